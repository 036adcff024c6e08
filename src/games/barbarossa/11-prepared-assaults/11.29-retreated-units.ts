// Chapter 11: units that retreated into a hex which is then attacked itself. That they cannot be attacked is in
// 11.2-defenders.ts.
import { unitsAt } from '../../../mechanics/places.ts';
import type { Ctx, SeenFrame } from '../../../core/rule-set.ts';
import { eliminate } from '../08-reinforcements/8.15-dead-pile.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { battleVars, foughtVars } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';

/** 11.29a, R130: units that retreated into the hex in this phase take no part in its defence. */
const bystanders = (s: Seeing, battle: Battle): readonly string[] =>
  unitsAt(s.own, battle.target).filter((unit) => s.own.phase.retreated.includes(unit));

/** 11.29b, 11.29c: any result but AS and AE is the end of them, and counts for nothing. */
export const strikeBystanders = (p: Printed, ctx: Ctx<Own>, f: SeenFrame): void => {
  const units = bystanders(ctx.seen, battleVars(f));
  // R140: the dead pile asks how a unit was supplied when its battle began.
  const { supply } = foughtVars(f);
  if (units.length > 0) eliminate(p, ctx, units, 'barbarossa:11.29b', 'bystander', supply);
};
