// Words that are typed while the map has the keys: they are the line's, and what ends a phase is done by nothing but Enter
// right after its key.
import { endingVerb, isAsked } from '../../session/legal-ways.ts';
import type { Desk } from '../../session/session.ts';
import { played, tell } from '../../session/session.ts';
import { stillToAct } from '../start-cursor.ts';
import { NOTHING_IN_HAND, unaimed } from '../selection.ts';
import { remarked, sendLine } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';
import { withLine } from '../line-editor.ts';

/** Keys that happen to spell fewer letters are keys. */
const LEAST = 4;

/** The verb that the keys pressed last spell. */
const spelledVerb = (desk: Desk, spelled: string): string | undefined => {
  const letters = /[a-z]+$/i.exec(spelled)?.[0] ?? '';
  for (let from = 0; letters.length - from >= LEAST; from++) {
    const word = letters.slice(from);
    if (desk.registry.named(word) !== undefined) return word;
  }
  return undefined;
};

const toLine = (before: Sitting, text: string): Sitting => ({
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

const isEnding = (desk: Desk, { target }: Sitting): boolean =>
  target !== undefined && target.line === endingVerb(desk);

const isIdle = (desk: Desk, { idleAt }: Sitting): boolean => played(desk).entries.length === idleAt;

/** Enter on the end of a phase; undefined where something else is meant by it. */
export const ended = (desk: Desk, before: Sitting): Sitting | undefined => {
  const { target, spelled, cursor } = before;
  if (target === undefined || target.hex !== (cursor ?? '') || !isEnding(desk, before)) return undefined;
  const verb = spelledVerb(desk, spelled);
  if (verb !== undefined) return toLine(before, verb);
  const asksAgain =
    target.again !== true && isIdle(desk, before) && !isAsked(desk) && stillToAct(desk).length > 0;
  return asksAgain
    ? { ...remarked(before, tell(desk, 'screen.idle')), target: { ...target, again: true } }
    : sendLine(desk, before, target.line);
};

/** Any key but Enter, or one that takes the line up, lets the end of a phase go. */
export const letGo = (desk: Desk, before: Sitting): Sitting =>
  isEnding(desk, before) ? unaimed(before) : before;

/** A line that nobody in hand belongs to goes when the cursor leaves it. */
export const left = (before: Sitting, now: Sitting): Sitting =>
  now.target !== undefined &&
  now.target === before.target &&
  now.picked === undefined &&
  now.cursor !== before.cursor
    ? unaimed(now)
    : now;
