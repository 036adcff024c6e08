// The suite of all games, for Death Struggle 20.
import { deathstruggleConforms } from './deathstruggle.ts';
import { conformance } from './suite.ts';

await conformance(deathstruggleConforms);
