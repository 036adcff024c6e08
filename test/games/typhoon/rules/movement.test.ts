// Operational movement. 5114 and the hexes around it are open ground without roads; a road leads from Kursk (4913) west to
// 4914 and 4915, and a river without a bridge runs between 4914 and 5015; 4830 and 4929 are swamp on the German side.
import { describe } from '@jest/globals';
import { allowanceSum } from '../../../../src/games/typhoon/movement/allowance.ts';
import { leftForAttack, refuseAttackCost } from '../../../../src/games/typhoon/movement/attack-cost.ts';
import { moveLaw } from '../../../../src/games/typhoon/movement/move-law.ts';
import { pulseOrder } from '../../../../src/games/typhoon/sequence/pulse-now.ts';
import { costSum } from '../../../../src/mechanics/movement/costs.ts';
import { reachOf } from '../../../../src/mechanics/movement/ways.ts';
import { p, rule, stateOf } from './kit.ts';

const law = moveLaw(p);
const factor = (text: string, unit: string) => allowanceSum(p, stateOf(text), unit);
const cost = (text: string, unit: string, ...path: readonly string[]) =>
  costSum(law, stateOf(text), unit, path);

const GERMAN = 'phase german-movement; turn 5';
const RUSSIAN = 'phase russian-movement; turn 5';

describe('what a unit has to spend', () => {
  rule(
    ['typhoon:MOV.2', 'typhoon:MOV.3', 'typhoon:MOV.4', 'typhoon:R31'],
    'three factors for mobile units and the paratroops, two for all others',
    ({ given, then }) => {
      given(GERMAN);
      const text = `${RUSSIAN}; 24pz@5220; gd@5220; 34ik@5220; 1cav@5220; 42tb@5114; 101mrd@5114; 1kat@5114; 5para@5114; 22a@5114; 2cc@5114`;
      const all = (units: string) => units.split(' ').map((unit) => factor(text, unit).total);
      then.means(all('24pz gd 42tb 101mrd 1kat'), [3, 3, 3, 3, 3], 'typhoon:MOV.2');
      then.means(all('5para'), [3], 'typhoon:MOV.3');
      then.means(all('34ik 1cav 22a 2cc'), [2, 2, 2, 2], 'typhoon:MOV.4');
      then.means(
        [
          factor(`${text}; option russian-cavalry=fast`, '2cc').total,
          factor(`${text}; option russian-cavalry=fast`, '1cav').total,
        ],
        [3, 2],
        'typhoon:R31',
      );
    },
  );

  rule(
    ['typhoon:MOV.5', 'typhoon:R30', 'typhoon:MOV.6', 'typhoon:MOV.1'],
    'Mud leaves three to Russian tanks alone, the first Snow two to panzers',
    ({ given, then }) => {
      given(GERMAN);
      const units = ['24pz', '42tb', '101mrd', '5para', '22a'];
      const at = (turn: number) =>
        units.map(
          (unit) =>
            factor(`phase german-movement; turn ${turn}; own weather "mud"; ${unit}@5114`, unit).total,
        );
      then.means(at(3), [2, 3, 2, 2, 2], 'typhoon:MOV.5');
      then.entry(
        factor('phase russian-movement; turn 3; 5para@5114', '5para'),
        'allowance.mud',
        2,
        'typhoon:MOV.5',
      );
      then.means(at(3)[3], 2, 'typhoon:R30');
      then.means(
        [at(7), at(8)],
        [
          [2, 3, 3, 3, 2],
          [3, 3, 3, 3, 2],
        ],
        'typhoon:MOV.6',
      );
      then.means([at(1)[0], at(3)[0]], [6, 2], 'typhoon:MOV.1');
    },
  );

  rule(
    ['typhoon:MOV.14', 'typhoon:R33'],
    'twice as much for Germans in their first pulse of turn 1 alone',
    ({ given, then }) => {
      given(GERMAN);
      const at = (more: string) => [
        factor(`phase german-movement; ${more}; 24pz@5114`, '24pz').total,
        factor(`phase german-movement; ${more}; 34ik@5114`, '34ik').total,
      ];
      then.means(
        [at('turn 1'), at('turn 5')],
        [
          [6, 4],
          [3, 2],
        ],
        'typhoon:MOV.14',
      );
      then.means(at('turn 1; own pulse.number 3'), [3, 2], 'typhoon:R33');
      then.entry(
        factor('phase german-movement; turn 1; 24pz@5114', '24pz'),
        'allowance.blitz',
        2,
        'typhoon:MOV.14',
      );
    },
  );

  rule('typhoon:MOV.15', 'twice as much for Russians who begin in Moscow', ({ given, then }) => {
    given(RUSSIAN);
    then.entry(factor(`${RUSSIAN}; 22a@2309`, '22a'), 'allowance.moscow', 2);
    then.means(
      [factor(`${RUSSIAN}; 22a@2308`, '22a').total, factor(`${RUSSIAN}; 22a@2309`, '22a').total],
      [2, 4],
    );
  });

  rule('typhoon:SUP.10', 'one factor out of supply, whatever the ground', ({ given, then }) => {
    given(GERMAN);
    const text = `${GERMAN}; 24pz@4929; own unsupplied ["24pz"]`;
    then.entry(factor(text, '24pz'), 'allowance.oos', 1);
    then.means(
      [cost(text, '24pz', '4930').total, cost(`${GERMAN}; 24pz@4929`, '24pz', '4930').total],
      [1, 2],
    );
  });
});

