// Chapter 9: movement, with the factors of 2.10 and the cav-mech groups of 12.3. 4104 and the hexes around it are far from
// any line: 4204 is forest, 4304 marsh and 4205 clear in a partisan area, 4105 clear, and a river runs round it.
import { describe, expect } from '@jest/globals';
import { seenBy } from '../../../../src/api/game.ts';
import { decision } from '../../../../src/core/kernel.ts';
import { CLOSED, costSum } from '../../../../src/mechanics/movement/costs.ts';
import { marchingOf } from '../../../../src/mechanics/movement/march-cost.ts';
import { refuseMove } from '../../../../src/mechanics/movement/order.ts';
import { stackOf } from '../../../../src/mechanics/movement/stack.ts';
import { reachOf, wayBetween } from '../../../../src/mechanics/movement/ways.ts';
import { lineOf } from '../../../../src/board/chart-lines.ts';
import { isSupplied } from '../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { allowanceSum, owedDice } from '../../../../src/games/dagc/09-movement/9.1-allowance.ts';
import { refuseStep } from '../../../../src/games/dagc/09-movement/9.5-costs.ts';
import { moveLaw } from '../../../../src/games/dagc/09-movement/9.1-move-law.ts';
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

const law = moveLaw(p);
const sumOf = (text: string, unit: string, ...path: readonly string[]) =>
  costSum(law, stateOf(text), unit, path);
const factorNow = (s: State<Own>, unit: string) => law.allowance(s, unit);
const factor = (text: string, unit: string) => allowanceSum(p, stateOf(text), unit);

