// What is loaded, line by line: hexes, counters, charts, scenarios, rules; and everything about one hex or counter.
import type { BoardSet, PrintedBoard } from '../board/board.ts';
import { openingOf } from '../board/opening.ts';
import { provenances } from '../board/provenance.ts';
import type { Provenance } from '../board/provenance.ts';
import { sideName } from '../board/resolved.ts';
import { chartSections } from '../board/sections.ts';
import type { FileHead, From, SideLine, UnitLine } from '../board/types.ts';
import type { Json, Message, Params } from '../core/types.ts';
import { directions, windWords } from '../hex/directions.ts';
import { phrase, sayKey } from '../words/say.ts';
import type { Voice } from '../words/voice.ts';

type Say = (key: string, params: Params) => readonly string[];

const sayer =
  (voice: Voice): Say =>
  (key, params) =>
    key.startsWith('word.') ? [phrase(voice, key, params) ?? ''] : sayKey(voice, key, params);

const adjective = (set: BoardSet, side: string | undefined): string =>
  side === undefined ? '' : (set.units.sides[side]?.adjective ?? side);

const sidesOf = ({ sides }: PrintedBoard, hex: number): readonly (readonly [number, SideLine])[] =>
  directions.flatMap((_, d) => (sides.get(hex * 6 + d) ?? []).map((line) => [d, line] as const));

/** One thing along several sides is said once. */
const along = (board: PrintedBoard, hex: number): readonly Message[] => {
  const ways = new Map<string, { readonly params: Params; readonly ways: string[] }>();
  for (const [d, line] of sidesOf(board, hex)) {
    const name = sideName(board, line) ?? '';
    const key = `${line.kind} ${name}`;
    const said = ways.get(key) ?? { params: { kind: line.kind, name }, ways: [] };
    said.ways.push(windWords[directions[d]!]);
    ways.set(key, said);
  }
  return [...ways.values()].map((said) => ({
    key: 'word.data-along',
    params: { ...said.params, ways: said.ways },
  }));
};

type Facts = readonly (Message | undefined)[];

const fact = (key: string, params: Params, isThere: boolean): Message | undefined =>
  isThere ? { key: `word.data-${key}`, params } : undefined;

const nameFact = (key: string, name: string | undefined): Message | undefined =>
  fact(key, { name: name ?? '' }, name !== undefined);

const hexFacts = ({ board }: BoardSet, hex: number): readonly Message[] => {
  const { map, hexes } = board;
  const { terrain, country, zone, water, city, label, objective, points, port, fortified } = hexes[hex]!;
  const facts: Facts = [
    fact('terrain', { terrain }, true),
    nameFact('name', water === undefined ? undefined : map.waters[water]?.name),
    nameFact('city', city),
    nameFact('name', label),
    nameFact('name', country === undefined ? undefined : map.countries[country]?.name),
    nameFact('zone', zone),
    fact('worth', { objective: objective ?? '', points: points ?? 0 }, objective !== undefined),
    fact('port', { waters: (port ?? []).map((key) => map.waters[key]?.name ?? key) }, port !== undefined),
    fact('fortified', { side: fortified ?? '' }, fortified !== undefined),
    ...along(board, hex),
  ];
  return facts.filter((one) => one !== undefined);
};

/** Nothing is left out of a listing, so facts are put together here and not by the list of a sentence. */
const hexParams = (say: Say, set: BoardSet, hex: number): Params => ({
  hex: set.board.grid.id(hex),
  facts: hexFacts(set, hex)
    .flatMap(({ key, params }) => say(key, params))
    .join(', '),
});

const hexMore = ({ board }: BoardSet, hex: number): Params => {
  const { map, grid, regions, areas } = board;
  const region = regions[hex];
  return {
    regionName: region === undefined ? '' : (map.regions[region]?.name ?? ''),
    areas: (areas[hex] ?? []).map((key) => map.areas[key]?.title ?? key),
    beside: directions.flatMap((way, d): Json[] => {
      const next = grid.neighbours[hex * 6 + d]!;
      return next < 0 ? [] : [{ key: 'word.data-beside', params: { hex: grid.id(next), way } }];
    }),
  };
};

/** Reasons are read sentence by sentence. */
const sentences = (why: string): readonly string[] =>
  why
    .split(/(?<=[.]) (?=[A-Z])/)
    .map((text) => text.trim().replace(/\.$/, ''))
    .filter((text) => text !== '');

/** A value, and where it is from: status and rules beside it, the reason under it. */
const sourced = (say: Say, key: string, params: Params, found: Provenance | undefined): readonly string[] => {
  const rules = (found?.rules ?? []).map(numberOf);
  return [
    ...say(key, { ...params, status: found?.status ?? '', rules }),
    ...sentences(found?.why ?? '').flatMap((why) => say('data.why', { why })),
  ];
};

const numberOf = (rule: string): string => rule.slice(rule.indexOf(':') + 1);

const ruleNumbers = (rules: Json): string =>
  Array.isArray(rules) ? rules.map((rule) => numberOf(String(rule))).join(', ') : valueText(rules);

const valueText = (value: Json): string => {
  if (Array.isArray(value)) return value.map((each) => valueText(each as Json)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value).replace(/\.$/, '');
  return Object.entries(value)
    .map(([key, each]) => `${key} ${key === 'rules' ? ruleNumbers(each) : valueText(each)}`)
    .join(', ');
};

/** Every field of a record with its value, and where that is from. */
const fieldLines = (
  say: Say,
  file: FileHead,
  section: string,
  record: { readonly from?: From },
): readonly string[] => {
  const found = provenances(file, section, record);
  return Object.entries(record).flatMap(([field, value]) =>
    field === 'from' || field === 'id' || field === 'between'
      ? []
      : sourced(say, 'data.field', { field, value: valueText(value as Json) }, found[field]),
  );
};

