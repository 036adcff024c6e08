// Sentences of chapter 8 and of the reserve: units that come in, come back and are taken back.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';
const OPEN = '+[Open to it: {hexes:hexes}.]';
const NO_ENTRY = '{unit:unit} cannot enter at {hex:named}';

const PHASES: MessageTable = {
  'word.phase.german-release': 'reserve release phase',
  'word.phase.german-creation': 'reserve creation phase',
  'word.phase.soviet-reinforcement': 'reinforcement phase',
  'word.phase.german-reinforcement': 'replacement and reinforcement phase',
  'word.brief-phase.german-release': 'release',
  'word.brief-phase.german-creation': 'reserve',
  'word.brief-phase.soviet-reinforcement': 'reinforcement',
  'word.brief-phase.german-reinforcement': 'reinforcement',
  'ask.german-release': [
    '{side:side}[?units:: {units:count:unit|units} can be released from the reserve][!units: can release nobody from the reserve].',
    '+~Type place, a unit and a hex, place default, or end.',
    '++[They are {units:units}.]',
  ],
  'ask.german-creation': [
    '{side:side} may withdraw units of [!hex:one hex][?hex:{hex:named}] to the reserve.',
    '+~Type withdraw and units, or end.',
  ],
  'ask.soviet-reinforcement': [
    '{side:side}[?units:: {units:count:unit|units} can enter][!units: have nobody to enter].',
    '+~Type place, a unit and a hex, place default, or end.',
    '++[They are {units:units}.]',
  ],
  'ask.german-reinforcement': [
    '{side:side}[?units:: {units:count:unit|units} can enter][!units: have nobody to enter].',
    '+[Of the lost {all} can come back, {mechanized} of them mechanized: {lost:units}.]',
    '+~Type place or replace, a unit and a hex or reserve, place default, or end.',
    '++[To enter: {units:units}.]',
  ],
};

const ENTRY: MessageTable = {
  'units.entered-covered': ['{unit:unit} entered on top in {hex:named}, with others.', RULE],
  'reserve.kept': ['{units:units} {units:plural:goes|go} to the High Command Reserve.', RULE],
  'ENTRY.ENEMY': [`${NO_ENTRY}: an enemy is in it.`, OPEN],
  'ENTRY.NO-SOURCE': [`${NO_ENTRY}: no supply comes from there.`, OPEN],
  'ENTRY.FALLEN': [`${NO_ENTRY}: the enemy has held it.`, OPEN],
  'ENTRY.CUT-OFF': [`${NO_ENTRY}: it has no supply line.`, OPEN],
  'ENTRY.CORRIDOR': [`${NO_ENTRY}: the corridor to the map edge is broken.`, OPEN],
  'ENTRY.NO-RESERVE': '{unit:unit} cannot go to the High Command Reserve.',
  'PLACE.AIRBORNE': 'Not placed: {unit:unit} enters by air in an attack alone.',
  'PLACE.NOT-RESERVE': 'Not placed: {unit:unit} is not in the reserve: it is {place:inside:named}.',
};

const REPLACEMENTS: MessageTable = {
  'REPLACE.TURN': 'Nobody replaced: replacements come from turn 2 on.',
  'REPLACE.NOT-YET': 'Not replaced: {unit:unit} was lost in this turn. It may come back in turn {turn}.',
  'REPLACE.NEVER': 'Not replaced: {unit:unit} is out of play for good.',
  'REPLACE.MECHANIZED': 'Not replaced: {limit} mechanized units a turn are all.',
  'REPLACE.RATE': 'Not replaced: {limit} units a turn are all.',
  'REPLACE.ALL': 'Not replaced: {limit} units have come back in this game, and that is all.',
  // Only Germans ever come back.
  'unit.out-for-good': ['++{unit:unit} is out of play for good.', RULE],
};

const RESERVE: MessageTable = {
  'reserve.withdrawn': [
    '{units:units} {units:plural:goes|go} from {hex:named} to the High Command Reserve.',
    RULE,
  ],
  'choice.withdraw': '{units:units}.',
  'WITHDRAW.WHO': 'Nobody withdrawn: name German units of one hex, each once.',
  'WITHDRAW.NOBODY': 'Nobody can be withdrawn to the reserve.',
  'WITHDRAW.NOT-YOURS': 'Not withdrawn: {unit:unit} is not German.',
  'WITHDRAW.NOT-GERMAN': 'Not withdrawn: {unit:unit} never goes to the reserve.',
  'WITHDRAW.OFF-MAP': 'Not withdrawn: {unit:unit} is {place:inside}, not on the map.',
  'WITHDRAW.RELEASED': 'Not withdrawn: {unit:unit} was released in this turn.',
  'WITHDRAW.HEX': 'Not withdrawn: {unit:unit} is not in {hex:named}, and one hex a turn is all.',
  'WITHDRAW.SUPPLY': 'Not withdrawn: {unit:unit} in {hex:named} has no supply line.',
};

const QUESTIONS: MessageTable = {
  'left.arrivals': '{side:side}: {units:units} could still enter.',
  'losses.back': [
    'In this turn {all:count:unit|units} can come back, {mechanized} of them mechanized.',
    RULE,
  ],
};

export const entryMessages: MessageTable = { ...PHASES, ...ENTRY, ...REPLACEMENTS, ...RESERVE, ...QUESTIONS };
