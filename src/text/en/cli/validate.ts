// Sentences about the data files of a board: what cannot be read in them, and what does not fit together.
import type { MessageTable } from '../../../api/message-table.ts';

/** Where it stands. */
const AT = '{file}[, line {line}][, {at}]: ';

const FILES: MessageTable = {
  'BOARD.NONE': ['No board is called {typed:typed}.', '+[Boards here: {boards:list}.]'],
  'DATA.NO-FOLDER': 'Cannot open {folder}: there is no such folder.',
  'DATA.NOT-FOLDER': [
    'Cannot open {folder}: that is a file, not a folder.',
    '+Type the folder in which your files lie.',
  ],
  'FILE.NOT-ORDINARY': 'Cannot open[?name: {name}][!name: {file}]: it is not an ordinary file.',
  'DATA.EMPTY': [
    'Nothing to load in {folder}: none of the data files is there.',
    '+It may have {files:list:or}.',
  ],
  'DATA.NOT-LOADED': 'The board is not loaded: {count:count:thing is|things are} wrong in the data.',
  'DATA.MORE': '{count} more. Type: hexfront validate {game}[ --data {folder:shell}].',
  'DATA.NO-UNIT': [
    'No counter is called {typed:typed}.',
    '+[The nearest is {near}.]',
    '+[There is {longer:list:and}.]',
  ],
  'DATA.UNITS': [
    'Which counter? {units:count:counter is|counters are} called {typed:typed}.',
    '+Type {units:list:or}.',
  ],
  'DATA.NO-CHART': ['No chart of {part} is called {typed:typed}.', '+There are {charts}.'],
  'DATA.NO-ADDON': [
    'Nothing of another game came with {game}.',
    '+Type one of map, units, tables, turns, scenarios, rules or rulings in place of addon.',
  ],
  'DATA.NOT-CHARTS':
    'No charts in {part}. Type one of tables or turns before the chart: hexfront data {game} tables {typed:typed}.',
  'DATA.NOT-HERE':
    'Nothing to say of one {what} in {part}. Type: hexfront data {game} {there} --{what} {typed:typed}.',
  'FILE.SIZE': [
    'Cannot open[?name: {name}][!name: {file}]: it is too long.',
    '+It has {bytes} bytes, {most} are the limit.',
  ],
  'FILE.NOT-TEXT': [
    'Cannot open[?name: {name}][!name: {file}]: it is not text in UTF-8.',
    '+Save it as plain text in that encoding.',
  ],
  'JSON.BROKEN': `${AT}{found} stands where there should be {expected}.`,
  'JSON.TWICE': `${AT}the key {key} stands here and in line {before}. One of them must go.`,
  'JSON.NAME': `${AT}{key} cannot be a key. Take another name.`,
  'JSON.DEEP': `${AT}more than {most} records and lists lie inside each other.`,
};

const FORM: MessageTable = {
  'FORM.VALUE': `${AT}it is {found}, and must be {expected}.`,
  'FORM.LACKS': `${AT}{key} is missing.`,
  'FORM.UNKNOWN': [`${AT}there is no field {key} here.`, '+[There are {known:list:and}.]'],
  'FORM.KEY': `${AT}{key} must be {expected}.`,
};

const MAP: MessageTable = {
  'FILE.OTHER-GAME': `${AT}the file is of {game}, and this is {is}.`,
  'GRID.SIZE': `${AT}the grid would have {hexes} hexes, {most} are the limit.`,
  'GRID.SCHEME': `${AT}the numbering does not work. {problem:typed:90}.`,
  'GRID.EMPTY': `${AT}the grid has no hex.`,
  'HEX.LACKING': '{file}, {at}: there is no line for {hexes:count:hex|hexes} of the grid: {hexes:list}.',
  'HEX.BEYOND': `${AT}there is no hex {hex} on the grid.[ On this map it is written {other}.]`,
  'HEX.NONE': `${AT}there is no hex {hex} on this map.`,
  'HEX.NOT-LAND': `${AT}{hex} is {terrain}, and only land can stand here.`,
  'HEX.LACKS': `${AT}a hex that is {terrain} must have a {key}.`,
  'HEX.TOO-MUCH': `${AT}a hex that is {terrain} has no {key}.`,
  'HEX.SORT': `${AT}the hex is {terrain}, and this water is a {sort}.`,
  'HEX.UNNAMED': `${AT}what is {objective} must have a {key}.`,
  'CITY.TWICE': `${AT}{city} stands in {before} already.`,
  'PORT.DRY': `${AT}{hex} does not lie on {water}.`,
  'REGION.TWICE': `${AT}{hex} is in the region {before} already.`,
  'REGION.WATER': `${AT}{hex} is water, and regions have land only.`,
  'REGION.LACKING': `${AT}{hexes:count:hex|hexes} of land in no region: {hexes:list}.`,
  'LAND.APART': `${AT}water cuts off {hexes:count:hex|hexes} from the rest of the land: {hexes:list}. Join them, or make them an area of the kind island.`,
  'SIDE.APART': `${AT}{hexes:list:and} do not touch.`,
  'SIDE.LACKS': `${AT}a side with a {kind} must say which {key}.`,
  'SIDE.TOO-MUCH': `${AT}a side with a {kind} has no {key}.`,
  'SIDE.SORT': `${AT}it is a side of {kind}, and {water} is a {sort}.`,
  'SIDE.SHORE': `${AT}{hex} is {terrain}, so no {kind} can run along it.`,
  'ROUTE.NAMES': `${AT}{names:count:name|names} for {routes:count:route|routes}: each route needs one.`,
  'SIDE.OF': `${AT}{hex} is none of the two hexes {hexes:list:and}.`,
  'SIDE.TWICE': `${AT}the side between {hexes:list:and} has a line already, with a {before}.`,
  'RIVER.SHARED-KEY': `${AT}a water has the key {key} too. Take another.`,
  'RIVER.DRY': `${AT}no hexside belongs to the river {river}.`,
  'RIVER.BROKEN': `${AT}the river {river} does not go on from {before} to {side}: the sides must meet, in the order of its flow.`,
  'RIVER.BEGINS': `${AT}it begins at {side}, and there is no {begins:phrase:word.river-end.} there.`,
  'RIVER.ENDS': `${AT}it ends at {side}, and there is no {ends:phrase:word.river-end.} there.`,
  'word.river-end.edge': 'edge of the map',
};

