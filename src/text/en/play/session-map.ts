// The desk's sentences about places: one hex, what is near, rays, rows, walking about, the map at large.
import type { MessageTable } from '../../../api/message-table.ts';

export const PLACE_TABLE: MessageTable = {
  'word.named-hex': '{hex:spot}',
  'word.here.nobody': 'Empty[, {side:adjective} held]',
  'word.here.stack': '{name}, {side:adjective}[!more=0:, and {more} more], {strength:phrase}',
  'word.here.covered': '{side:adjective}, {strength:phrase}',
  'word.choice.there':
    '[{way:direction}, ]{terrain:phrase}[?supply=in:, in supply][?supply=out:, out of supply][, with {units:units}][, with {count:count:unit|units}]',
  'choices.to': 'To {hex:named}: {there:phrase}.',
  'word.crossed': '{kind:phrase}[ {name}]',
  'word.pick': '{word}',
  'word.pick.oos': 'out of supply',
  'word.pick.ready': 'ready to act',
  'hex.line':
    '{hex:hexwhole}. {terrain:phrase}. {there:phrase}.[ Over the {over:phrases:and}.][ {beside:adjective} next door.]',

  'look.held': '{hex:hexwhole}. {terrain:phrase}. {side:adjective} held.',
  'look.empty': '{hex:hexwhole}. {terrain:phrase}. Empty.',
  'look.empty-held': '{hex:hexwhole}. {terrain:phrase}. Empty, {side:adjective} held.',
  'look.unit': '{name}, {side:adjective}[, {facts:phrase}].',
  'look.covered': '[?most=1:Covered unit][!most=1:Covered, 1 to {most} units], {side:adjective}.',
  'look.sides': '{kind:phrase} on {count:count:side|sides}: {words:list}.',
  'look.next-door': '+{side:adjective} next door: {name}, {hex:hex}, {way:direction}.',
  'look.mark': '+{mark:phrase}.',
  'look.place-covered':
    '{place:place}.[?count=0: Nobody][!count=0: {count:count:unit|units}] that you know of. You may not look at the rest, {rule:rule}.',
  'look.place-told': '{place:place}: {says:phrase}.',
  'look.place': '{place:place}. {count:count:unit|units}.',
  'look.zone': '+In the {side:adjective} zone of control.',
  'look.supplied': '+In supply.',
  'look.supplied-by': '+{says:phrase}.',
  'look.cut': '+Out of supply: {units:units}.',

  'near.count':
    '{count:count:stack|stacks} within {reach:count:hex|hexes} of {hex:hex}[?without:, without those in it][: {first:phrase}][, {second:phrase}].',
  'near.none':
    'No[ {side:adjective}] unit within {reach:count:hex|hexes} of {hex:hex}[?without:, but those in it].',
  'word.near.side': '{count} {side:adjective}',
  'near.one': '{far:count:hex|hexes} {way}, {hex:hex}: {there:phrase}.',
  'dist.same': '{hex:hex} is where you are asking from.',
  'dist.far': '{from:named} to {to:named}: {far:count:hex|hexes}, {way}.',
  'dist.now': '+{unit:unit} can be there in this phase, cost {cost} of {left}.',
  'dist.turns': '+{unit:unit} needs {turns:count:turn|turns} at least: cost {cost}, move {all}.',
  'dist.no-way': '+{unit:unit} has no way there.',
  'line.none': 'No {kind} {number} on this map: they run from {first} to {last}.',
  'line.count':
    '{kind:phrase} {number}: {count} of {hexes:count:hex|hexes} with a unit or a city, {way:phrase}.',

  'word.west-to-east': 'west to east',
  'word.north-to-south': 'north to south',

  'scan.head': '{way:direction} from {hex:hexwhole}, {count:count:hex|hexes} to the map edge.',
  'scan.run':
    '{from:hex} to {to:hex}. {count:count:hex|hexes}, {terrain:phrase}. Empty[, {side:adjective} held].',
  'nearest.one':
    'Nearest {what:phrase:word.sought.}: [!name:{hex:hexwhole}][?name:{name:phrase}, {hex:hex}], {far:count:hex|hexes} {way}.[ {side:adjective} held.][ Worth {points}.]',
  'nearest.also': '+As near: {hexes:hexes}.',
  'nearest.none': 'No {what:phrase:word.sought.} to be found on this map.',
  'word.sought.enemy': 'enemy',
  'word.sought.friend': 'friend',
  'word.sought.city': 'city',
  'word.sought.objective': 'objective',
  'word.sought.port': 'port',
  'word.sought.supply': 'supply source',
  'word.sought.road': 'road',
  'word.sought.rail': 'rail line',
  'word.sought.airfield': 'airfield',
  'word.and-more': '{name}[!more=0: and {more} more]',

  'walk.back-none': 'There is no hex to go back to.',
  'walk.not-a-hex': '{place:place} is not on the map. To hear what is there type look and its name.',
  'walk.nothing': 'There is no {what:phrase:word.walked.} on the map that you can see.',
  'word.walked.enemy': 'enemy',
  'word.walked.city': 'city',
  'word.walked.contact': 'contact',
  'walk.round': '+Round again, from the {from:direction}.',
  'next.unit': '{name}, {at:place}. {facts:phrase}[, move {left} of {all}]. {count} still to {verb}.',
  'next.none': ['No unit of yours is left to act in this phase.', '+Type status for what is open, or legal.'],
  'next.all-skipped':
    '[?count=1:The one that is left was][!count=1:{count:all:unit|units} that are left were] skipped. Once more, from the north.',
  'skip.nobody': ['Nobody to skip.', '+Type next first, or skip and a unit.'],
  'skip.not-left': 'Not skipped: {units:units} cannot act in this phase.',
  'left.stack': '{at:place}: {units:units}.',
  'left.places': 'They stand in {stacks:count:place|places}, north to south.',
  'left.head':
    '{count:count:unit|units} can {verb:phrase:word.can.}, in {stacks:count:place|places}, north to south.',

  'overview.head':
    '{title} map. {count:count:region|regions}[, {empty} of them with no unit], north to south.',
  'overview.whole': '{title} map.',
  'region.unknown': [
    'No region is called {typed:typed}. Type overview for their names.',
    '+[Example: {verb} {like}.]',
  ],
  'region.several': '{typed:typed} could be {names:list:or}.',
  'map.drawn': 'Map about {hex:named}, rows {from} to {to}.',
  'map.sign': '{sign}: {text}.',
  'landmarks.objective': '{hex:named}: {kind}[, {region}], {points:count:point|points}[, {holder} held].',
  'gaps.one': [
    '{side} gap {number}, {from:named}[ to {to:named}]: {count:count:hex|hexes}[, {open} with no unit next door].',
    '+[Beside an enemy: {doors:hexes}.]',
    '++All of it: {hexes:hexes}.',
  ],
  'landmarks.rivers': '{count:count:river|rivers}: {names:list}. Type landmarks rivers.',
  'landmarks.none': 'This map has no {what:phrase}.',
};
