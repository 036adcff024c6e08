// The golden games play as they did, and their records verify and replay. `npm run golden -- --write` makes the records anew.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { matchHash } from '../../src/core/match.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { replayTo } from '../../src/record/replay.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { compareRecords } from '../../tools/golden/compare.ts';
import { goldenGame } from '../../tools/golden/play.ts';
import { reportOn } from '../../tools/golden/report.ts';
import type { Report } from '../../tools/golden/report.ts';
import { goldenNames, recordPath } from '../../tools/golden/script.ts';
import { forged, textsOf } from './desk.ts';

const MINUTES = 180_000;

const stored = (name: string): string => readFileSync(recordPath(name), 'utf8');

describe.each(goldenNames())('the golden game %s', (name) => {
  let report: Report = { name, wrong: [] };
  beforeAll(async () => {
    report = await reportOn(name);
  }, MINUTES);

  it('plays as it did', () => {
    expect(report.wrong.join('\n')).toBe('');
    expect(report.played?.orders).toBeGreaterThan(1);
  });

  it(
    'has a record that verifies, die by die, and replays to the same position',
    async () => {
      const record = readRecord(stored(name));
      const game = record.ok ? await goldenGame(record.value.header.game) : record;
      if (!record.ok || !game.ok) throw new Error(`The record of ${name} cannot be read.`);
      const { playing } = game.value;
      const verified = verifyRecord(stored(name), playing);
      expect(verified).toMatchObject({ ok: true });
      expect(verified.ok && verified.value.proved).toBe(verified.ok && verified.value.dice);
      const replayed = replayTo(record.value, playing);
      expect(replayed.ok && matchHash(replayed.value)).toBe(report.played?.hash);
    },
    MINUTES,
  );
});

describe('what is told of a change', () => {
  const text = stored('campaign');
  const altered = (from: string, to: string): string =>
    forged(textsOf(text).map((line) => line.replace(from, to)));

  it('is nothing where nothing changed, nor where only the version is another', () => {
    expect(compareRecords(text, text)).toEqual([]);
    expect(compareRecords(text, altered('program 0', 'program 9'))).toEqual([]);
  });

  it('is the first act that differs, its old and its new lines', () => {
    const [first, ...more] = compareRecords(text, altered('setUp@german', 'setUp@soviet'));
    expect(first).toMatch(/^1 of \d+ acts differ, the first at line \d+ of the record:$/);
    expect(more[0]).toBe('    opening');
    expect(more.slice(1, -1).filter((line) => /^ {2}[-+] .*setUp@/.test(line))).toHaveLength(2);
    expect(more.at(-1)).toMatch(/^The last hash is the same, [0-9a-f]{8}\.$/);
  });

  it('is a last hash that is another one', () => {
    const last = [...text.matchAll(/ = hash ([0-9a-f]+)/g)].at(-1)?.[1] ?? '';
    expect(compareRecords(text, altered(`= hash ${last}`, '= hash 00000000')).at(-1)).toBe(
      `The last hash was ${last} and is 00000000.`,
    );
  });

  it('is that a record which was tampered with cannot be read', () => {
    const broken = text.replace('opening', 'closing');
    expect(compareRecords(broken, text)).toEqual(['The stored record cannot be read.']);
  });
});
