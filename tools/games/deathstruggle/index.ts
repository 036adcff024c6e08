// Death Struggle 20 for the tools. Nothing is hidden in it, so there is nothing to scramble.
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

const POSITION = [
  'position 1',
  'game deathstruggle',
  'scenario campaign',
  'turn 5',
  'side russian',
  'phase russian-movement',
] as const;

const UNITS = ['8a 3945', '42td 3944', '2cc 3944', '7pz 3947', '35ik 4046'] as const;

const POSITIONS: readonly (readonly string[])[] = [
  [
    'position 1',
    'game deathstruggle',
    'rules 1.0',
    'scenario campaign',
    'base none',
    'option proriv=off',
    'turn 5',
    'side russian',
    'phase russian-movement',
    ...UNITS.map((unit) => `unit ${unit}`),
    'unit 8fk 4049',
    'held 3949 axis',
    'hits 7pz 1',
    'own disrupted ["8a"]',
    'own downed {"8fk":10}',
  ],
  [
    'position 1',
    'game deathstruggle',
    'base campaign',
    'turn 4',
    'side axis',
    'phase axis-movement',
    'unit 8a dead',
  ],
  [
    'deathstruggle/1.0; t5 russian russian-movement; scenario campaign; base none; option proriv=off; unit 8a 3945, 7pz 3947; held 3949 axis',
  ],
];

const BEGIN = ['place default', 'end'] as const;

const SCRIPT = `new deathstruggle campaign proriv=off
place default
end
place default
end
expect event phase.begins
`;

export const deathstruggleTools: ToolGame = {
  id: 'deathstruggle',
  steady,
  gauge,
  shown: {
    begin: [...BEGIN, ...BEGIN],
    exchange: ['look smolensk', 'units 7pz', 'status', 'end'],
    picture: ['look warsaw'],
  },
  hostile: {
    records: [['deathstruggle-opening', 8]],
    spare: 'deathstruggle-opening',
    script: ['deathstruggle-opening', 8],
    position: POSITION,
    oneLine: 'deathstruggle/1.0; t5 russian russian-movement; scenario campaign; ',
    positions: POSITIONS,
    fact: 'unit 8a 3945',
    facts: ['test/games/deathstruggle/rules/air-missions.test.ts'],
    begin: BEGIN,
    typed: ['look moscow', 'map 2820 2', 'near 2820', 'find smolensk'],
    words: ['campaign', 'deathstruggle:campaign', 'MOV.9', '2820'],
    onData: [
      [['ask', 'deathstruggle:campaign', 'status']],
      [['play', 'deathstruggle', '--no-save'], 'place default\nend\nunits\nlook 2820\nmap\nrule MOV.9\n'],
      [['data', 'deathstruggle', 'units']],
      [['show', 'deathstruggle']],
      [['rule', 'deathstruggle', 'MOV.9']],
      [['validate', 'deathstruggle']],
      [['data', 'deathstruggle', 'map', '--json']],
      [['data', 'deathstruggle', 'tables']],
    ],
    die: 'axis battle deathstruggle:CRT.2',
    hex: '2820',
  },
  installed: {
    lines: ['look moscow', 'place default', 'end'],
    says: /Russians set up/,
    history: /place/,
    script: SCRIPT,
    asks: /to place/,
  },
};
