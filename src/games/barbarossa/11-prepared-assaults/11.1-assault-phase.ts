// Chapter 11: the prepared assault phase. Attack after attack, in any order, until the attacker has enough.
import type { ListedChoice, OpenChoice, Pick, Procedure, WindowStep } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf, ofOne, setsOf } from '../../../core/subsets.ts';
import type { Args, Message, Refusal } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { refuseEndOfAssaults } from '../05-sequence/5.11-mandatory-attacks.ts';
import { isCrowded } from '../06-stacking.ts';
import { canDrop, dropSlot, PARATROOPS } from '../04-how-to-win/4.17-air-drop.ts';
import { freshAt } from './11.8-battle-frame.ts';
import { seenAt } from './11.7-fog-of-war.ts';
import {
  attackersOf,
  isAnyTarget,
  momentOf,
  mustJoin,
  refuseAttack,
  refuseAttacker,
  targetsOf,
} from './11.3-eligible-attackers.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { against, fewest } from '../questions/supposed-battle.ts';
import { usableVerbs, windowChoices } from '../interrupt-windows.ts';
import type { Printed } from '../data/sheet.ts';
import { opposing, phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

const printedSum = (p: Printed, units: readonly string[], of: 'attack' | 'defense'): number =>
  units.reduce((sum, unit) => {
    const factor = p.unit(unit)[of];
    return sum + (factor === 'd6' ? 3 : factor);
  }, 0);

/** Printed factors for and against, by what the attacker may see: enough to tell a good attack from a mad one. */
const ratio = (p: Printed, s: Seeing, hex: string, from: readonly string[]): number => {
  const side = phasing(s);
  const seen = seenAt(p, s, hex, opposing(s), side);
  const there = printedSum(p, seen.length > 0 ? seen : freshAt(p, s.own, hex, opposing(s)), 'defense');
  return printedSum(p, from, 'attack') / Math.max(1, there);
};

const GOOD_ODDS = 2;
const TRIES = 4;

/** Some of those who can, but never without those who must; all where fewer would be too weak. */
const someOf = (
  p: Printed,
  s: Seeing,
  hex: string,
  able: readonly string[],
  pick: Pick,
): readonly string[] => {
  const must = mustJoin(p, s, hex);
  const some = able.filter((unit) => must.includes(unit) || pick(4) > 0);
  return some.length > 0 && ratio(p, s, hex, some) >= GOOD_ODDS ? some : able;
};

/** An attack with a chance: a few hexes are looked at, and the best is taken if nothing is good. */
const drawAttack = (p: Printed, s: Seeing, pick: Pick): Args | undefined => {
  const open = targetsOf(p, s);
  if (open.length === 0) return undefined;
  let best: { readonly hex: string; readonly able: readonly string[]; readonly worth: number } | undefined;
  for (let n = 0; n < TRIES; n++) {
    const hex = open[pick(open.length)] ?? '';
    const able = attackersOf(p, s, hex);
    const worth = ratio(p, s, hex, able);
    if (best === undefined || worth > best.worth) best = { hex, able, worth };
    if (worth >= GOOD_ODDS) break;
  }
  if (best === undefined) return undefined;
  const { hex, able } = best;
  const from = someOf(p, s, hex, able, pick);
  return canDrop(s) && pick(3) === 0 ? { target: [hex], from, drop: [PARATROOPS] } : { target: [hex], from };
};

/** Every set of those who can attack a hex, hex by hex, with the drop and without it. */
const everyAttack = function* (p: Printed, s: Seeing, only: string | undefined): Generator<Args> {
  for (const hex of targetsOf(p, s))
    for (const from of setsOf(ofOne(attackersOf(p, s, hex), only))) {
      yield { target: [hex], from };
      if (canDrop(s)) yield { target: [hex], from, drop: [PARATROOPS] };
    }
};

/** Of those named, or of all who can, the fewest that lose none of the columns of all; those who must attack stay in it. */
export const bestAttack = (
  p: Printed,
  s: Seeing,
  hex: string,
  args: Args,
): { readonly args: Args; readonly note?: Message } => {
  const named = args['from'] ?? [];
  const all = attackersOf(p, s, hex);
  // Who was named and cannot attack is not left out unsaid.
  if (named.some((unit) => !all.includes(unit))) return { args: { ...args, from: named.toSorted() } };
  const able = named.length === 0 ? all : all.filter((unit) => named.includes(unit));
  if (able.length === 0 || freshAt(p, s.own, hex, opposing(s)).length === 0) return { args };
  const [drop] = args['drop'] ?? [];
  const told = { hex, attackers: able, kind: 'prepared', ...(drop !== undefined && { drop }) } as const;
  const maps = supplyMaps(p, s);
  const best = fewest(p, s, phasing(s), told, maps);
  const covered = against(p, s, phasing(s), told, maps).covered !== undefined;
  const units = able.filter((unit) => best.includes(unit) || mustJoin(p, s, hex).includes(unit)).toSorted();
  const params = { hex, units, all: able.length, covered };
  return { args: { ...args, from: units }, note: { key: 'note.best-attack', params } };
};

const attack = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'attack',
  rule: 'barbarossa:11.3a',
  sets: ['from'],
  idle: (s) =>
    isAnyTarget(p, s) ? undefined : refusal('ATTACK.NOTHING', 'barbarossa:11.1a', { side: phasing(s) }),
  subjects: (s) => [...new Set(targetsOf(p, s).flatMap((hex) => attackersOf(p, s, hex)))].toSorted(),
  complete: (s, _, args) => {
    const [hex = ''] = args['target'] ?? [];
    const { how = [], ...rest } = args;
    if (how.includes('best') && p.isHex(hex)) return bestAttack(p, s, hex, rest);
    const from = rest['from'] ?? [];
    if (from.length > 0 || !p.isHex(hex)) return { args: { ...rest, from: from.toSorted() } };
    const all = attackersOf(p, s, hex);
    if (all.length === 0) return { args: rest };
    return { args: { ...rest, from: all }, note: { key: 'note.all-attack', params: { hex, units: all } } };
  },
  reach: () => [],
  refuse: (s, _, args) => refuseAttack(p, s, args),
  every: (s, _, only) => legalOf(everyAttack(p, s, only), (args) => refuseAttack(p, s, args)),
  sample: (s, _, pick) => drawAttack(p, s, pick),
  take: (ctx, _, args) => {
    const [target = ''] = args['target'] ?? [];
    const [drop] = args['drop'] ?? [];
    const attackers = [...(args['from'] ?? [])];
    const vars = { target, attackers, kind: 'prepared' };
    ctx.call('battle', drop === undefined ? vars : { ...vars, drop }, 'after');
  },
});

