// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { describeBook } from '../../../kit/book.ts';
import { set } from './kit.ts';

const { rulings } = set.rulings;

describeBook({
  game: 'typhoon',
  set,
  kinds: { data: 17, optional: 6, rule: 249 },
  sections: {
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
  },
  summary: 340,
  title: 60,
  short: /\b(CRT|TEC|OOS|MF|MP|VP|EZOC|VDP|PzGp|OMB)\b/,
  explained: 'UNI.1',
  choices: ['R1', 'R3', 'R31', 'R53', 'R59', 'R66', 'R68'],
});

describe('the rulings', () => {
  it('are numbered from R1 to R97, with none left out', () => {
    expect(rulings.map(({ id }) => id)).toEqual(Array.from({ length: 97 }, (_, i) => `R${i + 1}`));
  });
});
