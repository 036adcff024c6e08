// The map screen in Ink: one line of text for every row of the frame, drawn again only where it has changed.
import { memo, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { Box, render, Text } from 'ink';
import type { Instance } from 'ink';
import type { Game } from '../games/game.ts';
import type { Cursor, FrameWriter } from './frame-writer.ts';
import { frameMaker } from './layout.ts';
import type { Paint } from './painting.ts';
import type { Seat } from './sitting.ts';

/** The room there is, and word of its changes. */
export type Stage = {
  readonly columns: number;
  readonly rows: number;
  on(event: 'resize', heard: () => void): unknown;
  off(event: 'resize', heard: () => void): unknown;
};

type LineProps = { readonly text: string };

/** An empty line would have no height. */
const Line = memo(({ text }: LineProps): ReactElement => (
  <Text wrap="truncate">{text === '' ? ' ' : text}</Text>
));
Line.displayName = 'Line';

export type AppProps = {
  readonly game: Game;
  readonly seat: Seat;
  readonly stage: Stage;
  readonly paint: Paint;
  /** Told where the typing point of a frame is, after the frame has been handed over. */
  readonly place: (cursor: Cursor) => void;
};

export const App = ({ game, seat, stage, paint, place }: AppProps): ReactElement => {
  const onResize = useMemo(
    () =>
      (heard: () => void): (() => void) => {
        stage.on('resize', heard);
        return () => void stage.off('resize', heard);
      },
    [stage],
  );
  const columns = useSyncExternalStore(onResize, () => stage.columns);
  const lines = useSyncExternalStore(onResize, () => stage.rows);
  const sitting = useSyncExternalStore(seat.onChange, seat.now);
  const makeFrame = useMemo(() => frameMaker(game), [game]);
  const { rows, cursor } = makeFrame(sitting, { columns, lines });
  useLayoutEffect(() => place(cursor));
  return (
    <Box flexDirection="column" width={columns} height={lines}>
      {rows.map((row, line) => (
        <Line key={line} text={paint(row)} />
      ))}
    </Box>
  );
};

/** Ink hands whole frames to the writer, and sees to neither the cursor nor the keyboard nor the end. */
export const mount = (app: ReactElement, writer: FrameWriter): Instance =>
  render(app, {
    // Of a terminal's stream Ink uses what the writer has.
    stdout: writer as unknown as NodeJS.WriteStream,
    debug: true,
    patchConsole: false,
    exitOnCtrlC: false,
    isScreenReaderEnabled: false,
  });
