// Going on with a game: wherever a crash cut its record off, every order that was answered for is there again.
import {
  appendFileSync,
  existsSync,
  linkSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { decision } from '../../src/core/kernel.ts';
import { give, matchHash, undo, undoable } from '../../src/core/match.ts';
import { branchGame } from '../../src/record/branch.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { keptStates } from '../../src/record/recorded-game.ts';
import type { KeptGame } from '../../src/record/recorded-game.ts';
import { openPen } from '../../src/record/files/append.ts';
import type { Pen } from '../../src/record/files/append.ts';
import { replayTo } from '../../src/record/replay.ts';
import { namedState } from '../../src/record/restore.ts';
import { gameOfFile, resumeGame } from '../../src/record/resume.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { EVERYTHING, TO_THE_END, begin, contents, forged, inFolder, play, put, textsOf } from './desk.ts';
import { order, tiny, total } from './tiny.ts';

const goOn = (path: string, playing = tiny(), leavesOut = false): KeptGame => {
  const game = resumeGame(playing, { path, leavesOut });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

const codes = (game: KeptGame): string[] => game.notices.map(({ code }) => code);

describe('going on with a game', () => {
  it(
    'takes away the first name of a record where a crash came before that, and the record stays whole',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 2');
      game.close();
      const text = contents(game.files.record);
      linkSync(game.files.record, game.files.fresh);
      goOn(game.files.record).close();
      expect(existsSync(game.files.fresh)).toBe(false);
      expect(contents(game.files.record)).toBe(text);
    }),
  );

  it(
    'has everything as it was: state, orders, what can be taken back and given again',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, ...EVERYTHING, 'red add 2', 'undo 1');
      game.close();
      const again = goOn(game.files.record);
      expect(again.notices).toEqual([]);
      expect(canonicalJson(again.match.state)).toBe(canonicalJson(game.match.state));
      expect(canonicalJson(again.match.entries)).toBe(canonicalJson(game.match.entries));
      expect(canonicalJson(again.match.undone)).toBe(canonicalJson(game.match.undone));
      expect(undoable(again.match)).toBe(undoable(game.match));
      expect([0, 1, 5, 9].map((n) => again.keeper.lineOf(n))).toEqual(
        [0, 1, 5, 9].map((n) => game.keeper.lineOf(n)),
      );
    }),
  );

  it(
    'changes nothing of the file, and adds to it what one sitting would have',
    inFolder((path) => {
      const one = begin(join(path, 'one.game'));
      play(one.match, ...EVERYTHING, ...TO_THE_END);
      const two = begin(join(path, 'two.game'));
      let game = two;
      for (const line of [...EVERYTHING, ...TO_THE_END]) {
        play(game.match, line);
        game.close();
        const before = contents(two.files.record);
        game = goOn(two.files.record);
        expect(contents(two.files.record)).toBe(before);
      }
      expect(contents(two.files.record)).toBe(contents(one.files.record));
    }),
  );

  it(
    'keeps notes and marks',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      game.keeper.note('first');
      game.keeper.mark('here');
      const again = goOn(game.files.record);
      expect(again.keeper.note('second\nline')).toEqual({ ok: true, value: 2 });
      expect(again.keeper.remarks()).toEqual([
        { kind: 'note', text: 'first', line: 13 },
        { kind: 'mark', text: 'here', line: 14 },
        { kind: 'note', text: 'second line', line: 15 },
      ]);
      expect(again.keeper.note(' \n ')).toMatchObject({ ok: false, error: { code: 'NOTE.EMPTY' } });
      expect(again.keeper.mark('x'.repeat(2000))).toMatchObject({ ok: false, error: { code: 'NOTE.LONG' } });
    }),
  );

  it(
    'knows the game by its file, also of a damaged one',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      put(join(path, 'b.game'), contents(game.files.record).replace('dealt', 'spilt'));
      put(join(path, 'c.game'), 'record 1\n');
      expect(gameOfFile(game.files.record)).toEqual({ ok: true, value: 'tiny' });
      expect(gameOfFile(join(path, 'b.game'))).toEqual({ ok: true, value: 'tiny' });
      expect(gameOfFile(join(path, 'c.game'))).toMatchObject({ error: { code: 'RECORD.NOT-A-RECORD' } });
      expect(gameOfFile(join(path, 'd.game'))).toMatchObject({ error: { code: 'FILE.MISSING' } });
      expect(gameOfFile(path)).toMatchObject({ error: { code: 'FILE.FOLDER' } });
    }),
  );
});

