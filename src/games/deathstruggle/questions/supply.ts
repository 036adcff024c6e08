// What a player asks of supply: full, limited or none, judged at each moment. Read only.
import type { SupplySight } from '../../../api/game.ts';
import type { RuleId } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Bar, Note } from '../../../mechanics/supply/bars.ts';
import { supplyQuestions } from '../../../mechanics/supply/questions.ts';
import { supplyStates } from '../../../mechanics/supply/states.ts';
import { otherSide } from '../data/sheet.ts';
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

const RULES: Readonly<Record<Who, Readonly<Record<SupplyState, RuleId>>>> = {
  axis: {
    full: 'deathstruggle:SUP.1',
    fed: 'deathstruggle:SUP.10',
    limited: 'deathstruggle:SUP.8',
    isolated: 'deathstruggle:SUP.9',
  },
  russian: {
    full: 'deathstruggle:SUP.5',
    fed: 'deathstruggle:SUP.10',
    limited: 'deathstruggle:SUP.8',
    isolated: 'deathstruggle:SUP.9',
  },
};

const states = supplyStates<Who, Printed, Seeing, LevelMap, SupplyState>({
  map: supplyMap,
  away: () => 'fed',
  at: (p, s, unit, hex, map) => {
    if (isFed(s, unit)) return 'fed';
    return classOf(p, unit).isAir ? 'full' : levelAt(p, s, p.sideOf(unit), hex, map);
  },
});

const note = (rule: RuleId, why: string): Bar => ({ rule, why: `supply.means.${why}` });

const ATTACKED = note('deathstruggle:SUP.13', 'attacked-better');
const ATTACKS = note('deathstruggle:SUP.11', 'attacks-worse');

const effects = (state: SupplyState): readonly Bar[] => {
  if (state === 'limited') return [ATTACKS, ATTACKED];
  return state === 'isolated'
    ? [
        note('deathstruggle:SUP.9', 'struck'),
        note('deathstruggle:REC.6', 'stays'),
        { ...ATTACKS, rule: 'deathstruggle:R92' },
        ATTACKED,
      ]
    : [];
};

/** What stands beside a hex without full supply, and what it has instead. */
const barsAt = (p: Printed, s: Seeing, side: Who, hex: string): readonly Note[] => {
  const map = supplyMap(p, s, side);
  const isEmpty = unitsAt(s.own, hex).length === 0;
  const enemy = otherSide(side);
  const { closed } = barriersNow(p, s, side);
  const around = p.neighbours(hex);
  const some = (why: string, rule: RuleId, hexes: readonly string[]): readonly Note[] =>
    hexes.length === 0 ? [] : [{ why, rule, hexes }];
  const beyond = side === 'axis' && isBeyondArmies(p, s, hex);
  const [enemies, zones] = map.overland(hex)
    ? [[], []]
    : [
        around.filter((at) => closed.includes(p.grid.index(at))),
        around.filter((at) => unitsAt(s.own, at).length === 0 && zonesOf(p).isInZone(s, at, enemy)),
      ];
  return [
    ...(isEmpty && map.limited(hex) && !beyond
      ? [{ why: 'supply.hex-limited', rule: 'deathstruggle:SUP.8' as const, hexes: [] }]
      : []),
    ...(beyond ? [{ why: 'supply.beyond-armies', rule: 'deathstruggle:WEA.1' as const, hexes: [] }] : []),
    ...some('supply.bar.enemy', 'deathstruggle:SUP.6', enemies),
    ...some('supply.bar.zone', 'deathstruggle:SUP.6', zones),
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
  rule: (side, state) => RULES[side][state],
  // Nothing is hidden in this game.
  isOpen: () => true,
  cites: { line: 'deathstruggle:SUP.1', cut: 'deathstruggle:SUP.6' },
  effects: (_p, _s, _unit, state) => effects(state),
  uses: (_p, side, line) => {
    const last = line.at(-1);
    return last === undefined ? [] : [{ rule: RULES[side].full, why: 'supply.over.source', hexes: [last] }];
  },
  bars: barsAt,
  otherLine: (_p, _s, state, hex, map) =>
    state === 'limited' ? { hexes: map.farLine(hex), cutBy: [] } : undefined,
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
