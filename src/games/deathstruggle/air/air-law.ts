// Air power: who flies, how far, who meets whom, and what the table says (AIR.10 to AIR.26, CRT.11 to CRT.13, FST.4, R49, R52 to R55).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId, Side } from '../../../core/types.ts';
import type { AirLaw, Call, Effect, Fall } from '../../../mechanics/air/law.ts';
import { airCell } from '../../../mechanics/air/rows.ts';
import { FACES, rowOf } from '../../../mechanics/combat/die-index.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { isDisrupted, isEntrenched } from '../../../mechanics/formations/disruption.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { isOn } from '../../../mechanics/ground/weather.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { strike } from '../combat/breakdown.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isFullHex } from '../supply/supplied.ts';
import { classOf } from '../unit-data/classes.ts';
import { FEED, feedNow } from './air-supply.ts';
import { aircraftOf, airfieldOf, groundUnitsAt, isInterceptor, LUFTWAFFE } from './aircraft.ts';

type Clocked = { readonly clock: { readonly turn: number; readonly phasing: Side } };

/** The Axis has the first of each game turn, the Russians have the second (SEQ.0). */
export const playerTurn = ({ clock }: Clocked): number =>
  clock.turn * 2 - (clock.phasing === 'russian' ? 0 : 1);

export const sideOfTurn = (number: number): Side => (number % 2 === 0 ? 'russian' : 'axis');

const COLUMNS = { axis: 'german-bombing', russian: 'russian-bombing' } as const;

/** AIR.20, TER.9, R52: the ground that hides, and the cities that do. */
const COVER = HEX.forest | HEX.hill | HEX.mountain | HEX.majorCity | HEX.victoryCity | HEX.fortress;

export const isInCover = (p: Printed, hex: string): boolean => has(hexBits(p, hex), COVER);

const isCovered = (p: Printed, s: Seeing, hex: string, unit: string): boolean =>
  classOf(p, unit).isArmour || isEntrenched(s, unit) || isInCover(p, hex);

/** AIR.21, R55: over Russian victory cities, and over German armies in good order. */
const hasFlak = (p: Printed, s: Seeing, side: Who, hex: string, unit: string): boolean => {
  const { isArmy, isGerman } = classOf(p, unit);
  return side === 'axis'
    ? has(hexBits(p, hex), HEX.victoryCity) && isHeldBy(p, s, hex, 'russian')
    : isArmy && isGerman && !isDisrupted(s, unit);
};

const effectOf = (p: Printed, s: Seeing, side: Who, hex: string, unit: string, cell: string): Effect => {
  switch (cell) {
    case 'D':
      return { does: 'disrupt', rule: 'deathstruggle:AIR.16' };
    case 'D*':
      return { does: isCovered(p, s, hex, unit) ? 'nothing' : 'disrupt', rule: 'deathstruggle:AIR.20' };
    case 'AA':
      return { does: hasFlak(p, s, side, hex, unit) ? 'down' : 'nothing', rule: 'deathstruggle:AIR.21' };
    default:
      return {
        does: 'nothing',
        rule: side === 'axis' ? 'deathstruggle:CRT.11' : 'deathstruggle:CRT.12',
      };
  }
};

/** Why it does not fly whatever it is told: moved by rail (AIR.4), or its airfield short of supply (AIR.5). */
const refuseFlier = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (isDisrupted(s, unit)) return refusal('AIR.UNREADY', 'deathstruggle:AIR.4', { unit });
  const hex = airfieldOf(s, unit);
  return isInterceptor(p, unit) || isFullHex(p, s, p.sideOf(unit), hex)
    ? undefined
    : refusal('AIR.UNFED', 'deathstruggle:AIR.5', { unit, hex });
};

const rangeOf = (p: Printed, unit: string): ReturnType<AirLaw<Own>['range']> => {
  if (isInterceptor(p, unit)) {
    const most = p.limit('air-range-interceptor');
    return { normal: Math.floor(most / 2), most, rule: 'deathstruggle:AIR.23' };
  }
  const most = p.limit(p.sideOf(unit) === 'axis' ? 'air-range-german' : 'air-range-russian');
  return { normal: Math.floor(most / 2), most };
};