describe('2.10, 9.1, 9.2: what a unit has to spend, and when', () => {
  rule(['dagc:2.10a', 'dagc:9.1', 'dagc:2.7b'], 'seven points for units of both sides', ({ given, then }) => {
    given('phase soviet-movement; turn 2');
    const text = 'phase soviet-movement; turn 2; 5gt@4104; 6inf@4114; 39pz@4115';
    then.entry(factor(text, '5gt'), 'allowance.factor', 7, 'dagc:9.1');
    then.means(factor(text, '6inf').total, 7, 'dagc:2.10a');
    then.means(
      [factor(text, '39pz').total, sumOf(text, '39pz', '4015').total],
      [7, sumOf('phase german-movement; turn 2; 6inf@4115', '6inf', '4015').total],
      'dagc:2.7b',
    );
  });

  rule('dagc:2.10b', 'eight for activated units on turn 1', ({ given, then }) => {
    given('phase soviet-movement; turn 1; 5a@4104');
    const all = ['5a@4104', '5a@4104; own turn.activated []'].map(
      (unit) => factor(`phase soviet-movement; turn 1; ${unit}`, '5a').total,
    );
    then.means([...all, factor('phase soviet-movement; turn 2; 5a@4104', '5a').total], [8, 7, 7]);
  });

  rule(
    'dagc:2.7b',
    'costs are alike for all of a side but cav-mech groups and who is bound',
    ({ given, then }) => {
      given('phase soviet-movement; turn 2');
      const keyIn = (scenario: string, unit: string): string =>
        law.classOf(
          stateOf(`scenario ${scenario}; option ukrainian-front=bound; phase soviet-movement; turn 5`),
          unit,
        ).key;
      // Where those who are bound may go hangs on what was Soviet as the game began.
      const isSame = (unit: string, other = unit): boolean =>
        keyIn('historical', unit) === keyIn('no-bomb-plot', other);
      then.means(
        [isSame('5a'), isSame('5a', '39a'), isSame('5a', 'cmo'), isSame('5a', '6inf'), isSame('13a')],
        [true, true, false, false, false],
      );
      then.means(law.classOf(stateOf('phase soviet-movement; turn 5'), '13a').lasts, true);
    },
  );

  rule('dagc:2.10c', 'none for fortified localities, which never move', ({ given, then }) => {
    given('phase german-movement; turn 2; fors@4104; 6inf@4104 under');
    then.refused('move fors 4105', 'MOVE.LOCALITY');
    then.allowed('move 6inf 4105');
  });

  rule('dagc:2.10d', 'ten for the corps of 5th Panzer Army', ({ given, then }) => {
    given('phase german-movement; turn 2; 47pz@4104');
    then.means(factor('phase german-movement; turn 2; 47pz@4104', '47pz').total, 10);
  });

  rule('dagc:2.10e', 'seven for cav-mech groups, to which all ground is clear', ({ given, then }) => {
    const text = 'phase soviet-movement; turn 2; cmo@4104';
    given(text);
    then.means([factor(text, 'cmo').total, sumOf(text, 'cmo', '4204', '4304').total], [7, 2]);
  });

  rule('dagc:2.10f', 'the program says it', ({ given, then, state }) => {
    given('phase german-movement; turn 2; 47pz@4104; 6inf@4105');
    const seen = new Map(
      seenBy(dagc, state(), 'german').units.map((unit) => [unit.id, unit.facts['movement']]),
    );
    then.means([seen.get('47pz'), seen.get('6inf')], [10, 7]);
  });

  rule('dagc:9.2a', 'points are not kept for another phase', ({ given, when, then, state }) => {
    given('phase german-movement; turn 2; 6inf@4104; 5a@1300; held 1301 soviet');
    when('move 6inf 4105', 'end');
    then.means([state().own.phase.spent, law.allowance(state(), '6inf')], [{}, 7]);
  });

  rule('dagc:9.2b', 'nobody must move', ({ given, when, then, state }) => {
    given('phase german-movement; turn 2; 6inf@4104; 5a@4103');
    when('end');
    then.means(state().clock.phase, 'german-post-combat');
  });

  rule(
    ['dagc:9.2c', 'dagc:9.2e'],
    'a unit may stop early, and goes from hex to hex',
    ({ given, when, then }) => {
      given('phase german-movement; turn 2; 6inf@4104');
      when('move 6inf 4105');
      then.event('units.moved', { cost: 2, left: 5 }, 'dagc:9.2e');
      then.refused('move 6inf 4307', 'MOVE.NOT-NEXT', 'dagc:9.2e');
      when('move 6inf 4106');
      then.event('units.moved', { cost: 3, left: 4, from: '4105' }, 'dagc:9.2e');
      const [spent] = stackOf(law, stateOf('phase german-movement; turn 2; 6inf@4104'), ['6inf']).spent;
      then.means(spent, 0, 'dagc:9.2c');
    },
  );

  rule('dagc:9.2d', 'a move that is over is not made otherwise', ({ given, when, then }) => {
    given('phase german-movement; turn 2; 6inf@4104; 12inf@4114');
    when('move 6inf 4105 4106 4107 4108 4109 4110', 'move 12inf 4115');
    then.refused('move 6inf 4109', 'MOVE.AGAIN');
  });

  rule(
    ['dagc:5.2c', 'dagc:5.2h'],
    'each side is asked in its own movement phase',
    ({ given, then, state }) => {
      const asked = () => decision(dagc.rules, state())?.question;
      given('phase soviet-movement; turn 2; 5a@4104');
      then.means(asked(), { key: 'ask.soviet-movement', params: { side: 'soviet', count: 1 } }, 'dagc:5.2c');
      given('phase german-movement; turn 2; 6inf@4104');
      then.means(asked(), { key: 'ask.german-movement', params: { side: 'german', count: 1 } }, 'dagc:5.2h');
    },
  );

  rule('dagc:9.2f', "units move in their own side's phase", ({ given, then }) => {
    given('phase german-movement; turn 2; 6inf@4104; 5a@4110');
    then.refused('move 5a 4111', 'MOVE.NOT-YOURS');
    given('phase german-post-combat; turn 2; 6inf@4104');
    then.refused('move 6inf 4105', 'ORDER.NOT-NOW', 'hexfront:orders');
  });

  rule('dagc:5.4a', 'on turn 1 activated units alone', ({ given, then }) => {
    given('phase soviet-movement; turn 1; 5a@4104; 2sh@1300');
    then.refused('move 2sh 1200', 'SEQUENCE.NOT-ACTIVATED');
    then.allowed('move 5a 4105');
    then.means(moveLaw(p).isMobile(stateOf('phase soviet-movement; turn 1; 2sh@1300'), '2sh'), false);
  });
});