/** The state after every line that ends an act. */
const statesByLine = (text: string): ReadonlyMap<number, string> => {
  const record = readRecord(text);
  if (!record.ok) throw new Error('The sample is damaged');
  return new Map(
    record.value.blocks.map(({ last }) => {
      const match = replayTo(record.value, tiny(), { line: last });
      return [last, match.ok ? canonicalJson(match.value.state) : ''];
    }),
  );
};

describe('a record cut off at any byte', () => {
  for (const dice of ['open', 'sealed'] as const) {
    it(
      `is gone on with, and nothing answered for is lost (${dice} dice)`,
      inFolder((path) => {
        const game = begin(join(path, 'a.game'), dice === 'sealed' ? { dice: 'seeded' } : {});
        play(game.match, ...(dice === 'sealed' ? EVERYTHING.slice(4, 8) : EVERYTHING));
        const text = contents(game.files.record);
        const states = statesByLine(text);
        const first = readRecord(text);
        const start = first.ok ? (first.value.blocks[0]?.line ?? 0) : 0;
        const lines = [0];
        for (let i = 0; i < text.length; i++) if (text[i] === '\n') lines.push(i + 1);
        for (let size = 0; size <= text.length; size++) {
          const good = lines.findLastIndex((at) => at <= size || at - 1 === size);
          put(game.files.record, text.slice(0, size));
          const again = resumeGame(tiny(), { path: game.files.record });
          if (good < start) {
            expect(again).toMatchObject({ ok: false, error: [{ code: 'RECORD.NOT-STARTED' }] });
            continue;
          }
          if (!again.ok) throw new Error(`At ${size}: ${JSON.stringify(again.error)}`);
          // What was on disk in part was carried out again, and leads to what was played.
          const done = [...states.keys()].find((last) => last >= good) ?? 0;
          const wanted = states.get(done);
          const state = canonicalJson(again.value.match.state);
          if (state !== wanted) expect(state).toBe(states.get(good));
          again.value.close();
          const mended = contents(game.files.record);
          expect(text.startsWith(mended)).toBe(true);
          expect(verifyRecord(mended, tiny())).toMatchObject({ ok: true });
          const torn = size > (lines[good] ?? 0) && size !== (lines[good + 1] ?? 0) - 1;
          expect(codes(again.value).includes('RECORD.TORN')).toBe(torn);
        }
      }),
    );
  }

  it(
    'says which order was carried out again',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1', 'red throw');
      const lines = contents(game.files.record).split('\n');
      const thrown = lines.findIndex((line) => line.endsWith('> red throw'));
      put(game.files.record, `${lines.slice(0, thrown + 1).join('\n')}\n`);
      const again = goOn(game.files.record);
      expect(again.notices).toMatchObject([
        { code: 'RESUME.REAPPLIED', params: { line: thrown + 1, order: 'throw', name: 'a' } },
      ]);
      expect(contents(game.files.record)).toBe(lines.join('\n'));
      put(game.files.record, `${lines.slice(0, thrown + 2).join('\n')}\n`);
      expect(codes(goOn(game.files.record))).toEqual(['RESUME.COMPLETED']);
      expect(contents(game.files.record)).toBe(lines.join('\n'));
    }),
  );

  it(
    'inside a take-back has it taken back',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1', 'red add 2', 'undo 1');
      const text = contents(game.files.record);
      put(game.files.record, text.slice(0, text.lastIndexOf('undo 1') + 'undo 1\n'.length));
      const again = goOn(game.files.record);
      expect(total(again.match.state)).toBe(1);
      expect(again.notices).toMatchObject(
        [{ code: 'RESUME.COMPLETED' }].map(() => ({ code: 'RESUME.REAPPLIED' })),
      );
      expect(contents(game.files.record)).toBe(text);
    }),
  );

  it(
    'whose seed is lost waits for a die to be typed',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      play(game.match, 'red throw');
      const text = contents(game.files.record);
      put(game.files.record, text.slice(0, text.indexOf('> red throw') + '> red throw\n'.length));
      unlinkSync(game.files.seed);
      const again = goOn(game.files.record);
      expect(codes(again)).toEqual(['RESUME.REAPPLIED', 'SEED.MISSING']);
      expect(decision(again.match.rules, again.match.state)?.kind).toBe('roll');
      play(again.match, 'red die 3 4', 'blue answer yes');
      expect(total(again.match.state)).toBe(7);
      put(game.files.seed, 'not the seed\n');
      expect(codes(goOn(game.files.record))).toEqual(['SEED.WRONG']);
    }),
  );
});

