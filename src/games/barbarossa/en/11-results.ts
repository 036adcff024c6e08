// Sentences of chapters 10.23 to 10.33 and 11.26 to 11.32: mobile assaults, losses, retreats, advances.
import type { MessageTable } from '../../../api/message-table.ts';

const PHRASES: MessageTable = {
  'sum.cost.assault-clear': 'mobile assault into {hex:hex}',
  'sum.cost.assault-city': 'mobile assault into the city {hex:hex}',
  'sum.cost.assault-fortified-line': 'mobile assault into the line {hex:hex}',
};

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'drop.landed': ['{unit:unit} holds {hex:named}, where it was dropped.', RULE],
  'unit.sailed': ['{units:units} sailed to {hex:named}, from {from:hex}.', RULE],
  'assault.cleared': [
    '[?several:{units:count:unit|units}][!several:{units:units}] [!known:{units:plural:is|are} in {hex:named}][?known:{units:plural:goes|go} in][, {left} left].',
    RULE,
  ],
  'assault.failed': [
    '{units:units} {units:plural:is|are} back in {hex:hex}: the assault on {target:named} failed.',
    '+[?side=soviet:They stay there in this phase.][!side=soviet:They may go on with the points they have left.]',
    RULE,
  ],
};

const NO_ASSAULT = 'No mobile assault on {hex:named}';

const ASSAULTS: MessageTable = {
  'ASSAULT.SEASON-GERMAN':
    'No mobile assault in turn {turn}: the Germans make them in turns of a single month.',
  'ASSAULT.PAUSE': 'No mobile assault in turn {turn}: the German attacks nobody in the Paulus Pause.',
  'ASSAULT.SEASON-SOVIET': 'No mobile assault in turn {turn}: the Soviets make them from turn {first} on.',
  'ASSAULT.NO-ATTACKER': `${NO_ASSAULT}: nobody is to make it.`,
  'ASSAULT.MARSH': `${NO_ASSAULT}: on turn 1 that takes German mechanized units in overland supply alone.`,
  'ASSAULT.TERRAIN': `${NO_ASSAULT}: it is {terrain}, and they go into clear hexes only.`,
  'ASSAULT.CITY': `${NO_ASSAULT}: the city has been declared.`,
  'ASSAULT.FORTIFIED-AREA': `${NO_ASSAULT}: it belongs to the fortified area.`,
  'ASSAULT.NOT-NEXT': `${NO_ASSAULT}: it is not next to {from:hex}.`,
  'ASSAULT.WATER': `${NO_ASSAULT} from {from:hex}: a side of {side} is between them.`,
  'ASSAULT.NOT-MECH': '{unit:unit} makes no mobile assault: it is not mechanized.',
  'ASSAULT.NOT-GERMAN': '{unit:unit} makes no mobile assault: on this side only German units do.',
  'ASSAULT.ONCE': '{unit:unit} has made its one mobile assault of this phase.',
};

const NOT_INTO = '{unit:unit} cannot retreat to {hex:named}';

const RETREATS: MessageTable = {
  'RETREAT.LAUNCH-HEX': `${NOT_INTO}: the assault came from there.`,
};

const NOT_AFTER = '{unit:unit} cannot go from {from:hex} to {hex:named} after combat';

const STEPS: MessageTable = {
  'AFTER.STRAIT': `${NOT_AFTER}: the strait is between them.`,
  'AFTER.LAKE': `${NOT_AFTER}: a lake is between them.`,
  'AFTER.BOUND': `${NOT_AFTER}: it may not leave its area.`,
  'AFTER.SATELLITE': `${NOT_AFTER}: it stays south of the logistical boundary.`,
};

const ADVANCES: MessageTable = {
  'ADVANCE.NOT-MECH': '{unit:unit} advances no second hex: it is not of the kind that does.',
  'ADVANCE.SEASON': '{unit:unit} advances no second hex in turn {turn}.',
  'ADVANCE.NO-SUPPLY': '{unit:unit} advances no second hex: it had no overland supply in the battle.',
};

export const resultsMessages: MessageTable = {
  ...PHRASES,
  ...EVENTS,
  ...ASSAULTS,
  ...RETREATS,
  ...STEPS,
  ...ADVANCES,
};
