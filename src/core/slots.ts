// Choices that have the slots of an order by name and type, made into the form the kernel keeps them in.
import type { OpenChoice } from './rule-set.ts';
import type { Args } from './types.ts';

/** The filled slots of an order by name; one that was left out is empty. */
export type Slots<S extends string> = Readonly<Record<S, readonly string[]>>;

const NOTHING: readonly string[] = [];

const slotted = <S extends string>(slots: readonly S[], args: Args): Slots<S> => {
  const full: Partial<Record<S, readonly string[]>> = {};
  for (const slot of slots) full[slot] = args[slot] ?? NOTHING;
  return full as Slots<S>;
};

const unslotted = (full: Slots<string>): Args => {
  const args: Record<string, readonly string[]> = {};
  for (const [slot, ids] of Object.entries(full)) if (ids.length > 0) args[slot] = ids;
  return args;
};

/** An open choice that has its slots by name. */
export const openChoice = <Own, V, S extends string>(
  slots: readonly S[],
  choice: OpenChoice<Own, V, Slots<S>>,
): OpenChoice<Own, V> => {
  const of = (args: Args): Slots<S> => slotted(slots, args);
  const { complete, list, numbered, every, refuse, sample, take, ...rest } = choice;
  return {
    ...rest,
    refuse: (s, f, args) => refuse(s, f, of(args)),
    sample: (s, f, pick) => {
      const drawn = sample(s, f, pick);
      return drawn && unslotted(drawn);
    },
    take: (ctx, f, args) => take(ctx, f, of(args)),
    ...(complete && {
      complete: (s, f, args) => {
        const full = complete(s, f, of(args));
        return 'code' in full ? full : { ...full, args: unslotted(full.args) };
      },
    }),
    ...(list && { list: (s, f) => list(s, f).map(unslotted) }),
    ...(numbered && { numbered: (s, f) => numbered(s, f)?.map(unslotted) }),
    ...(every && {
      *every(s, f) {
        for (const args of every(s, f)) yield args && unslotted(args);
      },
    }),
  };
};
