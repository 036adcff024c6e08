// The suite of all games, for typhoon.
import { typhoonConforms } from './typhoon.ts';
import { conformance } from './suite.ts';

await conformance(typhoonConforms);
