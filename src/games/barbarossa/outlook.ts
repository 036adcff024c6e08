// What a computer player must know of Barbarossa beyond its rules: what counts, what units are worth, how attacks end.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import { distance } from '../../hex/distance.ts';
import type {
  Ending,
  Fight,
  Force,
  Habit,
  Outlook,
  Prize,
  Prospect,
  Said,
  Standing,
} from '../../api/outlook.ts';
import {
  always,
  boardOf,
  byDefault,
  choose,
  FIGHTS,
  forcesOn,
  movingFights,
  MOVES,
  outlookOver,
  ripeStacks,
  standingFights,
} from '../../mechanics/combat/outlook.ts';
import type { Strike } from '../../mechanics/combat/outlook.ts';
import { prospectOf } from '../../mechanics/combat/questions/prospect.ts';
import { holder } from '../../mechanics/control.ts';
import { hasUnitsOf } from '../../mechanics/places.ts';
import { isOn } from './05-sequence/5.4-phase-order.ts';
import { boundsOn } from './04-how-to-win/4.20-victory-check.ts';
import { returns } from './04-how-to-win/4.13-return-to-map.ts';
import { MOSCOW } from './04-how-to-win/4.7-fallen-cities.ts';
import { homeland, worthOf } from './04-how-to-win/4.2-victory-points.ts';
import { limitOf } from './06-stacking.ts';
import { markersAtHand } from './07-supply/7.12-offensive-supply.ts';
import {
  offensiveSupply,
  OFFENSIVE_FROM,
  overlandHexes,
  supplyStates,
} from './07-supply/7.17-supply-state.ts';
import { supplyMaps } from './07-supply/7.17-supply-at-battle.ts';
import { moveLaw } from './10-movement/10.1-move-law.ts';
import { attacksOf, dutiesOf, momentOf, mustJoin } from './11-prepared-assaults/11.3-eligible-attackers.ts';
import { ladder } from './11-prepared-assaults/11.8-odds.ts';
import type { Odds } from './11-prepared-assaults/11.8-odds.ts';
import { isMech } from './02-counters.ts';
import { movementOn } from './data/charts.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { suppose, supposed } from './questions/supposed-battle.ts';
import type { Told } from './questions/supposed-battle.ts';
import { pointsTotal } from './state.ts';
import type { Seeing } from './state.ts';

const ROLLED = 3;
/** 4.15: its fall may end the game, once in three times at least. */
const MOSCOW_MORE = 6;
/** A hex of the homeland, for there are many that can be entered and only so many who could. */
const REICH = 0.9;
/** Attackers who may come up to the enemy in this turn. */
const MARKER_NEAR = 3;
/** So many stacks to attack at once are worth more than a march before. */
const RIPE = 5;

const factorOf = (factor: number | 'd6'): number => (factor === 'd6' ? ROLLED : factor);
const attackOf = (p: Printed, unit: string): number => factorOf(p.unit(unit).attack);
const defenceOf = (p: Printed, unit: string): number => factorOf(p.unit(unit).defense);
const priceOf = (p: Printed, unit: string): number => attackOf(p, unit) + defenceOf(p, unit);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** 4.14: the first check to come from which a total would win or lose. */
const standing = (p: Printed, s: Seeing, side: Side): Standing => {
  const total = pointsTotal(p, s);
  const first = p.set.scenarios[s.scenario]?.firstCheck ?? 0;
  const bounds = boundsOn(p, s, Math.max(first, s.clock.turn));
  const points = side === 'german' ? total : -total;
  if (bounds === undefined) return { points, hope: 0.5 };
  const { german, soviet } = bounds;
  const between = 0.2 + (0.6 * (total - soviet)) / Math.max(1, german - soviet);
  const hope = total >= german ? 1 : total <= soviet ? 0 : between;
  return { points, hope: side === 'german' ? hope : 1 - hope };
};

/** 4.2g, 4.2h: hexes in which a Soviet unit costs the German a point at the end of the turn. */
const homelands = (p: Printed, s: Seeing): readonly Prize[] => {
  if (!isOn(p, s.clock.turn, 'reich-entered')) return [];
  return p.grid.ids.flatMap((hex): Prize[] => {
    if (!p.isLand(hex) || homeland(p, s, hex) === undefined) return [];
    const isEntered = hasUnitsOf(p, s.own, hex, 'soviet');
    return [
      {
        hex,
        worth: REICH,
        holder: isEntered ? 'soviet' : 'german',
        isMany: true,
        isEach: true,
        rule: 'barbarossa:4.2g',
      },
    ];
  });
};

const cities = (p: Printed, s: Seeing): readonly Prize[] =>
  p.objectives.flatMap((hex): Prize[] => {
    const held = holder(p, s, hex);
    const { amount, rule } = worthOf(p, s.own, hex, held === 'german' ? 'soviet' : 'german');
    const worth = Math.abs(amount) + (hex === MOSCOW ? MOSCOW_MORE : 0);
    return worth === 0 ? [] : [{ hex, worth, holder: held, rule }];
  });

