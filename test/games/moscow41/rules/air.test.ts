// Airpower. 2410 and the hexes around it are open ground, 1303 forest, 1806 Moscow, 2406 Tula; 2412 is two hexes from 2410.
import { describe } from '@jest/globals';
import { airOf } from '../../../../src/games/moscow41/air/air-law.ts';
import { basesOf } from '../../../../src/mechanics/air/bases.ts';
import { GUNS } from '../../../../src/mechanics/air/law.ts';
import { rungs } from './combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';

const FLIERS = '8fk@german-air; 2fk@german-air; wair@russian-air; bair@russian-air';
const GERMAN = `phase german-air; turn 1; ${FLIERS}; 9a@2412; 34ik@2411`;
const does = (text: string, side: string, hex: string, target: string, cell: string): string =>
  airOf(p).effect(stateOf(text), side, hex, target, cell).does;
const column = (side: string): readonly string[] =>
  [1, 2, 3, 4, 5, 6, 7].map((row) => airOf(p).cell(side, row));

describe('bombing', () => {
  rule(
    ['moscow41:AIR.2', 'moscow41:AIR.3', 'moscow41:AIR.1'],
    'by the columns of either side',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 22a@2410; 42tb@2410 under`);
      then.means(column('german'), ['D', 'D', 'D', 'D*', '-', 'AA', 'AA'], 'moscow41:AIR.2');
      then.means(column('russian'), ['D', 'D', 'D*', '-', '-', 'AA', 'AA'], 'moscow41:AIR.3');
      dice(3, 4);
      when('bomb 2410 with 8fk from 9a', 'end', 'pass');
      then.event('air.bombs', { target: '22a', row: 3, result: 'D', does: 'disrupt' }, 'moscow41:INH.AIR');
      then.event('air.bombs', { target: '42tb', row: 4, result: 'D*', does: 'nothing' }, 'moscow41:INH.AIR');
      then.means(state().own.disrupted, ['22a'], 'moscow41:AIR.1');
    },
  );

  rule(['moscow41:TER.2', 'moscow41:INH.AIR'], 'a wood is what saves who is in one', ({ given, then }) => {
    given(GERMAN);
    const text = stateOf(`${GERMAN}; 3a@1303; 42tb@2410`);
    const by = (hex: string, unit: string) => airOf(p).effect(text, 'german', hex, unit, 'D*').rule;
    then.means(by('1303', '3a'), 'moscow41:TER.2', 'moscow41:TER.2');
    then.means(by('2410', '42tb'), 'moscow41:INH.AIR', 'moscow41:INH.AIR');
  });

  rule(
    ['moscow41:TER.2', 'moscow41:R150', 'moscow41:INH.AIR'],
    'D* spares armour, the entrenched and who is in a wood; flak is of armies and cities',
    ({ given, then }) => {
      given(GERMAN);
      const text = `${GERMAN}; 22a@2410; 3a@1303; 30a@2409; own entrenched ["30a"]`;
      then.means(
        ['2410 22a', '1303 3a', '2409 30a'].map((one) => {
          const [hex = '', unit = ''] = one.split(' ');
          return does(text, 'german', hex, unit, 'D*');
        }),
        ['disrupt', 'nothing', 'nothing'],
        'moscow41:TER.2',
      );
      then.means(
        [
          does(text, 'german', '2410', '22a', 'AA'),
          does(text, 'german', '2406', GUNS, 'AA'),
          does(text, 'russian', '2412', '9a', 'AA'),
          does(`${text}; own disrupted ["9a"]`, 'russian', '2412', '9a', 'AA'),
        ],
        ['nothing', 'down', 'down', 'nothing'],
        'moscow41:R150',
      );
      then.means(column('german').includes('AA*'), false, 'moscow41:INH.AIR');
    },
  );

  rule(
    ['moscow41:AIR.5', 'moscow41:R151'],
    'one row worse at extended range, with a row of its own',
    ({ given, when, then, dice }) => {
      const far = GERMAN.replace('9a@2412', '9a@2418');
      given(`${far}; 22a@2410`);
      dice(6);
      when('bomb 2410 with 8fk from 9a', 'end', 'pass');
      then.event('air.bombs', { die: 6, row: 7, result: 'AA' }, 'moscow41:R150');
      then.means(airOf(p).range('8fk'), { normal: 6, most: 12 }, 'moscow41:AIR.5');
      then.means(airOf(p).range('wair'), { normal: 3, most: 3 }, 'moscow41:R151');
    },
  );

  rule(
    ['moscow41:R152', 'moscow41:R168'],
    'supports the attack on its hex; with the option a D only marks an entrenchment',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 22a@2410`);
      dice(5);
      when('bomb 2410 with 8fk from 9a', 'end', 'pass');
      then.event('air.supports', { hex: '2410' }, 'moscow41:R152');
      then.entry(
        rungs(
          'phase german-movement; turn 1; 34ik@2411; 22a@2410; own pulse.supported ["2410"]',
          '2410',
          '34ik',
        ),
        'shift.air-support',
        1,
        'moscow41:INH.AIR',
      );
      given(`option air-entrenchment=marks; ${GERMAN}; 22a@2410; own entrenched ["22a"]`);
      dice(1);
      when('bomb 2410 with 8fk from 9a', 'end', 'pass');
      then.means([state().own.disrupted, state().own.turn.shaken], [[], ['22a']], 'moscow41:R168');
    },
  );
});

