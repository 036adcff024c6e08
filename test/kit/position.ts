// Positions for rule tests: a position file without its head, in lines or in pieces between semicolons.
//   start skirmish             the very beginning of a scenario; nothing else is said
//   scenario skirmish          the first of the game, if not said
//   base skirmish              begin from its set-up; without it nothing stands on the map but what is named
//   turn 2; side south; phase combat; option fog=off
//   n1@1302                    for unit n1 1302; what follows is passed on, such as n2@1302 under
//   dice 3 4                   the next faces
import type { State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { fullOptions } from '../../src/record/optional-rules.ts';
import { readPosition } from '../../src/record/position.ts';

export type Given = { readonly state: State; readonly dice: readonly number[] };

const short = /^(\S+)@(\S+)/;

const valueOf = (lines: readonly string[], key: string): string | undefined =>
  lines.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1);

const startOf = (game: Game, scenario: string): State => {
  const options = fullOptions(game, {});
  if (!options.ok) throw new Error(`Not the options of ${game.id}: ${JSON.stringify(options.error)}`);
  return game.rules.setup(scenario, options.value);
};

/** What begins anew with every phase, or is so in one place alone, no position can state; a function that is tested by itself may want it. */
const MIDDLE = /^own (?:phase\.(\w+)|turn\.(stand)|(shown)) (.+)$/;

const inTheMiddle = (state: State, lines: readonly string[]): State => {
  type Parts = { readonly phase?: Record<string, unknown>; readonly turn?: Record<string, unknown> };
  const own = state.own as Record<string, unknown> & Parts;
  for (const [, part, turned, whole, value = ''] of lines.map((line) => MIDDLE.exec(line) ?? [])) {
    if (part !== undefined && own.phase !== undefined) own.phase[part] = JSON.parse(value);
    else if (turned !== undefined && own.turn !== undefined) own.turn[turned] = JSON.parse(value);
    else if (whole !== undefined) own[whole] = JSON.parse(value);
  }
  return state;
};

export const positionOf = (game: Game, text: string): Given => {
  const lines = text.split(/[;\n]/).map((line) => line.trim().replace(short, 'unit $1 $2'));
  const dice = (valueOf(lines, 'dice') ?? '').split(' ').filter(Boolean).map(Number);
  const start = valueOf(lines, 'start');
  if (start !== undefined) return { state: startOf(game, start), dice };
  const scenario = valueOf(lines, 'base') ?? game.scenarios[0]?.id ?? '';
  const read = readPosition(
    game,
    [
      'position 1',
      `game ${game.id}`,
      ...(valueOf(lines, 'scenario') === undefined ? [`scenario ${scenario}`] : []),
      ...lines.filter((line) => !line.startsWith('dice ') && !MIDDLE.test(line)),
    ].join('\n'),
  );
  if (!read.ok) throw new Error(`Not a position: ${JSON.stringify(read.error)}`);
  return { state: inTheMiddle(read.value.state, lines), dice };
};
