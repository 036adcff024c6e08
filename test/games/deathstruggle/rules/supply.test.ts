// Supply. The main road from the border hex 4249 by 4248, 4247 and on to 3640 is twelve hexes long; 3539 on it is Minsk.
import { describe } from '@jest/globals';
import { lengthOf, supplyMap } from '../../../../src/games/deathstruggle/supply/lines.ts';
import { canTrace, levelAt, levelOf } from '../../../../src/games/deathstruggle/supply/supplied.ts';
import { openRails } from '../../../../src/games/deathstruggle/strategic-movement/rail-lines.ts';
import { allowance, HALVES } from '../../../../src/games/deathstruggle/movement/allowance.ts';
import type { Who } from '../../../../src/games/deathstruggle/data/sheet.ts';
import { p, rule, stateOf } from './kit.ts';

const AXIS = 'phase axis-movement';
const RUSSIAN = 'phase russian-movement';
const level = (text: string, unit: string): string => levelOf(p, stateOf(text), unit);
const at = (text: string, side: Who, hex: string): string => levelAt(p, stateOf(text), side, hex);
const open = (text: string, side: Who, hex: string): boolean =>
  openRails(p, stateOf(text), side)[p.grid.index(hex)] === 1;

describe('lines', () => {
  rule(
    ['deathstruggle:SUP.1', 'deathstruggle:R39', 'deathstruggle:R101'],
    'six points of a motorized division back to a country of the Axis or to a rail head, with half of one along roads',
    ({ given, then }) => {
      given(`${AXIS}; turn 1`);
      const road = (hex: string): string => level(`${AXIS}; turn 1; 7pz@${hex}`, '7pz');
      then.means([road('3640'), road('3539')], ['full', 'limited'], 'deathstruggle:R39');
      // Six clear hexes, the last of them of the country, and a seventh.
      const plain = supplyMap(p, stateOf(`${AXIS}; turn 1`), 'axis');
      then.means(plain.line('4243').at(-1), '4249', 'deathstruggle:SUP.1');
      const heads =
        'marker railhead 2950; marker railhead 3150; marker railhead 3843; marker railhead 4551; marker railhead 5053';
      then.means(at(`${AXIS}; turn 1; ${heads}`, 'axis', '3539'), 'full', 'deathstruggle:SUP.1');
      // An army beside it is no source.
      then.means(at(`${AXIS}; turn 1; 4armee@3640`, 'axis', '3539'), 'limited', 'deathstruggle:R101');
    },
  );

  rule(
    'deathstruggle:SUP.2',
    'German lines are worth four in Mud and Snow, Russian ones six',
    ({ given, then }) => {
      given(`${AXIS}; turn 9`);
      const most = (turn: number, side: Who): number => lengthOf(p, stateOf(`${AXIS}; turn ${turn}`), side);
      then.means(
        [1, 8, 9, 11, 12].map((turn) => most(turn, 'axis')),
        [6, 6, 4, 6, 4],
      );
      then.means(
        [1, 9, 12].map((turn) => most(turn, 'russian')),
        [6, 6, 6],
      );
      const mud = (hex: string): string => level(`${AXIS}; turn 9; 7pz@${hex}`, '7pz');
      then.means([mud('3843'), mud('3742')], ['full', 'limited']);
    },
  );

  rule(
    ['deathstruggle:SUP.5', 'deathstruggle:R42'],
    'Russians six points to a railroad that is open to the edge of the map',
    ({ given, then }) => {
      given(`${RUSSIAN}; turn 1`);
      then.means(level(`${RUSSIAN}; turn 1; 8a@3539`, '8a'), 'full', 'deathstruggle:SUP.5');
      // The railroads to the Crimea meet in 6825.
      const cut = '18armee@6825';
      then.means(open(`${RUSSIAN}; turn 1`, 'russian', '7326'), true, 'deathstruggle:R42');
      then.means(open(`${RUSSIAN}; turn 1; ${cut}`, 'russian', '7326'), false, 'deathstruggle:R42');
      // What is no railroad of Russia feeds nobody.
      then.means(at(`${RUSSIAN}; turn 1`, 'russian', '1447'), 'isolated', 'deathstruggle:SUP.5');
    },
  );

  rule('deathstruggle:SUP.6', 'no line through enemies, nor through zones of theirs', ({ given, then }) => {
    given(`${AXIS}; turn 1`);
    const road = `${AXIS}; turn 1; 7pz@3640`;
    then.means(level(`${road}; 8a@3843`, '7pz'), 'limited');
    // Divisions have no zone: one beside the road does not bar it, an army does.
    then.means([level(`${road}; 10rd@3842`, '7pz'), level(`${road}; 8a@3842`, '7pz')], ['full', 'limited']);
  });

  rule(
    ['deathstruggle:SUP.7', 'deathstruggle:R47'],
    'a friend opens a zone, and katyushas and aircraft bar nothing',
    ({ given, then }) => {
      given(`${AXIS}; turn 1`);
      const road = `${AXIS}; turn 1; 7pz@3640`;
      const zone = '8a@3842';
      const held = '11inf@3843; 21inf@3742; 1inf@3943; 61inf@3741';
      then.means(
        [level(`${road}; ${zone}`, '7pz'), level(`${road}; ${zone}; ${held}`, '7pz')],
        ['limited', 'full'],
        'deathstruggle:SUP.7',
      );
      then.means(
        [level(`${road}; 1kat@3843`, '7pz'), level(`${road}; wair@3843`, '7pz')],
        ['full', 'full'],
        'deathstruggle:R47',
      );
    },
  );
});

