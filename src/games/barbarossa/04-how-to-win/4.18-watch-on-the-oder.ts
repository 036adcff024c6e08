// Chapter 4: Watch on the Rhine or on the Oder: chosen in secret, shown, and for the Oder decided on turn 30.
// Its replacements (4.18) are in segment-state.ts, its movement in 10.10-costs.ts, its fight/fight in 5.4-phase-order.ts.
import { trackBox, trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { AskStep, AutoStep, Ctx, Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { citiesOf } from './4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { eliminate } from '../08-reinforcements/8.15-dead-pile.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const CHOICES = ['rhine', 'oder'] as const;

/** 4.18a, 4.18b: the Soviet learns only that it has been made. */
export const askWatch = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:4.18a',
  by: () => 'german',
  question: () => ({ key: 'ask.watch', params: {} }),
  rights: rightsAnyTime(p),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:4.18a',
      list: () => CHOICES.map((choice) => ({ what: [choice] })),
      take: (ctx, _, args) => {
        const watch = args['what']?.[0] === 'oder' ? 'oder' : 'rhine';
        ctx.s.own.plan.watch = watch;
        ctx.emit({
          kind: 'watch.chosen',
          rule: 'barbarossa:4.18b',
          data: { watch },
          to: ['german'],
          veiled: { kind: 'watch.made', data: {} },
        });
      },
    },
  ],
});

/** 4.18b, 4.18c: the Soviet is shown the choice in this turn. */
const SHOWN = 30;
export const isWatchSecret = (s: Pick<Seeing, 'clock'>): boolean => s.clock.turn < SHOWN;

export const isOder = (s: Pick<Seeing, 'own'>): boolean => s.own.plan.watch === 'oder';

/**
 * 4.18c, 4.18d, R45: no choice is the Rhine. R47: cities do not change hands between the start of this turn and that of
 * the German player turn, so one list serves for both sides.
 */
export const showWatch = (p: Printed, ctx: Ctx<Own>): void => {
  const { s } = ctx;
  if (!isOn(p, s.clock.turn, 'rhine-or-oder-shown')) return;
  const oder = isOder(s);
  // It is news to whoever ended the turn before: nothing is taken back past it.
  ctx.reveal({
    kind: 'watch.shown',
    rule: oder ? 'barbarossa:4.18c' : 'barbarossa:4.18d',
    data: { watch: oder ? 'oder' : 'rhine' },
  });
  if (oder) s.own.turn.cities = [...citiesOf(p, s, 'german')];
};

/** 4.19e, R47: a Soviet unit counts one, a stronger one than a rifle army two. */
const ORDINARY = 3;

const weightOf = (p: Printed, unit: string): number => {
  const { attack, defense } = p.unit(unit);
  return [attack, defense].some((factor) => typeof factor === 'number' && factor > ORDINARY) ? 2 : 1;
};

export const lossesOf = (p: Printed, s: Pick<Seeing, 'own'>): number =>
  s.own.turn.eliminated
    .filter((unit) => p.unit(unit).side === 'soviet')
    .reduce((sum, unit) => sum + weightOf(p, unit), 0);

export type OderResult = { readonly rule: RuleId; readonly won: boolean };

const CITIES_ALONE = 2;
const LOSSES_WITH_CITY = 10;
const LOSSES_ALONE = 20;

/** 4.19a-d, 4.19f, R47: any one of the three; all of them ask that no city has been lost. */
export const judgeOder = (p: Printed, s: Seeing): OderResult => {
  const now = citiesOf(p, s, 'german');
  const before = s.own.turn.cities ?? now;
  const losses = lossesOf(p, s);
  const gained = now.filter((hex) => !before.includes(hex)).length;
  if (!before.every((hex) => now.includes(hex))) return { rule: 'barbarossa:4.19f', won: false };
  if (gained >= CITIES_ALONE) return { rule: 'barbarossa:4.19a', won: true };
  if (losses >= LOSSES_ALONE) return { rule: 'barbarossa:4.19c', won: true };
  return gained === 1 && losses >= LOSSES_WITH_CITY
    ? { rule: 'barbarossa:4.19b', won: true }
    : { rule: 'barbarossa:4.19f', won: false };
};

const decides = (p: Printed, s: Seeing): boolean => isOder(s) && isOn(p, s.clock.turn, 'oder-decides');

/** 4.18e */
const decide = (p: Printed): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    if (!decides(p, ctx.seen)) return;
    const { rule, won } = judgeOder(p, ctx.seen);
    ctx.over(
      won ? { winner: 'german', rule, reason: 'oder' } : { winner: 'soviet', rule, reason: 'oder-failed' },
    );
  },
});

const AIRBORNE = 'airborne';

/** What ends with the German player turn. */
export const germanTurnEnd = (p: Printed): Procedure<Own> => ({
  // 4.17d: paratroops come in the first turn of the gambit or not at all.
  drop: {
    kind: 'auto',
    run: (ctx) => {
      const units = [...unitsAt(ctx.s.own, AIRBORNE)];
      if (units.length > 0) eliminate(p, ctx, units, 'barbarossa:4.17d', 'no-drop');
    },
  },
  count: {
    kind: 'auto',
    run: (ctx) => {
      const { s } = ctx;
      if (!decides(p, s)) return;
      const now = citiesOf(p, s, 'german');
      const before = s.own.turn.cities ?? now;
      const lost = before.filter((hex) => !now.includes(hex));
      const gained = now.filter((hex) => !before.includes(hex));
      ctx.emit({
        kind: 'oder.judged',
        rule: 'barbarossa:4.18e',
        data: { lost, gained, losses: lossesOf(p, s) },
      });
    },
  },
  decide: decide(p),
  over: { kind: 'auto', run: () => undefined },
});

const ODER_TURN_CORPS = '2sspz';

/** 4.18g, 8.17f: 2 SS Panzer comes for Watch on the Oder. */
export const oderForces = (p: Printed, ctx: Ctx<Own>): void => {
  const { own, clock } = ctx.s;
  const isOder =
    own.plan.watch === 'oder' &&
    p.turns.turns.some(({ turn, events }) => turn === clock.turn && events.includes('oder-forces'));
  if (!isOder || (trackTurn(placeOf(own, ODER_TURN_CORPS)) ?? 0) <= clock.turn) return;
  put(own, [ODER_TURN_CORPS], trackBox(clock.turn));
  ctx.emit({ kind: 'oder.forces', rule: 'barbarossa:4.18g', data: { unit: ODER_TURN_CORPS } });
};
