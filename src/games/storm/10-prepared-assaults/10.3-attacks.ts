// Chapter 10: the orders to attack: prepared assaults from all the hexes round a target, momentum attacks from one.
import { refusal } from '../../../core/rule-set.ts';
import type { Message, Refusal } from '../../../core/types.ts';
import { unitsOfSide } from '../../../mechanics/combat/battle-frame.ts';
import { attacks, bestNote } from '../../../mechanics/combat/attacks.ts';
import type { AttackLaw, Attacks } from '../../../mechanics/combat/attacks.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { defenceFactor } from '../02-counters.ts';
import { everyDrop, openDrop, refuseDrop } from '../11-special-rules/11.10-airdrops.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { supposed } from '../questions/supposed-battle.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { fogOf, isKnown } from './10.7-fog-of-war.ts';
import { ableTogether, attackOf, refuseGroup, refuseStrike } from './10.3-attackers.ts';
import { freshAt } from './10.8-battle-frame.ts';
import type { Kind } from './10.8-battle-frame.ts';
import { eligibleNow, ruleOfAgain, ruleOfBar } from './10.25-momentum.ts';

/** Factors for and against, as far as the attacker sees. */
const ratio = (p: Printed, s: Seeing, hex: string, from: readonly string[]): number => {
  const seen = fogOf(p).seenAt(s, hex, p.other(phasing(s)), phasing(s));
  return (
    attackOf(p, from) /
    Math.max(
      1,
      seen.reduce((sum, unit) => sum + defenceFactor(p, unit), 0),
    )
  );
};

/** The fewest that lose no column of all that may attack together. */
const bestOf = (
  p: Printed,
  s: Seeing,
  kind: Kind,
  hex: string,
  able: readonly string[],
): { readonly units: readonly string[]; readonly note: Message } => {
  const attackers = ableTogether(p, able);
  const { against, fewest } = supposed(p, s);
  const told = { hex, attackers, kind };
  const found = attackers.length === 0 ? [] : fewest(s, phasing(s), told, undefined);
  const units = (refuseGroup(p, s, found, hex) === undefined ? found : attackers).toSorted();
  const covered = attackers.length > 0 && against(s, phasing(s), told, undefined).covered !== undefined;
  return { units, note: bestNote(hex, units, attackers.length, covered) };
};

type Law = AttackLaw<Own, undefined>;

const shared = (p: Printed, kind: Kind) =>
  ({
    moment: () => undefined,
    // 10.1b
    mustJoin: () => [],
    refuseGroup: (s, units, hex, args) => refuseGroup(p, s, units, hex, args),
    isKnown: (s, unit, side) => isKnown(p, s, unit, side as Who),
    ratio: (s, hex, from) => ratio(p, s, hex, from),
    best: (s, hex, _, able) => bestOf(p, s, kind, hex, able),
  }) satisfies Partial<Law>;

/** 10.1 to 10.6, with what other chapters forbid; 11.10: with a drop or without. */
const prepared = (p: Printed): Law => ({
  ...shared(p, 'prepared'),
  rules: {
    target: 'storm:10.1a',
    oneHex: 'storm:10.3b',
    // 10.6a
    attackers: 'storm:10.3a',
    yours: 'storm:10.1c',
    again: 'storm:10.4c',
    attackedAgain: 'storm:10.4d',
    twice: 'storm:10.4a',
    mustJoin: 'storm:10.1b',
  },
  fresh: (s, hex, side) => freshAt(p, s.own, hex, side as Who),
  hasFought: (s, unit) => s.own.phase.attackers.includes(unit),
  ruleOfAgain: (s, unit) => ruleOfAgain(p, s, unit),
  refuseStrike: (s, unit, from, hex) => refuseStrike(p, s, unit, from, hex),
  extra: {
    refuse: (s, args) => refuseDrop(p, s, args),
    open: (s) => openDrop(p, s),
    every: (s) => everyDrop(p, s),
    sets: ['drop'],
  },
  start: (ctx, target, from, args) => {
    const drop = [...(args['drop'] ?? [])];
    const air = drop.length > 0 ? { drop } : {};
    ctx.call('battle', { target, kind: 'prepared', attackers: [...from, ...drop], ...air }, 'orders');
  },
});

/** Who may be in a momentum attack now (10.25a, 10.25b). */
const refusePressing = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  hex: string,
): Refusal | undefined =>
  eligibleNow(p, s).includes(unit)
    ? refuseStrike(p, s, unit, from, hex)
    : refusal('MOMENTUM.NOT-THIS', ruleOfBar(p, s, unit), { unit, units: [...eligibleNow(p, s)] });

/** 10.25d, R57, R103: whoever has been attacked, and whoever has attacked. */
const momentum = (p: Printed): Law => ({
  ...shared(p, 'momentum'),
  rules: {
    target: 'storm:10.25b',
    oneHex: 'storm:10.25b',
    attackers: 'storm:10.25a',
    yours: 'storm:10.1c',
    again: 'storm:10.25d',
    twice: 'storm:10.4a',
    mustJoin: 'storm:10.1b',
  },
  fresh: (s, hex, side) => unitsOfSide(p, s.own, hex, side as Who),
  hasFought: () => false,
  refuseStrike: (s, unit, from, hex) => refusePressing(p, s, unit, from, hex),
  // 11.10m
  extra: {
    refuse: (_, args) => (args['drop'] === undefined ? undefined : refusal('DROP.MOMENTUM', 'storm:11.10m')),
    open: () => undefined,
    sets: ['drop'],
  },
  start: (ctx, target, from) => {
    const before = (ctx.vars['pressed'] ?? []) as readonly string[];
    ctx.vars['pressed'] = [...before, ...from];
    ctx.call('battle', { target, kind: 'momentum', attackers: [...from] }, 'momentum');
  },
});

export const attacksOf = perSheet((p: Printed): Attacks<Own, undefined> =>
  attacks<Own, undefined>(p, prepared(p)),
);

export const momentumOf = perSheet((p: Printed): Attacks<Own, undefined> =>
  attacks<Own, undefined>(p, momentum(p)),
);

/** 10.25c: what an attack would be now: only out of a battle that has been won is a momentum attack asked for. */
export const kindNow = (s: Pick<Seeing, 'stack'>): 'prepared' | 'momentum' =>
  s.stack.at(-1)?.proc === 'battle' ? 'momentum' : 'prepared';

export const attacksNow = (p: Printed, s: Pick<Seeing, 'stack'>): Attacks<Own, undefined> =>
  kindNow(s) === 'momentum' ? momentumOf(p) : attacksOf(p);
