// Sits a player down at a desk: plain lines, or the map screen where there is a terminal and it was asked for.
import type { Desk } from '../desk/desk.ts';
import { plainLoop } from '../plain/loop.ts';
import { EXIT } from './io.ts';
import type { Exit, Io } from './io.ts';

export type Seating = { readonly plain?: boolean; readonly map?: boolean; readonly two?: boolean };

/** The map needs a terminal on both sides, and somebody who wants it. */
const wantsMap = (io: Io, { plain, map }: Seating): boolean =>
  map === true && plain !== true && io.inputIsTerminal && io.outputIsTerminal;

export const sitDown = async (
  io: Io,
  desk: Desk,
  greeting: readonly string[],
  seating: Seating,
): Promise<Exit> => {
  if (wantsMap(io, seating)) {
    const { openScreen } = await import('../screen/open.tsx');
    const end = await openScreen(desk, greeting);
    return end === 'interrupted' ? EXIT.interrupted : EXIT.fine;
  }
  const end = await plainLoop(desk, io, greeting);
  return end === 'interrupted' ? EXIT.interrupted : EXIT.fine;
};
