// Chapter 11: attack and defence factors in a battle.
import { expect } from '@jest/globals';
import {
  accountedAttack,
  accountedDefence,
} from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { oddsAt, shiftsIn } from '../combat-kit.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 9; plan order move-fight';

rule('barbarossa:11.2', 'all units in the hex defend with one sum', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1910; 3ra@1909; 1g@1909 under; 29rc@1909 under`;
  given(text);
  const { defence } = oddsAt(text, '1909', '24pz');
  then.means(defence.total, 3 + 5 + 1);
});

rule('barbarossa:11.8c', 'supply of both sides counts in the odds', ({ given, then }) => {
  const ring = '1inf@2209; 2inf@2310; 4inf@2309; 5inf@2211; 6inf@2109; 7inf@2110';
  const text = `${GERMAN}; ${ring}; 6ora@2210; 1g@2210 under`;
  given(text);
  then.means(oddsAt(text, '2210', '1inf').defence.total, 5);
  then.means(oddsAt(text.replace('5inf@2211', '5inf@2212'), '2210', '1inf').defence.total, 11);
});

rule('barbarossa:11.12a', 'nobody with a printed factor falls below 1', ({ given, then }) => {
  const text =
    'phase soviet-assault; turn 9; 1abc@2210; 29rc@2210; 1inf@2209; 2inf@2310; 4inf@2309; 5inf@2211; 6inf@2109; 7inf@2110';
  given(text);
  const { attack } = oddsAt(text, '2209', '29rc 1abc');
  then.entry(attack, 'combat.at-least-one', 1);
  expect(attack.total).toBe(1);
});

rule('barbarossa:11.12b', 'units with a reduction in common are reduced in one sum', ({ given, then }) => {
  const text = `${GERMAN}; 56pz@2015; 40pz@1913; 1inf@1913 under; 5ra@2014`;
  given(text);
  const { attack } = oddsAt(text.replace('turn 9', 'turn 10'), '2014', '56pz 40pz 1inf');
  then.means(attack.total, 7 + 4);
  const odd = oddsAt(`${text}; mnz@1914`, '2014', '56pz 40pz 1inf mnz').attack;
  then.entry(odd, 'combat.rounded-down', -0.5);
  expect(odd.total).toBe(9 + 4);
});

rule(
  'barbarossa:11.14c',
  'supplied mountain infantry brings its defence factor into rough',
  ({ given, then }) => {
    const text = `${GERMAN}; 49mtn@1510; 3ra@1509`;
    given(text);
    then.entry(oddsAt(text, '1509', '49mtn').attack, 'combat.mountain', 6);
    const cut = `${GERMAN}; 49mtn@1510; 3ra@1509; 4ra@1410; 5ra@1411; 6ra@1511; 8ra@1611; 9ra@1610`;
    expect(oddsAt(cut, '1509', '49mtn').attack.total).toBe(2);
    expect(oddsAt(`${GERMAN}; 49mtn@1510; 3ra@1410`, '1410', '49mtn').attack.total).toBe(6);
    expect(oddsAt(`${GERMAN}; 49mtn@1910; 3ra@1909`, '1909', '49mtn').attack.total).toBe(4);
  },
);

rule('barbarossa:11.15a', 'mechanized units of both sides attack marsh at half', ({ given, then }) => {
  const german = `${GERMAN}; 24pz@2015; 1inf@2015 under; 3ra@2014`;
  given(german);
  const { attack } = oddsAt(german, '2014', '24pz 1inf');
  then.entry(attack, 'combat.marsh-mech', -4);
  expect(attack.total).toBe(8);
  const soviet = 'phase soviet-assault; turn 6; 1t@1913; 3ra@1913 under; 24pz@2014';
  then.entry(oddsAt(soviet, '2014', '1t 3ra').attack, 'combat.marsh-mech', -2);
});

rule(
  'barbarossa:11.20c',
  'panzer corps attack cities of every kind with their defence factor',
  ({ given, then }) => {
    const text = `${GERMAN}; 24pz@1906; 1inf@1906 under; 3ra@2007`;
    given(text);
    const { attack } = oddsAt(text, '2007', '24pz 1inf');
    then.entry(attack, 'combat.panzer-in-city', 6);
    expect(attack.total).toBe(10);
    then.entry(oddsAt(`${text}; marker hc 2007`, '2007', '24pz').attack, 'combat.panzer-in-city', 6);
    then.entry(
      oddsAt(text, '2007', '24pz', { kind: 'mobile', from: '1906' }).attack,
      'combat.panzer-in-city',
      6,
    );
    expect(oddsAt('phase soviet-assault; turn 6; 1t@1906; 1inf@2007', '2007', '1t').attack.total).toBe(4);
  },
);

rule('barbarossa:R128', 'SS and parachute panzers too, and in every kind of city', ({ given, then }) => {
  given(GERMAN);
  const factor = (unit: string) => oddsAt(`${GERMAN}; ${unit}@1906; 3ra@2007`, '2007', unit).attack.total;
  then.means([factor('hg'), factor('2sspz'), factor('1inf')], [7, 7, 4]);
});

rule(
  'barbarossa:R125',
  'all that is halved is one sum with one rounding, whatever halves it',
  ({ given, then }) => {
    // Two mechanized units in marsh attacks, one of them out of supply, and foot out of supply.
    const ring = '1inf@1914; 2inf@1812; 4inf@2012';
    const text = `phase soviet-assault; turn 6; ${ring}; 1t@1913; 2t@1913; 3ra@1913; 24pz@2014`;
    given(text);
    then.means(oddsAt(text, '2014', '1t 2t 3ra').attack.total, 4 + 3);
    const battle = { target: '2014', attackers: ['1t', '2t', '3ra'], kind: 'prepared' } as const;
    const cut = {
      supply: { '1t': 'none', '2t': 'overland', '3ra': 'none', '24pz': 'overland' },
      halvings: {
        '1t': [{ rule: 'barbarossa:7.16b', why: 'supply.none' }],
        '3ra': [{ rule: 'barbarossa:7.16b', why: 'supply.none' }],
      },
      doubled: [],
    } as const;
    then.means(accountedAttack(p, stateOf(text), { ...battle, ...cut }), 1 + 2 + 1);
    then.means(accountedAttack(p, stateOf(text), { ...battle, ...cut }, ['3ra']), 1);
    // A Guards army halved by the marsh, a rifle army by its supply: 8 halved once.
    const guards = {
      ...battle,
      ...cut,
      attackers: ['1g', '3ra'],
      supply: { ...cut.supply, '1g': 'overland' },
    } as const;
    then.means(accountedAttack(p, stateOf(`${text}; 1g@1913`), guards), 4);
    then.means(accountedDefence(p, stateOf(text), { ...battle, ...cut }), 6);
  },
);

rule('barbarossa:11.26h', 'doubled shock armies count doubled in losses too', ({ given, then }) => {
  const text = 'phase soviet-assault; turn 6; plan order fight-move; 1sh@1909; 3ra@1909; 24pz@1910';
  given(text);
  const battle = { target: '1910', attackers: ['1sh', '3ra'], kind: 'prepared' } as const;
  then.means(accountedAttack(p, stateOf(text), battle, ['1sh']), 6);
});

rule('barbarossa:11.26j', 'so do the values of marsh and city', ({ given, then }) => {
  const city = stateOf(`${GERMAN}; 24pz@1906; 3ra@2007`);
  given(GERMAN);
  then.means(
    accountedAttack(p, city, { target: '2007', attackers: ['24pz'], kind: 'prepared' }, ['24pz']),
    6,
  );
  const marsh = stateOf(`${GERMAN}; 24pz@2015; 3ra@2014`);
  then.means(
    accountedAttack(p, marsh, { target: '2014', attackers: ['24pz'], kind: 'prepared' }, ['24pz']),
    4,
  );
});

rule(
  'barbarossa:R64',
  'the dry marshes of turn 1 give no bonus to those who find them dry',
  ({ given, then }) => {
    const text = 'phase german-assault; turn 1; plan order fight-move; 24pz@2015; 1inf@2015 under; 17mc@2014';
    given(text);
    const dry = oddsAt(text, '2014', '24pz');
    then.means(shiftsIn(dry), { 'fight-move-1941': 1 });
    then.means(dry.attack.total, 8);
    then.means(shiftsIn(oddsAt(text, '2014', '24pz 1inf')), { marsh: 1, 'fight-move-1941': 1 });
    const mixed = oddsAt(text, '2014', '24pz 1inf').attack;
    then.means(mixed.total, 12);
  },
);
