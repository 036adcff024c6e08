// The advance of victors by so many hexes each: into the hex that was won and on from it, or into an empty one beside it.
// Enough of them must enter before anybody goes elsewhere.
import type { Ctx, OpenChoice, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { MOST_NUMBERED, refusal } from '../../../core/rule-set.ts';
import { legalOf, setsOf } from '../../../core/subsets.ts';
import type { Args, Frame, Refusal, RuleId, Side } from '../../../core/types.ts';
import { passChoice } from '../../end-choice.ts';
import { placeOf } from '../../places.ts';
import type { Placed } from '../../places.ts';
import type { Sheet } from '../../sheet.ts';

/** Hexes gone by unit, and who has entered the hex that was won, or gone through it. */
type Vars = { readonly gone?: Readonly<Record<string, number>>; readonly entered?: readonly string[] };
const varsOf = (f: SeenFrame): Vars => f.vars;

export type PursuitLaw<O> = {
  readonly rules: {
    readonly advance: RuleId;
    readonly declined: RuleId;
    /** Who does not enter goes into an empty hex beside it, once enough have entered. */
    readonly advanceBeside: RuleId;
    /** So many factors must enter, where there are as many. */
    readonly advanceStrength: RuleId;
    /** Nobody goes farther than he may. */
    readonly advanceFar: RuleId;
    /** By which it is told that nobody can go, where that is told. */
    readonly barred?: RuleId;
    /** The first hex is the one that was won, and nobody goes who did not fight, if those have rules of their own. */
    readonly advanceThrough?: RuleId;
    readonly advanceOthers?: RuleId;
  };
  side(f: SeenFrame): Side;
  target(f: SeenFrame): string;
  /** Who fought and may still go. */
  attackers(s: Seen<O>, f: SeenFrame): readonly string[];
  /** What a hex of an advance counts for, if not for one: less along a road. */
  cost?(s: Seen<O>, f: SeenFrame, unit: string, from: string, to: string, nth: number): number;
  /** How many hexes a unit may go in all. */
  most(s: Seen<O>, f: SeenFrame, unit: string): number;
  /** By which it goes no farther, if that hangs on the unit or the result. */
  farFor?(s: Seen<O>, f: SeenFrame, unit: string): RuleId;
  /** Why it may not step from one hex into the next; `nth`: 1 for the first hex of its advance, 2 for any other. */
  refuseStep(
    s: Seen<O>,
    f: SeenFrame,
    unit: string,
    from: string,
    to: string,
    nth: number,
  ): Refusal | undefined;
  refuseBeside(s: Seen<O>, f: SeenFrame, unit: string, from: string, to: string): Refusal | undefined;
  /** Nobody need enter; but nobody goes beside before as much as is asked for has. */
  readonly isFree?: true;
  /** Factors that must enter, and what a unit counts for. */
  need(f: SeenFrame): number;
  strength(s: Seen<O>, f: SeenFrame, unit: string): number;
  /** Why some who could go one by one may not go together. */
  refuseTogether?(s: Seen<O>, units: readonly string[], to: string): Refusal | undefined;
  /** Whether units may end in a hex. */
  fits(s: Seen<O>, hex: string, units: readonly string[]): boolean;
  /** The rule by which a unit makes the first hex of its advance, or another. */
  allows(f: SeenFrame, nth: number, units: readonly string[]): RuleId;
  arrive(ctx: Ctx<O>, f: Frame, units: readonly string[], hex: string): void;
};

const entered = (f: SeenFrame): readonly string[] => varsOf(f).entered ?? [];
const goneBy = (f: SeenFrame, unit: string): number => varsOf(f).gone?.[unit] ?? 0;

type Single = readonly [unit: string, to: string];

export const pursuing = <O extends Placed>(p: Sheet, law: PursuitLaw<O>): Procedure<O> => {
  const { rules } = law;
  const at = (s: Seen<O>, unit: string): string => placeOf(s.own, unit);
  const sum = (s: Seen<O>, f: SeenFrame, units: readonly string[]): number =>
    units.reduce((all, unit) => all + law.strength(s, f, unit), 0);

  const costOf = (s: Seen<O>, f: SeenFrame, unit: string, from: string, to: string, nth: number): number =>
    law.cost?.(s, f, unit, from, to, nth) ?? 1;

  const refuseTarget = (s: Seen<O>, f: SeenFrame, unit: string): Refusal | undefined =>
    law.refuseStep(s, f, unit, at(s, unit), law.target(f), 1);

  /** Those who may still enter. */
  const waiting = (s: Seen<O>, f: SeenFrame): readonly string[] =>
    law.attackers(s, f).filter((unit) => goneBy(f, unit) === 0 && refuseTarget(s, f, unit) === undefined);

  /** The most that can stand in the hex of those who may enter, as far as more is asked for. */
  const reach = (s: Seen<O>, f: SeenFrame): number => {
    const target = law.target(f);
    const there = entered(f).filter((unit) => at(s, unit) === target);
    const through = sum(
      s,
      f,
      entered(f).filter((unit) => at(s, unit) !== target),
    );
    const grow = (set: readonly string[], rest: readonly string[]): number => {
      let best = through + sum(s, f, set);
      rest.forEach((unit, i) => {
        if (
          best < law.need(f) &&
          law.fits(
            s,
            target,
            [...set, unit].filter((one) => !there.includes(one)),
          )
        )
          best = Math.max(best, grow([...set, unit], rest.slice(i + 1)));
      });
      return best;
    };
    return grow(
      there,
      waiting(s, f).toSorted((a, b) => law.strength(s, f, b) - law.strength(s, f, a)),
    );
  };

  /** What must enter: what is asked for where there is as much, else nothing. */
  const isEntryDue = (s: Seen<O>, f: SeenFrame): boolean =>
    law.isFree !== true && sum(s, f, entered(f)) < law.need(f) && reach(s, f) >= law.need(f);

  /** Beside the hex somebody may go once enough have entered or, where there are not enough, anybody. */
  const mayPass = (s: Seen<O>, f: SeenFrame): boolean =>
    sum(s, f, entered(f)) >= law.need(f) ||
    (law.isFree !== true && entered(f).length > 0 && !isEntryDue(s, f));

  const strengthOwed = (s: Seen<O>, f: SeenFrame): Refusal =>
    refusal('ADVANCE.STRENGTH', rules.advanceStrength, {
      hex: law.target(f),
      need: law.need(f),
      has: sum(s, f, entered(f)),
      units: [...waiting(s, f)],
    });

  const refuseOne = (s: Seen<O>, f: SeenFrame, unit: string, to: string): Refusal | undefined => {
    const target = law.target(f);
    if (!law.attackers(s, f).includes(unit))
      return refusal('ADVANCE.NOT-IN-BATTLE', rules.advanceOthers ?? rules.advance, { unit });
    const from = at(s, unit);
    const nth = goneBy(f, unit) > 0 ? 2 : 1;
    if (nth > 1 && !entered(f).includes(unit)) return refusal('ADVANCE.DONE', rules.advanceBeside, { unit });
    // The first hex is everybody's.
    if (nth > 1 && goneBy(f, unit) + costOf(s, f, unit, from, to, nth) > law.most(s, f, unit))
      return refusal('ADVANCE.FAR', law.farFor?.(s, f, unit) ?? rules.advanceFar, {
        unit,
        most: law.most(s, f, unit),
      });
    if (!p.areAdjacent(from, to))
      return nth === 1
        ? refusal('ADVANCE.FIRST', rules.advanceThrough ?? rules.advance, { unit, hex: to, target })
        : refusal('ADVANCE.NOT-NEXT', rules.advance, { unit, hex: to, target });
    if (nth > 1 || to === target) return law.refuseStep(s, f, unit, from, to, nth);
    if (!p.areAdjacent(to, target))
      return refusal('ADVANCE.FIRST', rules.advanceThrough ?? rules.advance, { unit, hex: to, target });
    const beside = law.refuseBeside(s, f, unit, from, to);
    return beside ?? (mayPass(s, f) ? undefined : strengthOwed(s, f));
  };

  const refuse = (s: Seen<O>, f: SeenFrame, args: Args): Refusal | undefined => {
    const units = args['units'] ?? [];
    const [to = '', second] = args['to'] ?? [];
    if (units.length === 0 || second !== undefined || !p.isHex(to))
      return refusal('ADVANCE.WHERE', rules.advance, { hex: law.target(f) });
    const twin = units.find((unit, i) => units.indexOf(unit) < i);
    if (twin !== undefined) return refusal('ADVANCE.NOT-IN-BATTLE', rules.advance, { unit: twin });
    for (const unit of units) {
      const refused = refuseOne(s, f, unit, to);
      if (refused !== undefined) return refused;
    }
    return law.refuseTogether?.(s, units, to);
  };

  const singles = (s: Seen<O>, f: SeenFrame): readonly Single[] =>
    law
      .attackers(s, f)
      .flatMap((unit) => p.neighbours(at(s, unit)).map((to): Single => [unit, to]))
      .filter(
        ([unit, to]) =>
          refuseOne(s, f, unit, to) === undefined && law.refuseTogether?.(s, [unit], to) === undefined,
      );

  const hexesIn = (open: readonly Single[]): readonly string[] =>
    [...new Set(open.map(([, to]) => to))].toSorted();
  const ableTo = (open: readonly Single[], to: string): readonly string[] =>
    open.flatMap(([unit, hex]) => (hex === to ? [unit] : [])).toSorted();

  const every = function* (s: Seen<O>, f: SeenFrame): Generator<Args> {
    const open = singles(s, f);
    for (const to of hexesIn(open)) for (const units of setsOf(ableTo(open, to))) yield { units, to: [to] };
  };

  const order: OpenChoice<O> = {
    kind: 'open',
    verb: 'advance',
    rule: rules.advance,
    sets: ['units'],
    subjects: (s, f) => [...new Set(singles(s, f).map(([unit]) => unit))],
    complete: (s, f, args) => {
      const units = (args['units'] ?? []).toSorted();
      if ((args['to'] ?? []).length > 0 || units.length === 0) return { args: { ...args, units } };
      const open = singles(s, f);
      const hexes = hexesIn(open).filter((to) => units.every((unit) => ableTo(open, to).includes(unit)));
      const first = hexes.includes(law.target(f)) ? law.target(f) : hexes[0];
      return { args: { ...args, units, to: [first ?? law.target(f)] } };
    },
    refuse,
    numbered: (s, f) => {
      const open = singles(s, f);
      const together = hexesIn(open)
        .map((to) => ({ units: ableTo(open, to), to: [to] }))
        .filter(
          ({ units, to }) =>
            units.length > 1 &&
            law.fits(s, to[0] ?? '', units) &&
            law.refuseTogether?.(s, units, to[0] ?? '') === undefined,
        );
      const ways = [...together, ...open.map(([unit, to]) => ({ units: [unit], to: [to] }))];
      if (ways.length < MOST_NUMBERED) return ways;
      // Others are typed.
      const inward = ways.filter(({ to: [to] }) => to === law.target(f));
      return [inward, together].find((some) => some.length > 0 && some.length < MOST_NUMBERED);
    },
    list: (s, f) => [...every(s, f)],
    every: (s, f, only) =>
      legalOf(every(s, f), (args) =>
        only !== undefined && (args['units'] ?? []).join() !== only ? true : refuse(s, f, args),
      ),
    // Most of the time into the hex: it has been fought for.
    sample: (s, f, pick) => {
      const open = singles(s, f);
      const into = open.filter(([, to]) => to === law.target(f));
      const some = into.length > 0 && pick(4) > 0 ? into : open;
      const one = some[pick(Math.max(1, some.length))];
      return one === undefined ? undefined : { units: [one[0]], to: [one[1]] };
    },
    take: (ctx, f, args) => {
      const units = [...(args['units'] ?? [])];
      const [to = ''] = args['to'] ?? [];
      const nth = goneBy(f, units[0] ?? '') > 0 ? 2 : 1;
      ctx.emit({
        kind: nth > 1 ? 'unit.advanced-on' : 'unit.advanced',
        rule: nth > 1 || to === law.target(f) ? law.allows(f, nth, units) : rules.advanceBeside,
        data: { side: law.side(f), units, hex: to },
      });
      const gone = { ...varsOf(f).gone };
      for (const unit of units)
        gone[unit] = goneBy(f, unit) + costOf(ctx.seen, f, unit, at(ctx.seen, unit), to, nth);
      f.vars['gone'] = gone;
      if (to === law.target(f)) f.vars['entered'] = [...entered(f), ...units];
      law.arrive(ctx, f, units, to);
      ctx.goto('look');
    },
  };

  const pass = passChoice<O>(rules.declined, (ctx, f) => {
    if (Object.keys(varsOf(f).gone ?? {}).length > 0) return;
    ctx.emit({
      kind: 'advance.declined',
      rule: rules.declined,
      data: { side: law.side(f), hex: law.target(f) },
    });
  });

  /** Who was kept out of the hex by a rule that is told, if everybody was. */
  const barredBy = (s: Seen<O>, f: SeenFrame): readonly string[] => {
    const units = law.attackers(s, f);
    const isBarred = (unit: string): boolean => refuseTarget(s, f, unit)?.rule === rules.barred;
    return rules.barred !== undefined && units.every(isBarred) ? units : [];
  };

  return {
    look: {
      kind: 'auto',
      run: (ctx, f) => {
        if (singles(ctx.seen, f).length > 0) return;
        const units = varsOf(f).gone === undefined ? barredBy(ctx.seen, f) : [];
        if (units.length > 0 && rules.barred !== undefined)
          ctx.emit({
            kind: 'advance.barred',
            rule: rules.barred,
            data: { side: law.side(f), hex: law.target(f), units: [...units] },
          });
        ctx.done();
      },
    },
    choose: {
      kind: 'ask',
      rule: rules.advance,
      by: (_, f) => law.side(f),
      question: (s, f) => {
        const open = singles(s, f);
        const isDue = isEntryDue(s, f);
        return {
          key: isDue
            ? 'ask.advance-due'
            : entered(f).length > 0
              ? 'ask.advance-more-many'
              : 'ask.advance-many',
          params: {
            side: law.side(f),
            hex: law.target(f),
            units: [...new Set(open.map(([unit]) => unit))],
            hexes: [...hexesIn(open)],
            ...(isDue && { need: law.need(f), has: sum(s, f, entered(f)) }),
          },
        };
      },
      choices: [order, { ...pass, closed: (s, f) => (isEntryDue(s, f) ? strengthOwed(s, f) : undefined) }],
    },
  };
};
