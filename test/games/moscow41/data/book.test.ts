// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { set, tables } from './kit.ts';

const { rules } = set.rules;
const { rulings } = set.rulings;
const cited = new Set([...rules, ...rulings].map(({ id }) => `moscow41:${id}`));

/** Statements by kind. */
const KINDS = { data: 12, 'designer-note': 1, optional: 1, rule: 117 };

/** Statements by section, in the order of the book. */
const SECTIONS = {
  CRT: 12,
  RES: 20,
  AIR: 6,
  ENT: 5,
  ROAD: 5,
  RAIL: 5,
  TER: 26,
  WEA: 21,
  SUP: 12,
  MOV: 1,
  EX: 1,
  INH: 17,
};

const counted = (words: readonly string[]): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const word of words) found[word] = (found[word] ?? 0) + 1;
  return found;
};

const sectionOf = (id: string): string => id.split('.')[0] ?? '';

const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/);

describe('the rules', () => {
  it('are as many of each kind and in each section as the book has', () => {
    expect(counted(rules.map(({ kind }) => kind))).toEqual(KINDS);
    expect(counted(rules.map(({ id }) => sectionOf(id)))).toEqual(SECTIONS);
  });

  it('have ids of their own, section by section, numbered without a gap', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(ids.map(sectionOf))]).toEqual(Object.keys(SECTIONS));
    const numbered = ids.filter((id) => /^[A-Z]{2,4}\.\d+$/.test(id));
    for (const [section, count] of Object.entries(SECTIONS)) {
      const own = numbered.filter((id) => sectionOf(id) === section);
      if (own.length === count)
        expect(own).toEqual(Array.from({ length: count }, (_, i) => `${section}.${i + 1}`));
    }
  });

  it('are summed up on one line in sentences fit to be heard', () => {
    const wrong = rules.filter(
      ({ title, summary }) =>
        !/^[\x20-\x7e]{10,410}$/.test(summary) ||
        !summary.endsWith('.') ||
        summary.includes('  ') ||
        !/^[\x20-\x7e]{2,60}$/.test(title) ||
        title.endsWith('.'),
    );
    expect(wrong).toEqual([]);
    const long = rules.flatMap(({ summary }) => sentences(summary)).filter((text) => text.length > 160);
    expect(long).toEqual([]);
  });

  it('spell out what the ear does not know', () => {
    const short = /\b(CRT|TEC|OOS|MF|MP|VP|EZOC|VDP|PzGp|OMB)\b/;
    const said = [
      ...rules.flatMap(({ title, summary }) => [title, summary]),
      ...rulings.flatMap(({ title, issue, ruling, reason }) => [title, issue, ruling, reason]),
    ];
    expect(said.filter((text) => short.test(text))).toEqual([]);
  });

  it('refer to rules and rulings there are', () => {
    const strange = [
      ...rules.map(({ id, summary }) => ({ id, text: summary })),
      ...rulings.map(({ id, issue, ruling, reason }) => ({ id, text: [issue, ruling, reason].join(' ') })),
    ].flatMap(({ id, text }) =>
      [...text.matchAll(/\b(?:R\d+|[A-Z]{3,4}\.\w+)\b/g)]
        .map(([found]) => found)
        .filter((found) => !cited.has(`moscow41:${found}`))
        .map((found) => `${id}: ${found}`),
    );
    expect(strange).toEqual([]);
  });
});

describe('the rulings', () => {
  it('moscow41:R13 are its own from R1 to R27, and from R101 on those that it shares with Typhoon', () => {
    const numbers = rulings.map(({ id }) => Number(id.slice(1)));
    expect(numbers.filter((n) => n < 100)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
    expect(numbers).toEqual(numbers.toSorted((x, y) => x - y));
    expect(Math.max(...numbers)).toBe(197);
  });

  it('cite rules of the book, none twice', () => {
    const wrong = rulings.filter(
      ({ rules: of }) =>
        of.length === 0 ||
        new Set(of).size !== of.length ||
        of.some((rule) => !cited.has(rule) || /^moscow41:R\d/.test(rule)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('that leave a choice have an option', () => {
    const of = ['R4', 'R101', 'R153', 'R159', 'R166', 'R168'];
    const lacking = of.filter(
      (id) => !tables.options.some((option) => option.rules.includes(`moscow41:${id}`)),
    );
    expect(lacking).toEqual([]);
    expect(tables.options).toHaveLength(of.length);
  });
});
