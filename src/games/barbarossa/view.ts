// What one side may see, built from nothing (11.7): stacks under fog, closed boxes, secret choices.
import { holder } from '../../mechanics/control.ts';
import { unitsAt } from '../../mechanics/places.ts';
import type { Json, RuleId } from '../../core/types.ts';
import type { PlaceView, ScoreLine, UnitView, View } from '../../api/view.ts';
import { goesOn } from '../../mechanics/movement/movers.ts';
import { moveLaw } from './10-movement/10.1-move-law.ts';
import { coveredRange, isKnownAt } from './11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from './11-prepared-assaults/11.7-fog-of-war.ts';
import { boxName, trackTurn } from './boxes.ts';
import type { Printed, Who } from './data/sheet.ts';
import { pointsTotal } from './state.ts';
import type { Seeing } from './state.ts';

const isFoggy = (s: Pick<Seeing, 'options'>): boolean => s.options['fog'] !== 'off';

/** 11.7d, 11.7e: boxes whose counters only their owner may look at. */
const isClosed = (place: string): boolean => place === 'rvgk' || trackTurn(place) !== undefined;

/** The rule by which a side may not look at all that is in a box, whatever is in it. */
const coverOf = (place: string, who: Who): RuleId | undefined => {
  if (trackTurn(place) !== undefined) return 'barbarossa:11.7e';
  return place === 'rvgk' && who === 'german' ? 'barbarossa:11.7d' : undefined;
};

/**
 * Below the top of a stack: that there is somebody, and how many only where the players count them (R131). Else `most`
 * says how many at most there can be: what is seen leaves room for no more (6.3).
 */
const covered = (side: string, at: string, level: number, most: number): UnitView => ({
  id: `?${at}.${level}`,
  name: 'covered unit',
  side,
  at,
  known: false,
  strength: '?',
  spent: false,
  facts: most > 1 ? { most } : {},
});

const factorOf = (factor: number | 'd6'): string => String(factor);

const factorsOf = (attack: number | 'd6', defence: number | 'd6'): NonNullable<UnitView['factors']> => ({
  ...(attack !== 'd6' && { attack }),
  ...(defence !== 'd6' && { defence }),
});

const open = (p: Printed, s: Seeing, unit: string, at: string): UnitView => {
  const { name, side, attack, defense, mobility, type, size, dot, doubles } = p.unit(unit);
  const { moved, attackers } = s.own.phase;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  const left = moved.includes(unit) ? goesOn(moveLaw(p), s, unit) : undefined;
  return {
    id: unit,
    name,
    side,
    at,
    known: true,
    factors: factorsOf(attack, defense),
    strength: factorOf(attack),
    spent: (moved.includes(unit) && left === undefined) || attackers.includes(unit),
    ...(left !== undefined && { left }),
    facts: {
      type: p.set.units.types[type]?.name ?? type,
      size,
      mobility,
      attack: factorOf(attack),
      defense: factorOf(defense),
      ...(doubles === true && { doubles }),
      ...(dot && { dot }),
      ...(isOnMap && moved.includes(unit) && { moved: true }),
      ...(isOnMap && attackers.includes(unit) && { attacked: true }),
      ...(due !== undefined && { due }),
    },
  };
};

const unitsIn = (p: Printed, s: Seeing, place: string, who: Viewer): readonly UnitView[] => {
  const all = unitsAt(s.own, place);
  const known = (unit: string): boolean => isKnownAt(p, s, unit, place, who);
  const seen = all.filter(known).map((unit) => open(p, s, unit, place));
  const hidden = all.filter((unit) => !known(unit));
  const [first] = hidden;
  if (first === undefined || !p.isHex(place)) return seen;
  const { side } = p.unit(first);
  const { least, most } = coveredRange(p, hidden.length, seen.length);
  const each = most > least ? most : 1;
  return [...seen, ...Array.from({ length: least }, (_, i) => covered(side, place, i + 1, each))];
};

const boxView = (p: Printed, s: Seeing, place: string, who: Viewer): PlaceView => {
  const mine = unitsAt(s.own, place).filter(
    (unit) => !isClosed(place) || who === 'both' || p.unit(unit).side === who,
  );
  const covered = who === 'both' ? undefined : coverOf(place, who);
  const shown = { id: place, name: boxName(p, place), facts: { count: mine.length } };
  return covered === undefined ? shown : { ...shown, covered };
};

/** 4.18b: the choice between Rhine and Oder is the German's secret until it is shown. */
const plansView = (s: Seeing, who: Viewer): PlaceView => {
  const { order, paulus, bonusZone, fightFight, offensive, watch } = s.own.plan;
  const isSecret = who === 'soviet' && s.clock.turn < 30;
  const facts: Record<string, Json> = {
    ...(order !== undefined && { order }),
    ...(paulus !== undefined && { paulus }),
    ...(bonusZone !== undefined && { bonusZone }),
    ...(fightFight.length > 0 && { fightFight: fightFight.map(({ turn }) => turn) }),
    ...(offensive !== undefined && { offensive: offensive.turn, gambit: offensive.gambit }),
    ...(watch !== undefined && !isSecret && { watch }),
  };
  return { id: 'plans', name: 'Plans', facts };
};

const hexesView = (p: Printed, s: Seeing): View['hexes'] => {
  const hexes: Record<string, Record<string, Json>> = {};
  const at = (hex: string): Record<string, Json> => (hexes[hex] ??= {});
  for (const hex of p.grid.ids) {
    if (!p.isLand(hex)) continue;
    const { country } = p.hex(hex);
    const printed = country === undefined ? undefined : p.set.board.map.countries[country]?.holder;
    const now = holder(p, s, hex);
    if (now !== undefined && now !== printed) at(hex)['holder'] = now;
  }
  for (const [marker, places] of Object.entries(s.own.markers))
    for (const place of places) if (p.isHex(place)) at(place)[marker] = true;
  for (const hex of s.own.destroyed) at(hex)['destroyed'] = true;
  return hexes;
};

/** Boxes of the sheet are there when they are empty, too. */
const SHEET: readonly string[] = ['rvgk', 'caucasus', 'dead'];

/** To whom boxes are covered, those of the track are all there: which of them are used is not for him to know. */
const boxesOf = (p: Printed, places: readonly string[], who: Viewer): readonly string[] => {
  const track = who === 'both' ? [] : p.turns.turns.map(({ turn }) => `track-${turn}`);
  return [...new Set([...SHEET, ...track, ...places.filter((place) => !p.isHex(place))])].toSorted();
};

export const view =
  (p: Printed) =>
  (s: Seeing, side: string): View => {
    const who: Viewer = side === 'german' || side === 'soviet' ? side : 'both';
    const eyes: Viewer = isFoggy(s) ? who : 'both';
    const places = Object.keys(s.own.places).toSorted();
    const score: ScoreLine = {
      side: 'german',
      // 11.7f: both sides know the total.
      points: pointsTotal(p, s),
      rule: 'barbarossa:4.2a',
      why: 'points',
    };
    return {
      game: s.game,
      scenario: s.scenario,
      who,
      clock: { ...s.clock },
      turns: p.set.scenarios[s.scenario]?.turns.last ?? 0,
      units: places.flatMap((place) => unitsIn(p, s, place, eyes)),
      places: [...boxesOf(p, places, eyes).map((place) => boxView(p, s, place, eyes)), plansView(s, who)],
      hexes: hexesView(p, s),
      score: [score],
      ...(s.over !== undefined && { over: { ...s.over } }),
    };
  };
