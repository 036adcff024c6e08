// Movement: factors, the bonus, ground, roads. 6101 and the hexes around it are open ground without roads; the main road from
// Brest-Litovsk (4248) leads over 4247, 4146 and 4145, and a brown road from 4145 over 4144 and 4143.
import { describe } from '@jest/globals';
import { costSum } from '../../../../src/mechanics/movement/costs.ts';
import { allowanceSum } from '../../../../src/games/deathstruggle/movement/allowance.ts';
import { refuseAttackCost } from '../../../../src/games/deathstruggle/movement/attack-cost.ts';
import { refuseStep } from '../../../../src/games/deathstruggle/movement/costs.ts';
import { moveLaw } from '../../../../src/games/deathstruggle/movement/move-law.ts';
import { p, rule, stateOf } from './kit.ts';

const law = moveLaw(p);
const AXIS = 'phase axis-movement; turn 1';
const RUSSIAN = 'phase russian-movement; turn 1';
/** An enemy far away, so that both sides are there. */
const FAR = '8a@2820';
const PREY = '8a@2820; 1ik@4150';

const all = (text: string, unit: string): number => allowanceSum(p, stateOf(text), unit).total;
const cost = (text: string, unit: string, ...path: readonly string[]): number =>
  costSum(law, stateOf(text), unit, path).total;

