// Chapter 11: the advance of victors after a prepared assault, one hex for all and a second for the fast.
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import type { Ctx, ListedChoice, OpenChoice, Pick, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { MOST_NUMBERED, refusal } from '../../../core/rule-set.ts';
import type { Args, Frame, Refusal } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { supplyOf } from '../07-supply/7.17-supply-state.ts';
import { cameNear } from '../08-reinforcements/8.24-approach.ts';
import { attackingSide, defendingSide } from './11.8-battle-frame.ts';
import { refuseCombatStep } from './11.27-barred-hexsides.ts';
import { foughtVars } from './11.26-losses.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isGerman, isMech, isSingleMonth } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 11.32c; the shorter scenario begins in it, so there they may from the start (12.5a). */
const SOVIET_SECOND_HEX = 13;

/** Of the frame: units that went into the won hex, and those that went on from it. */
const listOf = (f: SeenFrame, name: 'advanced' | 'twice'): readonly string[] =>
  (f.vars[name] ?? []) as readonly string[];

/** The hex an advanced unit attacked from. */
const originOf = (f: SeenFrame, unit: string): string | undefined =>
  (f.vars['origins'] as Readonly<Record<string, string>> | undefined)?.[unit];

const sideOf = (p: Printed, f: SeenFrame): Who => attackingSide(p, foughtVars(f));

/** 11.30a: attackers of this battle who live and have not gone forward yet; never defenders (11.31). */
const waiting = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] => {
  const { attackers, target } = foughtVars(f);
  return attackers.filter((unit) => p.areAdjacent(placeOf(s.own, unit), target) && !isForward(f, unit));
};

const isForward = (f: SeenFrame, unit: string): boolean => listOf(f, 'advanced').includes(unit);

/** 11.32a, 11.32c, R8, R141: supply is that of the battle's start. In every scenario alike (12.5b). */
export const refuseSecondHex = (p: Printed, s: Seeing, f: SeenFrame, unit: string): Refusal | undefined => {
  const soviet = p.unit(unit).side === 'soviet';
  const rule = soviet ? 'barbarossa:11.32c' : 'barbarossa:11.32a';
  const { turn } = s.clock;
  if (!isMech(p, unit) || !(soviet || isGerman(p, unit))) return refusal('ADVANCE.NOT-MECH', rule, { unit });
  const inSeason = soviet ? turn >= SOVIET_SECOND_HEX : isSingleMonth(p, turn);
  if (!inSeason) return refusal('ADVANCE.SEASON', rule, { unit, turn });
  const supply = foughtVars(f).supply?.[unit] ?? supplyOf(p, s, unit);
  return supply === 'overland' ? undefined : refusal('ADVANCE.NO-SUPPLY', rule, { unit });
};

/** 11.32b, R162: the hexes next to the one that was won, but not to where the unit came from, nor that hex itself. */
const newlyNext = (p: Printed, f: SeenFrame, unit: string): readonly string[] => {
  const origin = originOf(f, unit);
  const next = p.neighbours(foughtVars(f).target);
  return origin === undefined ? next : next.filter((hex) => hex !== origin && !p.areAdjacent(origin, hex));
};

/** Why one unit may not go from where it is into a hex, stacking apart. */
const refuseOne = (p: Printed, s: Seeing, f: SeenFrame, unit: string, to: string): Refusal | undefined => {
  const { attackers, target } = foughtVars(f);
  if (!attackers.includes(unit)) return refusal('ADVANCE.NOT-IN-BATTLE', 'barbarossa:11.30a', { unit });
  const from = placeOf(s.own, unit);
  if (!p.isHex(from)) return refusal('ADVANCE.NOT-IN-BATTLE', 'barbarossa:11.30a', { unit });
  if (listOf(f, 'twice').includes(unit))
    return refusal(
      'ADVANCE.DONE',
      p.unit(unit).side === 'soviet' ? 'barbarossa:11.32c' : 'barbarossa:11.32a',
      {
        unit,
      },
    );
  if (!isForward(f, unit) && to !== target)
    return refusal('ADVANCE.FIRST', 'barbarossa:11.30a', { unit, hex: to, target });
  if (isForward(f, unit)) {
    if (to === target || !p.areAdjacent(target, to))
      return refusal('ADVANCE.NOT-NEXT', 'barbarossa:11.32b', { unit, hex: to, target });
    const origin = originOf(f, unit);
    if (origin !== undefined && (to === origin || p.areAdjacent(origin, to)))
      return refusal('ADVANCE.NOT-NEW', 'barbarossa:11.32b', {
        unit,
        hex: to,
        from: origin,
        hexes: newlyNext(p, f, unit).toSorted(),
      });
    const slow = refuseSecondHex(p, s, f, unit);
    if (slow !== undefined) return slow;
    if (hasUnitsOf(p, s.own, to, otherSide(sideOf(p, f))))
      return refusal('ADVANCE.ENEMY', 'barbarossa:11.32b', { unit, hex: to });
  }
  return refuseCombatStep(p, s, unit, from, to, 'advance');
};

