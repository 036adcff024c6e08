// Chapter 8: by which ways units come in and go far, what that costs, and how an order that is not whole is filled.
import { expect } from '@jest/globals';
import { check, complete } from '../../../../../src/core/kernel.ts';
import type { Order, Refusal } from '../../../../../src/core/types.ts';
import { strategicReach } from '../../../../../src/games/barbarossa/08-reinforcements/8.7-strategic-movement.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { filled, played, reach, users } from '../play.ts';
import type { Played } from '../play.ts';

const GERMAN = 'phase german-administration';
const SOVIET = 'phase soviet-administration';
const at = (turn: number, rest: string): string =>
  `phase german-strategic; turn ${turn}; held 1813 german; held 2607 german; held 1714 german; ${rest}`;

const refusedAs = ({ s }: Played, line: string): Refusal | undefined =>
  check(barbarossa.rules, s, readOrder(barbarossa, s, line));
const order = (verb: string, args: Order['args']): Order => ({ by: 'german', verb, args });

rule(
  'barbarossa:8.1i',
  'whoever comes over an edge pays for the hex, by whichever edge',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; turn 32; army12@track-32`);
    when('place army12 2124');
    then.means(state().own.turn.owed, { army12: 1 });
    given(`${GERMAN}; turn 29; 21mtn@track-29; 22mtn@track-29`);
    when('place 21mtn 3023');
    then.means(Object.keys(state().own.turn.owed), ['21mtn']);
    given(`${SOVIET}; turn 14; 1b@track-14; 2b@track-14; 4b@track-14`);
    when('place 1b 3215');
    then.means(Object.keys(state().own.turn.owed), ['1b']);
  },
);

rule(
  'barbarossa:8.1j',
  'whoever comes in a city, a hex of his own or with friends pays nothing',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; turn 28; sbn@track-28; 1inf@2816`);
    when('place sbn 2817');
    then.means(state().own.turn.owed, {});
    given(`${GERMAN}; turn 31; wk20@track-31; wk3@track-31; 1inf@2022; held 2117 german`);
    when('place wk20 wk3 2023');
    then.means(state().own.turn.owed, {});
  },
);

rule(
  'barbarossa:8.2b',
  'a KG out of its zone breaks another rule than one without Germans',
  ({ given, then }) => {
    given(`${GERMAN}; turn 31; tet@track-31; koh@track-31; 1inf@2320; 2inf@2023`);
    then.refused('place tet 2320', 'ENTRY.NOT-THERE');
    then.refused('place koh 2321', 'ENTRY.NOT-THERE', 'barbarossa:8.2a');
  },
);

rule('barbarossa:8.2e', 'a KG does not come where Soviet units stand', ({ given, then }) => {
  given(`${GERMAN}; turn 28; sbn@track-28; 27inf@track-28; 3ra@2817; held 2117 german`);
  then.refused('place sbn 2817', 'ENTRY.NOT-THERE');
});

rule(
  'barbarossa:8.5a',
  'as many walls as there are markers, named in any order',
  ({ given, when, then, state }) => {
    const WALL = `${GERMAN}; turn 19; marker eastwall track-19; marker eastwall track-19; held 1810 german; held 1811 german; held 1812 german`;
    given(WALL);
    then.refused('fortify 1811 default', 'WALL.DEFAULT-ALONE');
    then.means(filled(played(WALL), 'fortify 1812 1811'), { at: ['1811', '1812'] });
    when('fortify 1811 1812');
    then.means(
      state().own.markers['eastwall']?.filter((place) => place !== 'aside'),
      ['1811', '1812'],
    );
  },
);