/** 5.12b: the duty to attack comes before the end of the phase; the attack itself is one like any other (5.12f). */
const refuseEnd = (p: Printed, s: Seeing): Refusal | undefined => {
  const moment = momentOf(p, s);
  return refuseEndOfAssaults(p, s, (unit, hex) => refuseAttacker(p, s, unit, hex, moment) === undefined);
};

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** 5.12b: who must still attack in this phase. */
export const boundToAttack = (p: Printed, s: Seeing): readonly string[] =>
  s.stack.at(-1)?.proc === 'assaults' ? strings(refuseEnd(p, s)?.params['units']) : [];

/** The same, with an attack that those who are bound could make. */
const refuseEndWith = (p: Printed, s: Seeing): Refusal | undefined => {
  const refused = refuseEnd(p, s);
  const due = strings(refused?.params['units']);
  const orders = strings(refused?.params['hexes']).map((hex) => {
    const from = attackersOf(p, s, hex).filter((unit) => due.includes(unit));
    return { by: phasing(s), verb: 'attack', args: { target: [hex], from } };
  });
  const instead = orders.find(({ args }) => refuseAttack(p, s, args) === undefined);
  return refused === undefined || instead === undefined ? refused : { ...refused, instead };
};

const question = (p: Printed, s: Seeing): Message => {
  const hexes = [...targetsOf(p, s)];
  const told = { side: phasing(s), hexes };
  if (hexes.length === 0) return { key: 'ask.assaults-none', params: told };
  const refused = refuseEnd(p, s);
  if (refused === undefined) return { key: 'ask.assaults', params: told };
  const { units = [], few = false } = refused.params;
  return { key: 'ask.assaults-due', params: { ...told, due: units, few, rule: refused.rule } };
};

const end = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'end',
  rule: 'barbarossa:11.1b',
  ends: true,
  closed: (s) => refuseEndWith(p, s),
  list: () => [{}],
  take: (ctx) => {
    ctx.emit({ kind: 'assaults.ended', rule: 'barbarossa:11.1b', data: { side: phasing(ctx.s) } });
    if (isCrowded(p, ctx.s)) ctx.call('overstack', {}, 'over');
    else ctx.done();
  },
});

/** R137, R88: before the first attack of a phase the defender may stop play to declare a city, the German also for supply. */
const beforeAssaults = (p: Printed): WindowStep<Own> => {
  const choices = windowChoices(rightsAnyTime(p), opposing);
  return {
    kind: 'window',
    name: 'before-assaults',
    rule: 'barbarossa:R137',
    by: opposing,
    facts: (s) => ({ side: phasing(s) }),
    question: (s, f) => ({
      key: 'ask.before-assaults',
      params: { side: phasing(s), ...usableVerbs(choices, s, f) },
    }),
    choices,
  };
};

/** 11.5, 11.6a, 11.6b: nothing is declared beforehand; each attack is over before the next begins. */
export const assaults = (p: Printed): Procedure<Own> => ({
  opening: beforeAssaults(p),
  orders: {
    kind: 'ask',
    rule: 'barbarossa:11.1a',
    by: phasing,
    question: (s) => question(p, s),
    choices: [attack(p), end(p)],
    rights: rightsAnyTime(p),
  },
  after: {
    kind: 'auto',
    // What a battle sets off is answered at its end, where the victors may advance (R39).
    run: (ctx) => {
      if (isCrowded(p, ctx.s)) ctx.call('overstack', {}, 'orders');
      else ctx.goto('orders');
    },
  },
  over: { kind: 'auto', run: (ctx) => ctx.done() },
});

export const verbs: readonly VerbSpec[] = [
  {
    name: 'attack',
    topic: 'combat',
    aliases: ['a'],
    commits: true,
    group: 'act',
    kind: 'order',
    slots: [
      { name: 'target', kind: 'hex', says: 'the hex to attack' },
      { name: 'how', kind: 'word', optional: true, values: ['best'], says: 'best' },
      { name: 'from', kind: 'unit', many: true, optional: true, after: 'from', says: 'the attackers' },
      dropSlot,
    ],
    help: 'attacks a hex with units next to it, with all that can, or, by best, with the fewest that lose no column of these, whatever may lie covered; at a keyboard it asks first where units that were not named may be too few or too many.',
    examples: ['attack {to} from {hex}', 'attack {to} from {unit}', 'attack {to}', 'attack {to} best'],
    seeAlso: ['odds', 'targets', 'advance'],
  },
  {
    name: 'luftwaffe',
    topic: 'combat',
    commits: true,
    aliases: [],
    group: 'act',
    kind: 'order',
    slots: [],
    help: 'commits a Luftwaffe marker to the battle.',
    examples: ['luftwaffe'],
    seeAlso: ['pass', 'odds'],
  },
];
