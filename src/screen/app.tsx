// The map screen in Ink: a placeholder for every row of the frame, which the frame writer fills.
import { memo, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { Box, render, Text } from 'ink';
import type { Instance } from 'ink';
import { PLACEHOLDER } from './terminal/frame-writer.ts';
import type { Filling, FrameWriter, Paint } from './terminal/frame-writer.ts';
import type { FrameMaker } from './view/layout.ts';
import type { Drawn, Seat } from './screen-state.ts';

/** The room there is, and word of its changes. */
export type Stage = {
  readonly columns: number;
  readonly rows: number;
  on(event: 'resize', heard: () => void): unknown;
  off(event: 'resize', heard: () => void): unknown;
};

/** Ink would take the text of a line apart anew for every frame; a placeholder it measures once. */
const Line = memo((): ReactElement => <Text>{PLACEHOLDER}</Text>);
Line.displayName = 'Line';

export type AppProps = {
  readonly makeFrame: FrameMaker;
  readonly seat: Seat;
  readonly stage: Stage;
  /** What the roles look like. */
  readonly paintOf: (drawn: Drawn) => Paint;
  /** Told what stands for the placeholders of a frame, after the frame has been handed over. */
  readonly fill: (filling: Filling) => void;
};

export const App = ({ makeFrame, seat, stage, paintOf, fill }: AppProps): ReactElement => {
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
  const { rows, cursor, inSight } = makeFrame(sitting, { columns, lines });
  const paint = useMemo(() => paintOf(sitting.drawn), [paintOf, sitting.drawn]);
  useLayoutEffect(() => {
    seat.showing(inSight);
    fill({ rows, cursor, paint });
  });
  return (
    <Box flexDirection="column" width={columns} height={lines}>
      {rows.map((_, line) => (
        <Line key={line} />
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
