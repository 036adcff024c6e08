// Enter and Space on the map: units are taken in hand, a hex is aimed at, and then it is done.
import {
  endOf,
  hexSlot,
  isAsked,
  isLegal,
  listedNow,
  openNow,
  unitSlot,
  waysOf,
} from '../../session/legal-ways.ts';
import type { Way } from '../../session/legal-ways.ts';
import { fewChoices } from '../../session/pending.ts';
import type { Desk } from '../../session/session.ts';
import { speaker, tell, viewOf } from '../../session/session.ts';
import { ableTo } from '../../session/give-orders.ts';
import { fightHex } from '../../session/verbs/game/odds.ts';
import {
  ableHere,
  aimed,
  answerHexes,
  lineOf,
  lined,
  menuOf,
  NOTHING_IN_HAND,
  placeOf,
  taken,
  unaimed,
  unitLabel,
  wayItem,
  waysNow,
  withMarks,
} from '../selection.ts';
import { unitsAt } from '../../language/parse/scope.ts';
import { knowsBest, odds } from './odds.ts';
import { questionLine } from '../question-line.ts';
import type { Item } from '../digit-menu.ts';
import { questioned, remarked, sendLine } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';

type Aim = Pick<Way, 'verb' | 'args'>;

/** One order is aimed at once; of several one is chosen. */
export const oneOf = (desk: Desk, before: Sitting, ways: readonly Aim[]): Sitting => {
  const [only, second] = ways;
  if (only === undefined) return before;
  if (second === undefined) return aimed(desk, before, only);
  const head = tell(desk, 'pick.way', { hex: before.cursor ?? '' })[0] ?? '';
  return { ...before, menu: menuOf(desk, head, ways.map(wayItem(desk))) };
};

/** Where nothing but one order can come of what is in hand, it is shown at once. */
const hasten = (desk: Desk, before: Sitting): Sitting => {
  if (!isAsked(desk) || before.picked === undefined) return before;
  const ways = waysNow(desk, before);
  const [only] = ways;
  return ways.length === 1 && only !== undefined && before.making.stack.length < 2
    ? aimed(desk, before, only)
    : before;
};

export const unitItem =
  (desk: Desk) =>
  (unit: string): Item => ({ label: unitLabel(desk, unit), does: { kind: 'unit', unit } });

/** Whether some of these units could be in one order, so that they are taken one by one. */
const goTogether = (desk: Desk, { making }: Sitting, units: readonly string[]): boolean =>
  openNow(desk).some(
    ({ verb, choice, ends }) =>
      !ends &&
      choice.kind === 'open' &&
      (making.verb === undefined || making.verb === verb) &&
      unitSlot(desk, verb)?.many === true &&
      (ableTo(desk, verb) ?? []).some((unit) => units.includes(unit)),
  );

/** All of a stack that can go together; where they cannot, one is chosen. */
export const takenAt = (desk: Desk, before: Sitting, hex: string, units: readonly string[]): Sitting => {
  const now = taken(desk, { ...before, menu: undefined }, hex, units, units);
  if (units.length < 2 || waysNow(desk, now).length > 0) return hasten(desk, now);
  if (goTogether(desk, before, units)) return taken(desk, { ...before, menu: undefined }, hex, [], units);
  const head = tell(desk, 'pick.which')[0] ?? '';
  return { ...before, menu: menuOf(desk, head, units.map(unitItem(desk))) };
};

/** Ways for units that are not on the map to come into this hex. */
const comers = (desk: Desk, { making }: Sitting, hex: string): readonly Aim[] => {
  const { grid } = desk.game.board;
  return openNow(desk)
    .filter(({ verb }) => making.verb === undefined || verb === making.verb)
    .filter(({ verb }) => unitSlot(desk, verb) !== undefined && hexSlot(desk, verb) !== undefined)
    .flatMap(({ verb }) =>
      (ableTo(desk, verb) ?? [])
        .filter((unit) => grid.index(placeOf(desk, unit)) < 0)
        .flatMap((unit) => waysOf(desk, { units: [unit], verb, to: hex })),
    );
};

/** Several who can come by the same order are taken and left; else one order is chosen. */
const welcomed = (desk: Desk, before: Sitting, ways: readonly Aim[]): Sitting => {
  const verb = ways[0]?.verb ?? '';
  const slot = unitSlot(desk, verb);
  const units = ways.flatMap(({ args }) => args[slot?.name ?? ''] ?? []);
  const isOneOrder = slot?.many === true && ways.every((way) => way.verb === verb);
  if (!isOneOrder || units.length < 2) return oneOf(desk, before, ways);
  return awayTaken(desk, { ...before, making: { ...before.making, verb } }, units);
};

/** More are not worth asking the rules about. */
const MOST_TOGETHER = 20;

