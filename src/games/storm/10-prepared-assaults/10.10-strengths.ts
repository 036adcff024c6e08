// Chapter 10: the factors of both sides in a battle. What suffers the same reduction is added up and reduced once.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { attackFactor, defenceFactor, isFlak, isTank } from '../02-counters.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { defendersOf, isDropped } from './10.8-battle-frame.ts';
import type { Battle } from './10.8-battle-frame.ts';

/** Why a factor is halved, in the order in which it is done. */
type Halving = { readonly why: string; readonly rule: RuleId };
const RIVER: Halving = { why: 'combat.river', rule: 'storm:10.14' };
const FLAK: Halving = { why: 'combat.flak', rule: 'storm:11.8b' };

/** 11.8a, 11.8b, R84: attenuated and aerial supply will do. */
const isFlakThere = (p: Printed, s: Seeing, battle: Battle): boolean =>
  defendersOf(p, s, battle).some((unit) => isFlak(p, unit) && battle.supply?.[unit] !== 'out');

const halvingsOf = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  unit: string,
  flak: boolean,
): readonly Halving[] => {
  const from = battle.origins?.[unit] ?? placeOf(s.own, unit);
  const isOverRiver =
    !isDropped(battle, unit) &&
    p.areAdjacent(from, battle.target) &&
    p.sideKinds(from, battle.target).includes('river');
  return [...(isOverRiver ? [RIVER] : []), ...(flak && isTank(p, unit) ? [FLAK] : [])];
};

/** 10.10b, 1.3a, R55: of each group with the same reductions; 10.10a: never less than one. */
const groupLines = (
  p: Printed,
  units: readonly string[],
  halvings: readonly Halving[],
): readonly LedgerEntry[] => {
  const lines = units.map((unit) =>
    entry('add', attackFactor(p, unit), 'combat.unit', 'storm:10.8a', { unit }),
  );
  let sum = lines.reduce((all, { n }) => all + n, 0);
  const cuts = halvings.map(({ why, rule }) => {
    const half = Math.ceil(sum / 2);
    const cut = half - sum;
    sum = half;
    return entry('add', cut, why, rule, { units: [...units] });
  });
  return [...lines, ...cuts];
};

export const attackSum = (p: Printed, s: Seeing, battle: Battle): Ledger => {
  const flak = isFlakThere(p, s, battle);
  const groups = new Map<string, { units: string[]; halvings: readonly Halving[] }>();
  for (const unit of battle.attackers) {
    const halvings = halvingsOf(p, s, battle, unit, flak);
    const key = halvings.map(({ why }) => why).join(' ');
    const group = groups.get(key) ?? { units: [], halvings };
    group.units.push(unit);
    groups.set(key, group);
  }
  return ledger(
    'combat.attack',
    [...groups.values()].flatMap(({ units, halvings }) => groupLines(p, units, halvings)),
  );
};

/** 10.4b, 11.7i: artillery adds nothing. */
export const defenceSum = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  units: readonly string[] = defendersOf(p, s, battle),
): Ledger =>
  ledger(
    'combat.defence',
    units.map((unit) => entry('add', defenceFactor(p, unit), 'combat.unit', 'storm:10.8a', { unit })),
  );
