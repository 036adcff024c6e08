// Chapter 11: what speaks against an attack that was ordered in short, so that the program chooses who makes it (11.3a).
import { message } from '../../../mechanics/combat/questions/odds.ts';
import type { Message, Order } from '../../../core/types.ts';
import { attacksOf, mustJoin } from './11.3-eligible-attackers.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { supposed as supposedBy } from '../questions/supposed-battle.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** 1 to 1. */
const EVEN = 0;

/**
 * Less than even odds, at worst; of all who can attack, units that no column needs, or that are needed at worst alone. Who
 * has named the units has chosen them himself.
 */
export const doubtsAbout = (p: Printed, s: Seeing, { verb, args }: Order): readonly Message[] => {
  const [hex = ''] = args['target'] ?? [];
  const { how = [], ...rest } = args;
  const isBest = how.includes('best');
  const isShort = isBest || (rest['from'] ?? []).length === 0;
  if (verb !== 'attack' || !isShort || !p.isHex(hex)) return [];
  const full = isBest
    ? attacksOf(p).bestAttack(s, hex, rest).args
    : { ...rest, from: attacksOf(p).attackersOf(s, hex) };
  if (attacksOf(p).refuse(s, full) !== undefined) return [];
  const units = full['from'] ?? [];
  const [drop] = full['drop'] ?? [];
  const told = { hex, attackers: units, kind: 'prepared', ...(drop !== undefined && { drop }) } as const;
  const maps = supplyMaps(p, s);
  const who = phasing(s);
  const { against, attackOn, columnOf, fewest, oddsBetween } = supposedBy(p);
  const there = against(s, who, told, maps);
  const supposed = (attackers: readonly string[]) => attackOn(there, { ...told, attackers }, maps);
  const { floor, odds, worst } = columnOf(supposed(units));
  const poor =
    floor < EVEN
      ? [message('doubt.odds', { hex, units: [...units], odds, ...(worst !== undefined && { worst }) })]
      : [];
  if (isBest) return poor;
  const needed = [...fewest(s, who, told, maps), ...mustJoin(p, s, hex)];
  const spare = units.filter((unit) => !needed.includes(unit));
  if (spare.length > 0) return [...poor, message('doubt.spare', { hex, units: spare, all: units.length })];
  const isCertainWithout = (unit: string): boolean => {
    const others = units.filter((other) => other !== unit);
    return others.length > 0 && oddsBetween(supposed(others)).best.isTop;
  };
  return worst === undefined || !units.some(isCertainWithout)
    ? poor
    : [...poor, message('doubt.at-best', { hex, units: [...units], odds, worst })];
};
