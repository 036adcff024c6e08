// The table and its results. 1ik and 2ik have 6-6, 26ik 5-6, 23ik 4-6, 38ik 3-4, 8a 3-6, 10rc 2-4, 10rd and 90rd 1-2.
import { describe } from '@jest/globals';
import { unitsAt, placeOf } from '../../../../../src/mechanics/places.ts';
import { rowOf } from '../../../../../src/mechanics/combat/die-index.ts';
import { ladder } from '../../../../../src/mechanics/combat/front/table.ts';
import { at, columns, law, OPEN, row, RUSSIAN } from './combat-kit.ts';
import { p, rule } from '../kit.ts';

const ROWS = [
  '2X D D D2 D2 D2 D3 DE BK BK BK BK BK BK',
  'AE AD X D1 D1 D1 D2 D3 DE BK BK BK BK BK',
  'AE 2X AD X D D1 D1 D2 D3 DE BK BK BK BK',
  'AE AE 2X AD X D D1 D1 D2 D3 DE BK BK BK',
  'AE AE AE 2X AD X X D1 D1 D2 D3 DE BK BK',
  'AE AE AE AE 2X 2X X X X/2 D1 D2 D3 DE BK',
] as const;

describe('the table', () => {
  rule(
    [
      'deathstruggle:CRT.3',
      'deathstruggle:CRT.4',
      'deathstruggle:CRT.5',
      'deathstruggle:CRT.6',
      'deathstruggle:CRT.7',
      'deathstruggle:CRT.8',
    ],
    'has six rows of fourteen columns, 1:5 to 9:1',
    ({ then }) => {
      ROWS.forEach((codes, i) => {
        const found = Array.from({ length: 14 }, (_, rung) => ladder(law).column(rung).results[i]);
        then.means(found.join(' '), codes, `deathstruggle:CRT.${3 + i}`);
      });
      then.means(
        Array.from({ length: 14 }, (_, rung) => ladder(law).column(rung).name).join(' '),
        '1:5 1:4 1:3 1:2 1:1 3:2 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1',
      );
    },
  );

  rule(
    ['deathstruggle:CRT.9', 'deathstruggle:CRT.10', 'deathstruggle:R3'],
    'nobody attacks below 1:5; beyond 9:1 is 9:1',
    ({ given, then }) => {
      given(`${OPEN}; 1cav@2846; 8a@2845`);
      then.refused('attack 2845 from 1cav', 'ATTACK.LOW-ODDS', 'deathstruggle:CRT.9');
      const strong = `${OPEN}; ${at('1ik 2ik 26ik', '2846')}; 23ik@2945`;
      then.means(
        columns(`${strong}; 10rd@2845`, '2845', '1ik 2ik 26ik 23ik'),
        ['9:1'],
        'deathstruggle:CRT.10',
      );
      // Entrenched and disrupted are read after the cap, for each by himself.
      const two = `${strong}; ${at('10rd 90rd', '2845')}; own entrenched ["10rd"]; own disrupted ["90rd"]`;
      then.means(columns(two, '2845', '1ik 2ik 26ik 23ik'), ['4:1', '6:1'], 'deathstruggle:R3');
    },
  );

  rule(
    ['deathstruggle:CRT.1', 'deathstruggle:CRT.2', 'deathstruggle:R1'],
    'one index for the game; by B a one is the worst row',
    ({ given, when, then, dice, state }) => {
      for (const [index, face, result] of [
        ['a', 2, 'D1'],
        ['b', 5, 'D1'],
        ['b', 2, 'AD'],
      ] as const) {
        given(`option die-index=${index}; ${OPEN}; 1ik@2846; 8a@2845`);
        dice(face);
        when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass');
        then.event(
          `battle.result-${result}`,
          { die: face, a: index === 'a' ? face : 7 - face },
          result === 'AD' ? 'deathstruggle:RES.AD' : 'deathstruggle:RES.DN.1',
        );
        then.means(rowOf(state(), face), index === 'a' ? face : 7 - face, 'deathstruggle:R1');
        then.means(
          row(`${OPEN}; 1ik@2846; 8a@2845`, '2845', '1ik', 2),
          ['D1', '8a D1'],
          'deathstruggle:CRT.2',
        );
        then.means(ladder(law).column(4).results[1], 'D1', 'deathstruggle:CRT.1');
      }
    },
  );
});

