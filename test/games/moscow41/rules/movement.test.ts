// Movement: basic factors and the bonus, ground, roads. 3606 and the hexes around it are open ground without roads; a road leads
// from Kursk (3408) east to Shchigry (3407) and 3406; 3418 is swamp, 1318 forest.
import { describe, expect } from '@jest/globals';
import { costSum } from '../../../../src/mechanics/movement/costs.ts';
import { allowanceSum } from '../../../../src/games/moscow41/movement/allowance.ts';
import { refuseAttackCost } from '../../../../src/games/moscow41/movement/attack-cost.ts';
import { moveLaw } from '../../../../src/games/moscow41/movement/move-law.ts';
import { deskAt } from '../../../kit/desk.ts';
import { moscow41, p, rule, stateOf } from './kit.ts';

const law = moveLaw(p);
const RUSSIAN = 'phase russian-movement; turn 1';
/** A German in his own land, so that both sides can move. */
const FAR = '34ik@3719';

const all = (text: string, unit: string): number => allowanceSum(p, stateOf(text), unit).total;
const cost = (text: string, unit: string, ...path: readonly string[]): number =>
  costSum(law, stateOf(text), unit, path).total;

describe('what a unit has to spend', () => {
  rule(
    ['moscow41:MOV.1', 'moscow41:INH.MOV', 'moscow41:R1'],
    'a basic factor and a bonus',
    ({ given, then }) => {
      given(`${RUSSIAN}; 22a@3606; ${FAR}`);
      const at = (side: string, unit: string, hex: string) =>
        all(`phase ${side}-movement; turn 1; ${unit}@${hex}`, unit);
      then.means(
        ['24pz', '34ik', '9a', 'gd'].map((unit) => at('german', unit, '3719')),
        [9, 7, 6, 8],
        'moscow41:INH.MOV',
      );
      then.means(
        ['42tb', '22a', '5para', '2cc'].map((unit) => at('russian', unit, '3600')),
        [10, 8, 10, 10],
        'moscow41:R1',
      );
      then.entry(
        allowanceSum(p, stateOf(`${RUSSIAN}; 22a@3600`), '22a'),
        'allowance.bonus',
        5,
        'moscow41:MOV.1',
      );
    },
  );

  rule(
    [
      'moscow41:WEA.3',
      'moscow41:WEA.4',
      'moscow41:WEA.5',
      'moscow41:WEA.12',
      'moscow41:WEA.13',
      'moscow41:WEA.14',
      'moscow41:WEA.8',
    ],
    'less in Mud, less for Germans in Snow',
    ({ given, then }) => {
      given(`${RUSSIAN}; 22a@3606; ${FAR}`);
      const at = (turn: number, unit: string, hex: string) =>
        all(`phase german-movement; turn ${turn}; own weather "mud"; ${unit}@${hex}`, unit);
      then.means(at(3, '34ik', '3719') - 3, 3, 'moscow41:WEA.3');
      then.means([at(3, '24pz', '3719') - 3, at(3, '9a', '3719') - 3], [2, 2], 'moscow41:WEA.4');
      then.means([at(3, '42tb', '3600') - 5, at(3, '22a', '3600') - 5], [4, 2], 'moscow41:WEA.5');
      then.means(at(6, '24pz', '3719') - 3, 3, 'moscow41:WEA.12');
      then.means([at(6, '34ik', '3719') - 3, at(6, 'gd', '3719') - 3], [2, 2], 'moscow41:WEA.13');
      then.means(at(6, '42tb', '3600') - 5, 5, 'moscow41:WEA.14');
      then.means(at(4, '24pz', '3719') - 3, 6, 'moscow41:WEA.8');
    },
  );

  rule(
    ['moscow41:SUP.9', 'moscow41:R21'],
    'tanks, panzers and armies without supply: one hex and the bonus',
    ({ given, then }) => {
      // 2818 is German land round which the Germans stand.
      const ring = '34ik@2717; 35ik@2917; 5ik@2817; 6ik@2819; 8ik@2718; 23ik@2918';
      given(`${RUSSIAN}; ${FAR}`);
      const out = (unit: string) => all(`${RUSSIAN}; ${unit}@2818; ${ring}`, unit);
      then.entry(
        allowanceSum(p, stateOf(`${RUSSIAN}; 42tb@2818; ${ring}`), '42tb'),
        'allowance.oos',
        1,
        'moscow41:SUP.9',
      );
      then.means([out('42tb'), out('22a'), out('7grd')], [6, 6, 8], 'moscow41:R21');
    },
  );

  rule(
    ['moscow41:SUP.9', 'moscow41:R21'],
    'one hex whatever the ground and the river, and no more than one by road',
    ({ given, when, then, state }) => {
      // 1907 is forest over a river from 1906, and lies on the highway between 1807, 1908 and 1909.
      given('phase german-movement; turn 1; 24pz@1906; 22a@1905');
      then.refused('move 24pz 1907 2007', 'MOVE.FAR', 'moscow41:MOV.1');
      when('move 24pz 1907');
      then.event('units.moved', { cost: 4, left: 0 }, 'moscow41:INH.SEQ');
      given('phase german-movement; turn 1; 24pz@1907; 22a@1806; 30a@1906; 3a@1710');
      then.refused('move 24pz 1908 1909', 'MOVE.FAR', 'moscow41:MOV.1');
      given('phase german-movement; turn 1; 24pz@1908; 22a@1806; 30a@1906; 3a@1710');
      then.means(allowanceSum(p, state(), '24pz').total, 4, 'moscow41:SUP.9');
      when('move 24pz 1907');
      // It has paid for a whole hex.
      then.means([state().own.phase.spent['24pz'], state().own.disrupted], [24, []], 'moscow41:R21');
    },
  );

  rule('moscow41:R126', 'a city that its garrison holds is not walked into', ({ given, then }) => {
    for (const [hex, from] of [
      ['1806', '1807'],
      ['2406', '2407'],
    ] as const) {
      given(`phase german-movement; turn 1; 34ik@${from}; 22a@1000`);
      then.refused(`move 34ik ${hex}`, 'MOVE.GARRISON');
      then.allowed(`attack ${hex} from 34ik`);
      given(`phase german-movement; turn 1; 34ik@${from}; 22a@1000; own fallen ["${hex}"]`);
      then.allowed(`move 34ik ${hex}`);
    }
  });

  rule('moscow41:R1', 'no bonus for who goes into a zone or out of one', ({ given, when, then, state }) => {
    given(`${RUSSIAN}; 7grd@3606; 35ik@3603`);
    // 3604 is next to 3603.
    when('move 7grd 3605 3604');
    then.event('units.moved', { cost: 7, left: 1 }, 'moscow41:INH.SEQ');
    then.means((state().own.phase.carried['7grd'] ?? 0) & 1, 1);
    given(`${RUSSIAN}; 7grd@3607; 35ik@3603`);
    when('move 7grd 3606 3605');
    then.event('units.moved', { cost: 2, left: 6 }, 'moscow41:INH.SEQ');
    given(`${RUSSIAN}; 7grd@3607; 35ik@3603`);
    then.refused('move 7grd 3606 3605 3705 3704 3604', undefined, 'moscow41:MOV.1');
  });
});

