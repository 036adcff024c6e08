// How an engine loses a game by what it says, or does not say.
import type { Message, Side } from '../core/types.ts';
import type { Heard } from './reply-reader.ts';

export type Fault = { readonly side: Side; readonly key: string; readonly params: Message['params'] };

export const fault = (side: Side, key: string, params: Message['params'] = {}): Fault => ({
  side,
  key,
  params,
});

/** What was said, where anything was. */
const words = <K extends string>(key: K, said: string): Partial<Record<K, string>> =>
  said.trim() === '' ? {} : ({ [key]: said } as Record<K, string>);

export const isFault = (value: object): value is Fault => 'key' in value;

/** What it heard, or how the engine lost by it. */
export const heard = (
  side: Side,
  command: string,
  seconds: number,
  reply: Heard,
): readonly string[] | Fault => {
  switch (reply.kind) {
    case 'yes':
      return reply.lines;
    case 'no':
      return fault(side, 'ARENA.REFUSED', { command, ...words('said', reply.said) });
    case 'babble':
      return fault(side, 'ARENA.BABBLE', { command, ...words('said', reply.said) });
    case 'crashed':
      return fault(side, 'ARENA.CRASHED', reply.status === undefined ? {} : { status: reply.status });
    case 'hung':
      return fault(side, 'ARENA.HUNG', { command, seconds });
  }
};
