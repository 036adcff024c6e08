// What a player types at the table: whole corps, divisions whose ids look like ordinals, short orders.
import { describe, expect, it } from '@jest/globals';
import { readLesson } from '../../../src/tutorial/lesson.ts';
import { beginLesson } from '../../../src/tutorial/open-tutorial.ts';
import { openDesk } from '../../../src/session/session.ts';
import { take } from '../../../src/session/dispatch.ts';
import { storm } from '../../../tools/games/storm/shipped.ts';

type Said = (line: string) => readonly string[];

/** A desk at a position, with dice that fall in this order. */
const table = async (position: string, dice = '6 6 6 6'): Promise<Said> => {
  const facts = position.split('; ').join('\n');
  const text = `#lesson x X\ndice ${dice}\nposition 1\ngame storm\nscenario campaign\n${facts}\n.\nstatus\n`;
  const lesson = readLesson({ path: 'x', shown: 'x', text });
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.error));
  const begun = await beginLesson(storm, lesson.value);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const desk = openDesk(storm, begun.value(), { settings: {} });
  return (line) => take(desk, line).lines;
};

const CORPS =
  'turn 2; side german; phase german-movement; own plan.order "move-fight"; unit N1733 17pz 18pz; unit 29mot N1734; unit 6rd N1534';

describe('a corps by its name', () => {
  it('goes as one stack where it stands together', async () => {
    const say = await table(CORPS.replace('unit 29mot N1734', 'unit 29mot reserve'));
    expect(say('move 47pzk n1732')).toContain('17th and 18th Panzer Division to Hrubieszow, 8 left.');
    expect(say('move 47th panzer corps n1733')[0]).toMatch(/^17th and 18th Panzer Division/);
  });

  it('comes from all hexes where it stands, whoever can; who is there stays', async () => {
    const say = await table(`${CORPS}; unit 167inf N1726`);
    expect(say('move 47pzk n1732')[0]).toBe(
      '47th Panzer Corps, 3 units, in Hrubieszow. 7 points left. Not moved: 167th Infantry Division.',
    );
    say('undo 2');
    expect(say('move 47pzk n1733')[0]).toMatch(
      /^47th Panzer Corps, 1 unit, in N 17 33\. .* Not moved: 167th Infantry Division\.$/,
    );
  });

  it('is told of by its name alone, whatever it begins with', async () => {
    const say = await table(CORPS);
    expect(say('47pzk')[0]).toBe(
      '47th Panzer Corps: 17th and 18th Panzer Division, 29th Motorized Division, in N 17 33, N 17 34.',
    );
  });

  it('is its first unit where one is asked about, and nobody without one', async () => {
    const say = await table(CORPS);
    expect(say('move 48pzk n1732')).toContain('Nothing changed.');
    expect(say('look 47pzk')[0]).toMatch(/^N 17 33/);
  });
});

describe('a rifle division whose id ends like an ordinal', () => {
  it('is meant by it, whoever else has the number', async () => {
    const say = await table(
      'turn 2; side soviet; phase soviet-movement; unit N1134 23rd 23td; unit 23inf N2831',
    );
    expect(say('move 23rd n1135')[0]).toMatch(/^23rd Rifle Division to /);
  });
});

describe('the attack in a word', () => {
  it('is made by all who can attack together', async () => {
    const say = await table(
      'turn 2; side soviet; phase soviet-combat; unit N1732 1td 3td; unit 5inf N1731; unit 24rd N4244',
    );
    const [first] = say('attack n1731 best');
    expect(first).toBe('Attackers: 1st and 3rd Tank Division.');
  });
});

describe('what is asked while a momentum attack is open', () => {
  it('is answered for those who have advanced, and nobody else', async () => {
    const corps =
      'unit N2832 4td 7td 29md; unit 2rd N2931; unit N2831 291inf; unit N2830 21inf; unit 8rd N2930';
    const say = await table(
      `option stacks=open; turn 2; side soviet; phase soviet-combat; own plan.order "fight-move"; ${corps}`,
      '1 1',
    );
    say('attack n2831');
    say('advance 4td 7td 29md');
    say('pass');
    expect(say('targets').join('\n')).toMatch(/^1 attack possible/m);
    expect(say('odds n2830')).toContain('With 29th Mechanized Rifle Division, 4th and 7th Tank Division.');
  });
});

