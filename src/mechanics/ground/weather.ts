// Weather by turn, on a track that a die of an early turn sets to one of two courses; and what it does to roads and water.
import type { Procedure } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { SIDE } from './ground.ts';
import type { Sheet } from '../sheet.ts';

export type WeatherName = 'good' | 'mud' | 'hard-frost' | 'snow';

/** The charts that the weather is read from. */
export type WeatherSheet = Sheet & {
  readonly turns: {
    /** `early`: what comes where the die brought Mud; `late`: where it did not. */
    readonly weather: readonly {
      readonly turn: number;
      readonly early: WeatherName;
      readonly late: WeatherName;
    }[];
    readonly weatherRoll: readonly { readonly roll: number; readonly weather: WeatherName }[];
    readonly spans: readonly { readonly id: string; readonly first: number; readonly last: number }[];
  };
};

/** What the die brought, in the ledger, once it has fallen. */
export type Weathered = { weather?: 'mud' | 'good' };

type Turned = {
  readonly clock: { readonly turn: number };
  readonly own: Readonly<Weathered>;
};

/** Until the die has fallen the track is the early one: both say the same of the turns before it. */
export const weatherIn = (p: WeatherSheet, s: Turned, turn: number): WeatherName => {
  const line = p.turns.weather.find((each) => each.turn === turn);
  if (line === undefined) throw new RangeError(`no weather in turn ${turn}`);
  return s.own.weather === 'good' ? line.late : line.early;
};

export const weatherOf = (p: WeatherSheet, s: Turned): WeatherName => weatherIn(p, s, s.clock.turn);

/** The first turn with the weather of now. */
export const isFirstOfIts = (p: WeatherSheet, s: Turned): boolean => {
  const now = weatherOf(p, s);
  for (let turn = 1; turn < s.clock.turn; turn++) if (weatherIn(p, s, turn) === now) return false;
  return true;
};

/** Lakes, rivers and swamps are frozen in Snow. */
export const isFrozen = (p: WeatherSheet, s: Turned): boolean => weatherOf(p, s) === 'snow';

/** Bits of the roads that help whoever moves: all, in the first turn of Mud the highway alone, in later ones none. */
export const activeRoads = (p: WeatherSheet, s: Turned): number => {
  if (weatherOf(p, s) !== 'mud') return SIDE.road;
  return isFirstOfIts(p, s) ? SIDE.highway : 0;
};

/** Whether what the turn track says of some turns holds now. */
export const isOn = (
  { turns: { spans } }: { readonly turns: Pick<WeatherSheet['turns'], 'spans'> },
  { clock: { turn } }: Pick<Turned, 'clock'>,
  span: string,
): boolean => spans.some(({ id, first, last }) => id === span && first <= turn && turn <= last);

export type WeatherLaw = {
  readonly rules: {
    readonly roll: RuleId;
    /** The rule that gives a turn its weather; `came`: what the die of the early turn has brought. */
    now(turn: number, weather: WeatherName, came: Weathered['weather']): RuleId;
  };
  readonly by: Side;
  readonly die: number;
};

/** Rolls in the turns of the span `weather-roll`, and tells the weather of the turn. */
export const weatherProcedure = <O extends Weathered>(
  p: WeatherSheet,
  { rules, by, die }: WeatherLaw,
): Procedure<O> => ({
  roll: {
    kind: 'roll',
    rule: rules.roll,
    dice: (s) => {
      const own = s.own as Readonly<Weathered>;
      return own.weather === undefined && isOn(p, s, 'weather-roll')
        ? [{ purpose: 'weather', by, rule: rules.roll, sides: die }]
        : [];
    },
    take: (ctx, _, [face]) => {
      if (face === undefined) return;
      const found = p.turns.weatherRoll.find(({ roll }) => roll === face)?.weather;
      ctx.s.own.weather = found === 'mud' ? 'mud' : 'good';
      ctx.emit({ kind: 'weather.die', rule: rules.roll, data: { die: face, weather: ctx.s.own.weather } });
    },
  },
  tell: {
    kind: 'auto',
    run: (ctx) => {
      const { clock } = ctx.seen;
      const own = ctx.seen.own as Readonly<Weathered>;
      const weather = weatherOf(p, { clock, own });
      const data = { weather, first: isFirstOfIts(p, { clock, own }) };
      ctx.emit({ kind: 'weather.now', rule: rules.now(clock.turn, weather, own.weather), data });
    },
  },
});