describe('before movement', () => {
  rule(
    ['moscow41:R136', 'moscow41:R8'],
    'bombs support attacks, and do nothing else',
    ({ given, when, then, dice, state }) => {
      given('phase german-first-attacks; turn 1; 34ik@2411; 22a@2410; 9a@2414; 8fk@german-air');
      then.refused('bomb 2410 with 8fk from 9a', 'AIR.NOT-PLANNED', 'moscow41:R136');
      when('attack 2410 from 34ik', 'bomb 2410 with 8fk from 9a');
      then.event('air.to-bomb', { hex: '2410' }, 'moscow41:R136');
      dice(5, 4);
      when('end', 'fight 2410');
      then.event('battle.odds', { hex: '2410', odds: '3:2', base: '1:1' }, 'moscow41:CRT.1');
      then.means(state().own.pulse.flown, ['8fk'], 'moscow41:R8');
    },
  );
});

describe('entrenchments under bombs', () => {
  const MARKS = `option air-entrenchment=marks; ${GERMAN}; 22a@2410; own entrenched ["22a"]`;

  rule(
    'moscow41:R168',
    'with the option the first D marks one, the second destroys it',
    ({ given, when, then, dice, state }) => {
      given(MARKS);
      dice(1, 1);
      when('bomb 2410 with 2fk 8fk from 9a', 'end', 'pass');
      then.event('entrenchment.shaken', { unit: '22a' });
      then.event('entrenchment.lost', { units: ['22a'] });
      then.means([state().own.disrupted, state().own.turn.shaken, state().own.entrenched], [[], [], []]);
    },
  );

  rule(
    'moscow41:WEA.6',
    'in the first Mud one fliegerkorps flies, and all of the Russians',
    ({ given, then }) => {
      given(`phase russian-air; turn 2; own weather "mud"; ${FLIERS}; 34ik@2410; 22a@2408`);
      then.allowed('bomb 2410 with wair from 22a', 'bomb 2410 with bair from 22a');
      given(
        `phase german-air; turn 2; own weather "mud"; ${FLIERS}; 9a@2412; 22a@2410; own turn.active ["8fk"]`,
      );
      then.refused('bomb 2410 with 2fk from 9a', 'AIR.NOT-ACTIVE');
    },
  );
});

describe('over Moscow', () => {
  const RAID = `phase german-air; turn 1; ${FLIERS}; 6iak@russian-air; 9a@1810; 34ik@1811`;

  rule('moscow41:R152', 'who is shot down by its guns supports no attack', ({ given, when, then, dice }) => {
    given(`${RAID}; 22a@1806`);
    dice(6);
    when('bomb 1806 with 8fk from 9a', 'end', 'pass');
    then.event('air.down', { unit: '8fk' }, 'moscow41:R150');
    then.noEvent('air.supports');
    given(`${RAID}; 22a@1806`);
    dice(6, 5, 5, 3, 3);
    when('bomb 1806 with 2fk 8fk from 9a', 'end', 'pass');
    then.event('air.supports', { hex: '1806' });
  });

  rule(
    ['moscow41:INH.SET', 'moscow41:R148'],
    'the fighters need no army to fly from',
    ({ given, when, then, dice, state }) => {
      given(`${RAID}; 22a@1002`);
      dice(6, 1);
      when('bomb 1806 with 8fk from 9a', 'end');
      then.refused('intercept 1806 with wair', 'AIR.RANGE', 'moscow41:R151');
      then.refused('intercept 1806 with 6iak from 22a', 'AIR.OWN-BASE', 'moscow41:INH.SET');
      when('intercept 1806 with 6iak');
      then.event('air.intercepted', { unit: '8fk' }, 'moscow41:AIR.4');
      then.means(state().own.pulse.supported, [], 'moscow41:R148');
    },
  );
});

