// Words that are typed while the map has the keys: they are the line's.
import type { Desk } from '../../session/session.ts';
import { NOTHING_IN_HAND } from '../selection.ts';
import type { Sitting } from '../screen-state.ts';
import { withLine } from '../line-editor.ts';

/** Keys that happen to spell fewer letters are keys. */
const LEAST = 4;

/** The verb that the keys pressed last spell. */
export const spelledVerb = (desk: Desk, spelled: string): string | undefined => {
  const letters = /[a-z]+$/i.exec(spelled)?.[0] ?? '';
  for (let from = 0; letters.length - from >= LEAST; from++) {
    const word = letters.slice(from);
    if (desk.registry.named(word) !== undefined) return word;
  }
  return undefined;
};

export const toLine = (before: Sitting, text: string): Sitting => ({
  ...before,
  ...NOTHING_IN_HAND,
  at: 'line',
  logAt: undefined,
  typing: withLine(before.typing, text),
});

/** After a verb and a blank whoever types goes on in the line, and the keys come back to the map when it is sent. */
export const atWord = (desk: Desk, before: Sitting): Sitting | undefined => {
  const verb = spelledVerb(desk, before.spelled);
  return verb === undefined ? undefined : toLine(before, `${verb} `);
};
