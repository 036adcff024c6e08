// Chapter 8: replacements out of the dead pile, the German comb-outs, and the one return of each Romanian army.
import { passChoice } from '../../../mechanics/end-choice.ts';
import { DEFAULT, drawPlacing, placeChoice } from '../../../mechanics/entry/place.ts';
import { replacement } from '../../../mechanics/entry/replacement.ts';
import type { Replacement } from '../../../mechanics/entry/replacement.ts';
import { forgetWarning, segment } from '../../../mechanics/entry/segment.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Frame, Refusal, RuleId } from '../../../core/types.ts';
import { aftermathFirst } from '../04-how-to-win/immediate-effects.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { limitOf } from '../06-stacking.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { hasRomaniaDefected, mayReplace, whyGone } from './8.15-dead-pile.ts';
import { bestHex, byStrength, canEnter, enter, entryHexes, refuseEntry } from './8.1-entry-hexes.ts';
import { sceneOf, segmentOf } from './segment-state.ts';
import { dieValue } from '../data/charts.ts';
import type { DieLine } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isMech } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

const RVGK = 'rvgk';

const replaceable = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  unitsAt(s.own, DEAD)
    .filter((unit) => p.unit(unit).side === side && mayReplace(p, unit))
    .toSorted();

const refuseStranger = (p: Printed, s: Seeing, side: Who, unit: string): Refusal => {
  const params = { unit, side };
  if (!p.isUnit(unit) || p.unit(unit).side !== side)
    return refusal('REPLACE.NOT-YOURS', 'barbarossa:8.12a', params);
  return [DEAD, OUT].includes(placeOf(s.own, unit))
    ? refusal('REPLACE.NEVER', whyGone(p, s, unit), params)
    : refusal('REPLACE.NOT-DEAD', 'barbarossa:8.12a', { ...params, place: placeOf(s.own, unit) });
};

/** 8.12a, 8.12d, 8.12e, R103: a step a unit of its kind; mechanized steps of the Soviets bring back others as well. */
const stepsOf = perSheet((p: Printed) => {
  const of = (side: Who): Replacement<Own> =>
    replacement<Own>({
      pools: (_, f) => ({ mech: segmentOf(f).mech, nonMech: segmentOf(f).nonMech }),
      price: (_, unit) => [{ pool: isMech(p, unit) ? 'mech' : 'nonMech', amount: 1 }],
      lender: (pool) => (side === 'soviet' && pool === 'nonMech' ? 'mech' : undefined),
      candidates: (s) => replaceable(p, s, side),
      refuseStranger: (s, _, unit) => refuseStranger(p, s, side, unit),
      short: ({ mech = 0, nonMech = 0 }, units) => {
        const params = { units: [...units], mech, nonMech };
        if (mech + nonMech === 0) return refusal('REPLACE.NO-STEPS', 'barbarossa:8.12b', { side });
        if (mech + nonMech < units.length) return refusal('REPLACE.STEPS', 'barbarossa:8.12a', params);
        return refusal('REPLACE.KIND', side === 'german' ? 'barbarossa:8.12d' : 'barbarossa:8.12e', params);
      },
    });
  return { german: of('german'), soviet: of('soviet') };
});

/** Whether a step could still be used; the Soviet box has room for everybody. */
export const anyReplacement = (p: Printed, s: Seeing, f: SeenFrame, side: Who): boolean => {
  const units = stepsOf(p)[side].affordable(s, f);
  const scene = sceneOf(p, s, f, side, true);
  return units.length > 0 && (side === 'soviet' || units.some((unit) => canEnter(p, s, scene, unit)));
};

const bringBack = (
  p: Printed,
  ctx: Ctx<Own>,
  f: Frame,
  side: Who,
  units: readonly string[],
  at: string,
): void => {
  const { s } = ctx;
  const segment = segmentOf(f);
  const left = stepsOf(p)[side].after(ctx.seen, f, units);
  if (left === undefined) throw new Error('Nobody comes back for steps that are not there');
  const { mech = 0, nonMech = 0 } = left;
  Object.assign(segment, { mech, nonMech });
  const data = { units: [...units], side, mech, nonMech };
  const isCovered = side === 'soviet' && s.options['fog'] !== 'off';
  ctx.emit({ kind: 'units.replaced', rule: 'barbarossa:8.12a', data, ...(isCovered && { to: ['soviet'] }) });
  if (at === RVGK) put(s.own, units, RVGK);
  else segment.inSitu.push(...enter(p, ctx, sceneOf(p, s, f, side, true), units, at));
};

