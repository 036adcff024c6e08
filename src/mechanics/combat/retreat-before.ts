// A retreat before combat: some who are attacked may go rather than fight, once the attack is declared and before its die.
import type { AskStep, AutoStep, Ctx, ListedChoice, Seen, SeenFrame } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Args, Frame, RuleId } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import { defenderIn, foughtIn } from './battle-frame.ts';
import { passChoice } from '../end-choice.ts';
import type { Ways } from './retreat-plans.ts';

export type RetreatBeforeLaw<O> = {
  readonly leaves: RuleId;
  /** Who would go, all of them as one; nobody where nobody may. */
  leavers(s: Seen<O>, f: SeenFrame): readonly string[];
  /** As for a retreat after combat; whoever goes stops where there is room for all. */
  ways(s: Seen<O>, f: SeenFrame): Ways;
  /** How many hexes they may go. */
  readonly most: 1 | 2;
  /** Puts them into their hex, with what that sets off. */
  arrive(ctx: Ctx<O>, f: SeenFrame, units: readonly string[], hex: string): void;
  /** They are gone: says where the battle goes on, and what it has come to. */
  gone(ctx: Ctx<O>, f: Frame): void;
};

export type RetreatBefore<O> = {
  /** Goes to the step named where nobody could go. */
  look(otherwise: string): AutoStep<O>;
  readonly ask: AskStep<O>;
};

/** Every path on which all of them may leave, the shortest first. */
const pathsOut = (
  ways: Ways,
  units: readonly string[],
  from: string,
  most: number,
): readonly (readonly string[])[] => {
  const next = (path: readonly string[]): readonly (readonly string[])[] => {
    const at = path.at(-1) ?? from;
    const [first = [], ...others] = units.map((unit) =>
      ways.open(unit, at).filter((hex) => hex !== from && !path.includes(hex)),
    );
    const shared = first.filter((hex) => others.every((open) => open.includes(hex)));
    return ways.first(at, shared, units).map((hex) => [...path, hex]);
  };
  const fits = (path: readonly string[]): boolean => ways.fits(path.at(-1) ?? from, units);
  const near = next([]);
  const far = most > 1 ? near.flatMap(next) : [];
  return [...near, ...far].filter(fits);
};

const orders = <O>(law: RetreatBeforeLaw<O>, s: Seen<O>, f: SeenFrame): readonly Args[] => {
  const units = law.leavers(s, f).toSorted();
  if (units.length === 0) return [];
  return pathsOut(law.ways(s, f), units, foughtIn(f).target, law.most).map((path) => ({ units, path }));
};

const leave = <O>(p: Sheet, law: RetreatBeforeLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'retreat',
  rule: law.leaves,
  sets: ['units'],
  subjects: (s, f) => law.leavers(s, f),
  list: (s, f) => orders(law, s, f),
  complete: (s, f, args) => {
    const [hex, more] = args['path'] ?? [];
    if (more !== undefined) return { args };
    const meant = orders(law, s, f).find(({ path = [] }) => path.at(-1) === hex);
    return { args: meant === undefined ? args : { ...args, path: meant['path'] ?? [] } };
  },
  whyNot: (s, f, args) => {
    const open = orders(law, s, f);
    const [{ units = [] } = {}] = open;
    const stranger = args['units']?.find((unit) => !units.includes(unit));
    const [hex = ''] = args['path']?.slice(-1) ?? [];
    const hexes = [...new Set(open.flatMap(({ path = [] }) => path.slice(-1)))].toSorted();
    return stranger === undefined
      ? refusal('RETREAT.NOT-BEFORE', law.leaves, { units: [...units], hex, hexes })
      : refusal('RETREAT.NOT-THESE', law.leaves, { unit: stranger, units: [...units] });
  },
  take: (ctx, f, { units = [], path = [] }) => {
    const from = foughtIn(f).target;
    const hex = path.at(-1) ?? from;
    const data = { side: defenderIn(p, f), units: [...units], from, hex, path: [...path] };
    ctx.emit({ kind: 'unit.retreated', rule: law.leaves, data });
    law.arrive(ctx, f, units, hex);
    law.gone(ctx, f);
  },
});

export const retreatBefore = <O>(p: Sheet, law: RetreatBeforeLaw<O>): RetreatBefore<O> => ({
  look: (otherwise) => ({
    kind: 'auto',
    run: (ctx, f) => {
      if (orders(law, ctx.seen, f).length === 0) ctx.goto(otherwise);
    },
  }),
  ask: {
    kind: 'ask',
    rule: law.leaves,
    by: (_, f) => defenderIn(p, f),
    question: (s, f) => ({
      key: 'ask.retreat-before',
      params: { side: defenderIn(p, f), hex: foughtIn(f).target, units: [...law.leavers(s, f)] },
    }),
    choices: [leave(p, law), passChoice(law.leaves)],
  },
});
