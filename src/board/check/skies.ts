// What the rulebook of a game with weather says of its charts: the weather of each turn, who goes first in it, and how long
// lines of supply are.
import { TABLES, TURNS } from '../file-names.ts';
import type { Finding } from '../finding.ts';
import type { Wants } from './book-wants.ts';

/** The rule of a turn, its weather after a roll for Mud, and that after one for Good; left out: it is not said. */
export type Sky = readonly [rule: string, early?: string, late?: string];

/** Turn by turn from the first. */
export const skyFindings = (
  wants: Wants,
  skies: readonly Sky[],
  weather: readonly { readonly turn: number; readonly early: string; readonly late: string }[],
): readonly Finding[] =>
  weather.flatMap(({ turn, early, late }, i) => {
    const [rule = '', ifMud = early, ifGood = late] = skies[turn - 1] ?? [];
    return [
      ...(early === ifMud ? [] : wants(rule, TURNS, ['weather', i, 'early'], ifMud, early)),
      ...(late === ifGood ? [] : wants(rule, TURNS, ['weather', i, 'late'], ifGood, late)),
    ];
  });

/** By weather and field: what a line of the order of a turn has, and by which rule. */
export type Orders = Readonly<
  Record<string, Readonly<Record<string, readonly [rule: string, is: string | number]>>>
>;

export const orderFindings = (
  wants: Wants,
  orders: Orders,
  order: readonly { readonly weather: string }[],
): readonly Finding[] =>
  order.flatMap((line, i) =>
    Object.entries(orders[line.weather] ?? {}).flatMap(([field, [rule, is]]) => {
      const found = (line as Readonly<Record<string, unknown>>)[field];
      return found === is
        ? []
        : wants(rule, TURNS, ['order', i, field], is, typeof found === 'number' ? found : String(found));
    }),
  );

/** How long lines are, and by which rule; `shortened`: in which weather they are short, by side. */
export type Lengths = {
  readonly long: readonly [rule: string, hexes: number];
  readonly short: readonly [rule: string, hexes: number];
  readonly shortened: Readonly<Record<'german' | 'russian', readonly string[]>>;
};

export const lengthFindings = (
  wants: Wants,
  { long, short, shortened }: Lengths,
  supply: readonly { readonly weather: string; readonly german: number; readonly russian: number }[],
): readonly Finding[] =>
  supply.flatMap((line, i) =>
    (['german', 'russian'] as const).flatMap((side) => {
      const [rule, hexes] = shortened[side].includes(line.weather) ? short : long;
      return line[side] === hexes ? [] : wants(rule, TABLES, ['supply', i, side], hexes, line[side]);
    }),
  );
