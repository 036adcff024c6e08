// What units of Typhoon are worth to a computer player, and what results of an attack cost both sides.
import type { Ending, Force } from '../../../api/outlook.ts';
import { exchanged, outcomeOf } from '../../../mechanics/combat/allocated/outcome.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { isDisrupted, isEntrenched } from '../../../mechanics/disruption.ts';
import { outcomeLaw } from '../combat-results/odds.ts';
import { isCounter } from '../combat-results/fights.ts';
import { worthOf } from '../combat-results/strengths.ts';
import { FACES, meaning } from '../combat-results/table.ts';
import type { ResultCode as Code } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { allowance, HALVES } from '../movement/allowance.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { attackOf, defenceOf, fullAttackOf } from '../unit-data/factors.ts';

/** What a zone of control and a place in the line are worth beside the factors. */
const BODY = 1;

export const priceOf = (p: Printed, s: Seeing, unit: string): number =>
  BODY + fullAttackOf(p, s, unit) + defenceOf(p, s, unit);

/** What is seldom only a road is crossed so much slower. */
const ROUGH_GOING = 0.75;
/** DIS.1: it attacks again once it has recovered. */
const DISRUPTED = 0.4;

export const forcesOf = (p: Printed, s: Seeing): readonly Force[] =>
  Object.entries(s.own.places).flatMap(([hex, units]) =>
    p.isHex(hex)
      ? units.map((unit): Force => {
          const attack = attackOf(p, s, unit);
          return {
            unit,
            side: p.sideOf(unit),
            hex,
            attack: isDisrupted(s, unit) ? attack * DISRUPTED : attack,
            // INH.ENT
            defence: defenceOf(p, s, unit) + (isEntrenched(s, unit) ? 1 : 0),
            stride: Math.ceil((ROUGH_GOING * allowance(p, s, unit)) / HALVES),
            price: priceOf(p, s, unit),
            isFed: isSupplied(p, s, unit),
          };
        })
      : [],
  );

/** Parts of the price of a unit: of its Disruption, of that of one that is Disrupted already. */
const SHAKEN = 0.3;
const AGAIN = 0.1;
/** How likely a stack that is driven off leaves its hex: the attacker says whether, and who holds to the last stays. */
const DRIVEN = 0.9;
/** RES.D.2: who need not go seldom goes. */
const GOES = 0.1;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const shaken = (p: Printed, s: Seeing, units: readonly string[]): number =>
  sum(
    units
      .filter((unit) => isCounter(p, unit))
      .map((unit) => (isDisrupted(s, unit) ? AGAIN : SHAKEN) * priceOf(p, s, unit)),
  );

/** Of attackers that give up so many factors. */
const given = (p: Printed, s: Seeing, units: readonly string[], factors: number): number => {
  const attack = sum(units.map((unit) => attackOf(p, s, unit)));
  const price = sum(units.map((unit) => priceOf(p, s, unit)));
  return attack === 0 ? 0 : price * Math.min(1, factors / attack);
};

const endOf = (p: Printed, s: Seeing, fight: Fight, row: number): Omit<Ending, 'chance'> => {
  const outcome = outcomeOf<Seeing, Code>(outcomeLaw(p), s, fight, row);
  const law = (code: Code) => meaning(p, code);
  const price = (units: readonly string[]): number =>
    sum(units.filter((unit) => isCounter(p, unit)).map((unit) => priceOf(p, s, unit)));
  const out = exchanged<Code>(law, outcome);
  const { attackers, percent } = law(outcome.attackers);
  const all = worthOf(p, s, fight, fight.defenders);
  let own = 0;
  // RES.AD.1
  if (attackers === 'disrupted') own = shaken(p, s, fight.units);
  // RES.AE.1: as many factors as the defence has, and the others are Disrupted.
  if (attackers === 'eliminated') own = given(p, s, fight.units, all) + 0.5 * shaken(p, s, fight.units);
  // RES.X.5
  if (attackers === 'exchanged') own = given(p, s, fight.units, (worthOf(p, s, fight, out) * percent) / 100);
  let theirs = price(out);
  let stays = 0;
  for (const { units, result } of outcome.parts) {
    const { defenders, most, extra } = law(result);
    if (defenders === 'eliminated') theirs += price(units);
    else if (defenders === 'disrupted') theirs += shaken(p, s, units);
    const leaves = most > 0 ? DRIVEN : extra > 0 ? GOES : 0;
    const isGone = defenders === 'eliminated' || units.every((unit) => out.includes(unit));
    if (!isGone) stays = Math.max(stays, 1 - leaves);
  }
  // Nobody advances who is Disrupted.
  const mayEnter = attackers === 'none' || attackers === 'exchanged';
  return { own, theirs, falls: mayEnter ? 1 - stays : 0 };
};

/** What each row of the table brings. */
export const endingsOf = (p: Printed, s: Seeing, fight: Fight): readonly Ending[] =>
  Array.from({ length: FACES }, (_, row) => ({ ...endOf(p, s, fight, row + 1), chance: 1 / FACES }));

/** What an attack gains on average, its hex being worth so much. */
export const meanOf = (endings: readonly Ending[], hexWorth: number): number =>
  sum(endings.map(({ chance, own, theirs, falls }) => chance * (theirs - own + falls * hexWorth)));
