// Chapter 11: attack and defence factors in a battle, with everything that exchanges, doubles, halves and rounds them.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { defendersOf } from './11.2-defenders.ts';
import type { Battle, Look } from './11.8-battle-frame.ts';
import type { Halving } from '../07-supply/7.17-supply-state.ts';
import { lookAt, mayDouble } from '../07-supply/7.17-supply-at-battle.ts';
import type { Printed } from '../data/sheet.ts';
import { isGerman, isMech } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

/** A unit's part in a sum before anything is reduced, and what reduces it; rolled factors too (8.4e). */
type Part = {
  readonly unit: string;
  readonly factor: number;
  readonly entries: readonly LedgerEntry[];
  readonly cuts: readonly Halving[];
};

export const lookOf = (p: Printed, s: Seeing, battle: Battle): Look => {
  const { supply, halvings, doubled } = battle;
  return supply !== undefined && halvings !== undefined && doubled !== undefined
    ? { supply, halvings, doubled }
    : lookAt(p, s, battle);
};

const isGermanSide = (p: Printed, unit: string): boolean => p.unit(unit).side === 'german';

const PANZERS: readonly string[] = ['panzer', 'parachute-panzer'];

/** R128 */
const isPanzer = (p: Printed, unit: string): boolean =>
  isGerman(p, unit) && PANZERS.includes(p.unit(unit).type);

/** 5.13a, R64: on turn 1 supplied German mechanized units find two marshes dry. */
export const findsMarsh = (p: Printed, s: Seeing, battle: Battle, look: Look, unit: string): boolean => {
  if (p.hex(battle.target).terrain !== 'marsh') return false;
  const dry =
    s.clock.turn === 1 &&
    p.inArea('gt1-marsh', battle.target) &&
    isGerman(p, unit) &&
    isMech(p, unit) &&
    look.supply[unit] === 'overland';
  return !dry;
};

const numeral = (factor: number | 'd6', battle: Battle, unit: string): number =>
  factor === 'd6' ? (battle.rolled?.[unit] ?? 0) : factor;

/**
 * The factor an attacker brings, and the rule that says which of its numbers that is: as a rule the left of two, or
 * the only one (2.10a, 2.10b).
 */
const attackFactor = (
  p: Printed,
  battle: Battle,
  look: Look,
  unit: string,
): { readonly factor: number; readonly why: string; readonly rule: RuleId } => {
  const { attack, defense, type } = p.unit(unit);
  const { terrain, city } = p.hex(battle.target);
  const own = (why: string, rule: RuleId) => ({ factor: numeral(defense, battle, unit), why, rule });
  // R43: wherever they jump, and with no line of supply asked for (lookAt).
  if (unit === battle.drop) return own('combat.by-air', 'barbarossa:4.17e');
  if (attack === 'd6')
    return { factor: numeral(attack, battle, unit), why: 'combat.rolled', rule: 'barbarossa:8.4d' };
  if (city !== undefined && isPanzer(p, unit)) return own('combat.panzer-in-city', 'barbarossa:11.20c');
  if (terrain === 'rough' && type === 'mountain' && look.supply[unit] === 'overland')
    return own('combat.mountain', 'barbarossa:11.14c');
  return { factor: attack, why: 'combat.unit', rule: 'barbarossa:11.8a' };
};

/** Things worth knowing of a unit that change no number. */
const remarks = (p: Printed, s: Seeing, battle: Battle, look: Look, unit: string): readonly LedgerEntry[] => {
  const said: LedgerEntry[] = [];
  const state = look.supply[unit];
  const isHalved = look.halvings[unit] !== undefined;
  const remark = (why: string, rule: RuleId): void => void said.push(entry('times', 1, why, rule, { unit }));
  if (state === 'garrison' && !isHalved)
    remark('combat.garrison-full', isGermanSide(p, unit) ? 'barbarossa:7.22a' : 'barbarossa:7.22b');
  if (mayDouble(p, s, battle, unit) && !look.doubled.includes(unit)) {
    const rule = state === 'overland' ? 'barbarossa:5.7d' : 'barbarossa:7.22e';
    remark('combat.shock-single', rule);
  }
  return said;
};

