// Chapter 10: victory.
import { expect } from '@jest/globals';
import { pointsOf } from '../10-victory.ts';
import { rule } from './kit.ts';

rule(
  'ford:10.1',
  'a side that holds both towns when a player turn ends wins at once',
  ({ given, when, then, state }) => {
    given('turn 2; phase movement; n1@1404');
    when('move n1 1504');
    then.event('town.taken', { hex: '1504', side: 'north' });
    when('end');
    expect(state().over).toBeUndefined();
    when('end');
    then.over('north');
  },
);

rule(
  'ford:10.1',
  'a town is held by the last side in it, also in the turn of the other',
  ({ given, when, then, state }) => {
    given('turn 2; side south; phase combat; held 1203 north; held 1504 north');
    when('end');
    then.over('north');
    given('turn 2; side south; phase combat; held 1203 south; held 1504 north');
    when('end');
    expect(state().over).toBeUndefined();
  },
);

rule(
  'ford:10.2',
  'after the last turn towns count 3 and eliminated enemies 1',
  ({ given, when, then, state }) => {
    given('scenario skirmish; turn 2; side south; phase combat; s1@dead; n1@1203');
    const north = pointsOf(state().own, 'north');
    then.entry(north, 'points.town', 3);
    then.entry(north, 'points.unit', 1);
    expect(north.total).toBe(4);
    expect(pointsOf(state().own, 'south').total).toBe(3);
    when('end');
    then.over('north');
  },
);

rule('ford:10.2', 'the south wins by points as well', ({ given, when, then }) => {
  given('scenario skirmish; turn 2; side south; phase combat; n1@dead; n2@dead; s3@dead');
  when('end');
  then.over('south');
});

rule('ford:10.3', 'equal points are a draw', ({ given, when, then }) => {
  given('scenario skirmish; turn 2; side south; phase combat; n1@dead; s3@dead');
  when('end');
  then.over('draw');
});
