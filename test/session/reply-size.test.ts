// How replies are cut and names are said: pages, levels for a topic or for one line, short names.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';

describe('a reply', () => {
  it('comes in pages of the size one wants', () => {
    const { type } = seated();
    type('page 3');
    expect(type('units').lines).toHaveLength(3);
    type('page off');
    expect(type('units').lines).toHaveLength(9);
    type('page level');
    expect(type('units').lines).toHaveLength(6);
  });

  it.each(['page 1', 'page 0', 'page huge', 'page 1000'])('%s is no size of a page', (line) => {
    const { desk, type } = seated();
    expect(type(line).lines[0]).toMatch(/^Page can be 2 to 999, off or level\./);
    expect(desk.settings.page).toBe('level');
  });

  it('has a level of its own for a topic, until that is taken away', () => {
    const { type } = seated();
    const long = type('move n1 1202').lines;
    type('undo', 'verbosity movement brief');
    expect(type('move n1 1202').lines).toEqual(long.slice(0, 1));
    expect(type('verbosity').lines).toEqual(['Normal output, but movement brief.']);
    expect(type('look 1302').lines.length).toBeGreaterThan(2);
    type('undo', 'verbosity movement off');
    expect(type('move n1 1202').lines).toEqual(long);
    expect(type('verbosity').lines).toEqual(['Normal output.']);
  });

  it.each(['verbosity weather brief', 'verbosity combat loud'])(
    '%s is refused with what there is',
    (line) => {
      expect(seated().type(line)).toMatchObject({ kind: 'refused', refusal: { code: 'WORD.NOT-ONE-OF' } });
    },
  );

  it('calls units by their ids or by their names, and both can always be typed', () => {
    const { type } = seated();
    expect(type('names short').lines[0]).toMatch(/^Units are now called by their ids\. Example: [ns]\d\.$/);
    expect(type('unit n1').lines[0]).toBe('n1, Northern, in 13 02.');
    expect(type('move 1 northern foot 1202').lines[0]).toBe('N1 moved to 12 02.');
    type('names long');
    expect(type('unit n1').lines[0]).toBe('1 Northern Foot, Northern, in 12 02.');
  });

  it('in short names keeps covered units covered', () => {
    const { type } = seated({ fog: 'on' });
    expect(type('names short', 'look 1403').lines.join(' ')).not.toMatch(/s2|\?/);
  });
});

describe('a level for one line', () => {
  it('holds for its reply and no longer', () => {
    const { type } = seated();
    const brief = seated().type('brief', 'look 1302').lines;
    const verbose = seated().type('verbose', 'look 1302').lines;
    const normal = type('look 1302').lines;
    expect(type('look 1302 --brief').lines).toEqual(brief);
    expect(type('look 1302 --verbose').lines).toEqual(verbose);
    expect(type('look 1302').lines).toEqual(normal);
    expect(brief).not.toEqual(verbose);
  });

  it('holds for an order and for a refusal, and is kept out of the record', () => {
    const { desk, type } = seated();
    const refused = seated().type('verbose', 'move n1 1304').lines;
    expect(type('move n1 1304 --verbose').lines).toEqual(refused);
    expect(type('move n1 1202 --brief').lines).toHaveLength(1);
    expect(desk.match.entries[0]?.orders[0]?.args).toEqual({ units: ['n1'], path: ['1202'] });
  });

  it('is done again by again, and with the answer to which unit', () => {
    const { type } = seated();
    const verbose = seated().type('verbose', 'unit n1').lines;
    type('unit foot --verbose');
    expect(type('n1').lines).toEqual(verbose);
    expect(type('again').lines).toEqual(['Again: unit n1 --verbose.', ...verbose]);
  });
});
