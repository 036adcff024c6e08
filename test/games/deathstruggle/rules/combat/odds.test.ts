// Odds and what shifts them, terrain and cities. 1ik and 2ik have 6-6, 26ik 5-6, 8a 3-6, 10rc 2-4, 10rd 1-2, 1td 3-2, 1tb 2-1.
import { describe } from '@jest/globals';
import { ceiling } from '../../../../../src/games/deathstruggle/combat/close-support.ts';
import { unitsAt } from '../../../../../src/mechanics/places.ts';
import { at, columns, defence, law, OPEN, row, rungs, RUSSIAN } from './combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMANS = at('1ik 2ik', '2846');

describe('shifts for each defender by himself', () => {
  rule(
    ['deathstruggle:ENT.2', 'deathstruggle:DIS.5', 'deathstruggle:R15', 'deathstruggle:R83'],
    'trenches a column to the left, Disruption one to the right, one die for all',
    ({ then }) => {
      // 12 to 6 is 2:1.
      const three = `${OPEN}; ${GERMANS}; ${at('10rd 90rd 125rd', '2845')}; own entrenched ["10rd"]; own disrupted ["90rd"]`;
      then.entry(rungs(three, '2845', '1ik 2ik'), 'shift.entrenched', -1, 'deathstruggle:ENT.2');
      then.means(columns(three, '2845', '1ik 2ik'), ['3:2', '3:1', '2:1'], 'deathstruggle:DIS.5');
      then.means(
        row(three, '2845', '1ik 2ik', 3).slice(1),
        ['10rd D1', '90rd D2', '125rd D1'],
        'deathstruggle:R15',
      );
      const both = `${OPEN}; ${GERMANS}; 8a@2845; own entrenched ["8a"]; own disrupted ["8a"]`;
      then.means(columns(both, '2845', '1ik 2ik'), ['2:1'], 'deathstruggle:R83');
    },
  );

  rule(
    ['deathstruggle:SUP.11', 'deathstruggle:SUP.13', 'deathstruggle:SUP.14', 'deathstruggle:R92'],
    'an attacker who is not in full supply costs a column, defenders who are not gain one, as it is at that moment',
    ({ then }) => {
      // Far from every source: Isolated counts as Limited.
      const far = `${OPEN}; ${at('1ik 2ik', '4220')}; 8a@4219`;
      then.entry(rungs(far, '4219', '1ik 2ik'), 'shift.limited-attacker', -1, 'deathstruggle:SUP.11');
      then.means(columns(far, '4219', '1ik 2ik'), ['3:2'], 'deathstruggle:R92');
      const cut = `${RUSSIAN}; ${at('8a 11a', '4219')}; 38ik@4220`;
      then.entry(rungs(cut, '4220', '8a 11a'), 'shift.short-defender', 1, 'deathstruggle:SUP.13');
      then.means(columns(`${OPEN}; ${GERMANS}; 8a@2845`, '2845', '1ik 2ik'), ['2:1'], 'deathstruggle:SUP.14');
    },
  );

  rule(
    'deathstruggle:SUP.12',
    'who attacked in limited supply is Disrupted after the advance, and nothing falls apart by it',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; ${at('1ik 2ik', '4220')}; 10rd@4219; 90rd@4118`);
      dice(1);
      when('attack 4219 from 1ik 2ik', 'end', 'fight 4219', 'russian: pass', 'advance 1ik 4219', 'pass');
      then.event('units.disrupted', { units: ['1ik', '2ik'] }, 'deathstruggle:SUP.12');
      then.means(unitsAt(state().own, '4219'), ['1ik']);
    },
  );
});

describe('shifts for all', () => {
  rule(
    ['deathstruggle:TER.5', 'deathstruggle:FST.5', 'deathstruggle:R57'],
    'a river costs a column unless more than half attack from the bank of the defenders; one side of one river on the first turn does not',
    ({ given, when, then, state }) => {
      // The river runs between 2112 and 2013; 2014 and 2113 are over it, too.
      const over = `phase axis-movement; turn 4; 1ik@2112; 10rc@2013`;
      then.entry(rungs(over, '2013', '1ik'), 'shift.river', -1, 'deathstruggle:TER.5');
      given(`phase axis-movement; turn 1; 1ik@2112; 2ik@2113; 10rc@2013`);
      when('attack 2013 from 1ik', 'attack 2013 from 2ik');
      when('ford 2013 from 2112');
      then.event('river.forded', { from: '2112', hex: '2013' }, 'deathstruggle:FST.5');
      then.refused('ford 2013 from 2113', 'FORD.USED', 'deathstruggle:FST.5');
      then.means(state().own.turn.ford, { from: '2112', hex: '2013' }, 'deathstruggle:R57');
      // 12 to 4 is 3:1; with half of it over the river a column less, but for the ford.
      const half = 'phase axis-movement; turn 1; 1ik@2112; 2ik@2113; 10rc@2013';
      then.entry(rungs(half, '2013', '1ik 2ik'), 'shift.river', -1, 'deathstruggle:TER.5');
      const alone = `${half}; own turn.ford {"from":"2112","hex":"2013"}`;
      then.means(
        rungs(alone, '2013', '1ik').entries.some(({ why }) => why === 'shift.river'),
        false,
        'deathstruggle:FST.5',
      );
      given(over);
      when('attack 2013 from 1ik');
      then.refused('ford 2013 from 2112', 'FORD.NEVER', 'deathstruggle:FST.5');
    },
  );

  rule(
    ['deathstruggle:TER.4', 'deathstruggle:R140'],
    'a fortification line costs a column where all come over it',
    ({ then }) => {
      const over = 'phase axis-movement; turn 4; 1ik@2823; 2ik@2723; 10rd@2722';
      then.entry(rungs(over, '2722', '1ik'), 'shift.fortification-line', -1, 'deathstruggle:TER.4');
      then.entry(rungs(over, '2722', '1ik 2ik'), 'shift.fortification-line', -1, 'deathstruggle:TER.4');
      const one = 'phase axis-movement; turn 4; 1ik@2823; 2ik@2721; 10rd@2722';
      then.means(
        rungs(one, '2722', '1ik 2ik').entries.some(({ why }) => why === 'shift.fortification-line'),
        false,
        'deathstruggle:R140',
      );
    },
  );

  rule(
    ['deathstruggle:WEA.3', 'deathstruggle:WEA.4', 'deathstruggle:WEA.5', 'deathstruggle:WEA.2'],
    'mud costs everybody a column, snow the Axis; Russians gain one in it, but not against cities and towns; ice is no river',
    ({ then }) => {
      const axis = (turn: number) => `phase axis-movement; turn ${turn}; 1ik@2846; 8a@2845`;
      const russian = (turn: number, to = '2845', from = '2844') =>
        `phase russian-movement; turn ${turn}; 8a@${from}; 1ik@${to}`;
      then.entry(rungs(axis(9), '2845', '1ik'), 'shift.mud', -1, 'deathstruggle:WEA.3');
      then.entry(rungs(russian(9), '2845', '8a'), 'shift.mud', -1, 'deathstruggle:WEA.3');
      then.entry(rungs(axis(12), '2845', '1ik'), 'shift.snow-axis', -1, 'deathstruggle:WEA.4');
      then.entry(rungs(russian(12), '2845', '8a'), 'shift.snow-russian', 1, 'deathstruggle:WEA.5');
      const riga = rungs(russian(12, '2345', '2344'), '2345', '8a').entries.map(({ why }) => why);
      then.means(riga.includes('shift.snow-russian'), false, 'deathstruggle:WEA.5');
      const ice = 'phase axis-movement; turn 12; 1ik@2112; 10rc@2013';
      then.means(
        rungs(ice, '2013', '1ik').entries.some(({ why }) => why === 'shift.river'),
        false,
        'deathstruggle:WEA.2',
      );
    },
  );

  rule(
    ['deathstruggle:FST.3', 'deathstruggle:R144'],
    'German attacks gain a column on the first turn, those with allies in them do not',
    ({ then }) => {
      const first = 'phase axis-movement; turn 1; 1ik@2846; 1rumc@2945; 8a@2845';
      then.entry(rungs(first, '2845', '1ik'), 'shift.surprise', 1, 'deathstruggle:FST.3');
      then.means(
        rungs(first, '2845', '1ik 1rumc').entries.some(({ why }) => why === 'shift.surprise'),
        false,
        'deathstruggle:R144',
      );
      then.means(
        rungs(`${OPEN}; 1ik@2846; 8a@2845`, '2845', '1ik').entries.some(
          ({ why }) => why === 'shift.surprise',
        ),
        false,
      );
    },
  );

  rule(
    ['deathstruggle:AIR.8', 'deathstruggle:R51', 'deathstruggle:R90'],
    'support from the air does not lead beyond twice the odds there were',
    ({ then }) => {
      const supported = (unit: string) => {
        const s = stateOf(`${OPEN}; 1ik@2846; 8a@2845`);
        s.own.pulse.support = [{ unit, hex: '2845' }];
        return law.support?.columns(s, { hex: '2845' } as never, 4, 0) ?? [];
      };
      // 1:1 becomes 2:1, two columns of the four.
      then.means(
        supported('8fk').reduce((sum, { n }) => sum + n, 0),
        2,
        'deathstruggle:R51',
      );
      then.means(supported('8fk').at(-1)?.rule, 'deathstruggle:AIR.8', 'deathstruggle:AIR.8');
      // All shifts together: with surprise or in Mud it is 2:1 as well.
      const flown = 'own pulse.support [{"unit":"8fk","hex":"2845"}]; 8fk@3150';
      for (const turn of [1, 4, 9])
        then.means(
          columns(`phase axis-movement; turn ${turn}; 1ik@2846; 8a@2845; ${flown}`, '2845', '1ik'),
          ['2:1'],
          'deathstruggle:R51',
        );
      const rungOf = (id: string): number => p.tables.columns.find((column) => column.id === id)?.rung ?? -1;
      for (const [from, to] of [
        ['1:1', '2:1'],
        ['3:2', '3:1'],
        ['4:1', '8:1'],
        ['6:1', '9:1'],
        ['1:5', '1:3'],
      ] as const)
        then.means(ceiling(p, rungOf(from)), rungOf(to), 'deathstruggle:R90');
    },
  );
});

describe('support of a Blitzkrieg attack', () => {
  rule(
    ['deathstruggle:AIR.9', 'deathstruggle:AIR.6'],
    'the fliegerkorps that has supported the battle supports the attack that comes of it',
    ({ given, when, then, dice, state }) => {
      given(
        `${OPEN}; ${GERMANS}; 10rd@2845; 8a@2744; 11a@2743; 5fk@3150; own pulse.support [{"unit":"5fk","hex":"2845"}]`,
      );
      when('attack 2845 from 1ik 2ik');
      then.entry(
        rungs(
          `${OPEN}; ${GERMANS}; 10rd@2845; 5fk@3150; own pulse.support [{"unit":"5fk","hex":"2845"}]`,
          '2845',
          '1ik 2ik',
        ),
        'shift.air-support',
        2,
        'deathstruggle:AIR.6',
      );
      dice(1);
      when('end', 'fight 2845', 'russian: pass', 'advance 1ik 2845', 'pass', 'attack 2744 from 1ik');
      then.means(
        state().own.pulse.support.map(({ unit, hex }) => [unit, hex]),
        [['5fk', '2744']],
        'deathstruggle:AIR.9',
      );
    },
  );

  rule(
    ['deathstruggle:AIR.9', 'deathstruggle:R50', 'deathstruggle:AIR.22'],
    'farther than half its range with a column less, and no farther than its range',
    ({ given, when, then, dice, state }) => {
      // From 3048 it is four hexes to 2845 and five to 2744; from 3151 eight and nine; from 2846 one and two.
      for (const [base, goes] of [
        ['2846', [{ unit: '5fk', hex: '2744' }]],
        ['3048', [{ unit: '5fk', hex: '2744', far: true }]],
        ['3151', []],
      ] as const) {
        given(
          `${OPEN}; 10rd@2845; 8a@2744; 11a@2743; 5fk@${base}; ${GERMANS}; own pulse.support [{"unit":"5fk","hex":"2845"}]`,
        );
        dice(1);
        when('attack 2845 from 1ik 2ik', 'end', 'fight 2845', 'russian: pass', 'advance 1ik 2845', 'pass');
        when('attack 2744 from 1ik');
        then.means(state().own.pulse.support, goes, 'deathstruggle:AIR.9');
        if (base === '3048')
          then.entry(
            rungs(
              `${OPEN}; 10rd@2845; 5fk@${base}; ${GERMANS}; own pulse.support [{"unit":"5fk","hex":"2845","far":true}]`,
              '2845',
              '1ik 2ik',
            ),
            'shift.air-support',
            1,
            'deathstruggle:AIR.6',
          );
      }
      then.allowed('deathstruggle:R50', 'deathstruggle:AIR.22');
    },
  );
});

describe('terrain', () => {
  rule(
    ['deathstruggle:TER.1', 'deathstruggle:TER.2', 'deathstruggle:TER.3', 'deathstruggle:R22'],
    'a fortress doubles one, a major city adds one, a victory city doubles all; armour has nothing of it',
    ({ then }) => {
      const grodno = `${OPEN}; 1ik@3748; ${at('8a 10rd 1td', '3647')}`;
      then.entry(defence(grodno, '3647', '1ik'), 'bonus.fortress-city', 6, 'deathstruggle:TER.1');
      then.means(defence(grodno, '3647', '1ik').total, 16, 'deathstruggle:R22');
      const riga = `${OPEN}; 1ik@2346; ${at('8a 10rd', '2345')}`;
      then.entry(defence(riga, '2345', '1ik'), 'bonus.major-city', 1, 'deathstruggle:TER.2');
      then.means(defence(riga, '2345', '1ik').total, 9);
      const moscow = `${OPEN}; 1ik@2821; ${at('8a 10rd 1td', '2820')}`;
      then.entry(defence(moscow, '2820', '1ik'), 'bonus.victory-city', 6, 'deathstruggle:TER.3');
      then.entry(defence(moscow, '2820', '1ik'), 'bonus.victory-city', 2, 'deathstruggle:TER.3');
      then.means(defence(moscow, '2820', '1ik').total, 18);
    },
  );

  rule(
    [
      'deathstruggle:TER.7',
      'deathstruggle:TER.10',
      'deathstruggle:TER.13',
      'deathstruggle:R102',
      'deathstruggle:DIS.7',
      'deathstruggle:R141',
    ],
    'forest and swamp add one to one, hills double infantry; also of the Disrupted; motorized units have nothing',
    ({ then }) => {
      const forest = `${OPEN}; 1ik@1319; ${at('8a 10rd', '1318')}; own disrupted ["8a"]`;
      then.entry(defence(forest, '1318', '1ik'), 'bonus.forest', 1, 'deathstruggle:TER.7');
      then.means(defence(forest, '1318', '1ik').total, 9, 'deathstruggle:DIS.7');
      const swamp = `${OPEN}; 1ik@2234; 8a@2233`;
      then.entry(defence(swamp, '2233', '1ik'), 'bonus.swamp', 1, 'deathstruggle:TER.10');
      const both = `${OPEN}; 1ik@1333; 8a@1232`;
      then.entry(defence(both, '1232', '1ik'), 'bonus.swamp-forest', 1, 'deathstruggle:TER.10');
      const sevastopol = `${OPEN}; 1ik@${p.neighbours('7326')[0] ?? ''}; 10rd@7326`;
      then.means(defence(sevastopol, '7326', '1ik').total, 6, 'deathstruggle:R141');
      const hill = `${OPEN}; 1ik@2136; ${at('8a 163md', '2135')}`;
      then.entry(defence(hill, '2135', '1ik'), 'bonus.hill', 6, 'deathstruggle:TER.13');
      then.means(defence(hill, '2135', '1ik').total, 14, 'deathstruggle:R102');
    },
  );

  rule(
    ['deathstruggle:TER.15', 'deathstruggle:R71'],
    'mountains double what is more than the mountain troops that attack',
    ({ then }) => {
      const high =
        p.grid.ids.find((hex) => p.hex(hex).terrain === 'mountain' && p.neighbours(hex).length === 6) ?? '';
      const [beside = '', other = ''] = p.neighbours(high);
      const text = `${OPEN}; 49mtk@${beside}; 1ik@${other}; 8a@${high}; 10rc@${high} under`;
      // 6 and 4 against 6 of mountain troops: 4 more.
      then.entry(defence(text, high, '49mtk 1ik'), 'bonus.mountain', 4, 'deathstruggle:TER.15');
      then.means(defence(text, high, '1ik').total, 20, 'deathstruggle:R71');
    },
  );
});

describe('first turn', () => {
  rule(
    ['deathstruggle:FST.1', 'deathstruggle:FST.2'],
    'nobody attacks out of Rumania on the first turn, nor into it before somebody has',
    ({ given, when, then, state, dice }) => {
      given('phase axis-movement; turn 1; 11ik@5943; 10rd@5844');
      then.refused('attack 5844 from 11ik', 'ATTACK.OUT-OF-RUMANIA', 'deathstruggle:FST.1');
      given('phase russian-movement; turn 3; 8a@5844; 38ik@5943');
      then.refused('attack 5943 from 8a', 'ATTACK.INTO-RUMANIA', 'deathstruggle:FST.2');
      given(
        'phase russian-combat; turn 3; 8a@5844; 1kat@5844; 38ik@5943; 10rd@2844; 900l@2845; own pulse.attacks [{"hex":"2845","units":["10rd"]}]',
      );
      then.refused('fire 1kat 5943', 'ATTACK.INTO-RUMANIA', 'deathstruggle:FST.2');
      // Nor are units overrun there.
      const stack = `phase russian-movement; turn 3; ${at('1td 2td 3td', '5844')}; 900l@5943`;
      given(stack);
      then.refused('move 1td 2td 3td 5943', 'MOVE.ENEMY', 'deathstruggle:FST.2');
      given(`${stack}; own rumania true`);
      then.allowed('move 1td 2td 3td 5943');
      given('phase axis-movement; turn 2; 11ik@5943; 10rd@5844; 90rd@5744');
      dice(1);
      when('attack 5844 from 11ik', 'end', 'fight 5844');
      then.means(state().own.rumania, true, 'deathstruggle:FST.2');
    },
  );
});
