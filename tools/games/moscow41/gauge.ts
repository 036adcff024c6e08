// The balance of Moscow vs. Barbarossa.
import { gaugeOf } from '../front/gauge.ts';
import { history } from './history.ts';

export const gauge = gaugeOf(history, 32);
