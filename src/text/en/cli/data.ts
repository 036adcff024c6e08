// Sentences of the command that lists what is loaded: hexes, counters, scenarios, and where each value is from.
import type { MessageTable } from '../../../api/message-table.ts';

const FROM =
  '[. {status:phrase:word.status.}][!status=reconstructed: by {rules:plural:rule|rules} {rules:list:and}][?status=reconstructed: with {rules:plural:rule|rules} {rules:list:and}].';

export const BOARD_DATA_MESSAGES: MessageTable = {
  'data.hex': '{hex:hex}: {facts}.',
  'word.data-terrain': '{terrains:list:and}',
  'word.data-name': '{name}',
  'word.data-city': '{kind} {name}',
  'word.data-zone': 'zone {name}',
  'word.data-worth': '{objective} objective worth {points:count:point|points}',
  'word.data-port': 'port on {waters:list:and}',
  'word.data-fortified': '{side:adjective} {kind}',
  'data.hex-more': [
    '+[Region {regionName}.]',
    '+[Areas {areas:list:and}.]',
    '+Next to {beside:phrases:list}.',
  ],
  'word.data-beside': '{hex:hex} {way:direction}',
  'word.data-along': '{kind}[ {name}] {ways:list:and}',
  'data.unit':
    '{id}: {name}, {adjective} side, {type}[, {size}], {faces:list:or}[, {marks:list}][, {comes:phrase}].',
  'word.comes.hex': 'begins in {hex:hex}',
  'word.comes.group': 'begins in group {group}',
  'word.comes.turns': 'enters in {turns:plural:turn|turns} {turns:list:and}',
  'word.comes.mark': 'turn of entry {mark}',
  'word.comes.condition': 'enters under a condition',
  'data.marker': '{id}: {name}[, {adjective} side], marker, {count} of them.',
  'data.field': `{field}: {value}${FROM}`,
  'data.side': `{way:direction}: {kind}[ {name}]${FROM}`,
  'data.why': '+{why}.',
  'word.status.given': 'Given',
  'word.status.implied': 'Implied',
  'word.status.reconstructed': 'Reconstructed',
  'data.scenario':
    '{id}: {title}, turns {first} to {last}[, {points:count:point|points} at the start][, first victory check in turn {firstCheck}].',
  'data.stack': '{hex:hex}: {units}.',
  'data.box': '{box}: {units}.',
  'data.marker-at': 'Marker {marker} at {place}.',
  'data.marker-in': 'Marker {marker}: {box}.',
  'data.holds': '{side:side} hold {count:count:hex|hexes}.',
  'data.cell': '{place}: {value}.',
  'data.addon': '{title}. For reference: nothing here plays by it.',
  'data.rule': '{id}: {title}. {summary}.',
};
