// The question `chances`: what bombing a hex may come to, each face of the die by both indexes (AIR.1, CRT.2).
import { nearestBase, flightOf, refuseUnit, refuseWay, atHand } from '../../../mechanics/air/bases.ts';
import { bombingChances, meetingChances } from '../../../mechanics/air/chances.ts';
import { bombable } from '../../../mechanics/air/fronts.ts';
import { totalsOf } from '../../../mechanics/air/panic.ts';
import type { Flight } from '../../../mechanics/air/law.ts';
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { Args, Message } from '../../../core/types.ts';
import { airOf, dieOf } from '../air/air-law.ts';
import { bombLaw, PANIC_TOTALS } from '../air/missions.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** Who would bomb a hex: the side named by the units, else the enemy of who stands there. */
const sideOf = (p: Printed, s: Seeing, hex: string, named: readonly string[]): Who | undefined => {
  const [unit] = named;
  if (unit !== undefined && p.isUnit(unit)) return p.sideOf(unit);
  const garrison = p.sides.find((side) => hasUnitsOf(p, s.own, hex, side));
  if (garrison !== undefined) return otherSide(garrison);
  return bombable<Own>(p, s, 'german').includes(hex) ? 'german' : undefined;
};

/** AIR.30, AIR.33: of how many throws of two dice a total comes. */
const waysTo = (p: Printed, totals: readonly number[]): { readonly ways: number; readonly of: number } => {
  const { die, count } = dieOf(p, 'panic');
  const throws = Array.from({ length: count }).reduce<readonly number[]>(
    (sums) => sums.flatMap((sum) => Array.from({ length: die }, (_, i) => sum + i + 1)),
    [0],
  );
  return { ways: throws.filter((sum) => totals.includes(sum)).length, of: throws.length };
};

const panicChance = (p: Printed, hex: string, { unit, far, total }: Flight): Message => {
  const totals = far === true ? totalsOf(PANIC_TOTALS, total ?? PANIC_TOTALS[0]) : PANIC_TOTALS;
  const rule = far === true ? 'typhoon:AIR.33' : 'typhoon:AIR.30';
  return message('chances.panic', { unit, hex, totals: totals.map(String), ...waysTo(p, totals), rule });
};

export const chancesAnswer = (p: Printed, s: Seeing, args: Args): Answer => {
  const [hex = ''] = args['target'] ?? [];
  const named = args['units'] ?? [];
  const side = p.isHex(hex) ? sideOf(p, s, hex, named) : undefined;
  if (side === undefined || !bombable<Own>(p, s, side).includes(hex))
    return [message('chances.nobody', { hex })];
  const air = airOf(p);
  const answer: Answer[number][] = [];
  const flights: Flight[] = [];
  for (const unit of named.length > 0 ? named : atHand(air, s, side)) {
    const base = args['from']?.[0] ?? nearestBase(air, s, [unit], hex, undefined);
    const refused =
      refuseUnit(air, s, side, unit) ??
      air.refuseMission(unit) ??
      refuseWay(air, s, unit, base, hex, undefined);
    const [total] = args['total'] ?? [];
    if (refused !== undefined) answer.push(refusedMessage('chances.cannot', refused));
    else
      flights.push({
        ...flightOf(air, s, unit, base, hex),
        ...(total !== undefined && { total: Number(total) }),
      });
  }
  const [first] = flights;
  if (first === undefined) return answer;
  answer.push(...meetingChances(air, s, { kind: 'bomb', hex, flights }));
  const isMoscow =
    (bombLaw(p).totals?.({ ...s, clock: { ...s.clock, phasing: side } }, hex) ?? []).length > 0;
  for (const flight of flights) {
    const { unit, base, far } = flight;
    answer.push(message('chances.flight', { unit, base, hex, ...(far === true && { far }) }));
    answer.push(...bombingChances(air, s, side, hex, flight));
    if (isMoscow) answer.push(panicChance(p, hex, flight));
  }
  return answer;
};