/** The strongest first, each where the program would place it. */
const replaceAll = (p: Printed, ctx: Ctx<Own>, f: Frame, side: Who): void => {
  for (const unit of byStrength(p, replaceable(p, ctx.seen, side))) {
    if (stepsOf(p)[side].after(ctx.seen, f, [unit]) === undefined) continue;
    const scene = sceneOf(p, ctx.seen, f, side, true);
    const hex = bestHex(p, ctx.seen, side, entryHexes(p, ctx.seen, scene, unit));
    const at = hex ?? (side === 'soviet' ? RVGK : undefined);
    if (at !== undefined) bringBack(p, ctx, f, side, [unit], at);
  }
};

const placesFor = (p: Printed, s: Seeing, f: SeenFrame, side: Who, unit: string): readonly string[] => {
  if (!stepsOf(p)[side].affordable(s, f).includes(unit)) return [];
  const hexes = entryHexes(p, s, sceneOf(p, s, f, side, true), unit);
  return side === 'soviet' ? [...hexes, RVGK] : hexes;
};

/** 8.12a, 8.13: out of the dead pile, and in as if for the first time. */
export const replacing = (p: Printed, side: Who): OpenChoice<Own> => {
  const { affordable, refuse } = stepsOf(p)[side];
  return placeChoice<Own>({
    verb: 'replace',
    rule: 'barbarossa:8.12a',
    next: 'settle',
    says: {
      alone: refusal('REPLACE.DEFAULT-ALONE', 'barbarossa:8.12a'),
      form: () => refusal('REPLACE.WHAT-WHERE', 'barbarossa:8.13'),
      where: (s, f, units) => {
        const hexes = placesFor(p, s, f, side, units[0] ?? '');
        return refusal('REPLACE.WHERE', 'barbarossa:8.13', { units: [...units], hexes });
      },
    },
    idle: (s, f) => {
      if (anyReplacement(p, s, f, side)) return undefined;
      const { mech, nonMech } = segmentOf(f);
      return mech + nonMech === 0
        ? refusal('REPLACE.NO-STEPS', 'barbarossa:8.12b', { side })
        : refusal('REPLACE.NOBODY', 'barbarossa:8.12a', { side, mech, nonMech });
    },
    subjects: affordable,
    places: (s, f, unit) => placesFor(p, s, f, side, unit),
    refuseUnits: refuse,
    // R95
    refusePlace: (s, f, units, at) =>
      at === RVGK && side === 'soviet'
        ? undefined
        : refuseEntry(p, s, sceneOf(p, s, f, side, true), units, at),
    placements: (s, f) => {
      const units = affordable(s, f);
      const { mech, nonMech } = segmentOf(f);
      const scene = sceneOf(p, s, f, side, true);
      return [
        { units, most: limitOf(p, 'entry'), places: (unit) => entryHexes(p, s, scene, unit) },
        { units, most: mech + nonMech, places: () => [RVGK] },
      ];
    },
    sample: (s, f, pick) => {
      const scene = sceneOf(p, s, f, side, true);
      return drawPlacing(pick, {
        units: affordable(s, f),
        default: 4,
        tries: 1,
        places: (unit) => entryHexes(p, s, scene, unit),
        otherwise: (unit) => (side === 'soviet' ? { units: [unit], at: [RVGK] } : DEFAULT),
      });
    },
    put: (ctx, f, units, at) => {
      forgetWarning(f);
      bringBack(p, ctx, f, side, units, at);
    },
    putAll: (ctx, f) => {
      forgetWarning(f);
      replaceAll(p, ctx, f, side);
    },
  });
};

/** 8.12b: nothing is kept for later; what is left goes with the frame. */
export const loseSteps = (ctx: Ctx<Own>, f: Frame, side: Who): void => {
  const { mech, nonMech } = segmentOf(f);
  if (mech + nonMech > 0)
    ctx.emit({ kind: 'steps.lost', rule: 'barbarossa:8.12b', data: { side, mech, nonMech } });
};

const dieLine = (p: Printed, id: string): DieLine => {
  const line = p.tables.dice.find((one) => one.id === id);
  if (line === undefined) throw new Error(`no die ${id}`);
  return line;
};

const EVENTS = ['comb-out-1943', 'comb-out-1944'];

