// Why no question has a verb now, where a rule says so: orders out of their step, orders of the other side alone, and what is
// ordered in a battle when there is none, or when it is not open to who orders it.
import { refusal } from '../../../core/rule-set.ts';
import type { Seen } from '../../../core/rule-set.ts';
import type { Order, Refusal, RuleId, Side } from '../../../core/types.ts';
import { fightCourse, fightOf } from '../allocated/fight.ts';
import { attackingSide } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';

/** Where a verb belongs: the ends of the names of its phases, the first of them told; and who alone has it. */
export type VerbPlace = {
  readonly phases: readonly string[];
  readonly rule: RuleId | Readonly<Record<Side, RuleId>>;
  readonly owner?: { readonly side: Side; readonly rule: RuleId };
};

/** By what orders of a battle are refused outside it, or to who has nothing to say in it. */
export type BattleVerbs = {
  readonly attack: RuleId;
  /** Who has attacked does so once. */
  readonly again: RuleId;
  readonly stand: RuleId;
  /** One side says it once for all its battles. */
  readonly standOnce: RuleId;
  readonly standLate: RuleId;
  readonly force: RuleId;
  readonly decline: RuleId;
  readonly drive: RuleId;
  readonly retreat: RuleId;
  readonly lose: RuleId;
  readonly advance: RuleId;
};

type Barred<O> = (s: Seen<O>, order: Order) => Refusal | undefined;

const battleIn = (s: Pick<Seen<unknown>, 'stack'>) => s.stack.findLast(({ proc }) => proc === 'battle');

/** Orders of the phase itself are asked for, and nothing that came up in it. */
const isAtRest = ({ stack, clock }: Pick<Seen<unknown>, 'stack' | 'clock'>): boolean =>
  stack.at(-1)?.proc === clock.phase;

const outOfStep =
  <O>({ phases, rule, owner }: VerbPlace): Barred<O> =>
  (s, { by, verb }) => {
    if (owner !== undefined && owner.side !== by)
      return refusal('ORDER.OTHER-SIDE', owner.rule, { side: owner.side, verb });
    const { phase, phasing } = s.clock;
    if (by !== phasing || !isAtRest(s) || phases.some((end) => phase.endsWith(end))) return undefined;
    const [first = ''] = phases;
    const named = typeof rule === 'string' ? rule : rule[by];
    return named === undefined
      ? undefined
      : refusal('ORDER.STEP', named, {
          side: by,
          verb,
          phase: first.startsWith('-') ? `${by}${first}` : first,
        });
  };

const ofBattles = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  rules: BattleVerbs,
): Readonly<Record<string, Barred<O>>> => {
  const noBattle =
    (code: string, rule: RuleId): Barred<O> =>
    (s) =>
      battleIn(s) === undefined ? refusal(code, rule, {}) : undefined;
  const isAttacker = (s: Seen<O>, by: Side): boolean => {
    const f = battleIn(s);
    return f !== undefined && attackingSide(law, fightOf(f)) === by;
  };
  return {
    attack: (s, { by, args: { from = [] } }) => {
      const { phase, phasing } = s.clock;
      if (by !== phasing || !isAtRest(s) || !phase.endsWith('-combat')) return undefined;
      const { fought, used } = s.own.pulse;
      const done = from.find((unit) => fought.includes(unit) || used.includes(unit));
      return done === undefined
        ? refusal('ATTACK.PLAN-STANDS', rules.attack, { side: by })
        : refusal('AGAIN.NOT-THIS', rules.again, { unit: done, units: [] });
    },
    stand: (s, { by }) => {
      const f = battleIn(s);
      if (f === undefined) return refusal('STAND.NO-BATTLE', rules.stand, {});
      if (isAttacker(s, by)) return refusal('STAND.ATTACKER', rules.stand, {});
      if (fightCourse(f).die !== undefined) return refusal('STAND.LATE', rules.standLate, {});
      return by !== law.invader && s.own.turn.noRetreat !== undefined
        ? refusal('STAND.SAID', rules.standOnce, { side: by, stands: s.own.turn.noRetreat })
        : undefined;
    },
    force: (s, { by }) => {
      if (law.force === undefined || by !== law.invader || !isAttacker(s, by))
        return refusal(law.force === undefined ? 'FORCE.NEVER' : 'FORCE.NOBODY', rules.force, {
          side: law.invader,
        });
      const f = battleIn(s);
      return f !== undefined && fightCourse(f).die !== undefined
        ? refusal('FORCE.LATE', rules.force, {})
        : undefined;
    },
    decline: (s, { by }) =>
      law.decline === undefined
        ? refusal('DECLINE.NEVER', rules.decline, {})
        : refusal('DECLINE.NOT-OPEN', rules.decline, {
            side: law.invader,
            ...(by === law.invader && !law.decline.isOpen(s) && { frozen: true }),
          }),
    drive: noBattle('DRIVE.NO-BATTLE', rules.drive),
    retreat: noBattle('RETREAT.NO-BATTLE', rules.retreat),
    lose: noBattle('LOSE.NO-BATTLE', rules.lose),
    advance: (s, { by }) => {
      if (battleIn(s) === undefined) return refusal('ADVANCE.NO-BATTLE', rules.advance, {});
      return isAttacker(s, by) ? undefined : refusal('ADVANCE.DEFENDER', rules.advance, { side: by });
    },
  };
};

/** `steps`: by verb, where it belongs. An order of a battle that belongs to phases as well is looked for in these first. */
export const barredVerbs = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  steps: Readonly<Record<string, VerbPlace>>,
  battles: BattleVerbs,
): Barred<O> => {
  const byStep = new Map(Object.entries(steps).map(([verb, place]) => [verb, outOfStep<O>(place)]));
  const inBattle = new Map(Object.entries(ofBattles(law, battles)));
  return (s, order) => inBattle.get(order.verb)?.(s, order) ?? byStep.get(order.verb)?.(s, order);
};
