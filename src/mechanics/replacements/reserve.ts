// The Siberian Reserve and its gamble: begun when the side likes, at the risk of the game, or by itself in a given turn.
import { procedure, procName, refusal } from '../../core/rule-set.ts';
import type { AskStep, Ctx, OpenChoice, Procedure, Seen } from '../../core/rule-set.ts';
import type { Args, Message, Order, Refusal, RuleId, Side, Verdict } from '../../core/types.ts';
import { put, unitsAt } from '../places.ts';
import type { Placed } from '../places.ts';
import { lineOf } from '../../board/chart-lines.ts';
import type { CreditSheet } from './credits.ts';

/** What the ledger of such a game holds: the turn in which the reserve began. */
export type Reserved = Placed & { reserve?: number };

export type ReserveSight = Seen<Reserved>;

export type ReserveLaw = {
  readonly side: Side;
  readonly rules: {
    readonly begin: RuleId;
    readonly automatic: RuleId;
    readonly roll: RuleId;
    /** Units that come into play with it. */
    readonly comrades: RuleId;
  };
  /** The turn in which it begins by itself, without risk. */
  readonly automatic: number;
  readonly dice: { readonly count: number; readonly sides: number };
  /** By what is named before the dice: whether they lose the game. A game of one risk has nothing to name. */
  readonly risks: Readonly<Record<string, (faces: readonly number[], s: ReserveSight) => boolean>>;
  /** Whether the dice fall in a turn after the one in which it began. */
  isRolled(s: ReserveSight, begun: number): boolean;
  /** Where others wait for it, and where they come. */
  readonly comrades?: { readonly waiting: string; readonly arrivals: string };
  readonly lost: Verdict;
};

type GambleVars = { risk?: string; lost?: boolean };

/** For who draws at random: one in so many begins it. */
const RELUCTANCE = 60;

/** Asks where the dice are due and nothing has been named, and rolls. */
const GAMBLE = procName<GambleVars>('gamble');

export type Reserve = {
  /** By which the reserve is begun in step A, and the risk named. */
  readonly choice: OpenChoice<Reserved>;
  /** What comes before all orders of step A. */
  opens(ctx: Ctx<Reserved>, next: string): void;
  /** What speaks against beginning it: the risk of the game. */
  doubts(s: ReserveSight, order: Order): readonly Message[];
  readonly procedures: Readonly<Record<string, Procedure<Reserved>>>;
};

