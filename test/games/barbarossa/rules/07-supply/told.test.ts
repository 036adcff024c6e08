// Chapter 7: whose markers are told of, who places them when, and what supply means in so many words.
import { expect } from '@jest/globals';
import { check } from '../../../../../src/core/kernel.ts';
import { printedLines } from '../../../../../src/games/barbarossa/07-supply/7.14-supply-lines.ts';
import { effectsOf } from '../../../../../src/games/barbarossa/questions/supply-effects.ts';
import { markersAtHand } from '../../../../../src/games/barbarossa/07-supply/7.12-offensive-supply.ts';
import { supplyAnswer } from '../../../../../src/games/barbarossa/questions/supply.ts';
import { SUPPLY_STATES, supplyOf } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { supplyMap } from '../../../../../src/games/barbarossa/07-supply/7.20-tracing.ts';
import {
  barsAround,
  barsOfPlace,
  lineNotes,
} from '../../../../../src/games/barbarossa/questions/supply-why.ts';
import { directionTo } from '../../../../../src/hex/hexsides.ts';
import type { Json } from '../../../../../src/core/types.ts';
import type { Printed, Who } from '../../../../../src/games/barbarossa/data/sheet.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { endings, filled, listedAs, ofKind, played, reach, thrown } from '../play.ts';

const ABC = 'marker supplya hand; marker supplyb hand; marker supplyc hand';
const placing = (rest: string, turn = 9): string => `phase soviet-markers; turn ${turn}; ${rest}`;
const CHECK =
  'phase victory-check; turn 10; points 3 12 points.taken barbarossa:4.2c; 24pz@2501; 3ra@1606; held 2607 german';

const data = (now: ReturnType<typeof played>, kind: string): readonly unknown[] =>
  ofKind(now, kind).map((event) => event.data);

rule('barbarossa:7.12a', 'the Soviet places a marker once, where no other lies', ({ given, when, then }) => {
  given(placing(`5ra@1810; 24pz@1904; ${ABC}`));
  when('marker a 1810');
  then.event('marker.placed', { side: 'soviet', letter: 'A', hex: '1810' });
  const now = played(placing(`5ra@1810; 24pz@1904; ${ABC}`), 'marker a 1810');
  then.means(filled(now, 'marker B 1811'), { which: ['b'], at: ['1811'] });
  then.refused('marker b 1810', 'MARKER.ONE', 'barbarossa:7.12b');
});

rule('barbarossa:7.12b', 'nor is a taken hex offered for the next', ({ given, then }) => {
  const text = placing(`5ra@1810; 24pz@1904; ${ABC}`);
  given(text);
  const { s } = played(text, 'marker a 1810');
  const frame = s.stack.at(-1);
  const step = barbarossa.rules.procedures[frame?.proc ?? '']?.[frame?.step ?? ''];
  const choices = step?.kind === 'ask' ? step.choices : [];
  const [choice] = choices.filter(({ verb }) => verb === 'marker');
  const every = choice?.kind === 'open' && frame !== undefined ? [...(choice.every?.(s, frame) ?? [])] : [];
  then.means(
    every.filter((args) => args?.['at']?.[0] === '1810'),
    [],
  );
});

rule('barbarossa:7.12d', 'he may end with markers in hand, and not without a word', ({ given, then }) => {
  const text = placing(`5ra@1810; 24pz@1904; ${ABC}`);
  given(text);
  then.means(endings(played(text)), ['end 7.12d']);
});

rule('barbarossa:7.12c', 'lifted they are his again, if there were any', ({ given, then }) => {
  const turn = `phase soviet-assault; turn 9; plan order move-fight; 5ra@1810; 24pz@1904; held 2607 german`;
  given(turn);
  then.means(data(played(`${turn}; marker supplya 1810`, 'end'), 'markers.lifted'), [
    { side: 'soviet', letters: ['A'] },
  ]);
  then.means(data(played(turn, 'end'), 'markers.lifted'), []);
});

