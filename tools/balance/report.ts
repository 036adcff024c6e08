// The balance in words and as a table: who won and how, and the points and the front of each turn beside history's.
import type { Side } from '../../src/core/types.ts';
import { shareWords } from '../share.ts';
import type { Course } from './game.ts';
import type { Check, Gauge, Past } from './gauge.ts';
import { outcomeOf, spreadOf, turnLines } from './reckon.ts';
import type { Outcome, Spread, TurnLine } from './reckon.ts';

export type Measured = {
  readonly title: string;
  readonly sides: readonly { readonly side: Side; readonly name: string }[];
  readonly courses: readonly Course[];
  readonly checks: readonly Check[];
  readonly history: readonly Past[];
  readonly gauge: Gauge | undefined;
};

const plain = (n: number): string => String(Math.round(10 * n) / 10);
const spread = (found: Spread | undefined): string =>
  found === undefined ? '' : `${plain(found.middle)} (${plain(found.least)} to ${plain(found.most)})`;

const counts = (names: readonly string[]): string =>
  [...new Set(names)]
    .toSorted()
    .map((name) => `${name} ${names.filter((each) => each === name).length}`)
    .join(', ');

const winsOf = ({ sides, courses }: Measured, outcomes: readonly (Outcome | undefined)[]): string[] => {
  const ends = spreadOf(outcomes.flatMap((outcome) => outcome?.turn ?? []));
  return [
    ...sides.map(({ side, name }) => {
      const won = outcomes.filter((outcome) => outcome?.winner === side);
      const how = won.length === 0 ? '' : `: ${counts(won.map((outcome) => outcome?.reason ?? ''))}`;
      return `${name}: ${won.length} of ${courses.length}, ${shareWords(won.length, courses.length)}${how}`;
    }),
    ...(ends === undefined ? [] : [`They would have ended on turn ${spread(ends)}.`]),
  ];
};

const boundOf = (check: Check | undefined, side: Side): string => {
  const found = check?.wins.find((each) => each.side === side);
  if (found?.atLeast !== undefined) return `>= ${found.atLeast}`;
  return found?.atMost === undefined ? '' : `<= ${found.atMost}`;
};

/** Empty where all is well: how far the middle is from history, or on which side it leaves the bounds. */
const missOf = (
  { gauge }: Measured,
  line: TurnLine,
  past: Past | undefined,
  check: Check | undefined,
): string => {
  if (gauge?.aim === undefined) return '';
  const { middle } = line.points;
  if (line.turn <= gauge.aim.upTo) {
    const off = past === undefined ? 0 : middle - past.points;
    return Math.abs(off) > gauge.aim.points ? `${off > 0 ? '+' : ''}${plain(off)} off history` : '';
  }
  const won = check?.wins.find(
    ({ atLeast = Infinity, atMost = -Infinity }) => middle >= atLeast || middle <= atMost,
  );
  return won === undefined ? '' : 'outside the bounds';
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(3, ...rows.map((cells) => cells[i]?.length ?? 0)));
  const [head = [], ...body] = rows.map((cells) => cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)));
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...body.map(row)];
};

export const report = (measured: Measured): readonly string[] => {
  const { title, sides, courses, checks, history, gauge } = measured;
  const outcomes = courses.map((course) => outcomeOf(course, checks, gauge?.reason));
  const bounds = sides.filter(({ side }) => checks.some(({ wins }) => wins.some((win) => win.side === side)));
  const hasFront = courses.some(({ turns }) => turns.some(({ front }) => front !== undefined));
  const hasPast = history.length > 0;
  const lines = turnLines(courses, outcomes).map((line) => {
    const past = history.find(({ turn }) => turn === line.turn);
    const check = checks.find(({ turn }) => turn === line.turn);
    return [
      String(line.turn),
      ...bounds.map(({ side }) => boundOf(check, side)),
      ...(hasPast ? [past === undefined ? '' : String(past.points)] : []),
      spread(line.points),
      ...(hasFront && hasPast ? [past?.front === undefined ? '' : plain(past.front)] : []),
      ...(hasFront ? [spread(line.front)] : []),
      String(line.open),
      ...(gauge?.aim === undefined ? [] : [missOf(measured, line, past, check)]),
    ];
  });
  const head = [
    'Turn',
    ...bounds.map(({ name }) => `${name} win`),
    ...(hasPast ? ['History'] : []),
    'Points',
    ...(hasFront && hasPast ? ['Front in history'] : []),
    ...(hasFront ? ['Front'] : []),
    'Open',
    ...(gauge?.aim === undefined ? [] : ['Misses']),
  ];
  const faults = courses.flatMap(({ fault }) => fault ?? []);
  return [
    title,
    ...winsOf(measured, outcomes),
    ...(hasFront ? [`The front: ${gauge?.frontIs}.`] : []),
    '',
    ...table([head, ...lines]),
    '',
    ...faults.map((fault) => `fault: ${fault}`),
  ];
};
