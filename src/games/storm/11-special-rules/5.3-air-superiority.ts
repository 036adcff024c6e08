// Chapter 5: the phase in which both sides roll for the air, and the winner lays his airpower markers (11.1).
import type { Ctx, OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, DieRequest, Refusal } from '../../../core/types.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { auto, calls } from '../../../mechanics/sequence.ts';
import { isAgreed } from '../03-set-up/3.1-agreed.ts';
import { AIR, HAND } from '../03-set-up/3.1-setup.ts';
import { isPloestiLost } from '../03-set-up/3.8-hex-control.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { airHexes, airLeft, bestAirHex } from './11.1-airpower.ts';

/** 4.11c, R77: only the Germans roll, and have the superiority whatever they roll. */
const isLuftwaffe = (p: Printed, s: Seeing): boolean => isAgreed(p, s, 'pro-luftwaffe');

/** 5.3a, 2.1b, R91; 11.5, R77: one die for the Germans once Ploesti has been lost. */
const diceOf = (p: Printed, s: Seeing): readonly DieRequest[] => {
  const dice = (by: Who, id: string, rule: DieRequest['rule']): readonly DieRequest[] =>
    Array.from({ length: lineOf(p.tables.dice, id).count }, () => ({
      purpose: 'air',
      by,
      rule,
      sides: lineOf(p.tables.dice, id).die,
    }));
  const german = isPloestiLost(s)
    ? dice('german', 'air-german-ploesti', 'storm:11.5')
    : dice('german', 'air-german', isLuftwaffe(p, s) ? 'storm:4.11c' : 'storm:5.3a');
  return isLuftwaffe(p, s) ? german : [...dice('soviet', 'air-soviet', 'storm:5.3a'), ...german];
};

const sum = (results: readonly number[]): number => results.reduce((all, die) => all + die, 0);

/** 5.3b, 5.3c, 5.3d: who wins, and by how much; R101: there are ten markers. */
const settle = (p: Printed, ctx: Ctx<Own>, results: readonly number[]): number => {
  const most = lineOf(p.tables.limits, 'airpower').value;
  if (isLuftwaffe(p, ctx.seen)) {
    const count = Math.min(most, sum(results));
    ctx.s.own.turn.air = 'german';
    ctx.emit({ kind: 'air.won', rule: 'storm:4.11c', data: { side: 'german', count } });
    return count;
  }
  const shared = lineOf(p.tables.dice, 'air-soviet').count;
  const soviet = sum(results.slice(0, shared));
  const german = sum(results.slice(shared));
  const margin = Math.abs(soviet - german);
  const data = { soviet, german };
  if (margin === 0) {
    ctx.emit({ kind: 'air.tied', rule: 'storm:5.3c', data });
    return 0;
  }
  const side: Who = soviet > german ? 'soviet' : 'german';
  const count = Math.min(most, margin);
  ctx.s.own.turn.air = side;
  ctx.emit({
    kind: 'air.won',
    rule: margin > most ? 'storm:R101' : 'storm:5.3b',
    data: { side, count, ...data },
  });
  return count;
};

const winner = (s: Seeing): Who => s.own.turn.air ?? 'german';

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [hex = '', second] = args['at'] ?? [];
  if (args['how'] !== undefined) return hex === '' ? undefined : refusal('AIR.DEFAULT-ALONE', 'storm:11.1a');
  if (second !== undefined || !p.isHex(hex)) return refusal('AIR.WHERE', 'storm:11.1a');
  return airHexes(p, s).includes(hex) ? refusal('AIR.TAKEN', 'storm:11.1b', { hex }) : undefined;
};

const lay = (ctx: Ctx<Own>, hex: string): void => {
  const air = ctx.s.own.markers[AIR] ?? [];
  const at = air.indexOf(HAND);
  if (at >= 0) air[at] = hex;
  ctx.emit({ kind: 'air.placed', rule: 'storm:5.3e', data: { side: winner(ctx.seen), hex } });
};

/** 11.1a, R92: in any hex of the map, whoever is there. */
const placing = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'air',
  rule: 'storm:11.1a',
  words: { how: ['default'] },
  refuse: (s, _, args) => refuse(p, s, args),
  sample: (s, _, pick) => {
    if (pick(4) === 0) return { how: ['default'] };
    const hex = p.grid.ids[pick(p.grid.count)] ?? '';
    return airHexes(p, s).includes(hex) ? { how: ['default'] } : { at: [hex] };
  },
  list: (s) => [
    { how: ['default'] },
    ...p.grid.ids.filter((hex) => !airHexes(p, s).includes(hex)).map((hex) => ({ at: [hex] })),
  ],
  take: (ctx, _, args) => {
    if (args['how'] === undefined) lay(ctx, args['at']?.[0] ?? '');
    else for (let n = airLeft(p, ctx.seen); n > 0; n--) lay(ctx, bestAirHex(p, ctx.seen, winner(ctx.seen)));
    ctx.goto('look');
  },
});

/** Procedures of this phase. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'air-superiority': {
    roll: {
      kind: 'roll',
      rule: 'storm:5.3a',
      dice: (s) => diceOf(p, s),
      take: (ctx, _, results) => {
        ctx.s.own.turn.awarded = settle(p, ctx, results);
      },
    },
    look: auto((ctx) => {
      if (airLeft(p, ctx.seen) <= 0) ctx.goto('aerial');
    }),
    place: {
      kind: 'ask',
      rule: 'storm:5.3e',
      by: (s) => winner(s),
      question: (s) => ({ key: 'ask.air', params: { side: winner(s), count: airLeft(p, s) } }),
      choices: [placing(p)],
    },
    // R38
    aerial: calls('airlift', 'end'),
    end: auto(() => undefined),
  },
});

export const airVerb: VerbSpec = orderVerb({
  name: 'air',
  slots: [
    { name: 'at', kind: 'hex', optional: true, says: 'a hex' },
    { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
  ],
  help: 'lays an airpower marker over a hex and the six round it; air default lays all that are left where the program would.',
  examples: ['air {to}', 'air default'],
  seeAlso: ['look', 'pending'],
});
