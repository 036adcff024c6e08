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
import type { Journal } from './session.ts';

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
