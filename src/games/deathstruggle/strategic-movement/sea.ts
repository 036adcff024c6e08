// Strategic movement by sea: two small units in a turn, from a coast to a port of the same sea, each at a risk (STR.1, STR.6 to
// STR.11, R69, R70).
import { procName, procedure, refusal } from '../../../core/rule-set.ts';
import type { OpenChoice, Procedure, Seen } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { rowOf } from '../../../mechanics/combat/die-index.ts';
import { holder, isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf, stacksOf } from '../../../mechanics/places.ts';
import { coasts } from '../../../mechanics/supply/coasts.ts';
import { unitOrder } from '../../../mechanics/entry/unit-orders.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { eliminate } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { refuseArrival, refuseTraveller } from './rail.ts';

const SEAS = ['baltic', 'black-sea', 'azov'] as const;
export type Sea = (typeof SEAS)[number];

/** STR.7: the Sea of Azov is part of the Black Sea. */
const BASINS: readonly (readonly Sea[])[] = [['baltic'], ['black-sea', 'azov']];

/** STR.9 to STR.11: who holds all of these controls the sea. */
const KEYS: Readonly<Record<Sea, readonly string[]>> = {
  baltic: ['Koenigsberg'],
  'black-sea': ['Sevastopol'],
  azov: ['Kerch', 'Taman'],
};

/** Who controls a sea; R70: nobody, where its shores are not of one side. */
export const controllerOf = (p: Printed, s: Seeing, sea: Sea): Who | undefined => {
  const [first, ...more] = KEYS[sea].map((place) => holder(p, s, p.placeNamed(place)));
  return more.every((side) => side === first) ? first : undefined;
};

const coastsOf = perSheet((p: Printed) => coasts<Sea>(p, { waters: SEAS, terrain: 'all-sea', side: 'sea' }));

const portWaters = (p: Printed, hex: string): readonly Sea[] => {
  const waters = p.hex(hex).features.flatMap(({ key, waters = [] }) => (key === 'port' ? waters : []));
  return SEAS.filter((sea) => waters.includes(sea));
};

/** Seas on which a hex lies: those of its coast, and of its port. */
export const seasAt = (p: Printed, hex: string): readonly Sea[] => seasByHex(p).get(hex) ?? [];

const seasByHex = perSheet(
  (p: Printed): ReadonlyMap<string, readonly Sea[]> =>
    new Map(
      p.grid.ids.map((hex) => {
        const [shore, port] = [coastsOf(p)(hex), portWaters(p, hex)];
        return [hex, SEAS.filter((sea) => shore.includes(sea) || port.includes(sea))];
      }),
    ),
);

/** The seas that a voyage crosses, the safest voyage there is; nothing where no sea joins them. */
const voyage = (p: Printed, s: Seeing, side: Who, from: string, to: string): readonly Sea[] | undefined => {
  const [out, into] = [seasAt(p, from), portWaters(p, to)];
  const all = BASINS.flatMap((basin) =>
    out
      .filter((sea) => basin.includes(sea))
      .flatMap((a) =>
        into.filter((sea) => basin.includes(sea)).map((b): readonly Sea[] => (a === b ? [a] : [a, b])),
      ),
  );
  return all.find((seas) => isSafe(p, s, side, seas)) ?? all[0];
};

const isSafe = (p: Printed, s: Seeing, side: Who, seas: readonly Sea[]): boolean =>
  seas.every((sea) => controllerOf(p, s, sea) === side);

/** STR.8, R94: the highest roll by index A with which a unit is sunk. */
export const sinkingRoll = (p: Printed, s: Seeing, side: Who, seas: readonly Sea[]): number =>
  p.limit(isSafe(p, s, side, seas) ? 'sunk-own' : 'sunk-enemy');

const portsNow = atRestBy((p: Printed, s: Seeing, side: Who): readonly string[] =>
  p
    .withFeature('port')
    .filter((hex) => isHeldBy(p, s, hex, side) && !hasUnitsOf(p, s.own, hex, p.other(side)))
    .toSorted(),
);

const refuseUnit = (p: Printed, s: Seen<Own>, side: Who, unit: string): Refusal | undefined => {
  const refused = refuseTraveller(p, s, side, unit, 'SAIL');
  if (refused !== undefined) return refused;
  if (classOf(p, unit).isCorpsLevel) return refusal('SAIL.LARGE', 'deathstruggle:STR.6', { unit });
  const most = p.limit('sea-units');
  if (s.own.pulse.sailed >= most) return refusal('SAIL.ENOUGH', 'deathstruggle:STR.6', { most, side });
  const place = placeOf(s.own, unit);
  return seasAt(p, place).length === 0
    ? refusal('SAIL.INLAND', 'deathstruggle:STR.6', { unit, hex: place })
    : undefined;
};

