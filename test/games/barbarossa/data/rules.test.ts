// The book in our words: every paragraph, in order, and rulings that cite paragraphs there are.
import { describe, expect, it } from '@jest/globals';
import { book, cited, rulings } from './charts-kit.ts';

/** Statements of each chapter, in all and by kind. */
const COUNTS = `
  ERR 8: data 7, ui 1
  1 26: data 10, designer-note 3, example 1, rule 12
  2 41: data 22, designer-note 1, example 2, physical 2, rule 11, ui 3
  3 24: data 6, designer-note 1, optional 5, rule 12
  4 115: data 3, designer-note 5, example 5, optional 9, rule 92, ui 1
  5 64: data 2, designer-note 2, optional 5, rule 54, ui 1
  6 8: rule 8
  7 87: data 5, example 2, rule 80
  8 130: data 5, rule 125
  9 26: designer-note 1, rule 25
  10 88: data 2, example 1, rule 85
  11 104: data 2, designer-note 1, example 7, rule 94
  12 42: data 18, rule 24`;

const PHASES =
  'administration advance any combat components german-strategic mobile-assault movement player-turn-start ' +
  'prepared-assault retreat rvgk scenario setup sudden-death supply turn-end turn-start victory-check';

const chapterOf = (id: string): string => id.split('.')[0] ?? '';

/** Chapter, paragraph, later insertions such as 7.7A after all of 7.7, letter. */
const placeOf = (id: string): readonly (string | number)[] => {
  const [, chapter = '', paragraph = '', inserted = '', letter = ''] =
    /^(\d+)\.(\d+)([A-Z]?)\.?([a-z]?)$/.exec(id) ?? [];
  return [Number(chapter), Number(paragraph), inserted, letter];
};

const isBefore = (a: string, b: string): boolean => {
  const [x, y] = [placeOf(a), placeOf(b)];
  const i = x.findIndex((part, at) => part !== y[at]);
  return i >= 0 && (x[i] ?? '') < (y[i] ?? '');
};

const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/);

describe('the rules', () => {
  it('are as many of each kind in each chapter as the book has', () => {
    const chapters = [...new Set(book.rules.map(({ id }) => chapterOf(id)))];
    const found = chapters.map((chapter) => {
      const own = book.rules.filter(({ id }) => chapterOf(id) === chapter);
      const kinds = [...new Set(own.map(({ kind }) => kind))].toSorted();
      const counts = kinds.map((kind) => `${kind} ${own.filter((rule) => rule.kind === kind).length}`);
      return `${chapter} ${own.length}: ${counts.join(', ')}`;
    });
    expect(found).toEqual(COUNTS.trim().split(/\n\s*/));
    expect(book.rules.length).toBe(763);
  });

  it('have ids of their own, the errata first and then as in the book', () => {
    const ids = book.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 8).join(' ')).toBe('ERR.U1 ERR.U2 ERR.U3 ERR.U4 ERR.U5 ERR.M1 ERR.M2 ERR.M3');
    const numbered = ids.slice(8);
    expect(numbered.filter((id) => placeOf(id)[0] === 0)).toEqual([]);
    expect(numbered.slice(1).filter((id, i) => !isBefore(numbered[i] ?? '', id))).toEqual([]);
  });

  it('belong to phases of a turn', () => {
    const known = PHASES.split(' ');
    expect(book.rules.filter(({ phase }) => !known.includes(phase))).toEqual([]);
  });

  it('are summed up on one line in sentences fit to be heard', () => {
    const wrong = book.rules.filter(
      ({ title, summary }) =>
        !/^[\x20-\x7e]{10,240}$/.test(summary) ||
        !summary.endsWith('.') ||
        summary.includes('  ') ||
        !/^[\x20-\x7e]{3,80}$/.test(title) ||
        title.endsWith('.'),
    );
    expect(wrong).toEqual([]);
    expect(
      book.rules.flatMap(({ summary }) => sentences(summary)).filter((text) => text.length > 160),
    ).toEqual([]);
  });

  it('spell out what the ear does not know', () => {
    const short = /\b(GT\d|TRRT|CRT|TEC|OOS|MA|PA|HC|FC|FA)\b/;
    expect(book.rules.filter(({ title, summary }) => short.test(`${title} ${summary}`))).toEqual([]);
  });

  it('refer to rules and rulings there are', () => {
    const strange = book.rules.flatMap(({ id, summary }) =>
      [...summary.matchAll(/\b(?:R\d+|\d{1,2}\.\d{1,2}[A-Z]?[a-z]?)\b/g)]
        .map(([text]) => text)
        .filter(
          (text) =>
            !/^\d+\.0$/.test(text) &&
            !cited.has(`barbarossa:${text}`) &&
            ![...cited].some((rule) =>
              new RegExp(`^barbarossa:${text.replace('.', '\\.')}\\.?[A-Za-z]`).test(rule),
            ),
        )
        .map((text) => `${id}: ${text}`),
    );
    expect(strange).toEqual(['11.8b: 3.71']);
  });
});

describe('the rulings', () => {
  it('are numbered from R1, with none left out', () => {
    expect(rulings.rulings.map(({ id }) => id)).toEqual(rulings.rulings.map((_, i) => `R${i + 1}`));
  });

  it('cite rules of the book, none twice', () => {
    const wrong = rulings.rulings.filter(
      ({ rules }) =>
        rules.length === 0 ||
        new Set(rules).size !== rules.length ||
        rules.some((rule) => !cited.has(rule) || rule.startsWith('barbarossa:R')),
    );
    expect(wrong).toEqual([]);
  });

  it('have issue, ruling and reason in sentences fit to be heard', () => {
    const texts = rulings.rulings.flatMap(({ issue, ruling, reason }) => [issue, ruling, reason]);
    expect(texts.filter((text) => !/^[A-Z0-9][\x20-\x7e]+\.$/.test(text))).toEqual([]);
    expect(texts.flatMap(sentences).filter((text) => text.length > 152)).toEqual([]);
  });

  it('name each other rightly', () => {
    const named = rulings.rulings.flatMap(({ issue, ruling, reason }) =>
      [...`${issue} ${ruling} ${reason}`.matchAll(/\bR\d+\b/g)].map(([id]) => id),
    );
    expect(named.filter((id) => !cited.has(`barbarossa:${id}`))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});
