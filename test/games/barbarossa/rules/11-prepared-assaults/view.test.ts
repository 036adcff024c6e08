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
  'barbarossa:11.7a',
  'a stack that goes together keeps its order: nobody is uncovered by it',
  ({ given, when, then }) => {
    const isTop = (hex: string, ...units: readonly string[]): void => {
      then.sees(
        'soviet',
        hex,
        units.map((id) => ({ id })),
      );
      then.sees('german', hex, [
        { id: units[0] ?? '', known: true },
        { id: `?${hex}.1`, known: false },
      ]);
    };
    given('phase soviet-movement; turn 9; 4ra@1707; 3ra@1707 under; 13ra@1707 under');
    when('move 13ra 3ra 4ra 1706');
    isTop('1706', '4ra', '3ra', '13ra');
    // On top of who is there, as they lay.
    given('phase soviet-movement; turn 9; 4ra@1707; 3ra@1707 under; 13ra@1707 under; 10ra@1706; 5ra@1706');
    when('move 3ra 4ra 1706');
    isTop('1706', '4ra', '3ra', '10ra', '5ra');
    // A retreat.
    const spent = 'plan order fight-move; own turn.luftwaffe 9';
    given(
      `phase german-assault; turn 4; ${spent}; 24pz@1708; 46pz@1708; 7inf@1708; 4ra@1707; 3ra@1707 under; dice 4`,
    );
    when('attack 1707 from 24pz 46pz 7inf', 'retreat 3ra 4ra 1706');
    then.sees('soviet', '1706', [{ id: '4ra' }, { id: '3ra' }]);
    // An advance.
    given(
      `phase soviet-assault; turn 6; ${spent}; marker supplya 1706; 3t@1706; 2t@1706 under; 1t@1706 under; 2lw@1707; dice 1`,
    );
    when('attack 1707 from 1t 2t 3t', 'advance 1t 3t 1707');
    then.sees('soviet', '1707', [{ id: '3t' }, { id: '1t' }]);
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