rule('barbarossa:R38', 'a marker on the track is at hand when its turn has come', ({ given, then }) => {
  const text = (turn: number): string =>
    `phase soviet-movement; turn ${turn}; marker supplyb track-15; 5ra@1810`;
  given(text(15));
  const letters = (turn: number): readonly string[] =>
    markersAtHand(p, stateOf(text(turn))).map(({ letter }) => letter);
  then.means(
    [letters(14), letters(15), letters(16)].map((each) => each.includes('B')),
    [false, true, true],
  );
  const away = stateOf('phase soviet-movement; turn 15; marker supplyb out; 5ra@1810');
  then.means(
    markersAtHand(p, away).some(({ letter }) => letter === 'B'),
    false,
  );
});

rule('barbarossa:7.21a', 'Moscow lost is told once, and to whom it matters', ({ given, then, state }) => {
  given('phase turn-start; turn 8; held 1606 german; 24pz@1904');
  then.event('markers.barred', { side: 'soviet', hex: '1606' });
  then.means(state().own.plan.moscowLost, true);
  then.means(
    data(
      played('phase turn-start; turn 8; held 1606 german; own plan.moscowLost true; 24pz@1904'),
      'markers.barred',
    ),
    [],
  );
  // Turn 7 is the first that has any.
  then.means(
    data(played('phase turn-start; turn 7; held 1606 german; 24pz@1904'), 'markers.barred').length,
    1,
  );
  const none = played(placing(`5ra@1810; 24pz@1904; own plan.moscowLost true; ${ABC}`));
  then.means(data(none, 'markers.none'), [{ side: 'soviet', hex: '1606' }]);
});

rule('barbarossa:7.21b', 'it is Soviet supply that must reach Moscow again', ({ given, then }) => {
  const text = 'phase turn-start; turn 9; own plan.moscowLost true; 24pz@1904';
  given(text);
  then.means(data(played(text), 'markers.restored'), [{ side: 'soviet', hex: '1606' }]);
});

rule('barbarossa:7.7d', 'the aerial marker is placed by the German', ({ given, then }) => {
  const text =
    'phase soviet-movement; turn 9; plan order move-fight; 24pz@2501; 5ra@1810; marker aerial hand';
  given(text);
  then.means(data(played(text, 'german: airlift 2501'), 'aerial.placed'), [{ side: 'german', hex: '2501' }]);
  then.refused('german: airlift 1810', 'AERIAL.NOBODY');
  given(`phase soviet-movement; turn 9; plan order move-fight; 24pz@2501; 5ra@1810; marker aerial spent`);
  then.refused('german: airlift 2501', 'AERIAL.SPENT');
});

rule('barbarossa:7.7g', 'its die is German, and says when it comes back', ({ given, then }) => {
  given(`${CHECK}; marker aerial 2501; dice 3`);
  const now = played(`${CHECK}; marker aerial 2501; dice 3`);
  then.means(thrown(now), ['german aerial-reload 7.7g d6']);
  then.means(data(now, 'aerial.reloads'), [{ side: 'german', die: 3, turn: 13 }]);
});

rule('barbarossa:R88', 'nor while a defender retreats', ({ given, then }) => {
  given('phase soviet-movement; turn 9; plan order move-fight; 24pz@2501; 5ra@1810; marker aerial hand');
  const { s } = played(
    'phase soviet-movement; turn 9; plan order move-fight; 24pz@2501; 5ra@1810; marker aerial hand',
  );
  const right = barbarossa.rules.procedures['movement']?.['orders'];
  const airlift = right?.kind === 'ask' ? right.rights?.find(({ verb }) => verb === 'airlift') : undefined;
  const under = (proc: string): string | undefined => {
    const frame = { proc, step: 'x', vars: {} };
    const refused = airlift?.closed?.({ ...s, stack: [...s.stack, frame] }, frame);
    return refused?.rule;
  };
  then.means(['losses', 'retreat', 'movement'].map(under), ['barbarossa:R88', 'barbarossa:R88', undefined]);
});

