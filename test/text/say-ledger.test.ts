import { describe, expect, it } from '@jest/globals';
import { entry, ledger } from '../../src/core/ledger.ts';
import { sayLedger, sayTotal } from '../../src/text/say-ledger.ts';
import { voice } from './voices.ts';

const TABLE = {
  'sum.attack': 'attack',
  'sum.unit': '{unit:unit}',
  'sum.forest': 'forest',
  'sum.river': 'over the river',
  'sum.ground': 'ground moves {n:count:column|columns} left',
};

const attack = ledger('attack', [
  entry('add', 8, 'unit', 'game:6.1', { unit: '24pz' }),
  entry('add', 5, 'unit', 'game:6.1', { unit: '3mot' }),
]);

describe('a ledger', () => {
  it('is its sum and what it is made of, in one line', () => {
    expect(sayLedger(voice(TABLE), attack)).toEqual([
      'Attack 13: 24 Panzer Corps 8, 3 Motorised Division 5.',
    ]);
  });

  it('at verbose adds every entry with its rule and what it makes', () => {
    expect(sayLedger(voice(TABLE, { level: 'verbose' }), attack)).toEqual([
      'Attack 13: 24 Panzer Corps 8, 3 Motorised Division 5.',
      '24 Panzer Corps 8, rule 6.1.',
      '3 Motorised Division 5, which makes 13, rule 6.1.',
    ]);
  });

  it('can be said as a piece of a sentence', () => {
    expect(sayTotal(voice(TABLE), attack)).toBe('attack 13');
  });

  it('says each way of working in words', () => {
    const sum = ledger('attack', [
      entry('add', 9, 'unit', 'game:6.1', { unit: '9inf' }),
      entry('add', -2, 'forest', 'game:9.4'),
      entry('times', 3, 'forest', 'game:9.4'),
      entry('divide', 2, 'river', 'game:9.5'),
      entry('round-down', 0, 'fractions', 'game:9.6'),
      entry('divide', 3, 'river', 'game:9.5'),
      entry('round-up', 0, 'fractions', 'game:9.6'),
      entry('at-least', 6, 'floor', 'game:9.7'),
      entry('at-most', 5, 'ceiling', 'game:9.7'),
      entry('set', 1, 'end', 'game:9.7'),
    ]);
    const told = sayLedger(voice(TABLE, { level: 'verbose' }), sum).slice(1);
    expect(told).toEqual([
      '9 Infantry Corps 9, rule 6.1.',
      'Forest minus 2, which makes 7, rule 9.4.',
      'Forest times 3, which makes 21, rule 9.4.',
      'Over the river halved, which makes 10 and 1 half, rule 9.5.',
      'Fractions rounded down, which makes 10, rule 9.6.',
      'Over the river divided by 3, which makes 3 and 1 third, rule 9.5.',
      'Fractions rounded up, which makes 4, rule 9.6.',
      'Floor at least 6, which makes 6, rule 9.7.',
      'Ceiling at most 5, which makes 5, rule 9.7.',
      'End set to 1, which makes 1, rule 9.7.',
    ]);
  });

  it('leaves out limits that did not bite', () => {
    const sum = ledger('attack', [...attack.entries, entry('at-most', 20, 'limit', 'game:6.2')]);
    expect(sayLedger(voice(TABLE, { level: 'verbose' }), sum)).toHaveLength(3);
  });

  it('says a number once where the reason has it', () => {
    const sum = ledger('column', [
      entry('add', 4, 'odds', 'game:9.1'),
      entry('add', -1, 'forest', 'game:9.4'),
      entry('add', 2, 'ground', 'game:9.4'),
    ]);
    expect(sayLedger(voice(TABLE), sum)).toEqual([
      'Column 5: odds 4, forest minus 1, ground moves 2 columns left.',
    ]);
  });

  it('of nothing is its total', () => {
    expect(sayLedger(voice(TABLE), ledger('attack', []))).toEqual(['Attack 0.']);
  });

  it('with very many entries says how many more there are', () => {
    const many = ledger(
      'attack',
      Array.from({ length: 12 }, () => attack.entries[0]!),
    );
    expect(sayLedger(voice(TABLE), many)[0]).toMatch(/ and \d more\.$/);
  });
});
