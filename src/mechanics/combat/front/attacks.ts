// Who may attack which hex, alone and together, what an order adds to the plan, and second attacks of those who broke through.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Message, Refusal, RuleId } from '../../../core/types.ts';
import { isDisrupted } from '../../formations/disruption.ts';
import { HEX, has, hexBits } from '../../ground/ground.ts';
import { perSheet } from '../../per-sheet.ts';
import { placeOf, unitsAt } from '../../places.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { lackedBy, refuseUnequal } from '../allocated/allocation.ts';
import { demands, unmet } from '../allocated/closure.ts';
import { isLakeSide } from '../allocated/field.ts';
import { fightCourse, fightOf } from '../allocated/fight.ts';
import type { Fight } from '../allocated/fight.ts';
import { attacks, bestNote } from '../attacks.ts';
import { rulesOn } from '../rules-now.ts';
import type { AttackLaw, Attacks } from '../attacks.ts';
import { survivors } from './exchange.ts';
import { fightersAt, garrisonedIn, matchFor } from './fights.ts';
import type { FrontLaw, FrontOwn, FrontRules, FrontSide } from './law.ts';
import { readings, refuseOdds } from './odds.ts';
import { closureFor, comparingOf, planOf } from './plan.ts';
import { attackSum, defenceSum } from './strengths.ts';

/** Why a unit that stands in a hex may never attack the next one, whenever it is. */
export const refuseStrike = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
  from: string,
  hex: string,
): Refusal | undefined => {
  const told = { unit, from, hex };
  if (!law.sheet.areAdjacent(from, hex))
    return refusal('ATTACK.NOT-NEXT', rulesOn(law, s).adjacent ?? law.rules.support, told);
  const { isKatyusha } = classOf(law.sheet, unit);
  if (isKatyusha) return refusal('ATTACK.ROCKETS', law.rules.fire, told);
  if (isLakeSide(law.field, s, from, hex)) return refusal('ATTACK.LAKE', law.rules.lake, told);
  if (isDisrupted(s, unit)) return refusal('ATTACK.DISRUPTED', law.rules.disrupted, told);
  return law.refuseAttacker?.(s, unit, from, hex);
};

const planned = (s: Pick<Seen<FrontOwn>, 'own'>, hex: string): readonly string[] =>
  s.own.pulse.attacks.find((attack) => attack.hex === hex)?.units ?? [];

/** One panzer corps attacks into a swamp over each side of it. */
const refuseSwamp = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  if (!has(hexBits(law.sheet, hex), HEX.swamp) || law.field.isFrozen(s)) return undefined;
  const corps = units.filter(
    (unit) => classOf(law.sheet, unit).type === 'panzer' && classOf(law.sheet, unit).isCorpsLevel,
  );
  if (corps.length === 0) return undefined;
  const most = law.limit('swamp-front');
  const over = corps.find(
    (unit) => corps.filter((other) => placeOf(s.own, other) === placeOf(s.own, unit)).length > most,
  );
  return over === undefined
    ? undefined
    : refusal('ATTACK.SWAMP', law.rules.swamp, { hex, from: placeOf(s.own, over), most });
};

/** One attack of those who are invaded while their capital is in panic. */
const refusePanic = <O extends FrontOwn, R extends string>(
  { invader, rules: { panic: rule } }: FrontLaw<O, R>,
  s: Pick<Seen<FrontOwn>, 'own'>,
  side: FrontSide,
  hex: string,
): Refusal | undefined => {
  const { panic } = s.own.turn;
  if (side === invader || panic === undefined) return undefined;
  const others = s.own.pulse.attacks.filter((attack) => attack.hex !== hex);
  return panic === 'spent' || others.length > 0 ? refusal('ATTACK.PANIC', rule, { hex }) : undefined;
};

/** A second attack must not leave out who supports those it strikes, unless they are attacked in this pulse. */
export const refuseBonusClosure = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  const from = [...new Set(units.map((unit) => placeOf(s.own, unit)))];
  const bonus = { hex, from };
  const { battles, attacks: plan } = s.own.pulse;
  const others = [
    ...battles,
    ...plan.map((attack) => ({ ...attack, from: attack.units.map((unit) => placeOf(s.own, unit)) })),
  ];
  const asked = demands(closureFor(law, s, law.sheet.other(phasing(s))), [bonus]);
  const [lacking] = unmet(asked, [...others, bonus]);
  if (lacking !== undefined)
    return refusal('ATTACK.SUPPORT', rulesOn(law, s).support, { ...lacking, hexes: [lacking.hex] });
  const comparing = comparingOf(law);
  return comparing === undefined
    ? undefined
    : refuseUnequal(
        comparing,
        s,
        [...others, { ...bonus, units: [...new Set([...planned(s, hex), ...units])] }],
        asked,
      );
};

