// What a side could name when an order was carried out, no less and no more: what stood open before it, and after it.
import { doAgain, stateAfter } from '../core/match.ts';
import type { Entry } from '../core/match.ts';
import type { Seen } from '../core/rule-set.ts';
import type { Side } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import { viewNames } from '../text/view-names.ts';
import type { Voice } from '../text/voice.ts';
import type { Desk } from './session.ts';
import { named, voiceOf } from './session.ts';

/** Units come and go: what had a name before an order keeps it in the sentences that follow. */
export const voiceBetween = (known: Voice, after: Voice): Voice => ({
  ...known,
  names: {
    ...after.names,
    unit: (id) => after.names.unit(id) ?? known.names.unit(id),
    owner: (id) => after.names.owner?.(id) ?? known.names.owner?.(id),
  },
});

/** The voice of somebody who sees this state. */
export const voiceAt = (desk: Desk, s: Seen<unknown>, who: Side | 'both'): Voice => {
  const names = viewNames(desk.game, named(desk, seenBy(desk.game, s, who)));
  return { ...voiceOf(desk), names };
};

/** Whoever leaves the keyboard has heard all there is: from here on it will ask what came after. */
export const hasHeard = (desk: Desk, side: Side): void => {
  desk.heard[side] = desk.match.entries.length;
};

export type Spoken = { readonly entry: Entry; readonly voice: Voice };

/** Every order from one on, each with the voice in which it was told to a side. */
export const voicesSince = (desk: Desk, who: Side | 'both', since: number): readonly Spoken[] => {
  const entries = desk.match.entries.slice(since);
  // Who sees everything can name everything.
  if (who === 'both' || entries.length === 0) {
    const voice = voiceOf(desk);
    return entries.map((entry) => ({ entry, voice }));
  }
  const state = stateAfter(desk.match, since);
  let before = voiceAt(desk, state, who);
  return entries.map((entry) => {
    doAgain(desk.match.rules, state, entry);
    const after = voiceAt(desk, state, who);
    const voice = voiceBetween(before, after);
    before = after;
    return { entry, voice };
  });
};
