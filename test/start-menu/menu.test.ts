import { describe, expect, it } from '@jest/globals';
import { answer, back, beginChoosing } from '../../src/start-menu/menu.ts';
import type { Choosing } from '../../src/start-menu/menu.ts';
import type { Chosen } from '../../src/start-menu/menu-state.ts';
import { ford } from '../games/ford/game.ts';
import { manyKept, plainGame, shelf, TUTORIAL } from './kit.ts';

/** Answers one after the other; what they lead to at last. */
const after = (begin: Choosing, ...typed: readonly string[]): Choosing | Chosen => {
  let now: Choosing = begin;
  for (const [i, line] of typed.entries()) {
    const answered = answer(now, line);
    if (answered.kind === 'bad') throw new Error(`${line}: ${answered.said.join(' ')}`);
    if (answered.kind === 'chosen') {
      expect(i).toBe(typed.length - 1);
      return answered.chosen;
    }
    now = answered.choosing;
  }
  return now;
};

const asked = (begin: Choosing, ...typed: readonly string[]): Choosing => {
  const now = after(begin, ...typed);
  if (!('question' in now)) throw new Error(`Chosen already: ${JSON.stringify(now)}`);
  return now;
};

const labels = ({ question }: Choosing): readonly string[] => question.choices.map(({ label }) => label);

describe('the first question', () => {
  it('offers only what there is', () => {
    expect(labels(beginChoosing(shelf()))).toEqual(['New game.', 'Quit.']);
    expect(labels(beginChoosing(shelf({ tutorials: TUTORIAL })))).toEqual([
      'New game.',
      'Tutorial, 8 short lessons.',
      'Quit.',
    ]);
    expect(labels(beginChoosing(shelf({ games: [], tutorials: [] })))).toEqual(['Quit.']);
  });

  it('offers the tutorial of each game that has one', () => {
    const begin = beginChoosing(
      shelf({ tutorials: [...TUTORIAL, { id: 'plain', title: 'Plain', count: 1 }] }),
    );
    expect(labels(begin).slice(1, 3)).toEqual([
      'Tutorial of Ford, 8 short lessons.',
      'Tutorial of Plain, 1 short lesson.',
    ]);
    expect(after(begin, 't')).toEqual({ do: 'tutorial', game: 'ford' });
    expect(after(begin, 'tutorial plain')).toEqual({ do: 'tutorial', game: 'plain' });
  });

  it('offers the game played last first, and says which turn', () => {
    const begin = beginChoosing(shelf({ kept: [{ name: 'g', turn: 3, phasing: 'south' }, { name: 'old' }] }));
    expect(labels(begin)).toEqual([
      'Continue g, turn 3, Southerners to move.',
      'New game.',
      'Load a kept game.',
      'Replay a game, step by step.',
      'Quit.',
    ]);
    expect(begin.question.choices[0]?.about).toEqual(['Ford, The crossing, 12 orders.']);
    expect(after(begin, '')).toEqual({ do: 'continue', path: '/games/g.game' });
  });

  it.each([
    ['level 1 seed 7', 'Ford, The crossing, 12 orders, the computer plays the Southerners, level 1.'],
    [
      'gnu-engine --fast',
      'Ford, The crossing, 12 orders, the computer plays the Southerners, gnu-engine --fast.',
    ],
  ])('says of a game against %s: %s', (name, about) => {
    const opponent = { side: 'south', name };
    const { choices } = beginChoosing(shelf({ kept: [{ name: 'g', opponent }] })).question;
    expect(choices[0]?.about).toEqual([about]);
  });

  it.each([
    [{ name: 'g', over: true }, 'Open g again, which is over.'],
    [{ name: 'g' }, 'Continue g.'],
    [{ name: 'g', unread: true }, 'g, cannot be read.'],
  ] as const)('says of %j: %s', (kept, label) => {
    expect(labels(beginChoosing(shelf({ kept: [kept] })))[0]).toBe(label);
  });

  it.each(['quit', 'q', 'Quit.', '2'])('is left with %s', (typed) => {
    expect(after(beginChoosing(shelf()), typed)).toEqual({ do: 'quit' });
  });
});

