// Loads a game from its data files: reads and parses them, says what is wrong with them, and hands them on as one set.
import { readJson } from '../board/json-parser.ts';
import { isPlayedBy } from '../board/file-names.ts';
import type { BoardFile, BoardFiles } from '../board/file-names.ts';
import { boardSet } from '../board/read-board.ts';
import type { BoardSet } from '../board/board.ts';
import type { UnitsFile } from '../board/data-types.ts';
import { hashOf, sha256 } from '../core/canonical-json.ts';
import type { Problem, Result } from '../core/types.ts';
import type { DataReader } from '../api/game-entry.ts';
import type { Game } from '../api/game.ts';

export type GameMaker = {
  /** Out of data files that have passed their checks. */
  make(set: BoardSet, dataHash: string): Game;
  /** The values that are hashed: a change of any of them is a change of the game. Absent: all that is played by. */
  values?(set: BoardSet): unknown;
  /** The hash of the shipped files, and of the values in them: working it out is the slowest thing of a start. */
  readonly shipped?: { readonly files: string; readonly values: string };
};

/** The colour of a side is no part of the game: another leaves old games alone. */
const uncoloured = (units: UnitsFile): UnitsFile => ({
  ...units,
  sides: Object.fromEntries(
    Object.entries(units.sides).map(([key, { fill: _fill, ...words }]) => [key, words]),
  ),
});

/** Of the values: the same however a file is laid out. */
export const dataHashOf = ({ values }: Pick<GameMaker, 'values'>, given: BoardSet): string => {
  const set = { ...given, units: uncoloured(given.units) };
  const { board, units, tables, turns, scenarios } = set;
  return hashOf(values === undefined ? [board.map, units, tables, turns, scenarios] : values(set));
};

type TextOf = (name: string) => string | undefined;

/** Of the files that are played by, byte by byte. */
export const fingerprintOf = (files: readonly BoardFile[], text: TextOf): string =>
  sha256(
    files
      .filter(({ name }) => isPlayedBy(name))
      .map(({ name }) => text(name) ?? '')
      .join('\0'),
  );

/** Undefined for all files but the shipped ones. */
export const knownHash = (
  { shipped }: Pick<GameMaker, 'shipped'>,
  files: readonly BoardFile[],
  text: TextOf,
): string | undefined =>
  shipped !== undefined && fingerprintOf(files, text) === shipped.files ? shipped.values : undefined;

/** Where a text is no JSON, the slow reader says where and why. */
const parsed = (file: string, text: string): Result<unknown, readonly Problem[]> => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    const reading = readJson(text);
    const faults = reading.ok ? [] : reading.error;
    const error = faults.map(({ code, line, params }) => ({ code, params: { file, line, ...params } }));
    return { ok: false, error };
  }
};

type Read = { readonly files: BoardFiles; readonly texts: Readonly<Record<string, string>> };

const readFiles = (names: readonly BoardFile[], read: DataReader): Result<Read, readonly Problem[]> => {
  const files: Record<string, unknown> = {};
  const texts: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const { name } of names) {
    const text = read(name);
    const file = text.ok ? parsed(name, text.value) : { ok: false as const, error: [text.error] };
    if (file.ok) files[name] = file.value;
    else problems.push(...file.error);
    if (text.ok) texts[name] = text.value;
  }
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: { files, texts } };
};

/** The game, or everything that is wrong with its files. */
export const gameLoader =
  (maker: GameMaker) =>
  (files: readonly BoardFile[], read: DataReader): Result<Game, readonly Problem[]> => {
    const found = readFiles(files, read);
    if (!found.ok) return found;
    const set = boardSet(found.value.files);
    const { texts } = found.value;
    const hash = knownHash(maker, files, (name) => texts[name]) ?? dataHashOf(maker, set);
    return { ok: true, value: maker.make(set, hash) };
  };
