import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { CHOICES_PAGE, MORE_PAGE, PAGE, paginate, paginateOrder } from '../../src/text/paging.ts';

const lines = (n: number): string[] => Array.from({ length: n }, (_, i) => `Line ${i + 1}.`);

describe('a reply', () => {
  it('that fits is shown whole', () => {
    expect(paginate(lines(6), PAGE.normal)).toEqual({ shown: lines(6), rest: [] });
  });

  it('that does not fit ends with how many lines are left', () => {
    const { shown, rest } = paginate(lines(23), PAGE.normal);
    expect(shown).toEqual([...lines(5), '18 more. Type more.']);
    expect(rest).toEqual(lines(23).slice(5));
  });

  it('is two lines and the rest at brief', () => {
    expect(paginate(lines(6), PAGE.brief).shown).toEqual(['Line 1.', 'Line 2.', '4 more. Type more.']);
  });

  it('goes on in tens', () => {
    const { shown, rest } = paginate(paginate(lines(23), PAGE.normal).rest, MORE_PAGE);
    expect(shown).toHaveLength(10);
    expect(shown[9]).toBe('9 more. Type more.');
    expect(paginate(rest, MORE_PAGE)).toEqual({ shown: lines(23).slice(14), rest: [] });
  });

  it('shows something even where no room is given', () => {
    expect(paginate(lines(5), 0).shown).toEqual(['Line 1.', '4 more. Type more.']);
  });

  it('loses no line, and the last three are never kept back', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 2, max: 15 }), (n, size) => {
        const heard: string[] = [];
        let page = paginate(lines(n), size);
        while (page.rest.length > 0) {
          expect(page.shown).toHaveLength(size);
          expect(page.rest.length).toBeGreaterThan(3);
          heard.push(...page.shown.slice(0, -1));
          page = paginate(page.rest, size);
        }
        expect([...heard, ...page.shown]).toEqual(lines(n));
      }),
    );
  });
});

describe('what an order brought about', () => {
  it('is never cut, however long it is', () => {
    expect(paginateOrder(lines(40), 0, CHOICES_PAGE)).toEqual({ shown: lines(40), rest: [] });
    expect(paginateOrder(lines(40), 12, CHOICES_PAGE)).toEqual({ shown: lines(40), rest: [] });
  });

  it('is followed by as many choices as there is room for', () => {
    const { shown, rest } = paginateOrder(lines(40), 20, CHOICES_PAGE);
    expect(shown).toEqual([...lines(31), '9 more. Type more.']);
    expect(rest).toEqual(lines(40).slice(31));
  });
});
