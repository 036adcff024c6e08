// The battery: what every game must pass, whatever its rules. Call it once in a test file with a registered game.
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Options } from '../../src/core/rule-set.ts';
import type { Game } from '../../src/api/game.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import type { Scramble } from '../../src/players/fuzz/state-checks.ts';
import { CHECKS } from '../../src/players/fuzz/result.ts';
import { fuzz } from '../../src/players/fuzz/fuzz.ts';
import type { CheckName, FuzzResult } from '../../src/players/fuzz/result.ts';
import { fuzzReport } from '../../src/players/fuzz/report.ts';
import { picker } from '../../src/players/prng.ts';
import { never } from '../../src/players/fuzz/statistics.ts';
import {
  acceptedButNotOffered,
  changedByWriting,
  decisionsFrom,
  drawnUnlikeListed,
  offeredButRefused,
  writtenTwoWays,
} from './small.ts';
import {
  acceptedAt,
  beyondWhatIsSaid,
  changedByText,
  drawnButRefused,
  notOffered,
  twoWritings,
  unsound,
} from './law.ts';
import type { Accepted } from './law.ts';
import type { Met, Small } from './small.ts';

export type Run = {
  readonly title: string;
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly options?: Options;
  readonly drawn?: readonly string[];
  readonly anyTurn?: true;
  readonly playOn?: true;
  /** Where every check at its usual pace would take too long. */
  readonly checks?: Readonly<Partial<Record<CheckName, number>>>;
};

export type BatterySettings = {
  readonly runs: readonly Run[];
  /** Positions in which every order can be listed. */
  readonly small: readonly Small[];
  /** Positions of games that have too many orders to list. */
  readonly open?: readonly Small[];
  /** Games that hide anything must give one. */
  readonly scramble?: Scramble;
  /** How often case tests reached each step; those that run before, in the same file: see cases.ts. */
  readonly reached: Readonly<Record<string, number>>;
};

const PROMISES: Readonly<Record<CheckName, string>> = {
  invariants: 'no order breaks an invariant',
  text: 'a round trip through JSON changes nothing, before an order or in what it does',
  offers: 'everything offered is accepted',
  reading: 'no question changes the state',
  secrets: 'changing only what is hidden from a side changes nothing it sees, is offered or hears',
  redeal:
    'what a side imagines is sound, looks to it as the truth does, and owes nothing to what is hidden from it',
  undo: 'undo never crosses the barrier, and restores the state exactly',
  replay: 'replay equals play',
  again: 'a second run with the same seed is the same in every byte',
};

const failureIn = (result: FuzzResult): string =>
  result.failure === undefined ? '' : fuzzReport(result).slice(0, 6).join('\n');

const randomGames = (game: Game, run: Run, settings: BatterySettings, done: FuzzResult[]): void => {
  describe(`random games, ${run.title}`, () => {
    let result: FuzzResult;
    beforeAll(() => {
      const { title: _, ...how } = run;
      result = fuzz(game, { ...how, scramble: settings.scramble });
      done.push(result);
    });

    it('reach an end: nobody is left without an order, nobody plays for ever, nothing is thrown', () => {
      expect(failureIn(result)).toBe('');
      expect(result.tally.games).toBe(run.games);
    });

    for (const name of Object.keys(CHECKS) as CheckName[]) {
      it(PROMISES[name], () => {
        expect(result.failure?.kind === name ? failureIn(result) : '').toBe('');
        expect(result.checked[name]).toBeGreaterThan(0);
      });
    }
  });
};

const smallPosition = (game: Game, small: Small): void => {
  describe(`in the small position ${small.name}`, () => {
    let met: readonly Met[] = [];
    beforeAll(() => {
      met = decisionsFrom(game.rules, small);
    });

    it('everything in a list is accepted', () => {
      expect(met.length).toBeGreaterThan(0);
      expect(met.flatMap((one) => offeredButRefused(game.rules, one))).toEqual([]);
    });

    it('by brute force over verbs, units and hexes, nothing else is', () => {
      const tried = met.map((one) => acceptedButNotOffered(game, small.universe, one));
      expect(tried.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(tried.reduce((sum, { accepted }) => sum + accepted, 0)).toBeGreaterThan(0);
    });

    it('every order comes back the same from its canonical text', () => {
      const registry = registryFor(game);
      expect(met.flatMap((one) => changedByWriting(registry, game.rules, one))).toEqual([]);
    });

    it('a group of units has one writing: sorted, each unit once', () => {
      expect(met.flatMap((one) => writtenTwoWays(game, one).wrong)).toEqual([]);
    });

    it('samplers draw what is listed, all of it and nothing else', () => {
      expect(
        met.flatMap((one) => drawnUnlikeListed(game.rules, one).map((wrong) => `${one.at}: ${wrong}`)),
      ).toEqual([]);
    });
  });
};

const openPosition = (game: Game, small: Small): void => {
  describe(`in the position ${small.name}`, () => {
    let met: readonly Met[] = [];
    let accepted: readonly Accepted[] = [];
    beforeAll(() => {
      met = decisionsFrom(game.rules, small);
      accepted = met.flatMap((one, i) => acceptedAt(game, small.universe, one, i));
    });

    it('what is accepted, by brute force over verbs, units and hexes, is offered', () => {
      expect(accepted.length).toBeGreaterThan(met.length);
      expect(accepted.flatMap((one) => notOffered(game.rules, one))).toEqual([]);
    });

    it('what is accepted can be carried out, and breaks no invariant', () => {
      expect(accepted.flatMap((one) => unsound(game.rules, one))).toEqual([]);
    });

    it('nobody acts who is not said to be able, or goes beyond his reach', () => {
      expect(accepted.flatMap((one) => beyondWhatIsSaid(game.rules, one))).toEqual([]);
    });

    it('every order comes back the same from its canonical text', () => {
      const registry = registryFor(game);
      expect(accepted.flatMap((one) => changedByText(registry, one))).toEqual([]);
    });

    it('a group of units has one writing: sorted, each unit once', () => {
      expect(accepted.flatMap((one) => twoWritings(game, one))).toEqual([]);
    });

    it('samplers draw what is accepted', () => {
      const pick = picker(1);
      expect(met.flatMap((one) => drawnButRefused(game.rules, one, pick))).toEqual([]);
    });
  });
};

export const battery = (game: Game, settings: BatterySettings): void => {
  describe(`the battery: ${game.title}`, () => {
    const done: FuzzResult[] = [];
    for (const run of settings.runs) randomGames(game, run, settings, done);
    for (const small of settings.small) smallPosition(game, small);
    for (const open of settings.open ?? []) openPosition(game, open);

    const { scramble } = settings;
    if (scramble !== undefined) {
      it('what is hidden was changed often enough for a leak to show', () => {
        const games = done.reduce((sum, { tally }) => sum + tally.games, 0);
        expect(done.reduce((sum, { checked }) => sum + checked.scrambled, 0)).toBeGreaterThan(games);
      });

      it('what is imagined was another position than the truth often enough', () => {
        const games = done.reduce((sum, { tally }) => sum + tally.games, 0);
        expect(done.reduce((sum, { checked }) => sum + checked.redealt, 0)).toBeGreaterThan(games);
      });
    }

    it('every step of every procedure is visited, by random games or by case tests', () => {
      const missed = done
        .map((result) => never(result.tally.steps))
        .reduce((left, steps) => left.filter((step) => steps.includes(step)));
      expect(missed.filter((step) => (settings.reached[step] ?? 0) === 0)).toEqual([]);
    });
  });
};
