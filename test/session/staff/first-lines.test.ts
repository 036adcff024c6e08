// What the first lines of a long answer hold: the sentence that matters, and names before numbers.
import { describe, expect, it } from '@jest/globals';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { deskAt } from '../../kit/desk.ts';

const FIGHT =
  'phase german-assault; turn 4; plan order fight-move; 24pz@1909; 46pz@1909 under; 3ra@1809; 4ra@1809 under; 5ra@1910';

describe('the first piece of an answer', () => {
  it('of odds holds the sums, every result and the worst case', () => {
    const shown = deskAt(barbarossa, FIGHT, 'normal').type('odds yelnya').lines.join('\n');
    expect(shown).toMatch(/^Attack 16, defence .* before shifts\.$/m);
    for (const result of ['Defenders eliminated', 'The attack stalls', 'You see 3rd Rifle Army'])
      expect(shown).toContain(result);
  });

  it('of the front at brief is one sentence with the strongest that stands against one', () => {
    const { desk, type } = deskAt(barbarossa, FIGHT, 'normal');
    expect(type('brief', 'front').lines).toEqual([
      expect.stringMatching(/^Front: \d+ contacts?\..* Strongest/),
    ]);
    expect(desk.heldBack.length).toBeGreaterThan(0);
  });

  it('of places names them before their numbers', () => {
    const { says } = deskAt(barbarossa, `${FIGHT}; held 1908 german`, 'normal');
    expect(says('landmarks')).toContain('Leningrad: city, ');
    expect(says('gaps')).toMatch(/gap \d, .*[A-Z][a-z]+.*: \d+ hex/);
  });
});
