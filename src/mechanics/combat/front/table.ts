// The combat charts of a front, looked up once: the ladder, what each code means, the rule of each code, and conversions as stages.
import type { RuleId } from '../../../core/types.ts';
import { perSheet } from '../../per-sheet.ts';
import { ladderOf, meaningsOf, stageFrom } from '../allocated/charts.ts';
import type { CombatCharts } from '../allocated/charts.ts';
import type { Meaning } from '../allocated/fight.ts';
import type { Stage } from '../allocated/stages.ts';
import type { Ladder } from '../columns.ts';
import type { FrontLaw, FrontOwn, FrontRules } from './law.ts';

type Charts = CombatCharts<string>;

const ladders = perSheet((charts: Charts) => ladderOf<string>(charts));
const meanings = perSheet((charts: Charts) => meaningsOf<string>(charts.results));
const rules = perSheet(
  (charts: Charts) => new Map(charts.results.map(({ id, rules: [rule] }) => [id, rule])),
);

type Law<O extends FrontOwn, R extends string> = FrontLaw<O, R>;

/** The cells are the codes of the charts. */
export const ladder = <R extends string>({ charts }: { readonly charts: CombatCharts<R> }): Ladder<R> =>
  ladders(charts) as Ladder<R>;

export const meaning = <O extends FrontOwn, R extends string>({ charts }: Law<O, R>, code: R): Meaning =>
  meanings(charts)(code);

export const resultRules = <O extends FrontOwn, R extends string>({
  charts,
  rules: { table },
}: Law<O, R>): Readonly<Record<R, RuleId>> =>
  Object.fromEntries(charts.results.map(({ id }) => [id, rules(charts).get(id) ?? table])) as Record<
    R,
    RuleId
  >;

/** The conversions, each as a stage of its own. */
export type Stages<R extends string> = {
  readonly trapped: Stage<R>;
  readonly firm: Stage<R>;
  readonly forced: Stage<R>;
  /** Of trapped or firm defenders, and of a strong D2. */
  readonly forcedFirm: Stage<R>;
};

export const stages = <O extends FrontOwn, R extends string>({
  charts,
  rules: ids,
}: Law<O, R>): Stages<R> => {
  const { conversions } = charts;
  const forced = stageFrom(conversions, 'forced', ids.exchange, true);
  const firmly = stageFrom(conversions, 'forced-trapped', ids.exchange, true);
  return {
    trapped: stageFrom(conversions, 'no-retreat', ids.trapped),
    firm: stageFrom(conversions, 'no-retreat', ids.held ?? ids.firm),
    forced,
    forcedFirm: { ...forced, reads: { ...forced.reads, ...firmly.reads } },
  };
};

/** By the result, where its first rule is another. */
export const disruptRules = ({ retreats }: FrontRules): Readonly<Record<string, RuleId>> =>
  Object.fromEntries(
    Object.entries(retreats).flatMap(([code, { disrupts }]) =>
      disrupts === undefined ? [] : [[code, disrupts]],
    ),
  );
