// The tutor: slips and how one gets out of them, leaving and coming back, going from lesson to lesson.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { matchHash } from '../../src/core/match.ts';
import { GAMES } from '../../src/games/registry.ts';
import { take } from '../../src/session/dispatch.ts';
import { readLessons } from '../../src/tutorial/open-tutorial.ts';
import { readPlace, writePlace } from '../../src/tutorial/pupil-progress.ts';
import { newHome, run } from '../cli/kit.ts';
import { before, FILES, LESSONS, pupil } from './kit.ts';

const SHELF = { boards: [] };

describe('after a slip', () => {
  it('help is offered once for questions and refusals, and the step stays open', async () => {
    const { type, place } = await before('move', 1);
    expect(type('look 1909').at(-1)).toBe('The step is still open. Type hint to hear what to type.');
    expect(type('look 1909')).toHaveLength(1);
    expect(type('mvoe 24pz 1909').at(-1)).toBe('Nothing changed.');
    expect(type('hint')).toEqual(['Type: move 24pz 1909.']);
    expect(place()?.step).toBe(1);
  });

  it('an order the step did not ask for can be taken back', async () => {
    const { type, place } = await before('move', 1);
    expect(type('move 46pz 1909').at(-1)).toBe(
      'Done, but the step is not finished. Type hint, or undo to take it back.',
    );
    expect(type('undo')).toHaveLength(1);
    type('move 24pz 1909');
    expect(place()?.step).toBe(2);
  });

  it('where a die has fallen, the step can be begun again', async () => {
    const { type, place } = await before('attack', 1);
    expect(type('attack 1908 from 12inf').at(-1)).toBe(
      'Done, but the step is not finished. Type lesson again to be put before it.',
    );
    expect(type('undo')[0]).toMatch('Cannot undo');
    expect(type('lesson again').join(' ')).toMatch('Step 2 of 9.');
    type('attack 1809 from 24pz 46pz');
    expect(place()?.step).toBe(2);
  });

  it.each([
    ['move', 2, 'end', 'move 24pz 1908'],
    ['retreat', 2, 'pass', 'advance 24pz 1809'],
  ])('in %s, step %d, after %s: hint says to take it back, and then what to type', async (...at) => {
    const [lesson, step, stray, line] = at;
    const { type } = await before(lesson, step);
    expect(type(stray).at(-1)).toBe(
      'Done, but the step is not finished. Type hint, or undo to take it back.',
    );
    expect(type('hint')).toEqual([`Type undo first, then: ${line}.`]);
    expect(type('undo')[0]).toMatch(/^Undone/);
    expect(type('hint')).toEqual([`Type: ${line}.`]);
    expect(type(line).join(' ')).toMatch('Step 4 of');
  });

  it('that cannot be taken back, hint says to begin the step again', async () => {
    const { type } = await before('attack', 1);
    type('attack 1809 from 53inf');
    expect(type('hint')).toEqual([
      'Type lesson again first, which puts you before this step, then: attack 1809 from 24pz 46pz.',
    ]);
    expect(type('undo').join(' ')).not.toMatch('branch');
  });

  it('hint says what to type at the beginning of every step', async () => {
    for (const { id, steps } of LESSONS)
      for (const [i, { line }] of steps.entries())
        expect((await before(id, i)).type('hint')).toEqual([`Type: ${line}.`]);
  });

  it('what is done on trial does not count', async () => {
    const { type, place } = await before('move', 1);
    type('try move 24pz 1909');
    expect(place()?.step).toBe(1);
    type('try off');
    type('move 24pz 1909');
    expect(place()?.step).toBe(2);
  });

  it('a step half done is finished by the other half', async () => {
    const { type, place } = await before('move', 5);
    type('move 12inf 1710');
    type('move 53inf 1710');
    expect(place()?.step).toBe(6);
  });
});

describe('going from lesson to lesson', () => {
  it('by number, by name, by title, to the next, and through a list', async () => {
    const { type, place } = await pupil();
    type('lesson 3');
    expect(place()).toMatchObject({ lesson: 'supply', step: 0 });
    type('lesson odds');
    expect(place()).toMatchObject({ lesson: 'odds', step: 0 });
    type('lesson Moving');
    expect(place()).toMatchObject({ lesson: 'move', step: 0 });
    expect(type('lesson list')).toEqual([
      '8 lessons. Type lesson and a number to go to one.',
      '1: Looking round.',
      '2: Moving, you are in it.',
      '3: Supply.',
      '4: Odds.',
      '4 more. Type more.',
    ]);
    expect(type('lesson 9')).toEqual(['There is no lesson 9. Type lesson list to hear them all.']);
    expect(place()).toMatchObject({ lesson: 'move', step: 0 });
  });

  it('lesson by itself says the step again, and repeat says the last reply with it', async () => {
    const { type } = await before('move', 1);
    const step = type('lesson');
    expect(step[0]).toMatch(/^Step 2 of 8\. /);
    const told = type('move 24pz 1909');
    expect(told.join(' ')).toMatch('Step 3 of 8.');
    expect(type('repeat')).toEqual(told);
  });

  it('how things are said stays from one lesson to the next', async () => {
    const { type, desk } = await pupil();
    type('hexspeech digits');
    type('lesson 2');
    expect(desk.settings.hexSpeech).toBe('digits');
  });
});

