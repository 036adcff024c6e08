// Chapters 1 and 2: dice, hexes, what is printed on the counters, steps.
import { describe } from '@jest/globals';
import { holder } from '../../../../src/mechanics/control.ts';
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { faceUp, fullSteps, hitsOn, isReduced } from '../../../../src/mechanics/steps.ts';
import { redeployed } from '../../../../src/games/dagc/03-set-up/3.1-setup.ts';
import { isOverland } from '../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { movementFactor } from '../../../../src/games/dagc/09-movement/2.10-movement-factors.ts';
import { stepsOf } from '../../../../src/games/dagc/10-reinforcements/10.7-dead-pile.ts';
import { points } from '../../../../src/games/dagc/04-victory/4.3-points.ts';
import { handsOn } from '../../../kit/chapter.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

describe('2.1, 2.2: dice and hexes', () => {
  rule('dagc:2.1b', 'one die with six faces, whatever it is rolled for', ({ given, then }) => {
    given('start historical');
    then.means([...new Set(p.tables.dice.map(({ die }) => die))], [6]);
  });

  rule('dagc:2.2a', 'a unit is in one place', ({ given, when, then, state }) => {
    given('phase soviet-movement; turn 2; 5a@4104');
    when('move 5a 4105');
    const at = Object.entries(state().own.places).filter(([, units]) => units.includes('5a'));
    then.means(at, [['4105', ['5a']]]);
  });

  rule('dagc:1.3e', 'the corners belong to both their edges', ({ given, then }) => {
    given('start historical');
    const sources = (side: string): readonly string[] => p.area(`${side}-sources`);
    then.means([sources('soviet').includes('5000'), sources('german').includes('5028')], [true, true]);
  });

  rule('dagc:1.4', 'scenarios have the same rules but for what they say', ({ given, then }) => {
    given('start historical');
    const bound = p.turns.spans.filter(({ option }) => option === undefined).map(({ id }) => id);
    then.means(
      dagc.scenarios.map(({ id }) => p.set.scenarios[id]?.turns.last),
      dagc.scenarios.map(() => 9),
    );
    then.means(bound.includes('soviet-out-of-supply'), true);
  });
});

describe('2.4, 2.8, 2.9: counters', () => {
  rule('dagc:2.4', '1st Infantry Corps: three, two when reduced, at 3102', ({ given, then }) => {
    given('start historical');
    then.at('1inf', '3102');
    then.means([p.unit('1inf').faces, fullSteps(p, '1inf')], [[{ combat: 3 }, { combat: 2 }], 2]);
  });

  rule('dagc:2.8a', 'the size of a unit is no matter', ({ given, then }) => {
    given('start historical');
    const s = stateOf('phase soviet-movement; turn 2; 5a@4104; cmo@4105');
    then.means([p.unit('5a').size, p.unit('cmo').size], ['army', 'corps']);
    then.means(movementFactor(p, s, '5a'), movementFactor(p, s, 'cmo'));
  });

  rule('dagc:2.9', 'one factor attacks and defends', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@3501; 6inf@3601; hits 6inf 1');
    then.means(
      [faceUp(p, state().own, '5a'), faceUp(p, state().own, '6inf')],
      [p.unit('5a').faces[0], p.unit('6inf').faces[1]],
    );
  });
});

describe('2.10: movement factors', () => {
  rule('dagc:2.10c', 'a fortified locality has none', ({ given, then, state }) => {
    given('phase german-movement; turn 2; fors@4104; 6inf@4104 under');
    then.means(
      ['fors', '6inf'].map((unit) => movementFactor(p, state(), unit)),
      [0, 7],
    );
  });
});

