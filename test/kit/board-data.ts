// The shipped data files of a board under examination: as read, as a set, by unit, and with values changed.
import { readFileSync } from 'node:fs';
import type { BoardOwn } from '../../src/api/game-entry.ts';
import type { BoardSet } from '../../src/board/board.ts';
import type { BoardFiles } from '../../src/board/file-names.ts';
import type { Finding } from '../../src/board/finding.ts';
import { boardSet } from '../../src/board/read-board.ts';
import type { ScenarioFile, UnitLine } from '../../src/board/data-types.ts';
import { BOARDS } from '../../src/games/registry.ts';
import { changed } from '../board/shelf.ts';
import type { Step } from '../board/shelf.ts';

export type Change = readonly [file: string, path: readonly Step[], value: unknown];

export type BoardData = {
  readonly set: BoardSet;
  readonly units: readonly UnitLine[];
  readonly campaign: ScenarioFile;
  unit(id: string): UnitLine;
  ofType(...types: readonly string[]): readonly UnitLine[];
  /** What the board finds in the files after these changes. */
  findings(own: BoardOwn, ...changes: readonly Change[]): readonly Finding[];
  /** The same, of each the rule of a demand of the book, else the code. */
  faults(own: BoardOwn, ...changes: readonly Change[]): readonly unknown[];
  /** The way to a field of a counter. */
  at(id: string, ...path: readonly Step[]): readonly Step[];
};

export const boardData = (game: string): BoardData => {
  const entry = BOARDS.find(({ id }) => id === game);
  const files: BoardFiles = Object.fromEntries(
    (entry?.files ?? []).map(({ name }) => [
      name,
      JSON.parse(readFileSync(new URL(`../../data/${game}/${name}`, import.meta.url), 'utf8')) as unknown,
    ]),
  );
  const set = boardSet(files);
  const { units } = set.units;
  const findings: BoardData['findings'] = (own, ...changes) => {
    const now: Record<string, unknown> = { ...files };
    for (const [file, path, value] of changes) now[file] = changed(now[file] as object, path, value);
    return own.findings(boardSet(now));
  };
  return {
    set,
    units,
    campaign: set.scenarios['campaign'] as ScenarioFile,
    unit: (id) => {
      const found = units.find((one) => one.id === id);
      if (found === undefined) throw new RangeError(`no unit ${id}`);
      return found;
    },
    ofType: (...types) => units.filter(({ type }) => types.includes(type)),
    findings,
    faults: (own, ...changes) =>
      findings(own, ...changes).map(({ code, params }) => (code === 'BOOK.WANTS' ? params['rule'] : code)),
    at: (id, ...path) => ['units', units.findIndex((one) => one.id === id), ...path],
  };
};

/** As printed on a counter: attack and defence of each face. */
export const factorsOf = ({ faces }: UnitLine): string =>
  faces.map((face) => `${face['attack']}-${face['defence']}`).join(' ');