describe('levels', () => {
  rule(
    ['deathstruggle:SUP.8', 'deathstruggle:R41'],
    'within sixteen hexes of a source, whatever the ground, a unit is in limited supply',
    ({ given, then }) => {
      given(`${AXIS}; turn 1`);
      const axis = (hex: string): string => at(`${AXIS}; turn 1`, 'axis', hex);
      const line = supplyMap(p, stateOf(`${AXIS}; turn 1`), 'axis').farLine('3332');
      then.means(
        [line.length <= 17, axis('3332'), axis('3331')],
        [true, 'limited', 'isolated'],
        'deathstruggle:SUP.8',
      );
      // Sixteen steps through swamp and forest count like sixteen on a road.
      then.means(axis('4241'), 'limited', 'deathstruggle:R41');
    },
  );

  rule(
    ['deathstruggle:SUP.9', 'deathstruggle:R44', 'deathstruggle:SEQ.A8'],
    'beyond that units are Isolated, and Disrupted in the supply step of their side; nothing falls apart',
    ({ given, when, then, state }) => {
      given(`phase axis-breakthrough; turn 1; 11ik@3228; 22rc@2820; side axis`);
      when('axis: end');
      then.event('supply.isolated', { side: 'axis', units: ['11ik'] }, 'deathstruggle:SUP.9');
      then.event('units.disrupted', { units: ['11ik'] }, 'deathstruggle:SUP.9');
      then.means(state().own.disrupted, ['11ik'], 'deathstruggle:R44');
      then.means(state().own.places['3228'], ['11ik'], 'deathstruggle:SEQ.A8');
      given('phase axis-breakthrough; turn 1; 11ik@4054; 22rc@2820');
      when('axis: end');
      then.noEvent('supply.isolated', 'deathstruggle:SUP.9');
    },
  );

  rule(
    ['deathstruggle:REC.6', 'deathstruggle:SUP.9'],
    'and the Isolated do not recover, while those in limited supply do',
    ({ given, when, then, state }) => {
      given(
        'phase axis-breakthrough; turn 1; 11ik@3228; 54ik@3539; own disrupted ["11ik","54ik"]; side axis',
      );
      when('axis: end');
      then.event('units.recovered', { units: ['54ik'] }, 'deathstruggle:REC.1');
      then.means(state().own.disrupted, ['11ik'], 'deathstruggle:REC.6');
      then.means(levelOf(p, state(), '54ik'), 'limited', 'deathstruggle:SUP.9');
    },
  );

  rule(
    ['deathstruggle:R105', 'deathstruggle:SUP.9'],
    'an Isolated army in its trenches loses these, and is not Disrupted',
    ({ given, when, then, state }) => {
      given(
        'phase axis-breakthrough; turn 1; 18armee@3228; 11ik@3229; own entrenched ["18armee","11ik"]; side axis',
      );
      when('axis: end');
      then.event('supply.isolated', { count: 2 }, 'deathstruggle:SUP.9');
      then.means([state().own.entrenched, state().own.disrupted], [[], ['11ik']], 'deathstruggle:R105');
    },
  );

  rule(
    ['deathstruggle:SEQ.B6', 'deathstruggle:SUP.9'],
    'Russians are looked at in their own turn',
    ({ given, when, then }) => {
      given('phase russian-breakthrough; turn 1; 8a@1447; side russian');
      when('russian: end');
      then.event('supply.isolated', { side: 'russian', units: ['8a'] }, 'deathstruggle:SUP.9');
      then.means(
        levelOf(p, stateOf(`${RUSSIAN}; turn 1; 8a@1447`), '8a'),
        'isolated',
        'deathstruggle:SEQ.B6',
      );
    },
  );

  rule('deathstruggle:SUP.10', 'who is fed from the air is in full supply', ({ given, then }) => {
    given(`${AXIS}; turn 1`);
    const far = `${AXIS}; turn 1; 7pz@3228; 8pz@3228`;
    then.means([level(far, '7pz'), level(`${far}; own fed ["7pz"]`, '7pz')], ['isolated', 'full']);
    then.means(level(`${far}; own fed ["7pz"]`, '8pz'), 'isolated');
  });

  rule('deathstruggle:SUP.14', 'supply is what it is at the moment', ({ given, when, then, state }) => {
    given(`${AXIS}; turn 1; 7pz@3641; 8a@3842; 11ik@3743`);
    const before = levelOf(p, state(), '7pz');
    when('axis: move 11ik 3843');
    then.means([before, levelOf(p, state(), '7pz')], ['limited', 'limited']);
    then.means(canTrace(p, state(), 'axis', '3641'), true);
  });
});