describe('9.3, 9.4, 9.7, 9.11, 9.12: where nobody goes', () => {
  rule(
    ['dagc:9.3', 'dagc:R63'],
    'a hex is entered for its whole cost or not at all',
    ({ given, when, then, state }) => {
      given('phase german-movement; turn 2; 6inf@4104');
      when('move 6inf 4105 4106 4107 4108');
      then.refused('move 6inf 4109 4110 4111', 'MOVE.FAR');
      then.allowed('move 6inf 4109 4110');
      when('move 6inf 4109 4110');
      then.means([reachOf(law, state(), ['6inf']), state().clock.phase], [[], 'german-movement'], 'dagc:R63');
      when('end');
    },
  );

  rule(['dagc:9.4', 'dagc:6.9'], 'nobody enters a hex of the enemy', ({ given, then, state }) => {
    given('phase soviet-movement; turn 2; 5a@4104; fors@4105');
    then.refused('move 5a 4105', 'MOVE.ENEMY');
    const reached = reachOf(law, state(), ['5a']).map(({ place }) => place);
    then.means(reached.includes('4105'), false, 'dagc:6.9');
  });

  rule('dagc:9.7', 'nobody crosses lakes and the sea', ({ given, then }) => {
    given('phase german-movement; turn 2; 6inf@2825');
    then.refused('move 6inf 2826', 'MOVE.WATER-SIDE');
    given('phase soviet-movement; turn 2; 5a@1502');
    then.refused('move 5a 1403', 'MOVE.WATER-SIDE');
    given('phase soviet-movement; turn 2; 5a@1803');
    then.refused('move 5a 1903', 'MOVE.WATER');
  });

  rule(['dagc:9.11', 'dagc:R64'], 'nobody leaves the map', ({ given, then, state }) => {
    given('phase german-movement; turn 2; 6inf@2927');
    const refused = refuseMove(law, state(), { units: ['6inf'], path: ['2928'] });
    then.means([refused?.code, refused?.rule], ['MOVE.NO-HEX', 'dagc:9.11'], 'dagc:9.11');
    const reached = reachOf(law, state(), ['6inf']).map(({ place }) => place);
    then.means(reached.every(p.isHex), true, 'dagc:R64');
  });

  rule('dagc:8.3f', 'nor is there a way from zone to zone into a German entrenchment', ({ given, then }) => {
    given('phase soviet-movement; turn 2; 5a@4502; 6inf@4402');
    const { index } = p.grid;
    const addedIn = (text: string, to: string): number | undefined => {
      const s = stateOf(`phase soviet-movement; turn 2; ${text}`);
      return law.meeting?.(s, stackOf(law, s, ['5a']))(index('4502'), index(to));
    };
    then.means(addedIn('5a@4502; 6inf@4402', '4403'), CLOSED);
    // Out of a zone and into one, beside the line.
    then.means(addedIn('5a@4502; 6inf@4402', '4501'), 2);
    then.means(addedIn('5a@4502; 6inf@4302', '4403'), 1);
    const left = 'option captured-entrenchments=off; held 4403 soviet; 5a@4502; 6inf@4402';
    then.means(addedIn(left, '4403'), 2);
  });

  rule('dagc:9.12a', 'no German enters a Soviet entrenchment', ({ given, then, state }) => {
    given('phase german-movement; turn 2; 6inf@4402');
    then.refused('move 6inf 4502', 'MOVE.SOVIET-LINE');
    then.means(refuseStep(p, state(), '5a', '4402', '4502'), undefined);
    given('phase german-movement; turn 2; 6inf@4402; held 4502 german');
    then.refused('move 6inf 4502', 'MOVE.SOVIET-LINE');
  });
});

