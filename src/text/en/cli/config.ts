// Sentences about the config file, and the one question of the first start.
import type { MessageTable } from '../../../api/message-table.ts';

const UNUSED = 'Line {line} of the config file is not used';

export const SETTING_MESSAGES: MessageTable = {
  'mode.no-map': 'No map screen: there is no terminal. Plain text instead.',
  'mode.ask': 'Plain text or map screen? Type p for plain text, or press Enter for the map.',
  'mode.neither': 'Neither of them: {typed:typed:60}.',

  'CONFIG.LINE': [`${UNUSED}: {typed:typed:60}.`, '+A line should be a setting, an equals sign and a value.'],
  'CONFIG.UNKNOWN': [
    `${UNUSED}: there is no setting {typed:typed}.`,
    '+There are {settings:list:and}, and key with an action.',
  ],
  'CONFIG.VALUE': [`${UNUSED}: {setting} cannot be {typed:typed}.`, '+It can be {values:list:or}.'],
  'CONFIG.OWN': `${UNUSED}: {name:typed} {fault:phrase:word.own-fault.}.`,
  'CONFIG.OWN-NOT-SET': 'Nothing was set: {name:typed} {fault:phrase:word.own-fault.}.',
  'CONFIG.OWN-NONE': 'No {kind} is called {name:typed}.',
  'config.own-gone': '{kind:phrase} {name:typed} is no more.',
  'word.own-fault.name': 'cannot be a word of your own',
  'word.own-fault.verb': 'is a word of the game, and none may be hidden',
  'word.own-fault.empty': 'would stand for nothing',
  'word.own-fault.many': 'would stand for too much',
  'word.own-fault.value': 'begins with no word',
  'CONFIG.NO-KEYS': `${UNUSED}: no key is named for {action}.`,
  'CONFIG.KEY': [
    `${UNUSED}: no key is called {typed:typed}.`,
    '+A key is one character, or a name such as space, left, enter or "page up".',
  ],
  'CONFIG.KEYS-TWICE': 'Line {line} of the config file gives keys to {action} a second time, and holds.',
  'CONFIG.KEY-TAKEN': 'Line {line} of the config file takes {key} from {other} and gives it to {action}.',
  'CONFIG.NO-ACTION': [
    'The config file gives keys to {action:typed}, which is nothing the map screen does.',
    '+[The nearest is {near}.]',
  ],
  'CONFIG.KEY-IN-FILE': [
    'Nothing was set: keys are changed in the config file itself.',
    '+It is {file}. A line there may be {line}.',
  ],
  'CONFIG.NO-SETTING': ['No setting is called {typed:typed}.', '+There are {settings:list:and}.'],
  'CONFIG.NOT-SET': ['Nothing was set: {setting} cannot be {typed:typed}.', '+It can be {values:list:or}.'],

  'saved.one':
    '{name}: {title}, {scenario}[, turn {turn}], {orders:count:order stands|orders stand}[, against {against}][, {plays}][, copy of {of}][?over:, over].',
  'saved.unreadable': '{name}: its record cannot be read.',

  'config.file': 'Config file: {file}.',
  'config.no-file': 'No config file yet. It would be {file}.',
  'config.is': '{setting:phrase} is {value}, from the config file.',
  'config.standard': '{setting:phrase} is {value}, since nothing else is set. It can be {values:list:or}.',
  'config.own': '{kind:phrase} {name:typed} stands for: {text}.',
  'config.key': 'Keys for {action}: {keys:list}.',
  'config.set': '{setting:phrase} is now {value}.',

  'config.mode.no-terminal': 'Here games are played in {mode} text: input or output is not a terminal.',
  'config.mode.--map': 'Here games are played on the {mode} screen.',
  'config.mode.--plain': 'Here games are played in {mode} text.',
  'config.mode.HEXFRONT_PLAIN': 'Here games are played in {mode} text: HEXFRONT_PLAIN is set.',
  'config.mode.ACCESSIBLE': 'Here games are played in {mode} text: ACCESSIBLE is set.',
  'config.mode.INK_SCREEN_READER': 'Here games are played in {mode} text: INK_SCREEN_READER is set.',
  'config.mode.TERM': 'Here games are played in {mode} text: the terminal is called dumb.',
  'config.mode.config': 'Here games are played as the config file says: {mode}.',
  'config.mode.CI': 'Here games are played in {mode} text: CI is set.',
  'config.mode.nothing': 'The next start in a terminal asks whether you want plain text or the {mode}.',
};
