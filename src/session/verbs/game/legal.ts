// The verb `legal`: what can be done now, in sum or order by order.
import { listed, reached } from '../../../core/kernel.ts';
import type { Offer } from '../../../core/kernel.ts';
import { undoable } from '../../../core/match.ts';
import type { Message, Order } from '../../../core/types.ts';
import { ableTo } from '../../give-orders.ts';
import { ableTold, yetTo } from '../../units-to-move.ts';
import { choicesTold, openOffers, pendingTold, questionLines } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { endOf, waysOf } from '../../legal-ways.ts';
import { isWay, movesBy, whyHint } from '../map/moves.ts';
import { deciding, foggy, isHandedOver, isOpponents, played, speaker, viewOf } from '../../session.ts';
import { message } from '../../reply.ts';

/** What can still be done, by verb, with how many units. */
export const leftToDo = (desk: Desk): readonly Message[] =>
  openOffers(desk, speaker(desk)).flatMap(({ verb }) => {
    const able = yetTo(desk, verb);
    // What a verb is about may be hexes.
    const hexes = able.every((id) => desk.game.board.grid.index(id) >= 0);
    return able.length === 0
      ? []
      : [message(hexes ? 'legal.hexes' : 'legal.units', { verb, count: able.length })];
  });

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
  const isTheirs = isOpponents(desk);
  if (now?.kind === 'window' && !isTheirs) verbs.push('pass');
  if (undoable(played(desk)) > 0 && !isHandedOver(desk)) verbs.push('undo');
  // Which rights the other side has may be its secret.
  const others =
    foggy(desk) || desk.opponent !== undefined
      ? []
      : desk.game.rules.sides.filter((side) => side !== by && openOffers(desk, side).length > 0);
  if (isTheirs && verbs.length === 0) return pendingTold(desk);
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

/** Where what a verb moves from hex to hex can come, such as a rail head; all of them, or that in one hex. */
const hexAims = (desk: Desk, offer: Offer, from?: string): readonly Message[] => {
  const { verb } = offer;
  const { state } = played(desk);
  return (ableTo(desk, verb) ?? [])
    .filter((id) => desk.game.board.grid.index(id) >= 0 && (from === undefined || id === from))
    .flatMap((hex) => {
      const places = (reached(state, offer, hex) ?? []).map(({ place }) => place);
      return places.length === 0 ? [] : [message('legal.from', { verb, hex, count: places.length, places })];
    });
};

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
  const who = unit === undefined ? [...ableTold(desk, verb), ...hexAims(desk, offer)] : [];
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

/** The same for what is in a hex: what a verb moves from there, or those of the side that stand there. */
export const legalAt = (desk: Desk, verb: string | undefined, hex: string): readonly Told[] => {
  const open = openOffers(desk, speaker(desk)).filter((offer) => verb === undefined || offer.verb === verb);
  const moved = open.flatMap((offer) => hexAims(desk, offer, hex));
  if (moved.length > 0) return moved;
  const by = speaker(desk);
  const units = viewOf(desk).units.filter(({ at, side, known }) => at === hex && side === by && known);
  if (units.length === 0) return [message('legal.nobody', { hex, by })];
  const able = units.filter(({ id }) => open.some((offer) => ableTo(desk, offer.verb)?.includes(id)));
  return (able.length > 0 ? able : units.slice(0, 1)).flatMap(({ id }) => legalFor(desk, verb, id));
};
