// Chapter 4 and the track: the questions `score`, `calendar`, `reinforcements` and `losses`. Read only.
import { isHeldBy } from '../../../mechanics/control.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Args, Message, Params } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { oilAdd } from '../04-how-to-win/4.11-caucasus-expedition.ts';
import { boundsOn } from '../04-how-to-win/4.20-victory-check.ts';
import { pointsLedger } from '../04-how-to-win/4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { mayReplace } from '../08-reinforcements/8.15-dead-pile.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { eventsOn, luftwaffeOn, movementOn, replacementsOn } from '../data/charts.ts';
import type { Condition, EventLine } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Answer = readonly (Message | Ledger)[];

const message = (key: string, params: Params = {}): Message => ({ key, params });

const SIDES = ['german', 'soviet'] as const satisfies readonly Who[];

const lastTurn = (p: Printed, s: Seeing): number => p.set.scenarios[s.scenario]?.turns.last ?? 0;

/** The next turn that ends with a check, this one included. */
const nextCheck = (p: Printed, s: Seeing): readonly Message[] => {
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

const SHOWN = 'rhine-or-oder-shown';

/** 4.18b: until it is shown nobody is told by the calendar whether it was the Oder. */
const isOderOpen = (p: Printed, s: Seeing): boolean =>
  !p.turns.turns.some(({ turn, events }) => turn <= s.clock.turn && events.includes(SHOWN));

const IF_ODER = 'With the Oder:';

const holds = (p: Printed, s: Seeing, condition: Condition | undefined): boolean => {
  if (condition === undefined) return true;
  if (condition === 'oder') return isOderOpen(p, s) || s.own.plan.watch === 'oder';
  if (condition === 'gambit') return s.own.plan.offensive?.gambit === true;
  const [what = '', which = ''] = condition.split(':');
  return what === 'scenario' ? s.scenario === which : s.options[which] === 'on';
};

const eventMessage = (p: Printed, s: Seeing, { text, rules, condition }: EventLine): Message => {
  const isOpen = condition === 'oder' && isOderOpen(p, s);
  const [rule = 'barbarossa:5.1a'] = rules;
  const words = text.endsWith('.') ? text.slice(0, -1) : text;
  return message('calendar.event', { text: words, rule, ...(isOpen && { if: IF_ODER }) });
};

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

const oneTurn = (p: Printed, s: Seeing, turn: number): readonly Message[] => {
  const line = p.turn(turn);
  if (line === undefined) return [];
  const kind = line.kind === 'single-month' ? 'single month' : 'double month';
  return [
    message('calendar.turn', { turn, label: line.label, kind }),
    ...SIDES.map((side) => ratesOf(p, s, turn, side)),
    ...eventsOn(p.tables, p.turns, turn)
      .filter(({ condition }) => holds(p, s, condition))
      .map((event) => eventMessage(p, s, event)),
  ];
};

/** A turn by its number, or this one and the next. */
export const calendarAnswer = (p: Printed, s: Seeing, args: Args): Answer => {
  const [typed] = args['turn'] ?? [];
  if (typed !== undefined) {
    const found = oneTurn(p, s, Number(typed));
    return found.length > 0
      ? found
      : [message('calendar.none', { turn: Number(typed), last: lastTurn(p, s) })];
  }
  const { turn } = s.clock;
  return [turn, turn + 1].flatMap((each) => (each <= lastTurn(p, s) ? oneTurn(p, s, each) : []));
};

/** 11.7e: of the other side's reinforcements nothing but what is open. */
export const reinforcementsAnswer = (p: Printed, s: Seeing, who: Viewer): Answer => {
  const due = Object.keys(s.own.places)
    .flatMap((place) => {
      const turn = trackTurn(place);
      return turn === undefined ? [] : [{ place, turn }];
    })
    .toSorted((a, b) => a.turn - b.turn);
  const told = due.flatMap(({ place, turn }) =>
    SIDES.flatMap((side) => {
      const units = unitsAt(s.own, place).filter(
        (unit) => p.unit(unit).side === side && isKnownAt(p, s, unit, place, who),
      );
      const key = turn < s.clock.turn ? 'reinforcements.late' : 'reinforcements.turn';
      return units.length === 0 ? [] : [message(key, { turn, side, units: units.toSorted() })];
    }),
  );
  return told.length > 0 ? told : [message('reinforcements.none')];
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

/** 8.12: who can come back, when and for what, and who is gone for good; not who never was in this game (12.10c). */
export const lossesAnswer = (p: Printed, s: Seeing, who: Viewer = 'both'): Answer => {
  const absent = p.set.scenarios[s.scenario]?.boxes['absent'] ?? [];
  return SIDES.flatMap((side) => {
    // Who has died and comes back is in a box that the other side may not look into (11.7e).
    const known = (unit: string): boolean => isKnownAt(p, s, unit, placeOf(s.own, unit), who);
    const ofSide = (units: readonly string[]): readonly string[] =>
      units.filter((unit) => p.unit(unit).side === side).toSorted();
    const dead = ofSide(unitsAt(s.own, DEAD));
    const back = dead.filter((unit) => mayReplace(p, unit));
    const never = dead.filter((unit) => !mayReplace(p, unit));
    const gone = [...never, ...ofSide(unitsAt(s.own, OUT).filter((unit) => !absent.includes(unit)))];
    return [
      message('losses.turn', { side, units: ofSide(s.own.turn.eliminated.filter(known)) }),
      message('losses.dead', { side, units: back }),
      ...(back.length > 0 ? nextSteps(p, s, side) : []),
      ...(side === 'german' ? returning(p, s, who) : []),
      message('losses.gone', { side, units: gone }),
    ];
  });
};

const question = (spec: Pick<VerbSpec, 'name' | 'help' | 'examples'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  group: 'game',
  kind: 'question',
  slots: [],
  seeAlso: ['status', 'score'],
  ...spec,
});

export const verbs: readonly VerbSpec[] = [
  question({
    name: 'calendar',
    slots: [{ name: 'turn', kind: 'number', optional: true, least: 1, says: 'the number of a turn' }],
    help: 'says what is special about this turn and the next, or about one turn.',
    examples: ['calendar', 'calendar 14'],
  }),
  question({
    name: 'reinforcements',
    aliases: ['reinf'],
    help: 'says which units are due, and when.',
    examples: ['reinforcements'],
  }),
  question({
    name: 'losses',
    help: 'says which units were lost, in this turn and before, which may come back, and when.',
    examples: ['losses'],
  }),
];

export const pointsQuestions = (
  p: Printed,
): Readonly<Record<string, (s: Seeing, who: Viewer, args: Args) => Answer>> => ({
  score: (s) => scoreAnswer(p, s),
  calendar: (s, _, args) => calendarAnswer(p, s, args),
  reinforcements: (s, who) => reinforcementsAnswer(p, s, who),
  losses: (s, who) => lossesAnswer(p, s, who),
});
