// Chapter 11: what speaks against an attack that was ordered in short, so that the program chooses who makes it (11.4).
import type { Message, Order } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import type { Printed } from '../data/sheet.ts';
import { supposed } from '../questions/supposed-battle.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { mustJoin } from './11.1-first-attacks.ts';
import { attacksOf } from './11.2-attacks.ts';
import { ladder } from './11.8-odds.ts';

/** Less than an even column, at worst; of all who can attack, units that no column needs. Who names units has chosen. */
export const doubtsAbout = (p: Printed, s: Seeing, { verb, args }: Order): readonly Message[] => {
  const [hex = ''] = args['target'] ?? [];
  const { how = [], ...rest } = args;
  const isBest = how.includes('best');
  if (verb !== 'attack' || (!isBest && (rest['from'] ?? []).length > 0) || !p.isHex(hex)) return [];
  const { attackersOf, bestAttack, refuse } = attacksOf(p);
  const full = isBest ? bestAttack(s, hex, rest).args : { ...rest, from: attackersOf(s, hex) };
  if (refuse(s, full) !== undefined) return [];
  const units = full['from'] ?? [];
  const told = { hex, attackers: units };
  const { columnOf, fewest, suppose } = supposed(p);
  const { floor, odds, worst } = columnOf(suppose(s, phasing(s), told, undefined));
  const poor =
    floor < ladder(p).rung(0, 0)
      ? [message('doubt.odds', { hex, units: [...units], odds, ...(worst !== undefined && { worst }) })]
      : [];
  if (isBest) return poor;
  const needed = [...fewest(s, phasing(s), told, undefined), ...mustJoin(p, s, hex)];
  const spare = units.filter((unit) => !needed.includes(unit));
  return spare.length === 0
    ? poor
    : [...poor, message('doubt.spare', { hex, units: spare, all: units.length })];
};
