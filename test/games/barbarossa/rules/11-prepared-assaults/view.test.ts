// Chapter 11: fog of war in what each side is shown.
import { seenBy } from '../../../../../src/api/game.ts';
import { barbarossa, rule, stateOf } from '../kit.ts';

const STACK = 'phase german-movement; turn 10; 13ra@1810; 3ra@1810; 4ra@1810; 24pz@1812; 7inf@1812';

rule(
  'barbarossa:11.7a',
  'the German sees the top of a Soviet stack and that it is a stack',
  ({ given, then }) => {
    given(STACK);
    then.sees('german', '1810', [
      { id: '13ra', known: true },
      { id: '?1810.1', known: false },
    ]);
    then.sees('soviet', '1810', [{ id: '13ra' }, { id: '3ra' }, { id: '4ra' }]);
    given(`${STACK}; option fog=off`);
    then.sees('german', '1810', [{ id: '13ra' }, { id: '3ra' }, { id: '4ra' }]);
  },
);

rule(
  'barbarossa:11.7d',
  'the German sees nothing of the RVGK box, not even how full it is',
  ({ given, then }) => {
    given('phase german-movement; turn 10; 13ra@rvgk; 3ra@rvgk');
    then.sees('german', 'rvgk', []);
    const box = (who: string) =>
      seenBy(barbarossa, stateOf('phase german-movement; turn 10; 13ra@rvgk; 3ra@rvgk'), who).places.find(
        ({ id }) => id === 'rvgk',
      )?.facts;
    then.means([box('german'), box('soviet')], [{ count: 0 }, { count: 2 }]);
  },
);

rule('barbarossa:11.7e', 'nobody looks at what the other has on the turn track', ({ given, then }) => {
  given('base campaign; phase german-movement');
  then.sees('soviet', 'track-9', [{ id: '5t' }]);
  then.sees('german', 'track-9', [{ id: 'h2' }]);
});

rule('barbarossa:R131', 'how many are below the top is not shown either', ({ given, then }) => {
  given('phase german-movement; turn 10; 13ra@1810; 3ra@1810');
  then.sees('german', '1810', [{ id: '13ra' }, { id: '?1810.1' }]);
  given('phase german-movement; turn 10; 13ra@1810; 3ra@1810; 4ra@1810; 8ra@1810; 16ra@1810');
  then.sees('german', '1810', [{ id: '13ra' }, { id: '?1810.1' }]);
});
