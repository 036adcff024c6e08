// The order to attack: what can be attacked, by whom, what speaks against it, and what a short order is filled up to.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice, Pick, Seen } from '../../core/rule-set.ts';
import { atRest, atRestBy } from '../../core/state-cache.ts';
import { legalOf, ofOne, setsOf } from '../../core/subsets.ts';
import type { Args, Message, Refusal, RuleId, Side } from '../../core/types.ts';
import { hasUnitsOf, placeOf, stacksOf, standing, unitsAt } from '../places.ts';
import type { Placed, Stacked } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { rulesOn } from './rules-now.ts';

/** What a short order has been filled up to: some, all, or the only unit of those that could attack. */
export const bestNote = (hex: string, units: readonly string[], all: number, covered: boolean): Message => {
  const how = all === 1 ? { lone: true } : units.length === all ? { every: true } : { some: true };
  return { key: 'note.best-attack', params: { hex, units, all, covered, ...how } };
};

/** `M`: what a game looks up once for many questions about a state. */
export type AttackLaw<O, M> = {
  readonly rules: {
    /** An enemy hex next to the attackers is attacked. */
    readonly target: RuleId;
    readonly oneHex: RuleId;
    readonly attackers: RuleId;
    readonly yours: RuleId;
    /** Nobody attacks twice in a phase, nor is attacked twice, which may be a rule of its own. */
    readonly again: RuleId;
    readonly attackedAgain?: RuleId;
    /** Nobody is in an attack twice. */
    readonly twice: RuleId;
    readonly mustJoin: RuleId;
  };
  rulesNow?(s: Seen<O>): Partial<AttackLaw<O, M>['rules']>;
  moment(s: Seen<O>): M;
  /** Units of a side in a hex that can still be attacked. */
  fresh(s: Seen<O>, hex: string, side: Side): readonly string[];
  /** Why those who stand in a hex, none of them fresh, cannot be attacked at all. */
  refuseUnfit?(s: Seen<O>, hex: string): Refusal | undefined;
  /** Hexes of a side that can be attacked though nobody stands there, such as a city that defends itself. */
  bare?(s: Seen<O>, side: Side): readonly string[];
  hasFought(s: Seen<O>, unit: string): boolean;
  /** The rule by which a unit that has fought does not fight again, if not by that of all. */
  ruleOfAgain?(s: Seen<O>, unit: string): RuleId | undefined;
  /** The hex a unit is told to attack already, where attacks are planned before they are fought. */
  plannedFor?(s: Seen<O>, unit: string): { readonly planned: string } | undefined;
  /** Why a unit that stands in a hex may not attack the next one, whoever is there. */
  refuseStrike(s: Seen<O>, unit: string, from: string, hex: string, moment: M): Refusal | undefined;
  /** Why these together may not; `args`: what else the order names, where there is an order. */
  refuseGroup?(s: Seen<O>, units: readonly string[], hex: string, args?: Args): Refusal | undefined;
  /** Units that may not be left out of an attack on a hex. */
  mustJoin(s: Seen<O>, hex: string, moment: M): readonly string[];
  /** Whether a side may know of a unit. */
  isKnown(s: Seen<O>, unit: string, side: Side): boolean;
  /** What else an attack may name, such as a drop from the air, and what speaks against it. */
  readonly extra?: {
    refuse(s: Seen<O>, args: Args): Refusal | undefined;
    /** What may be named now; empty where nothing may. */
    open(s: Seen<O>): Args | undefined;
    /** All of it, where it is more than one thing; and its slots that are sets. */
    every?(s: Seen<O>): Iterable<Args>;
    readonly sets?: readonly string[];
  };
  /** Factors for and against, as far as a side may see: enough to tell a good attack from a mad one. */
  ratio(s: Seen<O>, hex: string, from: readonly string[]): number;
  /** Of those named, or of all who can, the fewest that are as good as all. */
  best(
    s: Seen<O>,
    hex: string,
    args: Args,
    able: readonly string[],
  ): { units: readonly string[]; note: Message };
  /** For who draws at random: the hexes to draw from, if there are any that must be attacked first. */
  drawn?(s: Seen<O>): readonly string[] | undefined;
  start(ctx: Ctx<O>, target: string, attackers: readonly string[], args: Args): void;
};

export type Attacks<O, M> = {
  refuseAttacker(s: Seen<O>, unit: string, hex: string, moment?: M): Refusal | undefined;
  /** Why nobody may attack a hex in this phase. */
  refuseAttacked(s: Seen<O>, hex: string): Refusal | undefined;
  /** Everybody who may attack a hex, from all the hexes round it. */
  attackersOf(s: Seen<O>, hex: string, side?: Side, moment?: M): readonly string[];
  /** Hexes that could be attacked now, in the order of the grid. */
  targets(s: Seen<O>): readonly string[];
  isAnyTarget(s: Seen<O>): boolean;
  refuse(s: Seen<O>, args: Args): Refusal | undefined;
  /** An order without attackers, or for the best of them, with those it means. */
  bestAttack(s: Seen<O>, hex: string, args: Args): { readonly args: Args; readonly note?: Message };
  readonly choice: OpenChoice<O>;
};

