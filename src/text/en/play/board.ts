// Sentences that describe a printed board to people who do not see it: numbering, regions, ground, water, landmarks,
// areas, fronts, and one hex with what lies round about it.
import type { MessageTable } from '../../../api/message-table.ts';

const FIRST = '[, {count:count:hex|hexes}][?more: also]';

const PHRASES: MessageTable = {
  'word.hex': '{hex:hexnumber}',
  'word.named-hex': '{hex:hexnumber} {name}',
  'word.run': '{from:hexnumber} to {to:hexnumber}',
  'word.rows': 'rows {from} to {to}',
  'word.span': '{what}[?run:s] {from}[?run: to {to}]',
  'word.the-name': '[?the:the ]{name}',
  'word.border': '{name} {way:direction}',
  'word.neighbour': '{way:direction} {hex:hexnumber}',
  'word.numbering': '{what}, {low} {from} to {high} {to}',
  'word.parity.even': 'even',
  'word.parity.odd': 'odd',
  'word.part.middle': 'in the middle',
  'word.part.n': 'in the north',
  'word.part.ne': 'in the north-east',
  'word.part.e': 'in the east',
  'word.part.se': 'in the south-east',
  'word.part.s': 'in the south',
  'word.part.sw': 'in the south-west',
  'word.part.w': 'in the west',
  'word.part.nw': 'in the north-west',
  'word.ground.all': 'all {terrain}',
  'word.ground.mostly': 'mostly {terrain}',
  'word.ground.partly': 'partly {terrain}',
  'word.ground.some': '[!part:some ]{terrain}[ {part:phrase:word.part.}]',
  'word.river-from.edge': 'from the[ {side}] edge',
  'word.river-from.source': 'from its source',
  'word.river-from.water': 'out of {name:phrase}',
  'word.river-to.edge': 'to the[ {side}] edge',
  'word.river-to.source': 'to its end',
  'word.river-to.water': 'into {name:phrase}',
  'word.side': 'over {name:phrase}',
  'word.side-kind': 'a {kind}[ of {of:hexnumber}]',
  'word.factor': '{name} {sum}',
  'word.strength':
    '{factors:phrases}[, plus {rolled:count:die|dice}][, {covered} covered][?hides:, perhaps more][, {hiding:count:stack|stacks} may hide more]',
  'word.strength-covered':
    '{covered} covered[?hides:, perhaps more][, {hiding:count:stack|stacks} may hide more]',
  'word.force': '{side} {count:count:unit|units}, {strength:phrase}',
  'word.holding': '{side} {count:count:hex|hexes}',
  'word.unheld': '{count:count:hex|hexes} held by nobody',
  'word.stack': '{name}[!more=0: and {more} more], {strength:phrase}',
  'word.occupant': '{name}[!more=0: and {more} more], {side} side',
};

const SHEET: MessageTable = {
  'map.size': '{title}: {count:count:hex|hexes} in {rows:count:row|rows}, {land} of land, {water} of water.',
  'map.ends': 'Rows end in the {side}[?more: also] at {spots:phrases}.',
  'map.numbering': 'Hex numbers: first the {first:phrase}; then the {then:phrase}.',
  'map.sheet': 'Sheet {prefix}: rows {from} to {to}.',
  'map.seam': 'Row {other} is the same as row {row}.',
  'map.shifted': '{rows:phrase:word.parity.} rows stand half a hex {toward} of the others.',
  'map.neighbours': 'Round {hex:hexnumber}: {around:phrases}.',
  'map.edge-area': `{name:phrase:word.name.}[, {side} edge]${FIRST}: {spots:phrases}.`,
  'map.area': `{name:phrase:word.name.}${FIRST}: {spots:phrases}.`,
  'map.area-country': '{name:phrase:word.name.}, {count:count:hex|hexes}: all land of {country}.',
  'map.no-hex':
    'No hex {at:typed}. On this map rows run {fromRow} to {toRow} and columns {fromColumn} to {toColumn}.',
};

const GROUND: MessageTable = {
  'map.regions': 'Regions: {count}, from north to south.',
  'map.region':
    '{name:phrase:word.name.}, {part:phrase:word.part.}, {count:count:hex|hexes}, {rows:phrase}, {columns:phrase}.',
  'map.region-ground': '{name:phrase:word.name.}: {ground:phrases}.',
  'map.region-cities': '{kinds:phrase:word.name.} in {name}[?more: also]: {spots:phrases}.',
  'map.region-borders': 'Next to {name}: {items:phrases}.',
  'map.terrain': `{terrain:phrase:word.name.}${FIRST}: {spots:phrases}.`,
  'map.terrain-most': '{terrain:phrase:word.name.}: all other land, {count:count:hex|hexes}.',
  'map.countries': 'Countries: {count}.',
  'map.country': `{name}[, {holder} held]${FIRST}: {spots:phrases}.`,
  'map.country-most': '{name}[, {holder} held]: all other land, {count:count:hex|hexes}.',
  'map.zone': `{name:phrase:word.name.} zone${FIRST}: {spots:phrases}.`,
};

