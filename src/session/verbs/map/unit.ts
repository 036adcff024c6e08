// The verb `unit`: one unit, where it stands, what it is worth and who is with it.
import type { Message } from '../../../core/types.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import { message } from '../../reply.ts';
import { factsOf, isHex, ownSide } from '../../hex-sentence.ts';
import type { Sight } from '../../side-view.ts';
import type { Cut } from './look.ts';
import { supplyLines, cutOf } from './look.ts';
import type { Desk } from '../../session.ts';
import { played } from '../../session.ts';
import { sightOf } from '../../side-view.ts';

/** What a unit has left to move with, and of how much, where the game says. */
export type Points = { readonly left: number; readonly all: number } | undefined;

export const unit = (sight: Sight, id: string, cut: Cut, points: Points): readonly Message[] => {
  const found = sight.view.units.find((u) => u.id === id);
  if (found === undefined) return [message('unit.gone', { name: id })];
  const isOnMap = isHex(sight, found.at);
  const mates = isOnMap
    ? unitsAt(sight.view, found.at).filter((u) => u.id !== id && u.side === found.side)
    : [];
  const isOwn = isOnMap && found.side === ownSide(sight.view);
  // Points say what is left, and of how much.
  const said = isOwn && points !== undefined ? { facts: found.facts } : found;
  return [
    message('unit.where', {
      name: found.name,
      side: found.side,
      at: found.at,
      ...(!isOnMap && { away: true }),
    }),
    message('unit.said', { facts: factsOf(said), ...(isOwn && points) }),
    ...supplyLines(isOwn ? [id] : [], cut),
    ...(mates.length === 0 ? [] : [message('unit.with', { names: mates.map((u) => u.name) })]),
  ];
};

export const unitTold = (desk: Desk, id: string): readonly Message[] =>
  unit(sightOf(desk), id, cutOf(desk), desk.game.marching?.points(played(desk).state, id));
