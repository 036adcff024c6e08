// The question `chances`: what bombing a hex may come to, each face of the die by both indexes.
import type { Seen } from '../../core/rule-set.ts';
import type { Args, Frozen, Message, Side } from '../../core/types.ts';
import { message, refusedMessage } from '../combat/questions/odds.ts';
import type { Answer } from '../combat/questions/odds.ts';
import { hasUnitsOf } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { atHand, flightOf, nearestBase, refuseUnit, refuseWay } from './bases.ts';
import { PANIC_TOTALS } from './campaign.ts';
import type { Campaign, Campaigning, CampaignLaw } from './campaign.ts';
import { bombingChances, meetingChances } from './chances.ts';
import { bombable } from './fronts.ts';
import type { Flight } from './law.ts';
import { totalsOf } from './panic.ts';

/** Who would bomb a hex: the side named by the units, else the enemy of who stands there. */
const sideOf = <O extends Campaigning>(
  p: Sheet,
  s: Seen<O>,
  hex: string,
  named: readonly string[],
): Side | undefined => {
  const [unit] = named;
  if (unit !== undefined && p.isUnit(unit)) return p.sideOf(unit);
  const garrison = p.sides.find((side) =>
    hasUnitsOf(p, (s as unknown as { own: Frozen<Campaigning> }).own, hex, side),
  );
  if (garrison !== undefined) return p.other(garrison);
  return bombable<O>(p, s, 'german').includes(hex) ? 'german' : undefined;
};

/** Of how many throws of the dice a total comes. */
const waysTo = (
  { die, count }: { readonly die: number; readonly count: number },
  totals: readonly number[],
): { readonly ways: number; readonly of: number } => {
  const throws = Array.from({ length: count }).reduce<readonly number[]>(
    (sums) => sums.flatMap((sum) => Array.from({ length: die }, (_, i) => sum + i + 1)),
    [0],
  );
  return { ways: throws.filter((sum) => totals.includes(sum)).length, of: throws.length };
};

const panicChance = (
  { dice, rules }: Pick<CampaignLaw<never>, 'dice' | 'rules'>,
  hex: string,
  { unit, far, total }: Flight,
): Message => {
  const isFar = far === true;
  const totals = totalsOf(PANIC_TOTALS, isFar ? total : undefined);
  const { ways, of } = waysTo(dice, totals);
  return message('chances.panic', {
    unit,
    hex,
    totals: totals.map(String),
    // One of them alone counts for who flies far; each comes as often.
    ways: isFar ? ways / totals.length : ways,
    of,
    ...(isFar && { far }),
    rule: isFar ? rules.far : rules.panic,
  });
};

export const chancesAnswer = <O extends Campaigning>(
  p: Sheet,
  { law, bomb }: Pick<Campaign<O>, 'law' | 'bomb'>,
  s: Seen<O>,
  args: Args,
): Answer => {
  const [hex = ''] = args['target'] ?? [];
  const named = args['units'] ?? [];
  const side = p.isHex(hex) ? sideOf(p, s, hex, named) : undefined;
  if (side === undefined || !bombable<O>(p, s, side).includes(hex))
    return [message('chances.nobody', { hex })];
  const { air } = law;
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
  const isMoscow = (bomb.totals?.({ ...s, clock: { ...s.clock, phasing: side } }, hex) ?? []).length > 0;
  for (const flight of flights) {
    const { unit, base, far } = flight;
    answer.push(message('chances.flight', { unit, base, hex, ...(far === true && { far }) }));
    answer.push(...bombingChances(air, s, side, hex, flight));
    if (isMoscow) answer.push(panicChance(law, hex, flight));
  }
  return answer;
};
