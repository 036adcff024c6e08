// What a side does in a game that a person would shake his head at, counted as the game goes on.
import type { Order, Side, State } from '../../src/core/types.ts';
import type { Fight, Force, Outlook } from '../../src/api/outlook.ts';
import type { Grid } from '../../src/hex/grid.ts';
import type { Offer } from '../../src/core/kernel.ts';
import { resting } from '../../src/core/state-cache.ts';
import type { Seat } from '../../src/players/player.ts';
import { groundOf } from '../../src/players/opponent/ground.ts';
import type { Ground } from '../../src/players/opponent/ground.ts';

/** Of so many that could have been wrong, how many were. */
export type Count = { of: number; is: number };

export const MEASURES = [
  /**
   * Own prizes beside the enemy at the end of a turn, that somebody is in or could be; those without a unit in them. Who keeps
   * another of them could not be in this one, and what counts later is kept later.
   */
  'emptyPrizes',
  /** Attacks that nobody had to make; those by which more is lost than gained on the mean. */
  'belowEven',
  /** Units lost; those that were out of supply. */
  'lostUnfed',
  /** Units far from the enemy that could go somewhere in a movement phase; those that stood still. */
  'stoodStill',
  /** Units that were somewhere else a turn ago; those that are back where they had been before. */
  'backAndForth',
  /** Units that attacked; those that did so alone. */
  'attackedAlone',
] as const;
export type Measure = (typeof MEASURES)[number];

export type Conduct = Record<Measure, Count>;

export const newConduct = (): Conduct => ({
  emptyPrizes: { of: 0, is: 0 },
  belowEven: { of: 0, is: 0 },
  lostUnfed: { of: 0, is: 0 },
  stoodStill: { of: 0, is: 0 },
  backAndForth: { of: 0, is: 0 },
  attackedAlone: { of: 0, is: 0 },
});

/** Farther than so many steps from the enemy nobody is needed where he stands. */
const REAR = 3;
/** A prize is aimed at by whoever is so near. */
const AIMED = 4;
/** After so many of its turns a side has shown where it wants to go. */
const SHOWN = 2;

type Memory = {
  /** Where the units of the side were at the end of its turns, the last first. */
  readonly ends: ReadonlyMap<string, string>[];
  /** Of the movement phase under way: who could go somewhere, from where, and who could be in a hex at its end. */
  movers:
    | {
        readonly phase: string;
        readonly from: ReadonlyMap<string, string>;
        readonly comers: ReadonlyMap<string, readonly string[]>;
      }
    | undefined;
  turns: number;
  axis: string | undefined;
};

export type Watch = {
  /** Before an order of the side that decides. */
  order(seat: Seat, state: State, order: Order): void;
  /** After it, and what it led to. */
  done(before: State, after: State): void;
  readonly conduct: Readonly<Record<Side, Conduct>>;
  /** By question and verb: how often it was open to the side, and how often it was what the side did. */
  readonly offered: Readonly<Record<Side, Record<string, Count>>>;
  /** The prize at which most of a side aimed when it had shown where it wants to go. */
  axis(side: Side): string | undefined;
};

const add = (count: Count, isWrong: boolean): void => {
  count.of += 1;
  if (isWrong) count.is += 1;
};

const placesOf = (forces: readonly Force[], side: Side): ReadonlyMap<string, string> =>
  new Map(forces.flatMap((force) => (force.side === side ? [[force.unit, force.hex] as const] : [])));

/** The attack an order is, in the very arguments of its verb. */
const fightOf = (
  fights: readonly Fight[],
  { verb, args }: Order,
): readonly [Fight, readonly string[]] | undefined => {
  for (const fight of fights) {
    if (fight.verb !== verb) continue;
    const units = args['from'] ?? args['units'] ?? [];
    if (JSON.stringify(fight.order(units)) === JSON.stringify(args)) return [fight, units];
  }
  return undefined;
};

