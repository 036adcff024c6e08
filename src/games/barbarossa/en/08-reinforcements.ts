// Sentences of chapters 8 and 9: entries, replacements, conversions, withdrawals, the RVGK, cities of both sides.
import type { MessageTable } from '../../../api/message-table.ts';
import { entryMessages } from '../../../mechanics/en/entry.ts';

const RULE = '++{rule:rule}.';

const PHRASES: MessageTable = {
  'word.purpose.comb-out': 'the comb-out',
  'word.purpose.romanian-return': 'the return of a Romanian army',
  'word.window.emergency': 'a moment in the German movement phase',
};

const ENTRY = '+Steps left: {mech} mechanized, {nonMech} other.';

const QUESTIONS: MessageTable = {
  'ask.entry': [
    '{side:side}:[?count=0: nobody waits][!count=0: {count:count:unit waits|units wait}] to enter[: {units:units}].',
    ENTRY,
    '+~Type place or replace, units and where to, or place default, replace default, or end.',
  ],
  'ask.entry-last': [
    '{side:side}: what is not used now is lost[: {units:units}].',
    ENTRY,
    '+~Type place or replace to use it, or end once more to lose it.',
  ],
  'ask.area': ['Where is the fortified area? The {by:side} say.', '+~Type fortify and a hex.'],
  'ask.convert': [
    '{by:side}: {units:units} may take the place of other armies.',
    '+~Type convert, the new army and the old one, or convert default, or end.',
  ],
  'ask.ss-panzer': [
    '{by:side}: {unit:unit} is called away until turn {turn}.',
    '+~Type choose withdraw, or choose keep, which costs a point.',
  ],
  'ask.rifle-army': [
    '{by:side}: a rifle army is to be withdrawn until turn {turn}.',
    '+~Type choose and an army, or pass, which gives the German a point.',
  ],
  'ask.east-wall': [
    '{by:side}: {count:count:East Wall work|East Wall works} to be built.',
    '+~Type fortify and hexes, or fortify default.',
  ],
  'ask.comb-out': [
    '{by:side}: a comb-out may be held: half a die of these come back: {units:units}.',
    '+~Type choose comb-out, or pass.',
  ],
  'ask.comb-out-units': [
    '{by:side}: the comb-out brings back {count:count:unit|units} of {units:units}.',
    '+~Type replace, a unit and a hex, or replace default, or end.',
  ],
  'ask.rvgk': [
    '{by:side}, RVGK: {left:count:unit|units} may still go in or out, {count} in the box may come out.',
    '+~Type place, units and a hex, or place, units and rvgk, or place default, or end.',
    '++[In the box: {units:units}.]',
  ],
  'ask.emergency': [
    '{by:side} may break in here[!count=0:, with {count:count:unit|units} in the RVGK box].',
    '+Type[?place: place, a unit and a city, or][?declare: declare and a city, or] pass.',
  ],
  'choice.convert': '[{unit:units} for {for:units}][?how:all by default].',
  'choice.fortify': '[{at:places}][?how:by default].',
  'choice.declare': '{at:places}.',
};

const ENTRIES: MessageTable = {
  'units.entered-veiled': ['{count:count:Soviet unit|Soviet units} entered at {hex:named}.', RULE],
  'units.replaced': [
    '{units:units} came back from the dead pile.',
    '+Steps left: {mech} mechanized, {nonMech} other.',
    RULE,
  ],
  'units.to-rvgk': ['{units:units} went to the RVGK box.', RULE],
  'entry.unused': [
    'Not used yet, and lost at the next end: {mech} mechanized and {nonMech} other steps[, {units:units}].',
    RULE,
  ],
  'steps.lost': ['{side:side} lost {mech} mechanized and {nonMech} other replacement steps, unused.', RULE],
  'paratroops.wait': ['{unit:unit} waits for its drop in this turn.', RULE],
  'gambit.forces': ['For the gambit come {units:units}.', RULE],
  'oder.forces': ['{unit:unit} comes for Watch on the Oder.', RULE],
  'wall.built': ['East Wall works stand in {hexes:hexes}.', RULE],
  'wall.lost': ['{count:count:East Wall work is|East Wall works are} lost: no hex is left for them.', RULE],
  'area.placed': ['{hex:named} is the centre of the fortified area.', RULE],
  'area.waits': ['The fortified area waits: no hex is fit for it.', RULE],
  'markers.arrive': ['{side:side} received {marker:phrase:word.mark.}[!count=1: markers, {count}].', RULE],
};

