// Chapter 6: fog of war. The German sees the top unit of a Soviet stack and how many lie under it (R29); the Soviet sees all.
import { fog } from '../../../mechanics/fog/fog.ts';
import type { Fog, Viewer } from '../../../mechanics/fog/fog.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export type { Viewer } from '../../../mechanics/fog/fog.ts';

export const fogOf = perSheet((p: Printed): Fog<Seeing, Own> =>
  fog<Seeing, Own>(p, {
    rule: 'dagc:6.8b',
    isOn: (s) => s.options['fog'] !== 'off',
    // 6.8a
    isBlind: (who) => who === 'german',
    // R30: for one combat; whoever fights it clears the list when it is over.
    shown: ({ shown }) => shown,
    show: ({ shown }, units) => void shown.push(...units.filter((unit) => !shown.includes(unit))),
    sizesShown: true,
    most: lineOf(p.tables.limits, 'stack').value,
  }),
);

export const isKnown = (p: Printed, s: Seeing, unit: string, who: Viewer<Who>): boolean =>
  fogOf(p).isKnown(s, unit, who);
