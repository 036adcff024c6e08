// Facts of a position in every game that is shipped: each is read as its example has it, and a slip is told as what it is.
import { describe, expect, it } from '@jest/globals';
import { GAMES } from '../../src/games/registry.ts';
import { readPosition } from '../../src/record/position.ts';
import { GAME_IDS, shippedGame } from '../../tools/games.ts';
import { runIt } from '../script/kit.ts';

/** Where a fact can be true alone, and where what else has to be said. */
const PHASES: Readonly<Record<string, string>> = {
  barbarossa: 'german-assault',
  dagc: 'soviet-pre-combat',
  storm: 'german-movement',
  typhoon: 'german-combat',
  moscow41: 'german-combat',
  deathstruggle: 'axis-combat',
};

const BESIDE: Readonly<Record<string, readonly string[]>> = {
  half: ['plan order fight-fight'],
  'typhoon own pulse.attacks': ['unit 24pz 2310', 'unit 22a 2309'],
  'moscow41 own pulse.attacks': ['unit 24pz 1807', 'unit 22a 1806'],
  'deathstruggle own pulse.attacks': ['unit 1ik 2821', 'unit 8a 2820'],
};

/** 12.7: only another scenario of Barbarossa has an order to stand fast. */
const SKIPPED = new Set(['barbarossa own turn.stand']);

describe('every fact is read as its example has it', () => {
  it.each(GAME_IDS)('%s', async (id) => {
    const game = await shippedGame(id);
    const [{ id: scenario } = { id: '' }] = game.scenarios;
    const last = game.turnsOf(scenario);
    const wrong = game.position.facts.flatMap(({ key, example }) => {
      if (SKIPPED.has(`${id} ${key}`)) return [];
      const more = BESIDE[`${id} ${key}`] ?? BESIDE[key] ?? [];
      const head = [
        'position 1',
        `game ${id}`,
        `scenario ${scenario}`,
        'base none',
        `turn ${last}`,
        `phase ${PHASES[id]}`,
      ];
      const read = readPosition(game, [...head, ...more, example].join('\n'));
      return read.ok ? [] : [[example, read.error]];
    });
    expect(wrong).toEqual([]);
  });
});

const said = async (game: string, ...lines: readonly string[]): Promise<string> => {
  const head = ['position 1', `game ${game}`, 'scenario campaign', 'base none'];
  const { err } = await runIt(['-'], `${[...head, ...lines, '.'].join('\n')}\n`, GAMES);
  return err.join('\n');
};

describe('a slip in a fact is told as what it is', () => {
  const inTurn = (...lines: readonly string[]): readonly string[] => [
    'turn 3',
    'phase axis-movement',
    ...lines,
  ];

  it.each([
    ['hits 7pz 2', /7pz cannot have lost 2 steps: it can have lost 1 at most\./],
    ['own disrupted ["10rc","10rc"]', /"10rc"\. It stands there twice\./],
    ['own entrenched ["7pz"]', /"7pz"\. It is not a unit that digs in\./],
    ['own strong ["7pz"]', /a list of armies with a strong side/],
    ['own loading {"x":1}', /\{"[a-z]+", .* or "[a-z]+": a whole number/],
    ['own pulse.number foo', /A line that can be read: own pulse\.number 2\./],
  ])('%s', async (line, words) => expect(await said('deathstruggle', ...inTurn(line))).toMatch(words));

  it('and no name of a phase is left out of their list', async () => {
    const game = await shippedGame('deathstruggle');
    const told = await said('deathstruggle', 'turn 3', 'phase foo');
    expect(told).not.toMatch(/ more/);
    for (const phase of game.phases.rows.flat()) expect(told).toMatch(new RegExp(`[ ,]${phase}[,.]`));
  });

  it('a phase that is missing is offered as one of the side that is named', async () => {
    expect(await said('deathstruggle', 'turn 3', 'side russian')).toMatch(/phase russian-/);
  });

  it('one scenario is, and two are', async () => {
    const { err } = await runIt(['-'], 'new deathstruggle foo\n', GAMES);
    expect(err.join('\n')).toMatch(/There is campaign\./);
  });
});
