// What only Barbarossa knows of its board: its options, its charts, and what its rulebook demands.
import type { BoardOwn } from '../registry.ts';
import { chartFindings } from './chart-findings.ts';
import type { TablesFile } from './charts.ts';
import { demandFindings } from './demands.ts';

export const barbarossaOwn: BoardOwn = {
  options: (tables) => (tables as TablesFile).options,
  findings: (set) => [...chartFindings(set), ...demandFindings(set)],
};