describe('retreats and breakdown', () => {
  rule(
    ['deathstruggle:RES.DN.1', 'deathstruggle:RES.DN.2', 'deathstruggle:R6'],
    'the attacker says how far, the defender by which way, and three hexes in all',
    ({ given, when, then, dice, state }) => {
      // 6 to 6 is 1:1, D1 on the second row.
      given(`${OPEN}; 1ik@2846; 8a@2845`);
      dice(2);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass');
      then.event('battle.result-D1', {}, 'deathstruggle:RES.DN.1');
      then.offered('drive', ['drive 0', 'drive 1']);
      when('drive 1');
      then.event('units.disrupted', { units: ['8a'] }, 'deathstruggle:RES.DN.1');
      then.refused('pass', 'RETREAT.MUST', 'deathstruggle:RES.DN.1');
      then.refused('retreat 8a 2844 2843 2842 2841', undefined, 'deathstruggle:RES.DN.2');
      when('russian: retreat 8a 2844 2843 2842');
      then.means(placeOf(state().own, '8a'), '2842', 'deathstruggle:R6');
    },
  );

  rule(
    'deathstruggle:RES.DN.5',
    'by the printed example one hex more after D1, as an option',
    ({ given, when, then, dice }) => {
      given(`option d1-retreat=example; ${OPEN}; 1ik@2846; 8a@2845`);
      dice(2);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass', 'drive 1');
      then.refused('retreat 8a 2844 2843 2842', 'RETREAT.NOT-SO-FAR', 'deathstruggle:RES.DN.2');
      then.allowed('retreat 8a 2844 2843');
      then.means(law.extra?.({ options: { 'd1-retreat': 'example' } } as never, 'D1'), 1);
    },
  );

  rule(
    ['deathstruggle:RES.D.1', 'deathstruggle:RES.D.2', 'deathstruggle:RES.D.3', 'deathstruggle:R7'],
    'D disrupts all; a rifle corps falls apart, an army does not; some or all may go up to three hexes',
    ({ given, when, then, dice, state }) => {
      // 6 to 4 is 3:2, D on the fourth row.
      given(`${OPEN}; 1ik@2846; 10rc@2845; ${at('10rd 90rd', 'pool')}`);
      dice(4);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass');
      then.event('corps.broken-up', { unit: '10rc', units: ['10rd', '90rd'] }, 'deathstruggle:RES.D.3');
      then.event('units.disrupted', { units: ['10rd', '90rd'] }, 'deathstruggle:RES.D.1');
      when('russian: retreat 90rd 2844 2843 2842');
      then.allowed('pass');
      when('russian: pass');
      then.means(unitsAt(state().own, '2845'), ['10rd'], 'deathstruggle:RES.D.2');
      then.means(placeOf(state().own, '10rc'), 'pool', 'deathstruggle:RES.D.3');
      // 6 to 6 is 1:1, D on the third row.
      given(`${OPEN}; 1ik@2846; 8a@2845`);
      dice(3);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass', 'russian: pass');
      then.means([state().own.disrupted, placeOf(state().own, '8a')], [['8a'], '2845'], 'deathstruggle:R7');
    },
  );

  rule(
    ['deathstruggle:RES.DN.3', 'deathstruggle:BLD.11'],
    'a mechanized corps falls into its own divisions, which go back; a base does not fall apart',
    ({ given, when, then, dice, state }) => {
      // 17 to 6 is 2:1, D2 on the second row.
      given(`${OPEN}; ${at('1ik 2ik 26ik', '2846')}; 1mc@2845; ${at('1td 3td 163md', 'components')}`);
      dice(2);
      when('attack 2845 from 1ik 26ik 2ik', 'end', 'fight 2845', 'russian: pass', 'drive 2');
      then.event(
        'corps.broken-up',
        { unit: '1mc', units: ['1td', '3td', '163md'] },
        'deathstruggle:RES.DN.3',
      );
      when('russian: retreat 163md 1td 3td 2844 2843');
      then.means(unitsAt(state().own, '2843').toSorted(), ['163md', '1td', '3td'], 'deathstruggle:RES.DN.3');
      // 6 to 3 is 2:1, D2 on the second row.
      given(`${RUSSIAN}; ${at('1sh 2sh', '2744')}; 39mk@2845; own strong ["1sh"]`);
      dice(3);
      when('attack 2845 from 1sh', 'end', 'fight 2845', 'axis: pass', 'drive 0', 'axis: pass');
      then.means(
        [state().own.disrupted, placeOf(state().own, '39mk')],
        [['39mk'], '2845'],
        'deathstruggle:BLD.11',
      );
    },
  );

  rule(
    ['deathstruggle:RES.DN.4', 'deathstruggle:R104'],
    'D3 breaks a rifle army into what the pool has, and not a shock army; paratroops are Disrupted whole',
    ({ given, when, then, dice, state }) => {
      // 12 to 6 is 2:1, D3 on the first row; a forest has no overrun.
      given(`${OPEN}; ${at('1ik 2ik', '2846')}; 8a@2845; ${at('10rd 90rd', 'pool')}; 125rd@out`);
      dice(1);
      when('attack 2845 from 1ik 2ik', 'end', 'fight 2845', 'russian: pass', 'drive 1');
      then.event('corps.broken-up', { unit: '8a', units: ['10rd', '90rd'] }, 'deathstruggle:RES.DN.4');
      given(`${OPEN}; ${at('1ik 2ik', '2846')}; 1sh@2845; ${at('10rd 90rd', 'pool')}`);
      dice(1);
      when('attack 2845 from 1ik 2ik', 'end', 'fight 2845', 'russian: pass', 'drive 0');
      then.means(placeOf(state().own, '1sh'), '2845', 'deathstruggle:RES.DN.4');
      given(`${OPEN}; 23ik@2846; 1para@2845; ${at('10rd 90rd', 'pool')}`);
      dice(2);
      when('attack 2845 from 23ik', 'end', 'fight 2845', 'russian: pass', 'drive 0', 'russian: pass');
      then.event('units.disrupted', { units: ['1para'] }, 'deathstruggle:RES.DN.1');
      then.means(placeOf(state().own, '1para'), '2845', 'deathstruggle:R104');
    },
  );

  rule(
    ['deathstruggle:RES.D.4', 'deathstruggle:R8', 'deathstruggle:R106'],
    'what is too many after a breakdown must go back, as far as it can',
    ({ given, when, then, dice, state }) => {
      // 17 to 12 is 1:1, D on the third row: an army and two corps become an army and four divisions.
      const text = `${OPEN}; ${at('1ik 2ik 26ik', '2846')}; ${at('8a 10rc', '2845')}; 5rd@2845 under; ${at('10rd 90rd', 'pool')}`;
      given(text);
      dice(3);
      when('attack 2845 from 1ik 26ik 2ik', 'end', 'fight 2845', 'russian: pass');
      then.refused('pass', 'RETREAT.CROWDED', 'deathstruggle:RES.D.4');
      when('russian: retreat 10rd 2844', 'russian: pass');
      then.means(unitsAt(state().own, '2845').length, 3, 'deathstruggle:R8');
      // Shut in on all sides it stays, and is looked at as its owner's next movement ends.
      given(`${text}; ${at('1pz 6pz', '2744')}; ${at('41mk 8pz', '2944')}; 7pz@2844`);
      dice(3);
      when('attack 2845 from 1ik 26ik 2ik', 'end', 'fight 2845', 'russian: pass');
      then.means(unitsAt(state().own, '2845').length, 4, 'deathstruggle:R106');
    },
  );
});

