// Verifying: any byte that was changed is found, and any line that was forged with a true chain.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commitment, openSeed } from '../../src/core/dice.ts';
import { CHAIN_DIGITS, MAX_FILE, MAX_LINE } from '../../src/record/format/line-chain.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { resumeGame } from '../../src/record/resume.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import {
  EVERYTHING,
  TO_THE_END,
  begin,
  contents,
  folder,
  forged,
  inFolder,
  play,
  put,
  textsOf,
} from './desk.ts';
import { tiny } from './tiny.ts';

const home = folder();
let open = '';
let sealed = '';

beforeAll(() => {
  const game = begin(join(home.path, 'open.game'));
  play(game.match, ...EVERYTHING, ...TO_THE_END);
  game.keeper.note('a note');
  game.keeper.mark('the end');
  open = contents(game.files.record);
  const other = begin(join(home.path, 'sealed.game'), { dice: 'seeded' });
  play(other.match, ...TO_THE_END);
  sealed = contents(other.files.record);
});
afterAll(() => home.remove());

const found = (text: string | Uint8Array): unknown => {
  const verified = verifyRecord(text, tiny());
  return verified.ok ? 'whole' : verified.error[0];
};

describe('a whole record', () => {
  it('is told so, with its dice proved', () => {
    expect(verifyRecord(open, tiny())).toEqual({
      ok: true,
      value: {
        lines: open.split('\n').length - 1,
        orders: 17,
        dice: 6,
        proved: 6,
        copied: 0,
        typed: 0,
        unchecked: 0,
        chain: open.trimEnd().split('\n').at(-1)?.slice(0, CHAIN_DIGITS),
      },
    });
  });

  it('can be checked with the seed of a game that is not over', () => {
    expect(sealed).toContain('dice seeded commit=');
    const verified = verifyRecord(sealed, tiny());
    expect(verified).toMatchObject({ ok: true, value: { dice: 2, proved: 0 } });
    expect(verifyRecord(sealed, tiny(), { seed: 'another' })).toMatchObject({
      ok: false,
      error: [{ code: 'VERIFY.SEED' }],
    });
  });
});

describe('a changed byte', () => {
  it('is found wherever it is, with its line', () => {
    const bytes = Buffer.from(open);
    let line = 1;
    const missed: string[] = [];
    for (let i = 0; i < bytes.length; i++) {
      const was = bytes[i] ?? 0;
      // A digit more, a small letter for a great one, another bit, and a newline.
      for (const now of [was + 1, was ^ 0x20, was ^ 0x80, 10]) {
        if (now === was) continue;
        bytes[i] = now;
        const wrong = found(bytes) as { params: { line?: number } } | 'whole';
        if (wrong === 'whole' || wrong.params.line !== line)
          missed.push(`byte ${i} of line ${line} as ${now}`);
      }
      bytes[i] = was;
      if (was === 10) line += 1;
    }
    expect(missed).toEqual([]);
  });
});

