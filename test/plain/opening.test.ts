// The whole golden opening typed line by line into the plain loop, with questions in between: every line can be read by
// ear or on a braille line, no answer is longer than one can keep in mind, and no order is met with less than all it did.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { newMatch } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import { plainLoop } from '../../src/plain/loop.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';

const MINUTES = 180_000;
const LONGEST = 12;

const path = join(dirname(fileURLToPath(import.meta.url)), '../golden/barbarossa/opening.hxf');

/** One after each order; `more` goes on where the one before it was cut. */
const QUESTIONS = [
  'status',
  'front',
  'more',
  'gaps',
  'next',
  'look',
  'overview',
  'more',
  'next contact',
  'near here 2',
  'row 18',
  'units',
  'scan e',
  'nearest enemy',
  'next enemy',
  'unit 41pz',
  'dist moscow',
  'map here',
  'legal',
  'events',
];

/** As somebody would type it who sits there alone: the other side breaks in after `halt`. */
const typedLines = (): readonly string[] => {
  let isAsked = false;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line) && !/^(seed|new|expect) /.test(line))
    .flatMap((line) => {
      const [, other] = /^as soviet (.*)$/.exec(line) ?? [];
      if (other?.startsWith('standing') === true) isAsked = other === 'standing ask emergency';
      if (other?.startsWith('standing') === true) return [];
      if (other !== undefined) return ['halt', other];
      return isAsked && line.startsWith('declare') ? ['halt', line] : [line];
    });
};

describe('the golden opening, typed and heard', () => {
  const options = { fog: 'off', superiority: 'on' };
  const match = newMatch(barbarossa.rules, 'campaign', options, { dice: seeded(openSeed('1941')) });
  const said: string[][] = [];
  const typed: string[] = [];
  beforeAll(async () => {
    let orders = 0;
    for (const line of typedLines()) {
      typed.push(line);
      if (line === 'halt') continue;
      typed.push(QUESTIONS[orders % QUESTIONS.length] ?? 'status');
      orders++;
    }
    let next = 0;
    const lines = {
      next: () => {
        said.push([]);
        return Promise.resolve(typed[next++]);
      },
      takeIf: () => undefined,
      close: () => undefined,
    };
    const io = {
      inputIsTerminal: false,
      out: (line: string) => void said.at(-1)?.push(line),
      write: () => undefined,
      onInterrupt: () => () => undefined,
    };
    await plainLoop(openDesk(barbarossa, match), io, lines, []);
  }, MINUTES);

  it('is played to its end', () => {
    expect(typed.length).toBeGreaterThan(800);
    expect(match.entries.length).toBeGreaterThan(450);
    expect(match.state.clock.turn).toBe(8);
    expect(said.length).toBe(typed.length + 1);
    const refused = said.flatMap((reply, i) => (reply.at(-1) === 'Nothing changed.' ? [typed[i]] : []));
    expect(refused).toEqual([]);
  });

  it('says nothing but printable lines of a length that can be listened to', () => {
    expect(said.flat().filter((line) => !/^[\x20-\x7e]{1,160}$/.test(line))).toEqual([]);
  });

  it('answers no question in more lines than a dozen', () => {
    const long = typed.flatMap((line, i) => {
      const { length } = said[i] ?? [];
      return QUESTIONS.includes(line) && length > LONGEST ? [`${line}: ${length}`] : [];
    });
    expect(long).toEqual([]);
  });

  it('tells whole what each order brought about, and is silent after none', () => {
    const short = typed.flatMap((line, i) => {
      const reply = said[i] ?? [];
      const isCut = reply.some((one) => one.endsWith('more. Type more.'));
      return !QUESTIONS.includes(line) && (isCut || reply.length === 0) ? [`${line}: ${reply.length}`] : [];
    });
    expect(short).toEqual([]);
  });
});
