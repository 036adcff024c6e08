// Air units that are out, where who is driven off is back sooner than who is shot down.
import { describe, expect, it } from '@jest/globals';
import { byTurns, comeBack, fall } from '../../../src/mechanics/air/absence.ts';
import type { AirLaw } from '../../../src/mechanics/air/law.ts';
import { airOf } from '../../../src/games/typhoon/air/air-law.ts';
import type { Own } from '../../../src/games/typhoon/state.ts';
import { handsOn } from '../../kit/chapter.ts';
import { p, stateOf } from '../../games/typhoon/rules/kit.ts';

const law: AirLaw<Own> = {
  ...airOf(p),
  absence: byTurns<Own>((s, how) => s.clock.turn + (how === 'down' ? 1 : 0)),
};

describe('air units that are out', () => {
  it('come back as the turn ends that the law says, each by how it fell', () => {
    const s = stateOf('phase german-air; turn 5; 8fk@german-air; wair@russian-air; 9a@5120; 22a@5114');
    const hands = handsOn(s);
    fall(law, hands, '8fk', 'down', 'typhoon:AIR.11');
    fall(law, hands, 'wair', 'intercepted', 'typhoon:AIR.11');
    expect(s.own.downed).toEqual({ '8fk': 6, wair: 5 });
    expect(s.own.places['shot-down']).toEqual(['wair', '8fk']);
    comeBack(law, hands);
    expect(s.own.places['russian-air']).toEqual(['wair']);
    expect(s.own.places['shot-down']).toEqual(['8fk']);
    s.clock.turn = 6;
    comeBack(law, hands);
    expect(s.own.places['german-air']).toEqual(['8fk']);
    expect(s.own.downed).toEqual({});
    expect(hands.events.map(({ kind }) => kind)).toEqual([
      'air.down',
      'air.intercepted',
      'air.back',
      'air.back',
    ]);
  });

  it('are forgotten where somebody took them out of play', () => {
    const s = stateOf('phase german-air; turn 5; 8fk@out; 9a@5120; 22a@5114; own downed {"8fk":5}');
    comeBack(law, handsOn(s));
    expect(s.own.places['out']).toContain('8fk');
    expect(s.own.downed).toEqual({});
  });
});
