// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { set, tables } from './kit.ts';

const { rules } = set.rules;
const { rulings } = set.rulings;
const cited = new Set([...rules, ...rulings].map(({ id }) => `storm:${id}`));

/** Statements by kind. */
const KINDS = { data: 72, 'designer-note': 13, example: 10, optional: 2, physical: 5, rule: 356, ui: 8 };

/** Statements by chapter, from 1 to 12. */
const CHAPTERS = [15, 45, 34, 27, 80, 14, 37, 12, 74, 56, 45, 27];

const placeOf = (id: string): readonly (string | number)[] => {
  const [, chapter = '', paragraph = '', letter = ''] = /^(\d+)\.(\d+)([a-z]?)$/.exec(id) ?? [];
  return [Number(chapter), Number(paragraph), letter];
};

const isBefore = (a: string, b: string): boolean => {
  const [x, y] = [placeOf(a), placeOf(b)];
  const i = x.findIndex((part, at) => part !== y[at]);
  return i >= 0 && (x[i] ?? '') < (y[i] ?? '');
};

const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/);

describe('the rules', () => {
  it('are as many of each kind and in each chapter as the book has', () => {
    const kinds = new Map<string, number>();
    for (const { kind } of rules) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toEqual(KINDS);
    expect(CHAPTERS.map((_, i) => rules.filter(({ id }) => placeOf(id)[0] === i + 1).length)).toEqual(
      CHAPTERS,
    );
    expect(rules).toHaveLength(466);
  });

  it('have ids of their own, in the order of the book', () => {
    const numbers = rules.map(({ id }) => id);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((id) => placeOf(id)[0] === 0)).toEqual([]);
    expect(numbers.slice(1).filter((id, i) => !isBefore(numbers[i] ?? '', id))).toEqual([]);
  });

  it('are summed up on one line in sentences fit to be heard', () => {
    const wrong = rules.filter(
      ({ title, summary }) =>
        !/^[\x20-\x7e]{10,240}$/.test(summary) ||
        !summary.endsWith('.') ||
        summary.includes('  ') ||
        !/^[\x20-\x7e]{3,80}$/.test(title) ||
        title.endsWith('.'),
    );
    expect(wrong).toEqual([]);
    expect(rules.flatMap(({ summary }) => sentences(summary)).filter((text) => text.length > 160)).toEqual(
      [],
    );
  });

  it('spell out what the ear does not know', () => {
    const short = /\b(CRT|TEC|OOS|MF|MP|VP|MA|PA|DTC|PNTC)\b/;
    expect(rules.filter(({ title, summary }) => short.test(`${title} ${summary}`))).toEqual([]);
    expect(
      rulings.filter(({ title, issue, ruling, reason }) =>
        short.test([title, issue, ruling, reason].join(' ')),
      ),
    ).toEqual([]);
  });

  it('refer to rules and rulings there are', () => {
    const strange = [
      ...rules.map(({ id, summary }) => ({ id, text: summary })),
      ...rulings.map(({ id, issue, ruling, reason }) => ({ id, text: [issue, ruling, reason].join(' ') })),
    ].flatMap(({ id, text }) =>
      [...text.matchAll(/\b(?:R\d+|\d{1,2}\.\d{1,2}[a-z]?)\b/g)]
        .map(([found]) => found)
        .filter(
          (found) =>
            ![...cited].some((rule) => rule === `storm:${found}` || rule.slice(0, -1) === `storm:${found}`),
        )
        .map((found) => `${id}: ${found}`),
    );
    expect(strange).toEqual([]);
  });
});

describe('the rulings', () => {
  it('are numbered from R1 to R109, with none left out', () => {
    expect(rulings.map(({ id }) => id)).toEqual(Array.from({ length: 109 }, (_, i) => `R${i + 1}`));
  });

  it('cite rules of the book, none twice', () => {
    const wrong = rulings.filter(
      ({ rules: of }) =>
        of.length === 0 ||
        new Set(of).size !== of.length ||
        of.some((rule) => !cited.has(rule) || rule.startsWith('storm:R')),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('that leave a choice have an option', () => {
    const of = ['R5', 'R21', 'R28', 'R40', 'R77', 'R78', 'R86', 'R99'];
    const lacking = of.filter((id) => !tables.options.some((option) => option.rules.includes(`storm:${id}`)));
    expect(lacking).toEqual([]);
    expect(tables.options).toHaveLength(of.length);
  });
});
