// The words of chapter 7: supply.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const PHRASES: MessageTable = {
  'word.supply.own': 'its own supply',
  'word.supply.garrison': 'garrison supply',
  'word.supply.crimea': 'Crimea supply',
  'word.supply.coastal': 'coastal supply',
  'word.supply.aerial': 'aerial supply',
  'word.purpose.aerial-reload': 'the return of the aerial supply marker',
  'sum.supply.coastal': '[{unit:unit} ]on coastal supply',
  'sum.supply.aerial': '[{unit:unit} ]on aerial supply',
  'sum.supply.no-offensive': '[{unit:unit} ]without offensive supply',
  'sum.supply.garrison-only': '[{unit:unit} ]on garrison supply alone',
};

const QUESTIONS: MessageTable = {
  'ask.markers': [
    '{side:side} may place offensive supply markers: {letters:list}.',
    '+~Type marker, a letter and a hex, or type end.',
    '+Those not placed now stay off the map in this player turn.',
  ],
  'choice.airlift': 'Aerial supply to {at:places}.',
  'choice.crimea': 'Crimea supply {how:list}[ for {units:units}].',
  'choice.marker': 'Marker {which:list} to {at:places}.',
};

const ANSWERS: MessageTable = {
  'supply.is-own': ['{units:units} {count:plural:needs|need} no supply line.', RULE],
  'supply.is-garrison': ['{units:units} {count:plural:has|have} garrison supply.', RULE],
  'supply.is-crimea': ['{units:units} {count:plural:has|have} Crimea supply.', RULE],
  'supply.is-coastal': ['{units:units} {count:plural:has|have} coastal supply.', RULE],
  'supply.is-aerial': ['{units:units} {count:plural:has|have} aerial supply.', RULE],
  'supply.means.full': ['+Movement, attack and defence are full.', RULE],
  'supply.means.attack': ['+Attack is full.', RULE],
  'supply.means.attack-half': ['Attack is halved, movement and defence are full.', RULE],
  'supply.means.excused': ['+It needs no line over Dnepro-Petrovsk or Rostov.', RULE],
  'supply.means.defence': ['+Defence is full.', RULE],
  'supply.means.half': ['Movement and attack are halved, and there is no mobile assault.', RULE],
  'supply.means.all-half': ['Movement, attack and defence are halved.', RULE],
  'supply.means.stays': ['++Nobody is eliminated for that alone.', RULE],
  'supply.means.early': ['++Until turn 6 this is offensive supply too.', RULE],
  'supply.means.no-marker': ['++From turn 7 full attacks need an offensive supply marker in range.', RULE],
  'supply.means.assault': ['++Movement is full, also for mobile assaults.', RULE],
  'supply.means.quarter': ['From turn 7 it attacks at a quarter.', RULE],
  'supply.marker': ['Offensive supply reaches {hex:hex}, from {letter}.', RULE],
  'supply.southern': ['{hex:named} has offensive supply, as all of the south in this turn.', RULE],
  'supply.no-marker': ['No offensive supply reaches {hex:hex}.', RULE],
  'supply.over.kerch': ['The line crosses the Kerch Strait, {hexes:hexes}.', RULE],
  'supply.over.sivash': ['The line crosses the Sivash, {hexes:hexes}.', RULE],
  'supply.over.dnepropetrovsk': ['It must pass {hexes:places}.', RULE],
  'supply.over.rostov': ['Before that it must pass {hexes:places}.', RULE],
  'supply.bar.kerch': ['+No German line crosses the Kerch Strait: {hexes:hexes}.', RULE],
  'supply.bar.sivash': ['+No German line crosses the Sivash: {hexes:hexes}.', RULE],
  'supply.bar.zone': ['+No line crosses the boundary of north and south: {hexes:hexes}.', RULE],
  'supply.bar.soviet-works': ['Soviet fortified lines bar it: {hexes:hexes}.', RULE],
  'supply.bar.fortified-area': ['The Soviet fortified area bars it: {hexes:hexes}.', RULE],
  'supply.bar.german-works': ['German fortified lines bar it: {hexes:hexes}.', RULE],
  'supply.bar.lost-junction': ['It must pass {hexes:places}, which is not German held.', RULE],
  'supply.bar.junction': ['It must pass {hexes:places}, and cannot.', RULE],
  'supply.bar.kuban': ['From {hexes:hexes} there is no other line but to Sevastopol.', RULE],
  'supply.bar.azov': ['Ships come there only if both shores are German: {hexes:hexes}.', RULE],
  'supply.bar.fortress': ['A fortress city in the USSR has no garrison supply: {hexes:hexes}.', RULE],
};

