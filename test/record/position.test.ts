// The text of positions: lines in any order, one line for a message, a base that says the rest.
import { seenBy } from '../../src/api/game.ts';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { apply, settle } from '../../src/core/kernel.ts';
import type { Problem, State } from '../../src/core/types.ts';
import { parsePosition, positionLine, positionLines } from '../../src/record/format/position-text.ts';
import type { PositionHead } from '../../src/record/format/position-text.ts';
import { atPhaseStart, readPosition, writePosition, writePositionLine } from '../../src/record/position.ts';
import type { ReadOptions } from '../../src/record/position.ts';
import { ford } from '../games/ford/game.ts';

const begun = (options = { fog: 'on' }): State => {
  const state = ford.rules.setup('crossing', options);
  settle(ford.rules, state);
  return state;
};

const readBack = (text: string, options?: ReadOptions): State => {
  const read = readPosition(ford, text, options);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  settle(ford.rules, read.value.state);
  return read.value.state;
};

const problems = (text: string, options?: ReadOptions): readonly Problem[] => {
  const read = readPosition(ford, text, options);
  return read.ok ? [] : read.error;
};

const MOVED = readBack('position 1\ngame ford\nbase crossing\noption fog=on\nunit n1 1304\nunit s3 1604');
const START = writePosition(ford, MOVED);
const ONE_LINE = writePositionLine(ford, MOVED);

describe('a position file', () => {
  it('has its head in a fixed order, then the facts of the game', () => {
    expect(START.split('\n').slice(0, 11)).toEqual([
      'position 1',
      'game ford',
      `rules ${ford.rules.version}`,
      'scenario crossing',
      'base crossing',
      'option fog=on',
      'turn 1',
      'side north',
      'phase movement',
      `data ${ford.dataHash}`,
      expect.stringMatching(/^unit /),
    ]);
  });

  it('says the same in any order of its lines, and is written in one', () => {
    const [first, ...rest] = START.trimEnd().split('\n');
    fc.assert(
      fc.property(fc.shuffledSubarray(rest, { minLength: rest.length }), (lines) => {
        expect(writePosition(ford, readBack([first, ...lines].join('\n')))).toBe(START);
      }),
      { numRuns: 30 },
    );
  });

  it('may have comments, tabs, blanks, empty lines, other newlines and a byte-order mark', () => {
    const text = START.replaceAll('\n', '   # why\r\n\r\n').replace('unit n1 ', 'unit\tn1   ');
    expect(writePosition(ford, readBack(`\ufeff# a position\n${text}`))).toBe(START);
  });

  it('says what differs from its scenario or from an empty map, whichever is shorter', () => {
    expect(writePosition(ford, begun()).split('\n').slice(10)).toEqual(['']);
    const nobody = readBack('position 1\ngame ford\nscenario crossing\nunit n1 1304');
    expect(writePosition(ford, nobody)).toContain('base none\n');
    expect(writePosition(ford, nobody)).toContain('unit n1 1304\n');
    expect(writePosition(ford, nobody)).not.toContain('unit n2');
    expect(canonicalJson(readBack(writePosition(ford, nobody)))).toBe(canonicalJson(nobody));
  });

  it('may leave turn, side and phase to its base', () => {
    expect(readBack('position 1\ngame ford\nbase crossing').clock).toEqual(begun().clock);
  });

  it('may be based on another file, that may be based on a third', () => {
    const files: Record<string, string> = {
      'a.pos': 'position 1\ngame ford\nbase b.pos\nunit n1 1304',
      'b.pos': 'position 1\ngame ford\nbase crossing\nphase combat\nunit s3 1604',
    };
    const base = (name: string): ReturnType<NonNullable<ReadOptions['base']>> => ({
      ok: true,
      value: files[name] ?? '',
    });
    const state = readBack('position 1\ngame ford\nbase a.pos\nturn 2', { base });
    expect(state.clock).toMatchObject({ turn: 2, phase: 'combat' });
    expect(seenBy(ford, state, 'both').units.find(({ id }) => id === 's3')?.at).toBe('1604');
  });

  it('tells rules and data that are others, and is read all the same', () => {
    const text = START.replace(/^rules .*$/m, 'rules 0').replace(/^data .*$/m, 'data old');
    expect(readPosition(ford, text)).toMatchObject({
      ok: true,
      value: {
        notices: [
          { code: 'POSITION.OTHER-RULES', params: { was: '0', is: ford.rules.version } },
          { code: 'POSITION.OTHER-DATA', params: { was: 'old', is: ford.dataHash } },
        ],
      },
    });
  });

  it.each([
    ['', 'POSITION.NOT-A-POSITION'],
    ['load x.pos', 'POSITION.NOT-A-POSITION'],
    ['position 2', 'POSITION.TOO-NEW'],
    ['position 1\nscenario crossing', 'POSITION.MISSING'],
    ['position 1\ngame ford', 'POSITION.MISSING'],
    ['position 1\ngame chess\nscenario crossing', 'POSITION.GAME'],
    ['position 1\ngame ford\ngame ford\nscenario crossing', 'POSITION.TWICE'],
    ['position 1\ngame ford\nscenario', 'POSITION.LINE'],
    ['position 1\ngame ford\nscenario crossing\noption fog', 'POSITION.LINE'],
    ['position 1\ngame ford\nscenario crossing\noption fog=on\noption fog=off', 'POSITION.TWICE'],
    ['position 1\ngame ford\nscenario crossing\noption fog=thick', 'GAME-OPTION.VALUE'],
    ['position 1\ngame ford\nscenario crossing\noption mist=on', 'GAME-OPTION.UNKNOWN'],
    ['position 1\ngame ford\nscenario grand', 'SCENARIO.UNKNOWN'],
    ['position 1\ngame ford\nscenario crossing\nturn two', 'POSITION.TURN'],
    ['position 1\ngame ford\nscenario crossing\nside west', 'POSITION.SIDE'],
    ['position 1\ngame ford\nbase gone.pos', 'POSITION.BASE'],
    ['x'.repeat(1_100_000), 'POSITION.SIZE'],
    [`position 1\ngame ford\n${'zork\n'.repeat(5000)}`, 'POSITION.FACTS'],
    [`ford/1.0; ${'x'.repeat(400_000)} ${'a, '.repeat(200_000)}`, 'POSITION.MISSING'],
  ])('that says %.60j is a problem', (text, code) => {
    expect(problems(text)[0]?.code).toBe(code);
  });

  it('that is its own base is a problem', () => {
    const text = 'position 1\ngame ford\nbase a.pos';
    expect(problems(text, { base: () => ({ ok: true, value: text }) })[0]?.code).toBe('POSITION.BASE-LOOP');
  });

  it('tells every wrong line with its number', () => {
    const found = problems('position 1\n\ngame ford\ngame ford\noption fog\nside\nbase crossing');
    expect(found.map(({ code, params }) => `${code} ${Number(params['line'])}`)).toEqual([
      'POSITION.TWICE 4',
      'POSITION.LINE 5',
      'POSITION.LINE 6',
    ]);
  });
});

