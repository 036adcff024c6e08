// After the crash: is every order there that was answered for, is nothing torn taken for whole, does the game go on.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { VERSION } from '../../src/cli/version.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { playingOf } from '../../src/record/playable-game.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { shippedGame } from '../games.ts';
import { run } from './program.ts';
import type { Ran, Stage } from './program.ts';
import { GAME, WHERE, recordOf, sizeOf, typedIn, whereIn } from './reference.ts';
import type { Reference } from './reference.ts';
import type { Story } from './story.ts';

export type Crash = {
  readonly story: Story;
  readonly reference: Reference;
  /** Where the story was told without a crash, and where it was cut short. */
  readonly model: string;
  readonly stage: Stage;
  /** How much had been said when it died. */
  readonly seen: number;
};

/** How long the record must be at least: whatever was answered, if only with its first letter, is kept. */
export const leastSize = ({ beats }: Reference, story: Story, seen: number): number => {
  const before = beats.findLastIndex(({ said }) => said <= seen);
  const here = beats[before];
  const next = beats[before + 1];
  if (seen === 0 || next === undefined) return here?.size ?? 0;
  // Of several lines the later ones may not have been read yet.
  const isOne = before + 1 === 0 || (story.beats[before]?.length ?? 0) === 1;
  return (here === undefined || seen > here.said) && isOne ? next.size : (here?.size ?? 0);
};

const troubled = (what: string, { out, err, code }: Ran): string =>
  `${what} ended with ${code}: ${(err || out).split('\n').slice(0, 4).join(' / ')}`;

/** Ends of everything that was done, as sizes of the record. */
const ends = (record: Buffer): readonly number[] => {
  const read = readRecord(record);
  if (!read.ok) throw new Error('The record of the story itself is damaged');
  return read.value.blocks.map(({ last }) => read.value.lines[last - 1]?.end ?? 0);
};

const filesIn = (home: string): readonly string[] =>
  existsSync(home)
    ? readdirSync(home, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(home, join(entry.parentPath, entry.name)))
    : [];

/** A paper is not there, is what it was to be, or, where it is written line by line, as far as it had come. */
const wrongPapers = ({ stage: { home }, model }: Crash): readonly string[] =>
  filesIn(home).flatMap((file) => {
    if (!/^(transcripts|positions)\//.test(file)) return [];
    const is = readFileSync(join(home, file), 'utf8');
    const there = join(model, file);
    const wanted = existsSync(there) ? readFileSync(there, 'utf8') : '';
    if (is === wanted || file.endsWith('.new')) return [];
    // Its last lines may have been on their way to the disk.
    if (file.endsWith('.txt') && wanted.startsWith(is.replace(/\0+$/, ''))) return [];
    if (file.endsWith('.game') && readRecord(is).ok && is.endsWith('\n')) return [];
    return [`the paper ${file} is not whole: ${is.length} characters of ${wanted.length}`];
  });

/** Of another game there may be what was being made; it goes when one of its name is begun. */
const leftovers = (home: string): readonly string[] =>
  filesIn(home).filter((file) => file.startsWith(`games/${GAME}.`) && /\.(new|old)$/.test(file));

/** What `verify` says is wrong with a record; here, for it is asked of every one that is found. */
const unverified = async (path: string): Promise<readonly string[]> => {
  const record = readFileSync(path);
  const read = readRecord(record);
  if (!read.ok) return [`${path} cannot be read: ${JSON.stringify(read.error)}`];
  const verified = verifyRecord(record, playingOf(await shippedGame(read.value.header.game), VERSION));
  return verified.ok ? [] : [`${path} does not verify: ${JSON.stringify(verified.error)}`];
};

const wrongGames = async (stage: Stage): Promise<readonly string[]> => {
  const list = await run({ ...stage, argv: ['resume', '--list', '--json'] });
  if (list.code !== 0) return [troubled('resume --list', list)];
  const { games } = JSON.parse(list.out) as {
    readonly games: readonly { readonly name: string; readonly path: string; readonly game?: string }[];
  };
  const unread = games
    .filter(({ game }) => game === undefined)
    .map(({ name }) => `the list cannot read ${name}`);
  const wrong = [...unread];
  for (const { path, game } of games) {
    if (game !== undefined && path !== recordOf(stage.home)) wrong.push(...(await unverified(path)));
  }
  return wrong;
};

/** The game as `resume` finds it, against what it was when it had come so far. */
const wrongGame = async (crash: Crash): Promise<readonly string[]> => {
  const { story, reference, stage, seen } = crash;
  const { home } = stage;
  const path = recordOf(home);
  const least = leastSize(reference, story, seen);
  if (!existsSync(path)) return least === 0 ? [] : ['the record is gone'];
  const resumed = await run({ ...stage, argv: ['resume', GAME, '--plain'] }, WHERE);
  if (resumed.code !== 0) {
    return least === 0 && resumed.err.includes('no game has begun')
      ? ['a game that never began stands in the list']
      : [troubled('resume', resumed)];
  }
  const is = readFileSync(path);
  const wrong: string[] = [];
  if (is.length < least) wrong.push(`answered for up to byte ${least}, kept up to ${is.length}`);
  if (!reference.record.subarray(0, is.length).equals(is)) wrong.push('the record is not what was played');
  else if (!ends(reference.record).includes(is.length))
    wrong.push(`the record ends within an order, at ${is.length}`);
  if (/^ {4}at /m.test(resumed.err)) wrong.push('a stack trace was shown');
  const beat = reference.beats.findLastIndex(({ size }) => size <= is.length);
  const { where, size } = reference.beats[beat] ?? { where: '', size: 0 };
  const asked = whereIn(resumed.out.slice(0, resumed.out.lastIndexOf('\nSaved: ') + 1));
  if (size === is.length && asked !== where) wrong.push(`it asks ${asked} and stood at ${where}`);
  wrong.push(...(await unverified(path)));
  if (wrong.length > 0 || size !== is.length) return wrong;
  const rest = await run({ ...stage, argv: ['resume', GAME, '--plain'] }, typedIn(story, beat));
  if (rest.code !== 0) return [troubled('going on', rest)];
  return readFileSync(path).equals(reference.record) ? [] : ['gone on with, it comes to something else'];
};

/** What is wrong after a crash; nothing, where all is as it should be. */
export const judge = async (crash: Crash): Promise<readonly string[]> => {
  const { stage } = crash;
  const papers = wrongPapers(crash);
  const games = await wrongGames(stage);
  const game = await wrongGame(crash);
  const left =
    sizeOf(recordOf(stage.home)) > 0 ? leftovers(stage.home).map((file) => `left behind: ${file}`) : [];
  return [...papers, ...games, ...game, ...left];
};
