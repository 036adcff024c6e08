// DAGC for the tools.
import { scramble } from '../../../test/games/dagc/fog/secrets.ts';
import type { ToolGame } from '../tool-game.ts';
import { gauge } from './gauge.ts';
import { steady } from './steady.ts';

const POSITION = [
  'position 1',
  'game dagc',
  'scenario historical',
  'turn 2',
  'side soviet',
  'phase soviet-movement',
] as const;

const UNITS = ['5a 3600', 'cmo 3600', '11g 3800', '6inf 3601', '27inf 3700'] as const;

const POSITIONS: readonly (readonly string[])[] = [
  [
    'position 1',
    'game dagc',
    'rules 1.0',
    'scenario historical',
    'base none',
    'option fog=off',
    'turn 2',
    'side soviet',
    'phase soviet-movement',
    ...UNITS.map((unit) => `unit ${unit}`),
    'held 3501 soviet',
    'hits 6inf 1',
    'own turn.replaced ["5a"]',
  ],
  [
    'position 1',
    'game dagc',
    'base bold-stroke',
    'turn 4',
    'side german',
    'phase german-movement',
    'unit 6inf dead',
  ],
  [
    'dagc/1.0; t2 soviet soviet-movement; scenario historical; base none; option fog=off; unit 5a 3600, 6inf 3601; held 3501 soviet',
  ],
];

const BEGIN = ['place default', 'end'] as const;

const SCRIPT = `new dagc bold-stroke fog=off
place 5gt 4818
place default
end
end
expect event phase.begins
`;

export const dagcTools: ToolGame = {
  id: 'dagc',
  scramble,
  steady,
  gauge,
  shown: {
    begin: [],
    exchange: ['look minsk', 'look 3600', 'score', 'end'],
    picture: ['look minsk'],
  },
  hostile: {
    records: [['dagc-bold-stroke', 8]],
    spare: 'dagc-bold-stroke',
    script: ['dagc-bold-stroke', 8],
    position: POSITION,
    oneLine: 'dagc/1.0; t2 soviet soviet-movement; scenario historical; ',
    positions: POSITIONS,
    fact: 'unit 5a 3600',
    facts: ['test/games/dagc/rules/06-stacking.test.ts'],
    begin: BEGIN,
    typed: ['look minsk', 'map 3908 2', 'near 3600', 'find vitebsk', 'top cmo'],
    words: ['historical', 'dagc:historical', '7.10', '3908'],
    onData: [
      [['ask', 'dagc:historical', 'status']],
      [['play', 'dagc', '--no-save'], 'end\nunits\nlook 3908\nmap\nrule 7.10a\n'],
      [['data', 'dagc', 'units']],
      [['show', 'dagc']],
      [['rule', 'dagc', '7.10a']],
      [['validate', 'dagc']],
      [['data', 'dagc', 'map', '--json']],
      [['data', 'dagc', 'tables']],
    ],
    die: 'german battle dagc:11.8b',
    hex: '3908',
  },
  installed: {
    lines: ['look minsk', 'end', 'end'],
    says: /Soviets attack before they move/,
    history: /end/,
    script: SCRIPT,
    asks: /replacement steps/,
  },
};
