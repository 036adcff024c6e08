// Every game before the suite: those of the registry, and the test game.
import { barbarossaConforms } from './barbarossa.ts';
import { dagcConforms } from './dagc.ts';
import { fordConforms } from './ford.ts';
import type { Conforming } from './suite.ts';

export const CONFORMING: readonly Conforming[] = [barbarossaConforms, dagcConforms, fordConforms];