const EVENTS: MessageTable = {
  'crimea.on': ['Crimea supply is on[, for {units:units}].', '+It goes over Sevastopol.', RULE],
  'crimea.off': ['Crimea supply is off.', RULE],
  'crimea.coastal': [
    '{unit:unit} in {hex:named} lives on coastal supply.',
    '+There is no Crimea supply in this turn.',
    RULE,
  ],
  'aerial.placed': ['Aerial supply goes to {hex:named}.', RULE],
  'aerial.in-battle': ['+The attack goes on.', RULE],
  'aerial.gone': ['Aerial supply to {hex:named} has ended: its units are gone.', RULE],
  'aerial.reloads': [
    '[?turn:Aerial supply is at hand again in turn {turn}.][!turn:Aerial supply does not come back.]',
    '+Die {die}.',
    RULE,
  ],
  'die.aerial-reload': [],
  'marker.placed': ['Marker {letter} is in {hex:named}, range {range}.', RULE],
  'markers.lifted': ['Offensive supply markers are off the map: {letters:list}.', RULE],
  'markers.barred': ['{hex:named}, is lost: there are no offensive supply markers.', RULE],
  'markers.none': ['No offensive supply markers: {hex:named}, was lost.', RULE],
  'markers.restored': ['{hex:named}, is back in supply: offensive supply markers return.', RULE],
};

const REFUSALS: MessageTable = {
  'ASSAULT.SUPPLY':
    '{unit:unit} cannot make a mobile assault from {hex:hex}: it has {state:phrase:word.supply.}.',
  'AERIAL.PLACED': 'The aerial supply marker has been used in this turn, in {hex:named}.',
  'AERIAL.SPENT': 'The aerial supply marker has been used in this turn.',
  'AERIAL.AWAY': 'The aerial supply marker is not at hand[: it comes in turn {turn}].',
  'AERIAL.RESULT': 'No aerial supply now: the odds of this battle have been worked out.',
  'AERIAL.NOBODY': 'No aerial supply to {hex:named}: no unit of yours is there.',
  'CRIMEA.HOW': 'Nothing changed: type crimea on, or crimea off.',
  'CRIMEA.CITY': 'No Crimea supply: {hex:named}, is not in German hands.',
  'CRIMEA.ATTACK': 'No change of Crimea supply: an attack is under way.',
  'CRIMEA.COASTAL': 'No Crimea supply in this turn: the ships have fed the coast.',
  'CRIMEA.NOBODY': 'No Crimea supply: nobody who needs it has a line to {hex:named}.',
  'CRIMEA.ALREADY': 'Crimea supply is on.',
  'CRIMEA.OFF': 'Crimea supply is not on.',
  'CRIMEA.ALL': 'None need be named: {count:all:unit|units} can be supplied.',
  'CRIMEA.NAMED': [
    'Those to supply have been named for this turn.',
    '+{units:plural:It is|They are} {units:units}.',
  ],
  'CRIMEA.NOT-THERE': ['{unit:unit} cannot have Crimea supply.', '+[These can: {units:units}.]'],
  'CRIMEA.FIVE': ['Name {most} units, not {count}.', '+These can be supplied: {units:units}.'],
  'MARKER.MOSCOW': 'No marker in this turn: {hex:named} was German when it began.',
  'MARKER.NOT-YET': 'No marker is at hand before turn {turn}.',
  'MARKER.NONE': ['No marker {which:typed} is at hand.', '+At hand[: {letters:list}].'],
  'MARKER.NOWHERE': 'Marker {which:typed} has not been told where to go.',
  'MARKER.ONE': 'Marker {letter} is in {hex:named} already.',
};

export const supplyMessages: MessageTable = {
  ...PHRASES,
  ...QUESTIONS,
  ...ANSWERS,
  ...EVENTS,
  ...REFUSALS,
};
