// Ground attacks: who may attack which hex, alone and together, and what an order adds to the plan (SEQ.5, SEQ.16, MOV.8, DIS.1).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, SeenFrame } from '../../../core/rule-set.ts';
import type { Message, Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { attacks } from '../../../mechanics/combat/attacks.ts';
import type { AttackLaw, Attacks } from '../../../mechanics/combat/attacks.ts';
import { unmet } from '../../../mechanics/combat/allocated/closure.ts';
import { closureOn, isLakeSide } from '../../../mechanics/combat/allocated/field.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { survivors } from '../combat-results/exchange.ts';
import { fieldOf, garrisonOf } from '../combat-results/field.ts';
import { fightFor } from '../combat-results/fights.ts';
import { readings, refuseOdds } from '../combat-results/odds.ts';
import { attackSum, defenceSum } from '../combat-results/strengths.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { refuseAttackCost } from '../movement/attack-cost.ts';
import { isBarredPulse } from '../sequence/turn.ts';
import type { Own, Seeing } from '../state.ts';
import { phasing } from '../state.ts';
import { isFrozen } from '../weather/weather.ts';

/** Why a unit that stands in a hex may never attack the next one, whenever it is. */
export const refuseStrike = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  hex: string,
): Refusal | undefined => {
  const told = { unit, from, hex };
  if (!p.areAdjacent(from, hex)) return refusal('ATTACK.NOT-NEXT', 'typhoon:MAN.1', told);
  const { isKatyusha } = classOf(p, unit);
  if (isKatyusha) return refusal('ATTACK.ROCKETS', 'typhoon:KAT.2', told);
  if (isLakeSide(fieldOf(p), s, from, hex)) return refusal('ATTACK.LAKE', 'typhoon:INH.TER', told);
  return isDisrupted(s, unit) ? refusal('ATTACK.DISRUPTED', 'typhoon:DIS.1', told) : undefined;
};

const planned = (s: Seeing, hex: string): readonly string[] =>
  s.own.pulse.attacks.find((attack) => attack.hex === hex)?.units ?? [];

/** INH.TER: one panzer corps attacks into a swamp over each side of it. */
const refuseSwamp = (p: Printed, s: Seeing, units: readonly string[], hex: string): Refusal | undefined => {
  if (!has(hexBits(p, hex), HEX.swamp) || isFrozen(p, s)) return undefined;
  const most = lineOf(p.tables.limits, 'swamp-front').value;
  const corps = units.filter((unit) => classOf(p, unit).type === 'panzer' && classOf(p, unit).isCorpsLevel);
  const over = corps.find(
    (unit) => corps.filter((other) => placeOf(s.own, other) === placeOf(s.own, unit)).length > most,
  );
  return over === undefined
    ? undefined
    : refusal('ATTACK.SWAMP', 'typhoon:INH.TER', { hex, from: placeOf(s.own, over), most });
};

/** AIR.32, R56: one attack of the Russians while Moscow is in panic. */
const refusePanic = (s: Seeing, side: Who, hex: string): Refusal | undefined => {
  const { panic } = s.own.turn;
  if (side !== 'russian' || panic === undefined) return undefined;
  const others = s.own.pulse.attacks.filter((attack) => attack.hex !== hex);
  return panic === 'spent' || others.length > 0
    ? refusal('ATTACK.PANIC', 'typhoon:AIR.32', { hex })
    : undefined;
};

/** R14, MAN.1: a second attack must not leave out who supports those it strikes, unless they are attacked in this pulse. */
export const refuseBonusClosure = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  const from = [...new Set(units.map((unit) => placeOf(s.own, unit)))];
  const bonus = { hex, from };
  const { battles, attacks: plan } = s.own.pulse;
  const others = [
    ...battles,
    ...plan.map((attack) => ({ hex: attack.hex, from: attack.units.map((unit) => placeOf(s.own, unit)) })),
  ];
  const [lacking] = unmet(closureOn(fieldOf(p), s, otherSide(phasing(s))), [...others, bonus], [bonus]);
  return lacking === undefined
    ? undefined
    : refusal('ATTACK.SUPPORT', 'typhoon:MAN.1', { ...lacking, hexes: [lacking.hex] });
};

const refuseGroup = (p: Printed, s: Seeing, units: readonly string[], hex: string): Refusal | undefined => {
  const all = [...new Set([...planned(s, hex), ...units])];
  return (
    refusePanic(s, phasing(s), hex) ??
    refuseSwamp(p, s, all, hex) ??
    refuseOdds(p, s, fightFor(p, s, { hex, units: all }))
  );
};

/** Factors for and against. */
const ratio = (p: Printed, s: Seeing, hex: string, units: readonly string[]): number => {
  if (units.length === 0) return 0;
  const fight = fightFor(p, s, { hex, units });
  return attackSum(p, s, fight).total / Math.max(1, defenceSum(p, s, fight).total);
};

/** The fewest that lose no column of all that are able, those in the plan among them. */
const bestOf = (
  p: Printed,
  s: Seeing,
  hex: string,
  able: readonly string[],
): { readonly units: readonly string[]; readonly note: Message } => {
  const joined = planned(s, hex);
  const column = (units: readonly string[]): number =>
    Math.min(
      ...readings(p, s, fightFor(p, s, { hex, units: [...joined, ...units] })).map(({ odds }) => odds.total),
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
    note: { key: 'note.best-attack', params: { hex, units, all: able.length, covered: false } },
  };
};

