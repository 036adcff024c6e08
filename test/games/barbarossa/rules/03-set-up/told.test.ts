// Chapter 3: who may still be placed and where, and what the other side hears of it.
import { holder } from '../../../../../src/mechanics/control.ts';
import { unitsAt } from '../../../../../src/mechanics/places.ts';
import { expect } from '@jest/globals';
import { check } from '../../../../../src/core/kernel.ts';
import { setupHexes, waiting } from '../../../../../src/games/barbarossa/03-set-up/3.1-deployment.ts';
import { freeUnits } from '../../../../../src/games/barbarossa/03-set-up/3.3-free-units.ts';
import { deskAt } from '../../../../kit/desk.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { asking, endings, hearing, ofKind, played, reach, users } from '../play.ts';

const TRADED = 'base campaign; phase set-up; option lithuania=on';

rule('barbarossa:3.1a', 'the set-up ends when the German says so', ({ given, then }) => {
  given('start campaign');
  then.means(endings(played('start campaign', 'place default')), ['end 3.1a']);
});

rule('barbarossa:3.1a', 'the last one may be placed by default as well', ({ given, when, then, state }) => {
  given('start campaign');
  when('place default');
  const now = played('start campaign', 'place default');
  then.means(waiting(p, now.s, 'german'), []);
  // Put one back into hand.
  const { s } = now;
  const hex = Object.keys(s.own.places).find((place) => unitsAt(s.own, place).includes('1inf')) ?? '';
  s.own.places[hex] = unitsAt(s.own, hex).filter((unit) => unit !== '1inf');
  s.own.places['setup'] = ['1inf'];
  then.means(check(barbarossa.rules, s, readOrder(barbarossa, s, 'place default')), undefined);
  expect(state().own.places['setup']).toBeUndefined();
});

rule(
  'barbarossa:3.1a',
  'first those in hand are to be placed, then all may be placed elsewhere',
  ({ given, then }) => {
    given('start campaign');
    const start = played('start campaign');
    then.means(users(start, 'place').toSorted(), [...waiting(p, start.s, 'german')].toSorted());
    const one = played('start campaign', 'place 1inf 1517');
    then.means([users(one, 'place').includes('1inf'), users(one, 'place').length], [false, 43]);
    const done = played('start campaign', 'place default');
    then.means(users(done, 'place').toSorted(), [...freeUnits(p, 'campaign').keys()].toSorted());
    then.means(users(done, 'place').length, 44);
  },
);

rule('barbarossa:3.3d', 'a unit can be put into the other hexes of its group', ({ given, then }) => {
  given('start campaign');
  const now = played('start campaign', 'place 41pz 1517');
  then.means(reach(now, 'place', '41pz').toSorted(), ['1617', '1716']);
  then.means(reach(played('start campaign'), 'place', '41pz').toSorted(), ['1517', '1617', '1716']);
  then.means(reach(now, 'place', '6ora'), []);
});

rule('barbarossa:3.3c', 'a refusal names the hexes that would do', ({ given, then }) => {
  given('start campaign');
  const { s } = played('start campaign');
  const refused = check(barbarossa.rules, s, readOrder(barbarossa, s, 'place 11inf 2517'));
  then.means(refused?.params['hexes'], setupHexes(p, s, '11inf'));
});

rule(
  'barbarossa:11.7a',
  'of what the Soviet sets up the German hears that somebody is there',
  ({ given, then }) => {
    given(TRADED);
    const now = played(TRADED, 'place 8ra 1515');
    then.means(hearing(now, 'setup.placed'), { soviet: ['setup.placed'], german: ['setup.placed-covered'] });
    const open = played(`${TRADED}; option fog=off`, 'place 8ra 1515');
    then.means(hearing(open, 'setup.placed').german, ['setup.placed']);
    const german = played('start campaign', 'place 1inf 1517');
    then.means(hearing(german, 'setup.placed').soviet, ['setup.placed']);
    then.means(
      ofKind(now, 'setup.placed').map(({ data }) => data),
      [{ units: ['8ra'], hex: '1515' }],
    );
  },
);

rule('barbarossa:3.7e', 'nobody who is not on the map is shifted', ({ given, then }) => {
  given(TRADED);
  then.refused('place 33ra 2116', 'SETUP.FIXED');
  const s = stateOf(TRADED);
  then.means(setupHexes(p, s, '33ra'), []);
  then.means(setupHexes(p, s, '4ra').length > 1, true);
});

