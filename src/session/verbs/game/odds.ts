// The verb `odds` while an attack is under way: what has come of it so far, as far as it was heard, and what is asked now.
// Odds of an attack that is not yet declared are answered by the game, with `mechanics/combat/questions/odds.ts`.
import { heard } from '../../../core/event-audience.ts';
import type { Heard } from '../../../core/event-audience.ts';
import { sayHeard } from '../../../text/say-events.ts';
import { pendingTold } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answerWith, message } from '../../reply.ts';
import { levelOf, played, viewerOf, voiceOf } from '../../session.ts';
import { entriesOf } from './events.ts';

/** What has been heard since the attack was begun. */
export const fightEvents = (desk: Desk): readonly Heard[] => {
  const attacks = desk.game.toll?.attacks ?? [];
  const who = viewerOf(desk);
  const found: Heard[] = [];
  for (const { events } of entriesOf(desk).toReversed())
    for (const event of events.toReversed()) {
      const told = heard(event, who);
      if (told !== undefined) found.unshift(told);
      if (attacks.includes(event.kind)) return found;
    }
  return [];
};

/** The hex that is being attacked. */
export const fightHex = (desk: Desk): string | undefined => desk.game.fight?.(played(desk).state)?.hex;

/** The odds of an attack that has been declared are not to be asked any more: they have been told. */
export const fightTold = (desk: Desk, hex: string): Reply | undefined => {
  if (fightHex(desk) !== hex) return undefined;
  const events = fightEvents(desk);
  const facts = events.map(({ kind, data, rule }) => ({ lines: [], fact: message(kind, { ...data, rule }) }));
  const told = answerWith(desk, [
    message('fight.now', { hex }),
    {
      lines: sayHeard(
        levelOf(desk) === 'brief' ? voiceOf(desk) : { ...voiceOf(desk), level: 'verbose' },
        events,
      ),
    },
    ...facts,
    // Where the die has not fallen yet, what it may bring.
    ...(desk.game.fight?.(played(desk).state)?.faces ?? []),
    ...pendingTold(desk),
  ]);
  return { ...told, whole: true };
};
