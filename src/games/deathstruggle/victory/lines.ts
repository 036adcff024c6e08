// The lines of the chart of victory and the verdict of each (VIC.1 to VIC.10, SIB.4), and the points of victory cities, as the Axis has
// them in supply (VIC.1 to VIC.3, VIC.5, R64, R124).
import { atRest } from '../../../core/state-cache.ts';
import type { RuleId, Verdict } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { VictoryLine } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { canTrace } from '../supply/supplied.ts';

export const victoryLine = (p: Printed, id: string): VictoryLine => lineOf(p.tables.victory, id);

export const linesAt = (p: Printed, when: VictoryLine['when']): readonly VictoryLine[] =>
  p.tables.victory.filter((line) => line.when === when);

export const ruleOf = ({ rules: [rule = 'deathstruggle:VIC.8'] }: VictoryLine): RuleId => rule;

export const verdictOf = (p: Printed, id: string): Verdict => {
  const line = victoryLine(p, id);
  const { winner, games } = line;
  return { winner, rule: ruleOf(line), reason: id, ...(games > 1 && { games }) };
};

export type City = { readonly name: string; readonly hex: string; readonly points: number };

export const victoryCities = perSheet((p: Printed): readonly City[] =>
  p.tables.points.map(({ title, points }) => ({ name: title, hex: p.placeNamed(title), points })),
);

/** R124: held, and a line can be traced from there. */
export const hasInSupply = (p: Printed, s: Seeing, side: Who, hex: string): boolean =>
  isHeldBy(p, s, hex, side) && canTrace(p, s, side, hex);

export type Points = {
  readonly total: number;
  /** Cities that count now, and those that the Axis holds out of supply. */
  readonly cities: readonly City[];
  readonly cut: readonly City[];
};

export const axisPoints = atRest((p: Printed, s: Seeing): Points => {
  const held = victoryCities(p).filter(({ hex }) => isHeldBy(p, s, hex, 'axis'));
  const cities = held.filter(({ hex }) => canTrace(p, s, 'axis', hex));
  return {
    total: cities.reduce((sum, { points }) => sum + points, 0),
    cities,
    cut: held.filter((city) => !cities.includes(city)),
  };
});
