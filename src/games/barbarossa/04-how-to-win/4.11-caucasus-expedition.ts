// Chapter 4: the Caucasus expedition: when its way opens, the armies sent against it, its dice, and how it is beaten.
import { passChoice } from '../../../mechanics/end-choice.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { AskStep, AutoStep, Ctx, Procedure, RollStep } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { DieRequest, RuleId } from '../../../core/types.ts';
import { award, chartDie, chartPoints } from './4.2-victory-points.ts';
import type { Taken } from './4.7-fallen-cities.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import { isRifleArmy, suppliedRifleArmies } from '../08-reinforcements/8.19-conversions.ts';
import { eliminate } from '../08-reinforcements/8.15-dead-pile.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const BOX = 'caucasus';
const RVGK = 'rvgk';

/** 4.11a, R32: Maikop, Dnepropetrovsk and Rostov, each in overland supply and with no Soviet unit beside it. */
const isWayOpen = (p: Printed, s: Seeing): boolean => {
  const hexes = p.tables.caucasusHolds.map(({ hex }) => hex);
  if (!hexes.every((hex) => isHeldBy(p, s, hex, 'german'))) return false;
  const nobodyNear = hexes.every((hex) =>
    p.neighbours(hex).every((next) => !hasUnitsOf(p, s.own, next, 'soviet')),
  );
  return nobodyNear && hexes.every(overlandHexes(p, s, 'german'));
};

/** R31: once open at the start of a turn, it stays open. */
export const openCaucasus = (p: Printed, ctx: Ctx<Own>): void => {
  const { s } = ctx;
  if (s.own.expedition !== undefined || !isWayOpen(p, s)) return;
  s.own.expedition = 'open';
  const hexes = p.tables.caucasusHolds.map(({ hex }) => hex);
  ctx.emit({ kind: 'expedition.open', rule: 'barbarossa:4.11a', data: { hexes } });
};

const needed = (p: Printed): number => p.tables.caucasusForce.find(({ id }) => id === 'response')?.units ?? 0;

/** 4.12b, R134: ordinary and oversized rifle armies and communist satellites, supplied on the map or in the box of the RVGK. */
export const respondents = (p: Printed, s: Seeing): readonly string[] => [
  ...suppliedRifleArmies(p, s),
  ...unitsAt(s.own, RVGK).filter((unit) => isRifleArmy(p, unit)),
];

const missing = (p: Printed, s: Seeing): number =>
  needed(p) - unitsAt(s.own, BOX).filter((unit) => p.unit(unit).side === 'soviet').length;

const askArmy = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:4.12a',
  by: () => 'soviet',
  question: (s) => ({ key: 'ask.response', params: { count: missing(p, s) } }),
  rights: rightsAnyTime(p),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:4.12a',
      subjects: (s) => respondents(p, s),
      list: (s) => respondents(p, s).map((unit) => ({ what: [unit] })),
      whyNot: (_, __, args) => {
        const [unit = ''] = args['what'] ?? [];
        return p.isUnit(unit) && isRifleArmy(p, unit)
          ? refusal('RESPONSE.SUPPLY', 'barbarossa:4.12b', { unit })
          : refusal('RESPONSE.NO-RIFLE-ARMY', 'barbarossa:4.12a', { what: [...(args['what'] ?? [])] });
      },
      take: (ctx, _, args) => {
        const [unit = ''] = args['what'] ?? [];
        put(ctx.s.own, [unit], BOX);
        const data = { unit, left: missing(p, ctx.seen) };
        ctx.emit({ kind: 'response.sent', rule: 'barbarossa:4.12a', data });
        ctx.goto('look');
      },
    },
    passChoice('barbarossa:4.12c', (ctx) => {
      const data = { side: 'soviet', left: missing(p, ctx.seen) };
      ctx.emit({ kind: 'response.declined', rule: 'barbarossa:4.12c', data });
    }),
  ],
});