describe('what the table has not', () => {
  rule('deathstruggle:R84', 'a dash, which bombs alone have', ({ given, then }) => {
    given(OPEN);
    const codes = new Set<string>(p.tables.crt.map(({ result }) => result));
    then.means([codes.has('-'), p.tables.airResults.some(({ id }) => id === '-')], [false, true]);
  });

  rule('deathstruggle:R81', 'surrender: who is shut in stays', ({ given, when, then }) => {
    given(`${OPEN}; 10rd@2845; 41mk@2744; 56mk@2944; 39mk@2844; 1ik@2846; 2ik@2745; 26ik@2945`);
    when('end');
    then.at('10rd', '2845');
    then.noEvent('unit.eliminated');
    then.means(
      p.tables.victory.some(({ id }) => id.includes('surrender')),
      false,
    );
  });
});

describe('attackers', () => {
  rule(
    ['deathstruggle:RES.AD', 'deathstruggle:BLD.12', 'deathstruggle:R89'],
    'AD disrupts them, and a corps of infantry falls apart where it stands',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 1ik@2846; 8a@2845; ${at('11inf 21inf 1inf', 'components')}`);
      dice(5);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass');
      then.event('battle.result-AD', {}, 'deathstruggle:RES.AD');
      then.means(unitsAt(state().own, '2846').toSorted(), ['11inf', '1inf', '21inf'], 'deathstruggle:R89');
      then.event('units.disrupted', { units: ['11inf', '21inf', '1inf'] }, 'deathstruggle:RES.AD');
      then.event('corps.broken-up', { unit: '1ik' }, 'deathstruggle:BLD.12');
    },
  );

  rule(
    ['deathstruggle:RES.AE', 'deathstruggle:R143'],
    'as many as the modified defence are eliminated, and the rest is none the worse for it',
    ({ given, when, then, dice, state }) => {
      // 9 to 6 is 3:2, 1:2 against trenches in mud: AE on the sixth row.
      given(`phase axis-movement; turn 9; ${at('1ik 38ik', '2846')}; 8a@2845; own entrenched ["8a"]`);
      dice(6);
      when('attack 2845 from 1ik 38ik', 'end', 'fight 2845', 'russian: pass');
      then.event('battle.result-AE', {}, 'deathstruggle:RES.AE');
      then.means([placeOf(state().own, '1ik'), placeOf(state().own, '38ik')], ['dead', '2846']);
      then.means(state().own.disrupted.includes('38ik'), false, 'deathstruggle:R143');
      // 9 to 6 is 3:2, 1:3 against trenches in Mud with long lines; of 4, 3 and 2 the 4 and the 2 are the least.
      given(
        'phase axis-movement; turn 9; 38ik@2846; 29mot@2846; 6pz@2745; 10rc@2845; 90rd@2845; own entrenched ["10rc"]',
      );
      dice(6);
      when('attack 2845 from 29mot 38ik 6pz', 'end', 'fight 2845', 'russian: pass');
      then.refused('lose 38ik', 'LOSE.TOO-MUCH', 'deathstruggle:RES.AE');
      then.refused('lose 90rd', 'LOSE.NOT-IN-BATTLE', 'deathstruggle:RES.AE');
    },
  );
});
