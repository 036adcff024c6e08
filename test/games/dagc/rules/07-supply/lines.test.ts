// Chapter 7: lines over land, what stops them, and where they may end.
import { describe, expect } from '@jest/globals';
import {
  isOverland,
  isSupplied,
  nearestSource,
  supplyOf,
  workingSources,
} from '../../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { linesOn } from '../../../../../src/games/dagc/07-supply/7.2-lines.ts';
import { barriers, supplyMap } from '../../../../../src/games/dagc/07-supply/7.2-tracing.ts';
import { pathIds } from '../../../../../src/hex/search.ts';
import { p, rule } from '../kit.ts';
import { CUT_OFF, lineFrom, stateOfUnit } from './positions.ts';

const PHASE = 'phase german-movement; turn 3';
/** Three Soviet units every other hex round a hex: their zones close the ring. */
const RING = p.neighbours('3908');
const ring = `2sh@${RING[0]}; 8a@${RING[2]}; 42a@${RING[4]}`;

describe('7.2: lines', () => {
  rule('dagc:7.2a', 'a chain of hexes to a source of its side', ({ given, then, state }) => {
    given(`${PHASE}; 39pz@3908; 2sh@4000`);
    then.means(supplyOf(p, state(), '39pz'), { state: 'overland', rule: 'dagc:7.2a' });
    const line = lineFrom(state(), 'german', '3908');
    expect([line[0], p.inArea('german-sources', line.at(-1) ?? '')]).toEqual(['3908', true]);
    line.slice(1).forEach((hex, i) => expect(p.areAdjacent(line[i] ?? '', hex)).toBe(true));
    then.means(supplyOf(p, state(), '2sh').state, 'overland');
  });

  rule('dagc:7.1a', 'without it a unit has not all it could have', ({ given, then, state }) => {
    given(`${PHASE}; 39pz@3908; ${ring}`);
    then.means(isSupplied(p, state(), '39pz'), false);
  });

  rule('dagc:7.2b', 'no line comes into a hex with enemies', ({ given, then, state }) => {
    given(`${PHASE}; 2sh@3908`);
    then.means(isOverland(p, state(), '3908', 'german'), false);
    expect(supplyMap(p, state(), 'german').overland('3908')).toBe(false);
  });

  rule('dagc:7.2c', 'nor into an enemy zone', ({ given, then, state }) => {
    given(`${PHASE}; 39pz@3908; ${ring}`);
    then.means(stateOfUnit(state(), '39pz'), 'out');
  });

  rule(['dagc:7.2d', 'dagc:8.4a'], 'but where a friend stands', ({ given, then, state }) => {
    given(`${PHASE}; 39pz@3908; 12inf@${RING[1]}; ${ring}`);
    then.means(stateOfUnit(state(), '39pz'), 'overland', 'dagc:7.2d');
    then.means(lineFrom(state(), 'german', '3908')[1], RING[1], 'dagc:8.4a');
  });

  rule('dagc:8.4d', 'a marker is no friend', ({ given, then, state }) => {
    // Whose the hex is, the control marker says: the zone is there all the same.
    given(`${PHASE}; 39pz@3908; held ${RING[1]} german back; ${ring}`);
    then.means(stateOfUnit(state(), '39pz'), 'out');
  });

  rule('dagc:8.5', 'through such a zone a line is no longer in hexes', ({ given, then, state }) => {
    // Six hexes from Riga, with a friend on the way beside a Soviet.
    given(`${PHASE}; 26inf@2107; 43inf@2108; 2sh@2008${CUT_OFF}`);
    then.means(stateOfUnit(state(), '26inf'), 'port');
  });

  rule('dagc:9.9d', 'partisans are nothing to it', ({ given, then, state }) => {
    given(PHASE);
    const areas = p.withFeature('partisans').filter((hex) => p.isLand(hex));
    expect(areas.length).toBeGreaterThan(0);
    then.means(
      areas.every((hex) => supplyMap(p, state(), 'soviet').wet.overland(hex)),
      true,
    );
    then.means(areas.filter((hex) => supplyMap(p, state(), 'german').overland(hex)).length > 0, true);
  });

  rule('dagc:7.2e', 'no line crosses water', ({ given, then, state }) => {
    given(`${PHASE}; 26inf@1214`);
    then.means(stateOfUnit(state(), '26inf'), 'out');
    for (const kind of ['lake', 'sea']) {
      const sides = p.grid.ids.flatMap((from) =>
        p
          .neighbours(from)
          .flatMap((to) => (p.sideKinds(from, to).includes(kind) ? [[from, to] as const] : [])),
      );
      expect(sides.length).toBeGreaterThan(0);
      for (const [from, to] of sides) then.means(linesOn(p).bar('narrows', from, to)?.rule, 'dagc:7.2e');
    }
  });

  rule(
    ['dagc:7.2f', 'dagc:R5'],
    'over the narrows the Soviet goes alone, and only if he holds both shores',
    ({ given, then, state }) => {
      given(`${PHASE}; held 1804 soviet`);
      const over = lineFrom(state(), 'soviet', '1804');
      then.means(over.slice(0, 2), ['1804', '1803'], 'dagc:7.2f');
      given(PHASE);
      const round = lineFrom(state(), 'soviet', '1804');
      then.means([round[1] === '1803', round.length > over.length], [false, true], 'dagc:7.2f');
      given(`${PHASE}; held 1804 soviet; held 1803 german`);
      then.means(lineFrom(state(), 'soviet', '1804')[1] === '1803', false, 'dagc:7.2f');
      then.means(linesOn(p).bar('soviet', '1803', '1804')?.rule, 'dagc:7.2f', 'dagc:R5');
    },
  );

  rule('dagc:R55', 'zones over water bar it too', ({ given, then, state }) => {
    given(`${PHASE}; 2sh@1902`);
    // A lake lies between 1902 and 2003.
    expect(p.sideKinds('1902', '2003')).toContain('lake');
    then.means(isOverland(p, state(), '2003', 'german'), false);
  });

  rule('dagc:R54', 'asked anew whenever it is asked', ({ given, then, state }) => {
    given(`${PHASE}; 39pz@3908; ${ring}`);
    then.means(stateOfUnit(state(), '39pz'), 'out');
    given(`${PHASE}; 39pz@3908`);
    then.means(stateOfUnit(state(), '39pz'), 'overland');
  });
});

