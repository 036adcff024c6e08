import { p } from '../tools/games/moscow41/shipped.ts';
import { SIDE, HEX, hexBits, sideBits } from '../src/mechanics/ground.ts';
const t=(h:string)=>h+(hexBits(p,h)?'['+Object.entries(HEX).filter(([,v])=>hexBits(p,h)&v).map(([k])=>k)+']':'');
for (const h of process.argv.slice(2)) console.log(t(h),'::', p.neighbours(h).map(n=>{const b=sideBits(p,h,n);return t(n)+(b?'('+Object.entries(SIDE).filter(([,v])=>b&v).map(([k])=>k)+')':'')}).join(' '));
