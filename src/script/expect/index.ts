// Carries out the checks of a script: what was found, what was wanted, and whether they agree.
import { listed, offers } from '../../core/kernel.ts';
import type { Offer } from '../../core/kernel.ts';
import { positionHash } from '../../core/match.ts';
import { perft } from '../../core/perft.ts';
import type { Event, Order, Refusal, Result } from '../../core/types.ts';
import { deciding, played, speaker } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { asProblem } from '../../language/errors.ts';
import type { Slot } from '../../api/verb-spec.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import { checkAnswer } from './answer.ts';
import { checkLegal, checkOk, checkRefused, checkReject } from './legal.ts';
import { ABSENT, compare, meant } from './result.ts';
import type { Finding, Found, Of } from './result.ts';
import { allSaid, found, isSaid, textOf, told, unknownFact, wanted } from './facts.ts';
import type { Facts } from './facts.ts';
import { unquoted } from '../lex.ts';
import { resultsOf, unknownIn, unknownName } from './known.ts';
import { placeMeant, sameRule, theSide, unitMeant } from './resolve.ts';
import { checkControl, checkCount, checkOption, checkPlace, checkPoints, checkUnit } from './state.ts';
import type { Check } from '../statement.ts';

/** Where checks are made: at a desk, after a line. */
export type Moment = {
  readonly desk: Desk;
  /** Why the last typed line was refused, if it was. */
  readonly refused: Refusal | undefined;
  /** How many entries there were before the orders that are asked about; absent: before the last one. */
  readonly since?: number | undefined;
};

/** Events of the last orders that stand; before the first, those of the opening. */
const lastEvents = ({ desk, since }: Moment): readonly Event[] => {
  const { entries, opening } = played(desk);
  const last = entries.slice(Math.min(since ?? Infinity, entries.length - 1)).flatMap(({ events }) => events);
  return entries.length === 0 ? opening : last;
};

const checkEvent = (moment: Moment, { event, facts }: Of<'event'>): Found => {
  const { desk } = moment;
  const events = lastEvents(moment);
  const alike = events.filter(({ kind }) => kind === event);
  const fits = ({ data, rule }: Event): boolean =>
    facts.every(({ name, value }) =>
      name === 'rule' ? sameRule(desk, value, rule) : isSaid(data[name], value),
    );
  // Where a fact is asked for that an event does not have, all it has are told.
  const asFound = ({ data, rule }: Event): string => {
    const all: Facts = { ...data, rule };
    const names = facts.some(({ name }) => all[name] === undefined)
      ? Object.keys(all)
      : facts.map(({ name }) => name);
    return `${event} ${told(names.map((name) => [name, textOf(all[name])]))}`.trim();
  };
  const got = alike.length === 0 ? events.map(({ kind }) => kind) : alike.map(asFound);
  const cited = alike.find(fits) ?? alike[0];
  return worked({
    ok: alike.some(fits),
    got: got.length === 0 ? ABSENT : got.join(', '),
    want: `${event} ${wanted(facts)}`.trim(),
    ...(cited !== undefined && { rule: cited.rule }),
  });
};

/** The code of what the last order came to: the last that anything but a die is said to have come to. */
const checkResult = (moment: Moment, { result }: Of<'result'>): Found => {
  const { desk } = moment;
  const last = lastEvents(moment).findLast(
    ({ kind, data }) => kind !== 'die' && data['result'] !== undefined,
  );
  const got = textOf(last?.data['result']);
  const same = got.toLowerCase() === result.toLowerCase();
  const results = resultsOf(desk);
  // Bombs and rockets have results of other charts.
  const isBattle = last === undefined || results.includes(got);
  const strange = isBattle && !same ? unknownName('result', result, results) : undefined;
  if (strange !== undefined) return failed(strange);
  return worked({ ok: same, got, want: result, ...(last !== undefined && { rule: last.rule }) });
};

const checkOver = (desk: Desk, { winner, rule }: Of<'over'>): Found => {
  const { over } = played(desk).state;
  const got = over === undefined ? 'none' : `${over.winner} rule ${over.rule}`;
  const decide = (side: string): Found =>
    worked({
      ok:
        (over?.winner ?? 'none') === side &&
        (rule === undefined || (over !== undefined && sameRule(desk, rule, over.rule))),
      got,
      want: rule === undefined ? side : `${side} rule ${rule}`,
    });
  return winner === 'draw' || winner === 'none' ? decide(winner) : meant(theSide(desk, winner), decide);
};

/** What the side that decides can do now. */
const openVerbs = (desk: Desk): readonly string[] => {
  const now = deciding(desk);
  if (now?.kind === 'roll') return ['die'];
  const open = offers(desk.game.rules, played(desk).state).filter(({ right }) => !right);
  const verbs = open.map(({ verb }) => verb);
  return now?.kind === 'window' ? [...verbs, 'pass'] : verbs;
};

const checkAsks = (desk: Desk, { side, verbs }: Of<'asks'>): Found =>
  meant(theSide(desk, side), (by) => {
    const now = deciding(desk);
    const open = now === undefined ? [] : openVerbs(desk);
    const asked = verbs.map((word) => desk.registry.find(word.toLowerCase())?.spec.name ?? word);
    return worked({
      ok: now?.by === by && asked.every((verb) => open.includes(verb)),
      got: now === undefined ? ABSENT : [now.by, ...new Set(open)].join(' '),
      want: [by, ...asked].join(' '),
      ...(now !== undefined && { rule: now.rule }),
    });
  });

