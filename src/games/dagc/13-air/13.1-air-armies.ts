// Chapter 13: how many air armies the Soviet has: numbers, and no counters that fight, stack or are lost (13.1b).
import type { Ctx } from '../../../core/rule-set.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { isReduced } from '../../../mechanics/steps.ts';
import type { Printed } from '../data/sheet.ts';
import type { Front, Own, Seeing } from '../state.ts';

type Standing = Pick<Seeing, 'clock' | 'own'>;

/** 13.2a: its air armies wait with the last of its units (10.5a). Who waits for the second time has come before, and is reduced (10.8b). */
const hasCome = (p: Printed, { own }: Pick<Seeing, 'own'>, front: Front): boolean =>
  p.ofKind(front).some((unit) => trackTurn(placeOf(own, unit)) === undefined || isReduced(own, unit));

/** 13.1a, 13.2a, 13.4: eight, two more with the 1st Ukrainian Front, and fewer of both when supply fails, there yet or not (R114). */
export const airArmies = (p: Printed, s: Standing, front: Front): number =>
  hasCome(p, s, front)
    ? p.turns.airArmies
        .filter((line) => line.front === front && line.turn <= s.clock.turn)
        .reduce((sum, { change }) => sum + change, 0)
    : 0;

/** 13.1e, 13.5b: those that have not flown their mission in this game turn; 13.1c: none is ever lost. */
export const atHand = (p: Printed, s: Standing, front: Front): number =>
  airArmies(p, s, front) - s.own.turn.flown[front];

/** Those that come as a turn begins (13.1a), or are withdrawn for good (13.4). */
export const tellAir = (p: Printed, ctx: Ctx<Own>): void => {
  const { turn } = ctx.seen.clock;
  for (const {
    front,
    change,
    rules: [rule],
    turn: due,
  } of p.turns.airArmies)
    if (due === turn && rule !== undefined && (change < 0 || hasCome(p, ctx.seen, front)))
      ctx.emit({
        kind: change > 0 ? 'air.came' : 'air.withdrawn',
        rule,
        data: { front, count: Math.abs(change) },
      });
};

/** 13.2a: what comes with the first units of a front that had not come; `bring` puts them on the map. */
export const withAir = (p: Printed, ctx: Ctx<Own>, front: Front | undefined, bring: () => void): void => {
  const before = front !== undefined && hasCome(p, ctx.seen, front);
  bring();
  if (front === undefined || before) return;
  const count = airArmies(p, ctx.seen, front);
  if (count > 0) ctx.emit({ kind: 'air.came', rule: 'dagc:13.2a', data: { front, count } });
};
