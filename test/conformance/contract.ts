// What front ends want of a game by name, and what of it a game has forgotten, each in a sentence.
import { namesOf, UNIT_FACTS, wordKey } from '../../src/api/game-words.ts';
import type { WordFamily } from '../../src/api/game-words.ts';
import { seenBy } from '../../src/api/game.ts';
import type { Game } from '../../src/api/game.ts';
import { FRONT_QUESTIONS } from '../../src/api/questions.ts';
import type { Slot, VerbSpec } from '../../src/api/verb-spec.ts';
import type { Seen } from '../../src/core/rule-set.ts';
import { windowOwners } from '../../src/core/standing-orders.ts';
import type { Message, Side } from '../../src/core/types.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { OUT_OF_SUPPLY, READY } from '../../src/language/verbs/questions.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';

const isSaid = ({ messages }: Game, key: string): boolean =>
  Object.hasOwn(messages, key) || Object.hasOwn(PROGRAM_MESSAGES, key);

const wordless = (game: Game, family: WordFamily, names: Iterable<string>): readonly string[] =>
  [...new Set(names)].flatMap((name) => {
    const key = wordKey(family, name);
    return isSaid(game, key) ? [] : [`messages has no ${key}`];
  });

const unsaid = (game: Game, field: string, said: readonly (Message | undefined)[]): readonly string[] =>
  said.flatMap((each) =>
    each === undefined || isSaid(game, each.key) ? [] : [`messages has no ${each.key}, named by ${field}`],
  );

/** Words without which sentences of the program have holes. */
const words = (game: Game): readonly string[] => [
  ...(isSaid(game, UNIT_FACTS) ? [] : [`messages has no ${UNIT_FACTS}`]),
  ...wordless(game, 'phase', game.phases.rows.flat()),
  ...wordless(game, 'window', windowOwners(game.rules).keys()),
];

type Wanted = Pick<Slot, 'kind'> & Partial<Slot>;

const misfit = (spec: VerbSpec, name: string, wanted: Wanted): string | undefined => {
  const slot = spec.slots.find((each) => each.name === name);
  if (slot === undefined)
    return wanted.optional === true ? undefined : `the verb ${spec.name} has no slot ${name}`;
  const values = wanted.values?.filter((value) => slot.values?.includes(value) !== true) ?? [];
  const isFit =
    slot.kind === wanted.kind && (wanted.many !== true || slot.many === true) && values.length === 0;
  return isFit ? undefined : `the slot ${name} of ${spec.name} is not ${JSON.stringify(wanted)}`;
};

/** A question has a verb and an answer, those that front ends ask the slots which these fill. */
const questions = (game: Game): readonly string[] => {
  const registry = registryFor(game);
  const answered = Object.keys(game.questions ?? {});
  const own = game.verbs.flatMap((verb) => (typeof verb === 'string' ? [] : [verb]));
  return [
    ...own
      .filter(({ kind, name }) => kind === 'question' && !answered.includes(name))
      .map(({ name }) => `questions has no answer to ${name}`),
    ...answered.filter((name) => registry.named(name) === undefined).map((name) => `verbs has no ${name}`),
    ...Object.entries(FRONT_QUESTIONS).flatMap(([verb, slots]) => {
      const spec = answered.includes(verb) ? registry.named(verb)?.spec : undefined;
      if (spec === undefined) return [];
      return Object.entries<Wanted>(slots).flatMap(([name, wanted]) => misfit(spec, name, wanted) ?? []);
    }),
  ];
};

/** Fields that are worth nothing without another. */
const pairs = (game: Game): readonly string[] => [
  ...(game.supplied !== undefined && game.outOfSupply === undefined
    ? ['outOfSupply is missing, and supplied is there']
    : []),
  ...(game.rules.hides !== undefined && game.rules.redeal === undefined
    ? ['redeal is missing, and hides is there']
    : []),
  ...(game.fight !== undefined && game.toll === undefined ? ['toll is missing, and fight is there'] : []),
];

/** Names that stand in a field and are none. */
const strangers = (game: Game): readonly string[] => {
  const { phases, betweenTurns = [], scores = [], picks = {}, turning = [], toll } = game;
  const known = phases.rows.flat();
  const events = [...turning, ...(toll?.attacks ?? []), ...(toll?.losses ?? [])];
  return [
    ...betweenTurns
      .filter((phase) => !known.includes(phase))
      .map((phase) => `phases has no ${phase} of betweenTurns`),
    ...scores
      .filter((side) => !game.rules.sides.includes(side))
      .map((side) => `no side is ${side} of scores`),
    ...[OUT_OF_SUPPLY, READY]
      .filter((word) => Object.hasOwn(picks, word))
      .map((word) => `picks has ${word}, which the program has`),
    ...events.filter((kind) => !isSaid(game, kind)).map((kind) => `messages has no ${kind}`),
    ...namesOf('pick', Object.keys(game.messages))
      .filter((word) => !Object.hasOwn(picks, word))
      .map((word) => `picks has no ${word}, and messages has words for it`),
  ];
};

/** What is missing before a game is begun. */
export const missing = (game: Game): readonly string[] => [
  ...words(game),
  ...questions(game),
  ...pairs(game),
  ...strangers(game),
];

/** What is missing at a state that some game came to. */
export const missingAt = (game: Game, s: Seen<unknown>, who: Side | 'both'): readonly string[] => {
  const { date, score = [] } = game.heading?.(s, who) ?? {};
  const marks = Object.values(seenBy(game, s, who).hexes).flatMap((facts) => Object.keys(facts));
  const stacks = [...(game.supplied?.(s, who).stacks.values() ?? [])];
  return [
    ...wordless(
      game,
      'mark',
      marks.filter((fact) => fact !== 'holder'),
    ),
    ...wordless(game, 'over', s.over === undefined ? [] : [s.over.reason]),
    ...unsaid(game, 'heading', [
      date?.whole,
      date?.told,
      ...score.flatMap(({ whole, brief, told }) => [whole, brief, told]),
    ]),
    ...unsaid(game, 'atHand', game.atHand?.(s, who) ?? []),
    ...unsaid(
      game,
      'supplied',
      stacks.map(({ says }) => says),
    ),
    ...unsaid(game, 'fight', [...(game.fight?.(s)?.faces ?? [])]),
    ...unsaid(game, 'leftOver', game.leftOver?.(s) ?? []),
    ...unsaid(game, 'lostByEnd', game.lostByEnd?.(s) ?? []),
  ];
};
