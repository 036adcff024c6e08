// What must hold along random games: cached answers are those of a copy, events are said, positions come back, and every
// question is answered.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson, copyJson, hashOf } from '../../src/core/canonical-json.ts';
import { listed, offers, reached, settle, subjects } from '../../src/core/kernel.ts';
import type { Seen } from '../../src/core/rule-set.ts';
import type { Side, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { seenBy } from '../../src/api/game.ts';
import type { Beginning } from '../../src/players/fuzz/random-start.ts';
import { picker } from '../../src/players/prng.ts';
import { readPosition, writePosition, writePositionLine } from '../../src/record/position.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { SHARED_VERBS } from '../../src/language/verbs/index.ts';
import { randomGame } from '../kit/random-states.ts';
import { missingAt } from './contract.ts';
import { someArgs } from '../battery/universe.ts';
import type { Universe } from '../battery/universe.ts';

const WHO = (game: Game): readonly (Side | 'both')[] => [...game.rules.sides, 'both'];

/** A beginning of each scenario, and where the game can draw one, of a turn in the middle. */
const beginnings = (game: Game): readonly Beginning[] =>
  game.scenarios.flatMap(({ id: scenario }) => {
    const drawn = game.options.map(({ id }) => id);
    const first = { scenario, drawn, playOn: true };
    return game.anyTurn === undefined ? [first] : [first, { ...first, anyTurn: true }];
  });

const REACHED = 2;

/** What the rules say of a state, as values. */
const answers = ({ rules }: Game, s: Seen<unknown>): string =>
  canonicalJson([
    offers(rules, s).map((offer) => {
      const units = subjects(s, offer);
      return [
        offer.verb,
        offer.by,
        units,
        offer.choice.kind === 'listed' ? (listed(s, offer) ?? []) : [],
        units.slice(0, REACHED).map((unit) => reached(s, offer, unit) ?? []),
      ];
    }),
    rules.sides.map((side) => rules.view(s, side)),
  ]);

const ORDERS = 120;

const cachesAndEvents = (game: Game): void => {
  it('after every order the answers are those of a copy, where nothing has been asked before', () => {
    const wrong: string[] = [];
    for (const [seed, how] of beginnings(game).entries())
      for (const { state, order } of randomGame(game, how, seed + 1, ORDERS))
        if (answers(game, state) !== answers(game, copyJson(state)))
          wrong.push(`${how.scenario}, seed ${seed + 1}, after ${canonicalJson(order ?? 'the beginning')}`);
    expect(wrong).toEqual([]);
  });

  it('every event that happens has its sentence', () => {
    const kinds = new Set<string>();
    for (const [seed, how] of beginnings(game).entries())
      for (const { events } of randomGame(game, how, seed + 50, 2 * ORDERS))
        for (const { kind } of events) kinds.add(kind);
    expect(kinds.size).toBeGreaterThan(5);
    const unsaid = [...kinds].filter(
      (kind) => !Object.hasOwn(game.messages, kind) && !Object.hasOwn(PROGRAM_MESSAGES, kind),
    );
    expect(unsaid).toEqual([]);
  });
};

/** What a position states: not the dice drawn so far, nor orders for later, nor victories passed over. */
const board = (s: State): string => canonicalJson({ ...s, drawn: 0, standing: [], playOn: undefined });

const clockOf = ({ clock }: State): string => canonicalJson(clock);

/** Whether a position comes back in one of its forms; one that cannot be read is told. */
const comesBack = (game: Game, state: State, text: string): boolean | string => {
  const read = readPosition(game, text);
  if (!read.ok) return `${text}: ${canonicalJson(read.error)}`;
  settle(game.rules, read.value.state);
  return board(read.value.state) === board(state);
};

const positions = (game: Game): void => {
  it('a position written when a phase has just begun comes back the same, in both forms', () => {
    const unread: string[] = [];
    const unlike: string[] = [];
    const phases = new Map<string, boolean>();
    for (const [seed, how] of beginnings(game).entries()) {
      let before = '';
      for (const { state } of randomGame(game, how, seed + 100, 2 * ORDERS)) {
        const isNew = clockOf(state) !== before;
        before = clockOf(state);
        if (!isNew || state.over !== undefined) continue;
        const [file, line] = [writePosition, writePositionLine].map((write) =>
          comesBack(game, state, write(game, state)),
        );
        unread.push(...[file, line].filter((said) => typeof said === 'string'));
        if (file !== line) unlike.push(before);
        const { phase } = state.clock;
        // A phase may begin with what its turn remembers and no position states: then others of its kind must come back.
        phases.set(phase, phases.get(phase) === true || file === true);
      }
    }
    expect(phases.size).toBeGreaterThan(1);
    expect({ unread, unlike }).toEqual({ unread: [], unlike: [] });
    expect([...phases].filter(([, isBack]) => !isBack)).toEqual([]);
  });
};

/** So many ways of asking each question at a state, and no answer is longer than so many messages and sums. */
const ASKED = 12;
const LONGEST = 500;
const EVERY = 30;

const questions = (game: Game): void => {
  it('every question is answered and every named field has its words, for each side, within a bound and without changing anything', () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const [seed, how] of beginnings(game).entries()) {
      let n = 0;
      const pick = picker(seed, 3);
      for (const { state } of randomGame(game, how, seed + 150, 4 * EVERY)) {
        n += 1;
        if (n % EVERY !== 1) continue;
        const before = hashOf(state);
        for (const who of WHO(game)) {
          wrong.push(...missingAt(game, state, who));
          const { units } = seenBy(game, state, who);
          const known = Array.from({ length: 4 }, () => units[pick(Math.max(1, units.length))]);
          const at = known.flatMap((unit) => unit?.at ?? []).filter((hex) => game.board.grid.index(hex) >= 0);
          const universe: Universe = {
            units: known.flatMap((unit) => unit?.id ?? []),
            hexes: [...at, game.board.grid.ids[pick(game.board.grid.ids.length)] ?? ''],
            path: 1,
          };
          for (const [verb, answer] of Object.entries(game.questions ?? {})) {
            const own = game.verbs.find((one) => typeof one !== 'string' && one.name === verb);
            const spec = typeof own === 'object' ? own : SHARED_VERBS.find(({ name }) => name === verb);
            const args = spec === undefined ? [{}] : someArgs(spec, universe, game.rules.sides, ASKED, n);
            for (const each of args) {
              asked += 1;
              const told = `${verb} ${canonicalJson(each)} for ${who} of seed ${seed + 150} at ${n}`;
              try {
                const said = answer(state, who, each) ?? [];
                if (said.length > LONGEST) wrong.push(`${told}: ${said.length} parts`);
                for (const part of said)
                  if (
                    'key' in part &&
                    !Object.hasOwn(game.messages, part.key) &&
                    !Object.hasOwn(PROGRAM_MESSAGES, part.key)
                  )
                    wrong.push(`${told}: no sentence for ${part.key}`);
              } catch (error) {
                wrong.push(`${told}: ${String(error)}`);
              }
            }
          }
        }
        if (hashOf(state) !== before)
          wrong.push(`a question changed the state of seed ${seed + 150} at ${n}`);
      }
    }
    expect(asked).toBeGreaterThan(Object.keys(game.questions ?? {}).length);
    expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
  });
};

export const alongGames = (game: Game): void => {
  describe('along random games', () => {
    cachesAndEvents(game);
    positions(game);
    questions(game);
  });
};
