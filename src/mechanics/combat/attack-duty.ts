// Units that must attack: which of them still can, for whom an attack is the last there is, and why a phase cannot end.
import { refusal } from '../../core/rule-set.ts';
import type { Args, Order, Refusal, RuleId } from '../../core/types.ts';
import { placeOf } from '../places.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

type Standing = Pick<Sight, 'own' | 'clock'>;

/** A unit that must still attack one of these hexes. */
export type Duty = { readonly unit: string; readonly targets: readonly string[] };

export type DutyLaw<S extends Standing = Sight> = {
  readonly sheet: Sheet;
  /** Who began the phase bound to attack. */
  bound(s: S): readonly string[];
  hasFought(s: S, unit: string): boolean;
  /** Hexes that a unit would have to attack one of, were the attack legal; those that nobody can attack again left out. */
  targets(s: S, unit: string): readonly string[];
};

/** What else an attack needs. */
export type IsLegal = (unit: string, target: string) => boolean;

export const dutiesLeft = <S extends Standing>(
  law: DutyLaw<S>,
  s: S,
  isLegal: IsLegal = () => true,
): readonly Duty[] =>
  law
    .bound(s)
    .filter((unit) => !law.hasFought(s, unit) && law.sheet.isHex(placeOf(s.own, unit)))
    .map((unit) => ({ unit, targets: law.targets(s, unit).filter((hex) => isLegal(unit, hex)) }))
    .filter(({ targets }) => targets.length > 0);

/** Those who may not be left out of an attack on a hex: it is the last that they could make. */
export const lastChance = (duties: readonly Duty[], hex: string): readonly string[] =>
  duties.filter(({ targets }) => targets.length === 1 && targets[0] === hex).map(({ unit }) => unit);

/** More than these are told only to who wants to hear all. */
const FEW = 4;

/** What an attack is asked for here. */
type Attackable<S> = {
  attackersOf(s: S, hex: string): readonly string[];
  refuse(s: S, args: Args): Refusal | undefined;
};

/** An attack that some of those who are bound could make. */
const attackDue = <S extends Standing>(
  { attackersOf, refuse }: Attackable<S>,
  s: S,
  due: readonly string[],
  hexes: readonly string[],
): Order | undefined => {
  const orders = hexes.map((hex) => {
    const from = attackersOf(s, hex).filter((unit) => due.includes(unit));
    return { by: s.clock.phasing, verb: 'attack', args: { target: [hex], from } };
  });
  return orders.find(({ args }) => refuse(s, args) === undefined);
};

/** A phase does not end while somebody could still do his duty. */
export const refuseEndInDuty = <S extends Standing>(
  rule: RuleId,
  left: readonly Duty[],
  s: S,
  attacks: Attackable<S>,
): Refusal | undefined => {
  if (left.length === 0) return undefined;
  const units = left.map(({ unit }) => unit);
  const hexes = [...new Set(left.flatMap(({ targets }) => targets))];
  const refused = refusal('ATTACK.DUE', rule, { units, hexes, ...(units.length <= FEW && { few: true }) });
  const instead = attackDue(attacks, s, units, hexes);
  return instead === undefined ? refused : { ...refused, instead };
};
