// Chapter 10: moves and assaults as they are ordered: who may go with whom, what fills a way, why there is none.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { stackOf, stepOn } from '../../../../../src/mechanics/movement/stack.ts';
import { goesOn, movable } from '../../../../../src/mechanics/movement/movers.ts';
import {
  isStrike,
  launched,
  mobileStrikes,
  strikeAt,
  strikesBy,
} from '../../../../../src/mechanics/movement/assaults-in-reach.ts';
import { expect } from '@jest/globals';
import { overstacks } from '../../../../../src/games/barbarossa/06-stacking.ts';
import { supplyOf } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { allowance } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { p, rule, stateOf } from '../kit.ts';
import { endings, played, reach, users } from '../play.ts';
import { asked, filled, german, PAIR, soviet } from '../ordering.ts';

rule('barbarossa:10.1b', 'only units that are on the map move', ({ given, then }) => {
  const text = german(9, '24pz@1904; 41pz@dead; 1inf@1903');
  given(text);
  then.means(
    [[], ['nobody'], ['41pz'], ['24pz', '1inf']].map(
      (units) => asked(text, 'move', { units, path: ['1905'] })?.code,
    ),
    ['MOVE.NOBODY', 'MOVE.NO-UNIT', 'MOVE.OFF-MAP', 'MOVE.NOT-TOGETHER'],
  );
});

rule('barbarossa:10.1b', 'a move to where the units are is none', ({ given, then }) => {
  given(german(9, '24pz@1904; 41pz@1904'));
  then.refused('move 24pz 1904', 'MOVE.THERE');
  // There and back is a way.
  then.allowed('move 24pz 1903 1904');
});

rule('barbarossa:10.21', 'a way stays on the map', ({ given, then }) => {
  const text = german(9, '24pz@1900; 41pz@1904');
  given(text);
  const path = ['1901', 'caucasus'];
  then.means(asked(text, 'move', { units: ['24pz'], path })?.code, 'MOVE.NO-HEX');
  then.means(asked(text, 'move', { units: ['24pz'], path })?.params['place'], 'caucasus');
});

rule('barbarossa:10.1b', 'what a way leaves out is filled with the cheapest hexes', ({ given, then }) => {
  const text = german(9, '24pz@1904; 41pz@1904; 13ra@2202');
  given(text);
  // One hex on there is nothing to fill, and nothing to say.
  then.means(filled(text, 'move', { units: ['24pz'], path: ['1903'] }), {
    path: ['1903'],
    note: undefined,
    differ: undefined,
  });
  // Straight on there is one way that costs two; aside there are several.
  const straight = filled(text, 'move', { units: ['24pz'], path: ['1902'] });
  expect(straight.path).toHaveLength(2);
  const two = filled(text, 'move', { units: ['24pz'], path: ['1903', '1901'] });
  expect(two.path?.[0]).toBe('1903');
  expect(two.path).toHaveLength(3);
  // Where it stands is no way, but it may be gone through.
  then.means(filled(text, 'move', { units: ['24pz'], path: ['1904'] }).path, ['1904']);
  expect(filled(text, 'move', { units: ['24pz'], path: ['1903', '1904'] }).path).toEqual(['1903', '1904']);
  then.means(filled(text, 'move', { units: ['24pz'], path: ['1903', 'rvgk'] }).path, ['1903', 'rvgk']);
});

rule('barbarossa:10.7', 'it is the slow who keep a stack back, and they are named', ({ given, then }) => {
  const way = { units: ['1inf', '24pz'], path: ['1903', '1902', '1803', '1703', '1702'] };
  const text = german(9, '24pz@1904; 1inf@1904');
  given(text);
  then.means(asked(text, 'move', way)?.params['slow'], ['1inf']);
  then.means(asked(text, 'move', way)?.rule, 'barbarossa:10.7');
  const one = { units: ['1inf', '24pz'], path: ['1903'] };
  // The fast one could just pay for it.
  const just = german(9, '24pz@1904; 1inf@1904; own turn.owed {"24pz": 7, "1inf": 4}');
  then.means(asked(just, 'move', one)?.code, 'MOVE.SLOWEST');
  // Neither of them could.
  const spent = german(9, '24pz@1904; 1inf@1904; own turn.owed {"24pz": 8, "1inf": 4}');
  then.means(asked(spent, 'move', one)?.code, 'MOVE.FAR');
  // One as slow as the other: the one has spent more.
  const same = german(9, '2inf@1904; 1inf@1904; own turn.owed {"1inf": 4}');
  then.means(asked(same, 'move', { units: ['1inf', '2inf'], path: ['1903'] })?.code, 'MOVE.FAR');
  expect(asked(same, 'move', { units: ['1inf', '2inf'], path: ['1903'] })?.params['left']).toBe(0);
});