describe('7.7, 7.8, 7.13, 7.14: German lines', () => {
  rule('dagc:7.7a', 'end on the edge from 2927 to 5020', ({ given, then, state }) => {
    given(PHASE);
    const works = workingSources(p, state(), 'german');
    then.means(
      [works.length, works[0], works.includes('5020'), works.includes('5019')],
      [30, '2927', true, false],
    );
  });

  rule(['dagc:7.7b', 'dagc:R37', 'dagc:3.3a'], 'while it is German held', ({ given, then, state }) => {
    given(`${PHASE}; held 4028 soviet`);
    then.means(workingSources(p, state(), 'german').includes('4028'), false, 'dagc:7.7b');
    then.means(workingSources(p, state(), 'german').includes('4127'), true, 'dagc:R37');
    then.means(isOverland(p, state(), '4028', 'german'), true, 'dagc:3.3a');
    given(`${PHASE}; held 4028 german back`);
    then.means(workingSources(p, state(), 'german').includes('4028'), true, 'dagc:7.7b');
  });

  rule(['dagc:7.7c', 'dagc:R36'], 'in an enemy zone only with a unit in it', ({ given, then, state }) => {
    given(`${PHASE}; 2sh@4027`);
    then.means(workingSources(p, state(), 'german').includes('4028'), false, 'dagc:R36');
    given(`${PHASE}; 2sh@4027; 39pz@4028`);
    then.means(workingSources(p, state(), 'german').includes('4028'), true, 'dagc:7.7c');
  });

  rule(
    ['dagc:7.8', 'dagc:R38'],
    'they cross two borders, and a longer one may cross fewer',
    ({ given, then, state }) => {
      given(PHASE);
      const map = supplyMap(p, state(), 'german');
      const borders = (line: readonly string[]): number =>
        line.filter((hex, i) => i > 0 && p.sideKinds(line[i - 1] ?? '', hex).includes('border')).length;
      for (const hex of p.grid.ids.filter(map.overland))
        expect(borders(map.line(hex))).toBeLessThanOrEqual(2);
      // The shortest of all lines from these hexes crosses too many.
      const sources = p.area('german-sources').map(p.grid.index);
      const short = p.search.reach({ sources, open: linesOn(p).steps('german') });
      const dear = p.grid.ids.filter(
        (hex) => map.overland(hex) && borders(pathIds(p.grid, short, p.grid.index(hex))) > 2,
      );
      then.means(dear.length > 0, true, 'dagc:R38');
      // With the way by Poland lost it is three to Estonia, and two to Latvia.
      const corridor = p.grid.ids.filter((hex) =>
        p.neighbours(hex).some((next) => p.hex(hex).country === 'poland' && p.hex(next).country === 'latvia'),
      );
      const lost = [...corridor, ...p.grid.ids.filter((hex) => p.hex(hex).country === 'ussr')];
      const without = supplyMap(p, state(), 'german', { lost });
      then.means(['1302', '1407'].map(without.overland), [false, false], 'dagc:7.8');
      then.means(without.overland('2210'), true, 'dagc:7.8');
    },
  );

  rule('dagc:7.13', "no side uses the other's sources", ({ given, then, state }) => {
    given(`${PHASE}; held 4028 soviet; held 3400 german`);
    then.means(workingSources(p, state(), 'soviet').includes('4028'), false);
    then.means(workingSources(p, state(), 'german').includes('3400'), false);
  });

  rule(['dagc:7.14', 'dagc:R56'], 'they contain no Soviet entrenchment', ({ given, then, state }) => {
    given(PHASE);
    const map = supplyMap(p, state(), 'german');
    const dug = p.withFeature('entrenchment').filter((hex) => p.entrenchment(hex) === 'soviet');
    then.means(dug.filter(map.overland), [], 'dagc:7.14');
    // 4502 in German hands, and the two hexes from which a line would lead on.
    given(`${PHASE}; held 4502 german; held 4402 german`);
    // The board as a copy: its tables are made for it anew.
    const taken = supplyMap({ ...p }, state(), 'german');
    then.means(['4402', '4502'].map(taken.overland), [true, false], 'dagc:7.14');
    then.means(
      dug.some((hex) => supplyMap(p, state(), 'soviet').wet.overland(hex)),
      true,
      'dagc:R56',
    );
    // German ones are no matter to anybody.
    expect(map.overland('2102')).toBe(true);
  });

  rule('dagc:R88', 'the nearest source is counted in hexes, and ports are none', ({ given, then, state }) => {
    given(`${PHASE}; 26inf@2825`);
    then.means(nearestSource(p, state(), '2825', 'german'), 3);
    given(`${PHASE}; held 2927 soviet`);
    then.means(nearestSource(p, state(), '2825', 'german'), 4);
  });

  rule('dagc:R89', 'and there may be none at all', ({ given, then, state }) => {
    given(`${PHASE}${CUT_OFF}`);
    then.means(nearestSource(p, state(), '2825', 'german'), undefined);
  });
});