describe('the ends of lines', () => {
  const lines = (): readonly string[] => open.split('\n').slice(0, -1);

  it('are found where one is not like the others, or the last is gone', () => {
    for (const [at, line] of lines().entries()) {
      const mixed = lines().with(at, `${line}\r`).join('\n');
      expect(found(`${mixed}\n`)).toEqual({ code: 'RECORD.MIXED', params: { line: at + 1 } });
      const back = lines()
        .map((each, i) => (i === at ? each : `${each}\r`))
        .join('\n');
      expect(found(`${back}\n`)).toEqual({ code: 'RECORD.MIXED', params: { line: at + 1 } });
    }
    for (const end of ['', '\r'])
      expect(found(`${lines().join('\n')}${end}`)).toEqual({
        code: 'RECORD.UNENDED',
        params: { line: lines().length },
      });
  });

  it('may all have been converted, and a mark may stand before them', () => {
    for (const text of [open.replaceAll('\n', '\r\n'), `\ufeff${open}`]) expect(found(text)).toBe('whole');
  });

  it('stay as they were converted when the game is gone on with, also after a crash in the middle of one', () => {
    const game = begin(join(home.path, 'converted.game'));
    play(game.match, 'red add 1');
    game.close();
    const { record: path } = game.files;
    for (const cut of [0, 1, 2]) {
      put(
        path,
        contents(path)
          .replaceAll(/\r?\n/g, '\r\n')
          .slice(0, cut === 0 ? undefined : -cut),
      );
      const again = resumeGame(tiny(), { path });
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      play(again.value.match, 'red add 2');
      again.value.close();
      expect(contents(path).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(found(contents(path))).toBe('whole');
    }
  });
});

/** The record with its texts changed and a true chain over them. */
const forge = (change: (texts: string[]) => readonly string[]): string => forged(change(textsOf(open)));

const replaced = (from: string | RegExp, to: string) => (texts: string[]) => {
  const i = texts.findIndex((text) => (typeof from === 'string' ? text.includes(from) : from.test(text)));
  return texts.with(i, (texts[i] ?? '').replace(from, to));
};
const lineOf = (part: string): number => textsOf(open).findIndex((text) => text.includes(part)) + 1;

describe('a forged line', () => {
  it.each([
    [
      'a better die',
      replaced(/ = die 1 \d/, ' = die 1 9'),
      () => ({ code: 'VERIFY.DIE', params: { line: lineOf('= die 1'), found: 9 } }),
    ],
    [
      'another total',
      replaced('"total":3', '"total":4'),
      () => ({ code: 'VERIFY.DIFFERS', params: { line: lineOf('"total":3') } }),
    ],
    [
      'another order',
      replaced('> red add 1', '> red add 2'),
      () => ({ code: 'VERIFY.DIFFERS', params: { line: lineOf('> red add 1') + 1 } }),
    ],
    [
      'an order by the other side',
      replaced('> red add 1', '> blue add 1'),
      () => ({ code: 'REPLAY.REFUSED', params: { line: lineOf('> red add 1'), code: 'ORDER.NOT-YOURS' } }),
    ],
    [
      'an order against the rules',
      replaced('> red add 1', '> red add 9'),
      () => ({ code: 'REPLAY.REFUSED', params: { line: lineOf('> red add 1'), code: 'TINY.RANGE' } }),
    ],
    [
      'an order in no words',
      replaced('> red add 1', '> red fly home'),
      () => ({ code: 'REPLAY.UNREADABLE', params: { line: lineOf('> red add 1') } }),
    ],
    [
      'a hash',
      replaced(/ = hash [0-9a-f]{8}/, ' = hash 00000000'),
      () => ({ code: 'VERIFY.DIFFERS', params: { line: lineOf('= hash') } }),
    ],
    [
      'a question left out',
      (texts: string[]) => texts.filter((text) => !text.startsWith(' ? blue throw')),
      () => ({ code: 'VERIFY.LACKS', params: { line: lineOf('> red throw'), some: true } }),
    ],
    [
      'an undo of more than could be',
      replaced(/^undo 1/, 'undo 3'),
      () => ({ code: 'REPLAY.TAKEN', params: { line: lineOf('undo 1'), count: 3, found: 2 } }),
    ],
    [
      'a redo of nothing',
      replaced(/^redo 1/, 'redo 2'),
      () => ({ code: 'REPLAY.TAKEN', params: { line: lineOf('redo 1'), count: 2, found: 1 } }),
    ],
    [
      'an audience',
      replaced('to=red', 'to=blue'),
      () => ({ code: 'VERIFY.DIFFERS', params: { line: lineOf('to=red') } }),
    ],
    [
      'a veil',
      replaced(' ~ tiny.looked {}', ' ~ tiny.looked {"at":7}'),
      () => ({ code: 'VERIFY.DIFFERS', params: { line: lineOf('~ tiny') } }),
    ],
    [
      'another winner',
      replaced('"winner":"draw"', '"winner":"red"'),
      () => ({ code: 'VERIFY.DIFFERS', params: { line: lineOf('game.over') } }),
    ],
    [
      'an unknown scenario',
      replaced('scenario plain', 'scenario grand'),
      () => ({ code: 'REPLAY.START', params: { line: lineOf('scenario plain'), why: 'SCENARIO.UNKNOWN' } }),
    ],
    [
      'another option',
      replaced('bold=on', 'bold=off'),
      () => ({ code: 'VERIFY.DIFFERS', params: { line: lineOf('= hash') } }),
    ],
    [
      'other dice of the same seed',
      replaced(/seed=[0-9a-f]+/, `seed=${openSeed('another')}`),
      () => ({ code: 'VERIFY.DIE', params: { line: lineOf('= die 1'), n: 1 } }),
    ],
    [
      'an order after the end',
      (texts: string[]) => [...texts, '> red add 1'],
      () => ({ code: 'REPLAY.REFUSED', params: { code: 'ORDER.GAME-OVER' } }),
    ],
  ] as const)('is found: %s', (_what, change, expected) => {
    expect(found(forge(change))).toMatchObject(expected());
  });

  it.each([
    ['an option in quotes', /^option bold=on/, 'option bold="on"'],
    ['a game with a capital letter', /^game tiny/, 'game Tiny'],
    ['a blank more before an order', '> red add 1', '> red  add 1'],
    ['a note for everybody', 'note a note', 'note for=all a note'],
    ['an event in other words', '"total":3', '"total":3.0'],
    ['an event with an escape', '"total":3', '"tot\\u0061l":3'],
    ['an event with a key twice', '"total":3', '"total":3,"total":3'],
    ['a blank in an event', '"total":3', '"total": 3'],
    ['a die with a nought before it', '= die 1 ', '= die 01 '],
  ] as const)('is found where it says the same in another form: %s', (_what, from, to) => {
    const texts = textsOf(open);
    const at = texts.findIndex((text) => (typeof from === 'string' ? text.includes(from) : from.test(text)));
    const wrong = found(forge(replaced(from, to))) as { code: string; params: { line: number } };
    expect(wrong).toMatchObject({ params: { line: at + 1 } });
    expect(wrong.code).toMatch(/^(VERIFY\.(FORM|DIFFERS|DIE)|REPLAY\.UNREADABLE|RECORD\.LINE)$/);
  });

  it('is found where what somebody had learned is taken back in a game of two people', () => {
    const texts = textsOf(open);
    const two = texts.toSpliced(
      texts.findIndex((text) => text.startsWith('dice ')),
      0,
      'people two',
    );
    const line = two.findIndex((text) => text.startsWith('undo anyway')) + 1;
    expect(found(forged(two))).toMatchObject({ code: 'VERIFY.NOT-ALONE', params: { line } });
  });

  it('is found where the head says that dice were rolled before the game became a copy, which were not', () => {
    const texts = textsOf(open);
    const dice = texts.findIndex((text) => text.startsWith('dice '));
    const first = lineOf('= die 1');
    const copied = (branch: string): string => forged(texts.toSpliced(dice + 1, 0, branch));
    for (const branch of [`of=x line=${first - 2} drawn=6`, `of=x line=${texts.length} drawn=9`]) {
      const wrong = { code: 'VERIFY.COPIED', params: { line: dice + 2 } };
      expect(found(copied(`branch ${branch}`))).toMatchObject(wrong);
    }
    const whole = verifyRecord(copied(`branch of=x line=${texts.length} drawn=6`), tiny());
    expect(whole).toMatchObject({ ok: true, value: { dice: 6, proved: 0, copied: 6 } });
  });

  it('is found where play goes on from a kept position, though no rules had changed', () => {
    const texts = textsOf(open);
    const rest = texts.slice(0, lineOf('> red look') - 1);
    const head = `rules=${texts[2]?.slice(6)} data=${texts[3]?.slice(5)}`;
    const line = `resumed ${head} program=1 line=11 hash=00000000`;
    expect(found(forged([...rest, line]))).toMatchObject({
      code: 'VERIFY.GONE-ON',
      params: { line: rest.length + 1 },
    });
  });

  it('is a die by its own line, also where something else was made of it', () => {
    const face = Number(/= die 1 (\d+)/.exec(open)?.[1]);
    const other = forge(replaced(/ = die 1 \d+/, ` = die 1 ${face === 1 ? 2 : face - 1}`));
    expect(found(other)).toMatchObject({ code: 'VERIFY.DIE', params: { line: lineOf('= die 1') } });
  });

  it('that is missing is told of the order it came of', () => {
    const texts = textsOf(open);
    const at = texts.indexOf('> red throw');
    expect(found(forged(texts.slice(0, at + 1)))).toMatchObject({
      code: 'VERIFY.LACKS',
      params: { line: at + 1, some: false },
    });
  });

  it(
    'is a die that nobody typed, where dice are rolled by hand',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'manual' });
      play(game.match, 'red throw', 'red die 3 4', 'blue answer yes');
      const typed = textsOf(contents(game.files.record));
      expect(found(forged(typed))).toBe('whole');
      const asked = typed.findIndex((text) => text.startsWith(' ? ') && text.includes('throw'));
      const untyped = typed.filter((text, i) => i !== asked && text !== '> red die 3 4');
      expect(found(forged(untyped))).toMatchObject({
        code: 'VERIFY.UNTYPED',
        params: { line: untyped.findIndex((text) => text.startsWith(' = die')) + 1 },
      });
    }),
  );

  it('is told with what should be there', () => {
    expect(found(forge(replaced('"total":3', '"total":4')))).toMatchObject({
      params: {
        expected: ' = tiny.raised tiny:1.1 {"by":2,"total":3}',
        found: ' = tiny.raised tiny:1.1 {"by":2,"total":4}',
      },
    });
  });

  it('in a record of other rules is told with that', () => {
    const verified = verifyRecord(open, tiny({ version: '2', bonus: 1 }));
    expect(verified).toMatchObject({
      ok: false,
      error: [
        { code: 'VERIFY.DIFFERS' },
        { code: 'VERIFY.OTHER-RULES', params: { was: '1', is: '2', data: false } },
      ],
    });
  });

  it('that makes the rules fail is told by line', () => {
    const verified = verifyRecord(open, tiny({ faultAt: 6 }));
    expect(verified).toMatchObject({
      ok: false,
      error: [
        { code: 'REPLAY.FAULT', params: { line: lineOf('> red add 2; add 3'), message: 'Tiny has a fault' } },
      ],
    });
  });
});

