// Victory when the game ends: the points of the Axis in cities that it holds, by the lines of the chart (VIC.6, VIC.8, VIC.9, R64, R67).
import type { Verdict } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import type { VictoryLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** VIC.1, VIC.3 */
export const pointsOf = (p: Printed, s: Seeing): number =>
  p.tables.points.reduce(
    (sum, { title, points }) => sum + (isHeldBy(p, s, p.placeNamed(title), 'axis') ? points : 0),
    0,
  );

/** VIC.2 */
const hasNeeds = (p: Printed, s: Seeing, { needs = [], how }: VictoryLine): boolean => {
  const held = needs.filter((place) => isHeldBy(p, s, p.placeNamed(place), 'axis')).length;
  if (how === 'one') return held > 0;
  return how === 'none' ? held === 0 : held === needs.length;
};

export const finalVerdict = (p: Printed, s: Seeing): Verdict => {
  const points = pointsOf(p, s);
  const line = p.tables.victory.find(
    (each) =>
      each.when === 'end' &&
      (each.least ?? 0) <= points &&
      points <= (each.most ?? points) &&
      hasNeeds(p, s, each),
  );
  const [rule = 'deathstruggle:VIC.9'] = line?.rules ?? [];
  const { winner = 'russian', id = 'five', games = 1 } = line ?? {};
  return { winner, rule, reason: id, ...(games > 1 && { games }), final: true };
};