describe('7.5, 7.6: out of supply', () => {
  rule('dagc:7.5', 'costs no step, however long', ({ given, when, then, state }) => {
    given(`phase german-post-combat; turn 3; 39pz@3908; ${ring}`);
    then.means(stateOfUnit(state(), '39pz'), 'out');
    when('end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end');
    then.means([state().own.hits, state().own.places['3908']], [{}, ['39pz']]);
  });

  rule('dagc:7.6', 'units may go where they will be', ({ given, then, state }) => {
    given(`${PHASE}; 39pz@3708; held 3808 soviet`);
    then.allowed('move 39pz 3808');
    given(`${PHASE}; 39pz@3908; 12inf@${RING[1]}; ${ring}`);
    const out = p.neighbours(RING[1] ?? '').find((hex) => !RING.includes(hex) && hex !== '3908');
    then.allowed(`move 12inf ${out}`);
    then.means(isSupplied(p, state(), '12inf', '3908'), true);
  });
});

describe('7.2: what a line is asked about', () => {
  rule(
    'dagc:7.2b',
    'units that are thought away close no hex, and lost hexes are closed',
    ({ given, then, state }) => {
      given(`${PHASE}; 39pz@3908; 2sh@4000`);
      const closed = (options: { readonly ignore?: readonly string[]; readonly lost?: readonly string[] }) =>
        barriers(p, state(), 'german', options).closed.map(p.grid.id);
      then.means([closed({}), closed({ ignore: ['2sh'] })], [['4000'], []]);
      then.means(closed({ lost: ['3910'] }).toSorted(), ['3910', '4000']);
    },
  );

  const WEST = '2inf@1704; 28inf@1805; 38inf@1904';

  rule(
    'dagc:7.2f',
    'a cav-mech group over the narrows as others, where both hexes are Soviet',
    ({ given, then, state }) => {
      given(`phase soviet-movement; turn 3; cmo@1804; held 1804 soviet; ${WEST}`);
      then.means(isSupplied(p, state(), 'cmo'), true);
      given(`phase soviet-movement; turn 3; 2sh@1804; held 1804 soviet; ${WEST}`);
      then.means(isSupplied(p, state(), '2sh'), true);
    },
  );
});