describe('what a unit has to spend', () => {
  const at = (side: string, turn: number, unit: string, phase = 'movement'): number =>
    all(`phase ${side}-${phase}; turn ${turn}; ${unit}@6101`, unit);

  rule(
    [
      'deathstruggle:OMF.1',
      'deathstruggle:OMF.2',
      'deathstruggle:OMF.3',
      'deathstruggle:OMF.4',
      'deathstruggle:OMF.9',
      'deathstruggle:MOV.1',
      'deathstruggle:MOV.5',
    ],
    'Germans: 6, 5, 4 and 3, and 3 more',
    ({ given, then }) => {
      given(`${AXIS}; 7pz@4150; ${FAR}`);
      then.means(at('axis', 1, '7pz'), 9, 'deathstruggle:OMF.1');
      then.means([at('axis', 1, '39mk'), at('axis', 1, 'sst')], [8, 8], 'deathstruggle:OMF.2');
      then.means([at('axis', 1, '1ik'), at('axis', 1, '1cav')], [7, 7], 'deathstruggle:OMF.3');
      then.means(at('axis', 1, '9armee'), 6, 'deathstruggle:OMF.4');
      then.means(at('russian', 1, '8a') - at('axis', 1, '9armee'), 2, 'deathstruggle:OMF.9');
      const entry = (unit: string) => allowanceSum(p, stateOf(`${AXIS}; ${unit}@6101`), unit);
      then.entry(entry('7pz'), 'allowance.bonus', 3, 'deathstruggle:MOV.5');
      then.means(at('axis', 1, '7pz') - at('axis', 1, '9armee'), 3, 'deathstruggle:MOV.1');
    },
  );

  rule(
    [
      'deathstruggle:OMF.5',
      'deathstruggle:OMF.6',
      'deathstruggle:OMF.7',
      'deathstruggle:OMF.8',
      'deathstruggle:MOV.2',
      'deathstruggle:R2',
    ],
    'Russians and allies: 5, 4 and 3',
    ({ given, then }) => {
      given(`${RUSSIAN}; ${PREY}`);
      const russians = (...units: readonly string[]) => units.map((unit) => at('russian', 1, unit) - 5);
      then.means(russians('2cc', '1para', '1kat'), [5, 5, 5], 'deathstruggle:OMF.5');
      then.means(russians('1mc'), [4], 'deathstruggle:OMF.6');
      then.means([at('axis', 1, 'hunrap') - 3, at('axis', 1, 'rummtn') - 3], [4, 4], 'deathstruggle:OMF.7');
      then.means(russians('8a', '10rc', '1sh'), [3, 3, 3], 'deathstruggle:OMF.8');
      then.means(at('axis', 1, '1rumc') - 3, 3, 'deathstruggle:MOV.2');
      then.means(russians('1td', '163md', '1tb'), [5, 5, 5], 'deathstruggle:R2');
    },
  );

  rule(
    ['deathstruggle:MOV.6', 'deathstruggle:MOV.13', 'deathstruggle:R78', 'deathstruggle:R30'],
    'in the breakthrough 2 less, with a bonus of 2 or 3',
    ({ given, then }) => {
      given(`${AXIS}; 7pz@4150; ${FAR}`);
      then.means(at('axis', 1, '7pz', 'breakthrough'), 6, 'deathstruggle:MOV.13');
      then.means(at('russian', 1, '1td', 'breakthrough'), 6, 'deathstruggle:MOV.6');
      // In Mud an army has 1, and keeps it.
      then.means(at('axis', 9, '9armee', 'breakthrough'), 3, 'deathstruggle:R78');
      given(`phase russian-breakthrough; turn 1; ${PREY}`);
      then.allowed('move 8a 2720', 'deathstruggle:R30');
    },
  );

  rule(
    ['deathstruggle:WEA.6', 'deathstruggle:R34'],
    'half in Mud and Snow, but for the bonus',
    ({ given, then }) => {
      given(`${AXIS}; 7pz@4150; ${FAR}`);
      const inMud = [at('axis', 9, '39mk'), at('axis', 9, '9armee'), at('russian', 9, '8a')];
      then.means(inMud, [2 + 3, 1 + 3, 2 + 5], 'deathstruggle:WEA.6');
      then.means(at('axis', 12, '39mk'), 2 + 3, 'deathstruggle:WEA.6');
      then.means(at('axis', 11, '39mk'), 5 + 3, 'deathstruggle:R34');
    },
  );

  rule(
    ['deathstruggle:SUP.15', 'deathstruggle:R45'],
    'mobile units have 4 at most without oil',
    ({ given, then }) => {
      given(`${AXIS}; 7pz@4150; ${FAR}`);
      const [ploesti, maikop] = [p.placeNamed('Ploesti'), p.placeNamed('Maikop')];
      const dry = (unit: string) => all(`${AXIS}; held ${ploesti} russian; ${unit}@6101`, unit);
      then.means([dry('7pz'), dry('39mk'), dry('1ik')], [7, 7, 7]);
      const wet = (unit: string) => all(`${RUSSIAN}; held ${maikop} axis; ${unit}@6101`, unit);
      then.means([wet('1td'), wet('2cc')], [9, 10], 'deathstruggle:R45');
    },
  );

  rule(
    ['deathstruggle:MOV.8', 'deathstruggle:R37'],
    'no bonus beside an army in good order, but for hexes of friends',
    ({ given, when, then }) => {
      given(`${AXIS}; 1ik@6101; 8a@6302`);
      when('move 1ik 6202');
      // 6202 is next to 6302 and its army: four for the hex and the bonus.
      then.event('units.moved', { cost: 4, left: 3 }, 'deathstruggle:MOV.3');
      then.means(cost(`${AXIS}; 1ik@6101; 8a@6302`, '1ik', '6202'), 4);
      given(`${AXIS}; 1ik@6101; 8a@6302; own disrupted ["8a"]`);
      when('move 1ik 6202');
      then.event('units.moved', { cost: 1, left: 6 }, 'deathstruggle:MOV.3');
      given(`${AXIS}; 1ik@6101; 2ik@6202; 8a@6302`);
      when('move 1ik 6202');
      then.event('units.moved', { cost: 1, left: 6 }, 'deathstruggle:MOV.3');
      given(`${AXIS}; 1ik@6101; 10rc@6302`);
      when('move 1ik 6202');
      then.event('units.moved', { cost: 1, left: 6 }, 'deathstruggle:MOV.3');
      then.at('1ik', '6202', 'deathstruggle:R37');
      // Three hexes take all three factors: there is nothing left of the bonus beside the army.
      given(`${AXIS}; 9armee@5901; 8a@6403`);
      then.refused('move 9armee 6001 6101 6202 6302', 'MOVE.FAR');
      // Nor when it leaves; unless a friend stays.
      given(`${AXIS}; 1ik@6101; 8a@6202`);
      then.refused('move 1ik 6001 5900 5800 5700 5600', 'MOVE.FAR');
      given(`${AXIS}; 1ik@6101; 11inf@6101 under; 8a@6202`);
      then.allowed('move 1ik 6001 5900 5800 5700 5600');
    },
  );

  rule(
    ['deathstruggle:MOV.7', 'deathstruggle:DIS.1', 'deathstruggle:ENT.1'],
    'who has given it up attacks, and who may not move does not',
    ({ given, when, then, state }) => {
      // Two hexes of four, and three points of bonus.
      given(`${AXIS}; 1ik@6001; 8a@6302`);
      when('move 1ik 6101 6202');
      then.event('units.moved', { cost: 5, left: 2 }, 'deathstruggle:MOV.3');
      then.means(refuseAttackCost(p, state(), '1ik', '6302'), undefined);
      const idle = (more: string): readonly unknown[] => {
        const refused = refuseAttackCost(p, stateOf(`${AXIS}; 1ik@6202; 8a@6302; ${more}`), '1ik', '6302');
        return [refused?.code, refused?.rule];
      };
      then.means(
        idle('own disrupted ["1ik"]'),
        ['ATTACK.DISRUPTED', 'deathstruggle:DIS.1'],
        'deathstruggle:DIS.1',
      );
      then.means(
        idle('own entrenched ["1ik"]; own pulse.dug ["1ik"]'),
        ['ATTACK.DUG-IN', 'deathstruggle:ENT.1'],
        'deathstruggle:ENT.1',
      );
    },
  );

  rule('deathstruggle:MOV.7', 'who has used the bonus does not attack', ({ given, when, then, state }) => {
    given(`${AXIS}; 9armee@6101; 10rc@6402`);
    when('move 9armee 6202 6302');
    then.means(refuseAttackCost(p, state(), '9armee', '6402'), undefined);
    given(`${AXIS}; 9armee@6100; 10rc@6402`);
    when('move 9armee 6000 6001 6101 6202 6302');
    then.means(refuseAttackCost(p, state(), '9armee', '6402')?.code, 'ATTACK.BONUS');
  });

  rule('deathstruggle:MOV.12', 'who has moved does not move in the breakthrough', ({ given, when, then }) => {
    given(`${AXIS}; 7pz@6101; 1ik@6302; ${FAR}`);
    when('move 7pz 6202', 'end');
    then.decides('axis', 'axis-breakthrough@orders');
    then.refused('move 7pz 6101', 'MOVE.HAS-GONE');
    then.allowed('move 1ik 6202');
  });

  rule(['deathstruggle:SEQ.A6', 'deathstruggle:R29'], 'Germans alone break through', ({ given, then }) => {
    given(`phase axis-breakthrough; turn 1; 1rumc@6101; 1ik@6302; ${FAR}`);
    then.refused('move 1rumc 6202', 'MOVE.ALLIES');
    then.allowed('move 1ik 6202', 'deathstruggle:R29');
  });
});

