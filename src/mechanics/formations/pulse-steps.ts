// What every game of pulses does as the game, a turn or a pulse begins, and between the phases of a pulse.
import type { Ctx, Procedure, Seen } from '../../core/rule-set.ts';
import type { RuleId, Verdict } from '../../core/types.ts';
import { SETUP } from '../entry/deployment.ts';
import { lastTurn, turnByTurn, turnData } from '../sequence.ts';
import type { Phases } from '../sequence.ts';
import type { Sheet } from '../sheet.ts';
import type { Stacking } from '../stacking.ts';
import type { ArmyOwn, FormationOwn } from './ledger.ts';
import type { TurnStep } from './pulses.ts';

type Labelled = Sheet & {
  turn(turn: number): { readonly label: string; readonly date?: string } | undefined;
};

/** With the missions that have been announced. */
type FlyingOwn = ArmyOwn & { pulse: Pick<FormationOwn['pulse'], 'missions'> };

/** With what is remembered of the turn. */
type TurnOwn = ArmyOwn & { turn: unknown };

/** Told with who is on the map, and how many are still to be placed. */
export const pulseGame = <O extends ArmyOwn>(
  p: Sheet,
  law: { readonly begins: RuleId; final(s: Seen<O>): Verdict },
): Procedure<O> =>
  turnByTurn<O>({
    begins: (s) => {
      const { places } = (s as unknown as Seen<ArmyOwn>).own;
      const units = Object.entries(places).flatMap(([place, ids]) => (p.isHex(place) ? ids : [])).length;
      const open = places[SETUP]?.length ?? 0;
      return { kind: 'game.begins', rule: law.begins, data: { scenario: s.scenario, units, open } };
    },
    lastTurn: (s) => lastTurn(p, s),
    final: (s) => law.final(s),
  });

export type TurnOpening<O extends TurnOwn, N extends string> = {
  readonly phases: Phases<O, N | 'turn-start'>;
  newTurn(own: O): O['turn'];
  newPulse(number: number): O['pulse'];
  readonly rules: { readonly begins: RuleId; readonly last: RuleId };
};

/** Nothing has happened in the turn yet. */
export const openTurn = <O extends TurnOwn, N extends string>(
  p: Labelled,
  ctx: Ctx<O>,
  { phases, newTurn, newPulse, rules }: TurnOpening<O, N>,
): void => {
  const { s } = ctx;
  const { turn } = s.clock;
  phases.enter(ctx, 'turn-start');
  s.own.turn = newTurn(s.own);
  s.own.pulse = newPulse(0);
  ctx.emit({ kind: 'turn.begins', rule: rules.begins, data: turnData(p, turn) });
  if (turn === lastTurn(p, s)) ctx.emit({ kind: 'turn.last', rule: rules.last, data: { turn } });
};

/** Where movement or advances have ended, the side whose pulse it is removes who is over a limit. */
export const stackStep = <O extends ArmyOwn>(
  name: string,
  stacking: Stacking<O>,
  when?: (s: Seen<O>) => boolean,
): TurnStep<O> => ({
  name,
  run: (ctx, f) => {
    if (when?.(ctx.seen) === false) return;
    const { phasing } = ctx.seen.clock;
    const over = stacking.overstacks(ctx.seen);
    if (over.some(({ side }) => side === phasing)) ctx.call('overstack', {}, f.step);
  },
});

/** What has been announced in the air is met and flown. */
export const flightStep = <O extends FlyingOwn>(name: string): TurnStep<O> => ({
  name,
  run: (ctx, f) => {
    if ((ctx.seen as unknown as Seen<FlyingOwn>).own.pulse.missions.length > 0)
      ctx.call('sorties', {}, f.step);
  },
});
