// What the ledger remembers besides places, holders, markers and points, as facts of a position: `own turn.rvgk 3`.
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import {
  idOf,
  kindsOf,
  listOf,
  oneOf,
  recordOf,
  SO,
  tableOf,
  whole,
  YES_OR_NO,
} from '../../../api/position-values.ts';
import { isWallCountry } from '../08-reinforcements/8.5-east-wall.ts';
import type { Printed } from '../data/sheet.ts';
import { ORDERS } from '../state.ts';

const MOST = 99;

const wholes = (values: readonly unknown[]): readonly number[] =>
  values.filter((value) => typeof value === 'number');

const turnOf = (value: unknown): unknown => (value as { readonly turn?: unknown }).turn;

const SIDE = oneOf(['german', 'soviet']);
const COUNT = whole(0, MOST);

/** 11.21d, 11.21g: a printed line, or a hex where a work of the East Wall may have stood (8.5a). */
const isGermanWork =
  (p: Printed) =>
  (hex: string): boolean =>
    p.isLand(hex) &&
    (p.lines.forts.german.includes(hex) || (p.hex(hex).city === undefined && isWallCountry(p, hex)));

export const ledgerFacts = (p: Printed): readonly LedgerFact[] => {
  const hex = idOf('a hex', p.isLand);
  const unit = idOf('a unit', p.isUnit);
  const hexes = listOf(hex, 'hexes');
  const units = listOf(unit, 'units');
  const turn = whole(1, p.turns.turns.length);
  const corps = idOf('a German unit', (id) => p.isUnit(id) && p.unit(id).side === 'german');
  const romanian = idOf('a Romanian army', (id) => p.ofKind('returns-once').includes(id));
  const event = kindsOf('kind', {
    taken: recordOf({ kind: oneOf(['taken']), hex, by: SIDE }),
    adjacent: recordOf({ kind: oneOf(['adjacent']), hex, from: hex, unit }),
    left: recordOf({ kind: oneOf(['left']), units: listOf(corps, 'German units') }),
    returns: recordOf({ kind: oneOf(['returns']), unit: romanian }),
  });
  const area = idOf('fa', (id) => id === 'fa');
  return [
    {
      path: 'plan.order',
      value: oneOf(ORDERS),
      says: 'In what order the side whose turn it is moves and fights.',
      rule: 'barbarossa:5.4a',
      example: '"fight-move"',
    },
    {
      path: 'plan.paulus',
      value: oneOf(['pause', 'no-pause']),
      says: 'Whether the Germans made the Paulus Pause.',
      rule: 'barbarossa:5.10a',
      example: '"no-pause"',
    },
    {
      path: 'plan.bonusZone',
      value: oneOf(['north', 'south']),
      says: 'The zone of the German bonus in the summer of 1942.',
      rule: 'barbarossa:5.6b',
      example: '"south"',
    },
    {
      path: 'plan.watch',
      value: oneOf(['rhine', 'oder']),
      says: 'Which watch the Germans chose, on the Rhine or on the Oder.',
      rule: 'barbarossa:4.18a',
      example: '"oder"',
    },
    {
      path: 'plan.fightFight',
      value: listOf(recordOf({ side: SIDE, turn }), 'turns, each with its side'),
      turns: (value) => wholes((value as readonly unknown[]).map(turnOf)),
      says: 'Who fought twice in which turns.',
      rule: 'barbarossa:5.5a',
      example: '[{"side":"german","turn":10}]',
    },
    {
      path: 'plan.offensive',
      value: recordOf({ turn, gambit: YES_OR_NO, cities: hexes }),
      turns: (value) => wholes([turnOf(value)]),
      says: 'The German offensive of 1943: its turn, whether it is the gambit, the cities German when it began.',
      rule: 'barbarossa:4.4a',
      example: '{"turn":17,"gambit":false,"cities":["2501"]}',
    },
    {
      path: 'plan.returned',
      value: listOf(romanian, 'Romanian armies'),
      says: 'Romanian armies that have had their one return.',
      rule: 'barbarossa:8.15b',
      example: '["r3"]',
    },
    {
      path: 'plan.combOuts',
      value: listOf(turn, 'turns'),
      turns: (value) => wholes(value as readonly unknown[]),
      says: 'Turns in which the Germans held a comb-out.',
      rule: 'barbarossa:8.16a',
      example: '[17]',
    },
    {
      path: 'plan.ssDue',
      value: SO,
      says: '2 SS Panzer Corps leaves as soon as it can.',
      rule: 'barbarossa:8.17c',
      example: 'true',
    },
    {
      path: 'plan.moscowLost',
      value: SO,
      says: 'The Soviets have no offensive supply markers, for Moscow fell.',
      rule: 'barbarossa:7.21a',
      example: 'true',
    },
    {
      path: 'plan.standFastOver',
      value: SO,
      says: 'The garrison of Stalingrad is free to go.',
      rule: 'barbarossa:12.7d',
      example: 'true',
    },
    {
      path: 'moscowRolled',
      value: SO,
      says: 'The die for Moscow has fallen.',
      rule: 'barbarossa:4.15e',
      example: 'true',
    },
    {
      path: 'forgiven',
      value: whole(-MOST, MOST),
      says: 'Forgiveness points so far.',
      rule: 'barbarossa:4.20a',
      example: '2',
    },
    {
      path: 'placedOn',
      value: tableOf(area, turn),
      turns: (value) => wholes(Object.values(value as object)),
      says: 'The turn in which the fortified area was placed.',
      rule: 'barbarossa:8.18d',
      example: '{"fa":16}',
    },
    {
      path: 'destroyed',
      value: listOf(idOf('a hex', isGermanWork(p)), 'hexes of German fortified lines or of the East Wall'),
      says: 'Hexes whose German fortified line is gone.',
      rule: 'barbarossa:11.21d',
      example: '["1817"]',
    },
    {
      path: 'shipping',
      value: recordOf({
        mode: oneOf(['crimea', 'coastal']),
        on: YES_OR_NO,
        units: listOf(corps, 'German units'),
      }),
      says: 'What Black Sea shipping does this turn, whether now, and whom it feeds in the Crimea if not all.',
      rule: 'barbarossa:7.4i',
      example: '{"mode":"crimea","on":true,"units":[]}',
    },
    {
      path: 'expedition',
      value: oneOf(['open', 'out', 'through', 'recalled', 'beaten']),
      says: 'The Caucasus expedition: its way is open, it is out, has the oil, was recalled, or was beaten.',
      rule: 'barbarossa:4.11c',
      example: '"out"',
    },
    {
      path: 'pending',
      value: listOf(event, event.form),
      says: 'What has happened and is still to be answered, in order.',
      rule: 'barbarossa:R37',
      example: '[{"kind":"returns","unit":"r3"}]',
    },
    {
      path: 'turn.eliminated',
      value: units,
      says: 'Units eliminated in this game turn.',
      rule: 'barbarossa:R47',
      example: '["24pz"]',
    },
    {
      path: 'turn.entered',
      value: tableOf(hex, COUNT),
      says: 'How many units entered in which hexes this turn.',
      rule: 'barbarossa:8.1f',
      example: '{"1606":1}',
    },
    {
      path: 'turn.luftwaffe',
      value: COUNT,
      says: 'How many Luftwaffe markers are spent this turn; 99 is all there could be.',
      rule: 'barbarossa:11.23a',
      example: '99',
    },
    {
      path: 'turn.sailed',
      value: units,
      says: 'Corps that have been at sea this turn.',
      rule: 'barbarossa:10.16b',
      example: '["30inf"]',
    },
    {
      path: 'turn.fought',
      value: units,
      says: 'Units that have made a prepared assault this turn.',
      rule: 'barbarossa:10.16b',
      example: '["24pz"]',
    },
    {
      path: 'turn.railed',
      value: units,
      says: 'Units that have moved strategically this turn.',
      rule: 'barbarossa:8.7c',
      example: '["11inf"]',
    },
    {
      path: 'turn.owed',
      value: tableOf(unit, COUNT),
      says: 'Movement points that entry over the edge charges to the next move.',
      rule: 'barbarossa:8.1i',
      example: '{"59inf":1}',
    },
    {
      path: 'turn.rvgk',
      value: COUNT,
      says: 'How many units have gone into or out of the RVGK box this turn.',
      rule: 'barbarossa:8.9c',
      example: '3',
    },
    {
      path: 'turn.stand',
      value: listOf(corps, 'German units'),
      says: 'Units that neither move nor attack this turn.',
      rule: 'barbarossa:12.7a',
      example: '["24pz"]',
    },
    {
      path: 'turn.recalled',
      value: SO,
      says: 'The Caucasus expedition was called back this turn.',
      rule: 'barbarossa:R166',
      example: 'true',
    },
    {
      path: 'turn.cities',
      value: hexes,
      says: 'Cities that were German when the turn of the Oder began.',
      rule: 'barbarossa:R47',
      example: '["2501"]',
    },
  ];
};
