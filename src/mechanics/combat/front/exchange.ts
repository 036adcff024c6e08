// Exchanges, and what attackers pay when as many as the defence are eliminated.
import type { Ctx, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Frame, Params } from '../../../core/types.ts';
import { placeOf, unitsAt } from '../../places.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { GARRISON } from '../allocated/effect-law.ts';
import type { AllocatedLaw } from '../allocated/battle-law.ts';
import { coverable, meansOf, priceOf, worthOf } from '../allocated/exchange.ts';
import type { Bill, Pay, Purse } from '../allocated/exchange.ts';
import { fightCourse, fightOf } from '../allocated/fight.ts';
import type { Fight } from '../allocated/fight.ts';
import { exchanged } from '../allocated/outcome.ts';
import { paying } from '../allocated/payments.ts';
import { rulesOn } from '../rules-now.ts';
import { attackingSide, isCounter } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';
import { ownDefence, sumOf } from './strengths.ts';
import { meaning } from './table.ts';

export type PayKind = 'exchange' | 'eliminated';

const isOnMap = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Pick<Seen<FrontOwn>, 'own'>,
  unit: string,
): boolean => law.sheet.isUnit(unit) && law.sheet.isHex(placeOf(s.own, unit));

/** Divisions of a corps that has been broken up in this battle, where it stood. */
const partsOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  corps: string,
): readonly string[] => {
  if (isOnMap(law, s, corps)) return [];
  const there = unitsAt(s.own, fight.from[corps] ?? '');
  return law.divisionsOf(corps, s.own).filter((unit) => there.includes(unit));
};

/** Attackers who are left, with the divisions that corps have broken into. */
export const survivors = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): readonly string[] =>
  fight.units.flatMap((unit) => (isOnMap(law, s, unit) ? [unit] : partsOf(law, s, fight, unit)));

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

/** One factor for breaking up, and one for each division. */
const corpsPays = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  corps: string,
  counted: number,
): Pick<Purse, 'names' | 'pays'> => {
  const divisions = law.divisionsOf(corps, s.own);
  if (isOnMap(law, s, corps))
    return {
      names: [corps],
      pays: upTo(counted, [{ kind: 'break', worth: 1 }, ...divisions.map(() => ONE)]),
    };
  const names = partsOf(law, s, fight, corps);
  const paid = 1 + divisions.length - names.length;
  return {
    names,
    pays: upTo(
      counted - paid,
      names.map(() => ONE),
    ),
  };
};

/** The same where divisions are of different worth: each of them pays by itself. */
const corpsParts = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  corps: string,
  isFirst: boolean,
): readonly Purse[] => {
  const worth = (unit: string): number => law.partAttack?.(s, unit) ?? 1;
  if (isOnMap(law, s, corps)) {
    const then = law.divisionsOf(corps, s.own).map(worth);
    return [{ unit: corps, names: [corps], pays: [{ kind: 'break', worth: 1 }], then, isFirst }];
  }
  return partsOf(law, s, fight, corps).map((unit) => ({
    unit,
    names: [unit],
    pays: [{ kind: 'part', worth: worth(unit) }],
    isFirst,
  }));
};

/** What lies between its two faces, and what is left; where turning it over is worth nothing it is not turned over. */
const panzerPays = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
  counted: number,
): readonly Pay[] => {
  const weak = law.weakAttack(s, unit);
  const now = Math.min(counted, law.attack(s, unit));
  return weak < now
    ? [
        { kind: 'flip', worth: now - weak },
        { kind: 'die', worth: weak },
      ]
    : [{ kind: 'die', worth: now }];
};

/** The difference to its weaker side, once in a battle, without being turned back. */
const armyPays = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
  counted: number,
  hasAbsorbed: boolean,
): readonly Pay[] => {
  const gap = s.own.strong.includes(unit) ? Math.max(0, counted - law.weakAttack(s, unit)) : 0;
  const rest: Pay = { kind: 'die', worth: counted - gap };
  return gap > 0 && !hasAbsorbed ? [{ kind: 'absorb', worth: gap }, rest] : [rest];
};

/** What each unit has absorbed in this exchange. */
export type Absorbed = Readonly<Record<string, number>>;
const absorbedIn = (f: SeenFrame): Absorbed => (f.vars['absorbed'] ?? {}) as Absorbed;

/** In an exchange panzers come first, and any armour where attackers are eliminated, if the game has no account of its own. */
const isFirstOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
  kind: PayKind,
): boolean => {
  if (law.account !== undefined) return law.account.isFirst(s, unit);
  const { isArmour, type } = classOf(law.sheet, unit);
  return kind === 'eliminated' ? isArmour : type === 'panzer';
};

const purseOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  unit: string,
  kind: PayKind,
): Purse => {
  const fight = fightOf(f);
  const counted = fightCourse(f).counted?.[unit] ?? law.attack(s, unit);
  const { isArmy } = classOf(law.sheet, unit);
  const isFirst = isFirstOf(law, s, unit, kind);
  const whole = (pays: readonly Pay[]): Purse => ({
    unit,
    names: isOnMap(law, s, unit) ? [unit] : [],
    pays: isOnMap(law, s, unit) ? pays.filter(({ worth }) => worth > 0) : [],
    isFirst,
  });
  // Units and nothing else.
  if (kind === 'eliminated') return whole([{ kind: 'die', worth: counted }]);
  const special = law.pays?.(s, f, unit, counted);
  if (special !== undefined) return { unit, ...special, isFirst };
  if (law.divisionsOf(unit, s.own).length > 0)
    return { unit, ...corpsPays(law, s, fight, unit, counted), isFirst };
  if (isArmy) return whole(armyPays(law, s, unit, counted, absorbedIn(f)[unit] !== undefined));
  return whole(panzerPays(law, s, unit, counted));
};

