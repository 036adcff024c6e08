// What is loaded, line by line: hexes, counters, charts, scenarios, rules; and everything about one hex or counter.
import type { BoardSet, PrintedBoard } from '../../board/board.ts';
import { openingOf } from '../../board/scenario.ts';
import { provenances } from '../../board/provenance.ts';
import type { Provenance } from '../../board/provenance.ts';
import { unitFields } from '../../board/factors.ts';
import { hexFields } from '../../board/printed-hex.ts';
import { sideName } from '../../board/board-json.ts';
import { withFields } from '../../board/sourced-records.ts';
import type { FileHead, From, SideLine, UnitLine } from '../../board/data-types.ts';
import { ruleNumber } from '../../core/strings.ts';
import type { Json, Message, Params } from '../../core/types.ts';
import { inLines } from '../../draw/describe/hex-lists.ts';
import { directions, windWords } from '../../hex/directions.ts';
import { phrase, sayKey } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';
import { chartLines } from './chart-lines.ts';
import { sentences, withoutStop } from './sentences.ts';
import { valueTexts } from './value-text.ts';
import type { ValueText } from './value-text.ts';

type Say = (key: string, params: Params) => readonly string[];

const sayer =
  (voice: Voice): Say =>
  (key, params) =>
    key.startsWith('word.') ? [phrase(voice, key, params) ?? ''] : sayKey(voice, key, params);

/** How sentences and how values are said. */
type Saying = { readonly say: Say; readonly text: ValueText };

const sayings = (voice: Voice, set: BoardSet): Saying => ({
  say: sayer(voice),
  text: valueTexts(set),
});

const adjective = (set: BoardSet, side: string | undefined): string =>
  side === undefined ? '' : (set.units.sides[side]?.adjective ?? side);

const sidesOf = ({ sides }: PrintedBoard, hex: number): readonly (readonly [number, SideLine])[] =>
  directions.flatMap((_, d) => (sides.get(hex * 6 + d) ?? []).map((line) => [d, line] as const));

const kindName = ({ map }: PrintedBoard, { kind }: SideLine): string => map.sideKinds[kind]?.name ?? kind;

