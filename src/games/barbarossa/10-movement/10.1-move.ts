// Chapter 10, a move under way, with the window before each mobile assault.
import { procedure } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { emergencyWindow } from '../08-reinforcements/8.11-emergency-deployment.ts';
import { moveLaw } from './10.1-move-law.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const moving = (p: Printed): Procedure<Own> => {
  const { start, walk, strike, fought } = moveSteps(moveLaw(p), 'emergency');
  // R112: before each mobile assault.
  return procedure<Own, MoveVars>({ start, walk, emergency: emergencyWindow(p), strike, fought });
};