describe('a roll that was waited for while the seed was not there', () => {
  const away = (path: string): { readonly seed: string; readonly record: string; readonly text: string } => {
    const game = begin(join(path, 'a.game'), { dice: 'seeded' });
    const { seed, record } = game.files;
    const hidden = contents(seed);
    unlinkSync(seed);
    game.close();
    const again = goOn(record);
    play(again.match, 'red throw');
    expect(decision(again.match.rules, again.match.state)?.kind).toBe('roll');
    again.close();
    const text = contents(record);
    put(seed, hidden);
    return { seed: hidden.trim(), record, text };
  };

  it(
    'is made by the seed when it is there again, and the record can be proved',
    inFolder((path) => {
      const { seed, record, text } = away(path);
      const again = goOn(record);
      expect(codes(again)).toEqual(['RESUME.ROLLED']);
      play(again.match, 'blue answer yes');
      again.close();
      expect(contents(record).startsWith(text)).toBe(true);
      expect(verifyRecord(contents(record), tiny(), { seed })).toMatchObject({
        ok: true,
        value: { dice: 2, proved: 2, typed: 2 },
      });
      expect(codes(goOn(record))).toEqual([]);
    }),
  );

  it(
    'is waited for again where nothing can be written',
    inFolder((path) => {
      const { record, text } = away(path);
      const full = (file: string): Pen => ({
        ...openPen(file),
        write: () => {
          throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        },
      });
      const again = resumeGame(tiny(), { path: record, pen: full });
      expect(again).toMatchObject({ ok: false, error: [{ code: 'FILE.NO-SPACE' }] });
      expect(contents(record)).toBe(text);
    }),
  );
});

describe('a record damaged in the middle', () => {
  it(
    'is named by line, with how far it is good, and left as it is',
    inFolder((path) => {
      const game = begin(join(path, 'old.game'));
      play(game.match, ...EVERYTHING, ...TO_THE_END.slice(0, 3));
      const text = contents(game.files.record).replace('"total":3}', '"total":4}');
      put(game.files.record, text);
      const again = resumeGame(tiny(), { path: game.files.record });
      expect(again).toMatchObject({
        ok: false,
        error: [
          {
            code: 'RECORD.DAMAGED',
            params: {
              line: 16,
              good: 15,
              turn: 1,
              phase: 'act',
              phasing: 'red',
              name: 'old',
              file: game.files.record,
            },
          },
        ],
      });
      expect(contents(game.files.record)).toBe(text);
    }),
  );

  it.each([
    ['missing', 'gone.game', undefined, 'FILE.MISSING'],
    [
      'of another game',
      'other.game',
      (text: string) => forged(textsOf(text).with(1, 'game chess')),
      'RECORD.GAME',
    ],
    [
      'with an unknown scenario',
      'x.game',
      (text: string) => forged(textsOf(text).with(5, 'scenario big')),
      'RECORD.ALTERED',
    ],
    [
      'that makes no sense',
      'y.game',
      (text: string) => forged([...textsOf(text), '> red dance', ' = hash 00000000']),
      'RECORD.ALTERED',
    ],
  ] as const)('%s is a problem, not a fault', (_what, name, change, code) =>
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      game.close();
      const file = join(path, name);
      if (change !== undefined) put(file, change(contents(game.files.record)));
      expect(resumeGame(tiny(), { path: file })).toMatchObject({ ok: false, error: [{ code }] });
    })(),
  );
});

