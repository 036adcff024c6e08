// Chapter 9: entry.
import { rule } from './kit.ts';

rule('ford:9.1', 'a unit enters in its turn, on a source of its side', ({ given, when, then }) => {
  given('turn 2; phase entry; n7@north-entry; n8@north-entry');
  then.offered('place', ['place n7 1001', 'place n7 1003', 'place n7 1006']);
  then.refused('place n8 1001', 'PLACE.NOT-DUE');
  then.refused('place n7 1002', 'PLACE.NO-SOURCE');
  then.refused('place n7 1701', 'PLACE.NO-SOURCE');
  when('place n7 1003');
  then.event('unit.entered', { unit: 'n7', hex: '1003' });
  then.decides('north', 'movement@orders');
  then.allowed('move n7 1002');
});

rule('ford:9.1', 'nobody enters before his turn', ({ given, when, then }) => {
  given('turn 1; phase entry; s7@south-entry; n7@north-entry');
  then.decides('north', 'movement@orders');
  when('end', 'end', 'end', 'end', 'place n7 1006');
  then.event('unit.entered', { unit: 'n7' });
  when('end', 'end');
  then.decides('south', 'entry@place');
});

rule('ford:9.2', 'a unit that finds no room waits for the next turn', ({ given, when, then }) => {
  given('turn 2; phase entry; n7@north-entry; s1@1001; s2@1003; s3@1006');
  then.event('unit.waits', { unit: 'n7' });
  then.decides('north', 'movement@orders');
  when('end', 'end', 'move s1 1101', 'end', 'end');
  then.decides('north', 'entry@place');
  then.allowed('place n7 1001');
});
