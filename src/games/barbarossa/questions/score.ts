// Chapter 4 and the track: the questions `score`, `calendar`, `reinforcements` and `losses`. Read only.
import { lastTurn } from '../../../mechanics/sequence.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { trackAnswers } from '../../../mechanics/questions/turn-track.ts';
import type { TurnEvent } from '../../../mechanics/questions/calendar.ts';
import type { Args, Message } from '../../../core/types.ts';
import { oilAdd } from '../04-how-to-win/4.11-caucasus-expedition.ts';
import { boundsOn } from '../04-how-to-win/4.20-victory-check.ts';
import { pointsLedger } from '../04-how-to-win/4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { mayReplace } from '../08-reinforcements/8.15-dead-pile.ts';
import { fogOf, isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { eventsOn, luftwaffeOn, movementOn, replacementsOn } from '../data/charts.ts';
import type { Condition, EventLine } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** The next turn that ends with a check, this one included. */
export const nextCheck = (p: Printed, s: Seeing): readonly Message[] => {
  for (let turn = s.clock.turn; turn <= lastTurn(p, s); turn++) {
    const bounds = boundsOn(p, s, turn);
    if (bounds === undefined) continue;
    const { german, soviet } = bounds;
    const rule = turn === lastTurn(p, s) ? 'barbarossa:4.1c' : 'barbarossa:4.14a';
    const next = message('score.next', { turn, german, soviet, rule });
    return turn === lastTurn(p, s) ? [next, message('score.last', { rule })] : [next];
  }
  return [];
};

const moscow = (p: Printed, s: Seeing): readonly Message[] => {
  if (s.own.moscowRolled === true) return [];
  const add = p.tables.moscowAdds
    .filter(({ hex }) => isHeldBy(p, s, hex, 'german'))
    .reduce((sum, line) => sum + line.add, 0);
  const least = p.tables.moscow.find(({ id }) => id === 'surrender')?.least ?? 0;
  return [message('score.moscow', { least, add, rule: 'barbarossa:4.15a' })];
};

const expedition = (p: Printed, s: Seeing): readonly Message[] => {
  if (s.own.expedition === 'out') {
    const least = (p.tables.caucasus.find(({ id }) => id === 'breakthrough')?.least ?? 0) - oilAdd(p, s);
    return [message('score.expedition', { least, rule: 'barbarossa:4.13a' })];
  }
  return s.own.expedition === 'through' ? [message('score.oil', { rule: 'barbarossa:4.13c' })] : [];
};

/** What decides the game by itself on a turn that is fixed; the Oder only once it has been shown (4.18b). */
const decisions = (p: Printed, s: Seeing): readonly Message[] => {
  const { offensive, watch } = s.own.plan;
  const turn = p.turns.turns.find(({ events }) => events.includes('gambit-decides'))?.turn ?? 0;
  return [
    ...(offensive?.gambit === true && s.clock.turn <= turn
      ? [message('score.gambit', { turn, rule: 'barbarossa:4.16b' })]
      : []),
    ...(watch === 'oder' && isOn(p, s.clock.turn, 'oder-decides')
      ? [message('score.oder', { rule: 'barbarossa:4.18e' })]
      : []),
  ];
};

/** 4.2f, 4.14a, 4.14f: the total with all that made it, the next check, and what could end the game before it. */
export const scoreAnswer = (p: Printed, s: Seeing): Answer => [
  pointsLedger(p, s),
  ...(s.over === undefined ? nextCheck(p, s) : []),
  ...(s.own.forgiven === undefined
    ? []
    : [message('score.forgiven', { points: s.own.forgiven, rule: 'barbarossa:4.20d' })]),
  ...(s.over === undefined ? [...moscow(p, s), ...expedition(p, s), ...decisions(p, s)] : []),
];

/** 4.1a, 4.14b: how it stands with the next check, what counts, and what could end the game before it. */
export const goalAnswer = (p: Printed, s: Seeing): Answer => {
  const { total } = pointsLedger(p, s);
  const [next] = s.over === undefined ? nextCheck(p, s) : [];
  if (next === undefined) return [message('goal.over', { total })];
  const isLast = next.params['turn'] === lastTurn(p, s);
  return [
    message('goal.stands', { ...next.params, total, rule: 'barbarossa:4.14b' }),
    message('goal.points', { rule: 'barbarossa:4.2c' }),
    message('goal.checks', isLast ? { rule: 'barbarossa:4.1c' } : { draw: true, rule: 'barbarossa:4.14b' }),
    ...moscow(p, s),
    ...expedition(p, s),
    ...decisions(p, s),
  ];
};

const SHOWN = 'rhine-or-oder-shown';

/** 4.18b: until it is shown nobody is told by the calendar whether it was the Oder. */
const isOderOpen = (p: Printed, s: Seeing): boolean =>
  !p.turns.turns.some(({ turn, events }) => turn <= s.clock.turn && events.includes(SHOWN));

const holds = (p: Printed, s: Seeing, condition: Condition | undefined): boolean => {
  if (condition === undefined) return true;
  if (condition === 'oder') return isOderOpen(p, s) || s.own.plan.watch === 'oder';
  if (condition === 'gambit') return s.own.plan.offensive?.gambit === true;
  const [what = '', which = ''] = condition.split(':');
  return what === 'scenario' ? s.scenario === which : s.options[which] === 'on';
};

const eventOf = (p: Printed, s: Seeing, { text, rules, condition }: EventLine): TurnEvent => ({
  text,
  rule: rules[0] ?? 'barbarossa:5.1a',
  ...(condition === 'oder' && isOderOpen(p, s) && { if: 'With the Oder:' }),
});

const conditionsOf = (p: Printed, s: Seeing): readonly Condition[] => [
  ...(s.own.plan.watch === 'oder' && !isOderOpen(p, s) ? (['oder'] as const) : []),
  ...(s.own.plan.offensive?.gambit === true ? (['gambit'] as const) : []),
  `scenario:${s.scenario}`,
];

const ratesOf = (p: Printed, s: Seeing, turn: number, side: Who): Message => {
  const known = conditionsOf(p, s);
  const moves = movementOn(p.turns, turn, side, known);
  const steps = replacementsOn(p.turns, turn, side, known);
  return message('calendar.rates', {
    side,
    mech: moves?.mech ?? 0,
    foot: moves?.nonMech ?? 0,
    mechSteps: steps?.mech ?? 0,
    footSteps: steps?.nonMech ?? 0,
    ...(side === 'german' && { luftwaffe: luftwaffeOn(p.turns, turn, known) }),
  });
};

/** 8.12a: phases up to the segment in which a side has its replacements, in every turn. */
const UNTIL_SEGMENT: Readonly<Record<Who, readonly string[]>> = {
  german: ['set-up', 'turn-start', 'german-administration'],
  soviet: ['set-up', 'turn-start', 'german-administration', 'soviet-administration'],
};

/** 8.12a, 8.12c: when the dead pile is opened next, and for how many. */
const nextSteps = (p: Printed, s: Seeing, side: Who): readonly Message[] => {
  const { turn: now, phase } = s.clock;
  const turn = UNTIL_SEGMENT[side].includes(phase) ? now : now + 1;
  if (turn > lastTurn(p, s)) return [];
  const steps = replacementsOn(p.turns, turn, side, conditionsOf(p, s));
  const [mech, foot] = [steps?.mech ?? 0, steps?.nonMech ?? 0];
  return [message('losses.steps', { side, turn, mech, foot })];
};

/** 8.15b: Romanian armies on their way back; 11.7e: to those who may know what waits on the track. */
const returning = (p: Printed, s: Seeing, who: Viewer): readonly Message[] =>
  (s.own.plan.returned ?? []).flatMap((unit) => {
    const place = placeOf(s.own, unit);
    const turn = trackTurn(place);
    return turn === undefined || !isKnownAt(p, s, unit, place, who)
      ? []
      : [message('losses.returns', { unit, turn, rule: 'barbarossa:8.15b' })];
  });

/** 8.12: who can come back, when and for what, and who is gone for good; 11.7e: of reinforcements nothing but what is open. */
const trackAsked = perSheet((p: Printed) =>
  trackAnswers<Seeing, Own>({
    sheet: p,
    fog: fogOf(p),
    kindOf: (turn) => (p.turn(turn)?.kind === 'single-month' ? 'single month' : 'double month'),
    rates: (s, turn) => p.sides.map((side) => ratesOf(p, s, turn, side)),
    events: (s, turn) =>
      eventsOn(p.tables, p.turns, turn)
        .filter(({ condition }) => holds(p, s, condition))
        .map((event) => eventOf(p, s, event)),
    losses: {
      lost: (s) => s.own.turn.eliminated,
      mayReturn: (unit) => mayReplace(p, unit),
      next: (s, side) => nextSteps(p, s, side as Who),
      returning: (s, side, who) => (side === 'german' ? returning(p, s, who as Viewer) : []),
      // 12.10c: who never was in this game is not gone.
      absent: (s) => p.set.scenarios[s.scenario]?.boxes['absent'] ?? [],
    },
  }),
);

export const pointsQuestions = (
  p: Printed,
): Readonly<Record<string, (s: Seeing, who: Viewer, args: Args) => Answer>> => ({
  score: (s) => scoreAnswer(p, s),
  goal: (s) => goalAnswer(p, s),
  ...trackAsked(p),
});