describe('a record altered with a true chain, under the rules it was played under', () => {
  const altered = (path: string, from: string, to: string): KeptGame => {
    const game = begin(join(path, 'old.game'));
    play(game.match, 'red add 1', 'red end', 'blue add 2', 'blue add 1', 'blue end', 'red add 3');
    game.close();
    put(
      game.files.record,
      forged(textsOf(contents(game.files.record)).map((text) => text.replace(from, to))),
    );
    return game;
  };

  it.each([
    ['an order', '> blue add 2', '> blue add 3', '> blue add 2', 1],
    ['an order that is refused', '> blue add 2', '> blue add 9', '> blue add 2', 0],
    ['a result', '{"by":3,', '{"by":2,', '> red add 3', 1],
    ['the last order', '> red add 3', '> red add 2', '> red add 3', 1],
  ] as const)('is refused by its line and left as it is: %s', (_what, from, to, at, below) =>
    inFolder((path) => {
      const line = (() => {
        const model = begin(join(path, 'model.game'));
        play(model.match, 'red add 1', 'red end', 'blue add 2', 'blue add 1', 'blue end', 'red add 3');
        model.close();
        return textsOf(contents(model.files.record)).indexOf(at) + 1;
      })();
      const game = altered(path, from, to);
      const text = contents(game.files.record);
      expect(resumeGame(tiny(), { path: game.files.record })).toMatchObject({
        ok: false,
        error: [
          {
            code: 'RECORD.ALTERED',
            params: { line: line + below, good: line - 1, upto: line - 1, name: 'old' },
          },
        ],
      });
      expect(contents(game.files.record)).toBe(text);
      expect(existsSync(game.files.lock)).toBe(false);
      const copy = join(path, 'on.game');
      const onward = branchGame(tiny(), { from: game.files.record, line: line - 1, to: copy });
      expect(onward).toMatchObject({ ok: true });
    })(),
  );

  it(
    'has nothing good where its opening was altered',
    inFolder((path) => {
      const game = altered(path, 'option bold=on', 'option bold=off');
      const again = resumeGame(tiny(), { path: game.files.record });
      const params = again.ok ? {} : (again.error[0]?.params ?? {});
      expect(params).toMatchObject({ name: 'old', why: 'VERIFY.DIFFERS' });
      expect(params['upto']).toBeUndefined();
    }),
  );

  it(
    'is dropped for a fault of the rules alone, not for a last order they refuse',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      game.close();
      const text = forged([...textsOf(contents(game.files.record)), '> red add 9']);
      put(game.files.record, text);
      expect(resumeGame(tiny(), { path: game.files.record })).toMatchObject({
        ok: false,
        error: [{ code: 'RECORD.ALTERED', params: { why: 'REPLAY.REFUSED' } }],
      });
      expect(contents(game.files.record)).toBe(text);
    }),
  );
});

