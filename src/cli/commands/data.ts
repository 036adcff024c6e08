// The command `hexfront data`: says what is loaded of a board, for people line by line, for programs as JSON.
import type { BoardSet } from '../../board/board.ts';
import {
  chartRecord,
  hexRecord,
  mapRecords,
  scenarioList,
  unitRecord,
  unitsRecord,
} from '../../board/board-json.ts';
import type { Problem, Result } from '../../core/types.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import type { Voice } from '../../text/voice.ts';
import { loadBoard } from '../load/board.ts';
import { chartNames } from '../show/chart-lines.ts';
import { hexLines, partLines, unitLines } from '../show/data-lines.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { plainForm } from '../show/name-form.ts';
import { readHex } from '../show/typed-hex.ts';
import { countersBeginning, findCounters } from '../show/typed-unit.ts';

export type DataOptions = {
  readonly game: string;
  readonly part: 'map' | 'units' | 'tables' | 'turns' | 'scenarios' | 'rules' | 'rulings' | 'addon';
  readonly chart?: string | undefined;
  readonly hex?: string;
  readonly unit?: string;
  readonly data?: string;
  readonly json?: boolean;
};

/** How wide tables are where there is no terminal. */
const COLUMNS = 80;

/** How it is listed: how wide tables may be, and what boxes are called. */
type Shown = { readonly columns: number; readonly boxes: Readonly<Record<string, string>> };

const partRecord = (set: BoardSet, part: DataOptions['part']): unknown => {
  switch (part) {
    case 'map':
      return mapRecords(set);
    case 'units':
      return unitsRecord(set);
    case 'tables':
      return chartRecord(set.tables);
    case 'turns':
      return chartRecord(set.turns);
    case 'scenarios':
      return scenarioList(set);
    case 'rules':
      return set.rules.rules;
    case 'rulings':
      return set.rulings.rulings;
    case 'addon':
      return chartRecord(set.addon);
  }
};

/** For programs and for people; only one of them is made. */
type Answer = { value(): unknown; lines(): readonly string[] };

const aboutHex = (voice: Voice, set: BoardSet, typed: string): Result<Answer> => {
  const hex = readHex(set, typed);
  if (!hex.ok) return hex;
  return worked({
    value: () => hexRecord(set.board, set.board.grid.index(hex.value)),
    lines: () => hexLines(voice, set, hex.value),
  });
};

const aboutUnit = (voice: Voice, set: BoardSet, typed: string): Result<Answer> => {
  const called = ({ id, name }: { readonly id: string; readonly name: string }): string =>
    `${id} for ${name}`;
  const found = findCounters(set.units, typed);
  const [first, ...others] = found;
  if (first === undefined) {
    const longer = countersBeginning(set.units, typed).map(called);
    if (longer.length > 0) return failed(problem('DATA.NO-UNIT', { typed, longer }));
    const ids = [...set.units.units, ...set.units.markers].map((one) => one.id);
    const near = nearestWord(typed.toLowerCase(), ids);
    return failed(problem('DATA.NO-UNIT', { typed, ...(near === undefined ? {} : { near }) }));
  }
  if (others.length > 0)
    return failed(problem('DATA.UNITS', { typed, units: found.map(({ id, name }) => `${id} for ${name}`) }));
  const { id } = first;
  return worked({ value: () => unitRecord(set, id), lines: () => unitLines(voice, set, id) });
};

const aboutChart = (
  voice: Voice,
  set: BoardSet,
  { game, part, chart: typed = '' }: DataOptions,
  { columns, boxes }: Shown,
): Result<Answer> => {
  if (part !== 'tables' && part !== 'turns' && part !== 'addon')
    return failed(problem('DATA.NOT-CHARTS', { game, part, typed }));
  const file = set[part];
  const names = chartNames(file);
  const chart = names.find((name) => plainForm(name) === plainForm(typed));
  if (chart === undefined) return failed(problem('DATA.NO-CHART', { typed, part, charts: names.join(', ') }));
  return worked({
    value: () => chartRecord(file)[chart],
    lines: () => partLines(voice, set, part, { chart, columns, boxes }),
  });
};

/** One hex is a matter of the map, one counter of the counters. */
const misplaced = ({ game, part, hex, unit }: DataOptions): Problem | undefined => {
  const what = hex !== undefined && part !== 'map' ? 'hex' : 'unit';
  const typed = what === 'hex' ? hex : part === 'units' ? undefined : unit;
  if (typed === undefined) return undefined;
  return problem('DATA.NOT-HERE', { what, part, game, there: what === 'hex' ? 'map' : 'units', typed });
};

const answer = (voice: Voice, set: BoardSet, options: DataOptions, shown: Shown): Result<Answer> => {
  const { game, part, chart, hex, unit } = options;
  if (part === 'addon' && set.addon === undefined) return failed(problem('DATA.NO-ADDON', { game }));
  if (hex !== undefined) return aboutHex(voice, set, hex);
  if (unit !== undefined) return aboutUnit(voice, set, unit);
  if (chart !== undefined) return aboutChart(voice, set, options, shown);
  return worked({
    value: () => partRecord(set, part),
    lines: () => partLines(voice, set, part, shown),
  });
};

export const data = async (setting: Setting, options: DataOptions): Promise<Exit> => {
  const { io } = setting;
  const slip = misplaced(options);
  if (slip !== undefined) {
    complain(io, [slip]);
    return EXIT.usage;
  }
  const loaded = await loadBoard(setting, options.game, options.data);
  if (typeof loaded === 'number') return loaded;
  const { set, own } = loaded;
  const names = { ...programVoice.names, side: (id: string) => set.units.sides[id] };
  const found = answer({ ...programVoice, names }, set, options, {
    columns: io.terminal?.columns ?? COLUMNS,
    boxes: own.boxes(set.tables, set.turns),
  });
  if (!found.ok) {
    complain(io, [found.error]);
    return EXIT.usage;
  }
  if (options.json === true) {
    const { part, chart, hex, unit } = options;
    const about = { game: loaded.entry.id, part, chart, hex, unit, value: found.value.value() };
    io.out(jsonReply('data', about));
  } else for (const line of found.value.lines()) io.out(line);
  return EXIT.fine;
};
