// Chapter 11: odds of mobile assaults, asked before they are made: which stack, from which hex, at what cost.
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { refuseStriking } from '../10-movement/10.23-mobile-assault.ts';
import {
  isStrike,
  launched,
  mobileStrikes,
  refuseAssaults,
  strikeAt,
} from '../../../mechanics/movement/assaults-in-reach.ts';
import type { MobileStrike } from '../../../mechanics/movement/assaults-in-reach.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { answerFor } from './odds-range.ts';
import { bySurest } from '../../../mechanics/combat/questions/supposed.ts';
import type { Column } from '../../../mechanics/combat/questions/supposed.ts';
import { columnFor, suppose, supposed as supposedBy } from './supposed-battle.ts';
import type { Told } from './supposed-battle.ts';
import { refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** In its movement phase a side attacks on the move, and in no other way. */
export const isMoving = (s: Seeing, side: Who): boolean =>
  phasing(s) === side && s.clock.phase === `${side}-movement`;

const toldOf = ({ units, target, from }: MobileStrike): Told => ({
  hex: target,
  attackers: units,
  kind: 'mobile',
  from,
});

/** The column of a strike as shown to a viewer, on the board it will find. */
export const columnOf = (p: Printed, s: Seeing, who: Viewer, strike: MobileStrike): Column => {
  const board = launched(moveLaw(p), s, strike);
  // 10.26c
  return columnFor(p, board, who, toldOf(strike), supplyMaps(p, board, strike.units));
};

export type RankedStrike = { readonly strike: MobileStrike } & Column;

/** Every strike of the side to move, or all on one hex, the surest first, then the cheapest. */
export const rankedStrikes = (p: Printed, s: Seeing, who: Viewer, hex?: string): readonly RankedStrike[] =>
  mobileStrikes(moveLaw(p), s, hex)
    .filter(({ units }) => units.every((unit) => isKnownAt(p, s, unit, placeOf(s.own, unit), who)))
    .map((strike) => ({ strike, ...columnOf(p, s, who, strike) }))
    .toSorted((a, b) => bySurest(a, b) || a.strike.cost - b.strike.cost);

const headOf = ({ units, target, from, cost, left }: MobileStrike): Message =>
  message('odds.mobile', { hex: target, units: [...units], from, cost, left, rule: 'barbarossa:10.24a' });

const others = (ranked: readonly RankedStrike[]): readonly Message[] =>
  ranked.map(({ strike: { units, target, from, cost, left }, odds, worst }) =>
    message('odds.also', {
      hex: target,
      units: [...units],
      from,
      cost,
      left,
      odds,
      ...(worst !== undefined && { worst }),
    }),
  );

const oddsOf = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  strike: MobileStrike,
  how: readonly string[],
  drop: readonly string[],
): Answer => {
  const board = launched(moveLaw(p), s, strike);
  const maps = supplyMaps(p, board, strike.units);
  const noDrop = refuseDrop(p, s, drop);
  const [dropped] = noDrop === undefined ? drop : [];
  const all: Told = { ...toldOf(strike), ...(dropped !== undefined && { drop: dropped }) };
  const units = how.includes('best') ? supposedBy(p).fewest(board, who, all, maps) : strike.units;
  const supposed = suppose(p, board, who, { ...all, attackers: units }, maps);
  const told = dropped === undefined ? units : [...units, dropped];
  const [odds, whom, ...rest] = answerFor(p)(
    board,
    strike.target,
    supposed,
    headOf({ ...strike, units: told }),
  );
  const grounded = noDrop === undefined ? [] : [refusedMessage('odds.cannot', noDrop)];
  return [odds, whom, ...grounded, ...rest].filter((line) => line !== undefined);
};

/** What there is instead: the prepared assault, asked for by its name. */
const hint = (hex: string): Message => message('odds.ask-prepared', { hex });

/** Who was named and strikes nobody on the move is not left out unsaid. */
const without = (p: Printed, s: Seeing, named: readonly string[]): readonly Message[] =>
  named.flatMap((unit) => {
    const refused = refuseStriking(p, s, unit);
    return refused === undefined ? [] : [refusedMessage('odds.cannot', refused)];
  });

/** The stack that was named, as far as it can, or the one with the best odds and the rest in a line each. */
export const answerMobile = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  hex: string,
  named: readonly string[] | undefined,
  args: Args,
): Answer => {
  const how = args['how'] ?? [];
  const drop = args['drop'] ?? [];
  if (named !== undefined) {
    const [first] = named;
    if (first === undefined) return [message('odds.no-attacker', { hex })];
    const able = named.filter((unit) => refuseStriking(p, s, unit) === undefined);
    const found = strikeAt(moveLaw(p), s, able.length === 0 ? named : able, hex);
    if (!isStrike(found)) return [refusedMessage('odds.no-mobile', found), hint(hex)];
    const [odds, whom, ...rest] = oddsOf(p, s, who, found, how, drop);
    return [odds, whom, ...without(p, s, named), ...rest].filter((told) => told !== undefined);
  }
  const never = refuseAssaults(moveLaw(p), s);
  if (never !== undefined) return [refusedMessage('odds.no-mobile', never), hint(hex)];
  const [best, ...rest] = rankedStrikes(p, s, who, hex);
  if (best === undefined) return [...whyNone(p, s, who, hex), hint(hex)];
  return [...oddsOf(p, s, who, best.strike, how, drop), ...others(rest)];
};

/** Mechanized units next to the hex, and why they do not strike; else that nobody comes near. */
const whyNone = (p: Printed, s: Seeing, who: Viewer, hex: string): readonly Message[] => {
  const near = p
    .neighbours(hex)
    .flatMap((from) =>
      unitsAt(s.own, from).filter(
        (unit) => p.unit(unit).side === phasing(s) && isKnownAt(p, s, unit, from, who),
      ),
    );
  const refused = near
    .map((unit) => strikeAt(moveLaw(p), s, [unit], hex))
    .filter((found): found is Refusal => !isStrike(found));
  const kept = refused.find(({ code }) => code !== 'ASSAULT.NOT-MECH') ?? refused[0];
  return kept === undefined
    ? [message('odds.none-mobile', { hex })]
    : [refusedMessage('odds.no-mobile', kept)];
};

const line = ({ strike, odds, worst }: RankedStrike): Message =>
  message('targets.mobile', {
    hex: strike.target,
    from: strike.from,
    cost: strike.cost,
    left: strike.left,
    units: [...strike.units],
    odds,
    ...(worst !== undefined && { worst }),
  });

/** `targets` while a side moves: the mobile assaults it could order now. */
export const mobileTargets = (p: Printed, s: Seeing, who: Viewer, unit: string | undefined): Answer => {
  const never = refuseAssaults(moveLaw(p), s);
  if (never !== undefined) return [refusedMessage('odds.no-mobile', never), message('targets.ask-prepared')];
  const all = rankedStrikes(p, s, who).filter(
    ({ strike }) => unit === undefined || strike.units.includes(unit),
  );
  return all.length === 0
    ? [
        message('targets.no-mobile', { side: phasing(s), ...(unit !== undefined && { unit }) }),
        message('targets.ask-prepared'),
      ]
    : [
        message('targets.count-mobile', {
          count: all.length,
          covered: all.some(({ worst }) => worst !== undefined),
        }),
        ...all.map(line),
      ];
};
