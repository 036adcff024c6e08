// What a player asks of supply: the marker of a unit, which holds until the next supply step (R61), and the line as it would be
// traced now. Read only.
import type { SupplySight } from '../../../api/game.ts';
import { lengthIn } from '../../../mechanics/supply/road-bars.ts';
import { roadQuestions } from '../../../mechanics/supply/road-questions.ts';
import type { RoadMap } from '../../../mechanics/supply/road-lines.ts';
import { supplyStates } from '../../../mechanics/supply/states.ts';
import { couldTrace } from '../supply/status.ts';
import { lengthOf, supplyMap } from '../supply/lines.ts';
import { isSupplied } from '../supply/supplied.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { RuleId } from '../../../core/types.ts';
import type { Seeing } from '../state.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';

/** From the best to the worst: what the marker says, and what the next supply step would. */
export const SUPPLY_STATES = ['overland', 'always', 'fading', 'regained', 'out'] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];

const RULES: Readonly<Record<SupplyState, RuleId>> = {
  overland: 'typhoon:SUP.1',
  always: 'typhoon:SUP.9',
  fading: 'typhoon:R61',
  regained: 'typhoon:R61',
  out: 'typhoon:SUP.1',
};

export const states = supplyStates<Who, Printed, Seeing, RoadMap<Who>, SupplyState>({
  map: supplyMap,
  away: () => 'always',
  at: (p, s, unit, _, __, hasLine) => {
    // R54: what has been flown counts from the step of supply on.
    const isFed = hasLine || couldTrace(p, s, unit);
    if (!isSupplied(p, s, unit)) return isFed ? 'regained' : 'out';
    if (hasLine) return 'overland';
    return isFed ? 'always' : 'fading';
  },
});

const asked = roadQuestions<Who, Printed, Seeing, SupplyState>({
  maps: supplyMap,
  states,
  ranks: SUPPLY_STATES,
  letters: { fading: '!', regained: '+', out: '?' },
  // AIR.27, R54: until the next step of supply.
  rule: (_, state, of) =>
    state === 'always' && of?.s.own.turn.resupplied.includes(of.hex) === true
      ? 'typhoon:AIR.27'
      : RULES[state],
  rules: {
    line: 'typhoon:SUP.1',
    cut: 'typhoon:SUP.8',
    enemy: 'typhoon:SUP.8',
    town: 'typhoon:SUP.7',
    zone: 'typhoon:SUP.8',
  },
  isInEnemyZone,
  length: lengthOf,
  lengthRule: (p, s, side) =>
    lengthOf(p, s, side) < lengthIn(p.tables.supply, 'good', side) ? 'typhoon:SUP.6' : 'typhoon:SUP.5',
  effects: (state) => {
    if (state === 'fading') return [['fading', 'typhoon:SEQ.11']];
    if (state === 'overland' || state === 'always') return [];
    return [
      ['slow', 'typhoon:SUP.10'],
      ['halved', 'typhoon:SUP.11'],
      ['column', 'typhoon:SUP.12'],
      ['stays', 'typhoon:REC.4'],
      ...(state === 'regained' ? ([['regained', 'typhoon:SEQ.11']] as const) : []),
    ];
  },
});

export const supplyOfUnit = asked.ofUnit;
export const supplyAnswer = asked.answer;

/** Who is out by its marker is cut off, whatever a line would reach now. */
export const supplySight = (p: Printed, s: Seeing, who: string): SupplySight => {
  const sight = asked.sight(p, s, who);
  const isOut = (hex: string): boolean => (s.own.places[hex] ?? []).some((unit) => !isSupplied(p, s, unit));
  return {
    side: sight.side,
    get fed() {
      return sight.fed;
    },
    stacks: new Map(
      [...sight.stacks].map(([hex, stack]) => [hex, isOut(hex) ? { ...stack, isCut: true } : stack]),
    ),
  };
};

export const isOutOfSupply =
  (p: Printed, s: Seeing) =>
  (unit: string): boolean =>
    !isSupplied(p, s, unit);
