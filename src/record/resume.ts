// Opens a record to play on. What a crash left behind is mended and said; a record damaged in the middle is named and left alone.
import { keepWith, rollWith } from '../core/match.ts';
import type { DiceSource } from '../core/dice.ts';
import type { Params, Problem, Result } from '../core/types.ts';
import { rollAwaited } from './pending-roll.ts';
import { MAX_FILE, chained, unchain } from './format/line-chain.ts';
import { chainOf, readRecord, remarksIn } from './format/record.ts';
import type { GameRecord } from './format/record.ts';
import { keeperOn } from './recorder.ts';
import { diceFor, keptStates, neededStates, revealing } from './recorded-game.ts';
import type { KeptGame } from './recorded-game.ts';
import { gameFiles } from './files/game-files.ts';
import type { GameFiles } from './files/game-files.ts';
import { openAlone } from './files/lock.ts';
import { inkOn, openPen } from './files/append.ts';
import type { Pen } from './files/append.ts';
import type { Playing } from './playable.ts';
import { readBounded } from './files/read.ts';
import { failed, fileProblem, problem, worked } from '../core/problem.ts';
import { restore, standOf } from './restore.ts';
import type { Restored } from './restore.ts';
import { dropUnfinished, keepState, keptLines } from './checkpoints.ts';
import { strayState } from './orphan-checkpoints.ts';

export type ResumeOptions = {
  readonly path: string;
  /** Where scripted dice come from. */
  readonly source?: DiceSource | undefined;
  readonly pen?: ((path: string) => Pen) | undefined;
  /** Called as the game is played again: whoever waits may be told so. */
  readonly tick?: (() => void) | undefined;
  /** Orders that rules or data no longer lead on from may be left out. */
  readonly leavesOut?: boolean | undefined;
};

/** The bytes of a file, if it is not too big to be a record. */
export const readBytes = (path: string): Result<Uint8Array> => {
  const bytes = readBounded(path, MAX_FILE);
  if (bytes.ok || bytes.error.code !== 'FILE.SIZE') return bytes;
  return failed(problem('RECORD.FILE-SIZE', bytes.error.params));
};

/** Which game a record is of, so that its rules can be loaded; also of one that is damaged further down. */
export const gameOfFile = (path: string): Result<string> => {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const read = unchain(bytes.value, 2);
  const line = read.ok ? read.value.lines[1]?.text : undefined;
  if (line?.startsWith('game ') === true) return worked(line.slice('game '.length));
  const wrong = read.ok ? undefined : read.error[0];
  return failed(inFile(wrong ?? problem('RECORD.NOT-STARTED'), gameFiles(path)));
};

/** A problem with the file it is of, and what the game is called. */
export const inFile = (wrong: Problem, files: GameFiles, more: Params = {}): Problem => ({
  ...wrong,
  params: { ...more, ...wrong.params, file: files.record, name: files.name },
});

/** The first damage, with how far the game is good; what is wrong after it tells nothing more. */
const damaged = (
  [wrong = problem('RECORD.NOT-STARTED')]: readonly Problem[],
  bytes: Uint8Array,
  files: GameFiles,
  playing: Playing,
): Problem => {
  const { line } = wrong.params;
  if (typeof line !== 'number' || line < 2) return inFile(wrong, files);
  const good = line - 1;
  const record = readRecord(bytes, good);
  const stand = record.ok ? standOf(record.value, playing, { kept: keptStates(files, record.value) }) : {};
  return inFile(wrong, files, { good, ...stand });
};

