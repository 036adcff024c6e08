// Sentences of the question why: what the rules do to a hex or a unit now, each with its rule.
import type { MessageTable } from '../../api/message-table.ts';

export const whyMessages: MessageTable = {
  'why.ground': '{hex:named}: {called}[, in the {zone}].',
  'why.water': 'No unit enters it: it is all water, {rule:rule}.',
  'why.held': '{side:adjective} held, {rule:rule}.',
  'why.stack': '{count} of {limit} places are taken by the {side:side}, {rule:rule}.',
  'why.shift': 'Attacks by the {side:side}: {why:phrase}, columns {n:signed}, {rule:rule}.',
  'why.turned': '{from:phrase:word.result.} becomes {to:phrase:word.result.}, {rule:rule}.',
  'why.may-turn':
    'The {side:side} may take {to:phrase:word.result.} for {from:phrase:word.result.}, {rule:rule}.',
  'why.must-attack': '{unit:unit} must attack one of {hexes:hexes:or} in this phase, {rule:rule}.',
  'why.no-mobile': '{because:phrase}, {rule:rule}.',
  'why.enemy': 'The {side:side} enter it only by attack, {rule:rule}.',
  'why.cost': 'To enter {mobility:phrase:word.mobility.}: {n}, {why:phrase}, {rule:rule}.',
  'why.cost-side':
    'To enter {mobility:phrase:word.mobility.} from {hexes:hexes}: {n} more, {why:phrase}, {rule:rule}.',
  'why.closed': 'Closed {mobility:phrase:word.mobility.} from {hexes:hexes}: {because:phrase}, {rule:rule}.',
  'why.no-hex': '{place:place} is not on the map: no rule of the map holds there.',
  'why.unit': '{unit:unit}, {at:inside}.',
  'why.spent': '{unit:unit} has spent {spent} of it, {rule:rule}.',
  'why.no-move': '{because:phrase}, {rule:rule}.',
  'why.no-attack': '{because:phrase}, {rule:rule}.',
  'why.if-lost': '+If eliminated it goes to: {place:place}, {rule:rule}.',
  'why.enemies-there': '{unit:unit} cannot go to {hexes:hexes:or}: enemies are there, {rule:rule}.',
  'why.not-there': '{because:phrase}, {rule:rule}.',
  'why.too-far': '{because:phrase}.',
  'why.way-there': '[So far: {path:hexes}.]',
  'why.barred': 'Straight on: {because:phrase}.',
  'why.as-far-as': 'It comes as far as {hex:named} with {left}[, by {path:hexes}].',
  'why.can-go': '{unit:unit} can go to {hex:named}: cost {cost} of {left}, by {path:hexes}.',
  'why.can-assault':
    '{unit:unit} can assault {hex:named} from {from:hex}: cost {cost} of {left}. Type odds to hear its chances.',
  'why.can-attack': '{unit:unit} can attack {hex:named} now. Type odds to hear its chances.',
  'why.is-there': '{unit:unit} is in {hex:named} already.',
  'why.other-turn': 'It is the turn of the {side:side}: this is as things stand now.',
};
