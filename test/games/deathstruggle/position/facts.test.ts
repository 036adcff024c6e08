// Facts of a position that cannot be so, and what is supposed where no line says it.
import { describe, expect, it } from '@jest/globals';
import { settle } from '../../../../src/core/kernel.ts';
import { asPosition } from '../../../../src/core/match.ts';
import type { Game } from '../../../../src/api/game.ts';
import { readPosition, writePosition } from '../../../../src/record/position.ts';
import { moscow41 } from '../../../../tools/games/moscow41/shipped.ts';
import { typhoon } from '../../../../tools/games/typhoon/shipped.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { deathstruggle, stateOf } from '../rules/kit.ts';

const codesOf = (game: Game, phase: string, facts: readonly string[]): readonly string[] => {
  const read = readPosition(
    game,
    [
      'position 1',
      `game ${game.id}`,
      'base none',
      `scenario ${game.scenarios[0]?.id ?? ''}`,
      'turn 2',
      `phase ${phase}`,
      ...facts,
    ].join('\n'),
  );
  return read.ok ? [] : read.error.map(({ code, at }) => `${code} ${at ?? ''}`);
};

const GAMES: readonly (readonly [string, Game, string, string, string, string, string])[] = [
  ['deathstruggle', deathstruggle, 'axis-combat', '7pz', '10rc', '2746', '2745'],
  ['typhoon', typhoon, 'german-combat', '24pz', '7grd', '3006', '3005'],
  ['typhoon before movement', typhoon, 'german-first-combat', '24pz', '7grd', '3006', '3005'],
  ['moscow41', moscow41, 'german-combat', '24pz', '7grd', '3117', '3116'],
];

describe('attacks that have been allocated', () => {
  it.each(GAMES)(
    '%s: are made by units of the side whose phase it is, on a hex beside them',
    (...[, game, phase, ours, theirs, from, hex]) => {
      const units = [`unit ${ours} ${from}`, `unit ${theirs} ${hex}`];
      const wrong = (fact: string): readonly string[] =>
        codesOf(game, phase, [...units, `own pulse.attacks ${fact}`]);
      expect(wrong(`[{"hex":"${hex}","units":["${ours}"]}]`)).toEqual([]);
      expect(wrong(`[{"hex":"${hex}","units":["${theirs}"]}]`)).toEqual(['POSITION.ATTACK-SIDE line 9']);
      expect(wrong(`[{"hex":"${from}","units":["${ours}"]}]`)).toEqual(['POSITION.ATTACK-FROM line 9']);
      expect(wrong(`[{"hex":"3212","units":["${ours}"]}]`)).toEqual(['POSITION.ATTACK-FROM line 9']);
      expect(wrong(`[{"hex":"${hex}","units":[]}]`)).toEqual(['POSITION.ATTACK-NOBODY line 9']);
      const twice = `{"hex":"${hex}","units":["${ours}"]}`;
      expect(wrong(`[${twice},{"hex":"${hex}","units":[]}]`)).toEqual(['POSITION.ATTACK-TWICE line 9']);
      expect(
        codesOf(game, phase, [
          `unit ${ours} ${from}`,
          `own pulse.attacks [{"hex":"${hex}","units":["${ours}"]}]`,
        ]),
      ).toEqual(['POSITION.ATTACK-EMPTY line 8']);
    },
  );
});

describe('the divisions of corps', () => {
  it('deathstruggle:BLD.2 in a corps are infantry of its own side', () => {
    const wrong = (fact: string): readonly string[] =>
      codesOf(deathstruggle, 'axis-movement', ['unit 1ik 2746', `own components ${fact}`]);
    expect(wrong('{"1ik":["7pz"]}')).toEqual(['POSITION.NOT-PART line 8']);
    expect(wrong('{"1ik":["10rd"]}')).toEqual(['POSITION.NOT-PART line 8']);
    expect(wrong('{"10rd":["1id"]}')).toEqual(['POSITION.FORM line 8']);
  });

  it('deathstruggle:R104 of rifle corps and armies wait in the pool with no base, as many as they would fall into; Guards in their box', () => {
    const pool = (text: string): readonly string[] => stateOf(text).own.places['pool'] ?? [];
    const there = 'phase axis-movement; turn 3; 10rc@2745; 8a@2744; 90rd@2743';
    expect(pool(there)).toEqual(['10rd', '125rd', '48rd', '5rd', '33rd']);
    expect(pool(`${there}; 23rd@pool; 10rd@out; 125rd@dead`)).toEqual(['23rd', '48rd', '5rd', '33rd']);
    expect(stateOf(there).own.places['guards']).toEqual(['1grd', '2grd', '3grd', '4grd']);
    expect(pool('phase axis-movement; turn 3; 1sh@2745; 1para@2744; 6mc@2743; 10rd@2742')).toEqual([]);
    expect(pool(`${there}; own components {"8a":["23rd","126rd","128rd"]}`)).toEqual(['10rd', '125rd']);
    const state = stateOf(`${there}; 10rd@dead; 23rd@pool`);
    const read = readPosition(deathstruggle, writePosition(deathstruggle, state));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(asPosition(read.value.state)).toEqual(asPosition(state));
  });

  it('deathstruggle:BLD.12 wait beside the map with no base, unless a line has them elsewhere', () => {
    const parts = (state: ReturnType<typeof stateOf>): readonly string[] =>
      state.own.places['components'] ?? [];
    const state = stateOf('phase axis-movement; turn 3; 1ik@2746; 10rd@2745');
    expect(parts(state)).toHaveLength(3);
    const [one = '', ...others] = parts(state);
    const other = stateOf(`phase axis-movement; turn 3; 1ik@2746; 10rd@2745; ${one}@out`);
    expect([parts(other), placeOf(other.own, one)]).toEqual([others, 'out']);
    for (const each of [state, other]) {
      const read = readPosition(deathstruggle, writePosition(deathstruggle, each));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      settle(deathstruggle.rules, each);
      settle(deathstruggle.rules, read.value.state);
      expect(asPosition(read.value.state)).toEqual(asPosition(each));
    }
  });
});
