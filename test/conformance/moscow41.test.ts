// The suite of all games, for moscow41.
import { moscow41Conforms } from './moscow41.ts';
import { conformance } from './suite.ts';

await conformance(moscow41Conforms);