describe("a phase that is no side's", () => {
  it('is not told as one', async () => {
    const say = await table(
      'turn 2; side german; phase german-reinforcement; unit N1732 1td 3td; unit 5inf N1731; unit 24rd N4244',
      '6 6 1 2',
    );
    const told = say('end');
    expect(told).toContain('Air superiority phase.');
    expect(told).toContain('Turn 3 of 10, air superiority phase.');
    expect(told.join('\n')).not.toMatch(/administrative/i);
  });
});

describe('who is given up', () => {
  const assault =
    'option stacks=open; turn 3; side german; phase german-movement; own plan.order "move-fight"; unit N1732 1pz 3pz 3mot; unit N1731 6rd 2rd 8rd 86rd; unit 13rd N1534';

  it('is asked for by the rule that says who goes first, and then by that of all losses', async () => {
    const say = await table(assault, '6');
    expect(say('assault 1pz 3mot 3pz n1731')).toContain(
      'Germans must give up 2 units for N 17 31, rule 9.24g.',
    );
    expect(say('lose 3pz')).toContain('Germans must give up 1 unit for N 17 31, rule 10.22e.');
  });
});

describe('who is placed by default', () => {
  const RESERVE =
    'turn 2; side german; phase german-release; unit reserve 2pz 5pz 15inf 46inf; unit 24rd N4244; unit 5inf N1731; unit 1td N1732';

  it('is told hex by hex, and then that nobody is left', async () => {
    const say = await table(RESERVE);
    const told = say('place default');
    expect(told.filter((line) => / entered at /.test(line)).length).toBeLessThan(4);
    expect(told).toContain('Germans can release nobody from the reserve.');
  });
});

describe('a row or a column', () => {
  it.each([
    ['row N20', 'Row N 20: '],
    ['row s 20', 'Row S 20: '],
    ['row 20 S', 'Row S 20: '],
    ['row 20', 'Row 20: '],
    // The seam is row 10 of the one and row 42 of the other.
    ['row S42', 'Row S 42: '],
    ['row N42', 'Row N 42: '],
    ['col S20', 'Column S 20: '],
    ['row N43', 'No row N 43 on this map: they run from 10 to 42.'],
    ['row X20', 'row cannot take X20 for the number of a row. '],
  ])('of one sheet is asked for by its letter: %s', async (line, begins) => {
    const say = await table(
      'turn 2; phase soviet-movement; unit 55rd N2033; unit 51rd S2037; unit 192mrd N1022',
    );
    const [head = '', next = ''] = say(line);
    expect(head.startsWith(begins)).toBe(true);
    if (line === 'row S42') expect(next).toMatch(/^.*N 10 22\./);
  });
});

describe('an attack on two hexes at once', () => {
  it.each([
    'attack S2335 S2336 from 6rd',
    'attack S2335 and S2336 from 6rd',
    'attack S2335 2r from 6rd',
    'attack 18r 2r from 6rd',
    'attack S2335 S2336',
  ])('is refused by the rule, by whatever is named in the second: %s', async (line) => {
    const say = await table('turn 2; phase soviet-combat; unit 6rd S2236; unit 18r S2335; unit 2r S2336');
    expect(say(line).slice(0, 2)).toEqual([
      'No attack: exactly one hex is attacked at a time.',
      'Each hex wants an attack of its own, with units of its own. Rule 10.3b.',
    ]);
  });

  it('is none where a hex is named by steps, or the attackers without from', async () => {
    const at = 'turn 2; phase soviet-combat; unit 6rd S2236; unit 18r S2335; unit 2r S2336';
    for (const line of ['attack S2335 6rd', 'attack S2236 nw', 'attack S2335'])
      expect((await table(at))(line)[0]).toMatch(
        /^(Tecuci|S 23 \d\d): attackers lose |^Attackers: 6th Rifle/,
      );
  });
});
