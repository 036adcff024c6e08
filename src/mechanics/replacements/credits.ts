// Replacements by credits of a turn, in games of 1941: what each unit costs, who is next in his line, and who comes no more.
import { refusal } from '../../core/rule-set.ts';
import type { Seen } from '../../core/rule-set.ts';
import { atRest, atRestBy } from '../../core/state-cache.ts';
import type { Refusal, RuleId, Side } from '../../core/types.ts';
import { lineOf } from '../../board/chart-lines.ts';
import type { NumberLine } from '../../board/chart-lines.ts';
import type { QueueLine } from '../../board/odds-lines.ts';
import type { Shaken } from '../formations/disruption.ts';
import { DEAD, OUT } from '../entry/dead-pile.ts';
import { payFrom } from '../entry/replacement.ts';
import type { Pools, Price } from '../entry/replacement.ts';
import type { Marching } from '../movement/law.ts';
import { placeOf, unitsAt } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';

/** Boxes of those who have never been in play, beside the dead pile. */
export const POOL = 'pool';
export const SIBERIA = 'siberia';
export const SHOCK = 'shock';

/** A unit that has been had in this turn, and out of which box. */
export type Bought = { unit: string; from: string };

/** What the ledger of such a game holds. */
export type Credited = Shaken &
  Marching & {
    /** The turn in which the Siberian Reserve began. */
    reserve?: number;
    turn: { bought: Bought[] };
    pulse: {
      /** Who has walked onto the map in the pulse under way. */
      walked: string[];
    };
  };

export type CreditSight = Seen<Credited>;

/** The charts that the credits are read from. */
export type CreditSheet = Sheet & {
  readonly tables: {
    readonly limits: readonly NumberLine[];
    readonly credits: readonly NumberLine[];
    /** The weakest first. */
    readonly siberians: readonly QueueLine[];
    readonly shockArmies: readonly QueueLine[];
  };
};

export type CreditLaw = {
  readonly side: Side;
  readonly rules: {
    readonly rate: RuleId;
    /** The weakest Siberian unit comes first, and in the turns of the reserve the strongest. */
    readonly weakest: RuleId;
    readonly strongest: RuleId;
    /** Shock armies come with the reserve alone, and so many in a turn. */
    readonly reserve: RuleId;
    readonly shock: RuleId;
  };
  /** By which rule a unit that is out of play comes no more. */
  never(unit: string): RuleId;
};

export type Credits = {
  readonly law: CreditLaw;
  left(s: CreditSight): Pools;
  /** Who could be had now, in the order of the lists. */
  affordable(s: CreditSight): readonly string[];
  refuse(s: CreditSight, unit: string): Refusal | undefined;
};

/** Whether the turns of the Siberian Reserve are under way. */
export const isReserve = (
  p: Pick<CreditSheet, 'tables'>,
  s: { readonly clock: { readonly turn: number }; readonly own: { readonly reserve?: number } },
): boolean => {
  const { reserve } = s.own;
  const { turn } = s.clock;
  return (
    reserve !== undefined &&
    reserve <= turn &&
    turn < reserve + lineOf(p.tables.limits, 'reserve-lasts').value
  );
};

const factorOf = (p: Sheet, unit: string, key: 'attack' | 'defence'): number =>
  Number(p.unit(unit).faces[0]?.[key] ?? 0);

/** Those out of a box cost what the box is for; others a credit a factor, rifle divisions one each. */
const priceOf = (p: Sheet, { unit, from }: Bought): Price[number] => {
  if (from === SIBERIA) return { pool: 'siberian', amount: 1 };
  if (from === SHOCK) return { pool: 'shock', amount: 1 };
  const { isArmour, isDivision } = classOf(p, unit);
  const factor = factorOf(p, unit, 'attack');
  if (isArmour) return { pool: 'tank', amount: factor };
  return { pool: 'rifle', amount: isDivision ? 1 : factor };
};

export const creditsOf = (p: CreditSheet, law: CreditLaw): Credits => {
  const { side, rules } = law;
  const { limits, credits, siberians, shockArmies } = p.tables;
  const first = lineOf(limits, 'replacements-from').value;

  const rate = (s: CreditSight): Pools => ({
    ...Object.fromEntries(credits.map(({ id, value }) => [id, s.clock.turn < first ? 0 : value])),
    shock: isReserve(p, s) ? lineOf(limits, 'reserve-shock').value : 0,
  });
  const leftNow = atRest(
    (_: CreditSheet, s: CreditSight): Pools =>
      payFrom(
        rate(s),
        s.own.turn.bought.map((each) => [priceOf(p, each)]),
      ) ?? {},
  );
  const left = (s: CreditSight): Pools => leftNow(p, s);

  /** Those of a box that are as weak as any in it, or as strong. */
  const nextIn = atRestBy((_: CreditSheet, s: CreditSight, box: string): readonly string[] => {
    const there = new Set(unitsAt(s.own, box));
    const units = (box === SIBERIA ? siberians : shockArmies)
      .map(({ unit }) => unit)
      .filter((unit) => there.has(unit));
    const worth = (unit: string): number => factorOf(p, unit, 'attack') * 100 + factorOf(p, unit, 'defence');
    const all = units.map(worth);
    const best = isReserve(p, s) ? Math.max(...all) : Math.min(...all);
    return units.filter((unit) => worth(unit) === best);
  });

  const refuseLine = (s: CreditSight, unit: string, from: string): Refusal | undefined => {
    const isOn = isReserve(p, s);
    if (from === SHOCK && !isOn) return refusal('REPLACE.SHOCK', rules.reserve, { unit });
    const next = nextIn(p, s, from);
    if (next.includes(unit)) return undefined;
    return isOn
      ? refusal('REPLACE.STRONGEST', rules.strongest, { unit, units: [...next] })
      : refusal('REPLACE.WEAKEST', rules.weakest, { unit, units: [...next] });
  };

  const refuseBox = (s: CreditSight, unit: string, from: string): Refusal | undefined => {
    if (from === OUT || (from === DEAD && classOf(p, unit).isCrossed))
      return refusal('REPLACE.NEVER', law.never(unit), { unit });
    if (from === SIBERIA || from === SHOCK) return refuseLine(s, unit, from);
    const isHere = from === POOL || from === DEAD;
    return isHere ? undefined : refusal('REPLACE.NOT-LOST', rules.rate, { unit, place: from });
  };

  const refuse: Credits['refuse'] = (s, unit) => {
    if (!p.isUnit(unit) || p.sideOf(unit) !== side)
      return refusal('REPLACE.NOT-YOURS', rules.rate, { unit, side });
    const from = placeOf(s.own, unit);
    const refused = refuseBox(s, unit, from);
    if (refused !== undefined) return refused;
    if (s.clock.turn < first && from !== SHOCK)
      return refusal('REPLACE.TOO-EARLY', rules.rate, { unit, side, turn: first });
    const pools = left(s);
    const price = priceOf(p, { unit, from });
    if (payFrom(pools, [[price]]) !== undefined) return undefined;
    const { pool, amount } = price;
    const rule = pool === 'shock' ? rules.shock : rules.rate;
    return refusal('REPLACE.CREDITS', rule, { unit, pool, cost: amount, left: pools[pool] ?? 0 });
  };

  const affordable = atRest((_: CreditSheet, s: CreditSight): readonly string[] =>
    [SHOCK, SIBERIA, POOL, DEAD]
      .flatMap((box) => unitsAt(s.own, box))
      .filter((unit) => refuse(s, unit) === undefined),
  );
  return { law, left, refuse, affordable: (s) => affordable(p, s) };
};
