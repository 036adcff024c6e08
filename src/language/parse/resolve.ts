// Words into ids: hexes, places, units and sides, from what the asking side may know. Each taker reads one thing.
import type { Refusal } from '../../core/types.ts';
import type { UnitView } from '../../api/view.ts';
import { wrong } from '../errors.ts';
import { hexesOf, hexText, refuseHex, stepAt } from './hex-notation.ts';
import type { Candidate } from '../../api/verb-spec.ts';
import { byPartWords, byWholeWords, partName, wholeName, withoutOrdinal } from './match-names.ts';
import type { NameMatch } from './match-names.ts';
import { nearThing, refuseSide } from './near-names.ts';
import { relativeHex } from './relative-hex.ts';
import { actor, sayOf } from '../examples.ts';
import { isCoveredView, unitsAt } from './scope.ts';
import type { Reading, Piece, Taken } from './piece.ts';
import { taken, notTaken, typedFrom, linePut, lineWith } from './piece.ts';

export const never = (): boolean => false;

export const asks = (
  reading: Reading,
  i: number,
  next: number,
  code: 'UNIT.AMBIGUOUS' | 'PLACE.AMBIGUOUS',
  options: readonly Pick<Candidate, 'word' | 'label'>[],
): Taken => {
  const refusal = wrong(code, { typed: typedFrom(reading, i, next), count: options.length });
  const candidates = options.map(({ word, label }) => ({
    word,
    line: lineWith(reading, i, next, word),
    label,
  }));
  return { ok: true, piece: { kind: 'which', which: { kind: 'which', refusal, candidates } }, next };
};

export const unitOption = ({ id, name, at }: UnitView): Pick<Candidate, 'word' | 'label'> => ({
  word: id,
  label: { key: 'which.a-unit', params: { unit: id, name, at } },
});

const placeOption = (place: string): Pick<Candidate, 'word' | 'label'> => ({
  word: place,
  label: { key: 'which.a-place', params: { place } },
});

export const placesMeant = (reading: Reading, i: number, next: number, ids: readonly string[]): Taken =>
  ids.length === 1 ? taken(ids, next) : asks(reading, i, next, 'PLACE.AMBIGUOUS', ids.map(placeOption));

const known = (units: readonly (UnitView | undefined)[]): readonly UnitView[] =>
  units.filter((unit): unit is UnitView => unit?.known === true);

/** Of several units an order means those that can obey it, else the side's own; a question means them all. */
const fitting = ({ scene, spec }: Reading, units: readonly UnitView[]): readonly UnitView[] => {
  if (spec.kind !== 'order' || units.length === 0) return units;
  const own = units.filter(({ side }) => side === scene.by);
  if (own.length < 2) return own.length === 0 ? units : own;
  const able = new Set(scene.subjects?.(spec.name));
  const ready = own.filter(({ id }) => able.has(id));
  return ready.length > 0 ? ready : own;
};

export const unitsOf = ({ scene }: Reading, { found }: NameMatch): readonly UnitView[] =>
  known(found.map(({ id }) => scene.unit(id)));

/** An id in one word, or in several that make one: `24 pz`, `24th pz`. */
export const unitById = (
  { scene, words }: Reading,
  i: number,
): { unit: UnitView; next: number } | undefined => {
  let id = '';
  for (let j = i; j < words.length && j < i + 3; j++) {
    const { text = '' } = words[j] ?? {};
    // The end of an id may look like that of an ordinal: `23rd` of a rifle division.
    const unit = scene.unit(id + text) ?? scene.unit(id + withoutOrdinal(text));
    id += withoutOrdinal(text);
    if (unit !== undefined) return { unit, next: j + 1 };
    if (words[j]?.quoted === true) return undefined;
  }
  return undefined;
};

export type Places = { readonly ids: readonly string[]; readonly next: number };
type PlaceAt = Places | { readonly refusal: Refusal } | undefined;

export const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const placeNamed = (match: NameMatch | undefined): Places | undefined =>
  match === undefined ? undefined : { ids: distinct(match.found.map(({ id }) => id)), next: match.next };

export const placeByName = ({ scene, words }: Reading, i: number): Places | undefined =>
  placeNamed(wholeName(scene.places, words, i));

