// The printed map as front ends ask for it: ground, sides, and the names of places.
import { controlAtStart } from '../board/scenario.ts';
import { directions } from '../hex/directions.ts';
import type { Board, SideInfo } from '../api/game.ts';
import { lazy } from './lazy.ts';
import type { Sheet } from './sheet.ts';

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** `boxes`: titles by id. */
export const boardInfo = (p: Sheet, boxes: Readonly<Record<string, string>>): Board => {
  const { board } = p.set;
  const { map, grid } = board;
  const nameOf = (table: Readonly<Record<string, { readonly name: string }>>, key: string | undefined) =>
    key === undefined ? undefined : table[key]?.name;
  const held = lazy(() => controlAtStart(map));
  const named = grid.ids.filter((id) => p.hex(id).city !== undefined || p.hex(id).label !== undefined);
  const cities = new Map(
    named.flatMap((id) => {
      const { city } = p.hex(id);
      return city === undefined ? [] : [[letters(city), id] as const];
    }),
  );
  return {
    grid,
    hex: (id) => {
      const { terrains, country, zone, water, city, label, objective, points, port, fortified } = p.hex(id);
      const name = city ?? label;
      const countryName = nameOf(map.countries, country);
      const owner = held().get(id);
      const waterName = nameOf(map.waters, water);
      return {
        terrain: terrains.map((terrain) => map.terrains[terrain]?.name ?? terrain).join(', '),
        glyph: (map.terrains[terrains[0] ?? '']?.sign ?? ' ').repeat(2),
        ...(name !== undefined && { name }),
        ...(objective !== undefined && { sign: city === undefined ? '*' : 'O' }),
        facts: {
          ...(countryName !== undefined && { country: countryName }),
          ...(owner !== undefined && { holder: owner }),
          ...(waterName !== undefined && { water: waterName }),
          ...(zone !== undefined && { zone }),
          ...(city !== undefined && { city: true }),
          ...(objective !== undefined && { objective }),
          ...(points !== undefined && { points }),
          ...(port !== undefined && { port: true }),
          ...(fortified !== undefined && { fortified }),
        },
      };
    },
    sides: (id) => {
      const from = grid.index(id);
      return directions.flatMap((_, dir): SideInfo[] =>
        (board.sides.get(from * 6 + dir) ?? []).map(({ kind, name, river, water }) => {
          const called = name ?? nameOf(map.rivers, river) ?? nameOf(map.waters, water);
          return {
            dir,
            kind: map.sideKinds[kind]?.name ?? kind,
            ...(called !== undefined && { name: called }),
          };
        }),
      );
    },
    places: {
      ...Object.fromEntries(
        named.flatMap((id) => {
          const { city, label } = p.hex(id);
          const name = city ?? label;
          // A label that spells a city another way stands for the city.
          return name === undefined ? [] : [[name, cities.get(letters(name)) ?? id]];
        }),
      ),
      ...Object.fromEntries(Object.entries(boxes).map(([id, name]) => [name.toLowerCase(), id])),
    },
  };
};
