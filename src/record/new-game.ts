// Begins a game: the seed goes to its private file, the head of the record to disk, then the game is set up and its opening written.
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { commitment, seeded } from '../core/dice.ts';
import type { DiceSource } from '../core/dice.ts';
import { keepWith, matchFrom } from '../core/match.ts';
import type { Options } from '../core/rule-set.ts';
import type { Problem, Result, State } from '../core/types.ts';
import { chained } from './format/line-chain.ts';
import { headerTexts } from './format/header.ts';
import type { BranchOf, DiceKind, Header, OpponentOf } from './format/header.ts';
import { keeperOn } from './recorder.ts';
import { makeFolder } from './files/make-folder.ts';
import { revealing } from './recorded-game.ts';
import type { KeptGame } from './recorded-game.ts';
import { gameFiles } from './files/game-files.ts';
import type { GameFiles } from './files/game-files.ts';
import { actText } from './format/lines.ts';
import { openAlone } from './files/lock.ts';
import { mayWrite } from './files/game-names.ts';
import { newPath } from './format/live-orders.ts';
import { inkOn, newPen, syncFolder } from './files/append.ts';
import type { Pen } from './files/append.ts';
import type { Playing } from './playable.ts';
import { failed, fileProblem, worked } from '../core/problem.ts';
import { dropSeed, keepSeed, newSeed } from './sealed-seed.ts';
import { keepState } from './checkpoints.ts';

/** How the dice of a new game are made. An open seed is known to all, so the dice are not sealed. */
export type DiceWish = 'seeded' | 'scripted' | 'manual' | { readonly seed: string };

export type StartOptions = {
  readonly path: string;
  readonly scenario: string;
  readonly options: Options;
  readonly dice: DiceWish;
  /** Begin from this position, in its one-line form. */
  readonly position?: string | undefined;
  /** Two people take turns at it. */
  readonly people?: 'two' | undefined;
  /** Who plays a side by itself. */
  readonly opponent?: OpponentOf | undefined;
  /** Where scripted dice come from. */
  readonly source?: DiceSource | undefined;
  readonly pen?: ((path: string) => Pen) | undefined;
};

export type Thrown = {
  readonly kind: DiceKind;
  readonly seed?: string;
  readonly dice: DiceSource | undefined;
};

/** The dice of a game that begins now. The seed is in what is returned and in its file, nowhere else. */
export const throwDice = (wish: DiceWish, source?: DiceSource): Thrown => {
  if (wish === 'scripted' || wish === 'manual') return { kind: { kind: wish }, dice: source };
  if (wish !== 'seeded') return { kind: { kind: 'open', seed: wish.seed }, dice: seeded(wish.seed) };
  const seed = newSeed();
  return { kind: { kind: 'seeded', commit: commitment(seed) }, seed, dice: seeded(seed) };
};

/** What cannot be removed stays. It is in no list. */
const removeFile = (path: string): void => {
  try {
    rmSync(path, { force: true, recursive: true });
  } catch {
    // Whatever needs its place finds it taken, and says so.
  }
};

/** Nothing stays behind of a game of this name that has no record. */
export const clearFiles = (files: GameFiles, ...more: readonly string[]): void => {
  // Looking first is cheaper: removing folders loads more of Node than a start can spare.
  for (const path of [...more, files.fresh, files.seed, files.states, files.groups]) {
    if (existsSync(path)) removeFile(path);
  }
};

/** Of a game that could not begin. */
const abandon = (files: GameFiles, pen: Pen): void => {
  pen.close();
  clearFiles(files);
};

export type NewFile = {
  readonly pen: Pen;
  readonly size: number;
  readonly line: number;
  readonly chain: string;
  /** Gives the record its name; until then there is no game. */
  place(): Problem | undefined;
};

/** Nothing takes the place of another record, also of one made this moment. */
const placeRecord = ({ fresh, record }: GameFiles): Problem | undefined => {
  try {
    linkSync(fresh, record);
    removeFile(fresh);
  } catch (thrown) {
    // Not every disk can give a file two names.
    if (existsSync(record)) return fileProblem('WRITE', thrown, { file: record });
    try {
      renameSync(fresh, record);
    } catch (again) {
      return fileProblem('WRITE', again, { file: record });
    }
  }
  syncFolder(record);
  return undefined;
};