describe('the seed line', () => {
  const shown = (seed: string, from = sealed): string => forged([...textsOf(from), `seed ${seed}`]);

  it(
    'proves every die, and closes the record to play',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      play(game.match, ...TO_THE_END, 'red end', 'blue end');
      expect(game.reveal()).toMatchObject({ ok: true });
      const text = contents(game.files.record);
      expect(verifyRecord(text, tiny())).toMatchObject({ ok: true, value: { dice: 2, proved: 2 } });
      const [last = ''] = textsOf(text).slice(-1);
      expect(found(shown(last.slice('seed '.length), text))).toMatchObject({ code: 'RECORD.AFTER-SEED' });
    }),
  );

  it('that was not sealed is found', () => {
    const line = textsOf(sealed).length + 1;
    expect(found(shown(openSeed('x')))).toMatchObject({ code: 'VERIFY.SEED', params: { line } });
  });

  it('shows dice that were made up', () => {
    const seed = openSeed('another');
    const game = textsOf(open).map((text) =>
      text.replace(/^dice .*/, `dice seeded commit=${commitment(seed)}`),
    );
    const text = forged([...game, `seed ${seed}`]);
    expect(found(text)).toMatchObject({ code: 'VERIFY.DIE', params: { line: lineOf('= die 1'), n: 1 } });
  });
});