describe('9.5, 9.6, 9.9, 9.10, 12.3: what a hex costs', () => {
  const german = 'phase german-movement; turn 2; 6inf@4104';

  rule(
    ['dagc:9.5a', 'dagc:9.5b'],
    'clear costs one, and all costs of a way are added',
    ({ given, when, then }) => {
      given(german);
      const sum = sumOf(german, '6inf', '4105', '4106');
      then.entry(sum, 'cost.clear', 1, 'dagc:9.5b');
      then.entry(sum, 'cost.added', 0, 'dagc:9.5a');
      when('move 6inf 4105 4106');
      then.event('units.moved', { cost: sum.total }, 'dagc:9.2e');
    },
  );

  rule('dagc:9.5d', 'a hex is as its costliest ground', ({ given, then }) => {
    given(german);
    const marsh = sumOf('phase german-movement; turn 2; 6inf@4204', '6inf', '4303');
    expect([...p.hex('4303').terrains].toSorted()).toEqual(['forest', 'marsh']);
    then.entry(marsh, 'cost.marsh', 3, 'dagc:9.5c');
    then.means(
      marsh.entries.some(({ why }) => why === 'cost.forest'),
      false,
    );
    // Of two that cost the same it is as the first.
    const group = sumOf('phase soviet-movement; turn 2; cmo@4204', 'cmo', '4303');
    then.entry(group, `cost.${p.hex('4303').terrains[0]}`, 1, 'dagc:12.3a');
  });

  rule('dagc:9.5e', 'clear, forest and marsh cost more and more', ({ given, then }) => {
    given(german);
    const costs = ['clear', 'forest', 'marsh', 'western-pripyat'].map(
      (id) => lineOf(p.tables.terrain, id).cost,
    );
    then.means(costs, [1, 2, 3, 4]);
    then.entry(sumOf(german, '6inf', '4204', '4304'), 'cost.marsh', 3, 'dagc:9.5c');
    then.entry(sumOf(german, '6inf', '4204', '4304'), 'cost.forest', 2, 'dagc:9.5c');
  });

  rule(['dagc:9.6a', 'dagc:9.6b'], 'a river costs one more', ({ given, then }) => {
    const text = 'phase soviet-movement; turn 2; 5a@4105; cmo@4106';
    given(text);
    then.entry(sumOf(text, '5a', '4005'), 'cost.river', 1, 'dagc:9.6a');
    const group = 'phase soviet-movement; turn 2; cmo@4105';
    then.means([sumOf(text, '5a', '4005').total, sumOf(group, 'cmo', '4005').total], [3, 2], 'dagc:9.6b');
  });

  rule(
    ['dagc:12.3a', 'dagc:12.3b'],
    'cav-mech groups: forest and marshes one, rivers as usual',
    ({ given, then }) => {
      const text = 'phase soviet-movement; turn 2; cmo@4205; cmp@5011';
      given(text);
      const sum = sumOf(text, 'cmo', '4305');
      then.entry(sum, 'cost.forest', 1, 'dagc:12.3a');
      then.entry(sum, 'cost.river', 1, 'dagc:12.3b');
      then.entry(sumOf(text, 'cmo', '4304'), 'cost.marsh', 1, 'dagc:12.3a');
      then.entry(sumOf(text, 'cmp', '5012'), 'cost.western-pripyat', 1, 'dagc:12.3a');
    },
  );

  rule(
    ['dagc:9.9a', 'dagc:9.9b', 'dagc:R62'],
    'partisans cost Germans one, beside rivers',
    ({ given, then }) => {
      given(german);
      const text = 'phase german-movement; turn 2; 6inf@4105; 47pz@4206';
      const sum = sumOf(text, '6inf', '4205');
      then.entry(sum, 'cost.partisans', 1, 'dagc:9.9a');
      then.entry(sum, 'cost.river', 1, 'dagc:9.6a');
      then.means(sum.total, 3, 'dagc:9.9b');
      then.entry(sumOf(text, '47pz', '4205'), 'cost.partisans', 1, 'dagc:9.9a');
      then.means(sumOf(text, '47pz', '4205').total, 3, 'dagc:R62');
    },
  );

  rule('dagc:9.9c', 'and Soviets nothing', ({ given, then }) => {
    const text = 'phase soviet-movement; turn 2; 5a@4104';
    given(text);
    then.means(sumOf(text, '5a', '4205').total, 1);
  });

  rule(
    ['dagc:9.10', 'dagc:R58'],
    'towns, cities and entrenchments are as the ground around',
    ({ given, then }) => {
      const text = 'phase german-movement; turn 2; 6inf@2303; 12inf@2505';
      given(text);
      then.means(sumOf(text, '6inf', '2302').total, 3, 'dagc:9.10');
      then.means(sumOf(text, '12inf', '2606').total, 1, 'dagc:9.10');
      // The town stands in a marsh.
      const group = 'phase soviet-movement; turn 2; cmo@2402';
      then.entry(sumOf(group, 'cmo', '2302'), 'cost.marsh', 1, 'dagc:12.3a');
      then.means(
        sumOf(group, 'cmo', '2302').entries.some(({ why }) => why === 'cost.town'),
        false,
        'dagc:R58',
      );
    },
  );
});

