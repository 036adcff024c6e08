// Chapter 6: stacking. What may stand together in a hex, and what is taken away where too much does.
import type { Problem } from '../../core/types.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { unitsAt } from '../../mechanics/places.ts';
import { askStacking, stacking } from '../../mechanics/stacking.ts';
import type { StackBound, Stacking, StackLaw } from '../../mechanics/stacking.ts';
import { eliminate } from './08-reinforcements/8.15-dead-pile.ts';
import type { Printed } from './data/sheet.ts';
import { isSatellite } from './02-counters.ts';
import type { Own, Seeing } from './state.ts';

export const limitOf = (p: Printed, id: string): number => p.limit(id) ?? 0;

/** 6.1: everybody in the hex; markers are no units and never count (6.5, 7.12g). */
const everybody = (p: Printed): StackBound => {
  const limit = limitOf(p, 'stack');
  return {
    code: 'STACK.FULL',
    rule: 'barbarossa:6.3',
    problem: 'STATE.STACK',
    weight: () => 1,
    most: () => limit,
    told: ({ there, most }) => ({ there, limit: most }),
  };
};

/** barbarossa:6.4b, barbarossa:R68: satellites stack with everybody but each other. */
const satellites = (p: Printed): StackBound => {
  const most = limitOf(p, 'satellites');
  return {
    code: 'STACK.SATELLITES',
    rule: 'barbarossa:6.4a',
    problem: 'STATE.SATELLITES',
    weight: (unit) => (isSatellite(p, unit) ? 1 : 0),
    most: () => most,
    told: ({ counted }) => ({ satellites: [...counted] }),
  };
};

/**
 * 6.2c, R70, R168: as a phase begins, as one of movement or assaults ends, and after every assault the opponent may
 * take away what stands over the limit.
 */
const excess = (p: Printed): StackLaw<Own>['excess'] => ({
  rule: 'barbarossa:6.2c',
  by: 'opponent',
  remove: (ctx, units) => eliminate(p, ctx, units, 'barbarossa:6.2c', 'overstack'),
  stands: {
    rule: 'barbarossa:R168',
    keep: ({ s: { own } }, hexes) => {
      if (hexes.length > 0) own.crowded = [...hexes];
      else delete own.crowded;
    },
  },
});

const stackingOf = perSheet((p: Printed): Stacking<Own> =>
  stacking<Own>(p, {
    bounds: [everybody(p), satellites(p)],
    free: Math.min(limitOf(p, 'stack'), limitOf(p, 'satellites')),
    excess: excess(p),
  }),
);

/**
 * 6.2a, R67: at any instant, passing through as well, however many pass in the course of a phase (6.2b); each side's
 * limit is its own (10.24g). The Bulgarians on their way in are let together into one hex (8.26e).
 */
export const { refuseStack, overstacks, overstack } = askStacking(stackingOf);

/** 8.26e: Bulgarians on their way in are over no limit before their first move is over. */
const isComing = (s: Seeing, hex: string): boolean =>
  s.clock.phase === 'soviet-movement' &&
  unitsAt(s.own, hex).some((unit) => s.own.phase.origins[unit] === 'bulgaria');

/** 6.2c, R168: whether there is anything to ask when an assault is over. */
export const isCrowded = (p: Printed, s: Seeing): boolean =>
  overstacks(p, s).some(({ hex }) => !isComing(s, hex));

/** 8.26e: the Bulgarians come in stacked, so of Soviet satellites alone nothing is said. */
export const stackProblems = (p: Printed, hex: string, units: readonly string[]): readonly Problem[] => {
  const isSoviet = units.every((unit) => p.unit(unit).side === 'soviet');
  return stackingOf(p)
    .problems(hex, units)
    .filter(({ code }) => code !== 'STATE.SATELLITES' || !isSoviet);
};