/** One thing along several sides is said once. */
const along = (board: PrintedBoard, hex: number): readonly Message[] => {
  const ways = new Map<string, { readonly params: Params; readonly ways: string[] }>();
  for (const [d, line] of sidesOf(board, hex)) {
    const name = sideName(board, line) ?? '';
    const key = `${line.kind} ${name}`;
    const said = ways.get(key) ?? { params: { kind: kindName(board, line), name }, ways: [] };
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

const nameFact = (name: string | undefined): Message | undefined =>
  fact('name', { name: name ?? '' }, name !== undefined);

const hexFacts = ({ board }: BoardSet, hex: number): readonly Message[] => {
  const { map, hexes } = board;
  const { terrains, country, zone, water, city, label, features, port, fortified } = hexes[hex]!;
  const others = features.filter(
    ({ kind, points, waters, side }) =>
      kind.place !== true && points === undefined && waters === undefined && side === undefined,
  );
  const facts: Facts = [
    fact('terrain', { terrains: terrains.map((key) => map.terrains[key]?.name ?? key) }, true),
    nameFact(water === undefined ? undefined : map.waters[water]?.name),
    fact(
      'city',
      { name: city ?? '', kind: features.find(({ kind }) => kind.place === true)?.kind.name ?? '' },
      city !== undefined,
    ),
    nameFact(label),
    nameFact(country === undefined ? undefined : map.countries[country]?.name),
    fact('zone', { name: map.zones[zone ?? '']?.name ?? zone ?? '' }, zone !== undefined),
    ...features.map(({ kind, points = 0 }) => fact('worth', { objective: kind.name, points }, points !== 0)),
    fact('port', { waters: (port ?? []).map((key) => map.waters[key]?.name ?? key) }, port !== undefined),
    fact(
      'fortified',
      { side: fortified ?? '', kind: features.find(({ side }) => side === fortified)?.kind.name ?? '' },
      fortified !== undefined,
    ),
    ...others.map(({ kind, name }) => nameFact(name === undefined ? kind.name : `${kind.name} ${name}`)),
    ...board.networks[hex]!.map((key) => nameFact(map.networks[key]?.name)),
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
const reasons = (why: string): readonly string[] =>
  sentences(why)
    .map((text) => withoutStop(text.trim()))
    .filter((text) => text !== '');

/** A value, and where it is from: status and rules beside it, the reason under it. */
const sourced = (say: Say, key: string, params: Params, found: Provenance | undefined): readonly string[] => {
  const rules = (found?.rules ?? []).map(ruleNumber);
  return [
    ...say(key, { ...params, status: found?.status ?? '', rules }),
    ...reasons(found?.why ?? '').flatMap((why) => say('data.why', { why })),
  ];
};

/** Every field of a record with its value, and where that is from. */
const fieldLines = (
  { say, text }: Saying,
  file: FileHead,
  section: string,
  record: { readonly from?: From },
): readonly string[] => {
  const found = provenances(file, section, record);
  return Object.entries(record).flatMap(([field, value]) =>
    field === 'from' || field === 'id' || field === 'between'
      ? []
      : sourced(say, 'data.field', { field, value: text(field, value as Json) }, found[field]),
  );
};

/** A record with its values as each has a source. */
const recordOf = <T extends { readonly from?: From }>(
  fieldsOf: (record: T) => Readonly<Record<string, unknown>>,
  record: T,
): { readonly from?: From } => withFields(fieldsOf(record), record.from);

export const hexLines = (voice: Voice, set: BoardSet, id: string): readonly string[] => {
  const saying = sayings(voice, set);
  const { say } = saying;
  const { board } = set;
  const hex = board.grid.index(id);
  return [
    ...say('data.hex', hexParams(say, set, hex)),
    ...say('data.hex-more', hexMore(set, hex)),
    ...fieldLines(saying, board.map, 'hexes', recordOf(hexFields, board.map.hexes[id] ?? { terrain: [] })),
    ...sidesOf(board, hex).flatMap(([d, line]) => {
      const params = { way: directions[d]!, kind: kindName(board, line), name: sideName(board, line) ?? '' };
      return sourced(say, 'data.side', params, provenances(board.map, 'hexsides', line)['kind']);
    }),
  ];
};

/** Where it begins or when it enters, as its reverse says it; the turn may be a mark that stands for a condition. */
const comes = ({ setup, entry = [] }: UnitLine): Message | undefined => {
  if (setup !== undefined && 'hex' in setup) return { key: 'word.comes.hex', params: { hex: setup.hex } };
  if (setup !== undefined) return { key: 'word.comes.group', params: { group: setup.group } };
  const turns = entry.flatMap(({ turn }) => (typeof turn === 'number' ? [turn] : []));
  if (turns.length > 0)
    return { key: 'word.comes.turns', params: { turns: [...new Set(turns)].toSorted((a, b) => a - b) } };
  const [first] = entry;
  if (first === undefined) return undefined;
  return first.turn === '?'
    ? { key: 'word.comes.condition', params: {} }
    : { key: 'word.comes.mark', params: { mark: first.turn } };
};

const unitParams = (set: BoardSet, unit: UnitLine): Params => {
  const { id, name, type, mobility, size, faces, marks = [] } = unit;
  const { units } = set;
  const how = comes(unit);
  return {
    id,
    name,
    adjective: adjective(set, unit.side),
    type: units.types[type]?.name ?? type,
    ...(size !== undefined && {
      size: [units.mobilities[mobility ?? '']?.name, units.sizes[size]?.name ?? size]
        .filter((word) => word !== undefined)
        .join(' '),
    }),
    faces: faces.map((face) =>
      Object.entries(units.factors)
        .flatMap(([key, factor]) => (face[key] === undefined ? [] : [`${factor.name} ${face[key]}`]))
        .join(', '),
    ),
    marks: Object.entries(units.marks).flatMap(([key, mark]) => (marks.includes(key) ? [mark.name] : [])),
    ...(how !== undefined && { comes: how }),
  };
};

/** The id must be one of the set. */
export const unitLines = (voice: Voice, set: BoardSet, id: string): readonly string[] => {
  const saying = sayings(voice, set);
  const { say } = saying;
  const { units } = set;
  const unit = units.units.find((one) => one.id === id);
  if (unit !== undefined)
    return [
      ...say('data.unit', unitParams(set, unit)),
      ...fieldLines(saying, units, 'units', recordOf(unitFields, unit)),
    ];
  const marker = units.markers.find((one) => one.id === id);
  if (marker === undefined) return [];
  const { name, count, side } = marker;
  return [
    ...say('data.marker', { id, name, count, adjective: adjective(set, side) }),
    ...fieldLines(saying, units, 'markers', marker),
  ];
};

/** So many characters of ids go into a line, with a comma and a blank after each. */
const ROOM = 94;

/** Ids in as many lines as they need. */
const idLines = (ids: readonly string[]): readonly string[] =>
  inLines(ids, ROOM, ({ length }) => length).map((line) => line.join(', '));

const allUnits = (say: Say, set: BoardSet): readonly string[] => [
  ...set.units.units.flatMap((unit) => say('data.unit', unitParams(set, unit))),
  ...set.units.markers.flatMap(({ id, name, count, side }) =>
    say('data.marker', { id, name, count, adjective: adjective(set, side) }),
  ),
];

const scenarioLines = (
  { say, text }: Saying,
  set: BoardSet,
  boxNames: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(set.scenarios).flatMap(([id, { title, turns, points, firstCheck, markers }]) => {
    const { stacks, control, boxes } = openingOf(set, id);
    const holders = [...control.values()];
    return [
      ...say('data.scenario', {
        id,
        title,
        ...turns,
        ...(points !== undefined && { points }),
        ...(firstCheck !== undefined && { firstCheck }),
      }),
      ...Object.keys(set.units.sides).flatMap((side) =>
        say('data.holds', { side, count: holders.filter((holder) => holder === side).length }),
      ),
      ...[...stacks]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([hex, ids]) => idLines(ids).flatMap((units) => say('data.stack', { hex, units }))),
      ...[...boxes].flatMap(([box, ids]) =>
        idLines(ids).flatMap((units) => say('data.box', { box: boxNames[box] ?? box, units })),
      ),
      ...Object.entries(markers).flatMap(([id, places]) =>
        places.flatMap((place) => {
          const marker = text('marker', id);
          const { [place]: box } = boxNames;
          return box === undefined
            ? say('data.marker-at', { marker, place })
            : say('data.marker-in', { marker, box });
        }),
      ),
    ];
  });

/** What of a part is listed: one chart of it, or all; and how wide tables may be. */
type Wanted = {
  readonly chart?: string | undefined;
  readonly columns: number;
  readonly boxes: Readonly<Record<string, string>>;
};

type Explained = { readonly id: string; readonly text: string; readonly rules: readonly string[] };
type Eventful = { readonly turns?: readonly { readonly events?: readonly string[] }[] };

/** The turns with their events in words, where the charts have words for them. */
const withEvents = ({ turns: file, tables }: BoardSet): unknown => {
  const { events = [] } = (tables ?? {}) as { readonly events?: readonly Explained[] };
  const known = new Map(events.map(({ id, text, rules }) => [id, { text: withoutStop(text), rules }]));
  const { turns } = file as Eventful;
  if (turns === undefined || known.size === 0) return file;
  const lines = turns.map(({ events: ids = [], ...line }) => ({
    ...line,
    events: ids.map((id) => known.get(id) ?? id),
  }));
  return { ...(file as Eventful), turns: lines };
};

type ListedPart = 'map' | 'units' | 'scenarios' | 'rules' | 'rulings' | 'tables' | 'turns' | 'addon';

export const partLines = (
  voice: Voice,
  set: BoardSet,
  part: ListedPart,
  { chart, columns, boxes }: Wanted,
): readonly string[] => {
  const saying = sayings(voice, set);
  const { say, text } = saying;
  switch (part) {
    case 'map':
      return [...set.board.grid.readingOrder].flatMap((hex) => say('data.hex', hexParams(say, set, hex)));
    case 'units':
      return allUnits(say, set);
    case 'scenarios':
      return scenarioLines(saying, set, boxes);
    case 'rules':
      return set.rules.rules.flatMap(({ id, title, summary }) =>
        say('data.rule', { id, title, summary: withoutStop(summary) }),
      );
    case 'rulings':
      return set.rulings.rulings.flatMap(({ id, title, ruling }) =>
        say('data.rule', { id, title, summary: withoutStop(ruling) }),
      );
    case 'addon':
      return [
        ...say('data.addon', { title: (set.addon as FileHead).title }),
        ...chartLines(text, set.addon, chart, columns),
      ];
    default:
      return chartLines(text, part === 'turns' ? withEvents(set) : set[part], chart, columns);
  }
};