rule(
  'barbarossa:10.18c',
  'what falls short at a river falls short by the rule of rivers',
  ({ given, then }) => {
    const text = german(9, '1inf@2204; 2inf@1904; own turn.owed {"1inf": 3, "2inf": 4}');
    given(text);
    then.means(asked(text, 'move', { units: ['1inf'], path: ['2303'] })?.rule, 'barbarossa:10.18c');
    then.means(asked(text, 'move', { units: ['2inf'], path: ['1903'] })?.rule, 'barbarossa:10.2a');
  },
);

rule('barbarossa:10.3a', 'the one hex takes what there is, and no more', ({ given, when, then }) => {
  const text = german(6, '24pz@2112; 1inf@1904');
  given(text);
  const s = stateOf(text);
  then.means(stepOn(moveLaw(p), s, stackOf(moveLaw(p), s, ['24pz']), '2113').spent, [4]);
  when('move 24pz 2113', 'move 1inf 1903');
  then.event('units.moved', { units: ['24pz'], cost: 4, left: 0 });
  then.event('units.moved', { units: ['1inf'], cost: 1, left: 1 }, 'barbarossa:10.1b');
});

rule(
  'barbarossa:7.17c',
  'who was cut off when it set out stays slow for the phase',
  ({ given, when, then, state }) => {
    // Beyond the Dnepr with its city not held, then on this side of it.
    given('phase german-movement; turn 9; 24pz@2206; 41pz@2206');
    when('move 24pz 2207');
    then.event('supply.move-halved', { units: ['24pz'] }, 'barbarossa:7.17a');
    then.means([supplyOf(p, state(), '24pz'), allowance(p, state(), '24pz')], ['overland', 4]);
  },
);

rule(
  'barbarossa:10.2b',
  'who may still move is who has not, or has something left',
  ({ given, when, then, state }) => {
    given(soviet(9, '13ra@1904; 3ra@1904; ica@2911'));
    then.means(movable(moveLaw(p), state()).toSorted(), ['13ra', '3ra']);
    when('move 13ra 1903 1902 1901');
    then.means([movable(moveLaw(p), state()), goesOn(moveLaw(p), state(), '13ra')], [['3ra'], undefined]);
    when('move 3ra 1903');
    then.means([movable(moveLaw(p), state()), goesOn(moveLaw(p), state(), '3ra')], [['3ra'], 2]);
    expect(movable(moveLaw(p), stateOf(german(9, '24pz@1904; 41pz@1904; own turn.stand ["41pz"]')))).toEqual([
      '24pz',
    ]);
  },
);

rule(
  'barbarossa:10.2b',
  'the phase ends when its side says so, and nobody stays too many',
  ({ given, when, then }) => {
    given(german(9, '24pz@1904'));
    then.means(endings(played(german(9, '24pz@1904'))), ['end 10.2b']);
    when('end');
    then.event('movement.ended', { side: 'german' });
    then.noEvent('expedition.not-full');
  },
);

rule(
  'barbarossa:8.26e',
  'Bulgarians that could not part are taken apart when the phase ends',
  ({ given, when, then, state }) => {
    const ring = '1inf@3116; 2inf@3117; 4inf@3216; 5inf@3218';
    given(soviet(21, `1b@bulgaria; 2b@bulgaria; 13ra@1606; ${ring}`));
    when('return 1b 2b 3217', 'end');
    then.event('movement.ended', { side: 'soviet' }, 'barbarossa:10.2b');
    then.decides('german', 'overstack@choose');
    then.means(overstacks(p, state()), [{ hex: '3217', side: 'soviet', surplus: 1 }]);
  },
);

