// The desk's hold on a kept game: notes, marks, practice copies and the proof of its dice.
import { dirname, resolve } from 'node:path';
import { branchGame } from '../record/branch.ts';
import { readRecord } from '../record/format/record.ts';
import type { GameRecord } from '../record/format/record.ts';
import type { KeptGame } from '../record/recorded-game.ts';
import { RECORD_ENDING } from '../record/files/game-files.ts';
import { freeName, namedFile, placeBehind } from '../record/files/game-names.ts';
import type { Playing } from '../record/playable.ts';
import { proofLines, proofOf } from '../record/dice-proof.ts';
import { readBytes } from '../record/resume.ts';
import { groupsIn, keepGroupsIn } from '../record/groups.ts';
import type { Group } from '../record/groups.ts';
import type { Problem, Result, Side } from '../core/types.ts';

const recordOf = (kept: KeptGame): GameRecord | undefined => {
  const bytes = readBytes(kept.files.record);
  const record = bytes.ok ? readRecord(bytes.value) : undefined;
  return record?.ok === true ? record.value : undefined;
};

/** `folder`: where games are, and practice copies go. */
export const journalOf = (kept: KeptGame, playing: Playing, folder: string): Journal => ({
  name: kept.files.name,
  ...(dirname(resolve(kept.files.record)) !== resolve(folder) && { path: resolve(kept.files.record) }),
  note: kept.keeper.note,
  mark: kept.keeper.mark,
  marks: () =>
    kept.keeper.remarks().map(({ kind, text, line, by }) => ({
      kind,
      text,
      order: kept.keeper.ordersBefore(line),
      ...(by !== undefined && { by }),
    })),
  saved: kept.keeper.saved,
  text: () => {
    const bytes = readBytes(kept.files.record);
    return bytes.ok ? { ok: true, value: Buffer.from(bytes.value).toString('utf8') } : bytes;
  },
  branch: (order) => {
    const line = kept.keeper.lineOf(order);
    if (line === undefined || order < 1) {
      return {
        ok: false,
        error: { code: 'BRANCH.NO-LINE', params: { line: order, lines: kept.match.entries.length } },
      };
    }
    const name = freeName(folder, `${kept.files.name}-${order}`, RECORD_ENDING);
    const to = namedFile(folder, name, RECORD_ENDING);
    if (!to.ok) return to;
    const made = branchGame(playing, { from: kept.files.record, line: line - 1, to: to.value });
    if (!made.ok) return { ok: false, error: made.error[0] ?? { code: 'FILE.WRITE', params: { name } } };
    made.value.close();
    placeBehind(to.value, kept.files.record);
    return { ok: true, value: name };
  },
  groups: {
    read: () => groupsIn(kept.files.groups),
    write: (groups) => keepGroupsIn(kept.files.groups, groups),
  },
  dice: kept.header.dice.kind,
  seal: kept.header.dice.kind === 'seeded' ? kept.header.dice.commit : undefined,
  proof: () => {
    const shown = kept.keeper.closed() ? undefined : kept.reveal();
    if (shown?.ok === false) return shown;
    const record = recordOf(kept);
    const proof = record === undefined ? undefined : proofOf(record);
    if (proof === undefined)
      return { ok: false, error: { code: 'SEED.MISSING', params: { file: kept.files.seed } } };
    return { ok: true, value: proofLines(proof) };
  },
});

export type Mark = {
  readonly kind: 'note' | 'mark';
  readonly text: string;
  readonly order: number;
  readonly by?: Side;
};

/** What the desk asks of the file a game is kept in; a game that is not kept has none. */
export type Journal = {
  readonly name: string;
  /** What opens it again, where its name does not: it is not among the games. */
  readonly path?: string;
  /** Groups of both sides, each side's own; absent: they last as long as the desk. */
  readonly groups?: { read(): readonly Group[]; write(groups: readonly Group[]): Problem | undefined };
  /** `by`: whose alone it is, where the sides hide something from each other. Gives its number. */
  note(text: string, by?: Side): Result<number>;
  mark(name: string, by?: Side): Result<number>;
  /** Every note and mark so far, with how many orders that still stand were given before it. */
  marks(): readonly Mark[];
  /** A practice copy from before an order line; gives its name. */
  branch(line: number): Result<string>;
  /** Where the dice come from. */
  readonly dice: 'seeded' | 'open' | 'scripted' | 'manual';
  /** The commitment to the seed, if there is one. */
  readonly seal: string | undefined;
  /** Shows the seed of a game that is over, closes its record to play, and says how the dice can be checked. */
  proof(): Result<readonly string[]>;
  /** Why not all that was played is on disk; undefined when it is. */
  saved(): Problem | undefined;
  /** Gives up a game nobody has named, where nothing stands in its record but the beginning; false: it is kept. */
  readonly giveUp?: () => boolean;
  /** Somebody wants it kept all the same. */
  readonly want?: () => void;
  /** The record as it is on disk. */
  text(): Result<string>;
};
