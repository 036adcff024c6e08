// What units at the front of 1941 are worth to a computer player, and what results of an attack cost both sides.
import type { Ending, Force, Prize } from '../../../../api/outlook.ts';
import type { Seen } from '../../../../core/rule-set.ts';
import type { Side } from '../../../../core/types.ts';
import { isDisrupted, isEntrenched } from '../../../formations/disruption.ts';
import { classOf } from '../../../formations/unit-classes.ts';
import { isCounter } from '../fights.ts';
import type { Fight, Outcome } from '../../allocated/fight.ts';
import { exchanged, outcomeOf } from '../../allocated/outcome.ts';
import type { FrontLaw, FrontOwn } from '../law.ts';
import { outcomeLaw } from '../odds.ts';
import { worthOf } from '../strengths.ts';
import { FACES } from '../../die-index.ts';
import { meaning } from '../table.ts';

/** What a zone of control and a place in the line are worth beside the factors. */
const BODY = 1;
/** What is left of the price of a unit whose side raises another for it before long. */
const RAISED = 0.4;

export const priceOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
): number =>
  (law.raised !== 'never' && law.sheet.sideOf(unit) === 'russian' ? RAISED : 1) *
  (BODY + law.fullAttack(s, unit) + law.defence(s, unit));

/** What the hex is worth that is taken, in factors, and for each point of a prize in it. */
const GROUND = 1.5;
const POINT = 4;

/** What it is worth to a side to come into a hex. */
export const hexWorth = (prizes: readonly Prize[], side: Side): ((hex: string) => number) => {
  const found = new Map(prizes.map((prize) => [prize.hex, prize]));
  return (hex) => {
    const prize = found.get(hex);
    return GROUND + (prize === undefined || prize.holder === side ? 0 : POINT * prize.worth);
  };
};

/** A Disrupted unit attacks again once it has recovered. */
const DISRUPTED = 0.4;

/** Divisions of the invader have a zone two together. */
const OF_PAIR = 0.5;

const gripOf = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>, unit: string): number => {
  const { isCorpsLevel, isDivision } = classOf(law.sheet, unit);
  if (isCorpsLevel) return 1;
  return isDivision && law.sheet.sideOf(unit) === law.invader ? OF_PAIR : 0;
};

/** `stride`: hexes of plain ground in a pulse. */
export const forcesOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  stride: (unit: string) => number,
): readonly Force[] =>
  Object.entries(s.own.places).flatMap(([hex, units]) =>
    law.sheet.isHex(hex)
      ? units.flatMap((unit): Force[] => {
          if (classOf(law.sheet, unit).isAir) return [];
          const attack = law.attack(s, unit);
          const force = {
            unit,
            side: law.sheet.sideOf(unit),
            hex,
            attack: isDisrupted(s, unit) ? attack * DISRUPTED : attack,
            ...(s.own.strong.includes(unit) && { attackMoved: law.weakAttack(s, unit) }),
            defence: law.defence(s, unit) + (isEntrenched(s, unit) ? 1 : 0),
            stride: stride(unit),
            price: priceOf(law, s, unit),
            isFed: law.isSupplied(s, unit),
            grip: gripOf(law, unit),
          };
          return [force];
        })
      : [],
  );

/** Parts of the price of a unit: of its Disruption, of that of one that is Disrupted already. */
const SHAKEN = 0.3;
const AGAIN = 0.1;
/** Of its Disruption where it will be lost by it, unless somebody opens a way to it. */
const PERISHES = 0.8;
/** Of its Disruption where it recovers as its own player turn ends. */
const SOON = 0.05;
/** How likely a stack that is driven off leaves its hex: the attacker says whether, and who holds to the last stays. */
const DRIVEN = 0.9;
/** Who need not go seldom goes. */
const GOES = 0.1;
/** Of those who are left where others of their attack are lost. */
const BESIDE_LOST = 0.5;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const shaken = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  units: readonly string[],
  part: (unit: string) => number = () => SHAKEN,
): number =>
  sum(
    units
      .filter((unit) => isCounter(law, unit))
      .map((unit) => {
        const lost = law.perishes?.(s, unit) === true ? PERISHES : part(unit);
        return (isDisrupted(s, unit) ? AGAIN : lost) * priceOf(law, s, unit);
      }),
  );

/** Of attackers, in their own player turn. */
const spent = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  units: readonly string[],
): number => shaken(law, s, units, (unit) => (law.recoversAtOnce?.(s, unit) === true ? SOON : SHAKEN));

/** Of attackers that give up so many factors. */
const given = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  units: readonly string[],
  factors: number,
): number => {
  const attack = sum(units.map((unit) => law.attack(s, unit)));
  const price = sum(units.map((unit) => priceOf(law, s, unit)));
  return attack === 0 ? 0 : price * Math.min(1, factors / attack);
};

/** What an outcome costs both sides, and how likely the hex is to fall by it. */
export const endOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  outcome: Pick<Outcome<R>, 'attackers' | 'parts'>,
): Omit<Ending, 'chance'> => {
  const means = (code: R) => meaning(law, code);
  const price = (units: readonly string[]): number =>
    sum(units.filter((unit) => isCounter(law, unit)).map((unit) => priceOf(law, s, unit)));
  const out = exchanged<R>(means, outcome);
  const { attackers, percent } = means(outcome.attackers);
  const own = {
    none: () => 0,
    disrupted: () => spent(law, s, fight.units),
    // As many factors as the defence has, and the others are Disrupted.
    eliminated: () =>
      given(law, s, fight.units, worthOf(law, s, fight, fight.defenders)) +
      BESIDE_LOST * spent(law, s, fight.units),
    exchanged: () => given(law, s, fight.units, (worthOf(law, s, fight, out) * percent) / 100),
  }[attackers]();
  let theirs = price(out);
  let stays = 0;
  for (const { units, result } of outcome.parts) {
    const { defenders, most, extra } = means(result);
    if (defenders === 'eliminated') theirs += price(units);
    else if (defenders === 'disrupted') theirs += shaken(law, s, units);
    const leaves = most > 0 ? DRIVEN : extra > 0 ? GOES : 0;
    const isGone = defenders === 'eliminated' || units.every((unit) => out.includes(unit));
    if (!isGone) stays = Math.max(stays, 1 - leaves);
  }
  // Nobody advances who is Disrupted.
  const mayEnter = attackers === 'none' || attackers === 'exchanged';
  return { own, theirs, falls: mayEnter ? 1 - stays : 0 };
};

/** What each row of the table brings. */
export const endingsOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): readonly Ending[] =>
  Array.from({ length: FACES }, (_, row) => ({
    ...endOf(law, s, fight, outcomeOf<Seen<O>, R>(outcomeLaw(law), s, fight, row + 1)),
    chance: 1 / FACES,
  }));

/** What an attack gains on average, its hex being worth so much. */
export const meanOf = (endings: readonly Ending[], hexWorth: number): number =>
  sum(endings.map(({ chance, own, theirs, falls }) => chance * (theirs - own + falls * hexWorth)));
