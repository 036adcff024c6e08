// Chapter 11: the retreat of beaten defenders. The owner says where to; who finds no way is eliminated.
import { placeOf } from '../../../mechanics/places.ts';
import type { Ctx, ListedChoice, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Frame, Json, Refusal, RuleId } from '../../../core/types.ts';
import type { SeenFrame } from '../../../core/rule-set.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { battleVars, defendersOf, defendingSide } from './11.8-battle-frame.ts';
import { cameNear } from '../08-reinforcements/8.24-approach.ts';
import { COASTAL_PORTS, isCoastalPortOpen } from '../10-movement/10.16-sea-movement.ts';
import { isHomeward, refuseRetreat } from './11.27-barred-hexsides.ts';
import { fall, landDrop, strikeBystanders } from './11.26-losses.ts';
import { legsOf, retreatPlans } from '../../../mechanics/combat/retreat-plans.ts';
import type { Leg, Plan, Ways } from '../../../mechanics/combat/retreat-plans.ts';
import { isHeroCity } from '../09-cities.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 10.34d: where the Independent Coastal Army may sail from a lost battle. */
export const coastalHaven = (p: Printed, s: Seeing, from: string): string | undefined => {
  if (isHeroCity(s.own, from)) return undefined;
  return COASTAL_PORTS.find(
    (port) =>
      port !== from &&
      isCoastalPortOpen(p, s, port) &&
      refuseStack(p, s, port, 'soviet', [COASTAL_ARMY]) === undefined,
  );
};

/** `left`: units still in the beaten hex; `parted`: the stack has had to split. */
type Vars = { readonly left: readonly string[]; readonly parted?: boolean };
const varsOf = (f: SeenFrame): Vars => f.vars as unknown as Vars;

const waysOf = (p: Printed, s: Seeing, f: SeenFrame): Ways => {
  const battle = battleVars(f);
  const side = defendingSide(p, battle);
  // Asked again and again while plans are made, of a state that stands still.
  const known = new Map<string, readonly string[]>();
  return {
    open: (unit, from) => {
      const key = `${unit} ${from}`;
      const hexes =
        known.get(key) ??
        p.neighbours(from).filter((to) => refuseRetreat(p, s, battle, unit, from, to) === undefined);
      known.set(key, hexes);
      return hexes;
    },
    // 11.27R.c: the hexes in the better directions, or if there are none the others.
    first: (from, hexes) => {
      const better = hexes.filter((hex) => isHomeward(p, side, from, hex));
      return better.length > 0 ? better : hexes;
    },
    farther: true,
    fits: (hex, coming) => refuseStack(p, s, hex, side, coming) === undefined,
  };
};

const plansOf = (p: Printed, s: Seeing, f: SeenFrame): readonly Plan[] => {
  const { left, parted } = varsOf(f);
  return retreatPlans(waysOf(p, s, f), left, battleVars(f).target, parted !== true);
};

const argsOf = ({ units, path }: Leg): Args => ({ units, path });

/** What allows a retreat along a path: the surplus, the wrong way, the split, or the direction. */
const ruleOf = (
  p: Printed,
  side: Who,
  from: string,
  [first = '', second]: readonly string[],
  isPart: boolean,
): RuleId => {
  if (second !== undefined) return 'barbarossa:11.28c';
  if (!isHomeward(p, side, from, first)) return 'barbarossa:11.27R.c';
  if (isPart) return 'barbarossa:11.27b';
  return side === 'german' ? 'barbarossa:11.27R.a' : 'barbarossa:11.27R.b';
};

const goBack = (p: Printed, ctx: Ctx<Own>, f: Frame, { units, path }: Leg): void => {
  const battle = battleVars(f);
  const side = defendingSide(p, battle);
  const { target: from } = battle;
  const hex = path.at(-1) ?? from;
  const left = varsOf(f).left.filter((unit) => !units.includes(unit));
  f.vars['left'] = left;
  if (left.length > 0) f.vars['parted'] = true;
  ctx.emit({
    kind: 'unit.retreated',
    rule: ruleOf(p, side, from, path, varsOf(f).parted === true),
    data: { side, units: [...units], from, hex, path: [...path] },
  });
  enterHex(p, ctx, units, hex);
  noteRetreat(p, ctx, battle.kind, units, from, hex);
};

/** 11.29, R130: remembered for the phase, but not after mobile assaults: those defend as ever (10.31). */
const noteRetreat = (
  p: Printed,
  ctx: Ctx<Own>,
  kind: 'prepared' | 'mobile',
  units: readonly string[],
  from: string,
  hex: string,
): void => {
  if (kind === 'prepared') ctx.s.own.phase.retreated.push(...units);
  cameNear(p, ctx, units, from, hex);
};