describe('leaving and coming back', () => {
  it.each(LESSONS.flatMap(({ id, steps }) => steps.map((_, step) => [id, step] as const)))(
    '%s, step %d: the same position, and the same thing to do',
    async (lesson, step) => {
      const stayed = await before(lesson, 0);
      for (const { line } of LESSONS.find(({ id }) => id === lesson)?.steps.slice(0, step) ?? [])
        stayed.type(line);
      const back = await before(lesson, step);
      expect(matchHash(back.desk.match)).toBe(matchHash(stayed.desk.match));
      expect(back.type('lesson')).toEqual(stayed.type('lesson'));
    },
  );

  it('a place is written in lines, and what cannot be read is none', () => {
    const place = { lesson: 'odds', step: 2, done: ['look', 'move'] };
    expect(writePlace(place)).toBe('tutorial 1\ndone look\ndone move\nat odds 3\n');
    expect(readPlace(writePlace(place))).toEqual(place);
    for (const text of ['', 'tutorial 2\nat odds 3', 'tutorial 1\nat odds 0', 'tutorial 1\nat odds'])
      expect(readPlace(text)).toBeUndefined();
  });

  it('a lesson that was finished is followed by the next', async () => {
    const { place } = await pupil({
      place: { lesson: 'look', step: LESSONS[0]?.steps.length ?? 0, done: ['look'] },
    });
    expect(place()).toMatchObject({ lesson: 'move', step: 0 });
  });

  it('where the place cannot be kept, leaving says so', async () => {
    const { desk } = await pupil({ keep: () => false });
    expect(take(desk, 'quit')).toEqual({
      kind: 'left',
      lines: ['Your place could not be kept. To come back type: hexfront tutorial look.'],
    });
  });
});

describe('hexfront tutorial', () => {
  it('keeps the place and touches no game', async () => {
    const home = newHome();
    mkdirSync(join(home, 'games'));
    const first = await run(['tutorial', '2'], home, ['moves 24pz', 'quit'], GAMES, SHELF);
    expect(first.out.slice(-2)).toEqual([
      'Your place is kept: lesson 2, Moving, step 2.',
      'To go on type: hexfront tutorial.',
    ]);
    expect(readFileSync(join(home, 'tutorial'), 'utf8')).toBe('tutorial 1\nat move 2\n');
    const second = await run(['tutorial'], home, ['move 24pz 1909'], GAMES, SHELF);
    expect(second.out).toContain('You go on where you left.');
    expect(second.out.join('\n')).toMatch('Step 3 of 8.');
    expect(second.code).toBe(0);
    expect(readdirSync(join(home, 'games'))).toEqual([]);
  });

  it('chosen from the question what to play leads back to it, and ends with the input', async () => {
    const asked = async (...lines: readonly string[]): Promise<readonly (string | number)[]> => {
      const { out, code } = await run(['--plain'], newHome(), lines, GAMES, SHELF, { inputIsTerminal: true });
      const heads = out.filter((line) => line.endsWith('Choose what to do.'));
      return [
        heads.length,
        out.filter((line) => /Tutorial of Barbarossa,.* short lessons\.$/.test(line)).length,
        code,
      ];
    };
    expect(await asked('tutorial', 'quit', 'tutorial', 'status', 'quit', 'quit')).toEqual([3, 3, 0]);
    expect(await asked('tutorial')).toEqual([1, 1, 0]);
  });

  it('is that of the game named, or of the lesson named, and goes on where one left', async () => {
    const home = newHome();
    const titled = async (...words: readonly string[]): Promise<readonly (string | undefined)[]> => {
      const { out } = await run(['tutorial', ...words, '--plain'], home, ['quit'], GAMES, SHELF);
      return [out[0], out.find((line) => line.startsWith('Lesson '))];
    };
    const DAGC = 'Tutorial: Destruction of Army Group Center, 3 short lessons.';
    expect(await titled('dagc')).toEqual([DAGC, 'Lesson 1 of 3, Columns. 9 steps.']);
    expect(await titled('dagc', '2')).toEqual([DAGC, 'Lesson 2 of 3, Zones. 9 steps.']);
    expect(await titled('supply')).toEqual([
      'Tutorial: Barbarossa, 8 short lessons.',
      'Lesson 3 of 8, Supply. 7 steps.',
    ]);
    expect((await titled('stand'))[0]).toBe(DAGC);
    expect((await titled())[0]).toBe(DAGC);
    expect((await titled('barbarossa'))[1]).toBe('Lesson 1 of 8, Looking round. 9 steps.');
  });

  it('says which lessons there are where one is asked for that is not', async () => {
    const { err, code } = await run(['tutorial', 'sea'], newHome(), [], GAMES, SHELF);
    expect([err[0], code]).toEqual(['There is no lesson sea.', 2]);
  });

  it('and that there is none where no game has lessons', async () => {
    const { err, code } = await run(['tutorial'], newHome());
    expect([err, code]).toEqual([['No game here has a tutorial.'], 2]);
  });

  it('goes on without a place to keep it in', async () => {
    const home = join(newHome(), 'file');
    writeFileSync(home, '');
    const { out, code } = await run(['tutorial', '1'], home, ['status', 'quit'], GAMES, SHELF);
    expect([out.at(-1), code]).toEqual([
      'Your place could not be kept. To come back type: hexfront tutorial look.',
      0,
    ]);
  });
});

it('a file that is no lesson is named', () => {
  const [file] = FILES;
  const read = readLessons([
    { path: '', shown: 'x.hxf', text: 'status' },
    ...(file === undefined ? [] : [file]),
  ]);
  expect(read).toEqual({ ok: false, error: [{ code: 'LESSON.FORM', params: { file: 'x.hxf' } }] });
});
