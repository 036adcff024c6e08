// Chapter 7: German ports: how far they reach, when they work, and who draws on which of them.
import { distance } from '../../../hex/distance.ts';
import { lazy } from '../../../mechanics/lazy.ts';
import { hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import { assign } from '../../../mechanics/supply/assign.ts';
import type { Port } from '../../../mechanics/supply/assign.ts';
import { openSteps } from '../../../mechanics/supply/barriers.ts';
import type { Barriers } from '../../../mechanics/supply/barriers.ts';
import { fedBy } from '../../../mechanics/supply/short-picks.ts';
import type { Need } from '../../../mechanics/supply/short-picks.ts';
import { trace, supplyLine } from '../../../mechanics/supply/trace.ts';
import type { Trace } from '../../../mechanics/supply/trace.ts';
import { KOENIGSBERG } from '../04-victory/4.2-sudden-death.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { linesOn } from './7.2-lines.ts';
import { germanLines } from './7.8-borders.ts';

export type Ports = {
  /** R40: those without a line over land, who could draw on a port; in the order in which they are fed. */
  need(): Need;
  /** The port on which a unit draws, as it would be in a hex. */
  of(unit: string, hex: string): string | undefined;
  /** R80: whether it could draw on this one, with as many fed as can be. */
  couldDraw(unit: string, port: string): boolean;
  /** From a hex to a port, both included. */
  line(hex: string, port: string): readonly string[];
};

/** 7.9p */
export const NO_PORTS: Ports = {
  need: () => ({ units: [], ports: [], reaches: () => false }),
  of: () => undefined,
  couldDraw: () => false,
  line: () => [],
};

/** 7.9b, 7.9c, R45: as the map has them. */
const capacity = (p: Printed, port: string): number =>
  lineOf(p.tables.limits, p.feature(port, 'city') === undefined ? 'port-town' : 'port-city').value;

/** 7.9m: whose hex has changed hands once it was Soviet. */
export const hasFallen = (s: Pick<Seeing, 'own'>, port: string): boolean => Object.hasOwn(s.own.held, port);

/** 7.9l, 7.9o, R43: in any other port its units are out of supply, too. */
export const isBeset = (p: Printed, s: Pick<Seeing, 'own'>, port: string): boolean =>
  p.neighbours(port).some((hex) => hasUnitsOf(p, s.own, hex, 'soviet'));

/** 7.9n, R44: its own garrison needs no line, and takes nothing from its capacity. */
export const isGarrison = (hex: string): boolean => hex === KOENIGSBERG;

type Reached = Port & { readonly away: number };

const NOTHING: Barriers = { closed: [], sealed: [] };

export const portsIn = (
  p: Printed,
  s: Seeing,
  barriers: Barriers,
  overland: (hex: string) => boolean,
): Ports => {
  const { index } = p.grid;
  const { cut = [], fed = [] } = s.own.turn;
  const range = lineOf(p.tables.limits, 'port-range').value;
  const shut = lazy(() => new Set(barriers.closed));
  const isShut = (hex: string): boolean => shut().has(index(hex));
  const open = lazy(() =>
    p
      .withFeature('port')
      .filter((port) => !hasFallen(s, port) && !isShut(port) && !p.neighbours(port).some(isShut))
      .map((id): Port => ({ id, capacity: capacity(p, id) })),
  );
  // What stands in the way is laid out once for all ports.
  const steps = lazy(() => openSteps(p.grid, linesOn(p).steps('german'), barriers).slice());
  const traced = new Map<string, Trace>();
  const around = (port: string): Trace => {
    // 7.9e, 7.9k, R129: counted from the port, whose own hex is not counted.
    const now =
      traced.get(port) ?? trace(p, { ...germanLines(p, NOTHING, [index(port)], range), steps: steps() });
    traced.set(port, now);
    return now;
  };
  /** The ports that reach a hex, the nearest first. */
  const near = new Map<string, readonly Reached[]>();
  const portsOf = (hex: string): readonly Reached[] => {
    const before = near.get(hex);
    if (before !== undefined) return before;
    const at = index(hex);
    const reached = open().flatMap((port) => {
      if (distance(p.grid, at, index(port.id)) > range) return [];
      const away = around(port.id).spent?.[at] ?? -1;
      return away < 0 ? [] : [{ ...port, away }];
    });
    const now = reached.toSorted((a, b) => a.away - b.away);
    near.set(hex, now);
    return now;
  };

  /** R41: those who drew on ports as somebody was left out come first (R42), then the nearest, in print order. */
  const needOf = (where: (unit: string) => string, units: readonly string[]): Need => {
    const depends = units.flatMap((unit) => {
      const hex = where(unit);
      const [first] = overland(hex) || isGarrison(hex) ? [] : portsOf(hex);
      return first === undefined
        ? []
        : [{ unit, away: first.away, claim: fed.includes(unit) ? 0 : 1, print: p.unitIds.indexOf(unit) }];
    });
    const asked = (unit: string): readonly Reached[] => portsOf(where(unit));
    return {
      units: depends
        .toSorted((a, b) => a.claim - b.claim || a.away - b.away || a.print - b.print)
        .map(({ unit }) => unit),
      ports: depends.length === 0 ? [] : open(),
      reaches: (unit, port) => asked(unit).some(({ id }) => id === port),
      asked,
    };
  };
  /** 7.9i, 7.9j: those who were left out stay so for the turn. */
  const fedIn = (need: Need): ReadonlyMap<string, string> =>
    fedBy({ ...need, units: need.units.filter((unit) => !cut.includes(unit)) }, []);

  const here = (unit: string): string => placeOf(s.own, unit);
  const need = lazy(() => needOf(here, onMap(p, s, 'german')));
  const drawn = lazy(() => fedIn(need()));
  return {
    need,
    of: (unit, hex) => {
      if (hex === here(unit)) return drawn().get(unit);
      const there = (other: string): string => (other === unit ? hex : here(other));
      const units = onMap(p, s, 'german');
      return fedIn(needOf(there, units.includes(unit) ? units : [...units, unit])).get(unit);
    },
    couldDraw: (unit, port) => {
      if (isGarrison(here(unit))) return port === KOENIGSBERG;
      const { units, ports, reaches: can } = need();
      const only: Need['reaches'] = (other, id) => (other !== unit || id === port) && can(other, id);
      const all = units.filter((other) => !cut.includes(other));
      const found = assign([unit, ...all.filter((other) => other !== unit)], ports, only);
      return all.includes(unit) && found.has(unit) && found.size === drawn().size;
    },
    line: (hex, port) => supplyLine(p, around(port), hex),
  };
};
