// Sentences of strategic movement: by rail, by sea, and of factories that are taken away.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const RAIL: MessageTable = {
  'RAIL.NOT-YOURS': '{unit:typed} is no unit of the {side:side}.',
  'RAIL.AIR': '{unit:unit} goes with its airfield: type base.',
  'RAIL.NO-WAY':
    '{unit:unit} cannot go by rail to {place:named}: no open line of its side leads there from where it is.',
  'RAIL.CAPACITY':
    '{unit:unit} costs {cost:count:rail factor|rail factors}, and {left} {left:plural:is|are} left.',
  'RAIL.NOBODY': 'No unit of the {side:side} can go by rail now.',
};

const SEA: MessageTable = {
  'choice.sail': '{units:units} to {path:hexes}.',
  'unit.sailed': [
    '{unit:unit} sails from {from:hex} to {hex:named}, sunk by {chance} in 6. The die is {die}: [?sunk:it is sunk][!sunk:it arrives].',
    RULE,
  ],
  'doubt.sail': ['{unit:unit} to {hex:named}: sunk by {chance} in {of}.', RULE],
  'word.purpose.sea': 'the voyage',
  'die.sea': [],
  'SAIL.FORM': 'Nobody sailed: name one unit and a port.',
  'SAIL.NOT-YOURS': '{unit:typed} is no unit of the {side:side}.',
  'SAIL.OFF-MAP': '{unit:unit} is {place:inside}, not on the map.',
  'SAIL.AIR': '{unit:unit} flies.',
  'SAIL.DISRUPTED': '{unit:unit} is Disrupted and does not sail.',
  'SAIL.LARGE': '{unit:unit} is too large for ships: only divisions and brigades sail.',
  'SAIL.ENOUGH': '{most:count:unit has|units have} sailed in this turn, and no more can.',
  'SAIL.INLAND': '{unit:unit} is not on a coast: {hex:named} lies inland.',
  'SAIL.NO-PORT': '{place:named} is no port in the hands of its side.',
  'SAIL.OTHER-SEA': '{unit:unit} cannot sail to {hex:named}: no sea joins them.',
  'SAIL.NOBODY': 'No unit of the {side:side} can sail now.',
};

const ARRIVAL: MessageTable = {
  'MOVE.NOT-SOUTH': '{unit:unit} does not come to {hex:named}: allies of the Axis stay in the south.',
  'MOVE.MOUNTAIN': '{unit:unit} does not come to {hex:named}: mobile corps do not enter mountains.',
};

const FACTORIES: MessageTable = {
  'word.factory.lenfactory': 'Leningrad tank factory',
  'word.factory.stalfactory': 'Stalingrad tank factory',
  'word.factory.kharkovfactory': 'Kharkov tank factory',
  'word.factory.tankograd': 'Siberian tank factory',
  'choice.evacuate': 'The factory of {hex:hexes}.',
  'factory.loading': [
    'The {factory:phrase:word.factory.} is being loaded, and builds nothing. Type evacuate again in a later turn to send it off.',
    RULE,
  ],
  'factory.evacuated': [
    'The {factory:phrase:word.factory.} goes to Siberia[!late:, and works again in turn {turn}][?late:, and does not work again in this game].',
    RULE,
  ],
  'factory.works': ['The {factory:phrase:word.factory.} works again, in Siberia.', RULE],
  'factory.lost': [
    'The {factory:phrase:word.factory.} is lost in {hex:named}, while it was being loaded.',
    RULE,
  ],
  'EVACUATE.FORM': 'No factory moved: name its hex.[ It can be {hexes:hexes:or}.]',
  'EVACUATE.NONE': 'There is no tank factory in {place:named}.',
  'EVACUATE.GONE': 'That factory is on no hex of the map.',
  'EVACUATE.LOST': 'The factory of {hex:named} is in enemy hands.',
  'EVACUATE.NO-WAY':
    'The factory of {hex:named} stays: no open railroad leads from there to the eastern edge.',
  'EVACUATE.LOADING': 'The factory of {hex:named} is being loaded in this turn and can leave in the next.',
  'EVACUATE.CAPACITY':
    'The factory of {hex:named} costs {cost:count:rail factor|rail factors}, and {left} {left:plural:is|are} left.',
  'EVACUATE.NOBODY': 'No factory can be taken away now.',
};

export const strategicMovementMessages: MessageTable = { ...RAIL, ...SEA, ...ARRIVAL, ...FACTORIES };
