// Walking, looking and surveying along random games in fog: what lies under the top of a Soviet stack changes no reply.
import { describe, expect, it } from '@jest/globals';
import { copyJson } from '../../../../src/core/canonical-json.ts';
import { scripted, seeded } from '../../../../src/core/dice.ts';
import { apply, decision } from '../../../../src/core/kernel.ts';
import { matchFrom, newMatch } from '../../../../src/core/match.ts';
import type { State } from '../../../../src/core/types.ts';
import { openDesk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { nextOrder, seating } from '../../../../src/players/player.ts';
import { picker } from '../../../../src/players/prng.ts';
import { randomPlayer } from '../../../../src/players/random.ts';
import { barbarossa } from '../rules/kit.ts';
import { scramble } from './secrets.ts';

const { rules } = barbarossa;

const ASKED = [
  'next',
  'next enemy',
  'look here',
  'near here 4',
  'nearest enemy',
  'next contact',
  'scan e',
  'front',
  'gaps',
  'gaps enemy',
  'overview',
  'units',
  'units enemy',
  'units enemy mech',
  'units enemy oos',
  'units ready',
  'row 18',
  'col 12',
  'dist moscow',
  'map here',
  'map here 3',
  'landmarks',
  'status',
];

const replies = (state: State): readonly string[] => {
  const match = matchFrom(rules, copyJson(state), { dice: scripted([]) });
  const desk = openDesk(barbarossa, match, { settings: { level: 'verbose', page: 'off' } });
  return ASKED.flatMap((line) => [line, ...take(desk, line).lines]);
};

describe.each([1, 2])('random game %d in fog', (seed) => {
  it('tells the German the same, whoever is covered', () => {
    const { state } = newMatch(rules, 'campaign', { fog: 'on' }, { dice: seeded(`${seed}`) });
    state.playOn = [];
    const players = { german: randomPlayer(seed, 1), soviet: randomPlayer(seed, 2) };
    const seats = seating(rules);
    const pick = picker(seed, 3);
    let compared = 0;
    for (let n = 0; n < 600 && decision(rules, state) !== undefined; n++) {
      const other = copyJson(state);
      if (n % 12 === 0 && decision(rules, state)?.by === 'german' && scramble(other, 'german', pick)) {
        expect(replies(other)).toEqual(replies(state));
        compared++;
      }
      const seat = seats(state);
      const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
      const by = decision(rules, state)?.by ?? '';
      if (!apply(rules, state, order ?? { by, verb: 'pass', args: {} }, seeded(`${seed} ${n}`)).ok)
        throw new Error('A random order was refused');
    }
    expect(compared).toBeGreaterThan(5);
  });
});
