// The last rulings of rules 1.0, each by its number: who comes back from the Caucasus, who is raised where, drops.
import { rule } from '../kit.ts';

const ADMIN = 'phase german-administration; turn 31; koh@track-31; wk2@track-31; 1inf@2022; 2inf@2320';
const DROP =
  'phase german-movement; turn 17; plan order move-fight; own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne; 3ra@1707; 24pz@1708; 46pz@1708; 47pz@1708; 48pz@1708; 57pz@1708; dice 1';

rule(
  'barbarossa:R156',
  'after a defeat armies come back turns later, too',
  ({ given, when, then, state }) => {
    given('phase soviet-movement; turn 13; 9ra@caucasus; 37ra@caucasus; own expedition "beaten"');
    when('return 9ra 3200');
    then.at('37ra', 'caucasus');
    given('phase soviet-movement; turn 16; 37ra@caucasus; own expedition "beaten"');
    when('return 37ra 3200');
    then.event('units.returned', { units: ['37ra'], at: '3200' }, 'barbarossa:4.13k');
    then.means(state().own.places['3200'], ['37ra']);
  },
);

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