/** 11.30, 11.32: units go together into one hex, as a set. */
export const refuseAdvance = (p: Printed, s: Seeing, f: SeenFrame, args: Args): Refusal | undefined => {
  const units = args['units'] ?? [];
  const [to = '', second] = args['to'] ?? [];
  if (units.length === 0 || second !== undefined || !p.isHex(to))
    return refusal('ADVANCE.WHERE', 'barbarossa:11.30a', { hex: foughtVars(f).target });
  const twin = units.find((unit, i) => units.indexOf(unit) < i);
  if (twin !== undefined) return refusal('ADVANCE.NOT-IN-BATTLE', 'barbarossa:11.30a', { unit: twin });
  for (const unit of units) {
    const refused = refuseOne(p, s, f, unit, to);
    if (refused !== undefined) return refused;
  }
  const full = refuseStack(p, s, to, sideOf(p, f), units);
  return full === undefined
    ? undefined
    : refusal('ADVANCE.FULL', 'barbarossa:11.30a', { units: [...units], hex: to, because: full.rule });
};

const one = (unit: string, to: string): Args => ({ units: [unit], to: [to] });

/** Single units that may go somewhere now; every larger set is made of these. */
const singles = (p: Printed, s: Seeing, f: SeenFrame): readonly (readonly [unit: string, to: string])[] => {
  const tries = [
    ...waiting(p, s, f).map((unit) => [unit, foughtVars(f).target] as const),
    ...listOf(f, 'advanced').flatMap((unit) => newlyNext(p, f, unit).map((to) => [unit, to] as const)),
  ];
  return tries.filter(([unit, to]) => refuseAdvance(p, s, f, one(unit, to)) === undefined);
};

/** Every group that may go together, grown unit by unit: no group is legal whose parts are not. */
const groups = (p: Printed, s: Seeing, f: SeenFrame): readonly Args[] => {
  const open = singles(p, s, f);
  return [...new Set(open.map(([, to]) => to))].flatMap((to) => {
    const able = open.flatMap(([unit, hex]) => (hex === to ? [unit] : [])).toSorted();
    const grow = (set: readonly string[], next: number): readonly Args[] =>
      able.slice(next).flatMap((unit, i): readonly Args[] => {
        const args = { units: [...set, unit], to: [to] };
        return refuseAdvance(p, s, f, args) === undefined ? [args, ...grow(args.units, next + i + 1)] : [];
      });
    return grow([], 0);
  });
};

/** All together, then one by one: whoever is left is asked again. Passing has a number as well. */
const numbered = (p: Printed, s: Seeing, f: SeenFrame): readonly Args[] | undefined => {
  const open = singles(p, s, f);
  const together = [...new Set(open.map(([, to]) => to))]
    .map((to) => ({ units: open.flatMap(([unit, hex]) => (hex === to ? [unit] : [])).toSorted(), to: [to] }))
    .filter((args) => args.units.length > 1 && refuseAdvance(p, s, f, args) === undefined);
  const ways = [...together, ...open.map(([unit, to]) => one(unit, to))];
  return ways.length < MOST_NUMBERED ? ways : undefined;
};

/** A hex may be left out where there is only one all of them can go to. */
const completed = (p: Printed, s: Seeing, f: SeenFrame, args: Args): { readonly args: Args } | Refusal => {
  const units = args['units'] ?? [];
  if ((args['to'] ?? []).length > 0 || units.length === 0) return { args };
  const open = singles(p, s, f);
  const hexes = [...new Set(open.map(([, to]) => to))].filter((to) =>
    units.every((unit) => open.some(([able, hex]) => able === unit && hex === to)),
  );
  const [first, second] = hexes;
  if (first !== undefined && second !== undefined)
    return {
      ...refusal('ADVANCE.WHICH', 'barbarossa:11.32b', { units: [...units], hexes: hexes.toSorted() }),
      instead: { by: sideOf(p, f), verb: 'advance', args: { units, to: [first] } },
    };
  const { target } = foughtVars(f);
  const still = units.find((unit) => isForward(f, unit) && !open.some(([able]) => able === unit));
  const slow = first === undefined && still !== undefined ? refuseSecondHex(p, s, f, still) : undefined;
  return slow ?? { args: { ...args, to: [first ?? target] } };
};

