// The order that puts units somewhere: one or several into one hex or box, or all of them as the program would.
import type { Ctx, OpenChoice, Pick as Draw, Seen, SeenFrame } from '../../core/rule-set.ts';
import { legalOf, ofOne } from '../../core/subsets.ts';
import type { Args, Frame, Refusal, RuleId, Vars } from '../../core/types.ts';
import { everyPlace } from './perft-placements.ts';

/** All as the program would. */
export const DEFAULT: Args = { how: ['default'] };

/** For counting: units that may come together, so many at once, and the places of the first of them. */
export type Placements = {
  readonly units: readonly string[];
  readonly most: number;
  places(unit: string): readonly string[];
};

export type PlaceLaw<O, V = Vars> = {
  /** `place`, or another verb of the same form. */
  readonly verb: string;
  readonly rule: RuleId;
  /** The step it goes on with; absent: the same again. */
  readonly next?: string;
  readonly says: {
    /** Units or a place beside `default`. */
    readonly alone: Refusal;
    /** No units, several places, a unit twice where `twice` is not said. */
    form(units: readonly string[]): Refusal;
    /** Said after the units have been looked at. */
    readonly twice?: Refusal;
    /** Units without a place, where they might have one; absent: that is bad form. */
    where?(s: Seen<O>, f: SeenFrame<V>, units: readonly string[]): Refusal;
  };
  /** Not now at all, whoever waits. */
  closed?(s: Seen<O>, f: SeenFrame<V>): Refusal | undefined;
  idle?(s: Seen<O>, f: SeenFrame<V>): Refusal | undefined;
  subjects(s: Seen<O>, f: SeenFrame<V>): readonly string[];
  /** Every place open to one of them. */
  places(s: Seen<O>, f: SeenFrame<V>, unit: string): readonly string[];
  /** Why units are not to be placed now, wherever that may be; `at` is empty when no place is named. */
  refuseUnits(s: Seen<O>, f: SeenFrame<V>, units: readonly string[], at: string): Refusal | undefined;
  refusePlace(s: Seen<O>, f: SeenFrame<V>, units: readonly string[], at: string): Refusal | undefined;
  refuseAll?(s: Seen<O>, f: SeenFrame<V>): Refusal | undefined;
  placements(s: Seen<O>, f: SeenFrame<V>): Iterable<Placements>;
  sample(s: Seen<O>, f: SeenFrame<V>, pick: Draw): Args | undefined;
  put(ctx: Ctx<O, V>, f: Frame<V>, units: readonly string[], at: string): void;
  putAll(ctx: Ctx<O, V>, f: Frame<V>): void;
};

const refusePlacing = <O, V>(
  law: PlaceLaw<O, V>,
  s: Seen<O>,
  f: SeenFrame<V>,
  args: Args,
): Refusal | undefined => {
  const { says } = law;
  const units = args['units'] ?? [];
  const [at = '', second] = args['at'] ?? [];
  if (args['how'] !== undefined) return units.length > 0 || at !== '' ? says.alone : law.refuseAll?.(s, f);
  const isTwice = new Set(units).size < units.length;
  const isNowhere = at === '' && says.where === undefined;
  if (units.length === 0 || second !== undefined || isNowhere || (isTwice && says.twice === undefined))
    return says.form(units);
  const refused = law.refuseUnits(s, f, units, at) ?? (isTwice ? says.twice : undefined);
  if (refused !== undefined) return refused;
  return at === '' ? says.where?.(s, f, units) : law.refusePlace(s, f, units, at);
};

function* everyPlacing<O, V>(
  law: PlaceLaw<O, V>,
  s: Seen<O>,
  f: SeenFrame<V>,
  only?: string,
): Generator<Args> {
  yield DEFAULT;
  for (const { units, most, places } of law.placements(s, f))
    yield* everyPlace(ofOne(units, only), most, places);
}

export const placeChoice = <O, V = Vars>(law: PlaceLaw<O, V>): OpenChoice<O, V> => ({
  kind: 'open',
  verb: law.verb,
  rule: law.rule,
  sets: ['units'],
  words: DEFAULT,
  ...(law.closed && { closed: law.closed }),
  ...(law.idle && { idle: law.idle }),
  subjects: law.subjects,
  refuse: (s, f, args) => refusePlacing(law, s, f, args),
  every: (s, f, only) => legalOf(everyPlacing(law, s, f, only), (args) => refusePlacing(law, s, f, args)),
  reach: (s, f, unit) => law.places(s, f, unit).map((place) => ({ place })),
  sample: law.sample,
  take: (ctx, f, args) => {
    if (args['how'] !== undefined) law.putAll(ctx, f);
    else law.put(ctx, f, args['units'] ?? [], args['at']?.[0] ?? '');
    ctx.goto(law.next ?? f.step);
  },
});

export type Drawing = {
  readonly units: readonly string[];
  /** One in so many takes all at once. */
  readonly default: number;
  /** How many units are tried, from the one drawn on, until one of them finds a place. */
  readonly tries: number;
  places(unit: string): readonly string[];
  /** For a unit that has no place. */
  otherwise?(unit: string): Args | undefined;
};

/** An order for a random player. */
export const drawPlacing = (pick: Draw, drawing: Drawing): Args | undefined => {
  const { units } = drawing;
  if (units.length === 0) return undefined;
  if (pick(drawing.default) === 0) return DEFAULT;
  const from = pick(units.length);
  for (let n = 0; n < drawing.tries; n++) {
    const unit = units[(from + n) % units.length] ?? '';
    const places = drawing.places(unit);
    const at = places.length === 0 ? undefined : places[pick(places.length)];
    if (at !== undefined) return { units: [unit], at: [at] };
    const other = drawing.otherwise?.(unit);
    if (other !== undefined) return other;
  }
  return undefined;
};
