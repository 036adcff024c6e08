// Ground combat: exchanges (RES.X) and what attackers pay when they are eliminated (RES.AE).
import type { Ctx, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import type { Frame } from '../../../core/types.ts';
import { GARRISON } from '../../../mechanics/combat/allocated/effects.ts';
import type { Bill, Pay, Purse } from '../../../mechanics/combat/allocated/exchange.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { paying } from '../../../mechanics/combat/allocated/paying.ts';
import type { PayLaw } from '../../../mechanics/combat/allocated/paying.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { breakUp, reduce } from '../armies/break-up.ts';
import type { ResultCode as Code } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { eliminate } from '../eliminate.ts';
import type { Own, Seeing } from '../state.ts';
import { attackOf, defenceOf, weakAttackOf } from '../unit-data/factors.ts';
import { attackingSide, isCounter } from './fights.ts';
import { hexBonuses, infantryOf, ownDefence, sumOf } from './strengths.ts';
import { meaning } from './table.ts';

export type PayKind = 'exchange' | 'eliminated';

const isOnMap = (p: Printed, s: Pick<Seeing, 'own'>, unit: string): boolean =>
  p.isUnit(unit) && p.isHex(placeOf(s.own, unit));

/** RES.X.7: divisions of a corps that has been broken up in this battle, where it stood. */
const partsOf = (p: Printed, s: Seeing, fight: Fight, corps: string): readonly string[] => {
  if (isOnMap(p, s, corps)) return [];
  const there = unitsAt(s.own, fight.from[corps] ?? '');
  return p.divisionsOf(corps).filter((unit) => there.includes(unit));
};

/** Attackers who are left, with the divisions that corps have broken into. */
export const survivors = (p: Printed, s: Seeing, fight: Fight): readonly string[] =>
  fight.units.flatMap((unit) => (isOnMap(p, s, unit) ? [unit] : partsOf(p, s, fight, unit)));

/** Nothing is paid more than the unit has counted for; the end of a purse that counts for nothing is left out. */
const upTo = (most: number, pays: readonly Pay[]): readonly Pay[] => {
  let left = most;
  const cut = pays.map((pay) => {
    const worth = Math.min(left, pay.worth);
    left -= worth;
    return { ...pay, worth };
  });
  const last = cut.findLastIndex(({ worth }) => worth > 0);
  return cut.slice(0, last + 1);
};

const ONE: Pay = { kind: 'part', worth: 1 };

/** RES.X.7, R11: one factor for breaking up, and one for each division. */
const corpsPays = (
  p: Printed,
  s: Seeing,
  fight: Fight,
  corps: string,
  counted: number,
): Pick<Purse, 'names' | 'pays'> => {
  const divisions = p.divisionsOf(corps);
  if (isOnMap(p, s, corps))
    return {
      names: [corps],
      pays: upTo(counted, [{ kind: 'break', worth: 1 }, ...divisions.map(() => ONE)]),
    };
  const names = partsOf(p, s, fight, corps);
  const paid = 1 + divisions.length - names.length;
  return {
    names,
    pays: upTo(
      counted - paid,
      names.map(() => ONE),
    ),
  };
};

/** RES.X.8: what lies between its two faces, and what is left; where turning it over is worth nothing it is not turned over. */
const panzerPays = (p: Printed, s: Seeing, unit: string, counted: number): readonly Pay[] => {
  const weak = weakAttackOf(p, s, unit);
  const now = Math.min(counted, attackOf(p, s, unit));
  return weak < now
    ? [
        { kind: 'flip', worth: now - weak },
        { kind: 'die', worth: weak },
      ]
    : [{ kind: 'die', worth: now }];
};

/** RES.X.10: once in a battle, without being turned back. */
const armyPays = (
  p: Printed,
  s: Seeing,
  unit: string,
  counted: number,
  hasAbsorbed: boolean,
): readonly Pay[] => {
  const gap = s.own.strong.includes(unit) ? Math.max(0, counted - weakAttackOf(p, s, unit)) : 0;
  const rest: Pay = { kind: 'die', worth: counted - gap };
  return gap > 0 && !hasAbsorbed ? [{ kind: 'absorb', worth: gap }, rest] : [rest];
};

const absorbedIn = (f: SeenFrame): readonly string[] => (f.vars['absorbed'] ?? []) as readonly string[];

const purseOf = (p: Printed, s: Seeing, f: SeenFrame, unit: string, kind: PayKind): Purse => {
  const fight = fightOf(f);
  const counted = fightCourse(f).counted?.[unit] ?? attackOf(p, s, unit);
  const { isArmour, isArmy, type } = classOf(p, unit);
  // RES.X.11: panzers come first; RES.AE.2: any armour does.
  const isFirst = kind === 'eliminated' ? isArmour : type === 'panzer';
  const whole = (pays: readonly Pay[]): Purse => ({
    unit,
    names: isOnMap(p, s, unit) ? [unit] : [],
    pays: isOnMap(p, s, unit) ? pays.filter(({ worth }) => worth > 0) : [],
    isFirst,
  });
  // R85
  if (kind === 'eliminated') return whole([{ kind: 'die', worth: counted }]);
  if (p.divisionsOf(unit).length > 0) return { unit, ...corpsPays(p, s, fight, unit, counted), isFirst };
  if (isArmy) return whole(armyPays(p, s, unit, counted, absorbedIn(f).includes(unit)));
  return whole(panzerPays(p, s, unit, counted));
};

export const purses = (p: Printed, s: Seeing, f: SeenFrame, kind: PayKind): readonly Purse[] =>
  fightOf(f)
    .units.map((unit) => purseOf(p, s, f, unit, kind))
    .filter(({ pays }) => pays.length > 0);

/** RES.X.4, R11: each defender with its entrenchment; the hex with the last of its infantry; the city once nobody else is left. */
export const billFor = (p: Printed, s: Seeing, f: SeenFrame, units: readonly string[]): Bill => {
  const fight = fightOf(f);
  const factor = (unit: string): number => sumOf(ownDefence(p, s, fight, unit));
  const counters = fight.defenders.filter((unit) => isCounter(p, unit) && isOnMap(p, s, unit));
  const solid = counters.filter((unit) => factor(unit) > 0);
  const { attackers } = fightCourse<Code>(f);
  return {
    owed: units.map((id) => {
      if (id === GARRISON) return { id, factor: factor(id), with: counters };
      // What has no factor goes with the last of the others.
      return factor(id) > 0 ? { id, factor: factor(id) } : { id, factor: 0, with: solid };
    }),
    dues: [{ factor: sumOf(hexBonuses(p, s, fight)), of: infantryOf(p, counters) }],
    percent: attackers === undefined ? 100 : meaning(p, attackers).percent,
  };
};

/** RES.X.11: factors of Russian tanks among those removed; RES.AE.2: of any armour that defends. */
export const firstIn = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  units: readonly string[],
  kind: PayKind,
): number => {
  if (kind === 'exchange' && attackingSide(p, fightOf(f)) !== 'german') return 0;
  return units
    .filter((unit) => isCounter(p, unit) && classOf(p, unit).isArmour)
    .reduce((sum, unit) => sum + defenceOf(p, s, unit), 0);
};

