// Legality, written once: an order is legal because its choice lists it, or because its choice finds no reason against it.
import type { Choice, Seen, SeenFrame } from './rule-set.ts';
import { refusal } from './rule-set.ts';
import type { Args, Refusal } from './types.ts';

const EMPTY: readonly string[] = [];

export const sameArgs = (a: Args, b: Args): boolean => {
  for (const slot of Object.keys(a)) if (!sameList(a[slot] ?? EMPTY, b[slot] ?? EMPTY)) return false;
  for (const slot of Object.keys(b)) if (a[slot] === undefined && (b[slot] ?? EMPTY).length > 0) return false;
  return true;
};

const sameList = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const isSorted = (list: readonly string[]): boolean => list.every((id, i) => i === 0 || list[i - 1]! < id);

/** The slots of a choice that are sets in their one legal order; what stands in one twice is left for a refusal. */
export const inOrder = (choice: Choice<unknown>, args: Args): Args => {
  const mixed = choice.sets?.filter((slot) => !isSorted(args[slot] ?? EMPTY)) ?? EMPTY;
  if (mixed.length === 0) return args;
  return { ...args, ...Object.fromEntries(mixed.map((slot) => [slot, args[slot]?.toSorted() ?? EMPTY])) };
};

/** One order is one text and one state: a set in another order would be a second name for the same. */
const refuseDisorder = (choice: Choice<unknown>, args: Args): Refusal | undefined => {
  const slot = choice.sets?.find((name) => !isSorted(args[name] ?? EMPTY));
  if (slot === undefined) return undefined;
  return refusal('ORDER.NOT-A-SET', choice.rule, { verb: choice.verb, ids: args[slot] ?? EMPTY });
};

const isStrange = ({ words = {} }: Choice<unknown>, args: Args): boolean =>
  Object.entries(words).some(([slot, known]) => {
    const said = args[slot];
    return said !== undefined && !(said.length === 1 && known.includes(said[0] ?? ''));
  });

/** Why a verb is not offered. */
export const shut = (choice: Choice<unknown>, s: Seen<unknown>, frame: SeenFrame): Refusal | undefined =>
  choice.closed?.(s, frame) ?? choice.idle?.(s, frame);

export const legality = (
  choice: Choice<unknown>,
  s: Seen<unknown>,
  frame: SeenFrame,
  args: Args,
): Refusal | undefined => {
  const closed = choice.closed?.(s, frame);
  if (closed !== undefined) return closed;
  const params = { verb: choice.verb, at: `${frame.proc}@${frame.step}` };
  if (isStrange(choice, args)) return refusal('ORDER.NOT-OFFERED', choice.rule, params);
  if (choice.kind === 'open')
    return choice.refuse(s, frame, args) ?? refuseDisorder(choice, args) ?? choice.idle?.(s, frame);
  if (choice.list(s, frame).some((offered) => sameArgs(offered, args))) return undefined;
  return (
    choice.whyNot?.(s, frame, args) ??
    choice.idle?.(s, frame) ??
    refusal('ORDER.NOT-OFFERED', choice.rule, params)
  );
};

/** Whether there is any order of a choice now. */
export const isUsable = (choice: Choice<unknown>, s: Seen<unknown>, frame: SeenFrame): boolean => {
  if (shut(choice, s, frame) !== undefined) return false;
  if (choice.kind === 'listed') return choice.list(s, frame).length > 0;
  const args = choice.sample(s, frame, () => 0);
  return args !== undefined && legality(choice, s, frame, args) === undefined;
};