const prizes = (p: Printed, s: Seeing): readonly Prize[] => [...cities(p, s), ...homelands(p, s)];

/** 10.1a: with what clear ground costs; units on foot seldom have only that before them. */
const stridesOf = (p: Printed, s: Seeing, side: Who): { readonly mech: number; readonly nonMech: number } => {
  const { mech = 0, nonMech = 0 } = movementOn(p.turns, s.clock.turn, side) ?? {};
  return { mech: Math.ceil(0.7 * mech), nonMech };
};

const forces = (p: Printed, s: Seeing): readonly Force[] => {
  const strides = { german: stridesOf(p, s, 'german'), soviet: stridesOf(p, s, 'soviet') };
  return forcesOn<Who>(p, s, {
    supply: (side) => supplyStates(p, s, side),
    out: 'none',
    of: (unit, side) => ({
      attack: attackOf(p, unit),
      defence: defenceOf(p, unit),
      stride: strides[side][isMech(p, unit) ? 'mech' : 'nonMech'],
      price: priceOf(p, unit),
    }),
  });
};

const prepared = (p: Printed, s: Seeing, side: Who): readonly Fight[] => {
  const moment = momentOf(p, s);
  const { targets, attackersOf } = attacksOf(p);
  return standingFights(
    targets(s),
    (target) => attackersOf(s, target, side, moment),
    (target) => mustJoin(p, s, target, moment),
  );
};

const fights = (p: Printed, s: Seeing, side: Side): readonly Strike[] => {
  if (s.clock.phase === `${side}-assault`) return prepared(p, s, side as Who);
  return s.clock.phase === `${side}-movement` ? movingFights(moveLaw(p), s) : [];
};

/** What a result costs both, in factors (11.26, 11.27): of those who retreat some are lost on the way. */
const ENDS: Readonly<Record<ResultCode, (own: number, theirs: number) => Omit<Ending, 'chance'>>> = {
  DE: (_, theirs) => ({ own: 0, theirs, falls: 1 }),
  DR: (_, theirs) => ({ own: 0, theirs: 0.25 * theirs, falls: 1 }),
  BB: (own, theirs) => ({ own: Math.min(own, theirs), theirs, falls: 0.8 }),
  AS: (own) => ({ own: 0.03 * own, theirs: 0, falls: 0 }),
  AE: (own) => ({ own, theirs: 0, falls: 0 }),
};

const balance = ({ own, theirs, falls }: Omit<Ending, 'chance'>): number => theirs - own + falls;

const endings = (odds: Odds, own: number, theirs: number): readonly Ending[] =>
  odds.faces.map((face, i) => {
    const open = [face, ...(odds.others[i] ?? [])].map((code) => ENDS[code](own, theirs));
    // 5.15, 11.10: what the attacker could make of it instead.
    const best = open.reduce((most, each) => (balance(each) > balance(most) ? each : most));
    return { ...best, chance: 1 / odds.faces.length };
  });

/** 11.7: at best and at worst of what may lie covered, as the side may know it. */
const prospect = (p: Printed, s: Seeing, side: Side, fight: Strike, units: readonly string[]): Prospect => {
  const { strike } = fight;
  const board = boardOf(moveLaw(p), s, fight);
  const told: Told = {
    hex: fight.target,
    attackers: units,
    ...(strike === undefined ? { kind: 'prepared' } : { kind: 'mobile', from: strike.from }),
  };
  // 10.26c
  const maps = supplyMaps(p, board, strike === undefined ? [] : units);
  const about = suppose(p, board, side as Who, told, maps);
  const price = (of: readonly string[]): number => sum(of.map((unit) => priceOf(p, unit)));
  const { oddsBetween } = supposed(p);
  const ended = (odds: Odds, own: readonly string[], theirs: readonly string[]): readonly Ending[] =>
    endings(odds, price(own), price(theirs));
  return prospectOf({ ladder: ladder(p), oddsBetween, endings: ended }, about, units);
};

const SHELTER: Readonly<Record<string, number>> = { rough: 1.4, marsh: 1.25 };

const shelter = (p: Printed, hex: string): number =>
  (SHELTER[p.hex(hex).terrain] ?? 1) * (p.hex(hex).objective === 'city' ? 1.4 : 1);

/** The first turn of the winter of 1942, from which the German gives way; winter and summer of the Soviets. */
const TIDE = { german: 14, winter: 5, summer: 13 } as const;

const push = ({ clock: { turn } }: Seeing, side: Side): number => {
  if (side === 'german') return turn < TIDE.german ? 1.5 : 0.6;
  return turn < TIDE.winter ? 0.45 : turn < TIDE.summer ? 0.9 : 1.5;
};

const isBeforeAssault = ({ clock, own }: Seeing, side: Side): boolean =>
  clock.phasing === side && own.plan.order === 'move-fight';

/** 5.4c, 5.4d: who fights first attacks only those he stands beside. */
const rush = (p: Printed, { clock: { turn } }: Seeing, side: Side): number =>
  isOn(p, turn, `${side}-fight-first`) ? 0.25 : 0.8;

