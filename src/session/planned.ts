// Attacks that are planned before they are fought, as the game tells them of whoever plans.
import type { Message } from '../core/types.ts';
import type { Desk } from './session.ts';
import type { Fact } from './reply.ts';
import { deciding, played, viewerOf } from './session.ts';

const isMessage = (fact: Fact): fact is Message => 'key' in fact;

/** Nothing while something else is asked, or where there is no plan. */
export const plannedTold = (desk: Desk): readonly Message[] => {
  const { state } = played(desk);
  const now = deciding(desk);
  if (now?.by !== state.clock.phasing || desk.game.fight?.(state) !== undefined) return [];
  const told = (desk.game.questions?.plan?.(state, viewerOf(desk), {}) ?? []).filter(isMessage);
  return told.some(({ params }) => params['hex'] !== undefined) ? told : [];
};
