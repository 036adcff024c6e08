// The picture of a game's board from all its data: map, counters of a scenario, turn track, points and boxes.
import type { BoardSet, Opening } from '../../board/board.ts';
import { openingOf } from '../../board/scenario.ts';
import type { ScenarioFile } from '../../board/data-types.ts';
import type { TrackLine } from '../../board/vocabularies.ts';
import { upper } from './palette.ts';
import { gameOf, mapPicture } from './sheet.ts';
import type { PictureOptions } from './sheet.ts';
import type { TurnBox } from './tracks.ts';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const sideOf = (set: BoardSet, line: Json): string => {
  const { side } = line;
  return typeof side === 'string' ? (set.units.sides[side]?.adjective ?? side) : '';
};

/** Lines that always hold, then those of the scenario, which take their place; other conditions are not printed. */
const holding = (lines: readonly Json[], scenario: string | undefined): readonly Json[] => [
  ...lines.filter(({ condition }) => condition === undefined),
  ...lines.filter(({ condition }) => scenario !== undefined && condition === `scenario:${scenario}`),
];

/** Such as `8/3`, by side: what a chart by turn and side has in its columns. */
const columnsOf = (
  set: BoardSet,
  chart: unknown,
  columns: readonly string[],
  turn: number,
  scenario: string | undefined,
): Map<string, string> => {
  const lines = records(chart).filter((line) => line['turn'] === turn);
  return new Map(
    holding(lines, scenario).map((line) => [
      sideOf(set, line),
      columns
        .map((column) => line[column])
        .filter((value) => typeof value === 'number' || typeof value === 'string')
        .join('/'),
    ]),
  );
};

const isTrack = (value: unknown): value is TrackLine => isRecord(value);

/** The charts that the file wants printed on its track, a line for each side; a season or date beneath the turn. */
function turnBoxes(set: BoardSet, scenario?: string): TurnBox[] {
  const { turns } = set;
  if (!isRecord(turns)) return [];
  const { notes = [] } = isTrack(turns['track']) ? turns['track'] : {};
  return records(turns['turns']).flatMap((line) => {
    const { turn, label } = line;
    if (typeof turn !== 'number') return [];
    const said = new Map<string, string[]>();
    for (const { chart, columns, label: called } of notes)
      for (const [side, value] of columnsOf(set, turns[chart], columns, turn, scenario))
        said.set(side, [...(said.get(side) ?? []), `${called} ${value}`]);
    const dated = [line['season'], line['date']].filter((one) => typeof one === 'string');
    return [
      {
        turn,
        label: typeof label === 'string' ? label : '',
        notes: [...dated, ...[...said].map(([side, values]) => [side, values.join(', ')].join(' ').trim())],
      },
    ];
  });
}

/** Places of markers that are no hexes: boxes of a track as `track 6`, and boxes by their keys. */
function placesOf(set: BoardSet, scenario: ScenarioFile): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [marker, places] of Object.entries(scenario.markers))
    for (const place of places)
      if (set.board.grid.index(place) < 0) {
        const key = place.replace(/^([a-z]+)-(-?\d+)$/, '$1 $2');
        found.set(key, [...(found.get(key) ?? []), marker]);
      }
  return found;
}

/** Not in this scenario. */
const ABSENT = 'absent';

const titleOf = ({ board }: BoardSet, key: string): string => board.map.boxes[key]?.title ?? upper(key);

/** Boxes that are printed on the sheet whether they hold anything or not; what is loose lies beside it. */
const boxTitles = (set: BoardSet): Record<string, string> => {
  const { boxes } = set.board.map;
  const keys = Object.values(set.scenarios).flatMap((scenario) => Object.keys(scenario.boxes));
  return Object.fromEntries(
    keys.filter((key) => key !== ABSENT && boxes[key]?.loose !== true).map((key) => [key, titleOf(set, key)]),
  );
};

/** The title of a scenario without the name of its game. */
const within = (title: string, game: string): string =>
  title.startsWith(game) ? title.slice(game.length).replace(/^[:,] /, '') : title;

export function boardPicture(set: BoardSet, scenarioId?: string): string {
  const scenario = scenarioId === undefined ? undefined : set.scenarios[scenarioId];
  const opening: Opening | undefined =
    scenarioId === undefined || scenario === undefined ? undefined : openingOf(set, scenarioId);
  const { turns } = set;
  const hasPoints = isRecord(turns) && isTrack(turns['track']) && turns['track'].points === true;
  const options: PictureOptions = {
    turns: turnBoxes(set, scenario?.id),
    boxes: boxTitles(set),
    titleOf: (key) => titleOf(set, key),
    ...(hasPoints && { points: 'empty' as const }),
    ...(scenario !== undefined && {
      subtitle: within(scenario.title, gameOf(set.board.map.title)),
      now: scenario.turns.first,
      ...(scenario.points !== undefined && { points: scenario.points }),
      places: placesOf(set, scenario),
    }),
  };
  return mapPicture(set.board, set.units, opening, options);
}
