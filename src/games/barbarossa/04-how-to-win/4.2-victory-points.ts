// Chapter 4: victory points. Only the German has them (4.1b); each change is kept with its turn, reason and rule.
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasMarker } from '../../../mechanics/places.ts';
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { isTrade, TRADED } from '../03-set-up/3.7-lithuania.ts';
import { dieValue } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { pointsTotal } from '../state.ts';
import type { Ledgered, Own, Seeing } from '../state.ts';

/** 4.2c: at once, whatever it is for; the total may fall below nothing (R22). */
export const award = (
  p: Printed,
  ctx: Ctx<Own>,
  amount: number,
  why: string,
  rule: RuleId,
  hex?: string,
): void => {
  if (amount === 0) return;
  const { s } = ctx;
  s.own.points.push({ turn: s.clock.turn, amount, why, rule, ...(hex !== undefined && { hex }) });
  const total = pointsTotal(p, s);
  ctx.emit({ kind: 'points', rule, data: { amount, why, total, ...(hex !== undefined && { hex }) } });
};

/** 4.2a, 4.2b: hexes that are worth a point while the German holds them. */
export const isObjective = (p: Printed, hex: string): boolean => p.hex(hex).objective !== undefined;

/** A value of the chart of points; the id must be one of it. */
export const chartPoints = (p: Printed, id: string): number => {
  const line = p.tables.points.find((one) => one.id === id);
  if (line === undefined) throw new RangeError(`no points ${id}`);
  return line.points;
};

/** Half a die, a die less one: what a roll comes to by a line of the chart of dice. */
export const chartDie = (p: Printed, id: string, roll: number): number => {
  const line = p.tables.dice.find((one) => one.id === id);
  if (line === undefined) throw new RangeError(`no die ${id}`);
  return dieValue(line, roll);
};

export const isCity = (p: Printed, hex: string): boolean => p.hex(hex).objective === 'city';

/** R16, R17: neither industry nor oil; 4.19d: a Hero or Fortress City is a city like any other. */
export const citiesOf = (p: Printed, s: Pick<Seeing, 'own' | 'scenario'>, side: Who): readonly string[] =>
  p.objectives.filter((hex) => isCity(p, hex) && isHeldBy(p, s, hex, side));

/** 4.2e, 4.16d, R15, R18: the hexes worth points that the German had when the campaign began, trade of Lithuania and all. */
export const openingHexes = (
  p: Printed,
  { scenario, options }: Pick<Seeing, 'scenario' | 'options'>,
): readonly string[] => {
  const { control } = p.opening('campaign');
  const trade = isTrade({ scenario, options: { ...options } });
  return p.objectives.filter((hex) => {
    if (trade && p.inArea(TRADED.german, hex)) return true;
    return control.get(hex) === 'german' && !(trade && p.inArea(TRADED.soviet, hex));
  });
};

/** R19: what was traded away for Lithuania is neither Greater Germany nor the General Government. */
export const homeland = (
  p: Printed,
  { scenario, options }: Pick<Seeing, 'scenario' | 'options'>,
  hex: string,
): 'greater-germany' | 'general-government' | undefined => {
  const { country } = p.hex(hex);
  if (country !== 'greater-germany' && country !== 'general-government') return undefined;
  return isTrade({ scenario, options: { ...options } }) && p.inArea(TRADED.soviet, hex) ? undefined : country;
};

export type Worth = { readonly amount: number; readonly why: string; readonly rule: RuleId };

/**
 * 4.2c, 4.3, 9.3, R23: what a change of hands is worth depends only on the markers in the hex at that instant: not on
 * supply (4.2d), nor on markers that have gone, so that a former Hero City (4.3c) or Fortress City (4.3f) is worth one.
 */
export const worthOf = (p: Printed, own: Ledgered, hex: string, by: Who): Worth => {
  if (by === 'german')
    return hasMarker(own, 'hc', hex)
      ? { amount: chartPoints(p, 'hero-city'), why: 'points.hero-city', rule: 'barbarossa:4.3a' }
      : { amount: p.hex(hex).points ?? 0, why: 'points.taken', rule: 'barbarossa:4.2c' };
  return hasMarker(own, 'fc', hex)
    ? { amount: chartPoints(p, 'fortress-city'), why: 'points.fortress-city', rule: 'barbarossa:4.3d' }
    : { amount: -(p.hex(hex).points ?? 0), why: 'points.lost', rule: 'barbarossa:4.2c' };
};

/** Every change since the start, and the start itself. */
export const pointsLedger = (p: Printed, s: Pick<Seeing, 'own' | 'scenario'>): Ledger => {
  const start = p.set.scenarios[s.scenario]?.points ?? 0;
  const rule = s.scenario === 'road-back' ? 'barbarossa:12.3a' : 'barbarossa:3.2b';
  return ledger('points', [
    entry('add', start, 'points.start', rule),
    ...s.own.points.map(({ turn, amount, why, rule: id, hex }) =>
      entry('add', amount, why, id, { turn, ...(hex !== undefined && { hex }) }),
    ),
  ]);
};
