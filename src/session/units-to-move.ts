// Who can still act in this phase: the units that the offers of the moment name, from north to south.
import type { Message } from '../core/types.ts';
import type { UnitView } from '../api/view.ts';
import { openOffers } from './pending.ts';
import type { Desk } from './session.ts';
import { levelOf, speaker, viewOf } from './session.ts';
import { message } from './reply.ts';
import { ableTo } from './give-orders.ts';
import { byPlace } from './verbs/map/units.ts';
import { sightOf } from './side-view.ts';

/** What they can do, and who. */
export type Left = { readonly verb: string; readonly units: readonly UnitView[] };

const known = (desk: Desk, ids: readonly string[]): readonly UnitView[] => {
  const able = new Set(ids);
  return viewOf(desk)
    .units.filter((unit) => unit.known && able.has(unit.id))
    .toSorted(byPlace(sightOf(desk)));
};

/** Who or what a verb is still to be used for: to be placed are those that stand nowhere on the map. */
export const yetTo = (desk: Desk, verb: string): readonly string[] => {
  const able = ableTo(desk, verb) ?? [];
  if (verb !== 'place') return able;
  const { grid } = desk.game.board;
  const placed = new Set(viewOf(desk).units.flatMap(({ id, at }) => (grid.index(at) >= 0 ? [id] : [])));
  return able.filter((id) => !placed.has(id));
};

/** Rights of the moment are no duties of the phase: they are left out. */
export const leftBy = (desk: Desk, verb: string): readonly UnitView[] => known(desk, yetTo(desk, verb));

/** By the first verb for which anybody is left; undefined when nobody is. */
export const leftToAct = (desk: Desk): Left | undefined => {
  for (const offer of openOffers(desk, speaker(desk))) {
    if (offer.right) continue;
    const units = leftBy(desk, offer.verb);
    if (units.length > 0) return { verb: offer.verb, units };
  }
  return undefined;
};

/** The places with those who can still act, one line each. */
const placeLines = (units: readonly UnitView[]): readonly Message[] => {
  const places = [...new Set(units.map(({ at }) => at))];
  return places.map((at) =>
    message('left.stack', { at, units: units.filter((unit) => unit.at === at).map(({ id }) => id) }),
  );
};

/** Who can use a verb, stack by stack. */
export const ableTold = (desk: Desk, verb: string): readonly Message[] => {
  const units = leftBy(desk, verb);
  if (units.length === 0) return [];
  const stacks = new Set(units.map(({ at }) => at)).size;
  return [message('left.head', { verb, count: units.length, stacks }), ...placeLines(units)];
};

/** The same at verbose, for the end of `status`. */
export const leftTold = (desk: Desk): readonly Message[] => {
  const left = levelOf(desk) === 'verbose' ? leftToAct(desk) : undefined;
  if (left === undefined) return [];
  const stacks = new Set(left.units.map(({ at }) => at)).size;
  return [message('left.places', { stacks }), ...placeLines(left.units)];
};
