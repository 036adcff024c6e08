// Chapter 9: what a hex and a hexside cost, and the steps that are closed. One function each for floods, refusals and sums.
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import type { MoveClass } from '../../../mechanics/movement/law.ts';
import { agreed, isOfTurn } from '../03-set-up/3.1-agreed.ts';
import { isAlly, isCavalry, isMech, isMountain, nationOf } from '../02-counters.ts';
import { isBulgaria, isBulgariaClosed } from '../07-supply/7.4-lines.ts';
import { isUnderAir } from '../11-special-rules/11.1-airpower.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Cost } from '../data/charts.ts';
import type { NetworkKey, Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

type Class = 'foot' | 'mech' | 'cavalry' | 'mountain';

/** 2.9b, R62, R108: cavalry and mountain troops of all nations by their symbol. */
const moveClass = (p: Printed, unit: string): Class => {
  if (isCavalry(p, unit)) return 'cavalry';
  if (isMountain(p, unit)) return 'mountain';
  return isMech(p, unit) ? 'mech' : 'foot';
};

const charted = (p: Printed, id: string, unit: string): Cost =>
  lineOf(p.tables.terrain, id)[moveClass(p, unit)];
const points = (cost: Cost): number => (typeof cost === 'number' ? cost : 0);

const CORRIDORS: readonly NetworkKey[] = ['danube-corridor', 'pripyet-corridor'];

/** 9.18a, 9.19a, R60: who uses which corridor. */
const mayUse = (p: Printed, unit: string, key: NetworkKey): boolean =>
  key === 'danube-corridor' ? nationOf(p, unit) !== 'hungarian' : p.sideOf(unit) === 'soviet';

/** 9.18e, R59: the corridor by which a unit takes a step: along its course, into a hex that its side holds already. */
const corridorOf = (p: Printed, s: Seeing, unit: string, from: string, to: string): NetworkKey | undefined =>
  CORRIDORS.find(
    (key) => p.joins(key, from, to) && mayUse(p, unit, key) && isHeldBy(p, s, to, p.sideOf(unit)),
  );

/** 9.14c, R61: over a hexside that a pass crosses, into the mountains. */
const isPass = (p: Printed, from: string, to: string): boolean =>
  p.joins('pass', from, to) && p.hex(to).terrain === 'mountain';

const GROUND_RULES: Readonly<Record<string, RuleId>> = {
  clear: 'storm:9.10a',
  forest: 'storm:9.11',
  marsh: 'storm:9.12a',
  rough: 'storm:9.13',
  mountain: 'storm:9.14a',
  pass: 'storm:9.14c',
};

/** 9.24b, R30: a mobile assault knows no corridor. */
export type Going = 'move' | 'assault';

/** 9.8, 9.10b, 9.17b: what the ground is called that a unit goes onto, if no corridor leads there. */
const groundOf = (p: Printed, from: string, to: string): string =>
  isPass(p, from, to) ? 'pass' : p.hex(to).terrain;

/** 2.11b, 9.20a, 9.20b: the hex and the water on the way, added up; 9.15b: no river is closed to anybody. */
export const stepCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  going: Going = 'move',
  sink?: Sink,
): number => {
  let cost = 0;
  const part = (n: number, why: string, rule: RuleId): void => {
    cost += n;
    sink?.(entry('add', n, why, rule, { from, hex: to }));
  };
  const corridor = going === 'move' ? corridorOf(p, s, unit, from, to) : undefined;
  if (corridor !== undefined) {
    // 9.18b: no river costs anything.
    const rule = corridor === 'danube-corridor' ? 'storm:9.18a' : 'storm:9.19a';
    part(points(charted(p, corridor, unit)), `cost.${corridor}`, rule);
    return cost;
  }
  const ground = groundOf(p, from, to);
  part(points(charted(p, ground, unit)), `cost.${ground}`, GROUND_RULES[ground] ?? 'storm:9.10a');
  if (p.sideKinds(from, to).includes('river'))
    part(points(charted(p, 'river', unit)), 'cost.river', 'storm:9.15a');
  return cost;
};

