// The balance of Typhoon.
import { gaugeOf } from '../front/gauge.ts';
import { history } from './history.ts';

export const gauge = gaugeOf(history, 20);
