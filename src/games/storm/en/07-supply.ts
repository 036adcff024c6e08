// Sentences of chapter 7: supply.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const supplyMessages: MessageTable = {
  'word.supply.aerial': 'aerial supply',
  'word.supply.attenuated': 'attenuated supply',
  'word.mark.air': 'airpower',
  'word.mark.aerial': 'aerial supply',
  'ask.airlift': [
    '{side:side} may supply a hex by air, once in the game: {hexes:hexes:or}.',
    '+~Type airlift and a hex, or pass.',
  ],
  'choice.airlift': 'Aerial supply for {at:places}.',
  'choice.pass.airlift': 'No aerial supply now.',
  'aerial.placed': ['The Germans in {hex:named} are supplied by air to the end of this turn.', RULE],
  'aerial.over': ['The aerial supply of {hex:named} is over.', RULE],
  'AERIAL.USED': 'No aerial supply: it has been used, once is all there is.',
  'AERIAL.SOVIET': 'No aerial supply: the Soviets have none.',
  'AERIAL.AIR': 'No aerial supply: it takes German air superiority.',
  'AERIAL.NOBODY-OUT': 'No aerial supply: no German unit is out of supply.',
  'AERIAL.NOBODY': ['No German unit in {hex:named} is out of supply.', '+[These are: {hexes:hexes}.]'],
  'supply.bar.seam': ['+No line goes from one map sheet to the other: {hexes:hexes}.', RULE],
  'supply.bar.bulgaria': ['+Bulgaria is closed: {hexes:hexes}.', RULE],
  'supply.is-aerial': ['{units:units} {count:plural:has|have} aerial supply.', RULE],
  'supply.is-attenuated': ['{units:units} {count:plural:has|have} attenuated supply.', RULE],
  'supply.means.ally': ['+It never wants for supply.', RULE],
  'supply.means.attenuated': ['It moves less.', RULE],
  'supply.means.column': ['Its attacks go one column left, attacks on it one column right.', RULE],
  'supply.means.slow': ['It moves less.', RULE],
  'supply.means.columns': ['Its attacks go two columns left, attacks on it two columns right.', RULE],
  'supply.means.lost': ['It is lost if that is so at the terminal supply check.', RULE],
  'supply.means.stays': ['++It is not lost for that alone.', RULE],
  'supply.automatic': ['On turn 1 all units are in supply, line or no line.', RULE],
  'supply.checked': ['Soviet units out of supply are gone for good: {units:units}.', RULE],
};
