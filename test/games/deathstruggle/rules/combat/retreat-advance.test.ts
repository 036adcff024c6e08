// Retreats and advances. 2845 and the hexes round it are open ground: 2846 west, 2945 south-west, 2745 north-west, 2744 north-east, 2844
// east, 2944 south-east; 2843 and 2842 beyond.
import { describe } from '@jest/globals';
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { at, law, OPEN, row, RUSSIAN } from './combat-kit.ts';
import { p, rule } from '../kit.ts';

describe('retreat', () => {
  rule(
    ['deathstruggle:RET.1', 'deathstruggle:RET.4', 'deathstruggle:RET.3'],
    'away from the hex that was attacked, not over a side that touches an attacker, nor nearer to one',
    ({ given, when, then, dice, state }) => {
      // 6 to 2 is 3:1, D2 on the third row.
      given(`${OPEN}; 1ik@2846; 10rd@2845; 90rd@2744`);
      dice(3);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass', 'drive 2');
      then.refused('retreat 10rd 2745', 'RETREAT.BESIDE-ATTACKER', 'deathstruggle:RET.4');
      then.refused('retreat 10rd 2844 2944', 'RETREAT.TOWARD', 'deathstruggle:RET.1');
      // From 2944 on only where it is farther from the attacker, as long as there is such a hex.
      then.refused('retreat 10rd 2944 3045', undefined, 'deathstruggle:RET.3');
      then.allowed('retreat 10rd 2844 2843', 'retreat 10rd 2744 2743');
      then.means(placeOf(state().own, '10rd'), '2845');
    },
  );

  rule(
    ['deathstruggle:RET.2', 'deathstruggle:R80', 'deathstruggle:R24'],
    'not into an enemy zone, but to a friend or into a fortress of his own',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 1ik@2846; 10rd@2845; 41mk@2643; 90rd@2744`);
      dice(3);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass', 'drive 1');
      then.allowed('retreat 10rd 2744');
      then.refused('retreat 10rd 2744 2743', 'RETREAT.ZONE', 'deathstruggle:RET.2');
      then.means(law.field.isInEnemyZone(state(), '2743', 'russian'), true, 'deathstruggle:R80');
      // Kovno, 3146, is a fortress.
      const at3146 = p.neighbours('3146');
      then.means(law.field.isHaven?.(state(), '3146', 'russian'), true, 'deathstruggle:R24');
      then.means(law.field.isHaven?.(state(), at3146[0] ?? '', 'russian'), false);
    },
  );

  rule(
    'deathstruggle:RET.5',
    'beside an attacker into a hex behind a line of his own where no zone reaches',
    ({ then, given, state, when, dice }) => {
      // 2722 touches 2723, from where 2823 is attacked; 6 to 6 is 1:1, D1 on the second row.
      const beside = 'phase axis-movement; turn 4; 1ik@2723; 8a@2823; marker railhead 2723';
      for (const [text, isOpen] of [
        [beside, true],
        [`${beside}; held 2722 axis`, false],
      ] as const) {
        given(text);
        dice(2);
        when('attack 2823 from 1ik', 'end', 'fight 2823', 'russian: pass', 'drive 1');
        if (isOpen) then.allowed('retreat 8a 2722');
        else then.refused('retreat 8a 2722', 'RETREAT.BESIDE-ATTACKER', 'deathstruggle:RET.4');
      }
      // 2722 is behind the line that leads past 2823.
      given('phase axis-movement; turn 4; 8a@2722; 1ik@2824');
      then.means(law.field.isBehindLine?.(state(), '2823', '2722', 'russian'), true);
      then.means(law.field.isBehindLine?.(state(), '2722', '2721', 'russian'), false);
    },
  );

  rule(
    ['deathstruggle:RET.6', 'deathstruggle:STK.7', 'deathstruggle:R145'],
    'not into a hex still to be attacked, nor a full one; who must go and finds all full is in No Retreat',
    ({ given, when, then, dice }) => {
      given(`${OPEN}; 1ik@2846; 26ik@2644; 10rd@2845; 90rd@2744`);
      dice(3);
      when('attack 2845 from 1ik', 'attack 2744 from 26ik', 'end', 'fight 2845', 'russian: pass', 'drive 1');
      then.refused('retreat 10rd 2744', 'RETREAT.UNDER-ATTACK', 'deathstruggle:RET.6');
      // One place is left beside two in 2844; the other ways are in zones.
      const full = `${OPEN}; ${at('1ik 2ik 26ik', '2846')}; ${at('10rd 90rd', '2845')}; ${at('125rd 48rd', '2844')}; 41mk@2743; 56mk@3044`;
      // 17 to 4 is 4:1, and a column more for who is cut off: D3 on the fourth row, D2 on the fifth, D1 on the sixth, by which nobody is lost.
      for (const face of [4, 5, 6]) {
        given(full);
        dice(face);
        when('attack 2845 from 1ik 26ik 2ik', 'end', 'fight 2845', 'russian: pass', 'drive 1');
        then.refused('retreat 10rd 90rd 2844', undefined, 'deathstruggle:RET.3');
        when('russian: retreat 10rd 2844');
        if (face < 6)
          then.event('unit.eliminated', { unit: '90rd', cause: 'retreat' }, 'deathstruggle:STK.7');
        else then.at('90rd', '2845');
        then.noEvent('battle.stands');
      }
      then.means(law.rules.crowd, 'deathstruggle:STK.7', 'deathstruggle:R145');
    },
  );

  rule('deathstruggle:TER.18', 'into the sea or an open lake it is lost', ({ then, given, state }) => {
    const shore =
      p.grid.ids.find(
        (hex) =>
          p.hex(hex).terrain === 'clear' &&
          p.neighbours(hex).some((next) => p.hex(next).terrain === 'all-sea'),
      ) ?? '';
    const sea = p.neighbours(shore).find((next) => p.hex(next).terrain === 'all-sea') ?? '';
    given(`${OPEN}; 8a@2845`);
    then.means(law.rules.fatal, 'deathstruggle:TER.18');
    then.means([law.field.isFrozen(state()), p.sideKinds(shore, sea).length >= 0], [false, true]);
  });
});

/** Codes of the table by what is attacked: with 1ik and others against a division. */
const won = (units: string, more = ''): string => `${OPEN}; ${at(units, '2846')}; 10rd@2845; 8a@7301${more}`;

describe('advance', () => {
  rule(
    ['deathstruggle:ADV.1', 'deathstruggle:ADV.3', 'deathstruggle:ADV.11'],
    'three for panzers through the hex that was won, one for others, attackers alone',
    ({ given, when, then, dice }) => {
      // 4 and 6 to 2 is 5:1.
      given(won('1ik 7pz', '; 2ik@2945'));
      dice(3);
      when('attack 2845 from 1ik 7pz', 'end', 'fight 2845', 'russian: pass');
      then.refused('advance 2ik 2845', 'ADVANCE.NOT-IN-BATTLE', 'deathstruggle:ADV.11');
      then.refused('advance 7pz 2844', 'ADVANCE.FIRST', 'deathstruggle:ADV.3');
      when('advance 7pz 2845', 'advance 7pz 2844', 'advance 7pz 2843');
      then.event('unit.advanced-on', { units: ['7pz'], hex: '2843' }, 'deathstruggle:ADV.1');
      then.refused('advance 7pz 2842', 'ADVANCE.FAR', 'deathstruggle:ADV.1');
    },
  );

  rule(
    ['deathstruggle:ADV.2', 'deathstruggle:ADV.7', 'deathstruggle:R23'],
    'two for motorized units, Russian tanks, paratroops and shock armies; two after D2, one after D1 unless they went farther',
    ({ then, given, state }) => {
      given(`${OPEN}; 8a@2845`);
      const reach = (unit: string, attackers: string, went = {}) =>
        law.reach(state(), { proc: 'advance', step: '', vars: { attackers, went } }, unit);
      const all = (attackers: string, went = {}) =>
        ['7pz', '39mk', '1ik', '2cc', '1td', '1para', '1sh', '8a', 'rumcav', 'hunrap'].map((unit) =>
          reach(unit, attackers, went),
        );
      then.means(all('DE'), [3, 2, 1, 3, 2, 2, 2, 1, 2, 1], 'deathstruggle:ADV.2');
      then.means(all('D3'), all('BK'), 'deathstruggle:ADV.2');
      then.means(all('D2'), [2, 2, 1, 2, 2, 2, 2, 1, 2, 1], 'deathstruggle:R23');
      then.means(all('D1', { '8a': 1 }), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'deathstruggle:ADV.7');
      then.means(all('D1', { '8a': 3 }), [3, 2, 1, 3, 2, 2, 2, 1, 2, 1], 'deathstruggle:ADV.7');
      then.means(all('X'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'deathstruggle:R23');
    },
  );

  rule('deathstruggle:ADV.6', 'in Mud the Axis goes one hex', ({ then, given, state }) => {
    given('phase axis-movement; turn 9; 7pz@2845');
    const f = { proc: 'advance', step: '', vars: { attackers: 'BK' } };
    then.means([law.reach(state(), f, '7pz'), law.reach(state(), f, '2cc')], [1, 3]);
  });

  rule(
    ['deathstruggle:ADV.8', 'deathstruggle:ADV.9', 'deathstruggle:ADV.5'],
    'zones hold up an advance, but not armour, SS, paratroops and shock armies after DE and BK',
    ({ given, when, then, dice }) => {
      // 8a in 2744 has both 2745 and 2845 in its zone.
      const text = (code: number) => {
        given(`${OPEN}; 26ik@2745; 7pz@2745 under; ${at('1ik 2ik', '2846')}; 10rd@2845; 8a@2744`);
        dice(code);
        when('attack 2845 from 1ik 26ik 2ik 7pz', 'end', 'fight 2845', 'russian: pass');
      };
      text(1);
      then.refused('advance 26ik 2845', 'ADVANCE.SAME-ZONE', 'deathstruggle:ADV.8');
      when('advance 7pz 2845');
      // Onto a friend everybody may go.
      then.allowed('advance 26ik 2845');
      when('advance 7pz 2944');
      then.event('unit.advanced-on', { units: ['7pz'], hex: '2944' }, 'deathstruggle:ADV.1');
      text(1);
      when('advance 1ik 2845');
      then.refused('advance 1ik 2944', 'ADVANCE.FAR', 'deathstruggle:ADV.5');
      for (const [fast, isFree] of [
        ['sst', true],
        ['29mot', false],
      ] as const) {
        given(`${OPEN}; ${fast}@2745; ${at('1ik 2ik', '2846')}; 10rd@2845; 8a@2744`);
        dice(1);
        when(
          `attack 2845 from ${['1ik', '2ik', fast].toSorted().join(' ')}`,
          'end',
          'fight 2845',
          'russian: pass',
        );
        if (isFree) then.allowed(`advance ${fast} 2845`);
        else then.refused(`advance ${fast} 2845`, 'ADVANCE.SAME-ZONE', 'deathstruggle:ADV.8');
      }
      // 10 to 2 is 5:1: D3, on the fourth row, leaves all restrictions in force.
      given(`${OPEN}; ${at('1ik 7pz', '2846')}; 163md@2845; 8a@2743`);
      dice(4);
      when('attack 2845 from 1ik 7pz', 'end', 'fight 2845', 'russian: pass', 'drive 1');
      when('russian: retreat 163md 2944');
      when('advance 7pz 2845', 'advance 7pz 2744');
      then.refused('advance 7pz 2645', 'ADVANCE.STOPPED', 'deathstruggle:ADV.8');
      then.means(law.advance === undefined, false, 'deathstruggle:ADV.9');
    },
  );

  rule('deathstruggle:ADV.8', 'where they bar everybody it is told', ({ given, when, then, dice }) => {
    // 8a in 2745 has both 2846 and 2845 in its zone; 6 to 2 is 3:1, D3 on the second row.
    const text = `${OPEN}; 1ik@2846; 10rd@2845; 8a@2745`;
    const driven = [
      'attack 2845 from 1ik',
      'end',
      'fight 2845',
      'russian: pass',
      'drive 1',
      'russian: retreat 10rd 2944',
    ];
    given(text);
    dice(2);
    when(...driven);
    then.event('advance.barred', { side: 'axis', hex: '2845', units: ['1ik'] });
    given(text.replace('8a@2745', '8a@2743'));
    dice(2);
    when(...driven);
    then.decides('axis', 'advance@choose');
    when('pass');
    then.noEvent('advance.barred');
  });

  rule(
    'deathstruggle:ADV.10',
    'once as much as defended has gone in, others go one hex into an empty one beside it',
    ({ given, when, then, dice, state }) => {
      given(won('1ik 2ik'));
      dice(1);
      when('attack 2845 from 1ik 2ik', 'end', 'fight 2845', 'russian: pass');
      then.refused('advance 1ik 2745', 'ADVANCE.STRENGTH', 'deathstruggle:ADV.10');
      when('advance 1ik 2845', 'advance 2ik 2745');
      then.event('unit.advanced', { units: ['2ik'], hex: '2745' }, 'deathstruggle:ADV.10');
      then.means(placeOf(state().own, '2ik'), '2745');
    },
  );

  rule(
    ['deathstruggle:ADV.4', 'deathstruggle:MOV.11', 'deathstruggle:TER.6'],
    'roads help after the first hex; panzers pay for rivers',
    ({ then, given, state }) => {
      given(`${OPEN}; 7pz@2845`);
      const f = { proc: 'advance', step: '', vars: { hex: '2845', attackers: 'BK' } };
      const cost = (unit: string, from: string, to: string, nth: number) =>
        law.advanceCost?.(state(), f, unit, from, to, nth);
      then.means(cost('7pz', '3843', '3742', 1), 1, 'deathstruggle:ADV.4');
      then.means(cost('7pz', '3843', '3742', 2), 0.5, 'deathstruggle:MOV.11');
      then.means(cost('2cc', '3843', '3742', 2), 0, 'deathstruggle:MOV.11');
      then.means(
        [cost('7pz', '2112', '2013', 1), cost('1ik', '2112', '2013', 1)],
        [2, 1],
        'deathstruggle:TER.6',
      );
    },
  );

  rule(
    ['deathstruggle:ADV.5', 'deathstruggle:TER.16'],
    'the hex that was won may be mountains, no other',
    ({ given, then, state }) => {
      given(`${OPEN}; 39mk@5745`);
      const f = { proc: 'advance', step: '', vars: { hex: '5846', attackers: 'BK' } };
      const step = (nth: number) => law.advance?.refuseStep(state(), f, '39mk', '5745', '5846', nth);
      then.means(step(1), undefined, 'deathstruggle:ADV.5');
      then.means(step(2)?.rule, 'deathstruggle:TER.16', 'deathstruggle:TER.16');
    },
  );

  rule(
    ['deathstruggle:KAT.4', 'deathstruggle:R86', 'deathstruggle:AIR.18'],
    'over katyushas that stand alone goes a German and no ally, over aircraft on the ground anybody',
    ({ given, when, then, dice }) => {
      const text = (there: string): void => {
        given(`${OPEN}; ${at('1ik 7pz rumcav', '6036')}; 10rd@6035; ${there}`);
        dice(1);
        when('attack 6035 from 1ik 7pz rumcav', 'end', 'fight 6035', 'russian: pass');
        when('advance 7pz 6035', 'advance rumcav 6035');
      };
      text('1kat@6034');
      then.refused('advance rumcav 6034', 'ADVANCE.ENEMY', 'deathstruggle:ADV.8');
      when('advance 7pz 6034');
      then.event('unit.eliminated', { unit: '1kat' }, 'deathstruggle:KAT.4');
      text(at('1kat 90rd', '6034'));
      then.refused('advance 7pz 6034', 'ADVANCE.ENEMY', 'deathstruggle:ADV.8');
      text('swair@6034');
      when('advance rumcav 6034');
      then.event('field.overrun', { unit: 'swair', hex: '6034' }, 'deathstruggle:AIR.18');
      then.allowed('deathstruggle:R86');
    },
  );

  rule(
    'deathstruggle:R4',
    'a Russian BK leaves nobody and gives no second attack',
    ({ given, when, then, dice, state }) => {
      given(`${RUSSIAN}; ${at('1sh 2sh', '2844')}; 900l@2845; 38ik@2846; own strong ["1sh"]; 10rd@pool`);
      dice(1);
      when('attack 2845 from 1sh 2sh', 'end', 'fight 2845', 'axis: pass');
      then.event('battle.result-BK', {}, 'deathstruggle:RES.BK.1');
      when('advance 2sh 2845', 'pass');
      then.means(
        state().stack.some(({ step }) => step === 'again'),
        false,
      );
      then.means(row(`${RUSSIAN}; 8a@2844; 900l@2845`, '2845', '8a', 1)[0], 'DE');
    },
  );
});