describe('9.8: the narrows', () => {
  const open = 'phase soviet-movement; turn 2; 5a@1803; held 1804 soviet';

  rule('dagc:9.8a', 'one Soviet unit crosses them once in a game', ({ given, when, then }) => {
    given(`${open}; 8a@1802; 42a@1805`);
    when('move 5a 1804');
    then.event('narrows.crossed', { units: ['5a'], from: '1803', hex: '1804' });
    when('move 8a 1803');
    then.refused('move 8a 1804', 'MOVE.NARROWS-USED');
    then.refused('move 42a 1804 1803', 'MOVE.NARROWS-USED');
  });

  rule('dagc:R61', 'in either direction, and not back in the same move', ({ given, when, then, state }) => {
    given('phase soviet-movement; turn 2; 5a@1804; held 1804 soviet');
    then.refused('move 5a 1803 1804', 'MOVE.NARROWS-USED', 'dagc:9.8a');
    when('move 5a 1803');
    then.means(state().own.narrows, true);
  });

  rule('dagc:9.8b', 'as a river', ({ given, then }) => {
    given(open);
    then.entry(sumOf(open, '5a', '1804'), 'cost.narrows', 1);
    then.means(sumOf(open, '5a', '1804').total, 2);
  });

  rule('dagc:9.8c', 'both hexes must be Soviet before', ({ given, then }) => {
    given('phase soviet-movement; turn 2; 5a@1803');
    then.refused('move 5a 1804', 'MOVE.NARROWS-HELD');
  });

  rule('dagc:9.8d', 'the Germans never', ({ given, then, state }) => {
    given('phase german-movement; turn 2; 6inf@1804');
    then.refused('move 6inf 1803', 'MOVE.SOVIET-LINE', 'dagc:9.12a');
    then.means(law.bars(state(), stackOf(law, state(), ['6inf']), '1804', '1803')?.rule, 'dagc:9.8d');
    // Nor is it a way that the program finds by itself.
    const soviet = stateOf('phase soviet-movement; turn 2; 8a@1802; held 1804 soviet');
    expect(wayBetween(law, soviet, stackOf(law, soviet, ['8a']), '1804')?.hexes).not.toContain('1803');
  });
});

