// The balance of the second edition of the drive on Moscow.
import { gaugeOf } from '../front/gauge.ts';
import { history } from './history.ts';

export const gauge = gaugeOf(history, 32);
