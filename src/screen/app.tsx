// The map screen in Ink. What was said and what is asked Ink sets as text. All that changes with every key - the map, the
// panel beside it, the line that is typed - is a placeholder a row, which the frame writer fills with what differs.
import { memo, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { Box, render, Text } from 'ink';
import type { Instance } from 'ink';
import type { Row } from '../draw/styled-rows.ts';
import type { Paint } from '../draw/theme.ts';
import { PLACEHOLDER } from './terminal/frame-writer.ts';
import type { Filling, FrameWriter } from './terminal/frame-writer.ts';
import type { FrameMaker } from './view/layout.ts';
import type { Drawn } from './screen-state.ts';
import type { Seat } from './seat.ts';

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

/** Rows that the frame writer fills. */
const Painted = memo(({ count }: { readonly count: number }): ReactElement => (
  <Box flexDirection="column">
    {Array.from({ length: count }, (_, line) => (
      <Line key={line} />
    ))}
  </Box>
));
Painted.displayName = 'Painted';

/** A row that Ink sets, and sets anew only when it is another. */
const Sentence = memo(({ text }: { readonly text: string }): ReactElement => (
  <Text wrap="truncate">{text === '' ? ' ' : text}</Text>
));
Sentence.displayName = 'Sentence';

type ProseProps = { readonly rows: readonly Row[]; readonly paint: Paint };

const Prose = ({ rows, paint }: ProseProps): ReactElement => (
  <Box flexDirection="column">
    {rows.map((row, line) => (
      <Sentence key={line} text={paint(row)} />
    ))}
  </Box>
);

/** The strip of what was said last. */
const Log = Prose;
/** What is asked, with its answers, or a list to choose from. */
const Question = Prose;

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
  const { rows, log, asked, cursor, map, inSight } = makeFrame(sitting, { columns, lines });
  const paint = useMemo(() => paintOf(sitting.drawn), [paintOf, sitting.drawn]);
  useLayoutEffect(() => {
    seat.showing(inSight);
    fill({ rows, cursor, paint, map });
  });
  return (
    <Box flexDirection="column" width={columns} height={lines}>
      <Painted count={log.from} />
      <Log rows={rows.slice(log.from, log.to)} paint={paint} />
      <Question rows={rows.slice(asked.from, asked.to)} paint={paint} />
      <Painted count={rows.length - asked.to} />
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
