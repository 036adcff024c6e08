// Chapter 6: combat. The same sums serve the preview, the battle and the tests.
import { entry, ledger } from '../../../src/core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../src/core/ledger.ts';
import type { ListedChoice, OpenChoice, Pick, Procedure, SeenFrame } from '../../../src/core/rule-set.ts';
import { refusal } from '../../../src/core/rule-set.ts';
import type { Args, Refusal } from '../../../src/core/types.ts';
import { showBattle } from './03-stacking.ts';
import { refuseUnit } from './04-movement.ts';
import { advanceChoices, battleVars } from './07-retreat.ts';
import { isSupplied } from './08-supply.ts';
import { areNeighbours, isDeep, neighbours, printedHex } from './board.ts';
import { printed, TABLES } from './data/index.ts';
import type { Column, Outcome } from './data/index.ts';
import { eliminate, heldBy, opposing, phasing, placeOf, unitsAt } from './state.ts';
import type { Ledgered, Own, Seeing } from './state.ts';

export type Odds = {
  readonly attack: Ledger;
  readonly defence: Ledger;
  readonly odds: string;
  /** What each face of the die does. */
  readonly faces: readonly Outcome[];
};

const attackParts = (own: Ledgered, unit: string, target: string): readonly LedgerEntry[] => {
  let factor = printed(unit).attack;
  const parts = [entry('add', factor, 'odds.unit', 'ford:6.3', { unit })];
  const halve = (why: string, rule: `ford:${string}`): void => {
    factor /= 2;
    parts.push(entry('add', -factor, why, rule, { unit }));
  };
  if (isDeep(placeOf(own, unit), target)) halve('odds.river', 'ford:6.6');
  if (!isSupplied(own, unit)) halve('odds.no-supply', 'ford:8.2');
  return parts;
};

const defenceParts = (own: Ledgered, target: string): readonly LedgerEntry[] => {
  const parts = unitsAt(own, target).map((unit) =>
    entry('add', printed(unit).defence, 'odds.unit', 'ford:6.3', { unit }),
  );
  const isWood = printedHex(target).terrain === 'wood';
  return isWood ? [...parts, entry('times', 2, 'odds.wood', 'ford:6.5', { hex: target })] : parts;
};

/** ford:6.3 */
const columnFor = (attack: number, defence: number): Column => {
  const column = TABLES.columns.findLast(({ from }) => attack >= from * defence);
  if (column === undefined) throw new Error(`No column for ${attack} against ${defence}`);
  return column;
};

export const oddsOf = (own: Ledgered, target: string, from: readonly string[]): Odds => {
  const attack = ledger(
    'attack',
    from.flatMap((unit) => attackParts(own, unit, target)),
  );
  const defence = ledger('defence', defenceParts(own, target));
  const { odds, faces } = columnFor(attack.total, defence.total);
  return { attack, defence, odds, faces };
};

/** ford:6.1, ford:6.2 Hexes that may be attacked, and units that may attack one. */
const targets = (s: Seeing): readonly string[] => {
  const hexes = Object.keys(s.own.places)
    .filter((hex) => heldBy(s.own, hex) === opposing(s))
    .toSorted();
  return hexes.filter((hex) => !s.own.attacked.includes(hex) && attackersOf(s, hex).length > 0);
};

const attackersOf = (s: Seeing, target: string): readonly string[] =>
  neighbours(target)
    .filter((hex) => heldBy(s.own, hex) === phasing(s))
    .flatMap((hex) => unitsAt(s.own, hex))
    .filter((unit) => !s.own.fought.includes(unit))
    .toSorted();

const refuseTarget = (
  s: Seeing,
  target: string | undefined,
  second: string | undefined,
): Refusal | undefined => {
  if (target === undefined || second !== undefined) return refusal('ATTACK.ONE-HEX', 'ford:6.1');
  if (neighbours(target).length === 0 || heldBy(s.own, target) !== opposing(s))
    return refusal('ATTACK.NOBODY', 'ford:6.1', { hex: target });
  if (s.own.attacked.includes(target)) return refusal('ATTACK.HEX-AGAIN', 'ford:6.2', { hex: target });
  return undefined;
};