export const purses = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  kind: PayKind,
): readonly Purse[] =>
  fightOf(f)
    .units.flatMap((unit): readonly Purse[] =>
      kind === 'exchange' && law.partAttack !== undefined && law.divisionsOf(unit, s.own).length > 0
        ? corpsParts(law, s, fightOf(f), unit, isFirstOf(law, s, unit, kind))
        : [purseOf(law, s, f, unit, kind)],
    )
    .filter(({ pays }) => pays.length > 0);

/** Each defender with its entrenchment; the hex with the last of its infantry; the city once nobody else is left. */
export const billFor = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  units: readonly string[],
): Bill => {
  const fight = fightOf(f);
  const factor = (unit: string): number => sumOf(ownDefence(law, s, fight, unit));
  const counters = fight.defenders.filter((unit) => isCounter(law, unit) && isOnMap(law, s, unit));
  const solid = counters.filter((unit) => factor(unit) > 0);
  const { attackers } = fightCourse<R>(f);
  return {
    owed: units.map((id) => {
      if (id === GARRISON) return { id, factor: factor(id), with: counters };
      // What has no factor goes with the last of the others.
      return factor(id) > 0 ? { id, factor: factor(id) } : { id, factor: 0, with: solid };
    }),
    dues: law
      .bonuses(s, fight)
      .map(({ line, of }) => ({ factor: line.n, of: of.filter((unit) => counters.includes(unit)) })),
    percent: attackers === undefined ? 100 : meaning(law, attackers).percent,
    ...(law.account !== undefined && { least: law.account.least }),
  };
};

/** Factors of Russian tanks among those removed, or of any armour that defends where attackers are eliminated. */
export const firstIn = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  units: readonly string[],
  kind: PayKind,
): number => {
  const { account } = law;
  if (account !== undefined && kind === 'eliminated') return 0;
  if (account === undefined && kind === 'exchange' && attackingSide(law, fightOf(f)) !== law.invader)
    return 0;
  const asks = (unit: string): boolean =>
    account === undefined ? classOf(law.sheet, unit).isArmour : account.asksFirst(s, unit);
  return units
    .filter((unit) => isCounter(law, unit) && asks(unit))
    .reduce((sum, unit) => sum + law.defence(s, unit), 0);
};

/** What it costs both sides if it is taken; `all`: whatever the attackers have, `units`: those removed, where nobody chooses them. */
const costs = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
): Params => {
  const { attackers, parts = [] } = fightCourse<R>(f);
  if (attackers === undefined) return {};
  const bill = billFor(
    law,
    s,
    f,
    exchanged<R>((code) => meaning(law, code), { attackers, parts }),
  );
  const everybody = bill.owed.map(({ id }) => id);
  const price = (set: readonly string[]): number => priceOf(worthOf(bill, set), bill.percent, bill.least);
  const means = meansOf(purses(law, s, f, 'exchange'));
  const isWhole = law.removesAll?.(s) === true;
  const [set = [], more] = isWhole ? [everybody] : coverable(bill, means);
  const isRuinous = (isWhole || law.account !== undefined) && means < price(everybody);
  const units = set.filter((unit) => isCounter(law, unit));
  return {
    theirs: worthOf(bill, set),
    own: price(set),
    ...(isRuinous && { all: true }),
    ...(more === undefined && units.length > 0 && { units }),
  };
};

/** Who is asked whether he declines is told what it costs. */
export const declining = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  decline: NonNullable<AllocatedLaw<O, R>['decline']>,
): typeof decline => ({
  ...decline,
  told: (s, f, by) => ({ ...decline.told(s, f, by), ...costs(law, s, f) }),
});

const kindOf = (f: SeenFrame): PayKind => (f.vars['kind'] === 'exchange' ? 'exchange' : 'eliminated');

const take = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  ctx: Ctx<O>,
  f: Frame,
  purse: Purse,
  name: string,
): void => {
  const [next] = purse.pays;
  switch (next?.kind) {
    case 'absorb':
      f.vars['absorbed'] = { ...absorbedIn(f), [purse.unit]: next.worth };
      ctx.emit({
        kind: 'exchange.absorbed',
        rule: law.rules.absorb,
        data: { unit: purse.unit, worth: next.worth },
      });
      return;
    case 'flip':
      law.reduce(ctx, purse.unit, law.rules.flip);
      return;
    case 'break':
      law.breakUp(ctx, purse.unit, law.rules.breakUp);
      return;
    case 'part':
    case 'die':
      if (kindOf(f) === 'exchange') law.eliminate(ctx, [name], law.rules.exchange, 'exchange');
      else law.eliminate(ctx, [name], law.rules.eliminated, 'combat');
      return;
    case undefined:
      return;
  }
};

export const pay = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Procedure<O> =>
  paying<O>({
    rules: {
      loses: law.rules.exchange,
      first: (s) => rulesOn(law, s).panzersFirst,
      least: (f) => (kindOf(f) === 'exchange' ? undefined : law.rules.leastLost) ?? law.rules.least,
      others: (f) => (kindOf(f) === 'exchange' ? undefined : law.rules.leastLost) ?? law.rules.exchange,
    },
    side: (f) => attackingSide(law, fightOf(f)),
    hex: (f) => fightOf(f).hex,
    purses: (s, f) => purses(law, s, f, kindOf(f)),
    result: (f) => ({ ...absorbedIn(f) }),
    pay: (ctx, f, purse, name) => take(law, ctx, f, purse, name),
  });
