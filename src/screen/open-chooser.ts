// Asks the questions before a game on a screen of their own, and leaves the terminal as it was found.
import type { Choosing } from '../chooser/chooser.ts';
import type { ThemeWish } from '../draw/theme.ts';
import { chooserFrame, pressAtChooser, sitAtChooser } from './choosing.ts';
import type { ChosenOnScreen } from './choosing.ts';
import { painterOn } from './painting.ts';
import type { ScreenWish } from './painting.ts';
import { stay } from './stay.ts';
import { processTerminal } from './terminal.ts';
import type { Terminal } from './terminal.ts';

export const openChooser = async (
  choosing: Choosing,
  wish: ScreenWish & { readonly theme?: ThemeWish | undefined } = {},
  terminal: Terminal = processTerminal(),
): Promise<ChosenOnScreen> => {
  let seat = sitAtChooser(choosing);
  const paint = painterOn(terminal, wish, wish.theme);
  const ended = await stay<ChosenOnScreen>(terminal, wish.altScreen !== false, ({ writer, end }) => {
    const draw = (): void => {
      const { rows, cursor } = chooserFrame(seat, { columns: writer.columns, lines: writer.rows });
      writer.write(rows.map(paint).join('\n'));
      writer.place(cursor);
    };
    writer.on('resize', draw);
    draw();
    return {
      press: (keys) => {
        seat = pressAtChooser(seat, keys);
        if (seat.end === undefined) draw();
        else end({ with: seat.end });
      },
      takeDown: () => void writer.off('resize', draw),
    };
  });
  if ('with' in ended) return ended.with;
  terminal.die(ended.signal);
  return 'interrupted';
};
