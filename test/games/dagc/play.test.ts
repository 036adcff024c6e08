// What a player hears at the table: questions with what answers them, hints, and what can be asked.
import { describe, expect, it } from '@jest/globals';
import { readLesson } from '../../../src/tutorial/lesson.ts';
import { beginLesson } from '../../../src/tutorial/open-tutorial.ts';
import { openDesk } from '../../../src/session/session.ts';
import { take } from '../../../src/session/dispatch.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';

type Said = (line: string) => readonly string[];

/** A desk at a position, with dice that fall in this order. */
const table = async (position: string, dice = '6 6 6 6'): Promise<Said> => {
  const facts = position.split('; ').join('\n');
  const text = `#lesson x X\ndice ${dice}\nposition 1\ngame dagc\nscenario historical\n${facts}\n.\nstatus\n`;
  const lesson = readLesson({ path: 'x', shown: 'x', text });
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.error));
  const begun = await beginLesson(dagc, lesson.value);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const desk = openDesk(dagc, begun.value(), { settings: {} });
  return (line) => take(desk, line).lines;
};

const BORISOV =
  'turn 2; side soviet; phase soviet-post-combat; unit 5a 3805; unit 27inf 3806; unit fmin 3908';

describe('help', () => {
  it('explains each word of the game that is no verb, and there are rules for it', async () => {
    const say = await table(BORISOV);
    expect(say('help column')).toEqual([
      'Column: attack less defence. The difference names a column of the table, and circumstances shift it.',
      'Rule 11.8a.',
    ]);
    expect(say('help ZOC')[0]).toMatch(/^Zone of control: the six hexes/);
    expect(say('help fortified locality')[0]).toMatch(/^Fortified locality: /);
  });

  it('still knows no word of nothing', async () => {
    const say = await table(BORISOV);
    expect(say('help colunm')).toContain('Nothing changed.');
  });
});

describe('a scenario', () => {
  it('ends with the last day of its last turn', () => {
    expect(dagc.scenarios[0]?.meaning).toMatch(/Turns 1 to 9, 22 Jun to 23 Aug\.$/);
  });
});

describe('a long move', () => {
  it('takes its hexes in one sentence', async () => {
    const say = await table('option fog=off; turn 2; side soviet; phase soviet-movement; unit cmo 3601');
    expect(say('move cmo 3604')).toEqual([
      'Soviets take 36 02, 36 03, 36 04.',
      'Cavalry-Mechanized Group Oslikovskiy to 36 04, 4 left.',
    ]);
    expect(say('move cmo 3605')[0]).toBe('Soviets take 36 05.');
  });
});

describe('odds', () => {
  it('suppose an air army, in either place of the line, and say its column', async () => {
    const say = await table(`option fog=off; ${BORISOV}`);
    expect(say('odds 3806')[0]).toBe('At Borisov: column plus 1 or plus 2, beaten 2 in 6.');
    for (const line of ['odds 3806 air', 'odds 3806 from 5a air']) {
      const told = say(line);
      expect(told[0]).toBe('At Borisov: column plus 3 or plus 4, beaten 3 in 6.');
      expect([...told, ...say('more')]).toContain('Air army: columns plus 1.');
    }
  });

  it('say why there can be no such support', async () => {
    const say = await table(`option fog=off; ${BORISOV}`);
    expect(say('odds 3806 armour')).toContain(
      'No armour concentration: it supports German attacks, and nothing else, rule 12.6b.',
    );
  });

  it('suppose the armour concentration for Germans from turn 2 on', async () => {
    const say = await table(
      'option fog=off; turn 3; side german; phase german-pre-combat; unit 12inf 3702; unit cmo 3701',
    );
    const [plain] = say('odds 3701');
    const [helped] = say('odds 3701 armour');
    expect([plain, helped]).toEqual([
      'At 37 01: column minus 2 or minus 1, beaten 0 in 6.',
      'At 37 01: column 0, beaten 1 in 6.',
    ]);
  });

  it('say a column once where what is covered cannot make it worse', async () => {
    const say = await table(
      'turn 3; side german; phase german-pre-combat; unit 12inf 3702; unit 5a 3703; unit 11g 3703 under',
    );
    expect(say('targets')).toContain('37 03: column minus 3 or less, with 1 unit.');
  });
});

