// Typhoon for the tools.
import { frontTools } from '../front/tools.ts';
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

export const typhoonTools: ToolGame = frontTools({
  id: 'typhoon',
  steady,
  gauge,
  moscow: '2309',
  stand: { army: '5114', tanks: '5113', panzers: '5116', infantry: '5215', held: '5115' },
  facts: ['own unsupplied ["42tb"]'],
  rule: 'MOV.9',
});
