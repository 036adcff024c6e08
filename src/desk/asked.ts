// Questions of the desk itself: which of several was meant, and whether something is really wanted.
import type { Params } from '../core/types.ts';
import type { Desk, Reply } from './desk.ts';
import { answer, tell, voiceOf } from './desk.ts';
import { choiceNumbers, numbered } from '../words/choices.ts';

export type Asked =
  | {
      readonly kind: 'which';
      /** The whole line again, once for each candidate, with the candidate in place of what was typed. */
      readonly lines: readonly string[];
      readonly labels: readonly string[];
    }
  | {
      readonly kind: 'confirm';
      readonly yes: () => Reply;
      readonly dropped: { readonly key: string; readonly params: Params };
    };

/** Asks which of several was meant; the answer is a number, a name, or an empty line to drop it. */
export const askWhich = (
  desk: Desk,
  head: readonly string[],
  lines: readonly string[],
  labels: readonly string[],
): Reply => {
  desk.asked = { kind: 'which', lines, labels };
  const foot = tell(desk, 'which.type', { numbers: choiceNumbers(labels.length) }, voiceOf(desk));
  return { kind: 'asks', lines: [...head, ...numbered(labels), ...foot] };
};

export const askYes = (desk: Desk, asked: Asked & { kind: 'confirm' }, lines: readonly string[]): Reply => {
  desk.asked = asked;
  return { kind: 'asks', lines };
};

/** A number picks from what was asked; undefined: the line was something else and is read as usual. */
export const answerAsked = (desk: Desk, line: string, read: (line: string) => Reply): Reply | undefined => {
  const { asked } = desk;
  if (asked === undefined) return undefined;
  const typed = line.trim().toLowerCase();
  if (asked.kind === 'confirm') {
    desk.asked = undefined;
    if (typed === 'yes') return asked.yes();
    const dropped = tell(desk, asked.dropped.key, asked.dropped.params);
    return typed === '' || typed === 'no' || 'yes'.startsWith(typed) ? answer(dropped) : undefined;
  }
  if (typed === '') {
    desk.asked = undefined;
    return answer(tell(desk, 'which.dropped'));
  }
  const byLabel = asked.labels.findIndex((label) => label.toLowerCase() === typed);
  const index = /^\d{1,3}$/.test(typed) ? Number(typed) - 1 : byLabel;
  const chosen = asked.lines[index];
  if (chosen !== undefined) {
    desk.asked = undefined;
    return read(chosen);
  }
  if (!/^\d{1,3}$/.test(typed)) {
    desk.asked = undefined;
    return undefined;
  }
  // A slip in a choice asks again; it never drops what the player was building.
  return { kind: 'asks', lines: [...tell(desk, 'choice.bad', { typed }), ...numbered(asked.labels)] };
};
