// Chapter 10: which units are a stack when some came back in the phase, who hears of it, and where satellites go.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { originOf } from '../../../../../src/mechanics/movement/stack.ts';
import { fellows } from '../../../../../src/mechanics/movement/movers.ts';
import { expect } from '@jest/globals';
import { heard } from '../../../../../src/core/event-audience.ts';
import { apply, settle } from '../../../../../src/core/kernel.ts';
import { allowance, refuseStep } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const GONE =
  'phase german-movement; turn 12; own expedition "out"; held 2607 german; held 2804 german; held 3103 german; 40pz@caucasus; 57pz@caucasus; 52inf@caucasus';

rule(
  'barbarossa:10.5a',
  'who comes back from the Caucasus is no stack with whoever stood at the exit',
  ({ given, when, then, state }) => {
    given(`${GONE}; 24pz@3200; 41pz@3200 under`);
    when('return 40pz 3200', 'return 57pz 3200', 'return 52inf 3201');
    then.refused('move 24pz 40pz 3100', 'MOVE.NOT-TOGETHER');
    expect([fellows(moveLaw(p), state(), '40pz'), fellows(moveLaw(p), state(), '24pz')]).toEqual([
      ['57pz', '40pz'],
      ['24pz', '41pz'],
    ]);
    then.allowed('move 40pz 57pz 3100', 'move 24pz 41pz 3100');
    when('move 40pz 57pz 3100', 'move 24pz 3100');
    then.means(originOf(state(), '40pz'), 'caucasus');
    // Nobody was short of supply in the box, nor is on the way out of it.
    then.means(allowance(p, state(), '40pz'), 8);
  },
);

rule(
  'barbarossa:11.7a',
  'of a Soviet stack that moves the German hears who is on top',
  ({ given, when, then, state }) => {
    const FOOT = 'phase soviet-movement; turn 9; 13ra@1707; 3ra@1707 under; 4ra@1707 under';
    const move = { by: 'soviet', verb: 'move', args: { units: ['13ra', '3ra'], path: ['1706'] } };
    const told = (text: string, who: string) => {
      const s = stateOf(text);
      settle(barbarossa.rules, s);
      const done = apply(barbarossa.rules, s, move);
      if (!done.ok) throw new Error(done.refusal.code);
      return done.events
        .flatMap((event) => heard(event, who) ?? [])
        .find(({ kind }) => kind.startsWith('units.'));
    };
    given(FOOT);
    then.means(told(FOOT, 'german'), {
      kind: 'units.moved-covered',
      rule: 'barbarossa:10.5b',
      data: { unit: '13ra', from: '1707', hex: '1706', path: ['1706'] },
    });
    const open = { kind: 'units.moved', data: { units: ['13ra', '3ra'], hex: '1706' } };
    expect(told(FOOT, 'soviet')).toMatchObject(open);
    expect(told(`${FOOT}; option fog=off`, 'german')).toMatchObject(open);
    // Whoever goes alone is seen, and a German stack by everybody.
    when('move 4ra 1607');
    then.sees('german', '1607', [{ id: '4ra' }]);
    expect(state().own.shown).toEqual([]);
  },
);

rule('barbarossa:10.27', 'nor does it assault with them', ({ given, when, then }) => {
  given(`${GONE}; 24pz@3200; 3ra@3100`);
  when('return 40pz 3200', 'return 57pz 3200', 'return 52inf 3201');
  then.refused('assault 24pz 40pz 3100', 'MOVE.NOT-TOGETHER');
  then.means(p.hex('3100').terrain, 'clear');
});

const german = (turn: number, rest: string): string =>
  `phase german-movement; turn ${turn}; held 2607 german; ${rest}`;
const soviet = (turn: number, rest: string): string => `phase soviet-movement; turn ${turn}; ${rest}`;

rule('barbarossa:10.22a', 'Axis satellites stay south of the boundary', ({ given, then }) => {
  const south =
    p.grid.ids.find(
      (hex) =>
        p.isLand(hex) &&
        p.zone(hex) === 'south' &&
        p.hex(hex).terrain === 'clear' &&
        p
          .neighbours(hex)
          .some((next) => p.isLand(next) && p.zone(next) === 'north' && p.sideKinds(hex, next).length === 0),
    ) ?? '';
  const north =
    p
      .neighbours(south)
      .find((hex) => p.isLand(hex) && p.zone(hex) === 'north' && p.sideKinds(south, hex).length === 0) ?? '';
  given(german(9, `r3@${south}; 24pz@${south}`));
  then.refused(`move r3 ${north}`, 'MOVE.SATELLITE-NORTH');
  then.refused(`move 24pz r3 ${north}`, 'MOVE.SATELLITE-NORTH');
  then.allowed(`move 24pz ${north}`);
  // Along the boundary they go as others do.
  const along = p.neighbours(south).find((hex) => p.isLand(hex) && p.zone(hex) === 'south') ?? '';
  then.allowed(`move r3 ${along}`);
});

rule('barbarossa:10.22b', 'communist satellites go where they like', ({ given, then }) => {
  const s = stateOf(soviet(20, 'pol@2203'));
  given(soviet(20, 'pol@2203'));
  const over = p.grid.ids.flatMap((hex) =>
    p.isLand(hex) && p.zone(hex) === 'south'
      ? p
          .neighbours(hex)
          .filter((next) => p.zone(next) === 'north')
          .map((next) => refuseStep(p, s, 'pol', hex, next))
      : [],
  );
  then.means(
    over.filter((refused) => refused?.code === 'MOVE.SATELLITE-NORTH'),
    [],
  );
});
