// Where ports and the like cannot feed all who depend on them their owner says who goes short, one unit after the other.
import type { AutoStep, ListedChoice, Procedure, Seen } from '../../core/rule-set.ts';
import { orderVerb } from '../../api/verb-spec.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { refusal } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { assign } from './assign.ts';
import type { Port } from './assign.ts';

/** Who depends on which ports. */
export type Need = {
  /** In the order in which they are fed where their owner has said nothing. */
  readonly units: readonly string[];
  readonly ports: readonly Port[];
  reaches(unit: string, port: string): boolean;
  /** The ports in the order in which a unit would have them; absent: all alike. */
  asked?(unit: string): readonly Port[];
};

export type ShortLaw<O> = {
  readonly rule: RuleId;
  readonly side: Side;
  need(s: Seen<O>): Need;
  /** Those picked, for as long as the picks last. */
  picked(s: Seen<O>): readonly string[];
  pick(own: O): string[];
  /** What is remembered of those who are fed once nobody need be picked any more. */
  settle?(own: O, fed: readonly string[]): void;
};

export const excludeVerb: VerbSpec = orderVerb({
  name: 'exclude',
  slots: [
    { name: 'units', kind: 'unit', many: true, optional: true, says: 'a unit' },
    { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
  ],
  help: 'leaves a unit out of a supply that cannot feed all; exclude default leaves out those fed last.',
  examples: ['exclude {unit}', 'exclude default'],
  seeAlso: ['supply', 'legal'],
});

/** Who draws on which port, those picked last of all. */
export const fedBy = (need: Need, picked: readonly string[]): ReadonlyMap<string, string> => {
  const { units, ports, reaches, asked } = need;
  const last = units.filter((unit) => picked.includes(unit));
  return assign([...units.filter((unit) => !picked.includes(unit)), ...last], ports, reaches, asked);
};

/** Those whom a port could feed at all. */
const dependent = ({ units, ports, reaches }: Need): readonly string[] =>
  units.filter((unit) => ports.some(({ id, capacity }) => capacity > 0 && reaches(unit, id)));

/** How many of them go short, and who may be the next: the rest can be fed as fully without him. */
export const shortage = (
  need: Need,
  picked: readonly string[],
): { readonly count: number; readonly open: readonly string[] } => {
  const units = dependent(need);
  const fed = assign(units, need.ports, need.reaches).size;
  const named = units.filter((unit) => picked.includes(unit));
  const count = units.length - fed - named.length;
  if (count <= 0) return { count: 0, open: [] };
  const rest = units.filter((unit) => !named.includes(unit));
  const feeds = (without: string): boolean =>
    assign(
      rest.filter((unit) => unit !== without),
      need.ports,
      need.reaches,
    ).size === fed;
  return { count, open: rest.filter(feeds) };
};

/** The picks as a procedure: over at once where all are fed. */
export const shortPicks = <O>(law: ShortLaw<O>): Procedure<O> => {
  const { rule, side } = law;
  const now = (s: Seen<O>): ReturnType<typeof shortage> => shortage(law.need(s), law.picked(s));
  /** Those who get nothing where their owner picks nobody else. */
  const lastFed = (s: Seen<O>): readonly string[] => {
    const [need, picked] = [law.need(s), law.picked(s)];
    const fed = fedBy(need, picked);
    return dependent(need).filter((unit) => !fed.has(unit) && !picked.includes(unit));
  };
  const look: AutoStep<O> = {
    kind: 'auto',
    run: (ctx) => {
      if (now(ctx.seen).count > 0) return;
      if (law.settle !== undefined) {
        const fed = fedBy(law.need(ctx.seen), law.picked(ctx.seen));
        law.settle(ctx.s.own, [...fed.keys()].toSorted());
      }
      ctx.done();
    },
  };
  const exclude: ListedChoice<O> = {
    kind: 'listed',
    verb: 'exclude',
    rule,
    subjects: (s) => now(s).open,
    list: (s) => [...now(s).open.map((unit) => ({ units: [unit] })), { how: ['default'] }],
    whyNot: (s, _, args) => {
      const { count, open } = now(s);
      const units = args['units'] ?? [];
      const [unit = ''] = units;
      const params = { units, open: [...open], count };
      if (units.length !== 1) return refusal('SHORT.ONE', rule, params);
      if (!dependent(law.need(s)).includes(unit)) return refusal('SHORT.NOT-FED', rule, params);
      return refusal('SHORT.NOT-THIS', rule, params);
    },
    take: (ctx, _, args) => {
      const units = args['how'] === undefined ? (args['units'] ?? []) : lastFed(ctx.seen);
      for (const unit of units) {
        law.pick(ctx.s.own).push(unit);
        ctx.emit({ kind: 'supply.excluded', rule, data: { side, unit } });
      }
      ctx.goto('look');
    },
  };
  return {
    look,
    choose: {
      kind: 'ask',
      rule,
      by: () => side,
      question: (s) => {
        const { count, open } = now(s);
        return { key: 'ask.short', params: { side, count, units: [...open] } };
      },
      choices: [exclude],
    },
  };
};
