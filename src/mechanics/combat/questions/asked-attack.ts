// An attack as it is asked about or ordered in short: who of those named could make it, its odds, and what speaks against it.
import type { Seen } from '../../../core/rule-set.ts';
import type { Args, Message, Order, Refusal, RuleId, Side } from '../../../core/types.ts';
import { hasUnitsOf, placeOf } from '../../places.ts';
import type { Placed } from '../../places.ts';
import type { Sheet } from '../../sheet.ts';
import type { Attacks } from '../attacks.ts';
import { message, refusedMessage } from './odds.ts';
import type { Answer } from './odds.ts';
import type { Supposed, Supposing, Told, Viewer } from './supposed.ts';

/** Attacks out of a move, beside those from where units stand. */
export type MovingLaw<S> = {
  /** Whether they are meant where no kind is named. */
  isMeant(s: S, side: Side, hex?: string): boolean;
  odds(s: S, who: Viewer, hex: string, named: readonly string[] | undefined, args: Args): Answer;
};

/** `T`: an attack as it is asked about; `X`: what a game looks up once for many questions. */
export type AskedLaw<O extends Placed, B, T extends Told, X, R extends string> = {
  readonly sheet: Sheet;
  isKnown(s: Seen<O>, unit: string, who: Viewer): boolean;
  /** Whether attacks of a side can be ordered now, so that all of its law is in force. */
  isAttacking(s: Seen<O>, side: Side): boolean;
  attacks(
    s: Seen<O>,
  ): Pick<Attacks<O, never>, 'attackersOf' | 'bestAttack' | 'refuse' | 'refuseAttacked' | 'refuseAttacker'>;
  /** Why a unit that stands in a hex may not attack the next one, in a phase to come. */
  refuseStrike(s: Seen<O>, unit: string, from: string, hex: string): Refusal | undefined;
  supposed(s: Seen<O>): Supposing<Seen<O>, B, T, X, R>;
  lookUp(s: Seen<O>): X;
  /** All of the odds of one; `attack`: what is said first of it. */
  answer(s: Seen<O>, hex: string, supposed: Supposed<Seen<O>, B>, attack: Message): Answer;
  /** What is said of the attackers, and by which rule they attack. */
  readonly attack: { readonly key: string; readonly rule: RuleId };
  /** Of units that could attack those who may do so together, and what is said of the others. */
  together?(
    s: Seen<O>,
    units: readonly string[],
    args: Args,
  ): { readonly units: readonly string[]; readonly told: readonly Message[] };
  /** The attack with what is asked for besides; who else is in it; why some of that cannot be. */
  told(
    s: Seen<O>,
    hex: string,
    units: readonly string[],
    args: Args,
  ): { readonly told: T; readonly also?: readonly string[]; readonly none?: readonly Refusal[] };
  /** Units that may not be left out of an attack. */
  readonly must?: { readonly rule: RuleId; units(s: Seen<O>, hex: string): readonly string[] };
  /** What else is said of an attack, before what the die brings. */
  more?(supposed: Supposed<Seen<O>, B>): readonly Message[];
  readonly moving?: MovingLaw<Seen<O>>;
  /** Whether a column is too poor to attack at without being asked. */
  isPoor(s: Seen<O>, rung: number): boolean;
  /** What else speaks against it, where every unit of it counts. */
  doubts?(s: Seen<O>, told: T, x: X): readonly Message[];
};

export type Asked<S> = {
  /** Why a unit could not attack a hex from where it is: now, or in a phase to come. */
  refuseAttack(s: S, unit: string, hex: string): Refusal | undefined;
  odds(s: S, who: Viewer, args: Args): Answer;
  /** Of an order that leaves it to the program who attacks: a poor column at worst; units that no column needs. */
  doubts(s: S, order: Order): readonly Message[];
};

/** Whether it is attacks out of a move that are asked about: as they are named, or meant. */
export const asksMoving = ({ how = [], as = [] }: Args, isMeant: () => boolean): boolean => {
  const kinds = [...how, ...as];
  return kinds.includes('mobile') || (!kinds.includes('prepared') && isMeant());
};

