// What a computer player must know of Operation Storm beyond its rules: what counts, what units are worth, how attacks end.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Ending, Leanings, Outlook, Prospect } from '../../api/outlook.ts';
import { lineOf } from '../../board/chart-lines.ts';
import { prospectOf } from '../../mechanics/combat/questions/prospect.ts';
import { boardOf, movingFights, outlookOver, standingFights } from '../../mechanics/combat/outlook.ts';
import type { Strike } from '../../mechanics/combat/outlook.ts';
import { isCombat, isMovement } from './05-sequence/5.2-phases.ts';
import { supplyMap } from './07-supply/7.4-tracing.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { ableTogether } from './10-prepared-assaults/10.3-attackers.ts';
import { attacksNow, kindNow } from './10-prepared-assaults/10.3-attacks.ts';
import { ladder } from './10-prepared-assaults/10.8-odds.ts';
import type { Odds } from './10-prepared-assaults/10.8-odds.ts';
import type { Printed, Who } from './data/sheet.ts';
import { habitsOf } from './outlook/habits.ts';
import { prizesOf, standingOf } from './outlook/prizes.ts';
import { endOf, forcesOf } from './outlook/worth.ts';
import { supposeAgain, supposed } from './questions/supposed-battle.ts';
import type { Told } from './questions/supposed-battle.ts';
import type { Seeing } from './state.ts';

type Assault = Strike & { readonly kind?: 'momentum' };

/** 10.1, 10.25: out of the phase, or out of a battle that has been won. */
const onFoot = (p: Printed, s: Seeing, side: Side): readonly Assault[] => {
  const { targets, attackersOf } = attacksNow(p, s);
  const found = standingFights(targets(s), (target) => ableTogether(p, attackersOf(s, target, side)));
  return kindNow(s) === 'momentum' ? found.map((fight) => ({ ...fight, kind: 'momentum' })) : found;
};

/** 9.22, 11.7f: on the move, too. */
const fights = (p: Printed, s: Seeing, side: Side): readonly Assault[] => {
  if (s.clock.phasing !== side) return [];
  if (isCombat(s.clock.phase)) return onFoot(p, s, side);
  return isMovement(s.clock.phase) ? movingFights(moveLaw(p), s) : [];
};

/** 10.7: at best and at worst of what may lie covered, as the side may know it. */
const prospect = (p: Printed, s: Seeing, side: Side, fight: Assault, units: readonly string[]): Prospect => {
  const { strike, kind = 'prepared' } = fight;
  const board = boardOf(moveLaw(p), s, fight);
  const told: Told = {
    hex: fight.target,
    attackers: units,
    kind: strike === undefined ? kind : 'mobile',
    // 9.25: who strikes on the move is in supply where he was; whom he cuts off as he comes he does not reckon with.
    fed: s,
  };
  const { oddsBetween } = supposed(p, s);
  const endings = ({ faces }: Odds, own: readonly string[], theirs: readonly string[]): readonly Ending[] =>
    faces.map((face) => ({ ...endOf(p, face, own, theirs), chance: 1 / faces.length }));
  return prospectOf(
    { ladder: ladder(p, s), oddsBetween, endings },
    supposeAgain(p, board, side as Who, told),
    units,
  );
};

/** What a column to the left is worth to a stack that defends (10.9). */
const COLUMN = 0.25;

/** 10.12, 10.13, 10.16, 10.17: by how many columns the ground is better. */
const shelter = (p: Printed, hex: string): number => {
  if (!p.isLand(hex)) return 1;
  const { terrain } = p.hex(hex);
  const place = (['major-city', 'city'] as const).filter((key) => p.feature(hex, key) !== undefined);
  const shifts = [terrain, ...place].map((id) => lineOf(p.tables.terrain, id).shift);
  return 1 - COLUMN * Math.min(...shifts);
};

/** 10.8a, 12.3: by how much the attack must be stronger for each column worth anything, and what part of a success it is. */
const STEPS = [
  { more: 5, part: 0.15 },
  { more: 10, part: 0.35 },
  { more: 15, part: 0.5 },
  { more: 20, part: 0.7 },
  { more: 25, part: 0.85 },
  { more: 30, part: 1 },
  { more: 40, part: 1.1 },
] as const;

const isBeforeFight = ({ clock, own }: Seeing, side: Side): boolean =>
  clock.phasing === side && own.plan.order === 'move-fight';

/** 4.1c: the points are the Soviets', who have ten turns for them. */
const PUSH = { soviet: 1.5, german: 0.8 } as const;

const leanings = (side: Side): Leanings => (side === 'soviet' ? { march: 1.4, menace: 0.5, gap: 0.5 } : {});

export const outlookOf = (p: Printed): Outlook => ({
  ...outlookOver<Seeing>(p, (s, side) => supplyMap(p, s, side as Who).overland),
  // 6.4, 6.5a: artillery finds room beside these.
  room: lineOf(p.tables.limits, 'stack-soviet').value,
  steps: STEPS.map(({ more, part }) => ({ least: (defence) => defence + more, part })),
  standing: (s: Seen<unknown>, side) => standingOf(p, s as Seeing, side),
  prizes: (s) => prizesOf(p, s as Seeing),
  forces: (s) => forcesOf(p, s as Seeing),
  fights: (s, side) => fights(p, s as Seeing, side),
  prospect: (s, side, fight, units) => prospect(p, s as Seeing, side, fight, units),
  shelter: (hex) => shelter(p, hex),
  push: (_, side) => PUSH[side as Who],
  // 5.4, 5.7: who moves first attacks before the other side does anything.
  massing: (s, side) => (isBeforeFight(s as Seeing, side) ? 1 : 0.5),
  rush: () => 0.8,
  leanings: (_, side) => leanings(side),
  habits: habitsOf(p),
});