describe('7.3: units out of supply', () => {
  // The zones of three Soviet units close all ways out of 4104.
  const ring = '5a@4103; 49a@4005; 50a@4205';
  const pocket = `phase german-movement; turn 2; 6inf@4104; 12inf@4104 under; ${ring}`;

  rule(
    ['dagc:7.3a', 'dagc:R53'],
    'a die says what they have to spend',
    ({ given, dice, when, then, state }) => {
      given(`phase german-movement; turn 2; 47pz@4104; ${ring}`);
      then.refused('move 47pz 4004', 'MOVE.DIE-FIRST');
      dice(6);
      when('roll 47pz');
      then.event('allowance.die', { side: 'german', hex: '4104', die: 6, off: false });
      then.means(factorNow(state(), '47pz'), 6, 'dagc:R53');
      then.entry(allowanceSum(p, state(), '47pz'), 'allowance.dice', 6, 'dagc:7.1b');
      then.means(allowanceSum(p, state(), '47pz').total, 6, 'dagc:R53');
      // Forest, out of a zone and into one.
      when('move 47pz 4004');
      then.event('units.moved', { cost: 4, left: 2 }, 'dagc:9.2e');
    },
  );

  rule('dagc:2.10c', 'a locality owes none', ({ given, then, state }) => {
    given(`phase german-movement; turn 2; fors@4104; 6inf@4104 under; ${ring}`);
    then.means(
      ['fors', '6inf'].map((unit) => owedDice(p, state(), [unit]).length),
      [0, 1],
    );
  });

  rule(
    ['dagc:7.3b', 'dagc:R52'],
    'one die for all that were in a hex, in one phase',
    ({ given, dice, when, then, state }) => {
      given(pocket);
      dice(5);
      when('roll 12inf');
      then.means(factorNow(state(), '6inf'), 5, 'dagc:7.3b');
      then.refused('roll 6inf', 'ROLL.NO-DIE', 'dagc:7.3a');
      when('move 6inf 4004');
      then.means(state().own.phase.dice, { '4104': 5 }, 'dagc:R52');
      given('phase soviet-movement; turn 6; 49a@4104; 50a@4105');
      dice(2, 3);
      when('roll 49a', 'roll 50a');
      then.means(state().own.phase.dice, { '4104': 2, '4105': 3 }, 'dagc:7.3b');
    },
  );

  rule(
    ['dagc:7.1b', 'dagc:R54'],
    'judged as a unit begins to move, and good for its whole move',
    ({ given, when, then, state }) => {
      given(`phase german-movement; turn 2; 6inf@4106; ${ring}`);
      when('move 6inf 4105', 'move 6inf 4104');
      then.means([isSupplied(p, state(), '6inf'), factorNow(state(), '6inf')], [false, 7], 'dagc:7.1b');
      then.event('units.moved', { hex: '4104', left: 1 }, 'dagc:9.2e');
      then.means(state().own.phase.dice, {}, 'dagc:R54');
    },
  );

  rule(
    ['dagc:R135', 'dagc:7.6'],
    'who is fed by then rolls nothing, and nobody is kept out of a pocket',
    ({ given, when, then }) => {
      given(`phase german-movement; turn 2; 6inf@4104; 27inf@4107; ${ring}`);
      then.refused('move 6inf 4004', 'MOVE.DIE-FIRST', 'dagc:7.3a');
      when('move 27inf 4106 4105');
      then.allowed('move 6inf 4004');
      then.refused('roll 6inf', 'ROLL.NO-DIE', 'dagc:7.3a');
      const text = `phase german-movement; turn 2; 6inf@4104; 27inf@4105; ${ring}`;
      then.means(
        [
          factor(`phase german-movement; turn 2; 6inf@4104; ${ring}`, '6inf').total,
          factor(text, '6inf').total,
        ],
        [6, 7],
        'dagc:R135',
      );
      const fed = stateOf(`phase german-movement; turn 2; 6inf@4106; ${ring}`);
      then.means(
        reachOf(law, fed, ['6inf']).some(({ place }) => place === '4104'),
        true,
        'dagc:7.6',
      );
    },
  );

  rule(
    ['dagc:13.3e', 'dagc:13.3i'],
    "under interdiction the Soviet's die is taken off, to nothing at the least",
    ({ given, dice, when, then, state }) => {
      const hit = `${pocket}; own turn.interdicted {"6inf":"main-front"}`;
      given(hit);
      dice(4, 3);
      when('roll 6inf');
      then.event('allowance.die', { side: 'german', hex: '4104', die: 4 }, 'dagc:7.3a');
      then.event('allowance.die', { side: 'soviet', unit: '6inf', die: 3, off: true });
      then.means([factorNow(state(), '6inf'), factorNow(state(), '12inf')], [1, 4], 'dagc:13.3e');
      given(hit);
      dice(2, 5);
      when('roll 6inf');
      then.means(factorNow(state(), '6inf'), 0, 'dagc:13.3i');
      then.refused('move 6inf 4004', 'MOVE.FAR', 'dagc:9.3');
    },
  );

  rule('dagc:13.3h', 'fortified localities have nothing in any case', ({ given, then, state }) => {
    given(
      `phase german-movement; turn 2; fors@4104; 6inf@4104 under; ${ring}; own turn.interdicted {"6inf":"main-front"}`,
    );
    then.refused('roll fors', 'MOVE.LOCALITY', 'dagc:2.10c');
    then.means([factorNow(state(), 'fors'), factorNow(state(), '6inf')], [0, 5]);
  });
});