describe('interception', () => {
  rule(
    ['moscow41:AIR.4', 'moscow41:AIR.6', 'moscow41:R8', 'moscow41:R149', 'moscow41:R148'],
    'who is met is out for the turn, who is shot down for the next one as well',
    ({ given, when, then, dice, state }) => {
      then.means(
        [1, 2, 3, 4, 5, 6, 7].map((row) => airOf(p).met(row)),
        ['down', 'down', 'intercepted', 'intercepted', 'intercepted', 'intercepted', 'down'].map(
          (fall, i) => ({
            side: i < 4 ? 'russian' : 'german',
            fall,
          }),
        ),
        'moscow41:AIR.4',
      );
      const text = `${GERMAN}; 22a@2410; 30a@2409`;
      given(text);
      dice(5);
      when('bomb 2410 with 8fk from 9a', 'end', 'intercept 2410 with wair from 30a');
      then.event('air.intercepted', { unit: '8fk', turn: 1 }, 'moscow41:AIR.4');
      then.means([state().own.downed, state().own.disrupted], [{ '8fk': 1 }, []], 'moscow41:AIR.6');
      given(text);
      dice(2, 6);
      when('bomb 2410 with 8fk from 9a', 'end', 'intercept 2410 with wair from 30a');
      then.event('air.down', { unit: 'wair', turn: 2 }, 'moscow41:AIR.4');
      then.means(state().own.downed, { wair: 2 }, 'moscow41:R8');
      then.means(basesOf(airOf(p), state(), 'russian'), ['22a', '30a'], 'moscow41:R148');
      given(`${text}; own pulse.flown ["8fk"]`);
      then.refused('bomb 2410 with 8fk from 9a', 'AIR.FLOWN', 'moscow41:R8', 'moscow41:R149');
    },
  );

  rule(
    ['moscow41:WEA.6', 'moscow41:WEA.15', 'moscow41:R147'],
    'in the first turn of Mud and of Snow one fliegerkorps alone is active',
    ({ given, when, then, state }) => {
      const step = (turn: number): string =>
        `phase german-administration; turn ${turn}; own weather "mud"; ${FLIERS}; 9a@2412; 34ik@2411; 22a@2410`;
      given(step(2));
      then.refused('end', 'AIR.NAME-FIRST', 'moscow41:WEA.6');
      when('choose 8fk', 'end');
      then.means(state().own.turn.active, ['8fk'], 'moscow41:R147');
      given(step(5));
      then.refused('end', 'AIR.NAME-FIRST', 'moscow41:WEA.15');
      given(step(3));
      then.allowed('end');
    },
  );
});

describe('special missions', () => {
  rule(
    ['moscow41:R156', 'moscow41:INH.AIR'],
    'two dice for a panic in Moscow, by 2 and 12',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN.replace('9a@2412', '9a@1810').replace('34ik@2411', '34ik@1811')}; 22a@1002`);
      dice(1, 6, 6);
      when('bomb 1806 with 8fk from 9a', 'end');
      then.event('panic.begins', {}, 'moscow41:R156');
      then.means(state().own.turn.panic, 'on', 'moscow41:INH.AIR');
    },
  );

  rule(
    ['moscow41:R153', 'moscow41:R154'],
    'in the supply step Germans bomb hexes that were not attacked, and supply is flown',
    ({ given, when, then, dice, state }) => {
      const step = `phase german-supply; turn 1; ${FLIERS}; 9a@2412; 34ik@2411; 22a@2410`;
      given(`${step}; own pulse.battles [{"hex":"2410","from":["2411"]}]`);
      then.refused('interdict 2410 with 8fk from 9a', 'AIR.ATTACKED', 'moscow41:R153');
      given(`option interdiction=off; ${step}`);
      then.refused('interdict 2410 with 8fk from 9a', 'AIR.NO-INTERDICTION', 'moscow41:R153');
      given(step);
      dice(1);
      when('interdict 2410 with 8fk from 9a', 'end', 'pass');
      then.event('units.disrupted', { units: ['22a'] }, 'moscow41:INH.AIR');
      // Far behind the Russian lines, and Disrupted.
      const cut = `phase german-supply; turn 1; ${FLIERS}; 9a@2412; 34ik@2408; 22a@1002; own disrupted ["34ik"]; held 2406 russian`;
      given(`${cut}; 3a@2409; 30a@2508; 13a@2308`);
      when('resupply 2408 with 8fk from 9a', 'end', 'pass');
      then.event('air.resupplied', { hex: '2408' }, 'moscow41:R154');
      then.at('34ik', '2408');
      then.means(state().own.disrupted, [], 'moscow41:R154');
    },
  );

  rule(
    'moscow41:R155',
    'the paratroops drop in the Russian supply step, and die in a zone by A1 to A4',
    ({ given, when, then, dice, state }) => {
      const step = 'phase russian-supply; turn 1; 5para@1806; 22a@2006; wair@russian-air; 34ik@2008';
      given(step);
      when('drop 5para 2106 with wair', 'end');
      then.at('5para', '2106');
      then.event('units.disrupted', { units: ['5para'] }, 'moscow41:INH.AIR');
      given(step);
      dice(4);
      when('drop 5para 2007 with wair', 'end');
      then.event('unit.eliminated', { unit: '5para', cause: 'air' }, 'moscow41:R155');
      given(`${step}; 287rd@2106; 7grd@2106; dovator@2106`);
      then.refused('drop 5para 2106 with wair', 'STACK.STACK', 'moscow41:INH.STK');
      // With its aircraft it is lost.
      given(
        'phase russian-supply; turn 1; 5para@1806; 22a@2408; wair@russian-air; 34ik@2411; 8fk@german-air; 9a@2412',
      );
      dice(1);
      when('drop 5para 2409 with wair', 'end', 'intercept 2409 with 8fk from 9a');
      then.event('unit.eliminated', { unit: '5para', cause: 'air' }, 'moscow41:R155');
      given(step);
      dice(5);
      when('drop 5para 2007 with wair', 'end');
      then.at('5para', '2007');
      then.means(state().own.downed, {});
    },
  );
});
