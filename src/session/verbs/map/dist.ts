// The verb `dist`: how far it is from hex to hex, which way, and how long a unit would need.
import { reached } from '../../../core/kernel.ts';
import type { Message } from '../../../core/types.ts';
import { bearing, bearingWords } from '../../../hex/directions.ts';
import type { Grid } from '../../../hex/grid.ts';
import { distance } from '../../../hex/distance.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import { openOffers } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import { message } from '../../reply.ts';
import { played, speaker } from '../../session.ts';
import { ownSide } from '../../hex-sentence.ts';
import { sightOf } from '../../side-view.ts';

export const aroundDistance = (
  grid: Grid,
  from: number,
  to: number,
): { readonly far: number; readonly way: string } => {
  const way = bearing(grid, from, to);
  return { far: distance(grid, from, to), way: way === undefined ? '' : bearingWords(way) };
};

/** What it costs to come to a hex in this phase; undefined where it is out of reach. */
const costNow = (desk: Desk, unit: string, hex: string): number | undefined => {
  const { state } = played(desk);
  const found = openOffers(desk, speaker(desk)).flatMap((offer) => reached(state, offer, unit) ?? []);
  return found.find(({ place }) => place === hex)?.cost;
};

/** How long the fastest of the side's own units there would be on the way, were nobody in it. */
const marchTold = (desk: Desk, from: string, to: string): readonly Message[] => {
  const { marching } = desk.game;
  const sight = sightOf(desk);
  const { state } = played(desk);
  if (marching === undefined) return [];
  const own = unitsAt(sight.view, from).filter(({ known, side }) => known && side === ownSide(sight.view));
  const ways = own
    .map(({ id }) => ({ unit: id, points: marching.points(state, id), cost: marching.cost(state, id, to) }))
    .map((way) => ({ ...way, turns: Math.ceil((way.cost ?? Infinity) / (way.points?.all ?? 0)) }))
    .filter(({ points }) => points !== undefined && points.all > 0)
    .toSorted((a, b) => a.turns - b.turns);
  const [best] = ways;
  if (best?.points === undefined) return [];
  const { unit, cost, turns, points } = best;
  const now = costNow(desk, unit, to);
  if (now !== undefined) return [message('dist.now', { unit, cost: now, left: points.left })];
  if (cost === undefined) return [message('dist.no-way', { unit })];
  return [message('dist.turns', { unit, turns, cost, all: points.all })];
};

export const dist = (desk: Desk, from: string, to: string): readonly Message[] => {
  const { grid } = desk.game.board;
  const [a, b] = [grid.index(from), grid.index(to)];
  if (a === b) return [message('dist.same', { hex: from })];
  return [message('dist.far', { from, to, ...aroundDistance(grid, a, b) }), ...marchTold(desk, from, to)];
};