describe('what the ground costs', () => {
  rule(
    ['moscow41:TER.3', 'moscow41:TER.7', 'moscow41:TER.10', 'moscow41:WEA.11'],
    'forest and swamp hold up panzer corps, until the swamp freezes',
    ({ given, then }) => {
      given(`${RUSSIAN}; ${FAR}`);
      const at = (turn: number, unit: string, from: string, to: string) =>
        cost(`phase german-movement; turn ${turn}; own weather "mud"; ${unit}@${from}`, unit, to);
      then.means([at(1, '24pz', '1419', '1318'), at(1, '34ik', '1419', '1318')], [2, 1], 'moscow41:TER.3');
      then.means([at(1, '24pz', '3517', '3418'), at(1, '34ik', '3517', '3418')], [2, 1], 'moscow41:TER.7');
      then.means(
        p.tables.terrain.find(({ id }) => id === 'swampy-forest'),
        expect.objectContaining({ panzer: 3, german: 2 }),
        'moscow41:TER.10',
      );
      then.means(at(6, '24pz', '3517', '3418'), 1, 'moscow41:WEA.11');
    },
  );

  rule('moscow41:TER.11', 'a river costs armour one more into a zone or out of one', ({ given, then }) => {
    given(`${RUSSIAN}; ${FAR}`);
    const over = (unit: string, more: string, turn = 1) => {
      const s = stateOf(`phase russian-movement; turn ${turn}; ${unit}@3508; ${more}`);
      return law.surcharge?.(
        s,
        {
          units: [unit],
          side: 'russian',
          trail: ['3508'],
          spent: [0],
          allowed: [60],
          limit: 60,
          isFresh: true,
        },
        '3508',
        '3409',
      );
    };
    then.means(
      [over('42tb', FAR), over('42tb', '34ik@3609'), over('22a', '34ik@3609'), over('42tb', '34ik@3609', 6)],
      [0, 6, 0, 0],
    );
  });

  rule('moscow41:TER.23', 'lakes are closed until they freeze', ({ given, then }) => {
    const lake = p.set.board.map.hexsides.find(({ kind }) => kind === 'lake')?.between ?? ['', ''];
    given(`${RUSSIAN}; 22a@${lake[0]}; ${FAR}`);
    then.refused(`move 22a ${lake[1]}`, 'MOVE.LAKE');
    given(`phase russian-movement; turn 6; 22a@${lake[0]}; ${FAR}`);
    then.allowed(`move 22a ${lake[1]}`);
  });
});

