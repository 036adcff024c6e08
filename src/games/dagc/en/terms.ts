// Words of the book that are no verbs, as `help` explains them and as the table of docs/games/dagc.md has them.
import type { MessageTable } from '../../../api/message-table.ts';
import { wordKey } from '../../../api/game-words.ts';

const BAGRATION = 'Bagration: where the offensive of the first turn is, around the centre of gravity.';
const ZONE =
  'Zone of control: the six hexes around a unit. 1 more to go in, 1 more to go out, and closed to supply and retreat.';

const TERMS: Readonly<Record<string, string>> = {
  bagration: BAGRATION,
  centre: BAGRATION,
  'cav-mech':
    'Cav-mech group: pays 1 for every hex; to turn 5 it retreats before combat and goes on after it.',
  column:
    'Column: attack less defence. The difference names a column of the table, and circumstances shift it.',
  korps: 'Korps Gruppe: enters on top of another German unit, has one step and never comes back.',
  locality:
    'Fortified locality: never moves, never attacks, is eliminated where it should retreat; spares its hex the concentric shift.',
  overland: 'Overland: in supply by a line to the map edge.',
  port: 'Port supply: Germans draw it over six hexes from a port, which feeds five units, a city ten.',
  step: 'Step: most units have two; who loses one is reduced, who has none left goes to the dead pile.',
  zoc: ZONE,
  zone: ZONE,
};

export const termMessages: MessageTable = Object.fromEntries(
  Object.entries(TERMS).map(([term, said]) => [wordKey('term', term), said]),
);