const refuseGroup = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  const all = [...new Set([...planned(s, hex), ...units])];
  return (
    refusePanic(law, s, phasing(s), hex) ??
    refuseSwamp(law, s, all, hex) ??
    refuseOdds(law, s, matchFor(law, s, { hex, units: all }))
  );
};

/** Factors for and against. */
const ratio = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  hex: string,
  units: readonly string[],
): number => {
  if (units.length === 0) return 0;
  const fight = matchFor(law, s, { hex, units });
  return attackSum(law, s, fight).total / Math.max(1, defenceSum(law, s, fight).total);
};

/** The fewest that lose no column of all that are able, those in the plan among them. */
const bestOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  hex: string,
  able: readonly string[],
): { readonly units: readonly string[]; readonly note: Message } => {
  const joined = planned(s, hex);
  const column = (units: readonly string[]): number =>
    Math.min(
      ...readings(law, s, matchFor(law, s, { hex, units: [...joined, ...units] })).map(
        ({ odds }) => odds.total,
      ),
    );
  const all = column(able);
  let kept = able;
  for (const unit of able) {
    const fewer = kept.filter((other) => other !== unit);
    if (fewer.length > 0 && column(fewer) >= all) kept = fewer;
  }
  const units = kept.toSorted();
  return {
    units,
    note: bestNote(hex, units, able.length, false),
  };
};

/** A city that only its garrison holds is attacked to be entered. */
const bareOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  side: string,
): readonly string[] =>
  side !== law.invader
    ? garrisonedIn(law.sheet, law.charts.bonuses, s).filter((hex) => unitsAt(s.own, hex).length === 0)
    : [];

type Law<O extends FrontOwn> = AttackLaw<O, undefined>;

/** The side whose attacks are allocated. */
const phasing = (s: Pick<Seen<FrontOwn>, 'clock'>): FrontSide => s.clock.phasing;

const shared = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>) =>
  ({
    moment: () => undefined,
    fresh: (s, hex, side) => fightersAt(law, s, hex, side),
    ...(law.unfit !== undefined && { refuseUnfit: (_: Seen<O>, hex: string) => law.unfit?.(hex) }),
    bare: (s, side) => bareOf(law, s, side),
    mustJoin: () => [],
    isKnown: () => true,
    ratio: (s, hex, from) => ratio(law, s, hex, from),
    best: (s, hex, _, able) => bestOf(law, s, hex, able),
  }) satisfies Partial<Law<O>>;

const rulesOf = (rules: FrontRules): Law<never>['rules'] => ({
  target: rules.adjacent ?? rules.support,
  oneHex: rules.attack,
  attackers: rules.attack,
  yours: rules.attack,
  again: rules.again,
  twice: rules.again,
  mustJoin: rules.support,
});

const isSpent = (s: Pick<Seen<FrontOwn>, 'own'>, unit: string): boolean => {
  const { attacks: plan, fought, used } = s.own.pulse;
  return fought.includes(unit) || used.includes(unit) || plan.some(({ units }) => units.includes(unit));
};

const rulesIn = perSheet(rulesOf);

const allocated = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Law<O> => ({
  ...shared(law),
  rules: rulesOf(law.rules),
  ...(law.rulesNow !== undefined && { rulesNow: (s: Seen<O>) => rulesIn(rulesOn(law, s)) }),
  hasFought: (s, unit) => isSpent(s, unit),
  plannedFor: (s, unit) => {
    const attack = s.own.pulse.attacks.find(({ units }) => units.includes(unit));
    return attack && { planned: attack.hex };
  },
  drawn: (s) => lackedBy(planOf(law), s),
  ruleOfAgain: (s, unit) => (s.own.pulse.used.includes(unit) ? rulesOn(law, s).before : undefined),
  refuseStrike: (s, unit, from, hex) =>
    law.isBarred(s)
      ? refusal('ATTACK.FIRST-MOVE', law.rules.firstMove, { unit, hex })
      : (refuseStrike(law, s, unit, from, hex) ?? law.refuseCost(s, unit, hex)),
  refuseGroup: (s, units, hex) => refuseGroup(law, s, units, hex),
  start: (ctx, hex, units) => join(ctx, rulesOn(law, ctx.seen).attack, hex, units),
});

/** One attack for a hex: who is told later joins those told before. */
const join = <O extends FrontOwn>(ctx: Ctx<O>, rule: RuleId, hex: string, units: readonly string[]): void => {
  const plan = ctx.s.own.pulse.attacks;
  const before = plan.find((attack) => attack.hex === hex);
  if (before === undefined) plan.push({ hex, units: [...units] });
  else before.units = [...before.units, ...units];
  const kind = before === undefined ? 'attack.allocated' : 'attack.joined';
  const data = { side: ctx.seen.clock.phasing, hex, units: [...units] };
  ctx.emit({ kind, rule, data });
};

/** The battle that a second attack comes out of. */
const originOf = (s: Pick<Seen<FrontOwn>, 'stack'>): SeenFrame | undefined => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' ? frame : undefined;
};

