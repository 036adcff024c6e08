// Odds of assaults out of a move, asked before they are made: which stack, from which hex, at what cost.
import type { Args, Message, Refusal, RuleId } from '../../../core/types.ts';
import {
  isStrike,
  launched,
  mobileStrikes,
  refuseAssaults,
  strikeAt,
} from '../../movement/assaults-in-reach.ts';
import type { MobileStrike } from '../../movement/assaults-in-reach.ts';
import type { MoveLaw, MoveSight } from '../../movement/law.ts';
import { placeOf, unitsAt } from '../../places.ts';
import { message, refusedMessage } from './odds.ts';
import type { Answer } from './odds.ts';
import { bySurest } from './supposed.ts';
import type { Column, Viewer } from './supposed.ts';

export type MobileLaw<S extends MoveSight, V extends Viewer> = {
  readonly move: MoveLaw;
  /** By which a stack strikes out of its move. */
  readonly rule: RuleId;
  isKnownAt(s: S, unit: string, place: string, who: V): boolean;
  /** Why a unit makes no such assault, wherever it is. */
  refuseStriking(s: S, unit: string): Refusal | undefined;
  /** A reason that is told where there is no other. */
  isKind(refused: Refusal): boolean;
  /** The column of a strike as shown to a viewer, on the board it will find. */
  column(board: S, who: V, strike: MobileStrike): Column;
  /** All of the odds of one. */
  odds(s: S, board: S, who: V, strike: MobileStrike, args: Args, head: HeadOf): Answer;
};

/** What is said first of a strike, with those who are in it. */
type HeadOf = (units: readonly string[]) => Message;

export type RankedStrike = { readonly strike: MobileStrike } & Column;

export type MobileAnswers<S, V> = {
  /** Every strike of the side to move, or all on one hex, the surest first, then the cheapest. */
  ranked(s: S, who: V, hex?: string): readonly RankedStrike[];
  /** `odds`: the stack that was named, as far as it can, or the one with the best odds and the rest in a line each. */
  odds(s: S, who: V, hex: string, named: readonly string[] | undefined, args: Args): Answer;
  /** `targets` while a side moves: the assaults it could order now. */
  targets(s: S, who: V, unit: string | undefined): Answer;
};

const costOf = ({ from, cost, left }: MobileStrike): Readonly<Record<string, string | number>> => ({
  from,
  cost,
  left,
});

const lineOf = (key: string, { strike, odds, worst }: RankedStrike): Message =>
  message(key, {
    hex: strike.target,
    units: [...strike.units],
    ...costOf(strike),
    odds,
    ...(worst !== undefined && { worst }),
  });

/** What there is instead: the prepared assault, asked for by its name. */
const hint = (hex: string): Message => message('odds.ask-prepared', { hex });

export const mobileAnswers = <S extends MoveSight, V extends Viewer>(
  law: MobileLaw<S, V>,
): MobileAnswers<S, V> => {
  const { move } = law;
  const { sheet } = move;

  const ranked: MobileAnswers<S, V>['ranked'] = (s, who, hex) =>
    mobileStrikes(move, s, hex)
      .filter(({ units }) => units.every((unit) => law.isKnownAt(s, unit, placeOf(s.own, unit), who)))
      .map((strike) => ({ strike, ...law.column(launched(move, s, strike), who, strike) }))
      .toSorted((a, b) => bySurest(a, b) || a.strike.cost - b.strike.cost);

  const oddsOf = (s: S, who: V, strike: MobileStrike, args: Args): Answer => {
    const { rule } = law;
    const head: HeadOf = (units) =>
      message('odds.mobile', { hex: strike.target, units: [...units], ...costOf(strike), rule });
    return law.odds(s, launched(move, s, strike), who, strike, args, head);
  };

  /** Who was named and strikes nobody on the move is not left out unsaid. */
  const without = (s: S, named: readonly string[]): readonly Message[] =>
    named.flatMap((unit) => {
      const refused = law.refuseStriking(s, unit);
      return refused === undefined ? [] : [refusedMessage('odds.cannot', refused)];
    });

  /** Units next to the hex that might, and why they do not strike; else that nobody comes near. */
  const whyNone = (s: S, who: V, hex: string): readonly Message[] => {
    const side = s.clock.phasing;
    const near = sheet
      .neighbours(hex)
      .flatMap((from) =>
        unitsAt(s.own, from).filter(
          (unit) => sheet.sideOf(unit) === side && law.isKnownAt(s, unit, from, who),
        ),
      );
    const refused = near
      .map((unit) => strikeAt(move, s, [unit], hex))
      .filter((found): found is Refusal => !isStrike(found));
    const kept = refused.find((found) => !law.isKind(found)) ?? refused[0];
    return kept === undefined
      ? [message('odds.none-mobile', { hex })]
      : [refusedMessage('odds.no-mobile', kept)];
  };

  const odds: MobileAnswers<S, V>['odds'] = (s, who, hex, named, args) => {
    if (named !== undefined) {
      if (named.length === 0) return [message('odds.no-attacker', { hex })];
      const able = named.filter((unit) => law.refuseStriking(s, unit) === undefined);
      const found = strikeAt(move, s, able.length === 0 ? named : able, hex);
      if (!isStrike(found)) return [refusedMessage('odds.no-mobile', found), hint(hex)];
      const [first, whom, ...rest] = oddsOf(s, who, found, args);
      return [first, whom, ...without(s, named), ...rest].filter((told) => told !== undefined);
    }
    const never = refuseAssaults(move, s);
    if (never !== undefined) return [refusedMessage('odds.no-mobile', never), hint(hex)];
    const [best, ...rest] = ranked(s, who, hex);
    if (best === undefined) return [...whyNone(s, who, hex), hint(hex)];
    return [...oddsOf(s, who, best.strike, args), ...rest.map((each) => lineOf('odds.also', each))];
  };

  const targets: MobileAnswers<S, V>['targets'] = (s, who, unit) => {
    const prepared = message('targets.ask-prepared');
    const never = refuseAssaults(move, s);
    if (never !== undefined) return [refusedMessage('odds.no-mobile', never), prepared];
    const all = ranked(s, who).filter(({ strike }) => unit === undefined || strike.units.includes(unit));
    if (all.length === 0) {
      const side = s.clock.phasing;
      return [message('targets.no-mobile', { side, ...(unit !== undefined && { unit }) }), prepared];
    }
    const covered = all.some(({ worst }) => worst !== undefined);
    return [
      message('targets.count-mobile', { count: all.length, covered }),
      ...all.map((each) => lineOf('targets.mobile', each)),
    ];
  };

  return { ranked, odds, targets };
};
