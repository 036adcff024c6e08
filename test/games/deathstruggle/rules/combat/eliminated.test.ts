// Defenders who are eliminated, what is left of them, and the Blitzkrieg that follows. 1ik and 2ik have 6-6, 26ik 5-6, 8a 3-6, 10rd 1-2.
import { describe } from '@jest/globals';
import { placeOf, unitsAt } from '../../../../../src/mechanics/places.ts';
import { at, law, OPEN, row, RUSSIAN } from './combat-kit.ts';
import { rule } from '../kit.ts';

describe('defenders eliminated', () => {
  rule(
    ['deathstruggle:RES.DE.1', 'deathstruggle:RES.DE.2', 'deathstruggle:R5', 'deathstruggle:R88'],
    'a weak division is left of an army, Disrupted, and goes back as after D3; none of a corps, nor of an empty pool',
    ({ given, when, then, dice, state }) => {
      // 18 to 6 is 3:1, DE on the first row.
      const text = `${OPEN}; ${at('1ik 2ik', '2846')}; 26ik@2945; 54ik@2945 under; 8a@2845`;
      given(`${text}; 10rd@pool`);
      dice(1);
      when('attack 2845 from 1ik 26ik 2ik 54ik', 'end', 'fight 2845', 'russian: pass');
      then.event('unit.saved', { unit: '10rd', of: '8a' }, 'deathstruggle:RES.DE.2');
      then.offered('drive', ['drive 0', 'drive 1', 'drive 2', 'drive 3']);
      when('drive 2', 'russian: retreat 10rd 2844 2843');
      then.means(placeOf(state().own, '8a'), 'dead', 'deathstruggle:RES.DE.1');
      then.means(
        [placeOf(state().own, '10rd'), state().own.disrupted],
        ['2843', ['10rd']],
        'deathstruggle:R5',
      );
      given(`${text}; ${at('10rd 90rd 125rd', 'out')}`);
      dice(1);
      when('attack 2845 from 1ik 26ik 2ik 54ik', 'end', 'fight 2845', 'russian: pass');
      then.noEvent('unit.saved');
      then.means(unitsAt(state().own, '2845'), [], 'deathstruggle:R88');
    },
  );

  rule(
    ['deathstruggle:RES.DE.2', 'deathstruggle:R88', 'deathstruggle:R5'],
    'of a German army a division of its nation is left, of a corps the weakest of its own, and nothing of a base',
    ({ given, when, then, dice }) => {
      const ring = `${at('8a 11a', '2844')}; ${at('3a 10a', '2744')}; ${at('4a 5a', '2944')}`;
      const pool = at('10rd 11inf 29mot 217inf', 'pool');
      const left = (unit: string, parts: string): void => {
        given(`${RUSSIAN}; ${ring}; ${unit}@2845; ${pool}; ${parts}`);
        dice(1);
        when('attack 2845 from 10a 11a 3a 4a 5a 8a', 'end', 'fight 2845', 'axis: pass');
      };
      // 18 to 6 is 3:1: DE on the first row.
      left('1ik', at('21inf 1inf', 'components'));
      then.event('unit.saved', { unit: '1inf', of: '1ik' }, 'deathstruggle:RES.DE.2');
      // 9 to 3, and 6 to 2.
      given(`${RUSSIAN}; ${at('8a 11a', '2844')}; 3a@2744; 18armee@2845; ${pool}`);
      dice(1);
      when('attack 2845 from 11a 3a 8a', 'end', 'fight 2845', 'axis: pass');
      then.event('unit.saved', { unit: '217inf', of: '18armee' }, 'deathstruggle:RES.DE.2');
      given(`${RUSSIAN}; ${at('8a 11a', '2844')}; 56mk@2845; ${pool}`);
      dice(1);
      when('attack 2845 from 11a 8a', 'end', 'fight 2845', 'axis: pass');
      then.noEvent('unit.saved', 'deathstruggle:R5');
      then.at('56mk', 'dead');
      then.allowed('deathstruggle:R88');
    },
  );

  rule(
    ['deathstruggle:RES.BK.1', 'deathstruggle:RES.BK.2', 'deathstruggle:R4', 'deathstruggle:R86'],
    'after BK German attackers attack once more, and no third time; nothing is left',
    ({ given, when, then, dice, state }) => {
      // 12 to 2 is 6:1.
      given(`${OPEN}; ${at('1ik 2ik', '2846')}; 10rd@2845; 90rd@2744; 125rd@2743; 48rd@pool`);
      dice(1, 1);
      when('attack 2845 from 1ik 2ik', 'end', 'fight 2845', 'russian: pass');
      then.event('battle.result-BK', {}, 'deathstruggle:RES.BK.1');
      then.noEvent('unit.saved');
      when('advance 1ik 2ik 2845');
      then.decides('axis', 'battle@again');
      when('attack 2744 from 1ik 2ik', 'russian: pass');
      then.event('battle.declared', { hex: '2744', bonus: true }, 'deathstruggle:RES.BK.2');
      then.event('attack.allocated', {}, 'deathstruggle:SEQ.A3');
      then.means(state().own.pulse.again.toSorted(), ['1ik', '2ik'], 'deathstruggle:RES.BK.2');
      when('advance 1ik 2744', 'pass');
      then.means(
        state().stack.some(({ proc }) => proc === 'battle'),
        false,
        'deathstruggle:R4',
      );
      then.means(law.blitz?.may({} as never, '1rumc'), false, 'deathstruggle:R86');
      given(`${OPEN}; ${at('1ik 2ik', '2846')}; 1rumc@2945; 10rd@2845; 90rd@2844; 125rd@2744`);
      dice(1);
      when(
        'attack 2845 from 1ik 1rumc 2ik',
        'end',
        'fight 2845',
        'russian: pass',
        'advance 1ik 2845',
        'pass',
      );
      then.refused('attack 2844 from 1rumc', 'AGAIN.NOT-THIS', 'deathstruggle:RES.BK.2');
    },
  );

  rule(
    ['deathstruggle:RES.BK.3', 'deathstruggle:R4'],
    'they may join a first attack; all parts of the defence must have been broken through',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; ${at('1ik 2ik', '2846')}; 26ik@2745; 10rd@2845; 8a@2744`);
      dice(1, 6);
      when('attack 2845 from 1ik 2ik', 'attack 2744 from 26ik', 'end', 'fight 2845', 'russian: pass');
      when('advance 1ik 2845', 'pass', 'attack 2744 from 1ik');
      then.event('attack.joined', { units: ['1ik'] }, 'deathstruggle:RES.BK.3');
      then.means(
        state().own.pulse.attacks,
        [{ hex: '2744', units: ['26ik', '1ik'] }],
        'deathstruggle:RES.BK.3',
      );
      // 12 to 3 is 4:1, and 3:1 for who is in trenches: no Blitzkrieg.
      const mixed = `${OPEN}; ${at('1ik 2ik', '2846')}; ${at('10rd 1tb', '2845')}; own entrenched ["10rd"]`;
      then.means(row(mixed, '2845', '1ik 2ik', 1), ['DE', '10rd DE', '1tb BK'], 'deathstruggle:R4');
    },
  );
});
