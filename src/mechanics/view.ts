// What one side may see, built from nothing: units with their faces, stacks under fog, boxes, hexes that differ, the score.
import { controlAtStart } from '../board/scenario.ts';
import { printedFactors, summable } from '../board/factors.ts';
import type { Face } from '../board/data-types.ts';
import type { Json, RuleId, Side } from '../core/types.ts';
import type { PlaceView, ScoreLine, UnitView, View } from '../api/view.ts';
import { holder } from './control.ts';
import type { Fog } from './fog/fog.ts';
import type { MoveLaw, MoveSight } from './movement/law.ts';
import { goesOn, isMover } from './movement/movers.ts';
import { unitsAt } from './places.ts';
import type { Placed, Sight } from './places.ts';
import type { Sheet } from './sheet.ts';
import { faceUp, hitsOn } from './steps.ts';

type Facts = Readonly<Record<string, Json>>;

export type ViewLaw<S extends Sight> = {
  boxName(place: string): string;
  /** Boxes of the sheet are there when they are empty, too. */
  readonly boxes: readonly string[];
  /** Boxes that are there for everybody who may not look into them: which of them are used is not for him to know. */
  readonly closedBoxes?: readonly string[];
  facts(s: S, unit: string, at: string): Facts;
  /** The face that is up, where lost steps do not say it; with its number. */
  face?(s: S, unit: string): { readonly face: Face; readonly number: number };
  /** `spent`: done for this phase. `left`: under way and free to go on, and what it has left to spend. */
  activity(s: S, unit: string): Pick<UnitView, 'spent' | 'left'>;
  /** Keys of the states it is in. */
  states?(s: S, unit: string): readonly string[];
  /** Places that are no boxes, such as plans that some may know. */
  places?(s: S, who: Side): readonly PlaceView[];
  /** What else is not as it is printed: `note(hex, key)`. */
  marks?(s: S, note: (hex: string, key: string) => void): void;
  score(s: S): readonly ScoreLine[];
};

type Acting = { readonly own: { readonly phase: { readonly attackers: readonly string[] } } };

/** The activity of units that move once and attack once in a phase. */
export const activityOf = (
  law: MoveLaw,
  s: MoveSight & Acting,
  unit: string,
): Pick<UnitView, 'spent' | 'left'> => {
  const left = isMover(s, unit) ? goesOn(law, s, unit) : undefined;
  if (left !== undefined) return { spent: s.own.phase.attackers.includes(unit), left };
  return { spent: isMover(s, unit) || s.own.phase.attackers.includes(unit) };
};

/**
 * Below the top of a stack: that there is somebody, and how many only where the players count them. Else `most` says how
 * many at most there can be: what is seen leaves room for no more.
 */
const covered = (side: Side, at: string, level: number, most: number): UnitView => ({
  id: `?${at}.${level}`,
  name: 'covered unit',
  side,
  at,
  known: false,
  strength: '?',
  spent: false,
  facts: most > 1 ? { most } : {},
});

type Told = Required<Pick<UnitView, 'factors' | 'strength'>>;

/** By name, and boxes of the track by their turn. */
const byNumber = (a: string, b: string): number => {
  const [x, y] = [a, b].map((id) => id.replaceAll(/\d+/g, (digits) => digits.padStart(4, '0')));
  return x! < y! ? -1 : 1;
};

