// Chapter 7: the German aerial supply marker: put down at any time, gone at the end of the turn, back after a die.
import { hasMarker, hasUnitsOf } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { dieValue } from '../data/charts.ts';
import type { DieLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const AERIAL = 'aerial';
/** Its units are gone, and so is its use in this turn (barbarossa:7.7e); the die is still to be rolled. */
const SPENT = 'spent';

const placeOfMarker = (s: Seeing): string => s.own.markers[AERIAL]?.[0] ?? 'aside';

/** barbarossa:7.7a, barbarossa:7.7d, barbarossa:7.7g */
const refuseMarker = (p: Printed, s: Seeing): Refusal | undefined => {
  const place = placeOfMarker(s);
  if (p.isHex(place)) return refusal('AERIAL.PLACED', 'barbarossa:7.7d', { hex: place });
  if (place === SPENT) return refusal('AERIAL.SPENT', 'barbarossa:7.7d');
  // From this turn on a marker on the track is there again.
  const turn = trackTurn(place);
  if (place === 'hand' || (turn !== undefined && turn <= s.clock.turn)) return undefined;
  const first = p.turns.arrivals.find(({ marker }) => marker === AERIAL)?.turn;
  const rule = turn === undefined || turn === first ? 'barbarossa:7.7a' : 'barbarossa:7.7g';
  return refusal('AERIAL.AWAY', rule, { turn: turn ?? null });
};

/** barbarossa:R88: not once the odds are computed, which sets `die`, and never between roll and result. */
const isResult = (frame: SeenFrame): boolean =>
  frame.proc === 'losses' ||
  frame.proc === 'retreat' ||
  (frame.proc === 'battle' && frame.vars['die'] !== undefined);

const closed = (p: Printed, s: Seeing): Refusal | undefined =>
  s.stack.some(isResult) ? refusal('AERIAL.RESULT', 'barbarossa:R88') : refuseMarker(p, s);

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [hex = '', second] = args['at'] ?? [];
  if (second !== undefined || !p.isHex(hex) || !hasUnitsOf(p, s.own, hex, 'german'))
    return refusal('AERIAL.NOBODY', 'barbarossa:7.7d', { hex: second ?? hex });
  return undefined;
};

const targets = (p: Printed, s: Seeing): readonly string[] =>
  Object.keys(s.own.places)
    .filter((hex) => p.isHex(hex) && hasUnitsOf(p, s.own, hex, 'german'))
    .toSorted();

/** barbarossa:7.7d, barbarossa:7.7f, barbarossa:7.7A.a: the German's at any time, also when a Soviet attack has been declared. */
export const airlift = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'airlift',
  rule: 'barbarossa:7.7f',
  closed: (s) => closed(p, s),
  refuse: (s, _, args) => refuse(p, s, args),
  sample: (s, _, pick) => {
    const hexes = closed(p, s) === undefined ? targets(p, s) : [];
    const hex = hexes.length === 0 ? undefined : hexes[pick(hexes.length)];
    return hex === undefined ? undefined : { at: [hex] };
  },
  list: (s) => (closed(p, s) === undefined ? targets(p, s).map((hex) => ({ at: [hex] })) : []),
  take: (ctx, _, args) => {
    const [hex = ''] = args['at'] ?? [];
    ctx.s.own.markers[AERIAL] = [hex];
    const data = { side: 'german', hex };
    const isInBattle = ctx.s.stack.some(({ proc }) => proc === 'battle');
    const rule = isInBattle ? 'barbarossa:7.7A.a' : 'barbarossa:7.7d';
    ctx.emit({ kind: 'aerial.placed', rule, data });
    if (isInBattle) ctx.emit({ kind: 'aerial.in-battle', rule: 'barbarossa:7.7A.b', data });
  },
});

/** barbarossa:7.7e: it stays, also in an empty hex, unless all its units there were eliminated; it never goes with them. */
export const loseAerial = (p: Printed, ctx: Ctx<Own>, hex: string): void => {
  const { own } = ctx.s;
  if (!hasMarker(own, AERIAL, hex) || hasUnitsOf(p, own, hex, 'german')) return;
  own.markers[AERIAL] = [SPENT];
  ctx.emit({ kind: 'aerial.gone', rule: 'barbarossa:7.7e', data: { side: 'german', hex } });
};

const dieLine = (p: Printed): DieLine => {
  const line = p.tables.dice.find(({ id }) => id === 'aerial-supply');
  if (line === undefined) throw new Error('no die for the aerial supply marker');
  return line;
};

/** barbarossa:7.7g, barbarossa:R88: at the end of a game turn in which it was put down. */
export const aerialReload = (p: Printed): Procedure<Own> => ({
  open: {
    kind: 'auto',
    run: (ctx) => {
      const place = placeOfMarker(ctx.seen);
      if (!p.isHex(place) && place !== SPENT) ctx.done();
    },
  },
  roll: {
    kind: 'roll',
    rule: 'barbarossa:7.7g',
    dice: () => [{ purpose: 'aerial-reload', by: 'german', rule: 'barbarossa:7.7g', sides: dieLine(p).die }],
    take: (ctx, _, [die = 0]) => {
      const turn = ctx.s.clock.turn + dieValue(dieLine(p), die);
      const comes = p.turn(turn) !== undefined;
      ctx.s.own.markers[AERIAL] = [comes ? `track-${turn}` : 'out'];
      const data = { side: 'german', die, ...(comes && { turn }) };
      ctx.emit({ kind: 'aerial.reloads', rule: 'barbarossa:7.7g', data });
    },
  },
});