rule('barbarossa:10.23a', 'who can strike, and where, is said beforehand', ({ given, then }) => {
  const now = played(german(4, `${PAIR}; 1inf@1709; 7inf@1808`));
  given(german(4, PAIR));
  then.means(users(now, 'assault').toSorted(), ['24pz', '46pz']);
  then.means(reach(now, 'assault', '24pz'), ['1707']);
  then.means(reach(now, 'assault', '1inf'), []);
  then.means(reach(now, 'move', '24pz').includes('1707'), false);
});

rule('barbarossa:10.24f', 'a strike is the way to a launch hex and the hex struck', ({ given, then }) => {
  const text = german(4, PAIR);
  given(text);
  const s = stateOf(text);
  const found = strikeAt(moveLaw(p), s, ['24pz', '46pz'], '1707');
  if (!isStrike(found)) throw new Error(found.code);
  // One hex to its neighbour, and 1 and 2 into it.
  then.means([found.from, found.path.at(-1), found.cost, found.left], [found.path[0], '1707', 4, 8]);
  then.means(
    strikesBy(moveLaw(p), s, '24pz').map(({ target }) => target),
    ['1707'],
  );
  then.means(
    mobileStrikes(moveLaw(p), s).map(({ units, target }) => ({ units, target })),
    [{ units: ['24pz', '46pz'], target: '1707' }],
  );
  expect(mobileStrikes(moveLaw(p), s, '1606')).toEqual([]);
});

rule(
  'barbarossa:10.26a',
  'supply is asked in the launch hex, with the way there taken',
  ({ given, then }) => {
    const text = german(4, PAIR);
    given(text);
    const s = stateOf(text);
    const found = strikeAt(moveLaw(p), s, ['24pz', '46pz'], '1707');
    if (!isStrike(found)) throw new Error(found.code);
    const board = launched(moveLaw(p), s, found);
    then.means(
      [board.own.places[found.from], board.own.places['1709'], board.own.places['1707']],
      [['24pz', '46pz'], undefined, ['3ra']],
    );
    then.means(supplyOf(p, board, '24pz'), 'overland');
    expect(board.own.held[found.from]).toBe('german');
    // Of those who stay behind nothing changes, nor if it is launched from where they stand.
    const one = strikeAt(moveLaw(p), s, ['24pz'], '1707');
    if (!isStrike(one)) throw new Error(one.code);
    expect(launched(moveLaw(p), s, one).own.places['1709']).toEqual(['46pz']);
    const near = stateOf(german(4, '24pz@1708; 3ra@1707'));
    const here = strikeAt(moveLaw(p), near, ['24pz'], '1707');
    if (!isStrike(here)) throw new Error(here.code);
    expect(launched(moveLaw(p), near, here)).toBe(near);
  },
);

rule(
  'barbarossa:10.25a',
  'where no side is open to a strike, the reason is that of the hex',
  ({ given, then }) => {
    const rough = german(4, '24pz@1709; 3ra@1907');
    given(rough);
    const why = (text: string, hex: string): string | undefined => {
      const found = strikeAt(moveLaw(p), stateOf(text), ['24pz'], hex);
      return isStrike(found) ? 'strikes' : found.code;
    };
    then.means(why(rough, '1907'), 'ASSAULT.TERRAIN');
    expect(why(german(5, '24pz@1709; 3ra@1707'), '1707')).toBe('ASSAULT.SEASON-GERMAN');
    expect(
      why(
        german(4, '24pz@1709; 3ra@1707; 13ra@1608; 4ra@1708; 5ra@1808; 6ra@1807; 8ra@1706; 9ra@1607'),
        '1707',
      ),
    ).toBe('MOVE.BARRED');
  },
);

rule('barbarossa:10.24a', 'an assault needs an enemy at the end of its way', ({ given, then }) => {
  given(german(4, PAIR));
  then.refused('assault 24pz 1708', 'ASSAULT.NOBODY');
  then.allowed('assault 24pz 1708 1707');
});

rule('barbarossa:5.10b', 'in the Paulus Pause nobody strikes', ({ given, when, then }) => {
  const text = german(3, `plan paulus pause; ${PAIR}; 1gt@1606`);
  given(text);
  then.refused('assault 24pz 1708 1707', 'ASSAULT.PAUSE');
  given(german(3, `plan paulus no-pause; ${PAIR}; dice 1`));
  when('roll 24pz');
  then.allowed('assault 24pz 1708 1707');
});
