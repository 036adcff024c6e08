// The verb `luck`: how the dice have fallen, how many attacks there were and what was lost, as the asking side heard it.
import { heard } from '../../../core/event-audience.ts';
import type { Heard } from '../../../core/event-audience.ts';
import type { Message, Side } from '../../../core/types.ts';
import { seenBy } from '../../../api/game.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { viewerOf } from '../../session.ts';
import { message } from '../../reply.ts';
import { entriesOf } from './events.ts';

type Fallen = { readonly count: number; readonly sum: number; readonly expected: number };

/** The dice of one side: how many, what they came to, and what they would have come to on average. */
const diceOf = (dice: readonly Heard[], side: Side): Fallen => {
  const own = dice.filter(({ data }) => data['by'] === side);
  return {
    count: own.length,
    sum: own.reduce((sum, { data }) => sum + Number(data['result']), 0),
    expected: own.reduce((sum, { data }) => sum + (Number(data['sides']) + 1) / 2, 0),
  };
};

const tenths = (n: number): number => Math.round(n * 10) / 10;

const diceTold = (dice: readonly Heard[], side: Side): readonly Message[] => {
  const { count, sum, expected } = diceOf(dice, side);
  if (count === 0) return [];
  const params = { side, count, average: tenths(sum / count), expected: tenths(expected / count) };
  return [message('luck.dice', params)];
};

export const unitsIn = ({ data }: Heard): readonly string[] =>
  [data['unit'], data['units']].flat().filter((id) => typeof id === 'string');

/** From what the asking side has heard, and nothing else. */
export const luck = (desk: Desk): readonly Told[] => {
  const { game } = desk;
  const who = viewerOf(desk);
  const all = [...desk.match.opening, ...entriesOf(desk).flatMap((entry) => entry.events)].flatMap(
    (event) => heard(event, who) ?? [],
  );
  const dice = all.filter(({ kind }) => kind === 'die');
  const { attacks = [], losses = [] } = game.toll ?? {};
  const fought = all.filter(({ kind }) => attacks.includes(kind));
  const sideOf = new Map(seenBy(game, desk.match.state, 'both').units.map(({ id, side }) => [id, side]));
  const lost = all
    .filter(({ kind }) => losses.includes(kind))
    .flatMap(unitsIn)
    .map((unit) => sideOf.get(unit));
  if (dice.length === 0 && fought.length === 0 && lost.length === 0) return [message('luck.none')];
  const [first, second] = game.rules.sides;
  const by = (side: Side): number => fought.filter(({ data }) => data['side'] === side).length;
  const of = (side: Side): number => lost.filter((owner) => owner === side).length;
  const counts = (count: (side: Side) => number): Message['params'] => ({
    first,
    second,
    firstCount: count(first),
    secondCount: count(second),
  });
  return [
    ...(game.toll === undefined ? [] : [message('luck.attacks', { count: fought.length, ...counts(by) })]),
    ...diceTold(dice, first),
    ...diceTold(dice, second),
    ...(game.toll === undefined ? [] : [message('luck.lost', counts(of))]),
  ];
};
