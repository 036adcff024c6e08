// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { describeBook } from '../../../kit/book.ts';
import { set } from './kit.ts';

const { rulings } = set.rulings;

describeBook({
  game: 'deathstruggle',
  set,
  kinds: { data: 23, 'designer-note': 2, example: 1, optional: 2, physical: 1, rule: 272 },
  sections: {
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
  },
  summary: 240,
  title: 80,
  short: /\b(CRT|OMF|OMB|MF|ZOC|EZOC|VP|VDP)\b/,
  choices: ['R1', 'R6', 'R30', 'R40', 'R56'],
});

describe('the rulings', () => {
  it('are numbered upward', () => {
    const numbers = rulings.map(({ id }) => Number(id.slice(1)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(rulings.every(({ id }) => /^R[1-9]\d*$/.test(id))).toBe(true);
  });
});
