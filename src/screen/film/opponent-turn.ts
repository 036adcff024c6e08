// What takes time at the desk, run beside the screen: the opponent plays while its turn is shown, scene by scene, and
// when both are over its reply is told.
import type { Entry } from '../../core/match.ts';
import type { Side } from '../../core/types.ts';
import { nextErrand } from '../../session/opponent/errand.ts';
import type { Errand } from '../../session/opponent/errand.ts';
import { deciding, isOpponents, viewerOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import type { Reply } from '../../session/reply.ts';
import { replayAt } from '../../session/verbs/game/replay-position.ts';
import { momentOf, openQuestion, replied } from '../send-line.ts';
import type { Moment } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';
import { busyLines } from './bar.ts';
import { begun, forward, longer, STANDS, whole } from './film.ts';
import { sceneMaker } from './scenes.ts';
import type { Scene } from './scenes.ts';

/** Calls back after so many milliseconds, unless the function it returns is called. */
export type Later = (ms: number, then: () => void) => () => void;

/** That somebody thinks for less is not worth saying. */
const WORTH_SAYING = 150;
/** For so long Enter and Space are still those that were to lead through a film. */
const DEAF = 300;

type Screen = {
  now(): Sitting;
  show(next: Sitting): void;
  /** It is over: keys that were kept back can be taken now. */
  free(): void;
};

type Run = {
  readonly errand: Errand;
  readonly who: Side | 'both';
  /** How the desk and the screen were before it. */
  readonly moment: Moment;
  readonly before: Sitting;
  /** Its orders are to be shown. */
  readonly films: boolean;
  scene: ((entry: Entry) => Scene | undefined) | undefined;
  /** How many orders had been done in the position that is shown. */
  order: number;
  /** Keys are kept back until it is over, as long as it is not said why none can be taken. */
  isHeld: boolean;
  /** It is said that somebody thinks. */
  isSaid: boolean;
  isFilmed: boolean;
  reply: Reply | undefined;
};

export type Errands = {
  /** To be called after every change. */
  follow(): void;
  /** No key is to be taken now, but later. */
  isHeld(): boolean;
  /** A film has just ended. */
  isDeaf(): boolean;
  stop(): void;
  /** Nothing is shown any more. */
  leave(): void;
};

export const errandsAt = (desk: Desk, { now, show, free }: Screen, later: Later): Errands => {
  let run: Run | undefined;
  let deaf = false;
  let timed: { readonly scene: Scene; readonly stop: () => void } | undefined;

  const untimed = (): void => {
    timed?.stop();
    timed = undefined;
  };

  /** What the opponent does while nothing is shown of it is not to be seen before it is told. */
  const freeze = ({ order, who }: Run): void => {
    desk.replay = replayAt(desk.match, order, { who, widest: who });
  };

  /** Its own move may take long, and the map is given back meanwhile; what it is only asked for holds up the person's. */
  const say = (mine: Run): void => {
    if (run !== mine || mine.isFilmed || now().end !== undefined) return;
    const { kind } = mine.errand;
    mine.isSaid = true;
    mine.isHeld = !isOpponents(desk);
    if (!mine.isHeld) freeze(mine);
    show({ ...now(), asked: busyLines(desk, kind), ...(!mine.isHeld && { busy: 'turn' }) });
  };

  const finish = ({ moment, before, isSaid, isFilmed }: Run, reply: Reply): void => {
    run = undefined;
    untimed();
    desk.replay = undefined;
    const { cursor, focus, here } = isFilmed ? before : now();
    desk.here = here;
    const after = { ...now(), film: undefined, busy: undefined, cursor, focus, here };
    const isTold = isFilmed || reply.lines.length > 0;
    if (isTold) {
      const told = replied(desk, after, moment, { reply, echo: [], named: undefined });
      const decision = deciding(desk);
      // The digest of a turn is read from its beginning; a question in the middle of one is seen whole.
      show(decision?.by === decision?.phasing ? { ...told, scroll: { from: told.fresh } } : told);
    }
    // It has let its chance go by.
    else if (isSaid) show({ ...after, asked: openQuestion(desk, after) });
    if (isFilmed) {
      deaf = true;
      later(DEAF, () => void (deaf = false));
    }
    follow();
    free();
  };

  const arrived = (mine: Run, entry: Entry): void => {
    const { film, busy, end } = now();
    // Whoever has skipped the film sees no more of it.
    const isSkipped = mine.isFilmed && film === undefined;
    if (!mine.films || isSkipped || busy === 'stopping' || end !== undefined) return;
    mine.scene ??= sceneMaker(desk, mine.moment.length, mine.who);
    const scene = mine.scene(entry);
    if (scene === undefined) return;
    mine.isHeld = false;
    mine.isFilmed = true;
    const shown =
      film === undefined
        ? begun(desk, now(), { kind: 'opponent', who: mine.who, scene })
        : longer(desk, now(), scene);
    show({ ...shown, busy: 'turn' });
    follow();
  };

  const done = (mine: Run, reply: Reply): void => {
    if (now().end !== undefined) return;
    mine.reply = reply;
    show(whole(desk, now()));
    follow();
  };

  const begin = (): void => {
    const errand = nextErrand(desk);
    if (errand === undefined) return;
    const moment = momentOf(desk);
    const mine: Run = {
      errand,
      who: viewerOf(desk),
      moment,
      before: now(),
      films: errand.kind === 'turn' && desk.settings.film !== 'off',
      scene: undefined,
      order: moment.length,
      isHeld: true,
      isSaid: false,
      isFilmed: false,
      reply: undefined,
    };
    run = mine;
    later(WORTH_SAYING, () => say(mine));
    void errand.run((entry) => arrived(mine, entry)).then((reply) => done(mine, reply));
  };

  /** The scene that is shown stands for its time. */
  const time = ({ scenes, at, isPaused, isWaiting }: NonNullable<Sitting['film']>): void => {
    const scene = scenes[at];
    if (scene === undefined || isPaused || isWaiting) return untimed();
    if (timed?.scene === scene) return;
    untimed();
    const stands = STANDS[desk.settings.film];
    if (stands === undefined) return;
    const stop = later(stands, () => {
      timed = undefined;
      show(forward(desk, now()));
      follow();
    });
    timed = { scene, stop };
  };

  const follow = (): void => {
    const { film, busy, end } = now();
    if (end !== undefined || busy === 'stopping') run?.errand.stop();
    if (end !== undefined) return untimed();
    if (run === undefined) {
      if (film !== undefined) return time(film);
      untimed();
      return begin();
    }
    if (film !== undefined) {
      run.order = film.scenes[film.at]?.order ?? run.order;
      return time(film);
    }
    untimed();
    if (run.reply !== undefined) finish(run, run.reply);
    else if (!run.isHeld && desk.replay === undefined) freeze(run);
  };

  return {
    follow,
    isHeld: () => run?.isHeld === true,
    isDeaf: () => deaf,
    stop: () => run?.errand.stop(),
    leave: () => {
      untimed();
      run?.errand.stop();
    },
  };
};
