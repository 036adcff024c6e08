// The verb `history`: the last orders, with what came of them.
import { heard } from '../../../core/event-audience.ts';
import type { Entry } from '../../../core/match.ts';
import type { Message } from '../../../core/types.ts';
import { wordKey } from '../../../api/game-words.ts';
import { writeOrders } from '../../../language/canonical-write.ts';
import { isKey } from '../../../text/say.ts';
import { entriesOf } from './events.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { maySeeAll, viewerOf } from '../../session.ts';
import { message } from '../../reply.ts';

/** What came of an order in a word or two, for the events the game has such words for. */
const cameOf = (desk: Desk, { events }: Entry): readonly Message[] =>
  events
    .flatMap((event) => heard(event, viewerOf(desk)) ?? [])
    .map(({ kind, data }) => message(wordKey('history', kind), data))
    .filter(({ key }) => isKey(desk.book, key));

const entryTold = (desk: Desk, entry: Entry, index: number): Message =>
  message('history.line', {
    line: index + 1,
    side: entry.orders[0]?.by ?? '',
    what: writeOrders(desk.registry, entry.orders),
    came: cameOf(desk, entry).map(({ key, params }) => ({ key, params })),
    dice: entry.dice,
  });

/** Orders of the other side may name what is covered: in fog only who gave them is told. */
export const history = (desk: Desk, count: number): readonly Told[] => {
  const entries = entriesOf(desk);
  const who = viewerOf(desk);
  const known = entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => maySeeAll(desk) || entry.orders[0]?.by === who)
    .slice(-count);
  if (known.length === 0) return [message(entries.length === 0 ? 'history.none' : 'history.none-known')];
  return known.map(({ entry, index }) => entryTold(desk, entry, index));
};