/** 10.34d, 10.34e: alone, by sea, whatever becomes of the others. */
const sailAway = (p: Printed, ctx: Ctx<Own>, f: Frame): void => {
  const { target: from, kind } = battleVars(f);
  if (placeOf(ctx.s.own, COASTAL_ARMY) !== from || !varsOf(f).left.includes(COASTAL_ARMY)) return;
  const port = coastalHaven(p, ctx.s, from);
  f.vars['left'] = varsOf(f).left.filter((unit) => unit !== COASTAL_ARMY);
  if (port === undefined) return fall(p, ctx, f, [COASTAL_ARMY], 'barbarossa:11.28A', 'no-retreat');
  ctx.emit({
    kind: 'unit.sailed',
    rule: 'barbarossa:10.34d',
    data: { side: 'soviet', units: [COASTAL_ARMY], from, hex: port },
  });
  enterHex(p, ctx, [COASTAL_ARMY], port);
  noteRetreat(p, ctx, kind, [COASTAL_ARMY], from, port);
};

/** Says why a retreat is not among those planned. */
const whyNot = (p: Printed, s: Seeing, f: SeenFrame, args: Args): Refusal | undefined => {
  const battle = battleVars(f);
  const { left, parted } = varsOf(f);
  const side = defendingSide(p, battle);
  const { target: from } = battle;
  const units = args['units'] ?? [];
  const [hex = '', ...further] = args['path'] ?? [];
  const stranger = units.find((unit) => !left.includes(unit));
  if (units.length === 0 || stranger !== undefined)
    return refusal('RETREAT.NOT-THESE', 'barbarossa:11.27a', { unit: stranger ?? '', units: [...left] });
  const data = { units: [...units], hex };
  for (const unit of units) {
    const refused = refuseRetreat(p, s, battle, unit, from, hex);
    if (refused !== undefined) return refused;
  }
  const legs = legsOf(plansOf(p, s, f));
  const hexes = [...new Set(legs.flatMap(({ path }) => path.at(-1) ?? []))].toSorted();
  const firsts = legs.map(({ path }) => path[0] ?? '');
  if (!isHomeward(p, side, from, hex) && firsts.some((first) => isHomeward(p, side, from, first)))
    return refusal('RETREAT.WRONG-WAY', side === 'german' ? 'barbarossa:11.27R.a' : 'barbarossa:11.27R.b', {
      ...data,
      side,
      hexes,
    });
  if (parted !== true && units.length < left.length && legs.every((leg) => leg.units.length === left.length))
    return refusal('RETREAT.TOGETHER', 'barbarossa:11.27b', { ...data, all: [...left], hexes });
  const full = refuseStack(p, s, hex, side, units);
  if (further.length === 0 && full !== undefined)
    return refusal('RETREAT.FULL', 'barbarossa:11.28c', { ...data, hexes });
  return refusal(
    further.length === 0 ? 'RETREAT.NOT-THERE' : 'RETREAT.NOT-SO-FAR',
    further.length === 0 ? 'barbarossa:11.27b' : 'barbarossa:11.28c',
    { ...data, hexes },
  );
};

/** A retreat is told by its units and the hex where it ends; the hexes passed are filled in. */
const completed = (p: Printed, s: Seeing, f: SeenFrame, args: Args): Args => {
  const [hex, more] = args['path'] ?? [];
  if (hex === undefined || more !== undefined) return args;
  const units = (args['units'] ?? []).toSorted();
  const meant = legsOf(plansOf(p, s, f)).filter(({ path }) => path.at(-1) === hex);
  const leg = meant.find((one) => one.units.join() === units.join());
  return leg === undefined ? args : argsOf(leg);
};

const retreatOrder = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'retreat',
  rule: 'barbarossa:11.28a',
  sets: ['units'],
  subjects: (_, f) => varsOf(f).left,
  complete: (s, f, args) => ({ args: completed(p, s, f, args) }),
  list: (s, f) => legsOf(plansOf(p, s, f)).map(argsOf),
  whyNot: (s, f, args) => whyNot(p, s, f, args),
  take: (ctx, f, args) => {
    goBack(p, ctx, f, { units: args['units'] ?? [], path: args['path'] ?? [] });
    ctx.goto('next');
  },
});

const json = (list: readonly string[]): Json => [...list];

/** 11.26k, 11.27 to 11.29 */
export const retreat = (p: Printed): Procedure<Own> => ({
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      const battle = battleVars(f);
      const left = defendersOf(p, ctx.s, battle);
      f.vars['left'] = json(left);
      strikeBystanders(p, ctx, f);
      sailAway(p, ctx, f);
    },
  },
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      const plans = plansOf(p, ctx.s, f);
      const [plan = [], other] = plans;
      if (plan.length > 0 && other !== undefined) return;
      for (const leg of plan) goBack(p, ctx, f, leg);
      // 11.28A: who cannot retreat suffers DE.
      fall(p, ctx, f, varsOf(f).left, 'barbarossa:11.28A', 'no-retreat');
      ctx.goto('end');
    },
  },
  choose: {
    kind: 'ask',
    rule: 'barbarossa:11.27a',
    by: (_, f) => defendingSide(p, battleVars(f)),
    question: (_, f) => {
      const battle = battleVars(f);
      const side = defendingSide(p, battle);
      return { key: 'ask.retreat', params: { side, hex: battle.target, units: json(varsOf(f).left) } };
    },
    choices: [retreatOrder(p)],
  },
  end: { kind: 'auto', run: (ctx, f) => landDrop(p, ctx, f, false) },
});