describe('a new game', () => {
  const begin = beginChoosing(shelf());

  it('is its scenario, its rules and its people, with the standard rules if nobody changes them', () => {
    expect(labels(asked(begin, 'new'))).toEqual(ford.scenarios.map(({ title }) => `${title}.`));
    const told = {
      ...ford,
      scenarios: [{ ...ford.scenarios[0]!, meaning: 'All of it.' }, ford.scenarios[1]!],
    };
    const { question } = asked(beginChoosing(shelf({ games: [told] })), 'new');
    expect(question.choices.map(({ about }) => about)).toEqual([['All of it.'], []]);
    expect(after(begin, 'new', 'skirmish', 'one')).toEqual({
      do: 'new',
      game: 'ford',
      scenario: 'skirmish',
      values: { fog: 'on' },
      two: false,
    });
  });

  it('asks who plays, the computer on either side first, and has its rules behind one choice', () => {
    expect(labels(asked(begin, 'new', '1'))).toEqual([
      'You play the Northerners, the computer the Southerners.',
      'You play the Southerners, the computer the Northerners.',
      'One person, for both sides.',
      'Two people, taking turns at this keyboard.',
      'Optional rules.',
    ]);
    expect(after(begin, 'new', '1', '2')).toMatchObject({
      do: 'new',
      two: false,
      against: { side: 'north', level: '1' },
    });
    for (const typed of ['', 'north', 'Northerners', 'against', 'against south'])
      expect(after(begin, 'new', '1', typed)).toMatchObject({ against: { side: 'south', level: '1' } });
  });

  it('asks for the level where there are several, the strongest if nobody says', () => {
    const level = asked(beginChoosing(shelf({ levels: ['1', '2'] })), 'new', '1', 'south');
    expect(level.question.lead).toEqual(['The computer plays the Northerners. Choose how well.']);
    expect(labels(level)).toEqual(['Level 1.', 'Level 2.']);
    expect(after(level, 'level 1')).toMatchObject({ against: { side: 'north', level: '1' } });
    expect(after(level, '')).toMatchObject({ against: { side: 'north', level: '2' } });
    expect(labels(asked(level, 'back'))[2]).toBe('One person, for both sides.');
  });

  it('says what each optional rule means, and changes it as often as it is chosen', () => {
    const people = asked(begin, 'new', '1');
    expect(people.question.choices.at(-1)?.about).toEqual(['All 1 as usual.']);
    const options = asked(people, 'options');
    expect(labels(options)).toEqual(['Done: play by these rules.', 'Hidden stacks: on.']);
    expect(options.question.choices[1]?.about).toEqual([ford.options[0]?.meaning]);
    const once = answer(options, 'fog');
    expect(once).toMatchObject({ kind: 'asks', said: `Hidden stacks: off. ${ford.options[0]?.meaning}` });
    expect(labels(asked(options, '2', '2'))[1]).toBe('Hidden stacks: on.');
    const done = asked(options, '2', '');
    expect(done.question.choices.at(-1)?.about).toEqual(['1 of 1 changed.']);
    expect(after(done, 'two')).toMatchObject({ values: { fog: 'off' }, two: true });
    expect(after(asked(options, '2', 'back'), 'one')).toMatchObject({ values: { fog: 'off' } });
  });

  it('asks which game where there are several, and leaves out what there is no choice of', () => {
    const several = beginChoosing(shelf({ games: [ford, plainGame] }));
    expect(labels(asked(several, 'new'))).toEqual(['Ford.', 'Plain.']);
    expect(labels(asked(several, 'new', 'plain'))).not.toContain('Optional rules.');
    expect(after(several, 'new', 'plain', 'one')).toEqual({
      do: 'new',
      game: 'plain',
      scenario: 'only',
      values: {},
      two: false,
    });
  });

  it.each(['hexfront play', 'npm start', 'hexfront resume g'])('says where %s belongs', (line) => {
    const said = answer(beginChoosing(shelf()), line);
    expect(said).toMatchObject({
      kind: 'bad',
      said: [
        `${line} is typed at the shell, and this is Hexfront already. Type quit first if you want it.`,
        expect.stringContaining('Type a number.'),
      ],
    });
  });

  it('asks for no people where they were named on the command line', () => {
    const people = asked(beginChoosing({ ...shelf(), isSeated: true }), 'new', '1');
    expect(labels(people)).toEqual(['Begin.', 'Optional rules.']);
    expect(after(people, '')).toEqual({
      do: 'new',
      game: 'ford',
      scenario: 'crossing',
      values: { fog: 'on' },
      two: false,
    });
  });

  it('offers no computer where there is none', () => {
    expect(labels(asked(beginChoosing(shelf({ levels: [] })), 'new', '1'))[0]).toBe(
      'One person, for both sides.',
    );
  });
});

describe('one step back', () => {
  it('leads to the question before, forgets the rules with the scenario, and not beyond the first', () => {
    const options = asked(beginChoosing(shelf()), 'new', '1', 'options', 'fog');
    expect(labels(options)[1]).toBe('Hidden stacks: off.');
    const scenario = asked(options, 'back', 'back');
    expect(labels(scenario)).toEqual(labels(asked(beginChoosing(shelf()), 'new')));
    expect(labels(asked(scenario, '1', 'options'))[1]).toBe('Hidden stacks: on.');
    expect(labels(asked(scenario, 'b', 'b'))).toEqual(labels(beginChoosing(shelf())));
    expect(back(beginChoosing(shelf())).trail).toHaveLength(1);
  });
});

describe('kept games', () => {
  const begin = beginChoosing(shelf({ kept: manyKept(20) }));

  it('are listed in pages, the newest first', () => {
    const load = asked(begin, 'load');
    expect(load.question.choices).toHaveLength(9);
    expect(labels(load)[0]).toBe('g1, turn 1, Northerners to move.');
    expect(labels(load).at(-1)).toBe('Older games, 12 more.');
    expect(labels(asked(load, '9', '9'))).toHaveLength(4);
    expect(after(load, '9', '2')).toEqual({ do: 'continue', path: '/games/g10.game' });
  });

  it('may be named, also when they are not on the page', () => {
    expect(after(begin, 'load', 'G19')).toEqual({ do: 'continue', path: '/games/g19.game' });
    expect(after(begin, 'replay', 'g19')).toEqual({ do: 'replay', path: '/games/g19.game' });
  });
});

describe('a bad answer', () => {
  it.each(['0', '9', '-1', 'nonsense', 'new game please', '1.5'])(
    '%s is said to be none, and how to answer',
    (typed) => {
      const begin = beginChoosing(shelf());
      expect(answer(begin, typed)).toEqual({
        kind: 'bad',
        said: [`${typed} is not one of the choices.`, 'Type a number. Enter alone means 1.'],
      });
    },
  );
});
