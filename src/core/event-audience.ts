// Who hears what of an event: its audience gets it whole, the others its veiled form or nothing.
import type { Event, Params, RuleId, Side } from './types.ts';

/** An event as it reaches one listener. */
export type Heard = { readonly kind: string; readonly rule: RuleId; readonly data: Params };

/** Undefined: this side hears nothing of it. Somebody who plays both sides hears all. */
export const heard = (event: Event, who: Side | 'both'): Heard | undefined => {
  const { rule } = event;
  if (event.to === undefined || who === 'both' || event.to.includes(who)) {
    return { kind: event.kind, rule, data: event.data };
  }
  return event.veiled === undefined ? undefined : { kind: event.veiled.kind, rule, data: event.veiled.data };
};
