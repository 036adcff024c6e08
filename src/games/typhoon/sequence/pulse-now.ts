// Gameturn sequence: whose pulses a turn has (SEQ.1, SEQ.3), and which of them is under way.
import { atRest } from '../../../core/state-cache.ts';
import { alternating, numberOf, pulseAt } from '../../../mechanics/formations/pulses.ts';
import type { PulseNow } from '../../../mechanics/formations/pulses.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { weatherOf } from '../weather/weather.ts';

type Clocked = Pick<Seeing, 'clock' | 'options'> & { readonly own: Pick<Seeing['own'], 'weather'> };

/** SET.12: the Russian has agreed on the unhistorical first move. */
export const isRussianFirst = (s: Pick<Seeing, 'options'>): boolean => s.options['first-move'] === 'russian';

/** SEQ.1; R66: on turn 1 of the unhistorical first move the Russian comes first. */
export const firstPlayer = (p: Printed, s: Clocked): Who =>
  s.clock.turn === 1 && isRussianFirst(s) ? 'russian' : weatherLine(p, s).first;

const weatherLine = (p: Printed, s: Clocked) => {
  const weather = weatherOf(p, s);
  const found = p.turns.order.find((line) => line.weather === weather);
  if (found === undefined) throw new RangeError(`no pulses in ${weather}`);
  return found;
};

/** SEQ.3, SEQ.8, SEQ.10: one side and the other, as many pulses as each has in the weather of the turn. */
export const pulseOrder = (p: Printed, s: Clocked): readonly Who[] => {
  const { german, russian } = weatherLine(p, s);
  const first = firstPlayer(p, s);
  return alternating(first, p.other(first), { german, russian });
};

/** Undefined in step A. */
export const pulseNow = atRest((p: Printed, s: Seeing): PulseNow<Who> | undefined =>
  pulseAt(pulseOrder(p, s), s.own.pulse.number),
);

/** The number of a side's first pulse. */
export const firstPulse = (p: Printed, s: Clocked, side: Who): number => numberOf(pulseOrder(p, s), side);

/** The number of its last one. */
export const lastPulse = (p: Printed, s: Clocked, side: Who): number =>
  pulseOrder(p, s).lastIndexOf(side) + 1;

/** Whether it is the first pulse of its side in this turn. */
export const isFirstPulse = (p: Printed, s: Seeing): boolean => pulseNow(p, s)?.nth === 1;