export const watchOf = (grid: Grid, outlook: Outlook, sides: readonly Side[]): Watch => {
  const ground: Ground = groundOf(grid, outlook);
  const conduct = Object.fromEntries(sides.map((side) => [side, newConduct()])) as Record<Side, Conduct>;
  const memories = new Map(
    sides.map((side): [Side, Memory] => [side, { ends: [], movers: undefined, turns: 0, axis: undefined }]),
  );

  const offered = Object.fromEntries(sides.map((side) => [side, {}])) as Record<Side, Record<string, Count>>;
  const noteOffers = (seat: Seat, order: Order): void => {
    const counts = offered[seat.side]!;
    const verbs = seat.offers().flatMap(({ verb, right, ends }) => (right || ends ? [] : [verb]));
    for (const verb of new Set(verbs))
      add((counts[`${seat.decision.at} ${verb}`] ??= { of: 0, is: 0 }), order.verb === verb);
  };

  const foesNear = (forces: readonly Force[], side: Side, hex: string, steps: number): boolean => {
    const away = ground.stepsTo(grid.index(hex));
    return forces.some((force) => force.side !== side && (away[grid.index(force.hex)] ?? 255) <= steps);
  };

  /** Who could go somewhere, when a movement phase begins. */
  const noteMovers = (seat: Seat, memory: Memory, state: State): void => {
    const { clock, side } = seat;
    const phase = `${clock.turn} ${clock.phase}`;
    const offer: Offer | undefined = seat.offers().find(({ verb }) => verb === outlook.march([], '').verb);
    if (offer === undefined || memory.movers?.phase === phase) return;
    const at = placesOf(outlook.forces(state), side);
    const comers = new Map<string, string[]>();
    const come = (unit: string, hex: string): void => {
      const before = comers.get(hex);
      if (before === undefined) comers.set(hex, [unit]);
      else before.push(unit);
    };
    for (const [unit, hex] of at) come(unit, hex);
    const able = seat.subjects(offer).filter((unit) => {
      const reach = at.has(unit) ? (seat.reach(offer, unit) ?? []) : [];
      for (const { place } of reach) come(unit, place);
      return reach.length > 0;
    });
    memory.movers = { phase, from: new Map(able.map((unit) => [unit, at.get(unit) ?? ''])), comers };
  };

  const noteAttack = (seat: Seat, state: State, order: Order): void => {
    const found = fightOf(outlook.fights(state, seat.side), order);
    if (found === undefined) return;
    const [fight, units] = found;
    const { attackedAlone, belowEven } = conduct[seat.side]!;
    for (const _ of units) add(attackedAlone, units.length === 1);
    const prize = outlook
      .prizes(state)
      .find(({ hex, holder }) => hex === fight.target && holder !== seat.side);
    // A point is worth about what a strong unit is.
    const worth = 1.5 + 14 * (prize?.worth ?? 0);
    const mean = outlook
      .prospect(state, seat.side, fight, units)
      .endings.reduce(
        (sum, { chance, own, theirs, falls }) => sum + chance * (theirs - own + falls * worth),
        0,
      );
    const isFree = seat
      .offers()
      .some(({ ends, verb, right }) => ends && !right && seat.check({ verb, args: {} }) === undefined);
    if (isFree) add(belowEven, mean < 0);
  };

  const closeTurn = (side: Side, after: State): void => {
    const memory = memories.get(side)!;
    const own = conduct[side]!;
    const forces = outlook.forces(after);
    const at = placesOf(forces, side);
    const prizes = outlook.prizes(after);
    const held = new Set(at.values());
    const beside = new Set(
      prizes.flatMap(({ hex, holder, isMany, isLater }) =>
        holder === side && isMany !== true && isLater !== true && foesNear(forces, side, hex, 1) ? [hex] : [],
      ),
    );
    for (const hex of beside) {
      const comers = memory.movers?.comers.get(hex) ?? [];
      const isEmpty = !held.has(hex);
      if (!isEmpty || comers.some((unit) => at.has(unit) && !beside.has(at.get(unit)!)))
        add(own.emptyPrizes, isEmpty);
    }
    const posts = new Set(prizes.flatMap(({ hex, holder }) => (holder === side ? [hex] : [])));
    for (const [unit, from] of memory.movers?.from ?? [])
      if (!posts.has(from) && at.has(unit) && !foesNear(forces, side, from, REAR))
        add(own.stoodStill, at.get(unit) === from);
    const [last, before] = memory.ends;
    for (const [unit, hex] of at) {
      const was = last?.get(unit);
      if (was !== undefined && was !== hex) add(own.backAndForth, before?.get(unit) === hex);
    }
    memory.movers = undefined;
    memory.ends.unshift(at);
    memory.ends.length = Math.min(2, memory.ends.length);
    memory.turns += 1;
    if (memory.turns === SHOWN) memory.axis = axisOf(forces, side, after);
  };

  const axisOf = (forces: readonly Force[], side: Side, state: State): string | undefined => {
    let axis: string | undefined;
    let most = 0;
    for (const { hex, holder, isMany } of outlook.prizes(state)) {
      if (holder === side || isMany === true) continue;
      const away = ground.stepsTo(grid.index(hex));
      const aimed = forces
        .filter((force) => force.side === side && (away[grid.index(force.hex)] ?? 255) <= AIMED)
        .reduce((sum, { attack }) => sum + attack, 0);
      if (aimed > most) [axis, most] = [hex, aimed];
    }
    return axis;
  };

  const noteLosses = (before: State, after: State): void => {
    const left = new Set(outlook.forces(after).map(({ unit }) => unit));
    for (const { unit, side, isFed } of outlook.forces(before)) {
      if (left.has(unit)) continue;
      // In its own turn a side takes units off the map of its own will, too: not those it cannot supply.
      if (before.clock.phasing !== side || !isFed) add(conduct[side]!.lostUnfed, !isFed);
    }
  };

  /** What is answered by a rule of thumb, such as where air armies fly in the turn of the enemy, is nobody's turn. */
  const turnOf = ({ clock, stack }: State): Side | undefined => {
    const frame = stack.at(-1);
    const habit = frame === undefined ? undefined : outlook.habits[`${frame.proc}@${frame.step}`];
    return habit?.kind === 'thumb' ? undefined : clock.phasing;
  };
  let turnBefore: Side | undefined;

  return {
    conduct,
    offered,
    axis: (side) => memories.get(side)?.axis,
    order: (seat, state, order) =>
      resting(state, () => {
        noteOffers(seat, order);
        noteMovers(seat, memories.get(seat.side)!, state);
        noteAttack(seat, state, order);
      }),
    done: (before, after) => {
      noteLosses(before, after);
      const { turn, phasing } = before.clock;
      const side = turnOf(before) ?? turnBefore ?? phasing;
      turnBefore = turnOf(after) ?? side;
      if (after.over !== undefined || turnBefore !== side || after.clock.turn !== turn)
        closeTurn(side, after);
    },
  };
};
