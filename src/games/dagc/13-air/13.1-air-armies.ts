// Chapter 13: how many air armies the Soviet has: numbers, and no counters that fight, stack or are lost (13.1b).
import type { Ctx } from '../../../core/rule-set.ts';
import type { Printed } from '../data/sheet.ts';
import type { Front, Own, Seeing } from '../state.ts';

/** 13.1a, 13.2a, 13.4: eight, two more with the 1st Ukrainian Front, and fewer of both when supply fails (R114). */
export const airArmies = (p: Printed, { clock }: Pick<Seeing, 'clock'>, front: Front): number =>
  p.turns.airArmies
    .filter((line) => line.front === front && line.turn <= clock.turn)
    .reduce((sum, { change }) => sum + change, 0);

/** 13.1e, 13.5b: those that have not flown their mission in this game turn; 13.1c: none is ever lost. */
export const atHand = (p: Printed, s: Pick<Seeing, 'clock' | 'own'>, front: Front): number =>
  airArmies(p, s, front) - s.own.turn.flown[front];

/** Those that come with a front (13.1a, 13.2a), or are withdrawn for good (13.4). */
export const tellAir = (p: Printed, ctx: Ctx<Own>): void => {
  const { turn } = ctx.seen.clock;
  for (const {
    front,
    change,
    rules: [rule],
    turn: due,
  } of p.turns.airArmies)
    if (due === turn && rule !== undefined)
      ctx.emit({
        kind: change > 0 ? 'air.came' : 'air.withdrawn',
        rule,
        data: { front, count: Math.abs(change) },
      });
};
