// The verb `halt`: the other side breaks in, and lets it be again.
import { closedRights } from '../../../core/kernel.ts';
import type { Side } from '../../../core/types.ts';
import { haltTold, headLines, openOffers } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { apart, deciding, foggy, isOpponents, played, tell, tellAll } from '../../session.ts';
import { handOver } from '../../hand-over.ts';

/** Why each right of a side is not open, a sentence each. */
const shut = (desk: Desk, by: Side): readonly string[] =>
  closedRights(desk.game.rules, played(desk).state, by).flatMap(({ code, rule, params }) =>
    tell(desk, code, { ...params, rule, code }).slice(0, 1),
  );

/** Against an opponent one breaks in with the order alone, while it is halted. */
const againstOpponent = (desk: Desk, person: Side): Reply => {
  if (desk.trial !== undefined && foggy(desk)) return answer(tell(desk, 'trial.hidden'));
  if (!isOpponents(desk)) return answer(tell(desk, 'opponent.own-move', { side: person }));
  if (openOffers(desk, person).length > 0) return answer(tellAll(desk, [haltTold(desk, person)]));
  return answer([...tell(desk, 'right.none', { owner: person }), ...shut(desk, person)]);
};

/** The other side breaks in: its next order is awaited, then play goes on where it was. */
export const halt = (desk: Desk): Reply => {
  if (desk.opponent !== undefined) return againstOpponent(desk, desk.opponent.person);
  const now = deciding(desk);
  const { sides } = desk.game.rules;
  const phasing = played(desk).state.clock.phasing;
  const other = sides.find((side) => side !== (now?.by ?? phasing)) ?? sides[0];
  if (desk.trial !== undefined && foggy(desk)) return answer(tell(desk, 'trial.hidden'));
  const rights = openOffers(desk, other);
  if (rights.length === 0)
    return answer([...tell(desk, 'right.none', { owner: other }), ...(apart(desk) ? [] : shut(desk, other))]);
  const told = tellAll(desk, [haltTold(desk, other)]);
  desk.halted = other;
  return answer([...told, ...handOver(desk)]);
};

/** The owner of the right lets it be. */
export const goOn = (desk: Desk): Reply => {
  desk.halted = undefined;
  const told = tell(desk, 'right.over', { phasing: played(desk).state.clock.phasing });
  const hand = handOver(desk);
  return answer(hand.length > 0 ? [...told, ...hand] : [...told, ...headLines(desk)]);
};