const SHIPS = 'phase german-movement; turn 9; held 3108 german';
const SIX = '1inf@3107; 2inf@3107; 4inf@3107; 5inf@3108; 6inf@3108; 7inf@3106';

rule('barbarossa:7.4g', 'Crimea supply is switched on by the German, by name', ({ given, when, then }) => {
  given(`${SHIPS}; ${SIX}`);
  when('crimea on for 2inf 4inf 5inf 6inf 7inf');
  then.event('crimea.on', { side: 'german', units: ['2inf', '4inf', '5inf', '6inf', '7inf'] });
  then.noEvent('crimea.off');
  const now = played(`${SHIPS}; ${SIX}`);
  then.means(filled(now, 'crimea on for 7inf 2inf 4inf 5inf 6inf'), {
    how: ['on'],
    units: ['2inf', '4inf', '5inf', '6inf', '7inf'],
  });
  then.means(filled(now, 'crimea on'), { how: ['on'] });
});

rule('barbarossa:7.4k', 'five are fed without being named', ({ given, when, then, state }) => {
  const five = SIX.replace('; 7inf@3106', '');
  given(`${SHIPS}; ${five}`);
  then.refused('crimea on for 1inf 2inf 4inf 5inf 6inf', 'CRIMEA.ALL');
  when('crimea on');
  then.event('crimea.on', { units: [] }, 'barbarossa:7.4g');
  then.means(state().own.shipping, { mode: 'crimea', on: true, units: [] });
});

const told = (
  text: string,
  hex: string,
  who = 'both',
): readonly (readonly [string, Readonly<Record<string, Json>>])[] =>
  supplyAnswer(p, stateOf(text), who, { hex: [hex] }).map(({ key, params }) => [key, params] as const);
const keys = (text: string, hex: string, who = 'both'): readonly string[] =>
  told(text, hex, who).map(([key]) => key);

rule('barbarossa:7.1', 'the line is told hex by hex, if it is more than one', ({ given, then }) => {
  const text = 'phase german-movement; turn 9; 24pz@1904; 1inf@2023; 3ra@1606; held 2607 german';
  given(text);
  const [, line] = told(text, '1904').find(([key]) => key === 'supply.line') ?? [];
  const path = line?.['path'] as readonly string[];
  // Its own hex is no hex of the way: those that are named are as many as are counted.
  then.means([path.includes('1904'), line?.['count']], [false, path.length]);
  // A source is its own line.
  const [source = ''] = p.area('german-sources');
  then.means(keys(text, source).includes('supply.line'), false);
  const map = supplyMap(p, stateOf(text), 'german');
  const beside = p.grid.ids.find((hex) => map.line(hex).length === 2) ?? '';
  then.means(keys(text, beside).includes('supply.line'), true);
});

rule('barbarossa:7.2', 'of water there is nothing to tell', ({ given, then }) => {
  const text = 'phase german-movement; turn 9; 24pz@1904';
  given(text);
  then.means([keys(text, '3110'), keys(text, 'rvgk')], [['supply.no-land'], ['supply.no-land']]);
});

rule('barbarossa:7.9e', 'an empty hex is told to both, the German first', ({ given, then }) => {
  const text = 'phase german-movement; turn 9; 24pz@1904; 3ra@1606';
  given(text);
  const sides = told(text, '1806').flatMap(([key, { side }]) => (/hex-/.test(key) ? [side] : []));
  then.means(sides, ['german', 'soviet']);
});

rule('barbarossa:7.10a', 'before turn 7 nobody asks for a marker', ({ given, then }) => {
  const text = (turn: number): string => `phase soviet-movement; turn ${turn}; 3ra@1606; 24pz@1904`;
  given(text(7));
  then.means(
    [6, 7].map((turn) => keys(text(turn), '1606').includes('supply.no-marker')),
    [false, true],
  );
});