/** 4.12a-c: at once, in the middle of the German move. Who cannot, or will not, has lost. */
export const caucasusResponse = (p: Printed): Procedure<Own> => ({
  open: {
    kind: 'auto',
    run: (ctx) => {
      const count = missing(p, ctx.seen);
      const able = respondents(p, ctx.seen).length;
      if (able >= count) return ctx.goto('look');
      const data = { count, able };
      ctx.emit({ kind: 'response.fails', rule: 'barbarossa:4.12c', data });
    },
  },
  lost: {
    kind: 'auto',
    run: (ctx) => ctx.over({ winner: 'german', rule: 'barbarossa:4.12c', reason: 'no-response' }),
  },
  look: {
    kind: 'auto',
    run: (ctx) => {
      if (missing(p, ctx.seen) <= 0 || respondents(p, ctx.seen).length === 0) ctx.done();
    },
  },
  army: askArmy(p),
  declined: {
    kind: 'auto',
    run: (ctx) => ctx.over({ winner: 'german', rule: 'barbarossa:4.12c', reason: 'declined-response' }),
  },
});

/** 4.13e: cities whose fall ends it. */
const LIFELINES: ReadonlySet<string> = new Set(['rostov', 'dnepropetrovsk']);

const isUnderWay = (s: Seeing): boolean => s.own.expedition === 'out' || s.own.expedition === 'through';

/** 4.13e, 4.13f; 4.13g: from now on no oil flows (`oilFlow`), what it has brought is left as it is. */
const beat = (p: Printed, ctx: Ctx<Own>, cause: string): void => {
  const { own } = ctx.s;
  const units = unitsAt(own, BOX).filter((unit) => p.unit(unit).side === 'german');
  own.expedition = 'beaten';
  ctx.emit({ kind: 'expedition.beaten', rule: 'barbarossa:4.13e', data: { units: [...units], cause } });
  eliminate(p, ctx, units, 'barbarossa:4.13f', 'expedition');
};

/** 4.13e: it is the gain that counts, not that a city was Soviet all the time (R31). */
export const beatByCity = (p: Printed, ctx: Ctx<Own>, { hex, by }: Taken): void => {
  if (by !== 'soviet' || !isUnderWay(ctx.seen)) return;
  if (p.tables.caucasusHolds.some((hold) => hold.hex === hex && LIFELINES.has(hold.id))) beat(p, ctx, 'city');
};

/** 4.13e: units in all five exits at once. */
export const isShutOff = (p: Printed, s: Seeing): boolean =>
  isUnderWay(s) && p.area('caucasus-exit').every((hex) => hasUnitsOf(p, s.own, hex, 'soviet'));

export const beatByExits = (p: Printed, ctx: Ctx<Own>): void => {
  if (isShutOff(p, ctx.seen)) beat(p, ctx, 'exits');
};

const one = (purpose: string, rule: RuleId): readonly DieRequest[] => [
  { purpose, by: 'german', rule, sides: 6 },
];

/** 4.13a, 4.13c: a die until the oil is reached, a point a turn from then on. */
export const oilFlow = (p: Printed, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    const { expedition } = ctx.s.own;
    if (expedition === 'out') return;
    if (expedition === 'through')
      award(p, ctx, chartPoints(p, 'oil-flow'), 'points.oil-flow', 'barbarossa:4.13c');
    ctx.goto(next);
  },
});

/** 4.13d: held and in overland supply at the time of the roll. */
export const oilAdd = (p: Printed, s: Seeing): number =>
  p.tables.caucasusAdds
    .filter(({ hex }) => isHeldBy(p, s, hex, 'german') && overlandHexes(p, s, 'german')(hex))
    .reduce((sum, { add }) => sum + add, 0);

export const oilDie = (p: Printed, next: string): RollStep<Own> => ({
  kind: 'roll',
  rule: 'barbarossa:4.13a',
  dice: () => one('expedition', 'barbarossa:4.13a'),
  take: (ctx, _, [roll = 1]) => {
    const { s } = ctx;
    const added = oilAdd(p, s);
    const final = roll + added;
    const row = p.tables.caucasus.find(({ least, most }) => final >= least && final <= most);
    const through = row?.id === 'breakthrough';
    const rule = added > 0 ? 'barbarossa:4.13d' : 'barbarossa:4.13a';
    ctx.emit({ kind: 'expedition.rolled', rule, data: { roll, added, final, through } });
    if (through) s.own.expedition = 'through';
    else ctx.goto(next);
  },
});

/** 4.13b, 4.11e, R34 */
export const oilAward = (p: Printed): RollStep<Own> => ({
  kind: 'roll',
  rule: 'barbarossa:4.13b',
  dice: () => one('oil', 'barbarossa:4.13b'),
  take: (ctx, _, [roll = 1]) => award(p, ctx, chartDie(p, 'oil', roll), 'points.oil', 'barbarossa:4.13b'),
});