/** 5.13j, 9.31, R64: over the border of Hungary, either way. */
const isHungarianBorder = (p: Printed, from: string, to: string): boolean =>
  p.sideKinds(from, to).includes('border') &&
  (p.hex(from).country === 'hungary') !== (p.hex(to).country === 'hungary');

/** 11.2a, 11.2b, R40: what enemy airpower and turn 1 add to a step, whatever the ground (11.2d). 11.2c: one's own adds nothing. */
export const surcharge = (
  p: Printed,
  s: Seeing,
  side: Who,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  let cost = 0;
  const part = (id: string, times: number, rule: RuleId): void => {
    const line = lineOf(p.tables.costs, id);
    if (times === 0 || !isOfTurn(s, line)) return;
    cost += line.value * times;
    sink?.(entry('add', line.value * times, `cost.${id}`, rule, { hex: to }));
  };
  if (isUnderAir(p, s, to, p.other(side))) {
    const isTwice = agreed(p, s, 'interdiction') === 'twice' && p.sideKinds(from, to).includes('river');
    part('interdiction', isTwice ? 2 : 1, 'storm:11.2a');
  }
  if (side === 'soviet' && isHungarianBorder(p, from, to)) part('hungarian-border', 1, 'storm:5.13j');
  return cost;
};

/** 7.1c, R63: nobody of the minor allies leaves his country. */
export const homeOf = (p: Printed, unit: string): string | undefined => {
  const nation = nationOf(p, unit);
  if (!isAlly(p, unit)) return undefined;
  return nation === 'hungarian' ? 'hungary' : 'romania';
};

/** Why nobody of a minor ally takes a step: one of its hexes lies abroad. */
export const refuseAbroad = (
  p: Printed,
  unit: string,
  from: string,
  to: string,
  at: string,
): Refusal | undefined => {
  const home = homeOf(p, unit);
  if (home === undefined || p.hex(at).country === home) return undefined;
  const country = p.set.board.map.countries[home]?.name ?? home;
  return refusal('MOVE.HOME', 'storm:7.1c', { unit, from, hex: to, country });
};

/** What bars a step for good: water, and countries. In an advance after combat, too. */
export const refusePlace = (
  p: Printed,
  s: Pick<Seeing, 'options'>,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (!p.areAdjacent(from, to)) return refusal('MOVE.NOT-NEXT', 'storm:9.1b', params);
  if (!p.isLand(to)) return refusal('MOVE.WATER', 'storm:9.16', params);
  if (p.sideKinds(from, to).includes('sea')) return refusal('MOVE.WATER-SIDE', 'storm:9.16', params);
  const abroad = refuseAbroad(p, unit, from, to, to);
  if (abroad !== undefined) return abroad;
  return isBulgariaClosed(p, s) && isBulgaria(p, to)
    ? refusal('MOVE.BULGARIA', 'storm:R86', params)
    : undefined;
};

/** 9.12b, 9.14b, 9.18c: ground that a unit does not go onto, unless a corridor or a pass leads there; 10.24b: in an advance, too. */
export const refuseGround = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  going: Going = 'move',
): Refusal | undefined => {
  if (going === 'move' && corridorOf(p, s, unit, from, to) !== undefined) return undefined;
  const cost = charted(p, groundOf(p, from, to), unit);
  if (cost === 'corridor') return refusal('MOVE.MARSH', 'storm:9.12b', { unit, from, hex: to });
  return cost === 'pass' ? refusal('MOVE.MOUNTAIN', 'storm:9.14b', { unit, from, hex: to }) : undefined;
};

export const refuseStep = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => refusePlace(p, s, unit, from, to) ?? refuseGround(p, s, unit, from, to);

/** Nothing but these makes a difference to costs and closed steps, corridors apart. */
export const classOf = (p: Printed, s: Seeing, unit: string): MoveClass => ({
  key: `${moveClass(p, unit)} ${homeOf(p, unit) ?? ''} ${isBulgariaClosed(p, s)}`,
  lasts: true,
});

export const isOnCorridor = (p: Printed, hex: string): boolean => CORRIDORS.some((key) => p.isOn(key, hex));

/** 9.18f, 9.19b: along a corridor it hangs on who holds it. */
export const isAlongCorridor = (p: Printed, from: string, to: string): boolean =>
  CORRIDORS.some((key) => p.joins(key, from, to));
