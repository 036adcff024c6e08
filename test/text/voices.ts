// Listeners for tests of the words: a few invented units and places, and a voice that can be set as a test likes.
import type { Order } from '../../src/core/types.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import type { MessageTable } from '../../src/api/message-table.ts';
import { messageBook } from '../../src/text/voice.ts';
import type { Names, Voice } from '../../src/text/voice.ts';

const UNITS = new Map([
  ['24pz', '24 Panzer Corps'],
  ['3mot', '3 Motorised Division'],
  ['9inf', '9 Infantry Corps'],
  ['16a', '16 Army'],
]);

const SIDES = new Map([
  ['german', { name: 'Germans', adjective: 'German' }],
  ['soviet', { name: 'Soviets', adjective: 'Soviet' }],
]);

export const NAMES: Names = {
  unit: (id) => UNITS.get(id),
  side: (id) => SIDES.get(id),
  place: (id) => (id === 'reserve' ? 'reserve box' : undefined),
  hexName: (id) => (id === '2411' ? 'Vyazma' : undefined),
};

export const write = (order: Order): string => [order.verb, ...Object.values(order.args).flat()].join(' ');

/** The program's own table with a game's laid over it. */
export const voice = (table: MessageTable = {}, more: Partial<Voice> = {}): Voice => ({
  level: 'normal',
  hexSpeech: 'pair',
  book: messageBook(PROGRAM_MESSAGES, table),
  names: NAMES,
  write,
  ...more,
});
