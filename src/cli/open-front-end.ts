// Sits a player down at a desk: plain lines, or the map screen where there is a terminal and nothing speaks against it.
import { auditWith } from '../core/match.ts';
import type { Desk } from '../session/session.ts';
import { lineSource } from '../plain/read-lines.ts';
import type { LineSource } from '../plain/read-lines.ts';
import { mayBeRead } from '../plain/screen-readers.ts';
import { plainLoop } from '../plain/loop.ts';
import type { ScreenWish } from '../screen/terminal/painter.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { Exit } from './exit-codes.ts';
import type { DrawnWishes, Settled } from './plain-or-map.ts';

export type Seating = {
  readonly plain?: boolean;
  readonly map?: boolean;
  readonly two?: boolean;
  readonly audit?: boolean;
  /** False: an opponent's turn is not shown move by move. */
  readonly film?: boolean;
  /** What to say where input ended before it began. */
  readonly unheard?: (() => readonly string[]) | undefined;
} & ScreenWish &
  DrawnWishes;

/** `auto`: unless somebody may listen with a screen reader, which does not follow a line that is rewritten. */
const isEdited = ({ env, inputIsTerminal, outputIsTerminal }: Io, wish = 'auto'): boolean => {
  if (!inputIsTerminal || !outputIsTerminal || env['TERM'] === 'dumb' || wish === 'off') return false;
  return wish === 'on' || !mayBeRead(env);
};

const editedSource = async (io: Io, desk: Desk, before: LineSource | undefined): Promise<LineSource> => {
  before?.close();
  const [{ editedLines }, { completionAt }] = await Promise.all([
    import('../plain/line-edit.ts'),
    import('../session/intent/completion.ts'),
  ]);
  return editedLines({
    input: io.input,
    output: process.stdout,
    complete: (line) => completionAt(desk, line),
    interrupted: () => void process.emit('SIGINT'),
  });
};

const seated = async (
  io: Io,
  desk: Desk,
  greeting: readonly string[],
  { audit, film, mode, notices, unheard, config, ...wish }: Seating & Settled,
  lines?: LineSource,
): Promise<Exit> => {
  if (audit === true) auditWith(desk.match);
  if (film === false) desk.settings.film = 'off';
  const opening = [...notices, ...greeting];
  let source = lines;
  if (mode === 'map') {
    source?.close();
    source = undefined;
    const { openScreen } = await import('../screen/open-screen.tsx');
    const end = await openScreen(desk, opening, undefined, { ...wish, keys: config.keys });
    // A terminal that tells no size cannot be drawn on.
    if (end !== 'no terminal') return end === 'interrupted' ? EXIT.interrupted : EXIT.fine;
  }
  const edited = isEdited(io, config.lineedit) ? await editedSource(io, desk, source) : undefined;
  const end = await plainLoop(desk, io, edited ?? source ?? lineSource(io.input), opening, unheard);
  return end === 'interrupted' ? EXIT.interrupted : EXIT.fine;
};

export const sitDown = async (...[io, desk, ...more]: Parameters<typeof seated>): Promise<Exit> => {
  try {
    return await seated(io, desk, ...more);
  } catch (error) {
    if (desk.journal === undefined) throw error;
    const { faultInGame } = await import('./internal-error.ts');
    throw faultInGame(error, desk.match.entries.length);
  }
};
