// What fell when in the war as it was, on the map of the second edition of the drive on Moscow.
import { historyOf } from '../front/history.ts';
import { p } from './shipped.ts';

export const history = historyOf(p);
