// Chapter 7: what a player asks of supply: the state, the line, what would cut it and what bars it. Read only.
import type { Message, RuleId } from '../../../core/types.ts';
import type { Bar } from '../../../mechanics/supply/bars.ts';
import { cuttersOf } from '../../../mechanics/supply/maps.ts';
import { supplyQuestions } from '../../../mechanics/supply/questions.ts';
import type { OtherLine } from '../../../mechanics/supply/questions.ts';
import { isAutomatic, linesOf, ruleOf, states, SUPPLY_STATES } from '../07-supply/7.1-supply.ts';
import type { SupplyState } from '../07-supply/7.1-supply.ts';
import { supplyMap } from '../07-supply/7.2-tracing.ts';
import type { SupplyMap } from '../07-supply/7.2-tracing.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { barsAround, lineNotes, portBars } from './supply-why.ts';

const RULES: Readonly<Record<SupplyState, RuleId>> = {
  overland: 'dagc:7.2a',
  port: 'dagc:7.9a',
  out: 'dagc:7.2a',
};

const note = (rule: RuleId, why: string): Bar => ({ rule, why: `supply.means.${why}` });

/** 7.3a, 7.4a, 7.4b, 7.5: what a state means for a unit, in the order in which it is said. */
const effectsOf = (
  p: Printed,
  s: Seeing,
  unit: string,
  state: SupplyState,
  hex: string,
  map: SupplyMap,
): readonly Bar[] => {
  if (state !== 'out') return [note(state === 'port' ? 'dagc:7.9d' : 'dagc:7.1a', 'full')];
  const isFed = isAutomatic(p, s, map.side) && linesOf(p, map, unit).overland(hex);
  return [
    note('dagc:7.3a', 'die'),
    note('dagc:7.4a', 'attack'),
    note('dagc:7.4b', 'defence'),
    note('dagc:7.5', 'stays'),
    ...(isFed ? [note('dagc:7.12b', 'line')] : []),
  ];
};

/** 7.9k: the line of a unit in port supply. */
const toPort = (
  p: Printed,
  s: Seeing,
  _: SupplyState,
  hex: string,
  map: SupplyMap,
  unit: string,
): OtherLine | undefined => {
  const port = map.ports.of(unit, hex);
  if (port === undefined) return undefined;
  const hexes = map.ports.line(hex, port);
  const holds = (lost: string): boolean =>
    supplyMap(p, s, 'german', { lost: [lost] }).ports.of(unit, hex) !== undefined;
  return { hexes, cutBy: cuttersOf(p, hex, hexes, holds) };
};

/** 7.12a: lines of a hex are one thing, and its units another. */
const automatic = (p: Printed, s: Seeing, side: Who, hex: string): readonly Message[] =>
  isAutomatic(p, s, side) ? [{ key: 'supply.automatic', params: { hex, rule: 'dagc:7.12a' } }] : [];

/** 6.8a: German stacks are open to all; of Soviet units under fog the German judges the hex alone (6.8b). */
export const {
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
  none: 'out',
  letters: { port: 'p', out: '?' },
  rule: (_, state, of) => (of === undefined ? RULES[state] : ruleOf(of.p, of.s, of.hex, of.map, state)),
  linesOf,
  isOpen: (s, side) => side === 'german' || s.options['fog'] === 'off',
  isAllOut: isAutomatic,
  cites: { line: 'dagc:7.2a', cut: 'dagc:7.2b' },
  effects: effectsOf,
  uses: lineNotes,
  bars: barsAround,
  otherBars: (p, s, side, hex, state) => (state === 'out' ? portBars(p, s, side, hex) : []),
  otherLine: toPort,
  also: automatic,
});
