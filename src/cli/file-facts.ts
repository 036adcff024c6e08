// What is in a data file, counted: said by `validate` beside its name.
import type { BoardSet } from '../board/board.ts';
import { MAP, UNITS } from '../board/parts.ts';
import { SCENARIO_FILE } from '../board/read.ts';
import { chartSections } from '../board/sections.ts';
import type { FileHead } from '../board/types.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const size = (table: object): number => Object.keys(table).length;

const placed = (lists: Readonly<Record<string, readonly string[]>>): number =>
  Object.values(lists).reduce((sum, ids) => sum + ids.length, 0);

const scenarioFacts = (set: BoardSet, id: string): readonly string[] => {
  const scenario = set.scenarios[id];
  if (scenario === undefined) return [];
  const { fixed, free, boxes, track, turns } = scenario;
  const owners = Object.values(free).reduce((sum, { units }) => sum + units.length, 0);
  return [
    `turns ${turns.first} to ${turns.last}`,
    `${count(placed(fixed), 'counter')} in given hexes`,
    `${owners} for their owner to place`,
    `${placed(boxes)} in boxes`,
    `${placed(track)} on the track`,
  ];
};

const chartFacts = (file: unknown): readonly string[] => {
  const sections = chartSections(file as FileHead);
  const lines = sections.reduce((sum, { records }) => sum + records.length, 0);
  return [count(sections.length, 'chart'), count(lines, 'line')];
};

export const fileFacts = (set: BoardSet, name: string): readonly string[] => {
  const { board, units, rules, rulings } = set;
  const { map } = board;
  if (name === MAP)
    return [
      count(size(map.hexes), 'hex', 'hexes'),
      count(map.hexsides.length, 'hexside'),
      count(size(map.rivers), 'river'),
      count(size(map.areas), 'area'),
      count(size(map.regions), 'region'),
    ];
  if (name === UNITS) {
    const markers = units.markers.reduce((sum, marker) => sum + marker.count, 0);
    return [
      count(units.units.length + markers, 'counter'),
      count(units.units.length, 'unit'),
      count(markers, 'marker'),
    ];
  }
  if (name === 'rules.json') return [count(rules.rules.length, 'rule')];
  if (name === 'rulings.json') return [count(rulings.rulings.length, 'ruling')];
  if (name === 'tables.json') return chartFacts(set.tables);
  if (name === 'turns.json') return chartFacts(set.turns);
  const id = SCENARIO_FILE.exec(name)?.[1];
  return id === undefined ? [] : scenarioFacts(set, id);
};
