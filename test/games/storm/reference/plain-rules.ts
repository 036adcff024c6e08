// Supply, movement and the column of a battle written down a second time, as plainly as the rulebook has them.
import type { State } from '../../../../src/core/types.ts';
import type { Kind } from '../../../../src/games/storm/10-prepared-assaults/10.8-battle-frame.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { picker } from '../../../../src/players/prng.ts';
import { p, storm } from '../rules/kit.ts';

export type S = State<Own>;
export type Side = 'german' | 'soviet';

const PLOESTI = 'S2029';
const HOMES: Readonly<Record<string, string>> = { hungarian: 'hungary', romanian: 'romania' };

export const sideOf = (unit: string): Side => (p.unit(unit).nationality === 'soviet' ? 'soviet' : 'german');
export const isOneOf = (unit: string, ...types: readonly string[]): boolean =>
  types.includes(p.unit(unit).type);
export const isMech = (unit: string): boolean => p.unit(unit).mobility === 'mechanized';
const other = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');
const homeOf = (unit: string): string | undefined => HOMES[p.unit(unit).nationality];
const isEnemyIn = (s: S, hex: string, side: Side): boolean =>
  (s.own.places[hex] ?? []).some((unit) => sideOf(unit) !== side);
const holder = (s: S, hex: string): Side =>
  s.own.held[hex] ?? (p.hex(hex).country === 'ussr' ? 'soviet' : 'german');

/** Column 20 of every row for Germans; the other end for Soviets, down to S2044. */
const isSource = (hex: string, side: Side): boolean => {
  const [row, column] = [Number(hex.slice(1, 3)), hex.slice(3)];
  if (!p.isLand(hex)) return false;
  if (side === 'german') return column === '20';
  return column === (row % 2 === 0 ? '44' : '43') && (hex.startsWith('N') || row >= 20);
};

/** Every hex from which a line can be traced, walked from the sources. */
export const supplied = (s: S, side: Side): ReadonlySet<string> => {
  const found = new Set(p.grid.ids.filter((hex) => isSource(hex, side) && !isEnemyIn(s, hex, side)));
  const open = [...found];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop())
    for (const next of p.neighbours(hex)) {
      const isShut = !p.isLand(next) || p.sideKinds(hex, next).includes('sea') || isEnemyIn(s, next, side);
      if (isShut || found.has(next) || hex[0] !== next[0]) continue;
      found.add(next);
      open.push(next);
    }
  return found;
};

export type Supply = 'full' | 'attenuated' | 'out';

export const supplyIn = (s: S, unit: string, hex: string, fed: ReadonlySet<string>): Supply => {
  if (homeOf(unit) !== undefined) return 'full';
  const isFed = s.clock.turn === 1 || fed.has(hex);
  if (sideOf(unit) === 'soviet') return isFed ? 'full' : 'out';
  const isFlown = s.own.markers['aerial']?.includes(hex) === true;
  if (!isFed && !isFlown) return 'out';
  return s.own.held[PLOESTI] === undefined ? 'full' : 'attenuated';
};

const FACTORS = {
  german: { mech: { full: 10, attenuated: 7, out: 4 }, foot: { full: 6, attenuated: 4, out: 2 } },
  soviet: { mech: { full: 8, attenuated: 8, out: 4 }, foot: { full: 5, attenuated: 5, out: 2 } },
} as const;

export const factorOf = (s: S, unit: string, supply: Supply): number => {
  if (isOneOf(unit, 'flak')) return 0;
  const side = sideOf(unit);
  const printed = homeOf(unit) === undefined ? FACTORS[side][isMech(unit) ? 'mech' : 'foot'][supply] : 5;
  return s.clock.turn === 1 && side === 'german' ? Math.ceil(printed / 2) : printed;
};

const GROUND: Readonly<
  Record<string, readonly [foot: number, mech: number, cavalry: number, mountain: number]>
> = {
  clear: [1, 1, 1, 1],
  forest: [1, 2, 1, 1],
  marsh: [2, Infinity, 1, 2],
  rough: [2, 2, 1, 1],
  mountain: [3, Infinity, 2, 1],
  pass: [1, 1, 2, 1],
};

const isUnder = (s: S, hex: string, side: Side): boolean =>
  s.own.turn.air === side &&
  [hex, ...p.neighbours(hex)].some((each) => s.own.markers['air']?.includes(each) === true);

/** What a step costs, Infinity where it is closed; in an assault no corridor is there. */
export const stepCost = (s: S, unit: string, from: string, to: string, isAssault = false): number => {
  const side = sideOf(unit);
  const home = homeOf(unit);
  if (!p.isLand(to) || p.sideKinds(from, to).includes('sea')) return Infinity;
  if (home !== undefined && p.hex(to).country !== home) return Infinity;
  const isDanube = p.joins('danube-corridor', from, to) && home !== 'hungary';
  const isPripyet = p.joins('pripyet-corridor', from, to) && side === 'soviet';
  const isCorridor = !isAssault && (isDanube || isPripyet) && holder(s, to) === side;
  const { terrain } = p.hex(to);
  const ground = terrain === 'mountain' && p.joins('pass', from, to) ? 'pass' : terrain;
  const [foot = 0, mech = 0, cavalry = 0, mountain = 0] = GROUND[ground] ?? [];
  const isFoot = !isMech(unit);
  const plain = isFoot ? foot : mech;
  const special = isOneOf(unit, 'mountain', 'mountain-rifle') ? mountain : plain;
  const hex = isOneOf(unit, 'cavalry') ? cavalry : special;
  const river = p.sideKinds(from, to).includes('river') ? 1 : 0;
  const isAbroad = (p.hex(from).country === 'hungary') !== (p.hex(to).country === 'hungary');
  const border = s.clock.turn === 1 && side === 'soviet' && isAbroad ? 1 : 0;
  return (isCorridor ? 1 : hex + river) + (isUnder(s, to, other(side)) ? 1 : 0) + border;
};