describe('what the way costs', () => {
  rule(
    'typhoon:INH.TER',
    'swampy forest: three to panzers, two to other Germans, one to Russians',
    ({ given, then }) => {
      given(GERMAN);
      const into = (unit: string) => cost(`${GERMAN}; ${unit}@4420`, unit, '4421').total;
      then.means(['24pz', '34ik', '22a'].map(into), [3, 2, 1]);
    },
  );

  rule('typhoon:MOV.7', 'one more over a river without a bridge, for mobile units', ({ given, then }) => {
    given(RUSSIAN);
    const text = `${RUSSIAN}; 42tb@5015; 22a@5015`;
    then.entry(cost(text, '42tb', '4914'), 'cost.river', 1);
    then.means([cost(text, '42tb', '4914').total, cost(text, '22a', '4914').total], [2, 1]);
    // WEA.6: in Snow it is frozen.
    then.means(cost('phase russian-movement; turn 8; 42tb@5015', '42tb', '4914').total, 1);
  });

  rule(['typhoon:MOV.9', 'typhoon:R32'], 'half along a road for mobile units', ({ given, when, then }) => {
    given(`${RUSSIAN}; 42tb@4915; 24pz@1525`);
    then.entry(cost(`${RUSSIAN}; 42tb@4915`, '42tb', '4914'), 'cost.road', 1 / 2);
    when('move 42tb 4914 4913 4912 4911');
    then.event('units.moved', { cost: 2.5, left: 0.5 }, 'typhoon:SEQ.5');
    then.means(cost(`${RUSSIAN}; 42tb@4915`, '42tb', '4914', '4815').total, 1.5, 'typhoon:R32');
  });

  rule('typhoon:MOV.10', 'one factor more along a road for all others', ({ given, when, then, state }) => {
    given(`${RUSSIAN}; 22a@4915; 24pz@1525`);
    const text = `${RUSSIAN}; 22a@4915`;
    then.entry(cost(text, '22a', '4914', '4913', '4912'), 'cost.carried', -1);
    const reached = reachOf(law, stateOf(text), ['22a']).map(({ place }) => place);
    then.means(
      [reached.includes('4912'), reached.includes('4911'), reached.includes('4713')],
      [true, false, true],
    );
    then.refused('move 22a 4914 4913 4912 4911', 'MOVE.FAR', 'typhoon:MOV.1');
    when('move 22a 4914 4815 4714');
    then.event('units.moved', { cost: 2 }, 'typhoon:SEQ.5');
    then.means(state().own.phase.extra, ['22a']);
    // Once in a phase, however many hexes lead along a road.
    given(`${RUSSIAN}; 22a@4915; 24pz@1525`);
    when('move 22a 4914 4913 4912');
    then.event('units.moved', { cost: 2 }, 'typhoon:SEQ.5');
    then.means([state().own.phase.extra, state().own.phase.spent], [['22a'], { '22a': 4 }]);
  });

  rule(
    ['typhoon:WEA.1', 'typhoon:WEA.4', 'typhoon:WEA.5'],
    'in Mud the road from Smolensk to Moscow alone helps, and in the first turn of it only',
    ({ given, then }) => {
      given(RUSSIAN);
      const at = (turn: number, unit: string, from: string, to: string) =>
        cost(`phase russian-movement; turn ${turn}; own weather "mud"; ${unit}@${from}`, unit, to).total;
      then.means(
        [at(2, '42tb', '4915', '4914'), at(2, '42tb', '2310', '2411'), at(3, '42tb', '2310', '2411')],
        [1, 0.5, 1],
        'typhoon:WEA.1',
      );
      then.means(at(5, '42tb', '4915', '4914'), 0.5, 'typhoon:WEA.4');
      then.means(at(8, '42tb', '4915', '4914'), 0.5, 'typhoon:WEA.5');
    },
  );

  rule(
    ['typhoon:INH.TER', 'typhoon:R70', 'typhoon:WEA.6'],
    'swamp holds up panzer corps, swampy forest Germans too, until they freeze',
    ({ given, then }) => {
      given(GERMAN);
      const at = (turn: number, unit: string, from: string, to: string) =>
        cost(`phase german-movement; turn ${turn}; own weather "mud"; ${unit}@${from}`, unit, to).total;
      const swampy = '4421';
      then.means(
        [at(5, '24pz', '4929', '4930'), at(5, '34ik', '4929', '4930'), at(5, '42tb', '4929', '4930')],
        [2, 1, 1],
        'typhoon:INH.TER',
      );
      then.means(p.hex(swampy).terrain, 'swampy-forest', 'typhoon:R70');
      then.means(at(8, '24pz', '4929', '4930'), 1, 'typhoon:WEA.6');
    },
  );
});

