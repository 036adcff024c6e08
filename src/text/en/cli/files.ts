// Sentences about files: what cannot be opened or written, what a record lacks, and what resuming did about it.
import type { MessageTable } from '../../../api/message-table.ts';

/** The name of a game where there is one, else the file. */
const IT = '[?name: {name}][!name: {file}]';
const GOOD = '+Good up to line {good}[, turn {turn}][, {phasing:adjective} {phase:phrase:word.phase.}].';
const GO_ON =
  '+[To go on from there type: hexfront resume {name:shell} --upto {upto}. The file itself is not changed.]';

/** After it could not be written whole, it could not be taken out again either. */
const LEFT =
  '+[?left:Part of it is in the file. If you leave now, it may stand when the game is opened again.]';

/** Under what a game was played, where that is something else. */
const PLAYED = [
  '+[?rules:It was played under rules {was}, and these are {is}.]',
  '+[?data:The data are others than it was played with.]',
] as const;

/** What the system says of a file. */
const SYSTEM: MessageTable = {
  'FILE.NO-SPACE': [
    `Could not write[ order {order}]${IT}: no space on disk.`,
    '+[?order:Make room there, and type it again.]',
    LEFT,
  ],
  'FILE.READ-ONLY': [`Could not write[ order {order}]${IT}: it is not allowed.`, LEFT],
  'FILE.MISSING': `Cannot open${IT}: there is no such file.`,
  'FILE.EXISTS': [
    `Could not write${IT}: it exists already.`,
    '+Nothing that exists is replaced. Choose another name.',
  ],
  'FILE.NO-FOLDER': 'Could not write: the folder {folder} cannot be made.',
  'FILE.CLOSED': `Cannot open${IT}: you may not read it.`,
  'FILE.FOLDER': `Cannot open${IT}: it is a folder.`,
  'FILE.READ': [`Could not read${IT}.`, '+[The system says {system}.]'],
  'FILE.WRITE': [`Could not write[ order {order}]${IT}.`, '+[The system says {system}.]', LEFT],
  'NAME.EMPTY': 'No name was given.',
  'NAME.LONG': 'Too long a name: it has {length} characters, {most} are the limit.',
  'NAME.FOLDER': [
    'Not a name: {name:typed} has a folder in it.',
    '+Games are kept in one folder. Give the name alone.',
  ],
  'NAME.LETTERS': [
    'Not a name: {name:typed}.',
    '+It can have letters, digits, and dots, dashes, pluses and underlines between them.',
  ],
  'NAME.DEVICE': 'Not a name: {name:typed} means a device on some systems.',
};