/** Odds that a draw is content with, and how many hexes it looks at for them. */
const GOOD_ODDS = 2;
const TRIES = 4;

/** The one word of the slot `how`: the fewest that are as good as all. */
const BEST = 'best';

export const attacks = <O extends Placed, M>(p: Sheet, law: AttackLaw<O, M>): Attacks<O, M> => {
  const { extra } = law;
  const on = (s: Seen<O>) => rulesOn(law, s);
  const phasing = (s: Seen<O>): Side => s.clock.phasing;
  const opposing = (s: Seen<O>): Side => p.other(s.clock.phasing);
  const instead = (s: Seen<O>, args: Args) => ({ by: phasing(s), verb: 'attack', args });

  const refuseFrom = (s: Seen<O>, unit: string, from: string, hex: string, moment: M): Refusal | undefined =>
    law.hasFought(s, unit)
      ? refusal('ATTACK.UNIT-AGAIN', law.ruleOfAgain?.(s, unit) ?? on(s).again, {
          unit,
          ...law.plannedFor?.(s, unit),
        })
      : law.refuseStrike(s, unit, from, hex, moment);

  const refuseAttacker: Attacks<O, M>['refuseAttacker'] = (s, unit, hex, moment = law.moment(s)) => {
    const side = phasing(s);
    if (!p.isUnit(unit) || p.sideOf(unit) !== side)
      return refusal('ATTACK.NOT-YOURS', on(s).yours, { unit, side });
    const from = placeOf(s.own, unit);
    return p.isHex(from)
      ? refuseFrom(s, unit, from, hex, moment)
      : refusal('ATTACK.NOT-ON-MAP', on(s).target, { unit, place: from });
  };

  const bareOf = (s: Seen<O>): readonly string[] => law.bare?.(s, opposing(s)) ?? [];

  const refuseAttacked: Attacks<O, M>['refuseAttacked'] = (s, hex) => {
    const side = opposing(s);
    if (bareOf(s).includes(hex)) return undefined;
    if (!hasUnitsOf(p, s.own, hex, side)) return refusal('ATTACK.NOBODY', on(s).target, { hex, side });
    return law.fresh(s, hex, side).length === 0
      ? (law.refuseUnfit?.(s, hex) ??
          refusal('ATTACK.HEX-AGAIN', on(s).attackedAgain ?? on(s).again, { hex }))
      : undefined;
  };

  const isAble = (s: Seen<O>, unit: string, from: string, hex: string, side: Side, moment: M): boolean =>
    p.sideOf(unit) === side &&
    !law.hasFought(s, unit) &&
    law.refuseStrike(s, unit, from, hex, moment) === undefined;

  const ableAround = (s: Seen<O>, hex: string, side: Side, moment: M): readonly string[] =>
    p
      .neighbours(hex)
      .flatMap((from) => unitsAt(s.own, from).filter((unit) => isAble(s, unit, from, hex, side, moment)))
      .toSorted();

  const ableNow = atRestBy((_: Sheet, s: Seen<O>, hex: string): readonly string[] =>
    ableAround(s, hex, phasing(s), law.moment(s)),
  );
  const attackersOf: Attacks<O, M>['attackersOf'] = (s, hex, side, moment) =>
    side === undefined && moment === undefined
      ? ableNow(p, s, hex)
      : ableAround(s, hex, side ?? phasing(s), moment ?? law.moment(s));

  const isAnyAble = (s: Seen<O>, hex: string, moment: M): boolean => {
    const side = phasing(s);
    for (const from of p.neighbours(hex))
      for (const unit of unitsAt(s.own, from)) if (isAble(s, unit, from, hex, side, moment)) return true;
    return false;
  };
  const { neighbours } = p.grid;
  const isNear = (near: Uint8Array, hex: number): boolean => {
    for (let side = hex * 6; side < hex * 6 + 6; side++) if (near[neighbours[side] ?? -1] === 1) return true;
    return false;
  };
  /** `near`: by grid number, where attackers stand. */
  const mayBe = (s: Seen<O>, { place, hex }: Stacked, near: Uint8Array): boolean =>
    isNear(near, hex) && law.fresh(s, place, opposing(s)).length > 0;
  const targetsAt = atRest((_: Sheet, s: Seen<O>): readonly string[] => {
    const moment = law.moment(s);
    const near = standing(p, s, phasing(s));
    const bare = bareOf(s).filter((hex) => isAnyAble(s, hex, moment));
    return [
      ...stacksOf(p, s, opposing(s))
        .filter((stack) => mayBe(s, stack, near) && attackersOf(s, stack.place).length > 0)
        .map(({ place }) => place),
      ...bare,
    ].toSorted();
  });
  const targets = (s: Seen<O>): readonly string[] => targetsAt(p, s);

  const isAnyTarget = (s: Seen<O>): boolean => {
    const moment = law.moment(s);
    const near = standing(p, s, phasing(s));
    return (
      stacksOf(p, s, opposing(s)).some(
        (stack) => mayBe(s, stack, near) && isAnyAble(s, stack.place, moment),
      ) || bareOf(s).some((hex) => isAnyAble(s, hex, moment))
    );
  };

  const subjectsAt = atRest((_: Sheet, s: Seen<O>): readonly string[] =>
    [...new Set(targets(s).flatMap((hex) => attackersOf(s, hex)))].toSorted(),
  );

  /** Nobody is named: why those next to the hex cannot attack it, if that is why; the order names them all itself else. */
  const refuseNobody = (s: Seen<O>, hex: string, moment: M): Refusal => {
    const side = phasing(s);
    const refused = p
      .neighbours(hex)
      .flatMap((from) => unitsAt(s.own, from).filter((unit) => p.sideOf(unit) === side))
      .map((unit) => refuseAttacker(s, unit, hex, moment));
    const [first] = refused;
    if (first === undefined) return refusal('ATTACK.NO-ATTACKER', on(s).attackers, { hex, side });
    return refused.includes(undefined)
      ? refusal('ATTACK.NO-ATTACKER', on(s).attackers, { hex })
      : (refused.find((one) => one?.code !== 'ATTACK.UNIT-AGAIN') ?? first);
  };

  /** Who named his own hex first and the enemy after it is shown the other way round. */
  const refuseOwnHex = (s: Seen<O>, hex: string, from: readonly string[]): Refusal | undefined => {
    const side = phasing(s);
    if (!hasUnitsOf(p, s.own, hex, side)) return undefined;
    const enemy = from.find(
      (unit) => p.isUnit(unit) && p.sideOf(unit) !== side && law.isKnown(s, unit, side),
    );
    const target = enemy === undefined ? '' : placeOf(s.own, enemy);
    const swapped = p.isHex(target) ? { target } : {};
    return refusal('ATTACK.OWN-HEX', on(s).target, { hex, side, ...swapped });
  };

  /** The same attack with those who can make it. */
  const withInstead = (s: Seen<O>, unfit: Refusal, args: Args, hex: string, moment: M): Refusal => {
    const able = new Set(attackersOf(s, hex));
    const named = (args['from'] ?? []).filter((unit) => able.has(unit));
    const from = [...new Set([...named, ...law.mustJoin(s, hex, moment)])].toSorted();
    if (from.length === 0 || extra?.refuse(s, { ...args, from }) !== undefined) return unfit;
    return { ...unfit, instead: instead(s, { ...args, from }) };
  };

  const refuse: Attacks<O, M>['refuse'] = (s, args) => {
    const [hex, second] = args['target'] ?? [];
    if (hex === undefined || second !== undefined || !p.isHex(hex))
      return refusal('ATTACK.ONE-HEX', on(s).oneHex);
    const from = args['from'] ?? [];
    const refused = refuseOwnHex(s, hex, from) ?? refuseAttacked(s, hex);
    if (refused !== undefined) return refused;
    const moment = law.moment(s);
    if (from.length === 0) return extra?.refuse(s, args) ?? refuseNobody(s, hex, moment);
    const unfit = from
      .map((unit) => refuseAttacker(s, unit, hex, moment))
      .find((found) => found !== undefined);
    if (unfit !== undefined) return withInstead(s, unfit, args, hex, moment);
    const twice = from.find((unit, i) => from.indexOf(unit) < i);
    if (twice !== undefined) return refusal('ATTACK.UNIT-TWICE', on(s).twice, { unit: twice });
    const left = law.mustJoin(s, hex, moment).filter((unit) => !from.includes(unit));
    if (left.length === 0) return law.refuseGroup?.(s, from, hex, args) ?? extra?.refuse(s, args);
    return {
      ...refusal('ATTACK.MUST-JOIN', on(s).mustJoin, { units: left, hex }),
      instead: instead(s, { ...args, from: [...from, ...left].toSorted() }),
    };
  };

  /** Some of those who can, but never without those who must; all where fewer would be too weak. */
  const someOf = (s: Seen<O>, hex: string, able: readonly string[], pick: Pick): readonly string[] => {
    const must = law.mustJoin(s, hex, law.moment(s));
    const some = able.filter((unit) => must.includes(unit) || pick(4) > 0);
    return some.length > 0 && law.ratio(s, hex, some) >= GOOD_ODDS ? some : able;
  };

  /** An attack with a chance: a few hexes are looked at, and the best is taken if nothing is good. */
  const draw = (s: Seen<O>, pick: Pick): Args | undefined => {
    const wanted = law.drawn?.(s);
    const open = wanted === undefined ? targets(s) : targets(s).filter((hex) => wanted.includes(hex));
    if (open.length === 0) return undefined;
    let best: { readonly hex: string; readonly able: readonly string[]; readonly worth: number } | undefined;
    for (let n = 0; n < TRIES; n++) {
      const hex = open[pick(open.length)] ?? '';
      const able = attackersOf(s, hex);
      const worth = law.ratio(s, hex, able);
      if (best === undefined || worth > best.worth) best = { hex, able, worth };
      if (worth >= GOOD_ODDS) break;
    }
    if (best === undefined) return undefined;
    const { hex, able } = best;
    const args = { target: [hex], from: someOf(s, hex, able, pick) };
    const more = extra?.open(s);
    const drawn = more !== undefined && pick(3) === 0 ? { ...args, ...more } : args;
    if (law.refuseGroup === undefined || refuse(s, drawn) === undefined) return drawn;
    // Where not all may attack together, the first who may, and whoever may with him.
    const [first] = able;
    const group = able
      .slice(1)
      .reduce<readonly string[]>(
        (found, unit) =>
          law.refuseGroup?.(s, [...found, unit], hex) === undefined ? [...found, unit] : found,
        first === undefined ? [] : [first],
      );
    const fitting = { target: [hex], from: group.toSorted() };
    return refuse(s, fitting) === undefined ? fitting : undefined;
  };

  /** Every set of those who can attack a hex, hex by hex, with whatever else may be named and without it. */
  const everyAttack = function* (s: Seen<O>, only: string | undefined): Generator<Args> {
    const open = extra?.open(s);
    const more = open === undefined ? [] : [...(extra?.every?.(s) ?? [open])];
    for (const hex of targets(s))
      for (const from of setsOf(ofOne(attackersOf(s, hex), only))) {
        yield { target: [hex], from };
        for (const each of more) yield { target: [hex], from, ...each };
      }
  };

  const bestAttack: Attacks<O, M>['bestAttack'] = (s, hex, args) => {
    const named = args['from'] ?? [];
    const all = attackersOf(s, hex);
    // Who was named and cannot attack is not left out unsaid.
    if (named.some((unit) => !all.includes(unit))) return { args: { ...args, from: named.toSorted() } };
    const able = named.length === 0 ? all : all.filter((unit) => named.includes(unit));
    const isAnybody = law.fresh(s, hex, opposing(s)).length > 0 || bareOf(s).includes(hex);
    if (able.length === 0 || !isAnybody) return { args };
    const { units, note } = law.best(s, hex, args, able);
    return { args: { ...args, from: units }, note };
  };

  const choice: OpenChoice<O> = {
    kind: 'open',
    verb: 'attack',
    rule: law.rules.attackers,
    sets: ['from', ...(extra?.sets ?? [])],
    words: { how: [BEST] },
    idle: (s) => (isAnyTarget(s) ? undefined : refusal('ATTACK.NOTHING', on(s).target, { side: phasing(s) })),
    subjects: (s) => subjectsAt(p, s),
    complete: (s, _, args) => {
      const [hex = ''] = args['target'] ?? [];
      const { how = [BEST], ...rest } = args;
      // Another word is refused.
      if (how.length !== 1 || how[0] !== BEST) return { args };
      if (args['how'] !== undefined && p.isHex(hex)) return bestAttack(s, hex, rest);
      const from = rest['from'] ?? [];
      if (from.length > 0 || !p.isHex(hex)) return { args: { ...rest, from: from.toSorted() } };
      const all = attackersOf(s, hex);
      if (all.length === 0) return { args: rest };
      return { args: { ...rest, from: all }, note: { key: 'note.all-attack', params: { hex, units: all } } };
    },
    reach: () => [],
    refuse: (s, _, args) => refuse(s, args),
    every: (s, _, only) => legalOf(everyAttack(s, only), (args) => refuse(s, args)),
    sample: (s, _, pick) => draw(s, pick),
    take: (ctx, _, args) => law.start(ctx, args['target']?.[0] ?? '', args['from'] ?? [], args),
  };

  return {
    refuseAttacker,
    refuseAttacked,
    attackersOf,
    targets,
    isAnyTarget,
    refuse,
    bestAttack,
    choice,
  };
};