export const reserve = (law: ReserveLaw): Reserve => {
  const { side, rules, risks } = law;
  const names = Object.keys(risks);
  const [first = ''] = names;
  const isEarly = (s: ReserveSight): boolean => s.clock.turn < law.automatic;
  const isDue = (s: ReserveSight): boolean => {
    const { reserve: begun } = s.own;
    return begun !== undefined && begun < s.clock.turn && isEarly(s) && law.isRolled(s, begun);
  };
  const begin = (ctx: Ctx<Reserved>, rule: RuleId): void => {
    const { own, clock } = ctx.s;
    own.reserve = clock.turn;
    ctx.emit({ kind: 'reserve.begins', rule, data: { side } });
    if (law.comrades === undefined) return;
    const { waiting, arrivals } = law.comrades;
    const units = [...unitsAt(own, waiting)];
    if (units.length === 0) return;
    put(own, units, arrivals);
    ctx.emit({ kind: 'reserve.comrades', rule: rules.comrades, data: { units, place: arrivals } });
  };
  const orders: readonly Args[] = names.length > 1 ? names.map((risk) => ({ risk: [risk] })) : [{}];
  const refuse = (args: Args): Refusal | undefined => {
    const [risk, second] = args['risk'] ?? [];
    const isNamed =
      names.length > 1 ? names.includes(risk ?? '') && second === undefined : risk === undefined;
    return isNamed ? undefined : refusal('GAMBLE.FORM', rules.roll, { risks: names });
  };
  const ask: AskStep<Reserved, GambleVars> = {
    kind: 'ask',
    rule: rules.roll,
    by: () => side,
    question: () => ({ key: 'ask.gamble', params: { side, risks: names } }),
    choices: [
      {
        kind: 'listed',
        verb: 'gamble',
        rule: rules.roll,
        list: () => orders,
        whyNot: (_, __, args) => refuse(args),
        take: (ctx, _, args) => void (ctx.vars.risk = args['risk']?.[0] ?? first),
      },
    ],
  };
  const steps: Procedure<Reserved, GambleVars> = {
    open: {
      kind: 'auto',
      run: (ctx, { vars }) => {
        if (vars.risk === undefined && names.length === 1) ctx.vars.risk = first;
        if (vars.risk !== undefined) ctx.goto('roll');
      },
    },
    ...(names.length > 1 && { ask }),
    roll: {
      kind: 'roll',
      rule: rules.roll,
      dice: () =>
        Array.from({ length: law.dice.count }, () => ({
          purpose: 'gamble',
          by: side,
          rule: rules.roll,
          sides: law.dice.sides,
        })),
      take: (ctx, { vars }, faces) => {
        const risk = vars.risk ?? first;
        const lost = risks[risk]?.(faces, ctx.seen) === true;
        const total = faces.reduce((sum, n) => sum + n, 0);
        ctx.vars.lost = lost;
        const data = { side, risk, dice: [...faces], total, lost };
        ctx.emit({ kind: 'gamble.rolled', rule: rules.roll, data });
      },
    },
    /** A step of its own: play may go on past it. */
    settle: {
      kind: 'auto',
      run: (ctx, { vars }) => {
        if (vars.lost === true) ctx.over(law.lost);
      },
    },
    begin: {
      kind: 'auto',
      run: (ctx) => {
        if (ctx.seen.own.reserve === undefined) begin(ctx, rules.begin);
        ctx.done();
      },
    },
  };
  return {
    choice: {
      kind: 'open',
      verb: 'gamble',
      rule: rules.begin,
      closed: ({ own: { reserve: turn } }) =>
        turn === undefined ? undefined : refusal('GAMBLE.BEGUN', rules.begin, { turn, side }),
      refuse: (_, __, args) => refuse(args),
      list: () => orders,
      sample: (_, __, pick) => (pick(RELUCTANCE) > 0 ? undefined : orders[pick(orders.length)]),
      // Where it would have begun by itself there is no risk any more.
      take: (ctx, f, args) => {
        if (isEarly(ctx.seen)) return ctx.call(GAMBLE, { risk: args['risk']?.[0] ?? first }, f.step);
        begin(ctx, rules.automatic);
        ctx.goto(f.step);
      },
    },
    opens: (ctx, next) => {
      const { seen } = ctx;
      if (seen.own.reserve === undefined && !isEarly(seen)) begin(ctx, rules.automatic);
      if (isDue(seen)) ctx.call(GAMBLE, {}, next);
      else ctx.goto(next);
    },
    doubts: (s, { verb, args }) => {
      if (verb !== 'gamble' || s.own.reserve !== undefined || !isEarly(s) || refuse(args) !== undefined)
        return [];
      const loses = risks[args['risk']?.[0] ?? first];
      const throws = allThrows(law.dice);
      const ways = throws.filter((faces) => loses?.(faces, s) === true).length;
      return [{ key: 'doubt.gamble', params: { ways, of: throws.length, turn: law.automatic } }];
    },
    procedures: { gamble: procedure<Reserved, GambleVars>(steps) },
  };
};

/** Every way in which dice can fall. */
const allThrows = ({ count, sides }: ReserveLaw['dice']): readonly (readonly number[])[] => {
  let throws: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < count; i++)
    throws = throws.flatMap((faces) => Array.from({ length: sides }, (_, face) => [...faces, face + 1]));
  return throws;
};

const total = (faces: readonly number[]): number => faces.reduce((all, n) => all + n, 0);

/** The charts that the Siberian Reserve is read from. */
type ReserveCharts = CreditSheet['tables'] & {
  readonly dice: readonly { readonly id: string; readonly die: number; readonly count: number }[];
};

/** The Siberian Reserve: it comes by itself in a turn, or is begun before at the risk of two lowest or two highest totals of two dice. */
export const siberianReserve = (
  { limits, dice }: ReserveCharts,
  { rules, lost }: Pick<ReserveLaw, 'rules' | 'lost'>,
): Reserve => {
  const { die, count } = lineOf(dice, 'gamble');
  return reserve({
    side: 'russian',
    rules,
    automatic: lineOf(limits, 'reserve-automatic').value,
    dice: { count, sides: die },
    risks: {
      low: (faces) => total(faces) <= count + 1,
      high: (faces) => total(faces) >= count * die - 1,
    },
    isRolled: (s, begun) =>
      s.options['gamble-rolls'] !== 'active' || s.clock.turn < begun + lineOf(limits, 'reserve-lasts').value,
    comrades: { waiting: 'kalinin', arrivals: 'russian-air' },
    lost,
  });
};
