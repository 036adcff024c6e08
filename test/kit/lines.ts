// Order lines of rule tests: the verb, then ids in the order of its slots. No names, no guessing: `[side:] verb words`.
import { decision } from '../../src/core/kernel.ts';
import type { Seen } from '../../src/core/rule-set.ts';
import type { Order } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import type { Slot, VerbSpec } from '../../src/api/verb-spec.ts';
import { SHARED_VERBS } from '../../src/language/verbs/index.ts';

const verbOf = (game: Game, name: string): VerbSpec => {
  const own = game.verbs.find((verb) => typeof verb !== 'string' && verb.name === name);
  const spec = typeof own === 'object' ? own : SHARED_VERBS.find((verb) => verb.name === name);
  if (spec === undefined) throw new Error(`No verb is called ${name}`);
  return spec;
};

const fits = (game: Game, slot: Slot, word: string): boolean => {
  if (slot.values !== undefined) return slot.values.includes(word);
  const isHex = game.board.grid.index(word) >= 0;
  if (slot.kind === 'hex') return isHex;
  if (slot.kind === 'unit') return !isHex;
  return slot.kind !== 'number' || /^\d+$/.test(word);
};

export const readOrder = (game: Game, state: Seen<unknown>, line: string): Order => {
  const sided = /^(\w+): (.*)$/.exec(line);
  const by = sided?.[1] ?? decision(game.rules, state)?.by ?? game.rules.sides[0];
  const [verb = '', ...words] = (sided?.[2] ?? line).split(' ');
  const { slots } = verbOf(game, verb);
  const marks = new Set(slots.flatMap((slot) => [slot.after, slot.lead]));
  const args: Record<string, readonly string[]> = {};
  let at = 0;
  for (const [n, slot] of slots.entries()) {
    // A listed word belongs to the slot that lists it.
    const isLater = (word: string): boolean =>
      slots.slice(n + 1).some(({ values }) => values?.includes(word) === true);
    if (slot.after !== undefined && words[at] !== slot.after) continue;
    if (slot.after !== undefined) at += 1;
    if (slot.lead !== undefined && words[at] === slot.lead) at += 1;
    const taken: string[] = [];
    for (
      let word = words[at];
      word !== undefined && !marks.has(word) && !isLater(word) && fits(game, slot, word);
      word = words[at]
    ) {
      if (taken.length > 0 && slot.many !== true) break;
      taken.push(word);
      at += 1;
    }
    if (taken.length > 0) args[slot.name] = taken;
  }
  if (at < words.length) throw new Error(`What is ${words[at] ?? ''} in "${line}"?`);
  return { by, verb, args };
};
