// Writing down: an order is on disk before it is done, and a disk that fails leaves the record as it was.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { seeded } from '../../src/core/dice.ts';
import { give, keepWith, newMatch, redo, trial, undo } from '../../src/core/match.ts';
import type { Match } from '../../src/core/match.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { headerTexts } from '../../src/record/format/header.ts';
import { keeperOn } from '../../src/record/recorder.ts';
import type { FileKeeper } from '../../src/record/recorder.ts';
import { newPath } from '../../src/record/format/live-orders.ts';
import { inkOn } from '../../src/record/files/append.ts';
import { chained } from '../../src/record/format/line-chain.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { EVERYTHING, SEED, memoryDisk, play } from './desk.ts';
import type { Disk } from './desk.ts';
import { order, tiny, total } from './tiny.ts';

type Written = { readonly disk: Disk; readonly match: Match; readonly keeper: FileKeeper };

const written = (playing = tiny()): Written => {
  const dice = { kind: 'open', seed: SEED } as const;
  const header = {
    game: 'tiny',
    rules: '1',
    data: 'd1',
    program: '0.1.0',
    scenario: 'plain',
    options: {},
    dice,
  };
  const disk = memoryDisk();
  const texts = [...headerTexts(header), 'opening'];
  const { bytes, chain } = chained('', texts);
  const ink = inkOn(disk, 0);
  ink.append(bytes, {});
  const place = {
    line: texts.length,
    chain,
    opening: texts.length,
    path: newPath(),
    remarks: [],
    closed: false,
  };
  const keeper = keeperOn(ink, place, { playing, dice });
  const match = newMatch(playing.rules, 'plain', {}, { dice: seeded(SEED) });
  keeper.opened(match.opening, match.state);
  keepWith(match, keeper);
  return { disk, match, keeper };
};

const textOf = (disk: Disk): string => Buffer.from(disk.bytes()).toString();

const whole = (disk: Disk): void => expect(verifyRecord(disk.bytes(), tiny())).toMatchObject({ ok: true });

describe('the keeper', () => {
  it('has an order on disk, flushed, before it is carried out', () => {
    const { disk, match, keeper } = written();
    const seen: unknown[] = [];
    keepWith(match, {
      ...keeper,
      orders: (orders, before) => {
        const wrong = keeper.orders(orders, before);
        seen.push(textOf(disk).endsWith('> red add 2\n'), disk.synced === disk.size(), total(match.state));
        return wrong;
      },
    });
    play(match, 'red add 2');
    expect(seen).toEqual([true, true, 0]);
    expect(disk.synced).toBe(disk.size());
  });

  it('does not let an order be played that could not be read again', () => {
    const playing = tiny();
    const codec = { ...playing.codec, read: () => playing.codec.read('end') };
    const { disk, match } = written({ ...playing, codec });
    const before = disk.size();
    expect(give(match, [order('red add 1')])).toMatchObject({
      ok: false,
      refusal: { code: 'RECORD.UNREADABLE', params: { order: 1, text: 'add 1' } },
    });
    expect([disk.size(), total(match.state)]).toEqual([before, 0]);
  });

  it('refuses an order that would make the record too long to be opened again', () => {
    const { disk, match, keeper } = written();
    const long = 'x'.repeat(999);
    let noted = keeper.note(long);
    while (noted.ok) noted = keeper.note(long);
    expect(noted.error.code).toBe('RECORD.FULL');
    expect(give(match, [order('red add 3')])).toMatchObject({ ok: false, refusal: { code: 'RECORD.FULL' } });
    expect(readRecord(disk.bytes())).toMatchObject({ ok: true });
  });

  it('writes nothing of a trial, nor of what was refused', () => {
    const { disk, match } = written();
    play(match, 'red add 1', 'red throw', 'blue answer no');
    const before = disk.size();
    play(trial(match), 'red add 3', 'red end', 'blue add 1');
    expect(give(match, [order('red add 9')])).toMatchObject({ ok: false });
    undo(match);
    const size = disk.size();
    expect(size).toBeGreaterThan(before);
    expect(undo(match)).toMatchObject({ ok: false, refusal: { code: 'UNDO.DIE' } });
    expect(disk.size()).toBe(size);
    whole(disk);
  });

  it('writes on when the system takes a few bytes at a time', () => {
    const { disk, match } = written();
    disk.slow = true;
    play(match, ...EVERYTHING);
    whole(disk);
  });
});

