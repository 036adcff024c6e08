// Questions about the game: status, legal, pending, score, history, events, why, rule.
import { decision, listed } from '../../../core/kernel.ts';
import type { Offer } from '../../../core/kernel.ts';
import { heard } from '../../../core/event-audience.ts';
import { undoable } from '../../../core/match.ts';
import { windowOwners } from '../../../core/standing-orders.ts';
import type { Entry } from '../../../core/match.ts';
import type { Message, Order, Params, RuleId, Side } from '../../../core/types.ts';
import { wordKey } from '../../../api/game-words.ts';
import { bareNumber, chapterOf, familyOf, nearestRule, paragraphOf } from '../../../api/rule-ids.ts';
import { writeOrders } from '../../../language/canonical-write.ts';
import { isKey } from '../../../text/say.ts';
import { sayRefusal } from '../../../text/say-refusal.ts';
import { ableTo } from '../../give-orders.ts';
import { ableTold, leftTold } from '../../units-to-move.ts';
import { entriesOf } from './events.ts';
import { choicesTold, headTold, openOffers, pendingTold, questionLines } from '../../pending.ts';
import type { Desk, Told } from '../../session.ts';
import { endOf, waysOf } from '../../legal-ways.ts';
import { isWay, movesBy, whyHint } from '../map/moves.ts';
import {
  deciding,
  eyes,
  foggy,
  isHandedOver,
  maySeeAll,
  message,
  played,
  speaker,
  unkeptKey,
  viewOf,
  voiceOf,
} from '../../session.ts';

/** What can still be done, by verb, with how many units. */
const leftToDo = (desk: Desk): readonly Message[] =>
  openOffers(desk, speaker(desk)).flatMap(({ verb }) => {
    const able = yetTo(desk, verb);
    // What a verb is about may be hexes.
    const hexes = able.every((id) => desk.game.board.grid.index(id) >= 0);
    return able.length === 0
      ? []
      : [message(hexes ? 'legal.hexes' : 'legal.units', { verb, count: able.length })];
  });

/** Who or what a verb is still to be used for: to be placed are those that stand nowhere on the map. */
const yetTo = (desk: Desk, verb: string): readonly string[] => {
  const able = ableTo(desk, verb) ?? [];
  if (verb !== 'place') return able;
  const { grid } = desk.game.board;
  const placed = new Set(viewOf(desk).units.flatMap(({ id, at }) => (grid.index(at) >= 0 ? [id] : [])));
  return able.filter((id) => !placed.has(id));
};

/** All that could be placed stands on the map. */
const isPlaced = (desk: Desk): boolean =>
  (ableTo(desk, 'place') ?? []).length > 0 && yetTo(desk, 'place').length === 0;

/** What is asked within a phase, such as in a battle: in a phase that could be ended nothing is. */
const openQuestion = (desk: Desk): readonly Told[] => {
  const isPhase = openOffers(desk, speaker(desk)).some(
    ({ ends, right, verb }) => ends && !right && verb !== 'pass',
  );
  return desk.replay !== undefined || (isPhase && !isPlaced(desk)) ? [] : pendingTold(desk);
};

export const status = (desk: Desk): readonly Told[] => {
  const { state } = played(desk);
  const over = state.over;
  if (over !== undefined) {
    const winner = message('game.over', { winner: over.winner, reason: over.reason, rule: over.rule });
    return [winner, ...score(desk)];
  }
  const now = decision(desk.game.rules, state);
  const other = now !== undefined && now.by !== now.phasing;
  const kept = desk.journal === undefined ? unkeptKey(desk) : 'turn.kept';
  const keeper = desk.onlyAsked ? [] : [message(desk.trial === undefined ? kept : 'trial.on')];
  return [
    headTold(desk),
    ...(other ? [message('turn.decide', { side: now.by, phasing: now.phasing })] : []),
    ...openQuestion(desk),
    ...leftToDo(desk),
    ...score(desk),
    ...keeper,
    ...leftTold(desk),
  ];
};

export const score = (desk: Desk): readonly Message[] => {
  const view = viewOf(desk);
  const [first = '', second] = desk.game.scores ?? desk.game.rules.sides;
  const pointsOf = (of: Side): number =>
    view.score.filter(({ side }) => side === of).reduce((sum, { points }) => sum + points, 0);
  const sum = message('score.total', {
    first,
    firstPoints: pointsOf(first),
    ...(second !== undefined && { second, secondPoints: pointsOf(second) }),
  });
  const why = view.score.map(({ side, points, rule, why: reason }) =>
    message('score.line', { side, points, rule, reason }),
  );
  return [sum, ...why];
};

