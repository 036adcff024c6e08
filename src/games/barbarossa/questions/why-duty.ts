// The question `why`: who must attack in this phase, told to those who may know it.
import { message } from '../../../mechanics/combat/questions/odds.ts';
import type { Message } from '../../../core/types.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { dutiesOf } from '../11-prepared-assaults/11.3-eligible-attackers.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 5.12a; 11.7a: who they are the German does not see. */
export const dutiesAt = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  concerns: (unit: string) => boolean,
): readonly Message[] => {
  if (who === 'german' && s.options['fog'] !== 'off') return [];
  return dutiesOf(p, s)
    .filter(({ unit }) => concerns(unit))
    .map(({ unit, targets }) =>
      message('why.must-attack', { unit, hexes: [...targets], rule: 'barbarossa:5.12a' }),
    );
};