describe('what is asked', () => {
  it('of defenders who may stay says so, and only of those', async () => {
    const say = await table(`option fog=off; ${BORISOV}`, '6 6');
    say('attack 3806');
    expect(say('pass')).toContain(
      'Type retreat, units and a hex, or stand and a unit that loses a step for all to stay.',
    );
    const one = await table(`option fog=off; hits 27inf 1; ${BORISOV}; unit 12inf 4006`, '5');
    one('attack 3806');
    one('lower 1');
    const asked = one('pass');
    expect(asked.join(' ')).not.toContain('or stand');
  });

  it('of Germans who must stand fast names that alone', async () => {
    const say = await table(`option fog=off; option stand-fast=on; ${BORISOV}`, '6');
    say('attack 3806');
    const asked = say('pass');
    expect(asked).toContain('Germans must stand fast: 27th Infantry Corps.');
    expect(asked).toContain('Type stand and a unit that loses a step for all to stay.');
  });

  it('in a replacement phase says whether anybody needs a step', async () => {
    const whole = await table('turn 2; side soviet; phase soviet-replacement; unit 5a 3600');
    expect(whole('pending')).toContain('No unit needs one: type end.');
    const reduced = await table('turn 2; side soviet; phase soviet-replacement; unit 5a 3600; hits 5a 1');
    expect(reduced('pending')).toContain('Type replace and a unit, or end.');
    expect(reduced('legal')).toContain('1 unit can take a replacement step.');
    expect(reduced('units reduced')[0]).toMatch(/^Soviets, reduced: 1 unit/);
  });

  it('of attackers who owe a step ends nobody else', async () => {
    const say = await table(`option fog=off; ${BORISOV}; unit 31a 3805 under`, '1');
    say('attack 3806');
    expect(say('pass').join(' ')).toContain('Soviets, who gives up 1 step?');
    expect(say('lose 5a').join(' ')).not.toContain('finished for this phase');
  });
});

describe('what can be done', () => {
  it('is said of units as they would say it', async () => {
    const stack = await table(
      'turn 2; side soviet; phase soviet-movement; unit 5a 3600; unit cmo 3600 under',
    );
    expect(stack('legal')).toContain('1 unit can be laid on top.');
    const air = await table('turn 2; side soviet; phase soviet-interdiction; unit 5a 3600; unit 6inf 3602');
    expect(air('legal')).toContain('1 unit can be interdicted.');
    expect(air('interdict 5a')[0]).toMatch(
      /^5th Army cannot be interdicted: only German units on the map are\./,
    );
  });

  it('by a unit that owes a die begins with the roll', async () => {
    const say = await table(
      'turn 2; side german; phase german-movement; unit 27inf 3802; unit 5a 3902; unit 31a 3701; unit 33a 3803',
    );
    expect(say('moves 27inf')).toEqual([
      '27th Infantry Corps can go nowhere now.',
      'First type roll and the unit.',
      'Type why 27inf to hear the reason.',
    ]);
  });

  it('by a unit that cannot move is not to lay it on top', async () => {
    const say = await table('base historical; turn 4; side soviet; phase soviet-movement');
    expect(say('legal top').join(' ')).toContain('Cavalry-Mechanized Group Oslikovskiy');
    expect(say('moves cmo')).toEqual([
      'Cavalry-Mechanized Group Oslikovskiy can go nowhere now.',
      'Type why cmo to hear the reason.',
    ]);
    expect(say('why cmo').join(' ')).toContain(
      'Oslikovskiy cannot go to Vitebsk, 36 01 or 37 00: enemies are there, rule 9.4.',
    );
    expect(say('why 5015')[0]).toBe('50 15: Western Pripyat Marsh.');
  });

  it('is no standing order: no rule lets the other side break in', async () => {
    const say = await table('turn 2; side soviet; phase soviet-movement; unit 5a 3600');
    expect(say('standing')[0]).toBe('standing is not used in this game.');
  });

  it('by nobody is said in words', async () => {
    const say = await table(
      'option fog=off; turn 2; side soviet; phase soviet-movement; unit 5a 4100; unit fmog 4101',
    );
    expect(say('who 4100')[0]).toBe('No German unit that you can see could attack 41 00.');
  });
});

