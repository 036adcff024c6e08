// Opens the tutorial of a game at a desk: for the plain loop and for the screen alike.
import { matchFrom } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import { openSeed } from '../core/dice.ts';
import type { Problem, Result } from '../core/types.ts';
import { openDesk, tell } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import type { Game } from '../api/game.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { OpenFile } from '../script/file-access.ts';
import { openGame } from '../script/new-game.ts';
import { sourceOf } from '../script/script-state.ts';
import { readLesson } from './lesson.ts';
import type { Lesson } from './lesson.ts';
import type { Place } from './pupil-progress.ts';
import { findLesson, teach } from './tutor.ts';
import type { Class } from './tutor.ts';

export const readLessons = (files: readonly OpenFile[]): Result<readonly Lesson[], readonly Problem[]> => {
  const read = files.map(readLesson);
  const wrong = read.flatMap((one) => (one.ok ? [] : [one.error]));
  return wrong.length > 0 ? failed(wrong) : worked(read.flatMap((one) => (one.ok ? [one.value] : [])));
};

/** Dice the lesson does not lay out are the same for everybody, whatever the pupil does. */
const SEED = openSeed('tutorial');

/** The match at the beginning of a lesson; positions of lessons name no other files. */
export const beginLesson = async (
  game: Game,
  { position, faces }: Lesson,
): Promise<Result<() => Match, readonly Problem[]>> => {
  const opening = () =>
    openGame(
      {
        files: { open: (name) => failed(problem('FILE.MISSING', { file: name })) },
        game: () => Promise.resolve(worked(game)),
      },
      position,
    );
  const first = await opening();
  if (!first.ok) return failed(first.error.problems);
  const { state } = first.value;
  const text = JSON.stringify(state);
  const dice = sourceOf({
    faces: new Map(faces.map((face, i) => [state.drawn + i + 1, face])),
    seed: SEED,
  });
  return worked(() => matchFrom(game.rules, JSON.parse(text) as typeof state, { dice }));
};

export type Tutorial = { readonly desk: Desk; readonly greeting: readonly string[] };

export type TutorialWish = {
  readonly files: readonly OpenFile[];
  /** A lesson asked for, by its number or name. */
  readonly wanted?: string | undefined;
  /** Where the pupil was last. */
  readonly place?: Place | undefined;
  readonly keep: Class['keep'];
  readonly settings?: Partial<Settings>;
  /** What starts this program at the shell. */
  readonly command?: string;
  /** Its pupil sits at the map screen: what to press there for a line. */
  readonly keysOf?: Class['keysOf'];
};

/** The lesson asked for, else where the pupil left, else the first that is not done. */
const startAt = (
  lessons: readonly Lesson[],
  { wanted, place }: TutorialWish,
): Result<Place, readonly Problem[]> => {
  const done = place?.done ?? [];
  if (wanted !== undefined) {
    const found = findLesson({ lessons }, wanted.trim().toLowerCase());
    const names = lessons.map(({ id }) => id);
    if (found === undefined) return failed([problem('LESSON.UNKNOWN', { typed: wanted, lessons: names })]);
    return worked({ lesson: found.id, step: 0, done });
  }
  const last = lessons.findIndex(({ id }) => id === place?.lesson);
  const steps = lessons[last]?.steps.length ?? 0;
  if (place !== undefined && place.step < steps) return worked(place);
  const next =
    (last < 0 ? undefined : lessons[last + 1]) ?? lessons.find(({ id }) => !done.includes(id)) ?? lessons[0];
  return worked({ lesson: next?.id ?? '', step: 0, done });
};

export const openTutorial = async (
  game: Game,
  wish: TutorialWish,
): Promise<Result<Tutorial, readonly Problem[]>> => {
  const read = readLessons(wish.files);
  if (!read.ok) return read;
  const lessons = read.value;
  const begin = new Map<string, () => Match>();
  for (const one of lessons) {
    const begun = await beginLesson(game, one);
    if (!begun.ok) return begun;
    begin.set(one.id, begun.value);
  }
  const place = startAt(lessons, wish);
  if (!place.ok) return place;
  const first = begin.get(place.value.lesson);
  if (first === undefined) return failed([problem('LESSON.NONE')]);
  const desk = openDesk(game, first(), {
    settings: wish.settings ?? {},
    ...(wish.command !== undefined && { command: wish.command }),
  });
  const said = teach(
    desk,
    { lessons, begin: ({ id }) => (begin.get(id) ?? first)(), keep: wish.keep, keysOf: wish.keysOf },
    place.value,
  );
  const isNew = wish.place === undefined;
  return worked({
    desk,
    greeting: [
      ...tell(desk, 'tutorial.title', { title: game.title, count: lessons.length }),
      ...(isNew ? tell(desk, 'tutorial.help') : []),
      ...(isNew && wish.keysOf !== undefined ? tell(desk, 'tutorial.keys') : []),
      ...(place.value.step > 0 ? tell(desk, 'tutorial.back') : []),
      ...said,
    ],
  });
};
