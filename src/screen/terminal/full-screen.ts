// A stay at the screen: from going over to it until whatever ends it, with stops on the way, the terminal given back always.
import { FrameWriter } from './frame-writer.ts';
import { readKeyboard } from './keyboard.ts';
import type { Key } from './key-parser.ts';
import { otherScreen } from './alternate-screen.ts';
import type { OtherScreen } from './alternate-screen.ts';
import type { Deadly, Terminal } from './terminal.ts';

export type Ended<T> = { readonly with: T } | { readonly signal: Deadly } | { readonly fault: unknown };

export type Staying<T> = {
  readonly writer: FrameWriter;
  /** Ends the stay; only the first of several counts. */
  end(how: Ended<T>): void;
};

/** What is shown meanwhile: takes keys until it is taken down. */
export type Shown = {
  press(keys: readonly Key[]): void;
  takeDown(): void;
};

/** Leaves the screen while the program is stopped, and draws all of it again when it goes on. */
const stops = (
  terminal: Terminal,
  screen: OtherScreen,
  writer: FrameWriter,
): { readonly stop: () => void; readonly forget: () => void } => {
  let deaf: (() => void) | undefined;
  let over = false;
  const back = (): void => {
    if (over) return;
    // Somebody else may have set up the terminal meanwhile.
    screen.leave();
    screen.enter();
    writer.afresh();
    listen();
  };
  const stop = (): void => {
    deaf?.();
    deaf = undefined;
    writer.hold();
    screen.leave();
    terminal.stop(back);
  };
  const listen = (): void => {
    deaf ??= terminal.onStop(stop);
  };
  listen();
  const forgetGoOn = terminal.onGoOn(back);
  return {
    stop,
    forget: () => {
      over = true;
      deaf?.();
      forgetGoOn();
    },
  };
};

/** Shows something until it ends. A fault is thrown again, on the screen the program was started from. */
export const stay = async <T>(
  terminal: Terminal,
  alternate: boolean,
  show: (staying: Staying<T>) => Shown,
): Promise<{ readonly with: T } | { readonly signal: Deadly }> => {
  const screen = otherScreen(terminal, alternate);
  screen.enter();
  const writer = new FrameWriter(terminal.output);
  const forget: (() => void)[] = [];
  let shown: Shown | undefined;
  try {
    const ended = await new Promise<Ended<T>>((resolve) => {
      const end = (how: Ended<T>): void => resolve(how);
      forget.push(terminal.onFault((fault) => end({ fault })));
      forget.push(terminal.onSignal((signal) => end({ signal })));
      const { stop, forget: forgetStops } = stops(terminal, screen, writer);
      forget.push(forgetStops);
      const press = (keys: readonly Key[]): void => {
        try {
          const typed = keys.filter(({ name }) => name !== 'suspend');
          if (typed.length > 0) shown?.press(typed);
          if (typed.length < keys.length) stop();
        } catch (fault) {
          end({ fault });
        }
      };
      // With the keyboard the terminal is gone, and with it whoever could read last words.
      forget.push(readKeyboard(terminal.input, press, () => end({ signal: 'SIGHUP' })));
      shown = show({ writer, end });
    });
    if ('fault' in ended) throw ended.fault;
    return ended;
  } finally {
    for (const stop of forget) stop();
    writer.close();
    screen.leave();
    shown?.takeDown();
  }
};
