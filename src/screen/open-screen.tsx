// Opens the map screen at a desk, and leaves the terminal as it was found, however it ends.
import { tell } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { frameMaker } from './view/layout.ts';
import { patience } from '../session/slow-notice.ts';
import { wipeAtHandOver } from './hand-over.ts';
import { lookAt } from './terminal/painter.ts';
import type { ScreenWish } from './terminal/painter.ts';
import { painterFor } from '../draw/look.ts';
import type { Look } from '../draw/look.ts';
import type { Paint } from '../draw/theme.ts';
import { sitDown } from './seat.ts';
import type { Drawn, SittingEnd } from './screen-state.ts';
import { stay } from './terminal/full-screen.ts';
import { clearsHistory, hasScreen, processTerminal } from './terminal/terminal.ts';
import type { Terminal } from './terminal/terminal.ts';

/** no terminal: nothing was drawn and nothing was asked. */
export type ScreenEnd = SittingEnd | 'no terminal';

/** Ink writes nothing before its end where it believes that nobody is looking; it decides that when it is loaded. */
const somebodyIsLooking = (): void => {
  for (const name of ['CI', 'CONTINUOUS_INTEGRATION'])
    if (process.env[name] !== undefined) process.env[name] = 'false';
};

export const openScreen = async (
  desk: Desk,
  greeting: readonly string[],
  terminal: Terminal = processTerminal(),
  wish: ScreenWish = {},
): Promise<ScreenEnd> => {
  if (!hasScreen(terminal)) return 'no terminal';
  somebodyIsLooking();
  const seat = sitDown(desk, greeting, { keys: wish.keys, clears: clearsHistory(terminal.env) });
  const lookOf = (drawn: Drawn): Look => lookAt(terminal, wish, drawn);
  const makeFrame = frameMaker(desk.game, lookOf);
  // The same for as long as nothing is set: another would have all of the screen painted anew.
  let painted: { readonly drawn: Drawn; readonly paint: Paint } | undefined;
  const paintOf = (drawn: Drawn): Paint => {
    if (painted?.drawn !== drawn) painted = { drawn, paint: painterFor(lookOf(drawn)) };
    return painted.paint;
  };
  const ended = await stay<SittingEnd>(terminal, wish.altScreen !== false, ({ writer, end }) => {
    const { drawn } = seat.now();
    const size = { columns: writer.columns, lines: writer.rows };
    writer.first({ ...makeFrame(seat.now(), size), paint: paintOf(drawn) });
    let takeDown: (() => void) | undefined;
    let isOver = false;
    const drawWithInk = async (): Promise<void> => {
      const { App, mount } = await import('./app.tsx');
      if (isOver) return;
      const app = (
        <App
          makeFrame={makeFrame}
          seat={seat}
          stage={writer}
          paintOf={paintOf}
          fill={(filling) => writer.fill(filling)}
        />
      );
      const ink = mount(app, writer);
      takeDown = () => ink.unmount();
      await ink.waitUntilExit();
    };
    drawWithInk().catch((fault: unknown) => end({ fault }));
    const slow = patience(() => writer.say(tell(desk, 'wait.desk').join(' ')));
    desk.tick = slow.tick;
    const heedEnd = seat.onChange(() => {
      const how = seat.now().end?.how;
      if (how !== undefined) end({ with: how });
    });
    const keepWiping = wipeAtHandOver(seat, () => writer.wipe());
    return {
      press: (keys) => {
        slow.begin();
        seat.press(keys);
      },
      takeDown: () => {
        keepWiping();
        heedEnd();
        seat.leave();
        isOver = true;
        takeDown?.();
      },
    };
  });
  if ('signal' in ended) {
    terminal.die(ended.signal);
    return 'interrupted';
  }
  for (const line of seat.now().end?.lines ?? []) terminal.output.write(`${line}\n`);
  return ended.with;
};