const FATES: MessageTable = {
  'army.to-dead-pile': [
    '+The ordinary {unit:unit} may come back instead.',
    '++It is in the dead pile for {for:unit}.',
    RULE,
  ],
  'armies.to-dead-pile': [
    '+The ordinary {units:units} may come back instead.',
    '++They are in the dead pile.',
    RULE,
  ],
  'romanians.return': ['Die {die}: {unit:unit} goes to {place:place}.', RULE],
  'comb-out.declared': ['{side:side} hold a rear-area comb-out.', RULE],
  'comb-out.found': ['Die {die}: the comb-out brings back {count:count:unit|units}.', RULE],
  'unit.converted': ['{unit:unit} took the place of {for:unit}, {place:inside:named}.', RULE],
  'conversion.waits': ['{units:units} wait for an army to take the place of.', RULE],
  'unit.withdrawn': ['{unit:unit} was withdrawn until turn {turn}.', RULE],
  'army.withdrawn-veiled': ['A Soviet rifle army was withdrawn until turn {turn}.', RULE],
  'withdrawals.begin': ['{side:adjective} withdrawals.', RULE],
  'withdrawal.late': ['{unit:unit} cannot leave now, and leaves as soon as it can.', RULE],
  'withdrawal.declined': ['{unit:unit} stays.', RULE],
  'army.declined': ['{side:side} withdrew no rifle army.', RULE],
  'unit.left-play': ['{unit:unit} left play for good.', RULE],
  'units.left-play': ['{units:units} left play for good.', RULE],
  'units.converted': ['{units:units} took the place of {for:units}.', '++They are in {places:places}.', RULE],
  'corps.disbanded': ['{unit:unit} was disbanded, {place:inside:named}.', RULE],
  'units.disbanded': ['Disbanded: {units:units}.', '++They were in {places:places}.', RULE],
  'army.reduced': ['{unit:unit} became {to:unit}, {place:inside:named}.', RULE],
  'armies.reduced': ['{units:units} became {to:units}.', '++They are in {places:places}.', RULE],
  'army.reorganised': ['The Red Army is reorganised: {count:count:unit|units} changed or went.', RULE],
  'army.cut-off': ['{count:count:unit is|units are} cut off and will follow.', RULE],
  'army.promised': ['{unit:unit} comes in turn {turn}.', RULE],
  'army.appears': ['{unit:unit} came over to the Soviet side[ in {hex:named}].', RULE],
  'romania.left': ['Romania left the Axis: {units:units} are out of play.', RULE],
};

const RESERVE: MessageTable = {
  'rvgk.deployed': ['{unit:unit} was deployed from the RVGK to {hex:named}.', RULE],
  'rvgk.deployed-veiled': ['A unit of the RVGK was deployed to {hex:named}.', RULE],
  'nothing.place.soviet-rvgk': 'Nothing went in or out of the RVGK box.',
  'rvgk.out': ['{units:units} came from the RVGK to {hex:named}.', '+{left} may still go in or out.', RULE],
  'rvgk.out-veiled': ['{count:count:unit|units} came from the RVGK to {hex:named}.', RULE],
  'rvgk.in': ['{units:units} went to the RVGK box.', '+{left} may still go in or out.', RULE],
  'city.hc': ['{hex:named} is a Hero City.', '+Markers left: {left}.', RULE],
  'city.fc': ['{hex:named} is a Fortress City.', '+Markers left: {left}.', RULE],
  'captured.hc': ['{hex:named} is a Hero City no more.', RULE],
  'captured.fc': ['{hex:named} is a Fortress City no more.', RULE],
  'captured.fa': ['The fortified area around {hex:named} is gone for good.', RULE],
};

const NOT_PLACED = 'Not placed';

