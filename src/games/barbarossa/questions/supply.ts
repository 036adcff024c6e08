// Chapter 7: what a player asks of supply: the state, the line, and what would cut it. Read only.
import { occupant, placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Args, Message, RuleId } from '../../../core/types.ts';
import { effectsOf } from './supply-effects.ts';
import { cutters, supplyMap } from '../07-supply/7.20-tracing.ts';
import type { SupplyMap } from '../07-supply/7.20-tracing.ts';
import { offensiveSupply, SOUTHERN_OFFENSIVE, supplyOf } from '../07-supply/7.17-supply-state.ts';
import type { SupplyOptions, SupplyState } from '../07-supply/7.17-supply-state.ts';
import { barsAround, barsOfPlace, lineNotes } from './supply-why.ts';
import type { Note } from './supply-why.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type SupplyPath = {
  readonly state: SupplyState;
  readonly rule: RuleId;
  /** From the hex of the unit to a source, or to Sevastopol; empty if the state needs no line. */
  readonly hexes: readonly string[];
  /** Hexes whose loss alone would cut it. */
  readonly cutBy: readonly string[];
  /** What the line makes use of; without overland supply, what stands in its way. */
  readonly notes: readonly Note[];
};

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

export const ruleOfState = (side: Who, state: SupplyState): RuleId => RULES[state][side === 'german' ? 0 : 1];

const toSevastopolCutters = (p: Printed, s: Seeing, hex: string, map: SupplyMap): readonly string[] => {
  const [, ...beyond] = map.lineToSevastopol(hex);
  return beyond.filter((at) => p.isLand(at) && !supplyMap(p, s, 'german', { lost: [at] }).toSevastopol(hex));
};

/** The line of a unit, what would cut it, and why there is none. */
export const supplyPath = (
  p: Printed,
  s: Seeing,
  unit: string,
  where: string = placeOf(s.own, unit),
  options: SupplyOptions = {},
): SupplyPath => {
  const side = p.unit(unit).side as Who;
  const { ignore } = options;
  const trace = ignore === undefined ? {} : { ignore };
  const map = options.map ?? supplyMap(p, s, side, trace);
  const state = supplyOf(p, s, unit, where, { ...options, map });
  const found = { state, rule: ruleOfState(side, state) };
  if (!p.isHex(where) || state === 'own') return { ...found, hexes: [], cutBy: [], notes: [] };
  if (state === 'overland') {
    const hexes = map.line(where);
    return {
      ...found,
      hexes,
      cutBy: cutters(p, s, side, where, trace),
      notes: lineNotes(p, side, hexes),
    };
  }
  const notes = [
    ...barsAround(p, s, side, where, trace),
    ...(side === 'german' ? barsOfPlace(p, s, where) : []),
  ];
  if (state !== 'crimea') return { ...found, hexes: [], cutBy: [], notes };
  return {
    ...found,
    hexes: map.lineToSevastopol(where),
    cutBy: toSevastopolCutters(p, s, where, map),
    notes,
  };
};

const message = (key: string, params: Message['params']): Message => ({ key, params });

const noteMessages = (notes: readonly Note[]): readonly Message[] =>
  notes.map(({ rule, why, hexes }) => message(why, { hexes: [...hexes], rule }));

/** Where a line goes and what would cut it, if it is more than the hex itself. */
const lineMessages = (hexes: readonly string[], cutBy: readonly string[]): readonly Message[] => {
  if (hexes.length < 2) return [];
  return [
    message('supply.line', { path: hexes.slice(1), count: hexes.length - 1, rule: 'barbarossa:7.1' }),
    cutBy.length === 0
      ? message('supply.safe', { rule: 'barbarossa:7.14d' })
      : message('supply.cutters', { hexes: [...cutBy], rule: 'barbarossa:7.14d' }),
  ];
};

/** barbarossa:7.10a, barbarossa:7.11e: said of a Soviet hex from turn 7 on. */
const offensiveMessages = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  if (s.clock.turn < 7) return [];
  const letter = offensiveSupply(p, s, hex);
  if (letter === undefined) return [message('supply.no-marker', { hex, rule: 'barbarossa:7.10a' })];
  if (letter === SOUTHERN_OFFENSIVE) return [message('supply.southern', { hex, rule: 'barbarossa:12.8c' })];
  return [message('supply.marker', { hex, letter, rule: 'barbarossa:7.10b' })];
};

const emptyHex = (p: Printed, s: Seeing, side: Who, hex: string): readonly Message[] => {
  const map = supplyMap(p, s, side);
  if (!map.overland(hex)) {
    const rule = ruleOfState(side, 'none');
    return [message('supply.hex-cut', { hex, side, rule }), ...noteMessages(barsAround(p, s, side, hex))];
  }
  const rule = ruleOfState(side, 'overland');
  const line = map.line(hex);
  return [
    message('supply.hex-line', { hex, side, rule }),
    ...lineMessages(line, cutters(p, s, side, hex)),
    ...noteMessages(lineNotes(p, side, line)),
    ...(side === 'soviet' ? offensiveMessages(p, s, hex) : []),
  ];
};

/** The state of one unit and what it means; of the other side's, that of its hex. */
export const supplyOfUnit = (p: Printed, s: Seeing, who: string, unit: string): readonly Message[] => {
  const side = p.unit(unit).side as Who;
  const hex = placeOf(s.own, unit);
  const map = supplyMap(p, s, side);
  if (who !== 'both' && who !== side) return emptyHex(p, s, side, hex).slice(0, 1);
  const state = supplyOf(p, s, unit, hex, { map });
  return [
    message(`supply.is-${state}`, { units: [unit], count: 1, hex, rule: ruleOfState(side, state) }),
    ...effectsOf(p, s, unit, state, hex, map).map(({ why, rule }) => message(why, { rule })),
  ];
};

const unitMessages = (p: Printed, s: Seeing, side: Who, hex: string): readonly Message[] => {
  const map = supplyMap(p, s, side);
  const units = unitsAt(s.own, hex).filter((unit) => p.unit(unit).side === side);
  const states = new Map<SupplyState, string[]>();
  for (const unit of units) {
    const state = supplyOf(p, s, unit, hex, { map });
    states.set(state, [...(states.get(state) ?? []), unit]);
  }
  return [...states].flatMap(([state, members]) => {
    const [first = ''] = members;
    const { hexes, cutBy, notes, rule } = supplyPath(p, s, first, hex, { map });
    return [
      message(`supply.is-${state}`, { units: members, count: members.length, hex, rule }),
      ...effectsOf(p, s, first, state, hex, map).map((effect) => message(effect.why, { rule: effect.rule })),
      ...(state === 'overland' && side === 'soviet' ? offensiveMessages(p, s, hex) : []),
      ...lineMessages(hexes, cutBy),
      ...noteMessages(notes),
    ];
  });
};

/**
 * The answer about a hex. Of the other side's units only the hex is judged: what stands in a stack is not told (barbarossa:11.7a).
 */
export const supplyAnswer = (p: Printed, s: Seeing, who: string, args: Args): readonly Message[] => {
  const [hex = ''] = args['hex'] ?? [];
  if (!p.isHex(hex) || !p.isLand(hex)) return [message('supply.no-land', { hex })];
  const side = occupant(p, s.own, hex);
  if (side === undefined) return [...emptyHex(p, s, 'german', hex), ...emptyHex(p, s, 'soviet', hex)];
  return who === 'both' || who === side ? unitMessages(p, s, side, hex) : emptyHex(p, s, side, hex);
};
