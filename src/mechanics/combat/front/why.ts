// The question `why` at the front of 1941: what a hex does to attacks, and which conditions of victory name it.
import type { Message, RuleId } from '../../../core/types.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { HEX, has, hexBits } from '../../ground/ground.ts';
import type { MoveSight, Marching } from '../../movement/law.ts';
import { roomsBy, why } from '../../questions/why.ts';
import type { WhyLaw } from '../../questions/why.ts';
import type { Stacking } from '../../stacking.ts';
import { message } from '../questions/odds.ts';
import { garrisonOf } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';
import type { FrontQuestions } from './questions.ts';

type Condition = {
  readonly winner: string;
  readonly needs: readonly string[];
  readonly text: string;
  readonly rules: readonly RuleId[];
};

export type FrontWhy<O extends FrontOwn & Marching, R extends string> = Pick<
  WhyLaw<Seen<O> & MoveSight, O>,
  'moves' | 'fog' | 'rules' | 'allowance' | 'fate' | 'supply'
> & {
  readonly front: FrontLaw<O, R>;
  readonly asked: FrontQuestions<O>;
  readonly stacking: Stacking<O>;
  /** The chart of victory, and by what a line stands that names no rule. */
  readonly conditions: readonly Condition[];
  readonly victory: RuleId;
  /** By which a hex adds to its defence, or defends itself. */
  readonly adds: { readonly forest: RuleId; readonly majorCity: RuleId; readonly garrison: RuleId };
};

export const frontWhy = <O extends FrontOwn & Marching, R extends string>(
  law: FrontWhy<O, R>,
): ReturnType<typeof why<Seen<O> & MoveSight, O>> => {
  const { front, asked, adds, moves, fog, rules } = law;
  const { sheet } = front;

  const worth = (hex: string): readonly Message[] => {
    const { city } = sheet.hex(hex);
    if (city === undefined) return [];
    return law.conditions
      .filter(({ needs }) => needs.includes(city))
      .map(({ winner, text, rules: [rule = law.victory] }) =>
        message('why.condition', { side: winner, text: text.replace(/\.$/, ''), rule }),
      );
  };

  const battle = (s: Seen<O>, hex: string): readonly Message[] => {
    const bits = hexBits(sheet, hex);
    const garrison = garrisonOf(front, s, hex);
    return [
      ...(has(bits, HEX.forest) ? [message('why.adds', { hex, n: 1, rule: adds.forest })] : []),
      ...(has(bits, HEX.majorCity) ? [message('why.adds', { hex, n: 1, rule: adds.majorCity })] : []),
      ...(garrison > 0 ? [message('why.garrison', { hex, n: garrison, rule: adds.garrison })] : []),
    ];
  };

  return why<Seen<O> & MoveSight, O>({
    sheet,
    moves,
    fog,
    rules,
    isAttacking: (s, side) => asked.isAttacking(s, side),
    refuseAttack: (s, unit, hex) => asked.refuseAttack(s, unit, hex),
    allowance: (s, unit) => law.allowance(s, unit),
    fate: (s, unit) => law.fate(s, unit),
    supply: law.supply,
    rooms: roomsBy(law.stacking),
    worth: (_, hex) => worth(hex),
    battle: (s, _, hex) => battle(s, hex),
    mobilities: ['mobile', 'foot'],
    mobilityOf: (_, unit) => (classOf(sheet, unit).isMobile ? 'mobile' : 'foot'),
  });
};
