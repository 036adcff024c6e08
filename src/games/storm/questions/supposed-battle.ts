// Chapter 10: a battle as a side may suppose it under fog (10.7): at best and at worst of what may lie covered.
import { atRestBy } from '../../../core/state-cache.ts';
import { extremesUnder, supposing } from '../../../mechanics/combat/questions/supposed.ts';
import type { Against, Column, SupposeLaw, Supposing } from '../../../mechanics/combat/questions/supposed.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { onMap } from '../../../mechanics/places.ts';
import { defenceFactor } from '../02-counters.ts';
import { agreed } from '../03-set-up/3.1-agreed.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { fogOf, isKnown } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { battleOdds, ladder } from '../10-prepared-assaults/10.8-odds.ts';
import type { Battle, Kind } from '../10-prepared-assaults/10.8-battle-frame.ts';
import { supplyAtBattle } from '../10-prepared-assaults/10.8-supply-at-battle.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Told = {
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly kind?: Kind;
  readonly drop?: readonly string[];
  /** The board by which everybody is supplied; absent: the one that is fought on. */
  readonly fed?: Seeing;
};

/** Units of a side that the other cannot place: each of them might be anywhere that is covered. */
const unplaced = atRestBy((p: Printed, s: Seeing, side: Who): readonly string[] =>
  onMap(p, s, side).filter((unit) => !isKnown(p, s, unit, p.other(side))),
);

const nobody = (s: Seeing): Pick<Seeing, 'own'> => ({ own: { ...s.own, places: {} } });

const lawOf = (
  p: Printed,
  s: Pick<Seeing, 'options'>,
): SupposeLaw<Seeing, Battle, Told, undefined, ResultCode> => ({
  ladder: ladder(p, s),
  seen: (now, hex, side, who) => fogOf(p).seenAt(now, hex, side, who),
  defends: (now, { kind = 'prepared' }, unit) =>
    kind !== 'prepared' || !now.own.phase.defended.includes(unit),
  range: (_, hidden, known) => fogOf(p).range(hidden, known),
  under: (now, { hex, attackers }, known, range) => {
    const side = p.other(p.sideOf(attackers[0] ?? ''));
    return extremesUnder(
      unplaced(p, now, side),
      known,
      range,
      (unit) => defenceFactor(p, unit),
      (there, unit) => refuseStack(p, nobody(now), hex, side, [...there, unit]) === undefined,
    );
  },
  battle: (now, { hex: target, attackers, kind = 'prepared', drop = [], fed = now }, defenders) => ({
    target,
    kind,
    attackers: [...attackers, ...drop],
    drop,
    defenders,
    supply: supplyAtBattle(p, fed, [...attackers, ...drop, ...defenders], drop, (unit) =>
      defenders.includes(unit) ? target : undefined,
    ),
  }),
  extremes: (now, battle) => {
    const odds = battleOdds(p, now, battle);
    return [odds, odds];
  },
});

const CELL = 'result-six-five';

type Supposed = Supposing<Seeing, Battle, Told, undefined, ResultCode>;

const made = perSheet((p: Printed): Readonly<Record<string, Supposed>> =>
  Object.fromEntries(
    ['2-0', '1-0'].map((value) => [
      value,
      supposing<Seeing, Battle, Told, undefined, ResultCode>(p, lawOf(p, { options: { [CELL]: value } })),
    ]),
  ),
);

/** By the table that was agreed on (R21). */
export const supposed = (p: Printed, s: Pick<Seeing, 'options'>): Supposed => {
  const found = made(p)[agreed(p, s, CELL)];
  if (found === undefined) throw new RangeError('no combat results table');
  return found;
};

/** The key is the hex, the kind of battle, who asks, and somebody who attacks: whoever else does makes no difference. */
const againstBy = atRestBy((p: Printed, s: Seeing, key: string): Against<Seeing> => {
  const [hex = '', kind, who = '', unit = ''] = key.split(' ');
  return supposed(p, s).against(s, who, { hex, kind: kind as Kind, attackers: [unit] }, undefined);
});

/** For many attacks on one hex: who stands there is supposed once for as long as nothing changes. */
export const supposeAgain = (
  p: Printed,
  s: Seeing,
  who: Viewer<Who>,
  told: Told,
): ReturnType<Supposed['suppose']> => {
  const { hex, kind = 'prepared', attackers } = told;
  const there = againstBy(p, s, `${hex} ${kind} ${who} ${attackers[0]}`);
  return supposed(p, s).attackOn(there, told, undefined);
};

/** The columns of a battle as far as a viewer may know. */
export const columnFor = (p: Printed, s: Seeing, who: Viewer<Who>, told: Told): Column => {
  const { columnOf, suppose } = supposed(p, s);
  return columnOf(suppose(s, who, told, undefined));
};
