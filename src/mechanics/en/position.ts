// Sentences of positions: what is wrong with a line.
import type { MessageTable } from '../../api/message-table.ts';

export const positionMessages: MessageTable = {
  'POSITION.NO-PLACE': 'No unit or marker can be at {place:typed}.',
  'POSITION.WORD': 'The word {word:typed} does not belong here.',
  'POSITION.UNIT-TWICE': 'Unit {unit:typed} is placed twice.',
  'POSITION.CONTRADICTION': 'Said before was {about:typed} {said:typed}, and now it is {value:typed}.',
  'POSITION.NO-SIDE': 'No side is called {side:typed}.',
  'POSITION.NO-MARKER': [
    'No marker is called {marker:typed}.',
    '+There {markers:plural:is|are} {markers:list:and}.',
  ],
  'POSITION.MARKERS': 'More than {count} of marker {marker:typed}.',
  'POSITION.MARKER-TWICE': 'Two {marker} markers cannot be at {place}.',
  'POSITION.PHASE-FACT': [
    '{path} begins anew with every phase, so a position cannot state it.',
    '+Give the orders that lead to it after the position.',
  ],
  'POSITION.NO-TURN': 'No turn {turn}: the last is {turns}.',
  'POSITION.NO-PHASE': [
    'No phase is called {phase:typed}.',
    '+There is {first:list}.',
    '+[And {second:list}.]',
    '+[And {third:list}.]',
    '+[And {fourth:list}.]',
    '+[And {fifth:list}.]',
    '+[And {sixth:list}.]',
  ],
  'POSITION.MARKER-PLACE': [
    'No {marker} marker is ever at {place}, {rule:rule}.',
    '+It can be at {places:list:or}.',
  ],
  'POSITION.SET-UP': [
    'No set-up in turn {turn}: it comes before turn {first}.',
    '+Say which phase of turn {turn} it is: phase {example}.',
  ],
  'POSITION.REASON': [
    'No change of points is called {why:typed}.',
    '+There {reasons:plural:is|are} {reasons:list:and}.',
  ],
  'POSITION.NO-POINTS': 'No points are for {hex:typed}: it is no objective.',
  'POSITION.HITS': [
    '{unit:typed} cannot have lost {lost:typed}[?most=0: steps: it has one][!most=0: steps: it can have lost {most} at most].',
    '+A line that can be read: {example}.',
  ],
  'POSITION.ATTACK-TWICE': ['Two attacks on hex {hex}.', '+Name all its attackers in one.'],
  'POSITION.ATTACK-NOBODY': 'An attack on hex {hex} by nobody.',
  'POSITION.ATTACK-SIDE': 'An attack on hex {hex} by {unit}, which is not of side {side}, whose phase it is.',
  'POSITION.ATTACK-FROM': 'An attack on hex {hex} by {unit}, which is at {place} and not next to it.',
  'POSITION.ATTACK-EMPTY': 'An attack on hex {hex}, where no enemy is.',
  'POSITION.LATER': 'Turn {later} is still to come: the position is of turn {turn}.',
};
