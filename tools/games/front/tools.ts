// A game before Moscow for the tools. Nothing is hidden in such a game, so there is nothing to scramble.
import type { ToolGame } from '../tool-game.ts';

export type FrontTools = Pick<ToolGame, 'steady' | 'gauge'> & {
  readonly id: string;
  /** The hex of Moscow. */
  readonly moscow: string;
  /** Where the 22nd Army and what is beside it stand, who faces them, and a hex that has changed hands. */
  readonly stand: {
    readonly army: string;
    readonly tanks: string;
    readonly panzers: string;
    readonly infantry: string;
    readonly held: string;
  };
  /** Facts of its own for a position. */
  readonly facts: readonly string[];
  /** The number of a rule. */
  readonly rule: string;
};

const BEGIN = ['place default', 'end'] as const;

export const frontTools = ({ id, steady, gauge, moscow, stand, facts, rule }: FrontTools): ToolGame => {
  const { army, tanks, panzers, infantry, held } = stand;
  const clock = ['turn 5', 'side russian', 'phase russian-movement'] as const;
  const units = [
    `22a ${army}`,
    `42tb ${tanks}`,
    `2cc ${tanks}`,
    `24pz ${panzers}`,
    `34ik ${infantry}`,
  ] as const;
  return {
    id,
    ...(steady && { steady }),
    ...(gauge && { gauge }),
    shown: {
      begin: [...BEGIN, ...BEGIN],
      exchange: ['look smolensk', 'units 24pz', 'status', 'end'],
      picture: ['look smolensk'],
    },
    hostile: {
      records: [[`${id}-opening`, 8]],
      spare: `${id}-opening`,
      script: [`${id}-opening`, 8],
      position: ['position 1', `game ${id}`, 'scenario campaign', ...clock],
      oneLine: `${id}/1.0; t5 russian russian-movement; scenario campaign; `,
      positions: [
        [
          'position 1',
          `game ${id}`,
          'rules 1.0',
          'scenario campaign',
          'base none',
          'option first-move=russian',
          ...clock,
          ...units.map((unit) => `unit ${unit}`),
          `held ${held} german`,
          'hits 24pz 1',
          'own disrupted ["22a"]',
          ...facts,
        ],
        [
          'position 1',
          `game ${id}`,
          'base campaign',
          'turn 4',
          'side german',
          'phase german-movement',
          'unit 22a dead',
        ],
        [
          `${id}/1.0; t5 russian russian-movement; scenario campaign; base none; option first-move=russian; unit 22a ${army}, 24pz ${panzers}; held ${held} german`,
        ],
      ],
      fact: `unit 22a ${army}`,
      facts: [`test/games/${id}/rules/movement.test.ts`],
      begin: BEGIN,
      typed: ['look moscow', `map ${moscow} 2`, `near ${moscow}`, 'find smolensk'],
      words: ['campaign', `${id}:campaign`, rule, moscow],
      onData: [
        [['ask', `${id}:campaign`, 'status']],
        [['play', id, '--no-save'], `place default\nend\nunits\nlook ${moscow}\nmap\nrule ${rule}\n`],
        [['data', id, 'units']],
        [['show', id]],
        [['rule', id, rule]],
        [['validate', id]],
        [['data', id, 'map', '--json']],
        [['data', id, 'tables']],
      ],
      die: `german battle ${id}:CRT.2`,
      hex: moscow,
    },
    installed: {
      lines: ['look moscow', 'place default', 'end'],
      says: /Russians set up/,
      history: /place/,
      script: `new ${id} campaign first-move=russian
place default
end
place default
end
expect event phase.begins
`,
      asks: /to place/,
    },
  };
};
