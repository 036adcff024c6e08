// A position of a game of armies and corps: it stands at the beginning of a phase, and in the pulse of which that is one.
import type { PositionForm } from '../../api/game.ts';
import type { Frame, Json, RuleId, Side, State } from '../../core/types.ts';
import { beganAt } from '../air/corps-drop.ts';
import { isBox } from '../entry/boxes.ts';
import type { BoxSheet } from '../entry/boxes.ts';
import { frameAt, positionForm } from '../position/form.ts';
import type { PositionLaw } from '../position/form.ts';
import { WAITS } from '../sequence.ts';
import type { Sheet } from '../sheet.ts';
import type { ArmyOwn, FormationOwn } from './ledger.ts';

export type FormationPositionLaw<O extends ArmyOwn> = Pick<
  PositionLaw<O>,
  'phases' | 'empty' | 'ledger' | 'markers' | 'points' | 'more' | 'amiss' | 'alongside'
> & {
  sideOf(phase: string): Side;
  readonly rules: { readonly held: RuleId; readonly hits: RuleId };
  /** As somebody would type them: a unit in its hex, and a hex with who holds it. */
  readonly examples: { readonly unit: string; readonly held: string };
  /** Puts everybody of both sides on the map who waits. */
  placeAll(s: State<O>): void;
  /** The pulse a phase is supposed to be of, where no line says it; none, if it is of no pulse. */
  pulse(s: State<O>): number | undefined;
  newPhase(): O['phase'];
  suppose?(s: State<O>): Readonly<Record<string, Json>>;
};

/** Where a phase begins in the procedure of the turn. */
const frameOf = (phase: string): Frame => {
  if (phase === 'turn-start') return frameAt('turn', 'start');
  if (phase === 'turn-end') return frameAt('turn', 'turn-end');
  return { ...frameAt('turn', `play-${phase}`), vars: { [WAITS]: true } };
};

/** Whether it is remembered where units began the turn. */
const keepsBeginning = (own: ArmyOwn): own is FormationOwn => 'turn' in own && 'began' in Object(own.turn);

export const formationPosition = <O extends ArmyOwn>(
  p: Sheet & BoxSheet,
  law: FormationPositionLaw<O>,
): PositionForm => {
  const { phases, empty, ledger, rules, examples, markers, points, more, suppose, amiss, alongside } = law;
  const supposePulse = (s: State<O>): void => {
    const number = law.pulse(s);
    if (number !== undefined) s.own.pulse.number = number;
  };
  return positionForm<O>(p, {
    phases,
    bothSetUp: true,
    sideOf: (phase) => law.sideOf(phase),
    empty,
    placeAll: (s) => {
      law.placeAll(s);
      supposePulse(s);
    },
    units: { isBox: (place) => isBox(p, place), unit: examples.unit },
    held: { rule: rules.held, example: examples.held },
    hits: rules.hits,
    ledger,
    ofPhase: Object.keys(law.newPhase()).map((key) => `phase.${key}`),
    ...(markers && { markers }),
    ...(points && { points }),
    ...(more && { more }),
    ...(suppose && { suppose }),
    ...(amiss && { amiss }),
    ...(alongside && { alongside }),
    stand: (s, draft) => {
      if (!draft.said.has('pulse.number')) supposePulse(s);
      const { own } = s;
      if (keepsBeginning(own) && !draft.said.has('turn.began')) own.turn.began = beganAt(p, own);
      return [frameOf(s.clock.phase)];
    },
  });
};
