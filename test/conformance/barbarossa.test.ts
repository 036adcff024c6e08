// The suite of all games, for barbarossa.
import { barbarossaConforms } from './barbarossa.ts';
import { conformance } from './suite.ts';

await conformance(barbarossaConforms);