/** None of the units beside the map in hand yet, and what else there is to choose. */
export const awayTaken = (
  desk: Desk,
  before: Sitting,
  units: readonly string[],
  others: readonly Item[] = [],
): Sitting => {
  const { verb } = before.making;
  const all = units.length <= MOST_TOGETHER && waysOf(desk, { units, verb }).length > 0;
  const label = tell(desk, 'pick.all', { count: units.length })[0] ?? '';
  const items: readonly Item[] = [...others, ...(all ? [{ label, does: { kind: 'all' } as const }] : [])];
  return taken(desk, { ...before, menu: undefined }, '', [], units, items);
};

/** Answers to what is asked that are to be found in this hex. */
const answersAt = (desk: Desk, { making }: Sitting, hex: string): readonly Aim[] =>
  isAsked(desk) || making.verb !== undefined
    ? listedNow(desk, making.verb).filter((order) => answerHexes(desk, order).includes(hex))
    : [];

/** Nothing is in hand yet. */
const begun = (desk: Desk, before: Sitting, hex: string): Sitting => {
  const isBare = Object.keys(before.making.args).length === 0;
  const answers = isBare ? answersAt(desk, before, hex) : [];
  const able = isBare && answers.length === 0 ? ableHere(desk, before, hex) : [];
  if (able.length > 0) return takenAt(desk, before, hex, able);
  if (answers.length > 0) return oneOf(desk, before, answers);
  const best = isBare ? bestOn(desk, before, hex) : undefined;
  if (best !== undefined) return best;
  const ways = waysNow(desk, before, hex).filter((way) => endOf(desk, way) === hex);
  if (ways.length > 0) return oneOf(desk, before, ways);
  const coming = comers(desk, before, hex);
  if (coming.length > 0) return welcomed(desk, before, coming);
  const isNumbered = isAsked(desk) && (fewChoices(desk) ?? []).length > 0;
  if (isNumbered) return remarked(before, tell(desk, 'pick.answer', { hex }));
  return attackers(desk, before, hex) ?? remarked(before, tell(desk, 'pick.nothing', { hex }));
};

/** The best attack on an enemy, where the game knows which that is. */
const bestOn = (desk: Desk, before: Sitting, hex: string): Sitting | undefined => {
  const isTarget = before.making.verb === undefined && isAttackable(desk, before, hex);
  if (!isTarget || !knowsBest(desk)) return undefined;
  const best = odds(desk, before, true);
  return best.target === undefined && best.menu === undefined ? undefined : best;
};

/** Also where a phase cannot be ended before everybody bound to attack has attacked. */
const isAttackable = (desk: Desk, { picked }: Sitting, hex: string): boolean =>
  picked === undefined &&
  fightHex(desk) === undefined &&
  unitsAt(viewOf(desk), hex).some(({ side }) => side !== speaker(desk));

/** At an enemy: who could attack him. */
const attackers = (desk: Desk, before: Sitting, hex: string): Sitting | undefined => {
  const isEnemy = unitsAt(viewOf(desk), hex).some(({ side }) => side !== speaker(desk));
  if (!isEnemy) return undefined;
  const line = questionLine(desk, { verb: 'who', args: { hex: [hex] } });
  return line === undefined ? undefined : questioned(desk, before, line);
};

/** What the rules have to say against it, in their own words. `onTheWay`: of orders that can be led through it. */
const refusedAt = (desk: Desk, before: Sitting, hex: string, onTheWay = false): Sitting => {
  const { picked, making } = before;
  const units = picked?.units ?? [];
  const fits = openNow(desk).filter(
    (offer) =>
      !offer.ends &&
      (making.verb === undefined || offer.verb === making.verb) &&
      unitSlot(desk, offer.verb) !== undefined &&
      (!onTheWay || hexSlot(desk, offer.verb)?.many === true) &&
      (ableTo(desk, offer.verb) ?? []).some((unit) => units.includes(unit)),
  );
  for (const { verb } of fits) {
    const end = hexSlot(desk, verb)?.name;
    const args = {
      ...making.args,
      [unitSlot(desk, verb)?.name ?? '']: units,
      ...(end !== undefined && { [end]: [...making.via, hex] }),
    };
    if (!isLegal(desk, verb, args)) return sendLine(desk, before, lineOf(desk, { verb, args }));
  }
  return remarked(before, tell(desk, 'pick.nothing', { hex }));
};

/** Sends units as far towards a hex as each may get. */
const SEND = 'send';

/** An army of several hexes has seldom room in one: where the program can, each goes as far as it may. */
const sentTo = (desk: Desk, before: Sitting, hex: string): Sitting | undefined => {
  const units = before.picked?.units ?? [];
  const from = new Set(units.map((unit) => placeOf(desk, unit)));
  const isSent = from.size > 1 && before.making.verb === undefined;
  return isSent && desk.registry.named(SEND) !== undefined
    ? lined(before, hex, `${SEND} ${units.join(' ')} ${hex}`)
    : undefined;
};

