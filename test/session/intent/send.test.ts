// Sending: each as far as it may get, by normal orders, told in one line; a line drawn and manned.
import { describe, expect, it } from '@jest/globals';
import { seenBy } from '../../../src/api/game.ts';
import { distance } from '../../../src/hex/distance.ts';
import { lineCourse } from '../../../src/session/intent/line-course.ts';
import { take } from '../../../src/session/dispatch.ts';
import { barbarossa } from '../../games/barbarossa/rules/kit.ts';
import { begun } from './kit.ts';
import { deskAt } from '../../kit/desk.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { dagc } from '../../games/dagc/rules/kit.ts';

const SUMMER =
  'turn 2; phase german-movement; side german; unit 24pz 1613; unit 46pz 1613; unit 12inf 1613; unit 4ra 2410; held 1613 german';

const ordersOf = ({ desk }: ReturnType<typeof at>): readonly string[] =>
  desk.match.entries.flatMap(({ orders }) =>
    orders.map(({ verb, args }) => `${verb} ${String(args['units'])}`),
  );

describe('the course of a line', () => {
  const { desk } = at(SUMMER, 'normal');
  const { grid } = desk.game.board;
  const course = (from: string, to: string): readonly string[] =>
    lineCourse(desk, grid.index(from), grid.index(to)).map((hex) => grid.id(hex));

  it('keeps to the land, hex by hex', () => {
    const { printed } = desk.game;
    const [from, to] = ['Memel', 'Tallinn'].map((name) => desk.game.board.places[name] ?? '');
    const hexes = course(from ?? '', to ?? '');
    expect([hexes[0], hexes.at(-1)]).toEqual([from, to]);
    expect(hexes.filter((hex) => printed.hexes[grid.index(hex)]?.isWater === true)).toEqual([]);
    const steps = hexes.slice(1).map((hex, i) => distance(grid, grid.index(hex), grid.index(hexes[i] ?? '')));
    expect(new Set(steps)).toEqual(new Set([1]));
  });

  it('is straight, but for a hex that the enemy holds, which it goes round', () => {
    expect(course('2313', '2309')).toEqual(['2313', '2312', '2311', '2310', '2309']);
    const round = course('2412', '2408');
    expect(round).not.toContain('2410');
    expect(round).toHaveLength(6);
  });
});

