// Chapter 10: Korps Gruppen (10.4).
import { describe } from '@jest/globals';
import { fullSteps } from '../../../../../src/mechanics/steps.ts';
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { p, rule } from '../kit.ts';

const KG = 'phase german-movement; turn 4; skn@track-2; wdl@track-3; klf@track-4';

describe('10.4: Korps Gruppen', () => {
  rule('dagc:10.4a', 'come in on a German unit', ({ given, when, then }) => {
    given(`${KG}; 6inf@3810; 5a@3900`);
    then.refused('place skn 3811', 'ENTRY.NO-RECEIVER');
    then.refused('place skn 3900', 'ENTRY.NO-RECEIVER');
    then.refused('place skn 3628', 'ENTRY.NO-RECEIVER');
    when('place skn 3810');
    then.sees('both', '3810', [{ id: 'skn' }, { id: '6inf' }]);
  });

  rule('dagc:10.4b', 'on any but one of their own', ({ given, then }) => {
    given(`${KG}; hrt@3810; fmin@3908; 47pz@3812`);
    then.refused('place skn 3810', 'ENTRY.ON-KG');
    then.allowed('place skn 3908', 'place skn 3812');
  });

  rule('dagc:R73', 'alone in its hex', ({ given, then }) => {
    given(`${KG}; 6inf@3810; 9inf@3810; fmin@3908`);
    then.refused('place skn 3810', 'ENTRY.NO-ROOM', 'dagc:10.4d');
    then.allowed('place skn 3908');
    then.means(p.isKind('fmin', 'locality'), true);
  });

  rule('dagc:10.4c', 'whatever the supply of that one', ({ given, when, then }) => {
    const around = p.neighbours('3810');
    const units = ['5a', '39a', '33a', '31a', '11g', '49a'];
    given(`${KG}; 6inf@3810; ${around.map((hex, i) => `${units[i] ?? ''}@${hex}`).join('; ')}`);
    then.sees('both', '3810', [{ id: '6inf' }]);
    when('place skn 3810');
    then.means(around.length, 6);
    then.at('skn', '3810');
  });

  rule('dagc:10.4d', 'one on a unit in a turn', ({ given, when, then }) => {
    given(`${KG}; 6inf@3810`);
    then.refused('place skn wdl 3810', 'STACK.FULL', 'dagc:10.1g');
    when('place skn 3810');
    then.refused('place wdl 3810', 'ENTRY.NO-ROOM');
    // Nor after it has gone on by itself.
    when('move 6inf 3811');
    then.refused('place wdl 3811', 'ENTRY.RECEIVED');
    then.refused('place wdl 3810', 'ENTRY.ON-KG', 'dagc:10.4b');
  });

  rule('dagc:10.4e', 'and then go where they like', ({ given, when, then }) => {
    given(`${KG}; 6inf@3810`);
    when('place skn 3810', 'move skn 3811');
    then.at('skn', '3811');
    then.sees('both', '3810', [{ id: '6inf' }]);
  });

  rule('dagc:R76', 'at once, and pay for leaving the stack', ({ given, when, then, state }) => {
    given(KG.replace('skn@track-2', 'skn@3810'));
    when('move skn 3811');
    const alone = state().own.phase.spent['skn'] ?? 0;
    given(`${KG}; 6inf@3810`);
    when('place skn 3810', 'move skn 3811');
    then.means(state().own.phase.spent['skn'], alone + 1);
  });

  rule('dagc:10.4f', 'on the turn and the bank of their counters', ({ given, then, state }) => {
    given('start historical');
    then.means(
      ['skn', 'hrt', 'wdl', 'brn', 'klf', 'bnu', 'str'].map((unit) => placeOf(state().own, unit)),
      ['track-2', 'track-2', 'track-3', 'track-4', 'track-4', 'track-5', 'track-8'],
    );
  });

  rule(['dagc:10.4g', 'dagc:R75'], 'those with an S south of the Dvina', ({ given, then }) => {
    given(`${KG}; 1inf@1306; 6inf@3810`);
    then.refused('place skn 1306', 'ENTRY.BANK', 'dagc:10.4g');
    then.allowed('place skn 3810');
    then.means(
      [p.inArea('north-of-dvina', '1306'), p.inArea('north-of-dvina', '3810')],
      [true, false],
      'dagc:R75',
    );
  });

  rule(['dagc:10.4h', 'dagc:R74'], 'the one with an N north of it', ({ given, then }) => {
    given(`${KG}; 1inf@1306; 6inf@3810`);
    then.refused('place klf 3810', 'ENTRY.BANK', 'dagc:10.4h');
    then.allowed('place klf 1306');
    then.means(p.ofKind('kg-north'), ['klf'], 'dagc:R74');
  });

  rule('dagc:10.4i', 'either crosses it later', ({ given, when, then }) => {
    const isNorth = (hex: string): boolean => p.isLand(hex) && p.inArea('north-of-dvina', hex);
    const [south = ''] = p.grid.ids.filter(
      (hex) => p.isLand(hex) && !isNorth(hex) && p.neighbours(hex).some(isNorth),
    );
    const north = p.neighbours(south).find(isNorth) ?? '';
    given(`${KG}; 6inf@${south}`);
    when(`place skn ${south}`, `move skn ${north}`);
    then.at('skn', north);
    then.means(p.inArea('north-of-dvina', north), true);
  });

  rule('dagc:10.4j', 'and have one step', ({ given, then }) => {
    given('start historical');
    then.means(
      p.ofKind('kg').map((unit) => fullSteps(p, unit)),
      p.ofKind('kg').map(() => 1),
    );
  });
});
