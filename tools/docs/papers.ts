// The papers that are made out of the program, and where they stand; what is written by hand in them stays.
import { readFileSync, writeFileSync } from 'node:fs';
import { processIo } from '../../src/cli/io.ts';
import { readGame } from '../../src/cli/load/game.ts';
import type { Game } from '../../src/api/game.ts';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { shippedData } from '../../src/paths.ts';
import { codesText } from './codes.ts';
import { commandsText } from './commands.ts';
import { exchangeLines } from './exchange.ts';
import { factLines } from './facts.ts';
import { keysText } from './keys.ts';
import { manualText } from './man.ts';
import { pictureLines } from './picture.ts';
import { refusalRulesText, rulesOfGame, rulesUnder, SHARED_ROOMS } from './refusal-rules.ts';
import { shippedText } from './shipped.ts';

const ROOT = new URL('../../', import.meta.url);

export const paperText = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** The first game that came with the program: the papers show its verbs and its board. */
const firstGame = async (): Promise<Game> => {
  const id = GAMES[0]?.id ?? '';
  const game = await readGame({ games: GAMES, boards: BOARDS, shipped: shippedData() }, id, undefined);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

/** Puts lines between `<!-- made: name -->` and `<!-- end -->`. */
const withMade = (text: string, name: string, lines: readonly string[]): string => {
  const begins = `<!-- made: ${name} -->`;
  const from = text.indexOf(begins);
  const to = text.indexOf('<!-- end -->', from);
  if (from < 0 || to < 0) throw new Error(`There is no place for ${name}`);
  return `${text.slice(0, from + begins.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
};

const asShown = (lines: readonly string[]): readonly string[] => ['```', ...lines, '```'];

/** The beginning of the first golden game. */
const recordLines = (): readonly string[] => {
  const lines = paperText('test/golden/opening.game').split('\n');
  const from = lines.findIndex((line) => / > /.test(line));
  return ['...', ...lines.slice(from, from + 8), '...'];
};

export type Paper = { readonly path: string; readonly text: string };

/** As they should be now. */
export const papers = async (): Promise<readonly Paper[]> => {
  const game = await firstGame();
  const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
  const readme = withMade(paperText('README.md'), 'screen', asShown(pictureLines(game)));
  const files = withMade(paperText('docs/files.md'), 'record', asShown(recordLines()));
  const [own, ofGame] = [rulesUnder(SHARED_ROOMS), rulesOfGame(game.id)];
  return [
    { path: 'docs/commands.md', text: commandsText(setting, registryFor(game), game.title) },
    { path: 'man/hexfront.1', text: manualText(setting, registryFor(game), game.title) },
    { path: 'src/games/barbarossa/data/shipped-hash.ts', text: shippedText() },
    { path: 'docs/keys.md', text: keysText() },
    { path: 'README.md', text: withMade(readme, 'exchange', asShown(exchangeLines(game))) },
    { path: 'docs/files.md', text: withMade(files, 'facts', factLines(game)) },
    { path: 'docs/codes.md', text: codesText(game, own, ofGame) },
    { path: 'src/text/refusal-rules.ts', text: await refusalRulesText(own, '../core/types.ts') },
    {
      path: `src/games/${game.id}/data/refusal-rules.ts`,
      text: await refusalRulesText(ofGame, '../../../core/types.ts'),
    },
  ];
};

export const writePaper = ({ path, text }: Paper): void => writeFileSync(new URL(path, ROOT), text);
