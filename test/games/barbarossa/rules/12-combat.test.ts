// Chapter 12 in battle: the first turn of The Road Back, and Stalingrad that stands fast.
import { expect } from '@jest/globals';
import { markersLeft } from '../../../../src/games/barbarossa/11-prepared-assaults/11.23-luftwaffe.ts';
import { oddsAt, shiftsIn } from './combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';

const ROAD = 'scenario road-back; phase soviet-assault; turn 13';
const SOUTH = `${ROAD}; 1g@2309; 3ra@2309 under; 24pz@2308`;

rule('barbarossa:12.2b', 'its attacks lose no column for the order of phases', ({ given, then }) => {
  given(SOUTH);
  then.entry(oddsAt(SOUTH, '2308', '1g').odds, 'shift.none-first-turn', 1);
  expect(shiftsIn(oddsAt(SOUTH, '2308', '1g'))).toEqual({});
});

rule('barbarossa:12.8b', 'only units that stand in the south attack', ({ given, then }) => {
  given(`${SOUTH}; 1sh@1909; 46pz@1910; 2g@2208; 47pz@2108`);
  then.refused('attack 1910 from 1sh', 'ATTACK.NORTHERN');
  then.allowed('attack 2308 from 1g', 'attack 2108 from 2g');
});

rule('barbarossa:12.8c', 'those in full, without any marker', ({ given, then }) => {
  given(SOUTH);
  then.means(oddsAt(SOUTH, '2308', '1g 3ra').attack.total, 8);
  const later = SOUTH.replace('turn 13', 'turn 14');
  then.means(oddsAt(later, '2308', '1g 3ra').attack.total, 4);
});

rule(
  'barbarossa:R144',
  'no shock army is doubled, the German has his aircraft, and targets may lie north',
  ({ given, then }) => {
    const text = `${ROAD}; 1sh@2309; 24pz@2308; 2g@2208; 47pz@2108`;
    given(text);
    then.means(oddsAt(text, '2308', '1sh').attack.total, 3);
    then.means(markersLeft(p, stateOf(text)), 2);
    then.allowed('attack 2108 from 2g');
  },
);

rule('barbarossa:12.7a', 'who has to stand fast does not attack', ({ given, then }) => {
  given(
    'scenario road-back; phase german-assault; turn 14; plan order fight-move; own turn.stand ["14pz"]; held 2501 german; 14pz@2501; 4inf@2402; 62ra@2401',
  );
  then.refused('attack 2401 from 14pz', 'ATTACK.STANDS-FAST');
  then.allowed('attack 2401 from 4inf');
});
