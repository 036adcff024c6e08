// Chapter 10: what speaks against an attack that was ordered in short, so that the program chooses who makes it.
import type { Message, Order } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import type { Printed } from '../data/sheet.ts';
import { supposed } from '../questions/supposed-battle.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { ableTogether } from './10.3-attackers.ts';
import { attacksNow, kindNow } from './10.3-attacks.ts';

/** The first column, at worst; of all who can attack, units that no column needs. Who names units has chosen. */
export const doubtsAbout = (p: Printed, s: Seeing, { verb, args }: Order): readonly Message[] => {
  const [hex = ''] = args['target'] ?? [];
  const { how = [], ...rest } = args;
  const isBest = how.includes('best');
  if (verb !== 'attack' || (!isBest && (rest['from'] ?? []).length > 0) || !p.isHex(hex)) return [];
  const { attackersOf, bestAttack, refuse } = attacksNow(p, s);
  const full = isBest
    ? bestAttack(s, hex, rest).args
    : { ...rest, from: ableTogether(p, attackersOf(s, hex)) };
  const units = full['from'] ?? [];
  if (units.length === 0 || refuse(s, full) !== undefined) return [];
  const told = { hex, attackers: units, kind: kindNow(s) };
  const { columnOf, fewest, suppose } = supposed(p, s);
  const { floor, odds, worst } = columnOf(suppose(s, phasing(s), told, undefined));
  const poor =
    floor <= 0
      ? [message('doubt.odds', { hex, units: [...units], odds, ...(worst !== undefined && { worst }) })]
      : [];
  if (isBest) return poor;
  const needed = fewest(s, phasing(s), told, undefined);
  const spare = units.filter((unit) => !needed.includes(unit));
  return spare.length === 0
    ? poor
    : [...poor, message('doubt.spare', { hex, units: spare, all: units.length })];
};
