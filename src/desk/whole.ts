// A reply in one piece, for those who cannot ask for more of it.
import type { Desk, Reply } from './desk.ts';

/** Where lines were kept back, the last one shown only says how many. */
export const wholeLines = ({ rest }: Desk, { lines }: Reply): readonly string[] =>
  rest.length === 0 ? lines : [...lines.slice(0, -1), ...rest];