export const hexLines = (voice: Voice, set: BoardSet, id: string): readonly string[] => {
  const say = sayer(voice);
  const { board } = set;
  const hex = board.grid.index(id);
  return [
    ...say('data.hex', hexParams(say, set, hex)),
    ...say('data.hex-more', hexMore(set, hex)),
    ...fieldLines(say, board.map, 'hexes', board.hexes[hex]!),
    ...sidesOf(board, hex).flatMap(([d, line]) => {
      const params = { way: directions[d]!, kind: line.kind, name: sideName(board, line) ?? '' };
      return sourced(say, 'data.side', params, provenances(board.map, 'hexsides', line)['kind']);
    }),
  ];
};

const unitParams = (set: BoardSet, unit: UnitLine): Params => {
  const { id, name, type, mobility, size, attack, defense, doubles = false, dot, bracket, setup } = unit;
  return {
    id,
    name,
    adjective: adjective(set, unit.side),
    type: set.units.types[type]?.name ?? type,
    mobility,
    size,
    attack,
    defense,
    doubles,
    dot,
    bracket,
    hex: setup !== undefined && 'hex' in setup ? setup.hex : '',
    group: setup !== undefined && 'group' in setup ? setup.group : '',
  };
};

/** The id must be one of the set. */
export const unitLines = (voice: Voice, set: BoardSet, id: string): readonly string[] => {
  const say = sayer(voice);
  const { units } = set;
  const unit = units.units.find((one) => one.id === id);
  if (unit !== undefined)
    return [...say('data.unit', unitParams(set, unit)), ...fieldLines(say, units, 'units', unit)];
  const marker = units.markers.find((one) => one.id === id);
  if (marker === undefined) return [];
  const { name, count, side } = marker;
  return [
    ...say('data.marker', { id, name, count, adjective: adjective(set, side) }),
    ...fieldLines(say, units, 'markers', marker),
  ];
};

/** So many characters of ids go into a line. */
const ROOM = 90;

/** Ids in as many lines as they need. */
const inLines = (ids: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last === undefined || last.length + id.length > ROOM) lines.push(id);
    else lines[lines.length - 1] = `${last}, ${id}`;
  }
  return lines;
};

const allUnits = (say: Say, set: BoardSet): readonly string[] => [
  ...set.units.units.flatMap((unit) => say('data.unit', unitParams(set, unit))),
  ...set.units.markers.flatMap(({ id, name, count, side }) =>
    say('data.marker', { id, name, count, adjective: adjective(set, side) }),
  ),
];

const scenarioLines = (say: Say, set: BoardSet): readonly string[] =>
  Object.entries(set.scenarios).flatMap(([id, { title, turns, points, firstCheck, markers }]) => {
    const { stacks, control, boxes } = openingOf(set, id);
    const holders = [...control.values()];
    return [
      ...say('data.scenario', { id, title, ...turns, points, firstCheck }),
      ...Object.keys(set.units.sides).flatMap((side) =>
        say('data.holds', { side, count: holders.filter((holder) => holder === side).length }),
      ),
      ...[...stacks]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([hex, ids]) => inLines(ids).flatMap((units) => say('data.stack', { hex, units }))),
      ...[...boxes].flatMap(([box, ids]) => inLines(ids).flatMap((units) => say('data.box', { box, units }))),
      ...Object.entries(markers).flatMap(([marker, places]) =>
        places.flatMap((place) => say('data.marker-at', { marker, place })),
      ),
    ];
  });

const isEmpty = (value: Json): boolean => Array.isArray(value) && value.length === 0;

/** A longer list, and one of records, gets lines of its own. */
const isLong = (value: Json): value is readonly Json[] =>
  Array.isArray(value) && (value.length > 4 || value.some((each) => typeof each === 'object'));

const listLines = (list: readonly Json[]): readonly string[] =>
  list.some((each) => typeof each === 'object') ? list.map(valueText) : inLines(list.map(valueText));

/** A record a line; where its values are from stands in the file and in the output for programs. */
const chartLines = (say: Say, file: unknown): readonly string[] =>
  chartSections(file as FileHead).flatMap(({ section, records }) =>
    records.flatMap(({ from: _from, ...record }) => {
      const fields: readonly (readonly [string, Json])[] = Object.entries(record);
      const [first] = fields;
      const name = first === undefined ? section : `${section} ${first[0]} ${valueText(first[1])}`;
      const short = fields.filter(([, value]) => !isLong(value) && !isEmpty(value));
      return [
        ...say('data.cell', { place: section, value: valueText(Object.fromEntries(short)) }),
        ...fields.flatMap(([key, value]) =>
          isLong(value)
            ? listLines(value).flatMap((part) => say('data.cell', { place: `${name} ${key}`, value: part }))
            : [],
        ),
      ];
    }),
  );

export const partLines = (voice: Voice, set: BoardSet, part: string): readonly string[] => {
  const say = sayer(voice);
  switch (part) {
    case 'map':
      return [...set.board.grid.readingOrder].flatMap((hex) => say('data.hex', hexParams(say, set, hex)));
    case 'units':
      return allUnits(say, set);
    case 'scenarios':
      return scenarioLines(say, set);
    case 'rules':
      return set.rules.rules.flatMap(({ id, title, summary }) =>
        say('data.rule', { id, title, summary: valueText(summary) }),
      );
    case 'rulings':
      return set.rulings.rulings.flatMap(({ id, title, ruling }) =>
        say('data.rule', { id, title, summary: valueText(ruling) }),
      );
    default:
      return chartLines(say, part === 'tables' ? set.tables : set.turns);
  }
};