describe('what the ground costs', () => {
  rule(
    ['deathstruggle:MOV.3', 'deathstruggle:TER.8', 'deathstruggle:R73', 'deathstruggle:TER.14'],
    'forests and hills hold up mobile corps off the road',
    ({ given, then }) => {
      given(`${AXIS}; 7pz@4150; ${FAR}`);
      const to = (unit: string, from: string, hex: string) => cost(`${AXIS}; ${unit}@${from}`, unit, hex);
      then.means([to('7pz', '6101', '6202'), to('39mk', '6101', '6202')], [1, 1], 'deathstruggle:MOV.3');
      then.means(to('39mk', '3736', '3735'), 2, 'deathstruggle:TER.8');
      then.means([to('7pz', '3736', '3735'), to('1ik', '3736', '3735')], [1, 1], 'deathstruggle:R73');
      then.means([to('39mk', '4952', '5052'), to('7pz', '4952', '5052')], [2, 1], 'deathstruggle:TER.14');
      // Along the main road the forest is nothing.
      then.means(to('39mk', '2922', '2921') * 2, 1, 'deathstruggle:TER.8');
    },
  );

  rule(
    ['deathstruggle:TER.11', 'deathstruggle:TER.12', 'deathstruggle:R74', 'deathstruggle:WEA.2'],
    'swamps cost mobile units 2 and stop their corps, until they freeze',
    ({ given, then }) => {
      given(`${AXIS}; 7pz@4150; ${FAR}`);
      const of = (unit: string, from: string, hex: string, turn = 1) =>
        cost(`phase axis-movement; turn ${turn}; ${unit}@${from}`, unit, hex);
      then.means([of('7pz', '3735', '3836'), of('1ik', '3735', '3836')], [2, 1], 'deathstruggle:TER.12');
      then.means(of('39mk', '3735', '3836', 12), 1, 'deathstruggle:WEA.2');
      given(`${AXIS}; 39mk@3735; ${FAR}`);
      then.refused('move 39mk 3836 3835', 'MOVE.BOGGED', 'deathstruggle:TER.11');
      then.allowed('move 39mk 3836');
      given(`${AXIS}; 7pz@3735; ${FAR}`);
      then.allowed('move 7pz 3836 3835');
      given(`phase axis-movement; turn 12; 39mk@3735; ${FAR}`);
      then.allowed('move 39mk 3836 3835', 'deathstruggle:R74');
    },
  );

  rule('deathstruggle:MOV.3', 'a step leads into the next hex', ({ given, then }) => {
    given(`${AXIS}; 1ik@6101; ${FAR}`);
    const step = (hex: string) => refuseStep(p, stateOf(`${AXIS}; 1ik@6101`), '1ik', '6101', hex);
    then.means([step('6303')?.code, step('6202')], ['MOVE.NOT-NEXT', undefined]);
  });

  rule('deathstruggle:TER.16', 'no mobile corps goes into mountains', ({ given, then }) => {
    given(`${RUSSIAN}; 1mc@5845; 1td@5845 under; 1ik@4150`);
    then.refused('move 1mc 5945', 'MOVE.MOUNTAIN');
    then.allowed('move 1td 5945');
  });

  rule(['deathstruggle:MOV.4', 'deathstruggle:R36'], 'allies stay in the south', ({ given, then }) => {
    const north = p.grid.ids.find(
      (hex) =>
        !p.inArea('south', hex) &&
        p.hex(hex).terrain === 'clear' &&
        p.neighbours(hex).some((other) => p.inArea('south', other) && p.hex(other).terrain === 'clear'),
    );
    const south = p
      .neighbours(north ?? '')
      .find((hex) => p.inArea('south', hex) && p.hex(hex).terrain === 'clear');
    given(`${AXIS}; 1rumc@${south}; 1ik@${south} under; ${FAR}`);
    then.refused(`move 1rumc ${north}`, 'MOVE.NORTH');
    then.allowed(`move 1ik ${north}`);
    then.means(p.inArea('south', p.placeNamed('Kiev')), true, 'deathstruggle:R36');
  });

  rule(
    ['deathstruggle:TER.18', 'deathstruggle:WEA.2'],
    'water is closed, lakes until they freeze',
    ({ given, then }) => {
      given(`${RUSSIAN}; 8a@6214; 1ik@4150`);
      then.refused('move 8a 6314', 'MOVE.WATER');
      const [from, to] = p.set.board.map.hexsides.find(({ kind }) => kind === 'lake')?.between ?? ['', ''];
      given(`${RUSSIAN}; 8a@${from}; 1ik@4150`);
      then.refused(`move 8a ${to}`, 'MOVE.WATER');
      given(`phase russian-movement; turn 12; 8a@${from}; 1ik@4150`);
      then.allowed(`move 8a ${to}`, 'deathstruggle:WEA.2');
    },
  );

  rule(
    ['deathstruggle:TER.6', 'deathstruggle:R72'],
    'rivers cost panzers, tanks and German armies that attack',
    ({ given, when, then, state }) => {
      // 4036 is on the far bank of 3836 and 3936; the army has three factors for two hexes and the attack.
      given(`${AXIS}; 9armee@6101; ${FAR}`);
      const refused = (unit: string, from: string, hex: string, rivers: number, spent: number) => {
        const s = stateOf(`${AXIS}; ${unit}@${from}; 10rc@${hex}`);
        s.own.phase.rivers[unit] = rivers;
        s.own.phase.spent[unit] = spent * 2;
        return refuseAttackCost(p, s, unit, hex)?.code;
      };
      then.means(refused('9armee', '3936', '3836', 0, 2), undefined, 'deathstruggle:TER.6');
      then.means(refused('9armee', '3936', '3836', 0, 3), 'ATTACK.RIVER', 'deathstruggle:TER.6');
      then.means(refused('9armee', '3937', '3936', 1, 3), 'ATTACK.RIVER', 'deathstruggle:R72');
      then.means(refused('1ik', '3936', '3836', 1, 4), undefined, 'deathstruggle:R72');
      given(`${AXIS}; 9armee@3936; ${FAR}`);
      when('move 9armee 3836');
      then.means(state().own.phase.rivers['9armee'], 1, 'deathstruggle:R72');
      then.means([law.crossings?.('2112', '2013'), law.crossings?.('6101', '6202')], [1, 0]);
    },
  );

  rule('deathstruggle:R34', 'whoever is not Disrupted may go a hex', ({ given, when, then }) => {
    // In the Mud a mechanized corps has 1 in the breakthrough, beside an army no bonus, and hills cost it 2.
    given(`phase russian-breakthrough; turn 9; 1mc@5051; 9armee@5053`);
    when('move 1mc 5052');
    then.event('units.moved', { left: 0 });
  });
});

