// Laws of the computer player: every order is legal and its own, owes nothing to what is hidden nor to what it remembers.
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../../src/api/game.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { LEVELS } from '../../../src/players/opponent/levels.ts';
import { toolsOf } from '../../../tools/games.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';
import { MOST_SPENT, newTally, tryLaws } from '../../../tools/laws/trial.ts';
import type { Tally } from '../../../tools/laws/trial.ts';

const trialOf = async (game: Game, name: string, seed: number, mostSpent: number): Promise<Tally> => {
  const tally = newTally();
  const trial = {
    game,
    outlook: await outlookOf(game),
    level: LEVELS[name]!,
    scramble: toolsOf(game.id).scramble,
    scenario: game.scenarios[0]?.id ?? '',
    fog: 'on',
    seed,
    mostOrders: 90,
    mostSpent,
  };
  tryLaws(trial, tally);
  return tally;
};

const cases = [barbarossa, dagc].flatMap((game) =>
  Object.keys(LEVELS).map((level) => ({ id: game.id, game, level })),
);

describe('the laws', () => {
  it.each(cases)('are kept by level $level in $id', async ({ game, level }) => {
    const tally = await trialOf(game, level, game === dagc ? 6 : 3, MOST_SPENT[level] ?? 0);
    expect(tally.breaches).toEqual([]);
    expect(tally.decisions).toBeGreaterThan(60);
    expect(tally.compared).toBeGreaterThan(20);
    expect(tally.anew).toBeGreaterThan(3);
  });

  it('are broken by whoever thinks on the true position', async () => {
    const { redeal, ...rules } = barbarossa.rules;
    expect(redeal).toBeDefined();
    const { breaches } = await trialOf({ ...barbarossa, rules }, '1', 9, 400);
    expect(breaches).toContainEqual(expect.stringMatching(/^no peeking: /));
  });

  it('are broken by whoever plays on more positions than it may', async () => {
    const { breaches } = await trialOf(barbarossa, '1', 3, 1);
    expect(breaches).toContainEqual(expect.stringMatching(/^bounded: /));
  });
});
