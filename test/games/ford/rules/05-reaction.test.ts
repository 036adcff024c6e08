// Chapter 5: reaction.
import { rule } from './kit.ts';

rule(
  'ford:5.1',
  'in the enemy movement phase a unit next to an enemy may fall back',
  ({ given, when, then }) => {
    given('phase movement; n1@1302; s1@1402; s2@1504');
    then.offered('react', ['south: react s1 1401', 'south: react s1 1501', 'south: react s1 1502']);
    when('south: react s1 1501');
    then.event('unit.fell-back', { unit: 's1', from: '1402', hex: '1501' });
    then.at('s1', '1501');
    then.decides('north', 'movement@orders');
  },
);

rule('ford:5.1', 'no unit falls back in combat or with no enemy next to it', ({ given, when, then }) => {
  given('phase movement; n1@1302; s2@1504');
  then.refused('south: react s2 1604', 'REACT.NOBODY');
  given('phase movement; n1@1302; s1@1402');
  when('end');
  then.refused('south: react s1 1501', 'ORDER.NOT-YOURS', 'ford:6.1');
});

rule('ford:5.1', 'a side that asks for it is asked in the middle of a move', ({ given, when, then }) => {
  given('phase movement; n4@1203; s1@1402');
  when('south: standing ask if reaction', 'move n4 1302 1202');
  then.decides('south', 'move@reaction');
  then.at('n4', '1302');
  when('react s1 1501');
  then.event('unit.fell-back', { unit: 's1', hex: '1501' });
  then.decides('north', 'movement@orders');
  then.at('n4', '1202');
});

rule(
  'ford:5.1',
  'units not next to the one that moves wait for their own moment',
  ({ given, when, then }) => {
    given('phase movement; n1@1203; n5@1307; s1@1402; s2@1407');
    when('south: standing ask if reaction', 'move n1 1302');
    then.offered('react', ['react s1 1401', 'react s1 1501', 'react s1 1502']);
    when('pass');
    then.at('n1', '1302');
  },
);

rule('ford:5.1', 'a side that does not ask is passed over', ({ given, when, then }) => {
  given('phase movement; n4@1203; s1@1402');
  when('move n4 1302 1202');
  then.at('n4', '1202');
  then.refused('south: react s1 1501', 'REACT.NOBODY');
});

rule('ford:5.2', 'a unit falls back once in a player turn', ({ given, when, then }) => {
  given('phase movement; n1@1302; n5@1300; s1@1402; s2@1402 under; s3@1401');
  when('south: react s1 1401');
  then.refused('south: react s1 1501', 'REACT.AGAIN');
  then.allowed('south: react s2 1501', 'south: react s3 1501');
  when('end', 'end', 'end', 'end');
  then.allowed('south: react s1 1501');
});

rule('ford:5.2', 'it falls back only where it could retreat', ({ given, then }) => {
  given('phase movement; n1@1302; s1@1402');
  then.refused('south: react s1 1403', 'REACT.NOT-THERE');
  given('phase movement; n1@1302; s1@1402; s2@1403');
  then.offered(
    'react',
    ['s1 1401', 's1 1501', 's1 1502', 's1 1403', 's2 1402', 's2 1502', 's2 1503', 's2 1404'].map(
      (words) => `south: react ${words}`,
    ),
  );
  then.refused('south: react s2 1303', 'REACT.NOT-THERE');
});

rule('ford:5.3', 'a move into whose way somebody falls back ends where it is', ({ given, when, then }) => {
  given('phase movement; n4@1701; s1@1603');
  when('south: standing ask if reaction', 'move n4 1602 1702 1703', 'react s1 1703');
  then.event('move.cut-short', { unit: 'n4', hex: '1702', meant: '1703', because: 'ford:4.4' });
  then.at('n4', '1702');
  then.decides('north', 'movement@orders');
});

rule('ford:5.3', 'a move that is not in the way goes on', ({ given, when, then }) => {
  given('phase movement; n4@1701; s1@1603');
  when('south: standing ask if reaction', 'move n4 1602 1702 1703', 'react s1 1503');
  then.noEvent('move.cut-short');
  then.at('n4', '1703');
  given('phase movement; n4@1701; s1@1603');
  when('south: standing ask if reaction', 'move n4 1602 1702 1703', 'react s1 1604');
  then.at('n4', '1703');
  given('phase movement; n4@1701; s1@1603');
  when('south: standing ask if reaction', 'move n4 1602 1702 1703', 'react s1 1703');
  then.event('move.cut-short');
});
