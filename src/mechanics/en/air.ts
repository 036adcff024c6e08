// Sentences of air power: missions, who meets them, bombs and flak, and what they may come to.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'air.recalled': ['Taken back: the air mission to {hex:named}.', RULE],
  'air.met': ['{unit:unit} meets {units:units} over {hex:named}: die {die}, row A{row}.', RULE],
  'air.failed': ['Nothing comes of the mission to {hex:named}.', RULE],
  'air.back': ['{units:units} {units:plural:is|are} at hand again.', RULE],
  'air.bombs': [
    '{unit:unit} on [?target:{target:unit}][!target:the guns of {hex:named}]: die {die}, row A{row}, {result}[?does=nothing:, no effect][?does=down:, shot down][?does=disrupt:, hit].',
    RULE,
  ],
};

const DICE: MessageTable = {
  'word.purpose.bombing': 'bombing',
  'word.purpose.interception': 'an interception',
  'die.bombing': [],
  'die.interception': [],
};

const QUESTIONS: MessageTable = {
  'word.air.mission':
    '{units:units} to [?kind=bomb:bomb ][?kind=interdict:interdict ][?kind=resupply:supply ][?kind=drop:drop on ]{hex:hex}',
  'word.window.interception': 'enemy air missions just announced',
  'ask.interception': [
    '{side:side}: you can intercept {missions:phrases:and}.',
    '+~Type intercept, a hex, with and an air unit, or type pass.',
  ],
  'ask.air-loss': ['{side:side}: one of {units:units} is out.', '+~Type choose and which one.'],
  'choice.pass.interception': 'Nobody.',
};

/** So many faces in six, and which. */
export const WAYS = '{ways} in {of} (A {a:span}; B {b:span})';

const CHANCES: MessageTable = {
  'chances.nobody': 'Nobody in {hex:named} that could be bombed.',
  'chances.cannot': '{because:phrase}, {rule:rule}.',
  'chances.bombs': [
    `[?target:{target:unit}][!target:the guns of {hex:named}]: [?does=nothing:no effect][?does=disrupt:disrupted][?does=down:{unit:unit} shot down], ${WAYS}.`,
    RULE,
  ],
};

const REFUSED: MessageTable = {
  'AIR.FORM': 'No mission: name one hex of the map, and the air units after with.',
  'AIR.WHO': 'No mission to {hex:named}: name the air units after with.',
  'AIR.NOT-YOURS': '{unit:unit} is no air unit of the {side:side}.',
  'AIR.NO-AIRCRAFT': '{unit:unit} is no air unit that the {side:side} have at hand.',
  'AIR.ALONE': '{unit:unit} flies with no other air unit: not two to {hex:named}.',
  'AIR.OWN-BASE': '{unit:unit} flies from its own airfield, and from nowhere else.',
  'AIR.NOBODY-THERE': 'Nobody in {hex:named} to bomb.',
  'AIR.NOBODY-YOURS': 'None of the {side:side} is in {hex:named}.',
  'AIR.OTHER-MISSION': 'Another mission flies to {hex:named}.',
  'AIR.WHICH-MISSION': ['Name the mission to meet by its hex.', '+[Missions: {hexes:hexes}.]'],
  'AIR.NO-MISSION': [
    'No air mission flies [?hex:to {hex:named}][!hex:anywhere].',
    '+[Missions: {hexes:hexes}.]',
  ],
  'AIR.NOTHING': 'No air unit of the {side:side} can do that now.',
  'AIR.NO-INTERCEPTOR': 'No air unit of the {side:side} can intercept.',
  'AIR.NOT-THIS': 'Not chosen: it is one of {units:units}.',
};

export const airMessages: MessageTable = { ...EVENTS, ...DICE, ...QUESTIONS, ...CHANCES, ...REFUSED };