/** The first lines of a new record on disk, under a name for the time being; the seed is there before it. */
export const newFile = (
  files: GameFiles,
  texts: readonly string[],
  seed: string | undefined,
  options: Pick<StartOptions, 'pen'>,
): Result<NewFile> => {
  const taken = mayWrite(files.record) ?? makeFolder(files.record);
  if (taken !== undefined) return failed(taken);
  let pen: Pen | undefined;
  try {
    // Without a record, what else there is of this name was left behind by a crash.
    clearFiles(files);
    const unkept = seed === undefined ? undefined : keepSeed(files.seed, seed);
    if (unkept !== undefined) return failed({ ...unkept, params: { ...unkept.params, file: files.record } });
    pen = options.pen?.(files.fresh) ?? newPen(files.fresh, undefined, files.record);
    const { bytes, chain } = chained('', texts);
    const unwritten = inkOn(pen, 0).append(bytes, { file: files.record });
    if (unwritten !== undefined) {
      abandon(files, pen);
      return failed(unwritten);
    }
    return worked({ pen, size: bytes.length, line: texts.length, chain, place: () => placeRecord(files) });
  } catch (thrown) {
    // A file that could not be made may be another program's.
    if (pen === undefined) dropSeed(files.seed);
    else abandon(files, pen);
    return failed(fileProblem('WRITE', thrown, { file: files.record }));
  }
};

const headerOf = (playing: Playing, options: StartOptions, dice: DiceKind, branch?: BranchOf): Header => ({
  game: playing.rules.id,
  rules: playing.rules.version,
  data: playing.data,
  program: playing.program,
  scenario: options.scenario,
  options: options.options,
  dice,
  ...(branch === undefined ? {} : { branch }),
  ...(options.position === undefined ? {} : { position: options.position }),
  ...(options.people === undefined ? {} : { people: options.people }),
  ...(options.opponent && { opponent: { side: options.opponent.side, name: options.opponent.name } }),
});

/** Sets the game up on its new file, and writes down what came of that. */
const opened = (
  playing: Playing,
  state: State,
  header: Header,
  files: GameFiles,
  dice: DiceSource | undefined,
  { pen, size, line, chain, place }: NewFile,
): Result<KeptGame, readonly Problem[]> => {
  const keeper = keeperOn(
    inkOn(pen, size),
    { line, chain, opening: line, path: newPath(), remarks: [], closed: false },
    { playing, dice: header.dice, keep: (worth) => void keepState(files.states, worth) },
  );
  const match = matchFrom(playing.rules, state, { dice });
  const unwritten = keeper.opened(match.opening, match.state) ?? place();
  if (unwritten !== undefined)
    return failed([{ ...unwritten, params: { file: files.record, ...unwritten.params } }]);
  keepWith(match, keeper);
  const reveal = revealing(header, files, match, keeper);
  return worked({ files, header, match, keeper, notices: [], reveal, close: () => pen.close() });
};

const begun = (
  playing: Playing,
  files: GameFiles,
  options: StartOptions,
): Result<KeptGame, readonly Problem[]> => {
  const thrown = throwDice(options.dice, options.source);
  const header = headerOf(playing, options, thrown.kind);
  const state = playing.start(header);
  if (!state.ok) return state;
  const file = newFile(files, [...headerTexts(header), actText({ kind: 'opening' })], thrown.seed, options);
  if (!file.ok) return failed([file.error]);
  let game: Result<KeptGame, readonly Problem[]> | undefined;
  try {
    game = opened(playing, state.value, header, files, thrown.dice, file.value);
    return game;
  } finally {
    if (game?.ok !== true) abandon(files, file.value.pen);
  }
};

export const startGame = (playing: Playing, options: StartOptions): Result<KeptGame, readonly Problem[]> => {
  const files = gameFiles(options.path);
  // The lock stands beside the record, so the folder comes first.
  const wrong = makeFolder(files.record);
  return wrong === undefined ? openAlone(files, () => begun(playing, files, options)) : failed([wrong]);
};