/** 8.16a: the summer under way, if its comb-out has not been held. */
const combOutOpen = (p: Printed, s: Seeing): boolean => {
  const event = EVENTS.find((one) => isOn(p, s.clock.turn, one));
  return event !== undefined && !(s.own.plan.combOuts ?? []).some((turn) => isOn(p, turn, event));
};

const inPile = (p: Printed, s: Seeing): readonly string[] =>
  replaceable(p, s, 'german').filter((unit) => !isMech(p, unit));

const entries = (p: Printed) =>
  segment<Own>({
    rule: 'barbarossa:8.16b',
    by: 'german',
    step: 'enter',
    interrupt: (ctx) => aftermathFirst(p, ctx, 'settle'),
    isOpen: (s, f) => anyReplacement(p, s, f, 'german'),
    question: (s, f) => ({
      key: 'ask.comb-out-units',
      params: { count: segmentOf(f).nonMech, units: [...inPile(p, s)] },
    }),
    choices: [replacing(p, 'german')],
    rights: rightsAnyTime(p),
    endRule: 'barbarossa:8.12b',
    over: (ctx) => ctx.goto('over'),
  });

/** 8.16, R105: at the start of the German player turn; without anybody in the pile there is nothing to ask. */
export const combOut = (p: Printed): Procedure<Own> => {
  const { settle, ask } = entries(p);
  return {
    open: {
      kind: 'auto',
      run: (ctx, f) => {
        Object.assign(f.vars, { mech: 0, nonMech: 0, inSitu: [] });
        if (!combOutOpen(p, ctx.seen) || inPile(p, ctx.seen).length === 0) ctx.done();
      },
    },
    declare: {
      kind: 'ask',
      rule: 'barbarossa:8.16a',
      by: () => 'german',
      question: (s) => ({ key: 'ask.comb-out', params: { units: [...inPile(p, s)] } }),
      choices: [
        {
          kind: 'listed',
          verb: 'choose',
          rule: 'barbarossa:8.16a',
          list: () => [{ what: ['comb-out'] }],
          take: (ctx) => {
            const { own, clock } = ctx.s;
            own.plan.combOuts = [...(own.plan.combOuts ?? []), clock.turn];
            ctx.emit({ kind: 'comb-out.declared', rule: 'barbarossa:8.16a', data: { side: 'german' } });
          },
        },
        passChoice('barbarossa:8.16a', (ctx) => ctx.done()),
      ],
      rights: rightsAnyTime(p),
    },
    roll: {
      kind: 'roll',
      rule: 'barbarossa:8.16b',
      dice: () => [
        { purpose: 'comb-out', by: 'german', rule: 'barbarossa:8.16b', sides: dieLine(p, 'comb-out').die },
      ],
      take: (ctx, f, [die = 0]) => {
        const count = dieValue(dieLine(p, 'comb-out'), die);
        segmentOf(f).nonMech = count;
        ctx.emit({ kind: 'comb-out.found', rule: 'barbarossa:8.16b', data: { side: 'german', die, count } });
      },
    },
    settle,
    enter: ask,
    over: { kind: 'auto', run: (ctx, f) => loseSteps(ctx, f, 'german') },
  };
};

const returnsTo = (p: Printed, s: Seeing, die: number): { place: string; rule: RuleId } => {
  const turn = s.clock.turn + dieValue(dieLine(p, 'romanian-return'), die);
  if (hasRomaniaDefected(s.own, s.clock.turn)) return { place: OUT, rule: 'barbarossa:8.15d' };
  return p.turn(turn) !== undefined
    ? { place: trackBox(turn), rule: 'barbarossa:8.15b' }
    : { place: OUT, rule: 'barbarossa:R104' };
};

/** 8.15b, 8.15e, R104: once, a die's number of turns later, at no cost. */
export const romanianReturn = (p: Printed): Procedure<Own> => ({
  roll: {
    kind: 'roll',
    rule: 'barbarossa:8.15b',
    dice: () => [
      {
        purpose: 'romanian-return',
        by: 'german',
        rule: 'barbarossa:8.15b',
        sides: dieLine(p, 'romanian-return').die,
      },
    ],
    take: (ctx, f, [die = 0]) => {
      const { s } = ctx;
      const { unit } = f.vars as { unit: string };
      const { place, rule } = returnsTo(p, s, die);
      s.own.plan.returned = [...(s.own.plan.returned ?? []), unit];
      put(s.own, [unit], place);
      ctx.emit({ kind: 'romanians.return', rule, data: { unit, die, place } });
    },
  },
});
