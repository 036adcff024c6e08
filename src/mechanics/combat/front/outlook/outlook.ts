// What a computer player must know of a game at the front of 1941 beyond its rules: what counts, what units are worth, how
// attacks end.
import type { Habit, Leanings, Outlook, Prize, Said, Standing } from '../../../../api/outlook.ts';
import type { Seen } from '../../../../core/rule-set.ts';
import type { Side } from '../../../../core/types.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../../../ground/ground.ts';
import { supposing } from '../../../places.ts';
import type { Placed } from '../../../places.ts';
import type { MoveLaw, MoveSight } from '../../../movement/law.ts';
import { reachOf } from '../../../movement/ways.ts';
import type { Stacking } from '../../../stacking.ts';
import { demands, unmet } from '../../allocated/closure.ts';
import { isRiverSide } from '../../allocated/field.ts';
import { garrisonedIn, garrisonOf } from '../fights.ts';
import type { FrontLaw, FrontOwn, FrontSide } from '../law.ts';
import { closureFor } from '../plan.ts';
import type { Arrivals } from './arrivals.ts';
import type { Planner } from './attacks.ts';
import { forcesOf } from './worth.ts';

/** How the invader goes about it where he has no more units than he needs for a line. */
export type Offensive = {
  /** What it is worth to keep the enemy from a hex behind the line, in points. */
  readonly rear: number;
};

export type FrontOutlookLaw<O extends FrontOwn & Placed, R extends string> = {
  readonly front: FrontLaw<O, R>;
  readonly planner: Planner<O>;
  readonly stacking: Stacking<O>;
  readonly arrivals: Pick<Arrivals<O>, 'walkingOn' | 'leaving'>;
  /** What its sides heed more, or less, than those of the first game at this front. */
  leanings?(isInvader: boolean): Leanings;
  /** How many of corps size or more a hex holds. */
  readonly room: number;
  standing(s: Seen<O>, side: Side): Standing;
  prizes(s: Seen<O>): readonly Prize[];
  /** How far a unit goes in clear ground. */
  reach(s: Seen<O>, unit: string): number;
  isFed(s: Seen<O>, side: FrontSide): (hex: string) => boolean;
  /** The law of moves after which a unit can still attack, where it costs something to be able to. */
  readonly toStrike?: MoveLaw;
  /** Points for each factor that would be lost by whoever is cut off; absent: lines are not kept. */
  readonly lineCare?: number;
  readonly offensive?: Offensive;
  /** Whether the invader has had his time. */
  isLate(s: Seen<O>): boolean;
  /** By how much a hex multiplies the defence of a side, if not as around Moscow. */
  shelter?(hex: string, side: Side): number;
  /** What is ordered while attacks are allocated, before the attacks themselves. */
  errands?(s: Seen<O>, side: FrontSide, question: string): readonly Said[];
  readonly habits: Readonly<Record<string, Habit>>;
  /** The questions before whose end attacks are allocated. */
  readonly allocations: readonly string[];
};

/** By how many times the attack must be stronger for each column worth anything, and what part of a success it is. */
const STEPS = [
  { times: 1, part: 0.2 },
  { times: 1.5, part: 0.35 },
  { times: 2, part: 0.5 },
  { times: 3, part: 0.7 },
  { times: 4, part: 0.85 },
  { times: 5, part: 1 },
  { times: 7, part: 1.1 },
] as const;

/** What a defence is that the ground is added to. */
const STANDS = 4;

/** A column less, as between the odds at which attacks are made. */
const OVER_RIVER = 0.7;

/** What is seldom only a road is crossed so much slower. */
const ROUGH_GOING = 0.75;

/** The invader must destroy armies that another keeps raising: who stands in holes of his line attacks nobody. */
const leanings = (isInvader: boolean): Leanings =>
  isInvader ? { march: 1.6, fear: 0.5, mass: 4, gap: 0.6 } : { menace: 1.2 };

/** The invader has until he is late, the other comes back then. */
const pushOf = (isInvader: boolean, isLate: boolean): number =>
  isInvader ? (isLate ? 0.9 : 1.5) : isLate ? 1.3 : 0.7;