const endOf = (order: Order, slot: Slot | undefined): string => {
  const ids = slot === undefined ? [] : (order.args[slot.name] ?? []);
  return ids[ids.length - 1] ?? '';
};

const ordersOf = (desk: Desk, open: readonly Offer[]): Result<readonly Order[]> => {
  const orders: Order[] = [];
  for (const offer of open) {
    const list = listed(played(desk).state, offer);
    if (list === undefined) return failed(problem('PERFT.NO-LIST', { verb: offer.verb }));
    orders.push(...list);
  }
  return worked(orders);
};

const inOrder = (words: readonly string[]): string =>
  words.length === 0 ? 'none' : [...new Set(words)].toSorted().join(' ');

/** Every place orders of a verb can end in: of all of them, or of those a unit has part in. */
const checkChoices = (desk: Desk, check: Of<'choices'>): Found => {
  const verb = desk.registry.find(check.verb)?.spec;
  if (verb === undefined) return failed(problem('VERB.UNKNOWN', { typed: check.verb }));
  const actors = verb.slots.find(({ kind }) => kind === 'unit');
  const goal = verb.slots.find(({ kind }) => kind === 'hex' || kind === 'place' || kind === 'word');
  const by = check.by === undefined ? worked(speaker(desk)) : theSide(desk, check.by);
  const unit: Result<string | undefined, Refusal> =
    check.unit === undefined ? worked(undefined) : unitMeant(desk, check.unit);
  return meant(by, (side) =>
    meant(unit, (id) => {
      const open = offers(desk.game.rules, played(desk).state).filter(
        (offer) => offer.by === side && offer.verb === verb.name,
      );
      const orders = ordersOf(desk, open);
      if (!orders.ok) return orders;
      const meantEnds: string[] = [];
      for (const word of check.ends) {
        const end = goal?.kind === 'word' ? worked(unquoted(word)) : placeMeant(desk, word);
        if (!end.ok) return failed(asProblem(end.error));
        meantEnds.push(end.value);
      }
      const own = orders.value.filter(
        (order) => id === undefined || order.args[actors?.name ?? '']?.includes(id) === true,
      );
      return compare(inOrder(own.map((order) => endOf(order, goal))), inOrder(meantEnds));
    }),
  );
};

/** What is asked now, by the key of its sentence, and what it is about. */
const checkQuestion = (desk: Desk, { question, facts }: Of<'question'>): Found => {
  const now = deciding(desk);
  const of: Facts = now?.question.params ?? {};
  const key = now?.question.key ?? ABSENT;
  const strange = now === undefined ? undefined : unknownFact(key, new Set(Object.keys(of)), facts);
  if (strange !== undefined && key === question) return failed(strange);
  return worked({
    ok: key === question && allSaid(facts, of),
    got: `${key} ${found(facts, of)}`.trim(),
    want: `${question} ${wanted(facts)}`.trim(),
    ...(now !== undefined && { rule: now.rule }),
  });
};

const checkPerft = (desk: Desk, { depth, face, count }: Of<'perft'>): Found => {
  const counted = perft(desk.game.rules, played(desk).state, depth, face);
  return compare(counted.ok ? String(counted.value) : counted.error.code, String(count));
};

const checkDie = (moment: Moment, { faces }: Of<'die'>): Found => {
  const dice = lastEvents(moment).filter(({ kind }) => kind === 'die');
  const found = dice.map(({ data }) => textOf(data['result'])).join(' ');
  return compare(found === '' ? ABSENT : found, faces.join(' '));
};

const checkSide = (desk: Desk, { side }: Of<'side'>): Found =>
  meant(theSide(desk, side), (wanted) => compare(played(desk).state.clock.phasing, wanted));

export const carryOut = (moment: Moment, check: Check): Result<Finding> => {
  const { desk, refused } = moment;
  const { clock } = played(desk).state;
  const unknown = unknownIn(desk, check);
  if (unknown !== undefined) return failed(unknown);
  switch (check.kind) {
    case 'ok':
      return checkOk(refused);
    case 'refused':
      return checkRefused(desk, check, refused);
    case 'event':
      return checkEvent(moment, check);
    case 'die':
      return checkDie(moment, check);
    case 'unit':
      return checkUnit(desk, check);
    case 'over':
      return checkOver(desk, check);
    case 'turn':
      return compare(String(clock.turn), String(check.turn));
    case 'phase':
      return compare(clock.phase, check.phase);
    case 'side':
      return checkSide(desk, check);
    case 'asks':
      return checkAsks(desk, check);
    case 'legal':
      return checkLegal(desk, check);
    case 'choices':
      return checkChoices(desk, check);
    case 'hash':
      return compare(positionHash(played(desk)), check.hash);
    case 'count':
      return checkCount(desk, check);
    case 'reject':
      return checkReject(desk, check);
    case 'perft':
      return checkPerft(desk, check);
    case 'control':
      return checkControl(desk, check);
    case 'place':
      return checkPlace(desk, check);
    case 'points':
      return checkPoints(desk, check);
    case 'result':
      return checkResult(moment, check);
    case 'question':
      return checkQuestion(desk, check);
    case 'answer':
      return checkAnswer(desk, check);
    case 'game':
      return compare(desk.game.id, check.word);
    case 'scenario':
      return compare(played(desk).state.scenario, check.word);
    case 'option':
      return checkOption(desk, check);
  }
};
