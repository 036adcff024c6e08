// Overrun on the move. 6101 and 6202 are open ground without roads.
import { describe } from '@jest/globals';
import { moveLaw } from '../../../../src/games/deathstruggle/movement/move-law.ts';
import type { Stack } from '../../../../src/mechanics/movement/law.ts';
import { p, rule, stateOf } from './kit.ts';

const AXIS = 'phase axis-movement; turn 1';

describe('overrun on the move', () => {
  rule(
    ['deathstruggle:MOV.14', 'deathstruggle:R38'],
    'seven factors that move as one ride down a hex of one, for a factor more',
    ({ given, when, then }) => {
      given(`${AXIS}; 7pz@6101; 20pz@6101 under; 1mil@6202`);
      then.refused('move 7pz 6202', 'MOVE.ENEMY');
      when('move 20pz 7pz 6202 6302');
      then.event('overrun', { lost: ['1mil'], hex: '6202' });
      then.event('units.moved', { cost: 3 }, 'deathstruggle:MOV.3');
      then.at('1mil', 'dead', 'deathstruggle:R38');
      // That factor, in halves, is known before the way is.
      const s = stateOf(`${AXIS}; 7pz@6101; 20pz@6101 under; 1mil@6202`);
      const stack = {
        units: ['20pz', '7pz'],
        side: 'axis',
        allowed: [],
        spent: [],
        trail: [],
        planned: [],
        dead: [],
      };
      const meets = moveLaw(p).meeting?.(s, stack as unknown as Stack);
      const at = (hex: string): number => p.grid.index(hex);
      then.means([meets?.(at('6101'), at('6202')), meets?.(at('6101'), at('6001'))], [2, 0]);
      given(`${AXIS}; 7pz@6101; 20pz@6101 under; 10rd@6202`);
      then.refused('move 20pz 7pz 6202', 'MOVE.ENEMY');
    },
  );

  rule(
    ['deathstruggle:KAT.4', 'deathstruggle:R91', 'deathstruggle:KAT.5'],
    'Germans go through katyushas that stand alone',
    ({ given, when, then }) => {
      given(`${AXIS}; 1ik@6101; 1kat@6202`);
      when('move 1ik 6202');
      then.event('units.moved', { cost: 1 }, 'deathstruggle:MOV.3');
      then.at('1kat', 'out', 'deathstruggle:KAT.5');
      then.event('unit.eliminated', { unit: '1kat' });
      given(`${AXIS}; 1rumc@6101; 1kat@6202`);
      then.refused('move 1rumc 6202', 'MOVE.ENEMY');
      given(`${AXIS}; 1ik@6101; 1kat@6202; 10rd@6202 under`);
      then.refused('move 1ik 6202', 'MOVE.ENEMY', 'deathstruggle:MOV.14', 'deathstruggle:R91');
    },
  );
});