const WATER: MessageTable = {
  'map.waters': 'Seas and lakes: {count}.',
  'map.water': `{name:phrase:word.name.}${FIRST}: {spots:phrases}.`,
  'map.shore': '{name:phrase:word.name.}, shore[ {part} of {of}][?more: also]: {spots:phrases}.',
  'map.water-banks':
    '{name:phrase:word.name.}[ in {within:phrase}], {kind} side[ {part} of {of}]: {bank:direction} {hexes:phrases}; {otherBank:direction} {otherHexes:phrases}.',
  'map.rivers': 'Rivers: {count}, by where they begin, from north to south. Each is told downstream.',
  'map.rivers-how': 'Water runs on every side where a hex of the one list touches a hex of the other.',
  'map.river': '{name}: {from:phrase} {to:phrase}, {count:count:hexside|hexsides}.',
  'map.river-banks':
    '{name}[ {part} of {of}], {flow:direction}: {bank:direction} bank {hexes:phrases}; {otherBank:direction} bank {otherHexes:phrases}.',
};

const LANDMARKS: MessageTable = {
  'map.objectives': 'Objectives: {count}, worth {points:count:point|points}, from north to south.',
  'map.objective':
    '{hex:hexnumber}[ {name}]: {kind}[, {region}], {points:count:point|points}[, {holder} held].',
  'map.features': `{kind:phrase:word.name.}[ of {side}]${FIRST}: {spots:phrases}.`,
  'map.network': `{name:phrase:word.name.}[ {part} of {of}]${FIRST}: {spots:phrases}.`,
  'map.crossings': '{name:phrase:word.name.}[?more: also]: {items:phrases}.',
  'word.crossing': '{from:hexnumber} to {to:hexnumber}',
  'map.side-kind':
    '{name:phrase:word.name.}[ {part} of {of}]: {bank:direction} {hexes:phrases}; {otherBank:direction} {otherHexes:phrases}.',
  'map.protected': '{name:phrase:word.name.}[?more: also], protected hex first: {items:phrases}.',
  'map.other-cities': 'Other {kinds}[, {count}][?more: also]: {spots:phrases}.',
  'map.labels': 'Names in row {row}[?more: also]: {spots:phrases}.',
  'map.ports': `Ports on {water:phrase}${FIRST}: {spots:phrases}.`,
  'map.markers': `Marker {name}${FIRST}: {spots:phrases}.`,
  'map.fortified': `{side} {kind}${FIRST}: {spots:phrases}.`,
};

const FRONT: MessageTable = {
  'map.force-total': '{force:phrase}.',
  'map.force-off': '{side} off the map: {count:count:unit|units}.',
  'map.forces': '{region:phrase:word.name.}: {first:phrase}[. {second:phrase}].',
  'map.regions-held': '{side} hold all of {names:list}.',
  'map.region-shared': '{region:phrase:word.name.}: {held:phrases}.',
  'map.held':
    '[{side} hold][!side:Nobody holds][ {count:count:objective|objectives} worth {points}][?more: also]: {spots:phrases}.',
  'map.front': 'Front: {count:count:contact|contacts}, north to south[, {first} hex first].',
  'map.contact':
    '{from:hex}[!one: also] faces {to:hex}[ over {river:phrase}]:[ {one:phrase}.] {other:phrase}.',
  'map.contact-own': '{from:hex}: {one:phrase}.',
  'map.contact-other': '{from:hex} faces {to:hex}[ over {river:phrase}]: {other:phrase}.',
  'map.gaps':
    '[!count=0:{count:count:gap|gaps}][?count=0:No gap] in the {side} line[, {doors:count:hex|hexes} an enemy could walk into].',
  'map.gap':
    '{side} gap {number}[, {count:count:hex|hexes}][?open:, {open} with no unit next door][?doors:, {doors} beside an enemy][?more: also]: {spots:phrases}.',
};

const HEX: MessageTable = {
  'map.hex': '{hex:hexnumber}[, {name}]: {terrain}[, {holder} held][, {country}][, {region}][, {zone} zone].',
  'map.stack': '{side} {count:count:unit|units}, {strength:phrase}.',
  'map.unit': '{name}, {side} side, {strength:phrase}.',
  'map.marker-here': 'Marker: {name}.',
  'map.worth': 'Objective: {kind}, {points:count:point|points}.',
  'map.port': 'Port on {waters:phrases:and}.',
  'map.fortified-hex': '{side} {kind}.',
  'map.feature-here': '{kind:phrase:word.name.}[ {name}][, {side}].',
  'map.network-here': '{name:phrase:word.name.}[?on:, on][ to {hexes:hexes}].',
  'map.in-area': 'Area: {name}.',
  'map.beyond':
    '{way:direction} {hex:hexnumber}[, {over:phrases:and}]: {terrain}[, {name}][, {country}][, marker {markers:list:and}][. {there:phrase}].',
  'map.beyond-edge': '{way:direction}: the map ends.',
  'map.near-city': '{name}, {hex:hexnumber}: {far:count:hex|hexes} {way}.',
};

export const BOARD_MESSAGES: MessageTable = {
  ...PHRASES,
  ...SHEET,
  ...GROUND,
  ...WATER,
  ...LANDMARKS,
  ...FRONT,
  ...HEX,
};