rule('barbarossa:R154', 'while there is room in his group nobody stands beside it', ({ given, then }) => {
  given('start campaign');
  const beside = p
    .area('agc')
    .flatMap(p.neighbours)
    .find((hex) => p.isLand(hex) && !p.area('agc').includes(hex) && p.hex(hex).country === 'greater-germany');
  then.refused(`place 24pz ${beside ?? ''}`, 'SETUP.NOT-THERE', 'barbarossa:3.3e');
  const trade = played(TRADED, 'place default', 'end');
  const near = p.neighbours('2017').filter((hex) => p.isLand(hex) && !p.area('agc').includes(hex));
  then.means(
    near.filter(
      (hex) =>
        check(barbarossa.rules, trade.s, readOrder(barbarossa, trade.s, `place 24pz ${hex}`)) === undefined,
    ),
    [],
  );
});

rule('barbarossa:R154', 'and when it is full he does', ({ given, then }) => {
  given(TRADED);
  const now = played(TRADED, 'place default', 'end', 'place default');
  const astray = users(now, 'place').filter(
    (unit) => !p.area('agc').some((hex) => unitsAt(now.s.own, hex).includes(unit)),
  );
  then.means(astray.length > 0, true);
  const agc = p.area('agc').filter((hex) => unitsAt(now.s.own, hex).length > 0);
  then.means(
    agc.every((hex) => unitsAt(now.s.own, hex).length <= 5),
    true,
  );
});

rule('barbarossa:2.13a', 'turn and points are numbers, not markers on the map', ({ given, then }) => {
  given('start campaign');
  const kinds = Object.keys(played('start campaign').s.own.markers);
  then.means(
    ['turn', 'points'].filter((kind) => kinds.includes(kind)),
    [],
  );
  then.means(kinds.includes('eastwall'), true);
});

rule('barbarossa:R18', 'the trade is entered for turn 1', ({ given, then, state }) => {
  given(TRADED);
  then.means(
    state().own.points.map(({ turn, why }) => [turn, why]),
    [[1, 'points.lithuania']],
  );
  then.means(stateOf('base campaign; phase set-up').own.points, []);
});

rule('barbarossa:12.9a', 'only the shorter scenario begins with an expedition', ({ given, then, state }) => {
  given('start road-back');
  then.means(state().own.expedition, 'out');
  then.means(played('start campaign').s.own.expedition, undefined);
});

rule('barbarossa:3.1a', 'the last in hand is asked for, and nobody else meant', ({ given, then }) => {
  given('start campaign');
  const { s } = played('start campaign', 'place default');
  then.means(asking({ s, events: [], dice: [] })?.key, 'ask.setup-whole');
  const hex = Object.keys(s.own.places).find((place) => unitsAt(s.own, place).includes('1inf')) ?? '';
  s.own.places[hex] = unitsAt(s.own, hex).filter((unit) => unit !== '1inf');
  s.own.places['setup'] = ['1inf'];
  const now = { s, events: [], dice: [] };
  then.means(asking(now), { key: 'ask.setup', params: { side: 'german', count: 1, units: ['1inf'] } });
  then.means(users(now, 'place'), ['1inf']);
  const order = { by: 'german', verb: 'place', args: { units: ['41pz', '1inf'], at: ['1517'] } };
  then.means(check(barbarossa.rules, s, order)?.code, 'ORDER.NOT-A-SET');
});

rule('barbarossa:R154', 'who finds no room stands beside his group, not farther off', ({ given, then }) => {
  given(TRADED);
  const { s } = played(TRADED, 'place default', 'end', 'place default');
  const group = freeUnits(p, 'campaign');
  const full = p.area('agc').filter((hex) => holder(p, s, hex) === 'german');
  const astray = [...group].find(
    ([unit, { area }]) => area === 'agc' && !full.some((hex) => unitsAt(s.own, hex).includes(unit)),
  )?.[0];
  const near = setupHexes(p, s, astray ?? '');
  then.means(near.length > 0 && near.every((hex) => full.some((next) => p.areAdjacent(hex, next))), true);
  const code = (hex: string) =>
    check(barbarossa.rules, s, { by: 'german', verb: 'place', args: { units: [astray ?? ''], at: [hex] } })
      ?.code;
  then.means(
    [code(near.find((hex) => !unitsAt(s.own, hex).includes(astray ?? '')) ?? ''), code('2921')],
    [undefined, 'SETUP.NOT-THERE'],
  );
});

rule(
  'barbarossa:3.1b',
  'a full hex is refused with its limit and how many stand there',
  ({ given, when, then }) => {
    given('start campaign');
    when('place 10inf 1inf 23inf 26inf 2inf 1517');
    then.refused('place 28inf 1517', 'STACK.FULL');
    expect(
      deskAt(barbarossa, 'start campaign').says('place 10inf 1inf 23inf 26inf 2inf 1517', 'place 28inf 1517'),
    ).toMatch(
      /^28th Infantry Corps finds no room in 15 17: 5 units are there, 5 is the limit\. Rule 3\.1b\.$/m,
    );
  },
);
