// Chapter 3: the option that trades Lithuania for five hexes of Poland (3.7): what is agreed, whom it moves, what it is worth.
import type { State } from '../../../core/types.ts';
import { COASTAL_ARMY } from '../02-counters.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 3.7a is agreed before the campaign begins; the shorter scenario begins too late for it. */
export const isTrade = ({ scenario, options }: Pick<State, 'scenario' | 'options'>): boolean =>
  scenario === 'campaign' && options['lithuania'] === 'on';

/** 3.7b, 3.7c */
export const TRADED: Readonly<Record<Who, string>> = { german: 'lithuania', soviet: 'polish-five' };

export const hexesOfTrade = (p: Printed, to: Who): readonly string[] => p.area(TRADED[to]);

/** 3.7d: what the printed set-up puts into hexes that are German under the option. */
export const displaced = (p: Printed, scenario: string): readonly string[] =>
  hexesOfTrade(p, 'german').flatMap((hex) => p.set.scenarios[scenario]?.fixed[hex] ?? []);

/** 3.7e: who stays where the printed set-up has him. */
const STAYS: ReadonlySet<string> = new Set(['9ora', COASTAL_ARMY]);

type Standing = Pick<Seeing, 'own' | 'scenario' | 'options'>;

/** 3.7b: the five hexes of Lithuania are the Northern group's; 3.7c takes five away from the others. */
export const gainedHexes = (p: Printed, s: Standing, area: string): readonly string[] =>
  isTrade(s) && area === 'agn' ? hexesOfTrade(p, 'german') : [];

/** 3.7d, 3.7e: Soviet units whose hex their owner chooses under the option, placed already or not. */
export const sovietsMoved = (p: Printed, s: Standing): readonly string[] =>
  Object.values(p.set.scenarios[s.scenario]?.fixed ?? {})
    .flat()
    .filter((unit) => p.unit(unit).side === 'soviet' && !STAYS.has(unit));

/** R18: points follow control, so the trade changes the opening total by the worth of what changes hands. */
export const tradePoints = (p: Printed): Own['points'] => {
  const worth = (to: Who): number =>
    hexesOfTrade(p, to).reduce((sum, hex) => sum + (p.hex(hex).points ?? 0), 0);
  const amount = worth('german') - worth('soviet');
  return amount === 0 ? [] : [{ turn: 1, amount, why: 'points.lithuania', rule: 'barbarossa:R18' }];
};
