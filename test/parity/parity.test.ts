// One registry of verbs: whoever types a line, at the screen, in plain mode or in a script, gets the same of it.
import { describe, expect, it } from '@jest/globals';
import { newMatch } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import { sceneOf, take } from '../../src/session/dispatch.ts';
import { complete } from '../../src/language/completion.ts';
import { examplesOf } from '../../src/language/examples.ts';
import { understand } from '../../src/language/parse/line.ts';
import { sitDown } from '../../src/screen/seat.ts';
import { goldenGame } from '../../tools/golden/play.ts';
import { readGolden } from '../../tools/golden/script.ts';
import type { Game } from '../../src/api/game.ts';
import { ford } from '../games/ford/game.ts';
import { playPlain, playScreen, playScript } from './tables.ts';
import type { Begins } from './tables.ts';

const MINUTES = 180_000;

const barbarossa = async (): Promise<Game> => {
  const game = await goldenGame('barbarossa');
  if (!game.ok) throw new Error('The game cannot be loaded');
  return game.value.game;
};

const sameEverywhere = async (begins: Begins, lines: readonly string[]): Promise<void> => {
  const plain = playPlain(begins, lines);
  const screen = playScreen(begins, lines);
  plain.forEach(({ line, stands, refused, said }, i) => {
    const seen = screen[i];
    expect({ line, stands: seen?.stands, refused: seen?.refused }).toEqual({ line, stands, refused });
    expect({ line, missing: said.filter((text) => !seen?.said.includes(text)) }).toEqual({
      line,
      missing: [],
    });
  });
  // A script has nobody to ask back, so that those lines are not for it.
  const asked = plain.some(({ asks }) => asks);
  expect(asked).toBe(false);
  expect(await playScript(begins, plain)).toEqual([]);
};

/** Orders, slips of every kind, questions, and taking back. */
const FORD = [
  'status',
  'move n1 1402',
  'move n1 1202',
  'mvoe n2 1402',
  'move n2',
  'move n9 1402',
  'move n2 9999',
  'move s1 1402',
  'attack 1403',
  'undo',
  'undo',
  'redo',
  'look 1402',
  'unit n1',
  'units enemy',
  'moves n2',
  'legal',
  'legal n2',
  'near 1402 2',
  'odds 1403 from n1',
  'why',
  'rule 4.4',
  'history',
  'score',
  'MOVE N2 14.02.',
  'move n3 1303; move n6 1404',
  'move n3 1303; move n5 1301',
  'try move n4 1304',
  'try off',
  'hash',
  'position',
  'standing ask reaction',
  'halt',
  'pass',
  'end',
  'attack 1403 from n1 n2 n3',
  'pending',
  'end',
  'end',
];

describe('the same lines at the screen, in plain mode and in a script have the same refusals, offers and results', () => {
  it('in a game of the test game', async () =>
    sameEverywhere({ game: ford, scenario: 'crossing', options: { fog: 'off' }, seed: 'parity' }, FORD));

  it('with something hidden', async () =>
    sameEverywhere({ game: ford, scenario: 'crossing', options: { fog: 'on' }, seed: 'parity' }, FORD));

  it(
    'in the opening of the campaign, with slips and questions between its orders',
    async () => {
      const golden = await readGolden('opening');
      if (!golden.ok) throw new Error('The golden opening cannot be read');
      const { begins, seed, statements } = golden.value;
      const between = [
        'odds 2115',
        'move 9zz 1000',
        'targets',
        'attack 9999',
        'status',
        'supply 24pz',
        'end of it',
      ];
      const typed = statements.flatMap(({ act }) =>
        act.kind === 'typed' && act.typed.by === undefined ? [act.typed.line] : [],
      );
      const lines = typed.flatMap((line, i) => [
        line,
        ...(i % 6 === 5 ? [between[((i / 6) % 7) | 0] ?? ''] : []),
      ]);
      const { scenario = '', options } = begins;
      await sameEverywhere({ game: await barbarossa(), scenario, options, seed }, lines);
    },
    MINUTES,
  );
});

describe.each([
  ['the test game', async () => ford],
  ['Barbarossa', barbarossa],
] as const)('every verb of %s', (_name, load) => {
  it('has a typed form that is understood, help, and is reached by completion', async () => {
    const game = await load();
    const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
    const desk = openDesk(game, newMatch(game.rules, game.scenarios[0]?.id ?? '', options));
    const scene = sceneOf(desk);
    const wordy = /^(VERB|WORD|OPTION|NUMBER|LINE|TEXT)\./;
    const wrong = desk.registry.verbs.flatMap((spec) => {
      const [example] = examplesOf(spec, desk.registry, scene);
      const meant = example === undefined ? undefined : understand(desk.registry, scene, example);
      const isMeant = meant !== undefined && (meant.kind !== 'refused' || !wordy.test(meant.refusal.code));
      const { candidates } = complete(desk.registry, scene, spec.name.slice(0, -1));
      const helped = take(desk, `help ${spec.name}`).lines.join(' ');
      return [
        ...(isMeant ? [] : [`${spec.name}: ${example} is not understood`]),
        ...(candidates.includes(spec.name) ? [] : [`${spec.name} is not completed`]),
        ...(helped.includes(spec.name) ? [] : [`${spec.name} has no help`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('can be typed at the screen from wherever the keys go, by way of one key', async () => {
    const game = await load();
    const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
    const desk = openDesk(game, newMatch(game.rules, game.scenarios[0]?.id ?? '', options));
    const seat = sitDown(desk, []);
    seat.press([{ name: 'escape' }]);
    expect(seat.now().at).toBe('map');
    for (const { name } of desk.registry.verbs) {
      seat.press([{ name: 'text', text: ':' }]);
      expect(seat.now().at).toBe('line');
      seat.press([{ name: 'text', text: name }]);
      expect(seat.now().typing.text).toBe(name);
      seat.press([{ name: 'drop line' }, { name: 'escape' }]);
    }
  });
});
