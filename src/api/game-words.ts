// Phrases and sentences of a game's message table that the rest of the program says by a name of the game's own, such as
// a phase: by the family of the key and the name.

/** What stands before the name. The conformance suite asks for the first five wherever a game uses such a name. */
export const WORD_FAMILIES = {
  /** A phase, inside a sentence. */
  phase: 'word.phase.',
  /** What a place of the view that is no box says of its facts, by its id. */
  place: 'word.place.',
  /** When a window opens, for standing orders. */
  window: 'word.window.',
  /** What a die is rolled for. */
  purpose: 'word.purpose.',
  /** The reason of a verdict. */
  over: 'word.over.',
  /** What a hex of the view is marked with, from `value`; a fact without one is for programs alone. */
  mark: 'word.mark.',

  /** A phase where there is little room; else as in a sentence. */
  'brief-phase': 'word.brief-phase.',
  /** A word of `picks`, as in the list it makes; else the word itself. */
  pick: 'word.pick.',
  /** A fact of a unit that is worth telling when it has changed, from `value`. */
  changed: 'word.changed.',
  /** What came of an order, by the kind of an event: a word or two for the history. */
  history: 'word.history.',
  /** A message, event or sum in the side panel, by its key; empty: silent; none: the whole sentence. */
  panel: 'word.panel.',
  /** What stands over the rest of an answer in the panel. */
  'panel-title': 'word.panel-title.',
  /**
   * An order as one of several choices, by its verb, by its verb and its only word, `choose.retreat`, or, where it has none,
   * by its verb and what is asked: `pass.before-die`.
   */
  choice: 'choice.',
  /** What a word of the game means that is no verb, in small letters, words joined by `-`: `help column`. */
  term: 'word.term.',
  /** When an order can be given at all, by its verb. */
  when: 'when.',
  /** That nothing came of an order, by its verb and the phase: `place.movement`. */
  nothing: 'nothing.',
} as const;

export type WordFamily = keyof typeof WORD_FAMILIES;

export const wordKey = (family: WordFamily, name: string): string => WORD_FAMILIES[family] + name;

/** The names that have words of a family. */
export const namesOf = (family: WordFamily, keys: Iterable<string>): readonly string[] =>
  [...keys].flatMap((key) =>
    key.startsWith(WORD_FAMILIES[family]) ? [key.slice(WORD_FAMILIES[family].length)] : [],
  );

/** The facts of a unit, in words; every game has it. Scripts take from it which facts a unit can have. */
export const UNIT_FACTS = 'word.unit-facts';

/** The same in the panel, such as `4-3-6`; a game without it shows none there. */
export const UNIT_FACTS_SHORT = wordKey('panel', 'unit-facts');
