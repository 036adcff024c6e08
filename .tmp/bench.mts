import { openSeed, seeded } from '../src/core/dice.ts';
import { apply, settle } from '../src/core/kernel.ts';
import { nextOrder, seating } from '../src/players/player.ts';
import { randomPlayer } from '../src/players/random.ts';
import { moscow41 as game } from '../tools/games/moscow41/shipped.ts';
import { fullOptions } from '../src/record/optional-rules.ts';
const { rules } = game;
const o:any = fullOptions(game, {});
const seat = seating(rules);
for (const seed of [1]) {
const dice = seeded(openSeed(String(seed)));
const s:any = rules.setup('campaign', o.value);
settle(rules, s, dice);
const players = Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));
let n=0; const t=Date.now(); const by:any={};
for (let at = seat(s); at !== undefined && Date.now()-t<25000; at = seat(s)) {
  const t1=process.hrtime.bigint();
  const order = nextOrder(at, rules.sides, players)!;
  const key=at('').decision.at;
  apply(rules, s, order, dice); n++;
  const k=key+' '+order.verb; by[k]??=[0,0]; by[k][0]++; by[k][1]+=Number(process.hrtime.bigint()-t1)/1e6;
}
console.log(seed, n, Date.now()-t,'ms', 'turn',s.clock.turn, s.clock.phase);
console.log(Object.entries(by).sort((a:any,b:any)=>b[1][1]-a[1][1]).slice(0,12).map(([k,[c,ms]]:any)=>`${k} ${c} ${ms.toFixed(0)}ms`).join('\n'));
}
