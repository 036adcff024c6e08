// Factories are taken to Siberia by rail: loaded in one turn, sent off in another (STR.12, STR.13, R27).
import { refusal } from '../../../core/rule-set.ts';
import type { ListedChoice } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { factories, factoryAt, factoryIn, moveFactory } from './factories.ts';
import { openRails } from './rail-lines.ts';
import { railLeft } from './rail.ts';

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
    const back = clock.turn + p.limit('factory-rest');
    moveFactory(own, id, p.turn(back) === undefined ? OUT : trackBox(back));
    const data = { factory: id, hex, turn: back, ...(p.turn(back) === undefined && { late: true }) };
    ctx.emit({ kind: 'factory.evacuated', rule: 'deathstruggle:STR.13', data });
  },
});
