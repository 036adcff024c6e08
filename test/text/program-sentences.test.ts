import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { HEX_SPEECHES, LEVELS } from '../../src/api/settings.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Json, Params } from '../../src/core/types.ts';
import { LANGUAGE_CODES } from '../../src/language/errors.ts';
import { isRefusalCode, sampleParams, sampleVariants, tableProblems } from '../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { sayRefusal } from '../../src/text/say-refusal.ts';
import { sayKey } from '../../src/text/say.ts';
import { isPiece, isSlot, readTemplate, slotsOf } from '../../src/text/template.ts';
import { KERNEL_SAMPLES, RECORD_SAMPLES } from './samples.ts';
import { voice } from './voices.ts';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const KEYS = Object.keys(PROGRAM_MESSAGES);
const PRINTABLE = /^[\x20-\x7e]+$/;

const templateOf = (key: string): ReturnType<typeof readTemplate> =>
  readTemplate(PROGRAM_MESSAGES[key] ?? []);

/** Every quoted word in a room's sources that looks like a refusal's or problem's code. */
const codesIn = (room: string): string[] => {
  const files = readdirSync(join(src, room), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.flatMap((name) =>
    [...readFileSync(join(src, room, name), 'utf8').matchAll(/'([A-Z]+(?:\.[A-Z][A-Z-]*)+)'/g)].map(
      (m) => m[1] ?? '',
    ),
  );
  return [...new Set(found)].toSorted();
};

const unsaid = (codes: readonly string[]): string[] =>
  codes.filter((code) => PROGRAM_MESSAGES[code] === undefined);

describe('the table of the program', () => {
  it('has nothing wrong with any template, said with made-up parameters and with real ones', () => {
    expect(tableProblems(PROGRAM_MESSAGES, { ...KERNEL_SAMPLES, ...RECORD_SAMPLES })).toEqual([]);
  });

  it('has a sentence for every code of the kernel', () => {
    const codes = codesIn('core');
    expect(codes).toContain('ORDER.NOT-NOW');
    expect(unsaid(codes)).toEqual([]);
  });

  it('has a sentence for every code of the language', () => {
    expect(unsaid([...Object.keys(LANGUAGE_CODES), ...codesIn('language')])).toEqual([]);
  });

  it('has a sentence for every code of records and files', () => {
    const codes = codesIn('record');
    expect(codes).toContain('RECORD.DAMAGED');
    // What is wrong with a phase is said by the game that has it.
    expect(unsaid(codes).filter((code) => !Object.hasOwn(barbarossa.messages, code))).toEqual([]);
  });

  it('is tried with the parameters the kernel gives for each of its codes', () => {
    expect(codesIn('core').filter((code) => KERNEL_SAMPLES[code] === undefined)).toEqual([]);
  });
});

describe('a sentence about a typed line', () => {
  it.each(Object.entries(LANGUAGE_CODES))(
    'for %s asks for nothing it is not given',
    (code, [needed, optional]) => {
      const given: readonly string[] = [...needed, ...optional];
      const { lines } = templateOf(code);
      const named = lines.flatMap(slotsOf).map(({ name }) => name);
      expect(named.filter((name) => !given.includes(name))).toEqual([]);
      const fixed = lines.flatMap((line) => line.parts).filter((part) => !isPiece(part) && isSlot(part));
      const always: readonly string[] = needed;
      expect(fixed.filter((slot) => isSlot(slot) && !always.includes(slot.name))).toEqual([]);
    },
  );
});

describe.each(KEYS)('%s', (key) => {
  const variants = sampleVariants(templateOf(key));

  it('is printable ASCII in every style, level and turn of its conditions', () => {
    for (const params of variants) {
      for (const hexSpeech of HEX_SPEECHES) {
        for (const level of LEVELS) {
          for (const line of sayKey(voice({}, { hexSpeech, level }), key, params))
            expect(line).toMatch(PRINTABLE);
        }
      }
    }
  });

  it('begins at a higher level as it does at a lower one', () => {
    for (const params of variants) {
      const [brief, normal, verbose] = LEVELS.map((level) => sayKey(voice({}, { level }), key, params));
      expect(normal!.slice(0, brief!.length)).toEqual(brief);
      expect(verbose!.slice(0, normal!.length)).toEqual(normal);
      expect(brief!.length).toBeLessThanOrEqual(2);
      expect(normal!.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('a refusal by the program', () => {
  it.each(KEYS.filter(isRefusalCode))('%s is two lines at brief and closes with what is true', (code) => {
    const params = sampleParams(templateOf(code));
    const lines = sayRefusal(voice({}, { level: 'brief' }), { code, rule: 'hexfront:orders', params });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('Nothing changed.');
  });
});

describe('hostile parameters', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('\u001b[2J\u001b]0;x\u0007', 'a\r\nb', '\u202egnp', '__proto__'),
  );
  const value = fc.oneof(hostile, fc.double(), fc.array(hostile, { maxLength: 3 })) as fc.Arbitrary<Json>;

  it('never put anything but printable ASCII into any sentence of the program', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KEYS),
        fc.array(value, { minLength: 8, maxLength: 8 }),
        hostile,
        (key, values, name) => {
          const template = templateOf(key);
          const slots = [...new Set(template.lines.flatMap(slotsOf).map((slot) => slot.name))];
          const params: Params = Object.fromEntries(
            slots.map((slot, i) => [slot, values[i % values.length] ?? '']),
          );
          const names = { unit: () => name, side: () => ({ name, adjective: name }), place: () => name };
          const lines = sayKey(voice({}, { level: 'verbose', names, write: () => name }), key, params);
          return lines.every((line) => PRINTABLE.test(line));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
