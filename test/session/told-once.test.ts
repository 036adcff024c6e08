// What is told of a battle in Barbarossa by those who fight it: once, with choices that say where they lead, and hexes
// that are typed as they are said.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../src/core/dice.ts';
import { matchFrom } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { positionOf } from '../kit/position.ts';

const at = (text: string): ((line: string) => readonly string[]) => {
  const { state, dice } = positionOf(barbarossa, text);
  const match = matchFrom(barbarossa.rules, state, { dice: scripted([...dice]) });
  const desk = openDesk(barbarossa, match);
  return (line) => take(desk, line).lines;
};

const FIGHT = 'option fog=off; phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9';

describe('a battle', () => {
  const won = `${FIGHT}; 24pz@1708; 46pz@1708 under; 47pz@1708 under; 3ra@1707; dice 3`;

  it('is told in three lines, and its place once', () => {
    const lines = at(won)('attack 1707 from 24pz 46pz 47pz');
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^Medyn: defenders eliminated, \d+ to 1, (die 3|no die)\.$/),
      'Soviets lose 3rd Rifle Army.',
      'Who goes in?',
    ]);
    expect(lines.join(' ').match(/Medyn/g)).toHaveLength(1);
  });

  it('names the attackers where they were not typed, and its sums at why', () => {
    const type = at(won);
    expect(type('attack 1707')).toContain('Attackers: 24th, 46th and 47th Panzer Corps.');
    const full = type('why').join(' ');
    expect(full).toMatch(/Attack 24, defence 3: 8 to 1 before shifts/);
    expect(full).toContain('Rule 11.26c.');
  });

  it('says how a question is answered once, and again where it is asked for', () => {
    const type = at(
      `${FIGHT}; 24pz@1708; 46pz@1708 under; 7inf@1708 under; 47pz@1808; 3ra@1707; 5ra@1907; dice 1 1`,
    );
    const hint = 'Type advance and units, or pass.';
    expect(type('attack 1707 from 24pz 46pz 7inf')).toContain(hint);
    expect(type('pending')).toContain(hint);
    type('pass');
    expect(type('attack 1907 from 47pz')).not.toContain(hint);
  });
});

describe('what has been heard of a battle', () => {
  const asked = `${FIGHT.replace('luftwaffe 9', 'luftwaffe 0')}; 24pz@1708; 46pz@1708 under; 47pz@1808; 3ra@1707; 5ra@1907; dice 3 3`;
  const ODDS = /\d+ to 1/;

  it('is not said again with its result: the place, the odds', () => {
    const type = at(asked);
    const question = type('attack 1707 from 24pz 46pz').join(' ');
    expect(question).toMatch(/^Medyn: \d+ to 1\. Luftwaffe, for \d+ to 1\? 3 left\./);
    const [result = ''] = type('pass');
    expect(result).toMatch(/^Defenders (retreat|eliminated), die 3\.$/);
    expect(result).not.toMatch(ODDS);
    expect(type('why').join(' ')).toMatch(/Medyn: defenders [a-z]+, \d+ to 1, die 3\./);
  });

  it('nor is what yes and no stand for, once they have been heard; both answer', () => {
    const type = at(asked);
    expect(type('attack 1707 from 24pz 46pz')).toEqual(expect.arrayContaining(['0: No.', '1: Yes.']));
    type('no');
    while (!type('pass').join(' ').includes('left')) type('1');
    const again = type('attack 1907 from 47pz');
    expect(again.join(' ')).toContain('Luftwaffe, for');
    expect(again).not.toContain('0: No.');
    expect(type('pending')).toEqual(expect.arrayContaining(['0: No.', '1: Yes.']));
    expect(type('yes')[0]).toMatch(/^(Defenders|The attack|Bloodbath)/);
  });
});