/** Too many ways to list them, and nobody who could take one. */
const isIdle = (desk: Desk, { choice, verb }: Offer): boolean =>
  choice.kind === 'open' && choice.subjects !== undefined && ableTo(desk, verb)?.length === 0;

export const legal = (desk: Desk): readonly Told[] => {
  const by = speaker(desk);
  const now = deciding(desk);
  if (now?.kind === 'roll')
    return [
      { lines: questionLines(desk), fact: message(now.question.key, { ...now.question.params, by: now.by }) },
    ];
  const verbs = openOffers(desk, by)
    .filter((offer) => !isIdle(desk, offer))
    .map((offer) => offer.verb);
  if (now?.kind === 'window') verbs.push('pass');
  if (undoable(played(desk)) > 0 && !isHandedOver(desk)) verbs.push('undo');
  // Which rights the other side has may be its secret.
  const others = foggy(desk)
    ? []
    : desk.game.rules.sides.filter((side) => side !== by && openOffers(desk, side).length > 0);
  return [
    message(verbs.length === 0 ? 'legal.nothing' : 'legal.can', { verbs }),
    ...leftToDo(desk),
    // The choices are those of whoever decides.
    ...(now?.by === by ? choicesTold(desk) : []),
    ...others.map((side) =>
      message('legal.rights', { side, verbs: openOffers(desk, side).map((offer) => offer.verb) }),
    ),
  ];
};

/** Every order of an offer, or undefined where there are too many. */
const ordersOf = (desk: Desk, offer: Offer): readonly Order[] | undefined =>
  listed(played(desk).state, offer);

/** Where one unit could be brought to bear with a verb by itself. */
const aimsOf = (desk: Desk, verb: string, unit: string): readonly string[] => [
  ...new Set(waysOf(desk, { units: [unit], verb }).flatMap((way) => endOf(desk, way) ?? [])),
];

/** Where the orders of a verb are too many to list: who can, stack by stack, or where to with one unit. */
const manyTold = (desk: Desk, offer: Offer, unit: string | undefined): readonly Told[] => {
  const { verb } = offer;
  const able = ableTo(desk, verb) ?? [];
  if (unit !== undefined && able.length > 0 && !able.includes(unit)) return [];
  if (unit !== undefined && isWay(desk, offer)) {
    const ways = movesBy(desk, offer, unit);
    if (ways.length > 0) return ways;
  }
  const aims = unit === undefined ? [] : aimsOf(desk, verb, unit);
  if (unit !== undefined && aims.length > 0)
    return [message('legal.aims', { unit, verb, count: aims.length, places: aims })];
  const who = unit === undefined ? ableTold(desk, verb) : [];
  return who.length > 0 ? who : [message('legal.many', { verbs: [verb] })];
};

/** Why a unit has nothing to do, where that is plain to see. */
const nothingTold = (desk: Desk, verb: string | undefined, unit: string | undefined): Message => {
  const by = speaker(desk);
  const asked = { ...(verb !== undefined && { verb }), ...(unit !== undefined && { unit }) };
  if (unit === undefined && verb !== undefined) {
    const open = openOffers(desk, by).filter((offer) => !isIdle(desk, offer));
    const verbs = [...new Set(open.map((offer) => offer.verb))].filter((each) => each !== verb);
    if (verbs.length > 0) return message('legal.no-verb', { verb, verbs });
  }
  const found = viewOf(desk).units.find(({ id }) => id === unit);
  if (found === undefined) return message('legal.nothing', asked);
  if (found.side !== by) return message('legal.other', { ...asked, side: found.side, by });
  if (desk.game.board.grid.index(found.at) >= 0) return message('legal.nothing', asked);
  return message('legal.off-map', { ...asked, place: found.at, ...whyHint(desk, found.id) });
};

/** More orders of one verb than these are told by who can give them. */
const MANY = 24;

/** Everything one verb or one unit can do, order by order. */
export const legalFor = (desk: Desk, verb: string | undefined, unit: string | undefined): readonly Told[] => {
  if (verb === undefined && unit === undefined) return legal(desk);
  const open = openOffers(desk, speaker(desk)).filter((offer) => verb === undefined || offer.verb === verb);
  const found = open
    .flatMap((offer) => ordersOf(desk, offer) ?? [])
    .filter((order) => unit === undefined || Object.values(order.args).some((ids) => ids.includes(unit)));
  const many = open
    .filter((offer) => ordersOf(desk, offer) === undefined)
    .flatMap((offer) => manyTold(desk, offer, unit));
  if (found.length === 0 && many.length === 0) return [nothingTold(desk, verb, unit)];
  const who = unit === undefined && verb !== undefined && found.length > MANY ? ableTold(desk, verb) : [];
  return who.length > 0 ? who : [...found.map((order) => message('legal.one', { order })), ...many];
};

