// Chapter 5: the phases of a game turn, in the order of 5.2.
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { phases } from '../../../mechanics/sequence.ts';
import type { Phases } from '../../../mechanics/sequence.ts';
import { overstacks } from '../06-stacking/6.1-stacking.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';

/** Every phase of the clock. Those in which something happens are the names of their procedures, too. */
export const PHASES = [
  'set-up',
  'air-superiority',
  'soviet-order',
  'soviet-movement',
  'soviet-combat',
  'german-order',
  'german-release',
  'german-creation',
  'german-movement',
  'german-combat',
  'terminal-supply',
  'soviet-reinforcement',
  'german-reinforcement',
  'administration',
] as const;
export type Phase = (typeof PHASES)[number];

/** 5.2b, 5.2c: each side moves first or fights first; all else comes as it stands. */
export const PHASE_ROWS: readonly (readonly Phase[])[] = [
  ['air-superiority'],
  ['soviet-order'],
  ['soviet-movement', 'soviet-combat'],
  ['german-order'],
  ['german-release'],
  ['german-creation'],
  ['german-movement', 'german-combat'],
  ['terminal-supply'],
  ['soviet-reinforcement'],
  ['german-reinforcement'],
  ['administration'],
];

/** 5.2a, 5.2g */
export const MUTUAL: readonly Phase[] = ['air-superiority', 'administration'];

/** Whose phase it is; those of both go by the side that moves first. */
export const sideOfPhase = (phase: Phase): Who => (phase.startsWith('german') ? 'german' : 'soviet');

export const isCombat = (phase: string): boolean => phase.endsWith('-combat');
export const isMovement = (phase: string): boolean => phase.endsWith('-movement');

/** 5.1b: a phase is over for good when the next begins. 6.1e, 6.6a: its hexes over a limit are looked at first. */
export const phasesOf = perSheet((p: Printed): Phases<Own, Phase> =>
  phases<Own, Phase>({
    rule: 'storm:5.1a',
    sideOf: sideOfPhase,
    mutual: MUTUAL,
    fresh: (own) => {
      own.phase = freshPhase();
      own.shown = [];
    },
    before: (s) => (overstacks(p, s).length > 0 ? 'overstack' : undefined),
  }),
);
