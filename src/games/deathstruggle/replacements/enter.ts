// Arrivals of a player turn: those that come by themselves into cities, and the order `enter` for those whose place their owner
// chooses (REP.1 to REP.8, SIB.5, SIB.6, R59, R114, R115, R121).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { atRestBy, resting } from '../../../core/state-cache.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { bestHex } from '../../../mechanics/entry/best-hex.ts';
import { drawPlacing, placeChoice } from '../../../mechanics/entry/place.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { enterHex } from '../enter.ts';
import type { Own, Seeing } from '../state.ts';
import { refuseArrival } from '../strategic-movement/rail.ts';
import { classOf } from '../unit-data/classes.ts';
import {
  brigadeFor,
  cityArrivals,
  dueNow,
  hasHex,
  hexesFor,
  hexesOfLine,
  lineFor,
  lineOfWaiting,
  militiaCounters,
  moscowArrivals,
  ruleOf,
} from './arrivals.ts';
import type { LineId } from './arrivals.ts';
import { rifleCounters } from './parts.ts';

/** R115: in good order; SIB.6: shock armies on their strong side. */
const arrive = (p: Printed, ctx: Ctx<Own>, unit: string, hex: string, line: LineId): void => {
  enterHex(p, ctx, [unit], hex);
  ctx.s.own.pulse.arrived.push({ unit, line });
  if (classOf(p, unit).isShock) ctx.s.own.strong.push(unit);
};

/** What is noted of those who come by themselves: they use up no line of the others. */
const CITY: LineId = 'city';

/** As the player turn of the Russians begins; R121: no counter or no room, and nobody comes. */
export const comeToCities = (p: Printed, ctx: Ctx<Own>): void => {
  const come = (unit: string | undefined, hex: string): boolean => {
    if (unit === undefined || refuseArrival(p, ctx.seen, unit, hex) !== undefined) return false;
    arrive(p, ctx, unit, hex, CITY);
    return true;
  };
  const told = new Map<LineId, { units: string[]; hexes: string[] }>();
  const note = (line: LineId, unit: string, hex: string): void => {
    const before = told.get(line) ?? { units: [], hexes: [] };
    before.units.push(unit);
    before.hexes.push(hex);
    told.set(line, before);
  };
  for (const { hex, line, factory } of cityArrivals(p, ctx.seen)) {
    const unit =
      factory === undefined
        ? (line === 'rifle' ? rifleCounters(p, ctx.seen) : militiaCounters(p, ctx.seen))[0]
        : brigadeFor(p, ctx.seen, factory);
    if (come(unit, hex) && unit !== undefined) note(line, unit, hex);
  }
  const moscow = p.placeNamed('Moscow');
  for (const unit of moscowArrivals(p, ctx.seen)) {
    const { type } = p.unit(unit);
    if (come(unit, moscow)) note(type, unit, moscow);
  }
  for (const [line, { units, hexes }] of told)
    ctx.emit({
      kind: 'arrivals.came',
      rule: ruleOf(p, line),
      data: { line, units, hexes, count: units.length, ...(units.length > FEW && { many: true }) },
    });
};

/** So many are named one by one. */
const FEW = 3;

const RULES: Readonly<Record<Who, RuleId>> = {
  axis: 'deathstruggle:REP.7',
  russian: 'deathstruggle:REP.3',
};

/** Who can come now, and has a hex. */
export const entrants = atRestBy((p: Printed, s: Seeing, side: Who): readonly string[] =>
  dueNow(p, s, side).flatMap(({ line, units }) => units.filter((unit) => hasHex(p, s, unit, line))),
);

const refuseUnit = (p: Printed, s: Seeing, side: Who, unit: string): Refusal | undefined => {
  const rule = RULES[side];
  if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('ENTER.NOT-YOURS', rule, { unit, side });
  return lineFor(p, s, side, unit) === undefined
    ? refusal('ENTER.NOT-DUE', ruleOfWaiting(p, s, unit), { unit, place: placeOf(s.own, unit) })
    : undefined;
};

