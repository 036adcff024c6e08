// The question `chances`: what bombing a hex may come to, each face of the die by both indexes.
import type { Seen } from '../../core/rule-set.ts';
import type { Args, Message, Side } from '../../core/types.ts';
import { message, refusedMessage } from '../combat/questions/odds.ts';
import type { Answer } from '../combat/questions/odds.ts';
import { hasUnitsOf } from '../places.ts';
import { atHand, flightOf, nearestBase, refuseUnit, refuseWay } from './bases.ts';
import { bombingChances, meetingChances } from './chances.ts';
import { flyingOf } from './law.ts';
import type { AirLaw, Flight, Flying } from './law.ts';
import type { MissionLaw } from './missions.ts';

export type ChancesLaw<O extends Flying> = {
  readonly air: AirLaw<O>;
  readonly bomb: MissionLaw<O>;
  /** What a flight may bring there besides what its bombs do. */
  more?(s: Seen<O>, side: Side, hex: string, flight: Flight): Message | undefined;
};

/** Who would bomb a hex: the side named by the units, else the enemy of who stands there. */
const sideOf = <O extends Flying>(
  { air: { sheet }, bomb }: ChancesLaw<O>,
  s: Seen<O>,
  hex: string,
  named: readonly string[],
): Side | undefined => {
  const [unit] = named;
  if (unit !== undefined && sheet.isUnit(unit)) return sheet.sideOf(unit);
  const garrison = sheet.sides.find((side) => hasUnitsOf(sheet, flyingOf(s), hex, side));
  return garrison === undefined
    ? sheet.sides.find((side) => bomb.hexes(s, side).includes(hex))
    : sheet.other(garrison);
};

export const chancesAnswer = <O extends Flying>(law: ChancesLaw<O>, s: Seen<O>, args: Args): Answer => {
  const { air, bomb } = law;
  const [hex = ''] = args['target'] ?? [];
  // Of a mission that has been announced, what that may come to, and who could meet it.
  const known = flyingOf(s).pulse.missions.find((each) => each.hex === hex && each.kind === 'bomb');
  const named = args['units'] ?? known?.flights.map(({ unit }) => unit) ?? [];
  const side = air.sheet.isHex(hex) ? sideOf(law, s, hex, named) : undefined;
  if (side === undefined || !bomb.hexes(s, side).includes(hex)) return [message('chances.nobody', { hex })];
  const answer: Answer[number][] = [];
  const cannot: Answer[number][] = [];
  const flights: Flight[] = [];
  for (const unit of named.length > 0 ? named : atHand(air, s, side)) {
    const flight = known?.flights.find((each) => each.unit === unit);
    if (flight !== undefined) {
      flights.push({ ...flight });
      continue;
    }
    const base = args['from']?.[0] ?? nearestBase(air, s, [unit], hex, undefined);
    const refused =
      refuseUnit(air, s, side, unit) ??
      air.refuseMission(unit) ??
      refuseWay(air, s, unit, base, hex, undefined);
    const [total] = args['total'] ?? [];
    if (refused !== undefined) cannot.push(refusedMessage('chances.cannot', refused));
    else
      flights.push({
        ...flightOf(air, s, unit, base, hex),
        ...(total !== undefined && { total: Number(total) }),
      });
  }
  if (flights.length === 0) return cannot;
  answer.push(...meetingChances(air, s, { kind: 'bomb', hex, flights }));
  for (const flight of flights) {
    const { unit, base, far } = flight;
    const from = air.bases !== undefined && { base };
    answer.push(message('chances.flight', { unit, ...from, hex, ...(far === true && { far }) }));
    answer.push(...bombingChances(air, s, side, hex, flight));
    const more = law.more?.(s, side, hex, flight);
    if (more !== undefined) answer.push(more);
  }
  // The answer comes first.
  return [...answer, ...cannot];
};