describe('roads', () => {
  rule(
    ['moscow41:ROAD.1', 'moscow41:ROAD.3', 'moscow41:R9'],
    'half a factor for the fast, two thirds for all others',
    ({ given, then }) => {
      given(`${RUSSIAN}; ${FAR}`);
      then.means(
        ['42tb', '1kat', '5para'].map((unit) => cost(`${RUSSIAN}; ${unit}@3409`, unit, '3408')),
        [0.5, 0.5, 0.5],
        'moscow41:ROAD.1',
      );
      const text = `${RUSSIAN}; 22a@3409`;
      then.means(cost(text, '22a', '3408'), 2 / 3, 'moscow41:ROAD.3');
      given(`${RUSSIAN}; 22a@3409; ${FAR}`);
      then.means(law.price(stateOf(text), '22a', '3409', '3408') * 3, 12, 'moscow41:R9');
    },
  );

  rule('moscow41:ROAD.2', 'the half of a road is lost off it', ({ given, when, then }) => {
    given(`${RUSSIAN}; 42tb@3409; ${FAR}`);
    when('move 42tb 3408 3308');
    then.event('units.moved', { cost: 2 }, 'moscow41:INH.SEQ');
    then.entry(
      costSum(law, stateOf(`${RUSSIAN}; 42tb@3409`), '42tb', ['3408', '3308']),
      'cost.carried',
      0.5,
      'moscow41:MOV.1',
    );
    given(`${RUSSIAN}; 42tb@3409; ${FAR}`);
    when('move 42tb 3408 3407 3306');
    then.event('units.moved', { cost: 2 }, 'moscow41:INH.SEQ');
    then.at('42tb', '3306', 'moscow41:ROAD.2');
  });

  rule(
    'moscow41:ROAD.5',
    'running into a zone by road disrupts whoever cannot pay for the whole hex',
    ({ given, when, then, state }) => {
      given(`${RUSSIAN}; 22a@3409; 34ik@3306`);
      // One hex of road: it pays the whole of it, and its bonus.
      when('move 22a 3408 3407');
      then.means(state().own.disrupted, []);
      given(`${RUSSIAN}; 22a@3609; 34ik@3306`);
      when('move 22a 3509 3409 3408 3407');
      then.event('units.disrupted', { units: ['22a'] });
      given(`${RUSSIAN}; 22a@3609; 34ik@3306; 7grd@3407`);
      when('move 22a 3509 3409 3408 3407');
      then.means(state().own.disrupted, []);
    },
  );

  rule(
    ['moscow41:ROAD.5', 'moscow41:R9'],
    'the sum of a way has the whole of the last hex, and what is left beside it, or that it cannot be paid',
    ({ given, when, then, state }) => {
      const way = ['3408', '3407'];
      const text = `${RUSSIAN}; 22a@3409; 34ik@3306`;
      const sum = (from: string, path: readonly string[], more = '') =>
        costSum(law, stateOf(`${RUSSIAN}; 22a@${from}; 34ik@3306${more}`), '22a', path);
      given(text);
      then.means(sum('3409', way).total.toFixed(2), '6.67');
      then.entry(sum('3409', way), 'cost.whole-hex', 1 / 3, 'moscow41:ROAD.5');
      when('move 22a 3408 3407');
      then.event('units.moved', { cost: 6.67, left: 1.33 }, 'moscow41:INH.SEQ');
      then.means([state().own.phase.spent['22a'], state().own.disrupted], [40, []], 'moscow41:R9');
      // A friend there, or nobody but Disrupted enemies: by road as elsewhere.
      then.means(sum('3409', way, '; 7grd@3407').total.toFixed(2), '6.33');
      then.means(sum('3409', way, '; own disrupted ["34ik"]').total.toFixed(2), '1.33');
      // What cannot be paid is not: the unit is Disrupted where it comes.
      const far = sum('3609', ['3509', '3409', '3408', '3407']);
      then.entry(far, 'cost.unpaid-hex', 0, 'moscow41:ROAD.5');
      const said = deskAt(moscow41, text).says('why 22a 3407');
      expect(said).toMatch(/cost 6 and 2 thirds of 8/);
      expect(said).toMatch(/Shchigry by road 2 thirds, the rest for its zone 1 third, bonus given up 5/);
    },
  );

  rule(
    'moscow41:WEA.2',
    'in Mud the road from Smolensk to Moscow alone, in its first turn',
    ({ given, then }) => {
      given(`${RUSSIAN}; ${FAR}`);
      const [route = []] = p.set.board.map.networks['highway']?.routes ?? [];
      const [from = '', to = ''] = route.slice(-2);
      const at = (turn: number, a: string, b: string) =>
        cost(`phase russian-movement; turn ${turn}; own weather "mud"; 42tb@${a}`, '42tb', b);
      then.means([at(2, from, to), at(3, from, to), at(2, '3409', '3408')], [0.5, 1, 1]);
    },
  );
  rule('moscow41:WEA.10', 'and all of them in Snow', ({ given, then }) => {
    given(`${RUSSIAN}; ${FAR}`);
    then.means(cost('phase russian-movement; turn 6; 42tb@3409', '42tb', '3408'), 0.5);
  });
});