const REFUSALS: MessageTable = {
  'PLACE.CONVERTS': [`${NOT_PLACED}: {unit:unit} takes the place of another army.`, '+Type convert.'],
  'PLACE.NO-BOX': `${NOT_PLACED}: {unit:unit} may not wait in the RVGK box.`,
  'PLACE.NO-DROP': `${NOT_PLACED}: only the paratroops of the gambit can wait for a drop.`,
  'REPLACE.STEPS': 'Not replaced: {mech} mechanized and {nonMech} other steps are left.',
  'REPLACE.KIND':
    'Not replaced: of the right kind only {mech} mechanized and {nonMech} other steps are left.',
  'CONVERT.NOBODY': 'Not converted: no army finds another to take the place of.',
  'CONVERT.DEFAULT-ALONE': 'Not converted: convert default takes no armies.',
  'CONVERT.WHO': 'Not converted: name the new army and the old one.',
  'CONVERT.NOT-DUE': 'Not converted: {unit:unit} does not wait for a conversion.',
  'CONVERT.NAMESAKE': 'Not converted: {unit:unit} takes the place of its namesake only[, {namesake:unit}].',
  'CONVERT.NOT-YET': 'Not converted: {for:unit} is not in play yet.',
  'CONVERT.TANK-SUPPLY': 'Not converted: {for:unit} is not in overland supply.',
  'CONVERT.RIFLE': 'Not converted: {for:unit} is no rifle army in overland supply.',
  'WITHDRAW.SUPPLY': 'Not withdrawn: {unit:unit} is not on the map in overland supply.',
  'WITHDRAW.NO-RIFLE-ARMY': 'Not withdrawn: {what:units} is no rifle army.',
  'WALL.DEFAULT-ALONE': 'Not built: fortify default takes no hexes.',
  'WALL.WHERE': 'Not built: name hexes.',
  'WALL.TOO-MANY': 'Not built: {count:count:work is|works are} left to build.',
  'WALL.COUNTRY': 'Not built: {hex:named} is neither in the USSR nor in the Baltic Republics.',
  'WALL.CITY': 'Not built: {hex:named} is a city.',
  'WALL.NOT-HELD': 'Not built: {hex:named} is not held by the Germans.',
  'WALL.THERE': 'Not built: a work stands in {hex:named} already.',
  'WALL.SUPPLY': 'Not built: {hex:named} has no German overland supply.',
  'WALL.TWICE': 'Not built: {hex:named} was named twice.',
  'AREA.NOT-THERE': [
    '{hex:named} cannot be the centre of the fortified area.',
    '+{because:named} is not Soviet and in overland supply.',
  ],
  'AREA.ONE': 'No fortified area: name one hex.',
  'RVGK.FIVE': 'Not moved: {left} may still go in or out of the RVGK box in this phase.',
  'RVGK.BOTH-WAYS': 'Not moved: {unit:unit} has gone the other way in this phase.',
  'RVGK.NOT-IN-BOX': 'Not moved: {unit:unit} is not in the RVGK box.',
  'RVGK.NOT-THERE': 'Not moved: nobody can leave the RVGK box at {hex:named}.',
  'RVGK.NOT-ON-MAP': 'Not moved: {unit:unit} is no Soviet unit on the map.',
  'RVGK.COASTAL-ARMY': 'Not moved: {unit:unit} is bound to its ports.',
  'RVGK.SUPPLY': 'Not moved: {unit:unit} in {hex:named} has no overland supply.',
  'RVGK.DEFAULT-ALONE': 'Not moved: place default takes no units and no hex.',
  'RVGK.WHAT-WHERE': 'Not moved: name units, each once, and one place.',
  'EMERGENCY.NOT-NOW': 'Not deployed: this is not the German movement phase.',
  'EMERGENCY.TOO-EARLY': 'Not deployed: there is no emergency deployment before turn {turn}.',
  'EMERGENCY.USED': 'Not deployed: there has been one in this phase.',
  'EMERGENCY.NOBODY': 'Not deployed: the RVGK box is empty.',
  'EMERGENCY.ONE': 'Not deployed: name one unit and one city.',
  'EMERGENCY.NOT-IN-BOX': 'Not deployed: {unit:unit} is not in the RVGK box.',
  'EMERGENCY.NOT-THERE': [
    'Not deployed: {hex:named} is no Soviet city in overland supply.',
    '+[Open: {hexes:hexes}.]',
  ],
  'EMERGENCY.FULL': 'Not deployed: {hex:named} has no room for {unit:unit}.',
  'DECLARE.INDUSTRY': 'Not declared: {hex:named} is no city.',
  'DECLARE.NO-CITY': 'Not declared: {hex:named} is no city.',
  'DECLARE.NOT-HELD': 'Not declared: {hex:named} is not held by the {side:side}.',
  'DECLARE.ALREADY': 'Not declared: {hex:named} is one already.',
  'DECLARE.NOT-USSR': 'Not declared: {hex:named} is not in the USSR.',
  'DECLARE.NOT-HOME':
    'Not declared: the markers left are for Greater Germany, Hungary and the General Government.',
  'DECLARE.ATTACK': 'Not declared: an attack or a move is under way.',
  'DECLARE.NOT-YET': 'Not declared: the {side:side} have no marker before turn {turn}.',
  'DECLARE.NO-MARKER': 'Not declared: the {side:side} have no marker in hand.',
};

export const adminMessages: MessageTable = {
  ...entryMessages,
  ...PHRASES,
  ...QUESTIONS,
  ...ENTRIES,
  ...FATES,
  ...RESERVE,
  ...REFUSALS,
};