export type Fight = {
  readonly target: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly kind: Kind;
};

export const HEADS = [0, 1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55] as const;

const printed = (unit: string, what: 'attack' | 'defence'): number => Number(p.unit(unit).faces[0]?.[what]);

/** Halved in groups, each as often as it has a cause. */
export const attackOf = (
  at: (unit: string) => string,
  { target, attackers }: Fight,
  isFlak: boolean,
): number => {
  const groups = new Map<string, { times: number; sum: number }>();
  for (const unit of attackers) {
    const river = p.sideKinds(at(unit), target).includes('river');
    const tanks = isFlak && isOneOf(unit, 'tank', 't34');
    const key = `${river} ${tanks}`;
    const group = groups.get(key) ?? { times: Number(river) + Number(tanks), sum: 0 };
    groups.set(key, { ...group, sum: group.sum + printed(unit, 'attack') });
  }
  return [...groups.values()].reduce((all, { times, sum }) => {
    const once = times > 0 ? Math.ceil(sum / 2) : sum;
    return all + (times > 1 ? Math.ceil(once / 2) : once);
  }, 0);
};

/** Half columns and rows, the South sheet below the North one. */
const spotOf = (hex: string): readonly [x: number, y: number] => {
  const row = Number(hex.slice(1, 3));
  return [2 * Number(hex.slice(3)) + (row % 2), row + (hex.startsWith('N') ? 32 : 0)];
};

const isCentred = (target: string, around: readonly string[]): boolean =>
  [0, 1].every(
    (i) => around.reduce((sum, hex) => sum + (spotOf(hex)[i] ?? 0) - (spotOf(target)[i] ?? 0), 0) === 0,
  );

/** Two opposite hexes, or three with one between each, have the target in their middle. */
const isAllRound = (target: string, origins: readonly string[]): boolean =>
  origins.length >= 4 ||
  origins.some((a) => origins.some((b) => isCentred(target, [a, b]))) ||
  (origins.length === 3 && isCentred(target, origins));

/** All columns to the right, less those to the left. */
export const shiftOf = (
  s: S,
  at: (unit: string) => string,
  supply: (unit: string) => Supply,
  { target, attackers, defenders, kind }: Fight,
): number => {
  const side = sideOf(attackers[0] ?? '');
  const isSoviet = side === 'soviet';
  const isAllied = attackers.some((unit) => homeOf(unit) !== undefined);
  const { order } = s.own.plan;
  const worst = (units: readonly string[]): number => {
    const states = units.map(supply);
    if (states.includes('out')) return 2;
    return states.includes('attenuated') ? 1 : 0;
  };
  const { terrain } = p.hex(target);
  const isCity = p.feature(target, 'city') !== undefined;
  const isMajor = p.feature(target, 'major-city') !== undefined;
  const guards = defenders.filter((unit) => !isOneOf(unit, 'heavy-artillery'));
  const isRound =
    kind === 'prepared' &&
    !isAllied &&
    !isCity &&
    !isMajor &&
    isAllRound(target, [...new Set(attackers.map(at))]);
  const parts: readonly (readonly [holds: boolean, columns: number])[] = [
    [s.clock.turn === 1, isSoviet ? 2 : -1],
    [s.clock.turn > 1 && isSoviet && order === 'move-fight', -1],
    [s.clock.turn > 1 && !isSoviet && !isAllied && order === 'fight-move' && kind !== 'mobile', 1],
    [kind === 'mobile', -1],
    [true, worst(defenders) - worst(attackers)],
    [terrain === 'rough', -1],
    [terrain === 'mountain', -2],
    [isCity, -1],
    [isMajor, -2],
    [isRound, isSoviet ? 1 : 2],
    [isUnder(s, target, side), 1],
    [isUnder(s, target, other(side)), -1],
    [!isSoviet && guards.length > 0 && guards.every((unit) => isOneOf(unit, 't34')), 1],
  ];
  return parts.reduce((sum, [holds, columns]) => sum + (holds ? columns : 0), 0);
};

export const defenceOf = ({ defenders }: Fight): number =>
  defenders.reduce((sum, unit) => sum + printed(unit, 'defence'), 0);

/** A board in the middle of a war, with airpower somewhere, and Ploesti lost in every other one. */
export const drawn = (seed: number, phase: string): S => {
  const pick = picker(seed, 5);
  const s = storm.anyTurn?.('campaign', {}, pick) as S;
  const side: Side = phase.startsWith('german') ? 'german' : 'soviet';
  s.clock = { turn: 1 + (seed % 4), phase, phasing: side };
  s.own.plan = { order: pick(2) === 0 ? 'move-fight' : 'fight-move' };
  s.own.turn.air = pick(2) === 0 ? 'german' : 'soviet';
  const fronts = Object.keys(s.own.places).filter((hex) => p.isHex(hex));
  s.own.markers['air'] = Array.from({ length: 10 }, () => fronts[pick(fronts.length)] ?? 'hand');
  if (seed % 2 === 0 && s.own.held[PLOESTI] === undefined) s.own.held[PLOESTI] = 'german';
  return s;
};
