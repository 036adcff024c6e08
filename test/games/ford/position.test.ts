// Positions of the test game: what is written is read back, and what cannot be is told by line.
import { seenBy } from '../../../src/api/game.ts';
import { describe, expect, it } from '@jest/globals';
import { copyJson } from '../../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { apply, decision, settle } from '../../../src/core/kernel.ts';
import type { State } from '../../../src/core/types.ts';
import { nextOrder, seating } from '../../../src/players/player.ts';
import { randomPlayer } from '../../../src/players/random.ts';
import { readPosition, writePosition } from '../../../src/record/position.ts';
import { ford } from './game.ts';

const { rules } = ford;

/** The states at which a phase of a random game asks its first question. */
const phaseStarts = (seed: number): readonly State[] => {
  const found: State[] = [];
  const state = rules.setup('crossing', { fog: 'on' });
  const dice = seeded(openSeed(String(seed)));
  const seats = seating(rules);
  const players = { north: randomPlayer(seed, 0), south: randomPlayer(seed, 1) };
  settle(rules, state, dice);
  for (let last = ''; ;) {
    const { turn, phasing, phase } = state.clock;
    const now = `${turn} ${phasing} ${phase}`;
    if (now !== last && decision(rules, state) !== undefined) found.push(copyJson(state));
    last = now;
    const seat = seats(state);
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    if (order === undefined) return found;
    apply(rules, state, order, dice);
  }
};

const problemsOf = (...facts: readonly string[]): readonly string[] => {
  const read = readPosition(ford, ['position 1', 'game ford', 'scenario crossing', ...facts].join('\n'));
  return read.ok ? [] : read.error.map(({ code, at }) => `${code} ${at ?? ''}`.trim());
};

describe('a position', () => {
  it('written at the start of a phase is read back as it was', () => {
    for (const seed of [1, 2, 3, 4]) {
      const starts = phaseStarts(seed);
      expect(starts.length).toBeGreaterThan(5);
      for (const state of starts) {
        const read = readPosition(ford, writePosition(ford, state));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const back = read.value.state;
        settle(rules, back);
        expect(back).toEqual({ ...state, drawn: 0, standing: [] });
      }
    }
  });

  it('may say only what differs from the set-up of a scenario', () => {
    const text =
      'position 1\ngame ford\nbase crossing\nphase movement\nunit n1 1304\nunit s3 1604\nheld 1504 north';
    const read = readPosition(ford, text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const own = seenBy({ rules }, read.value.state, 'both');
    expect(own.units.find(({ id }) => id === 'n1')?.at).toBe('1304');
    expect(own.units.find(({ id }) => id === 'n2')?.at).toBe('1302');
    expect(own.hexes['1504']).toEqual({ holder: 'north' });
  });

  it('tells everything that is wrong with it, by line', () => {
    expect(
      problemsOf(
        'unit n9 1302',
        'unit n1 1399',
        'unit n1 1302 beneath',
        'held 1302 north',
        'held 1504 west',
        'town 1504',
        'turn 7',
        'phase night',
      ),
    ).toEqual([
      'POSITION.NO-TURN line 10',
      'POSITION.NO-PHASE line 11',
      'POSITION.NO-UNIT line 4',
      'POSITION.NO-PLACE line 5',
      'POSITION.WORD line 6',
      'POSITION.FACT line 9',
      'POSITION.NO-TOWN line 7',
      'POSITION.NO-SIDE line 8',
    ]);
  });

  it('must be sound', () => {
    expect(problemsOf('unit n1 1302', 'unit n2 1302', 'unit n3 1302')).toEqual(['STATE.STACK line 6, 1302']);
    expect(problemsOf('unit n1 1302', 'unit s1 1302')).toEqual(['STATE.TWO-SIDES line 5, 1302']);
    expect(problemsOf('unit n1 1504', 'held 1504 south')).toEqual(['STATE.HOLDER line 5, 1504']);
  });
});
