// The desk's sentences about what has been: changes, luck, replay, transcripts, exports, and settings of replies.
import type { MessageTable } from '../../../api/message-table.ts';

export const MEMORY_MESSAGES: MessageTable = {
  'events.one': '{number}: {what:phrase}.',

  'changes.none': 'Nothing has changed[?turn: since your last turn][!turn: since the beginning].',
  'changes.count': '[?turn:Since your last turn][!turn:Since the beginning]: {count:count:change|changes}.',
  'changes.off': 'Off the map now: {names:names}.',
  'changes.off-other': '{side:side} off the map now: {names:names}.',
  'changes.holder': '{hex:named}, now [{side:adjective}][!side:held by nobody].',
  'changes.hexes': '{count:count:other hex has|other hexes have} changed hands.',
  'changes.marked': '{hex:named}: {mark:phrase}.',
  'changes.unmarked': '{hex:named}: no more {mark:phrase}.',
  'changes.score': '{side:side} have {points:count:point|points}, and had {had}.',
  'changes.unit': '{name}: {what:phrase}.',
  'changes.moved': '{name}[, {side:adjective}], now {at:inside}, was {from:inside}.',
  'changes.new': '{name}, new {at:inside}.',
  'changes.seen': '{name}, {side:adjective}, is seen {at:inside} now.',

  'luck.none': 'No die has been rolled yet.',
  'luck.attacks': '{count:count:attack|attacks}: {first:side} {firstCount}, {second:side} {secondCount}.',
  'luck.dice':
    '{side:adjective} dice: {count} rolled, on average {average:number}, where {expected:number} is expected.',
  'luck.lost': '{first:side} lost {firstCount:count:unit|units}, {second:side} {secondCount}.',

  'replay.on': ['Replay of {orders:count:order|orders}. Nothing you do here changes the game.'],
  'replay.start': 'The beginning, before the first of {orders:count:order|orders}.',
  'replay.order':
    'Order {order} of {orders}[, {by:side}].[?what: {what:phrase}.][!what: Nothing of it could be seen.]',
  'replay.bar': 'Replay, {index} of {orders} ({bar}), turn {turn}, seen by [?who:the {who:side}][!who:both].',
  'replay.here': 'Replay, order {order} of {orders}. Type next, prev, goto or leave.',
  'replay.phase': 'Turn {turn}, {phasing:adjective} {phase:phrase:word.phase.}.',
  'replay.last':
    '[!what:That was the last order.][?what:No {what} after this.] Type leave to go back to the game.',
  'replay.first': '[!what:Nothing comes before this.][?what:No {what} before this.]',
  'replay.off': 'Back to the game.',
  'replay.none': ['No replay is going on.', '+Type replay to begin one.'],
  'replay.nothing': 'Nothing to replay: no order has been given.',
  'REPLAY.NO-ORDERS': [
    'No {verb} in a replay: nothing you do here changes the game.',
    '+Type leave to go back to the game[?order:, or branch {order} to play on from here in a copy].',
  ],
  'REPLAY.NO-ORDER': 'No order {order}: {orders:count:order has|orders have} been given.',
  'REPLAY.NO-TURN': 'No turn {turn} in this game so far: it runs from turn {first} to {last}.',
  'REPLAY.NO-MARK': ['No mark is called {typed:typed}.', '+[Marks: {marks:list}.]'],
  'REPLAY.NO-SIDE': ['No side is called {typed:typed}.', '+There are {sides:list:and}, or both.'],
  'REPLAY.HIDDEN': [
    'No other view while the game goes on: you see what the {side:side} saw.',
    '+A replay begun while the other side is to move shows what that side saw.',
  ],
  'REPLAY.NO-STEP': ['No step by {typed:typed} in a replay.', '+It can be {steps:list:or}.'],

  'papers.none': 'No file can be written here.',
  'papers.kept': 'Not replaced. Nothing was written.',
  'papers.written': '{kind:phrase} written: {file}.',
  'confirm.replace':
    '{file:typed:90} is there already. Replace it? Type yes in full, or anything else to go on.',
  'transcript.on': 'Transcript on, to {file}.',
  'transcript.off': 'Transcript off. It is in {file}.',
  'transcript.none': ['No transcript is being written.', '+Type transcript on and a name.'],
  'transcript.stopped': 'The transcript has stopped here: it could not be written.',
  'transcript.middle':
    '+It can be read, but not run again: the game did not begin at the set-up of its scenario.',
  'EXPORT.FOG': [
    'No {kind} while one side hides something from the other: it would show both sides.',
    '+Ask again when the game is over.',
  ],

  'yes.nothing': 'Nothing has been asked that {word} would answer.',
  'resume.here': [
    'This game is going on.',
    '+To go on with another, quit and type at the shell: hexfront resume and its name.',
  ],
  'page.lines': 'Long replies come {page} lines at a time.',
  'page.off': 'Replies are never cut.',
  'page.level': 'Long replies are cut as the level says.',
  'names.short': 'Units are now called by their ids. Example: {example}.',
  'names.long': 'Units are now called by their names. Example: {example}.',
  'verbosity.set': 'Replies about {topic} are now {level}.',
  'verbosity.off': 'Replies about {topic} are now like the others, {level}.',
  'verbosity.is': '{level:phrase} output[, but {other:list}].',
};
