// The suite of all games, for storm.
import { conformance } from './suite.ts';
import { stormConforms } from './storm.ts';

await conformance(stormConforms);