rule('barbarossa:7.5a', 'what each state means is told by its own rules', ({ given, then }) => {
  given('phase german-movement; turn 9; 24pz@1904; 3ra@1606');
  const means = (side: Who, turn: number): readonly string[] => {
    const s = stateOf(`phase german-movement; turn ${turn}; 24pz@1904; 3ra@1606`);
    const [unit, hex] = side === 'german' ? ['24pz', '1904'] : ['3ra', '1606'];
    return SUPPLY_STATES.map(
      (state) =>
        `${state}: ${effectsOf(p, s, unit, state, hex, supplyMap(p, s, side))
          .map(({ why, rule: id }) => `${why.replace('supply.means.', '')} ${id.replace('barbarossa:', '')}`)
          .join(', ')}`,
    );
  };
  then.means(means('german', 9), [
    'own: ',
    'overland: full 7.3c',
    'garrison: full 7.6b, attack 7.22a',
    'crimea: full 7.4h, excused 7.4f',
    'coastal: defence 7.5a, half 7.5b',
    'aerial: defence 7.7b, half 7.7c',
    'none: all-half 7.16b, stays 7.16a',
  ]);
  expect(means('soviet', 6).slice(0, 3)).toEqual([
    'own: full 10.34f',
    'overland: full 7.9d, early 7.10d',
    'garrison: defence 7.13a, assault 7.13b, attack 7.22b',
  ]);
  expect(means('soviet', 7).slice(1, 3)).toEqual([
    'overland: attack-half 7.9e, no-marker 7.10a',
    'garrison: defence 7.13a, assault 7.13b, attack-half 7.22c',
  ]);
  expect(means('soviet', 7).at(-1)).toBe('none: all-half 7.16b, stays 7.16a, quarter 7.22d');
});

rule('barbarossa:7.14b', 'Soviet lines go over the lakes of the Baltic countries', ({ given, then }) => {
  given('phase soviet-movement; turn 9; 3ra@1606');
  const COUNTRIES = ['ussr', 'lithuania', 'latvia', 'estonia'];
  const overLakes = p.grid.ids.flatMap((hex) =>
    p.isLand(hex)
      ? p
          .neighbours(hex)
          .filter((next) => p.isLand(next) && p.sideKinds(hex, next).includes('lake'))
          .map((next) => [hex, next] as const)
      : [],
  );
  const isTheirs = (hex: string): boolean => COUNTRIES.includes(p.hex(hex).country ?? '');
  const inside = overLakes.filter(([a, b]) => isTheirs(a) && isTheirs(b));
  expect(inside.length).toBeGreaterThan(0);
  then.means(
    inside.filter(([a, b]) => p.lines.bar('soviet', a, b) !== undefined),
    [],
  );
});

rule('barbarossa:7.3b', 'what a line goes over is told with its source', ({ given, then }) => {
  given('phase german-movement; turn 9; 24pz@1904');
  then.means(
    lineNotes(p, 'german', ['1904', '1905', '1906']).map(({ why, hexes }) => [why, hexes]),
    [['supply.over.source', ['1906']]],
  );
  then.means(
    lineNotes(p, 'soviet', ['1604', '1605', '1606']).map(({ rule: id, hexes }) => [id, hexes]),
    [['barbarossa:7.9b', ['1606']]],
    'barbarossa:7.3b',
  );
  then.means([lineNotes(p, 'german', []), lineNotes(p, 'soviet', [])], [[], []]);
});

rule('barbarossa:7.5c', 'Azov is barred to the side that ships, by the German shores', ({ given, then }) => {
  const at = (held: string): readonly string[] =>
    barsOfPlace(p, stateOf(`phase german-movement; turn 9; 24pz@2806; ${held}`), '2806').map(
      ({ why }) => why,
    );
  given('phase german-movement; turn 9; 24pz@2806');
  then.means(at('held 3105 german; held 3106 german').includes('supply.bar.azov'), false);
  then.means(at('held 3105 german').includes('supply.bar.azov'), true);
});

rule('barbarossa:7.14d', 'where a line is open nothing bars it', ({ given, then }) => {
  const text = 'phase german-movement; turn 9; 24pz@1904; held 2607 german';
  given(text);
  then.means(barsAround(p, stateOf(text), 'german', '1904'), []);
  then.means(barsAround(p, stateOf(text), 'soviet', '1606'), []);
});

