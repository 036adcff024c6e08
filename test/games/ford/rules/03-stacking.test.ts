// Chapter 3: stacking and hidden stacks.
import { rule } from './kit.ts';

rule('ford:3.1', 'no unit enters on top of an enemy', ({ given, then }) => {
  given('turn 2; phase entry; n7@north-entry; s1@1003');
  then.refused('place n7 1003', 'PLACE.ENEMY');
  then.allowed('place n7 1001');
});

rule('ford:3.2', 'a move may pass a full hex but not end in it', ({ given, then }) => {
  given('phase movement; n1@1203; n2@1302; n3@1302 under');
  then.refused('move n1 1302', 'MOVE.STACK');
  then.allowed('move n1 1302 1301');
});

rule('ford:3.2', 'no unit enters in a full hex', ({ given, then }) => {
  given('turn 2; phase entry; n7@north-entry; n1@1003; n2@1003 under; n3@1001');
  then.refused('place n7 1003', 'PLACE.FULL');
  then.allowed('place n7 1001');
});

rule(
  'ford:3.3',
  'a unit that enters goes on top, and covers the other from the enemy',
  ({ given, when, then }) => {
    given('phase movement; n1@1203; n2@1302');
    then.sees('south', '1302', [{ id: 'n2', known: true }]);
    when('move n1 1302');
    then.sees('south', '1302', [
      { id: 'n1', known: true },
      { id: '?1302.2', name: 'covered unit', known: false, strength: '?', facts: {} },
    ]);
    then.sees('north', '1302', [{ id: 'n1' }, { id: 'n2', known: true }]);
  },
);

rule('ford:3.3', 'without fog every unit is seen', ({ given, then }) => {
  given('option fog=off; phase movement; n1@1302; n2@1302 under');
  then.sees('south', '1302', [{ id: 'n1' }, { id: 'n2', known: true }]);
});

rule(
  'ford:3.4',
  'an attack shows the defenders and the attackers until the player turn ends',
  ({ given, when, then }) => {
    given('side south; phase combat; n1@1303; n6@1303 under; s1@1403; s2@1403 under; dice 3');
    then.sees('south', '1303', [{ id: 'n1' }, { known: false }]);
    when('attack 1303 from s2');
    then.event('stack.shown', { hex: '1303', units: ['n1', 'n6'] });
    then.sees('south', '1303', [{ id: 'n1' }, { id: 'n6' }]);
    then.sees('north', '1403', [{ id: 's1' }, { id: 's2' }]);
    when('retreat s2 1502', 'end');
    then.sees('south', '1303', [{ id: 'n1' }, { known: false }]);
  },
);

rule('ford:3.4', 'a single unit is no news', ({ given, when, then }) => {
  given('phase combat; n1@1302; s1@1402; dice 2');
  when('attack 1402 from n1');
  then.noEvent('stack.shown');
  then.sees('north', '1402', [{ id: 's1' }]);
});
