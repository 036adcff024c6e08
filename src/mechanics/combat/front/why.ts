// The question `why` at the front of 1941: what a hex does to attacks, and which conditions of victory name it.
import type { Message, RuleId, Side } from '../../../core/types.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { HEX, has, hexBits } from '../../ground/ground.ts';
import { onMap } from '../../places.ts';
import type { MoveSight, Marching } from '../../movement/law.ts';
import { roomsBy, why } from '../../questions/why.ts';
import type { Example, WhyLaw } from '../../questions/why.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stacking } from '../../stacking.ts';
import { message } from '../questions/odds.ts';
import { garrisonOf } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';
import type { FrontQuestions } from './questions.ts';

export type FrontWhy<O extends FrontOwn & Marching, R extends string> = Pick<
  WhyLaw<Seen<O> & MoveSight, O>,
  'moves' | 'fog' | 'rules' | 'allowance' | 'fate'
> & {
  readonly front: FrontLaw<O, R>;
  readonly asked: FrontQuestions<O>;
  readonly stacking: Stacking<O>;
  /** What a hex is worth, and what it does for those who defend it. */
  worth(hex: string): readonly Message[];
  battle(s: Seen<O>, hex: string): readonly Message[];
  supplyOfUnit(s: Seen<O>, who: Side, unit: string): readonly Message[];
  supplyAnswer(s: Seen<O>, who: Side, hex: string): readonly Message[];
};

type Condition = {
  readonly winner: string;
  readonly needs: readonly string[];
  readonly text: string;
  readonly rules: readonly RuleId[];
};

/** The lines of a chart of victory that name the place. `victory`: by what a line stands that names no rule. */
export const conditionsTold =
  (sheet: Sheet, conditions: readonly Condition[], victory: RuleId) =>
  (hex: string): readonly Message[] => {
    const { city } = sheet.hex(hex);
    if (city === undefined) return [];
    return conditions
      .filter(({ needs }) => needs.includes(city))
      .map(({ winner, text, rules: [rule = victory] }) =>
        message('why.condition', { side: winner, text: text.replace(/\.$/, ''), rule }),
      );
  };

/** By which a hex adds to its defence, or defends itself. */
export type Adds = { readonly forest: RuleId; readonly majorCity: RuleId; readonly garrison: RuleId };

export const addsTold =
  <O extends FrontOwn, R extends string>(front: FrontLaw<O, R>, adds: Adds) =>
  (s: Seen<O>, hex: string): readonly Message[] => {
    const bits = hexBits(front.sheet, hex);
    const garrison = garrisonOf(front, s, hex);
    return [
      ...(has(bits, HEX.forest) ? [message('why.adds', { hex, n: 1, rule: adds.forest })] : []),
      ...(has(bits, HEX.majorCity) ? [message('why.adds', { hex, n: 1, rule: adds.majorCity })] : []),
      ...(garrison > 0 ? [message('why.garrison', { hex, n: garrison, rule: adds.garrison })] : []),
    ];
  };

/** Of the supply of a hex only what holds whoever is in it. */
const SUPPLY = /^supply\.(is-|hex-)/;

const MOVEMENT = /-(?:movement|breakthrough)$/;

export const frontWhy = <O extends FrontOwn & Marching, R extends string>(
  law: FrontWhy<O, R>,
): ReturnType<typeof why<Seen<O> & MoveSight, O>> => {
  const { front, asked, moves, fog, rules } = law;
  const { sheet } = front;

  /** One unit for all that pay alike. */
  const examples = (s: Seen<O>, side: Side): readonly Example[] => {
    const walkers = onMap(sheet, s, side).filter((unit) => !classOf(sheet, unit).isAir);
    return (['mobile', 'foot'] as const).flatMap((mobility) => {
      const unit = walkers.find((each) => classOf(sheet, each).isMobile === (mobility === 'mobile'));
      return unit === undefined ? [] : [{ mobility, unit }];
    });
  };

  return why<Seen<O> & MoveSight, O>({
    sheet,
    moves,
    fog,
    rules,
    isMoving: ({ clock }, side) => clock.phasing === side && MOVEMENT.test(clock.phase),
    isAttacking: (s, side) => asked.isAttacking(s, side),
    refuseAttack: (s, unit, hex) => asked.refuseAttack(s, unit, hex),
    allowance: (s, unit) => law.allowance(s, unit),
    fate: (s, unit) => law.fate(s, unit),
    supplied: (s, who, at) =>
      'unit' in at
        ? law.supplyOfUnit(s, who, at.unit)
        : law.supplyAnswer(s, who, at.hex).filter(({ key }) => SUPPLY.test(key)),
    rooms: roomsBy(law.stacking),
    worth: (_, hex) => law.worth(hex),
    battle: (s, _, hex) => law.battle(s, hex),
    examples,
  });
};
