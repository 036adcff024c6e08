// Chapter 5: the order of the Mutual Administrative Phase.
import { rule } from '../kit.ts';

rule('barbarossa:5.3a', 'the German is done before the Soviet begins', ({ given, when, then }) => {
  given('phase german-administration; turn 3; 27inf@track-3; 33ra@track-3');
  then.decides('german', 'germanAdministration@enter');
  then.refused('soviet: place 33ra 1606', 'ORDER.NOT-YOURS');
  when('place 27inf 2117');
  then.decides('soviet', 'sovietAdministration@enter');
});

rule('barbarossa:5.3b', 'the German enters his units, then withdraws', ({ given, when, then }) => {
  given('phase german-administration; turn 19; 27inf@track-19; 2sspz@2117');
  then.decides('german', 'germanAdministration@enter');
  then.refused('choose withdraw', 'ORDER.NOT-NOW', 'hexfront:orders');
  when('place 27inf 2117');
  then.event('withdrawals.begin', { side: 'german' });
  then.decides('german', 'germanAdministration@withdraw');
});

rule('barbarossa:5.3c', 'the Soviet converts between the two', ({ given, when, then }) => {
  given('phase soviet-administration; turn 6; 2sh@track-6; 52ra@track-6; 16ra@1606');
  then.decides('soviet', 'sovietAdministration@enter');
  then.refused('convert 2sh 16ra', 'ORDER.NOT-NOW', 'hexfront:orders');
  when('place 52ra 1606');
  then.decides('soviet', 'sovietAdministration@convert');
  when('convert 2sh 16ra');
  then.event('withdrawals.begin', { side: 'soviet' });
  then.decides('soviet', 'sovietAdministration@withdraw');
});
