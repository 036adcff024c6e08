// Chapter 7: retreat and advance.
import { rule } from './kit.ts';

rule('ford:7.1', 'the defender chooses where his units retreat', ({ given, when, then }) => {
  given('phase combat; n1@1302; s1@1402; dice 5');
  when('attack 1402 from n1');
  then.decides('south', 'retreat@choose');
  then.offered('retreat', ['retreat s1 1401', 'retreat s1 1501', 'retreat s1 1502']);
  when('retreat s1 1502');
  then.event('unit.retreated', { unit: 's1', from: '1402', hex: '1502' });
  then.at('s1', '1502');
});

rule('ford:7.1', 'the attacker chooses for his own units, in any order', ({ given, when, then }) => {
  given('phase combat; n1@1302; n3@1302 under; s1@1402; dice 2');
  when('attack 1402 from n1 n3');
  then.decides('north', 'retreat@choose');
  when('retreat n3 1202');
  then.refused('retreat n3 1201', 'RETREAT.NOT-THIS');
  when('retreat n1 1203');
  then.event('unit.retreated', { unit: 'n3', hex: '1202' });
  then.event('unit.retreated', { unit: 'n1', hex: '1203' });
  then.decides('north', 'combat@orders');
});

rule(
  'ford:7.2',
  'no unit retreats next to an enemy, unless an own unit is there',
  ({ given, when, then }) => {
    given('phase combat; n1@1302; s1@1402; dice 5');
    when('attack 1402 from n1');
    then.refused('retreat s1 1403', 'RETREAT.NOT-THERE');
    given('phase combat; n1@1302; s1@1402; s2@1403; dice 5');
    when('attack 1402 from n1');
    then.allowed('retreat s1 1403');
  },
);

rule(
  'ford:7.2',
  'no unit retreats into a full hex, an enemy hex or past the next hex',
  ({ given, when, then }) => {
    given('phase combat; n1@1302; s1@1402; s2@1403; s3@1403 under; dice 5');
    when('attack 1402 from n1');
    then.refused('retreat s1 1403', 'RETREAT.NOT-THERE');
    then.refused('retreat s1 1302', 'RETREAT.NOT-THERE');
    then.refused('retreat s1 1602', 'RETREAT.NOT-THERE');
  },
);

rule('ford:7.3', 'a unit with no hex to retreat to is eliminated', ({ given, when, then }) => {
  given('phase combat; n1@1401; n2@1601; s1@1500; dice 4');
  when('attack 1500 from n1 n2');
  then.event('unit.lost', { unit: 's1', hex: '1500' });
  then.at('s1', 'dead');
  then.decides('north', 'battle@advance');
});

rule('ford:7.3', 'when room is left for one, the owner says which', ({ given, when, then }) => {
  given('phase combat; n1@1401; n2@1601; n3@1601 under; s4@1500; s8@1500 under; s2@1501; dice 5');
  when('attack 1500 from n1 n2 n3');
  then.offered('retreat', ['retreat s4 1501', 'retreat s8 1501']);
  when('retreat s8 1501');
  then.event('unit.lost', { unit: 's4' });
  then.at('s8', '1501');
});

rule('ford:7.4', 'one attacker may advance into the hex that was left', ({ given, when, then }) => {
  given('phase combat; n1@1302; n3@1302 under; s1@1402; dice 5');
  when('attack 1402 from n1 n3', 'retreat s1 1501');
  then.offered('advance', ['advance n1 1402', 'advance n3 1402']);
  then.refused('advance n1 1403', 'ADVANCE.NOT-SO');
  when('advance n3 1402');
  then.event('unit.advanced', { unit: 'n3', hex: '1402' });
  then.at('n3', '1402');
  then.decides('north', 'combat@orders');
});

rule('ford:7.4', 'or nobody advances', ({ given, when, then }) => {
  given('phase combat; n1@1302; s1@1402; dice 5');
  when('attack 1402 from n1', 'retreat s1 1501', 'pass');
  then.event('advance.declined', { hex: '1402' });
  then.at('n1', '1302');
});
