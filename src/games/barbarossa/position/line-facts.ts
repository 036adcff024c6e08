// The lines of a position that are no values of the ledger: units, holders, points, markers, the half of a turn.
import type { RuleId } from '../../../core/types.ts';
import { misread, wrongForm } from '../../../api/position-facts.ts';
import type { Misread, PositionFact } from '../../../api/position-facts.ts';
import { isObjective } from '../04-how-to-win/4.2-victory-points.ts';
import { victoryMessages } from '../en/04-how-to-win.ts';
import { luftwaffeOn } from '../data/charts.ts';
import { isBox, isMarkerBox } from '../boxes.ts';
import { contradiction } from '../../../mechanics/position/ledger-facts.ts';
import type { Draft, Reader } from './draft.ts';
import type { Printed } from '../data/sheet.ts';

export type LineFact = PositionFact & { readonly read: Reader };

const isPlace = (p: Printed, place: string): boolean => p.isLand(place) || isBox(p, place);

const placeUnit = (draft: Draft, unit: string, place: string, isUnder: boolean): Misread | undefined => {
  const { units, stacks } = draft;
  if (units.has(unit)) return misread('POSITION.UNIT-TWICE', { unit });
  units.add(unit);
  const stack = stacks.get(place) ?? { top: [], under: [] };
  stacks.set(place, stack);
  stack[isUnder ? 'under' : 'top'].push(unit);
  return undefined;
};

const UNIT: PositionFact = {
  key: 'unit',
  form: '<unit> <place> [under], or unit <place> <unit> [unit ...] [under]',
  says: 'Where units are, a hex or a box. The first named lies uppermost; under puts them below those already there.',
  example: 'unit 24pz 2116',
};

/** `unit 24pz 2116`, and `unit 2116 24pz 46pz` for a whole stack from the top. */
const readUnit: Reader = (p, draft, typed) => {
  const isUnder = typed.at(-1) === 'under';
  const words = isUnder ? typed.slice(0, -1) : typed;
  const [first = '', second = '', ...more] = words;
  if (words.length < 2) return wrongForm(UNIT, typed.join(' '));
  const isStack = isPlace(p, first);
  const [units, place] = isStack ? [words.slice(1), first] : [[first], second];
  const strange = units.find((unit) => !p.isUnit(unit));
  if (strange !== undefined) return misread('POSITION.NO-UNIT', { unit: strange });
  if (!isPlace(p, place)) return misread('POSITION.NO-PLACE', { place });
  if (!isStack && more[0] !== undefined) return misread('POSITION.WORD', { word: more[0] });
  return units.map((unit) => placeUnit(draft, unit, place, isUnder)).find((wrong) => wrong !== undefined);
};

const HELD: PositionFact = {
  key: 'held',
  form: '<hex> <german or soviet> [back]',
  says: 'Who holds a hex nobody is in; back: it had fallen to the other side in between.',
  rule: 'barbarossa:3.6c',
  example: 'held 2115 german',
};

/** `held 3108 soviet back`: what changed hands and came back is remembered where a rule asks (8.24a, 10.34c). */
const readHeld: Reader = (p, draft, words) => {
  const [hex = '', side, word, more] = words;
  if (side === undefined) return wrongForm(HELD, hex);
  if (!p.isLand(hex)) return misread('POSITION.NO-PLACE', { place: hex });
  if (side !== 'german' && side !== 'soviet') return misread('POSITION.NO-SIDE', { side });
  const strange = word === 'back' ? more : word;
  if (strange !== undefined) return misread('POSITION.WORD', { word: strange });
  const back = word === 'back';
  draft.held.set(hex, { side, back });
  return contradiction(draft, `held ${hex}`, back ? `${side} back` : side);
};

const POINTS: PositionFact = {
  key: 'points',
  form: '<turn> <amount> <reason> <rule> [hex]',
  says: 'A change of the German points total, for ever.',
  rule: 'barbarossa:4.2c',
  example: 'points 3 5 points.taken barbarossa:4.2c 1606',
};

const MOST_POINTS = 999;

const isRule = (p: Printed, rule: string): rule is RuleId =>
  [...p.set.rules.rules, ...p.set.rulings.rulings].some(({ id }) => `barbarossa:${id}` === rule);

const isInteger = (text: string): boolean => /^-?\d{1,3}$/.test(text);

/** Why the total has ever changed (4.2c): all of it stands in its sum with a sentence of its own. */
const REASONS: ReadonlySet<string> = new Set(
  Object.keys(victoryMessages).flatMap((key) => (key.startsWith('sum.points.') ? [key.slice(4)] : [])),
);

/** What a change of the total may be for: objectives and cities, and any hex of the Reich (4.2g). */
const isScored = (p: Printed, hex: string, why: string): boolean =>
  p.isHex(hex) && (isObjective(p, hex) || p.hex(hex).city !== undefined || why === 'points.reich');

const readPoints: Reader = (p, { own, turn: now }, words) => {
  const [turn = '', amount = '', why = '', rule = '', hex, more] = words;
  const isTurn = isInteger(turn) && p.turn(Number(turn)) !== undefined;
  if (!isTurn) return wrongForm(POINTS, turn === '' ? words.join(' ') : turn);
  if (!isInteger(amount) || Math.abs(Number(amount)) > MOST_POINTS) return wrongForm(POINTS, amount);
  if (Number(turn) > now) return misread('POSITION.LATER', { later: Number(turn), turn: now });
  if (!REASONS.has(why)) return misread('POSITION.REASON', { why, reasons: [...REASONS] });
  if (!isRule(p, rule)) return wrongForm(POINTS, rule);
  if (hex !== undefined && !isScored(p, hex, why)) return misread('POSITION.NO-POINTS', { hex });
  if (more !== undefined) return misread('POSITION.WORD', { word: more });
  const entry = { turn: Number(turn), amount: Number(amount), why, rule };
  own.points.push(hex === undefined ? entry : { ...entry, hex });
  return undefined;
};

