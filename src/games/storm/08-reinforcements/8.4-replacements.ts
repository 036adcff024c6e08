// Chapter 8: German replacements: who may come back, and how many in a turn.
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isMech } from '../02-counters.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { mayReplace } from './8.4-dead-pile.ts';

type Counts = Readonly<Own['turn']['back']>;

/** R74: by class. */
const withThem = (p: Printed, { turn: { back } }: Pick<Own, 'turn'>, units: readonly string[]): Counts => {
  const mechanized = units.filter((unit) => isMech(p, unit)).length;
  return { mechanized: back.mechanized + mechanized, foot: back.foot + units.length - mechanized };
};

/** 8.4f, 8.4g: two and three, and foot in the place of mechanized units but not the other way round. */
const refuseRate = (p: Printed, s: Seeing, units: readonly string[]): Refusal | undefined => {
  const [mech, foot] = ['replaced-mechanized', 'replaced-foot'].map(
    (id) => lineOf(p.tables.limits, id).value,
  );
  const now = withThem(p, s.own as Own, units);
  if (now.mechanized > (mech ?? 0))
    return refusal('REPLACE.MECHANIZED', 'storm:8.4f', { limit: mech ?? 0, units: [...units] });
  return now.mechanized + now.foot > (mech ?? 0) + (foot ?? 0)
    ? refusal('REPLACE.RATE', 'storm:8.4g', { limit: (mech ?? 0) + (foot ?? 0), units: [...units] })
    : undefined;
};

const refuseOne = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (!p.isUnit(unit) || p.sideOf(unit) !== 'german')
    return refusal('REPLACE.NOT-YOURS', 'storm:8.1b', { unit, side: 'german' });
  const place = placeOf(s.own, unit);
  // 8.4c: in whatever pile a position has it.
  if ((place === OUT || place === DEAD) && !mayReplace(p, unit))
    return refusal('REPLACE.NEVER', 'storm:8.4c', { unit });
  if (place === OUT) {
    const rule = s.own.airLost?.includes(unit) === true ? 'storm:8.4b' : 'storm:8.4a';
    return refusal('REPLACE.NEVER', rule, { unit });
  }
  if (place !== DEAD) return refusal('REPLACE.NOT-DEAD', 'storm:8.4d', { unit, place });
  // R75
  return (s.own.fallen[unit] ?? 0) < s.clock.turn
    ? undefined
    : refusal('REPLACE.NOT-YET', 'storm:8.4d', { unit, turn: s.clock.turn + 1 });
};

/** 8.4, R76, R109: from turn 2 on, forty in the game. */
export const refuseReplacement = (p: Printed, s: Seeing, units: readonly string[]): Refusal | undefined => {
  if (!isOn(p, s, 'replacements')) return refusal('REPLACE.TURN', 'storm:8.4f', { turn: s.clock.turn });
  for (const unit of units) {
    const refused = refuseOne(p, s, unit);
    if (refused !== undefined) return refused;
  }
  const most = lineOf(p.tables.limits, 'replaced').value;
  return s.own.replaced + units.length > most
    ? refusal('REPLACE.ALL', 'storm:R109', { limit: most })
    : refuseRate(p, s, units);
};

export const lostGermans = (p: Printed, s: Pick<Seeing, 'own'>): readonly string[] =>
  unitsAt(s.own, DEAD).filter((unit) => mayReplace(p, unit));

/** 8.4e: it may be lost and come back again. */
export const noteReplaced = (p: Printed, ctx: Ctx<Own>, units: readonly string[]): void => {
  const { own } = ctx.s;
  own.turn.back = { ...withThem(p, own, units) };
  own.replaced += units.length;
  for (const unit of units) delete own.fallen[unit];
};

/** How many of each class can still come back in this turn. */
export const replacementsLeft = (
  p: Printed,
  s: Seeing,
): { readonly all: number; readonly mechanized: number } => {
  const [mech = 0, foot = 0] = ['replaced-mechanized', 'replaced-foot'].map(
    (id) => lineOf(p.tables.limits, id).value,
  );
  const { mechanized, foot: gone } = s.own.turn.back;
  const game = lineOf(p.tables.limits, 'replaced').value - s.own.replaced;
  const all = isOn(p, s, 'replacements') ? Math.min(game, mech + foot - mechanized - gone) : 0;
  return { all, mechanized: Math.min(all, mech - mechanized) };
};
