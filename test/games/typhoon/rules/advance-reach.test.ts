// Tactical advance: how many hexes a victor may go, by the result, by how far the beaten went, and by the weather.
import { describe } from '@jest/globals';
import type { SeenFrame } from '../../../../src/core/rule-set.ts';
import type { Json } from '../../../../src/core/types.ts';
import { reach } from '../../../../src/games/typhoon/advance/reach.ts';
import { p, rule, stateOf } from './kit.ts';

const GERMAN = 'phase german-combat; turn 5';
const frame = (vars: Record<string, Json>): SeenFrame => ({ proc: 'battle', step: 'forward', vars });
const after = (attackers: string, went: Record<string, number> = {}): SeenFrame => frame({ attackers, went });

const far = (text: string, unit: string, f: SeenFrame): number => reach(p, stateOf(text), f, unit);

describe('how far victors go', () => {
  rule(
    ['typhoon:ADV.4', 'typhoon:R8', 'typhoon:RES.X.12'],
    'armour two hexes after D2, X/2, DE and BR, everybody else one',
    ({ given, then }) => {
      given(`${GERMAN}; 24pz@5114; 34ik@5114`);
      const text = `${GERMAN}; 24pz@5114; 34ik@5114`;
      const all = (unit: string, codes: readonly string[]) =>
        codes.map((code) => far(text, unit, after(code)));
      then.means(all('24pz', ['D2', 'DE']), [2, 2], 'typhoon:ADV.4');
      then.means(all('24pz', ['BR']), [2], 'typhoon:R8');
      then.means(all('24pz', ['X/2', 'X', 'D']), [2, 1, 1], 'typhoon:RES.X.12');
      then.means(all('34ik', ['D2', 'DE', 'BR', 'X/2']), [1, 1, 1, 1]);
      then.means(far(text, '24pz', frame({})), 1);
    },
  );

  rule(
    ['typhoon:ADV.2', 'typhoon:RES.D.3', 'typhoon:R10'],
    'farther where the beaten went farther of their own will',
    ({ given, then }) => {
      const text = `${GERMAN}; 24pz@5114`;
      given(text);
      const at = (code: string, went: number) => far(text, '24pz', after(code, { '22a': went }));
      then.means([at('D1', 0), at('D1', 1), at('D1', 2), at('D1', 3)], [1, 1, 2, 3], 'typhoon:ADV.2');
      then.means([at('D', 1), at('D', 2), at('D', 3)], [1, 2, 2], 'typhoon:RES.D.3');
      // Where one of them stayed nobody has made way.
      then.means(far(text, '24pz', after('D', { '22a': 3, '42tb': 0 })), 1, 'typhoon:R10');
    },
  );

  rule(['typhoon:ADV.5', 'typhoon:R24'], 'in Mud and in Snow Russian tanks alone', ({ given, then }) => {
    given(GERMAN);
    const at = (turn: number) => {
      const text = `phase german-combat; turn ${turn}; 24pz@5114; 42tb@5014`;
      return [far(text, '24pz', after('D2')), far(text, '42tb', after('D2'))];
    };
    then.means(
      [at(1), at(5)],
      [
        [2, 2],
        [2, 2],
      ],
    );
    then.means(at(3), [1, 2], 'typhoon:ADV.5');
    then.means(at(8), [1, 2], 'typhoon:R24');
  });
});
