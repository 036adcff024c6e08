// What only DAGC knows of its board: what its rulebook demands of the map.
import { boardOwn } from '../../../mechanics/board-own.ts';
import { chartFindings } from './check-charts.ts';
import { counterFindings } from './check-counters.ts';
import { mapFindings } from './check-map.ts';

export const dagcOwn = boardOwn(mapFindings, chartFindings, counterFindings);
