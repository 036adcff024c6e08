// What is in a data file, counted: said by `validate` beside its name.
import type { BoardSet } from '../../board/board.ts';
import { ADDON, MAP, RULES, RULINGS, TABLES, TURNS, UNITS, scenarioId } from '../../board/file-names.ts';
import { chartSections } from '../../board/sourced-records.ts';
import type { FileHead } from '../../board/data-types.ts';
import type { Params } from '../../core/types.ts';
import { phrase } from '../../text/say.ts';
import { programVoice } from './game.ts';

const fact = (key: string, params: Params): string => phrase(programVoice, `word.fact.${key}`, params) ?? '';

const counted = (key: string, n: number): string => fact(key, { n });

const size = (table: object): number => Object.keys(table).length;

const placed = (lists: Readonly<Record<string, readonly string[]>>): number =>
  Object.values(lists).reduce((sum, ids) => sum + ids.length, 0);

const scenarioFacts = (set: BoardSet, id: string): readonly string[] => {
  const scenario = set.scenarios[id];
  if (scenario === undefined) return [];
  const { fixed, free, boxes, track, turns } = scenario;
  const owners = Object.values(free).reduce((sum, { units }) => sum + units.length, 0);
  return [
    fact('turns', turns),
    counted('fixed', placed(fixed)),
    counted('free', owners),
    counted('boxes', placed(boxes)),
    counted('track', placed(track)),
  ];
};

const chartFacts = (file: unknown): readonly string[] => {
  const sections = chartSections(file as FileHead);
  const lines = sections.reduce((sum, { records }) => sum + records.length, 0);
  return [counted('charts', sections.length), counted('lines', lines)];
};

export const fileFacts = (set: BoardSet, name: string): readonly string[] => {
  const { board, units, rules, rulings } = set;
  const { map } = board;
  const markers = units.markers.reduce((sum, marker) => sum + marker.count, 0);
  switch (name) {
    case MAP:
      return [
        counted('hexes', size(map.hexes)),
        counted('hexsides', map.hexsides.length),
        counted('rivers', size(map.rivers)),
        counted('areas', size(map.areas)),
        counted('regions', size(map.regions)),
      ];
    case UNITS:
      return [
        counted('counters', units.units.length + markers),
        counted('units', units.units.length),
        counted('markers', markers),
      ];
    case RULES:
      return [counted('rules', rules.rules.length)];
    case RULINGS:
      return [counted('rulings', rulings.rulings.length)];
    case TABLES:
      return chartFacts(set.tables);
    case TURNS:
      return chartFacts(set.turns);
    case ADDON:
      return chartFacts(set.addon);
    default: {
      const id = scenarioId(name);
      return id === undefined ? [] : scenarioFacts(set, id);
    }
  }
};