rule(
  'barbarossa:7.11e',
  'the question of the hex where a marker goes is the Soviet player his own',
  ({ given, then }) => {
    const text = placing(`5ra@1810; 24pz@1904; ${ABC}`);
    given(text);
    const { s } = played(text);
    const frame = s.stack.at(-1);
    const step = barbarossa.rules.procedures[frame?.proc ?? '']?.[frame?.step ?? ''];
    const question = step?.kind === 'ask' && frame !== undefined ? step.question(s, frame) : undefined;
    then.means(question?.params, { side: 'soviet', letters: ['A', 'B', 'C'] });
    then.means(
      reach(played('phase german-movement; turn 9; 24pz@1904; held 2607 german'), 'move', '24pz').length > 0,
      true,
    );
  },
);

const named = (units: readonly string[]): string =>
  `own shipping ${JSON.stringify({ mode: 'crimea', on: true, units })}`;

rule('barbarossa:7.4g', 'while there are five or fewer all are fed, named or not', ({ given, then }) => {
  given(`${SHIPS}; ${SIX}`);
  const fed = (units: string): readonly string[] => {
    const s = stateOf(`${SHIPS}; ${units}; ${named(['2inf', '4inf', '5inf', '6inf', '7inf'])}`);
    return units
      .split('; ')
      .map((word) => word.split('@')[0] ?? '')
      .filter((unit) => supplyOf(p, s, unit) === 'crimea');
  };
  then.means(fed('1inf@3107; 2inf@3107'), ['1inf', '2inf']);
  then.means(fed('1inf@3107; 2inf@3107; 4inf@3107; 5inf@3108; 6inf@3108'), [
    '1inf',
    '2inf',
    '4inf',
    '5inf',
    '6inf',
  ]);
  then.means(fed(SIX), ['2inf', '4inf', '5inf', '6inf', '7inf']);
});

rule(
  'barbarossa:10.34f',
  'the Coastal Army draws its own supply, on the map or off it',
  ({ given, then }) => {
    given('phase soviet-movement; turn 9; 3ra@1606');
    const state = (place: string): string =>
      supplyOf(p, stateOf(`phase soviet-movement; turn 9; ica@${place}`), 'ica');
    then.means(['2911', 'dead', 'rvgk'].map(state), ['own', 'own', 'own']);
  },
);

rule('barbarossa:7.11d', 'a marker lies somewhere, and one in a hex', ({ given, then }) => {
  const text = placing(`5ra@1810; 24pz@1904; ${ABC}`);
  given(text);
  then.refused('marker a', 'MARKER.NOWHERE');
  const now = played(text, 'marker a 1810');
  const hexes = listedAs(now, 'marker').map(({ args }) => args['at']?.[0]);
  then.means([hexes.includes('1810'), hexes.includes('1811')], [false, true]);
});

rule('barbarossa:7.21a', 'that the markers are barred is told of the Soviet side', ({ given, then }) => {
  given('phase turn-start; turn 9; held 1606 german; 24pz@1606; 3ra@1900');
  then.event('markers.barred', { side: 'soviet', hex: '1606' });
});

rule(
  'barbarossa:7.7e',
  'that the aerial marker is gone is told of the German side',
  ({ given, when, then }) => {
    given(
      'phase soviet-assault; turn 9; plan order fight-move; own turn.luftwaffe 9; marker aerial 1707; marker supplya 1706; 34inf@1707; 1t@1706; 2t@1706; 3t@1706; 4t@1706; 5t@1706; dice 1',
    );
    when('attack 1707 from 1t 2t 3t 4t 5t');
    then.event('aerial.gone', { side: 'german', hex: '1707' });
  },
);