const kindOf = (f: SeenFrame): PayKind => (f.vars['kind'] === 'exchange' ? 'exchange' : 'eliminated');

const take = (p: Printed, ctx: Ctx<Own>, f: Frame, purse: Purse, name: string): void => {
  const [next] = purse.pays;
  switch (next?.kind) {
    case 'absorb':
      f.vars['absorbed'] = [...absorbedIn(f), purse.unit];
      ctx.emit({
        kind: 'exchange.absorbed',
        rule: 'typhoon:RES.X.10',
        data: { unit: purse.unit, worth: next.worth },
      });
      return;
    case 'flip':
      reduce(ctx, purse.unit, 'typhoon:RES.X.8');
      return;
    case 'break':
      breakUp(p, ctx, purse.unit, 'typhoon:RES.X.7');
      return;
    case 'part':
    case 'die':
      if (kindOf(f) === 'exchange') eliminate(p, ctx, [name], 'typhoon:RES.X.5', 'exchange');
      else eliminate(p, ctx, [name], 'typhoon:RES.AE.1', 'combat');
      return;
    case undefined:
      return;
  }
};

const payLaw = (p: Printed): PayLaw<Own> => ({
  rules: { loses: 'typhoon:RES.X.5', first: 'typhoon:RES.X.11', least: 'typhoon:R11' },
  side: (f) => attackingSide(p, fightOf(f)),
  hex: (f) => fightOf(f).hex,
  purses: (s, f) => purses(p, s, f, kindOf(f)),
  pay: (ctx, f, purse, name) => take(p, ctx, f, purse, name),
});

export const pay = (p: Printed): Procedure<Own> => paying(payLaw(p));