describe('the choices of a retreat', () => {
  it('are one to a line, each with direction, ground, supply and who is there', () => {
    const lines = at(`${FIGHT}; 24pz@1708; 46pz@1708 under; 3ra@1707; 5ra@1606; 6ra@1706; 8ra@1806; dice 5`)(
      'attack 1707 from 24pz 46pz',
    );
    const choices = lines.filter((line) => /^\d: /.test(line));
    if (choices.length === 0) throw new Error(lines.join('\n'));
    for (const choice of choices)
      expect(choice).toMatch(
        /^\d: [A-Z][A-Za-z-]+, (north|south|east|west)[a-z-]*, [a-z ,-]+, (in|out of) supply(, with .+)?\.$/,
      );
    expect(choices.some((choice) => /, with \d+th Rifle Army\.$/.test(choice))).toBe(true);
  });
});

describe('that a hex to retreat to is in supply', () => {
  it('is said in the first list, and where it is asked for', () => {
    const type = at(
      `${FIGHT}; 24pz@1708; 46pz@1708 under; 47pz@1808; 56pz@1808 under; 3ra@1707; 5ra@1907; dice 5 4`,
    );
    const first = type('attack 1707 from 24pz 46pz').filter((line) => /^\d: /.test(line));
    expect(first.every((line) => line.includes('in supply'))).toBe(true);
    type('1');
    while (!type('pass').join(' ').includes('left')) type('1');
    const asks = (lines: readonly string[]): readonly string[] =>
      lines.filter((line) => /^\d: .*, (north|south|east|west)/.test(line));
    const next = asks(type('attack 1907 from 47pz 56pz'));
    expect(next.length).toBeGreaterThan(1);
    expect(next.join(' ')).not.toContain('in supply');
    expect(asks(type('pending')).every((line) => line.includes('in supply'))).toBe(true);
  });
});

describe('an example', () => {
  it('has its hexes as they are heard, and can be typed as it stands', () => {
    const type = at(`${FIGHT}; 24pz@1708; 3ra@1707`);
    const examples = type('help attack').flatMap((line) => /^Example: (.*)\.$/.exec(line)?.[1] ?? []);
    expect(examples.some((line) => line.startsWith('attack medyn'))).toBe(true);
    expect(examples.join(' ')).not.toMatch(/\d{4}/);
    type('hexspeech number');
    expect(type('help attack').join(' ')).toContain('attack 17 07');
  });
});

describe('a hex', () => {
  const type = at(
    'option fog=off; phase german-movement; turn 9; plan order move-fight; 24pz@1909; 3ra@1607',
  );

  it.each([
    ['look northeast of medyn', /^Serpukhov, 17 06|^[A-Z][a-z]+, 16 \d\d/],
    ['look 2 west of minsk', /^18 15\. /],
    ['look w of 1813', /^Oshmyany, 18 14\. /],
    ['look 25 west of minsk', /^No hex west of Wismar: the map ends there\./],
    ['look 2 west of nowhere', /^No place is called nowhere\./],
    ['move 24pz 2 west of mnisk', /^No place is called mnisk\. Did you mean Minsk\?/],
    ['look west of 24pz', /^19 10|, 19 10\./],
  ])('may be named by another: %s', (line, said) => {
    expect(type(line)[0]).toMatch(said);
  });

  it('is said by its name, its number or both, as is wanted', () => {
    expect(type('unit 24pz')[0]).toBe('24th Panzer Corps, German, in Kostyukovichi.');
    type('hexspeech number');
    expect(type('unit 24pz')[0]).toBe('24th Panzer Corps, German, in 19 09.');
    type('hexspeech both');
    expect(type('unit 24pz')[0]).toBe('24th Panzer Corps, German, in Kostyukovichi, 19 09.');
    type('hexspeech name');
    expect(type('look 1815')[0]).toMatch(/^18 15, south-west of Vilnius\./);
    type('hexspeech mixed');
    expect(type('look 1815')[0]).toMatch(/^18 15\./);
  });
});