/** Who took part, advanced or not, and has not attacked again. */
export const eligibleAgain = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
): readonly string[] => {
  const done = [...(fightCourse(f).again ?? []), ...(s.own.pulse.again ?? [])];
  return survivors(law, s, fightOf(f)).filter(
    (unit) => !done.includes(unit) && !isDisrupted(s, unit) && law.blitz?.may(s, unit) !== false,
  );
};

const refuseAgain = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
  from: string,
  hex: string,
): Refusal | undefined => {
  const f = originOf(s);
  const able = f === undefined ? [] : eligibleAgain(law, s, f);
  if (able.includes(unit)) return refuseStrike(law, s, unit, from, hex);
  const isThird = s.own.pulse.again?.includes(unit) === true;
  const rule = (isThird ? law.rules.third : undefined) ?? law.rules.secondWho;
  return refusal('AGAIN.NOT-THIS', rule, { unit, units: [...able] });
};

/** The support of the first attack goes with one group. */
const followSupport = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  ctx: Ctx<O>,
  from: string,
  hex: string,
): void => {
  if (law.support !== undefined) return law.support.follow(ctx, from, hex);
  const { supported = [] } = ctx.s.own.pulse;
  const at = supported.indexOf(from);
  if (at >= 0 && from !== hex) supported.splice(at, 1, hex);
};

const second = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Law<O> => ({
  ...shared(law),
  rules: { ...rulesOf(law.rules), again: law.rules.second, attackers: law.rules.second },
  hasFought: () => false,
  refuseStrike: (s, unit, from, hex) => refuseAgain(law, s, unit, from, hex),
  refuseGroup: (s, units, hex) => refuseGroup(law, s, units, hex) ?? refuseBonusClosure(law, s, units, hex),
  start: (ctx, hex, units) => {
    const before = (ctx.vars['again'] ?? []) as readonly string[];
    const { hex: origin } = ctx.vars as unknown as Fight;
    ctx.vars['again'] = [...before, ...units];
    (ctx.s.own.pulse.again ??= []).push(...units);
    followSupport(law, ctx, origin, hex);
    if (planned(ctx.seen, hex).length > 0) {
      join(ctx, law.rules.joins ?? law.rules.attack, hex, units);
      ctx.goto('mayAgain');
    } else ctx.call('battle', { hex, units: [...units], bonus: true }, 'mayAgain');
  },
});

export type FrontAttacks<O extends FrontOwn> = {
  readonly first: Attacks<O, undefined>;
  readonly second: Attacks<O, undefined>;
  /** What an order to attack would be now: out of a battle in which somebody broke through a second one. */
  now(s: Seen<O>): Attacks<O, undefined>;
};

type Choosing<O> = NonNullable<Attacks<O, undefined>['choice']['sample']>;

/** So many draws look for an attack that asks for none that nobody could make. */
const TRIES = 3;

/** What the plan lacks with another attack in it, as a random player looks at it. */
const lackingWith = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  more: readonly { readonly hex: string; readonly units: readonly string[] }[],
): readonly string[] => {
  const fromOf = (units: readonly string[]): readonly string[] => units.map((unit) => placeOf(s.own, unit));
  const plan = [...s.own.pulse.attacks, ...more].map(({ hex, units }) => ({ hex, from: fromOf(units) }));
  const closure = closureFor(law, s, law.sheet.other(phasing(s)));
  const found = unmet(demands(closure, plan), [...s.own.pulse.battles, ...plan]);
  return [...new Set(found.map(({ hex }) => hex))].toSorted();
};

/** First what the plan asks for; then attacks that ask for none that nobody is left for. */
const closable =
  <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>, all: Attacks<O, undefined>): Choosing<O> =>
  (s, f, pick) => {
    const lacking = lackingWith(law, s, []);
    const due = lacking[pick(Math.max(1, lacking.length))];
    if (due !== undefined) {
      const args = { target: [due], from: all.attackersOf(s, due) };
      return args.from.length > 0 && all.refuse(s, args) === undefined ? args : undefined;
    }
    for (let n = 0; n < TRIES; n++) {
      const args = all.choice.sample(s, f, pick);
      const [hex = ''] = args?.['target'] ?? [];
      const units = args?.['from'] ?? [];
      const isClosable = lackingWith(law, s, [{ hex, units }]).every((other) =>
        all.attackersOf(s, other).some((unit) => !units.includes(unit)),
      );
      if (args === undefined || isClosable) return args;
    }
    return undefined;
  };

export const frontAttacks = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): FrontAttacks<O> => {
  const plain = attacks(law.sheet, allocated(law));
  const first = { ...plain, choice: { ...plain.choice, sample: closable(law, plain) } };
  const both = { first, second: attacks(law.sheet, second(law)) };
  return { ...both, now: (s) => (originOf(s) === undefined ? both.first : both.second) };
};