describe('roads', () => {
  rule(
    ['deathstruggle:MOV.9', 'deathstruggle:R35', 'deathstruggle:WEA.7'],
    'half a factor for mobile units, by a brown road in good weather alone',
    ({ given, then }) => {
      const to = (unit: string, from: string, hex: string, turn = 1) =>
        cost(`phase axis-movement; turn ${turn}; ${unit}@${from}`, unit, hex);
      given(`${AXIS}; 7pz@4150; ${FAR}`);
      then.means([to('7pz', '4248', '4247'), to('1kat', '4248', '4247')], [0.5, 0.5], 'deathstruggle:MOV.9');
      then.means([to('1para', '4248', '4247'), to('7pz', '4248', '4347')], [0, 2], 'deathstruggle:MOV.9');
      then.means(to('39mk', '4144', '4143'), 0.5, 'deathstruggle:R35');
      const turns = [1, 8, 9, 11, 12];
      then.means(
        turns.map((turn) => to('7pz', '4246', '4145', turn)),
        [0.5, 1, 1, 0.5, 0.5],
        'deathstruggle:WEA.7',
      );
      then.means(to('7pz', '4146', '4145', 9), 0.5, 'deathstruggle:WEA.7');
    },
  );

  rule(
    'deathstruggle:MOV.10',
    'a hex for nothing with the factor, and one with the bonus',
    ({ given, when, then, state }) => {
      given(`${AXIS}; 9armee@4248; ${FAR}`);
      // Three factors and three of bonus, and a hex for nothing with each.
      when('move 9armee 4247 4146 4145');
      then.event('units.moved', { cost: 2, left: 4 }, 'deathstruggle:MOV.3');
      given(`${AXIS}; 9armee@4248; ${FAR}`);
      when('move 9armee 4247 4146 4145 4045 3944');
      then.event('units.moved', { cost: 3, left: 3 }, 'deathstruggle:MOV.3');
      given(`${AXIS}; 9armee@4248; ${FAR}`);
      when('move 9armee 4247');
      then.event('units.moved', { cost: 0, left: 6 }, 'deathstruggle:MOV.3');
      then.means(cost(`${AXIS}; 9armee@4248`, '9armee', '4247', '4146', '4145', '4045'), 3);
      // The fifth hex is the one of the bonus, and who has it does not attack.
      for (const [more, code] of [
        ['', undefined],
        [' 3944', 'ATTACK.BONUS'],
      ] as const) {
        given(`${AXIS}; 9armee@4248; 10rc@3842`);
        when(`move 9armee 4247 4146 4145 4045${more}`);
        then.means(refuseAttackCost(p, state(), '9armee', '3842')?.code, code);
      }
      // Beside an army there is no bonus, and no hex with it.
      given(`${AXIS}; 9armee@4248; 8a@4046`);
      when('move 9armee 4247 4146');
      then.event('units.moved', { cost: 4 }, 'deathstruggle:MOV.3');
    },
  );
});
