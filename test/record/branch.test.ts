// Practice copies and the way on from a damaged record: another file, the same play up to a line, fresh dice.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { branchGame } from '../../src/record/branch.ts';
import { groupsIn, keepGroupsIn } from '../../src/record/groups.ts';
import { readRecord } from '../../src/record/format/record.ts';
import type { Header } from '../../src/record/format/header.ts';
import type { KeptGame } from '../../src/record/recorded-game.ts';
import { replayTo } from '../../src/record/replay.ts';
import { resumeGame } from '../../src/record/resume.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { EVERYTHING, TO_THE_END, begin, contents, inFolder, play, put, textsOf } from './desk.ts';
import { tiny, total } from './tiny.ts';

const branched = (from: KeptGame, line: number, name = 'b.game', playing = tiny()): KeptGame => {
  const to = join(from.files.record, '..', name);
  const made = branchGame(playing, { from: from.files.record, line, to });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

const headerOf = (game: KeptGame): Header => {
  const record = readRecord(contents(game.files.record));
  if (!record.ok) throw new Error('The branch is damaged');
  return record.value.header;
};

describe('a branch', () => {
  it(
    'from any line stands where the game stood then, and leaves it alone',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, ...EVERYTHING);
      const text = contents(game.files.record);
      const record = readRecord(text);
      if (!record.ok) throw new Error('damaged');
      for (const { line, last } of record.value.blocks) {
        const then = replayTo(record.value, tiny(), { line });
        const copy = branched(game, line, `b${line}.game`);
        expect(canonicalJson(copy.match.state)).toBe(canonicalJson(then.ok ? then.value.state : undefined));
        const play1 = textsOf(text).slice(8, last);
        expect(textsOf(contents(copy.files.record)).slice(9)).toEqual(play1);
        expect(verifyRecord(contents(copy.files.record), tiny())).toMatchObject({ ok: true });
      }
      expect(contents(game.files.record)).toBe(text);
    }),
  );

  it(
    'of a branch, or of a game whose seed was shown, is a whole record too',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      play(game.match, 'red throw', 'blue answer no', ...TO_THE_END, 'red end', 'blue end');
      expect(game.reveal().ok).toBe(true);
      game.close();
      const copy = branched(game, game.keeper.lines());
      const last = copy.keeper.lines();
      copy.close();
      for (const line of [last, last - 1, 20, 12]) {
        const again = branched(copy, line, `c${line}.game`);
        again.close();
        const { ok } = verifyRecord(contents(again.files.record), tiny());
        expect([line, ok]).toEqual([line, true]);
      }
    }),
  );

  it(
    'has the groups that players have named, and leaves them where they were',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, ...EVERYTHING);
      const groups = [{ name: 'Van', side: 'red', units: ['r1', 'r2'], last: 'to 1201' }];
      expect(keepGroupsIn(game.files.groups, groups)).toBeUndefined();
      const copy = branched(game, game.keeper.lines());
      expect(groupsIn(copy.files.groups)).toEqual(groups);
      expect(groupsIn(game.files.groups)).toEqual(groups);
    }),
  );

  it(
    'has fresh sealed dice, and says whose copy it is and how many dice are not its own',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      play(game.match, 'red throw', 'blue answer no', 'red throw');
      const copy = branched(game, game.keeper.lineOf(2) ?? 0);
      expect(headerOf(copy).branch).toEqual({ of: 'a', line: 19, drawn: 2 });
      expect(headerOf(copy).dice).toMatchObject({ kind: 'seeded' });
      expect(headerOf(copy).dice).not.toEqual(headerOf(game).dice);
      play(copy.match, 'red throw', 'blue answer yes');
      expect(copy.match.state.drawn).toBe(4);
      for (const side of ['red', 'blue', 'red', 'blue', 'red', 'blue']) play(copy.match, `${side} end`);
      expect(copy.reveal()).toMatchObject({ ok: true });
      expect(verifyRecord(contents(copy.files.record), tiny())).toMatchObject({
        ok: true,
        value: { dice: 4, proved: 2 },
      });
    }),
  );

  it(
    'of dice that are typed has dice that are typed',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'manual' });
      play(game.match, 'red throw', 'red die 3 4');
      const copy = branched(game, 13);
      play(copy.match, 'red die 6 10');
      expect(total(copy.match.state)).toBe(16);
      expect(headerOf(copy).dice).toEqual({ kind: 'manual' });
    }),
  );

  it(
    'of a finished game does not bring its seed along, and can be played',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      for (const side of ['red', 'blue', 'red', 'blue', 'red', 'blue']) play(game.match, `${side} end`);
      const seed = game.reveal();
      game.keeper.note('well played');
      const copy = branched(game, game.keeper.lines());
      expect(contents(copy.files.record)).not.toContain(seed.ok ? seed.value : 'x');
      expect(textsOf(contents(copy.files.record)).at(-1)).toBe('note well played');
      play(copy.match, 'undo anyway 1', 'blue add 1');
    }),
  );

  it(
    'of a branch is a branch of that one',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1', 'red throw');
      const copy = branched(game, 13);
      const second = branched(copy, 14, 'c.game');
      expect(headerOf(second).branch).toMatchObject({ of: 'b', line: 15, drawn: 0 });
      expect(total(second.match.state)).toBe(1);
    }),
  );

  it(
    'takes the kept state along that the game was gone on with from',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1', 'red end', 'blue add 2');
      game.close();
      const newer = tiny({ version: '2', bonus: 10 });
      const again = resumeGame(newer, { path: game.files.record, leavesOut: true });
      if (!again.ok) throw new Error('not resumed');
      play(again.value.match, 'blue add 1');
      const copy = branched(again.value, again.value.keeper.lines(), 'b.game', newer);
      expect(copy.notices).toEqual([]);
      expect(canonicalJson(copy.match.state)).toBe(canonicalJson(again.value.match.state));
      expect(resumeGame(newer, { path: copy.files.record })).toMatchObject({ ok: true });
    }),
  );

  it.each([
    ['in the header', 3, {}, 'RECORD.NOT-STARTED'],
    ['after the end', 900, {}, 'RECORD.UPTO'],
    ['where a file stands', 12, { to: 'a.game' }, 'FILE.EXISTS'],
    ['of nothing', 12, { from: 'none.game' }, 'FILE.MISSING'],
  ] as const)('%s is a problem, and nothing is written', (_what, line, names, code) =>
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      const before = readdirSync(path).toSorted();
      const { from, to } = { from: 'a.game', to: 'b.game', ...names };
      const made = branchGame(tiny(), { from: join(path, from), line, to: join(path, to) });
      expect(made).toMatchObject({ ok: false, error: [{ code }] });
      expect(readdirSync(path).toSorted()).toEqual(before);
      game.close();
    })(),
  );
});

