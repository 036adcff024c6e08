// Words into hexes and places: by number, by name, by a unit that stands there; and what is wrong where they are none.
import type { Refusal } from '../../core/types.ts';
import { ORDER_SLOTS } from '../../api/verb-spec.ts';
import type { Slot } from '../../api/verb-spec.ts';
import type { UnitView } from '../../api/view.ts';
import { wrong } from '../errors.ts';
import { actorHex, spoken } from '../examples.ts';
import { stepAt } from './hex-notation.ts';
import { byPartWords, partName, wholeName } from './match-names.ts';
import type { NameMatch } from './match-names.ts';
import { nearThing, refuseSide } from './near-names.ts';
import {
  asks,
  distinct,
  INDEXED,
  placeByName,
  placeByPart,
  placesMeant,
  plainPlace,
  refuseTurned,
  unitById,
  unitOption,
  unitsOf,
} from './resolve.ts';
import { lineWith, notTaken, taken, typedFrom } from './piece.ts';
import type { Places } from './resolve.ts';
import { hexAlong, wayAt } from './relative-hex.ts';
import type { Way } from './relative-hex.ts';
import type { Reading, Taken } from './piece.ts';
import { isCoveredView } from './scope.ts';

/** A hex of the map to show how one is typed. */
const exampleHex = ({ scene, spec }: Reading): string => {
  const { grid } = scene.board;
  return spoken(scene, actorHex(scene, spec.name) ?? grid.ids[grid.count >> 1] ?? '');
};

/** `2115.1` where a place belongs. */
const refuseIndex = (reading: Reading, i: number): Refusal | undefined => {
  const typed = reading.words[i]?.text ?? '';
  const [, base] = INDEXED.exec(typed) ?? [];
  if (base === undefined || reading.scene.placeId(base) === undefined) return undefined;
  const line = lineWith(reading, i, i + 1, base);
  return wrong('PLACE.INDEX', { verb: reading.spec.name, typed, line });
};

const unknownPlace = (reading: Reading, i: number): Refusal => {
  const { scene, words } = reading;
  const near = nearThing(scene, words, i, 'last');
  const line = near === undefined ? undefined : lineWith(reading, i, near.next, near.text);
  // Numbered as units are: one that is covered may well be meant, and is nowhere to be seen.
  const covered = /^\d+[a-z]+$/.test(words[i]?.low ?? '') && isCoveredView(scene.view) ? true : undefined;
  return (
    refuseSide(words[i]) ??
    wrong('PLACE.UNKNOWN', {
      typed: words[i]?.text,
      covered,
      example: exampleHex(reading),
      line,
      meant: near?.text,
    })
  );
};

type IsMeant = (place: string) => boolean;

const onMap =
  ({ scene }: Reading): IsMeant =>
  (place) =>
    scene.board.grid.index(place) >= 0;

const offMap = (reading: Reading, { name, at }: UnitView): Taken =>
  notTaken(wrong('UNIT.OFF-MAP', { verb: reading.spec.name, name, place: at }));

/** A unit by its name, for the place it stands in. */
const placeOfUnit = (reading: Reading, i: number, match: NameMatch, isMeant: IsMeant): Taken | undefined => {
  const found = unitsOf(reading, match);
  const units = found.filter(({ at }) => isMeant(at));
  const [only] = found;
  if (units.length === 0) return only !== undefined && found.length === 1 ? offMap(reading, only) : undefined;
  const places = distinct(units.map(({ at }) => at));
  return places.length === 1
    ? taken(places, match.next)
    : asks(reading, i, match.next, 'UNIT.AMBIGUOUS', units.map(unitOption));
};

/** A place that is meant, of those that have the name; none of them: where it stands is said. */
const oneMeant = (reading: Reading, i: number, { ids, next }: Places, isMeant: IsMeant): Taken => {
  const meant = ids.filter(isMeant);
  const [place = ''] = ids;
  return meant.length > 0
    ? placesMeant(reading, i, next, meant)
    : notTaken(wrong('PLACE.OFF-MAP', { verb: reading.spec.name, place }));
};

