// Orders to show as examples: one of a verb that could be given now, and whether a line could be typed as it stands.
import { listed, reached, sampled } from '../core/kernel.ts';
import type { Offer } from '../core/kernel.ts';
import type { Args } from '../core/types.ts';
import type { Scene } from '../language/parse/scope.ts';
import { understand } from '../language/parse/line.ts';
import type { Desk } from './session.ts';
import { played, speaker } from './session.ts';
import { hexSlot, isLegal, openNow, unitSlot } from './legal-ways.ts';
import { phaseMeant } from './end/end-to-phase.ts';
import { ableTo } from './give-orders.ts';

const sizeOf = (args: Args): number => Object.values(args).reduce((sum, ids) => sum + ids.length, 0);

/** Units that are asked where they can go, at most. */
const ASKED = 12;

/** The shortest way of the first unit that can go anywhere. */
const nearest = (desk: Desk, offer: Offer): Args | undefined => {
  const { verb } = offer;
  const [unit, hex] = [unitSlot(desk, verb), hexSlot(desk, verb)];
  if (unit === undefined || hex === undefined) return undefined;
  for (const id of (ableTo(desk, verb) ?? []).slice(0, ASKED)) {
    const ends = (reached(played(desk).state, offer, id) ?? []).toSorted(
      (a, b) => (a.cost ?? 0) - (b.cost ?? 0),
    );
    const found = ends
      .map(({ place }) => ({ [unit.name]: [id], [hex.name]: [place] }))
      .find((args) => isLegal(desk, verb, args));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The same one each time it is asked for. */
const drawn = (desk: Desk, offer: Offer): Args | undefined => {
  let turn = 0;
  return sampled(played(desk).state, offer, (n) => turn++ % n)?.args;
};

/** An order of a verb that could be given now: out of a list the shortest. */
export const sampleOf = (desk: Desk, verb: string): Args | undefined => {
  const offer = openNow(desk).find((open) => open.verb === verb);
  if (offer === undefined || desk.replay !== undefined) return undefined;
  const all = listed(played(desk).state, offer);
  if (all === undefined) return nearest(desk, offer) ?? drawn(desk, offer);
  return all.map(({ args }) => args).toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];
};

/** Whether a line would be taken: orders by the rules, anything else if its words can be understood. */
export const canType = (desk: Desk, scene: Scene, line: string): boolean => {
  const meant = understand(desk.registry, scene, line);
  if (meant.kind !== 'orders') return meant.kind === 'question' || meant.kind === 'program';
  const isEndTo = phaseMeant(meant.orders) !== undefined;
  return meant.orders.every(
    ({ by, verb, args }) => by === speaker(desk) && isLegal(desk, verb, isEndTo ? {} : args),
  );
};
