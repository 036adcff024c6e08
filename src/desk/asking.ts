// Questions about the game: status, legal, pending, moves, score, history, events, why, rule.
import { decision, listed, reached } from '../core/kernel.ts';
import type { Offer } from '../core/kernel.ts';
import { undoable } from '../core/match.ts';
import type { Entry } from '../core/match.ts';
import type { Order, RuleId } from '../core/types.ts';
import { bearing, bearingWords } from '../hex/directions.ts';
import { distance } from '../hex/measure.ts';
import { writeOrders } from '../orders/write.ts';
import { ableTo, eventLines } from './giving.ts';
import { choiceLines, headLines, openOffers, questionLines } from './choosing.ts';
import type { Desk } from './desk.ts';
import { deciding, eyes, foggy, isHandedOver, played, speaker, tell, viewOf } from './desk.ts';

/** What can still be done, by verb, with how many units. */
const leftToDo = (desk: Desk): string[] =>
  openOffers(desk, speaker(desk)).flatMap((offer) => {
    const able = ableTo(desk, offer.verb) ?? [];
    return able.length === 0 ? [] : tell(desk, 'legal.units', { verb: offer.verb, count: able.length });
  });

export const status = (desk: Desk): readonly string[] => {
  const { state } = played(desk);
  const over = state.over;
  if (over !== undefined) {
    const winner = tell(desk, 'game.over', { winner: over.winner, reason: over.reason, rule: over.rule });
    return [...winner, ...score(desk)];
  }
  const now = decision(desk.game.rules, state);
  const other = now !== undefined && now.by !== now.phasing;
  const kept = desk.journal === undefined ? 'turn.unkept' : 'turn.kept';
  const keeper = tell(desk, desk.trial === undefined ? kept : 'trial.on');
  return [
    ...headLines(desk),
    ...(other ? tell(desk, 'turn.decide', { side: now.by, phasing: now.phasing }) : []),
    ...leftToDo(desk),
    ...score(desk),
    ...keeper,
  ];
};

export const score = (desk: Desk): readonly string[] => {
  const view = viewOf(desk);
  const totals = new Map(desk.game.rules.sides.map((side) => [side, 0]));
  for (const { side, points } of view.score) totals.set(side, (totals.get(side) ?? 0) + points);
  const [first, second] = desk.game.rules.sides;
  const sum = tell(desk, 'score.total', {
    first,
    second,
    firstPoints: totals.get(first) ?? 0,
    secondPoints: totals.get(second) ?? 0,
  });
  const why = view.score.flatMap(({ side, points, rule, why: reason }) =>
    tell(desk, 'score.line', { side, points, rule, reason }),
  );
  return [...sum, ...why];
};

export const legal = (desk: Desk): readonly string[] => {
  const by = speaker(desk);
  const now = deciding(desk);
  if (now?.kind === 'roll') return questionLines(desk);
  const verbs = openOffers(desk, by).map((offer) => offer.verb);
  if (now?.kind === 'window') verbs.push('pass');
  if (undoable(played(desk)) > 0 && !isHandedOver(desk)) verbs.push('undo');
  // Which rights the other side has may be its secret.
  const others = foggy(desk)
    ? []
    : desk.game.rules.sides.filter((side) => side !== by && openOffers(desk, side).length > 0);
  return [
    ...tell(desk, verbs.length === 0 ? 'legal.nothing' : 'legal.can', { verbs }),
    ...leftToDo(desk),
    ...choiceLines(desk),
    ...others.flatMap((side) =>
      tell(desk, 'legal.rights', { side, verbs: openOffers(desk, side).map((offer) => offer.verb) }),
    ),
  ];
};

/** Every order of an offer, or undefined where there are too many. */
const ordersOf = (desk: Desk, offer: Offer): readonly Order[] | undefined =>
  listed(played(desk).state, offer);

/** Everything one verb or one unit can do, order by order. */
export const legalFor = (
  desk: Desk,
  verb: string | undefined,
  unit: string | undefined,
): readonly string[] => {
  if (verb === undefined && unit === undefined) return legal(desk);
  const open = openOffers(desk, speaker(desk)).filter((offer) => verb === undefined || offer.verb === verb);
  const found = open
    .flatMap((offer) => ordersOf(desk, offer) ?? [])
    .filter((order) => unit === undefined || Object.values(order.args).some((ids) => ids.includes(unit)));
  const many = open.filter((offer) => ordersOf(desk, offer) === undefined).map((offer) => offer.verb);
  if (found.length === 0 && many.length === 0) return tell(desk, 'legal.nothing');
  return [
    ...found.flatMap((order) => tell(desk, 'legal.one', { order })),
    ...(many.length === 0 ? [] : tell(desk, 'legal.many', { verbs: many })),
  ];
};

/** Where the listed orders of one unit end. */
const endsOf = (orders: readonly Order[], unit: string): readonly string[] => [
  ...new Set(
    orders
      .filter(({ args }) => args['units']?.length === 1 && args['units'][0] === unit)
      .flatMap(({ args }) => args['path']?.at(-1) ?? []),
  ),
];

