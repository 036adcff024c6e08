// Who digs in for the computer player where it costs a player turn (R24): who holds and is near the enemy, and no attacker.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../../src/games/moscow41/outlook.ts';
import { p, stateOf } from '../rules/kit.ts';

const at = (name: string): string => p.placeNamed(name);

/** Whom it tells to dig in. */
const diggers = (side: 'german' | 'russian', turn: number, units: string): readonly string[] => {
  const habit = outlookOf(p).habits[`${side}-administration@orders`];
  if (habit?.kind !== 'thumb') throw new Error('administration is done by a rule of thumb');
  const s = stateOf(`phase ${side}-administration; turn ${turn}; own weather "good"; ${units}`);
  return habit
    .answer(s, side)
    .flatMap(({ verb, args }) => (verb === 'entrench' ? (args['units'] ?? []) : []));
};

const FRONT = '5ik@1816; 6ik@1616; 30a@1815; 22a@1612';

describe('moscow41:R24: who digs in stands still', () => {
  it('nobody does who attacks: no German in October', () => {
    expect(diggers('german', 1, FRONT)).toEqual([]);
  });

  it('the Germans do from the turn on in which they hold, beside the enemy and a hex from there', () => {
    expect(diggers('german', 6, `${FRONT}; 12ik@2718`)).toEqual(['5ik', '6ik']);
  });

  it('the Russians do as long as they hold, near the enemy alone', () => {
    expect(diggers('russian', 2, `${FRONT}; 33a@2105`)).toEqual(['30a']);
  });

  it('and later in the capital, where the Germans are near it', () => {
    const moscow = at('Moscow');
    expect(diggers('russian', 7, `33a@${moscow}; ${FRONT}`)).toEqual([]);
    expect(
      diggers('russian', 7, `33a@${moscow}; 5ik@${p.neighbours(moscow)[0]}; 30a@1815; 6ik@1816`),
    ).toEqual(['33a']);
  });
});