/** R26: a city that only its garrison holds is attacked to be entered. */
const bareOf = (p: Printed, s: Seeing, side: string): readonly string[] =>
  side === 'russian'
    ? [...p.withFeature('moscow'), ...p.withFeature('tula')].filter(
        (hex) => garrisonOf(p, s, hex) > 0 && unitsAt(s.own, hex).length === 0,
      )
    : [];

type Law = AttackLaw<Own, undefined>;

const shared = (p: Printed) =>
  ({
    moment: () => undefined,
    fresh: (s, hex, side) => unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === side),
    bare: (s, side) => bareOf(p, s, side),
    mustJoin: () => [],
    isKnown: () => true,
    ratio: (s, hex, from) => ratio(p, s, hex, from),
    best: (s, hex, _, able) => bestOf(p, s, hex, able),
  }) satisfies Partial<Law>;

const RULES: Law['rules'] = {
  target: 'typhoon:MAN.1',
  oneHex: 'typhoon:SEQ.5',
  attackers: 'typhoon:SEQ.5',
  yours: 'typhoon:SEQ.5',
  again: 'typhoon:SEQ.16',
  twice: 'typhoon:SEQ.16',
  mustJoin: 'typhoon:MAN.1',
};

const isSpent = (s: Seeing, unit: string): boolean => {
  const { attacks: plan, fought, used } = s.own.pulse;
  return fought.includes(unit) || used.includes(unit) || plan.some(({ units }) => units.includes(unit));
};

const allocated = (p: Printed): Law => ({
  ...shared(p),
  rules: RULES,
  hasFought: (s, unit) => isSpent(s, unit),
  // R36
  ruleOfAgain: (s, unit) => (s.own.pulse.used.includes(unit) ? 'typhoon:R36' : undefined),
  refuseStrike: (s, unit, from, hex) =>
    isBarredPulse(p, s)
      ? refusal('ATTACK.FIRST-MOVE', 'typhoon:SET.12', { unit, hex })
      : (refuseStrike(p, s, unit, from, hex) ?? refuseAttackCost(p, s, unit)),
  refuseGroup: (s, units, hex) => refuseGroup(p, s, units, hex),
  start: (ctx, hex, units) => join(ctx, hex, units),
});

/** One attack for a hex: who is told later joins those told before. */
const join = (ctx: Ctx<Own>, hex: string, units: readonly string[]): void => {
  const plan = ctx.s.own.pulse.attacks;
  const before = plan.find((attack) => attack.hex === hex);
  if (before === undefined) plan.push({ hex, units: [...units] });
  else before.units = [...before.units, ...units];
  const kind = before === undefined ? 'attack.allocated' : 'attack.joined';
  const data = { side: ctx.seen.clock.phasing, hex, units: [...units] };
  ctx.emit({ kind, rule: 'typhoon:SEQ.5', data });
};

/** The battle that a second attack comes out of. */
const originOf = (s: Seeing): SeenFrame | undefined => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' ? frame : undefined;
};

/** RES.BR.1, R7: who took part, advanced or not, and has not attacked again. */
export const eligibleAgain = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] => {
  const done = fightCourse(f).again ?? [];
  return survivors(p, s, fightOf(f)).filter((unit) => !done.includes(unit) && !isDisrupted(s, unit));
};

const refuseAgain = (p: Printed, s: Seeing, unit: string, from: string, hex: string): Refusal | undefined => {
  const f = originOf(s);
  const able = f === undefined ? [] : eligibleAgain(p, s, f);
  return able.includes(unit)
    ? refuseStrike(p, s, unit, from, hex)
    : refusal('AGAIN.NOT-THIS', 'typhoon:R7', { unit, units: [...able] });
};

/** AIR.20, R52: the support of the first attack goes with one group. */
const followSupport = (ctx: Ctx<Own>, from: string, hex: string): void => {
  const { supported } = ctx.s.own.pulse;
  const at = supported.indexOf(from);
  if (at >= 0 && from !== hex) supported.splice(at, 1, hex);
};

const second = (p: Printed): Law => ({
  ...shared(p),
  rules: { ...RULES, again: 'typhoon:RES.BR.2', attackers: 'typhoon:RES.BR.2' },
  hasFought: () => false,
  refuseStrike: (s, unit, from, hex) => refuseAgain(p, s, unit, from, hex),
  refuseGroup: (s, units, hex) => refuseGroup(p, s, units, hex) ?? refuseBonusClosure(p, s, units, hex),
  start: (ctx, hex, units) => {
    const before = (ctx.vars['again'] ?? []) as readonly string[];
    const origin = String(ctx.vars['hex'] ?? '');
    ctx.vars['again'] = [...before, ...units];
    followSupport(ctx, origin, hex);
    // RES.BR.3
    if (planned(ctx.seen, hex).length > 0) {
      join(ctx, hex, units);
      ctx.goto('mayAgain');
    } else ctx.call('battle', { hex, units: [...units], bonus: true }, 'mayAgain');
  },
});

export const attacksOf = perSheet((p: Printed): Attacks<Own, undefined> =>
  attacks<Own, undefined>(p, allocated(p)),
);
export const secondAttacksOf = perSheet((p: Printed): Attacks<Own, undefined> =>
  attacks<Own, undefined>(p, second(p)),
);

/** What an order to attack would be now: out of a battle in which somebody broke through a second one. */
export const attacksNow = (p: Printed, s: Seeing): Attacks<Own, undefined> =>
  originOf(s) === undefined ? attacksOf(p) : secondAttacksOf(p);
