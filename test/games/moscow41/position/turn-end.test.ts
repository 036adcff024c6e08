// What is asked as a turn ends has a phase of its own: a position written there comes back to it, and not to the phase before.
import { expect, it } from '@jest/globals';
import { canonicalJson } from '../../../../src/core/canonical-json.ts';
import { decision, settle } from '../../../../src/core/kernel.ts';
import type { Game } from '../../../../src/api/game.ts';
import { readPosition, writePosition } from '../../../../src/record/position.ts';
import { typhoon } from '../../../../tools/games/typhoon/shipped.ts';
import { positionOf } from '../../../kit/position.ts';
import { moscow41 } from '../rules/kit.ts';

const CASES: readonly (readonly [Game, string])[] = [
  [moscow41, 'turn 2; phase turn-end; 22a@3600; 34ik@3719; 2fk@german-air'],
  [typhoon, 'turn 3; phase turn-end; 22a@3114; 34ik@5131; 2fk@german-air'],
];

it.each(CASES.map(([game, text]) => [game.id, game, text] as const))(
  'moscow41:R160 in %s the question about the 2nd Fliegerkorps comes back from a position',
  (_, game, text) => {
    const { state } = positionOf(game, text);
    settle(game.rules, state);
    expect([decision(game.rules, state)?.at, state.clock.phase]).toEqual(['keepAir@ask', 'turn-end']);
    const read = readPosition(game, writePosition(game, state));
    if (!read.ok) throw new Error(canonicalJson(read.error));
    settle(game.rules, read.value.state);
    expect({ ...read.value.state, drawn: 0 }).toEqual({ ...state, drawn: 0 });
  },
);
