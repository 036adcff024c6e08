// For play from any turn: where each unit would be by then: on the map, in a box, dead, gone, or still to come.
import { MAP } from '../../../mechanics/random-start/any-turn.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Pick } from '../../../core/rule-set.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { firstTurnOf } from '../08-reinforcements/8.15-dead-pile.ts';
import { anyOf, oneIn } from '../../../mechanics/random-start/front.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import type { Printed } from '../data/sheet.ts';
import { COASTAL_ARMY, isGerman, isKind } from '../02-counters.ts';
import type { Own } from '../state.ts';

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
  readonly polish: boolean;
  readonly defected: boolean;
  readonly bulgarians: 'aside' | 'coming' | 'here';
};

const isCorpsOf41 = (p: Printed, unit: string): boolean => isKind(p, unit, 'corps-of-1941');

/** 8.14: whether it may have been lost for good, far from supply. */
const mayBeFinal = (p: Printed, unit: string, turn: number): boolean =>
  isGerman(p, unit) && turn > firstTurnOf(p, 'losses-final');

/** What becomes of a unit that is lost. */
const lossOf = ({ p, turn, pick }: Era, unit: string): string => {
  const isGone = p.unit(unit).dot || isKind(p, unit, 'axis-satellite') || isKind(p, unit, 'oversized');
  if (isGone || isCorpsOf41(p, unit)) return OUT;
  return mayBeFinal(p, unit, turn) && oneIn(pick, 2) ? OUT : DEAD;
};

/** 8.9a, R120: the box opens on turn 2, and not to the Independent Coastal Army. */
const mayBeInBox = ({ p, turn }: Era, unit: string): boolean =>
  p.unit(unit).side === 'soviet' && unit !== COASTAL_ARMY && turn > firstTurnOf(p, 'rvgk-opens');

const inPlay = (era: Era, unit: string): string => {
  const { p, pick, lost } = era;
  if (oneIn(pick, lost[p.unit(unit).side] ?? 5)) return lossOf(era, unit);
  return mayBeInBox(era, unit) && oneIn(pick, 12) ? 'rvgk' : MAP;
};

/** 8.17b, 8.17d: it is away from the one turn till the other. */
const SS_AWAY = [
  ['ss-panzer-leaves', 'ss-panzer-returns'],
  ['ss-panzer-leaves-again', 'ss-panzer-stays'],
] as const;

/** 4.17c, 8.17f: the turn whose box it waits in, unless the gambit keeps it. */
const ssReturns = ({ p, own, turn }: Era): number | undefined => {
  if (own.plan.offensive?.gambit === true) return undefined;
  return SS_AWAY.map(([leaves, returns]) => [firstTurnOf(p, leaves), firstTurnOf(p, returns)] as const).find(
    ([left, back]) => turn > left && turn <= back,
  )?.[1];
};

const ssPanzer = (era: Era): string => {
  const back = ssReturns(era);
  const isKept = oneIn(era.pick, 3);
  return back === undefined || isKept ? inPlay(era, SS) : `track-${back}`;
};

/** 4.17b, 8.24a, 8.25b, 8.26a, 8.23b: who comes only when something happens. */
const special = (era: Era, unit: string): string => {
  const { p, turn, own, polish, defected, bulgarians } = era;
  if (isKind(p, unit, 'gambit')) return own.plan.offensive?.gambit === true ? inPlay(era, unit) : 'aside';
  if (unit === 'pol') return polish ? inPlay(era, unit) : 'aside';
  if (unit === '1r') return defected ? inPlay(era, unit) : 'aside';
  if (unit === '4r') return defected ? `track-${turn}` : 'aside';
  if (p.unit(unit).nationality === 'bulgarian')
    return bulgarians === 'coming' ? 'bulgaria' : bulgarians === 'here' ? inPlay(era, unit) : 'aside';
  return turn > REORGANISED ? inPlay(era, unit) : 'aside';
};

/** 8.15b: a Romanian army that has died once comes back as many turns later as a die says, or never. */
const comesBack = ({ turn, own, pick, p }: Era, unit: string): string => {
  own.plan.returned = [...(own.plan.returned ?? []), unit];
  const back = turn + pick(6);
  return p.turn(back) === undefined ? OUT : `track-${back}`;
};

const romanians = (era: Era, unit: string): string => {
  // 8.25a
  if (era.defected) return OUT;
  return oneIn(era.pick, 4) ? comesBack(era, unit) : MAP;
};

/** R100: who finds no namesake to take the place of stays in its box; Guards and Shock armies go to the RVGK (R165). */
const mayWait = (p: Printed, unit: string): boolean => isKind(p, unit, 'guards-tank');

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
  return due !== undefined && mayWait(p, unit) && oneIn(pick, 10) ? from : inPlay(era, unit);
};

/** 8.19c, 8.22c, 8.23b: whose place another has taken is gone for good; one army of the two there is, not both. */
const settlePairs = (p: Printed, fates: Map<string, string>): void => {
  for (const unit of p.unitIds) {
    const { converts = '' } = p.unit(unit);
    const place = fates.get(unit) ?? 'aside';
    const old = fates.get(converts);
    if (isKind(p, unit, 'guards-tank')) {
      if (trackTurn(place) === undefined) fates.set(converts, OUT);
    } else if (old === MAP) fates.set(unit, 'aside');
    else if (old === OUT && place === 'aside') fates.set(unit, DEAD);
  }
};

/** Where everybody is who does not stand where the scenario puts him; `map` for those who need a hex. */
export const drawRoster = (p: Printed, own: Own, turn: number, pick: Pick): Map<string, string> => {
  const mayCome = turn > COMMUNISTS_COME;
  const bulgarians = mayCome
    ? (anyOf(['aside', 'coming', 'here', 'aside'] as const, pick) ?? 'aside')
    : 'aside';
  const lost = { german: 4 + pick(20), soviet: 2 + pick(8) };
  const polish = mayCome && oneIn(pick, 3);
  const defected = mayCome && oneIn(pick, 3);
  const era: Era = { p, own, turn, pick, lost, polish, defected, bulgarians };
  const fates = new Map(p.unitIds.map((unit) => [unit, fateOf(era, placeOf(own, unit), unit)]));
  settlePairs(p, fates);
  return fates;
};
