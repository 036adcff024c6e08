// Operation Storm for the tools.
import { scramble } from '../../../test/games/storm/fog/secrets.ts';
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

const POSITION = [
  'position 1',
  'game storm',
  'scenario campaign',
  'turn 2',
  'side soviet',
  'phase soviet-movement',
] as const;

const UNITS = ['6rd N2334', '42rd N2334', '22td N2434', '31inf N2433', '45inf N2333'] as const;

const POSITIONS: readonly (readonly string[])[] = [
  [
    'position 1',
    'game storm',
    'rules 1.0',
    'scenario campaign',
    'base none',
    'option stacks=open',
    'turn 2',
    'side soviet',
    'phase soviet-movement',
    ...UNITS.map((unit) => `unit ${unit}`),
    'held N2332 soviet',
    'own turn.air "german"',
    'marker air N2334',
  ],
  [
    'position 1',
    'game storm',
    'base campaign',
    'turn 4',
    'side german',
    'phase german-movement',
    'unit 6rd dead',
  ],
  [
    'storm/1.0; t2 soviet soviet-movement; scenario campaign; base none; option stacks=open; unit 6rd N2334, 45inf N2333; held N2332 soviet',
  ],
];

const BEGIN = ['place default', 'end'] as const;

const SCRIPT = `new storm campaign stacks=open
place default
end
end
expect event phase.begins
`;

export const stormTools: ToolGame = {
  id: 'storm',
  scramble,
  steady,
  gauge,
  shown: {
    begin: [...BEGIN],
    exchange: ['look warsaw', 'look N2334', 'score', 'end'],
    picture: ['look warsaw'],
  },
  hostile: {
    records: [['storm-opening', 8]],
    spare: 'storm-opening',
    script: ['storm-opening', 8],
    position: POSITION,
    oneLine: 'storm/1.0; t2 soviet soviet-movement; scenario campaign; ',
    positions: POSITIONS,
    fact: 'unit 6rd N2334',
    facts: ['test/games/storm/rules/06-stacking.test.ts'],
    begin: BEGIN,
    typed: ['look warsaw', 'map N2334 2', 'near N2334', 'find lublin'],
    words: ['campaign', 'storm:campaign', '7.10', 'N2334'],
    onData: [
      [['ask', 'storm:campaign', 'status']],
      [['play', 'storm', '--no-save'], 'place default\nend\nunits\nlook N2334\nmap\nrule 7.10a\n'],
      [['data', 'storm', 'units']],
      [['show', 'storm']],
      [['rule', 'storm', '7.10a']],
      [['validate', 'storm']],
      [['data', 'storm', 'map', '--json']],
      [['data', 'storm', 'tables']],
    ],
    die: 'soviet battle storm:10.21a',
    hex: 'N2334',
  },
  installed: {
    lines: ['look warsaw', 'place default', 'end'],
    says: /Soviets set up/,
    history: /place/,
    script: SCRIPT,
    asks: /to place/,
  },
};
