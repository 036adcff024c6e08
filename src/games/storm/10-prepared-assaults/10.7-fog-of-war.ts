// Chapter 10: fog of war. Either side sees the top unit of a stack of the other and that more lie under it, not how many (10.7a, R78).
import { fog } from '../../../mechanics/fog/fog.ts';
import type { Fog, Viewer } from '../../../mechanics/fog/fog.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isAlly, isFlak } from '../02-counters.ts';
import { agreed } from '../03-set-up/3.1-agreed.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export type { Viewer } from '../../../mechanics/fog/fog.ts';

export const isHidden = (p: Printed, s: Pick<Seeing, 'options'>): boolean =>
  agreed(p, s, 'stacks') !== 'open';

/** 6.3, 6.4, 6.5a: no more than the nation of those who are seen has in a hex. */
const most = (p: Printed, [first = '']: readonly string[]): number => {
  const limit = (id: string): number => lineOf(p.tables.limits, id).value;
  if (!p.isUnit(first) || p.sideOf(first) === 'soviet')
    return limit('stack-soviet') + limit('stack-artillery');
  return limit(isAlly(p, first) ? 'stack-ally' : 'stack-german');
};

export const fogOf = perSheet((p: Printed): Fog<Seeing, Own> => {
  // 2.9c, 3.3c: where the static unit stands is printed, and it never leaves.
  const open = p.unitIds.filter((unit) => isFlak(p, unit));
  return fog<Seeing, Own>(p, {
    rule: 'storm:10.7a',
    isOn: (s) => isHidden(p, s),
    isBlind: () => true,
    stacksOnly: true,
    // 10.7c: of the reserve it is not said.
    closed: (place) => (trackTurn(place) === undefined ? undefined : { rule: 'storm:10.7c' }),
    // 10.7b: for one battle; whoever fights it clears the list when it is over.
    shown: ({ shown }) => (shown.length === 0 ? open : [...open, ...shown]),
    show: ({ shown }, units) => void shown.push(...units.filter((unit) => !shown.includes(unit))),
    sizesShown: false,
    most: (seen) => most(p, seen),
  });
});

export const isKnown = (p: Printed, s: Seeing, unit: string, who: Viewer<Who>): boolean =>
  fogOf(p).isKnown(s, unit, who);
