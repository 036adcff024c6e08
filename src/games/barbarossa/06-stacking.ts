// Chapter 6: stacking. What may stand together in a hex, and what is taken away where too much does.
import { stacks, unitsAt } from '../../mechanics/places.ts';
import type { AskStep, Procedure, SeenFrame } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Refusal } from '../../core/types.ts';
import { eliminate } from './08-reinforcements/8.15-dead-pile.ts';
import { otherSide } from './data/sheet.ts';
import type { Printed, Who } from './data/sheet.ts';
import { isSatellite } from './state.ts';
import type { Own, Seeing } from './state.ts';

export const limitOf = (p: Printed, id: string): number => p.limit(id) ?? 0;

/** Units of a side that would be in a hex; markers are no units and never count (6.5, 7.12g). */
const wouldStand = (
  p: Printed,
  s: Pick<Seeing, 'own'>,
  hex: string,
  side: Who,
  coming: readonly string[],
  leaving: readonly string[],
): readonly string[] => [
  ...unitsAt(s.own, hex).filter(
    (unit) => p.unit(unit).side === side && !leaving.includes(unit) && !coming.includes(unit),
  ),
  ...coming,
];

/**
 * A stack is more than one unit in a hex (barbarossa:6.1); how many pass through in the course of a phase is no
 * matter (barbarossa:6.2b), and satellites stack with everybody but each other (barbarossa:6.4b, barbarossa:R68).
 * Why units may not join those of their side in a hex, at any instant, passing through as well (6.2a, R67); each
 * side's limit is its own (10.24g). The Bulgarians on their way in are let together into one hex (8.26e).
 */
export const refuseStack = (
  p: Printed,
  s: Pick<Seeing, 'own'>,
  hex: string,
  side: Who,
  coming: readonly string[],
  leaving: readonly string[] = [],
): Refusal | undefined => {
  const limit = limitOf(p, 'stack');
  const most = limitOf(p, 'satellites');
  // So few are no matter, whoever they are.
  if (unitsAt(s.own, hex).length + coming.length <= Math.min(limit, most)) return undefined;
  const units = wouldStand(p, s, hex, side, coming, leaving);
  const arriving = [...coming];
  if (units.length > limit) {
    const there = units.length - coming.length;
    return refusal('STACK.FULL', 'barbarossa:6.3', { hex, units: arriving, there, limit });
  }
  const satellites = units.filter((unit) => isSatellite(p, unit));
  return satellites.length > most
    ? refusal('STACK.SATELLITES', 'barbarossa:6.4a', { hex, units: arriving, satellites })
    : undefined;
};

export type Overstack = { readonly hex: string; readonly side: Who; readonly surplus: number };

/** How many units must go from a hex, one after the other, until a side's stack there is legal. */
const surplusIn = (p: Printed, s: Pick<Seeing, 'own'>, hex: string, side: Who): number => {
  const units = unitsAt(s.own, hex).filter((unit) => p.unit(unit).side === side);
  const satellites = units.filter((unit) => isSatellite(p, unit)).length;
  const tooMany = Math.max(0, satellites - limitOf(p, 'satellites'));
  return Math.max(tooMany, units.length - limitOf(p, 'stack'));
};

/** 6.2c: every hex over the limit. */
export const overstacks = (p: Printed, s: Pick<Seeing, 'own'>): readonly Overstack[] =>
  stacks(p, s)
    .filter(({ units }) => units.length > 1)
    .toSorted((a, b) => a.hex - b.hex)
    .flatMap(({ place: hex }) =>
      (['german', 'soviet'] as const).flatMap((side): Overstack[] => {
        const surplus = surplusIn(p, s, hex, side);
        return surplus > 0 ? [{ hex, side, surplus }] : [];
      }),
    );

/** 8.26e: Bulgarians on their way in are over no limit before their first move is over. */
const isComing = (s: Seeing, hex: string): boolean =>
  s.clock.phase === 'soviet-movement' &&
  unitsAt(s.own, hex).some((unit) => s.own.phase.origins[unit] === 'bulgaria');

/** 6.2c, R168: whether there is anything to ask when an assault is over. */
export const isCrowded = (p: Printed, s: Seeing): boolean =>
  overstacks(p, s).some(({ hex }) => !isComing(s, hex));

/** Hexes that the other side has let stand this time. */
const stoodIn = (f: SeenFrame): readonly string[] => (f.vars['stood'] ?? []) as readonly string[];

/** Those it is still to be asked about. */
const open = (p: Printed, s: Seeing, f: SeenFrame): readonly Overstack[] =>
  overstacks(p, s).filter(({ hex }) => !stoodIn(f).includes(hex));

const firstOver = (p: Printed, s: Seeing, f: SeenFrame): Overstack => {
  const [over] = open(p, s, f);
  if (over === undefined) throw new Error('No hex is overstacked');
  return over;
};

/** The fewest go: while satellites are too many one of them, else anyone. */
const removable = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] => {
  const { hex, side } = firstOver(p, s, f);
  const units = unitsAt(s.own, hex).filter((unit) => p.unit(unit).side === side);
  const satellites = units.filter((unit) => isSatellite(p, unit));
  return satellites.length > limitOf(p, 'satellites') ? satellites : units;
};

const choose = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:6.2c',
  by: (s, f) => otherSide(firstOver(p, s, f).side),
  question: (s, f) => {
    const { hex, side, surplus } = firstOver(p, s, f);
    return { key: 'ask.overstack', params: { hex, side, count: surplus, units: [...removable(p, s, f)] } };
  },
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:6.2c',
      subjects: (s, f) => removable(p, s, f),
      list: (s, f) => removable(p, s, f).map((unit) => ({ what: [unit] })),
      whyNot: (s, f, args) =>
        refusal('STACK.NOT-THIS', 'barbarossa:6.2c', {
          what: [...(args['what'] ?? [])],
          units: [...removable(p, s, f)],
        }),
      take: (ctx, _, args) => {
        eliminate(p, ctx, [...(args['what'] ?? [])], 'barbarossa:6.2c', 'overstack');
        ctx.goto('next');
      },
    },
    {
      kind: 'listed',
      verb: 'pass',
      rule: 'barbarossa:6.2c',
      ends: true,
      list: () => [{}],
      take: (ctx, f) => {
        const { hex, side } = firstOver(p, ctx.s, f);
        f.vars['stood'] = [...stoodIn(f), hex];
        ctx.emit({ kind: 'stack.stands', rule: 'barbarossa:R168', data: { hex, side } });
        ctx.goto('next');
      },
    },
  ],
});

/**
 * 6.2c, R70, R168: as a phase begins, as one of movement or assaults ends, and after every assault the opponent may
 * take away what stands over the limit.
 */
export const overstack = (p: Printed): Procedure<Own> => ({
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      const { own } = ctx.s;
      if (open(p, ctx.s, f).length > 0) return;
      if (stoodIn(f).length > 0) own.crowded = [...stoodIn(f)];
      else delete own.crowded;
      ctx.done();
    },
  },
  choose: choose(p),
});
