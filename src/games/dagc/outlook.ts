// What a computer player must know of DAGC beyond its rules: what counts, what units are worth, how attacks end.
import type { Seen } from '../../core/rule-set.ts';
import type { Clock, Side } from '../../core/types.ts';
import type {
  Ending,
  Fight,
  Force,
  Habit,
  Leanings,
  Outlook,
  Prize,
  Prospect,
  Said,
  Standing,
} from '../../api/outlook.ts';
import {
  always,
  byDefault,
  FIGHTS,
  forcesOn,
  MOVES,
  outlookOver,
  standingFights,
} from '../../mechanics/combat/outlook.ts';
import { prospectOf } from '../../mechanics/combat/questions/prospect.ts';
import { holder } from '../../mechanics/control.ts';
import { KOENIGSBERG } from './04-victory/4.2-sudden-death.ts';
import { bonus, coast, points } from './04-victory/4.3-points.ts';
import { isCombat } from './05-sequence/5.2-phases.ts';
import { states } from './07-supply/7.1-supply.ts';
import { supplyMap } from './07-supply/7.2-tracing.ts';
import { movementFactor } from './09-movement/2.10-movement-factors.ts';
import { attacksOf, strongestFront } from './11-combat/11.2-attacks.ts';
import { dutiesOf, mustJoin } from './11-combat/11.1-first-attacks.ts';
import { ladder } from './11-combat/11.8-odds.ts';
import type { Odds } from './11-combat/11.8-odds.ts';
import { combatFactor } from './11-combat/11.9-strengths.ts';
import { isLocality } from './12-unit-types/12.1-unit-types.ts';
import { lineOf } from '../../board/chart-lines.ts';
import { distance } from '../../hex/distance.ts';
import type { Printed, Who } from './data/sheet.ts';
import { arrivals } from './outlook/arrivals.ts';
import { interdiction, support } from './outlook/air.ts';
import { endsOf, priceOf } from './outlook/worth.ts';
import { supposed } from './questions/supposed-battle.ts';
import type { Seeing } from './state.ts';

/** 4.2: it ends the game; 4.3e, R117: one hex of the coast is enough, and nobody knows which. */
const WORTH = { koenigsberg: 60, coast: 1.5 } as const;

/** 4.3i: it is on the last turn alone that what is held counts. */
const LAST = 9;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** 4.3h, 4.3i: what the Soviet has, and how near that is to what he needs. */
const standing = (p: Printed, s: Seeing, side: Side): Standing => {
  const { total } = points(p, s, false);
  const extra = sum(bonus(p, s).map(({ n }) => n));
  const need = lineOf(p.tables.limits, 'soviet-win').value;
  const hope = Math.min(1, (total + extra) / need);
  const all = total + 0.5 * extra;
  return side === 'soviet' ? { points: all, hope } : { points: -all, hope: 1 - hope };
};

const prizes = (p: Printed, s: Seeing): readonly Prize[] => {
  const place = (kind: 'town' | 'city', rule: Prize['rule']): readonly Prize[] =>
    p.withFeature(kind).map((hex) => ({
      hex,
      worth: hex === KOENIGSBERG ? WORTH.koenigsberg : lineOf(p.tables.points, kind).points,
      holder: holder(p, s, hex),
      // 4.2: whatever else is lost, the game goes on; what is spread over all cities is cut off in them one by one.
      ...(hex === KOENIGSBERG && holder(p, s, hex) === 'german' && { isKey: true }),
      // 4.3i: what the Soviet has counts on the last turn alone, and until then he goes on.
      ...(holder(p, s, hex) === 'soviet' && s.clock.turn < LAST && { isLater: true }),
      rule: hex === KOENIGSBERG ? 'dagc:4.2' : rule,
    }));
  const shore = coast(p, s).map((hex): Prize => ({
    hex,
    worth: WORTH.coast,
    holder: holder(p, s, hex) ?? 'german',
    isMany: true,
    rule: 'dagc:4.3e',
  }));
  return [...place('town', 'dagc:4.3b'), ...place('city', 'dagc:4.3c'), ...shore];
};

const forces = (p: Printed, s: Seeing): readonly Force[] =>
  forcesOn<Who>(p, s, {
    supply: (side) => states.every(p, s, side),
    out: 'out',
    of: (unit) => {
      const factor = combatFactor(p, s, unit);
      const [stride, price] = [movementFactor(p, s, unit), priceOf(p, s, unit)];
      // 12.5c, 12.5g: a locality defends as if it were in supply, and does nothing else.
      return isLocality(p, unit)
        ? { attack: 0, defence: factor, stride, price, isFed: true }
        : { attack: factor, defence: factor, stride, price };
    },
  });

const fights = (p: Printed, s: Seeing, side: Side): readonly Fight[] => {
  if (s.clock.phasing !== side || !isCombat(s.clock.phase)) return [];
  const { targets, attackersOf } = attacksOf(p);
  return standingFights(
    targets(s),
    // 11.24
    (target) => strongestFront(p, s, attackersOf(s, target, side)),
    (target) => mustJoin(p, s, target),
  );
};