const refuseAttacker = (s: Seeing, unit: string, target: string): Refusal | undefined => {
  const refused = refuseUnit(s.own, unit, phasing(s));
  if (refused !== undefined) return refused;
  const from = placeOf(s.own, unit);
  if (!areNeighbours(from, target))
    return refusal('ATTACK.NOT-NEXT', 'ford:6.1', { unit, from, hex: target });
  return s.own.fought.includes(unit) ? refusal('ATTACK.UNIT-AGAIN', 'ford:6.2', { unit }) : undefined;
};

const refuseAttack = (s: Seeing, args: Args): Refusal | undefined => {
  const [target, second] = args['target'] ?? [];
  const refused = refuseTarget(s, target, second);
  if (refused !== undefined || target === undefined) return refused;
  const from = args['from'] ?? [];
  if (from.length === 0) return refusal('ATTACK.NO-ATTACKER', 'ford:6.1', { hex: target });
  for (const [i, unit] of from.entries()) {
    if (from.indexOf(unit) < i) return refusal('ATTACK.UNIT-TWICE', 'ford:6.2', { unit });
    const before = from[i - 1];
    if (before !== undefined && before > unit) return refusal('ATTACK.ORDER', 'ford:6.1', { unit, before });
    const unfit = refuseAttacker(s, unit, target);
    if (unfit !== undefined) return unfit;
  }
  return undefined;
};

/** All groups of at least one. */
const groups = (units: readonly string[]): readonly (readonly string[])[] =>
  units.reduce<readonly (readonly string[])[]>(
    (found, unit) => [...found, ...found.map((group) => [...group, unit]), [unit]],
    [],
  );

const sampleAttack = (s: Seeing, pick: Pick): Args | undefined => {
  const open = targets(s);
  const target = open.length === 0 ? undefined : open[pick(open.length)];
  if (target === undefined) return undefined;
  const able = attackersOf(s, target);
  const some = able.filter(() => pick(3) > 0);
  return { target: [target], from: some.length > 0 ? some : [able[pick(able.length)] ?? ''] };
};

const attack: OpenChoice<Own> = {
  kind: 'open',
  verb: 'attack',
  rule: 'ford:6.1',
  sets: ['from'],
  closed: (s) =>
    targets(s).length > 0 ? undefined : refusal('ATTACK.NOTHING', 'ford:6.1', { side: phasing(s) }),
  subjects: (s) => [...new Set(targets(s).flatMap((hex) => attackersOf(s, hex)))].toSorted(),
  complete: (s, _, args) => {
    const [target = ''] = args['target'] ?? [];
    const from = args['from'] ?? [];
    if (from.length > 0) return { args: { ...args, from: from.toSorted() } };
    const all = attackersOf(s, target);
    return {
      args: { ...args, from: all },
      note: { key: 'note.all-attack', params: { hex: target, units: all } },
    };
  },
  refuse: (s, _, args) => refuseAttack(s, args),
  sample: (s, _, pick) => sampleAttack(s, pick),
  list: (s) =>
    targets(s).flatMap((hex) => groups(attackersOf(s, hex)).map((from) => ({ target: [hex], from }))),
  take: (ctx, _, args) => {
    const [target = ''] = args['target'] ?? [];
    const from = [...(args['from'] ?? [])];
    const { own } = ctx.s;
    own.attacked.push(target);
    own.fought.push(...from);
    ctx.call('battle', { target, from }, 'orders');
  },
};

export const combat: Procedure<Own> = {
  orders: {
    kind: 'ask',
    rule: 'ford:6.1',
    by: phasing,
    question: (s) => ({ key: 'ask.combat', params: { side: phasing(s), count: targets(s).length } }),
    choices: [
      attack,
      {
        kind: 'listed',
        verb: 'end',
        rule: 'ford:1.2',
        ends: true,
        list: () => [{}],
        take: (ctx) => {
          ctx.emit({
            kind: 'phase.ended',
            rule: 'ford:1.2',
            data: { side: phasing(ctx.s), phase: 'combat' },
          });
          ctx.done();
        },
      },
    ],
  },
};

