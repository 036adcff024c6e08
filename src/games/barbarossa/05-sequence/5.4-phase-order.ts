// Chapter 5: in what order a player turn moves and fights, and what each order costs or allows.
// What an order is worth in battle (5.6, 5.7) is in 11.11-shifts.ts, the doubling of Shock armies in 11.12-factors.ts.
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { ORDERS, phasing } from '../state.ts';
import type { PhaseOrder, Seeing } from '../state.ts';

/** The track says when each of these holds, so that an owner of the printed one can correct it. */
export const isOn = (p: Printed, turn: number, event: string): boolean =>
  p.turn(turn)?.events.includes(event) === true;

/** Whether the first turn whose box names an event has come. */
export const hasBegun = (p: Printed, turn: number, event: string): boolean =>
  p.turns.turns.some((line) => line.turn <= turn && line.events.includes(event));

/** An optional rule the players agreed on, such as those of 5.15a. */
export const hasOption = (s: Pick<Seeing, 'options'>, option: string): boolean => s.options[option] === 'on';

/** 12.2a: the shorter scenario begins with a Soviet Prepared Assault Phase and nothing else. */
export const isOnlyAssault = (p: Printed, s: Pick<Seeing, 'scenario' | 'clock'>): boolean =>
  s.scenario === 'road-back' && isOn(p, s.clock.turn, 'road-back-begins');

/**
 * 5.10b: the German turn of the pause has one movement phase and no attack of any kind; the Soviet turn knows nothing
 * of it (5.10c). Turn 5 needs no word on mobile assaults: it is a double-month turn (5.10h).
 */
export const isPause = (p: Printed, s: Pick<Seeing, 'own' | 'clock'>): boolean =>
  isOn(p, s.clock.turn, 'paulus-pause') && s.own.plan.paulus === 'pause';

/** 5.10i, 5.10j: German mechanized stacks lose a die of movement. */
export const losesPauseDie = (p: Printed, s: Pick<Seeing, 'own' | 'clock'>): boolean =>
  isOn(p, s.clock.turn, 'pause-refused-movement') &&
  s.clock.phasing === 'german' &&
  s.own.plan.paulus === 'no-pause';

/** The rights to fight twice, each with the turns in which it may be used. */
const FIGHTS_TWICE = {
  german: [
    { event: 'double-fight-1942', rule: 'barbarossa:5.5a' },
    { event: 'double-fight-1943', rule: 'barbarossa:5.5b' },
    { event: 'oder-double-fight', rule: 'barbarossa:5.5c' },
  ],
  soviet: [{ event: 'soviet-double-fight', rule: 'barbarossa:5.5d' }],
} as const;

/** The right to fight twice that is open in this turn, used or not; 4.18i: that of turn 30 only with the Oder. */
const rightToday = (p: Printed, s: Seeing, side: Who) =>
  FIGHTS_TWICE[side].find(
    ({ event }) =>
      isOn(p, s.clock.turn, event) && (event !== 'oder-double-fight' || s.own.plan.watch === 'oder'),
  );

const refuseFightFight = (p: Printed, s: Seeing, side: Who): Refusal | undefined => {
  const right = rightToday(p, s, side);
  const { turn } = s.clock;
  if (right === undefined) {
    if (side === 'soviet') return refusal('SEQUENCE.NOT-YET', 'barbarossa:5.5d', { side, turn });
    return isOn(p, turn, 'oder-double-fight')
      ? refusal('SEQUENCE.NO-ODER', 'barbarossa:5.5c', { turn })
      : refusal('SEQUENCE.NO-SUMMER', 'barbarossa:5.5a', { turn });
  }
  const used = s.own.plan.fightFight.find((one) => one.side === side && isOn(p, one.turn, right.event));
  return used === undefined ? undefined : refusal('SEQUENCE.USED', right.rule, { side, turn: used.turn });
};

/** Why a player turn may not take its phases in this order; undefined when it may. */
export const refuseOrder = (
  p: Printed,
  s: Seeing,
  order: PhaseOrder,
  side: Who = phasing(s),
): Refusal | undefined => {
  const { turn } = s.clock;
  if (isOnlyAssault(p, s))
    return order === 'fight' ? undefined : refusal('SEQUENCE.ONLY-FIGHT', 'barbarossa:12.2a', { turn });
  if (order === 'fight') return refusal('SEQUENCE.NO-MOVE', 'barbarossa:5.4f', { side });
  if (side === 'german' && isPause(p, s))
    return order === 'move' ? undefined : refusal('SEQUENCE.PAUSE', 'barbarossa:5.10b', { turn });
  switch (order) {
    case 'move':
      return refusal('SEQUENCE.NO-FIGHT', 'barbarossa:5.4f', { side });
    case 'fight-fight':
      return refuseFightFight(p, s, side);
    case 'move-fight':
      if (side === 'german' && isOn(p, turn, 'german-fight-first'))
        return refusal('SEQUENCE.FIGHT-FIRST', 'barbarossa:5.4c', { side, turn });
      return side === 'soviet' && isOn(p, turn, 'soviet-fight-first')
        ? refusal('SEQUENCE.FIGHT-FIRST', 'barbarossa:5.4d', { side, turn })
        : undefined;
    default:
      return undefined;
  }
};

export const openOrders = (p: Printed, s: Seeing): readonly PhaseOrder[] =>
  ORDERS.filter((order) => refuseOrder(p, s, order) === undefined);

/** 5.4e, 5.4f: what each order does first and second; never two movement phases. */
export const PHASES_OF: Readonly<Record<PhaseOrder, readonly ('movement' | 'assault')[]>> = {
  'move-fight': ['movement', 'assault'],
  'fight-move': ['assault', 'movement'],
  'fight-fight': ['assault', 'assault'],
  move: ['movement'],
  fight: ['assault'],
};