/** 6.8: at best and at worst of what may lie covered, as the side may know it. */
const prospect = (p: Printed, s: Seeing, side: Side, fight: Fight, units: readonly string[]): Prospect => {
  const { suppose, oddsBetween } = supposed(p);
  const about = suppose(s, side, { hex: fight.target, attackers: units }, undefined);
  const endings = ({ faces }: Odds, own: readonly string[], theirs: readonly string[]): readonly Ending[] => {
    const ends = endsOf(p, s, fight.target, own, theirs);
    return faces.map((face) => ({ ...ends[face], chance: 1 / faces.length }));
  };
  return prospectOf({ ladder: ladder(p), oddsBetween, endings }, about, units);
};

/** What a defence is that the ground is added to. */
const STANDS = 3.5;

/** 11.9: what the ground adds, for a unit as they are; 11.18: from a city nobody is driven off. */
const shelter = (p: Printed, hex: string, side: Side): number => {
  if (!p.isLand(hex)) return 1;
  const { terrains } = p.hex(hex);
  const isCity = p.feature(hex, 'city') !== undefined;
  const place = isCity ? ['city'] : p.feature(hex, 'town') !== undefined ? ['town'] : [];
  const works = p.entrenchment(hex) === side ? [`${side}-entrenchment`] : [];
  const added = sum([...terrains, ...place, ...works].map((id) => lineOf(p.tables.terrain, id).addition));
  return (1 + added / STANDS) * (isCity ? 1.2 : 1);
};

/** Whoever is farther away from all there is to go to comes too late with dice. */
const FAR = 16;

/** 10.1: who has come is put on the map; 7.3a, 13.3d: who moves by a die rolls it, those nearest to something first. */
const errands = (p: Printed, s: Seeing, side: Side): readonly Said[] => {
  const all = forces(p, s);
  const goals = [
    ...all.filter((force) => force.side !== side).map(({ hex }) => hex),
    ...prizes(p, s).flatMap(({ hex, holder: held, isMany }) =>
      held === side || isMany === true ? [] : [hex],
    ),
  ].map((hex) => p.grid.index(hex));
  const away = (hex: string): number =>
    Math.min(...goals.map((goal) => distance(p.grid, p.grid.index(hex), goal)));
  return [
    ...arrivals(p, s, side as Who, all, prizes(p, s)),
    ...all
      .filter((force) => force.side === side && force.attack > 0)
      .map(({ unit, hex, attack }) => ({ unit, attack, far: away(hex) }))
      .filter(({ far }) => far <= FAR)
      .toSorted((a, b) => a.far - b.far || b.attack - a.attack || (a.unit < b.unit ? -1 : 1))
      .map(({ unit }) => ({ verb: 'roll', args: { units: [unit] } })),
  ];
};

const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => ({
  'setUp@soviet': always(byDefault('place')),
  'setUp@german': always(byDefault('place')),
  'soviet-movement@orders': MOVES,
  'german-movement@orders': MOVES,
  'soviet-pre-combat@orders': FIGHTS,
  'soviet-post-combat@orders': FIGHTS,
  'german-pre-combat@orders': FIGHTS,
  'german-post-combat@orders': FIGHTS,
  'soviet-interdiction@orders': interdiction(
    p,
    (s) => forces(p, s),
    (s) => prizes(p, s),
  ),
  'battle@before': support(p),
});

/** 11.8a, 11.13: by how much the attack must be stronger for each column worth anything, and what part of a success it is. */
const STEPS = [
  { more: 1, part: 0.3 },
  { more: 3, part: 0.5 },
  { more: 5, part: 0.75 },
  { more: 7, part: 0.95 },
  { more: 9, part: 1.1 },
] as const;

/** 7.12a: from this turn on no Soviet unit is in supply. */
const OUT = 6;

/** The Soviet goes on rather than look behind him (7.5); who comes against him when he is out of supply has less to fear. */
const leanings = ({ turn }: Readonly<Clock>, side: Side): Leanings => {
  if (side === 'soviet') return { march: 1.6, menace: 0.3, gap: 0.13, snag: 0 };
  return turn < OUT ? {} : { fear: 0.2, march: 4, take: 1.5 };
};

export const outlookOf = (p: Printed): Outlook => ({
  ...outlookOver<Seeing>(p, (s, side) => supplyMap(p, s, side as Who).overland),
  // 8.3a, 8.3b
  drag: lineOf(p.tables.costs, 'enter-zone').value,
  room: lineOf(p.tables.limits, 'stack').value,
  steps: STEPS.map(({ more, part }) => ({ least: (defence) => defence + more, part })),
  standing: (s: Seen<unknown>, side) => standing(p, s as Seeing, side),
  prizes: (s) => prizes(p, s as Seeing),
  forces: (s) => forces(p, s as Seeing),
  fights: (s, side) => fights(p, s as Seeing, side),
  bound: (s, side) => (side === 'soviet' ? dutiesOf(p, s as Seeing).map(({ unit }) => unit) : []),
  prospect: (s, side, about, units) => prospect(p, s as Seeing, side, about, units),
  shelter: (hex, side) => shelter(p, hex, side),
  // Time is with the German, who need only hold.
  push: (_, side) => (side === 'soviet' ? 1.5 : 0.4),
  // 5.2: whoever moves attacks after it.
  massing: () => 1,
  rush: () => 0.8,
  leanings,
  habits: habitsOf(p),
  errands: {
    'soviet-movement@orders': (s, side) => errands(p, s as Seeing, side),
    'german-movement@orders': (s, side) => errands(p, s as Seeing, side),
  },
});
