// Tank factories: where they stand and work, and how they are taken to Siberia (REP.4, REP.5, STR.12, STR.13, R27).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, ListedChoice } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { Refusal, Side } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { trackBox, trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { WORKS } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { openRails } from './rail-lines.ts';
import { railLeft } from './rail.ts';

export type Factory = {
  /** Of its marker. */
  readonly id: string;
  /** REP.5: attack of the best brigade it builds. */
  readonly strength: number;
};

export const factories = perSheet((p: Printed): readonly Factory[] =>
  p.set.units.markers.flatMap(({ id, kind, values }) =>
    kind === 'factory' ? [{ id, strength: Number(values?.['attack'] ?? 1) }] : [],
  ),
);

/** A hex or a box. */
export const factoryAt = ({ own }: Pick<Seeing, 'own'>, id: string): string => own.markers[id]?.[0] ?? OUT;

const move = (own: Own, id: string, place: string): void => {
  own.markers[id] = [place];
};

/** Factories that build now: in Siberia, or in a Russian city and not being loaded. */
export const working = (p: Printed, s: Seeing): readonly Factory[] =>
  factories(p).filter(({ id }) => {
    const place = factoryAt(s, id);
    return (
      place === WORKS ||
      (p.isHex(place) && s.own.loading[id] === undefined && isHeldBy(p, s, place, 'russian'))
    );
  });

const RULE = 'deathstruggle:STR.12';

/** R27: the railroad from its hex to the edge must be open. */
const refuseOne = (p: Printed, s: Seeing, id: string): Refusal | undefined => {
  const hex = factoryAt(s, id);
  if (!p.isHex(hex)) return refusal('EVACUATE.GONE', RULE, { factory: id });
  if (!isHeldBy(p, s, hex, 'russian')) return refusal('EVACUATE.LOST', RULE, { hex });
  if (openRails(p, s, 'russian')[p.grid.index(hex)] !== 1)
    return refusal('EVACUATE.NO-WAY', 'deathstruggle:R27', { hex });
  const since = s.own.loading[id];
  if (since === undefined) return undefined;
  if (since === s.clock.turn) return refusal('EVACUATE.LOADING', 'deathstruggle:STR.13', { hex });
  const cost = lineOf(p.tables.rail, 'factory').value;
  const left = railLeft(p, s, 'russian');
  return cost > left ? refusal('EVACUATE.CAPACITY', 'deathstruggle:R27', { hex, cost, left }) : undefined;
};

const factoryIn = (p: Printed, s: Seeing, hex: string): string | undefined =>
  factories(p).find(({ id }) => factoryAt(s, id) === hex)?.id;

const ready = atRest((p: Printed, s: Seeing): readonly string[] =>
  factories(p).flatMap(({ id }) => (refuseOne(p, s, id) === undefined ? [factoryAt(s, id)] : [])),
);

/** The first order has a factory loaded, the next, in a later turn, has it go. */
export const evacuateChoice = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'evacuate',
  rule: RULE,
  idle: (s) => (ready(p, s).length > 0 ? undefined : refusal('EVACUATE.NOBODY', RULE)),
  subjects: (s) => ready(p, s),
  list: (s) => ready(p, s).map((hex) => ({ hex: [hex] })),
  whyNot: (s, _, args) => {
    const [hex = '', second] = args['hex'] ?? [];
    if (hex === '' || second !== undefined)
      return refusal('EVACUATE.FORM', RULE, { hexes: [...ready(p, s)] });
    const id = factoryIn(p, s, hex);
    return id === undefined ? refusal('EVACUATE.NONE', RULE, { place: hex }) : refuseOne(p, s, id);
  },
  take: (ctx, f, args) => {
    const [hex = ''] = args['hex'] ?? [];
    const id = factoryIn(p, ctx.seen, hex);
    ctx.goto(f.step);
    if (id === undefined) return;
    const { own, clock } = ctx.s;
    if (own.loading[id] === undefined) {
      own.loading[id] = clock.turn;
      ctx.emit({ kind: 'factory.loading', rule: 'deathstruggle:STR.13', data: { factory: id, hex } });
      return;
    }
    own.pulse.railed += lineOf(p.tables.rail, 'factory').value;
    delete own.loading[id];
    const back = clock.turn + lineOf(p.tables.limits, 'factory-rest').value;
    move(own, id, p.turn(back) === undefined ? OUT : trackBox(back));
    const data = { factory: id, hex, turn: back, ...(p.turn(back) === undefined && { late: true }) };
    ctx.emit({ kind: 'factory.evacuated', rule: 'deathstruggle:STR.13', data });
  },
});

/** As the Russian player turn begins: factories whose turn has come work in Siberia. */
export const reopenFactories = (p: Printed, ctx: Ctx<Own>): void => {
  for (const { id } of factories(p)) {
    const turn = trackTurn(factoryAt(ctx.seen, id));
    if (turn === undefined || turn > ctx.seen.clock.turn) continue;
    move(ctx.s.own, id, WORKS);
    ctx.emit({ kind: 'factory.works', rule: 'deathstruggle:STR.13', data: { factory: id } });
  }
};

/** R27: a factory that is loading when its city is taken is lost. */
export const cityTaken = (p: Printed, ctx: Ctx<Own>, hex: string, by: Side): void => {
  const id = by === 'axis' ? factoryIn(p, ctx.seen, hex) : undefined;
  if (id === undefined || ctx.seen.own.loading[id] === undefined) return;
  delete ctx.s.own.loading[id];
  move(ctx.s.own, id, OUT);
  ctx.emit({ kind: 'factory.lost', rule: 'deathstruggle:R27', data: { factory: id, hex } });
};