export const battle: Procedure<Own> = {
  declare: {
    kind: 'auto',
    run: (ctx, f) => {
      const { target, from } = battleVars(f);
      showBattle(ctx, target, from, phasing(ctx.s));
      const sums = oddsOf(ctx.s.own, target, from);
      const { odds } = sums;
      const data = {
        side: phasing(ctx.s),
        hex: target,
        units: [...from],
        odds,
        attack: sums.attack.total,
        defence: sums.defence.total,
      };
      ctx.emit({ kind: 'attack.declared', rule: 'ford:6.3', data });
    },
  },
  roll: {
    kind: 'roll',
    rule: 'ford:6.4',
    dice: (s) => [{ purpose: 'attack', by: phasing(s), rule: 'ford:6.4', sides: 6 }],
    take: (ctx, f, [die = 0]) => {
      const { target, from } = battleVars(f);
      const { odds, faces } = oddsOf(ctx.s.own, target, from);
      const result = faces[die - 1];
      if (result === undefined) throw new Error(`The die has no face ${die}`);
      const defenders = [...unitsAt(ctx.s.own, target)];
      const attackers = [...from];
      ctx.emit({
        kind: `attack.result-${result}`,
        rule: 'ford:6.4',
        data: { hex: target, odds, die, result },
      });
      switch (result) {
        case 'AE':
          for (const unit of attackers) eliminate(ctx, unit, 'ford:6.4');
          return ctx.goto('end');
        case 'DE':
          for (const unit of defenders) eliminate(ctx, unit, 'ford:6.4');
          return ctx.goto('advance');
        case 'AR':
          return ctx.call('retreat', { side: phasing(ctx.s), units: attackers }, 'end');
        case 'DR':
          return ctx.call('retreat', { side: opposing(ctx.s), units: defenders }, 'advance');
        case 'EX':
          return ctx.call('loss', { side: opposing(ctx.s), units: defenders }, 'exchange');
      }
    },
  },
  exchange: {
    kind: 'auto',
    run: (ctx, f) => ctx.call('loss', { side: phasing(ctx.s), units: [...battleVars(f).from] }, 'end'),
  },
  advance: {
    kind: 'ask',
    rule: 'ford:7.4',
    by: phasing,
    question: (s, f) => ({
      key: 'ask.advance',
      params: { side: phasing(s), hex: battleVars(f).target },
    }),
    choices: advanceChoices,
  },
  end: { kind: 'auto', run: () => undefined },
};

type LossVars = { readonly side: string; readonly units: readonly string[] };
const lossVars = (frame: SeenFrame): LossVars => frame.vars as unknown as LossVars;

const loseOne: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'choose',
  rule: 'ford:6.7',
  subjects: (_, f) => lossVars(f).units,
  list: (_, f) => lossVars(f).units.map((unit) => ({ what: [unit] })),
  whyNot: (_, f, args) =>
    refusal('LOSS.NOT-IN-BATTLE', 'ford:6.7', {
      what: [...(args['what'] ?? [])],
      units: [...lossVars(f).units],
    }),
  take: (ctx, _, args) => eliminate(ctx, args['what']?.[0] ?? '', 'ford:6.7'),
};

/** ford:6.7 The only unit goes without asking. */
export const loss: Procedure<Own> = {
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      const [unit, second] = lossVars(f).units;
      if (unit === undefined || second !== undefined) return;
      eliminate(ctx, unit, 'ford:6.7');
      ctx.done();
    },
  },
  choose: {
    kind: 'ask',
    rule: 'ford:6.7',
    by: (_, f) => lossVars(f).side,
    question: (_, f) => ({
      key: 'ask.loss',
      params: { side: lossVars(f).side, units: [...lossVars(f).units] },
    }),
    choices: [loseOne],
  },
};
