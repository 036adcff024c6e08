// Chapter 7: German ports: how far they reach, when they work, and who draws on which of them.
import { lazy } from '../../../mechanics/lazy.ts';
import { hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import { assign } from '../../../mechanics/supply/assign.ts';
import type { Port } from '../../../mechanics/supply/assign.ts';
import type { Barriers } from '../../../mechanics/supply/barriers.ts';
import { fedBy } from '../../../mechanics/supply/short-picks.ts';
import type { Need } from '../../../mechanics/supply/short-picks.ts';
import { trace, wayOut } from '../../../mechanics/supply/trace.ts';
import type { Trace } from '../../../mechanics/supply/trace.ts';
import { KOENIGSBERG } from '../04-victory/4.2-sudden-death.ts';
import { lineOf } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
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

/** 7.9l, 7.9o */
export const isBeset = (p: Printed, s: Pick<Seeing, 'own'>, port: string): boolean =>
  p.neighbours(port).some((hex) => hasUnitsOf(p, s.own, hex, 'soviet'));

/** 7.9n, R44: its own garrison needs no line, and takes nothing from its capacity. */
export const isGarrison = (hex: string): boolean => hex === KOENIGSBERG;

export const portsIn = (
  p: Printed,
  s: Seeing,
  found: Barriers,
  overland: (hex: string) => boolean,
): Ports => {
  const { index } = p.grid;
  const { cut = [], fed = [] } = s.own.turn;
  const isShut = (hex: string): boolean => found.closed.includes(index(hex));
  const open = lazy(() =>
    p
      .withFeature('port')
      .filter((port) => !hasFallen(s, port) && !isShut(port) && !p.neighbours(port).some(isShut)),
  );
  const traced = new Map<string, Trace>();
  const around = (port: string): Trace => {
    const range = lineOf(p.tables.limits, 'port-range').value;
    // 7.9e, 7.9k, R129: counted from the port, whose own hex is not counted.
    const now = traced.get(port) ?? trace(p, germanLines(p, found, [index(port)], range));
    traced.set(port, now);
    return now;
  };
  const distance = (hex: string, port: string): number => around(port).spent?.[index(hex)] ?? -1;
  const reaches = (hex: string, port: string): boolean => open().includes(port) && distance(hex, port) >= 0;
  const nearest = (hex: string): number =>
    Math.min(...open().flatMap((port) => (reaches(hex, port) ? [distance(hex, port)] : [])));

  /** R41: those who drew on ports as somebody was left out come first (R42), then the nearest. */
  const needOf = (where: (unit: string) => string, units: readonly string[]): Need => {
    const depends = units.filter((unit) => !overland(where(unit)) && !isGarrison(where(unit)));
    const near = new Map(depends.map((unit) => [unit, nearest(where(unit))]));
    const away = (unit: string): number => near.get(unit) ?? Infinity;
    const late = (unit: string): number => (fed.includes(unit) ? 0 : 1);
    const ports: Port[] = depends.length === 0 ? [] : open().map((id) => ({ id, capacity: capacity(p, id) }));
    return {
      units: depends
        .filter((unit) => away(unit) < Infinity)
        .toSorted(
          (a, b) => late(a) - late(b) || away(a) - away(b) || p.unitIds.indexOf(a) - p.unitIds.indexOf(b),
        ),
      ports,
      reaches: (unit, port) => reaches(where(unit), port),
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
    line: (hex, port) => wayOut(p, around(port), hex),
  };
};
