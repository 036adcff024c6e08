// The book in our words: every statement, in order, and rulings that cite statements there are.
import { describe, expect, it } from '@jest/globals';
import { describeBook } from '../../../kit/book.ts';
import { set } from './kit.ts';

const { rulings } = set.rulings;

describeBook({
  game: 'moscow41',
  set,
  kinds: { data: 12, 'designer-note': 1, optional: 1, rule: 117 },
  sections: {
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
  },
  summary: 410,
  title: 60,
  short: /\b(CRT|TEC|OOS|MF|MP|VP|EZOC|VDP|PzGp|OMB)\b/,
  choices: ['R4', 'R101', 'R153', 'R159', 'R166', 'R168'],
});

describe('the rulings', () => {
  it('moscow41:R13 are its own from R1 to R27, and from R101 on those that it shares with Typhoon', () => {
    const numbers = rulings.map(({ id }) => Number(id.slice(1)));
    expect(numbers.filter((n) => n < 100)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
    expect(numbers).toEqual(numbers.toSorted((x, y) => x - y));
    expect(Math.max(...numbers)).toBe(197);
  });
});