export const attackAsked = <O extends Placed, B, T extends Told, X, R extends string>(
  law: AskedLaw<O, B, T, X, R>,
): Asked<Seen<O>> => {
  const { sheet: p, must } = law;
  type S = Seen<O>;

  const refuseAttack = (s: S, unit: string, hex: string): Refusal | undefined =>
    law.isAttacking(s, p.sideOf(unit))
      ? law.attacks(s).refuseAttacker(s, unit, hex)
      : law.refuseStrike(s, unit, placeOf(s.own, unit), hex);

  const together = (s: S, units: readonly string[], args: Args) =>
    law.together?.(s, units, args) ?? { units, told: [] };

  /** Without whom the attack would be refused. */
  const missing = (s: S, hex: string, units: readonly string[]): readonly Message[] => {
    const left = must?.units(s, hex).filter((unit) => !units.includes(unit)) ?? [];
    return must === undefined || left.length === 0
      ? []
      : [message('odds.must-join', { units: left, hex, rule: must.rule })];
  };

  const standing = (
    s: S,
    who: Viewer,
    hex: string,
    attacker: Side,
    named: readonly string[] | undefined,
    args: Args,
  ): Answer => {
    const isNow = law.isAttacking(s, attacker);
    const refused = isNow ? law.attacks(s).refuseAttacked(s, hex) : undefined;
    if (refused !== undefined) return [refusedMessage('odds.cannot', refused)];
    const unfit = (named ?? []).flatMap((unit) => refuseAttack(s, unit, hex) ?? []);
    const able =
      named?.filter((unit) => refuseAttack(s, unit, hex) === undefined) ??
      law
        .attacks(s)
        .attackersOf(s, hex, attacker)
        .filter((unit) => law.isKnown(s, unit, who));
    const { units: all, told: apart } = together(s, able, args);
    const cannot = [...unfit.map((why) => refusedMessage('odds.cannot', why)), ...apart];
    if (all.length === 0) return cannot.length > 0 ? cannot : [message('odds.no-attacker', { hex })];
    const { told, also = [], none = [] } = law.told(s, hex, all, args);
    const x = law.lookUp(s);
    const { fewest, suppose } = law.supposed(s);
    const attackers = args['how']?.includes('best') === true ? fewest(s, who, told, x) : all;
    const { key, rule } = law.attack;
    const attack = message(key, { hex, units: [...attackers, ...also], rule });
    const supposed = suppose(s, who, { ...told, attackers }, x);
    const [odds = attack, whom = attack, ...rest] = law.answer(s, hex, supposed, attack);
    return [
      odds,
      whom,
      ...cannot,
      ...none.map((why) => refusedMessage('odds.cannot', why)),
      ...(isNow ? missing(s, hex, attackers) : []),
      ...(law.more?.(supposed) ?? []),
      ...rest,
    ];
  };

  const odds: Asked<S>['odds'] = (s, who, args) => {
    const [hex = ''] = args['target'] ?? [];
    const garrison = p.isHex(hex) ? p.sides.find((side) => hasUnitsOf(p, s.own, hex, side)) : undefined;
    if (garrison === undefined) return [message('odds.nobody', { hex })];
    const attacker = p.other(garrison);
    const known = args['from']?.filter((unit) => p.isUnit(unit) && law.isKnown(s, unit, who));
    const named = known?.filter((unit) => p.sideOf(unit) === attacker);
    const friends = known?.filter((unit) => p.sideOf(unit) === garrison) ?? [];
    const told =
      friends.length === 0 ? [] : [message('odds.same-side', { units: friends, hex, side: garrison })];
    if (named?.length === 0) return told.length > 0 ? told : [message('odds.no-attacker', { hex })];
    const how = [...(args['how'] ?? []), ...(args['as'] ?? []), ...(args['with'] ?? [])];
    const asked = { ...args, how };
    const { moving } = law;
    const answer =
      moving !== undefined && asksMoving(asked, () => moving.isMeant(s, attacker, hex))
        ? moving.odds(s, who, hex, named, asked)
        : standing(s, who, hex, attacker, named, asked);
    // Who was named and is of the wrong side is not left out unsaid.
    return told.length === 0 ? answer : [...answer.slice(0, 2), ...told, ...answer.slice(2)];
  };

  const doubts: Asked<S>['doubts'] = (s, { verb, args }) => {
    const [hex = ''] = args['target'] ?? [];
    const { how = [], ...rest } = args;
    const isBest = how.includes('best');
    // Who names units has chosen.
    if (verb !== 'attack' || (!isBest && (rest['from'] ?? []).length > 0) || !p.isHex(hex)) return [];
    const { attackersOf, bestAttack, refuse } = law.attacks(s);
    const full = isBest
      ? bestAttack(s, hex, rest).args
      : { ...rest, from: together(s, attackersOf(s, hex), rest).units };
    const units = full['from'] ?? [];
    if (units.length === 0 || refuse(s, full) !== undefined) return [];
    const { told } = law.told(s, hex, units, full);
    const x = law.lookUp(s);
    const { columnOf, fewest, suppose } = law.supposed(s);
    const who = s.clock.phasing;
    const { floor, odds: column, worst } = columnOf(suppose(s, who, told, x));
    const poor = law.isPoor(s, floor)
      ? [
          message('doubt.odds', {
            hex,
            units: [...units],
            odds: column,
            ...(worst !== undefined && { worst }),
          }),
        ]
      : [];
    if (isBest) return poor;
    const needed = [...fewest(s, who, told, x), ...(must?.units(s, hex) ?? [])];
    const spare = units.filter((unit) => !needed.includes(unit));
    return spare.length === 0
      ? [...poor, ...(law.doubts?.(s, told, x) ?? [])]
      : [...poor, message('doubt.spare', { hex, units: spare, all: units.length })];
  };

  return { refuseAttack, odds, doubts };
};