describe('rules or data that have changed', () => {
  const played = (path: string): KeptGame => {
    const game = begin(join(path, 'a.game'));
    play(game.match, 'red add 1', 'red end', 'blue add 2', 'blue end', 'red add 3', 'red add 1');
    game.close();
    return game;
  };

  it(
    'but lead to the same let the game go on whole, and say so once',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1', 'red end', 'blue add 2', 'blue end');
      game.close();
      const newer = tiny({ version: '2', data: 'd2', wordy: true });
      const again = goOn(game.files.record, newer);
      expect(again.notices).toMatchObject([
        { code: 'RESUME.SAME', params: { was: '1', is: '2', data: true } },
      ]);
      expect(again.match.entries).toHaveLength(4);
      expect(textsOf(contents(game.files.record)).at(-1)).toBe('resumed rules=2 data=d2 program=0.1.0');
      play(again.match, 'red end');
      again.close();
      expect(goOn(game.files.record, newer).notices).toEqual([]);
    }),
  );

  it(
    'lose no order unless that is asked for, and change nothing before',
    inFolder((path) => {
      const game = played(path);
      const before = contents(game.files.record);
      const newer = tiny({ version: '2', bonus: 10 });
      expect(resumeGame(newer, { path: game.files.record })).toMatchObject({
        ok: false,
        error: [{ code: 'RESUME.WOULD-LEAVE', params: { orders: 2, turn: 2, phasing: 'red', name: 'a' } }],
      });
      expect(contents(game.files.record)).toBe(before);
      expect(goOn(game.files.record).notices).toEqual([]);
    }),
  );

  it(
    'let it go on from the last kept state otherwise, and say so',
    inFolder((path) => {
      const game = played(path);
      const newer = tiny({ version: '2', bonus: 10 });
      const again = goOn(game.files.record, newer, true);
      expect(again.notices).toMatchObject([
        {
          code: 'RESUME.FROM-KEPT',
          params: { was: '1', is: '2', data: false, orders: 2, turn: 2, phasing: 'red', why: 'REPLAY.HASH' },
        },
      ]);
      expect(total(again.match.state)).toBe(3);
      play(again.match, 'red add 1');
      expect(total(again.match.state)).toBe(14);
      again.close();
      const text = contents(game.files.record);
      expect(
        verifyRecord(text, newer, {
          kept: () => ({ ok: false, error: { code: 'STATE.MISSING', params: {} } }),
        }),
      ).toMatchObject({
        error: [{ code: 'STATE.MISSING' }],
      });
      const third = goOn(game.files.record, newer);
      expect(third.notices).toEqual([]);
      expect(matchHash(third.match)).toBe(matchHash(again.match));
    }),
  );

  it(
    'keep the state they went on from for as long as the game is played',
    inFolder((path) => {
      const first = tiny({ turns: 20 });
      const game = begin(join(path, 'a.game'), {}, first);
      play(game.match, 'red add 1', 'red end', 'blue add 2', 'blue end', 'red add 3');
      game.close();
      const newer = tiny({ turns: 20, version: '2', bonus: 10 });
      const again = goOn(game.files.record, newer, true);
      expect(codes(again)).toEqual(['RESUME.FROM-KEPT']);
      for (let turn = 0; turn < 5; turn++) play(again.match, 'red add 1', 'red end', 'blue end');
      again.close();
      const record = readRecord(contents(game.files.record));
      if (!record.ok) throw new Error('The record is damaged');
      expect(
        verifyRecord(contents(game.files.record), newer, {
          kept: namedState(keptStates(game.files, record.value)),
        }),
      ).toMatchObject({ ok: true });
      const third = goOn(game.files.record, newer);
      expect(third.notices).toEqual([]);
      expect([total(third.match.state), third.match.entries.length]).toEqual([58, 15]);
    }),
  );

  it(
    'twice go on from where the first of them did, when no turn has ended since',
    inFolder((path) => {
      const game = played(path);
      const second = goOn(game.files.record, tiny({ version: '2', bonus: 10 }), true);
      play(second.match, 'red add 1');
      second.close();
      const third = goOn(game.files.record, tiny({ version: '3', bonus: 20 }), true);
      expect(third.notices).toMatchObject([
        { code: 'RESUME.FROM-KEPT', params: { turn: 2, phasing: 'red', orders: 1 } },
      ]);
      expect(total(third.match.state)).toBe(3);
    }),
  );

  it(
    'do not bring dice back that were seen',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red end', 'blue end', 'red add 1', 'red throw', 'blue answer yes');
      const again = goOn(game.files.record, tiny({ version: '2', bonus: 1 }), true);
      expect(codes(again)).toEqual(['RESUME.FROM-KEPT']);
      expect(again.match.state.drawn).toBe(2);
    }),
  );

  it(
    'pass over a kept state that was taken back',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1', 'red end', 'blue add 2', 'blue end', 'undo anyway 2', 'blue add 3');
      const again = goOn(game.files.record, tiny({ version: '2', bonus: 1 }), true);
      expect(again.notices).toMatchObject([
        { code: 'RESUME.FROM-KEPT', params: { turn: 1, phasing: 'blue', orders: 1 } },
      ]);
      expect(total(again.match.state)).toBe(1);
    }),
  );

  it(
    'without a good kept state are a problem',
    inFolder((path) => {
      const game = played(path);
      for (const file of readdirSync(game.files.states)) {
        const kept = join(game.files.states, file);
        put(kept, readFileSync(kept, 'utf8').replace('"total":', '"total": 1'));
      }
      const again = resumeGame(tiny({ version: '2', bonus: 1 }), { path: game.files.record });
      expect(again).toMatchObject({ ok: false, error: [{ code: 'REPLAY.HASH', params: { name: 'a' } }] });
    }),
  );

  it(
    'that fail over an order are gone round in the same way',
    inFolder((path) => {
      const game = played(path);
      const again = goOn(game.files.record, tiny({ version: '2', faultAt: 6 }), true);
      expect(again.notices).toMatchObject([{ code: 'RESUME.FROM-KEPT', params: { why: 'REPLAY.FAULT' } }]);
    }),
  );
});