const RECORD: MessageTable = {
  'RECORD.NOT-A-RECORD': `Cannot open${IT}: it is not a record of this program.`,
  'RECORD.NOT-STARTED': `Cannot open${IT}: no game has begun in this record.`,
  'RECORD.TOO-NEW': [
    `Cannot open${IT}: its form is {format}, and this version knows forms up to {most}.`,
    '+A newer version can open it.',
  ],
  'RECORD.ALTERED': [
    `Cannot open${IT}: line {line} is not what the orders lead to.`,
    '+The rules are those it was played under, so it was altered, or the program made a mistake.',
    '+[Good up to line {good}, turn {turn}, {phasing:adjective} {phase:phrase:word.phase.}.]',
    GO_ON,
    '++Code {why}.',
  ],
  'RECORD.GAME': `Cannot open${IT} here: it is a game of {game}, and this is {is}.`,
  'RECORD.FILE-SIZE': [
    `Cannot open${IT}: it is too long for a record.`,
    '+It has {bytes} bytes, {most} are the limit.',
  ],
  'RECORD.LINES': `Cannot open${IT}: it has more than {most} lines.`,
  'RECORD.LINE-SIZE': [`Cannot open${IT}: line {line} is too long.`, GOOD, GO_ON],
  'RECORD.DAMAGED': [
    `Cannot open${IT}: line {line} is damaged.`,
    GOOD,
    GO_ON,
    '++It does not follow from the line before it.',
  ],
  'RECORD.FIRST-LINE': [
    `Cannot open${IT}: line {line}, the first, is damaged.`,
    '+All the others follow from it.',
  ],
  'RECORD.TORN': [
    'Line {line}, the last, was cut off in the middle and is left out.',
    '+Good up to line {good}.',
  ],
  'RECORD.LAST-LINE': ['Line {line}, the last, is damaged and is left out.', '+Good up to line {good}.'],
  'RECORD.SHORTER': [
    'What came after line {lines}[ of {name}], the last, is missing.',
    '+Beside it is kept how line {line} stood.',
  ],
  'RECORD.REPLACED': [
    'Line {line}[ of {name}] is not the one that was played here.',
    '+Another record was put in its place, or an older copy was gone on with.',
  ],
  'RECORD.MIXED': 'Line {line}[ of {name}] ends otherwise than the other lines.',
  'RECORD.UNENDED': 'Line {line}[ of {name}], the last, has lost its end.',
  'RECORD.LINE': ['Line {line}[ of {name}] cannot be read.', '+It should have the form: {form}.'],
  'RECORD.TWICE': 'Line {line}[ of {name}] says {key} a second time.',
  'RECORD.HEADER': 'The head of the record[ {name}] ends at line {line} without {key}.',
  'RECORD.OPENING': 'Line {line}[ of {name}] is out of place: a game opens once, and before all else.',
  'RECORD.AFTER-SEED': 'Line {line}[ of {name}] is out of place: nothing is played after the seed was shown.',
  'RECORD.LOOSE-RESULT': 'Line {line}[ of {name}] is a result that belongs to no order.',
  'RECORD.UPTO': 'No line {upto}[?name: in {name}][!name: in {file}]: it has {lines:count:line|lines}.',
  'RECORD.CHANGED': [
    'Could not write[ order {order}]: something else has changed the file.',
    '+[?inside:What is in it is not what was written. To keep what has been played type: export transcript.][!inside:It should have {expected:count:byte|bytes}, and has {found}.]',
    '+Leave here, and open the game again to go on from what is there.',
  ],
  'RECORD.FULL': [
    'Could not write[ order {order}]: the record is as long as one may be.',
    '+It cannot have more than {most} bytes.',
    '+It can still be looked at, but not played on.',
  ],
  'RECORD.GONE': [
    'Could not write[ order {order}]: the record was deleted or moved, or another file has taken its place.',
    '+To keep what has been played type: export transcript. It can be run again.',
  ],
  'RECORD.DROPPED':
    'Line {line}[ of {name}] is out of place: it drops an order, and none of which nothing came stands above it.',
  'RECORD.OPEN': [
    `Cannot open${IT}: another program has it open, process {pid}[ on {host}].`,
    '+[?stopped:It has been suspended. Type fg where it was to go on there.]',
    '+Leave the game there first. If nothing has it open any more, delete {lock}.',
  ],
  'RECORD.UNREADABLE': [
    'Could not write order {order}: what would be written could not be read again.',
    '+The order is not done: {text:typed:90}.',
  ],
  'RECORD.CLOSED': 'Not done: the seed of this game has been shown, and nothing is played after that.',
  'SEED.NOT-SEALED': 'No seed to show: the dice of this game are {dice}.',
  'SEED.NOT-OVER': 'No seed to show yet: the game is not over.',
  'SEED.MISSING': [
    'The seed of this game is lost: its file is not there.',
    '+Dice must be rolled by hand now. Type die and what it showed.',
  ],
  'SEED.FOLDER': [
    'The seed of this game cannot be read: its file is a folder.',
    '+Dice must be rolled by hand now. Type die and what it showed.',
  ],
  'SEED.UNREADABLE': [
    'The seed of this game cannot be read.',
    '+[The system says {system}.]',
    '+Dice must be rolled by hand now. Type die and what it showed.',
  ],
  'SEED.WRONG': [
    'The seed beside this game is not the one that was sealed.',
    '+Dice must be rolled by hand now. Type die and what it showed.',
    '++Seal {commit}.',
  ],
  'NOTE.EMPTY': ['No note was kept: it has no words.', '+Type note and what it should say.'],
  'NOTE.LONG': 'No note was kept: it has {length} characters, {most} are the limit.',
};

/** Said once when a game is opened again. */
const RESUMED: MessageTable = {
  'RESUME.NOTHING': 'No game is kept yet.',
  'GAME.NOT-KEPT': [
    'No game is called {name:typed}.',
    '+[?more:The last are][!more:There {games:plural:is|are}] {games:list:and}[, and {more} more: hexfront resume --list].',
  ],
  'RESUME.LOOK': 'To look at it all the same type: hexfront replay {name:shell}.',
  'RESUME.COPY': [
    'This is a new game, {name}: a copy of {of} up to line {line}[?own:, with dice of its own].',
    '+{of} itself is not changed.',
  ],
  'RESUME.IS-COPY': 'This is a copy of {of}, not the game itself.',
  'RESUME.REAPPLIED': [
    'The last order was written down but not carried out.',
    '+It has been carried out now[: {order:typed:90}].',
  ],
  'RESUME.ROLLED': [
    'The seed of this game is there again.',
    '+What was waited for has been rolled: {values:list:and}.',
  ],
  'RESUME.COMPLETED': [
    'Not all that came of the last order had been written down.',
    '+It has been now[: {order:typed:90}].',
  ],
  'RESUME.DROPPED': [
    'The last order was written down, but the program fails over it. It is left out[: {order:typed:90}].',
    '+All before it stands. The same order would fail again.',
    '++Line {line}. Code {why}.',
  ],
  'RESUME.SAME': ['All in this game comes out as it was played. Play goes on under rules {is}.', ...PLAYED],
  'RESUME.WOULD-LEAVE': [
    `Not opened${IT}: line {line} no longer comes out as it was written. Nothing changed.`,
    ...PLAYED,
    '+[?data:If it was played with --data and a folder, give it again.]',
    '+{orders:count:order|orders} would have to be left out, to go on from line {from}, turn {turn}, {phasing:adjective} {phase:phrase:word.phase.}.',
    '+If that is meant type: hexfront resume {name} --leave-out.',
    '++Code {why}.',
  ],
  'RESUME.FROM-KEPT': [
    'Line {line} no longer comes out as it was written.',
    ...PLAYED,
    '+Play goes on from line {from}, turn {turn}, {phasing:adjective} {phase:phrase:word.phase.}.',
    '+{orders:count:order is|orders are} left out.',
    '++Code {why}.',
  ],
};

export const FILE_MESSAGES: MessageTable = { ...SYSTEM, ...RECORD, ...RESUMED };
