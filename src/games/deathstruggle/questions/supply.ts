// What a player asks of supply: full, limited or none, judged at each moment. Read only.
import type { SupplySight } from '../../../api/game.ts';
import type { RuleId } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Bar, Note } from '../../../mechanics/supply/bars.ts';
import { cuttersOf } from '../../../mechanics/supply/maps.ts';
import { supplyQuestions } from '../../../mechanics/supply/questions.ts';
import { supplyStates } from '../../../mechanics/supply/states.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { barriersNow, lengthOf, limitedLength, supplyMap } from '../supply/lines.ts';
import type { LevelMap } from '../supply/lines.ts';
import { isBeyondArmies, isFed, levelAt, levelOf } from '../supply/supplied.ts';
import { classOf } from '../unit-data/classes.ts';
import { zonesOf } from '../zones-of-control/zones.ts';

/** From the best to the worst. */
const STATES = ['full', 'fed', 'limited', 'isolated'] as const;
type SupplyState = (typeof STATES)[number];

const FULL: Readonly<Record<Who, RuleId>> = { axis: 'deathstruggle:SUP.1', russian: 'deathstruggle:SUP.5' };

const LESS: Readonly<Record<Exclude<SupplyState, 'full'>, RuleId>> = {
  fed: 'deathstruggle:SUP.10',
  limited: 'deathstruggle:SUP.8',
  isolated: 'deathstruggle:SUP.9',
};

const states = supplyStates<Who, Printed, Seeing, LevelMap, SupplyState>({
  map: supplyMap,
  away: () => 'fed',
  at: (p, s, unit, hex, map) => {
    if (isFed(s, unit)) return 'fed';
    return classOf(p, unit).isAir ? 'full' : levelAt(p, s, p.sideOf(unit), hex, map);
  },
});

const means = (rule: RuleId, why: string): Bar => ({ rule, why: `supply.means.${why}` });

const ATTACKED = means('deathstruggle:SUP.13', 'attacked-better');

const EFFECTS: Readonly<Partial<Record<SupplyState, readonly Bar[]>>> = {
  limited: [means('deathstruggle:SUP.11', 'attacks-worse'), ATTACKED],
  isolated: [
    means('deathstruggle:SUP.9', 'struck'),
    means('deathstruggle:REC.6', 'stays'),
    means('deathstruggle:R92', 'attacks-worse'),
    ATTACKED,
  ],
};

/** What stands beside a hex without full supply, and what it has instead. */
const barsAt = (p: Printed, s: Seeing, side: Who, hex: string): readonly Note[] => {
  const map = supplyMap(p, s, side);
  const { closed } = barriersNow(p, s, side);
  const isBeyond = side === 'axis' && isBeyondArmies(p, s, hex);
  const isFar = unitsAt(s.own, hex).length === 0 && map.limited(hex) && !isBeyond;
  const around = map.overland(hex) ? [] : p.neighbours(hex);
  const told = (is: boolean, rule: RuleId, why: string, hexes: readonly string[] = []): readonly Note[] =>
    is ? [{ why, rule, hexes }] : [];
  const some = (why: string, is: (at: string) => boolean): readonly Note[] =>
    told(around.some(is), 'deathstruggle:SUP.6', why, around.filter(is));
  return [
    ...told(isFar, 'deathstruggle:SUP.8', 'supply.hex-limited'),
    ...told(isBeyond, 'deathstruggle:WEA.1', 'supply.beyond-armies'),
    ...some('supply.bar.enemy', (at) => closed.includes(p.grid.index(at))),
    ...some(
      'supply.bar.zone',
      (at) => unitsAt(s.own, at).length === 0 && zonesOf(p).isInZone(s, at, p.other(side)),
    ),
  ];
};

const asked = supplyQuestions<Who, Printed, Seeing, LevelMap, SupplyState>({
  maps: supplyMap,
  states,
  ranks: STATES,
  overland: 'full',
  none: 'isolated',
  exempt: 'fed',
  letters: { limited: '-', isolated: '?' },
  rule: (side, state) => (state === 'full' ? FULL[side] : LESS[state]),
  // Nothing is hidden in this game.
  isOpen: () => true,
  cites: { cut: 'deathstruggle:SUP.6' },
  effects: (_p, _s, _unit, state) => EFFECTS[state] ?? [],
  uses: (_p, side, line) => {
    const last = line.at(-1);
    return last === undefined ? [] : [{ rule: FULL[side], why: 'supply.over.source', hexes: [last] }];
  },
  bars: barsAt,
  otherLine: (p, s, state, hex, map) => {
    if (state !== 'limited') return undefined;
    const hexes = map.farLine(hex);
    const without = (at: string): LevelMap => supplyMap(p, s, map.side, { lost: [at] });
    return { hexes, cutBy: cuttersOf(p, hex, hexes, (at) => without(at).limited(hex)) };
  },
  also: (p, s, side) => [
    message('supply.length', {
      most: lengthOf(p, s, side),
      far: limitedLength(p),
      rule: side === 'axis' ? 'deathstruggle:SUP.2' : 'deathstruggle:SUP.5',
    }),
  ],
});

export const supplyOfUnit = asked.ofUnit;
export const supplyAnswer = asked.answer;

export const supplySight = (p: Printed, s: Seeing, who: string): SupplySight => asked.sight(p, s, who);

export const isOutOfSupply =
  (p: Printed, s: Seeing) =>
  (unit: string): boolean =>
    levelOf(p, s, unit) === 'isolated';
