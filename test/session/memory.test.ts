// What the desk remembers: changes, events one by one, luck, and how replies are cut and names are said.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';

/** The Northern attack of turn 1, which costs both sides a unit, and the end of that turn. */
const exchanged = (): ReturnType<typeof seated> => {
  const seat = seated({ dice: [5, 6, 6, 6] });
  seat.type('move n3 1303', 'end', 'attack 1403 from n1 n2', '1', '1', 'end');
  return seat;
};

describe('changes', () => {
  it('since the end of the last turn: what is off the map, who moved, what is held, and the points', () => {
    const { type } = exchanged();
    type('move s6 1503', 'end', 'end');
    const told = [...type('changes').lines, ...type('more').lines];
    expect(told[0]).toMatch(/^Since your last turn: \d+ changes?\.$/);
    expect(told.some((line) => line.includes('6 Southern'))).toBe(true);
    // What North itself did in its own turn is nothing new to it.
    expect(told.join('\n')).not.toContain('3 Northern Foot, now in');
  });

  it('begin with the set-up for a side that has had no turn', () => {
    const { type } = exchanged();
    expect(type('changes').lines[0]).toMatch(/^Since the beginning: \d+ changes?\.$/);
  });

  it('say so when there are none', () => {
    expect(seated().type('changes').lines).toEqual(['Nothing has changed since the beginning.']);
  });

  it('name nothing that is covered', () => {
    const { type } = seated({ fog: 'on', twoPeople: true });
    type('end', 'end', 'ready', 'move s6 1503', 'end', 'end', 'ready');
    const told = [...type('changes').lines, ...type('more').lines].join('\n');
    expect(told).not.toContain('2 Southern Foot');
    expect(told).not.toMatch(/\?\d{4}/);
  });
});

describe('events', () => {
  it('are numbered, the fact of each and no more', () => {
    const { type } = exchanged();
    const told = type('page off', 'events').lines;
    const numbered = told.filter((line) => /^\d+: /.test(line));
    expect(numbered[0]).toBe('1: 3 Northern Foot moved to 13 03. It must stop: an enemy is next to it.');
    expect(numbered[2]).toBe('3: Northerners attack 14 03, at 1 to 2.');
    // What one answered in the middle of it is part of what happened.
    expect(numbered[3]).toBe('4: 1 Southern Foot is eliminated, in 14 03.');
    expect(told).not.toContain('Move left 1.');
  });

  it('come as facts too, each with its number and its rule', () => {
    const facts = (exchanged().type('page off', 'events').facts ?? []).flatMap((one) =>
      'key' in one ? [one] : [],
    );
    expect(facts[0]).toMatchObject({ params: { number: 0 } });
    const first = facts.filter(({ params }) => params['number'] === 1);
    expect(first[0]).toMatchObject({ params: { unit: 'n3', rule: expect.stringContaining('ford:') } });
    expect(new Set(facts.map(({ params }) => params['number']))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('tell a side no fact that it may not hear', () => {
    const { type } = seated({ fog: 'on', twoPeople: true });
    type('end', 'end', 'ready', 'move s6 1503', 'end', 'end', 'ready');
    const told = JSON.stringify(type('page off', 'events').facts);
    expect(told).toContain('number');
    expect(told).not.toMatch(/"s2"/);
  });
});

describe('a die that waits', () => {
  it('is the same fact by legal and by pending', () => {
    const { type } = seated({ dice: [] });
    type('move n3 1303', 'end', 'attack 1403 from n1 n2');
    const [asked] = type('pending').facts ?? [];
    expect(asked).toMatchObject({ key: 'ask.dice', params: { by: 'north' } });
    expect(type('legal').facts?.[0]).toEqual(asked);
  });
});

describe('luck', () => {
  it('tells attacks, dice by side with what was to be expected, and losses', () => {
    expect(exchanged().type('luck').lines).toEqual([
      '1 attack: Northerners 1, Southerners 0.',
      'Northern dice: 1 rolled, on average 5, where 3 and 1 half is expected.',
      'Northerners lost 1 unit, Southerners 1.',
    ]);
  });

  it('says so before the first die', () => {
    expect(seated().type('luck').lines).toEqual(['No die has been rolled yet.']);
  });
});

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
