// Chapter 7: what a player asks of supply: the state, the line, and what would cut it. Read only.
import { cuttersOf } from '../../../mechanics/supply/maps.ts';
import { supplyQuestions } from '../../../mechanics/supply/questions.ts';
import type { OtherLine } from '../../../mechanics/supply/questions.ts';
import type { Message, RuleId } from '../../../core/types.ts';
import { effectsOf } from './supply-effects.ts';
import { supplyMap } from '../07-supply/7.20-tracing.ts';
import type { SupplyMap } from '../07-supply/7.20-tracing.ts';
import {
  offensiveSupply,
  SOUTHERN_OFFENSIVE,
  states,
  SUPPLY_STATES,
} from '../07-supply/7.17-supply-state.ts';
import type { SupplyState } from '../07-supply/7.17-supply-state.ts';
import { barsAround, barsOfPlace, lineNotes } from './supply-why.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** The rule that gives a state, by side where they differ. */
const RULES: Readonly<Record<SupplyState, readonly [german: RuleId, soviet: RuleId]>> = {
  own: ['barbarossa:10.34f', 'barbarossa:10.34f'],
  overland: ['barbarossa:7.3a', 'barbarossa:7.9a'],
  garrison: ['barbarossa:7.6a', 'barbarossa:7.13a'],
  crimea: ['barbarossa:7.4g', 'barbarossa:7.4g'],
  coastal: ['barbarossa:7.5a', 'barbarossa:7.5a'],
  aerial: ['barbarossa:7.7b', 'barbarossa:7.7b'],
  none: ['barbarossa:7.2', 'barbarossa:7.8'],
};

/** barbarossa:7.4g: the line to Sevastopol. */
const toSevastopol = (
  p: Printed,
  s: Seeing,
  state: SupplyState,
  hex: string,
  map: SupplyMap,
): OtherLine | undefined => {
  if (state !== 'crimea') return undefined;
  const hexes = map.lineToSevastopol(hex);
  const cutBy = cuttersOf(p, hex, hexes, (at) => supplyMap(p, s, 'german', { lost: [at] }).toSevastopol(hex));
  return { hexes, cutBy };
};

/** barbarossa:7.10a, barbarossa:7.11e: said of a Soviet hex from turn 7 on. */
const offensiveMessages = (p: Printed, s: Seeing, side: Who, hex: string): readonly Message[] => {
  if (side === 'german' || s.clock.turn < 7) return [];
  const letter = offensiveSupply(p, s, hex);
  if (letter === undefined) return [{ key: 'supply.no-marker', params: { hex, rule: 'barbarossa:7.10a' } }];
  if (letter === SOUTHERN_OFFENSIVE)
    return [{ key: 'supply.southern', params: { hex, rule: 'barbarossa:12.8c' } }];
  return [{ key: 'supply.marker', params: { hex, letter, rule: 'barbarossa:7.10b' } }];
};

/** Of the other side's units only the hex is judged: what stands in a stack is not told (barbarossa:11.7a). */
export const {
  cutters,
  path: supplyPath,
  ofUnit: supplyOfUnit,
  answer: supplyAnswer,
  sight: supplySight,
  isOut: isOutOfSupply,
} = supplyQuestions<Who, Printed, Seeing, SupplyMap, SupplyState>({
  maps: supplyMap,
  states,
  ranks: SUPPLY_STATES,
  overland: 'overland',
  none: 'none',
  exempt: 'own',
  letters: { garrison: 'g', crimea: 'k', coastal: 'c', aerial: 'a', none: '?' },
  rule: (side, state) => RULES[state][side === 'german' ? 0 : 1],
  cites: { line: 'barbarossa:7.1', cut: 'barbarossa:7.14d' },
  effects: effectsOf,
  uses: lineNotes,
  bars: barsAround,
  otherBars: (p, s, side, hex) => (side === 'german' ? barsOfPlace(p, s, hex) : []),
  otherLine: toSevastopol,
  also: offensiveMessages,
});
