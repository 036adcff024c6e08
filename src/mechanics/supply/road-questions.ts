// What a player asks of supply along roads, where nothing is hidden: whose line ends at which source, what bars it, and how
// long it may be.
import type { RuleId, Side } from '../../core/types.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { sourceNote } from './bars.ts';
import type { Bar } from './bars.ts';
import { supplyQuestions } from './questions.ts';
import type { QuestionLaw } from './questions.ts';
import { roadBars, roadLength } from './road-bars.ts';
import type { RoadMap } from './road-lines.ts';

type Asked = Sight & { readonly scenario: string; readonly clock: { readonly phasing: string } };

export type RoadQuestionLaw<W extends Side, P extends Sheet<W>, S extends Asked, T extends string> = Pick<
  QuestionLaw<P, S, W, RoadMap<W>, T | RoadState>,
  'maps' | 'states' | 'ranks' | 'letters' | 'rule'
> & {
  /** What a line is and what cuts it, by what a hex without one is barred, and how long one may be. */
  readonly rules: Readonly<Record<'line' | 'cut' | 'enemy' | 'town' | 'zone', RuleId>>;
  /** By which it is so long now. */
  lengthRule(p: P, s: S, side: W): RuleId;
  isInEnemyZone(p: P, s: S, hex: string, side: W): boolean;
  length(p: P, s: S, side: W): number;
  /** What a state means for a unit, by the rule of each: `slow`, `halved`. */
  effects(state: T | RoadState): readonly (readonly [why: string, rule: RuleId])[];
};

/** A line leads to the unit, it needs none, or it has none. */
export type RoadState = 'overland' | 'always' | 'out';

export const roadQuestions = <W extends Side, P extends Sheet<W>, S extends Asked, T extends string = never>(
  law: RoadQuestionLaw<W, P, S, T>,
): ReturnType<typeof supplyQuestions<W, P, S, RoadMap<W>, T | RoadState>> => {
  const { rules, maps } = law;
  return supplyQuestions<W, P, S, RoadMap<W>, T | RoadState>({
    maps,
    states: law.states,
    ranks: law.ranks,
    overland: 'overland',
    none: 'out',
    exempt: 'always',
    letters: law.letters,
    rule: (side, state, of) => law.rule(side, state, of),
    isOpen: () => true,
    cites: { line: rules.line, cut: rules.cut },
    effects: (_, __, ___, state) =>
      law.effects(state).map(([why, rule]): Bar => ({ rule, why: `supply.means.${why}` })),
    uses: (_, __, line) => sourceNote(rules.line, line),
    bars: roadBars<P, S, W>({
      rules,
      isOverland: (p, s, side, hex) => maps(p, s, side).overland(hex),
      isInEnemyZone: (p, s, hex, side) => law.isInEnemyZone(p, s, hex, side),
    }),
    also: (p, s, side) => [roadLength(side, law.length(p, s, side), law.lengthRule(p, s, side))],
  });
};
