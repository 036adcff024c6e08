// Asks the questions before a game on a screen of their own, and leaves the terminal as it was found.
import type { Choosing } from '../start-menu/menu.ts';
import { chooserFrame, pressAtChooser, sitAtChooser } from './keys/start-menu.ts';
import type { ChosenOnScreen } from './keys/start-menu.ts';
import { painterFor } from '../draw/look.ts';
import { lookAt } from './terminal/painter.ts';
import type { ScreenWish } from './terminal/painter.ts';
import type { Settings } from '../session/settings.ts';
import { stay } from './terminal/full-screen.ts';
import { processTerminal } from './terminal/terminal.ts';
import type { Terminal } from './terminal/terminal.ts';

export const openChooser = async (
  choosing: Choosing,
  wish: ScreenWish & { readonly drawn?: Partial<Settings> } = {},
  terminal: Terminal = processTerminal(),
): Promise<ChosenOnScreen> => {
  let seat = sitAtChooser(choosing);
  const paint = painterFor(lookAt(terminal, wish, wish.drawn));
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