/** So far from a hex that is not named in full, or from nothing on this map: then that is what is wrong. */
const takeAlong = (reading: Reading, way: Way, isMeant: IsMeant): Taken => {
  const found = takeWhere(reading, way.next, onMap(reading));
  if (!found.ok || found.piece.kind !== 'ids') return found;
  const [from = ''] = found.piece.ids;
  const along = hexAlong(reading, from, { ...way, next: found.next });
  if (along === undefined) return found;
  if ('off' in along) return notTaken(wrong('STEP.OFF-MAP', along.off));
  return oneMeant(reading, way.next, { ids: [along.hex], next: along.next }, isMeant);
};

const takeWhere = (reading: Reading, i: number, isMeant: IsMeant): Taken => {
  const { scene, words } = reading;
  const plain = plainPlace(reading, i);
  if (plain !== undefined && 'ids' in plain) return oneMeant(reading, i, plain, isMeant);
  const unit = unitById(reading, i);
  if (unit !== undefined)
    return isMeant(unit.unit.at) ? taken([unit.unit.at], unit.next) : offMap(reading, unit.unit);
  if (plain !== undefined) return notTaken(plain.refusal);
  const way = wayAt(reading, i);
  if (way !== undefined) return takeAlong(reading, way, isMeant);
  const step = stepAt(words, i);
  if (step !== undefined) {
    return {
      ok: true,
      piece: { kind: 'step', dir: step.dir, typed: typedFrom(reading, i, step.next) },
      next: step.next,
    };
  }
  const named = placeByName(reading, i);
  if (named !== undefined) return oneMeant(reading, i, named, isMeant);
  const whole = wholeName(scene.units, words, i);
  const part = whole === undefined ? placeByPart(reading, i) : undefined;
  const meant = part?.ids.filter(isMeant) ?? [];
  if (part !== undefined && meant.length > 0) return placesMeant(reading, i, part.next, meant);
  const match = whole ?? partName(scene.units, words, i, byPartWords);
  // Part of a name in an order means somebody who is there: the others are too many.
  const isThere = reading.spec.kind === 'order' && whole === undefined ? onMap(reading) : isMeant;
  return (
    (match === undefined ? undefined : placeOfUnit(reading, i, match, isThere)) ??
    notTaken(refuseTurned(reading, i) ?? refuseIndex(reading, i) ?? unknownPlace(reading, i))
  );
};

/** A hex or place; a unit stands for where it is. Steps are left for later: they need to know where from. */
export const takePlace = (reading: Reading, i: number): Taken => takeWhere(reading, i, () => true);

/** `fight 2`: where few hexes can be meant, a number by itself counts them in the order in which they are listed. */
const targetByNumber = (reading: Reading, slot: Slot, i: number): Taken | undefined => {
  const { scene, spec, words } = reading;
  const typed = words[i]?.low ?? '';
  const isAlone = /^\d{1,2}$/.test(typed) && !/^\d+$/.test(words[i + 1]?.low ?? '');
  if (slot.name !== ORDER_SLOTS.target || spec.kind !== 'order' || !isAlone) return undefined;
  const open = distinct(scene.legal?.(spec.name)?.flatMap((args) => args[slot.name] ?? []) ?? []);
  const hex = open[Number(typed) - 1];
  if (hex !== undefined) return taken([hex], i + 1);
  const [first] = open;
  if (first === undefined) return undefined;
  const example = `${spec.name} ${spoken(scene, first)}`;
  const params = { verb: spec.name, number: Number(typed), count: open.length, hexes: open, example };
  return notTaken(wrong('PLACE.NO-NUMBER', params));
};

/** A hex of the map: a box can be named, but is none. */
export const takeHex = (reading: Reading, slot: Slot, i: number): Taken =>
  targetByNumber(reading, slot, i) ?? takeWhere(reading, i, onMap(reading));