export const airOf = perSheet((p: Printed): AirLaw<Own> => {
  const farther = p.limit('air-far');
  /** FST.4: rows of A below are better for the Luftwaffe, as bombers and over interceptions. */
  const surprise = (s: Seeing): number => (isOn(p, s, 'surprise') ? p.limit('air-surprise') : 0);
  const rangeRule: RuleId = 'deathstruggle:AIR.22';
  return {
    sheet: p,
    rules: {
      mission: 'deathstruggle:R130',
      interception: 'deathstruggle:R53',
      clash: 'deathstruggle:CRT.13',
      die: 'deathstruggle:AIR.11',
      once: 'deathstruggle:AIR.15',
      alone: 'deathstruggle:AIR.13',
      base: 'deathstruggle:R48',
      out: 'deathstruggle:R54',
      // No total is announced in this game.
      total: 'deathstruggle:AIR.11',
      range: { axis: rangeRule, russian: rangeRule },
      // AIR.17: at once.
      fall: { down: 'deathstruggle:AIR.18', intercepted: 'deathstruggle:AIR.19' },
    },
    // R48: the airfield stays where it is, whoever is away from it.
    stand: {
      atHand: (s, side) => aircraftOf(p, s, side as Who).filter((unit) => s.own.downed[unit] === undefined),
      isOut: (s, unit) => s.own.downed[unit] !== undefined,
      leave: () => undefined,
      comeBack: () => undefined,
    },
    absence: {
      now: playerTurn,
      until: (s, fall) => (fall === 'down' ? playerTurn(s) + p.limit('air-away') : s.clock.turn * 2),
      told: (until) => ({ turn: Math.ceil(until / 2), of: sideOfTurn(until) }),
    },
    // R54: beyond the game turn, or until its middle, who was shot down; who has flown in this player turn was intercepted.
    outRule: (s, unit, until) => {
      const end = s.clock.turn * 2;
      if (until > end || until % 2 === 1) return 'deathstruggle:AIR.18';
      return s.own.pulse.flown.includes(unit) ? 'deathstruggle:AIR.19' : 'deathstruggle:R54';
    },
    faces: FACES,
    range: (unit) => rangeOf(p, unit),
    // AIR.24, R53
    farther: { bombing: farther, meeting: { axis: farther, russian: -farther } },
    shifts: {
      // AIR.26
      bombing: (s, unit, target) =>
        (isDisrupted(s, target) ? -p.limit('air-disrupted') : 0) +
        (p.sideOf(unit) === 'axis' ? -surprise(s) : surprise(s)),
      meeting: (s) => -surprise(s),
    },
    rows: { least: 0, most: FACES + 1 },
    refuseFlier: (s, unit) => refuseFlier(p, s, unit),
    refuseMission: (unit) =>
      isInterceptor(p, unit) ? refusal('AIR.FIGHTERS', 'deathstruggle:AIR.23', { unit }) : undefined,
    refuseInterceptor: () => undefined,
    // AIR.12, AIR.13
    mayCombine: (unit) => p.isKind(unit, LUFTWAFFE),
    row: (s, face) => rowOf(s, face),
    cell: (side, row) => airCell(p.tables.air, COLUMNS[side as Who], row),
    effect: (s, side, hex, target, cell) => effectOf(p, s, side as Who, hex, target, cell),
    met: (row) => {
      const [who, how = ''] = airCell(p.tables.air, 'interception', row).split('-');
      return { side: who === 'german' ? 'axis' : 'russian', fall: how as Fall };
    },
    // AIR.11: who can shoot is bombed first, then from the top of the stack down.
    targets: (s, side, hex) => {
      const units = groundUnitsAt(p, s, hex, p.other(side));
      const first = units.filter((unit) => side === 'russian' && hasFlak(p, s, side, hex, unit));
      return [...first, ...units.filter((unit) => !first.includes(unit))];
    },
    // AIR.14
    disrupt: (ctx, unit, rule) => void strike(p, ctx, [unit], rule, { breaks: 'deathstruggle:AIR.14' }),
    arrived: (ctx, { kind, hex, flights }): Call | undefined => {
      if (kind !== 'resupply') return undefined;
      const side = p.sideOf(flights[0]?.unit ?? '');
      const isSure = side !== 'axis' || flights.some(({ far }) => far !== true);
      if (!isSure) return { proc: FEED, vars: { units: flights.map(({ unit }) => unit), hex } };
      feedNow(p, ctx, side, hex, 'deathstruggle:SUP.10');
      return undefined;
    },
    // AIR.6, AIR.10: who has bombed and is still in the air.
    bombed: (ctx, { kind, hex }, { unit, far }) => {
      if (kind !== 'bomb') return undefined;
      ctx.s.own.pulse.support.push({ hex, unit, ...(far === true && { far }) });
      if (ctx.s.own.pulse.attacks.some((attack) => attack.hex === hex))
        ctx.emit({ kind: 'air.supports', rule: supportRule(p, unit), data: { hex, unit } });
      return undefined;
    },
    failed: () => undefined,
  };
});

/** AIR.6, AIR.7, AIR.10 */
export const supportRule = (p: Printed, unit: string): RuleId => {
  if (p.sideOf(unit) === 'russian') return 'deathstruggle:AIR.10';
  return unit === EIGHTH ? 'deathstruggle:AIR.7' : 'deathstruggle:AIR.6';
};

/** AIR.7: the corps of the dive bombers. */
export const EIGHTH = '8fk';
