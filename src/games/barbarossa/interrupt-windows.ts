// Chapter 11: rights of either side as the choices of a window that belongs to one of them at a time.
import type { Choice, Right, SeenFrame } from '../../core/rule-set.ts';
import { isUsable } from '../../core/legality.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Params } from '../../core/types.ts';
import type { Who } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

type By = (s: Seeing, f: SeenFrame) => Who;

/** One choice a verb: whoever the window belongs to has its own right of that verb. */
const oneVerb = (rights: readonly Right<Own>[], by: By): Choice<Own> => {
  const [first] = rights;
  if (first === undefined) throw new Error('A verb without a right');
  const { verb, rule } = first;
  const mine = (s: Seeing, f: SeenFrame): Right<Own> | undefined =>
    rights.find((right) => right.owner(s, f) === by(s, f));
  const foreign = (s: Seeing, f: SeenFrame) => refusal('RIGHT.NOT-YOURS', rule, { verb, side: by(s, f) });
  return {
    kind: 'open',
    verb,
    rule,
    ...(first.sets !== undefined && { sets: first.sets }),
    closed: (s, f) => {
      const right = mine(s, f);
      return right === undefined ? foreign(s, f) : right.closed?.(s, f);
    },
    idle: (s, f) => mine(s, f)?.idle?.(s, f),
    // Without a word of who could, anybody might.
    ...(rights.every(({ subjects }) => subjects !== undefined) && {
      subjects: (s: Seeing, f: SeenFrame) => mine(s, f)?.subjects?.(s, f) ?? [],
    }),
    every: (s, f, only) => {
      const right = mine(s, f);
      return (right?.kind === 'open' ? right.every?.(s, f, only) : undefined) ?? right?.list?.(s, f) ?? [];
    },
    complete: (s, f, args) => mine(s, f)?.complete?.(s, f, args) ?? { args },
    refuse: (s, f, args) => {
      const right = mine(s, f);
      if (right === undefined) return foreign(s, f);
      if (right.kind === 'open') return right.refuse(s, f, args);
      return right.list(s, f).some((one) => JSON.stringify(one) === JSON.stringify(args))
        ? undefined
        : (right.whyNot?.(s, f, args) ?? refusal('ORDER.NOT-OFFERED', rule, { verb, at: f.proc }));
    },
    sample: (s, f, pick) => {
      const right = mine(s, f);
      if (right?.kind === 'open') return right.sample(s, f, pick);
      const list = right?.list(s, f) ?? [];
      return list[pick(Math.max(1, list.length))];
    },
    take: (ctx, f, args) => mine(ctx.seen, f)?.take(ctx, f, args),
  };
};

export const windowChoices = (rights: readonly Right<Own>[], by: By): readonly Choice<Own>[] =>
  [...new Set(rights.map(({ verb }) => verb))].map((verb) =>
    oneVerb(
      rights.filter((right) => right.verb === verb),
      by,
    ),
  );

/** The verbs that could be used in a window now, for its question. */
export const usableVerbs = (choices: readonly Choice<Own>[], s: Seeing, f: SeenFrame): Params =>
  Object.fromEntries(
    choices.flatMap((choice) => (isUsable(choice as Choice<unknown>, s, f) ? [[choice.verb, true]] : [])),
  );