/** Stacks of the enemy that could be attacked at three to one by those who stand beside them. */
const ripe = (p: Printed, s: Seeing, side: Side): number =>
  ripeStacks(p, forces(p, s), side, (hex, beside, defence) => beside >= 3 * defence * shelter(p, hex));

/** 5.4: with much to attack at once it fights first and moves into the gaps, else it masses first. */
const order = (p: Printed): Habit => ({
  kind: 'thumb',
  answer: (s, side) =>
    ripe(p, s as Seeing, side) >= RIPE
      ? [choose('fight-move'), choose('move-fight'), choose('move')]
      : [choose('move-fight'), choose('fight-move'), choose('move')],
});

/** 7.10, 7.12: the marker of the longest range where most attackers near the enemy are, who have none yet. */
const markers = (p: Printed): Habit => ({
  kind: 'thumb',
  answer: (s, side) => {
    const [line] = markersAtHand(p, s as Seeing).toSorted((a, b) => b.range - a.range);
    const all = forces(p, s as Seeing);
    const foes = all.filter((force) => force.side !== side).map(({ hex }) => p.grid.index(hex));
    const needy = all
      .filter((force) => force.side === side && offensiveSupply(p, s as Seeing, force.hex) === undefined)
      .map(({ hex, attack }) => {
        const at = p.grid.index(hex);
        const near = foes.some((foe) => distance(p.grid, at, foe) <= MARKER_NEAR);
        return { at, attack: near ? attack : 0.2 * attack };
      });
    const inRange = (hex: number): number =>
      sum(needy.map(({ at, attack }) => (distance(p.grid, at, hex) <= (line?.range ?? 0) ? attack : 0)));
    const ranked = needy
      .map(({ at }) => ({ at, attack: inRange(at) }))
      .toSorted((a, b) => b.attack - a.attack || a.at - b.at);
    return line === undefined
      ? []
      : ranked.map(({ at }) => ({
          verb: 'marker',
          args: { which: [line.letter.toLowerCase()], at: [p.grid.id(at)] },
        }));
  },
});

/** 7.9e, 7.10b: from turn 7 on the Soviet attacks in full only within range of a marker. */
const vigour = (p: Printed, s: Seeing, side: Side): ((hex: string) => number) =>
  side === 'soviet' && s.clock.turn >= OFFENSIVE_FROM
    ? (hex) => (offensiveSupply(p, s, hex) === undefined ? 0.5 : 1)
    : () => 1;

/** 11.8a: odds, and what part of a full success they are. */
const STEPS = [
  { times: 1, part: 0.15 },
  { times: 2, part: 0.45 },
  { times: 3, part: 0.8 },
  { times: 4, part: 0.95 },
  { times: 6, part: 1.1 },
] as const;

const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => ({
  'movement@orders': MOVES,
  'assaults@orders': FIGHTS,
  'setUp@german': always(byDefault('place')),
  'setUp@soviet': always(byDefault('place')),
  'supplyMarkers@place': markers(p),
  'germanTurn@order': order(p),
  'sovietTurn@order': order(p),
  // 5.10: a pause is a German turn without attacks, before the first checks.
  'startOfTurnChoices@pause': always(choose('no-pause')),
});

/**
 * 4.13j, 4.13k: Soviet armies that have nobody left to face come back; an expedition stays for the oil (4.13b). 5.10i: who moves by a
 * die rolls it, the strongest first, and is told where to go then.
 */
const errands = (p: Printed, s: Seeing, side: Side): readonly Said[] => [
  ...(side === 'soviet' ? returns(p, s).map((args) => ({ verb: 'return', args })) : []),
  ...forces(p, s)
    .filter((force) => force.side === side)
    .toSorted((a, b) => b.attack - a.attack || (a.unit < b.unit ? -1 : 1))
    .map(({ unit }) => ({ verb: 'roll', args: { units: [unit] } })),
];

export const outlookOf = (p: Printed): Outlook => ({
  ...outlookOver<Seeing>(p, (s, side) => overlandHexes(p, s, side as Who)),
  room: limitOf(p, 'stack'),
  steps: STEPS.map(({ times, part }) => ({ least: (defence) => times * defence, part })),
  standing: (s: Seen<unknown>, side) => standing(p, s as Seeing, side),
  prizes: (s) => prizes(p, s as Seeing),
  forces: (s) => forces(p, s as Seeing),
  fights: (s, side) => fights(p, s as Seeing, side),
  bound: (s, side) => (side === 'soviet' ? dutiesOf(p, s as Seeing).map(({ unit }) => unit) : []),
  prospect: (s, side, fight, units) => prospect(p, s as Seeing, side, fight, units),
  shelter: (hex) => shelter(p, hex),
  push: (s, side) => push(s as Seeing, side),
  // 5.4: who moves first attacks before the other side does anything.
  massing: (s, side) => (isBeforeAssault(s as Seeing, side) ? 1 : 0.3),
  vigour: (s, side) => vigour(p, s as Seeing, side),
  rush: (s, side) => rush(p, s as Seeing, side),
  habits: habitsOf(p),
  errands: { 'movement@orders': (s, side) => errands(p, s as Seeing, side) },
});
