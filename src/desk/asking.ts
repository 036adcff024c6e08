// Questions about the game: status, legal, pending, moves, score, history, events, why, rule.
import { decision, listed } from '../core/kernel.ts';
import { undoable } from '../core/match.ts';
import type { Entry } from '../core/match.ts';
import type { RuleId } from '../core/types.ts';
import { bearing, bearingWords } from '../hex/directions.ts';
import { distance } from '../hex/measure.ts';
import { sayEvents } from '../words/events.ts';
import { writeOrders } from '../orders/write.ts';
import { ableTo } from './giving.ts';
import { choiceLines, headLines, openOffers, questionLines } from './choosing.ts';
import type { Desk } from './desk.ts';
import { deciding, eyes, played, speaker, tell, viewOf, voiceOf } from './desk.ts';

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
  const keeper = tell(desk, desk.journal === undefined ? 'turn.unkept' : 'turn.kept');
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
  if (undoable(played(desk)) > 0) verbs.push('undo');
  const others = desk.game.rules.sides.filter((side) => side !== by && openOffers(desk, side).length > 0);
  return [
    ...tell(desk, verbs.length === 0 ? 'legal.nothing' : 'legal.can', { verbs }),
    ...leftToDo(desk),
    ...choiceLines(desk),
    ...others.flatMap((side) =>
      tell(desk, 'legal.rights', { side, verbs: openOffers(desk, side).map((offer) => offer.verb) }),
    ),
  ];
};

/** Everything one verb or one unit can do, order by order. */
export const legalFor = (
  desk: Desk,
  verb: string | undefined,
  unit: string | undefined,
): readonly string[] => {
  if (verb === undefined && unit === undefined) return legal(desk);
  const { state } = played(desk);
  const found = openOffers(desk, speaker(desk))
    .filter((offer) => verb === undefined || offer.verb === verb)
    .flatMap((offer) => listed(state, offer) ?? [])
    .filter((order) => unit === undefined || Object.values(order.args).some((ids) => ids.includes(unit)));
  if (found.length === 0) return tell(desk, 'legal.nothing');
  return found.flatMap((order) => tell(desk, 'legal.one', { order }));
};

export const pending = (desk: Desk): readonly string[] => {
  const now = deciding(desk);
  if (now === undefined) return tell(desk, 'turn.ended');
  return [...tell(desk, now.question.key, { ...now.question.params, by: now.by }), ...choiceLines(desk)];
};

/** Where a unit can go with one order of the phase: the ends of every listed path. */
export const moves = (desk: Desk, unit: string): readonly string[] => {
  const { state } = played(desk);
  const { grid } = desk.game.board;
  const at = viewOf(desk).units.find((u) => u.id === unit)?.at ?? '';
  const ends = new Set<string>();
  for (const offer of openOffers(desk, speaker(desk))) {
    for (const order of listed(state, offer) ?? []) {
      const path = order.args['path'];
      if (order.args['units']?.length === 1 && order.args['units'][0] === unit && path !== undefined) {
        ends.add(path[path.length - 1] ?? at);
      }
    }
  }
  const from = grid.index(at);
  const reached = [...ends]
    .map((hex) => ({ hex, index: grid.index(hex) }))
    .filter(({ index }) => index >= 0 && from >= 0)
    .map(({ hex, index }) => ({ hex, far: distance(grid, from, index), way: bearing(grid, from, index) }))
    .toSorted((a, b) => a.far - b.far || (a.hex < b.hex ? -1 : 1));
  return [
    ...tell(desk, 'moves.count', { unit, count: reached.length }),
    ...reached.flatMap(({ hex, far, way }) =>
      tell(desk, 'moves.one', { hex, far, way: way === undefined ? '' : bearingWords(way) }),
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
  if (known.length === 0) return tell(desk, 'history.none');
  return known.flatMap(({ entry, index }) => entryLine(desk, entry, index));
};

/** What the other side did since this side last acted, as far as it could see. */
export const events = (desk: Desk): readonly string[] => {
  const who = eyes(desk);
  const by = speaker(desk);
  const { entries } = played(desk);
  const last = entries.findLastIndex((entry) => entry.orders[0]?.by === by);
  const others = entries.slice(last + 1);
  const told = others.flatMap((entry) => sayEvents(voiceOf(desk), entry.events, who));
  return told.length === 0 ? tell(desk, 'events.none') : told;
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
  const id = qualified(desk, typed);
  const words = desk.game.ruleWords(id) ?? desk.game.ruleWords(qualified(desk, typed.toUpperCase()));
  if (words === undefined) return mentioning(desk, typed);
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
