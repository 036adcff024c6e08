// Victory: who has won in the determination of a side, as Moscow falls, and when the game ends (VIC.1 to VIC.10, R32, R65 to R68).
import { procedure } from '../../../core/rule-set.ts';
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Verdict } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { rowOf } from '../../../mechanics/combat/die-index.ts';
import { passChoice } from '../../../mechanics/end-choice.ts';
import { groundUnitsAt } from '../air/aircraft.ts';
import type { VictoryLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { axisPoints, hasInSupply, linesAt, verdictOf, victoryLine } from './lines.ts';

/** VIC.2: whether the places of a line are as it needs them. */
const isNeedMet = (p: Printed, s: Seeing, { needs = [], how, winner }: VictoryLine): boolean => {
  const side = winner === 'russian' ? 'russian' : 'axis';
  const has = needs.filter((name) => hasInSupply(p, s, side, p.placeNamed(name))).length;
  if (how === 'one') return has > 0;
  return how === 'none' ? has === 0 : has === needs.length;
};

/** Whether a line is met as the board stands, whenever it is looked at. */
export const isMet = (p: Printed, s: Seeing, line: VictoryLine): boolean => {
  const { least, most } = line;
  if (least === undefined && most === undefined) return isNeedMet(p, s, line);
  const { total } = axisPoints(p, s);
  return (least ?? 0) <= total && total <= (most ?? total) && isNeedMet(p, s, line);
};

/** VIC.1, R67: the line by which the Axis could win at this look. */
export const axisLine = (p: Printed, s: Seeing): VictoryLine | undefined =>
  linesAt(p, 'axis-look').find((line) => s.clock.turn <= (line.last ?? s.clock.turn) && isMet(p, s, line));

/** SEQ.B7, R67: the Axis claims its victory, or waits for a greater one. */
export const axisVictory = (p: Printed): Procedure<Own> => ({
  look: {
    kind: 'auto',
    run: (ctx) => {
      const { seen } = ctx;
      const met = linesAt(p, 'russian-look').filter((line) => isMet(p, seen, line));
      ctx.s.own.claimed = met.map(({ id }) => id);
      for (const line of met)
        ctx.emit({
          kind: 'victory.claimed',
          rule: 'deathstruggle:VIC.10',
          data: { id: line.id, side: 'russian' },
        });
      if (axisLine(p, seen) === undefined) ctx.done();
    },
  },
  ask: {
    kind: 'ask',
    rule: 'deathstruggle:VIC.6',
    by: () => 'axis',
    question: (s) => ({
      key: 'ask.axis-victory',
      params: { side: 'axis', points: axisPoints(p, s).total, most: victoryLine(p, 'smashing').least ?? 0 },
    }),
    choices: [
      {
        kind: 'listed',
        verb: 'claim',
        rule: 'deathstruggle:VIC.1',
        list: () => [{}],
        take: (ctx) => ctx.goto('claim'),
      },
      passChoice<Own>('deathstruggle:VIC.6', (ctx) => {
        ctx.emit({ kind: 'victory.waits', rule: 'deathstruggle:VIC.6', data: { side: 'axis' } });
        ctx.done();
      }),
    ],
  },
  /** A step of its own: play may go on past it. */
  claim: {
    kind: 'auto',
    run: (ctx) => {
      const line = axisLine(p, ctx.seen);
      if (line !== undefined) ctx.over(verdictOf(p, line.id));
    },
  },
});

/** SEQ.A7, VIC.10, R32: what was met at the end of the last Russian turn, and still is. */
export const russianVerdict = (p: Printed, s: Seeing): Verdict | undefined => {
  const line = linesAt(p, 'russian-look').find(
    ({ id }) => s.own.claimed.includes(id) && isMet(p, s, victoryLine(p, id)),
  );
  return line === undefined ? undefined : verdictOf(p, line.id);
};

export const russianVictory = (p: Printed, ctx: Ctx<Own>): void => {
  const verdict = russianVerdict(p, ctx.seen);
  if (verdict !== undefined) ctx.over(verdict);
};

/** VIC.6, VIC.7, VIC.8, VIC.9, R65, R67: when the last turn is over. */
export const finalVerdict = (p: Printed, s: Seeing): Verdict => {
  const [before] = s.playOn ?? [];
  if (before !== undefined) return { ...before, final: true };
  const line = linesAt(p, 'end').find((each) => isMet(p, s, each)) ?? victoryLine(p, 'six');
  return { ...verdictOf(p, line.id), final: true };
};

/** VIC.4, R66: an Axis unit that could trace supply is in Moscow for the first time. */
export const collapseDue = (p: Printed, s: Seeing): boolean =>
  s.own.collapse === undefined &&
  groundUnitsAt(p, s, p.placeNamed('Moscow'), 'axis').some((unit) => isSupplied(p, s, unit));

type CollapseVars = { won?: boolean };

/** VIC.4: he can roll, and need not. */
export const collapse = (p: Printed): Procedure<Own> =>
  procedure<Own, CollapseVars>({
    ask: {
      kind: 'ask',
      rule: 'deathstruggle:VIC.4',
      by: () => 'axis',
      question: () => ({ key: 'ask.collapse', params: { side: 'axis' } }),
      choices: [
        {
          kind: 'listed',
          verb: 'demand',
          rule: 'deathstruggle:VIC.4',
          list: () => [{}],
          take: (ctx) => ctx.goto('roll'),
        },
        passChoice<Own, CollapseVars>('deathstruggle:VIC.4', (ctx) => {
          ctx.s.own.collapse = 'waived';
          ctx.done();
        }),
      ],
    },
    roll: {
      kind: 'roll',
      rule: 'deathstruggle:VIC.4',
      dice: () => [
        {
          purpose: 'collapse',
          by: 'axis',
          rule: 'deathstruggle:VIC.4',
          sides: lineOf(p.tables.dice, 'collapse').die,
        },
      ],
      take: (ctx, _, [face = 0]) => {
        const won = rowOf(ctx.seen, face) <= p.limit('collapse');
        ctx.s.own.collapse = 'rolled';
        ctx.vars.won = won;
        ctx.emit({ kind: 'collapse.rolled', rule: 'deathstruggle:VIC.4', data: { die: face, won } });
      },
    },
    /** A step of its own: play may go on past it. */
    settle: {
      kind: 'auto',
      run: (ctx, { vars }) => {
        if (vars.won === true) ctx.over(verdictOf(p, 'collapse'));
      },
    },
  });
