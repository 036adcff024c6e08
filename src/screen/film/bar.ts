// What stands in place of the question while the opponent plays: that it thinks, or how far its film is and the scene in words.
import { tell } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import type { Errand } from '../../session/opponent/errand.ts';
import type { Film } from './film.ts';

const BUSY = { turn: 'film.thinking', hint: 'film.hint', why: 'film.why' } as const;

export const busyLines = (desk: Desk, kind: Errand['kind'] = 'turn'): readonly string[] =>
  tell(desk, BUSY[kind], { by: desk.opponent?.rival.side ?? '' });

const BARS = { opponent: 'film.bar', replay: 'film.replay', news: 'film.news' } as const;

export const filmLines = (
  desk: Desk,
  { kind, scenes, at, isPaused, isWhole, isWaiting }: Film,
): readonly string[] => {
  const by = desk.opponent?.rival.side ?? '';
  const pace = desk.settings.film;
  const scene = scenes[at];
  const count = isWhole ? { count: scenes.length } : {};
  const bar = {
    by,
    at: at + 1,
    ...count,
    pace,
    paused: isPaused,
    thinking: isWaiting,
    order: scene?.order ?? 0,
    orders: desk.match.entries.length,
  };
  return [...tell(desk, BARS[kind], bar), scene?.line ?? ''];
};
