// A plan of attacks: made from what the side may know, and told attack by attack with who is left over.
import type { Message, Params } from '../../core/types.ts';
import { seating } from '../../players/player.ts';
import { ORDER_SLOTS } from '../../api/verb-spec.ts';
import { isAsked, openNow, specOf } from '../legal-ways.ts';
import type { Desk } from '../session.ts';
import type { Fact } from '../reply.ts';
import { message } from '../reply.ts';
import { played, speaker, viewerOf } from '../session.ts';
import { calledAs } from './groups.ts';
import type { AttackPlan, Planned } from './intent.ts';

/** The phase of the moment: a plan is for one, and is nothing in another. */
export const phaseOf = (desk: Desk): string => {
  const { turn, phasing, phase } = played(desk).state.clock;
  return `${turn} ${phasing} ${phase}`;
};

/** Something is asked of the side, and not what to do in a phase: where it must attack, the phase cannot be ended either. */
export const isQuestioned = (desk: Desk): boolean =>
  isAsked(desk) &&
  !openNow(desk).some(({ verb }) =>
    specOf(desk, verb)?.slots.some(({ name }) => name === ORDER_SLOTS.target),
  );

/** The plan that still holds. */
export const planNow = (desk: Desk): AttackPlan | undefined => {
  const { plan } = desk.intent;
  return plan !== undefined && plan.side === speaker(desk) && plan.of === phaseOf(desk) ? plan : undefined;
};

const isMessage = (fact: Fact): fact is Message => 'key' in fact;

const isText = (value: Params[string] | undefined): value is string => typeof value === 'string';

/** As the game says them of what the side sees; where it does not, as they were reckoned. */
export const oddsOf = (
  desk: Desk,
  { hex, units, odds }: Pick<Planned, 'hex' | 'units' | 'odds'>,
): Pick<Planned, 'odds' | 'worst'> => {
  const asked = { target: [hex], from: units };
  const said = desk.game.questions?.odds?.(played(desk).state, viewerOf(desk), asked) ?? [];
  const told = said.filter(isMessage).find(({ key }) => key === 'odds.range' || key === 'odds.column');
  const { odds: best, worst } = told?.params ?? {};
  return { odds: isText(best) ? best : odds, ...(isText(worst) && worst !== best && { worst }) };
};

/** Undefined: nobody is to decide anything. */
export const planned = async (desk: Desk): Promise<AttackPlan | undefined> => {
  const { game } = desk;
  const match = played(desk);
  const side = speaker(desk);
  const seat = seating(game.rules, { game, match })(match.state)?.(side);
  if (seat === undefined) return undefined;
  const { allotted } = await import('../../players/opponent/allot.ts');
  const { attacks, able, bound } = await allotted(game, seat);
  const used = new Set(attacks.flatMap(({ units }) => units));
  const left = able.filter((unit) => !used.has(unit));
  return {
    side,
    of: phaseOf(desk),
    attacks: attacks.map((each) => ({ ...each, ...oddsOf(desk, each) })),
    left,
    bound: bound.filter((unit) => !used.has(unit)),
  };
};

/** Units that a line names; of more it says how many. */
const NAMED = 3;

/** With whom: groups by their names, then units, or how many. */
export const withWhom = (desk: Desk, units: readonly string[]): Params => {
  const { groups, others } = calledAs(desk, units);
  return {
    ...(groups.length > 0 && { groups: [...groups] }),
    ...(others.length > NAMED ? { count: others.length } : others.length > 0 ? { units: [...others] } : {}),
    ...(groups.length > 0 && others.length > 0 && { both: true }),
  };
};

export const attackTold = (desk: Desk, { hex, units, odds, worst }: Planned, number: number): Message =>
  message('plan.one', {
    number,
    hex,
    odds,
    ...(worst !== undefined && { worst }),
    ...withWhom(desk, units),
  });

const leftTold = ({ left, bound }: AttackPlan): readonly Message[] => [
  left.length === 0
    ? message('plan.none-left')
    : message('plan.left', { count: left.length, ...(left.length <= NAMED && { units: [...left] }) }),
  ...(bound.length > 0 ? [message('plan.bound', { units: [...bound] })] : []),
];

export const planTold = (desk: Desk, plan: AttackPlan): readonly Message[] => [
  ...plan.attacks.map((each, i) => attackTold(desk, each, i + 1)),
  ...leftTold(plan),
  message('plan.how'),
];

/** Short, where all of it has been heard. */
export const planInShort = (desk: Desk, plan: AttackPlan): readonly Message[] => [
  message('plan.count', {
    count: plan.attacks.length,
    names: plan.attacks.map(({ hex }) => {
      const { name } = desk.game.board.hex(hex);
      return message('word.plan.place', name === undefined ? { hex } : { name });
    }),
  }),
  ...leftTold(plan),
];