describe('when a unit may move', () => {
  rule('typhoon:MOV.11', 'German armies not in a third pulse', ({ given, then }) => {
    given(`${GERMAN}; own pulse.number 5; 9a@5114; 34ik@5115`);
    then.refused('move 9a 5113', 'MOVE.ARMY-PULSE');
    then.allowed('move 34ik 5116');
  });

  rule(
    ['typhoon:MOV.12', 'typhoon:MOV.13', 'typhoon:SEQ.3', 'typhoon:SEQ.1'],
    'there is no third pulse in Mud, and in Snow none for Germans',
    ({ given, then }) => {
      given(GERMAN);
      const order = (turn: number) =>
        pulseOrder(p, stateOf(`phase german-movement; turn ${turn}; own weather "mud"`));
      const [g, r] = ['german', 'russian'];
      then.means(order(3), [g, r, g, r], 'typhoon:MOV.12');
      then.means(order(8), [r, g, r, g, r], 'typhoon:MOV.13');
      then.means(order(1), [g, r, g, r, g, r], 'typhoon:SEQ.3');
      then.means([order(5)[0], order(7)[0]], [g, r], 'typhoon:SEQ.1');
    },
  );

  rule('typhoon:SEQ.14', 'once in a pulse, and one at a time', ({ given, when, then }) => {
    given(`${RUSSIAN}; 22a@5114; 30a@5115; 24pz@1525`);
    then.refused('move 22a 30a 5113', 'MOVE.ALONE');
    when('move 22a 5113', 'move 30a 5116');
    then.refused('move 22a 5112', 'MOVE.CLOSED');
  });

  rule('typhoon:DIS.1', 'nobody who is Disrupted', ({ given, then }) => {
    given(`${RUSSIAN}; 22a@5114; 30a@5115; own disrupted ["22a"]`);
    then.refused('move 22a 5113', 'MOVE.DISRUPTED');
    then.means(
      refuseAttackCost(p, stateOf(`${RUSSIAN}; 22a@5114; own disrupted ["22a"]`), '22a')?.rule,
      'typhoon:DIS.1',
    );
  });

  rule('typhoon:R65', 'nobody enters what is out of play', ({ given, then }) => {
    given(`${RUSSIAN}; 22a@1422`);
    then.means([p.isHex('1422'), p.isHex('1323')], [true, false]);
  });
});

describe('what an attack costs', () => {
  rule(
    ['typhoon:MOV.8', 'typhoon:R35'],
    'a factor that was not spent; one who is out of supply attacks without moving',
    ({ given, when, then, state }) => {
      given(`${RUSSIAN}; 42tb@5114; 22a@5015; 24pz@1525`);
      when('move 42tb 5113 5112', 'move 22a 5014 5013');
      then.means(
        [leftForAttack(p, state(), '42tb'), leftForAttack(p, state(), '22a')],
        [2, 0],
        'typhoon:MOV.8',
      );
      then.means(refuseAttackCost(p, state(), '42tb'), undefined, 'typhoon:MOV.8');
      then.means(refuseAttackCost(p, state(), '22a')?.code, 'ATTACK.NO-POINTS', 'typhoon:MOV.8');
      const short = stateOf(`${RUSSIAN}; 22a@5015; own unsupplied ["22a"]`);
      then.means(refuseAttackCost(p, short, '22a'), undefined, 'typhoon:R35');
    },
  );

  rule('typhoon:MOV.9', 'no road rate for who attacks', ({ given, when, then, state }) => {
    given(`${RUSSIAN}; 42tb@4915; 24pz@1525`);
    when('move 42tb 4914 4913 4912');
    then.means(refuseAttackCost(p, state(), '42tb')?.code, 'ATTACK.BY-ROAD');
    then.means(refuseAttackCost(p, state(), '42tb')?.rule, 'typhoon:MOV.9');
  });

  rule('typhoon:MOV.10', 'nor the factor more of a road', ({ given, when, then }) => {
    given('phase german-movement; turn 5; 5ik@4913; 22a@5214');
    when('move 5ik 5013 5113');
    then.refused('attack 5214 from 5ik', 'ATTACK.BY-ROAD');
  });
});