describe('what brings nothing', () => {
  const STRONG =
    'option fog=off; turn 2; side soviet; phase soviet-post-combat; unit 5a 3805; unit 31a 3805; unit 11g 3705; unit 33a 3705; unit 27inf 3806';

  it('is an air army on the last column, and it is said before it flies', async () => {
    const say = await table(STRONG);
    const asked = say('attack 3806');
    expect(asked.join(' ')).toContain('column plus 9 or more');
    expect(asked).toContain(
      'Type pass to roll, or first air for an air army, which would bring nothing, or lower and a number of columns.',
    );
    const weak = await table(`option fog=off; ${BORISOV}`);
    expect(weak('attack 3806').join(' ')).not.toContain('bring nothing');
  });

  it('is a column given up from beyond the last, and the column is not called lower', async () => {
    const say = await table(STRONG);
    say('attack 3806');
    say('air');
    expect(say('lower 1')[0]).toBe(
      'At Borisov: column plus 9 or more still, for the attack was beyond the last column.',
    );
    const weak = await table(`option fog=off; ${BORISOV}`);
    weak('attack 3806');
    expect(weak('lower 1')[0]).toBe('At Borisov: column plus 1 or plus 2 is lowered to column 0.');
  });
});

describe('names and examples', () => {
  it('of a front are said as it is called', async () => {
    const say = await table('turn 2; side soviet; phase soviet-interdiction; unit 5a 3600; unit 6inf 3602');
    expect(say('interdict 6inf by ukrainian-front')[0]).toMatch(
      /^Nobody interdicted: no air army of the 1st Ukrainian Front is at hand\./,
    );
  });

  it('of help can be typed in this game', async () => {
    const say = await table('turn 2; side soviet; phase soviet-movement; unit 5a 3600');
    expect([...say('help place'), ...say('more')].join(' ')).not.toContain('4719');
    expect(say('help calendar')).toContain('Example: calendar 4.');
    expect(say('calendar 4')).toContain(
      '2 air armies of the 1st Ukrainian Front at hand from now on, once a unit of it has come.',
    );
  });

  it('of open hexes say how many there are', async () => {
    const say = await table('base historical; turn 2; side soviet; phase soviet-movement');
    expect(say('place 1pol').join(' ')).toMatch(/Open to it: 12 00, .* and \d+ more\./);
  });

  it('of one border are said of one', async () => {
    const say = await table('turn 3; side german; phase german-movement; unit 12inf 3908');
    const told = [...say('supply 3908'), ...say('more')];
    expect(told).toContain('The line crosses a border into 39 10.');
  });

  it('of a locality that is told to retreat come with what becomes of it', async () => {
    const say = await table(
      'option fog=off; turn 2; side soviet; phase soviet-post-combat; unit 39a 3400; unit 43a 3400; unit 5a 3600; unit cmo 3600; unit 53inf 3500; unit fvit 3500',
      '2',
    );
    say('attack 3500');
    expect(say('pass')).toContain('Where the others retreat Fortified Locality Vitebsk is eliminated.');
    expect(say('retreat fvit 3501')).toContain('Where the others retreat it is eliminated. Rule 12.5e.');
  });
});
