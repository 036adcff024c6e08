// Sentences of markers that a side lays on units of the other.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const markerMessages: MessageTable = {
  'marker.laid': ['{unit:unit} has {marker} on it, of the {side:side}.', RULE],
  'markers.back': ['{count:count:marker|markers} of the {side:side} come back.', RULE],
  'MARKER.FORM': 'Nothing laid: name one marker and one unit.',
  'MARKER.NOT-AT-HAND': 'Nothing laid: {marker} is not at hand.',
  'MARKER.HAS-ONE': 'Nothing laid: {unit:unit} has a marker on it.',
  'MARKER.NO-TARGET': 'Nothing laid: {marker} cannot be laid on {unit:unit}.',
  'MARKER.NOTHING': 'The {side:side} have no marker to lay, or nobody to lay it on.',
};
