// For play from any turn: where each unit would be by then: on the map, in a box, dead, gone, or still to come.
import type { Pick } from '../../core/rules.ts';
import { DEAD, OUT } from './08-dead-pile.ts';
import { anyOf, oneIn } from './any-front.ts';
import { trackTurn } from './boxes.ts';
import type { Printed } from './printed.ts';
import { isGerman, isKind, placeOf, yearOf } from './state.ts';
import type { Own } from './state.ts';

/** Stands for whatever hex there is room in. */
export const MAP = 'map';

const SS = '2sspz';
const REORGANISED = 3;
const ITALIANS_GONE = 16;
const COMMUNISTS_COME = 14;

type Era = {
  readonly p: Printed;
  readonly own: Own;
  readonly turn: number;
  readonly pick: Pick;
  /** One in how many has been lost. */
  readonly lost: Readonly<Record<string, number>>;
  readonly defected: boolean;
  readonly bulgarians: 'aside' | 'coming' | 'here';
};

const isCorpsOf41 = (p: Printed, unit: string): boolean => isKind(p, unit, 'corps-of-1941');

/** What becomes of a unit that is lost. */
const lossOf = ({ p, turn, pick }: Era, unit: string): string => {
  const isGone = p.unit(unit).dot || isKind(p, unit, 'axis-satellite') || isKind(p, unit, 'oversized');
  if (isGone || isCorpsOf41(p, unit)) return OUT;
  return isGerman(p, unit) && yearOf(p, turn) >= 1944 && oneIn(pick, 2) ? OUT : DEAD;
};

const inPlay = (era: Era, unit: string): string => {
  const { p, pick, lost } = era;
  if (oneIn(pick, lost[p.unit(unit).side] ?? 5)) return lossOf(era, unit);
  const mayWait = p.unit(unit).side === 'soviet' && unit !== 'ica' && !isKind(p, unit, 'communist-satellite');
  return mayWait && oneIn(pick, 12) ? 'rvgk' : MAP;
};

/** 8.17: called away on turn 19 and on turn 25, unless it was kept. */
const ssPanzer = (era: Era): string => {
  const { p, turn, pick, own } = era;
  if (own.plan.offensive?.gambit === true || oneIn(pick, 3)) return inPlay(era, SS);
  const back = p.turns.turns.find(
    (line) => line.turn >= turn && line.events.some((event) => /^ss-panzer-(returns|stays)$/.test(event)),
  )?.turn;
  const isAway = (turn > 19 && turn <= 24) || (turn > 25 && turn <= 31);
  return isAway && back !== undefined ? `track-${back}` : inPlay(era, SS);
};

/** 8.24-8.26, 4.17: who comes only when something happens. */
const special = (era: Era, unit: string): string => {
  const { p, turn, own, pick, defected, bulgarians } = era;
  if (isKind(p, unit, 'gambit')) {
    const { offensive } = own.plan;
    return offensive?.gambit === true && offensive.turn < turn ? inPlay(era, unit) : 'aside';
  }
  if (unit === 'pol') return turn > COMMUNISTS_COME && oneIn(pick, 3) ? inPlay(era, unit) : 'aside';
  if (unit === '1r') return defected ? inPlay(era, unit) : 'aside';
  if (unit === '4r') return defected ? `track-${turn}` : 'aside';
  if (p.unit(unit).nationality === 'bulgarian')
    return bulgarians === 'coming' ? 'bulgaria' : bulgarians === 'here' ? inPlay(era, unit) : 'aside';
  const old = p.unit(unit).converts;
  if (old === undefined || turn <= REORGANISED) return 'aside';
  return inPlay(era, unit);
};

/** 8.15b: a Romanian army has died once and comes back; 8.25a: or has left for good. */
const romanians = (era: Era, unit: string): string => {
  const { turn, own, pick, defected, p } = era;
  if (defected) return OUT;
  if (!oneIn(pick, 4)) return MAP;
  own.plan.returned = [...(own.plan.returned ?? []), unit];
  const back = turn + pick(6);
  return p.turns.turns.some((line) => line.turn === back) ? `track-${back}` : OUT;
};

const fateOf = (era: Era, from: string, unit: string): string => {
  const { p, turn, pick, own } = era;
  const due = trackTurn(from);
  if (from === OUT) return OUT;
  if (unit === SS && turn > 14) return ssPanzer(era);
  if (unit === '3sspz' && own.plan.offensive?.gambit === true) return inPlay(era, unit);
  if (from === 'aside') return special(era, unit);
  if (due !== undefined && due >= turn) return from;
  if (isKind(p, unit, 'returns-once')) return romanians(era, unit);
  if (unit === 'i8' && turn > ITALIANS_GONE) return OUT;
  if (turn > REORGANISED && (isCorpsOf41(p, unit) || isKind(p, unit, 'oversized')))
    return oneIn(pick, 20) ? MAP : OUT;
  // R99, R100: who has found nobody to take the place of waits in its box.
  const waits = isKind(p, unit, 'guards-tank') || ['guards', 'shock'].includes(p.unit(unit).type);
  return waits && due !== undefined && oneIn(pick, 10) ? from : inPlay(era, unit);
};

/** 8.19a, 8.22c, 8.23b: whose place another has taken is gone for good; one army of the two there is, not both. */
const settlePairs = (p: Printed, fates: Map<string, string>, turn: number): void => {
  for (const unit of p.unitIds) {
    const { converts } = p.unit(unit);
    if (converts === undefined) continue;
    const place = fates.get(unit) ?? 'aside';
    if (isKind(p, unit, 'guards-tank')) {
      if (trackTurn(place) === undefined) fates.set(converts, OUT);
    } else if (turn > REORGANISED && fates.get(converts) === MAP) fates.set(unit, 'aside');
    else if (fates.get(converts) === OUT && place === 'aside' && fates.has(converts)) fates.set(unit, DEAD);
  }
};

/** Where everybody is who does not stand where the scenario puts him; `map` for those who need a hex. */
export const drawRoster = (p: Printed, own: Own, turn: number, pick: Pick): Map<string, string> => {
  const mayCome = turn > COMMUNISTS_COME;
  const bulgarians = mayCome
    ? (anyOf(['aside', 'coming', 'here', 'aside'] as const, pick) ?? 'aside')
    : 'aside';
  const lost = { german: 4 + pick(20), soviet: 2 + pick(8) };
  const era: Era = { p, own, turn, pick, lost, defected: mayCome && oneIn(pick, 3), bulgarians };
  const fates = new Map(p.unitIds.map((unit) => [unit, fateOf(era, placeOf(own, unit), unit)]));
  settlePairs(p, fates, turn);
  return fates;
};
