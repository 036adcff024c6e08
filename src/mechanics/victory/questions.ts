// The questions `goal` and `score` where victory is by places: how it stands with each line, and what it would be worth.
import type { KeepLaw } from './kept-air.ts';
import type { Message, Params } from '../../core/types.ts';
import type { Cities, Standing, WinSight } from './cities.ts';

type Asked = WinSight & { readonly over?: object };

const paramsOf = ({ line, has, lacks, isMet, isLost }: Standing): Params => {
  const { id, winner, level, games, when, rules } = line;
  const isOne = line.how === 'one-occupied' || line.how === 'not-german';
  return {
    id,
    side: winner,
    level,
    ...(games > 1 && { games }),
    when,
    text: line.text,
    ...(isMet && { met: true }),
    ...(isLost && { lost: true }),
    ...(!isMet && !isLost && !isOne && { has: [...has], lacks: [...lacks] }),
    rule: rules[0] ?? '',
  };
};

/** Of a line that hangs on dice. */
const NOTHING: Omit<Standing, 'line'> = { has: [], lacks: [], isMet: false, isLost: false };

type GoalFacts = {
  readonly last: number;
  /** The turn from which the reserve is no risk. */
  readonly gambleUntil: number;
  /** What is still to be settled. */
  readonly more: readonly Message[];
};

/** First how it stands; then each line that is open, with what it still lacks. */
export const goalAnswer = <S extends Asked>(
  { standings, isHoldingChecked, holdingFrom, lineAt }: Cities<S>,
  s: S,
  { last, gambleUntil, more }: GoalFacts,
): readonly Message[] => {
  if (s.over !== undefined) return [{ key: 'goal.over', params: {} }];
  const gamble = lineAt('gamble');
  const isRisk = s.clock.turn < gambleUntil;
  const all = standings(s);
  const met = all.filter(({ isMet, line }) => isMet && line.when === 'every-turn').map(({ line }) => line);
  const [first] = met;
  return [
    {
      key: 'goal.stands',
      params: {
        turn: s.clock.turn,
        last,
        ...(first !== undefined && { side: first.winner, id: first.id }),
        ...(isHoldingChecked(s) && { holding: true }),
      },
    },
    ...all.map((each) => ({
      key: 'goal.line',
      params: {
        ...paramsOf(each),
        // What is looked at later is no victory yet.
        ...(each.isMet && each.line.when !== 'every-turn' && { met: false, kept: true }),
        ...(each.line.when === 'from-holding' && { from: holdingFrom }),
      },
    })),
    ...(isRisk ? [{ key: 'goal.gamble', params: paramsOf({ ...NOTHING, line: gamble }) }] : []),
    ...more,
  ];
};

/** No points are counted: what is held and in supply of each line, and what it is worth. */
export const scoreAnswer = <S extends Asked>({ standings }: Cities<S>, s: S): readonly Message[] => [
  { key: 'score.none', params: {} },
  ...standings(s).map(({ line, has, lacks, isMet, isLost }) => ({
    key: 'score.places',
    params: {
      id: line.id,
      side: line.winner,
      has: has.length,
      of: has.length + lacks.length,
      ...(line.games > 1 && { games: line.games }),
      ...(isMet && { met: true }),
      ...(isLost && { lost: true }),
      rule: line.rules[0] ?? '',
    },
  })),
];

/** What is still to be settled of an air unit that may be kept. */
export const airToSettle = (
  { unit, turn, side, rules }: KeepLaw,
  s: { readonly clock: { readonly turn: number }; readonly own: { readonly air?: 'kept' | 'left' } },
): readonly Message[] =>
  s.own.air === undefined && s.clock.turn <= turn
    ? [{ key: 'goal.air', params: { unit, turn, side, rule: rules.keeps } }]
    : [];
