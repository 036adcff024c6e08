// Rail heads: where they begin, how they go, and what closes them. 4248 is Brest-Litovsk, on the line from 4250 to the east.
import { describe } from '@jest/globals';
import { railHeads } from '../../../../src/games/deathstruggle/supply/rail-heads.ts';
import { levelAt } from '../../../../src/games/deathstruggle/supply/supplied.ts';
import { openRails } from '../../../../src/games/deathstruggle/strategic-movement/rail-lines.ts';
import type { Who } from '../../../../src/games/deathstruggle/data/sheet.ts';
import { p, rule, stateOf } from './kit.ts';

const AXIS = 'phase axis-movement';
const at = (text: string, side: Who, hex: string): string => levelAt(p, stateOf(text), side, hex);

describe('rail heads', () => {
  const A1 = 'phase axis-administration; turn 2; side axis';

  rule(
    ['deathstruggle:SUP.3', 'deathstruggle:R110'],
    'five, at Tilsit, Insterburg, Biala Podlaska, Lublin and Rzeszow, all of them in Axis land',
    ({ given, then, state }) => {
      given(`${A1}; base campaign`);
      const heads = state().own.markers['railhead'] ?? [];
      then.means(
        heads.map((hex) => p.hex(hex).city),
        ['Tilsit', 'Insterburg', 'Biala Podlaska', 'Lublin', 'Rzeszow'],
        'deathstruggle:R110',
      );
      then.means(
        heads.map((hex) => p.opening('campaign').control.get(hex)),
        heads.map(() => 'axis'),
        'deathstruggle:SUP.3',
      );
    },
  );

  rule(
    ['deathstruggle:SUP.4', 'deathstruggle:R43'],
    'each goes three rail hexes in a turn, and what lies behind is a line of the Axis',
    ({ given, when, then, state }) => {
      given(`${A1}; 7pz@4248; 8pz@4046; held 4248 axis`);
      then.refused('convert 4250 4248 4147 4146 4046', 'CONVERT.NO-RAILROAD');
      then.refused('convert 4250 4249 4248 4147 4146', 'CONVERT.FAR');
      when('convert 4250 4249 4248 4147');
      then.event('railhead.moved', { from: '4250', hex: '4147', count: 3 });
      then.refused('convert 4147 4146', 'CONVERT.FAR');
      then.refused('convert 4046 4045', 'CONVERT.NO-HEAD');
      then.means(state().own.converted, ['4248', '4147'], 'deathstruggle:R43');
      then.allowed('convert 4551 4550');
      // Each counts its own hexes, whichever went first.
      given(`${A1}; 11inf@4248`);
      when('convert 4551 4550');
      then.means(state().own.pulse.laid, [0, 0, 0, 1]);
      then.decides('axis', 'axis-administration@orders');
      when('convert 4250 4249 4248 4147');
      then.means(state().own.pulse.laid, [0, 0, 3, 1]);
      then.refused('convert 4147 4146', 'CONVERT.FAR');
      then.means(openRails(p, state(), 'axis')[p.grid.index('4147')], 1, 'deathstruggle:R43');
    },
  );

  rule(
    ['deathstruggle:SUP.4', 'deathstruggle:R43'],
    'not into an enemy town, an enemy zone or an enemy, unless a friend stands there',
    ({ given, then }) => {
      given(A1);
      then.refused('convert 4250 4249 4248', 'CONVERT.TOWN');
      given(`${A1}; 11inf@4248`);
      then.allowed('convert 4250 4249 4248');
      given(`${A1}; 8a@4247; held 4248 axis`);
      then.refused('convert 4250 4249 4248', 'CONVERT.ZONE');
      given(`${A1}; 8a@4248`);
      then.refused('convert 4250 4249', 'CONVERT.ZONE');
      then.refused('convert 4250 4249 4248', 'CONVERT.ZONE');
      given(`${A1}; 8a@4247; 11inf@4248`);
      then.allowed('convert 4250 4249 4248', 'deathstruggle:R43');
    },
  );

  rule(
    ['deathstruggle:AIR.2', 'deathstruggle:R43'],
    'they go before the first airfield is placed',
    ({ given, when, then }) => {
      given(`${A1}; 8fk@4250; 11inf@4249; 8a@2820`);
      when('convert 4250 4249', 'base 8fk 4151');
      then.refused('convert 4249 4248', 'CONVERT.LATE');
      then.refused('convert 4551 4550', 'CONVERT.LATE');
      then.means(railHeads(stateOf(A1)).length, 5, 'deathstruggle:R43');
    },
  );

  rule(
    'deathstruggle:R125',
    'an enemy in its hex closes it, and takes it from nobody',
    ({ given, then, state }) => {
      given(`${AXIS}; turn 2; marker railhead 3843; 8a@3843`);
      then.means(
        [
          state().own.markers['railhead']?.[0],
          at(`${AXIS}; turn 2; marker railhead 3843; 8a@3843`, 'axis', '3539'),
        ],
        ['3843', 'limited'],
      );
    },
  );
});
