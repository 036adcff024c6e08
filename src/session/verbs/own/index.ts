// Words of a player's own, and what is left unsaid, by verb.
import type { Handler } from '../handler.ts';
import { ownWord } from './alias.ts';
import { mute, unmute } from './mute.ts';

export const OWN_HANDLERS: Readonly<Record<string, Handler>> = {
  alias: ownWord('alias'),
  macro: ownWord('macro'),
  mute,
  unmute,
};