/** A hex in digits, a place by its id, or `here`. */
export const plainPlace = (reading: Reading, i: number): PlaceAt => {
  const { scene, words } = reading;
  const word = words[i];
  if (word === undefined) return undefined;
  const exact = scene.placeId(word.text);
  if (exact !== undefined) {
    // The id of a box may be the beginning of its name.
    const isHex = scene.board.grid.index(exact) >= 0;
    const named = isHex || word.quoted ? undefined : placeByName(reading, i);
    return named !== undefined && named.next > i + 1 ? named : { ids: [exact], next: i + 1 };
  }
  if (!word.quoted && word.low === 'here') {
    return scene.here === undefined ? { refusal: wrong('HERE.NONE') } : { ids: [scene.here], next: i + 1 };
  }
  const near = relativeHex(reading, i, (j) => {
    const place = plainPlace(reading, j);
    return place === undefined ? placeByName(reading, j) : 'ids' in place ? place : undefined;
  });
  if (near !== undefined)
    return 'hex' in near
      ? { ids: [near.hex], next: near.next }
      : { refusal: wrong('STEP.OFF-MAP', near.off) };
  const text = hexText(scene.shape, words, i);
  if (text === undefined) return undefined;
  const ids = hexesOf(scene.board.grid, text);
  return ids.length === 0 ? { refusal: refuseHex(scene.board.grid, text) } : { ids, next: text.next };
};

/** A bare number is a piece of a hex, not of the name of a box of the track. */
export const placeByPart = ({ scene, words }: Reading, i: number): Places | undefined =>
  /^\d+$/.test(words[i]?.low ?? '') ? undefined : placeNamed(partName(scene.places, words, i, byWholeWords));

/** `2608.1`. */
export const INDEXED = /^(.+)\.(\d{1,2})$/;

/** Others can do it, and none of these: which of them is meant makes no difference. */
const areUnable = ({ scene, spec }: Reading, units: readonly UnitView[]): boolean => {
  const able = new Set(spec.kind === 'order' ? scene.subjects?.(spec.name) : []);
  return able.size > 0 && !units.some(({ id }) => able.has(id));
};

/** Units by name: one, or the question which. */
const unitsNamed = (reading: Reading, i: number, match: NameMatch | undefined): Taken | undefined => {
  if (match === undefined) return undefined;
  const units = fitting(reading, unitsOf(reading, match));
  const [only, second] = units;
  if (only === undefined) return undefined;
  if (second !== undefined && areUnable(reading, units))
    return notTaken(
      wrong('UNIT.UNABLE', {
        typed: typedFrom(reading, i, match.next),
        verb: reading.spec.name,
        count: units.length,
      }),
    );
  return second === undefined
    ? taken([only.id], match.next)
    : asks(reading, i, match.next, 'UNIT.AMBIGUOUS', units.map(unitOption));
};

/** `panzer 24` for `24 panzer`, where no number of a hex could be meant: a question that wants a unit. */
const turnedName = (reading: Reading, i: number): Taken | undefined => {
  const { scene, spec, words } = reading;
  const [word, number] = words.slice(i, i + 2);
  if (spec.kind !== 'question' || word === undefined || !/^\d{1,3}$/.test(number?.low ?? ''))
    return undefined;
  if (!/^[a-z-]+$/.test(word.low) || words.length > i + 2) return undefined;
  const match = partName(scene.units, [number!, word], 0, byPartWords);
  return match?.next === 2 ? unitsNamed(reading, i, { ...match, next: i + 2 }) : undefined;
};

/** Everything in a place that can do it. */
const unitsIn = (reading: Reading, i: number, next: number, place: string, many: boolean): Taken => {
  const there = unitsAt(reading.scene.view, place);
  const units = fitting(reading, known(there));
  if (units.length === 0) {
    return notTaken(
      there.length === 0
        ? wrong('UNIT.NONE-HERE', { verb: reading.spec.name, place })
        : wrong('UNIT.COVERED', { place, number: 1 }),
    );
  }
  return many || units.length === 1
    ? taken(
        units.map(({ id }) => id),
        next,
      )
    : asks(reading, i, next, 'UNIT.AMBIGUOUS', units.map(unitOption));
};

/** A name that several places share is asked about before what stands in them. */
const unitsInOne = (reading: Reading, i: number, { ids, next }: Places, many: boolean): Taken => {
  const [place, second] = ids;
  return place === undefined || second !== undefined
    ? placesMeant(reading, i, next, ids)
    : unitsIn(reading, i, next, place, many);
};