describe('a disk that is full', () => {
  it('at any byte leaves the record whole, and the order not done', () => {
    const { disk: model, match: played } = written();
    const from = model.size();
    play(played, ...EVERYTHING);
    for (let full = from; full <= model.size(); full++) {
      const { disk, match, keeper } = written();
      disk.full = full;
      for (const line of EVERYTHING) {
        const before = canonicalJson(match.state);
        const size = disk.size();
        const done = /^(un|re)do/.test(line) ? undefined : give(match, line.split('; ').map(order));
        if (done === undefined) {
          const taken = line.startsWith('redo') ? redo(match) : undo(match);
          if (!taken.ok && taken.refusal.code === 'FILE.NO-SPACE') {
            expect(canonicalJson(match.state)).toBe(before);
          }
        } else if (!done.ok && done.refusal.code === 'FILE.NO-SPACE') {
          expect(canonicalJson(match.state)).toBe(before);
          expect(disk.size()).toBe(size);
        }
        const record = readRecord(disk.bytes());
        if (!record.ok || record.value.torn !== undefined) throw new Error(`Not whole at ${full}`);
      }
      // Once there is space again, what is owed is written before anything else.
      disk.full = Infinity;
      expect(keeper.note('space')).toMatchObject({ ok: true });
      whole(disk);
    }
  });

  it('says the number of the order and why', () => {
    const { disk, match } = written();
    play(match, 'red add 1');
    disk.full = disk.size() + 5;
    expect(give(match, [order('red add 2')])).toMatchObject({
      ok: false,
      refusal: { code: 'FILE.NO-SPACE', rule: 'hexfront:record', params: { order: 2, system: 'ENOSPC' } },
    });
    expect(total(match.state)).toBe(1);
  });

  it('says no order of what is none, though an order is what could not be written', () => {
    const { disk, match, keeper } = written();
    play(match, 'red add 1');
    disk.full = disk.size() + '0123456789ab > red add 2\n'.length;
    expect(give(match, [order('red add 2')])).toMatchObject({ unkept: { params: { system: 'ENOSPC' } } });
    const note = keeper.note('x');
    expect(note.ok ? {} : note.error).toEqual({ code: 'FILE.NO-SPACE', params: { system: 'ENOSPC' } });
    const taken = undo(match);
    expect(taken.ok ? {} : taken.refusal.params).toEqual({ system: 'ENOSPC' });
    expect(give(match, [order('red add 3')])).toMatchObject({ refusal: { params: { order: 3 } } });
  });

  it('after the order says that it is done and what is not kept, and keeps it later', () => {
    const { disk, match } = written();
    disk.full = disk.size() + '0123456789ab > red throw\n'.length;
    const done = give(match, [order('red throw')]);
    expect(done).toMatchObject({ ok: true, unkept: { code: 'FILE.NO-SPACE', params: {} } });
    expect(textOf(disk).endsWith('> red throw\n')).toBe(true);
    expect(give(match, [order('blue answer yes')])).toMatchObject({ ok: false });
    disk.full = Infinity;
    play(match, 'blue answer yes');
    whole(disk);
  });
});

describe('a disk that fails', () => {
  it.each([
    ['EROFS', 'FILE.READ-ONLY'],
    ['EACCES', 'FILE.READ-ONLY'],
    ['EIO', 'FILE.WRITE'],
    ['EDQUOT', 'FILE.NO-SPACE'],
  ])('with %s is told as %s, and the order is not done', (failing, code) => {
    const { disk, match } = written();
    disk.failing = failing;
    expect(give(match, [order('red add 1')])).toMatchObject({ ok: false, refusal: { code } });
    expect(total(match.state)).toBe(0);
    disk.failing = undefined;
    play(match, 'red add 1');
    whole(disk);
  });

  it('with half a line on it, that cannot be cut off at once, has it cut off later', () => {
    const { disk, match } = written();
    const { write, cut } = disk;
    disk.write = (bytes, at) => {
      write(bytes.subarray(0, 5), at);
      throw Object.assign(new Error('gone'), { code: 'EIO' });
    };
    disk.cut = () => {
      throw Object.assign(new Error('gone'), { code: 'EIO' });
    };
    const before = disk.size();
    expect(give(match, [order('red add 1')])).toMatchObject({ ok: false });
    expect(disk.size()).toBe(before + 5);
    disk.write = write;
    disk.cut = cut;
    play(match, 'red add 2');
    whole(disk);
    expect(total(match.state)).toBe(2);
  });

  it('takes no note either', () => {
    const { disk, keeper } = written();
    disk.failing = 'EIO';
    expect(keeper.note('x')).toMatchObject({ ok: false, error: { code: 'FILE.WRITE' } });
    expect(keeper.remarks()).toEqual([]);
  });

  it('by a fault of this program stays a fault', () => {
    const { disk, match } = written();
    disk.write = () => {
      throw new TypeError('a bug');
    };
    expect(() => give(match, [order('red add 1')])).toThrow('a bug');
  });
});