describe('the good part of a damaged record', () => {
  it(
    'is gone on with in a new file, to the very line, and the old one is not changed',
    inFolder((path) => {
      const game = begin(join(path, 'old.game'), { dice: 'seeded' });
      play(game.match, 'red add 1', 'red throw', 'blue answer no', 'red add 2');
      const text = contents(game.files.record);
      const lines = text.split('\n');
      for (const bad of lines.keys()) {
        if (bad < 12 || bad >= lines.length - 2) continue;
        const damaged = lines.with(bad, (lines[bad] ?? '').replace(/.$/, '~')).join('\n');
        put(game.files.record, damaged);
        const refused = resumeGame(tiny(), { path: game.files.record });
        const good = refused.ok ? -1 : Number(refused.error[0]?.params['good']);
        expect(good).toBe(bad);
        const copy = branched(game, good, `good-${good}.game`);
        const texts = textsOf(contents(copy.files.record));
        // Dice that were written down are the same; dice that were lost are thrown anew.
        expect(texts.slice(9, 9 + bad - 8)).toEqual(textsOf(text).slice(8, bad));
        expect(verifyRecord(contents(copy.files.record), tiny())).toMatchObject({ ok: true });
        expect(contents(game.files.record)).toBe(damaged);
        expect(existsSync(copy.files.seed)).toBe(true);
      }
    }),
  );
});
