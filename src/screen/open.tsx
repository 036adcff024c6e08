// Opens the map screen at a desk, and leaves the terminal as it was found, however it ends.
import type { Desk } from '../desk/desk.ts';
import { FrameWriter } from './frame-writer.ts';
import { painter, themeFor } from '../draw/roles.ts';
import { sitDown } from './sitting.ts';
import type { Seat, SittingEnd } from './sitting.ts';
import { enterScreen, hasScreen, processTerminal, readKeyboard } from './terminal.ts';
import type { Deadly, Terminal } from './terminal.ts';

/** no terminal: nothing was drawn and nothing was asked. */
export type ScreenEnd = SittingEnd | 'no terminal';

/** Ink writes nothing before its end where it believes that nobody is looking; it decides that when it is loaded. */
const somebodyIsLooking = (): void => {
  for (const name of ['CI', 'CONTINUOUS_INTEGRATION'])
    if (process.env[name] !== undefined) process.env[name] = 'false';
};

const themeOf = ({ env, output }: Terminal): ReturnType<typeof themeFor> => {
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...rest } = env;
  return themeFor(env, output.getColorDepth?.(rest) ?? 1);
};

type Ending = { readonly how: SittingEnd } | { readonly signal: Deadly } | { readonly fault: unknown };

/** Waits for whatever ends it first. */
const untilEnded = (terminal: Terminal, seat: Seat, drawing: Promise<unknown>): Promise<Ending> =>
  new Promise((resolve) => {
    const forget: (() => void)[] = [];
    const end = (ending: Ending): void => {
      for (const stop of forget) stop();
      resolve(ending);
    };
    drawing.catch((fault: unknown) => end({ fault }));
    forget.push(
      terminal.onSignal((signal) => end({ signal })),
      readKeyboard(
        terminal.input,
        (keys) => {
          try {
            seat.press(keys);
          } catch (fault) {
            end({ fault });
          }
          const ended = seat.now().end;
          if (ended !== undefined) end({ how: ended.how });
        },
        // With the keyboard the terminal is gone, and with it whoever could read last words.
        () => end({ signal: 'SIGHUP' }),
      ),
    );
  });

export const openScreen = async (
  desk: Desk,
  greeting: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<ScreenEnd> => {
  if (!hasScreen(terminal)) return 'no terminal';
  somebodyIsLooking();
  const { App, mount } = await import('./app.tsx');
  const seat = sitDown(desk, greeting);
  const leave = enterScreen(terminal);
  const writer = new FrameWriter(terminal.output);
  let ending: Ending;
  try {
    const ink = mount(
      <App
        game={desk.game}
        seat={seat}
        stage={writer}
        paint={painter(themeOf(terminal))}
        place={(cursor) => writer.place(cursor)}
      />,
      writer,
    );
    ending = await untilEnded(terminal, seat, ink.waitUntilExit());
    ink.unmount();
  } finally {
    writer.close();
    leave();
  }
  if ('fault' in ending) throw ending.fault;
  if ('signal' in ending) {
    terminal.die(ending.signal);
    return 'interrupted';
  }
  for (const line of seat.now().end?.lines ?? []) terminal.output.write(`${line}\n`);
  return ending.how;
};
