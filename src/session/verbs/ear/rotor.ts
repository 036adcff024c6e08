// The verbs `rotor`, `ray` and `ring`: begin to go through something by ear.
import type { Args } from '../../../core/types.ts';
import { ray as rayOf, ring as ringOf } from '../../../hex/distance.ts';
import { isDirection } from '../../../hex/directions.ts';
import { ROTORS } from '../../../language/verbs/ear.ts';
import { itemsOf } from '../../ear/rotors.ts';
import { rayAt, rotorAt } from '../../ear/step.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { tell } from '../../session.ts';
import { first, numberOf } from '../handler.ts';

export const rotor = (desk: Desk, args: Args): Reply => {
  const typed = first(args, 'what');
  const what = ROTORS.find((name) => name === typed);
  if (what !== undefined) return rotorAt(desk, what, 0, true);
  const counts = ROTORS.map((name) =>
    message('word.rotor.count', { what: name, count: itemsOf(desk, name).length }),
  );
  return answerWith(desk, [message('rotor.which', { counts })]);
};

/** From the hex that is named, or from here. */
const from = (desk: Desk, args: Args): string | undefined => first(args, 'hex') ?? desk.here;

export const ray = (desk: Desk, args: Args): Reply => {
  const { grid } = desk.game.board;
  const hex = from(desk, args);
  const way = first(args, 'way') ?? '';
  if (hex === undefined || !isDirection(way)) return answer(tell(desk, 'HERE.NONE'));
  const hexes = rayOf(grid, grid.index(hex), way).map((each) => grid.id(each));
  if (hexes.length === 0) return answerWith(desk, [message('STEP.OFF-MAP', { hex, direction: way })]);
  return rayAt(desk, { kind: 'ray', hexes, from: hex, at: 0 }, 0);
};

export const ring = (desk: Desk, args: Args): Reply => {
  const { grid } = desk.game.board;
  const hex = from(desk, args);
  if (hex === undefined) return answer(tell(desk, 'HERE.NONE'));
  const hexes = ringOf(grid, grid.index(hex), numberOf(args, 'distance', 1)).map((each) => grid.id(each));
  if (hexes.length === 0) return answerWith(desk, [message('ring.none', { hex })]);
  return rayAt(desk, { kind: 'ring', hexes, from: hex, at: 0 }, 0);
};
