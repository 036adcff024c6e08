// Numbers on hexes: who stands where, what could come against a hex, and where a side is drawn to.
import type { Side } from '../../core/types.ts';
import type { Force, Prize } from '../../api/outlook.ts';
import type { Ground } from './ground.ts';
import type { Weights } from './levels.ts';

/** What one side has on each hex. */
export type Layer = {
  readonly count: Uint8Array;
  readonly attack: Float32Array;
  readonly defence: Float32Array;
  /** Attack factors that could stand beside a hex, or in it, in its next player turn; those far off count for less. */
  readonly threat: Float32Array;
  /** 1 where somebody could walk to in its next player turn. */
  readonly reach: Uint8Array;
};

export type Fields = { readonly own: Layer; readonly foe: Layer };

const layer = (count: number): Layer => ({
  count: new Uint8Array(count),
  attack: new Float32Array(count),
  defence: new Float32Array(count),
  threat: new Float32Array(count),
  reach: new Uint8Array(count),
});

/** Nobody is feared from farther away. */
const MOST_STRIDE = 8;

const FADE = [1, 1, 0.8, 0.6, 0.45, 0.35, 0.3, 0.25] as const;

/** `rush`: what part of those who are not beside the enemy yet a side could attack with in its next turn. */
export const fieldsOf = (
  ground: Ground,
  forces: readonly Force[],
  side: Side,
  rush: (side: Side) => number,
): Fields => {
  const { grid } = ground;
  const rushes = { own: 0, foe: 0 };
  const fields: Fields = { own: layer(grid.count), foe: layer(grid.count) };
  /** Threat is the same for all who stand in one hex with one stride. */
  const stacks = new Map<number, number>();
  for (const force of forces) {
    const hex = grid.index(force.hex);
    if (hex < 0) continue;
    const isOwn = force.side === side;
    const into = isOwn ? fields.own : fields.foe;
    rushes[isOwn ? 'own' : 'foe'] = rush(force.side);
    into.count[hex]! += 1;
    into.attack[hex]! += force.attack;
    into.defence[hex]! += force.isFed ? force.defence : force.defence / 2;
    const attack = force.isFed ? force.attack : force.attack / 2;
    const key = (hex * 16 + Math.min(MOST_STRIDE, force.stride)) * 2 + (isOwn ? 1 : 0);
    stacks.set(key, (stacks.get(key) ?? 0) + attack);
  }
  for (const [key, attack] of stacks) {
    const layer = key % 2 === 1 ? fields.own : fields.foe;
    const part = rushes[key % 2 === 1 ? 'own' : 'foe'];
    const stride = (key >> 1) % 16;
    const hex = key >> 5;
    const steps = ground.stepsTo(hex);
    for (const to of ground.near(hex, stride + 1)) {
      const away = steps[to]!;
      if (away <= stride) layer.reach[to] = 1;
      layer.threat[to]! += attack * (away <= 1 ? 1 : part * FADE[Math.min(away, FADE.length - 1)]!);
    }
  }
  return fields;
};

/** What is left of a draw after so many steps, by what is left of it after one; a power would differ between machines. */
const fadingOf = (each: number): Float32Array => {
  let value = 1;
  return Float32Array.from({ length: 256 }, (_, steps) => {
    if (steps > 0 && steps <= 40) value *= each;
    return value;
  });
};

/** Where a side is drawn, and how much: to prizes it has not, and to those of its own that the enemy could come to. */
const drawsOf = (
  ground: Ground,
  prizes: readonly Prize[],
  { foe }: Fields,
  side: Side,
  push: number,
  { guard }: Pick<Weights, 'guard' | 'draw'>,
): readonly { readonly amount: number; readonly steps: Uint8Array }[] =>
  prizes.flatMap(({ hex, worth, holder, isMany, isLater }) => {
    const at = ground.grid.index(hex);
    const isOwn = holder === side;
    if (isOwn && (isMany === true || isLater === true)) return [];
    if (at < 0 || (isOwn && foe.reach[at] === 0 && foe.threat[at] === 0)) return [];
    return [{ amount: worth * (isOwn ? guard : push), steps: ground.stepsTo(at) }];
  });

/** How a side is drawn to each hex. */
export const pullOf = (...given: Parameters<typeof drawsOf>): Float32Array => {
  const pull = new Float32Array(given[0].grid.count);
  const fading = fadingOf(given[5].draw);
  for (const { amount, steps } of drawsOf(...given))
    for (let i = 0; i < pull.length; i++) pull[i]! += amount * fading[steps[i]!]!;
  return pull;
};

/** The same for whoever asks of few hexes; as exact as above, so that both come to the same. */
export const pullAt = (...given: Parameters<typeof drawsOf>): ((hex: number) => number) => {
  const draws = drawsOf(...given);
  const fading = fadingOf(given[5].draw);
  const kept = new Map<number, number>();
  return (hex) => {
    const before = kept.get(hex);
    if (before !== undefined) return before;
    let pull = 0;
    for (const { amount, steps } of draws) pull = Math.fround(pull + amount * fading[steps[hex]!]!);
    kept.set(hex, pull);
    return pull;
  };
};
