// What a battle remembers from its declaration to its end, and with it every procedure that it calls: who fights whom, and where.
import type { Seen, SeenFrame } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import { unitsAt } from '../places.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export type Fought = {
  readonly target: string;
  readonly attackers: readonly string[];
  /** Who defends, once the battle is declared. */
  readonly defenders?: readonly string[];
  /** How each of them is supplied, judged once as their stacks are shown. */
  readonly supply?: object;
};

type Sided<W extends Side> = Pick<Sheet<W>, 'sideOf' | 'other'>;

export const foughtIn = (f: SeenFrame): Fought => f.vars as unknown as Fought;

export const attackingSide = <W extends Side>(p: Sided<W>, { attackers }: Pick<Fought, 'attackers'>): W => {
  const [first] = attackers;
  if (first === undefined) throw new Error('A battle needs an attacker');
  return p.sideOf(first);
};

export const defendingSide = <W extends Side>(p: Sided<W>, battle: Pick<Fought, 'attackers'>): W =>
  p.other(attackingSide(p, battle));

export const attackerIn = <W extends Side>(p: Sided<W>, f: SeenFrame): W => attackingSide(p, foughtIn(f));

export const defenderIn = <W extends Side>(p: Sided<W>, f: SeenFrame): W => defendingSide(p, foughtIn(f));

/** Units of a side in a hex. */
export const unitsOfSide = <W extends Side>(
  p: Sided<W>,
  own: Sight['own'],
  hex: string,
  side: Side,
): readonly string[] => unitsAt(own, hex).filter((unit) => p.sideOf(unit) === side);

/** The battle under way, with its defenders from when their stack is shown. */
export const fightIn = (
  s: Pick<Seen<unknown>, 'stack'>,
): { readonly hex: string; readonly against: readonly string[] } | undefined => {
  const frame = s.stack.findLast(({ proc }) => proc === 'battle');
  if (frame === undefined) return undefined;
  const { target, supply, defenders = [] } = foughtIn(frame);
  return { hex: target, against: supply === undefined ? [] : defenders };
};
