// Orders that leave something out: the best attack by itself, and an order of the phase that passes what is left open.
import { describe, expect, it } from '@jest/globals';
import { at } from '../desk.ts';

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9';
const STACK = '24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1708 under; 8inf@1708 under';
const STRONG = `${STACK}; 41pz@1808; 56pz@1808 under; 12inf@1808 under; 3ra@1707`;

describe('attack best', () => {
  it('attacks with those that odds best names, and says who they are', () => {
    const fewer = ['7inf', '7inf 8inf', '7inf 8inf 9inf', '46pz 7inf', '46pz 7inf 8inf'].map((others) => {
      const stack = others.split(' ').map((unit) => `${unit}@1708 under; `);
      const { desk, type } = at(
        `${GERMAN}; option fog=off; 24pz@1708; ${stack.join('')}3ra@1707; 4ra@1707 under; dice 1`,
        'normal',
      );
      const odds = type('odds 1707 best').lines.join('\n');
      const named = /^With (.*)\.$/m.exec(odds)?.[1] ?? '';
      const { lines } = type('attack 1707 best');
      expect(lines).toContain(`Attackers: ${named}.`);
      const count = desk.match.entries[0]?.orders[0]?.args['from']?.length ?? 0;
      const all = 1 + stack.length;
      expect(lines).toContain(
        count === all
          ? `The best odds take all ${all}.`
          : `The fewest at the best odds are ${count} ${count === 1 ? 'unit' : 'units'} of ${all}.`,
      );
      const args = desk.match.entries[0]?.orders[0]?.args ?? {};
      expect(args['how']).toBeUndefined();
      return 1 + stack.length - (args['from']?.length ?? 0);
    });
    expect(Math.max(...fewer)).toBeGreaterThan(0);
  });

  it('of units that are named takes the fewest of them, and refuses who cannot', () => {
    const { desk, type } = at(`${GERMAN}; ${STRONG}; 9inf@1910; dice 1`, 'normal');
    expect(type('attack 1707 best from 9inf 24pz')).toMatchObject({ refusal: { code: 'ATTACK.NOT-NEXT' } });
    type('attack 1707 best from 41pz 12inf');
    expect(desk.match.entries[0]?.orders[0]?.args['from']).toEqual(expect.arrayContaining(['41pz']));
  });

  it('takes no more than make the result certain', () => {
    const { desk, says, type } = at(`${GERMAN}; option fog=off; ${STRONG}; dice 1`, 'normal');
    expect(says('odds 1707 best')).toContain('No die: defenders eliminated.');
    type('attack 1707 best');
    expect(desk.match.entries[0]?.orders[0]?.args['from']?.length).toBeLessThan(5);
  });

  it('of an empty hex is refused like any other', () => {
    expect(at(`${GERMAN}; ${STRONG}`).type('attack 1709 best')).toMatchObject({ kind: 'refused' });
  });
});

const ADVANCED = `${GERMAN}; 24pz@1708; 46pz@1708 under; 7inf@1708 under; 47pz@1808; 3ra@1707; 5ra@1907; dice 1 1`;

const advanced = (): ReturnType<typeof at> => {
  const seat = at(ADVANCED, 'normal');
  seat.type('attack 1707 from 24pz 46pz 7inf', 'advance 24pz 1707');
  return seat;
};

describe('an order of the phase, after an advance with others still able to', () => {
  it('passes what is left, and says what that was', () => {
    const { desk, says } = advanced();
    expect(says('attack 1907 from 47pz').split('\n')[0]).toBe(
      'Passed: advance was still open to 24th and 46th Panzer Corps, 7th Infantry Corps.',
    );
    expect(desk.match.entries.at(-1)?.orders.map(({ verb }) => verb)).toEqual(['pass', 'attack']);
  });

  it('is end, too, and one undo takes both back', () => {
    const { desk, type, says } = advanced();
    expect(says('end')).toContain('Passed: advance was still open to');
    expect(desk.match.state.clock.phase).not.toBe('german-assault');
    type('undo');
    expect(says('pending')).toContain('may still advance');
  });

  it('that is refused passes nothing', () => {
    const { desk, type, says } = advanced();
    expect(type('attack 1907 from 24pz')).toMatchObject({ kind: 'refused' });
    expect(says('pending')).toContain('may still advance');
    expect(desk.match.entries).toHaveLength(2);
  });

  it('does not pass the first choice to advance: that is a thing of its own', () => {
    const { type } = at(ADVANCED, 'normal');
    type('attack 1707 from 24pz 46pz 7inf');
    expect(type('end')).toMatchObject({ refusal: { code: 'ORDER.NOT-NOW' } });
  });
});

describe("what was done since one's last turn", () => {
  it('is still to be heard after the administrative segments', () => {
    const { desk, type, says } = at(
      'option fog=off; phase soviet-movement; turn 4; points 4 5 points.taken barbarossa:4.1a; plan order fight-move; own phase.number 2; 24pz@1910; 3ra@1707; 4ra@1606; 59inf@track-5; 20ra@track-5; dice 3 3 3 3',
      'normal',
    );
    type('move 3ra 1706', 'end');
    for (let n = 0; n < 12 && !desk.match.state.clock.phase.startsWith('german-order'); n++) {
      const { phase } = desk.match.state.clock;
      if (phase.includes('administration')) type('place default');
      type(phase.includes('administration') || phase.includes('rvgk') ? 'end' : '1');
    }
    expect(desk.match.state.clock).toMatchObject({ turn: 5, phasing: 'german' });
    expect(desk.match.entries.some(({ orders }) => orders[0]?.verb === 'place')).toBe(true);
    expect(says('events')).toContain('Serpukhov');
  });
});
