// A practice copy of a record up to a line, in another file and with fresh dice. It is also the way on from a damaged record.
import type { Problem, Result } from '../core/types.ts';
import { link } from './format/line-chain.ts';
import { drawnIn, readRecord, upToLine } from './format/record.ts';
import type { GameRecord } from './format/record.ts';
import { headerTexts } from './format/header.ts';
import type { Header } from './format/header.ts';
import { neededStates } from './recorded-game.ts';
import type { KeptGame } from './recorded-game.ts';
import { gameFiles } from './files/game-files.ts';
import type { GameFiles } from './files/game-files.ts';
import { actText } from './format/lines.ts';
import type { Act } from './format/lines.ts';
import type { Playing } from './playable.ts';
import { openAlone } from './files/lock.ts';
import { makeFolder } from './files/make-folder.ts';
import { failed, worked } from '../core/problem.ts';
import { readBytes, resumeGame } from './resume.ts';
import type { ResumeOptions } from './resume.ts';
import { clearFiles, newFile, throwDice } from './new-game.ts';
import { keepState, readState } from './checkpoints.ts';
import { groupsIn, keepGroupsIn } from './groups.ts';

export type BranchOptions = Omit<ResumeOptions, 'path'> & {
  readonly from: string;
  /** The last line that is taken over; of a whole record, with all that came of it. */
  readonly line: number;
  readonly to: string;
};

/** Of a record that is not whole, exactly the lines asked for, if they are good. */
const taken = (bytes: Uint8Array, line: number): Result<GameRecord, readonly Problem[]> => {
  const all = readRecord(bytes);
  if (!all.ok || line > all.value.lines.length) return readRecord(bytes, line);
  const first = all.value.blocks[0]?.line ?? 0;
  return line < first ? readRecord(bytes, line) : worked(upToLine(all.value, line));
};

/** Line numbers inside the record move with the length of its head. */
const moved = (act: Act, by: number): Act =>
  act.kind === 'resumed' && act.from !== undefined
    ? { ...act, from: { ...act.from, line: act.from.line + by } }
    : act;

const copiedTexts = (record: GameRecord, header: Header): { texts: readonly string[]; shift: number } => {
  const head = headerTexts(header);
  const shift = head.length - ((record.blocks[0]?.line ?? 1) - 1);
  // The other game's seed is no part of this one.
  const blocks = record.blocks.filter(({ act }) => act.kind !== 'seed');
  const play = blocks.flatMap(({ act, results }) => [actText(moved(act, shift)), ...results]);
  return { texts: [...head, ...play], shift };
};

const copyStates = (
  record: GameRecord,
  from: GameFiles,
  to: GameFiles,
  { texts, shift }: { texts: readonly string[]; shift: number },
): void => {
  for (const line of neededStates(record)) {
    const kept = readState(from.states, line, record.lines[line - 1]?.chain ?? '');
    const chain = texts.slice(0, line + shift).reduce(link, '');
    if (kept.ok) keepState(to.states, { line: line + shift, chain, state: kept.value.state });
  }
};

const copied = (playing: Playing, options: BranchOptions): Result<KeptGame, readonly Problem[]> => {
  const from = gameFiles(options.from);
  const to = gameFiles(options.to);
  const bytes = readBytes(from.record);
  if (!bytes.ok) return failed([bytes.error]);
  const read = taken(bytes.value, options.line);
  if (!read.ok) return read;
  const record = read.value;
  const { dice } = record.header;
  const typed = dice.kind === 'scripted' || dice.kind === 'manual';
  const thrown = throwDice(typed ? dice.kind : 'seeded');
  const branch = { of: from.name.replace(/\s+/g, '_'), line: record.lines.length, drawn: drawnIn(record) };
  const copy = copiedTexts(record, { ...record.header, dice: thrown.kind, branch });
  const file = newFile(to, copy.texts, thrown.seed, options);
  if (!file.ok) return failed([file.error]);
  file.value.pen.close();
  copyStates(record, from, to, copy);
  const groups = groupsIn(from.groups);
  // A copy without its groups is still a copy.
  if (groups.length > 0) keepGroupsIn(to.groups, groups);
  const unplaced = file.value.place();
  if (unplaced !== undefined) {
    clearFiles(to);
    return failed([unplaced]);
  }
  const { source, pen } = options;
  // What is left out of a copy still stands in the game it is of.
  const game = resumeGame(playing, { path: to.record, source, pen, leavesOut: true });
  if (!game.ok) {
    clearFiles(to, to.record);
  }
  return game;
};

/** Alone also while the copy is made: another program may make one of the same name. */
export const branchGame = (
  playing: Playing,
  options: BranchOptions,
): Result<KeptGame, readonly Problem[]> => {
  const to = gameFiles(options.to);
  const wrong = makeFolder(to.record);
  return wrong === undefined ? openAlone(to, () => copied(playing, options)) : failed([wrong]);
};
