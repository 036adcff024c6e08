// Barbarossa for the tools.
import { valuesOfPlay } from '../../../src/games/barbarossa/data/values-of-play.ts';
import { scramble } from '../../../test/games/barbarossa/fog/secrets.ts';
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

const UNITS = ['24pz 2116', '4ra 2115', '46pz 2116', '12inf 2117', '14mech 2115'] as const;

const POSITION = [
  'position 1',
  'game barbarossa',
  'scenario campaign',
  'turn 1',
  'side german',
  'phase german-assault',
] as const;

const POSITIONS: readonly (readonly string[])[] = [
  [
    'position 1',
    'game barbarossa',
    'rules 1.0',
    'scenario campaign',
    'base none',
    'option fog=off',
    'turn 1',
    'side german',
    'phase german-assault',
    ...UNITS.map((unit) => `unit ${unit}`),
    'control 2115 soviet',
    'marker worker 1910',
  ],
  [
    'position 1',
    'game barbarossa',
    'base campaign',
    'turn 4',
    'side soviet',
    'phase soviet-movement',
    'unit 4ra dead',
  ],
  ['position 1', 'game barbarossa', 'scenario campaign', 'base good.pos', 'unit 4ra 2115 moved'],
  [
    'barbarossa/1.0; t1 german german-assault; scenario campaign; base none; option fog=off; unit 24pz 2116, 4ra 2115; control 2115=soviet',
  ],
];

const BEGIN = ['place default', 'end'] as const;

const SCRIPT = `new barbarossa campaign fog=off
place default
end
dice 3
attack 2115 from 24pz 46pz 12inf
pass
expect event battle.result-DE
`;

export const barbarossaTools: ToolGame = {
  id: 'barbarossa',
  scramble,
  steady,
  gauge,
  shown: {
    begin: BEGIN,
    exchange: [
      'look brest-litovsk',
      'move 24pz 2115',
      'odds 2115 from 24pz 47pz 12inf',
      'attack 2115 from 24pz 47pz 12inf',
      'pass',
    ],
    picture: ['look 2115', 'odds 2115 from 24pz 47pz 12inf'],
  },
  values: valuesOfPlay,
  hostile: {
    records: [
      ['opening', 19],
      ['opening', 60],
      ['road-back', 40],
    ],
    spare: 'campaign',
    script: ['opening', 14],
    position: POSITION,
    oneLine: 'barbarossa/1.0; t1 german german-assault; scenario campaign; ',
    positions: POSITIONS,
    fact: 'unit 24pz 2116',
    facts: ['test/games/barbarossa/position/position.test.ts'],
    begin: BEGIN,
    typed: ['look 2115', 'odds 2115 from 24pz', 'map 2115 2', 'near 2115', 'path 24pz 1816', 'find kiev'],
    words: ['campaign', 'barbarossa:campaign', '7.10', '2115'],
    onData: [
      [['ask', 'barbarossa:campaign', 'status']],
      [
        ['play', 'barbarossa', '--no-save'],
        'place default\nend\nunits\nlook 2115\nmap\nrule 7.10\nattack 2115 from 24pz\n',
      ],
      [['data', 'barbarossa', 'units']],
      [['show', 'barbarossa']],
      [['rule', 'barbarossa', '7.10']],
      [['validate', 'barbarossa']],
      [['show', 'barbarossa', '--words']],
      [['data', 'barbarossa', 'map', '--json']],
      [['ask', 'barbarossa:road-back', 'threats']],
      [['validate', 'barbarossa', '--json']],
      [['show', 'barbarossa', '--svg', '-']],
      [['data', 'barbarossa', 'tables']],
    ],
    die: 'german battle barbarossa:11.25a',
    hex: '2115',
  },
  installed: {
    lines: [...BEGIN, 'look brest-litovsk', 'attack 2115 from 24pz 47pz', 'pass'],
    says: /Odds \d to 1 at Brest-Litovsk/,
    history: /attack 2115 from/,
    script: SCRIPT,
    asks: /44 units to place/,
  },
};
