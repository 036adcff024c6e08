// The balance of Death Struggle 20.
import { gaugeOf } from '../front/gauge.ts';
import { history } from './history.ts';

export const gauge = gaugeOf(history, 32);
