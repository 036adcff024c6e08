// The suite of all games, for dagc.
import { dagcConforms } from './dagc.ts';
import { conformance } from './suite.ts';

await conformance(dagcConforms);
