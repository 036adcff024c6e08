// A position of Typhoon: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { Json, State } from '../../../core/types.ts';
import { ATTACKS, planAmiss } from '../../../mechanics/position/plan-facts.ts';
import { formationPosition } from '../../../mechanics/formations/position.ts';
import { frontOf } from '../combat-results/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { recoveryOf } from '../disruption/recovery.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { firstPulse, isFirstPulse, lastPulse } from '../sequence/pulse-now.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { setUpOf } from '../set-up/deployment.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { ledgerFacts } from './ledger-facts.ts';

const OUTSIDE_PULSES: ReadonlySet<string> = new Set([
  'set-up',
  'turn-start',
  'german-administration',
  'russian-administration',
  'supply',
  'turn-end',
]);

/** A phase of a pulse is one of the first pulse of its side where nothing else is said; SEQ.9: one comes in the last German pulse alone. */
const pulseOf = (p: Printed, s: State<Own>): number | undefined => {
  const { phase, phasing } = s.clock;
  if (OUTSIDE_PULSES.has(phase)) return undefined;
  return phase === 'german-last-air' ? lastPulse(p, s, 'german') : firstPulse(p, s, phasing as Who);
};

/** R82: in the first German pulse, before its combat, who is Disrupted is supposed to have been as the pulse began. */
const supposeHealing = (p: Printed, s: State<Own>): Readonly<Record<string, Json>> => {
  const isBefore = s.clock.phasing === 'german' && !OUTSIDE_PULSES.has(s.clock.phase);
  return isBefore && s.clock.phase !== 'german-combat' && isFirstPulse(p, s)
    ? { 'pulse.healing': [...recoveryOf(p).healers(s)] }
    : {};
};

export const positionForm = (p: Printed): PositionForm =>
  formationPosition<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    rules: { held: 'typhoon:R72', hits: 'typhoon:RES.X.8' },
    examples: { unit: '24pz 5020', held: '2309 german' },
    placeAll: (s) => {
      for (const side of ['russian', 'german'] as const) setUpOf(p).placeDefault(s, side);
    },
    pulse: (s) => pulseOf(p, s),
    newPhase: freshPhase,
    ledger: ledgerFacts(p),
    suppose: (s) => supposeHealing(p, s),
    amiss: (s) => ({ [ATTACKS]: planAmiss(frontOf(p), s) }),
  });
