// The tutorial at the map screen: the same lessons, and whatever is done there counts.
import { expect, it } from '@jest/globals';
import { readKeys } from '../../src/screen/terminal/key-parser.ts';
import { lessonKeys } from '../../src/screen/lesson-keys.ts';
import { sitDown } from '../../src/screen/seat.ts';
import { openTutorial } from '../../src/tutorial/open-tutorial.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { FILES, LESSONS, pupil, SCHOOLS } from './kit.ts';

it('every lesson can be gone through on the screen, and its words stand in the log', async () => {
  const { desk, greeting, place } = await pupil();
  const seat = sitDown(desk, greeting);
  const type = (line: string): void => seat.press(readKeys(`${line}\r`).keys);
  for (const lesson of LESSONS) {
    for (const [i, step] of lesson.steps.entries()) {
      const said = seat.now().log.map(({ text }) => text);
      expect(said.findLast((text) => text.startsWith('Step '))).toMatch(`Step ${i + 1} of`);
      type(step.line);
      expect([step.line, place()?.step]).toEqual([step.line, i + 1]);
    }
    type('lesson');
  }
  expect(place()?.done).toHaveLength(LESSONS.length);
  type('quit');
  expect(seat.now().end?.lines[0]).toBe('Your place is kept: lesson 8, Taking back and saving.');
});

it('what the step asks for stands above the line, whatever has been said, and at the end how to go on', async () => {
  const { desk, greeting } = await pupil({ keysOf: lessonKeys });
  const seat = sitDown(desk, greeting);
  const asked = (): readonly string[] => seat.now().question;
  expect(asked()).toEqual(['Type: status. Keys of the map: : status Enter.']);
  seat.press(readKeys('near smolensk 3\r').keys);
  expect(asked()).toEqual(['Type: status. Keys of the map: : status Enter.']);
  for (const step of LESSONS[0]?.steps ?? []) seat.press(readKeys(`${step.line}\r`).keys);
  expect(asked()).toEqual([expect.stringMatching(/^Type lesson to go on with lesson 2/)]);
});

it('what the step asks for is not said in the log as well, unless a hint is asked for', async () => {
  const { desk, greeting } = await pupil({ keysOf: lessonKeys });
  const seat = sitDown(desk, greeting);
  const log = (): string =>
    seat
      .now()
      .log.map(({ text }) => text)
      .join('\n');
  expect(log()).toContain('Step 1 of 9.');
  expect(log()).not.toContain('Type: status.');
  seat.press(readKeys('status\r').keys);
  expect(log()).toContain('Step 2 of 9.');
  expect(log()).not.toContain('Type: look smolensk.');
  seat.press(readKeys('hint\r').keys);
  expect(log()).toContain('Type: look smolensk.');
});

it('another lesson is another map: nothing of the one before is left on the screen', async () => {
  const { desk, greeting } = await pupil({ wanted: 'supply' });
  const seat = sitDown(desk, greeting);
  const unitsAt = (): number => seat.now().view?.units.filter(({ at }) => at === '1608').length ?? 0;
  expect(unitsAt()).toBe(1);
  seat.press(readKeys('lesson 8\r').keys);
  expect(unitsAt()).toBe(0);
});

it('tells how the keys are shared out, to those who sit at it for the first time', async () => {
  const keep = (): boolean => true;
  const opened = await openTutorial(barbarossa, { files: FILES, keep, keysOf: lessonKeys });
  expect(opened.ok && opened.value.greeting.join(' ')).toMatch('Esc gives the keys to the map');
});

/** `g 1810 Enter, 1`: as it is told, and as it is sent. */
const sent = (keys: string): readonly string[] =>
  keys.split(', ').map((key) =>
    key
      .replace(/^g /, 'g')
      .replace(/^: /, ':')
      .replace(/ ?Enter$/, '\r')
      .replace(/^Space$/, ' '),
  );

it.each(SCHOOLS.map((school) => [school.game.id, school] as const))(
  'every lesson of %s can be gone through by the keys that it tells',
  async (_, { lessons, pupil: opened }) => {
    const { desk, greeting, place } = await opened({ keysOf: lessonKeys });
    const seat = sitDown(desk, greeting);
    let byKeys = 0;
    for (const lesson of lessons) {
      seat.press([{ name: 'escape' }]);
      for (const [i, step] of lesson.steps.entries()) {
        const keys = step.keys ?? lessonKeys(desk, step.line);
        if (!step.untold) expect(seat.now().question.join(' ')).toContain(`Keys of the map: ${keys}.`);
        if (!keys.startsWith(':')) byKeys += 1;
        for (const key of sent(keys)) seat.press(key === 'Esc' ? [{ name: 'escape' }] : readKeys(key).keys);
        // Whatever was asked to be confirmed on the line gives the keys back to it.
        if (seat.now().at === 'line') seat.press([{ name: 'escape' }]);
        expect([lesson.id, keys, place()?.step]).toEqual([lesson.id, keys, i + 1]);
      }
      seat.press(readKeys(':lesson\r').keys);
    }
    expect(place()?.done).toHaveLength(lessons.length);
    expect(byKeys).toBeGreaterThan(lessons.length);
  },
);
