// A record that something else moves, replaces or writes into while it is played: nothing more goes where nobody finds it.
import { copyFileSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { give } from '../../src/core/match.ts';
import { resumeGame } from '../../src/record/resume.ts';
import { begin, contents, inFolder, play, put } from './desk.ts';
import { order, tiny } from './tiny.ts';

/** What is done to the record, by its path. */
type Deed = (record: string) => void;

const MOVED: readonly (readonly [string, Deed])[] = [
  ['it is called otherwise', (record) => renameSync(record, `${record}~`)],
  [
    'a copy is put in its place, as editors do',
    (record) => {
      renameSync(record, `${record}~`);
      copyFileSync(`${record}~`, record);
    },
  ],
  ['its folder is called otherwise', (record) => renameSync(dirname(record), `${dirname(record)}-old`)],
  [
    'a file is put in the place of its folder',
    (record) => {
      renameSync(dirname(record), `${dirname(record)}-old`);
      writeFileSync(dirname(record), '');
    },
  ],
];

const altered = (text: string): string => text.replace('red add 1', 'red add 2');
const LATER = new Date(Date.now() + 60_000);

describe('a record in play', () => {
  it.each(MOVED)('is not written on where %s', (_what, deed) => {
    inFolder((path) => {
      mkdirSync(join(path, 'games'));
      const game = begin(join(path, 'games', 'a.game'));
      play(game.match, 'red add 1');
      deed(game.files.record);
      expect(give(game.match, [order('red add 1')])).toMatchObject({
        ok: false,
        refusal: { code: 'RECORD.GONE', params: { order: 2 } },
      });
      expect(game.keeper.saved()).toMatchObject({ code: 'RECORD.GONE' });
      game.close();
    })();
  });

  it(
    'is not written on where it was altered and is as long as before',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1');
      const before = altered(contents(game.files.record));
      put(game.files.record, before);
      utimesSync(game.files.record, LATER, LATER);
      expect(give(game.match, [order('red add 1')])).toMatchObject({
        ok: false,
        refusal: { code: 'RECORD.CHANGED', params: { order: 2, inside: true } },
      });
      expect(game.keeper.saved()).toMatchObject({ code: 'RECORD.CHANGED' });
      game.close();
      expect(contents(game.files.record)).toBe(before);
    }),
  );

  it(
    'is written on where it was only touched, or written again as it was',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1');
      utimesSync(game.files.record, LATER, LATER);
      play(game.match, 'red add 1');
      put(game.files.record, contents(game.files.record));
      utimesSync(game.files.record, LATER, LATER);
      play(game.match, 'red add 1');
      game.close();
      const again = resumeGame(tiny(), { path: game.files.record });
      expect(again.ok && again.value.match.entries.length).toBe(3);
      if (again.ok) again.value.close();
    }),
  );

  it(
    'is written on where its newlines were converted before it was opened',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      game.close();
      put(game.files.record, `\ufeff${contents(game.files.record).replaceAll('\n', '\r\n')}`);
      const again = resumeGame(tiny(), { path: game.files.record });
      if (!again.ok) throw new Error('It could not be opened');
      utimesSync(game.files.record, LATER, LATER);
      play(again.value.match, 'red add 1');
      again.value.close();
    }),
  );
});
