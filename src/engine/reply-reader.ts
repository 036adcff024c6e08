// What the arbiter hears of an engine: text that comes in pieces, put together to replies.

export type Heard =
  | { readonly kind: 'yes'; readonly lines: readonly string[] }
  | { readonly kind: 'no'; readonly said: string }
  /** It said something that is no reply. */
  | { readonly kind: 'babble'; readonly said: string }
  | { readonly kind: 'crashed'; readonly status?: number }
  | { readonly kind: 'hung' };

/** No reply is longer. */
const MOST_REPLY = 8 * 1024 * 1024;

type Ear = {
  /** Text that came. */
  hear(text: string): void;
  /** Nothing more will. */
  deaf(status?: number): void;
  reply(milliseconds: number): Promise<Heard>;
};

const readReply = (text: string): Heard => {
  const [first = '', ...more] = text.split('\n');
  const [, sign, , said = ''] = /^([=?])(\d*)(?:\s(.*))?$/.exec(first) ?? [];
  if (sign === undefined) return { kind: 'babble', said: first };
  if (sign === '?') return { kind: 'no', said };
  return { kind: 'yes', lines: said === '' && more.length === 0 ? [] : [said, ...more] };
};

export const newEar = (): Ear => {
  let text = '';
  /** Up to where no reply ends: it need not be looked through again at every piece that comes. */
  let looked = 0;
  let end: { readonly status?: number } | undefined;
  let waiting: ((heard: Heard) => void) | undefined;
  const tell = (): void => {
    if (waiting === undefined) return;
    const stop = text.indexOf('\n\n', looked);
    looked = Math.max(0, text.length - 1);
    const answer = waiting;
    if (stop >= 0) {
      waiting = undefined;
      const whole = text.slice(0, stop);
      text = text.slice(stop + 2);
      looked = 0;
      answer(readReply(whole));
    } else if (end !== undefined || text.length > MOST_REPLY) {
      waiting = undefined;
      answer(end === undefined ? { kind: 'babble', said: text.slice(0, 80) } : { kind: 'crashed', ...end });
    }
  };
  return {
    hear: (more) => {
      // Nobody asked for so much: it is left where it is said.
      if (text.length <= MOST_REPLY) text += more.replaceAll('\r', '');
      tell();
    },
    deaf: (status) => {
      end ??= status === undefined ? {} : { status };
      tell();
    },
    reply: async (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting = undefined;
          resolve({ kind: 'hung' });
        }, milliseconds);
        waiting = (heard) => {
          clearTimeout(timer);
          resolve(heard);
        };
        tell();
      }),
  };
};
