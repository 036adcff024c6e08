// What every game must pass, whatever its rules: the battery of random games and brute force, the sentences of its sources,
// and what must hold along random games.
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../src/api/game.ts';
import type { Rules } from '../../src/core/rule-set.ts';
import { battery } from '../battery/battery.ts';
import type { BatterySettings } from '../battery/battery.ts';
import { caseTests } from '../battery/cases.ts';
import { alongGames } from './along-games.ts';
import { missing } from './contract.ts';
import { reachTests } from './reach.ts';
import { sentenceTests } from './sentences.ts';

export type Conforming = Omit<BatterySettings, 'reached'> & {
  readonly game: Game;
  /** The folder of its sources. */
  readonly code: string;
  /** The rules its rule tests play by, where these are tried on values of their own. */
  readonly tried?: Rules;
};

/** Its rule tests are run with it: they count for the steps that random games do not come to. */
export const conformance = async ({ game, code, tried, ...settings }: Conforming): Promise<void> => {
  battery(game, { ...settings, reached: await caseTests(game, tried) });
  describe(`the suite: ${game.title}`, () => {
    it('has all that front ends want by name', () => {
      expect(missing(game)).toEqual([]);
    });
    sentenceTests(game, code);
    reachTests(game, [...settings.small, ...(settings.open ?? [])]);
    alongGames(game);
  });
};
