// The verb `replay`: goes through the game so far, and tells what came of each order; nothing changes.
import type { Args } from '../../../core/types.ts';
import { sideMeant } from '../../../language/parse/values.ts';
import { REPLAY_STEPS } from '../../../language/verbs/walk.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { speaker, tell } from '../../session.ts';
import { stepFrom } from './replay-position.ts';
import type { ReplayStep } from './replay-position.ts';
import { no, moveTo, replayViewer, start, isNothingPlayed, goTo } from './goto.ts';
import { leave } from './leave.ts';

const asSide = (desk: Desk, word: string): Reply => {
  const { sideWords } = desk.game;
  const by = speaker(desk);
  const who = word === 'both' ? 'both' : sideMeant({ sideWords, by }, word);
  if (who === undefined) {
    const sides = Object.values(sideWords).map(({ name }) => name);
    return no(desk, 'REPLAY.NO-SIDE', { typed: word, sides });
  }
  const allowed = desk.replay === undefined ? replayViewer(desk) : desk.replay.widest;
  if (allowed !== 'both' && who !== allowed) return no(desk, 'REPLAY.HIDDEN', { side: allowed });
  return start(desk, desk.replay?.index ?? 0, who);
};

/** Verbs that act on the game, or on what is kept of it. */
export const NOT_IN_REPLAY: ReadonlySet<string> = new Set([
  'halt',
  'ready',
  'undo',
  'redo',
  'try',
  'note',
  'mark',
  'again',
  'opponent',
  'hint',
]);

export const refuseIn = (desk: Desk, verb: string): Reply => {
  const order = (desk.replay?.index ?? 0) + 1;
  const isThere = desk.journal !== undefined && order <= desk.match.entries.length;
  return no(desk, 'REPLAY.NO-ORDERS', { verb, ...(isThere && { order }) });
};

export const replay = (desk: Desk, args: Args): Reply => {
  const typed = args['where']?.[0]?.trim() ?? '';
  if (/^off$/i.test(typed)) return leave(desk);
  if (isNothingPlayed(desk)) return answer(tell(desk, 'replay.nothing'));
  const [, word] = /^(?:as +)?(\S+)$/i.exec(typed) ?? [];
  if (word !== undefined && (/^as /i.test(typed) || isSideWord(desk, word)))
    return asSide(desk, word.toLowerCase());
  if (typed === '') return start(desk, 1, desk.replay?.who ?? replayViewer(desk));
  return goTo(desk, typed);
};

const isSideWord = (desk: Desk, word: string): boolean =>
  word.toLowerCase() === 'both' ||
  sideMeant({ sideWords: desk.game.sideWords, by: speaker(desk) }, word.toLowerCase()) !== undefined;

const isStep = (word: string): word is ReplayStep => REPLAY_STEPS.some((step) => step === word);

/** `next` and `prev` also walk about the map: `next city` in a replay as elsewhere, `next attack` only in a replay. */
export const isMeant = (desk: Desk, args: Args): boolean => {
  const what = args['what']?.[0];
  return what === undefined ? desk.replay !== undefined : isStep(what);
};

/** `next` and `prev` while a replay is on. */
export const step = (desk: Desk, args: Args, by: 1 | -1): Reply => {
  const { replay: now, game, match } = desk;
  if (now === undefined) return answer(tell(desk, 'replay.none'));
  const what = args['what']?.[0] ?? 'order';
  if (!isStep(what)) return no(desk, 'REPLAY.NO-STEP', { typed: what, steps: REPLAY_STEPS });
  const to = stepFrom({ game, entries: match.entries, replay: now }, what, by);
  if (to !== undefined) return moveTo(desk, to, now.who, []);
  const kind = what === 'order' ? {} : { what };
  return answer(tell(desk, by === 1 ? 'replay.last' : 'replay.first', kind));
};
