// Ends phases one after the other until the one that is named, as if each end had been typed: `end to soviet-assault`.
import { decision, offers } from '../../core/kernel.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Order, Side, State } from '../../core/types.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { sideMeant } from '../../language/parse/values.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { answer } from '../reply.ts';
import { played, speaker, tell } from '../session.ts';
import { giveTyped } from './end-phase.ts';
import { giveOrders, refuse } from '../give-orders.ts';

const END = 'end';

type Clock = State['clock'];
type Goal = { readonly phase: string; readonly side?: Side };

const namesOf = ({ game }: Desk): readonly string[] => game.phases.rows.flat();

/** The words after `end to`; undefined: it is an `end` like any other. */
export const phaseMeant = (orders: readonly Order[]): readonly string[] | undefined =>
  orders.length === 1 && orders[0]?.verb === END ? orders[0].args['to'] : undefined;

/** A phase by its name, with its side before it where both have one of that name: `soviet-assault`, `south movement`. */
const goalOf = (desk: Desk, words: readonly string[]): Goal | undefined => {
  const low = words.map((word) => word.toLowerCase());
  const names = namesOf(desk);
  const whole = low.join('-');
  if (names.includes(whole)) return { phase: whole };
  const [first = '', ...rest] = low;
  const { sideWords } = desk.game;
  const side = sideMeant({ sideWords, by: speaker(desk) }, first);
  const phase = rest.join('-');
  return side !== undefined && names.includes(phase) ? { phase, side } : undefined;
};

const noPhase = (desk: Desk, words: readonly string[]): Reply => {
  const names = namesOf(desk);
  const typed = words.join(' ');
  const near = nearestWord(words.join('-').toLowerCase(), names);
  return refuse(
    desk,
    refusal('END.NO-PHASE', 'hexfront:end', { typed, names, ...(near !== undefined && { near }) }),
  );
};

const isThere = (desk: Desk, { phase, side }: Goal): boolean => {
  const { clock } = played(desk).state;
  return clock.phase === phase && (side === undefined || clock.phasing === side);
};

/** How far the game is: turns, and rows of phases within them. */
const placeOf = ({ game }: Desk, { turn, phasing, phase }: Clock): number => {
  const { rows, bySide } = game.phases;
  const row = rows.findIndex((names) => names.includes(phase));
  const sides = bySide === true ? game.rules.sides : [phasing];
  return (turn * sides.length + sides.indexOf(phasing)) * rows.length + row;
};

/** Where it next comes, if it does: in this turn, or in the one after. */
const nextPlace = (desk: Desk, { phase, side }: Goal, from: Clock): number => {
  const { game } = desk;
  const sides = game.phases.bySide === true ? game.rules.sides : [from.phasing];
  const here = placeOf(desk, from);
  return [from.turn, from.turn + 1]
    .flatMap((turn) =>
      (side === undefined ? sides : [side]).map((phasing) => placeOf(desk, { turn, phasing, phase })),
    )
    .filter((place) => place >= here)
    .reduce((least, place) => Math.min(least, place), Infinity);
};

/** Whether whoever decides could end something now. */
const canEnd = (desk: Desk): boolean => {
  const { state } = played(desk);
  const now = decision(desk.game.rules, state);
  return (
    now?.by === speaker(desk) &&
    offers(desk.game.rules, state).some(({ by, verb, right }) => by === now.by && verb === END && !right)
  );
};

/** What an end brought about, without the question that came after it. */
const toldOf = ({ lines, closing = 0 }: Reply): readonly string[] => lines.slice(0, lines.length - closing);

/** Undefined: the next end may be given. */
const stopAt = (desk: Desk, goal: Goal, place: number) => {
  if (isThere(desk, goal)) return 'there';
  if (played(desk).state.over !== undefined || desk.waiting !== undefined) return 'quiet';
  if (placeOf(desk, played(desk).state.clock) > place) return 'end.passed';
  return canEnd(desk) ? undefined : 'end.asked';
};

/** Each end is an order of its own; one that needs a yes, or that is refused, is the last. */
export const endTo = (desk: Desk, words: readonly string[]): Reply => {
  const goal = goalOf(desk, words);
  if (goal === undefined) return noPhase(desk, words);
  const from = { ...played(desk).state.clock };
  const params = { phase: goal.phase, now: from.phase };
  if (isThere(desk, goal)) return answer(tell(desk, 'end.there', params));
  const place = nextPlace(desk, goal, from);
  const wasTrial = desk.trial !== undefined;
  const told: string[] = [];
  for (let ended = 0; ; ended++) {
    const reply = giveTyped(desk, [{ by: speaker(desk), verb: END, args: {} }]);
    if (reply.kind !== 'done') {
      if (ended === 0) return reply;
      const stopped = tell(desk, 'end.stopped', { ...params, now: played(desk).state.clock.phase });
      const { refusal: _, ...rest } = reply;
      return {
        ...rest,
        kind: reply.kind === 'refused' ? 'done' : reply.kind,
        lines: [...told, ...stopped, ...reply.lines],
      };
    }
    // A trial that is over leaves the game itself before the desk.
    const stop = wasTrial === (desk.trial !== undefined) ? stopAt(desk, goal, place) : 'quiet';
    if (stop === undefined) {
      told.push(...toldOf(reply));
      continue;
    }
    const why =
      stop === 'there' || stop === 'quiet'
        ? []
        : tell(desk, stop, { ...params, now: played(desk).state.clock.phase });
    const { closing = 0 } = reply;
    const asks = closing === 0 ? [] : reply.lines.slice(-closing);
    return { ...reply, lines: [...told, ...toldOf(reply), ...why, ...asks] };
  }
};

/** Orders as they were meant, without being asked whether: those of a script, and those on trial. */
export const giveMeant = (desk: Desk, orders: readonly Order[]): Reply => {
  const to = phaseMeant(orders);
  return to === undefined ? giveOrders(desk, orders) : endTo(desk, to);
};
