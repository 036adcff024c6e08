// Chapter 5: the phases of a game turn, in the order of 5.2.
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { phases } from '../../../mechanics/sequence.ts';
import type { Phases } from '../../../mechanics/sequence.ts';
import { overstacks } from '../06-stacking/6.1-stacking.ts';
import { isShort, PORTS } from '../07-supply/7.9-picks.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';

/** Every phase of the clock, in the order of 5.2. Those of a player turn are the names of their procedures, too. */
export const PHASES = [
  'set-up',
  'turn-start',
  'soviet-replacement',
  'soviet-pre-combat',
  'soviet-movement',
  'soviet-post-combat',
  'german-replacement',
  'german-pre-combat',
  'soviet-interdiction',
  'german-movement',
  'german-post-combat',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases of the two player turns (5.2). */
export type TurnPhase = Exclude<Phase, 'set-up' | 'turn-start'>;

/** 5.2g: the Soviet interrupts the German player turn. */
export const ORDER: readonly { readonly phase: TurnPhase; readonly turnOf: Who }[] = [
  { phase: 'soviet-replacement', turnOf: 'soviet' },
  { phase: 'soviet-pre-combat', turnOf: 'soviet' },
  { phase: 'soviet-movement', turnOf: 'soviet' },
  { phase: 'soviet-post-combat', turnOf: 'soviet' },
  { phase: 'german-replacement', turnOf: 'german' },
  { phase: 'german-pre-combat', turnOf: 'german' },
  { phase: 'soviet-interdiction', turnOf: 'german' },
  { phase: 'german-movement', turnOf: 'german' },
  { phase: 'german-post-combat', turnOf: 'german' },
];

export const PHASE_ROWS: readonly (readonly Phase[])[] = PHASES.filter((phase) => phase !== 'set-up').map(
  (phase) => [phase],
);

/** R42: what is asked as a turn begins is for the German. */
export const sideOfPhase = (phase: Phase): Who =>
  phase === 'set-up' || phase.startsWith('soviet') ? 'soviet' : 'german';

export const isCombat = (phase: string): boolean => phase.endsWith('-combat');

/** 5.2: a phase is over for good when the next begins (5.1d); 6.6d: its hexes over the limit are looked at first. */
export const phasesOf = perSheet((p: Printed): Phases<Own, Phase> =>
  phases<Own, Phase>({
    rule: 'dagc:5.1c',
    sideOf: sideOfPhase,
    fresh: (own) => {
      own.phase = freshPhase();
      own.shown = [];
    },
    before: (s) => {
      if (overstacks(p, s).length > 0) return 'overstack';
      // 7.9j
      return isShort(p, s) ? PORTS : undefined;
    },
  }),
);
