// Every question, asked by each side all along random games: it has words, short ones, and tells nothing that is hidden.
import { describe, expect, it } from '@jest/globals';
import { copyJson } from '../../../../src/core/canonical-json.ts';
import { seeded } from '../../../../src/core/dice.ts';
import { apply, decision } from '../../../../src/core/kernel.ts';
import { newMatch } from '../../../../src/core/match.ts';
import type { Args, Message, Side, State } from '../../../../src/core/types.ts';
import type { Fact } from '../../../../src/session/reply.ts';
import { nextOrder, seating } from '../../../../src/players/player.ts';
import { picker } from '../../../../src/players/prng.ts';
import { randomPlayer } from '../../../../src/players/random.ts';
import { sayLedger } from '../../../../src/text/say-ledger.ts';
import { messageProblems } from '../../../../src/text/lint-messages.ts';
import { viewNames } from '../../../../src/text/view-names.ts';
import { PROGRAM_MESSAGES } from '../../../../src/text/en/index.ts';
import { say } from '../../../../src/text/say.ts';
import { messageBook } from '../../../../src/text/voice.ts';
import { DESK_MESSAGES } from '../../../../src/text/en/play/session.ts';
import { seenBy } from '../../../../src/api/game.ts';
import { barbarossa, p } from '../rules/kit.ts';
import { scramble } from '../fog/secrets.ts';

const { rules } = barbarossa;
const book = messageBook(PROGRAM_MESSAGES, DESK_MESSAGES, barbarossa.messages);

/** What could be asked by who sees these units and hexes. */
const asked = (units: readonly string[], hexes: readonly string[]): readonly (readonly [string, Args])[] => [
  ...['score', 'calendar', 'reinforcements', 'losses', 'targets', 'threats'].map(
    (verb) => [verb, {}] as const,
  ),
  ['targets', { how: ['prepared'] }],
  ...units.map((unit) => ['why', { unit: [unit] }] as const),
  ...hexes.flatMap((hex) => [
    ['why', { at: [hex] }] as const,
    ['who', { hex: [hex] }] as const,
    ['supply', { hex: [hex] }] as const,
    ['odds', { target: [hex] }] as const,
    ['odds', { target: [hex], how: ['best', 'prepared'] }] as const,
    ['odds', { target: [hex], how: ['mobile'] }] as const,
    ...units.map((unit) => ['why', { unit: [unit], at: [hex] }] as const),
    ...units.map((unit) => ['odds', { target: [hex], from: [unit] }] as const),
  ]),
];

const isMessage = (fact: Fact): fact is Message => 'key' in fact;

const answer = (s: State, who: Side, verb: string, args: Args): readonly Fact[] =>
  barbarossa.questions?.[verb]?.(s, who, args) ?? [];

/** What is wrong with the words of an answer. */
const faults = (s: State, who: Side, facts: readonly Fact[]): readonly string[] => {
  const voice = {
    level: 'verbose',
    hexSpeech: 'pair',
    book,
    names: viewNames(barbarossa, seenBy(barbarossa, s, who)),
  } as const;
  const lines = facts.flatMap((fact) => (isMessage(fact) ? say(voice, fact) : sayLedger(voice, fact)));
  return [
    ...facts.filter(isMessage).flatMap((fact) => messageProblems(book, fact)),
    ...lines.filter(
      (line) => line.length > 160 || !/^[\x20-\x7e]+\.$/.test(line) || line.includes('unknown'),
    ),
  ];
};

const draw = (pick: (n: number) => number, all: readonly string[], count: number): readonly string[] =>
  all.length === 0 ? [] : Array.from({ length: count }, () => all[pick(all.length)] ?? '');

const walk = (scenario: string, seed: number, steps: number, every: number): readonly string[] => {
  const { state } = newMatch(rules, scenario, { fog: 'on' }, { dice: seeded(`${seed}`) });
  state.playOn = [];
  const players = { german: randomPlayer(seed, 1), soviet: randomPlayer(seed, 2) };
  const seats = seating(rules);
  const pick = picker(seed, 3);
  const wrong: string[] = [];
  for (let n = 0; n < steps && decision(rules, state) !== undefined; n++) {
    if (n % every === 0) wrong.push(...wrongAt(state, pick));
    const seat = seats(state);
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    const by = decision(rules, state)?.by ?? '';
    const done = apply(rules, state, order ?? { by, verb: 'pass', args: {} }, seeded(`${seed} ${n}`));
    if (!done.ok) throw new Error(done.refusal.code);
  }
  return wrong;
};

const wrongAt = (state: State, pick: (n: number) => number): readonly string[] =>
  (['german', 'soviet'] as const).flatMap((who) => {
    const { clock } = state;
    const there = seenBy(barbarossa, state, who).units.filter(({ at }) => p.isHex(at));
    const seen = there.filter(({ known }) => known);
    const ids = seen.map(({ id }) => id);
    const covered = there.filter(({ known }) => !known).map(({ at }) => at);
    const units = draw(pick, ids, 3);
    const places = seen.map(({ at }) => at);
    const hexes = [...draw(pick, places, 2), ...draw(pick, covered, 3)];
    const other = copyJson(state);
    const isOther = scramble(other, who, pick);
    return asked(units, hexes).flatMap(([verb, args]) => {
      const told = answer(state, who, verb, args);
      const name = `${clock.turn} ${clock.phase} ${who} ${verb} ${JSON.stringify(args)}`;
      const secret = isOther && JSON.stringify(answer(other, who, verb, args)) !== JSON.stringify(told);
      return [
        ...faults(state, who, told).map((fault) => `${name}: ${fault}`),
        ...(secret ? [`${name}: tells what is hidden`] : []),
      ];
    });
  });

describe('questions all along a random game', () => {
  it.each([
    ['campaign', 3, 1600, 80],
    ['road-back', 4, 400, 30],
  ])('%s, seed %i', (scenario, seed, steps, every) => {
    expect([...new Set(walk(scenario, seed, steps, every))].slice(0, 12)).toEqual([]);
  });
});
