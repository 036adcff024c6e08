// A position of Typhoon: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { Frame, Json, State } from '../../../core/types.ts';
import { frameAt, positionForm as formOf } from '../../../mechanics/position/form.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import { isBox } from '../../../mechanics/entry/boxes.ts';
import { beganAt } from '../../../mechanics/air/corps-drop.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { recoveryOf } from '../disruption/recovery.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { firstPulse, isFirstPulse, lastPulse } from '../sequence/pulse-now.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { placeDefault } from '../set-up/deployment.ts';
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

/** A phase of a pulse is one of the first pulse of its side where nothing else is said. */
const supposePulse = (p: Printed, s: State<Own>): void => {
  const { phase, phasing } = s.clock;
  if (OUTSIDE_PULSES.has(phase)) return;
  // SEQ.9: that phase comes in the last German pulse alone.
  s.own.pulse.number =
    phase === 'german-last-air' ? lastPulse(p, s, 'german') : firstPulse(p, s, phasing as Who);
};

/** R82: in the first German pulse, before its combat, who is Disrupted is supposed to have been as the pulse began. */
const supposeHealing = (p: Printed, s: State<Own>): Readonly<Record<string, Json>> => {
  const isBefore = s.clock.phasing === 'german' && !OUTSIDE_PULSES.has(s.clock.phase);
  return isBefore && s.clock.phase !== 'german-combat' && isFirstPulse(p, s)
    ? { 'pulse.healing': [...recoveryOf(p).healers(s)] }
    : {};
};

/** Where a phase begins in the procedure of the turn. */
const standAt = (phase: string): Frame => {
  if (phase === 'turn-start') return frameAt('turn', 'start');
  if (phase === 'turn-end') return frameAt('turn', 'turn-end');
  return { ...frameAt('turn', `play-${phase}`), vars: { [WAITS]: true } };
};

export const positionForm = (p: Printed): PositionForm =>
  formOf<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    placeAll: (s) => {
      for (const side of ['russian', 'german'] as const) placeDefault(p, s, side);
      supposePulse(p, s);
    },
    units: { isBox: (place) => isBox(p, place), unit: '24pz 5020' },
    held: { rule: 'typhoon:R72', example: '2309 german' },
    hits: 'typhoon:RES.X.8',
    ledger: ledgerFacts(p),
    ofPhase: Object.keys(freshPhase()).map((key) => `phase.${key}`),
    suppose: (s) => supposeHealing(p, s),
    stand: (s, draft) => {
      if (!draft.said.has('pulse.number')) supposePulse(p, s);
      if (!draft.said.has('turn.began')) s.own.turn.began = beganAt(p, s.own);
      return [standAt(s.clock.phase)];
    },
  });
