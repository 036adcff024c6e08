// What only Death Struggle 20 knows of its board: what its rulebook demands of the map, the counters and the set-up.
import { boardOwn } from '../../../mechanics/board-own.ts';
import { chartFindings } from './check-charts.ts';
import { counterFindings } from './check-counters.ts';
import { mapFindings } from './check-map.ts';
import { setUpFindings } from './check-set-up.ts';

export const deathstruggleOwn = boardOwn(mapFindings, chartFindings, counterFindings, setUpFindings);
