// Sequence: a player turn of each side in a game turn, the German first until Snow (INH.SEQ, R12).
import { alternating, numberOf, pulseAt } from '../../../mechanics/formations/pulses.ts';
import type { PulseNow } from '../../../mechanics/formations/pulses.ts';
import { weatherOf } from '../../../mechanics/ground/weather.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

type Clocked = Pick<Seeing, 'clock' | 'options'> & { readonly own: Pick<Seeing['own'], 'weather'> };

/** INH.SET: the Russian has agreed on the unhistorical first move. */
export const isRussianFirst = (s: Pick<Seeing, 'clock' | 'options'>): boolean =>
  s.clock.turn === 1 && s.options['first-move'] === 'russian';

export const turnOrder = (p: Printed, s: Clocked): readonly Who[] => {
  const weather = weatherOf(p, s);
  const line = p.turns.order.find((each) => each.weather === weather);
  if (line === undefined) throw new RangeError(`nobody goes first in ${weather}`);
  const first = isRussianFirst(s) ? 'russian' : line.first;
  return alternating(first, p.other(first), { german: 1, russian: 1 });
};

/** Undefined before the first player turn. */
export const turnNow = (p: Printed, s: Seeing): PulseNow<Who> | undefined =>
  pulseAt(turnOrder(p, s), s.own.pulse.number);

export const numberOfTurn = (p: Printed, s: Clocked, side: Who): number => numberOf(turnOrder(p, s), side);
