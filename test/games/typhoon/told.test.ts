// What is told along the first turns of the games about Moscow: whose phase it is once, and of phases only those that are played.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { newMatch } from '../../../src/core/match.ts';
import type { Game } from '../../../src/api/game.ts';
import { take } from '../../../src/session/dispatch.ts';
import { foggy, openDesk, tell } from '../../../src/session/session.ts';
import type { Desk } from '../../../src/session/session.ts';
import { commandDeskOf, deskLines } from '../../../src/screen/view/command-desk.ts';
import { headingOf } from '../../../src/screen/view/heading.ts';
import { seat } from '../../screen/kit.ts';
import { moscow41 } from '../../../tools/games/moscow41/shipped.ts';
import { typhoon } from '../../../tools/games/typhoon/shipped.ts';
import { deathstruggle } from '../../../tools/games/deathstruggle/shipped.ts';
import { fullOptions } from '../../../src/record/optional-rules.ts';
import { deskAt } from '../../kit/desk.ts';

const SET_UP = ['place default', 'end', 'place default', 'end'];

const begun = (game: Game): Desk => {
  const options = fullOptions(game, {});
  if (!options.ok) throw new Error('no options');
  const dice = seeded(openSeed('told'));
  return openDesk(game, newMatch(game.rules, game.scenarios[0]?.id ?? '', options.value, { dice }));
};

const said = (desk: Desk, ...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => take(desk, line).lines);

const panel = (desk: Desk): string =>
  deskLines(desk, commandDeskOf(desk), undefined)
    .map(({ text }) => text)
    .join(' ');

describe('the set-up', () => {
  it.each([
    ['moscow41', moscow41, 'German'],
    ['typhoon', typhoon, 'German'],
    ['deathstruggle', deathstruggle, 'Axis'],
  ] as const)('of %s is headed by the side that places', (_, game, second) => {
    const desk = begun(game);
    expect(headingOf(desk).head[0]).toMatch(/Russians?,? set-up/);
    said(desk, 'place default', 'end');
    expect(headingOf(desk).head[0]).toMatch(new RegExp(`${second}s?,? set-up`));
  });

  it('asks for nobody to be placed once everybody stands', () => {
    const desk = begun(moscow41);
    said(desk, 'place 22a 1414');
    expect(panel(desk)).not.toMatch('still to place');
    said(desk, 'place default');
    expect(panel(desk)).not.toMatch('still to place');
  });

  it('is done to nobody', () => {
    const lines = said(begun(typhoon), ...SET_UP);
    expect(lines.filter((line) => / done to you/.test(line))).toEqual([]);
    expect(lines).toContain('Germans to move, turn 1 of 12, set-up.');
  });
});

describe('a phase', () => {
  it.each([
    ['typhoon', typhoon],
    ['moscow41', moscow41],
  ] as const)('of %s says its name once', (_, game) => {
    const desk = begun(game);
    const replies = [...SET_UP, 'end', 'end', 'end', 'end', 'end', 'end'].map(
      (line) => take(desk, line).lines,
    );
    for (const lines of replies) {
      const names = lines.filter((line) =>
        /(step A|administration|attack step before movement|air (phase|step|attacks)|supply step)\.$/.test(
          line,
        ),
      );
      expect(names.length).toBeLessThan(2);
    }
  });

  it('in which nothing was done is not told', () => {
    const lines = said(begun(typhoon), ...SET_UP, 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end');
    expect(lines).toContain('Russian pulse 1.');
    expect(lines.filter((line) => line.endsWith(' combat.'))).toEqual([]);
  });

  it('says what can be done in it, and no order that cannot be given', () => {
    const lines = said(begun(moscow41), ...SET_UP, 'end', 'end', 'end', 'end', 'end');
    expect(lines).toContain('3 armies can turn to the strong side. 14 units can dig in.');
    expect(lines).toContain('Type flip and armies, entrench and units, or end.');
    expect(lines).toContain('10 hexes can be attacked before movement.');
    expect(lines).toContain('2nd and 8th Fliegerkorps can fly.');
    expect(lines).toContain('Type rail, a unit and where to, gamble and low or high, or end.');
  });

  it('has its stacks counted by what they can do', () => {
    const desk = begun(moscow41);
    said(desk, ...SET_UP);
    expect(panel(desk)).toMatch('3 stacks still to flip');
    said(desk, 'flip');
    expect(panel(desk)).toMatch(/1[0-9] stacks still to entrench/);
  });
});

describe('the screen', () => {
  it('says what is asked once, in the words of the question', () => {
    const { press, now } = seat(begun(moscow41));
    for (const line of [...SET_UP, 'end', 'end', 'end']) press(`${line}\r`);
    expect(now().question[0]).toBe('Germans: 32 units can move.');
    const log = now().log.map(({ text }) => text);
    expect(log).toContain('German movement.');
    expect(log.filter((line) => /units can move/.test(line))).toEqual([]);
  });
});

it('a choice of one unit and one hex still says who', () => {
  const won = 'phase german-movement; turn 4; 24pz@3219; 35ik@3219 under; 316rd@3218; dice 2';
  const desk = deskAt(moscow41, won);
  const lines = ['attack 3218 from 24pz 35ik', 'end', 'fight 3218', 'pass', 'advance 35ik 3218'].flatMap(
    (line) => desk.type(line).lines,
  );
  expect(lines.filter((line) => /^\d+: \.?$/.test(line))).toEqual([]);
});

describe('a city', () => {
  it.each([
    ['typhoon', typhoon],
    ['moscow41', moscow41],
  ] as const)('in %s is told as what it is, with the garrison that it has still', (_, game) => {
    const phase = 'phase german-movement; turn 1';
    const { says } = deskAt(game, phase);
    expect(says('look smolensk')).toMatch(/Major city\./);
    expect(says('look moscow')).toMatch(/A garrison of its own\.[^]*Capital\./);
    const fallen = deskAt(game, `${phase}; own fallen ["${game.id === 'typhoon' ? '2309' : '1806'}"]`);
    expect(fallen.says('look moscow')).not.toMatch(/garrison/);
  });
});

describe('what the panel counts', () => {
  it.each([
    ['move', /^2 stacks still to move$/],
    ['rail', /^2 stacks that can rail$/],
  ])('%s', (verb, words) => {
    const { desk } = deskAt(typhoon, 'phase german-movement; turn 1');
    const [line] = deskLines(desk, { stacks: ['2309', '2310'], verb, lines: [] }, undefined);
    expect(line?.text).toMatch(words);
  });
});

it('an opponent who did nothing did nothing, where nothing is hidden', () => {
  const { desk } = deskAt(typhoon, 'phase german-movement; turn 1');
  const quiet = tell(desk, 'opponent.quiet', { side: 'russian', fog: foggy(desk) });
  expect(quiet).toEqual(['Russians did nothing.']);
});

describe('the question of step A', () => {
  it('counts who can still use each of its orders, and names those orders alone', () => {
    const { says } = deskAt(typhoon, 'phase russian-administration; turn 2; 34ik@5320; 22a@2209; 17rd@pool');
    expect(says('pending')).toMatch(
      /1 unit can dig in\.[^]*Type entrench and units, rail, a unit and where to, replace/,
    );
    const early = deskAt(typhoon, 'phase german-administration; turn 1; 34ik@5320; 9a@5318; 22a@2209');
    expect(early.says('pending')).toMatch(/1 army can turn to the strong side\. 1 unit can dig in\./);
    expect(early.says('pending')).not.toMatch(/rail|replace/);
  });
});