/** What came of an order in a word or two, for the events the game has such words for. */
const cameOf = (desk: Desk, { events }: Entry): readonly Message[] =>
  events
    .flatMap((event) => heard(event, eyes(desk)) ?? [])
    .map(({ kind, data }) => message(wordKey('history', kind), data))
    .filter(({ key }) => isKey(desk.book, key));

const entryTold = (desk: Desk, entry: Entry, index: number): Message =>
  message('history.line', {
    line: index + 1,
    side: entry.orders[0]?.by ?? '',
    what: writeOrders(desk.registry, entry.orders),
    came: cameOf(desk, entry).map(({ key, params }) => ({ key, params })),
    dice: entry.dice,
  });

/** Orders of the other side may name what is covered: in fog only who gave them is told. */
export const history = (desk: Desk, count: number): readonly Told[] => {
  const entries = entriesOf(desk);
  const who = eyes(desk);
  const known = entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => maySeeAll(desk) || entry.orders[0]?.by === who)
    .slice(-count);
  if (known.length === 0) return [message(entries.length === 0 ? 'history.none' : 'history.none-known')];
  return known.map(({ entry, index }) => entryTold(desk, entry, index));
};

/** The verb alone asks for those that are kept. */
export const asksStanding = (orders: readonly Order[]): boolean =>
  orders.every(({ verb, args }) => verb === 'standing' && args['do'] === undefined);

/** What standing orders can be for in this game. */
export const occasions = (desk: Desk): readonly Message[] =>
  [...windowOwners(desk.game.rules)].map(([window, owner]) =>
    message('standing.occasion', { window, ...(owner !== undefined && { owner }) }),
  );

/** The standing orders of whoever asks. */
export const standing = (desk: Desk): readonly Told[] => {
  const mine = played(desk).state.standing.filter(({ by }) => by === speaker(desk));
  if (mine.length === 0) return [message('standing.none', { by: speaker(desk) }), ...occasions(desk)];
  return mine.map(({ id, by, window, when, then }) =>
    message('standing.one', {
      id,
      by,
      window,
      when: Object.values(when),
      ...(then !== undefined && { order: { by, verb: then.verb, args: then.args } }),
    }),
  );
};

/** Rules whose title or summary mentions a word. */
const mentioning = (desk: Desk, typed: string): readonly Message[] => {
  const word = typed.toLowerCase();
  const found = desk.game.ruleIds.filter((id) => {
    const words = desk.game.ruleWords(id);
    return words !== undefined && `${words.title} ${words.summary}`.toLowerCase().includes(word);
  });
  if (found.length === 0) {
    const verb = desk.registry.find(word)?.spec.name;
    const when = wordKey('when', verb ?? '');
    const told = isKey(desk.book, when) ? [message(when)] : [];
    const near = /\d/.test(typed) ? nearestRule(desk.game.ruleIds, typed) : undefined;
    return [message('rule.unknown', { typed, ...(near !== undefined && { near }) }), ...told];
  }
  return [message('rule.found', { count: found.length, typed }), ...found.map((id) => titleTold(desk, id))];
};

const titleTold = (desk: Desk, rule: RuleId): Message =>
  message('rule.one', { rule, title: desk.game.ruleWords(rule)?.title ?? '' });

const textTold = (desk: Desk, rule: RuleId): readonly Message[] => {
  const words = desk.game.ruleWords(rule);
  return words === undefined ? [] : [message('rule.text', { rule, ...words })];
};

/** A statement in full, a paragraph of several in full, a chapter by its titles, a word by where it stands. */
export const rule = (desk: Desk, typed: string): readonly Told[] => {
  if (typed.trim() === '') return [message('rule.which')];
  const number = bareNumber(desk.game.id, typed);
  const family = familyOf(desk.game.ruleIds, number);
  if (family.length > 0) return family.flatMap((id) => textTold(desk, id));
  const chapter = chapterOf(desk.game.ruleIds, number);
  const isFirst = (id: RuleId, i: number): boolean =>
    chapter.findIndex((other) => paragraphOf(other) === paragraphOf(id)) === i;
  if (chapter.length > 0) return chapter.filter(isFirst).map((id) => titleTold(desk, id));
  return mentioning(desk, typed);
};

/** The rule behind the last refusal. */
export const why = (desk: Desk): readonly Told[] => {
  const refused = desk.refused;
  if (refused === undefined) return [message('why.nothing')];
  const { code, rule: id } = refused;
  const params: Params = { ...refused.params, rule: id, code };
  const lines = sayRefusal(voiceOf(desk), refused);
  return [...textTold(desk, id), { lines: lines.slice(0, -1), fact: message(code, params) }];
};
