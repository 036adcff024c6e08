import { p } from '../tools/games/typhoon/shipped.ts';
import { groundOf, SIDE, HEX } from '../src/mechanics/ground.ts';
const show=(h)=>{ const hx=p.hex(h); return h+':'+hx.terrain.slice(0,2)+(hx.features.length?'/'+hx.features.map(f=>f.key+' '+f.name).join(','):'')};
const sideTxt=(a,b)=>{const k=p.sideKinds(a,b); const g=groundOf(p); let n=p.grid.index(a)*6; for(let d=0;d<6;d++){ if(p.grid.neighbours[n+d]===p.grid.index(b)){const bits=g.sides[n+d]; return Object.entries(SIDE).filter(([,v])=>bits&v).map(([k])=>k).join('+')}} return ''};
for (const h of process.argv.slice(2)) { console.log(show(h)); const names=['ne','e','se','sw','w','nw']; const ns=p.neighbours(h); ns.forEach((n)=>console.log('   ',show(n),sideTxt(h,n))); }
