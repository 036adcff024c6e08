// Ground combat results table: its columns, what its codes mean, and the row that a face of the die is (CRT.1 to CRT.11).
import type { RuleId } from '../../../core/types.ts';
import { ladderOf, meaningsOf, stageFrom } from '../../../mechanics/combat/allocated/charts.ts';
import type { Meaning } from '../../../mechanics/combat/allocated/fight.ts';
import type { Stage } from '../../../mechanics/combat/allocated/rewriting.ts';
import type { Ladder } from '../../../mechanics/combat/columns.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { ResultCode as Code } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const FACES = 6;

export const ladder = perSheet((p: Printed): Ladder<Code> => ladderOf<Code>(p.tables));

const meanings = perSheet((p: Printed) => meaningsOf<Code>(p.tables.results));
export const meaning = (p: Printed, code: Code): Meaning => meanings(p)(code);

/** R1: the index that was agreed on; a row by index A, which is 7 less the number by index B. */
export const indexOf = (s: Pick<Seeing, 'options'>): 'a' | 'b' =>
  s.options['die-index'] === 'b' ? 'b' : 'a';
export const rowOf = (s: Pick<Seeing, 'options'>, face: number): number =>
  indexOf(s) === 'b' ? FACES + 1 - face : face;

export const resultRules = perSheet((p: Printed): Readonly<Record<Code, RuleId>> => {
  const rules = p.tables.results.map(({ id, rules: [rule = 'typhoon:CRT.1'] }) => [id, rule] as const);
  return Object.fromEntries(rules) as Record<Code, RuleId>;
});

/** The conversions, each as a stage of its own. */
export type Stages = {
  readonly trapped: Stage<Code>;
  readonly firm: Stage<Code>;
  readonly overrun: Stage<Code>;
  readonly forced: Stage<Code>;
  /** Of trapped or firm defenders, and of a strong D2 (R3, R4). */
  readonly forcedFirm: Stage<Code>;
  /** R26: what is no more than a city falls to D2. */
  readonly city: Stage<Code>;
};

/** FEX.2, FEX.6, FEX.7: each cell by its own rule. */
const FORCED: Readonly<Partial<Record<Code, RuleId>>> = {
  D2: 'typhoon:FEX.3',
  D1: 'typhoon:FEX.4',
  D: 'typhoon:FEX.5',
  AD: 'typhoon:FEX.6',
};

export const forcedRule = (code: Code): RuleId => FORCED[code] ?? 'typhoon:FEX.1';

export const stages = perSheet((p: Printed): Stages => {
  const { conversions } = p.tables;
  const forced = stageFrom(conversions, 'forced', 'typhoon:FEX.1', true);
  const firmly = stageFrom(conversions, 'forced-trapped', 'typhoon:FEX.3', true);
  return {
    trapped: stageFrom(conversions, 'no-retreat', 'typhoon:NRO.1'),
    firm: stageFrom(conversions, 'no-retreat', 'typhoon:NRO.2'),
    overrun: stageFrom(conversions, 'overrun', 'typhoon:OVR.1'),
    forced,
    forcedFirm: { ...forced, reads: { ...forced.reads, ...firmly.reads } },
    city: { id: 'city', rule: 'typhoon:R26', reads: { D2: 'DE' } },
  };
});