describe('send', () => {
  it('brings all to where they are sent if they can come there', () => {
    const seat = at(SUMMER, 'normal');
    expect(seat.says('send 24pz 46pz to 1611')).toMatch(/^24.* Panzer Corps are in .*\. \d+ points? left\.$/);
    expect(ordersOf(seat)).toEqual(['move 24pz,46pz']);
  });

  it('brings each as far as it gets, the slower apart from the quicker, in one line', () => {
    const seat = at(SUMMER, 'normal');
    seat.type('group guderian = 24pz 46pz 12inf');
    const { lines } = seat.type('guderian to 1700');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^Guderian: 24.* Panzer Corps in .* hexes? short; 12(?:th)? Infantry Corps in .* short\.$/,
    );
    expect(ordersOf(seat)).toEqual(['move 24pz,46pz', 'move 12inf']);
  });

  it('is told to units as it is to a group, also in place of an answer', () => {
    const seat = at(SUMMER, 'normal');
    expect(seat.says('24pz 46pz to 1611')).toMatch(/^24.* Panzer Corps are in .*\. \d+ points? left\.$/);
    seat.type('group foot = 12inf');
    expect(seat.says('line 1613 to 1612')).toContain('Type yes to move them');
    expect(seat.says('foot to 1611')).toMatch(/^Not done\. .*\nFoot, 1 unit, in /);
    expect(ordersOf(seat)).toEqual(['move 24pz,46pz', 'move 12inf']);
    expect(seat.says('99pz to minsk')).toMatch(/^Unknown command: 99pz\./);
  });

  it('comes up to a place that is held, and says how far it is', () => {
    const seat = at(`${SUMMER}; unit 13ra 1813`, 'normal');
    expect(seat.says('send 24pz to minsk')).toMatch(
      /^24(?:th)? Panzer Corps is in .*, 1 hex short of Minsk\b/,
    );
  });

  it('is taken back order by order, and done again by a word', () => {
    const seat = at(SUMMER, 'normal');
    seat.type('group guderian = 24pz 12inf', 'guderian to minsk');
    seat.type('undo 2');
    expect(ordersOf(seat)).toEqual([]);
    expect(seat.type('guderian again').lines[0]).toBe('Again: Guderian to minsk.');
    expect(ordersOf(seat)).toEqual(['move 24pz', 'move 12inf']);
  });

  it('goes nowhere rather than round the whole front', () => {
    const desk = begun(barbarossa);
    const { grid } = barbarossa.board;
    const far = (unit: string): number => {
      const at = seenBy(barbarossa, desk.match.state, 'german').units.find(({ id }) => id === unit)?.at ?? '';
      return distance(grid, grid.index(at), grid.index('2311'));
    };
    for (const line of ['place default', 'end', 'end']) take(desk, line);
    const before = ['3pz', '14pz', '48pz'].map(far);
    take(desk, 'ags to kiev');
    for (const [i, unit] of ['3pz', '14pz', '48pz'].entries())
      expect(far(unit)).toBeLessThanOrEqual(before[i]!);
  });

  it.each([
    ['send 24pz to nowhere', 'nowhere'],
    ['send 24pz to 1613', ' already.'],
    ['send 4ra to minsk', '4'],
    ['send to minsk', 'send needs units'],
  ])('is refused in words: %s', (line, said) => {
    const { kind, lines } = at(SUMMER, 'normal').type(line);
    expect(kind).toBe('refused');
    expect(lines.join(' ')).toContain(said);
    expect(lines.at(-1)).toBe('Nothing changed.');
  });

  it('is refused in another phase like a move', () => {
    const { type } = at('turn 2; phase german-assault; side german; unit 24pz 1814; unit 4ra 1813', 'normal');
    expect(type('send 24pz to riga').lines).toEqual(type('move 24pz riga').lines);
  });

  it('stops where a die is asked for, and tells only what was done', () => {
    const moscow = at(`${SUMMER}; unit 5inf 1613`, 'normal');
    const lines = moscow.type('send 24pz 5inf to moscow').lines;
    expect(lines[0]).toMatch(/^24(?:th)? Panzer Corps is in Moscow\b/);
    expect(lines[0]).not.toMatch(/Not moved/);
    expect(lines.join('\n')).toMatch(/surrender after Moscow/);
    expect(ordersOf(moscow)).toEqual(['move 24pz']);
  });

  it('stops where one is asked for before a move', () => {
    const text = 'turn 6; side soviet; phase soviet-movement; unit 5a 3805; unit 49a 3804; unit 27inf 3810';
    const { type, desk } = deskAt(dagc, `${text}; dice 3`, 'normal');
    const said = type('send 5a 49a to minsk').lines.join(' ');
    expect(said.length).toBeGreaterThan(0);
    expect(desk.match.entries.length).toBeLessThan(3);
  });
});

describe('line', () => {
  const LINE =
    'turn 2; phase german-movement; side german; unit 24pz 1816; unit 46pz 1916; unit 12inf 2016; unit 4ra 1710';

  it('is proposed, and manned after yes', () => {
    const seat = at(LINE, 'normal');
    const proposed = seat.type('line 1815 to 2015');
    expect(proposed.kind).toBe('asks');
    expect(proposed.lines[0]).toBe('3 of 3 hexes would have a unit.');
    expect(ordersOf(seat)).toEqual([]);
    expect(seat.type('yes').lines[0]).toBe('Done: 3 of 3 hexes of the line have a unit.');
    expect(ordersOf(seat)).toHaveLength(3);
  });

  it('is dropped by anything else, and nobody is in it twice', () => {
    const seat = at(LINE, 'normal');
    const lines = seat.type('line 24pz 46pz 1815 to 2015').lines;
    expect(lines[0]).toBe('2 of 3 hexes would have a unit.');
    expect(lines.filter((line) => /24(?:th)? Panzer Corps/.test(line))).toHaveLength(1);
    expect(seat.type('no').lines[0]).toMatch(/^Not done/);
    expect(ordersOf(seat)).toEqual([]);
  });

  it.each([
    ['line 1815 to 1815', 'No line of 1 hex'],
    ['line 1815', 'Nothing changed.'],
    ['line 3203 to 3201', 'none of them comes to any'],
    ['line nowhere to minsk', 'nowhere'],
  ])('is refused in words: %s', (line, said) => {
    const { kind, lines } = at(LINE, 'normal').type(line);
    expect(kind).toBe('refused');
    expect(lines.join(' ')).toContain(said);
  });
});
