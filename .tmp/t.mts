import { p, stateOf } from '../test/games/typhoon/rules/kit.ts';
import { fight, row } from '../test/games/typhoon/rules/combat-kit.ts';
import { retreatGround } from '../src/mechanics/combat/allocated/field.ts';
import { fieldOf } from '../src/games/typhoon/combat-results/field.ts';
const t='phase german-movement; turn 5; 35ik@5214; 5ik@5213; 22a@5313';
console.log(fight(t,'5313','35ik 5ik'), p.neighbours('5313'), retreatGround(fieldOf(p), stateOf(t),'russian').around('5313'));
console.log(row(t,'5313','35ik 5ik',1));