/** `2608.1`: the first unit there, as listed by look. */
const unitByNumber = (reading: Reading, i: number): Taken | undefined => {
  const { words } = reading;
  for (let j = i; j < words.length && j < i + 3; j++) {
    const word = words[j];
    const pieces = word === undefined || word.quoted ? null : INDEXED.exec(word.low);
    if (word === undefined || pieces === null) continue;
    const [, base = '', digits = ''] = pieces;
    const cut = words.slice(0, j + 1).with(j, { ...word, text: base, low: base });
    const place = plainPlace({ ...reading, words: cut }, i);
    if (place === undefined || !('ids' in place) || place.next !== j + 1 || place.ids.length !== 1) continue;
    const [at = ''] = place.ids;
    const there = unitsAt(reading.scene.view, at);
    const unit = there[Number(digits) - 1];
    const params = { place: at, number: Number(digits) };
    if (unit === undefined) return notTaken(wrong('UNIT.INDEX', { ...params, count: there.length }));
    return unit.known ? taken([unit.id], j + 1) : notTaken(wrong('UNIT.COVERED', params));
  }
  return undefined;
};

const ALL = new Set(['all', 'everybody', 'everyone', 'everything']);

/** Words that turn an order round: the hex comes first in this language, then who. */
const TURNED = new Set(['on', 'at', 'against', 'upon', 'versus', 'vs', 'of']);

export const refuseTurned = ({ spec, words }: Reading, i: number): Refusal | undefined => {
  const [first] = spec.slots;
  const units = spec.slots.find(({ kind, after }) => kind === 'unit' && after !== undefined);
  if (!TURNED.has(words[i]?.low ?? '') || first === undefined || units?.after === undefined) return undefined;
  const told = { first: sayOf(first), after: units.after, then: sayOf(units) };
  return wrong('WORD.ORDER', { verb: spec.name, typed: words[i]?.text, ...told });
};

/** Units joined by signs instead of blanks. */
const parted = ({ scene, words }: Reading, i: number): string | undefined => {
  const ids = words[i]?.text.split(/[+&/|:]+/).filter((id) => id !== '') ?? [];
  return ids.length > 1 && ids.every((id) => scene.unit(id) !== undefined) ? ids.join(' ') : undefined;
};

const unknownUnit = (reading: Reading, i: number): Taken => {
  const { scene, spec, words } = reading;
  const typed = words[i]?.text;
  const low = words[i]?.low ?? '';
  if (ALL.has(low)) return notTaken(wrong('UNIT.ALL', { typed, verb: spec.name }));
  const turned = refuseTurned(reading, i);
  if (turned !== undefined) return notTaken(turned);
  const apart = parted(reading, i);
  const near = nearThing(scene, words, i, 'first');
  const nearLine = near === undefined ? undefined : lineWith(reading, i, near.next, near.text);
  const line = apart === undefined ? nearLine : linePut(reading, i, i + 1, apart);
  const side = refuseSide(words[i]);
  if (side !== undefined) return notTaken(side);
  const meant = apart === undefined ? near?.text : undefined;
  const covered = isCoveredView(scene.view) ? true : undefined;
  return notTaken(
    wrong('UNIT.UNKNOWN', { typed, covered, example: actor(scene, spec.name)?.id, line, meant }),
  );
};

/** Units that stand together, and are all under way or none of them. */
const standOf = ({ at, left }: UnitView): string => (left === undefined ? at : `${at} under way`);

/** Of units that go one way as one, those who stand together, and of several such the most. */
const together = ({ spec }: Reading, units: readonly UnitView[]): readonly UnitView[] => {
  if (spec.spread === true || !spec.slots.some(({ name }) => name === 'path')) return units;
  const groups = distinct(units.map(standOf)).map((stand) => units.filter((unit) => standOf(unit) === stand));
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
};

/** A corps or an army: of its units whatever can do it. */
const formationMeant = (reading: Reading, i: number): Taken | undefined => {
  const { scene, words } = reading;
  const match = wholeName(scene.formations, words, i);
  if (match === undefined) return undefined;
  const units = distinct(match.found.map(({ id }) => id)).flatMap((id) => scene.formed(id));
  const able = together(reading, fitting(reading, units));
  return able.length === 0
    ? undefined
    : taken(
        able.map(({ id }) => id),
        match.next,
      );
};

