// The turn of a computer opponent as a film: the map goes from scene to scene as it was then, and nothing changes.
import { FILM_PACES } from '../../api/settings.ts';
import type { FilmPace } from '../../api/settings.ts';
import type { Side } from '../../core/types.ts';
import type { Desk } from '../../session/session.ts';
import { replayAt } from '../../session/verbs/game/replay-position.ts';
import { NOTHING_IN_HAND } from '../selection.ts';
import { standing } from '../session-summary.ts';
import type { Sitting } from '../screen-state.ts';
import { busyLines, filmLines } from './bar.ts';
import type { Scene } from './scenes.ts';

export type Film = {
  readonly scenes: readonly [Scene, ...(readonly Scene[])];
  /** The scene that is shown. */
  readonly at: number;
  readonly isPaused: boolean;
  /** No more scenes come. */
  readonly isWhole: boolean;
  /** The last scene has been shown as long as it is to be, and there is more to come. */
  readonly isWaiting: boolean;
  readonly who: Side | 'both';
};

/** How long a scene stands, in milliseconds; without a time until a key is pressed. */
export const STANDS: Readonly<Partial<Record<FilmPace, number>>> = {
  off: 0,
  slow: 2500,
  normal: 1200,
  fast: 400,
};

/** The map as it was then, moved to where it happens. */
const showing = (desk: Desk, before: Sitting, film: Film): Sitting => {
  const { order, hex, marks } = film.scenes[film.at] ?? film.scenes[0];
  desk.replay = replayAt(desk.match, order, { who: film.who, widest: film.who });
  desk.here = hex ?? desk.here;
  return {
    ...before,
    ...NOTHING_IN_HAND,
    ...standing(desk),
    film,
    asked: filmLines(desk, film),
    marks,
    cursor: desk.here ?? before.cursor,
    focus: hex ?? before.focus,
  };
};

export const begun = (desk: Desk, before: Sitting, scene: Scene, who: Side | 'both'): Sitting =>
  showing(desk, before, {
    scenes: [scene],
    at: 0,
    isPaused: false,
    isWhole: false,
    isWaiting: false,
    who,
  });

const told = (desk: Desk, before: Sitting, film: Film): Sitting => ({
  ...before,
  film,
  asked: filmLines(desk, film),
});

/** Nothing of it is on the screen any more. */
export const over = (desk: Desk, before: Sitting): Sitting => {
  if (before.film === undefined) return before;
  desk.replay = undefined;
  return { ...before, film: undefined, asked: busyLines(desk) };
};

/** The next scene; after the last one it is over, or waits for more. */
export const forward = (desk: Desk, before: Sitting): Sitting => {
  const { film } = before;
  if (film === undefined) return before;
  if (desk.settings.film === 'off') return over(desk, before);
  const at = film.at + 1;
  if (at < film.scenes.length)
    return showing(desk, before, { ...film, at, isPaused: false, isWaiting: false });
  return film.isWhole
    ? over(desk, before)
    : told(desk, before, { ...film, isPaused: false, isWaiting: true });
};

/** Another scene has come: it follows at once where it was waited for. */
export const longer = (desk: Desk, before: Sitting, scene: Scene): Sitting => {
  const { film } = before;
  if (film === undefined) return before;
  const now = told(desk, before, { ...film, scenes: [...film.scenes, scene] });
  return film.isWaiting ? forward(desk, now) : now;
};

/** No more scenes come. */
export const whole = (desk: Desk, before: Sitting): Sitting => {
  const { film } = before;
  if (film === undefined) return before;
  const now = told(desk, before, { ...film, isWhole: true });
  return film.isWaiting ? forward(desk, now) : now;
};

/** Stands still: somebody looks at something else. */
export const paused = (desk: Desk, before: Sitting): Sitting => {
  const { film } = before;
  return film === undefined || film.isPaused ? before : told(desk, before, { ...film, isPaused: true });
};

/** A pace slower or faster, as far as there is one; it stays so. */
export const paced = (desk: Desk, before: Sitting, by: 1 | -1): Sitting => {
  const [, ...paces] = FILM_PACES;
  const now = paces.findIndex((pace) => pace === desk.settings.film);
  desk.settings.film = paces[now + by] ?? desk.settings.film;
  return before.film === undefined ? before : told(desk, before, before.film);
};
