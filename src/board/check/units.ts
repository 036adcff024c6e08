// Checks counters: ids, prints and names of their own, mobility as their type has it, set-up on land, pairs that agree.
import { UNITS } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';
import { has, hexLine, isHex, isLand } from '../board-files.ts';
import type { GriddedParts } from '../board-files.ts';
import type { UnitLine } from '../data-types.ts';

type Told = { readonly text: string; readonly path: Path; readonly of: string };

/** Every text that was there before. */
const twice = (field: string, told: readonly Told[]): readonly Finding[] => {
  const there = new Map<string, string>();
  return told.flatMap(({ text, path, of }) => {
    const before = there.get(text);
    there.set(text, before ?? of);
    const said = text.slice(text.indexOf('\n') + 1);
    return before === undefined
      ? []
      : [finding('UNIT.TWICE', UNITS, path, { field, value: said, id: of, before })];
  });
};

const sameNames = ({ units }: GriddedParts): readonly Finding[] => {
  const lines = [
    ...units.units.map((line, i) => ({ line, at: ['units', i] })),
    ...units.markers.map((line, i) => ({ line, at: ['markers', i] })),
  ];
  const ofUnits = (field: 'print' | 'name'): readonly Told[] =>
    units.units.map((line, i) => ({
      text: `${line.side}\n${line[field].toLowerCase()}`,
      path: ['units', i, field],
      of: line.id,
    }));
  return [
    ...twice('id', [
      ...lines.map(({ line, at }, n) => ({ text: line.id, path: [...at, 'id'], of: `counter ${n + 1}` })),
      // Both are typed to say who is meant.
      ...Object.keys(units.formations ?? {}).map((id) => ({
        text: id,
        path: ['formations', id],
        of: `formation ${id}`,
      })),
    ]),
    ...twice('print', ofUnits('print')),
    ...twice('name', ofUnits('name')),
  ];
};

/** A conversion is known to both of its units. */
const pairFindings = (
  byId: ReadonlyMap<string, UnitLine>,
  unit: UnitLine,
  at: (field: string) => Path,
): readonly Finding[] => {
  const pairs = [
    ['converts', 'counterpart'],
    ['counterpart', 'converts'],
  ] as const;
  return pairs.flatMap(([field, back]) => {
    const id = unit[field];
    const other = id === undefined ? undefined : byId.get(id);
    if (other === undefined || other[back] === unit.id) return [];
    return [
      finding('UNIT.PAIR', UNITS, at(field), { id: unit.id, field, other: other.id, back, side: other.side }),
    ];
  });
};

export const unitFindings = (parts: GriddedParts): readonly Finding[] => {
  const { map, units } = parts;
  const byId = new Map(units.units.map((unit) => [unit.id, unit]));
  const letters = Object.values(units.sides).map(({ letter }) => letter);
  return [
    ...sameNames(parts),
    ...(new Set(letters).size === letters.length
      ? []
      : [finding('SIDES.LETTER', UNITS, ['sides'], { letters })]),
    ...units.units.flatMap((unit, i): readonly Finding[] => {
      const at = (field: string): Path => ['units', i, field];
      const type = has(units.types, unit.type) ? units.types[unit.type] : undefined;
      const { setup, mobility, formation = '' } = unit;
      const { formations = {} } = units;
      const of = has(formations, formation) ? formations[formation]?.side : undefined;
      const hex = setup !== undefined && 'hex' in setup ? setup.hex : undefined;
      return [
        ...(type?.mobility === undefined || type.mobility === 'either' || type.mobility === mobility
          ? []
          : [
              finding('UNIT.MOBILITY', UNITS, at('mobility'), {
                id: unit.id,
                mobility: mobility ?? '',
                type: type.name,
                expected: type.mobility,
              }),
            ]),
        ...(of === undefined || of === unit.side
          ? []
          : [finding('UNIT.FORMATION', UNITS, at('formation'), { id: unit.id, formation })]),
        ...(hex === undefined || hexLine(map, hex) === undefined || isLand(map, hex)
          ? []
          : [finding('UNIT.WATER', UNITS, at('setup'), { id: unit.id, hex })]),
        ...(hex === undefined || isHex(parts, hex) ? [] : [finding('HEX.NONE', UNITS, at('setup'), { hex })]),
        ...pairFindings(byId, unit, at),
      ];
    }),
  ];
};
