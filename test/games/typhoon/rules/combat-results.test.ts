// Ground combat results. 5114 and the hexes round it are open ground: 5115 west, 5015 north-west, 5215 south-west, 5014
// north-east, 5113 east, 5214 south-east. Armies: 24pz 6-4... see the counters; 22a 3-3.
import { describe, expect, it } from '@jest/globals';
import { ladder, meaning } from '../../../../src/mechanics/combat/front/table.ts';
import { frontOf } from '../../../../src/games/typhoon/combat-results/front.ts';
import { groundCombat } from '../../../../src/games/typhoon/ground-attacks/index.ts';
import { columns, defence, row, rungs } from './combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';
import { factorsOf } from '../../../../src/games/typhoon/unit-data/factors.ts';

const law = frontOf(p);
const OPEN = 'phase german-movement; turn 5';
const at = (units: string, hex: string): string =>
  units
    .split(' ')
    .map((unit) => `${unit}@${hex}`)
    .join('; ');

/** The cells of a row, from 1:5 to 7:1. */
const cells = (a: number): readonly (string | undefined)[] =>
  Array.from({ length: 12 }, (_, rung) => ladder(law).column(rung).results[a - 1]);

describe('the table', () => {
  it.each([
    ['typhoon:CRT.3', 1, 'D/AE D D D2 D2 D2 D2 D2 DE BR BR BR'],
    ['typhoon:CRT.4', 2, 'AE D/AE D D1 D1 D1 D1 D2 D2 DE BR BR'],
    ['typhoon:CRT.5', 3, 'AE AE D/AE D D D D1 D1 D2 D2 DE BR'],
    ['typhoon:CRT.6', 4, 'AE AE AE D/AE AD AD D D1 D1 D2 DE BR'],
    ['typhoon:CRT.7', 5, 'AE AE AE AE D/AE AD X D D1 D1 D2 DE'],
    ['typhoon:CRT.8', 6, 'AE AE AE AE AE D/AE AD X X/2 X/2 D2 D2'],
  ] as const)('%s is its row', (_, a, printed) => {
    expect(cells(a).join(' ')).toBe(printed);
  });

  rule(
    ['typhoon:CRT.1', 'typhoon:R6'],
    'rounds down to a printed column and knows nothing beyond the last',
    ({ given, then }) => {
      given(OPEN);
      const odds = (attack: number, defenders: number) =>
        ladder(law).name(ladder(law).rung(attack, defenders));
      then.means(
        [odds(3, 2), odds(7, 4), odds(5, 4), odds(3, 4), odds(2, 4), odds(1, 5)],
        ['3:2', '3:2', '1:1', '1:2', '1:2', '1:5'],
        'typhoon:CRT.1',
      );
      then.means([odds(30, 2), odds(14, 2), odds(13, 2)], ['7:1', '7:1', '6:1'], 'typhoon:R6');
    },
  );

  rule('typhoon:CRT.9', 'nobody attacks below 1:5', ({ given, then }) => {
    given(`${OPEN}; ${at('gd', '5115')}; ${at('22a 3a', '5114')}; own entrenched ["22a"]`);
    then.refused('attack 5114 from gd', 'ATTACK.LOW-ODDS');
    given(`${OPEN}; ${at('gd', '5115')}; ${at('22a', '5114')}`);
    then.allowed('attack 5114 from gd');
  });

  rule(
    ['typhoon:CRT.11', 'typhoon:R2'],
    'D/AE does both: the attackers pay, then the defenders are Disrupted, and nobody advances',
    ({ given, when, then, dice }) => {
      then.means(
        [meaning(law, 'D/AE').attackers, meaning(law, 'D/AE').defenders],
        ['eliminated', 'disrupted'],
      );
      given(`${OPEN}; ${at('gd', '5115')}; ${at('287rd', '5114')}`);
      dice(5);
      when('attack 5114 from gd', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.event('battle.result-D/AE', {}, 'typhoon:CRT.11');
      then.event('unit.eliminated', { unit: 'gd' }, 'typhoon:RES.AE.1');
      then.event('units.disrupted', { units: ['287rd'] }, 'typhoon:CRT.11');
      then.decides('russian', 'retreat@choose');
      when('russian: pass');
      then.noEvent('unit.advanced');
      then.means(meaning(law, 'D/AE').extra, 3, 'typhoon:R2');
    },
  );

  rule(
    ['typhoon:CRT.2', 'typhoon:R1'],
    'index B reads seven less the face',
    ({ given, when, then, dice, state }) => {
      for (const [index, face] of [
        ['a', 2],
        ['b', 5],
      ] as const) {
        given(`${OPEN}; option die-index=${index}; ${at('35ik 5ik', '5115')}; ${at('22a', '5114')}`);
        dice(face);
        when('attack 5114 from 35ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
        then.event('battle.result-D2', { die: face, a: 2 }, 'typhoon:RES.D2.1');
        then.event('die', { result: face }, 'typhoon:CRT.2');
        then.means(state().stack.at(-1)?.vars['row'], 2, 'typhoon:R1');
      }
    },
  );
});

describe('factors', () => {
  rule(
    ['typhoon:UNI.3', 'typhoon:SUP.11', 'typhoon:R62'],
    'attack and defence, halved without supply, unit by unit',
    ({ given, then }) => {
      given(OPEN);
      const text = `${OPEN}; ${at('24pz 34ik gd', '5115')}; ${at('22a', '5114')}`;
      const short = `${text}; own unsupplied ["24pz","34ik","gd"]`;
      const factors = (all: string) =>
        ['24pz', '34ik', 'gd'].map((unit) => factorsOf(p).attack(stateOf(all), unit));
      then.means(
        [factors(text), factorsOf(p).defence(stateOf(text), '22a')],
        [[6, 3, 1], 3],
        'typhoon:UNI.3',
      );
      then.means(factors(short), [3, 1, 0], 'typhoon:SUP.11');
      then.means(columns(short, '5114', '24pz 34ik gd'), ['1:1'], 'typhoon:R62');
    },
  );

  rule(['typhoon:TER.1', 'typhoon:R74'], 'forest adds one where infantry is in it', ({ given, then }) => {
    given(OPEN);
    const [source = ''] = p.neighbours('1505');
    const text = (units: string) => `${OPEN}; ${at('24pz', source)}; ${at(units, '1505')}`;
    then.entry(defence(text('22a'), '1505', '24pz'), 'bonus.forest', 1);
    then.means(defence(text('42tb'), '1505', '24pz').total, 1);
    then.means(defence(text('42tb 101mrd'), '1505', '24pz').total, 3, 'typhoon:R74');
  });

  rule(
    ['typhoon:TER.3', 'typhoon:R50'],
    'a major city adds one, Tula none of that sort',
    ({ given, then }) => {
      given(OPEN);
      const text = (hex: string, units: string) =>
        `${OPEN}; ${at('24pz', p.neighbours(hex)[0] ?? '')}; ${at(units, hex)}`;
      then.entry(defence(text('4913', '22a'), '4913', '24pz'), 'bonus.major-city', 1);
      then.means(defence(text('4913', '42tb'), '4913', '24pz').total, 1);
      const tula = defence(text('3309', '22a'), '3309', '24pz');
      then.means(
        tula.entries.some(({ why }) => why === 'bonus.major-city'),
        false,
        'typhoon:R50',
      );
    },
  );

  rule(
    ['typhoon:TER.4', 'typhoon:TER.5', 'typhoon:R26'],
    'Moscow and Tula have factors of their own and match those of infantry',
    ({ given, then }) => {
      given(OPEN);
      const text = (hex: string, units: string, more = '') =>
        `${OPEN}; ${at('24pz', p.neighbours(hex)[0] ?? '')}; ${units === '' ? '' : at(units, hex)}${more}`;
      const sum = (hex: string, units: string, more = '') => defence(text(hex, units, more), hex, '24pz');
      then.entry(sum('2309', '22a'), 'bonus.garrison', 2, 'typhoon:TER.4');
      then.entry(sum('2309', '22a'), 'bonus.moscow', 2, 'typhoon:TER.5');
      then.means(
        [sum('2309', '287rd').total, sum('2309', '42tb').total],
        [1 + 1 + 2, 1 + 2],
        'typhoon:TER.5',
      );
      then.means([sum('3309', '22a').total, sum('3309', '42tb').total], [3 + 1 + 1, 1 + 1], 'typhoon:TER.4');
      then.means(sum('3309', '22a', '; own fallen ["3309"]').total, 4, 'typhoon:R26');
    },
  );

  rule(
    ['typhoon:TER.6', 'typhoon:R27'],
    'a defence line adds one where half or more come over it',
    ({ given, then }) => {
      given(OPEN);
      // 1424 is before the line that protects 1423; 1422 is behind it.
      const text = (front: string, rear: string) =>
        `${OPEN}; ${at(front, '1424')}; ${at(rear, '1422')}; ${at('22a', '1423')}`;
      then.entry(defence(text('24pz', '34ik'), '1423', '24pz 34ik'), 'bonus.defence-line', 1);
      then.means(
        defence(text('34ik', '24pz'), '1423', '24pz 34ik').entries.some(
          ({ why }) => why === 'bonus.defence-line',
        ),
        false,
      );
      const german = `phase russian-movement; turn 5; ${at('22a', '1424')}; ${at('24pz 34ik', '1423')}`;
      then.means(
        defence(german, '1423', '22a').entries.some(({ why }) => why === 'bonus.defence-line'),
        false,
        'typhoon:R27',
      );
    },
  );

  rule(
    ['typhoon:INH.ENT', 'typhoon:R68'],
    'digging in adds one, and attacking gives it up',
    ({ given, when, then, dice }) => {
      const text = `${OPEN}; ${at('24pz 34ik', '5115')}; ${at('22a', '5114')}; own entrenched ["22a","34ik"]`;
      given(text);
      then.entry(defence(text, '5114', '24pz'), 'bonus.entrenched', 1);
      dice(1);
      when('attack 5114 from 24pz 34ik', 'end', 'fight 5114');
      then.event('entrenchment.lost', { units: ['34ik'] }, 'typhoon:R68');
    },
  );
});

describe('shifts', () => {
  rule(
    ['typhoon:TER.2', 'typhoon:R25'],
    'half or more of the factors over a river: one column less',
    ({ given, then }) => {
      given(OPEN);
      const text = `${OPEN}; ${at('24pz', '5015')}; ${at('34ik', '4815')}; ${at('287rd', '4914')}`;
      then.entry(rungs(text, '4914', '24pz 34ik'), 'shift.river', -1);
      const fewer = `${OPEN}; ${at('34ik', '5015')}; ${at('24pz', '4815')}; ${at('287rd', '4914')}`;
      then.means(
        rungs(fewer, '4914', '24pz 34ik').entries.some(({ why }) => why === 'shift.river'),
        false,
        'typhoon:R25',
      );
    },
  );

  rule('typhoon:WEA.6', 'ice bears every attack', ({ given, then }) => {
    given(OPEN);
    const text = `phase german-movement; turn 8; ${at('24pz', '5015')}; ${at('287rd', '4914')}`;
    then.means(
      rungs(text, '4914', '24pz').entries.some(({ why }) => why === 'shift.river'),
      false,
    );
  });

  rule(
    ['typhoon:DIS.3', 'typhoon:SUP.12', 'typhoon:DIS.5'],
    'who is Disrupted, and who is out of supply, is read a column higher each',
    ({ given, then }) => {
      given(OPEN);
      const text = `${OPEN}; ${at('35ik', '5115')}; ${at('22a', '5114')}`;
      then.means(columns(text, '5114', '35ik'), ['3:2']);
      then.entry(
        rungs(`${text}; own disrupted ["22a"]`, '5114', '35ik'),
        'shift.disrupted',
        1,
        'typhoon:DIS.3',
      );
      then.entry(
        rungs(`${text}; own unsupplied ["22a"]`, '5114', '35ik'),
        'shift.unsupplied',
        1,
        'typhoon:SUP.12',
      );
      const forest = `${OPEN}; ${at('35ik', p.neighbours('1505')[0] ?? '')}; ${at('22a', '1505')}; own disrupted ["22a"]`;
      then.means(defence(forest, '1505', '35ik').total, 4, 'typhoon:DIS.5');
    },
  );

  rule(
    ['typhoon:DIS.4', 'typhoon:R29', 'typhoon:R87'],
    'a mixed stack is read in two columns of one die; the stronger part decides for the attackers',
    ({ given, then }) => {
      given(OPEN);
      const text = (down: string) =>
        `${OPEN}; ${at('35ik', '5115')}; ${at('22a 287rd', '5114')}; own disrupted ["${down}"]`;
      // 5 against 4: 1:1, and 3:2 for who is Disrupted.
      then.means(columns(text('287rd'), '5114', '35ik'), ['1:1', '3:2'], 'typhoon:DIS.4');
      then.means(row(text('287rd'), '5114', '35ik', 5), ['D/AE', '22a D/AE', '287rd AD'], 'typhoon:R29');
      then.means(row(text('22a'), '5114', '35ik', 5), ['AD', '22a AD', '287rd D/AE'], 'typhoon:R87');
    },
  );

  rule(
    ['typhoon:AIR.19', 'typhoon:AIR.31'],
    'close air support and panic each add a column to German attacks',
    ({ given, then }) => {
      given(OPEN);
      const text = `${OPEN}; ${at('35ik', '5115')}; ${at('22a', '5114')}`;
      then.entry(
        rungs(`${text}; own pulse.supported ["5114"]`, '5114', '35ik'),
        'shift.air-support',
        1,
        'typhoon:AIR.19',
      );
      then.entry(rungs(`${text}; own turn.panic "on"`, '5114', '35ik'), 'shift.panic', 1, 'typhoon:AIR.31');
    },
  );
});

describe('declarations', () => {
  rule('typhoon:R9', 'come in the order of the ruling', ({ given, then }) => {
    given(OPEN);
    const steps = Object.keys(groundCombat(p).procedures['battle'] ?? {});
    const asked = ['stand', 'force', 'die', 'decline', 'remove', 'drive', 'again'];
    then.means(
      steps.filter((step) => asked.includes(step)),
      asked,
    );
  });

  const text = `${OPEN}; ${at('35ik 5ik', '5115')}; ${at('22a', '5114')}`;

  rule(
    ['typhoon:PRS.1', 'typhoon:PRS.2', 'typhoon:CRT.10', 'typhoon:R5'],
    'a pressed German attack is read a column higher on the three best rows and lower on the three worst',
    ({ given, then, when, dice, state }) => {
      given(text);
      // 9 to 3 is 3:1.
      const pressed = { pressed: true };
      then.means(
        [1, 2, 3, 4, 5, 6].map((a) => row(text, '5114', '35ik 5ik', a, pressed)[0]),
        ['DE', 'D2', 'D2', 'D', 'X', 'AD'],
        'typhoon:PRS.1',
      );
      then.means(row(text, '5114', '35ik 5ik', 4)[0], 'D1', 'typhoon:PRS.2');
      dice(1);
      when('attack 5114 from 35ik 5ik', 'end', 'fight 5114 press');
      then.event('battle.declared', { pressed: true }, 'typhoon:SEQ.7');
      then.decides('russian', 'battle@stand');
      then.means(state().stack.at(-1)?.vars['pressed'], true, 'typhoon:CRT.10');
      // 15 to 2 is 7:1: nothing is higher, and the worse half is lower all the same.
      const top = `${OPEN}; ${at('35ik 5ik', '5115')}; ${at('9ik', '5215')}; ${at('287rd 154rd', '5114')}`;
      const read = [1, 4, 6].map((a) => row(top, '5114', '35ik 5ik 9ik', a, pressed)[0]);
      then.means(read, ['BR', 'DE', 'D2'], 'typhoon:R5');
    },
  );

  rule('typhoon:PRS.3', 'a Russian one two columns lower', ({ given, then }) => {
    given(text);
    const russian = `phase russian-movement; turn 5; ${at('22a 3a', '5114')}; ${at('35ik', '5115')}`;
    // 6 to 5 is 1:1; pressed 3:2 and 1:3.
    const pressed = { pressed: true };
    then.means(
      [1, 2, 3, 4, 5, 6].map((a) => row(russian, '5115', '22a 3a', a, pressed)[0]),
      ['D2', 'D1', 'D', 'AE', 'AE', 'AE'],
    );
  });

  rule('typhoon:PRS.4', 'nobody presses where the worst would be below 1:5', ({ given, when, then }) => {
    given(`${OPEN}; ${at('gd', '5115')}; ${at('22a 101mrd 287rd', '5114')}`);
    when('attack 5114 from gd', 'end');
    then.refused('fight 5114 press', 'PRESS.LOW-ODDS');
    then.allowed('fight 5114');
  });

  rule(
    ['typhoon:NRO.2', 'typhoon:NRO.3', 'typhoon:R15'],
    'the Russian is asked once for all his units in a German player turn',
    ({ given, when, then, dice, state }) => {
      given(`${text}; 3a@5013; 53ik@4913`);
      dice(1, 4);
      when('attack 5114 from 35ik 5ik', 'attack 5013 from 53ik', 'end', 'fight 5114');
      then.decides('russian', 'battle@stand');
      when('russian: stand', 'pass');
      then.event('battle.all-stand', { units: ['22a'] }, 'typhoon:NRO.2');
      // D2 has become DE.
      then.event('battle.converted', { from: 'D2', to: 'DE' }, 'typhoon:NRO.2');
      then.event('unit.eliminated', { unit: '22a' }, 'typhoon:RES.DE');
      when('advance 35ik 5114', 'pass', 'fight 5013');
      then.decides('german', 'battle@force');
      then.means(state().own.turn.noRetreat, true, 'typhoon:NRO.3');
      then.means(state().stack.at(-1)?.vars['firm'], ['3a'], 'typhoon:R15');
    },
  );

  rule('typhoon:NRO.3', 'and never for some of them', ({ given, when, then }) => {
    given(`${OPEN}; ${at('35ik 5ik', '5115')}; ${at('22a 42tb', '5114')}`);
    when('attack 5114 from 35ik 5ik', 'end', 'fight 5114');
    then.refused('russian: stand 22a', 'STAND.ALL');
    then.allowed('russian: stand');
  });

  rule(
    ['typhoon:NRO.4', 'typhoon:NRO.5'],
    'the German is asked before each battle, for some of his units or all',
    ({ given, when, then, dice, state }) => {
      given(
        `phase russian-movement; turn 5; ${at('22a', '5114')}; ${at('3a', '5215')}; ${at('35ik gd', '5115')}`,
      );
      dice(2);
      when('attack 5115 from 22a 3a', 'end', 'fight 5115');
      then.decides('german', 'battle@stand');
      then.offered('stand', ['stand 35ik', 'stand gd', 'stand 35ik gd']);
      then.means(state().stack.at(-1)?.step, 'stand', 'typhoon:NRO.5');
      when('german: stand gd');
      then.event('battle.stands', { units: ['gd'] }, 'typhoon:NRO.2');
      then.means(state().stack.at(-1)?.vars['firm'], ['gd'], 'typhoon:NRO.4');
      // D1 is read as D for who holds.
      then.event('battle.converted', { from: 'D1', to: 'D', units: ['gd'] }, 'typhoon:NRO.2');
      then.decides('russian', 'battle@driveOne');
    },
  );

  rule(
    ['typhoon:NRO.1', 'typhoon:R20', 'typhoon:R89'],
    'who has no way out is read as if he held',
    ({ given, then }) => {
      given(OPEN);
      const ring = `${OPEN}; ${at('24pz', '5115')}; ${at('34ik', '5014')}; ${at('35ik', '5214')}; ${at('22a', '5114')}`;
      then.means(row(ring, '5114', '53ik 5ik 35ik', 1), ['BR', '22a BR'], 'typhoon:NRO.1');
      const open = `${OPEN}; ${at('35ik', '5115')}; ${at('22a', '5114')}`;
      then.means(row(open, '5114', '35ik', 1), ['D2', '22a D2'], 'typhoon:R20');
      // The edge of the map is a way out, if a deadly one.
      const edge = `${OPEN}; ${at('35ik', '5214')}; ${at('5ik', '5213')}; ${at('22a', '5313')}`;
      then.means(row(edge, '5313', '35ik 5ik', 1), ['D2', '22a D2'], 'typhoon:R89');
    },
  );

  rule(
    [
      'typhoon:FEX.1',
      'typhoon:FEX.2',
      'typhoon:FEX.3',
      'typhoon:FEX.4',
      'typhoon:FEX.5',
      'typhoon:FEX.6',
      'typhoon:FEX.7',
      'typhoon:PRS.5',
      'typhoon:R4',
      'typhoon:R84',
    ],
    'a forced exchange reads the cell anew',
    ({ given, then }) => {
      given(OPEN);
      const forced = { forced: true };
      const result = (a: number, units: string, more = {}) =>
        row(text, '5114', units, a, { ...forced, ...more })[0];
      then.means(result(1, '35ik 5ik'), 'X/2', 'typhoon:FEX.3');
      then.means(result(4, '35ik 5ik'), 'X', 'typhoon:FEX.4');
      then.means(result(5, '35ik 5ik'), '3/2X', 'typhoon:FEX.5');
      then.means(result(4, '5ik'), 'AE', 'typhoon:FEX.6');
      then.means(result(6, '5ik'), 'AE', 'typhoon:FEX.7');
      then.means(result(1, '35ik 5ik', { firm: ['22a'] }), 'DE', 'typhoon:R4');
      then.means(result(4, '35ik 5ik', { firm: ['22a'] }), 'X', 'typhoon:R84');
      then.means(result(1, '35ik 5ik', { pressed: true }), 'DE', 'typhoon:FEX.2');
      then.means(result(2, '35ik 5ik', { pressed: true }), 'X/2', 'typhoon:PRS.5');
      then.means(row(text, '5114', '35ik 5ik', 4)[0], 'D1', 'typhoon:FEX.1');
    },
  );

  rule('typhoon:R3', 'the D2 left of a DE is strong where that was agreed on', ({ given, then }) => {
    given(OPEN);
    // 4:1 is next to 5:1 in row A2, where DE stands.
    const strong = `${OPEN}; ${at('53ik 5ik 35ik', '5115')}; ${at('22a', '5114')}`;
    const forced = { forced: true };
    then.means(row(strong, '5114', '53ik 5ik 35ik', 2, forced)[0], 'X/2');
    then.means(row(`${strong}; option strong-d2=on`, '5114', '53ik 5ik 35ik', 2, forced)[0], 'DE');
    then.means(row(`${strong}; option strong-d2=on`, '5114', '53ik 5ik 35ik', 3, forced)[0], 'X/2');
  });
});

describe('armour overrun', () => {
  const text = (more: string) => `${OPEN}; ${at('24pz', '5115')}; ${at('34ik', '5015')}; ${more}`;

  rule(
    ['typhoon:OVR.1', 'typhoon:R16'],
    'D2 is DE and DE is BR for infantry no stronger than the armour',
    ({ given, then }) => {
      given(OPEN);
      then.means(row(text(at('22a', '5114')), '5114', '24pz 34ik', 1), ['DE', '22a DE'], 'typhoon:OVR.1');
      const two = text(at('22a 19a', '5114'));
      then.means(row(two, '5114', '24pz 34ik', 1)[0], 'D2', 'typhoon:R16');
    },
  );

  rule(
    ['typhoon:OVR.3', 'typhoon:OVR.2'],
    'Russian tanks are taken off the armour, German panzers prevent it',
    ({ given, then }) => {
      given(OPEN);
      const tanks = text(at('19a 42tb 141tb 126tb', '5114'));
      then.means(row(tanks, '5114', '24pz 34ik', 1).includes('19a DE'), false, 'typhoon:OVR.3');
      then.means(row(text(at('19a', '5114')), '5114', '24pz 34ik', 1), ['DE', '19a DE']);
      const guards = `phase russian-movement; turn 5; ${at('108td 42tb 141tb 126tb', '5114')}; ${at('161inf gd', '5115')}`;
      then.means(row(guards, '5115', '108td 42tb 141tb 126tb', 1), ['D2', '161inf+gd D2'], 'typhoon:OVR.2');
      const alone = `phase russian-movement; turn 5; ${at('108td 42tb 141tb 126tb', '5114')}; ${at('161inf', '5115')}`;
      then.means(row(alone, '5115', '108td 42tb 141tb 126tb', 3)[0], 'DE');
    },
  );

  rule(
    ['typhoon:WEA.3', 'typhoon:R17'],
    'not by Germans in Mud, nor over a river or into a city or wood',
    ({ given, then }) => {
      given(OPEN);
      const mud = text(at('22a', '5114')).replace('turn 5', 'turn 3');
      then.means(row(mud, '5114', '24pz 34ik', 1)[0], 'D2', 'typhoon:WEA.3');
      const river = `${OPEN}; ${at('24pz', '5015')}; ${at('34ik', '4815')}; ${at('22a', '4914')}`;
      then.means(row(river, '4914', '24pz 34ik', 1)[0], 'D2', 'typhoon:R17');
    },
  );
});