describe('an order over which the rules fail', () => {
  const FAULTY = tiny({ faultAt: 6 });

  const failed = (path: string): KeptGame => {
    const game = begin(join(path, 'a.game'), {}, FAULTY);
    play(game.match, 'red end', 'blue add 1', 'blue add 2', 'undo 1', 'blue add 2', 'undo 1', 'blue add 3');
    expect(() => play(game.match, 'blue add 2')).toThrow('Tiny has a fault');
    game.close();
    return game;
  };

  it(
    'is left out alone, which is said and written down',
    inFolder((path) => {
      const game = failed(path);
      const again = goOn(game.files.record, FAULTY);
      expect(again.notices).toMatchObject([
        { code: 'RESUME.DROPPED', params: { order: 'add 2', why: 'REPLAY.FAULT', name: 'a' } },
      ]);
      expect([total(again.match.state), again.match.entries.length]).toEqual([4, 3]);
      const texts = textsOf(contents(game.files.record));
      const at = texts.indexOf('dropped');
      expect(texts.slice(at - 1, at + 1)).toEqual(['> blue add 2', 'dropped']);
      play(again.match, 'blue add 3', 'undo 1', 'blue add 1; blue add 2', 'blue end');
      again.close();
      const text = contents(game.files.record);
      expect(verifyRecord(text, FAULTY)).toMatchObject({ ok: true, value: { orders: 8 } });
      const third = goOn(game.files.record, FAULTY);
      expect(third.notices).toEqual([]);
      expect(canonicalJson(third.match.state)).toBe(canonicalJson(again.match.state));
      expect([1, 2, 3, 4].map((n) => third.keeper.lineOf(n))).toEqual(
        [1, 2, 3, 4].map((n) => again.keeper.lineOf(n)),
      );
    }),
  );

  it(
    'leaves what was taken back before it to be given again',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), {}, FAULTY);
      play(game.match, 'red add 3', 'red add 2', 'undo 1');
      expect(() => play(game.match, 'red add 3')).toThrow('Tiny has a fault');
      game.close();
      const again = goOn(game.files.record, FAULTY);
      play(again.match, 'redo 1');
      again.close();
      const third = goOn(game.files.record, FAULTY);
      expect(total(third.match.state)).toBe(5);
      expect(third.keeper.lineOf(2)).toBe(again.keeper.lineOf(2));
      expect(verifyRecord(contents(game.files.record), FAULTY)).toMatchObject({ ok: true });
    }),
  );

  it(
    'is carried out once the rules are mended',
    inFolder((path) => {
      const game = failed(path);
      const again = goOn(game.files.record, tiny({ version: '2' }));
      expect(codes(again)).toEqual(['RESUME.REAPPLIED', 'RESUME.SAME']);
      expect(total(again.match.state)).toBe(6);
    }),
  );

  it(
    'is left out under other rules that fail over it too',
    inFolder((path) => {
      const game = failed(path);
      const other = tiny({ version: '2', faultAt: 6 });
      const again = goOn(game.files.record, other);
      expect(codes(again)).toEqual(['RESUME.DROPPED', 'RESUME.SAME']);
      again.close();
      expect(verifyRecord(contents(game.files.record), other)).toMatchObject({ ok: true });
      expect(goOn(game.files.record, other).notices).toEqual([]);
    }),
  );

  it(
    'cannot be dropped by anybody after something came of it',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red throw');
      game.close();
      put(game.files.record, forged([...textsOf(contents(game.files.record)), 'dropped']));
      expect(resumeGame(tiny(), { path: game.files.record })).toMatchObject({
        ok: false,
        error: [{ code: 'RECORD.DROPPED' }],
      });
    }),
  );
});

