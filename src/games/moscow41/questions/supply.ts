// What a player asks of supply: a unit is in supply as long as a line reaches it, judged at each moment. Read only.
import type { SupplySight } from '../../../api/game.ts';
import type { RuleId } from '../../../core/types.ts';
import { lengthIn } from '../../../mechanics/supply/road-bars.ts';
import { roadQuestions } from '../../../mechanics/supply/road-questions.ts';
import type { RoadState } from '../../../mechanics/supply/road-questions.ts';
import type { RoadMap } from '../../../mechanics/supply/road-lines.ts';
import { supplyStates } from '../../../mechanics/supply/states.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { zonesOf } from '../ground-units.ts';
import type { Seeing } from '../state.ts';
import { isSupplied, lengthOf, needsNoLine, supplyMap } from '../supply/lines.ts';

/** From the best to the worst. */
const STATES: readonly RoadState[] = ['overland', 'always', 'out'];

const RULES: Readonly<Record<RoadState, RuleId>> = {
  overland: 'moscow41:SUP.1',
  always: 'moscow41:SUP.8',
  out: 'moscow41:SUP.1',
};

export const states = supplyStates<Who, Printed, Seeing, RoadMap<Who>, RoadState>({
  map: supplyMap,
  away: () => 'always',
  at: (p, s, unit, hex, _, hasLine) => {
    if (hasLine) return 'overland';
    return needsNoLine(p, s, unit, hex) ? 'always' : 'out';
  },
});

const asked = roadQuestions<Who, Printed, Seeing>({
  maps: supplyMap,
  states,
  ranks: STATES,
  letters: { out: '?' },
  rule: (_, state, of) =>
    state === 'always' && of?.s.own.turn.resupplied.includes(of.hex) === true
      ? 'moscow41:R154'
      : RULES[state],
  rules: {
    line: 'moscow41:SUP.1',
    cut: 'moscow41:SUP.7',
    enemy: 'moscow41:SUP.7',
    town: 'moscow41:SUP.6',
    zone: 'moscow41:SUP.7',
  },
  isInEnemyZone: (p, s, hex, side) => zonesOf(p).isInZone(s, hex, p.other(side)),
  length: lengthOf,
  lengthRule: (p, s, side) =>
    lengthOf(p, s, side) < lengthIn(p.tables.supply, 'good', side) ? 'moscow41:SUP.5' : 'moscow41:SUP.4',
  effects: (state) =>
    state === 'out'
      ? [
          ['slow', 'moscow41:SUP.9'],
          ['halved', 'moscow41:SUP.10'],
          ['column', 'moscow41:SUP.11'],
          ['stays', 'moscow41:INH.DIS'],
          ['lost', 'moscow41:SUP.12'],
        ]
      : [],
});

export const supplyOfUnit = asked.ofUnit;
export const supplyAnswer = asked.answer;

export const supplySight = (p: Printed, s: Seeing, who: string): SupplySight => asked.sight(p, s, who);

export const isOutOfSupply =
  (p: Printed, s: Seeing) =>
  (unit: string): boolean =>
    !isSupplied(p, s, unit);