const draw = (p: Printed, s: Seeing, f: SeenFrame, pick: Pick): Args | undefined => {
  const open = singles(p, s, f);
  const to = open[pick(open.length)]?.[1];
  if (to === undefined) return undefined;
  const able = open.flatMap(([unit, hex]) => (hex === to ? [unit] : []));
  const most = 1 + pick(able.length);
  let units: readonly string[] = [];
  while (able.length > 0 && units.length < most) {
    const [unit = ''] = able.splice(pick(able.length), 1);
    const more = [...units, unit].toSorted();
    if (refuseAdvance(p, s, f, { units: more, to: [to] }) === undefined) units = more;
  }
  return { units, to: [to] };
};

const goForward = (p: Printed, ctx: Ctx<Own>, f: Frame, args: Args): void => {
  const { own } = ctx.s;
  const units = [...(args['units'] ?? [])];
  const [to = ''] = args['to'] ?? [];
  const second = to !== foughtVars(f).target;
  const side = sideOf(p, f);
  const first = foughtVars(f).result === 'BB' ? 'barbarossa:11.26f' : 'barbarossa:11.30a';
  const onward = side === 'german' ? 'barbarossa:11.32a' : 'barbarossa:11.32c';
  ctx.emit({
    kind: second ? 'unit.advanced-on' : 'unit.advanced',
    rule: second ? onward : first,
    data: { side, units, hex: to },
  });
  const list = second ? 'twice' : 'advanced';
  f.vars[list] = [...listOf(f, list), ...units];
  const origins = units.map((unit) => [unit, placeOf(own, unit)] as const);
  if (!second)
    f.vars['origins'] = { ...(f.vars['origins'] as object | undefined), ...Object.fromEntries(origins) };
  enterHex(p, ctx, units, to);
  for (const [unit, from] of origins) cameNear(p, ctx, [unit], from, to);
};

const advanceOrder = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'advance',
  rule: 'barbarossa:11.30a',
  sets: ['units'],
  subjects: (s, f) => [...new Set(singles(p, s, f).map(([unit]) => unit))],
  complete: (s, f, args) => completed(p, s, f, args),
  refuse: (s, f, args) => refuseAdvance(p, s, f, args),
  numbered: (s, f) => numbered(p, s, f),
  sample: (s, f, pick) => draw(p, s, f, pick),
  list: (s, f) => groups(p, s, f),
  take: (ctx, f, args) => {
    goForward(p, ctx, f, args);
    ctx.goto('settle');
  },
});

/** 11.30c: never mandatory, and decided before the next battle. */
const decline = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'pass',
  rule: 'barbarossa:11.30c',
  ends: true,
  list: () => [{}],
  take: (ctx, f) => {
    if (listOf(f, 'advanced').length > 0) return;
    const { target } = foughtVars(f);
    ctx.emit({
      kind: 'advance.declined',
      rule: 'barbarossa:11.30c',
      data: { side: sideOf(p, f), hex: target },
    });
  },
});

/** 11.30 to 11.32. What a hex that falls sets off is answered before anybody goes on (R39). */
export const advance = (p: Printed): Procedure<Own> => ({
  settle: {
    kind: 'auto',
    run: (ctx) => {
      if (isAftermathDue(p, ctx.s)) ctx.call('aftermath', {}, 'look');
    },
  },
  look: {
    kind: 'auto',
    run: (ctx, f) => {
      const { target } = foughtVars(f);
      const isEmpty = !hasUnitsOf(p, ctx.s.own, target, defendingSide(p, foughtVars(f)));
      if (!isEmpty || singles(p, ctx.s, f).length === 0) ctx.done();
    },
  },
  choose: {
    kind: 'ask',
    rule: 'barbarossa:11.30c',
    by: (_, f) => sideOf(p, f),
    question: (s, f) => {
      const open = singles(p, s, f);
      const units = [...new Set(open.map(([unit]) => unit))];
      const hexes = [...new Set(open.map(([, to]) => to))].toSorted();
      const more = listOf(f, 'advanced').length > 0 ? '-more' : '';
      const many = numbered(p, s, f) === undefined ? '-many' : '';
      return {
        key: `ask.advance${more}${many}`,
        params: { side: sideOf(p, f), hex: foughtVars(f).target, units, ...(many !== '' && { hexes }) },
      };
    },
    choices: [advanceOrder(p), decline(p)],
  },
});

export const verbs: readonly VerbSpec[] = [
  {
    name: 'advance',
    topic: 'combat',
    aliases: [],
    group: 'act',
    kind: 'order',
    slots: [
      { name: 'units', kind: 'unit', many: true, says: 'a unit or hex' },
      { name: 'to', kind: 'hex', optional: true, says: 'where to' },
    ],
    help: 'goes into a hex won in battle; the hex may be left out where there is only one.',
    examples: ['advance {unit} {to}', 'advance {unit}'],
    seeAlso: ['pass', 'attack'],
  },
];
