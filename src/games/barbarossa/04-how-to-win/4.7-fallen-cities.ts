// Chapter 4: cities whose fall asks for a die: Kiev, Bucharest and Ploesti for their points, Moscow for the whole war.
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasMarker } from '../../../mechanics/places.ts';
import type { AutoStep, Ctx, RollStep, SeenFrame } from '../../../core/rule-set.ts';
import type { DieRequest, RuleId } from '../../../core/types.ts';
import { award, chartDie, worthOf } from './4.2-victory-points.ts';
import { hasBegun, hasOption } from '../05-sequence/5.4-phase-order.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Pending, Seeing } from '../state.ts';

export type Taken = Extract<Pending, { kind: 'taken' }>;
export const takenIn = (f: SeenFrame): Taken => f.vars as unknown as Taken;

/** 4.7a, 4.8a: the die of each, and the rule for a first fall from turn 27 on. */
const ROMANIAN = {
  '3114': { die: 'bucharest', early: 'barbarossa:4.7a', late: 'barbarossa:4.7b', why: 'points.bucharest' },
  '3015': { die: 'ploesti', early: 'barbarossa:4.8a', late: 'barbarossa:4.8b', why: 'points.ploesti' },
} as const satisfies Record<string, { die: string; early: RuleId; late: RuleId; why: string }>;

type RomanianHex = keyof typeof ROMANIAN;
const isRomanian = (hex: string): hex is RomanianHex => Object.hasOwn(ROMANIAN, hex);

const dieOf = (hex: string): (typeof ROMANIAN)[RomanianHex] => {
  if (!isRomanian(hex)) throw new Error(`no die falls for ${hex}`);
  return ROMANIAN[hex];
};

const KIEV = '2311';
export const MOSCOW = '1606';

const hasCounted = (s: Seeing, hex: string): boolean => s.own.points.some((one) => one.hex === hex);

/** R28: a city falls first only once. */
const isFirstFall = (s: Seeing, { hex, by }: Taken): boolean =>
  by === 'soviet' && isRomanian(hex) && !s.own.points.some((one) => one.hex === hex && one.amount < 0);

const isFirstOfKiev = (s: Seeing, { hex, by }: Taken): boolean =>
  hasOption(s, 'kiev') && hex === KIEV && by === 'german' && !hasCounted(s, KIEV);

/** 4.21a, 4.21b, R50 */
export const isKievDie = (p: Printed, s: Seeing, taken: Taken): boolean =>
  isFirstOfKiev(s, taken) && !hasBegun(p, s.clock.turn, 'kiev-normal');

export const isEarlyFall = (p: Printed, s: Seeing, taken: Taken): boolean =>
  isFirstFall(s, taken) && !hasBegun(p, s.clock.turn, 'romania-normal');

/** 4.15e: at the first capture only. */
export const isMoscowRoll = (s: Seeing, { hex, by }: Taken): boolean =>
  hex === MOSCOW && by === 'german' && s.own.moscowRolled !== true;

/** 4.7b, 4.8b, 4.21b: the normal point, where a rule says that it is the normal one. */
const ruleOf = (s: Seeing, taken: Taken): RuleId | undefined => {
  if (isFirstFall(s, taken) && isRomanian(taken.hex)) return ROMANIAN[taken.hex].late;
  return isFirstOfKiev(s, taken) ? 'barbarossa:4.21b' : undefined;
};

/** 4.2c, 4.3: what the hex is worth at this instant, before its markers go. */
export const countHex = (p: Printed, ctx: Ctx<Own>, taken: Taken): void => {
  const { hex, by } = taken;
  const { amount, why, rule } = worthOf(p, ctx.s.own, hex, by);
  // A marker that counts says so itself.
  const named = rule === 'barbarossa:4.2c' ? ruleOf(ctx.seen, taken) : undefined;
  award(p, ctx, amount, why, named ?? rule, hex);
};

const one = (purpose: string, rule: RuleId): readonly DieRequest[] => [
  { purpose, by: 'german', rule, sides: 6 },
];

export const kievDie = (p: Printed, next: string): RollStep<Own> => ({
  kind: 'roll',
  rule: 'barbarossa:4.21a',
  dice: () => one('kiev', 'barbarossa:4.21a'),
  take: (ctx, _, [roll = 1]) => {
    const { s } = ctx;
    const amount = chartDie(p, 'kiev-option', roll);
    ctx.emit({ kind: 'kiev.rolled', rule: 'barbarossa:4.21a', data: { roll, amount } });
    // 4.21c: nothing gained is a first capture all the same.
    if (amount === 0)
      s.own.points.push({
        turn: s.clock.turn,
        amount,
        why: 'points.kiev',
        rule: 'barbarossa:4.21a',
        hex: KIEV,
      });
    else award(p, ctx, amount, 'points.kiev', 'barbarossa:4.21a', KIEV);
    ctx.goto(next);
  },
});

export const earlyDie = (p: Printed): RollStep<Own> => ({
  kind: 'roll',
  rule: 'barbarossa:4.7a',
  dice: (_, f) => {
    const { die, early } = dieOf(takenIn(f).hex);
    return one(die, early);
  },
  take: (ctx, f, [roll = 1]) => {
    const { hex } = takenIn(f);
    const { die, early, why } = dieOf(hex);
    award(p, ctx, -chartDie(p, die, roll), why, early, hex);
    // R28: 4.3d puts one more on the normal value.
    if (hasMarker(ctx.s.own, 'fc', hex)) award(p, ctx, -1, 'points.fortress-more', 'barbarossa:R28', hex);
  },
});

/** 4.15b, 4.15c, 4.15d, R39: what the German holds at this instant; 4.21d: Kiev whatever it was worth. */
const moscowAdd = (p: Printed, s: Seeing): number =>
  p.tables.moscowAdds
    .filter(({ hex }) => isHeldBy(p, s, hex, 'german'))
    .reduce((sum, { add }) => sum + add, 0);

export const moscowDie = (p: Printed): RollStep<Own> => ({
  kind: 'roll',
  rule: 'barbarossa:4.15a',
  dice: () => one('moscow', 'barbarossa:4.15a'),
  take: (ctx, f, [roll = 1]) => {
    ctx.s.own.moscowRolled = true;
    const added = moscowAdd(p, ctx.seen);
    const final = roll + added;
    const row = p.tables.moscow.find(({ least, most }) => final >= least && final <= most);
    const surrender = row?.id === 'surrender';
    const data = { roll, added, final, surrender };
    ctx.emit({ kind: 'moscow.rolled', rule: 'barbarossa:4.15a', data });
    if (surrender) f.vars['surrender'] = true;
  },
});

/** 4.14f, 4.15a */
export const surrender: AutoStep<Own> = {
  kind: 'auto',
  run: (ctx, f) => {
    if (f.vars['surrender'] === true)
      ctx.over({ winner: 'german', rule: 'barbarossa:4.15a', reason: 'moscow' });
  },
};
