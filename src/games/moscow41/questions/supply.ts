// What a player asks of supply: a unit is in supply as long as a line reaches it, judged at each moment. Read only.
import type { SupplySight } from '../../../api/game.ts';
import type { RuleId } from '../../../core/types.ts';
import type { Bar } from '../../../mechanics/supply/bars.ts';
import { supplyQuestions } from '../../../mechanics/supply/questions.ts';
import { roadBars, roadLength } from '../../../mechanics/supply/road-bars.ts';
import type { RoadMap } from '../../../mechanics/supply/road-lines.ts';
import { supplyStates } from '../../../mechanics/supply/states.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { zonesOf } from '../ground-units.ts';
import type { Seeing } from '../state.ts';
import { isSupplied, lengthOf, needsNoLine, supplyMap } from '../supply/lines.ts';

/** From the best to the worst. */
const STATES = ['overland', 'always', 'out'] as const;
type SupplyState = (typeof STATES)[number];

const RULES: Readonly<Record<SupplyState, RuleId>> = {
  overland: 'moscow41:SUP.1',
  always: 'moscow41:SUP.8',
  out: 'moscow41:SUP.1',
};

export const states = supplyStates<Who, Printed, Seeing, RoadMap<Who>, SupplyState>({
  map: supplyMap,
  away: () => 'always',
  at: (p, s, unit, hex, _, hasLine) => {
    if (hasLine) return 'overland';
    return needsNoLine(p, s, unit, hex) ? 'always' : 'out';
  },
});

const note = (rule: RuleId, why: string): Bar => ({ rule, why: `supply.means.${why}` });

const effects = (state: SupplyState): readonly Bar[] =>
  state === 'out'
    ? [
        note('moscow41:SUP.9', 'slow'),
        note('moscow41:SUP.10', 'halved'),
        note('moscow41:SUP.11', 'column'),
        note('moscow41:INH.DIS', 'stays'),
        note('moscow41:SUP.12', 'lost'),
      ]
    : [];

const asked = supplyQuestions<Who, Printed, Seeing, RoadMap<Who>, SupplyState>({
  maps: supplyMap,
  states,
  ranks: STATES,
  overland: 'overland',
  none: 'out',
  exempt: 'always',
  letters: { out: '?' },
  rule: (_, state, of) =>
    state === 'always' && of?.s.own.turn.resupplied.includes(of.hex) === true
      ? 'moscow41:R154'
      : RULES[state],
  // Nothing is hidden in this game.
  isOpen: () => true,
  cites: { line: 'moscow41:SUP.1', cut: 'moscow41:SUP.7' },
  effects: (_, __, ___, state) => effects(state),
  uses: (_, __, line) => {
    const last = line.at(-1);
    return last === undefined ? [] : [{ rule: 'moscow41:SUP.1', why: 'supply.over.source', hexes: [last] }];
  },
  bars: roadBars<Printed, Seeing, Who>({
    rules: { enemy: 'moscow41:SUP.7', town: 'moscow41:SUP.6', zone: 'moscow41:SUP.7' },
    isOverland: (p, s, side, hex) => supplyMap(p, s, side).overland(hex),
    isInEnemyZone: (p, s, hex, side) => zonesOf(p).isInZone(s, hex, otherSide(side)),
  }),
  also: (p, s, side) => [roadLength(side, lengthOf(p, s, side), 'moscow41:SUP.4')],
});

export const supplyOfUnit = asked.ofUnit;
export const supplyAnswer = asked.answer;

export const supplySight = (p: Printed, s: Seeing, who: string): SupplySight => asked.sight(p, s, who);

export const isOutOfSupply =
  (p: Printed, s: Seeing) =>
  (unit: string): boolean =>
    !isSupplied(p, s, unit);