describe('a position on one line', () => {
  it('says the same, with a hash at its end', () => {
    expect(ONE_LINE).toMatch(
      /^ford\/\S+; t1 north movement; scenario crossing; base crossing; .*; hash=[0-9a-f]{8}$/,
    );
    expect(canonicalJson(readBack(ONE_LINE))).toBe(canonicalJson(readBack(START)));
    expect(writePositionLine(ford, readBack(ONE_LINE))).toBe(ONE_LINE);
  });

  it('may have been broken at blanks by a message, and the hash may be left out', () => {
    const wrapped = ONE_LINE.replace(/(.{40,76}) /g, '$1\r\n');
    expect(writePositionLine(ford, readBack(`\n ${wrapped}\n\n`))).toBe(ONE_LINE);
    expect(writePositionLine(ford, readBack(ONE_LINE.replace(/; hash=.*/, '')))).toBe(ONE_LINE);
  });

  it('that was damaged on the way is found, whatever was changed', () => {
    for (let i = 0; i < ONE_LINE.length; i++) {
      const changed = `${ONE_LINE.slice(0, i)}${ONE_LINE[i] === '1' ? '2' : '1'}${ONE_LINE.slice(i + 1)}`;
      expect(problems(changed).length).toBeGreaterThan(0);
    }
    expect(problems(ONE_LINE.replace('n1 ', 'n2 '))).toMatchObject([{ code: 'POSITION.HASH' }]);
  });
});

describe('the text of a position', () => {
  const word = fc.stringMatching(/^[a-z0-9][a-z0-9=.@?]{0,6}[a-z0-9]$/);
  const key = fc.constantFrom('unit', 'held', 'side', 'weather', 'hex');
  const fact = fc
    .tuple(key, fc.array(word, { minLength: 2, maxLength: 4 }))
    .map(([first, words]) => [first, ...words].join(' '));
  const heads: fc.Arbitrary<PositionHead> = fc.record({
    header: fc.record({
      game: fc.stringMatching(/^[a-z]{3,8}$/),
      rules: word,
      scenario: word,
      base: word,
      turn: fc.nat(99).map(String),
      side: word,
      phase: word,
      data: word,
    }),
    options: fc.dictionary(fc.stringMatching(/^[a-z]{2,5}$/), word, { noNullPrototype: true }),
  });

  it('of any facts is read as what was written, in both forms', () => {
    fc.assert(
      fc.property(heads, fc.array(fact), (head, facts) => {
        for (const text of [positionLines(head, facts), positionLine(head, facts)]) {
          const parsed = parsePosition(text);
          if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
          expect(parsed.value.header).toEqual(head.header);
          expect(parsed.value.options).toEqual(head.options);
          expect(parsed.value.facts.map(({ words }) => words.join(' '))).toEqual(facts);
        }
      }),
    );
  });
});

describe('the start of a phase', () => {
  it('is where a position can be written, and not in the middle of one', () => {
    const state = begun();
    expect(atPhaseStart(ford, state)).toBe(true);
    const moved = apply(ford.rules, state, {
      by: 'north',
      verb: 'move',
      args: { units: ['n1'], path: ['1301'] },
    });
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    expect(atPhaseStart(ford, state)).toBe(false);
    apply(ford.rules, state, { by: 'north', verb: 'end', args: {} });
    expect(atPhaseStart(ford, state)).toBe(true);
  });
});
