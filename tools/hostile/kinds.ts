// The kinds of hostile input, each with the doors it may come in by. What is made is bytes: of a file, or of what is typed.
import { CONFIGS } from './kinds/configs.ts';
import { DATA } from './kinds/data.ts';
import { ENGINE, REPLIES } from './kinds/engines.ts';
import { KEYS } from './kinds/keys.ts';
import type { Kind } from './kinds/kind.ts';
import { POSITIONS } from './kinds/positions.ts';
import { RECORDS, STATES } from './kinds/records.ts';
import { SCRIPTS } from './kinds/scripts.ts';
import { TYPED } from './kinds/typed.ts';
import { WORDS } from './kinds/words.ts';

export const KINDS: readonly Kind[] = [
  POSITIONS,
  RECORDS,
  STATES,
  SCRIPTS,
  DATA,
  CONFIGS,
  ENGINE,
  REPLIES,
  TYPED,
  KEYS,
  WORDS,
];