const inHand = (desk: Desk, before: Sitting, hex: string): Sitting => {
  const { picked, making } = before;
  const isHere = hex === picked?.hex || isAsked(desk);
  const ways = waysNow(desk, before, hex).filter((way) => isHere || endOf(desk, way) !== undefined);
  if (ways.length > 0) return oneOf(desk, before, ways);
  const others = ableHere(desk, before, hex).filter((unit) => picked?.units.includes(unit) !== true);
  if (making.verb === undefined && others.length > 0 && hex !== picked?.hex)
    return takenAt(desk, { ...before, ...NOTHING_IN_HAND }, hex, others);
  const sent = hex === picked?.hex || isAsked(desk) ? undefined : sentTo(desk, before, hex);
  if (sent !== undefined) return sent;
  return hex === picked?.hex && !isAsked(desk)
    ? remarked(before, tell(desk, 'pick.here', { hex }))
    : refusedAt(desk, before, hex);
};

/** Enter: the line that is shown is sent; else what lies under the cursor is taken in hand or aimed at. */
export const select = (desk: Desk, before: Sitting): Sitting => {
  const { cursor, target, picked } = before;
  if (target !== undefined && (cursor === target.hex || cursor === undefined))
    return sendLine(desk, before, target.line);
  if (cursor === undefined) return before;
  const fresh = unaimed(before);
  return picked === undefined ? begun(desk, fresh, cursor) : inHand(desk, fresh, cursor);
};

/** Space: units of another hex are added or left, or the order is led through a hex. */
export const add = (desk: Desk, before: Sitting): Sitting => {
  const { cursor, picked, making, target } = before;
  const isBegun = picked !== undefined || making.verb !== undefined || target !== undefined;
  if (cursor === undefined || !isBegun) return select(desk, before);
  const free = unaimed(before);
  const able = ableHere(desk, free, cursor);
  if (picked !== undefined && able.length > 0) {
    const isIn = able.some((unit) => picked.units.includes(unit));
    const rest = picked.units.filter((unit) => !able.includes(unit));
    const units = isIn ? rest : [...picked.units, ...able];
    const more = { ...free, picked: { ...picked, units } };
    const stack = [...new Set([...making.stack, ...able])];
    if (isIn || waysNow(desk, more).length > 0) return taken(desk, free, picked.hex, units, stack);
  }
  return through(desk, free, cursor, target?.line);
};

const through = (desk: Desk, before: Sitting, hex: string, line: string | undefined): Sitting => {
  const { making } = before;
  // An order that was aimed at a hex goes on from it.
  const verb = making.verb ?? line?.split(' ')[0];
  const led = { ...before, making: { ...making, verb, via: [...making.via, hex] } };
  const isWhole = waysNow(desk, { ...before, making: { ...making, verb } }, hex).length > 0;
  const further = withMarks(desk, led);
  if (!isWhole || further.marks.size === 0) return refusedOrSilent(desk, before, hex);
  return { ...further, menu: undefined };
};

const refusedOrSilent = (desk: Desk, before: Sitting, hex: string): Sitting =>
  before.picked === undefined
    ? remarked(before, tell(desk, 'pick.nothing', { hex }))
    : refusedAt(desk, before, hex, true);

/** A digit takes a unit or leaves it; of a whole stack it takes that one alone. */
export const toggled = (desk: Desk, before: Sitting, unit: string): Sitting => {
  const { picked, making, cursor } = before;
  const units = picked?.units ?? [];
  // The first digit beside a whole stack means that one alone.
  const isWhole = units.length > 1 && making.stack.every((id) => units.includes(id));
  const others = units.includes(unit) ? units.filter((id) => id !== unit) : [...units, unit];
  const next = isWhole ? [unit] : others;
  const at = placeOf(desk, unit);
  const isAway = desk.game.board.grid.index(at) < 0;
  return taken(desk, before, picked?.hex ?? (isAway ? at : (cursor ?? '')), next, making.stack);
};

/** 0 beside a stack: all of it left, or all taken where none was. */
export const allOrNone = (desk: Desk, before: Sitting): Sitting => {
  const { picked, making, cursor } = before;
  const at = placeOf(desk, making.stack[0] ?? '');
  const isAway = desk.game.board.grid.index(at) < 0;
  const hex = picked?.hex ?? (isAway ? at : (cursor ?? at));
  return taken(desk, before, hex, picked === undefined ? making.stack : [], making.stack);
};

export const allTaken = (desk: Desk, before: Sitting): Sitting => {
  const { stack } = before.making;
  return taken(desk, before, placeOf(desk, stack[0] ?? ''), stack, stack);
};
