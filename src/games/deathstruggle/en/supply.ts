// Sentences of supply in three levels and of rail heads.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const LEVELS: MessageTable = {
  'word.supply.full': 'full supply',
  'word.supply.fed': 'supply from the air',
  'word.supply.limited': 'limited supply',
  'word.supply.isolated': 'no supply, Isolated',
  'supply.is-full': ['{units:units} {count:plural:is|are} in full supply.', RULE],
  'supply.is-fed': ['{units:units} {count:plural:is|are} supplied from the air.', RULE],
  'supply.is-limited': ['{units:units} {count:plural:is|are} in limited supply.', RULE],
  'supply.is-isolated': ['{units:units} {count:plural:is|are} Isolated.', RULE],
  'supply.hex-line': ['In {hex:named} a unit of the {side:side} would be in full supply.', RULE],
  'supply.hex-cut': ['In {hex:named} a unit of the {side:side} would not be in full supply.', RULE],
  'supply.hex-limited': ['+It would be in limited supply.', RULE],
  'supply.isolated': ['{side:side} Isolated: {units:units}.', RULE],
  'supply.length': [
    'A line of full supply is worth {most} movement points, of limited supply {far} hexes.',
    RULE,
  ],
  'supply.beyond-armies': ['In Snow it is too far from every supplied army of the Axis.', RULE],
  'supply.means.attacks-worse': [
    'Attacks with it are one column worse, and it is Disrupted after them.',
    RULE,
  ],
  'supply.means.attacked-better': ['Attacks on it are one column better.', RULE],
  'supply.means.struck': ['In the supply step of its side it is Disrupted.', RULE],
  'supply.means.stays': ['+It does not recover.', RULE],
  'supply.bar.zone': ['Enemy zones of control bar it: {hexes:hexes}.', RULE],
};

const RAIL_HEADS: MessageTable = {
  'choice.convert': '{from:hexes} to {path:way}.',
  'word.mark.railhead': 'rail head',
  'word.mark.lenfactory': 'tank factory of Leningrad',
  'word.mark.stalfactory': 'tank factory of Stalingrad',
  'word.mark.kharkovfactory': 'tank factory of Kharkov',
  'word.mark.tankograd': 'tank factory of Siberia',
  'railhead.moved': [
    'The rail head of {from:hex} comes to {hex:named}, {count:count:hex|hexes} farther.',
    RULE,
  ],
  'CONVERT.FORM': 'No rail head moved: name its hex and where it is to go. Rail heads are in {hexes:hexes}.',
  'CONVERT.LATE': 'No rail head moves any more: an airfield has been placed, and rail heads go before them.',
  'CONVERT.NO-HEAD': 'No rail head is in {place:named}; they are in {hexes:hexes}.',
  'CONVERT.NO-RAILROAD': 'No rail head goes from {from:hex} to {place:named}: no railroad leads there.',
  'CONVERT.ENEMY': 'No rail head comes into {hex:named}: the enemy is there.',
  'CONVERT.TOWN':
    'No rail head comes into {hex:named}: it is a town of the enemy, and no Axis unit is there.',
  'CONVERT.ZONE':
    'No rail head comes into {hex:named}: it is in an enemy zone of control, and no Axis unit is there.',
  'CONVERT.TWICE': 'A rail head does not pass through a hex twice.',
  'CONVERT.FAR':
    'The rail head of {hex:named} can go {left:count:rail hex|rail hexes} farther in this turn, not {count}.',
  'CONVERT.NOBODY': 'No rail head can go farther now.',
};

export const supplyHere: MessageTable = { ...LEVELS, ...RAIL_HEADS };
