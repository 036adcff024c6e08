// Legality, written once: an order is legal because its choice lists it, or because its choice finds no reason against it.
import type { Choice, Seen, SeenFrame } from './rules.ts';
import { refusal } from './rules.ts';
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

export const legality = (
  choice: Choice<unknown>,
  s: Seen<unknown>,
  frame: SeenFrame,
  args: Args,
): Refusal | undefined => {
  const closed = choice.closed?.(s, frame);
  if (closed !== undefined) return closed;
  if (choice.kind === 'open') return choice.refuse(s, frame, args);
  if (choice.list(s, frame).some((offered) => sameArgs(offered, args))) return undefined;
  const params = { verb: choice.verb, at: `${frame.proc}@${frame.step}` };
  return choice.whyNot?.(s, frame, args) ?? refusal('ORDER.NOT-OFFERED', choice.rule, params);
};
