// Where an engine begins: at a position in either of its forms, or at the end of a record.
import type { Problem } from '../core/types.ts';
import { readRecord } from '../record/format/record.ts';
import { playingOf } from '../record/playable-game.ts';
import { parsePosition } from '../record/format/position-text.ts';
import { located, readPosition } from '../record/position.ts';
import { problem } from '../core/problem.ts';
import { replayTo } from '../record/replay.ts';
import type { Shelf } from './commands.ts';
import type { Reply } from './protocol.ts';
import { yes } from './protocol.ts';
import { matchToTell, openTable, tableHash } from './engine-state.ts';
import type { Session } from './engine-state.ts';

type Opened = Promise<Reply | readonly Problem[]>;

export const fromPosition = async (session: Session, text: string, shelf: Shelf): Opened => {
  const parsed = parsePosition(text);
  if (!parsed.ok) return parsed.error;
  const id = parsed.value.header.game;
  if (id === undefined) return [problem('POSITION.MISSING', { key: 'game' })];
  const game = await shelf.game(id);
  if (!game.ok) return game.error.map(located(parsed.value));
  const read = readPosition(game.value, text);
  if (!read.ok) return read.error;
  return yes(tableHash(openTable(session, game.value, matchToTell(game.value, read.value.state))));
};

/** Its dice have fallen; what it says of them is taken as it is. */
export const fromRecord = async (session: Session, text: string, shelf: Shelf): Opened => {
  const record = readRecord(text);
  if (!record.ok) return record.error;
  if (record.value.torn !== undefined) return [record.value.torn];
  const game = await shelf.game(record.value.header.game);
  if (!game.ok) return game.error;
  const match = replayTo(record.value, playingOf(game.value, shelf.version));
  if (!match.ok) return [match.error];
  return yes(tableHash(openTable(session, game.value, match.value)));
};
