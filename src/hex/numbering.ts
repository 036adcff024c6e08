// A map's numbering scheme as plain JSON, and the reader that checks it before a grid is built from it.
// Every hex is pointy-top and rows run west to east; all else about how a sheet is numbered is data.
import { hexName, isShifted, mapRows, rowKey } from './rows.ts';

export type Extent = readonly [firstColumn: number, lastColumn: number];

export type Sheet = {
  /** Letters printed before the digits, '' on a map of one sheet. */
  readonly prefix: string;
  /** Lowest and highest row number of the sheet. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** Set when the northernmost row of this sheet is the southernmost row of the sheet before it: whose name is canonical. */
  readonly seam?: 'north' | 'south';
};

export type Corners = { readonly ne: string; readonly se: string; readonly sw: string; readonly nw: string };

export type GridScheme = {
  /** One letter a digit, R for the row, C for the column: "RRCC". */
  readonly digits: string;
  /** The edge next to which column numbers are lowest. */
  readonly columnsFrom: 'east' | 'west';
  /** The direction in which row numbers get higher. */
  readonly rowsRise: 'north' | 'south';
  /** The rows (by printed number) that stand half a hex off the others, and to which side. */
  readonly shifted: { readonly rows: 'even' | 'odd'; readonly toward: 'east' | 'west' };
  /** From north to south. */
  readonly sheets: readonly Sheet[];
  readonly columns: {
    readonly default: Extent;
    readonly even?: Extent;
    readonly odd?: Extent;
    /** Single rows of a ragged edge, by row as printed with the sheet's prefix: "31" or "N31". */
    readonly rows?: Readonly<Record<string, Extent>>;
  };
  /** Hexes left out inside a row. */
  readonly without?: readonly string[];
  /** The hexes where two sides of the map meet; without it the ends of the first and the last row. */
  readonly corners?: Corners;
};

export type SchemeReading =
  | { readonly ok: true; readonly scheme: GridScheme }
  | { readonly ok: false; readonly problems: readonly string[] };

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const show = (value: unknown): string =>
  value === undefined ? 'missing' : (JSON.stringify(value) ?? 'nothing');

function checkKeys(at: string, record: Json, known: readonly string[], problems: string[]): void {
  for (const key of Object.keys(record))
    if (!known.includes(key)) problems.push(`${at}${key}: unknown; known are ${known.join(', ')}`);
}

function checkChoice(at: string, value: unknown, choices: readonly string[], problems: string[]): void {
  if (typeof value !== 'string' || !choices.includes(value))
    problems.push(`${at}: ${show(value)}, must be ${choices.map((c) => `"${c}"`).join(' or ')}`);
}

function checkExtent(at: string, value: unknown, problems: string[]): void {
  const [first, last, ...more]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!isWhole(first) || !isWhole(last) || more.length > 0)
    problems.push(`${at}: ${show(value)}, must be [first column, last column] in whole numbers`);
  else if (first > last) problems.push(`${at}: first column ${first} is higher than last column ${last}`);
}

function checkSheets(value: unknown, problems: string[]): void {
  if (!Array.isArray(value) || value.length === 0) {
    problems.push(`sheets: ${show(value)}, must be a list of at least one sheet`);
    return;
  }
  value.forEach((sheet: unknown, i) => {
    const at = `sheets[${i}]`;
    if (!isRecord(sheet)) {
      problems.push(`${at}: ${show(sheet)}, must be an object`);
      return;
    }
    checkKeys(`${at}.`, sheet, ['prefix', 'firstRow', 'lastRow', 'seam'], problems);
    const { prefix, firstRow, lastRow, seam } = sheet;
    if (typeof prefix !== 'string' || !/^[A-Za-z]*$/.test(prefix))
      problems.push(`${at}.prefix: ${show(prefix)}, must be letters or ""`);
    for (const [key, row] of [['firstRow', firstRow] as const, ['lastRow', lastRow] as const])
      if (!isWhole(row)) problems.push(`${at}.${key}: ${show(row)}, must be a whole number`);
    if (isWhole(firstRow) && isWhole(lastRow) && firstRow > lastRow)
      problems.push(`${at}: firstRow ${firstRow} is higher than lastRow ${lastRow}`);
    if (seam !== undefined) {
      checkChoice(`${at}.seam`, seam, ['north', 'south'], problems);
      if (i === 0) problems.push(`${at}.seam: the northernmost sheet has no sheet before it`);
    }
  });
}

function checkColumns(value: unknown, problems: string[]): void {
  if (!isRecord(value)) {
    problems.push(`columns: ${show(value)}, must be an object with "default"`);
    return;
  }
  checkKeys('columns.', value, ['default', 'even', 'odd', 'rows'], problems);
  checkExtent('columns.default', value['default'], problems);
  for (const key of ['even', 'odd']) if (key in value) checkExtent(`columns.${key}`, value[key], problems);
  const { rows } = value;
  if (rows === undefined) return;
  if (isRecord(rows))
    for (const key of Object.keys(rows)) checkExtent(`columns.rows.${key}`, rows[key], problems);
  else problems.push(`columns.rows: ${show(rows)}, must be an object`);
}