/** A unit, all that stand in a place, or all of a formation. */
export const takeUnit = (reading: Reading, i: number, many: boolean): Taken => {
  const { scene, words } = reading;
  const byId = unitById(reading, i);
  if (byId !== undefined) return taken([byId.unit.id], byId.next);
  const byNumber = unitByNumber(reading, i);
  if (byNumber !== undefined) return byNumber;
  const plain = plainPlace(reading, i);
  if (plain !== undefined && 'ids' in plain) return unitsInOne(reading, i, plain, many);
  const whole = unitsNamed(reading, i, wholeName(scene.units, words, i)) ?? turnedName(reading, i);
  if (whole !== undefined) return whole;
  const formed = many ? formationMeant(reading, i) : undefined;
  if (formed !== undefined) return formed;
  const named = placeByName(reading, i);
  if (named !== undefined) return unitsInOne(reading, i, named, many);
  const part = unitsNamed(reading, i, partName(scene.units, words, i, byPartWords));
  if (part !== undefined) return part;
  const partPlace = placeByPart(reading, i);
  if (partPlace !== undefined) return unitsInOne(reading, i, partPlace, many);
  if (plain !== undefined) return notTaken(plain.refusal);
  return unknownUnit(reading, i);
};

/** Where a place may stand instead: nothing that is one, nor what begins like one. */
export const takeNamedUnit = (reading: Reading, i: number): Taken => {
  const { scene, words } = reading;
  const unknown = unknownUnit(reading, i);
  const byId = unitById(reading, i);
  if (byId !== undefined) return taken([byId.unit.id], byId.next);
  const byNumber = unitByNumber(reading, i);
  if (byNumber !== undefined) return byNumber;
  if (plainPlace(reading, i) !== undefined) return unknown;
  const whole = unitsNamed(reading, i, wholeName(scene.units, words, i)) ?? turnedName(reading, i);
  if (whole !== undefined) return whole;
  if (placeByName(reading, i) !== undefined) return unknown;
  return unitsNamed(reading, i, partName(scene.units, words, i, byPartWords)) ?? unknown;
};

const isOwn = ({ scene }: Reading, id: string): boolean => scene.unit(id)?.side === scene.by;

const unitsMeant = (piece: Piece): readonly string[] => {
  if (piece.kind === 'ids') return piece.ids;
  return piece.kind === 'which' ? piece.which.candidates.map(({ word }) => word) : [];
};

/** One more unit where a place may follow as well: only what can be nothing but a unit of the side's own. */
export const takeFurtherUnit = (reading: Reading, i: number): Taken | undefined => {
  const { scene, words } = reading;
  const byId = unitById(reading, i);
  if (byId !== undefined) return isOwn(reading, byId.unit.id) ? taken([byId.unit.id], byId.next) : undefined;
  const byNumber = unitByNumber(reading, i);
  if (byNumber !== undefined) return byNumber;
  const plain = plainPlace(reading, i);
  // Numbers of two units in a row may look like a hex that is not on the map.
  if ((plain !== undefined && 'ids' in plain) || stepAt(words, i) !== undefined) return undefined;
  const whole = unitsNamed(reading, i, wholeName(scene.units, words, i)) ?? formationMeant(reading, i);
  if (whole === undefined && placeByName(reading, i) !== undefined) return undefined;
  const named = whole ?? unitsNamed(reading, i, partName(scene.units, words, i, byPartWords));
  return named?.ok === true && unitsMeant(named.piece).every((id) => isOwn(reading, id)) ? named : undefined;
};

/** One of the answers a question accepts, by its id, its hex or its name; undefined when it is none of them. */
export const takeAnswer = (reading: Reading, i: number, answers: ReadonlySet<string>): Taken | undefined => {
  const { scene, words } = reading;
  const low = words[i]?.low;
  const same = [...answers].find((answer) => answer.toLowerCase() === low);
  if (same !== undefined) return taken([same], i + 1);
  const place = plainPlace(reading, i) ?? placeByName(reading, i);
  if (place !== undefined && 'ids' in place) {
    const ids = place.ids.filter((id) => answers.has(id));
    if (ids.length > 0) return placesMeant(reading, i, place.next, ids);
  }
  const match = wholeName(scene.units, words, i) ?? partName(scene.units, words, i, byPartWords);
  const units = match === undefined ? [] : unitsOf(reading, match).filter(({ id }) => answers.has(id));
  const [only, second] = units;
  if (match === undefined || only === undefined) return undefined;
  return second === undefined
    ? taken([only.id], match.next)
    : asks(reading, i, match.next, 'UNIT.AMBIGUOUS', units.map(unitOption));
};
