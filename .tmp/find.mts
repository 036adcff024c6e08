import { p } from '../tools/games/typhoon/shipped.ts';
import { groundOf, SIDE, HEX, hexBits, sideBits } from '../src/mechanics/ground.ts';
console.log('moscow',p.withFeature('moscow'),'tula',p.withFeature('tula'), 'major', p.withFeature('major-city').map(h=>h+' '+p.hex(h).features[0].name).join('; '));
const want:any={lake:SIDE.lake,guarded:SIDE.guarded};
for(const [k,b] of Object.entries(want) as any){ const f:string[]=[]; for(const h of p.grid.ids) for(const n of p.neighbours(h)) if(sideBits(p,h,n)&b) f.push(h+'>'+n); console.log(k,f.slice(0,24).join(' '), f.length);}
const clean=(h:string)=>p.neighbours(h).length===6&&p.neighbours(h).every(n=>!(sideBits(p,h,n)&(SIDE.river|SIDE.lake|SIDE.line|SIDE.guarded)));
const forest=p.grid.ids.filter(h=>(hexBits(p,h)&HEX.forest)&&!(hexBits(p,h)&HEX.swamp)&&clean(h)&&p.neighbours(h).filter(n=>!(hexBits(p,n)&(HEX.forest|HEX.swamp))).length>=3&&p.neighbours(h).every(n=>!(sideBits(p,h,n)&SIDE.road)));
console.log('forest',forest.slice(0,8).join(' '));
const swamp=p.grid.ids.filter(h=>(hexBits(p,h)&HEX.swamp)&&clean(h)); console.log('swamp',swamp.slice(0,8).join(' '), swamp.map(h=>p.hex(h).terrain).slice(0,8).join());
const edge=p.grid.ids.filter(h=>p.neighbours(h).length<5); console.log('edge',edge.slice(0,10).join(' '), edge.slice(-10).join(' '));
const rivers=p.grid.ids.flatMap(h=>p.neighbours(h).filter(n=>sideBits(p,h,n)&SIDE.river).map(n=>h+'>'+n+((sideBits(p,h,n)&SIDE.bridge)?'b':''))); console.log('rivers',rivers.filter(x=>/^(49|50|48|47)/.test(x)).slice(0,40).join(' '));
