// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { set, tables } from './kit.ts';

const { rules } = set.rules;
const { rulings } = set.rulings;
const cited = new Set([...rules, ...rulings].map(({ id }) => `typhoon:${id}`));

/** Statements by kind. */
const KINDS = { data: 17, optional: 6, rule: 249 };

/** Statements by section, in the order of the book. */
const SECTIONS = {
  CRT: 11,
  FEX: 7,
  RES: 31,
  PRS: 5,
  MAN: 4,
  NRO: 5,
  OVR: 3,
  DIS: 5,
  REC: 4,
  RET: 7,
  ADV: 7,
  TER: 7,
  STK: 10,
  MOV: 15,
  ZOC: 9,
  KAT: 5,
  ARM: 8,
  WEA: 13,
  AIR: 37,
  REP: 12,
  SIB: 9,
  SUP: 12,
  VIC: 9,
  SEQ: 17,
  UNI: 3,
  SET: 13,
  INH: 4,
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
    const numbered = ids.filter((id) => /^[A-Z]{3}\.\d+$/.test(id));
    for (const [section, count] of Object.entries(SECTIONS)) {
      const own = numbered.filter((id) => sectionOf(id) === section);
      if (own.length === count)
        expect(own).toEqual(Array.from({ length: count }, (_, i) => `${section}.${i + 1}`));
    }
  });

  it('are summed up on one line in sentences fit to be heard', () => {
    const wrong = rules.filter(
      ({ title, summary }) =>
        !/^[\x20-\x7e]{10,340}$/.test(summary) ||
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
      ...rules.filter(({ id }) => id !== 'UNI.1').flatMap(({ title, summary }) => [title, summary]),
      ...rulings.flatMap(({ title, issue, ruling, reason }) => [title, issue, ruling, reason]),
    ];
    expect(said.filter((text) => short.test(text))).toEqual([]);
  });

  it('refer to rules and rulings there are', () => {
    const strange = [
      ...rules.map(({ id, summary }) => ({ id, text: summary })),
      ...rulings.map(({ id, issue, ruling, reason }) => ({ id, text: [issue, ruling, reason].join(' ') })),
    ].flatMap(({ id, text }) =>
      [...text.matchAll(/\b(?:R\d+|[A-Z]{3}\.\w+)\b/g)]
        .map(([found]) => found)
        .filter((found) => !cited.has(`typhoon:${found}`))
        .map((found) => `${id}: ${found}`),
    );
    expect(strange).toEqual([]);
  });
});

describe('the rulings', () => {
  it('are numbered from R1 to R97, with none left out', () => {
    expect(rulings.map(({ id }) => id)).toEqual(Array.from({ length: 97 }, (_, i) => `R${i + 1}`));
  });

  it('cite rules of the book, none twice', () => {
    const wrong = rulings.filter(
      ({ rules: of }) =>
        of.length === 0 ||
        new Set(of).size !== of.length ||
        of.some((rule) => !cited.has(rule) || /^typhoon:R\d/.test(rule)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('that leave a choice have an option', () => {
    const of = ['R1', 'R3', 'R31', 'R53', 'R59', 'R66', 'R68'];
    const lacking = of.filter(
      (id) => !tables.options.some((option) => option.rules.includes(`typhoon:${id}`)),
    );
    expect(lacking).toEqual([]);
    expect(tables.options).toHaveLength(of.length);
  });
});
