// Chapter 7: what a player asks of supply: the state, the line, what would cut it and what bars it. Read only.
import type { Message, RuleId } from '../../../core/types.ts';
import { openSteps } from '../../../mechanics/supply/barriers.ts';
import type { TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { merged, pocketOf } from '../../../mechanics/supply/bars.ts';
import type { Bar, Note } from '../../../mechanics/supply/bars.ts';
import { supplyQuestions } from '../../../mechanics/supply/questions.ts';
import { isAlly } from '../02-counters.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { isAttenuated, ruleOf, states, SUPPLY_STATES } from '../07-supply/7.2-supply.ts';
import type { SupplyState } from '../07-supply/7.2-supply.ts';
import { lineOf, linesOn } from '../07-supply/7.4-lines.ts';
import { barriers, supplyMap } from '../07-supply/7.4-tracing.ts';
import type { SupplyMap } from '../07-supply/7.4-tracing.ts';
import { isHidden } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

const RULES: Readonly<Record<SupplyState, RuleId>> = {
  overland: 'storm:7.4a',
  aerial: 'storm:7.9b',
  attenuated: 'storm:7.8a',
  out: 'storm:7.4a',
};

const note = (rule: RuleId, why: string): Bar => ({ rule, why: `supply.means.${why}` });

/** 7.6, 7.8, 7.10: what a state means for a unit, in the order in which it is said. */
const effectsOf = (p: Printed, s: Seeing, unit: string, state: SupplyState): readonly Bar[] => {
  if (isAlly(p, unit)) return [note('storm:7.1b', 'ally')];
  if (isAttenuated(s, state)) return [note('storm:7.8b', 'attenuated'), note('storm:7.8c', 'column')];
  if (state !== 'out') return [note('storm:7.1a', 'full')];
  return [
    note('storm:7.6a', 'slow'),
    note('storm:7.6c', 'columns'),
    p.sideOf(unit) === 'soviet' ? note('storm:7.10a', 'lost') : note('storm:7.6f', 'stays'),
  ];
};

/** 7.3: where the line begins. */
const usesOf = (_: Printed, side: Who, line: readonly string[]): readonly Note[] => {
  const last = line.at(-1);
  if (last === undefined) return [];
  return [
    { rule: side === 'german' ? 'storm:7.3a' : 'storm:7.3b', why: 'supply.over.source', hexes: [last] },
  ];
};

const ENEMY: Bar = { rule: 'storm:7.4d', why: 'supply.bar.enemy' };
/** What is always in the way is told only where nothing else is. */
const EVER: readonly RuleId[] = ['storm:7.4c', 'storm:7.4b'];

/** What keeps a hex without a line from having one: everything round all the hexes that its lines can reach. */
const barsAround = (
  p: Printed,
  s: Seeing,
  side: Who,
  hex: string,
  options: TraceOptions = {},
): readonly Note[] => {
  if (supplyMap(p, s, side, options).overland(hex)) return [];
  const found = barriers(p, s, side, options);
  const { steps, bar, sources } = linesOn(p);
  const line = lineOf(p, s);
  const { region, around } = pocketOf(p, hex, openSteps(p.grid, steps(line), found), found, {
    printed: (from, to) => bar(line, from, to),
    closed: () => ENEMY,
    sealed: () => ENEMY,
  });
  const theirs = sources[p.other(side)].filter((each) => region.has(each));
  const notes = [
    ...(theirs.length === 0
      ? []
      : [{ rule: 'storm:7.3a', why: 'supply.bar.their-source', hexes: theirs } as const]),
    ...around.filter(({ rule }) => !EVER.includes(rule)),
  ];
  return merged(notes.length > 0 ? notes : around);
};

/** 5.13d: lines of a hex are one thing, and its units another. */
const automatic = (p: Printed, s: Seeing, _: Who, hex: string): readonly Message[] =>
  isOn(p, s, 'supplied') ? [{ key: 'supply.automatic', params: { hex, rule: 'storm:5.13d' } }] : [];

export const {
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
  letters: { aerial: 'a', out: '?' },
  rule: (_, state, of) => (of === undefined ? RULES[state] : ruleOf(of.p, of.s, of.unit, state)),
  isOpen: () => false,
  cites: { line: 'storm:7.4a', cut: 'storm:7.4d' },
  effects: effectsOf,
  uses: usesOf,
  bars: barsAround,
  also: automatic,
});

/** Whether both sides see all stacks, so that everybody judges every unit (R78). */
export const seer = (p: Printed, s: Seeing, who: string): string => (isHidden(p, s) ? who : 'both');