/** What a unit that is not due comes by, or never again. */
const ruleOfWaiting = (p: Printed, s: Seeing, unit: string): RuleId => {
  const line = lineOfWaiting(p, s, unit);
  if (line !== undefined) return ruleOf(p, line);
  const side = p.sideOf(unit);
  const isLost = [DEAD, OUT].includes(placeOf(s.own, unit));
  if (isLost && classOf(p, unit).isKatyusha) return 'deathstruggle:KAT.5';
  if (!isLost || side === 'russian') return RULES[side];
  return classOf(p, unit).type === 'panzer' ? 'deathstruggle:REP.9' : 'deathstruggle:REP.10';
};

/** SIB.5 for the reserve, which has its places there; `other`: of nobody who is due. */
const ruleOfPlace = (p: Printed, line: LineId, other: RuleId): RuleId => {
  if (line === '') return other;
  return line === 'reserve' ? 'deathstruggle:SIB.5' : ruleOf(p, line);
};

const refusePlace = (p: Printed, s: Seeing, side: Who, unit: string, hex: string): Refusal | undefined => {
  const line = lineFor(p, s, side, unit) ?? '';
  if (!p.isHex(hex) || !hexesOfLine(p, s, line).has(hex))
    return refusal('ENTER.NOT-THERE', ruleOfPlace(p, line, RULES[side]), { unit, hex, line });
  return refuseArrival(p, s, unit, hex);
};

/** For who draws at random: one in so many has all come at once. */
const ALL = 8;
const TRIES = 4;

export const enterChoice = (p: Printed, side: Who): OpenChoice<Own> => {
  const rule = RULES[side];
  const enter = (ctx: Ctx<Own>, unit: string, hex: string): void => {
    const line = lineFor(p, ctx.seen, side, unit) ?? '';
    arrive(p, ctx, unit, hex, line);
    ctx.emit({ kind: 'unit.arrived', rule: ruleOf(p, line), data: { unit, hex, line } });
  };
  return placeChoice<Own>({
    verb: 'enter',
    rule,
    says: {
      alone: refusal('ENTER.ALONE', rule),
      form: () => refusal('ENTER.ONE', rule, { side }),
      where: (s, _, [unit = '']) =>
        refusal('ENTER.WHERE', ruleOfPlace(p, lineFor(p, s, side, unit) ?? '', rule), {
          unit,
          hexes: [...hexesFor(p, s, unit)],
        }),
    },
    idle: (s) => (entrants(p, s, side).length > 0 ? undefined : refusal('ENTER.NOBODY', rule, { side })),
    subjects: (s) => entrants(p, s, side),
    places: (s, _, unit) => hexesFor(p, s, unit),
    refuseUnits: (s, _, units) =>
      units.length > 1 ? refusal('ENTER.ONE', rule, { side }) : refuseUnit(p, s, side, units[0] ?? ''),
    refusePlace: (s, _, [unit = ''], at) => refusePlace(p, s, side, unit, at),
    refuseAll: (s) => (entrants(p, s, side).length > 0 ? undefined : refusal('ENTER.NOBODY', rule, { side })),
    placements: function* (s) {
      for (const unit of entrants(p, s, side))
        yield { units: [unit], most: 1, places: () => hexesFor(p, s, unit) };
    },
    sample: (s, _, pick) =>
      drawPlacing(pick, {
        units: entrants(p, s, side),
        default: ALL,
        tries: TRIES,
        places: (unit) => hexesFor(p, s, unit),
      }),
    put: (ctx, _, [unit = ''], at) => enter(ctx, unit, at),
    putAll: (ctx) => {
      const { seen } = ctx;
      const next = (): readonly [unit: string, hex: string] | undefined => {
        const [unit] = entrants(p, seen, side);
        const hex = unit === undefined ? undefined : bestHex(p, seen, side, hexesFor(p, seen, unit));
        return unit === undefined || hex === undefined ? undefined : [unit, hex];
      };
      for (let found = resting(seen, next); found !== undefined; found = resting(seen, next))
        enter(ctx, ...found);
    },
  });
};
