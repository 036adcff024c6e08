// The end of a phase by its key: what would be left undone is said at once, and nothing but Enter right after the key does it.
import { endingVerb, isAsked } from '../../session/legal-ways.ts';
import { played, speaker, tell } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { warningsOf } from '../../session/end/end-phase.ts';
import { stillToAct } from '../start-cursor.ts';
import { lined, unaimed } from '../selection.ts';
import { remarked, sendLine } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';
import { spelledVerb, toLine } from './typed-words.ts';

const isEnding = (desk: Desk, { target }: Sitting): boolean =>
  target !== undefined && target.line === endingVerb(desk);

/** Nothing was done in this phase that somebody could do something in. */
const isIdle = (desk: Desk, { idleAt }: Sitting): boolean =>
  played(desk).entries.length === idleAt && !isAsked(desk) && stillToAct(desk).length > 0;

/** The end is a line like any other; what speaks against it is said before Enter, and not asked after it. */
export const ending = (desk: Desk, before: Sitting): Sitting => {
  const verb = endingVerb(desk);
  if (verb === undefined) return sendLine(desk, before, 'end');
  const warnings = [
    ...(isIdle(desk, before) ? tell(desk, 'screen.idle') : []),
    ...warningsOf(desk, [{ by: speaker(desk), verb, args: {} }]),
  ];
  const now = warnings.length === 0 ? before : remarked(before, warnings);
  const { target, ...rest } = lined(now, before.cursor ?? '', verb);
  return { ...rest, target: target && { ...target, warned: warnings.length > 0 } };
};

/** Enter on the end of a phase; undefined where something else is meant by it. */
export const ended = (desk: Desk, before: Sitting): Sitting | undefined => {
  const { target, spelled, cursor } = before;
  if (target === undefined || target.hex !== (cursor ?? '') || !isEnding(desk, before)) return undefined;
  const verb = spelledVerb(desk, spelled);
  if (verb !== undefined) return toLine(before, verb);
  const now = sendLine(desk, before, target.line);
  // It has been answered: the warnings were to be read before Enter.
  return target.warned === true && desk.asked?.kind === 'confirm' ? sendLine(desk, now, 'yes') : now;
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
