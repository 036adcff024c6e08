// Numbers, dates and lists as they are spoken: pure functions from values to words.
const FRACTIONS = [
  [2, 'half', 'halves'],
  [3, 'third', 'thirds'],
  [4, 'quarter', 'quarters'],
] as const;

/** Parts of a number are told to two places. */
const hundredths = (part: number): number => Math.round(part * 100);

const fraction = (part: number): string | undefined => {
  for (const [of, one, many] of FRACTIONS) {
    const over = Math.round(part * of);
    if (over > 0 && over < of && hundredths(part) === hundredths(over / of))
      return `${over} ${over === 1 ? one : many}`;
  }
  return undefined;
};

/** "minus 1", "1 half", "2 and 1 third". */
export const sayNumber = (n: number): string => {
  if (!Number.isFinite(n)) return 'no number';
  if (n < 0) return `minus ${sayNumber(-n)}`;
  if (Number.isInteger(n)) return String(n);
  const whole = Math.floor(n);
  const part = fraction(n - whole);
  if (part === undefined) return String(hundredths(n) / 100);
  return whole === 0 ? part : `${whole} and ${part}`;
};

/** "plus 15", "minus 2", "0": shifts and differences. */
export const saySigned = (n: number): string => (n > 0 ? `plus ${sayNumber(n)}` : sayNumber(n));

export const sayCount = (n: number, one: string, many: string): string =>
  `${sayNumber(n)} ${n === 1 ? one : many}`;

/** "both units", "all 3 units". */
export const sayAll = (n: number, one: string, many: string): string => {
  if (n === 1) return `the one ${one}`;
  return n === 2 ? `both ${many}` : `all ${sayCount(n, one, many)}`;
};

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** "first" to "twelfth", then "13th", "21st". */
export const sayOrdinal = (n: number): string => {
  const word = ORDINALS[n - 1];
  if (word !== undefined) return word;
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? undefined : (['st', 'nd', 'rd'] as const)[(n % 10) - 1];
  return `${n}${ending ?? 'th'}`;
};

export const LIST_STYLES = ['list', 'and', 'or'] as const;
/** list: "a, b, c". and: "a, b and c". or: "a, b or c". */
export type ListStyle = (typeof LIST_STYLES)[number];

/** A list inside a sentence is cut where the line would grow too long to be listened to. */
export const LIST_BUDGET = 100;

const howManyFit = (items: readonly string[], budget: number): number => {
  let length = 0;
  for (const [i, item] of items.entries()) {
    length += item.length + (i === 0 ? 0 : 2);
    if (length > budget) return Math.max(1, i);
  }
  return items.length;
};

export const joinWords = (
  items: readonly string[],
  style: ListStyle = 'list',
  budget = LIST_BUDGET,
): string => {
  const fit = howManyFit(items, budget);
  if (fit < items.length) return `${items.slice(0, fit).join(', ')} and ${items.length - fit} more`;
  if (style === 'list' || items.length < 2) return items.join(', ');
  return `${items.slice(0, -1).join(', ')} ${style} ${items[items.length - 1]!}`;
};

const inOrder = (faces: readonly number[]): number[] => [...new Set(faces)].toSorted((a, b) => a - b);

/** "2, 3 or 4". */
export const sayFaces = (faces: readonly number[]): string =>
  joinWords(
    inOrder(faces).map((face) => sayNumber(face)),
    'or',
  );

/** "1 to 3", "5 and 6", "1 to 3 and 5". */
export const saySpan = (faces: readonly number[]): string => {
  const runs: number[][] = [];
  for (const face of inOrder(faces)) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run[run.length - 1] === face - 1) run.push(face);
    else runs.push([face]);
  }
  const said = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0]!} to ${run[run.length - 1]!}`] : run.map(String),
  );
  return joinWords(said, 'and');
};

/** Chances are told in die faces and not reduced: "3 in 6". */
export const sayChance = (faces: number, of = 6): string => `${sayNumber(faces)} in ${sayNumber(of)}`;

/** "3 to 1". */
export const sayOdds = (attack: number, defence: number): string =>
  `${sayNumber(attack)} to ${sayNumber(defence)}`;

/** "column plus 15": how a difference table is spoken of. */
export const sayColumn = (difference: number): string => `column ${saySigned(difference)}`;

/** "column plus 1 or plus 2": a column of such a table by its name. */
export const sayColumnName = (name: string): string =>
  `column ${name.replace(/[+-](?=\d)/g, (sign) => (sign === '+' ? 'plus ' : 'minus '))}`;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "22 June 1941" from "1941-06-22", "June 1941" from "1941-06"; anything else is no date. */
export const sayDate = (iso: string): string | undefined => {
  const parts = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(iso);
  const month = MONTHS[Number(parts?.[2]) - 1];
  if (parts === null || month === undefined) return undefined;
  const day = Number(parts[3] ?? 1);
  if (day < 1 || day > 31) return undefined;
  return parts[3] === undefined ? `${month} ${parts[1]!}` : `${day} ${month} ${parts[1]!}`;
};

const MONTHS_PRINTED = /^(?:([A-Z][a-z]{2})\/)?([A-Z][a-z]{2}) (\d{4})(?:\/(\d{2}))?$/;

const monthCalled = (short: string): string => MONTHS.find((month) => month.startsWith(short)) ?? short;

/** The span of a turn as a turn track prints it, in words: "22 to 30 June 1941" from "22-30 June 1941", "October and November 1941" from "Oct/Nov 1941". */
export const sayPeriod = (printed: string): string => {
  const [, first, last, year, next] = MONTHS_PRINTED.exec(printed) ?? [];
  if (last === undefined || year === undefined) return printed.replaceAll(/(?<=[\da-z])-(?=\d)/g, ' to ');
  if (first === undefined) return `${monthCalled(last)} ${year}`;
  const begins = next === undefined ? monthCalled(first) : `${monthCalled(first)} ${year}`;
  return `${begins} and ${monthCalled(last)} ${next === undefined ? year : year.slice(0, 2) + next}`;
};

/** Checksums in fours: "77ab 19c0". */
export const sayHash = (hash: string): string => hash.replaceAll(/(.{4})(?=.)/g, '$1 ');
