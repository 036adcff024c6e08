// Whether an outcome lets the attackers take the hex if they wish it: nobody is left in it, and one of them can go in.
import type { Seen, SeenFrame } from '../../../core/rule-set.ts';
import { supposing } from '../../places.ts';
import type { Placed } from '../../places.ts';
import { GARRISON } from '../allocated/effect-law.ts';
import { leastFor, meansOf, priceOf, worthOf } from '../allocated/exchange.ts';
import type { Purse } from '../allocated/exchange.ts';
import type { Fight, Outcome } from '../allocated/fight.ts';
import { exchanged } from '../allocated/outcome.ts';
import { refuseInto } from './advance.ts';
import { billFor, firstIn, purses } from './exchange.ts';
import { defendingSide, isCounter } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';
import { countedIn } from './strengths.ts';
import { meaning } from './table.ts';

type Law<O extends FrontOwn, R extends string> = FrontLaw<O, R>;

/** Once it has paid all that it counts for. */
const leavesNobody = <O extends FrontOwn, R extends string>(
  law: Law<O, R>,
  s: Seen<O>,
  { unit, pays, then = [] }: Purse,
): boolean => {
  const parts = then.length + pays.filter(({ kind }) => kind === 'part').length;
  return pays.at(-1)?.kind === 'die' || (parts > 0 && parts >= law.divisionsOf(unit, s.own).length);
};

/** Whether attackers who pay for all of some defenders are not all lost by it. */
const outlive = <O extends FrontOwn, R extends string>(
  law: Law<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  fight: Fight,
  all: readonly string[],
): boolean => {
  const bill = billFor(law, s, f, all);
  const owed = priceOf(worthOf(bill, all), bill.percent, bill.least);
  const owns = purses(law, s, f, 'exchange');
  const means = meansOf(owns);
  if (means < owed) return false;
  const first = priceOf(firstIn(law, s, f, all, 'exchange'), bill.percent);
  return (
    leastFor(owns, { owed, first }) < means ||
    fight.units.some((id) => owns.every((purse) => purse.unit !== id)) ||
    owns.some((purse) => !leavesNobody(law, s, purse))
  );
};

/** The board once the hex is empty. */
const afterwards = <O extends FrontOwn & Placed, R extends string>(
  law: Law<O, R>,
  s: Seen<O>,
  { defenders }: Fight,
): Seen<O> =>
  supposing(s, new Map(defenders.filter((unit) => isCounter(law, unit)).map((unit) => [unit, 'dead'])));

export const isTaken = <O extends FrontOwn & Placed, R extends string>(
  law: Law<O, R>,
  s: Seen<O>,
  fight: Fight,
  outcome: Pick<Outcome<R>, 'attackers' | 'parts'>,
): boolean => {
  const means = (code: R) => meaning(law, code);
  const { attackers: fate } = means(outcome.attackers);
  if (fate === 'disrupted' || fate === 'eliminated') return false;
  const { hex, firm = [] } = fight;
  const { most: farthest = Infinity } = law.cityCodes(hex, defendingSide(law, fight));
  const all = exchanged<R>(means, outcome);
  const isGone = ({ result, units }: Outcome<R>['parts'][number]): boolean => {
    const { defenders, most } = means(result);
    if (defenders === 'eliminated' || units.every((unit) => all.includes(unit))) return true;
    return Math.min(most, farthest) > 0 && !units.some((unit) => unit === GARRISON || firm.includes(unit));
  };
  if (!outcome.parts.every(isGone)) return false;
  const vars = { ...fight, ...outcome, counted: countedIn(law, s, fight), fell: true };
  const f = { proc: 'battle', step: 'read', vars } as unknown as SeenFrame;
  if (all.length > 0 && !outlive(law, s, f, fight, all)) return false;
  const after = afterwards(law, s, fight);
  return fight.units.some(
    (unit) => refuseInto(law, after, f, unit, fight.from[unit] ?? '', hex) === undefined,
  );
};
