// The command `hexfront tutorial`: the lessons of a game, in lines or on the map screen.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { userPaths } from '../../paths.ts';
import { lineSource } from '../../plain/read-lines.ts';
import type { LineSource } from '../../plain/read-lines.ts';
import { makeFolder } from '../../record/files/make-folder.ts';
import { problem } from '../../core/problem.ts';
import { readTextBounded } from '../../record/files/read.ts';
import { writeWhole } from '../../record/files/atomic-write.ts';
import type { OpenFile } from '../../script/file-access.ts';
import { readLesson } from '../../tutorial/lesson.ts';
import { openTutorial } from '../../tutorial/open-tutorial.ts';
import { readPlace, writePlace } from '../../tutorial/pupil-progress.ts';
import type { Place } from '../../tutorial/pupil-progress.ts';
import { settingsOf } from '../config-syntax.ts';
import { commandOf } from '../io.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, loadGame } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { settleMode } from '../plain-or-map.ts';
import { sitDown } from '../open-front-end.ts';
import type { Seating } from '../open-front-end.ts';

export type TutorialOptions = Seating & { readonly words?: readonly string[] };

/** Lessons are short, and what one has learnt is shorter. */
const MOST_BYTES = 256 * 1024;

const textOf = (path: string): string | undefined => {
  const read = readTextBounded(path, MOST_BYTES);
  return read.ok ? read.value : undefined;
};

/** The lessons that came with a game, in the order of their names; none where it has no lessons. */
export const lessonFiles = (shipped: string, game: string): readonly OpenFile[] => {
  const folder = join(shipped, game, 'lessons');
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.hxf'))
    .toSorted()
    .map((name) => ({ path: join(folder, name), shown: name, text: textOf(join(folder, name)) ?? '' }));
};

/** Not worth stopping a lesson for: where it cannot be written, the pupil hears so when leaving. */
const keepPlace = (file: string, place: Place): boolean => {
  try {
    if (makeFolder(file) !== undefined) return false;
    writeWhole(file, writePlace(place), 0o600);
    return true;
  } catch {
    return false;
  }
};

type School = { readonly id: string; readonly files: readonly OpenFile[] };

const namesIn = ({ files }: School): readonly string[] =>
  files.flatMap((file) => {
    const lesson = readLesson(file);
    return lesson.ok ? [lesson.value.id] : [];
  });

/** The game that is named, else the one that has the lesson named, else the one in which the pupil was last. */
const schoolOf = (
  schools: readonly School[],
  words: readonly string[],
  place: Place | undefined,
): { readonly school: School | undefined; readonly wanted: string | undefined } => {
  const [first, second] = words.map((word) => word.trim().toLowerCase());
  const named = schools.find(({ id }) => id === first);
  if (named !== undefined) return { school: named, wanted: second };
  const having = (lesson: string | undefined): School | undefined =>
    lesson === undefined ? undefined : schools.find((one) => namesIn(one).includes(lesson));
  return {
    school: having(first) ?? having(place?.lesson) ?? schools[0],
    wanted: words.length > 1 ? words.join(' ') : first,
  };
};

/** `before`: lines that somebody has begun to read already. */
export const tutorial = async (
  setting: Setting,
  options: TutorialOptions,
  before?: LineSource,
): Promise<Exit> => {
  const { io, games, shipped } = setting;
  const schools = games
    .map(({ id }) => ({ id, files: lessonFiles(shipped, id) }))
    .filter(({ files }) => files.length > 0);
  const file = userPaths(io.env).tutorial;
  const text = textOf(file);
  const place = text === undefined ? undefined : readPlace(text);
  const { school, wanted } = schoolOf(schools, options.words ?? [], place);
  if (school === undefined) {
    complain(io, [problem('LESSON.NONE')]);
    return EXIT.usage;
  }
  const game = await loadGame(setting, school.id, undefined);
  if (typeof game === 'number') return game;
  let source = before;
  const settled = await settleMode(io, options, () => (source ??= lineSource(io.input)));
  if (settled === undefined) {
    source?.close();
    return EXIT.fine;
  }
  // Only a screen needs to know its keys.
  const keysOf =
    settled.mode === 'map' ? (await import('../../screen/lesson-keys.ts')).lessonKeys : undefined;
  const opened = await openTutorial(game, {
    files: school.files,
    wanted,
    place,
    keep: (now) => keepPlace(file, now),
    settings: settingsOf(settled.config),
    command: commandOf(io.env),
    ...(keysOf !== undefined && { keysOf }),
  });
  if (!opened.ok) {
    complain(io, opened.error, game);
    return opened.error[0]?.code === 'LESSON.UNKNOWN' ? EXIT.usage : EXIT.file;
  }
  const { desk, greeting } = opened.value;
  return sitDown(io, desk, greeting, { ...options, ...settled }, source);
};
