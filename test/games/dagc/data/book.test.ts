// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { set, tables, turns } from './kit.ts';

const { rules } = set.rules;
const { rulings } = set.rulings;
const cited = new Set([...rules, ...rulings].map(({ id }) => `dagc:${id}`));

/** Statements of each chapter, in all and by kind. */
const COUNTS = `
  1 11: data 7, designer-note 2, rule 2
  2 39: data 19, example 1, physical 2, rule 15, ui 2
  3 41: data 1, designer-note 6, optional 1, physical 2, rule 29, ui 2
  4 14: data 1, designer-note 1, rule 12
  5 22: rule 22
  6 21: rule 21
  7 49: data 1, rule 47, ui 1
  8 19: rule 19
  9 29: data 1, example 2, rule 26
  10 45: data 3, designer-note 1, example 1, rule 40
  11 76: data 1, example 1, optional 1, rule 72, ui 1
  12 31: designer-note 1, rule 30
  13 27: rule 27
  14 21: addon 21`;

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
  it('are as many of each kind in each chapter as the book has', () => {
    const chapters = [...new Set(rules.map(({ id }) => id.split('.')[0] ?? ''))];
    const found = chapters.map((chapter) => {
      const own = rules.filter(({ id }) => id.startsWith(`${chapter}.`));
      const kinds = [...new Set(own.map(({ kind }) => kind))].toSorted();
      const counts = kinds.map((kind) => `${kind} ${own.filter((rule) => rule.kind === kind).length}`);
      return `${chapter} ${own.length}: ${counts.join(', ')}`;
    });
    expect(found).toEqual(COUNTS.trim().split(/\n\s*/));
    expect(rules).toHaveLength(445);
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
    const short = /\b(CRT|TEC|OOS|MF|MP|VP|EZOC|ZOC|KG)\b/;
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
            ![...cited].some((rule) => rule === `dagc:${found}` || rule.slice(0, -1) === `dagc:${found}`),
        )
        .map((found) => `${id}: ${found}`),
    );
    expect(strange).toEqual([]);
  });

  it('keep section 14 apart', () => {
    expect(rules.filter(({ id, kind }) => id.startsWith('14.') !== (kind === 'addon'))).toEqual([]);
  });
});

describe('the rulings', () => {
  it('are numbered from R1 to R137, with none left out', () => {
    expect(rulings.map(({ id }) => id)).toEqual(Array.from({ length: 137 }, (_, i) => `R${i + 1}`));
  });

  it('cite rules of the book, none twice', () => {
    const wrong = rulings.filter(
      ({ rules: of }) =>
        of.length === 0 ||
        new Set(of).size !== of.length ||
        of.some((rule) => !cited.has(rule) || rule.startsWith('dagc:R')),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('that leave a choice have an option', () => {
    const of = ['R15', 'R16', 'R17', 'R22', 'R25', 'R60', 'R88', 'R95', 'R116', 'R117', 'R128'];
    const lacking = of.filter((id) => !tables.options.some((option) => option.rules.includes(`dagc:${id}`)));
    expect(lacking).toEqual([]);
  });

  it('say nothing of a turn that the track does not have', () => {
    expect(turns.spans.filter(({ first, last }) => first > last)).toEqual([]);
  });
});