describe('a damaged record', () => {
  const cut = (text: string, from: number, to: number): string => {
    const lines = text.split('\n');
    return [...lines.slice(0, from - 1), ...lines.slice(to)].join('\n');
  };
  const swapped = (text: string): string => {
    const lines = text.split('\n');
    return lines
      .with(20, lines[21] ?? '')
      .with(21, lines[20] ?? '')
      .join('\n');
  };
  const whole = (): string[] => textsOf(open);
  const changed = (line: number, text: string): string => forged(whole().with(line - 1, text));

  it.each<readonly [string, () => string | Uint8Array, object]>([
    ['nothing in it', () => '', { code: 'RECORD.NOT-STARTED' }],
    ['another kind of file', () => '{"a": 1}\n', { code: 'RECORD.NOT-A-RECORD', params: { line: 1 } }],
    ['a picture', () => Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]), { code: 'RECORD.NOT-A-RECORD' }],
    ['only the start of its first line', () => open.slice(0, 9), { code: 'RECORD.NOT-STARTED' }],
    [
      'its end in the header',
      () => open.slice(0, open.indexOf('opening') - 14),
      { code: 'RECORD.NOT-STARTED' },
    ],
    ['a line missing', () => cut(open, 17, 17), { code: 'RECORD.DAMAGED', params: { line: 17, good: 16 } }],
    ['its first line missing', () => cut(open, 1, 1), { code: 'RECORD.FIRST-LINE', params: { line: 1 } }],
    ['a blank before it', () => ` ${open}`, { code: 'RECORD.FIRST-LINE', params: { line: 1 } }],
    ['its first line in two', () => open.replace(/^...../, '$&\n'), { code: 'RECORD.FIRST-LINE' }],
    [
      'two lines in the wrong order',
      () => swapped(open),
      { code: 'RECORD.DAMAGED', params: { line: 21, good: 20 } },
    ],
    ['a line twice', () => cut(open, 1, 0).replace(/^(.*add 1)$/m, '$1\n$1'), { code: 'RECORD.DAMAGED' }],
    ['an empty line in it', () => open.replace(/^(.*add 1)$/m, '$1\n'), { code: 'RECORD.DAMAGED' }],
    ['zeros in it', () => open.replace('"total":3', '\0\0\0\0\0\0\0\0\0'), { code: 'RECORD.DAMAGED' }],
    [
      'bytes that are no text',
      () => Buffer.from(open.replace('"total":3', '\xff\xfe'), 'latin1'),
      { code: 'RECORD.DAMAGED' },
    ],
    ['its blanks gone', () => open.replace(/ +$/gm, '').replaceAll('  ', ' '), { code: 'RECORD.DAMAGED' }],
    ['half of its last line', () => open.slice(0, -12), { code: 'RECORD.TORN' }],
    ['a last line of zeros', () => `${open}${'\0'.repeat(200_000)}`, { code: 'RECORD.TORN' }],
    ['a last line that was changed', () => open.replace('the end', 'the End'), { code: 'RECORD.LAST-LINE' }],
    [
      'a line without end',
      () => open.replace('\n', `${'x'.repeat(MAX_LINE + 1)}\n`),
      { code: 'RECORD.LINE-SIZE', params: { line: 1 } },
    ],
    ['too much in it', () => new Uint8Array(MAX_FILE + 1), { code: 'RECORD.FILE-SIZE' }],
    [
      'a form from the future',
      () => changed(1, 'record 2'),
      { code: 'RECORD.TOO-NEW', params: { format: 2, most: 1 } },
    ],
    ['a form that never was', () => changed(1, 'record 0'), { code: 'RECORD.LINE', params: { line: 1 } }],
    ['no form', () => changed(1, 'record one'), { code: 'RECORD.LINE', params: { line: 1 } }],
    ['no game', () => forged(whole().toSpliced(1, 1)), { code: 'RECORD.HEADER', params: { key: 'game' } }],
    [
      'a header line twice',
      () => forged(whole().toSpliced(2, 0, 'game tiny')),
      { code: 'RECORD.TWICE', params: { line: 3, key: 'game' } },
    ],
    [
      'an option twice',
      () => forged(whole().toSpliced(7, 0, 'option bold=off')),
      { code: 'RECORD.TWICE', params: { line: 8, key: 'option bold' } },
    ],
    [
      'an option without value',
      () => changed(7, 'option bold'),
      { code: 'RECORD.LINE', params: { line: 7 } },
    ],
    [
      'a header line without a word',
      () => changed(6, 'scenario'),
      { code: 'RECORD.LINE', params: { line: 6 } },
    ],
    ['dice of no kind', () => changed(8, 'dice loaded'), { code: 'RECORD.LINE', params: { line: 8 } }],
    [
      'a branch of nothing',
      () => forged(whole().toSpliced(8, 0, 'branch of=x')),
      { code: 'RECORD.LINE', params: { line: 9 } },
    ],
    ['a line of no kind', () => changed(13, 'attack at dawn'), { code: 'RECORD.LINE', params: { line: 13 } }],
    ['a result of no kind', () => changed(14, ' = something'), { code: 'RECORD.LINE', params: { line: 14 } }],
    [
      'a result of nothing',
      () => forged(whole().toSpliced(8, 0, ' = hash 00000000')),
      { code: 'RECORD.LOOSE-RESULT', params: { line: 9 } },
    ],
    [
      'a veil over nothing',
      () => forged(whole().toSpliced(9, 0, ' ~ x {}')),
      { code: 'RECORD.LOOSE-RESULT', params: { line: 10 } },
    ],
    [
      'two openings',
      () => forged(whole().toSpliced(12, 0, 'opening')),
      { code: 'RECORD.OPENING', params: { line: 13 } },
    ],
    [
      'an order before the opening',
      () => forged(whole().toSpliced(8, 0, '> red add 1')),
      { code: 'RECORD.OPENING', params: { line: 9 } },
    ],
  ])('with %s is told so', (_what, text, expected) => {
    const read = readRecord(text());
    const wrong = read.ok ? read.value.torn : read.error[0];
    expect(wrong).toMatchObject(expected);
    expect(found(text())).toMatchObject(expected);
  });

  it('is told once, by the first line that is wrong', () => {
    const lines = open.split('\n');
    const many = lines.map((line, i) => (i > 4 && i % 2 === 0 ? line.replace(/.$/, '') : line)).join('\n');
    expect(readRecord(many)).toMatchObject({ ok: false, error: [{ params: { line: 7, good: 6 } }] });
  });

  it('is good up to the line before, if that many are asked for', () => {
    const text = open.replace('"total":3', '"total":4');
    const line = lineOf('"total":3');
    expect(readRecord(text, line - 1)).toMatchObject({ ok: true, value: { lines: { length: line - 1 } } });
    expect(readRecord(text, line)).toMatchObject({ ok: false, error: [{ code: 'RECORD.DAMAGED' }] });
    expect(readRecord(open, 900)).toMatchObject({
      ok: false,
      error: [{ code: 'RECORD.UPTO', params: { upto: 900 } }],
    });
  });
});
