// A script that is typed in, by a person or by a program: each line is carried out and answered before the next.
import { feedFrom } from './statement-queue.ts';
import type { LineFeed } from './statement-queue.ts';
import type { OpenFile } from './file-access.ts';
import type { Library } from './new-game.ts';
import type { Ending, Printer } from './report.ts';
import { runFeed, runScript } from './run.ts';
import { isTranscript } from './transcript.ts';

/** A transcript is read to its end first: what was typed then waits for nobody. */
export const runLive = async (
  source: OpenFile,
  lines: LineFeed,
  library: Library,
  report: Printer,
): Promise<Ending> => {
  const first = await lines.next();
  if (first !== undefined && isTranscript(first)) {
    const text = [first];
    for (let line = await lines.next(); line !== undefined; line = await lines.next()) text.push(line);
    return runScript({ ...source, text: text.join('\n') }, library, report);
  }
  let begun = false;
  const next = async (): Promise<string | undefined> => {
    if (begun) return lines.next();
    begun = true;
    return first;
  };
  const feed = feedFrom(source, library.files, { next });
  return runFeed({ kind: 'script', statements: [] }, feed, source, library, report, true);
};