export const view = <S extends Sight, O extends Placed>(
  p: Sheet,
  law: ViewLaw<S>,
  fog: Fog<S, O>,
): ((s: S, who: Side) => View) => {
  /** What faces say, looked up once: there are many views of a game. */
  const ofFaces = new WeakMap<Face, Told>();
  const told = (face: Face): Told => {
    const known = ofFaces.get(face);
    if (known !== undefined) return known;
    const found = {
      factors: summable(p.set.units, face),
      strength: String(printedFactors(p.set.units, face)[0] ?? ''),
    };
    ofFaces.set(face, found);
    return found;
  };
  const open = (s: S, unit: string, at: string): UnitView => {
    const { name, side, faces } = p.unit(unit);
    const { face, number } = law.face?.(s, unit) ?? {
      face: faceUp(p, s.own, unit),
      number: hitsOn(s.own, unit) + 1,
    };
    const states = law.states?.(s, unit) ?? [];
    return {
      id: unit,
      name,
      side,
      at,
      known: true,
      factors: told(face).factors,
      ...(faces.length > 1 && { face: number }),
      ...(states.length > 0 && { states }),
      strength: told(face).strength,
      ...law.activity(s, unit),
      facts: law.facts(s, unit, at),
    };
  };
  const unitsIn = (s: S, place: string, who: Side): readonly UnitView[] => {
    const all = unitsAt(s.own, place);
    const known = (unit: string): boolean => fog.isKnownAt(s, unit, place, who);
    const faceUpHere = all.filter(known);
    const seen = faceUpHere.map((unit) => open(s, unit, place));
    const hidden = all.filter((unit) => !known(unit));
    const [first] = hidden;
    if (first === undefined || !p.isHex(place)) return seen;
    const { least, most } = fog.range(hidden.length, faceUpHere);
    const each = most > least ? most : 1;
    const side = p.sideOf(first);
    return [...seen, ...Array.from({ length: least }, (_, i) => covered(side, place, i + 1, each))];
  };
  /** The rule by which a side may not look at all that is in a box, whatever is in it. */
  const coverOf = (place: string, who: Side): RuleId | undefined => {
    const closed = who === 'both' ? undefined : fog.law.closed?.(place);
    return closed?.owner === who ? undefined : closed?.rule;
  };
  const boxView = (s: S, place: string, who: Side): PlaceView => {
    const count = unitsAt(s.own, place).filter((unit) => fog.isKnownAt(s, unit, place, who)).length;
    const shown = { id: place, name: law.boxName(place), facts: { count } };
    const cover = coverOf(place, who);
    return cover === undefined ? shown : { ...shown, covered: cover };
  };
  const boxesOf = (places: readonly string[], who: Side): readonly string[] => {
    const closed = who === 'both' ? [] : (law.closedBoxes ?? []);
    const used = places.filter((place) => !p.isHex(place));
    return [...new Set([...law.boxes, ...closed, ...used])].toSorted(byNumber);
  };
  const printed = controlAtStart(p.set.board.map);
  /** By scenario: hexes that begin in other hands than those of the map. */
  const begun = new Map<string, readonly string[]>();
  const changedAtStart = (scenario: string): readonly string[] => {
    const { control } = p.opening(scenario);
    const found = begun.get(scenario) ?? p.grid.ids.filter((hex) => control.get(hex) !== printed.get(hex));
    begun.set(scenario, found);
    return found;
  };
  const hexesView = (s: S): View['hexes'] => {
    const hexes: Record<string, Record<string, Json>> = {};
    const at = (hex: string): Record<string, Json> => (hexes[hex] ??= {});
    const changed = new Set([...changedAtStart(s.scenario), ...Object.keys(s.own.held)]);
    for (const hex of [...changed].toSorted((a, b) => p.grid.index(a) - p.grid.index(b))) {
      if (!p.isLand(hex)) continue;
      const now = holder(p, s, hex);
      if (now !== undefined && now !== printed.get(hex)) at(hex)['holder'] = now;
    }
    for (const [marker, places] of Object.entries(s.own.markers))
      for (const place of places) if (p.isHex(place)) at(place)[marker] = true;
    law.marks?.(s, (hex, key) => void (at(hex)[key] = true));
    return hexes;
  };
  return (s, side) => {
    const who = p.sides.includes(side) ? side : 'both';
    const eyes = fog.hides(s) ? who : 'both';
    const places = Object.keys(s.own.places).toSorted();
    return {
      game: s.game,
      scenario: s.scenario,
      who,
      clock: { ...s.clock },
      turns: p.set.scenarios[s.scenario]?.turns.last ?? 0,
      units: places.flatMap((place) => unitsIn(s, place, eyes)),
      places: [
        ...boxesOf(places, eyes).map((place) => boxView(s, place, eyes)),
        ...(law.places?.(s, who) ?? []),
      ],
      hexes: hexesView(s),
      score: law.score(s),
      ...(s.over !== undefined && { over: { ...s.over } }),
    };
  };
};
