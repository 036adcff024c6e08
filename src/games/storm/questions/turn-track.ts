// Chapters 5 and 8: the questions `calendar`, `reinforcements` and `losses`. Read only.
import type { Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { spanEvents, trackAnswers } from '../../../mechanics/questions/turn-track.ts';
import type { TrackAnswers } from '../../../mechanics/questions/turn-track.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { mayReplace } from '../08-reinforcements/8.4-dead-pile.ts';
import { replacementsLeft } from '../08-reinforcements/8.4-replacements.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 8.4f: how many of the Germans can still come back in this turn. */
const next = (p: Printed, s: Seeing): readonly Message[] => {
  const { all, mechanized } = replacementsLeft(p, s);
  return all === 0 ? [] : [message('losses.back', { all, mechanized, rule: 'storm:8.4f' })];
};

export const trackAsked = perSheet((p: Printed): TrackAnswers<Seeing> =>
  trackAnswers<Seeing, Own>({
    sheet: p,
    fog: fogOf(p),
    rates: () => [],
    events: (s, turn) =>
      spanEvents(
        p.turns.spans.filter(({ id }) => isOn(p, s, id, turn)),
        'storm:5.1a',
      ),
    losses: {
      mayReturn: (unit) => mayReplace(p, unit),
      next: (s, side) => (side === 'german' ? next(p, s) : []),
    },
  }),
);