describe('Snow', () => {
  rule(
    ['deathstruggle:WEA.1', 'deathstruggle:R97', 'deathstruggle:R101'],
    'beyond four hexes from a supplied army of the Axis its units are Isolated',
    ({ given, then }) => {
      given(`${AXIS}; turn 12`);
      const snow = `${AXIS}; turn 12; 4armee@4247`;
      then.means(
        [level(`${snow}; 7pz@4243`, '7pz'), level(`${snow}; 7pz@4251`, '7pz')],
        ['full', 'full'],
        'deathstruggle:WEA.1',
      );
      then.means(
        [level(`${snow}; 7pz@4242`, '7pz'), level(`${AXIS}; turn 11; 4armee@4247; 7pz@4242`, '7pz')],
        ['isolated', 'full'],
        'deathstruggle:R97',
      );
      // Any army of the Axis will do, if it is in supply itself.
      then.means(level(`${AXIS}; turn 12; 4ruma@4247; 7pz@4243`, '7pz'), 'full', 'deathstruggle:R101');
      then.means(level(`${AXIS}; turn 12; 4armee@3228; 7pz@3229`, '7pz'), 'isolated', 'deathstruggle:R101');
      // An army that is supplied from the air is in supply, and units that lines reach may rest on it.
      const pocket = `${AXIS}; turn 12; marker railhead 3640; 7pz@3539; 4armee@3536; 8a@3537; 11a@3535`;
      then.means(
        [level(pocket, '7pz'), level(`${pocket}; own fed ["4armee"]`, '7pz')],
        ['isolated', 'full'],
        'deathstruggle:WEA.1',
      );
      then.means(level(`${RUSSIAN}; turn 12; 8a@3539`, '8a'), 'full', 'deathstruggle:WEA.1');
    },
  );

  rule(
    ['deathstruggle:R95', 'deathstruggle:R81'],
    'what the chart says of Snow means no more than that; nobody surrenders, and no city is a source',
    ({ given, when, then, state }) => {
      given('phase axis-breakthrough; turn 12; side axis; 7pz@4242; 4armee@4247; 8a@2820');
      const limits = p.tables.weather.filter(({ armyRadius }) => armyRadius === true).map(({ id }) => id);
      then.means(limits, ['snow'], 'deathstruggle:R95');
      then.means(levelOf(p, state(), '7pz'), 'isolated', 'deathstruggle:R95');
      when('end');
      then.at('7pz', '4242');
      then.means(state().own.disrupted, ['7pz'], 'deathstruggle:R81');
      // Warsaw in Russian hands feeds no Russian in it.
      const taken = `${RUSSIAN}; turn 2; 10a@4054; held 4054 russian; 18armee@4053; 16armee@4055`;
      then.means(level(taken, '10a'), 'isolated', 'deathstruggle:R81');
    },
  );

  rule(
    'deathstruggle:R40',
    'by the option they are in limited supply where a source is near',
    ({ given, then }) => {
      given(`${AXIS}; turn 12`);
      const option = `${AXIS}; turn 12; option snow-supply=limited; 4armee@4247`;
      then.means(
        [level(`${option}; 7pz@4241`, '7pz'), level(`${option}; 7pz@3228`, '7pz')],
        ['limited', 'isolated'],
      );
    },
  );
});

describe('oil', () => {
  rule(
    ['deathstruggle:SUP.15', 'deathstruggle:R45'],
    'mobile units have a factor of four at most once the enemy has their oil',
    ({ given, then }) => {
      given(`${AXIS}; turn 1`);
      const points = (text: string, unit: string): number => allowance(p, stateOf(text), unit) / HALVES;
      const mine = `${AXIS}; turn 1; 7pz@4248; 11inf@4248; 8a@7145; held 7145 russian`;
      then.means(
        [points(mine, '7pz'), points(`${AXIS}; turn 1; 7pz@4248`, '7pz')],
        [4 + 3, 6 + 3],
        'deathstruggle:SUP.15',
      );
      then.means(points(mine, '11inf'), 4 + 3, 'deathstruggle:SUP.15');
      const theirs = `${RUSSIAN}; turn 1; 17tb@2820; 10rd@2820; held 7211 axis`;
      then.means([points(theirs, '17tb'), points(theirs, '10rd')], [4 + 5, 3 + 5], 'deathstruggle:R45');
      then.means(
        points(`${RUSSIAN}; turn 1; 17tb@2820; held 7145 russian`, '17tb'),
        5 + 5,
        'deathstruggle:R45',
      );
    },
  );
});
