// Odds at a glance: under every enemy that can be attacked the best odds there are, each worked out when it is first drawn.
import type { Json, Message } from '../../core/types.ts';
import type { HexOdds, OddsAt } from '../../draw/text/map-model.ts';
import type { Desk } from '../../session/session.ts';
import type { Sitting } from '../screen-state.ts';
import { factsOf, messageOf } from './short-names.ts';

/** Faces of so many, as a chance. */
const chanceOf = (faces: Json | undefined): number | undefined => {
  const [on, of] = Array.isArray(faces) ? faces : [];
  return typeof on === 'number' && typeof of === 'number' && of > 0 ? on / of : undefined;
};

const oddsIn = ({ params }: Message): HexOdds | undefined => {
  const { odds, worst } = params;
  if (typeof odds !== 'string') return undefined;
  const [chance, least] = [chanceOf(params['takes']), chanceOf(params['takesAtWorst'])];
  const low =
    typeof worst === 'string' ? { odds: worst, ...(least !== undefined && { chance: least }) } : undefined;
  return { odds, ...(chance !== undefined && { chance }), ...(low !== undefined && { worst: low }) };
};

type Aiming = Pick<Sitting, 'marks' | 'picked'>;

/** One for all, so that two who see no target see the same. */
export const NO_ODDS: OddsAt = () => undefined;

/** Of those in hand, else of all who could attack. Good for as long as neither the game nor what is in hand changes. */
export const oddsShown = (desk: Desk, { marks, picked }: Aiming): OddsAt => {
  // In a replay and in a film what was attacked is marked as well.
  if (desk.replay !== undefined || !new Set(marks.values()).has('target')) return NO_ODDS;
  const known = new Map<string, HexOdds | undefined>();
  return (hex) => {
    if (marks.get(hex) !== 'target' || desk.waiting !== undefined) return undefined;
    if (known.has(hex)) return known.get(hex);
    const from = picked === undefined ? {} : { from: picked.units };
    const facts = factsOf(desk, { verb: 'odds', args: { target: [hex], ...from } });
    const odds = facts.map((fact) => oddsIn(messageOf(fact))).find((one) => one !== undefined);
    known.set(hex, odds);
    return odds;
  };
};

export const sameAim = (a: Sitting, b: Sitting): boolean =>
  a.view === b.view && a.marks === b.marks && a.picked === b.picked;