describe('2.11: steps', () => {
  rule('dagc:2.11a', 'one or two', ({ given, then }) => {
    given('start historical');
    then.means(
      [...new Set(p.unitIds.map((unit) => fullSteps(p, unit)))].toSorted((a, b) => a - b),
      [1, 2],
    );
  });

  rule('dagc:2.11c', 'a whole unit that loses one is reduced', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@3501');
    const ctx = handsOn(state());
    stepsOf(p).lose(ctx, '5a', 1, 'dagc:11.15');
    then.means([placeOf(state().own, '5a'), hitsOn(state().own, '5a')], ['3501', 1]);
    then.means(faceUp(p, state().own, '5a'), p.unit('5a').faces[1]);
  });

  rule('dagc:2.11d', 'a reduced one, or one with a single step, is lost', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@3501; hits 5a 1; fmin@3908');
    const ctx = handsOn(state());
    for (const unit of ['5a', 'fmin']) stepsOf(p).lose(ctx, unit, 1, 'dagc:11.15');
    const causes = ctx.events
      .filter(({ kind }) => kind === 'unit.eliminated')
      .map(({ data }) => data['cause']);
    then.means(causes, ['steps', 'steps']);
    then.means([placeOf(state().own, '5a'), placeOf(state().own, 'fmin')], ['dead', 'out']);
    then.means(
      ctx.events.some(({ kind, data }) => kind === 'unit.eliminated' && data['unit'] === '5a'),
      true,
    );
  });

  rule('dagc:2.11e', 'all begin and come whole', ({ given, when, then, state }) => {
    given('base historical; phase soviet-movement; turn 2');
    when('place 1pol 1200');
    then.means(
      [...onMap(p, state(), 'soviet'), ...onMap(p, state(), 'german')].filter((unit) =>
        isReduced(state().own, unit),
      ),
      [],
    );
  });

  rule('dagc:2.11f', 'no unit gives one to another', ({ given, when, then, state }) => {
    given('phase soviet-replacement; turn 2; 5a@3400; 39a@3400; hits 39a 1');
    when('replace 39a');
    then.means([hitsOn(state().own, '5a'), hitsOn(state().own, '39a')], [0, 0]);
    then.refused('replace 5a', 'REPLACE.WHOLE', 'dagc:10.6a');
  });
});

describe('3.3: what control is for', () => {
  rule('dagc:3.3a', 'points, and supply', ({ given, then, state }) => {
    given('phase german-movement; turn 3; 6inf@3727; held 3908 soviet');
    then.means([holder(p, state(), '3908'), points(p, state()).total], ['soviet', 4]);
    const cut = p.area('german-sources').map((hex) => `held ${hex} soviet`);
    const s = stateOf(`phase german-movement; turn 3; 6inf@3313; ${cut.join('; ')}`);
    then.means(
      [
        isOverland(p, s, '6inf', 'german'),
        isOverland(p, stateOf('phase german-movement; turn 3; 6inf@3313'), '6inf', 'german'),
      ],
      [false, true],
    );
  });
});

describe('what the rulings say of counters and map', () => {
  rule('dagc:R1', 'the pieces of the other game are no units of this one', ({ given, then }) => {
    given('start historical');
    then.means(p.unitIds.length, 88);
  });

  rule('dagc:R11', 'nine armies of the main front have the asterisk', ({ given, then }) => {
    given('start historical');
    then.means(redeployed(p).toSorted(), ['11g', '28a', '3a', '5a', '5gt', '65a', '6g', 'cmo', 'cmp']);
  });

  rule('dagc:R13', 'each hex of land has an owner, each town a German one', ({ given, then, state }) => {
    given('start historical');
    const islands = ['estonian-islands', 'gotland'];
    const open = p.grid.ids.filter((hex) => p.isLand(hex) && holder(p, state(), hex) === undefined);
    then.means(
      open.filter((hex) => !islands.some((area) => p.inArea(area, hex)) && p.hex(hex).zone !== undefined),
      [],
    );
    const settled = [...p.withFeature('town'), ...p.withFeature('city')];
    then.means([...new Set(settled.map((hex) => holder(p, state(), hex)))], ['german']);
  });

  rule('dagc:R14', 'corps on the map at the start are of one formation', ({ given, then, state }) => {
    given('start historical');
    const corps = onMap(p, state(), 'german').filter((unit) => !p.isKind(unit, 'locality'));
    then.means(
      corps.filter((unit) => !p.isKind(unit, 'army-group')),
      [],
    );
  });

  rule('dagc:R119', 'the 1UF area has 27 hexes in three rows of nine', ({ given, then }) => {
    given('start historical');
    const rows = ['48', '49', '50'].map(
      (row) => p.area('uf-area').filter((hex) => hex.startsWith(row)).length,
    );
    then.means(rows, [9, 9, 9]);
  });
});
