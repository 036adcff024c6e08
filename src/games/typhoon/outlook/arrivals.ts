// Where a computer player of Typhoon brings its replacements in: to towns near the enemy that are held by few (REP.7, REP.8);
// and who leaves a hex that is too full.
import { distance } from '../../../hex/distance.ts';
import type { Said } from '../../../api/outlook.ts';
import { onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { credits, replace, walkers } from '../replacements/replacements.ts';
import { overstacks, refuseStack } from '../stacking/stacking.ts';
import type { Seeing } from '../state.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { prizesOf } from './prizes.ts';

/** Who comes is Disrupted in that turn (REP.1): so far from the enemy he is safe, and still of use. */
const AWAY = 3;
/** What a hex farther from that counts against a point of a prize. */
const STEP = 0.6;

const IDLE = { proc: 'russian-administration', step: 'orders', vars: {} } as const;

/** By hex: what it is worth to have one more there. */
const needs = (p: Printed, s: Seeing): ((hex: string) => number) => {
  const enemies = [...new Set(onMap(p, s, 'german').map((unit) => placeOf(s.own, unit)))].map(p.grid.index);
  const prizes = new Map(prizesOf(p, s).map(({ hex, worth }) => [hex, worth]));
  return (hex) => {
    const near = Math.min(...enemies.map((enemy) => distance(p.grid, p.grid.index(hex), enemy)));
    const crowd = unitsAt(s.own, hex).length;
    return (prizes.get(hex) ?? 0) - STEP * Math.abs(near - AWAY) - crowd - (near < 2 ? AWAY : 0);
  };
};

/** The strongest that can be paid for, each in the place that wants it most. */
export const newcomers = (p: Printed, s: Seeing): readonly Said[] => {
  const worth = needs(p, s);
  const choice = replace(p);
  return credits(p)
    .affordable(s)
    .toSorted(
      (a, b) =>
        factorsOf(p).attack(s, b) +
          factorsOf(p).defence(s, b) -
          factorsOf(p).attack(s, a) -
          factorsOf(p).defence(s, a) || (a < b ? -1 : 1),
    )
    .flatMap((unit) =>
      (choice.reach?.(s, IDLE, unit) ?? [])
        .map(({ place }) => place)
        .filter((hex) => refuseStack(p, s, hex, 'russian', [unit]) === undefined)
        .toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))
        .slice(0, 1)
        .map((hex): Said => ({ verb: 'replace', args: { units: [unit], at: [hex] } })),
    );
};

/** REP.9, R57: whoever waits beside the map comes on where he is nearest to where he is wanted. */
export const walkingOn = (p: Printed, s: Seeing): readonly Said[] => {
  const worth = needs(p, s);
  const choice = walkers(p).choice;
  if (choice.idle?.(s, IDLE) !== undefined || choice.every === undefined) return [];
  return [...choice.every(s, IDLE, undefined)]
    .flatMap((args): Said[] => (args === undefined ? [] : [{ verb: 'enter', args }]))
    .toSorted((a, b) => worth(b.args['at']?.[0] ?? '') - worth(a.args['at']?.[0] ?? ''));
};

/** STK.2: whoever can still go leaves a hex that is too full, to the nearest with room. */
export const leaving = (p: Printed, s: Seeing, side: Who): readonly Said[] =>
  overstacks(p, s, side).flatMap(({ hex }) =>
    unitsAt(s.own, hex).flatMap((unit) =>
      p
        .neighbours(hex)
        .filter((next) => refuseStack(p, s, next, side, [unit]) === undefined)
        .map((next): Said => ({ verb: 'move', args: { units: [unit], path: [next] } })),
    ),
  );
