// Chapter 11: the strengths of both sides in a battle, with what the ground adds to the defence.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { faceUp } from '../../../mechanics/steps.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { FeatureKey, Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { defendersOf, defendingSide, originsOf } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';

/** 2.9: one number for attack and defence, on the face that is up. */
export const combatFactor = (p: Printed, s: Pick<Seeing, 'own'>, unit: string): number => {
  const { combat } = faceUp(p, s.own, unit);
  return typeof combat === 'number' ? combat : 0;
};

/** 11.5a */
const unitLines = (p: Printed, s: Seeing, units: readonly string[]): readonly LedgerEntry[] =>
  units.map((unit) => entry('add', combatFactor(p, s, unit), 'combat.unit', 'dagc:11.5a', { unit }));

const PLACES: readonly { readonly key: FeatureKey; readonly rule: RuleId }[] = [
  { key: 'town', rule: 'dagc:11.9e' },
  { key: 'city', rule: 'dagc:11.9a' },
];

const OVER_WATER: readonly string[] = ['river', 'narrows'];

/** 11.9d, R84: one attacker who crosses nothing takes it away; R59: the narrows are as a river. */
const isAllOverRivers = (p: Printed, s: Seeing, battle: Battle): boolean =>
  originsOf(s, battle).every((from) =>
    p.sideKinds(from, battle.target).some((kind) => OVER_WATER.includes(kind)),
  );

/**
 * 11.9b, R57: what is in the hex counts once each, whoever defends there (11.9g, R123) but for entrenchments, and a river beside
 * it (11.9c): a unit of two in a forest with a town, attacked over rivers alone, is worth seven (11.9f).
 */
const groundLines = (p: Printed, s: Seeing, battle: Battle): readonly LedgerEntry[] => {
  const { target: hex } = battle;
  const line = (id: string, rule: RuleId): readonly LedgerEntry[] => {
    const { addition, name } = lineOf(p.tables.terrain, id);
    return addition === 0 ? [] : [entry('add', addition, 'combat.ground', rule, { ground: name })];
  };
  const side = defendingSide(p, battle);
  return [
    ...p.hex(hex).terrains.flatMap((terrain) => line(terrain, 'dagc:11.9a')),
    ...PLACES.flatMap(({ key, rule }) => (p.feature(hex, key) === undefined ? [] : line(key, rule))),
    // 11.10a; 11.10b: for as long as the game lasts.
    ...(p.entrenchment(hex) === side ? line(`${side}-entrenchment`, 'dagc:11.10a') : []),
    ...(isAllOverRivers(p, s, battle) ? line('river', 'dagc:11.9d') : []),
  ];
};

export const attackSum = (p: Printed, s: Seeing, { attackers }: Battle): Ledger =>
  ledger('combat.attack', unitLines(p, s, attackers));

export const defenceSum = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  units: readonly string[] = defendersOf(p, s, battle),
): Ledger => ledger('combat.defence', [...unitLines(p, s, units), ...groundLines(p, s, battle)]);
