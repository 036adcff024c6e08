// What a side at the front of 1941 could still do in a phase that it is about to end, what it would lose, and what speaks
// against an order.
import type { OpenChoice, Seen } from '../../../core/rule-set.ts';
import type { Message, Order, RuleId } from '../../../core/types.ts';
import { attacksLeft, movesLeft } from '../../left-over.ts';
import type { MoveLaw, MoveSight } from '../../movement/law.ts';
import { placeOf, unitsAt } from '../../places.ts';
import type { Placed } from '../../places.ts';
import type { Stacking } from '../../stacking.ts';
import type { FrontAttacks } from './attacks.ts';
import type { FrontLaw, FrontOwn, FrontSide } from './law.ts';

export type LeftLaw<O extends FrontOwn & Placed, R extends string> = {
  readonly front: FrontLaw<O, R>;
  readonly attacks: FrontAttacks<O>;
  readonly moves: MoveLaw;
  readonly stacking: Stacking<O>;
  /** By which armies of a side turn over and its units dig in. */
  steps(side: FrontSide): readonly OpenChoice<O>[];
  /** What else can be done in an administration, and as units move. */
  administration(s: Seen<O>): readonly Message[];
  movement?(s: Seen<O>): readonly Message[];
  /** What speaks against an order of this game. */
  doubts(s: Seen<O>, order: Order): readonly Message[];
  /** By which those are lost who are too many in a hex as movement ends. */
  readonly crowd: RuleId;
};

export type EndWarnings<O extends FrontOwn & Placed> = {
  leftOver(s: Seen<O>): readonly Message[];
  lostByEnd(s: Seen<O>): readonly Message[];
  doubts(s: Seen<O>, order: Order): readonly Message[];
};

const IDLE = { proc: '', step: '', vars: {} } as const;

const isMovement = (proc: string): boolean => /-(?:movement|breakthrough)$/.test(proc);

export const endWarnings = <O extends FrontOwn & Placed, R extends string>(
  law: LeftLaw<O, R>,
): EndWarnings<O> => {
  const { front, attacks, stacking } = law;
  const { sheet } = front;
  const procOf = (s: Seen<O>): string => s.stack.at(-1)?.proc ?? '';
  const phasing = (s: Seen<O>): FrontSide => s.clock.phasing;
  const moving = (s: Seen<O>): MoveSight => s as unknown as MoveSight;

  /** Hexes that could be attacked and are not in the plan. */
  const unplanned = (s: Seen<O>): readonly string[] => {
    const planned = new Set(s.own.pulse.attacks.map(({ hex }) => hex));
    return attacks.first.targets(s).filter((hex) => !planned.has(hex));
  };

  /** What can be turned over or dug in. */
  const stepLeft = (s: Seen<O>): readonly Message[] => {
    const side = phasing(s);
    return law
      .steps(side)
      .filter((choice) => choice.idle?.(s, IDLE) === undefined)
      .map(({ verb }) => ({ key: `left.${verb}`, params: { side } }));
  };

  return {
    // Nobody must move, attack, turn over or dig in; what is not used is not kept.
    leftOver: (s) => {
      const proc = procOf(s);
      if (proc.endsWith('-administration')) return [...stepLeft(s), ...law.administration(s)];
      const open = proc.endsWith('-first-attacks') || isMovement(proc) ? unplanned(s) : [];
      return [
        ...(isMovement(proc) ? [...movesLeft(law.moves, moving(s)), ...(law.movement?.(s) ?? [])] : []),
        ...attacksLeft('left.attacks', phasing(s), open),
      ];
    },
    lostByEnd: (s) => {
      const side = phasing(s);
      if (!procOf(s).endsWith('-movement')) return [];
      return stacking
        .overstacks(s)
        .filter((over) => over.side === side)
        .map(({ hex, surplus }) => ({
          key: 'left.crowd',
          params: { side, hex, count: surplus, units: [...unitsAt(s.own, hex)], rule: law.crowd },
        }));
    },
    // A move may end in a full hex, as long as somebody leaves it before movement ends.
    doubts: (s, order) => {
      const { verb, args } = order;
      const { units = [], path = [] } = args;
      const [unit] = units;
      const hex = path.at(-1);
      if (verb !== 'move' || unit === undefined || hex === undefined || !sheet.isHex(hex))
        return law.doubts(s, order);
      if (!sheet.isUnit(unit) || placeOf(s.own, unit) === hex) return [];
      const crowd = stacking.refuse(s.own, hex, sheet.sideOf(unit), units);
      return crowd === undefined
        ? []
        : [{ key: 'doubt.crowd', params: { hex, units: [...units], rule: crowd.rule } }];
    },
  };
};
