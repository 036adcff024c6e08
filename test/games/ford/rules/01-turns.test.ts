// Chapter 1: sides and turns.
import { expect } from '@jest/globals';
import { rule } from './kit.ts';

rule(
  'ford:1.1',
  'the north has its player turn first, then the south, then the next turn begins',
  ({ given, when, then }) => {
    given('start crossing');
    then.event('turn.begins', { side: 'north', turn: 1 });
    when('end', 'end');
    then.event('turn.begins', { side: 'south', turn: 1 });
    when('end', 'end');
    then.event('turn.begins', { side: 'north', turn: 2 });
  },
);

rule('ford:1.1', 'nobody moves units of the other side', ({ given, then }) => {
  given('phase movement; n1@1302; s1@1504');
  then.refused('move s1 1503', 'UNIT.NOT-YOURS');
});

rule('ford:1.2', 'entry comes before movement, and movement before combat', ({ given, when, then }) => {
  given('turn 2; phase entry; n7@north-entry');
  then.decides('north', 'entry@place');
  when('place n7 1003');
  then.decides('north', 'movement@orders');
  when('end');
  then.event('phase.ended', { side: 'north', phase: 'movement' });
  then.decides('north', 'combat@orders');
  when('end');
  then.decides('south', 'movement@orders');
});

rule('ford:1.3', 'the last turn is said, and the game ends with it', ({ given, when, then, state }) => {
  given('scenario skirmish; turn 1; side south; phase combat');
  then.noEvent('turn.last');
  when('end');
  then.event('turn.last', { turn: 2 });
  when('end', 'end', 'end');
  expect(state().over).toBeUndefined();
  when('end');
  expect(state().over).toBeDefined();
});
