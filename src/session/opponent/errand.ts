// What takes time at a desk: the turn of the opponent, and a hint. It goes on while a front end stays alive, and can be stopped.
import { setImmediate as pause } from 'node:timers/promises';
import { give } from '../../core/match.ts';
import type { Entry } from '../../core/match.ts';
import type { Problem, Refusal } from '../../core/types.ts';
import { problem } from '../../core/problem.ts';
import { isAsked, isProblem } from '../../players/rival.ts';
import type { Desk } from '../session.ts';
import { fullNow } from '../session.ts';
import type { Reply } from '../reply.ts';
import { notedTurn } from '../transcript.ts';
import { noteTurn } from '../hand-over.ts';
import { canFightOn, fightOn } from '../intent/fight.ts';
import { replied } from './late-reply.ts';
import { hasChance, isHalted } from './seated.ts';
import type { SeatedOpponent } from './seated.ts';
import { inFullSince, sinceNow, turnTold } from './turn-told.ts';

/** Called for each order that has been carried out and stands on disk; a promise is waited for. */
export type OnEntry = (entry: Entry) => void | Promise<void>;

export type Errand = {
  readonly kind: 'turn' | 'hint' | 'why';
  /** To its end, or until it is stopped; what is to be said then. */
  run(onEntry?: OnEntry): Promise<Reply>;
  /** It comes to an end at once: what was being thought of is not done. */
  stop(): void;
};

type Stop = 'person' | 'over' | 'halted';

const faulty = (opponent: SeatedOpponent, fault: Problem | Refusal): Stop => {
  opponent.fault = fault;
  return 'halted';
};

/** Its next order, thought of, carried out and told of; undefined: it may go on. */
const step = async (desk: Desk, opponent: SeatedOpponent, onEntry?: OnEntry): Promise<Stop | undefined> => {
  const { match } = desk;
  const seat = opponent.seat();
  if (seat === undefined) return 'over';
  if (!isAsked(seat)) return 'person';
  const said = await opponent.rival.next(seat, match);
  if (isStopping(opponent)) return 'halted';
  const isOwn = seat.decision.by === opponent.rival.side;
  if (said === undefined) {
    if (isOwn) return faulty(opponent, problem('OPPONENT.SILENT', { at: seat.decision.at }));
    opponent.passedAt = match.revision;
    return 'person';
  }
  if (isProblem(said)) return faulty(opponent, said);
  const { phase } = match.state.clock;
  const given = give(match, [said]);
  if (!given.ok) return faulty(opponent, given.refusal);
  const reasons = opponent.rival.reasons();
  if (reasons !== undefined) opponent.reasons.set(given.entry, reasons);
  noteTurn(desk, given.entry, phase);
  await onEntry?.(given.entry);
  if (given.unkept !== undefined) return faulty(opponent, given.unkept);
  return isStopping(opponent) ? 'halted' : undefined;
};

/** Read anew each time: it changes while something else is waited for. */
const isStopping = ({ state }: SeatedOpponent): boolean => state === 'stopping';

const playTurn = async (desk: Desk, opponent: SeatedOpponent, onEntry?: OnEntry): Promise<Reply> => {
  const { match } = desk;
  const from = match.entries.length;
  const before = fullNow(desk);
  opponent.fault = undefined;
  opponent.state = 'plays';
  opponent.haltedAt = undefined;
  const since = sinceNow(desk, opponent);
  opponent.since = since;
  let stop: Stop | undefined;
  try {
    while (stop === undefined) {
      stop = await step(desk, opponent, onEntry);
      await pause();
    }
  } finally {
    opponent.state = 'waits';
    opponent.haltedAt = stop === 'halted' || stop === undefined ? match.revision : undefined;
  }
  if (match.entries.length > from) {
    desk.refused = undefined;
    desk.openPhase = undefined;
  }
  if (isAnswer(desk, opponent, from)) {
    const lines = [...before.lines, ...inFullSince(desk, from)];
    desk.inFull = { revision: match.revision, lines, isHeard: false };
  }
  // Whatever is looked back at meanwhile, it is told as it stands now.
  const said = await turnTold({ ...desk, replay: undefined }, opponent, since);
  const told = canFightOn(desk) ? afterAnswer(desk, said) : said;
  return notedTurn(desk, from, replied(desk, told));
};

/** What it has answered in the other's own turn is part of what came of his order. */
const isAnswer = ({ match }: Desk, { person }: SeatedOpponent, from: number): boolean => {
  const fresh = match.entries.slice(from);
  return fresh.length > 0 && fresh.every(({ clock }) => clock.phasing === person);
};

/** A plan that waited for it goes on. */
const afterAnswer = (desk: Desk, { lines, closing = 0 }: Reply): Reply => {
  const more = fightOn(desk, desk.intent.fight?.how ?? []);
  return { ...more, lines: [...lines.slice(0, lines.length - closing), ...more.lines] };
};

/** It has nothing to say while the person tries something out, looks back, or is asked something by the desk. */
const isToPlay = (desk: Desk): desk is Desk & { readonly opponent: SeatedOpponent } =>
  desk.opponent !== undefined &&
  desk.opponent.state === 'waits' &&
  !isHalted(desk.opponent, desk.match) &&
  desk.trial === undefined &&
  desk.replay === undefined &&
  desk.asked === undefined &&
  hasChance(desk.opponent, desk.match);

/** What is to be run before the next line is taken; undefined: the desk waits for a line. */
export const nextErrand = (desk: Desk): Errand | undefined => {
  const { errand } = desk;
  desk.errand = undefined;
  if (errand !== undefined) return errand;
  if (!isToPlay(desk)) return undefined;
  const { opponent } = desk;
  return {
    kind: 'turn',
    run: (onEntry) => playTurn(desk, opponent, onEntry),
    stop: () => {
      if (opponent.state !== 'plays') return;
      opponent.state = 'stopping';
      opponent.rival.hurry();
    },
  };
};
