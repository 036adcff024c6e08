// Typhoon for the tools. Nothing is hidden in it, so there is nothing to scramble.
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

const POSITION = [
  'position 1',
  'game typhoon',
  'scenario campaign',
  'turn 5',
  'side russian',
  'phase russian-movement',
] as const;

const UNITS = ['22a 5114', '42tb 5113', '2cc 5113', '24pz 5116', '34ik 5215'] as const;

const POSITIONS: readonly (readonly string[])[] = [
  [
    'position 1',
    'game typhoon',
    'rules 1.0',
    'scenario campaign',
    'base none',
    'option first-move=russian',
    'turn 5',
    'side russian',
    'phase russian-movement',
    ...UNITS.map((unit) => `unit ${unit}`),
    'held 5115 german',
    'hits 24pz 1',
    'own disrupted ["22a"]',
    'own unsupplied ["42tb"]',
  ],
  [
    'position 1',
    'game typhoon',
    'base campaign',
    'turn 4',
    'side german',
    'phase german-movement',
    'unit 22a dead',
  ],
  [
    'typhoon/1.0; t5 russian russian-movement; scenario campaign; base none; option first-move=russian; unit 22a 5114, 24pz 5116; held 5115 german',
  ],
];

const BEGIN = ['place default', 'end'] as const;

const SCRIPT = `new typhoon campaign first-move=russian
place default
end
place default
end
expect event phase.begins
`;

export const typhoonTools: ToolGame = {
  id: 'typhoon',
  steady,
  gauge,
  shown: {
    begin: [...BEGIN, ...BEGIN],
    exchange: ['look smolensk', 'units 24pz', 'status', 'end'],
    picture: ['look smolensk'],
  },
  hostile: {
    records: [['typhoon-opening', 8]],
    spare: 'typhoon-opening',
    script: ['typhoon-opening', 8],
    position: POSITION,
    oneLine: 'typhoon/1.0; t5 russian russian-movement; scenario campaign; ',
    positions: POSITIONS,
    fact: 'unit 22a 5114',
    facts: ['test/games/typhoon/rules/movement.test.ts'],
    begin: BEGIN,
    typed: ['look moscow', 'map 2309 2', 'near 2309', 'find smolensk'],
    words: ['campaign', 'typhoon:campaign', 'MOV.9', '2309'],
    onData: [
      [['ask', 'typhoon:campaign', 'status']],
      [['play', 'typhoon', '--no-save'], 'place default\nend\nunits\nlook 2309\nmap\nrule MOV.9\n'],
      [['data', 'typhoon', 'units']],
      [['show', 'typhoon']],
      [['rule', 'typhoon', 'MOV.9']],
      [['validate', 'typhoon']],
      [['data', 'typhoon', 'map', '--json']],
      [['data', 'typhoon', 'tables']],
    ],
    die: 'german battle typhoon:CRT.2',
    hex: '2309',
  },
  installed: {
    lines: ['look moscow', 'place default', 'end'],
    says: /Russians set up/,
    history: /place/,
    script: SCRIPT,
    asks: /to place/,
  },
};
