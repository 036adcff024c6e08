// The questions before a game in plain lines: each with its numbered choices, one a line, and asked again where the answer is none.
import { answer, howTo, isLong } from '../start-menu/menu.ts';
import type { Choosing } from '../start-menu/menu.ts';
import type { Chosen } from '../start-menu/menu-state.ts';
import type { LineSource } from './read-lines.ts';
import type { PlainIo } from './loop.ts';

const questionLines = (choosing: Choosing): readonly string[] => [
  ...choosing.question.lead,
  ...choosing.question.choices.map(({ label, about }, i) =>
    [`${i + 1}: ${label}`, ...(isLong(choosing) ? [] : about)].join(' '),
  ),
  howTo(choosing),
];

/** Runs until something is chosen; the end of input chooses to quit. */
export const choosePlain = async (
  begin: Choosing,
  io: Pick<PlainIo, 'inputIsTerminal' | 'out' | 'write'>,
  lines: LineSource,
): Promise<Chosen> => {
  let choosing = begin;
  const say = (said: readonly string[]): void => {
    for (const line of said) io.out(line);
    if (io.inputIsTerminal) io.write('> ');
  };
  say(questionLines(choosing));
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const answered = answer(choosing, line);
    if (answered.kind === 'chosen') return answered.chosen;
    if (answered.kind === 'bad') say(answered.said);
    else {
      choosing = answered.choosing;
      say(answered.said === undefined ? questionLines(choosing) : [answered.said]);
    }
  }
  return { do: 'quit' };
};
