// What only Barbarossa knows of its board: its charts, and what its rulebook demands.
import { boardOwn } from '../../../mechanics/board-own.ts';
import { chartFindings } from './check-charts.ts';
import { demandFindings } from './check-rulebook.ts';

export const barbarossaOwn = boardOwn(chartFindings, demandFindings);