function checkShape(json: unknown, problems: string[]): json is GridScheme {
  if (!isRecord(json)) {
    problems.push(`scheme: ${show(json)}, must be an object`);
    return false;
  }
  const known = ['digits', 'columnsFrom', 'rowsRise', 'shifted', 'sheets', 'columns', 'without', 'corners'];
  checkKeys('', json, known, problems);
  const { digits, shifted, without, corners } = json;
  if (typeof digits !== 'string' || !/^(R+C+|C+R+)$/.test(digits))
    problems.push(`digits: ${show(digits)}, must be row digits R and column digits C such as "RRCC"`);
  checkChoice('columnsFrom', json['columnsFrom'], ['east', 'west'], problems);
  checkChoice('rowsRise', json['rowsRise'], ['north', 'south'], problems);
  if (isRecord(shifted)) {
    checkKeys('shifted.', shifted, ['rows', 'toward'], problems);
    checkChoice('shifted.rows', shifted['rows'], ['even', 'odd'], problems);
    checkChoice('shifted.toward', shifted['toward'], ['east', 'west'], problems);
  } else problems.push(`shifted: ${show(shifted)}, must be an object with "rows" and "toward"`);
  checkSheets(json['sheets'], problems);
  checkColumns(json['columns'], problems);
  if (without !== undefined && !(Array.isArray(without) && without.every((id) => typeof id === 'string')))
    problems.push(`without: ${show(without)}, must be a list of hexes`);
  if (corners !== undefined) {
    if (isRecord(corners)) {
      checkKeys('corners.', corners, ['ne', 'se', 'sw', 'nw'], problems);
      for (const key of ['ne', 'se', 'sw', 'nw'])
        if (typeof corners[key] !== 'string')
          problems.push(`corners.${key}: ${show(corners[key])}, must be a hex`);
    } else problems.push(`corners: ${show(corners)}, must be an object with ne, se, sw, nw`);
  }
  return problems.length === 0;
}

/** What only shows when the rows are laid out: numbers too long, names used twice, rows that do not interlock. */
function checkSense(scheme: GridScheme, problems: string[]): void {
  const digitsOf = (letter: string): number => scheme.digits.split(letter).length - 1;
  const fits = (what: string, value: number, letter: string): void => {
    if (String(value).length > digitsOf(letter))
      problems.push(`${what} ${value} does not fit the ${digitsOf(letter)} ${letter} of "${scheme.digits}"`);
  };
  const rows = mapRows(scheme);
  const names = new Set<string>();
  for (const row of rows)
    for (const { sheet, number } of row.names) {
      fits('row', number, 'R');
      const key = rowKey(scheme, sheet, number);
      if (names.has(key)) problems.push(`row ${key} occurs twice`);
      names.add(key);
    }
  for (const column of new Set(rows.map((row) => row.last))) fits('column', column, 'C');
  for (const key of Object.keys(scheme.columns.rows ?? {}))
    if (!names.has(key)) problems.push(`columns.rows.${key}: there is no row ${key}`);
  rows.forEach((row, i) => {
    const [main, other] = row.names;
    if (other !== undefined) {
      const pair = row.names.map((n) => rowKey(scheme, n.sheet, n.number)).join(' and ');
      if (isShifted(scheme, main.number) !== isShifted(scheme, other.number))
        problems.push(`rows ${pair} are one seam row, but only one of them is shifted`);
      if (row.otherExtent && (row.otherExtent[0] !== row.first || row.otherExtent[1] !== row.last))
        problems.push(`rows ${pair} are one seam row, but their columns differ`);
    }
    const before = rows[i - 1];
    if (before && before.shifted === row.shifted)
      problems.push(
        `rows ${before.key} and ${row.key} lie together, but do not interlock: both or neither are shifted`,
      );
  });
  if (problems.length > 0) return;
  const hexes = new Map<string, { readonly isEnd: boolean }>();
  for (const row of rows)
    for (let column = row.first; column <= row.last; column++)
      for (const { sheet, number } of row.names)
        hexes.set(hexName(scheme, sheet, number, column), {
          isEnd: column === row.first || column === row.last,
        });
  const named: [string, string][] = [
    ...(scheme.without ?? []).map((id): [string, string] => ['without', id]),
    ...Object.entries(scheme.corners ?? {}).map(([key, id]): [string, string] => [`corners.${key}`, id]),
  ];
  for (const [at, id] of named) if (!hexes.has(id)) problems.push(`${at}: there is no hex ${id}`);
  for (const [key, id] of Object.entries(scheme.corners ?? {})) {
    if (scheme.without?.includes(id)) problems.push(`corners.${key}: hex ${id} is left out`);
    if (hexes.get(id)?.isEnd === false)
      problems.push(`corners.${key}: hex ${id} is not at an end of its row`);
  }
}

export function readScheme(json: unknown): SchemeReading {
  const problems: string[] = [];
  if (!checkShape(json, problems)) return { ok: false, problems };
  checkSense(json, problems);
  return problems.length === 0 ? { ok: true, scheme: json } : { ok: false, problems };
}
