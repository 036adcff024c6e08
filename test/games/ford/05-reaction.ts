// Chapter 5: reaction. One choice, open in two places: while the other side thinks, and in the middle of its moves.
import type { ListedChoice, Right, WindowStep } from '../../../src/core/rule-set.ts';
import { refusal } from '../../../src/core/rule-set.ts';
import { refuges } from './07-retreat.ts';
import { areNeighbours } from './board.ts';
import { enter, isNextToEnemy, onMap, opposing, placeOf, moveVars } from './state.ts';
import type { MoveVars, Own, Seeing } from './state.ts';

/** ford:5.2 Units that have not fallen back yet and stand in a hex that calls for it. */
const reactors = (s: Seeing, isThreatened: (hex: string) => boolean): readonly string[] =>
  onMap(s.own, opposing(s)).filter(
    (unit) => !s.own.reacted.includes(unit) && isThreatened(placeOf(s.own, unit)),
  );

const react = (
  isThreatened: (s: Seeing, mover: MoveVars, hex: string) => boolean,
  resume: string,
): ListedChoice<Own> => {
  const able: NonNullable<ListedChoice<Own>['subjects']> = (s, f) =>
    reactors(s, (hex) => isThreatened(s, moveVars(f), hex)).filter((unit) => refuges(s.own, unit).length > 0);
  return {
    kind: 'listed',
    verb: 'react',
    rule: 'ford:5.1',
    closed: (s, f) =>
      able(s, f).length > 0 ? undefined : refusal('REACT.NOBODY', 'ford:5.1', { side: opposing(s) }),
    subjects: able,
    list: (s, f) =>
      able(s, f).flatMap((unit) => refuges(s.own, unit).map((hex) => ({ units: [unit], path: [hex] }))),
    whyNot: (s, _, args) => {
      const [unit = ''] = args['units'] ?? [];
      if (s.own.reacted.includes(unit)) return refusal('REACT.AGAIN', 'ford:5.2', { unit });
      const [hex = ''] = args['path'] ?? [];
      return refusal('REACT.NOT-THERE', 'ford:5.2', { unit, hex });
    },
    take: (ctx, _, args) => {
      const [unit = ''] = args['units'] ?? [];
      const [hex = ''] = args['path'] ?? [];
      const from = placeOf(ctx.s.own, unit);
      ctx.s.own.reacted.push(unit);
      enter(ctx, unit, hex);
      ctx.emit({ kind: 'unit.fell-back', rule: 'ford:5.1', data: { unit, from, hex } });
      ctx.goto(resume);
    },
  };
};

/** ford:5.1 At any time in the enemy movement phase. */
export const reactionRight: Right<Own> = {
  ...react((s, _, hex) => isNextToEnemy(s.own, hex, opposing(s)), 'orders'),
  owner: opposing,
};

/** ford:5.1 In the middle of a move, for units next to the one that moves; again and again while there are such. */
export const reactionWindow: WindowStep<Own> = {
  kind: 'window',
  name: 'reaction',
  rule: 'ford:5.1',
  by: opposing,
  facts: (s, f) => {
    const { unit } = moveVars(f);
    return { unit, hex: placeOf(s.own, unit) };
  },
  question: (s, f) => {
    const { unit } = moveVars(f);
    return { key: 'ask.reaction', params: { side: opposing(s), unit, hex: placeOf(s.own, unit) } };
  },
  choices: [react((s, mover, hex) => areNeighbours(hex, placeOf(s.own, mover.unit)), 'reaction')],
};
