// Events as sentences: what each side hears of them, in the order in which they happened.
import { heard } from '../core/event-audience.ts';
import type { Heard } from '../core/event-audience.ts';
import type { Event, Params, Side } from '../core/types.ts';
import { isKey, sayKey } from './say.ts';
import type { Book, Voice } from './voice.ts';

/**
 * The key of its sentence: the kind, but `die.<purpose>` for a die where the table has that key. A game whose result
 * line tells the die makes that key silent, so that nothing is said twice.
 */
const keyOf = (book: Book, event: Heard): string => {
  const purpose = event.kind === 'die' ? event.data['purpose'] : undefined;
  const key = typeof purpose === 'string' ? `${event.kind}.${purpose}` : event.kind;
  return isKey(book, key) ? key : event.kind;
};

/**
 * Whether the listener has named everybody it is about, and whether they are several; `told`: or something after it tells it.
 * `here`: he has named the hex. Of a battle that has been heard of: `known` where it is, `weighed` at what odds, `fallen` which die fell.
 */
const typedIn = ({ named, battle }: Voice, { units, unit, decided, hex, rated, apart }: Params): Params => {
  const ids = Array.isArray(units) ? units : [unit];
  // Where some go and others do not, it is said who.
  const isTyped =
    named !== undefined && apart !== true && ids.every((id) => typeof id === 'string' && named.has(id));
  // Whoever declared an attack hears its place with its odds.
  const isDeclared = named !== undefined && rated === true;
  const isKnown = battle !== undefined && battle.hex === hex;
  const isHere = typeof hex === 'string' && named?.has(hex) === true;
  return {
    ...(isHere && { here: true }),
    ...(isKnown && { known: true, weighed: rated !== true, fallen: battle.die }),
    ...(isTyped && { typed: true, several: ids.length > 1 }),
    ...((isTyped || isDeclared || isKnown || decided === true) && { told: true }),
  };
};

export const sayEvent = (voice: Voice, event: Heard): string[] =>
  sayKey(voice, keyOf(voice.book, event), {
    ...event.data,
    rule: event.rule,
    ...typedIn(voice, event.data),
  });

export const sayHeard = (voice: Voice, known: readonly Heard[]): string[] =>
  (voice.retell?.(known) ?? known).flatMap((event) => sayEvent(voice, event));

/** What a side hears of events, in the order in which it is told. */
export const hear = (voice: Voice, events: readonly Event[], who: Side | 'both'): readonly Heard[] => {
  const known = events.flatMap((event) => heard(event, who) ?? []);
  return voice.retell?.(known) ?? known;
};

export const sayEvents = (voice: Voice, events: readonly Event[], who: Side | 'both'): string[] =>
  hear(voice, events, who).flatMap((event) => sayEvent(voice, event));
