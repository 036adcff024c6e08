// The conduct of a player: what is counted as a game goes on, and what is not borne.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { settle } from '../../src/core/kernel.ts';
import type { State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { seating } from '../../src/players/player.ts';
import { BOUNDS } from '../../tools/conduct/bounds.ts';
import { lookOn } from '../../tools/conduct/game.ts';
import type { Seen } from '../../tools/conduct/game.ts';
import { newConduct, watchOf } from '../../tools/conduct/observe.ts';
import type { Conduct, Measure, Watch } from '../../tools/conduct/observe.ts';
import { conductOf, reportOf, unusedBy } from '../../tools/conduct/report.ts';
import { GAME_IDS } from '../../tools/games.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { ford } from '../games/ford/game.ts';
import { readOrder } from '../kit/lines.ts';
import { positionOf } from '../kit/position.ts';

const { rules, board } = barbarossa;

const watching = async (): Promise<Watch> => watchOf(board.grid, await outlookOf(barbarossa), rules.sides);

const at = (position: string, game: Game = barbarossa): State => {
  const { state } = positionOf(game, position);
  settle(game.rules, state, seeded(openSeed('conduct')));
  return state;
};

const ARMIES = ['3ra', '4ra', '5ra', '6ra', '16ra', '20ra'];

const GERMAN = 'phase german-movement; plan order fight-move';
const SOVIET = 'phase soviet-movement; plan order fight-move';

/** The end of a German turn in which these stood where they are. */
const turnEnds = (watch: Watch, turn: number, units: string): void =>
  watch.done(at(`turn ${turn}; ${GERMAN}; ${units}`), at(`turn ${turn}; ${SOVIET}; ${units}`));

/** A German order before it is carried out. */
const ordered = (watch: Watch, position: string, line: string): void => {
  const state = at(position);
  const seat = seating(rules, { game: barbarossa })(state)?.('german');
  if (seat === undefined) throw new Error('the game is over');
  watch.order(seat, state, readOrder(barbarossa, state, line));
};

const german = ({ conduct }: Watch): Conduct => conduct['german'] ?? newConduct();

describe('what is counted', () => {
  it.each([
    ['with nobody in it', '24pz@1811', 1],
    ['with somebody in it', '24pz@1810', 0],
  ])('is a prize beside the enemy at the end of a turn, %s', async (_, units, is) => {
    const watch = await watching();
    const prize = (turn: number, foe: string): void => {
      const position = `held 1810 german; ${foe}; ${units}`;
      ordered(watch, `turn ${turn}; ${GERMAN}; ${position}`, 'end');
      turnEnds(watch, turn, position);
    };
    prize(4, '4ra@1809');
    expect(german(watch).emptyPrizes).toEqual({ of: 1, is });
    prize(5, '4ra@1607');
    expect(german(watch).emptyPrizes.of).toBe(1);
  });

  it.each([
    ['that nobody could have come to', '24pz@2817', { of: 0, is: 0 }],
    ['whose only guard keeps another', '24pz@2007', { of: 1, is: 0 }],
    ['but all that could have been kept', '24pz@2105', { of: 2, is: 2 }],
  ])('is no prize %s', async (_, unit, count) => {
    const watch = await watching();
    const position = `held 2004 german; held 2007 german; 4ra@2006; 5ra@2003; ${unit}`;
    ordered(watch, `turn 4; ${GERMAN}; ${position}`, 'end');
    turnEnds(watch, 4, position);
    expect(german(watch).emptyPrizes).toEqual(count);
  });

  it('is no prize that counts later', async () => {
    const ends = async (turn: number): Promise<number> => {
      const watch = watchOf(dagc.board.grid, await outlookOf(dagc), dagc.rules.sides);
      const position = 'held 3908 soviet; 5a@3908; 12inf@3909';
      const state = at(`turn ${turn}; phase soviet-post-combat; ${position}`, dagc);
      watch.done(state, at(`turn ${turn}; phase german-pre-combat; ${position}`, dagc));
      return watch.conduct['soviet']!.emptyPrizes.of;
    };
    expect([await ends(8), await ends(9)]).toEqual([0, 1]);
  });

  it('is no prize before the turn of a side is over, whoever is asked something in the middle of it', async () => {
    const watch = watchOf(dagc.board.grid, await outlookOf(dagc), dagc.rules.sides);
    const phase = (name: string): State =>
      at(`turn 3; phase ${name}; held 4101 german; 5a@4102; 12inf@4101`, dagc);
    const phases = ['german-pre-combat', 'soviet-interdiction', 'german-movement', 'german-post-combat'].map(
      phase,
    );
    for (const [i, before] of phases.slice(0, -1).entries()) watch.done(before, phases[i + 1]!);
    expect(german(watch).emptyPrizes.of).toBe(0);
    watch.done(phases[3]!, at('turn 4; phase soviet-movement; held 4101 german; 5a@4102; 12inf@4101', dagc));
    expect(german(watch).emptyPrizes).toEqual({ of: 1, is: 0 });
  });

  it('is a move back to where a unit came from', async () => {
    const watch = await watching();
    for (const [i, hex] of ['1813', '1811', '1813', '1811'].entries())
      turnEnds(watch, 4 + i, `24pz@${hex}; 46pz@19${11 + i}; 4ra@1607`);
    // The first move of each is back from nowhere.
    expect(german(watch).backAndForth).toEqual({ of: 6, is: 2 });
  });

  it('is an attack of one unit alone by which more is lost than gained', async () => {
    const watch = await watching();
    const position = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9';
    ordered(
      watch,
      `${position}; 34inf@1708; 3ra@1707; 4ra@1707 under; 5ra@1707 under; 6ra@1707 under; 16ra@1707 under; option fog=off`,
      'attack 1707 from 34inf',
    );
    expect(german(watch)).toMatchObject({ attackedAlone: { of: 1, is: 1 }, belowEven: { of: 1, is: 1 } });
    ordered(
      watch,
      `${position}; 24pz@1708; 46pz@1708 under; 3ra@1707; option fog=off`,
      'attack 1707 from 24pz 46pz',
    );
    expect(german(watch)).toMatchObject({ attackedAlone: { of: 3, is: 1 }, belowEven: { of: 2, is: 1 } });
  });

  it('is a unit in the rear that could move and stood still', async () => {
    const watch = await watching();
    const position = `turn 4; ${GERMAN}; 24pz@2016; 46pz@2015; 4ra@1607`;
    ordered(watch, position, 'end');
    watch.done(at(position), at(`turn 4; ${SOVIET}; 24pz@2016; 46pz@1813; 4ra@1607`));
    expect(german(watch).stoodStill).toEqual({ of: 2, is: 1 });
  });

  it('is a unit lost, and whether it was out of supply', async () => {
    const watch = await watching();
    const { grid } = board;
    const from = 6 * grid.index('1707');
    const around = [...grid.neighbours.subarray(from, from + 6)].map(
      (hex, i) => `${ARMIES[i]}@${grid.id(hex)}`,
    );
    const foes = around.join('; ');
    watch.done(at(`turn 4; ${SOVIET}; 24pz@1813; 46pz@1707; ${foes}`), at(`turn 4; ${SOVIET}; ${foes}`));
    expect(german(watch).lostUnfed).toEqual({ of: 2, is: 1 });
  });

  it('is what was open to a side, and what it did', async () => {
    const watch = await watching();
    ordered(watch, `turn 4; ${GERMAN}; 24pz@2016; 4ra@1607`, 'move 24pz 2015');
    ordered(watch, `turn 4; ${GERMAN}; 24pz@2016; 4ra@1607`, 'end');
    expect(watch.offered['german']).toMatchObject({ 'movement@orders move': { of: 2, is: 1 } });
  });

  it('is where most of a side is near when it has had two turns', async () => {
    const watch = await watching();
    turnEnds(watch, 3, '24pz@1812; 4ra@1607');
    expect(watch.axis('german')).toBeUndefined();
    turnEnds(watch, 4, '24pz@1811; 46pz@1911; 34inf@2212; 4ra@1607');
    expect(watch.axis('german')).toBe('1810');
  });
});

describe('what is said of it', () => {
  const seen = (
    seed: number,
    axis: string,
    more: Partial<Record<Measure, { of: number; is: number }>>,
  ): Seen => ({
    of: String(seed),
    spec: { game: 'x', scenario: 'y', fog: 'on', player: 'z', seed, turns: 6, data: '', program: '' },
    sides: { german: { conduct: { ...newConduct(), ...more }, offered: {}, axis } },
  });
  const bounds = BOUNDS['barbarossa'];

  it('is wrong beyond its bound, where there are cases enough', () => {
    const bad = { emptyPrizes: { of: 10, is: 9 } };
    expect(reportOf([seen(1, '1606', bad)], ['german'], bounds).wrong).toEqual([]);
    const games = [1, 2, 3].map((seed) => seen(seed, '1606', bad));
    expect(conductOf(games, ['german']).emptyPrizes).toEqual({ of: 30, is: 27 });
    expect(reportOf(games, ['german'], bounds).wrong).toEqual([
      expect.stringContaining('own prizes beside the enemy left empty: 27 of 30, 90 %'),
    ]);
  });

  it('is wrong where twenty games know one plan only', () => {
    const games = (axes: number): readonly Seen[] =>
      Array.from({ length: 20 }, (_, i) => seen(i, String(1600 + (i % axes)), {}));
    expect(reportOf(games(1), ['german'], bounds).wrong).toEqual([
      expect.stringContaining('aimed at 1600 20 times'),
    ]);
    expect(reportOf(games(bounds?.axes ?? 0), ['german'], bounds).wrong).toEqual([]);
  });

  it('is what was open often and never done, unless it may be left alone', () => {
    const game = seen(1, '1606', {});
    const offered = {
      'movement@orders move': { of: 90, is: 3 },
      'movement@orders roll': { of: 30, is: 0 },
      'movement@orders sail': { of: 30, is: 0 },
      'battle@wish choose': { of: 4, is: 0 },
    };
    const games = [{ ...game, sides: { german: { conduct: newConduct(), offered } } }];
    expect(unusedBy(games, 'german').map(([what]) => what)).toEqual([
      'movement@orders roll',
      'movement@orders sail',
    ]);
    expect(reportOf(games, ['german'], bounds).wrong).toEqual([
      '  german: never did movement@orders roll, open 30 times',
    ]);
  });

  it('has bounds for every game', () => {
    expect(Object.keys(BOUNDS).toSorted()).toEqual([...GAME_IDS].toSorted());
  });
});

it('a game is looked on at until so many turns are over', async () => {
  const spec = {
    game: 'ford',
    scenario: 'crossing',
    fog: 'on',
    player: 'random',
    seed: 2,
    turns: 3,
    data: ford.dataHash,
    program: 'this',
  };
  const seen = await lookOn(ford, await outlookOf(ford), spec);
  expect(seen.fault).toBeUndefined();
  expect(Object.keys(seen.sides)).toEqual([...ford.rules.sides]);
  expect(conductOf([seen], ford.rules.sides).backAndForth.of).toBeGreaterThan(0);
  expect(await lookOn(ford, await outlookOf(ford), spec)).toEqual(seen);
});
