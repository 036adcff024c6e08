// Chapter 7: the one German supply by air, for a hex whose units are out of supply, to the end of the turn.
import type { AskStep, Ctx, OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { atRest } from '../../../core/state-cache.ts';
import { passChoice } from '../../../mechanics/end-choice.ts';
import { onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { isGerman } from '../02-counters.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { AERIAL, HAND } from '../03-set-up/3.1-setup.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isOut } from './7.2-supply.ts';

/** Where the marker is once it has been used. */
export const SPENT = 'spent';

export const airliftVerb: VerbSpec = orderVerb({
  name: 'airlift',
  slots: [{ name: 'at', kind: 'hex', says: 'a hex with units out of supply' }],
  help: 'supplies the German units of a hex by air for this turn, once in a game.',
  examples: ['airlift {hex}'],
  seeAlso: ['supply', 'pass'],
});

/** 7.9a: hexes with Germans out of supply. */
const targets = atRest((p: Printed, s: Seeing): readonly string[] =>
  [
    ...new Set(
      onMap(p, s, 'german')
        .filter((unit) => isOut(p, s, unit))
        .map((unit) => placeOf(s.own, unit)),
    ),
  ].toSorted(),
);

/** 7.9a: once in the game, in a turn of German air superiority, which turn 1 never is (5.13i). */
export const refuseAirlift = (p: Printed, s: Seeing): Refusal | undefined => {
  if (s.own.markers[AERIAL]?.[0] !== HAND) return refusal('AERIAL.USED', 'storm:7.9a');
  if (isOn(p, s, 'no-airpower')) return refusal('AERIAL.AIR', 'storm:5.13i');
  if (s.own.turn.air !== 'german') return refusal('AERIAL.AIR', 'storm:7.9a');
  return targets(p, s).length === 0 ? refusal('AERIAL.NOBODY-OUT', 'storm:7.9a') : undefined;
};

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [hex = '', second] = args['at'] ?? [];
  return second !== undefined || !targets(p, s).includes(hex)
    ? refusal('AERIAL.NOBODY', 'storm:7.9a', { hex: second ?? hex, hexes: [...targets(p, s)] })
    : undefined;
};

const airlift = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'airlift',
  rule: 'storm:7.9a',
  closed: (s) => refuseAirlift(p, s),
  refuse: (s, _, args) => refuse(p, s, args),
  sample: (s, _, pick) => {
    const hexes = targets(p, s);
    const hex = hexes[pick(Math.max(1, hexes.length))];
    return hex === undefined ? undefined : { at: [hex] };
  },
  list: (s) => (refuseAirlift(p, s) === undefined ? targets(p, s).map((hex) => ({ at: [hex] })) : []),
  take: (ctx, _, args) => {
    const [hex = ''] = args['at'] ?? [];
    ctx.s.own.markers[AERIAL] = [hex];
    ctx.s.own.turn.lifted = unitsAt(ctx.seen.own, hex).filter((unit) => isGerman(p, unit));
    ctx.emit({ kind: 'aerial.placed', rule: 'storm:7.9b', data: { side: 'german', hex } });
  },
});

const ask = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'storm:7.9a',
  by: () => 'german',
  question: (s) => ({ key: 'ask.airlift', params: { side: 'german', hexes: [...targets(p, s)] } }),
  choices: [airlift(p), passChoice('storm:7.9a')],
});

/** R38: in the first phase, and as the German player turn begins; asked only where it can be used. */
export const airliftOf = (p: Printed): Procedure<Own> => ({
  look: {
    kind: 'auto',
    run: (ctx) => {
      if (refuseAirlift(p, ctx.seen) !== undefined) ctx.done();
    },
  },
  ask: ask(p),
});

/** R38: it lasts to the end of the turn, whoever is left there. */
export const spendAerial = (p: Printed, ctx: Ctx<Own>): void => {
  const [hex = ''] = ctx.seen.own.markers[AERIAL] ?? [];
  if (!p.isHex(hex)) return;
  ctx.s.own.markers[AERIAL] = [SPENT];
  ctx.emit({ kind: 'aerial.over', rule: 'storm:7.9b', data: { hex } });
};
