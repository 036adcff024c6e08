// The tutorial at the map screen: the same lessons, and whatever is done there counts.
import { expect, it } from '@jest/globals';
import { readKeys } from '../../src/screen/terminal/key-parser.ts';
import { sitDown } from '../../src/screen/screen-state.ts';
import { openTutorial } from '../../src/tutorial/open-tutorial.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { FILES, LESSONS, pupil } from './kit.ts';

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
  const opened = await openTutorial(barbarossa, { files: FILES, keep, onMap: true });
  expect(opened.ok && opened.value.greeting.join(' ')).toMatch('Esc gives the keys to the map');
});
