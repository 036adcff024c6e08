// The second edition of the drive on Moscow for the tools.
import { frontTools } from '../front/tools.ts';
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

export const moscow41Tools: ToolGame = frontTools({
  id: 'moscow41',
  steady,
  gauge,
  moscow: '1806',
  stand: { army: '3409', tanks: '3408', panzers: '3411', infantry: '3509', held: '3410' },
  facts: [],
  rule: 'MOV.1',
});