/** Zones are known to stop, cities to defend themselves, and the invader weighs what his attacks would gain before he masses. */
const offensive = <O extends FrontOwn & Placed, R extends string>(
  { front, planner }: Pick<FrontOutlookLaw<O, R>, 'front' | 'planner'>,
  { rear }: Offensive,
): Pick<Outlook, 'stops' | 'rear' | 'blow' | 'bastions'> => {
  const { sheet, invader, charts } = front;
  const sees = (s: unknown): Seen<O> => s as Seen<O>;
  return {
    stops: true,
    rear: (side) => (side === invader ? rear : 0),
    blow: (s, side) => (side === invader ? planner.blow(sees(s), side) : undefined),
    bastions: (s, side) => {
      const hexes = side === invader ? garrisonedIn(sheet, charts.bonuses, sees(s)) : [];
      return new Map(hexes.map((hex) => [hex, garrisonOf(front, sees(s), hex)]));
    },
  };
};

export const frontOutlook = <O extends FrontOwn & Placed, R extends string>(
  law: FrontOutlookLaw<O, R>,
): Outlook => {
  const { front, planner, stacking, arrivals, allocations, toStrike } = law;
  const { sheet, invader } = front;
  const walkers = `${sheet.other(invader)}-movement@orders`;
  const sees = (s: unknown): Seen<O> => s as Seen<O>;

  /** What the ground adds for a unit as they are. */
  const shelter = (hex: string, side: Side): number => {
    const bits = hexBits(sheet, hex);
    if (has(bits, HEX.moscow)) return side === 'russian' ? 2 : 1;
    if (has(bits, HEX.tula)) return side === 'russian' ? 1.5 : 1;
    return has(bits, HEX.forest) || has(bits, HEX.majorCity) ? 1 + 1 / STANDS : 1;
  };

  const isCrowd = (s: Seen<O>, units: readonly string[], hex: string): boolean => {
    const [unit] = units;
    return unit !== undefined && stacking.refuse(s.own, hex, sheet.sideOf(unit), units) !== undefined;
  };

  return {
    // No way leads over water, and nobody reckons on ice.
    walks: (from, to) =>
      sheet.areAdjacent(from, to) &&
      !has(sideBits(sheet, from, to), SIDE.lake | SIDE.sea) &&
      !has(hexBits(sheet, to), HEX.lake | HEX.sea),
    ...(law.lineCare !== undefined && { lineCare: law.lineCare }),
    ...(law.offensive !== undefined && offensive(law, law.offensive)),
    room: law.room,
    steps: STEPS.map(({ times, part }) => ({ least: (defence) => defence * times, part })),
    standing: (s, side) => law.standing(sees(s), side),
    prizes: (s) => law.prizes(sees(s)),
    forces: (s) => forcesOf(front, sees(s), (unit) => Math.ceil(ROUGH_GOING * law.reach(sees(s), unit))),
    fights: planner.fights,
    prospect: planner.prospect,
    entails: (s, side) => {
      const closure = closureFor(front, sees(s), sheet.other(side));
      return (from, targets) => {
        const attacks = targets.map((hex) => ({ hex, from: [from] }));
        return [...new Set(unmet(demands(closure, attacks), attacks).map(({ hex }) => hex))];
      };
    },
    crossing: (s, from, target) => (isRiverSide(front.field, sees(s), from, target) ? OVER_RIVER : 1),
    lifeline: (s, side) => new Set(sheet.grid.ids.filter(law.isFed(sees(s), side))),
    supposed: (s, at) => supposing(sees(s), at),
    shelter: law.shelter ?? shelter,
    push: (s, side) => pushOf(side === invader, law.isLate(sees(s))),
    // Who has moved attacks in the same pulse.
    massing: () => 1,
    rush: () => 0.8,
    ...(toStrike !== undefined && {
      strikesFrom: (s, unit) =>
        new Set(reachOf(toStrike, sees(s) as unknown as MoveSight, [unit]).map(({ place }) => place)),
    }),
    // Who is too many in a hex as movement ends is lost.
    shuns: (s, { args: { units = [], path = [] } }) => isCrowd(sees(s), units, path.at(-1) ?? ''),
    march: (units, hex) => ({ verb: 'move', args: { units, path: [hex] } }),
    leanings: (_, side) => ({ ...leanings(side === invader), ...law.leanings?.(side === invader) }),
    habits: law.habits,
    errands: Object.fromEntries(
      allocations.map((question) => [
        question,
        (seen, side) => {
          const s = sees(seen);
          return [
            ...(question === walkers ? arrivals.walkingOn(s) : []),
            ...(question.endsWith('-movement@orders') ? arrivals.leaving(s, side) : []),
            ...(law.errands?.(s, side, question) ?? []),
            ...planner.next(s, side),
          ];
        },
      ]),
    ),
  };
};
