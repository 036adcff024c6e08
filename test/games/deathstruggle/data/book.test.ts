// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { set, tables } from './kit.ts';

const { rules } = set.rules;
const { rulings } = set.rulings;
const cited = new Set([...rules, ...rulings].map(({ id }) => `deathstruggle:${id}`));

/** Statements by kind. */
const KINDS = { data: 23, 'designer-note': 2, example: 1, optional: 2, physical: 1, rule: 272 };

/** Statements by section, in the order of the book. */
const SECTIONS = {
  PHY: 2,
  OMF: 9,
  CRT: 13,
  RES: 28,
  MAN: 6,
  DIS: 7,
  REC: 6,
  NRO: 4,
  FEX: 5,
  PRS: 4,
  OVR: 3,
  RET: 6,
  ADV: 11,
  ZOC: 9,
  STR: 13,
  REP: 10,
  SIB: 6,
  WEA: 8,
  STK: 8,
  KAT: 5,
  PRO: 2,
  BLD: 12,
  MOV: 14,
  ENT: 3,
  TER: 18,
  SUP: 15,
  AIR: 26,
  SET: 15,
  FST: 5,
  VIC: 10,
  SEQ: 18,
};

const sectionOf = (id: string): string => id.split('.')[0] ?? '';

const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/);

describe('the rules', () => {
  it('are as many of each kind and in each section as the book has', () => {
    const kinds = new Map<string, number>();
    const sections = new Map<string, number>();
    for (const { id, kind } of rules) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      sections.set(sectionOf(id), (sections.get(sectionOf(id)) ?? 0) + 1);
    }
    expect(Object.fromEntries(kinds)).toEqual(KINDS);
    expect(Object.fromEntries(sections)).toEqual(SECTIONS);
    expect([...sections.keys()]).toEqual(Object.keys(SECTIONS));
    expect(rules).toHaveLength(301);
  });

  it('have ids of their own, and each section stands in one piece', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const starts = ids.filter((id, i) => sectionOf(id) !== sectionOf(ids[i - 1] ?? ''));
    expect(starts.map(sectionOf)).toEqual(Object.keys(SECTIONS));
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
    const short = /\b(CRT|OMF|OMB|MF|ZOC|EZOC|VP|VDP)\b/;
    expect(rules.filter(({ title, summary }) => short.test(`${title} ${summary}`))).toEqual([]);
    expect(
      rulings.filter(({ title, issue, ruling, reason }) =>
        short.test([title, issue, ruling, reason].join(' ')),
      ),
    ).toEqual([]);
  });
});

describe('the rulings', () => {
  it('are numbered upward', () => {
    const numbers = rulings.map(({ id }) => Number(id.slice(1)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(rulings.every(({ id }) => /^R[1-9]\d*$/.test(id))).toBe(true);
  });

  it('cite rules of the book, none twice', () => {
    const wrong = rulings.filter(
      ({ rules: of }) =>
        of.length === 0 ||
        new Set(of).size !== of.length ||
        of.some((rule) => !cited.has(rule) || /:R\d/.test(rule)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('refer to rulings there are', () => {
    const strange = rulings.flatMap(({ id, issue, ruling, reason }) =>
      [...`${issue} ${ruling} ${reason}`.matchAll(/\bR\d+\b/g)]
        .map(([found]) => found)
        .filter((found) => !cited.has(`deathstruggle:${found}`) || found === id)
        .map((found) => `${id}: ${found}`),
    );
    expect(strange).toEqual([]);
  });

  it('that leave a choice have an option', () => {
    const of = ['R1', 'R6', 'R30', 'R40', 'R56'];
    const lacking = of.filter(
      (id) => !tables.options.some((option) => option.rules.includes(`deathstruggle:${id}`)),
    );
    expect(lacking).toEqual([]);
    expect(tables.options).toHaveLength(of.length);
  });
});