const UNITS: MessageTable = {
  'KEY.NONE': [`${AT}there is no {what} {key:typed}.`, '+[There are {known:list:and}.]'],
  'ENTRY.LACKS': `${AT}an entry by {by} must say which {key}.`,
  'UNIT.TWICE': `${AT}{before} has the {field} {value} already.`,
  'UNIT.PAIR': `${AT}{id} says {field} {other}, so {other} must say {back} {id}.`,
  'UNIT.FORMATION': `${AT}{id} is of the formation {formation}, which is of the other side.`,
  'UNIT.MOBILITY': `${AT}{id} is {mobility}, and units of the type {type} are {expected}.`,
  'SIGN.KEPT': `${AT}{value:typed} stands for counters in every drawing: take another sign.`,
  'SIGN.WIDE': `${AT}{value:typed} is two columns wide in a terminal: take a sign of one column.`,
  'SIGN.TWICE': `${AT}{before} has the {field} {value:typed} already, and nobody could tell them apart.`,
  'UNIT.FACE': `${AT}{id} has {count:count:face|faces}, and this is face {face}.`,
  'UNIT.WATER': `${AT}{id} is to begin in {hex}, and that is water.`,
  'SIDES.LETTER': `${AT}both sides have the same letter.`,
  'SCENARIO.ID': `${AT}it is {is}, and the name of the file says {id}.`,
  'PLACED.TWICE': `${AT}{id} is in another place already: {before}.`,
  'PLACED.MIXED': `${AT}{id} stands in {hex} with units of the other side.`,
  'PLACED.HELD': `${AT}{side} units stand in {hex}, and {holder} holds it.`,
  'PLACED.NOWHERE': `${AT}{ids:count:counter has|counters have} no place: {ids:list}. Those that are not used go to the box absent.`,
  'GROUP.UNITS': `${AT}units and historical do not name the same counters: {ids:list}.`,
  'GROUP.SIDE': `${AT}{id} is not on the side {side}.`,
  'GROUP.AREA': `${AT}{hex} does not belong to the area {area}.`,
  'CONTROL.TWICE': `${AT}{hex} is held by {before} already.`,
  'MARKER.COUNT': `${AT}{placed} of {id} are placed, and there are {count}.`,
  'TURNS.ORDER': `${AT}the first turn is {first}, and the last is {last}.`,
  'TURNS.OUTSIDE': `${AT}turn {turn} is not between {first} and {last}.`,
};

const SOURCES: MessageTable = {
  'BOOK.WANTS': `${AT}{rule:rule} wants {expected}, and there is {found}.`,
  'SOURCE.FIELD': `${AT}nothing in {section} is called {field:typed}, so it needs no source.`,
  'SOURCE.NONE': `${AT}nothing says where it is from. Name a source in from, or in defaults.{section}.{field}.`,
  'SOURCE.WHY': `${AT}what is reconstructed needs a reason of at least {least} characters.`,
  'SOURCE.RULES': `${AT}what is {status} must name its rules.`,
  'SOURCE.RULING': `${AT}what is {status} must name a rule of the book. A ruling alone is not enough.`,
  'RULE.NONE': `${AT}there is no rule {id}.`,
  'CHART.TWICE': `${AT}{cell} stands in {chart} already.`,
  'CHART.BEYOND': `${AT}{chart} has no place for {cell}.`,
  'CHART.LACKING': `${AT}nothing for {cells:list}.`,
  'CHART.UNUSED': `${AT}nothing in {chart} names {cell}.`,
  'CHART.OTHER': `${AT}there is {found}, and {other} makes it {expected}.`,
  'RULE.TWICE': `${AT}there are two lines for {id}.`,
};

/** What `validate` says when all has been looked at. */
const VALIDATED: MessageTable = {
  'validate.good': 'Nothing is wrong: {files:count:file|files} of {title}.',
  'validate.bad': '{count:count:thing is|things are} wrong: {files:count:file|files} of {title}.',
  'validate.file': '{name}[?own:, yours][!own:, shipped][: {facts}].',
  'validate.sources': '+{values} values: {given} given, {implied} implied, {reconstructed} reconstructed.',
  'validate.cut': 'More is checked when that is mended.',
  'validate.more': '{count} more.',
  'validate.stray': '{name} in your folder is not a file of this board. It is not read.',
};

export const BOARD_FILE_MESSAGES: MessageTable = {
  ...FILES,
  ...FORM,
  ...MAP,
  ...UNITS,
  ...SOURCES,
  ...VALIDATED,
};