rule('barbarossa:R109', 'walls that find no hex are out', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 19; marker eastwall track-19; marker eastwall track-19; held 1811 german`);
  when('fortify 1811');
  then.event('wall.lost', { count: 1 });
  then.means(
    state().own.markers['eastwall']?.filter((place) => place !== 'aside'),
    ['1811', 'out'],
  );
});

rule('barbarossa:8.18b', 'a refusal says which hex is not sound', ({ given, then }) => {
  const AREA = `${SOVIET}; turn 16; marker fa track-16; 16ra@1606`;
  given(`${AREA}; held 1707 german`);
  then.refused('fortify 1607', 'AREA.NOT-THERE');
  const because = (facts: string, hex: string): unknown =>
    refusedAs(played(`${AREA}; ${facts}`), `fortify ${hex}`)?.params['because'];
  then.means([because('held 1707 german', '1607'), because('held 1607 german', '1607')], ['1707', '1607']);
  // Surrounded: the hex itself has no supply.
  const ring = p
    .neighbours('1811')
    .map((hex, i) =>
      `${i + 10}inf@${hex}`.replace('12inf', '5inf').replace('14inf', '6inf').replace('15inf', '7inf'),
    );
  const known = ring.filter((word) => p.isUnit(word.split('@')[0] ?? ''));
  then.means(known.length, 6);
  then.means(because(ring.join('; '), '1811') === undefined, false);
});

rule('barbarossa:8.18a', 'held back in hand it is due as well', ({ given, then }) => {
  given(`${SOVIET}; turn 17; marker fa hand; 16ra@1606`);
  then.decides('soviet', 'sovietAdministration@fortify');
  then.means(stateOf(`${SOVIET}; turn 17; marker fa hand`).own.markers['fa'], ['hand']);
});

rule('barbarossa:8.1h', 'units are named in any order', ({ given, then }) => {
  const soviet = `${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3; 16ra@dead; 18ra@dead`;
  given(soviet);
  const now = played(soviet);
  then.means(filled(now, 'place 34ra 33ra 1606'), { units: ['33ra', '34ra'], at: ['1606'] });
  then.means(filled(now, 'replace 18ra 16ra 1606'), { units: ['16ra', '18ra'], at: ['1606'] });
  const box = played('phase soviet-rvgk; turn 4; 16ra@rvgk; 18ra@rvgk');
  then.means(filled(box, 'place 18ra 16ra 1606'), { units: ['16ra', '18ra'], at: ['1606'] });
  const rail = played(at(9, '24pz@1813; 41pz@1813'));
  then.means(filled(rail, 'rail 41pz 24pz 1812'), { units: ['24pz', '41pz'], path: ['1812'] });
});

rule(
  'barbarossa:8.11a',
  'the question for an emergency says how many there are in the box',
  ({ given, when, then }) => {
    const text =
      'phase german-movement; plan order move-fight; turn 4; 24pz@2117; 1inf@2117; 16ra@rvgk; 18ra@rvgk';
    given(text);
    when('soviet: standing ask if emergency', 'move 1inf 2116');
    then.decides('soviet', 'movement@emergency');
    const { s } = played(text, 'soviet: standing ask if emergency', 'move 1inf 2116');
    const frame = s.stack.at(-1);
    const step = barbarossa.rules.procedures[frame?.proc ?? '']?.[frame?.step ?? ''];
    const question = step?.kind === 'window' && frame !== undefined ? step.question(s, frame) : undefined;
    then.means(question?.params['count'], 2);
  },
);

rule('barbarossa:R110', 'who names no way, or one off the map, goes nowhere', ({ given, then }) => {
  given(at(9, '24pz@1813; 13ra@1503'));
  then.refused('rail 24pz', 'MOVE.NO-PATH');
  const { s } = played(at(9, '24pz@1813; 13ra@1503'));
  const off = check(barbarossa.rules, s, order('rail', { units: ['24pz'], path: ['rvgk'] }));
  then.means([off?.code, off?.rule], ['MOVE.NO-HEX', 'barbarossa:10.21'], 'barbarossa:R110');
  const nobody = check(barbarossa.rules, s, order('rail', { units: ['nobody'], path: ['1812'] }));
  expect(nobody?.code).toBe('MOVE.NO-UNIT');
});

rule('barbarossa:8.7e', 'stopped by an enemy, it is offered the way as far as it goes', ({ given, then }) => {
  const text = at(9, '24pz@1813; 13ra@1810');
  given(text);
  const now = played(text);
  then.refused('rail 24pz 1812 1811 1711', 'RAIL.PAST-ENEMY');
  then.means(refusedAs(now, 'rail 24pz 1812 1811 1711')?.instead?.args, {
    units: ['24pz'],
    path: ['1812', '1811'],
  });
  then.means(refusedAs(now, 'rail 24pz 1707')?.instead, undefined);
});

rule(
  'barbarossa:8.7e',
  'a far goal is filled up leg by leg, and one that cannot be reached is refused',
  ({ given, then }) => {
    const text = at(9, '24pz@1813; 13ra@1810; 1inf@1812');
    given(text);
    const now = played(text);
    const way = filled(now, 'rail 24pz 1914 2014');
    const path = typeof way === 'string' ? [] : (way['path'] ?? []);
    then.means([path.at(-1), path.includes('1914')], ['2014', true]);
    then.means(
      ['1813', ...path].slice(1).every((hex, i) => p.areAdjacent(hex, ['1813', ...path][i] ?? '')),
      true,
    );
    then.means(filled(now, 'rail 13ra 1504'), 'MOVE.NOT-YOURS');
    then.means(filled(now, 'rail 24pz 3110'), 'RAIL.NO-WAY');
  },
);

rule('barbarossa:8.7d', 'every hex beside it is one hex away', ({ given, then }) => {
  const text = at(9, '24pz@1813; 1inf@1812; 13ra@1503');
  given(text);
  const now = played(text);
  const near = p.neighbours('1813').filter(p.isLand);
  const found = new Map(strategicReach(p, stateOf(text), '24pz').map(({ place, cost }) => [place, cost]));
  then.means(
    near.map((hex) => found.get(hex)),
    near.map(() => 1),
  );
  then.means([found.has('1813'), found.has('1503')], [false, false]);
  // Not from a city, not at all.
  then.means(reach(now, 'rail', '1inf'), []);
  then.means(users(now, 'rail'), ['24pz']);
});

rule('barbarossa:8.7f', 'nor through a full hex of its own', ({ given, then }) => {
  const five = '4inf@1812; 5inf@1812; 6inf@1812; 7inf@1812; 8inf@1812';
  given(at(9, `24pz@1813; ${five}`));
  then.refused('rail 24pz 1812 1811', 'STACK.FULL', 'barbarossa:6.3');
  then.means(
    strategicReach(p, stateOf(at(9, `24pz@1813; ${five}`)), '24pz').some(({ place }) => place === '1812'),
    false,
  );
});

rule('barbarossa:8.7i', 'with all eight used nobody sets out', ({ given, then, state }) => {
  const railed = JSON.stringify(['1inf', '2inf', '4inf', '5inf', '6inf', '7inf', '8inf', '9inf']);
  given(`${at(9, '10inf@1714')}; plan order move-fight; own turn.railed ${railed}`);
  then.means(state().clock.phase, 'german-movement');
});

rule(
  'barbarossa:8.3b',
  'who has an area to come by and finds it lost is lost by that rule',
  ({ given, then }) => {
    const lost = p.area('army12-entry').map((hex) => `held ${hex} soviet`);
    given(`${GERMAN}; turn 32; army12@track-32; ${lost.join('; ')}`);
    then.event('unit.forfeit', { unit: 'army12' });
  },
);

rule('barbarossa:8.7j', 'too many for what is left, fewer are offered', ({ given, then }) => {
  const text = at(9, '24pz@1813; 40pz@1813; 41pz@1813; 46pz@1813; 47pz@1813');
  given(text);
  then.refused('rail 24pz 40pz 41pz 46pz 47pz 1812', 'RAIL.NO-MORE-ROOM');
  const refused = refusedAs(played(text), 'rail 24pz 40pz 41pz 46pz 47pz 1812');
  then.means(refused?.instead?.args['units'], ['24pz', '40pz', '41pz', '46pz']);
});

rule('barbarossa:R110', 'who cannot go with the others is left out', ({ given, then }) => {
  const text = at(9, '24pz@1813; 41pz@1813; own turn.railed ["41pz"]');
  given(text);
  then.refused('rail 24pz 41pz 1812', 'RAIL.AGAIN', 'barbarossa:8.7c');
  then.means(refusedAs(played(text), 'rail 24pz 41pz 1812')?.instead?.args['units'], ['24pz']);
  then.means(refusedAs(played(text), 'rail 41pz 1812')?.instead, undefined);
  then.means(
    refusedAs(played(`${text}; 13ra@1503`), 'rail 13ra 1504')?.params['side'],
    'german',
    'barbarossa:R110',
  );
});

rule('barbarossa:8.7d', 'a way of several goals leads from each to the next', ({ given, then }) => {
  const text = at(9, '24pz@1813');
  given(text);
  const full = filled(played(text), 'rail 24pz 1817 2117');
  const path = typeof full === 'string' ? [] : (full['path'] ?? []);
  then.means([path.includes('1817'), path.at(-1)], [true, '2117']);
  then.means(
    path.every((hex, i) => p.areAdjacent(hex, i === 0 ? '1813' : (path[i - 1] ?? ''))),
    true,
  );
  // A place off the map is no goal.
  const off = complete(barbarossa.rules, played(text).s, order('rail', { units: ['24pz'], path: ['dead'] }));
  then.means(off.ok ? off.order.args['path'] : off.refusal.code, ['dead']);
});

rule('barbarossa:8.7a', 'what is taken on the way counts at once', ({ given, when, then, state }) => {
  given(at(9, '24pz@1813; 41pz@1813; 46pz@1714; held 1810 soviet back'));
  when('rail 24pz 1812 1811 1810');
  then.event('unit.railed', { unit: '24pz', hex: '1810' });
  then.event('points', { amount: 1, hex: '1810' }, 'barbarossa:4.2c');
  then.decides('german', 'strategicMovement@orders');
  then.means(state().own.pending, []);
});