const attackPart = (p: Printed, s: Seeing, battle: Battle, look: Look, unit: string): Part => {
  const { factor, why, rule } = attackFactor(p, battle, look, unit);
  const entries = [entry('add', factor, why, rule, { unit })];
  const marsh = isMech(p, unit) && findsMarsh(p, s, battle, look, unit);
  const cuts = [
    ...(look.halvings[unit] ?? []),
    ...(marsh ? [{ rule: 'barbarossa:11.15a' as const, why: 'combat.marsh-mech' }] : []),
  ];
  entries.push(...remarks(p, s, battle, look, unit));
  // 5.7b, R87: never halved as well, since the supply it needs to be doubled halves nothing, nor does marsh a unit on foot.
  if (look.doubled.includes(unit))
    entries.push(entry('add', factor, 'combat.shock-doubled', 'barbarossa:5.7b', { unit }));
  return { unit, factor, entries, cuts };
};

const defencePart = (p: Printed, battle: Battle, look: Look, unit: string): Part => {
  const { defense } = p.unit(unit);
  const factor = numeral(defense, battle, unit);
  const rolled = defense === 'd6';
  const why = rolled ? 'combat.rolled' : 'combat.unit';
  const entries = [entry('add', factor, why, rolled ? 'barbarossa:8.4d' : 'barbarossa:11.8a', { unit })];
  return { unit, factor, entries, cuts: look.halvings[unit] ?? [] };
};

const keyOf = ({ cuts }: Part): string =>
  cuts
    .map(({ rule }) => rule)
    .toSorted()
    .join(' ');

const grouped = (parts: readonly Part[], by: (part: Part) => string): readonly (readonly Part[])[] => {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = by(part);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [part]);
    else group.push(part);
  }
  return [...groups.values()];
};

const factors = (parts: readonly Part[]): number => parts.reduce((total, { factor }) => total + factor, 0);

/** What each cause takes off the units it reduces, before anything is rounded. */
const cutsOf = (parts: readonly Part[]): readonly LedgerEntry[] => {
  const units = parts.map(({ unit }) => unit);
  const told = { units, ...(units.length === 1 && { unit: units[0] ?? '' }) };
  let left = factors(parts);
  return (parts[0]?.cuts ?? []).map(({ rule, why }) => {
    left /= 2;
    return entry('add', -left, why, rule, told);
  });
};

/** R125: units reduced by as much, whatever reduces them, are added first, then reduced and rounded once, to no less than one. */
const reductions = (group: readonly Part[]): readonly LedgerEntry[] => {
  const cuts = group[0]?.cuts ?? [];
  if (cuts.length === 0) return [];
  const units = group.map(({ unit }) => unit);
  const alone = units.length === 1;
  const told = { units, ...(alone && { unit: units[0] ?? '' }) };
  const sum = factors(group);
  const entries: LedgerEntry[] = [];
  if (!alone) entries.push(entry('times', 1, 'combat.together', 'barbarossa:1.3d', { units }));
  entries.push(...grouped(group, keyOf).flatMap(cutsOf));
  const left = sum / 2 ** cuts.length;
  const whole = Math.floor(left);
  const rounding = alone ? 'barbarossa:1.3a' : 'barbarossa:11.12b';
  if (whole < left) entries.push(entry('add', whole - left, 'combat.rounded-down', rounding, told));
  if (whole < 1 && sum > 0) {
    const quartered = cuts.length > 1 ? 'barbarossa:7.22f' : 'barbarossa:1.3c';
    const rule = alone ? quartered : 'barbarossa:11.12a';
    entries.push(entry('add', 1 - whole, 'combat.at-least-one', rule, told));
  }
  return entries;
};

const sumOf = (of: string, parts: readonly Part[]): Ledger =>
  ledger(of, [
    ...parts.flatMap(({ entries }) => entries),
    ...grouped(parts, ({ cuts }) => String(cuts.length)).flatMap(reductions),
  ]);

/** Everybody who adds to the attack: those over land, then those from the air. */
export const strikers = ({ attackers, drop }: Battle): readonly string[] =>
  drop === undefined ? attackers : [...attackers, drop];

export const attackSum = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  subset: readonly string[] = strikers(battle),
): Ledger => {
  const look = lookOf(p, s, battle);
  return sumOf(
    'combat.attack',
    subset.map((unit) => attackPart(p, s, battle, look, unit)),
  );
};

export const defenceSum = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  subset: readonly string[] = defendersOf(p, s, battle),
): Ledger => {
  const look = lookOf(p, s, battle);
  return sumOf(
    'combat.defence',
    subset.map((unit) => defencePart(p, battle, look, unit)),
  );
};

/** 11.26e, 11.26h, 11.26j, R125, R126, R171: what units count for in losses is what they counted for in the odds. */
export const accountedAttack = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  subset: readonly string[] = strikers(battle),
): number => attackSum(p, s, battle, subset).total;

export const accountedDefence = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  subset: readonly string[] = defendersOf(p, s, battle),
): number => defenceSum(p, s, battle, subset).total;