describe('13.3: units under interdiction', () => {
  const hit = (units: Readonly<Record<string, string>>): string =>
    `phase german-movement; turn 2; 6inf@4104; 12inf@4104 under; fors@4113; own turn.interdicted ${JSON.stringify(units)}`;

  rule(
    ['dagc:13.3d', 'dagc:R112'],
    'a die says what they have to spend',
    ({ given, dice, when, then, state }) => {
      given(hit({ '6inf': 'main-front' }));
      then.refused('move 6inf 4103', 'MOVE.DIE-FIRST');
      expect(factor(hit({ '6inf': 'main-front' }), '6inf').total).toBe(6);
      dice(3);
      when('roll 6inf');
      then.event('allowance.die', { side: 'german', unit: '6inf', die: 3, off: false });
      then.means(factorNow(state(), '6inf'), 3, 'dagc:R112');
      then.refused('roll 6inf', 'ROLL.NO-DIE', 'dagc:7.3a');
      then.refused('move 6inf 4103 4203', 'MOVE.FAR', 'dagc:9.3');
      when('move 6inf 4105');
      then.event('units.moved', { cost: 3, left: 0 }, 'dagc:9.2e');
    },
  );

  rule(['dagc:R113', 'dagc:13.3g'], 'each has a die of its own', ({ given, dice, when, then, state }) => {
    given(hit({ '6inf': 'main-front', '12inf': 'main-front' }));
    dice(3, 5);
    when('roll 6inf', 'roll 12inf');
    then.means([factorNow(state(), '6inf'), factorNow(state(), '12inf')], [3, 5], 'dagc:R113');
    given(hit({ '6inf': 'main-front' }));
    then.allowed('move 12inf 4103');
    then.means(factorNow(state(), '12inf'), 7, 'dagc:13.3g');
  });

  rule('dagc:R115', 'until the phase is over', ({ given, when, then, state }) => {
    given(hit({ '6inf': 'main-front' }));
    when('end');
    then.means(state().own.turn.interdicted, {});
  });
});

describe('10.2: the 1st Ukrainian Front', () => {
  rule(
    ['dagc:10.2c', 'dagc:10.2e', 'dagc:R70'],
    'its area, and behind the Soviet line',
    ({ given, then }) => {
      given('phase soviet-movement; turn 5; 13a@4820');
      then.refused('move 13a 4720', 'MOVE.FRONT-AREA');
      then.allowed('move 13a 4821');
      const refused = (unit: string, from: string, to: string) =>
        refuseStep(p, stateOf('phase soviet-movement; turn 5'), unit, from, to)?.rule;
      then.means(refused('13a', '4819', '4818'), undefined, 'dagc:10.2e');
      then.means(
        [refused('13a', '4714', '4614'), refused('49a', '4714', '4614')],
        ['dagc:10.2c', undefined],
        'dagc:R70',
      );
    },
  );

  rule('dagc:10.2d', 'anywhere in other scenarios', ({ given, then }) => {
    given('option ukrainian-front=free; phase soviet-movement; turn 5; 13a@4820');
    then.allowed('move 13a 4720');
    given('phase soviet-movement; turn 5; 13a@4820');
    then.means(
      refuseStep(
        p,
        stateOf('option ukrainian-front=free; phase soviet-movement; turn 5'),
        '13a',
        '4820',
        '4720',
      ),
      undefined,
    );
  });
});

describe('3.3, 4.2: what a move brings about', () => {
  rule('dagc:3.3d', 'every hex of the way passes to who enters it', ({ given, when, then }) => {
    given('phase soviet-movement; turn 2; 5a@4104');
    when('move 5a 4105 4106');
    then.event('hex.taken', { hex: '4105', side: 'soviet' });
    then.event('hex.taken', { hex: '4106', side: 'soviet' });
  });

  rule('dagc:4.2', 'a Soviet unit in Koenigsberg ends the game on its way', ({ given, when, then }) => {
    given('phase soviet-movement; turn 2; 5a@2824');
    when('move 5a 2825 2925');
    then.over('soviet');
    then.noEvent('units.moved');
  });
});

describe('the marching points of a unit', () => {
  rule('dagc:9.1', 'are what its factor leaves it', ({ given, when, then, state }) => {
    given('phase german-movement; turn 2; 6inf@4104');
    const { points, cost } = marchingOf(law);
    then.means([points(state(), '6inf'), cost(state(), '6inf', '4105')], [{ left: 7, all: 7 }, 2]);
    when('move 6inf 4105');
    then.means(points(state(), '6inf'), { left: 5, all: 7 });
  });
});
