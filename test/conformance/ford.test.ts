// The suite of all games, for ford.
import { fordConforms } from './ford.ts';
import { conformance } from './suite.ts';

await conformance(fordConforms);