rule('barbarossa:7.4g', 'who is named for the ships is named in one order', ({ given, then }) => {
  const six = '1inf@3107; 2inf@3107; 4inf@3107; 5inf@3107; 6inf@3106; 7inf@3106';
  const text = `phase german-movement; turn 9; plan order move-fight; held 3108 german; ${six}`;
  given(text);
  const code = (units: readonly string[]) =>
    check(barbarossa.rules, played(text).s, { by: 'german', verb: 'crimea', args: { how: ['on'], units } })
      ?.code;
  then.means(code(['7inf', '2inf', '4inf', '5inf', '6inf']), 'ORDER.NOT-A-SET');
  then.means(code(['2inf', '4inf', '5inf', '6inf', '7inf']), undefined);
});

/** The lines of a board on which something else is printed along one side. */
const withSide = (from: string, to: string, kind: 'sea' | 'lake'): Printed['lines'] => {
  const { lines: _, ...board } = p;
  const side = p.grid.index(from) * 6 + directionTo(p.grid, p.grid.index(from), p.grid.index(to));
  const printed = { between: [from, to], kind, water: 'black-sea' } as const;
  const sides = new Map([...p.set.board.sides, [side, [printed]]] as const);
  return printedLines({
    ...board,
    set: { ...p.set, board: { ...p.set.board, sides } },
    sideKinds: (a, b) => ([a, b].every((hex) => [from, to].includes(hex)) ? [kind] : p.sideKinds(a, b)),
  });
};

rule('barbarossa:R77', 'a coast is a sea in the next hex or along a side', ({ given, then }) => {
  given(placing('5ra@1810'));
  const seas = p.grid.ids.filter((hex) => p.hex(hex).terrain === 'all-sea');
  then.means([p.lines.coasts('1707'), seas.flatMap((hex) => p.lines.coasts(hex))], [[], []]);
  then.means(withSide('1707', '1706', 'sea').coasts('1707'), ['black-sea']);
  // The shore of a lake is none.
  then.means(withSide('1707', '1706', 'lake').coasts('1707'), []);
});

rule(
  'barbarossa:7.14b',
  'Soviet lines go over lakes in the USSR and the Baltic states',
  ({ given, then }) => {
    given(placing('5ra@1810'));
    const over = (country: string) => {
      const inside = p.grid.ids.filter((hex) => p.isLand(hex) && p.hex(hex).country === country);
      const [from = '', to = ''] =
        inside
          .flatMap((hex) => p.neighbours(hex).map((next) => [hex, next]))
          .find(([, next = '']) => inside.includes(next)) ?? [];
      return withSide(from, to, 'lake').bar('soviet', from, to)?.rule;
    };
    then.means(
      ['ussr', 'lithuania', 'latvia', 'estonia'].flatMap((country) => over(country) ?? []),
      [],
    );
    then.means(over('romania'), 'barbarossa:7.14b');
  },
);

rule('barbarossa:R79', 'without one unit the others bar a line all the same', ({ given, then }) => {
  const ring = p
    .neighbours('1806')
    .map((hex, i) => `${['1inf', '2inf', '4inf', '5inf', '6inf', '7inf'][i] ?? ''}@${hex}`);
  const text = `phase soviet-movement; turn 9; 5ra@1806; 24pz@1606; ${ring.join('; ')}`;
  given(text);
  const without = (ignore: readonly string[]) => supplyOf(p, stateOf(text), '5ra', undefined, { ignore });
  then.means([without(['24pz']), without(['1inf'])], ['none', 'overland']);
});

rule('barbarossa:7.19', 'a source of the other side that lies in the pocket is named', ({ given, then }) => {
  const text =
    'phase soviet-movement; turn 30; 5ra@2024; 1inf@2023; 2inf@2123; 4inf@1924; 5inf@2124; 6inf@1923';
  given(text);
  const found = barsAround(p, stateOf(text), 'soviet', '2024').find(
    ({ why }) => why === 'supply.bar.their-source',
  );
  then.means(found?.hexes, ['2024']);
});

rule('barbarossa:7.21b', 'the Soviet line to Moscow brings the markers back', ({ given, then, state }) => {
  given('phase turn-start; turn 9; own plan.moscowLost true; 3ra@1606; 24pz@2117');
  then.event('markers.restored', { side: 'soviet', hex: '1606' });
  then.means(state().own.plan.moscowLost, undefined);
});
