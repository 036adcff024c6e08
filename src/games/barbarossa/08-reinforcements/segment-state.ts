// Chapter 8: what a segment of administration remembers: replacement steps left, hexes in which units were raised.
import type { SeenFrame } from '../../../core/rule-set.ts';
import { dueUnits as due } from '../../../mechanics/entry/turn-track.ts';
import { replacementsOn } from '../data/charts.ts';
import type { Condition } from '../data/charts.ts';
import { entryScene } from './8.1-entry-context.ts';
import type { EntryScene } from './8.1-entry-context.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Segment = {
  /** 8.12b: steps not used by the end are gone. */
  mech: number;
  nonMech: number;
  inSitu: string[];
};

export const segmentOf = (f: SeenFrame): Segment => f.vars as unknown as Segment;

const conditions = (s: Seeing): readonly Condition[] => [
  ...(s.own.plan.watch === 'oder' ? (['oder'] as const) : []),
  ...(s.own.plan.offensive?.gambit === true ? (['gambit'] as const) : []),
  `scenario:${s.scenario}`,
];

/** 8.12c, 4.17a, 4.18f, 12.4: what the track grants a side in this turn. */
export const freshSegment = (p: Printed, s: Seeing, side: Who): Segment => {
  const line = replacementsOn(p.turns, s.clock.turn, side, conditions(s));
  return { mech: line?.mech ?? 0, nonMech: line?.nonMech ?? 0, inSitu: [] };
};

/**
 * 8.1a, 8.1c: units whose turn has come, and those that wait from earlier ones (8.1b, R100, R118); withdrawn armies
 * come back like any (8.21c, 12.11b). The track is the scenario's, whatever the counters say (R148, R149).
 */
export const dueUnits: typeof due = due;

export const sceneOf = (p: Printed, s: Seeing, f: SeenFrame, side: Who, isReplacement = false): EntryScene =>
  entryScene(p, s, side, segmentOf(f).inSitu ?? [], isReplacement);
