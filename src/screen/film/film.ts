// What was done as a film: the map goes from scene to scene as it was then, and nothing changes. It shows the turn of a
// computer opponent, what was done to whoever sits down after a hand-over, or a replay that runs by itself.
import { FILM_PACES } from '../../api/settings.ts';
import type { FilmPace } from '../../api/settings.ts';
import type { Side } from '../../core/types.ts';
import { deciding, speaker, viewerOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { replayAt } from '../../session/verbs/game/replay-position.ts';
import { replayBar } from '../keys/replay.ts';
import { NOTHING_IN_HAND, withMarks } from '../selection.ts';
import { openQuestion } from '../send-line.ts';
import { standing } from '../session-summary.ts';
import type { Sitting } from '../screen-state.ts';
import { busyLines, filmLines } from './bar.ts';
import { sceneMaker } from './scenes.ts';
import type { Scene } from './scenes.ts';

/** news: what was done to whoever has sat down. */
export type FilmKind = 'opponent' | 'replay' | 'news';

export type Film = {
  readonly kind: FilmKind;
  /** Makes the next scene of what has been played already; absent: scenes come as the opponent plays. */
  readonly pull?: (() => Scene | undefined) | undefined;
  /** Where the cursor goes back to. */
  readonly from: string | undefined;
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

/** By their keys, from 1. */
export const SPEEDS: readonly FilmPace[] = ['slowest', 'slow', 'normal', 'fast', 'fastest'];

/** How long a scene stands, in milliseconds; without a time until a key is pressed. */
export const STANDS: Readonly<Partial<Record<FilmPace, number>>> = {
  off: 0,
  slowest: 5000,
  slow: 2500,
  normal: 1200,
  fast: 400,
  fastest: 150,
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

type Begun = Pick<Film, 'kind' | 'who' | 'pull'> & { readonly scene: Scene };

export const begun = (desk: Desk, before: Sitting, { scene, ...film }: Begun): Sitting =>
  showing(desk, before, {
    ...film,
    scenes: [scene],
    at: 0,
    isPaused: false,
    isWhole: false,
    isWaiting: false,
    from: before.cursor,
  });

type Reel = { readonly kind: FilmKind; readonly from: number; readonly who: Side | 'both' };

/** What has been played after the first `from` orders; where there is nothing to be seen of it, nothing. */
export const reeled = (desk: Desk, before: Sitting, { kind, from, who }: Reel): Sitting => {
  const { entries } = desk.match;
  const make = sceneMaker(desk, from, who);
  let at = from;
  const pull = (): Scene | undefined => {
    for (let entry = entries[at]; entry !== undefined; entry = entries[at]) {
      at += 1;
      const scene = make(entry);
      if (scene !== undefined) return scene;
    }
    return undefined;
  };
  const scene = pull();
  return scene === undefined ? before : begun(desk, before, { kind, who, pull, scene });
};

const told = (desk: Desk, before: Sitting, film: Film): Sitting => ({
  ...before,
  film,
  asked: filmLines(desk, film),
});

/** To whoever has just sat down what was done meanwhile is shown. */
export const withNews = (desk: Desk, before: Sitting, waited: boolean): Sitting => {
  const now = deciding(desk);
  // A question in the middle of the other's turn is to be answered: the box of the battle says what it is about.
  const isNew = waited && desk.waiting === undefined && desk.replay === undefined && now?.by === now?.phasing;
  if (!isNew || desk.settings.film === 'off' || before.end !== undefined) return before;
  return reeled(desk, before, { kind: 'news', from: desk.heard[speaker(desk)] ?? 0, who: viewerOf(desk) });
};

/** Nothing of it is on the screen any more. */
export const over = (desk: Desk, before: Sitting): Sitting => {
  const { film } = before;
  if (film === undefined) return before;
  // A replay stands where its film ended.
  if (film.kind === 'replay') return { ...before, film: undefined, asked: replayBar(desk) };
  desk.replay = undefined;
  if (film.kind === 'opponent') return { ...before, film: undefined, asked: busyLines(desk) };
  const after = { ...before, ...NOTHING_IN_HAND, film: undefined, cursor: film.from };
  desk.here = film.from;
  const asked = openQuestion(desk, after);
  return withMarks(desk, { ...after, ...standing(desk), focus: film.from, asked });
};

/** The next scene; after the last one it is over, or waits for more. */
export const forward = (desk: Desk, before: Sitting): Sitting => {
  const { film } = before;
  if (film === undefined) return before;
  if (desk.settings.film === 'off') return over(desk, before);
  const at = film.at + 1;
  const next = at < film.scenes.length ? undefined : film.pull?.();
  if (next !== undefined)
    return showing(desk, before, { ...film, scenes: [...film.scenes, next], at, isPaused: false });
  if (at < film.scenes.length)
    return showing(desk, before, { ...film, at, isPaused: false, isWaiting: false });
  return film.isWhole || film.pull !== undefined
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

/** Stands still, or goes on. */
export const toggled = (desk: Desk, before: Sitting): Sitting => {
  const { film } = before;
  return film === undefined ? before : told(desk, before, { ...film, isPaused: !film.isPaused });
};

/** A pace by its number, from 1. */
export const pacedTo = (desk: Desk, before: Sitting, number: number): Sitting => {
  desk.settings.film = SPEEDS[number - 1] ?? desk.settings.film;
  return before.film === undefined ? before : told(desk, before, { ...before.film, isPaused: false });
};

/** A pace slower or faster, as far as there is one; it stays so. */
export const paced = (desk: Desk, before: Sitting, by: 1 | -1): Sitting => {
  const [, ...paces] = FILM_PACES;
  const now = paces.findIndex((pace) => pace === desk.settings.film);
  desk.settings.film = paces[now + by] ?? desk.settings.film;
  return before.film === undefined ? before : told(desk, before, before.film);
};
