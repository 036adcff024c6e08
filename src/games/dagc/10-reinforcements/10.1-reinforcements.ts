// Chapter 10: new units of a side are placed in the phase in which they arrive, or wait (10.5a).
import { DEAD } from '../../../mechanics/entry/dead-pile.ts';
import { byRank } from '../../../mechanics/entry/best-hex.ts';
import { drawPlacing, placeChoice } from '../../../mechanics/entry/place.ts';
import { dueUnits, trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { faceUp } from '../../../mechanics/steps.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { Params, Refusal } from '../../../core/types.ts';
import { agreed } from '../03-set-up/3.5-scenarios.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { sceneOf } from './10.1-access.ts';
import { bestHex, enter, entryHexes } from './10.1-entry-hexes.ts';

/** R17: whether those who are due arrive in the phase under way. R18: after the one in which they could be interdicted. */
const isArrivalPhase = (p: Printed, s: Seeing): boolean =>
  s.clock.phase.endsWith(agreed(p, s, 'arrival') === 'first' ? '-replacement' : '-movement');

/** 10.1a, 3.6h, R133: units whose turn has come, those of earlier turns and those out of the dead pile too. */
const arrivals = (p: Printed, s: Seeing, side: Who): readonly string[] => dueUnits(p, s, side);

const hexesFor = (p: Printed, s: Seeing, unit: string): readonly string[] => {
  const side = phasing(s);
  return arrivals(p, s, side).includes(unit) ? entryHexes(p).hexes(s, sceneOf(p, s, side), unit) : [];
};

/** Who could be placed now. */
export const canArrive = atRest((p: Printed, s: Seeing): readonly string[] => {
  const side = phasing(s);
  const scene = sceneOf(p, s, side);
  return isArrivalPhase(p, s) ? arrivals(p, s, side).filter((unit) => entryHexes(p).any(s, scene, unit)) : [];
});

/** What the question of a phase says of those who can come in it; who waits on the track is open to all. */
export const toldOfArrivals = (p: Printed, s: Seeing): Params => {
  const units = canArrive(p, s);
  return units.length === 0 ? {} : { units: [...units] };
};

/** Who is not here to be placed, and why. */
const refuseStranger = (p: Printed, s: Seeing, side: Who, unit: string): Refusal => {
  if (!p.isUnit(unit) || p.sideOf(unit) !== side)
    return refusal('PLACE.NOT-YOURS', 'dagc:10.1a', { unit, side });
  const place = placeOf(s.own, unit);
  const turn = trackTurn(place);
  if (turn !== undefined) return refusal('PLACE.NOT-YET', 'dagc:10.5b', { unit, turn });
  return place === DEAD
    ? refusal('PLACE.LOST', 'dagc:10.8a', { unit })
    : refusal('PLACE.NOT-WAITING', 'dagc:10.1a', { unit, place });
};

/** The strongest first, each where the program would place it. */
const placeAll = (p: Printed, ctx: Ctx<Own>): void => {
  const { s } = ctx;
  const side = phasing(s);
  for (const unit of byRank(arrivals(p, s, side), (each) => -Number(faceUp(p, s.own, each)['combat'] ?? 0))) {
    const scene = sceneOf(p, s, side);
    const hex = bestHex(p, s, side, entryHexes(p).hexes(s, scene, unit));
    if (hex !== undefined) enter(p, ctx, scene, [unit], hex);
  }
};

/** 10.1a: the rule of arrival; it can be done in one phase of a player turn (R17). */
export const placing = (p: Printed): OpenChoice<Own> =>
  placeChoice<Own>({
    verb: 'place',
    rule: 'dagc:10.1a',
    says: {
      alone: refusal('PLACE.DEFAULT-ALONE', 'dagc:10.1a'),
      form: () => refusal('PLACE.WHAT-WHERE', 'dagc:10.1a'),
      where: (s, _, units) =>
        refusal('PLACE.WHERE', 'dagc:10.1c', {
          units: [...units],
          hexes: hexesFor(p, s, units[0] ?? ''),
        }),
    },
    closed: (s) =>
      isArrivalPhase(p, s)
        ? undefined
        : refusal('PLACE.PHASE', 'dagc:R17', { phase: agreed(p, s, 'arrival') }),
    idle: (s) =>
      canArrive(p, s).length > 0 ? undefined : refusal('PLACE.NOBODY', 'dagc:10.1a', { side: phasing(s) }),
    subjects: (s) => arrivals(p, s, phasing(s)),
    places: (s, _, unit) => hexesFor(p, s, unit),
    refuseUnits: (s, _, units) => {
      const side = phasing(s);
      const due = arrivals(p, s, side);
      const stranger = units.find((unit) => !due.includes(unit));
      return stranger === undefined ? undefined : refuseStranger(p, s, side, stranger);
    },
    refusePlace: (s, _, units, hex) => entryHexes(p).refuse(s, sceneOf(p, s, phasing(s)), units, hex),
    placements: (s) => {
      const side = phasing(s);
      const scene = sceneOf(p, s, side);
      return [
        {
          units: arrivals(p, s, side),
          most: lineOf(p.tables.limits, 'stack').value,
          places: (unit) => entryHexes(p).hexes(s, scene, unit),
        },
      ];
    },
    sample: (s, _, pick) => {
      const units = canArrive(p, s);
      return drawPlacing(pick, { units, default: 4, tries: 1, places: (unit) => hexesFor(p, s, unit) });
    },
    put: (ctx, _, units, hex) => enter(p, ctx, sceneOf(p, ctx.seen, phasing(ctx.seen)), units, hex),
    putAll: (ctx) => placeAll(p, ctx),
  });