/** Cuts off what a crash left behind, and writes what it kept from being written. */
const mend = (
  pen: Pen,
  record: GameRecord,
  length: number,
  restored: Restored,
): Result<{ readonly size: number; readonly chain: string }> => {
  const end = record.lines.at(-1)?.end ?? 0;
  const found = pen.size();
  // Written by another program since it was read: nothing of that may be cut off.
  if (found !== length) return failed(problem('RECORD.CHANGED', { expected: length, found }));
  if (found > end) pen.cut(end);
  const { bytes, chain } = chained(chainOf(record), restored.missing, record.newline);
  const ended = Buffer.from(record.unended ? record.newline : '');
  const all = Buffer.concat([ended, bytes]);
  const wrong = all.length === 0 ? undefined : inkOn(pen, end).append(all, {});
  return wrong === undefined ? worked({ size: end + all.length, chain }) : failed(wrong);
};

const opened = (
  files: GameFiles,
  record: GameRecord,
  length: number,
  playing: Playing,
  options: ResumeOptions,
): Result<KeptGame, readonly Problem[]> => {
  const { header } = record;
  const thrown = diceFor(header, files);
  const closed = record.blocks.some(({ act }) => act.kind === 'seed');
  const dice = thrown.dice ?? options.source;
  const { tick, leavesOut } = options;
  const restored = restore(record, playing, { dice, kept: keptStates(files, record), tick, leavesOut });
  if (!restored.ok) return failed(restored.error.map((wrong) => inFile(wrong, files)));
  const { match, missing, path, from } = restored.value;
  const stray = strayState(files, record);
  const pen = (options.pen ?? openPen)(files.record);
  const mended = mend(pen, record, length, restored.value);
  if (!mended.ok) {
    pen.close();
    return failed([inFile(mended.error, files)]);
  }
  const { chain, size } = mended.value;
  const line = record.lines.length + missing.length;
  const needed = new Set([...neededStates(record), ...(from === undefined ? [] : [from.line])]);
  dropUnfinished(files);
  if (keptLines(files.states).length === 0) keepState(files.states, { line, chain, state: match.state });
  const keeper = keeperOn(
    inkOn(pen, size),
    {
      line,
      chain,
      opening: record.blocks[0]?.line ?? 0,
      newline: record.newline,
      path,
      remarks: remarksIn(record),
      closed,
    },
    { playing, dice: header.dice, keep: (worth) => void keepState(files.states, worth, needed) },
  );
  rollWith(match, dice);
  keepWith(match, keeper);
  const rolled = thrown.dice === undefined ? undefined : rollAwaited(match, thrown.dice);
  if (rolled?.ok === false) {
    pen.close();
    return failed([inFile(rolled.error, files)]);
  }
  const torn = record.torn === undefined ? [] : [record.torn];
  const seedless = thrown.wrong === undefined || closed ? [] : [thrown.wrong];
  return worked({
    files,
    header,
    match,
    keeper,
    notices: [
      ...torn,
      ...(stray === undefined ? [] : [stray]),
      ...restored.value.notices,
      ...seedless,
      ...(rolled?.value ?? []),
    ].map((notice) => inFile(notice, files)),
    reveal: revealing(header, files, match, keeper),
    close: () => pen.close(),
  });
};

const read = (
  files: GameFiles,
  playing: Playing,
  options: ResumeOptions,
): Result<KeptGame, readonly Problem[]> => {
  const bytes = readBytes(files.record);
  if (!bytes.ok) return failed([inFile(bytes.error, files)]);
  const record = readRecord(bytes.value);
  if (!record.ok) return failed([damaged(record.error, bytes.value, files, playing)]);
  if (record.value.header.game !== playing.rules.id) {
    const params = { game: record.value.header.game, is: playing.rules.id };
    return failed([inFile(problem('RECORD.GAME', params), files)]);
  }
  try {
    return opened(files, record.value, bytes.value.length, playing, options);
  } catch (thrown) {
    return failed([fileProblem('WRITE', thrown, { file: files.record, name: files.name })]);
  }
};

export const resumeGame = (
  playing: Playing,
  options: ResumeOptions,
): Result<KeptGame, readonly Problem[]> => {
  const files = gameFiles(options.path);
  return openAlone(files, () => read(files, playing, options));
};
