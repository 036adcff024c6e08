// Short words of the map screen: `word.head.<form>` is the heading, `word.panel.<key>` says a message in the side panel; there
// one with faces of the die says what each brings. Empty is silent.
import type { MessageTable } from '../../../api/message-table.ts';

export const SCREEN_MESSAGES: MessageTable = {
  'word.head.whole': '[{title}, ]turn {turn} of {turns}[, {date}], {side:side}[, {phase}]',
  'word.head.brief': '[{title} ]{turn}/{turns}[ {date}] {side:adjective}[ {phase}]',
  'word.head.trial': 'Trial: {told}',

  'word.panel.hex': '{hex:hex}[ {name}]',
  'word.panel.ground': '{terrain}[, {kind}][, {holder:adjective} held][, worth {points}]',
  'word.panel.unit': '{id}[ {name}][ {facts}][?done:, done][, moves {moves}][, {left} left]',
  'word.panel.covered': '[?most=1:covered unit][!most=1:covered, 1 to {most}]',
  'word.panel.fight': 'Attack on {hex:named}',
  'word.panel.against': 'against {units:units}',
  'word.panel.sides': '{kind} {ways}',
  'word.panel.picked': 'Taken: {units:list}',
  'word.panel.reach': '{count:count:hex|hexes} in reach[, cost {least}][ to {most}]',
  'word.panel.costs': 'cost {cost}: {hexes:list}',
  'word.panel.way': '{hex:hex}: cost {cost}[ of {left}][, by {path:hexes}]',

  'word.desk.stacks':
    '[?at:stack {at} of {count}][!at:{count:count:stack|stacks}][?due: still to {verb}][!due: that can {verb}]',

  'word.overlay.fed': '{side:adjective} supply reaches it',
  'word.overlay.zone': '{side:adjective} zone of control',
  'word.overlay.zones': 'zones of control of both sides',
  'word.overlay.threat': 'best odds the other side could reach on it',
  'word.overlay.cost': 'cost to go there',
  'word.overlay.open': 'can be reached',
  'word.overlay.friends': 'can be reached, with units in it',
  'word.overlay.named': 'how a name begins',
};
