// The shipped lessons, a tutorial opened on them, and what a person would type to get through.
import { fileURLToPath } from 'node:url';
import { lessonFiles } from '../../src/cli/commands/tutorial.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Lesson } from '../../src/tutorial/lesson.ts';
import { openTutorial, readLessons } from '../../src/tutorial/open-tutorial.ts';
import type { TutorialWish } from '../../src/tutorial/open-tutorial.ts';
import type { Place } from '../../src/tutorial/pupil-progress.ts';
import { barbarossa } from '../games/barbarossa/rules/kit.ts';

export const FILES = lessonFiles(fileURLToPath(new URL('../../data', import.meta.url)), barbarossa.id);

const read = readLessons(FILES);
if (!read.ok) throw new Error(JSON.stringify(read.error));
export const LESSONS: readonly Lesson[] = read.value;

export type Pupil = {
  readonly desk: Desk;
  readonly greeting: readonly string[];
  /** What was kept last. */
  place(): Place | undefined;
  type(line: string): readonly string[];
};

export const pupil = async (
  wish: Partial<Pick<TutorialWish, 'wanted' | 'place' | 'keep'>> = {},
): Promise<Pupil> => {
  let place = wish.place;
  const keep = (now: Place): boolean => {
    place = now;
    return true;
  };
  const opened = await openTutorial(barbarossa, { files: FILES, keep, ...wish });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { desk, greeting } = opened.value;
  return { desk, greeting, place: () => place, type: (line) => take(desk, line).lines };
};

/** A pupil before a step of a lesson, as one who comes back. */
export const before = (lesson: string, step: number): Promise<Pupil> =>
  pupil({ place: { lesson, step, done: [] } });
