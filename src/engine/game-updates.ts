// What the arbiter tells an engine of the game: orders that were given, and dice that were rolled.
import type { Order, Problem, Side } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import { readOrders } from '../language/canonical-read.ts';
import { write } from '../language/canonical-write.ts';
import { problem } from '../core/problem.ts';
import { viewNames } from '../text/view-names.ts';
import { PROGRAM_MESSAGES } from '../text/en/index.ts';
import { sayRefusal } from '../text/say-refusal.ts';
import { messageBook } from '../text/voice.ts';
import type { Command, Reply } from './protocol.ts';
import { yes } from './protocol.ts';
import { deciding, playOrders, rollDice, tableHash } from './engine-state.ts';
import type { Refused, Table } from './engine-state.ts';

/** By its id or by what it is called. */
export const sideNamed = ({ game }: Table, word: string): Side | undefined => {
  const low = word.toLowerCase();
  return game.rules.sides.find((side) => side === low || game.sideWords[side]?.name.toLowerCase() === low);
};

const refusedReply = (table: Table, { refusal, order }: Refused): Reply => {
  const { game, registry, match } = table;
  const lines = sayRefusal(
    {
      level: 'normal',
      hexSpeech: 'raw',
      book: messageBook(PROGRAM_MESSAGES, game.messages),
      names: viewNames(game, seenBy(game, match.state, order.by)),
      write: (each) => write(registry, each),
    },
    refusal,
  );
  return { ok: false, code: refusal.code, lines };
};

export const play = (table: Table, { words, rest }: Command): Reply | Problem => {
  const [word = '', ...more] = words;
  if (more.length === 0) return problem('ENGINE.FORM', { form: 'play <side> <order>' });
  const by = sideNamed(table, word);
  if (by === undefined) return problem('ENGINE.SIDES', { typed: word, sides: [...table.game.rules.sides] });
  const read = readOrders(table.registry, rest.slice(word.length).trim());
  if (!read.ok) return read.error;
  const orders: readonly Order[] = read.value.map((said) => ({ by, ...said }));
  if (orders.length === 0) return problem('ENGINE.FORM', { form: 'play <side> <order>' });
  const refused = playOrders(table, orders);
  return refused === undefined ? yes(tableHash(table)) : refusedReply(table, refused);
};

export const result = (table: Table, words: readonly string[]): Reply | Problem => {
  if (words.length === 0 || !words.every((word) => /^[1-9]\d?$/.test(word)))
    return problem('ENGINE.FORM', { form: 'result <face> [face ...]' });
  if (deciding(table)?.kind !== 'roll') return problem('ENGINE.NO-DIE');
  const wrong = rollDice(table, words.map(Number));
  if (wrong === 'left') return problem('ENGINE.NO-DIE');
  return wrong === undefined ? yes(tableHash(table)) : refusedReply(table, wrong);
};
