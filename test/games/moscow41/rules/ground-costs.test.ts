// What each kind of unit pays for each ground, and what an attack leaves of its movement. 3606 and the hexes around it are open ground
// without roads; a road leads from Kursk (3408) east to Shchigry (3407) and 3406; 1318 is forest, 3418 swamp, 1816 swampy forest.
import { describe } from '@jest/globals';
import { allowance, isShort } from '../../../../src/games/moscow41/movement/allowance.ts';
import { refuseAttackCost } from '../../../../src/games/moscow41/movement/attack-cost.ts';
import { costsOf } from '../../../../src/games/moscow41/movement/costs.ts';
import { moveLaw } from '../../../../src/games/moscow41/movement/move-law.ts';
import { costSum } from '../../../../src/mechanics/movement/costs.ts';
import { p, rule, stateOf } from './kit.ts';

const WHO = ['24pz', '19pzd', 'gd', '35ik', '42tb', '22a'];

/** In the movement of its own side, in Good weather or in Snow. */
const charted = (turn: string, hex: string) =>
  WHO.map((unit) => {
    const side = p.sideOf(unit);
    return costsOf(p).charted(stateOf(`phase ${side}-movement; ${turn}; ${unit}@3606`), unit, hex).cost;
  });

describe('the ground', () => {
  rule(
    ['moscow41:TER.3', 'moscow41:TER.7', 'moscow41:TER.10', 'moscow41:WEA.11'],
    'costs panzer corps more, other Germans in swampy forest alone, Russians never; ice is no swamp',
    ({ given, then }) => {
      given('phase german-movement; turn 1; 35ik@3719');
      const clear = [1, 1, 1, 1, 1, 1];
      then.means(charted('turn 1', '3606'), clear, 'moscow41:TER.3');
      then.means(charted('turn 1', '1318'), [2, 1, 1, 1, 1, 1], 'moscow41:TER.3');
      then.means(charted('turn 1', '3418'), [2, 1, 1, 1, 1, 1], 'moscow41:TER.7');
      then.means(charted('turn 1', '1816'), [3, 2, 2, 2, 1, 1], 'moscow41:TER.10');
      const snow = 'turn 6; own weather "mud"';
      then.means(charted(snow, '3418'), clear, 'moscow41:WEA.11');
      then.means(charted(snow, '1816'), [2, 1, 1, 1, 1, 1], 'moscow41:WEA.11');
    },
  );

  rule(
    ['moscow41:ROAD.1', 'moscow41:ROAD.3'],
    'is named by whose rate of the road it is',
    ({ given, then }) => {
      given('phase russian-movement; turn 1; 42tb@3408');
      const sum = (unit: string) =>
        costSum(moveLaw(p), stateOf(`phase russian-movement; turn 1; ${unit}@3408`), unit, ['3407']);
      then.entry(sum('42tb'), 'cost.road', 0.5, 'moscow41:ROAD.1');
      then.entry(sum('22a'), 'cost.road', 2 / 3, 'moscow41:ROAD.3');
    },
  );
});

describe('what a unit may spend', () => {
  rule(
    ['moscow41:SUP.9', 'moscow41:R21'],
    'is settled as it sets out, and not by what it comes to on the way',
    ({ given, then }) => {
      const ring = '34ik@2717; 35ik@2917; 5ik@2817; 6ik@2819; 8ik@2718; 23ik@2918';
      const text = `phase russian-movement; turn 1; 42tb@2818; ${ring}`;
      given(text);
      const short = (more: string): boolean => isShort(p, stateOf(`${text}${more}`), '42tb');
      then.means(
        [short(''), short('; own phase.moved ["42tb"]; own phase.short []')],
        [true, false],
        'moscow41:R21',
      );
      then.means(short('; own phase.moved ["42tb"]; own phase.short ["42tb"]'), true);
      // Of those who are out of supply only armour and armies are slow.
      then.means(isShort(p, stateOf(`phase russian-movement; turn 1; 7grd@2818; ${ring}`), '7grd'), false);
      then.means(allowance(p, stateOf(text), 'wair'), 0, 'moscow41:SUP.9');
    },
  );
});

describe('who has moved', () => {
  const RUSSIAN = 'phase russian-movement; turn 1; 22a@3606; 34ik@3719';
  const refused = (text: string) => refuseAttackCost(p, stateOf(text), '22a')?.code;

  rule('moscow41:MOV.1', 'attacks as long as it has not spent what the bonus adds', ({ given, then }) => {
    given(RUSSIAN);
    // 3 and a bonus of 5: 18 sixths without it.
    const spent = (n: number, carried = 0) =>
      refused(`${RUSSIAN}; own phase.spent {"22a":${n}}; own phase.carried {"22a":${carried}}`);
    then.means([refused(RUSSIAN), spent(18), spent(19)], [undefined, undefined, 'ATTACK.BONUS']);
    // Given up in a zone it has been taken off already.
    then.means([spent(48, 1), spent(49, 1)], [undefined, 'ATTACK.BONUS']);
    const before = RUSSIAN.replace('russian-movement', 'russian-first-attacks');
    then.means(refused(`${before}; own phase.spent {"22a":48}`), undefined);
  });

  rule(
    ['moscow41:INH.DIS', 'moscow41:R24', 'moscow41:R136'],
    'and who is Disrupted, has dug in or attacked before movement does neither',
    ({ given, then }) => {
      given(RUSSIAN);
      then.means(refused(`${RUSSIAN}; own disrupted ["22a"]`), 'ATTACK.DISRUPTED', 'moscow41:INH.DIS');
      then.means(refused(`${RUSSIAN}; own pulse.dug ["22a"]`), 'ATTACK.DUG-IN', 'moscow41:R24');
      then.means(refused(`${RUSSIAN}; own pulse.used ["22a"]`), 'ATTACK.ATTACKED-FIRST', 'moscow41:R136');
    },
  );
});