const MARKER: PositionFact = {
  key: 'marker',
  form: '<marker> <hex, hand, spent, out, aside, or track-1 to track-32>',
  says: 'Where a counter of a marker is. marker luftwaffe spent takes one from this turn.',
  example: 'marker hc 1606',
};

const LUFTWAFFE = 'luftwaffe';

/** Where counters of a marker never are, for the rules that move them do not look there. */
const NEVER: Readonly<Record<string, { readonly places: readonly string[]; readonly rule: RuleId }>> = {
  // 8.5a: on their turn they go from the track onto the map.
  eastwall: { places: ['hand', 'spent'], rule: 'barbarossa:8.5a' },
  hc: { places: ['spent'], rule: 'barbarossa:9.3e' },
  fc: { places: ['spent'], rule: 'barbarossa:9.3e' },
  fa: { places: ['spent'], rule: 'barbarossa:8.18c' },
  supplya: { places: ['spent'], rule: 'barbarossa:7.12a' },
  supplyb: { places: ['spent'], rule: 'barbarossa:7.12a' },
  supplyc: { places: ['spent'], rule: 'barbarossa:7.12a' },
  watch: { places: ['spent', 'hex'], rule: 'barbarossa:4.18a' },
};

const MARKER_PLACES = {
  hex: 'a hex',
  hand: 'hand',
  spent: 'spent',
  out: 'out',
  aside: 'aside',
  track: 'a box of the track, such as track-19',
} as const;

const sortOf = (p: Printed, place: string): string => {
  if (p.isHex(place)) return 'hex';
  return place.startsWith('track-') ? 'track' : place;
};

const readMarker: Reader = (p, draft, [marker = '', place, more], line) => {
  if (place === undefined) return wrongForm(MARKER, marker);
  const { own, markers } = draft;
  const known = Object.hasOwn(own.markers, marker) ? own.markers[marker] : undefined;
  if (known === undefined)
    return misread('POSITION.NO-MARKER', { marker, markers: Object.keys(own.markers) });
  if (!p.isLand(place) && !isMarkerBox(p, place)) return misread('POSITION.NO-PLACE', { place });
  if (more !== undefined) return misread('POSITION.WORD', { word: more });
  const never = NEVER[marker];
  if (never?.places.includes(sortOf(p, place)) === true)
    return misread('POSITION.MARKER-PLACE', {
      marker,
      place,
      rule: never.rule,
      places: Object.entries(MARKER_PLACES).flatMap(([sort, says]) =>
        never.places.includes(sort) ? [] : [says],
      ),
    });
  const placed = markers.get(marker) ?? [];
  if (p.isHex(place) && placed.includes(place)) return misread('POSITION.MARKER-TWICE', { marker, place });
  markers.set(marker, [...placed, place]);
  if (marker === LUFTWAFFE) draft.luftwaffe ??= line;
  return placed.length < known.length
    ? undefined
    : misread('POSITION.MARKERS', { marker, count: known.length });
};

const HALF: PositionFact = {
  key: 'half',
  form: '<first or second>',
  says: 'Which of the two assault phases it is, in a turn whose order is fight-fight.',
  rule: 'barbarossa:5.6e',
  example: 'half second',
};

const readHalf: Reader = (_, draft, words, line) => {
  const [half = '', more] = words;
  if ((half !== 'first' && half !== 'second') || more !== undefined) return wrongForm(HALF, words.join(' '));
  draft.second = half === 'second' ? line : undefined;
  return contradiction(draft, 'half', half);
};

export const LINE_FACTS: readonly LineFact[] = [
  { ...UNIT, read: readUnit },
  { ...HELD, read: readHeld },
  { ...MARKER, read: readMarker },
  { ...POINTS, read: readPoints },
  { ...HALF, read: readHalf },
];

/** 11.23a: how many there are in a turn is on the track; where their counters lie says nothing, unless it is the same. */
const takeLuftwaffe = (p: Printed, { own, markers, turn }: Draft): Misread | undefined => {
  const named = markers.get(LUFTWAFFE);
  if (named === undefined) return undefined;
  const spent = named.filter((place) => place === 'spent').length;
  const hand = named.filter((place) => place === 'hand').length;
  const isAll =
    named.length === own.markers[LUFTWAFFE]?.length &&
    named.every((place) => place === 'hand' || place === 'aside');
  const has = luftwaffeOn(p.turns, turn, own.plan.watch === 'oder' ? ['oder'] : []);
  const isTrue = spent <= has && (hand === 0 || hand + spent === has) && hand + spent === named.length;
  // All of them, as older positions name them.
  if (!isAll && !isTrue)
    return misread('POSITION.LUFTWAFFE', { count: has, turn, rule: 'barbarossa:11.23a' });
  if (!isAll) markers.delete(LUFTWAFFE);
  if (spent > 0) own.turn.luftwaffe = spent;
  return undefined;
};

/** A marker that is named takes the place of one at hand, set aside, or farther off, in that order. */
export const putMarkers = (p: Printed, draft: Draft): Misread | undefined => {
  const { own, markers } = draft;
  const wrong = takeLuftwaffe(p, draft);
  for (const [marker, places] of markers) {
    const rank = (place: string): number =>
      p.isHex(place) ? 2 : place === 'hand' || place === 'aside' ? 0 : 1;
    const others = (own.markers[marker] ?? []).toSorted((a, b) => rank(a) - rank(b)).slice(places.length);
    own.markers[marker] = [...places, ...others];
  }
  return wrong;
};
