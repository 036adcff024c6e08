// Orders that a refusal advises: their hexes are called as the listener hears them, and can be typed back so.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../src/core/dice.ts';
import { matchFrom } from '../../src/core/match.ts';
import { understand } from '../../src/language/parse/line.ts';
import { sceneOf, take } from '../../src/session/dispatch.ts';
import { openDesk, voiceOf } from '../../src/session/session.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { positionOf } from '../kit/position.ts';

const MOVE = 'option fog=off; phase german-movement; turn 9; plan order move-fight';

const deskOf = (game: typeof barbarossa, text: string) => {
  const { state, dice } = positionOf(game, text);
  return openDesk(game, matchFrom(game.rules, state, { dice: scripted([...dice]) }));
};

const POSITIONS = [
  { name: 'Barbarossa', game: barbarossa, given: `${MOVE}; 24pz@1708; 3ra@1607`, by: 'german', unit: '24pz' },
  {
    name: 'Destruction of Army Group Center',
    game: dagc,
    given: 'option fog=off; phase soviet-movement; 5gt@3800; 56pz@4010',
    by: 'soviet',
    unit: '5gt',
  },
] as const;

describe.each(POSITIONS)('an order of $name as it is advised', ({ game, given, by, unit }) => {
  it.each(['mixed', 'pair', 'digits', 'name', 'number', 'nato'])(
    'with hexspeech %s is read back',
    (style) => {
      const desk = deskOf(game, given);
      take(desk, `hexspeech ${style}`);
      const scene = sceneOf(desk);
      const voice = voiceOf(desk);
      const wrong = game.board.grid.ids.filter((hex) => {
        const order = { by, verb: 'move', args: { units: [unit], path: [hex] } };
        const found = understand(desk.registry, scene, voice.advise?.(order) ?? '');
        return found.kind !== 'orders' || JSON.stringify(found.orders) !== JSON.stringify([order]);
      });
      expect(wrong).toEqual([]);
    },
  );
});

it('names a hex that has a name, and says the number of another in pairs', () => {
  const desk = deskOf(barbarossa, `${MOVE}; 7inf@1710; 3ra@1607`);
  expect(take(desk, 'move 7inf 1702').lines).toContain('To go there type: move 7inf serpukhov.');
  take(desk, 'hexspeech number');
  expect(take(desk, 'move 7inf 1702').lines).toContain('To go there type: move 7inf 17 06.');
});
