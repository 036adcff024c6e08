// What only Barbarossa knows of its board: its options, its charts, and what its rulebook demands.
import type { BoardOwn } from '../registry.ts';
import { BOXES } from './boxes.ts';
import { chartFindings } from './chart-findings.ts';
import type { TablesFile } from './charts.ts';
import { demandFindings } from './demands.ts';

export const barbarossaOwn: BoardOwn = {
  boxes: { ...BOXES, absent: 'Not in this scenario' },
  options: (tables) => (tables as TablesFile).options,
  findings: (set) => [...chartFindings(set), ...demandFindings(set)],
};
