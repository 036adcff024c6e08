// Chapter 3: the units that the printed set-up gives to an army group, whose hexes their owner chooses (3.3c to 3.3g).
import type { RuleId } from '../../../core/types.ts';
import type { Printed, Who } from '../data/sheet.ts';

export type Group = {
  readonly side: Who;
  readonly area: string;
  readonly rule: RuleId;
  readonly historical: ReadonlyMap<string, string>;
};

const groupsOf = (p: Printed, scenario: string): readonly (readonly [string, Group])[] =>
  Object.values(p.set.scenarios[scenario]?.free ?? {}).flatMap(({ side, area, historical, rules }) => {
    const places = Object.entries(historical).flatMap(([hex, ids]) => ids.map((id) => [id, hex] as const));
    const rule = rules[0] ?? 'barbarossa:3.3c';
    const group = { side: side as Who, area, rule, historical: new Map(places) };
    return places.map(([unit]) => [unit, group] as const);
  });

/** 3.3c to 3.3f: the group of each unit its owner places as he likes. After set-up no rule asks for it (3.3g). */
export const freeUnits = (p: Printed, scenario: string): ReadonlyMap<string, Group> =>
  new Map(groupsOf(p, scenario));
