// What a side at the front of 1941 could still do in a phase that it is about to end, what it would lose, and what speaks
// against an order.
import type { OpenChoice, Seen } from '../../../core/rule-set.ts';
import type { Message, Order, RuleId } from '../../../core/types.ts';
import type { ArmySides, Armies } from '../../formations/strong-sides.ts';
import { attacksLeft, movesLeft } from '../../left-over.ts';
import type { MoveLaw, MoveSight } from '../../movement/law.ts';
import { placeOf, unitsAt } from '../../places.ts';
import type { Placed } from '../../places.ts';
import type { Credits, CreditSight } from '../../replacements/credits.ts';
import { creditsLeft, walkersLeft } from '../../replacements/told.ts';
import type { Reserve } from '../../replacements/reserve.ts';
import type { WalkOn } from '../../replacements/walk-on.ts';
import type { Stacking } from '../../stacking.ts';
import type { FrontAttacks } from './attacks.ts';
import type { FrontLaw, FrontOwn, FrontSide } from './law.ts';

type LeftOwn = FrontOwn & Armies & Placed;

export type LeftLaw<O extends LeftOwn, R extends string> = {
  readonly front: FrontLaw<O, R>;
  readonly attacks: FrontAttacks<O>;
  readonly moves: MoveLaw;
  readonly armies: ArmySides<O>;
  entrench(side: FrontSide): OpenChoice<O>;
  readonly credits: Credits;
  readonly walkers: WalkOn;
  readonly reserve: Reserve;
  readonly stacking: Stacking<O>;
  /** By which those are lost who are too many in a hex as movement ends. */
  readonly crowd: RuleId;
};

export type EndWarnings<O extends LeftOwn> = {
  leftOver(s: Seen<O>): readonly Message[];
  lostByEnd(s: Seen<O>): readonly Message[];
  doubts(s: Seen<O>, order: Order): readonly Message[];
};

const IDLE = { proc: '', step: '', vars: {} } as const;

const isMovement = (proc: string): boolean => proc.endsWith('-movement');

export const endWarnings = <O extends LeftOwn, R extends string>(law: LeftLaw<O, R>): EndWarnings<O> => {
  const { front, attacks, stacking } = law;
  const { sheet } = front;
  const procOf = (s: Seen<O>): string => s.stack.at(-1)?.proc ?? '';
  const phasing = (s: Seen<O>): FrontSide => s.clock.phasing;
  const moving = (s: Seen<O>): MoveSight => s as unknown as MoveSight;
  const credited = (s: Seen<O>): CreditSight => s as unknown as CreditSight;

  /** Hexes that could be attacked and are not in the plan. */
  const unplanned = (s: Seen<O>): readonly string[] => {
    const planned = new Set(s.own.pulse.attacks.map(({ hex }) => hex));
    return attacks.first.targets(s).filter((hex) => !planned.has(hex));
  };

  /** What can be turned over or dug in. */
  const stepLeft = (s: Seen<O>): readonly Message[] => {
    const side = phasing(s);
    const isOpen = {
      flip: law.armies.flip(side).idle?.(s, IDLE) === undefined,
      entrench: law.entrench(side).idle?.(s, IDLE) === undefined,
    };
    return (['flip', 'entrench'] as const).flatMap((verb) =>
      isOpen[verb] ? [{ key: `left.${verb}`, params: { side } }] : [],
    );
  };

  return {
    // Nobody must move, attack, turn over or dig in; credits are not kept.
    leftOver: (s) => {
      const proc = procOf(s);
      if (proc.endsWith('-administration'))
        return [
          ...stepLeft(s),
          ...(proc === 'russian-administration' ? creditsLeft(law.credits, credited(s)) : []),
        ];
      if (proc.endsWith('-combat')) return [];
      const open = proc.endsWith('-first-attacks') || isMovement(proc) ? unplanned(s) : [];
      return [
        ...(isMovement(proc)
          ? [...movesLeft(law.moves, moving(s)), ...walkersLeft(law.walkers, credited(s))]
          : []),
        ...attacksLeft('left.attacks', phasing(s), open),
      ];
    },
    lostByEnd: (s) => {
      const side = phasing(s);
      if (!isMovement(procOf(s))) return [];
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
      if (verb === 'gamble') return law.reserve.doubts(s, order);
      const [unit] = units;
      const hex = path.at(-1);
      if (verb !== 'move' || unit === undefined || hex === undefined || !sheet.isHex(hex)) return [];
      if (!sheet.isUnit(unit) || placeOf(s.own, unit) === hex) return [];
      const crowd = stacking.refuse(s.own, hex, sheet.sideOf(unit), units);
      return crowd === undefined
        ? []
        : [{ key: 'doubt.crowd', params: { hex, units: [...units], rule: crowd.rule } }];
    },
  };
};
