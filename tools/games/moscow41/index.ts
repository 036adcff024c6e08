// The second edition of the drive on Moscow for the tools. Nothing is hidden in it, so there is nothing to scramble.
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

const POSITION = [
  'position 1',
  'game moscow41',
  'scenario campaign',
  'turn 5',
  'side russian',
  'phase russian-movement',
] as const;

const UNITS = ['22a 3409', '42tb 3408', '2cc 3408', '24pz 3411', '34ik 3509'] as const;

const POSITIONS: readonly (readonly string[])[] = [
  [
    'position 1',
    'game moscow41',
    'rules 1.0',
    'scenario campaign',
    'base none',
    'option first-move=russian',
    'turn 5',
    'side russian',
    'phase russian-movement',
    ...UNITS.map((unit) => `unit ${unit}`),
    'held 3410 german',
    'hits 24pz 1',
    'own disrupted ["22a"]',
  ],
  [
    'position 1',
    'game moscow41',
    'base campaign',
    'turn 4',
    'side german',
    'phase german-movement',
    'unit 22a dead',
  ],
  [
    'moscow41/1.0; t5 russian russian-movement; scenario campaign; base none; option first-move=russian; unit 22a 3409, 24pz 3411; held 3410 german',
  ],
];

const BEGIN = ['place default', 'end'] as const;

const SCRIPT = `new moscow41 campaign first-move=russian
place default
end
place default
end
expect event phase.begins
`;

export const moscow41Tools: ToolGame = {
  id: 'moscow41',
  steady,
  gauge,
  shown: {
    begin: [...BEGIN, ...BEGIN],
    exchange: ['look smolensk', 'units 24pz', 'status', 'end'],
    picture: ['look smolensk'],
  },
  hostile: {
    records: [['moscow41-opening', 8]],
    spare: 'moscow41-opening',
    script: ['moscow41-opening', 8],
    position: POSITION,
    oneLine: 'moscow41/1.0; t5 russian russian-movement; scenario campaign; ',
    positions: POSITIONS,
    fact: 'unit 22a 3409',
    facts: ['test/games/moscow41/rules/movement.test.ts'],
    begin: BEGIN,
    typed: ['look moscow', 'map 1806 2', 'near 1806', 'find smolensk'],
    words: ['campaign', 'moscow41:campaign', 'MOV.1', '1806'],
    onData: [
      [['ask', 'moscow41:campaign', 'status']],
      [['play', 'moscow41', '--no-save'], 'place default\nend\nunits\nlook 1806\nmap\nrule MOV.1\n'],
      [['data', 'moscow41', 'units']],
      [['show', 'moscow41']],
      [['rule', 'moscow41', 'MOV.1']],
      [['validate', 'moscow41']],
      [['data', 'moscow41', 'map', '--json']],
      [['data', 'moscow41', 'tables']],
    ],
    die: 'german battle moscow41:CRT.2',
    hex: '1806',
  },
  installed: {
    lines: ['look moscow', 'place default', 'end'],
    says: /Russians set up/,
    history: /place/,
    script: SCRIPT,
    asks: /to place/,
  },
};
