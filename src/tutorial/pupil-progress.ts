// Where a pupil is in the tutorial, and how that is written down: a fact a line.
//   tutorial 1
//   done look
//   at move 3        the third step of the lesson comes next

export type Place = {
  readonly lesson: string;
  /** Steps done; as many as there are: the lesson is over. */
  readonly step: number;
  /** Lessons that have been finished at some time. */
  readonly done: readonly string[];
};

export const writePlace = ({ lesson, step, done }: Place): string =>
  ['tutorial 1', ...done.map((id) => `done ${id}`), `at ${lesson} ${step + 1}`, ''].join('\n');

/** What cannot be read is no place: the tutorial then begins at its beginning. */
export const readPlace = (text: string): Place | undefined => {
  const [head, ...lines] = text.split('\n');
  if (head !== 'tutorial 1') return undefined;
  const done = lines.flatMap((line) => /^done (\S+)$/.exec(line)?.[1] ?? []);
  const [, lesson, step] = lines.flatMap((line) => /^at (\S+) ([1-9]\d{0,2})$/.exec(line) ?? []);
  return lesson === undefined ? undefined : { lesson, step: Number(step) - 1, done };
};
