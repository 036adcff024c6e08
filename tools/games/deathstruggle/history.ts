// What fell when in the war as it was, on the map of Death Struggle 20.
import { historyOf } from '../front/history.ts';
import { p } from './shipped.ts';

export const history = historyOf(p, 'axis');
