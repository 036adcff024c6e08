// The lines of the chart of victory (VIC.1 to VIC.10, SIB.4), and the verdict of each.
import type { RuleId, Verdict } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { VictoryLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';

export const victoryLine = (p: Printed, id: string): VictoryLine => lineOf(p.tables.victory, id);

export const linesAt = (p: Printed, when: VictoryLine['when']): readonly VictoryLine[] =>
  p.tables.victory.filter((line) => line.when === when);

export const ruleOf = ({ rules: [rule = 'deathstruggle:VIC.8'] }: VictoryLine): RuleId => rule;

export const verdictOf = (p: Printed, id: string): Verdict => {
  const line = victoryLine(p, id);
  const { winner, games } = line;
  return { winner, rule: ruleOf(line), reason: id, ...(games > 1 && { games }) };
};
