// Chapter 7: the Soviet offensive supply markers: put down as the player turn opens, taken off as it closes.
import { endChoice } from '../../../mechanics/end-choice.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import type { SupplyMarkerLine } from '../data/charts.ts';
import { supplyMap } from './7.20-tracing.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const MOSCOW = '1606';

const placeOfMarker = (s: Seeing, { id }: SupplyMarkerLine): string => s.own.markers[id]?.[0] ?? 'aside';

/** barbarossa:7.12a, barbarossa:R38, barbarossa:12.8a: the turn in the chart, and where a scenario has put it on the track. */
const isAtHand = (s: Seeing, line: SupplyMarkerLine): boolean => {
  const { turn } = s.clock;
  const place = placeOfMarker(s, line);
  const due = trackTurn(place);
  return turn >= line.availableFrom && (place === 'hand' || (due !== undefined && turn >= due));
};

/** barbarossa:7.12a, barbarossa:7.21a */
export const markersAtHand = (p: Printed, s: Seeing): readonly SupplyMarkerLine[] =>
  s.own.plan.moscowLost === true ? [] : p.tables.offensiveSupply.filter((line) => isAtHand(s, line));

/** The turn from which there are any at all (barbarossa:7.10d). */
const firstTurn = (p: Printed): number =>
  Math.min(...p.tables.offensiveSupply.map(({ availableFrom }) => availableFrom));

/** Why no marker at all may be put down in this turn. */
export const refuseMarkers = (p: Printed, s: Seeing): Refusal | undefined => {
  if (s.own.plan.moscowLost === true) return refusal('MARKER.MOSCOW', 'barbarossa:7.21a', { hex: MOSCOW });
  const turn = firstTurn(p);
  return s.clock.turn < turn ? refusal('MARKER.NOT-YET', 'barbarossa:7.12a', { turn }) : undefined;
};

/** barbarossa:7.21a, barbarossa:7.21b: looked at as a game turn begins; barbarossa:7.4i: shipping is free to choose again. */
const beginTurn = (p: Printed, ctx: Ctx<Own>): void => {
  const { s } = ctx;
  const { plan } = s.own;
  delete s.own.shipping;
  if (s.clock.turn < firstTurn(p)) return;
  const data = { side: 'soviet', hex: MOSCOW };
  if (isHeldBy(p, s, MOSCOW, 'german')) {
    if (plan.moscowLost !== true) ctx.emit({ kind: 'markers.barred', rule: 'barbarossa:7.21a', data });
    plan.moscowLost = true;
  } else if (plan.moscowLost === true && supplyMap(p, s, 'soviet').overland(MOSCOW)) {
    delete plan.moscowLost;
    ctx.emit({ kind: 'markers.restored', rule: 'barbarossa:7.21b', data });
  }
};

const lettersAtHand = (p: Printed, s: Seeing): readonly string[] =>
  markersAtHand(p, s).map(({ letter }) => letter.toLowerCase());

const markerIn = (p: Printed, s: Seeing, hex: string): SupplyMarkerLine | undefined =>
  p.tables.offensiveSupply.find((line) => placeOfMarker(s, line) === hex);

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [letter = '', second] = args['which'] ?? [];
  const [hex = '', other] = args['at'] ?? [];
  const letters = lettersAtHand(p, s);
  if (second !== undefined || !letters.includes(letter))
    return refusal('MARKER.NONE', 'barbarossa:7.12a', { which: letter, letters: [...letters] });
  if (other !== undefined || !p.isHex(hex))
    return refusal('MARKER.NOWHERE', 'barbarossa:7.11d', { which: letter });
  const there = markerIn(p, s, hex);
  return there === undefined
    ? undefined
    : refusal('MARKER.ONE', 'barbarossa:7.12b', { hex, letter: there.letter });
};

/** barbarossa:7.11d, barbarossa:7.12b: any hex of the map, water and German ones too, but no two in one. */
const placeMarker = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'marker',
  rule: 'barbarossa:7.12a',
  complete: (_, __, args) => {
    const { which } = args;
    return { args: which === undefined ? args : { ...args, which: which.map((word) => word.toLowerCase()) } };
  },
  refuse: (s, _, args) => refuse(p, s, args),
  sample: (s, _, pick) => {
    const letters = lettersAtHand(p, s);
    const hexes = [...new Set(onMap(p, s, 'soviet').map((unit) => placeOf(s.own, unit)))].filter(
      (hex) => markerIn(p, s, hex) === undefined,
    );
    const letter = letters.length === 0 ? undefined : letters[pick(letters.length)];
    const hex = hexes.length === 0 ? undefined : hexes[pick(hexes.length)];
    return letter === undefined || hex === undefined ? undefined : { which: [letter], at: [hex] };
  },
  list: (s) =>
    lettersAtHand(p, s).flatMap((letter) =>
      p.grid.ids
        .filter((hex) => markerIn(p, s, hex) === undefined)
        .map((hex) => ({ which: [letter], at: [hex] })),
    ),
  take: (ctx, _, args) => {
    const { own } = ctx.s;
    const line = p.tables.offensiveSupply.find(({ letter }) => letter.toLowerCase() === args['which']?.[0]);
    const [hex = ''] = args['at'] ?? [];
    if (line === undefined) throw new Error('no such marker');
    own.markers[line.id] = [hex];
    const { letter, range } = line;
    const data = { side: 'soviet', letter, hex, range };
    ctx.emit({ kind: 'marker.placed', rule: 'barbarossa:7.12a', data });
    if (markersAtHand(p, ctx.seen).length > 0) ctx.goto('place');
  },
});

/** barbarossa:7.12d: none need be used, but those not placed now are not placed in this turn. */
const endMarkers = endChoice<Own>('barbarossa:7.12d', (ctx) => ctx.done());

/** barbarossa:7.12a: the first act of a Soviet player turn. */
export const supplyMarkers = (p: Printed): Procedure<Own> => ({
  open: {
    kind: 'auto',
    run: (ctx) => {
      if (markersAtHand(p, ctx.seen).length > 0) return;
      if (ctx.s.own.plan.moscowLost === true)
        ctx.emit({ kind: 'markers.none', rule: 'barbarossa:7.21a', data: { side: 'soviet', hex: MOSCOW } });
      ctx.done();
    },
  },
  place: {
    kind: 'ask',
    rule: 'barbarossa:7.12a',
    by: () => 'soviet',
    question: (s) => ({
      key: 'ask.markers',
      params: { side: 'soviet', letters: markersAtHand(p, s).map(({ letter }) => letter) },
    }),
    choices: [placeMarker(p), endMarkers],
    rights: rightsAnyTime(p),
  },
});

/** barbarossa:7.12c: at the end of the Soviet player turn. */
const liftMarkers = (p: Printed, ctx: Ctx<Own>): void => {
  const { markers } = ctx.s.own;
  const placed = p.tables.offensiveSupply.filter((line) => p.isHex(placeOfMarker(ctx.seen, line)));
  for (const { id } of placed) markers[id] = ['hand'];
  if (placed.length === 0) return;
  const letters = placed.map(({ letter }) => letter);
  ctx.emit({ kind: 'markers.lifted', rule: 'barbarossa:7.12c', data: { side: 'soviet', letters } });
};

/** The two duties of the chapter as procedures of one step, for the sequence of play. */
export const supplyTurnStart = (p: Printed): Procedure<Own> => ({
  look: { kind: 'auto', run: (ctx) => beginTurn(p, ctx) },
});

export const supplyMarkersOff = (p: Printed): Procedure<Own> => ({
  lift: { kind: 'auto', run: (ctx) => liftMarkers(p, ctx) },
});
