// Chapter 11: the question `threats`: what the other side could attack in its coming player turn, standing and moving.
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { resting } from '../../../core/state-cache.ts';
import type { Args, Message } from '../../../core/types.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { mobileStrikes, refuseAssaults } from '../../../mechanics/movement/assaults-in-reach.ts';
import { comingOf } from './next-attack-turn.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { refusedMessage } from './odds-mobile-assault.ts';
import { message } from './odds-range.ts';
import type { Answer } from './odds-range.ts';
import { columnFor } from './supposed-battle.ts';
import { strikeLine, strikesOf } from './attacks-in-reach.ts';
import type { Strike } from './attacks-in-reach.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

type Threat = Strike & { readonly from?: string };

/** Stacks as they lie now strike as one; supply is that of this moment, before anybody sets out. */
const mobileThreats = (
  p: Printed,
  s: Seeing,
  board: Seeing,
  who: Viewer,
  hex: string | undefined,
): readonly Threat[] => {
  const maps = supplyMaps(p, board);
  const best = new Map<string, Threat>();
  for (const { units, target, from } of mobileStrikes(moveLaw(p), board, hex)) {
    const told = { hex: target, attackers: units, kind: 'mobile', from } as const;
    const column = columnFor(p, board, who, told, maps);
    if (column.rung <= (best.get(target)?.rung ?? -Infinity)) continue;
    const home = placeOf(s.own, units[0] ?? '');
    const covered = unitsAt(s.own, home).some((unit) => !isKnownAt(p, s, unit, home, who)) ? 1 : 0;
    best.set(target, { hex: target, units, from, covered, ...column });
  }
  return [...best.values()];
};

const EVEN = 0;

const threatLine = (threat: Threat): Message => {
  const { from } = threat;
  if (from === undefined) return strikeLine('threats.one', threat);
  const { key, params } = strikeLine('threats.mobile', threat);
  return message(key, { ...params, from });
};

/** `threats`, `threats 1606`: hexes of the asking side by the best odds the other could reach there in each way. */
export const answerThreats = (p: Printed, s: Seeing, who: Viewer, args: Args): Answer => {
  const side: Who = who === 'both' ? phasing(s) : who;
  const attacker = otherSide(side);
  const [hex] = args['hex'] ?? [];
  const coming = comingOf(p, s, attacker, who);
  if (coming === undefined) return [message('threats.over', { side: attacker })];
  const { turn, prepared, mobile } = coming;
  const never = mobile === undefined ? undefined : resting(mobile, () => refuseAssaults(moveLaw(p), mobile));
  const standing: readonly Threat[] =
    prepared === undefined ? [] : resting(prepared, () => strikesOf(p, prepared, attacker, who, hex));
  const moving =
    mobile === undefined || never !== undefined
      ? []
      : resting(mobile, () => mobileThreats(p, s, mobile, who, hex));
  const all = [...standing, ...moving].toSorted((a, b) => b.rung - a.rung || (a.hex < b.hex ? -1 : 1));
  const hexes = (threats: readonly Threat[]): number => new Set(threats.map((threat) => threat.hex)).size;
  const none = never === undefined ? [] : [refusedMessage('threats.no-mobile', never)];
  if (all.length === 0) return [message('threats.none', { side, turn }), ...none];
  return [
    message('threats.count', {
      side,
      turn,
      count: hexes(all),
      grave: hexes(all.filter(({ rung }) => rung >= EVEN)),
    }),
    ...all.map(threatLine),
    ...none,
  ];
};
