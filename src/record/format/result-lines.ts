// The lines under an act, as a function of what happened: written in play and computed again to verify.
import { hashOf } from '../../core/canonical-json.ts';
import { decision, listed, offers } from '../../core/kernel.ts';
import type { Decision } from '../../core/kernel.ts';
import type { Seen } from '../../core/rule-set.ts';
import type { Event, Order } from '../../core/types.ts';
import { eventTexts, hashText, questionText, splitOrders } from './lines.ts';
import type { OrderCodec, Playing } from '../playable.ts';

const MOST_CHOICES = 12;

/** What is looked at before and after an act to see whether it changed. */
export type Mark = { readonly clock: string; readonly question: string };

export const NO_MARK: Mark = { clock: '', question: '' };

/** A canonical order; it is a bug if it could not be told from its neighbours on the line. */
export const orderText = (codec: OrderCodec, order: Order): string => {
  const text = codec.write(order);
  if (/[\n\r]/.test(text) || text.trim() !== text || text === '' || splitOrders(text).length !== 1) {
    throw new Error(`Not an order for a record: ${text}`);
  }
  return text;
};

/** The open choices when all are listed and few; undefined when they are not. */
const fewChoices = (playing: Playing, s: Seen<unknown>, asked: Decision): readonly string[] | undefined => {
  // A window can always be passed; its procedure does not list that.
  const pass = { by: asked.by, verb: 'pass', args: {} };
  const texts = asked.kind === 'window' ? [orderText(playing.codec, pass)] : [];
  for (const offer of offers(playing.rules, s)) {
    if (offer.right) continue;
    const orders = offer.choice.kind === 'listed' ? listed(s, offer) : undefined;
    if (orders === undefined || texts.length + orders.length > MOST_CHOICES) return undefined;
    texts.push(...orders.map((order) => orderText(playing.codec, order)));
  }
  return texts;
};

export const markOf = (playing: Playing, s: Seen<unknown>): Mark => {
  const asked = decision(playing.rules, s);
  const { turn, phase, phasing } = s.clock;
  const clock = `${turn} ${phase} ${phasing}${s.over === undefined ? '' : ' over'}`;
  if (asked === undefined) return { clock, question: '' };
  const choices = asked.kind === 'roll' ? undefined : fewChoices(playing, s, asked);
  return { clock, question: questionText(asked.by, asked.at, asked.rule, choices) };
};

/**
 * The hash of a state as rules of another version would have it that lead to the same: the version is part of
 * the state, and a record goes on under a newer one only where nothing else differs.
 */
export const hashUnder = (s: Seen<unknown>, rules: string): string =>
  hashOf(s.rules === rules ? s : { ...s, rules });

/** Events, then the question if it is another one, then the hash if turn, phase or side changed. */
export const resultTexts = (
  events: readonly Event[],
  before: Mark,
  after: Mark,
  hash: () => string,
): readonly string[] => {
  const texts = events.flatMap(eventTexts);
  if (after.question !== '' && after.question !== before.question) texts.push(after.question);
  if (after.clock !== before.clock) texts.push(hashText(hash()));
  return texts;
};

/** Where play stands: under a take-back, and where it is gone on with from a kept state. */
export const standTexts = (now: Mark, hash: string): readonly string[] => [
  ...(now.question === '' ? [] : [now.question]),
  hashText(hash),
];
