// The last rulings, each by its number: who follows a recall, who is raised where, drops, second hexes, the die of turn 3.
import { rule } from './kit.ts';

const ADMIN = 'phase german-administration; turn 31; koh@track-31; wk2@track-31; 1inf@2022; 2inf@2320';
const DROP =
  'phase german-movement; turn 17; plan order move-fight; own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne; 3ra@1707; 24pz@1708; 46pz@1708; 47pz@1708; 48pz@1708; 57pz@1708; dice 1';
const NO_PAUSE = 'phase german-movement; turn 3; plan paulus no-pause; 24pz@1905; 1inf@1813';

rule('barbarossa:R156', 'armies follow a recall turns later, too', ({ given, when, then, state }) => {
  given('phase soviet-movement; turn 13; 9ra@caucasus; 37ra@caucasus; own expedition "recalled"');
  when('return 9ra 3200');
  then.at('37ra', 'caucasus');
  given('phase soviet-movement; turn 16; 37ra@caucasus; own expedition "recalled"');
  when('return 37ra 3200');
  then.event('units.returned', { units: ['37ra'], at: '3200' }, 'barbarossa:4.13j');
  then.means(state().own.places['3200'], ['37ra']);
});

rule(
  'barbarossa:R157',
  'a KG and an emergency unit are not raised in one hex',
  ({ given, when, then, state }) => {
    given(ADMIN);
    then.refused('place koh wk2 2022', 'ENTRY.NOT-THERE', 'barbarossa:8.4b');
    when('place koh 2022');
    then.refused('place wk2 2022', 'ENTRY.NOT-THERE', 'barbarossa:8.4b');
    then.allowed('place wk2 2023');
    given(ADMIN);
    when('place wk2 2022');
    then.refused('place koh 2022', 'ENTRY.NOT-THERE', 'barbarossa:8.2a');
    then.means(state().own.places['2022'], ['wk2', '1inf']);
  },
);

rule(
  'barbarossa:R158',
  'five corps that strike have no room for the drop',
  ({ given, when, then, state }) => {
    given(DROP);
    then.refused('assault 24pz 46pz 47pz 48pz 57pz 1707 drop 2para', 'STACK.FULL', 'barbarossa:6.3');
    then.allowed('assault 24pz 46pz 47pz 48pz 57pz 1707');
    when('assault 24pz 46pz 47pz 48pz 1707 drop 2para');
    then.means(state().own.places['1707']?.length, 5);
  },
);

rule(
  'barbarossa:R159',
  'the second hex may be one it was next to, or came from',
  ({ given, when, then, state }) => {
    given(
      'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708; 7inf@1708; 3ra@1707; dice 1',
    );
    when('attack 1707 from 24pz 46pz 7inf', 'advance 24pz 46pz 1707');
    then.allowed('advance 24pz 1808', 'advance 24pz 1608', 'advance 24pz 1706');
    when('advance 24pz 1708');
    then.event('unit.advanced-on', { units: ['24pz'], hex: '1708' }, 'barbarossa:11.32a');
    then.means(state().own.places['1708']?.includes('24pz'), true);
  },
);

rule(
  'barbarossa:R160',
  'the way is said before the die falls, and followed as far as it leaves',
  ({ given, when, then, state, dice }) => {
    given(NO_PAUSE);
    then.refused('move 24pz 1904 1903 1902 1803 1703 1702 1701 1700 1600', 'MOVE.FAR', 'barbarossa:10.2a');
    then.means(state().own.phase.die, {});
    dice(4);
    when('move 24pz 1904 1903 1902 1803 1703 1702');
    then.event('move.cut-short', { units: ['24pz'], hex: '1703', meant: '1702' }, 'barbarossa:10.2a');
    given(NO_PAUSE);
    dice(4);
    when('move 24pz 1904 1903', 'move 24pz 1902');
    then.at('24pz', '1902');
  },
);
