// Chapter 7: German ports: which there are, how far they reach, whom they feed, and who goes short.
import { describe, expect } from '@jest/globals';
import {
  drawsOnKoenigsberg,
  isOverland,
  isSupplied,
  supplyOf,
} from '../../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { supplyMap } from '../../../../../src/games/dagc/07-supply/7.2-tracing.ts';
import { p, rule } from '../kit.ts';
import { CUT_OFF, fallen, LIEPAJA, SIX, stateOfUnit } from './positions.ts';

const PHASE = `phase german-movement; turn 3${CUT_OFF}`;
const END = `phase german-post-combat; turn 3${CUT_OFF}`;
const fedBy = (
  s: Parameters<typeof supplyOf>[1],
  port: string,
  units: readonly string[],
): readonly string[] => units.filter((unit) => supplyOf(p, s, unit).port === port);
const CORPS = ['26inf', '43inf', '28inf', '38inf', '50inf', '2inf'];

describe('7.9: ports', () => {
  rule(
    ['dagc:7.9a', 'dagc:R40'],
    'feed who has no line over land, and nobody else',
    ({ given, then, state }) => {
      given(`${PHASE}; 26inf@2020`);
      then.means(supplyOf(p, state(), '26inf'), { state: 'port', rule: 'dagc:7.9a', port: '2021' });
      // They take nothing from what the port can feed.
      given(`phase german-movement; turn 3${LIEPAJA}; ${SIX}`);
      then.means(supplyOf(p, state(), '26inf').state, 'overland', 'dagc:R40');
      then.decides('german', 'german-movement@orders');
    },
  );

  rule(
    ['dagc:7.9b', 'dagc:R45'],
    'are the places on the Baltic and its gulfs and lagoons',
    ({ given, then, state }) => {
      given(`${PHASE}; 26inf@1009; 43inf@2113; 28inf@2824`);
      then.means(
        p.withFeature('port').toSorted(),
        ['1009', '1105', '1112', '1510', '1718', '2021', '2113', '2422', '2825'],
        'dagc:7.9b',
      );
      then.means(
        ['26inf', '43inf', '28inf'].map((unit) => supplyOf(p, state(), unit).port),
        ['1009', '2113', '2825'],
        'dagc:R45',
      );
    },
  );

  rule('dagc:7.9c', 'Narva is none', ({ given, then, state }) => {
    given(`${PHASE}${fallen('1105', '1009')}; 26inf@1301`);
    then.means([p.feature('1301', 'town') !== undefined, stateOfUnit(state(), '26inf')], [true, 'out']);
  });

  rule('dagc:R46', 'and a town', ({ given, then }) => {
    given(PHASE);
    then.means([p.feature('1301', 'town')?.name, p.feature('1301', 'city')], ['Narva', undefined]);
  });

  rule('dagc:7.9d', 'who is fed by one is in full supply, but not over land', ({ given, then, state }) => {
    given(`${PHASE}; 26inf@2020`);
    then.means([isSupplied(p, state(), '26inf'), isOverland(p, state(), '26inf', 'german')], [true, false]);
  });

  rule(
    ['dagc:7.9e', 'dagc:R129', 'dagc:7.9k'],
    'reach six hexes, their own not counted',
    ({ given, then, state }) => {
      given(`${PHASE}${fallen('1510', '2021')}; 26inf@2107; 43inf@2106`);
      then.means(stateOfUnit(state(), '26inf'), 'port', 'dagc:R129');
      then.means(stateOfUnit(state(), '43inf'), 'out', 'dagc:7.9e');
      // As long a way round an enemy is too long.
      given(`${PHASE}${fallen('1510', '2021')}; 26inf@2107; 2sh@2010; 8a@2210; 42a@2009`);
      then.means(stateOfUnit(state(), '26inf'), 'out', 'dagc:7.9k');
      expect(supplyMap(p, state(), 'german').ports.line('2107', '2113')).toEqual([]);
    },
  );

  rule('dagc:7.9f', 'a town feeds five', ({ given, when, then, state }) => {
    given(`${PHASE}${LIEPAJA}; ${SIX}`);
    when('exclude default');
    then.means(fedBy(state(), '2021', CORPS).length, 5);
    then.means(CORPS.filter((unit) => stateOfUnit(state(), unit) === 'out').length, 1);
  });

  rule('dagc:7.9g', 'a city ten', ({ given, then, state }) => {
    given(
      `${PHASE}${fallen('1718', '2021', '2422', '1510')}; ${SIX.replaceAll('2021', '2213').replaceAll('2020', '2212').replaceAll('2120', '2211')}`,
    );
    then.means(fedBy(state(), '2113', CORPS).length, 6);
  });

  rule('dagc:7.9p', 'are none for the Soviets', ({ given, then, state }) => {
    given(`${PHASE}; 5a@2020; held 2021 soviet`);
    const { ports } = supplyMap(p, state(), 'soviet');
    then.means(
      [ports.of('5a', '2020'), ports.couldDraw('5a', '2021'), ports.line('2020', '2021')],
      [undefined, false, []],
    );
    then.means([ports.need().units, ports.need().reaches('5a', '2021')], [[], false]);
  });

  rule(
    ['dagc:7.9h', 'dagc:7.9j'],
    'who is left out is so for the rest of the turn',
    ({ given, when, then, state }) => {
      given(`${PHASE}${LIEPAJA}; ${SIX}`);
      then.decides('german', 'ports@choose');
      when('exclude 26inf');
      then.event('supply.excluded', { unit: '26inf' }, 'dagc:7.9i');
      then.decides('german', 'german-movement@orders');
      then.means(stateOfUnit(state(), '26inf'), 'out', 'dagc:7.9h');
      then.sees('soviet', '2021', [{ id: '26inf', states: ['oos'] }, { id: '43inf' }]);
      // Room that comes later is not for him.
      given(
        `${PHASE}${LIEPAJA}; ${SIX.replace('2inf@2120', '2inf@2825')}; own turn.cut ["26inf"]; own turn.fed ["43inf"]`,
      );
      then.means(stateOfUnit(state(), '26inf'), 'out', 'dagc:7.9j');
    },
  );

  rule(
    ['dagc:7.9i', 'dagc:R42'],
    'the German picks them as the turn begins',
    ({ given, when, then, state }) => {
      given(
        `${END}${LIEPAJA}; ${SIX}; own turn.cut ["26inf"]; own turn.fed ["43inf","28inf","38inf","50inf","2inf"]`,
      );
      then.decides('german', 'german-post-combat@orders');
      when('end');
      then.decides('german', 'ports@choose');
      then.means([state().clock.turn, state().clock.phase], [4, 'turn-start'], 'dagc:R42');
      then.refused('exclude 39pz', 'SHORT.NOT-FED', 'dagc:7.9i');
      then.refused('exclude 26inf 2inf', 'SHORT.ONE', 'dagc:7.9i');
      when('exclude 2inf');
      then.event('phase.begins', { phase: 'soviet-replacement' }, 'dagc:5.1c');
      then.means(state().own.turn.cut, ['2inf'], 'dagc:7.9i');
      then.means(state().own.turn.fed, ['26inf', '28inf', '38inf', '43inf', '50inf'], 'dagc:R42');
    },
  );

  rule('dagc:7.9i', 'nobody whose going short would not help', ({ given, then }) => {
    given(`${PHASE}${fallen('1718', '2422')}; ${SIX}; 10inf@2213`);
    then.decides('german', 'ports@choose');
    then.refused('exclude 10inf', 'SHORT.NOT-THIS');
    then.offered('exclude', [...CORPS.map((unit) => `exclude ${unit}`), 'exclude default']);
  });

  rule(
    ['dagc:7.9j', 'dagc:R42'],
    'or as soon as an arrival or a move makes too many of them',
    ({ given, dice, when, then, state }) => {
      const five = SIX.replace('2inf@2120', '2inf@2315');
      given(`${PHASE}${LIEPAJA}; ${five.replace('2inf@2315', 'hrt@track-2')}`);
      then.decides('german', 'german-movement@orders');
      when('place hrt 2120');
      then.decides('german', 'ports@choose');
      when('exclude 43inf');
      then.event('supply.excluded', { unit: '43inf' }, 'dagc:7.9i');
      then.decides('german', 'german-movement@orders');
      then.refused('move 43inf 2022', 'MOVE.DIE-FIRST', 'dagc:7.3a');
      // Out of supply while he moved, he comes within range.
      given(`${PHASE}${LIEPAJA}; ${five}`);
      dice(6);
      then.decides('german', 'german-movement@orders');
      when('roll 2inf', 'move 2inf 2316');
      then.decides('german', 'ports@choose');
      when('exclude 2inf');
      then.decides('german', 'german-movement@orders');
      then.means(stateOfUnit(state(), '2inf'), 'out', 'dagc:7.9j');
      then.means(state().own.turn.fed, ['26inf', '28inf', '38inf', '43inf', '50inf'], 'dagc:R42');
    },
  );

  rule('dagc:R42', 'and who comes to depend on them later finds the room taken', ({ given, then, state }) => {
    given(
      `${PHASE}${LIEPAJA}; ${SIX.replace('2inf@2120', '2inf@2219')}; 10inf@2121; own turn.cut ["26inf"]; own turn.fed ["43inf","28inf","38inf","50inf","2inf"]`,
    );
    then.decides('german', 'german-movement@orders');
    then.means(stateOfUnit(state(), '10inf'), 'out');
    // Those who drew on a port that is lost are another matter.
    given(
      `${PHASE}${fallen('1718', '2113')}; ${SIX}; 2sh@2421; own turn.cut []; own turn.fed ["26inf","43inf","28inf","38inf","50inf","2inf"]`,
    );
    then.decides('german', 'ports@choose');
  });

  rule('dagc:R41', 'a unit may draw on any in range, and few go short', ({ given, then, state }) => {
    // Memel feeds who is near both.
    given(`${PHASE}${fallen('1718', '2113')}; ${SIX.replaceAll('2120', '2221')}`);
    then.decides('german', 'german-movement@orders');
    then.means(CORPS.filter((unit) => stateOfUnit(state(), unit) === 'port').length, 6);
    const drawn = new Set(CORPS.map((unit) => supplyOf(p, state(), unit).port));
    then.means(drawn, new Set(['2021', '2422']));
    // As near as each other they are fed in print order, wherever they stand.
    const fedFirst = (more: string): readonly string[] => {
      given(`${PHASE}${LIEPAJA}; ${more}`);
      return supplyMap(p, state(), 'german').ports.need().units;
    };
    const printed = ['2inf', '26inf'].toSorted((a, b) => p.unitIds.indexOf(a) - p.unitIds.indexOf(b));
    then.means(fedFirst('2inf@2020; 26inf@2120'), printed);
    then.means(fedFirst('26inf@2020; 2inf@2120'), printed);
    // The far ones go first where nobody picks.
    given(`${PHASE}${LIEPAJA}; ${SIX.replace('26inf@2021', '26inf@2219')}`);
    then.means(stateOfUnit(state(), '26inf'), 'out');
  });

  rule(
    ['dagc:7.9l', 'dagc:R43'],
    'none feeds anybody beside Soviets, not even who is in it',
    ({ given, then, state }) => {
      given(`${PHASE}${LIEPAJA}; 26inf@2021; 43inf@2120; 2sh@2020`);
      then.means(stateOfUnit(state(), '43inf'), 'out', 'dagc:7.9l');
      then.means(stateOfUnit(state(), '26inf'), 'out', 'dagc:R43');
      given(`${PHASE}${LIEPAJA}; 26inf@2021; 43inf@2120; 2sh@2019`);
      then.means(stateOfUnit(state(), '43inf'), 'port', 'dagc:7.9l');
    },
  );

  rule('dagc:7.9m', 'one that was Soviet once never feeds again', ({ given, then, state }) => {
    given(`${PHASE}${LIEPAJA}${fallen('2021')}; 26inf@2021`);
    then.means(stateOfUnit(state(), '26inf'), 'out');
  });

  rule(
    ['dagc:7.9n', 'dagc:7.9o', 'dagc:R44', 'dagc:R130'],
    'Koenigsberg feeds its garrison always, and others while no Soviet is beside it',
    ({ given, then, state }) => {
      given(`${PHASE}${fallen('2422')}; 26inf@2825; 43inf@2824; 2sh@2925`);
      then.means(
        supplyOf(p, state(), '26inf'),
        { state: 'port', rule: 'dagc:7.9n', port: '2825' },
        'dagc:7.9n',
      );
      then.means(stateOfUnit(state(), '43inf'), 'out', 'dagc:7.9o');
      then.means(drawsOnKoenigsberg(p, state(), '26inf'), true, 'dagc:R130');
      given(`${PHASE}${fallen('2422')}; 26inf@2825; 43inf@2824`);
      then.means(stateOfUnit(state(), '43inf'), 'port', 'dagc:7.9o');
      // Ten beside the garrison.
      const ten = ['28inf', '38inf', '50inf', '2inf', '10inf', '1inf', '9inf', '53inf', '6inf', '27inf'];
      const around = ['2824', '2925', '2924', '2725', '2823'];
      given(
        `${PHASE}${fallen('2422')}; 26inf@2825; 43inf@2825; ${ten.map((unit, i) => `${unit}@${around[i >> 1]}`).join('; ')}`,
      );
      then.decides('german', 'german-movement@orders');
      then.means(ten.filter((unit) => stateOfUnit(state(), unit) === 'port').length, 10, 'dagc:R44');
    },
  );

  rule(
    'dagc:R80',
    'a line to Koenigsberg is one that leaves nobody else without',
    ({ given, then, state }) => {
      given(`${PHASE}; 26inf@2824; 43inf@2021`);
      then.means(drawsOnKoenigsberg(p, state(), '26inf'), true);
      then.means(drawsOnKoenigsberg(p, state(), '43inf'), false);
      // Ten who have nothing but Koenigsberg; Memel has room for who is near both.
      const ten = ['28inf', '38inf', '50inf', '2inf', '10inf', '1inf', '9inf', '53inf', '6inf', '27inf'];
      const stands = ten.map((unit, i) => `${unit}@${3122 + (i >> 1)}`).join('; ');
      given(`${PHASE}; 26inf@2724; ${stands}`);
      then.means(
        [supplyOf(p, state(), '26inf').port, drawsOnKoenigsberg(p, state(), '26inf')],
        ['2422', false],
      );
      then.means(ten.filter((unit) => drawsOnKoenigsberg(p, state(), unit)).length, 10);
    },
  );

  rule('dagc:7.9p', 'the Soviets have none', ({ given, then, state }) => {
    const ring = p.neighbours('2021').filter((hex) => p.isLand(hex));
    given(
      `phase german-movement; turn 3; 2sh@2021; ${ring.map((hex, i) => `${CORPS[i]}@${hex}`).join('; ')}`,
    );
    then.means(stateOfUnit(state(), '2sh'), 'out');
  });
});
