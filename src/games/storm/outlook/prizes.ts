// What counts in Operation Storm, as a computer player reckons it: cities, the oil, the corridors, Hungary, the east edge.
import type { Side } from '../../../core/types.ts';
import type { Prize, Standing } from '../../../api/outlook.ts';
import { holder, isHeldBy } from '../../../mechanics/control.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { PLOESTI } from '../03-set-up/3.8-hex-control.ts';
import { cityPoints, points } from '../04-victory/4.2-points.ts';
import type { NetworkKey, Printed } from '../data/sheet.ts';
import { germanNeed, sovietNeed } from '../questions/score.ts';
import type { Seeing } from '../state.ts';

/** What a victory point is worth in city points, of which it takes a dozen more to gain one (4.2a, 4.2c). */
const VICTORY_POINT = 8;
/** 7.8a: the supply of all Germans is the worse for its loss, and their air (11.5). */
const OIL = 8;
/** One of many hexes that are worth something together. */
const SHARE = 1.2;
/** 4.9, 4.10: any hex of the edge will do, and nobody knows which. */
const EDGE = 1;

const cities = (p: Printed, s: Seeing): readonly Prize[] =>
  (
    [
      ['city', 1],
      ['major-city', 2],
    ] as const
  ).flatMap(([key, worth]) =>
    p.withFeature(key).map((hex): Prize => ({
      hex,
      worth,
      holder: holder(p, s, hex),
      ...(key === 'major-city' && holder(p, s, hex) === 'german' && { isKey: true }),
      rule: 'storm:4.2b',
    })),
  );

/** 4.4, 4.5: hexes of a corridor that the Soviets have not yet. */
const corridor = (p: Printed, s: Seeing, key: NetworkKey, rule: Prize['rule']): readonly Prize[] =>
  p
    .routes(key)
    .flatMap((route) =>
      route
        .filter((hex) => !isHeldBy(p, s, hex, 'soviet'))
        .map((hex): Prize => ({ hex, worth: SHARE, holder: 'german', isMany: true, rule })),
    );

const edge = (p: Printed, s: Seeing, area: string, rule: Prize['rule']): readonly Prize[] =>
  p
    .area(area)
    .filter((hex) => p.isLand(hex))
    .map((hex): Prize => ({ hex, worth: EDGE, holder: holder(p, s, hex) ?? 'soviet', isMany: true, rule }));

/** A hex that counts in several ways is worth all of them. */
const together = (all: readonly Prize[]): readonly Prize[] => {
  const found = new Map<string, Prize>();
  for (const prize of all) {
    const { hex, worth } = prize;
    const before = found.get(hex);
    found.set(hex, before === undefined ? prize : { ...before, worth: before.worth + worth });
  }
  return [...found.values()];
};

export const prizesOf = (p: Printed, s: Seeing): readonly Prize[] => {
  const oil = lineOf(p.tables.points, 'ploesti').points * VICTORY_POINT + OIL;
  const held = holder(p, s, PLOESTI);
  return together([
    {
      hex: PLOESTI,
      worth: oil,
      holder: held,
      ...(held === 'german' && { isKey: true }),
      rule: 'storm:4.3a',
    },
    ...cities(p, s),
    ...corridor(p, s, 'pripyet-corridor', 'storm:4.4'),
    ...corridor(p, s, 'danube-corridor', 'storm:4.5'),
    ...edge(p, s, 'north-east-edge', 'storm:4.9'),
    ...edge(p, s, 'south-east-edge', 'storm:4.10'),
  ]);
};

/** 4.7, 4.8: how much of the losses that cost a point there is already. */
const lossShare = (p: Printed, s: Seeing): number => {
  const part = (lost: number, id: string): number => Math.min(1, lost / lineOf(p.tables.limits, id).value);
  return part(s.own.lost.german, 'german-losses') - part(s.own.lost.soviet, 'soviet-losses');
};

/** 4.11a: points as they stand, and how near those are that are won by degrees. */
export const standingOf = (p: Printed, s: Seeing, side: Side): Standing => {
  const { total, entries } = points(p, s);
  const byDegrees: ReadonlySet<string> = new Set([
    'points.advantage',
    'points.german-losses',
    'points.soviet-losses',
  ]);
  const whole = entries.reduce((sum, { why, n }) => sum + (byDegrees.has(why) ? 0 : n), 0);
  const all = VICTORY_POINT * (whole + lossShare(p, s)) + cityPoints(p, s).total;
  const [least, most] = [germanNeed(p, s), sovietNeed(p, s)];
  const soon = Math.min(1, cityPoints(p, s).total / lineOf(p.tables.limits, 'advantage').value);
  const near = Math.max(total, whole + lossShare(p, s) + soon);
  const hope = Math.min(1, Math.max(0, (near - least + 2) / (most - least + 2)));
  return side === 'soviet' ? { points: all, hope } : { points: -all, hope: 1 - hope };
};