const refusePort = (p: Printed, s: Seeing, side: Who, unit: string, hex: string): Refusal | undefined => {
  const here = placeOf(s.own, unit);
  if (hex === here) return refusal('MOVE.THERE', 'deathstruggle:STR.6', { units: [unit], hex });
  if (!portsNow(p, s, side).includes(hex))
    return refusal('SAIL.NO-PORT', 'deathstruggle:STR.6', { place: hex });
  if (voyage(p, s, side, here, hex) === undefined)
    return refusal('SAIL.OTHER-SEA', 'deathstruggle:STR.7', { unit, hex });
  return refuseArrival(p, s, unit, hex);
};

const portsFor = (p: Printed, s: Seeing, side: Who, unit: string): readonly string[] =>
  portsNow(p, s, side).filter((hex) => refusePort(p, s, side, unit, hex) === undefined);

const sailorsNow = atRestBy((p: Printed, s: Seeing, side: Who): readonly string[] => {
  if (s.own.pulse.sailed >= p.limit('sea-units')) return [];
  return stacksOf(p, s, side)
    .filter(({ place }) => seasAt(p, place).length > 0)
    .flatMap(({ units }) => units)
    .filter(
      (unit) =>
        refuseUnit(p, s, side, unit) === undefined &&
        portsNow(p, s, side).some((hex) => refusePort(p, s, side, unit, hex) === undefined),
    );
});

type SailingVars = { unit: string; side: Who; from: string; hex: string; most: number };

const SAILING = procName<SailingVars>('sailing');

/** Why one unit, and one port, do not go together. */
const refuseSail = (p: Printed, s: Seeing, side: Who, args: Args): Refusal | undefined => {
  const [unit = '', more] = args['units'] ?? [];
  const [hex, other] = args['path'] ?? [];
  if (unit === '' || more !== undefined || hex === undefined || other !== undefined)
    return refusal('SAIL.FORM', 'deathstruggle:STR.6');
  return refuseUnit(p, s, side, unit) ?? refusePort(p, s, side, unit, hex);
};

/** STR.8: how likely the unit is sunk, before it sails. */
export const sailingRisk = (p: Printed, s: Seeing, args: Args): readonly Message[] => {
  const side = s.clock.phasing as Who;
  if (refuseSail(p, s, side, args) !== undefined) return [];
  const [[unit = ''] = [], [hex = ''] = []] = [args['units'], args['path']];
  const seas = voyage(p, s, side, placeOf(s.own, unit), hex) ?? [];
  const of = lineOf(p.tables.dice, 'sea').die;
  const chance = sinkingRoll(p, s, side, seas);
  return [{ key: 'doubt.sail', params: { unit, hex, chance, of, rule: 'deathstruggle:STR.8' } }];
};

/** For who draws at random: one in so many risks it. */
const RELUCTANCE = 6;

export const sailChoice = (p: Printed, side: Who): OpenChoice<Own> =>
  unitOrder<Own>({
    verb: 'sail',
    rule: 'deathstruggle:STR.6',
    nobody: refusal('SAIL.NOBODY', 'deathstruggle:STR.6', { side }),
    able: (s) => sailorsNow(p, s, side),
    ways: (s, unit) => portsFor(p, s, side, unit).map((hex) => ({ units: [unit], path: [hex] })),
    refuse: (s, args) => refuseSail(p, s, side, args),
    seldom: RELUCTANCE,
    take: (ctx, args, step) => {
      const [unit = ''] = args['units'] ?? [];
      const [hex = ''] = args['path'] ?? [];
      const from = placeOf(ctx.seen.own, unit);
      const seas = voyage(p, ctx.seen, side, from, hex) ?? [];
      const most = sinkingRoll(p, ctx.seen, side, seas);
      ctx.s.own.pulse.sailed += 1;
      ctx.call(SAILING, { unit, side, from, hex, most }, step);
    },
  });

const sailingSteps = (p: Printed): Procedure<Own, SailingVars> => ({
  roll: {
    kind: 'roll',
    rule: 'deathstruggle:STR.8',
    dice: (_, { vars: { side } }) => [
      { purpose: 'sea', by: side, rule: 'deathstruggle:STR.8', sides: lineOf(p.tables.dice, 'sea').die },
    ],
    take: (ctx, { vars }, [face = 0]) => {
      const { unit, from, hex, most } = vars;
      const isSunk = rowOf(ctx.seen, face) <= most;
      const data = { unit, from, hex, die: face, chance: most, sunk: isSunk };
      ctx.emit({ kind: 'unit.sailed', rule: 'deathstruggle:STR.8', data });
      if (isSunk) eliminate(p, ctx, [unit], 'deathstruggle:STR.8', 'sea');
      else {
        enterHex(p, ctx, [unit], hex);
        disrupt(p, ctx, [unit], 'deathstruggle:STR.1');
      }
      ctx.done();
    },
  },
});

export const sailing = (p: Printed): Procedure<Own> => procedure<Own, SailingVars>(sailingSteps(p));