describe('kept states', () => {
  it(
    'stand at the opening and at ends of player turns, and only the newest are kept',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      expect(readdirSync(game.files.states)).toEqual(['12.json']);
      play(game.match, 'red add 1');
      expect(readdirSync(game.files.states)).toEqual(['12.json']);
      play(game.match, 'red end', 'blue end', 'red end', 'blue end', 'red end', 'blue end');
      expect(readdirSync(game.files.states)).toHaveLength(6);
      expect(existsSync(join(game.files.states, '12.json'))).toBe(false);
    }),
  );

  it(
    'that cannot be written are done without',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1');
      game.close();
      const again = goOn(game.files.record);
      expect(statSync(again.files.states).isDirectory()).toBe(true);
    }),
  );
});

describe('a record that may not be written', () => {
  it(
    'is a problem with its name',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      game.close();
      const pen = (): never => {
        throw Object.assign(new Error('read only'), { code: 'EROFS' });
      };
      expect(resumeGame(tiny(), { path: game.files.record, pen })).toMatchObject({
        ok: false,
        error: [{ code: 'FILE.READ-ONLY', params: { name: 'a', system: 'EROFS' } }],
      });
    }),
  );
});

describe('two programs on one record', () => {
  it(
    'do not write over each other',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      const other = goOn(game.files.record);
      play(other.match, 'red add 1');
      const text = contents(game.files.record);
      expect(give(game.match, [order('red add 2')])).toMatchObject({
        ok: false,
        refusal: { code: 'RECORD.CHANGED', params: { order: 1 } },
      });
      expect(undo(other.match)).toMatchObject({ ok: true });
      expect(contents(game.files.record).startsWith(text)).toBe(true);
    }),
  );

  it.each([
    ['deleted', (file: string) => unlinkSync(file)],
    [
      'replaced',
      (file: string) => {
        put(`${file}.copy`, contents(file));
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('do nothing more in a record that the other has %s, and say so', (_what, change) =>
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, 'red add 1');
      expect(game.keeper.saved()).toBeUndefined();
      change(game.files.record);
      expect(game.keeper.saved()).toMatchObject({ code: 'RECORD.GONE' });
      expect(give(game.match, [order('red add 2')])).toMatchObject({
        ok: false,
        refusal: { code: 'RECORD.GONE', params: { order: 2 } },
      });
      expect(total(game.match.state)).toBe(1);
    })(),
  );

  it(
    'cut nothing off that the other wrote after the file was read',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      game.close();
      const text = contents(game.files.record);
      const pen = (file: string): Pen => {
        appendFileSync(file, 'more\n');
        return openPen(file);
      };
      expect(resumeGame(tiny(), { path: game.files.record, pen })).toMatchObject({
        ok: false,
        error: [{ code: 'RECORD.CHANGED', params: { name: 'a' } }],
      });
      expect(contents(game.files.record)).toBe(`${text}more\n`);
      expect(existsSync(game.files.lock)).toBe(false);
    }),
  );
});