type Reached = { readonly place: string; readonly cost?: number };

/** Where a unit can go with an offer; undefined when nobody can say. */
const reachedBy = (desk: Desk, offer: Offer, unit: string): readonly Reached[] | undefined => {
  const orders = ordersOf(desk, offer);
  if (orders !== undefined) return endsOf(orders, unit).map((place) => ({ place }));
  return reached(played(desk).state, offer, unit);
};

/** Where a unit can go with one order of the phase. */
export const moves = (desk: Desk, unit: string): readonly string[] => {
  const { grid } = desk.game.board;
  const at = viewOf(desk).units.find((u) => u.id === unit)?.at ?? '';
  const open = openOffers(desk, speaker(desk)).map((offer) => reachedBy(desk, offer, unit));
  if (open.includes(undefined)) return tell(desk, 'moves.many', { unit });
  const ends = new Map(open.flatMap((places) => places ?? []).map((end) => [end.place, end]));
  const from = grid.index(at);
  const found = [...ends.values()]
    .map(({ place, cost }) => ({ place, index: grid.index(place), ...(cost !== undefined && { cost }) }))
    .map(({ index, ...end }) => {
      if (index < 0 || from < 0) return { ...end, far: 0, way: '' };
      const way = bearing(grid, from, index);
      return { ...end, far: distance(grid, from, index), way: way === undefined ? '' : bearingWords(way) };
    })
    .toSorted((a, b) => a.far - b.far || (a.place < b.place ? -1 : 1));
  return [
    ...tell(desk, 'moves.count', { unit, count: found.length }),
    ...found.flatMap(({ far, way, ...end }) =>
      tell(desk, 'moves.one', { ...end, ...(far > 0 && { far, way }) }),
    ),
  ];
};

const entryLine = (desk: Desk, entry: Entry, index: number): string[] =>
  tell(desk, 'history.line', {
    line: index + 1,
    side: entry.orders[0]?.by ?? '',
    what: writeOrders(desk.registry, entry.orders),
    dice: entry.dice,
  });

/** Orders of the other side may name what is covered, so only what both may know is listed in fog. */
export const history = (desk: Desk, count: number): readonly string[] => {
  const { entries } = played(desk);
  const who = eyes(desk);
  const known = entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => who === 'both' || entry.orders[0]?.by === who)
    .slice(-count);
  if (known.length === 0) return tell(desk, entries.length === 0 ? 'history.none' : 'history.none-known');
  return known.flatMap(({ entry, index }) => entryLine(desk, entry, index));
};

export const events = (desk: Desk): readonly string[] => {
  const told = eventLines(desk);
  return told.length === 0 ? tell(desk, 'events.none') : told;
};

/** The standing orders of whoever asks. */
export const standing = (desk: Desk): readonly string[] => {
  const mine = played(desk).state.standing.filter(({ by }) => by === speaker(desk));
  if (mine.length === 0) return tell(desk, 'standing.none');
  return mine.flatMap(({ id, by, window, when, then }) =>
    tell(desk, 'standing.one', {
      id,
      window,
      when: Object.values(when),
      ...(then !== undefined && { order: { by, verb: then.verb, args: then.args } }),
    }),
  );
};

/** Rules whose title or summary mentions a word. */
const mentioning = (desk: Desk, typed: string): readonly string[] => {
  const word = typed.toLowerCase();
  const found = desk.game.ruleIds.filter((id) => {
    const words = desk.game.ruleWords(id);
    return words !== undefined && `${words.title} ${words.summary}`.toLowerCase().includes(word);
  });
  if (found.length === 0) return tell(desk, 'rule.unknown', { typed });
  return [
    ...tell(desk, 'rule.found', { count: found.length, typed }),
    ...found.flatMap((id) =>
      tell(desk, 'rule.one', { rule: id, title: desk.game.ruleWords(id)?.title ?? '' }),
    ),
  ];
};

const qualified = (desk: Desk, typed: string): RuleId =>
  typed.includes(':') ? (typed as RuleId) : `${desk.game.id}:${typed}`;

export const rule = (desk: Desk, typed: string): readonly string[] => {
  if (typed.trim() === '') return tell(desk, 'rule.which');
  const wanted = qualified(desk, typed).toLowerCase();
  const id = desk.game.ruleIds.find((known) => known.toLowerCase() === wanted);
  const words = id === undefined ? undefined : desk.game.ruleWords(id);
  if (id === undefined || words === undefined) return mentioning(desk, typed);
  return tell(desk, 'rule.text', { rule: id, title: words.title, summary: words.summary });
};

/** The rule behind the last refusal. */
export const why = (desk: Desk): readonly string[] => {
  const refused = desk.refused;
  if (refused === undefined) return tell(desk, 'why.nothing');
  const words = desk.game.ruleWords(refused.rule);
  const told = tell(desk, refused.code, { ...refused.params, rule: refused.rule, code: refused.code });
  const book = words === undefined ? [] : tell(desk, 'rule.text', { rule: refused.rule, ...words });
  return [...book, ...told, ...tell(desk, 'why.code', { code: refused.code })];
};
