// Chapter 11: a battle as a side may suppose it under fog (6.8): at best and at worst of what may lie covered.
import { atRest } from '../../../core/state-cache.ts';
import { extremesUnder, supposing } from '../../../mechanics/combat/questions/supposed.ts';
import type { Column, SupposeLaw } from '../../../mechanics/combat/questions/supposed.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { onMap } from '../../../mechanics/places.ts';
import { fogOf, isKnown } from '../06-stacking/6.8-fog-of-war.ts';
import type { Viewer } from '../06-stacking/6.8-fog-of-war.ts';
import { battleOdds, ladder } from '../11-combat/11.8-odds.ts';
import type { Battle } from '../11-combat/11.8-battle-frame.ts';
import { combatFactor } from '../11-combat/11.9-strengths.ts';
import { supplyAtBattle } from '../11-combat/11.12-supply-at-battle.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { frontOf } from '../state.ts';
import type { Seeing } from '../state.ts';

export type Told = { readonly hex: string; readonly attackers: readonly string[] } & Pick<
  Battle,
  'air' | 'armour'
>;

/** Soviet units that the German cannot place: each of them might be anywhere that is covered. */
const unplaced = atRest((p: Printed, s: Seeing): readonly string[] =>
  onMap(p, s, 'soviet').filter((unit) => !isKnown(p, s, unit, 'german')),
);

const lawOf = (p: Printed): SupposeLaw<Seeing, Battle, Told, undefined, ResultCode> => ({
  ladder: ladder(p),
  seen: (s, hex, side, who) => fogOf(p).seenAt(s, hex, side, who),
  defends: (s, _, unit) => !s.own.phase.defended.includes(unit),
  range: (_, hidden, known) => fogOf(p).range(hidden, known),
  under: (s, _, known, range) =>
    extremesUnder(
      unplaced(p, s),
      known,
      range,
      (unit) => combatFactor(p, s, unit),
      // 6.10a
      (there, unit) => there.every((other) => frontOf(p, other) === frontOf(p, unit)),
    ),
  battle: (s, { hex: target, attackers, ...support }, defenders) => ({
    ...support,
    target,
    attackers,
    defenders,
    supply: supplyAtBattle(p, s, [...attackers, ...defenders]),
  }),
  extremes: (s, battle) => {
    const odds = battleOdds(p, s, battle);
    return [odds, odds];
  },
});

export const supposed = perSheet((p: Printed) =>
  supposing<Seeing, Battle, Told, undefined, ResultCode>(p, lawOf(p)),
);

/** The columns of a battle as far as a viewer may know. */
export const columnFor = (p: Printed, s: Seeing, who: Viewer<Who>, told: Told): Column => {
  const { columnOf, suppose } = supposed(p);
  return columnOf(suppose(s, who, told, undefined));
};
