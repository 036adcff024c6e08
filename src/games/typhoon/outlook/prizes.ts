// What counts in Typhoon, as a computer player reckons it: the cities of the victory conditions, and towns that feed lines.
import type { Side } from '../../../core/types.ts';
import type { Prize, Standing } from '../../../api/outlook.ts';
import { holder } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { isRussianFirst } from '../sequence/pulse-now.ts';
import type { Seeing } from '../state.ts';

/** Points of our own, by the line of the chart `victory` that names a place. */
const WORTH: Readonly<Record<string, number>> = {
  // VIC.2
  moscow: 10,
  // VIC.3: one of the three will do.
  raid: 5,
  // VIC.6, VIC.8
  holding: 4,
  // VIC.4
  'seven-cities': 2.5,
  // VIC.9
  'counter-offensive': 1.5,
};
/** A town bars lines of supply to whoever does not hold it (SUP.7). */
const TOWN = 0.4;

type Worth = Omit<Prize, 'holder'>;

const worths = (p: Printed, isSeven: boolean): readonly Worth[] => {
  const found = new Map<string, Worth>();
  for (const { id, needs, rules } of p.tables.victory) {
    const worth = WORTH[id];
    const [rule = 'typhoon:VIC.1'] = rules;
    if (worth === undefined || (id === 'seven-cities' && !isSeven)) continue;
    for (const hex of needs.map((name) => p.placeNamed(name)))
      if ((found.get(hex)?.worth ?? 0) < worth) found.set(hex, { hex, worth, rule });
  }
  for (const key of ['town', 'major-city', 'tula'] as const)
    for (const hex of p.withFeature(key))
      if (!found.has(hex)) found.set(hex, { hex, worth: TOWN, isMany: true, rule: 'typhoon:SUP.7' });
  return [...found.values()];
};

const plain = perSheet((p: Printed) => worths(p, false));
const seven = perSheet((p: Printed) => worths(p, true));

export const prizesOf = (p: Printed, s: Seeing): readonly Prize[] =>
  (isRussianFirst(s) ? seven(p) : plain(p)).map((prize) => {
    const held = holder(p, s, prize.hex);
    const isMoscow = prize.worth === WORTH['moscow'];
    return { ...prize, holder: held, ...(isMoscow && held === 'russian' && { isKey: true }) };
  });

/** VIC.2, VIC.3: Moscow is nearly all of it for the Germans, and time for the Russians (VIC.8). */
export const standingOf = (p: Printed, s: Seeing, side: Side): Standing => {
  let german = 0;
  let all = 0;
  for (const { worth, holder: held } of prizesOf(p, s)) {
    all += worth;
    if (held === 'german') german += worth;
  }
  const hope = all === 0 ? 0.5 : german / all;
  return side === 'german' ? { points: german, hope } : { points: all - german, hope: 1 - hope };
};
