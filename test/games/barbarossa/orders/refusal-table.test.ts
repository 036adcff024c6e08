// The table of situations in which something is refused or goes wrong, each brought about in a real game of Barbarossa.
// Not in it: odds too low, for which this game has no limit, and mail, which there is none of yet.
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { matchHash } from '../../../../src/core/match.ts';
import { link } from '../../../../src/record/format/line-chain.ts';
import type { GameEntry } from '../../../../src/api/game-entry.ts';
import { barbarossa } from '../rules/kit.ts';
import { memoryDisk } from '../../../record/desk.ts';
import { playingOf } from '../../../../src/record/playable-game.ts';
import { startGame } from '../../../../src/record/new-game.ts';
import { openDesk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { newHome, run } from '../../../cli/kit.ts';
import { at } from '../desk.ts';

const ASSAULT = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const MOVE = 'phase german-movement; turn 4; plan order move-fight; own turn.luftwaffe 9;';
const STACK = '24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1708 under; 8inf@1708 under;';
const RING = '4ra@1608; 5ra@1709; 6ra@1808; 8ra@1809; 9ra@1609;';

type Situation = {
  readonly name: string;
  readonly given: string;
  readonly typed: readonly string[];
  readonly code: string;
  readonly said: readonly string[];
};

const SITUATIONS: readonly Situation[] = [
  {
    name: "the other side's unit",
    given: `${MOVE} 24pz@1708; 3ra@1607`,
    typed: ['move 3ra 1606'],
    code: 'MOVE.NOT-YOURS',
    said: ['3rd Rifle Army is Soviet. You command the Germans. Rule 10.1c.'],
  },
  {
    name: 'the wrong phase',
    given: `${ASSAULT} 24pz@1708; 3ra@1707`,
    typed: ['move 24pz 1709'],
    code: 'ORDER.NOT-NOW',
    said: ['No move now: this is the German prepared assault phase.', 'You can: attack, end.'],
  },
  {
    name: 'moved already',
    given: `${MOVE} 24pz@1710; 7inf@1709; 3ra@1607`,
    typed: ['move 24pz 1709', 'move 7inf 1710', 'move 24pz 1710'],
    code: 'MOVE.CLOSED',
    said: [
      '24th Panzer Corps in Yartsevo has moved, and another stack has begun to move.',
      'Type undo to take moves back, the last one first. Rule 10.6b.',
    ],
  },
  {
    name: 'too far',
    given: `${MOVE} 7inf@1710; 3ra@1607`,
    typed: ['move 7inf 1702'],
    code: 'MOVE.FAR',
    said: [
      '17 02 is 9 points away and 7th Infantry Corps has 4: as far as it gets is Serpukhov, 5 short, rule 10.2a.',
      'To go there type: move 7inf serpukhov.',
    ],
  },
  {
    name: 'too far, with the enemy on the way and at its end',
    given: `${MOVE} 41pz@1713; 3ra@1710; 4ra@1607`,
    typed: ['move 41pz moscow'],
    code: 'MOVE.FAR',
    said: [
      'Moscow is 11 points away and 41st Panzer Corps has 8: as far as it gets is ',
      'To go there type: move 41pz ',
    ],
  },
  {
    name: 'too far, with the way there closed as well',
    given:
      'option fog=off; phase german-movement; turn 1; plan order fight-move; 41pz@1517; 3ra@1516; 4ra@1416; 5ra@1617; 6ra@1616',
    typed: ['move 41pz moscow'],
    code: 'MOVE.FAR',
    said: ['Moscow is '],
  },
  {
    name: 'too far to assault from where one would launch it',
    given: `${MOVE} 24pz@1709; 3ra@1703`,
    typed: ['assault 24pz 1703'],
    code: 'ASSAULT.POINTS',
    said: [
      '24th Panzer Corps cannot assault 17 03: the way there and the assault cost 10, and 8 are left: as far as it gets is Ryazan, 3 short',
    ],
  },
  {
    name: 'a move into the enemy, by those who could assault him',
    given: `${MOVE} 24pz@1909; 7inf@1909; 3ra@1809`,
    typed: ['move 1909 1809'],
    code: 'MOVE.ENEMY',
    said: [
      '24th Panzer Corps, 7th Infantry Corps cannot go to Yelnya: an enemy is in it, rule 10.4.',
      'To attack on the move type: assault 24pz yelnya.',
    ],
  },
  {
    name: 'a move into an enemy farther off',
    given: `${MOVE} 24pz@1909; 3ra@1807`,
    typed: ['move 24pz 1807'],
    code: 'MOVE.ENEMY',
    said: [
      '24th Panzer Corps cannot go to Kaluga: an enemy is in it, rule 10.4.',
      'To attack on the move type: assault 24pz kaluga.',
    ],
  },
  {
    name: 'a move into the enemy, by those who could not',
    given: `${MOVE} 7inf@1909; 3ra@1809`,
    typed: ['move 7inf 1809'],
    code: 'MOVE.ENEMY',
    said: [
      '7th Infantry Corps cannot go to Yelnya: an enemy is in it, rule 10.4.',
      '7th Infantry Corps makes no mobile assault: it is not mechanized, rule 10.23a.',
    ],
  },
  {
    name: 'no room in a stack',
    given: `${MOVE} ${STACK} 9inf@1709; 3ra@1607`,
    typed: ['move 9inf 1708'],
    code: 'STACK.FULL',
    said: ['9th Infantry Corps finds no room in Vyazma: 5 units are there, 5 is the limit. Rule 6.3.'],
  },
  {
    name: 'forbidden terrain',
    given: `${MOVE} 24pz@3008; 3ra@1607`,
    typed: ['move 24pz 3109'],
    code: 'MOVE.WATER',
    said: ['24th Panzer Corps cannot go to 31 09: it is all water. Rule 10.13.'],
  },
  {
    name: 'not next door',
    given: `${ASSAULT} 24pz@1708; 9inf@1910; 3ra@1707`,
    typed: ['attack 1707 from 9inf'],
    code: 'ATTACK.NOT-NEXT',
    said: ['9th Infantry Corps cannot attack Medyn: Cherikov is not next to it. Rule 11.1a.'],
  },
  {
    name: 'a duty not done',
    given:
      'phase soviet-assault; turn 2; plan order fight-move; own turn.luftwaffe 3; 3ra@1910; 4ra@2010; 24pz@1909; 46pz@2009',
    typed: ['attack 1909 from 4ra'],
    code: 'ATTACK.MUST-JOIN',
    said: [
      'No attack on Kostyukovichi without 3rd Rifle Army.',
      'It must attack in this phase, and this is its last chance. Rule 5.12b.',
      'Type: attack kostyukovichi from 3ra 4ra.',
    ],
  },
  {
    name: 'a phase that cannot end yet',
    given:
      'phase soviet-assault; turn 2; plan order fight-move; own turn.luftwaffe 3; 3ra@1910; 4ra@2010; 24pz@1909; 46pz@2009',
    typed: ['end'],
    code: 'ATTACK.DUE',
    said: [
      'Not over: 2 units must still attack, rule 5.12a.',
      'They are 3rd and 4th Rifle Army.',
      'Type: attack kostyukovichi from 3ra 4ra.',
    ],
  },
  {
    name: 'no supply',
    given: `phase german-movement; turn 4; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 3ra@1707; ${RING}`,
    typed: ['assault 24pz 1707'],
    code: 'ASSAULT.SUPPLY',
    said: ['24th Panzer Corps cannot make a mobile assault from Vyazma: it has '],
  },
  {
    name: 'a missing word',
    given: `${MOVE} 24pz@1708; 3ra@1607`,
    typed: ['move'],
    code: 'WORD.MISSING',
    said: ['move needs a unit or hex and where to.', 'Example: move '],
  },
];

describe('what a move into the enemy is told to be', () => {
  it.each(['move 24pz 1809', 'move 24pz 1807', 'move 1909 1809', 'move 24pz 1908 1809'])(
    'after %s works as it stands',
    (line) => {
      const { type } = at(`${MOVE} 24pz@1909; 7inf@1909; 3ra@1809; 4ra@1807; dice 3`, 'normal');
      const [, advised = ''] = /type: (assault .*)\.$/m.exec(type(line).lines.join('\n')) ?? [];
      expect(type(advised).lines.join(' ')).toMatch(
        /(Yelnya|Kaluga|Bryansk): (bloodbath|the attack)|24th Panzer Corps to Bryansk/,
      );
    },
  );
});

describe.each(SITUATIONS)('$name', ({ given, typed, code, said }) => {
  const refused = (level: 'normal' | 'verbose') => {
    const seat = at(given, level);
    for (const line of typed.slice(0, -1)) seat.type(line);
    const before = matchHash(seat.desk.match);
    const reply = seat.type(typed.at(-1) ?? '');
    return { reply, same: matchHash(seat.desk.match) === before };
  };

  it('says what did not happen, why, by which rule and what would work, and changes nothing', () => {
    const { reply, same } = refused('normal');
    expect(reply.refusal?.code).toBe(code);
    said.forEach((text, i) => expect(reply.lines[i]?.slice(0, text.length)).toBe(text));
    expect([reply.lines.at(-1), same]).toEqual(['Nothing changed.', true]);
    expect(reply.lines.length).toBeLessThanOrEqual(6);
  });

  it('has its code where one wants to hear it, and no word of blame', () => {
    const { reply } = refused('verbose');
    expect(reply.lines).toContain(`Code ${code}.`);
    expect(reply.lines.join(' ')).not.toMatch(/!|\b(error|invalid|illegal|wrong|oops|sorry|please)\b/i);
  });
});

describe('a choice', () => {
  const given = `${ASSAULT} 24pz@1708; 46pz@1708 under; 47pz@1708 under; 3ra@1707; dice 5`;

  it('that is none of those offered is said with what is asked', () => {
    const { type } = at(given, 'normal');
    type('attack 1707 from 24pz 46pz 47pz');
    expect(type('9')).toMatchObject({ kind: 'asks' });
    expect(type('9').lines).toEqual([
      '9 is not one of the choices.',
      'Germans may advance into Medyn.',
      'Type advance and units, or pass.',
      '0: Nobody.',
      '1: 24th, 46th and 47th Panzer Corps.',
      '2: 24th Panzer Corps.',
      '3: 46th Panzer Corps.',
      '4: 47th Panzer Corps.',
    ]);
  });

  it('that is wrong asks again and drops nothing', () => {
    const { desk, type } = at(`${MOVE} 24pz@1708; 46pz@1709; 3ra@1607`, 'normal');
    const asked = type('move panzer 1710');
    expect(asked.kind).toBe('asks');
    expect(type('7')).toMatchObject({ kind: 'asks' });
    expect(type('7').lines[0]).toBe('7 is not one of the choices.');
    type('1');
    expect(desk.match.entries).toHaveLength(1);
  });
});

describe('a name with several meanings', () => {
  it('is asked about with numbers, those on the map first, never more than can be kept in mind', () => {
    const { type } = at(`${MOVE} 24pz@1708; 3ra@1606`, 'normal');
    const { lines } = type('unit rifle');
    expect(lines[0]).toMatch(/^Which unit\? \d+ match rifle\.$/);
    expect(lines[1]).toBe('1: 3rd Rifle Army, Moscow.');
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(lines.at(-2)).toMatch(/^\d+ more\. Type more\.$/);
    expect(lines.at(-1)).toMatch(/^Type 1 to \d+, or empty line to drop it\.$/);
  });
});

const entry: GameEntry = {
  id: 'barbarossa',
  title: 'Barbarossa',
  load: () => Promise.resolve({ ok: true, value: barbarossa }),
};

const saved = async (home: string, ...lines: readonly string[]): Promise<void> => {
  const { code } = await run(['play', 'barbarossa', '--name', 'g'], home, lines, [entry]);
  expect(code).toBe(0);
};

describe('a file', () => {
  it('that is too new is not opened, and is left alone', async () => {
    const home = newHome();
    await saved(home, 'place default');
    const file = join(home, 'games', 'g.game');
    const texts = readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => line.slice(13));
    let chain = '';
    const newer = texts
      .map((text, i) => (i === 0 ? 'record 2' : text))
      .map((text) => `${(chain = link(chain, text))} ${text}\n`);
    writeFileSync(file, newer.join(''));
    const { code, err } = await run(['resume', 'g'], home, [], [entry]);
    expect([code, err]).toEqual([
      4,
      ['Cannot open g: its form is 2, and this version knows forms up to 1.', 'A newer version can open it.'],
    ]);
    expect(readFileSync(file, 'utf8')).toBe(newer.join(''));
  });

  it('that is cut off in the middle of an order is said so when it is gone on with', async () => {
    const home = newHome();
    await saved(home, 'place default', 'note later');
    const file = join(home, 'games', 'g.game');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -4));
    const { code, out } = await run(['resume', 'g'], home, [], [entry]);
    expect(code).toBe(0);
    expect(out[1]).toMatch(/^Line \d+, the last, was cut off in the middle and is left out\.$/);
  });

  it('that cannot be written: the order is not done', () => {
    const disk = memoryDisk();
    const path = join(mkdtempSync(join(tmpdir(), 'hexfront-full-')), 'g.game');
    const begun = startGame(playingOf(barbarossa, '0'), {
      path,
      scenario: 'campaign',
      options: { fog: 'on' },
      dice: 'manual',
      // The record gets its name on the disk when it has begun, whatever holds its bytes.
      pen: (fresh) => {
        writeFileSync(fresh, '');
        return disk;
      },
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const desk = openDesk(barbarossa, begun.value.match);
    disk.full = disk.bytes().length;
    const { lines } = take(desk, 'place default');
    expect(lines).toEqual([
      'Could not write order 1: no space on disk.',
      'Make room there, and type it again.',
      'Nothing changed.',
    ]);
    expect(desk.match.entries).toHaveLength(0);
  });
});

describe('a fault of the program', () => {
  it('is said as one, with how far the game is safe and which file to send', async () => {
    const home = newHome();
    const broken = {
      ...barbarossa,
      questions: {
        ...barbarossa.questions,
        odds: () => {
          throw new Error('made to fail');
        },
      },
    };
    const bad: GameEntry = { ...entry, load: () => Promise.resolve({ ok: true, value: broken }) };
    const { code, err } = await run(
      ['play', 'barbarossa', '--name', 'g'],
      home,
      ['place default', 'odds 1606'],
      [bad],
    );
    const crash = readdirSync(join(home, 'state')).find((name) => name.startsWith('crash-')) ?? '';
    expect(code).toBe(5);
    expect(err).toEqual([
      'The program made a mistake and stopped. Your game is safe up to order 1.',
      `Please report ${join(home, 'state', crash)}.`,
    ]);
    expect((await run(['resume', 'g'], home, ['status'], [entry])).code).toBe(0);
  });
});
