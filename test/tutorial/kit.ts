// The shipped lessons, a tutorial opened on them, and what a person would type to get through.
import { fileURLToPath } from 'node:url';
import { lessonFiles } from '../../src/cli/commands/tutorial.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Lesson } from '../../src/tutorial/lesson.ts';
import { openTutorial, readLessons } from '../../src/tutorial/open-tutorial.ts';
import type { TutorialWish } from '../../src/tutorial/open-tutorial.ts';
import type { Place } from '../../src/tutorial/pupil-progress.ts';
import type { Game } from '../../src/api/game.ts';
import type { OpenFile } from '../../src/script/file-access.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { deathstruggle } from '../../tools/games/deathstruggle/shipped.ts';
import { storm } from '../../tools/games/storm/shipped.ts';
import { moscow41 } from '../../tools/games/moscow41/shipped.ts';
import { typhoon } from '../../tools/games/typhoon/shipped.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';

export type Pupil = {
  readonly desk: Desk;
  readonly greeting: readonly string[];
  /** What was kept last. */
  place(): Place | undefined;
  type(line: string): readonly string[];
};

export type School = {
  readonly game: Game;
  readonly files: readonly OpenFile[];
  readonly lessons: readonly Lesson[];
  pupil(wish?: Partial<Pick<TutorialWish, 'wanted' | 'place' | 'keep' | 'keysOf'>>): Promise<Pupil>;
  /** A pupil before a step of a lesson, as one who comes back. */
  before(lesson: string, step: number): Promise<Pupil>;
};

const schoolOf = (game: Game): School => {
  const files = lessonFiles(fileURLToPath(new URL('../../data', import.meta.url)), game.id);
  const read = readLessons(files);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const pupilOf: School['pupil'] = async (wish = {}) => {
    let place = wish.place;
    const keep = (now: Place): boolean => {
      place = now;
      return true;
    };
    const opened = await openTutorial(game, { files, keep, ...wish });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { desk, greeting } = opened.value;
    return { desk, greeting, place: () => place, type: (line) => take(desk, line).lines };
  };
  return {
    game,
    files,
    lessons: read.value,
    pupil: pupilOf,
    before: (lesson, step) => pupilOf({ place: { lesson, step, done: [] } }),
  };
};

const first = schoolOf(barbarossa);
export const SCHOOLS: readonly School[] = [
  first,
  schoolOf(dagc),
  schoolOf(storm),
  schoolOf(typhoon),
  schoolOf(moscow41),
  schoolOf(deathstruggle),
];

export const { files: FILES, lessons: LESSONS, pupil, before } = first;