describe('who may not go', () => {
  rule(
    ['moscow41:INH.DIS', 'moscow41:R24', 'moscow41:ENT.1'],
    'who is Disrupted, and who has dug in',
    ({ given, when, then }) => {
      given(`${RUSSIAN}; 22a@3606; ${FAR}; own disrupted ["22a"]`);
      then.refused('move 22a 3605', 'MOVE.DISRUPTED', 'moscow41:INH.DIS');
      given(`phase russian-administration; turn 1; 22a@3606; 7grd@3505; ${FAR}`);
      then.refused('entrench 7grd', 'ENTRENCH.KIND', 'moscow41:ENT.1');
      when('entrench 22a', 'end');
      then.refused('move 22a 3605', 'MOVE.DUG-IN', 'moscow41:R24');
    },
  );

  rule('moscow41:ENT.3', 'entrenchment is lost by going', ({ given, when, then }) => {
    given(`${RUSSIAN}; 22a@3606; ${FAR}; own entrenched ["22a"]`);
    when('move 22a 3605');
    then.event('entrenchment.lost', { units: ['22a'] });
  });

  rule('moscow41:MOV.1', 'who has used its bonus does not attack', ({ given, when, then, state }) => {
    given(`${RUSSIAN}; 22a@3609; 7grd@3606; ${FAR}`);
    when('move 22a 3608 3607', 'move 7grd 3605 3604 3603 3602');
    then.means(
      [refuseAttackCost(p, state(), '22a')?.code, refuseAttackCost(p, state(), '7grd')?.code],
      [undefined, 'ATTACK.BONUS'],
    );
  });
});
