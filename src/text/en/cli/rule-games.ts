// Sentences of the commands that look rules up, list what there is to play and count what is in a data file.
import type { MessageTable } from '../../../api/message-table.ts';

/** Texts of the book stand sentence by sentence, a line each. */
const RULES: MessageTable = {
  'codes.of': '{count:count:code|codes} of {of}.',
  'CODES.NONE': [
    'There is no code {typed:typed}.',
    '+[The nearest is {near}.]',
    '+Type hexfront codes to hear them all.',
  ],
  'codes.one': '{code}[ of {game}][, rule {rules}]: {form}.',
  'book.rule': 'Rule {id}. {title}.',
  'book.ruling': 'Ruling {id}. {title}.',
  'book.said': '{said}.',
  'book.issue': 'Issue: {said}.',
  'book.decision': 'Ruling: {said}.',
  'book.reason': 'Reason: {said}.',
  'book.touched': '{count:plural:Ruling|Rulings} {ids} {count:plural:touches|touch} it.',
  'book.touches': 'It touches {count:plural:rule|rules} {ids}.',
  'book.chapter': 'Chapter {chapter}: {count:count:paragraph|paragraphs}.',
  'book.paragraph': '{paragraph}: {title}[, and {more:count:more statement|more statements}].',
  'book.found': '{count:count:rule mentions|rules mention} {typed:typed}.',
  'book.one': '{id}: {title}.',
  'BOOK.NONE':
    '[?typed:There is no {sort} {typed:typed} in {title}.][!typed:No rule was named.][ The nearest is {nearest}.][ There is a ruling {ruling}.][ Type: {example}.]',
};

const GAMES: MessageTable = {
  'games.none': 'No game in this build.',
  'games.game': '{id}: {title}. Scenarios: {scenarios}.',
  'games.board': [
    '{id}: {title}, to look at only. Scenarios: {scenarios}.',
    'Its rules are not in this version. Type: hexfront show {id}.',
  ],
  'games.option': 'Option {id}, {values:list:or}, else {standard}: {title}.',
};

const FACTS: MessageTable = {
  'word.fact.hexes': '{n:count:hex|hexes}',
  'word.fact.hexsides': '{n:count:hexside|hexsides}',
  'word.fact.rivers': '{n:count:river|rivers}',
  'word.fact.areas': '{n:count:area|areas}',
  'word.fact.regions': '{n:count:region|regions}',
  'word.fact.counters': '{n:count:counter|counters}',
  'word.fact.units': '{n:count:unit|units}',
  'word.fact.markers': '{n:count:marker|markers}',
  'word.fact.rules': '{n:count:rule|rules}',
  'word.fact.rulings': '{n:count:ruling|rulings}',
  'word.fact.charts': '{n:count:chart|charts}',
  'word.fact.lines': '{n:count:line|lines}',
  'word.fact.turns': 'turns {first} to {last}',
  'word.fact.fixed': '{n:count:counter|counters} in given hexes',
  'word.fact.free': '{n} for their owner to place',
  'word.fact.boxes': '{n} in boxes',
  'word.fact.track': '{n} on the track',
};

export const BOOK_MESSAGES: MessageTable = { ...RULES, ...GAMES, ...FACTS };
