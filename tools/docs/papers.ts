// The papers that are made out of the program, and where they stand; what is written by hand in them stays.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { processIo } from '../../src/cli/io.ts';
import type { Game } from '../../src/api/game.ts';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { shippedData } from '../../src/paths.ts';
import { GAME_IDS, shippedGame } from '../games.ts';
import { recordPath } from '../golden/script.ts';
import { codesText } from './codes.ts';
import { commandsText } from './commands.ts';
import { exchangeLines } from './exchange.ts';
import { factsText } from './facts.ts';
import { keysText } from './keys.ts';
import { manualText } from './man.ts';
import { pictureLines } from './picture.ts';
import type { CodeRules } from './refusal-rules.ts';
import { playedText } from './played.ts';
import { refusalRulesText, rulesOfGame, rulesUnder, SHARED_ROOMS } from './refusal-rules.ts';
import { roomLines } from './rooms.ts';
import { rulesText } from './rules.ts';
import { shippedText } from './shipped.ts';

const ROOT = new URL('../../', import.meta.url);

export const paperText = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

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
  const lines = readFileSync(recordPath('opening'), 'utf8').split('\n');
  const from = lines.findIndex((line) => / > /.test(line));
  return ['...', ...lines.slice(from, from + 8), '...'];
};

export type Paper = { readonly path: string; readonly text: string };

type GameRules = { readonly game: Game; readonly rules: CodeRules };

/** What is made for one game. */
const papersOf = async ({ game: { id }, rules }: GameRules): Promise<readonly Paper[]> => [
  { path: `src/games/${id}/data/shipped-hash.ts`, text: shippedText(id) },
  {
    path: `src/games/${id}/data/refusal-rules.ts`,
    text: await refusalRulesText(id, rules, '../../../api'),
  },
];

/** The paper about a game, where it has one. */
const ownPapers = (game: Game): readonly Paper[] => {
  const path = `docs/games/${game.id}.md`;
  return existsSync(new URL(path, ROOT)) ? [{ path, text: playedText(game, paperText(path)) }] : [];
};

/** As they should be now; where one game is enough it is the first of the registry. */
export const papers = async (): Promise<readonly Paper[]> => {
  const games = await Promise.all(GAME_IDS.map(shippedGame));
  const [game] = games;
  const [first, ...others] = games.map((one) => ({ title: one.title, registry: registryFor(one) }));
  if (game === undefined || first === undefined) throw new Error('No game is registered');
  const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
  const readme = withMade(paperText('README.md'), 'screen', asShown(pictureLines(game)));
  const files = withMade(paperText('docs/files.md'), 'record', asShown(recordLines()));
  const own = rulesUnder(SHARED_ROOMS);
  const each = games.map((one) => ({ game: one, rules: rulesOfGame(one.id) }));
  return [
    { path: 'docs/commands.md', text: commandsText(setting, first, others) },
    { path: 'man/hexfront.1', text: manualText(setting, first, others) },
    { path: 'docs/keys.md', text: keysText() },
    { path: 'README.md', text: withMade(readme, 'exchange', asShown(exchangeLines(game))) },
    { path: 'docs/files.md', text: files },
    { path: 'docs/positions.md', text: factsText(games) },
    { path: 'docs/codes.md', text: codesText(each, own) },
    {
      path: 'docs/architecture.md',
      text: withMade(paperText('docs/architecture.md'), 'rooms', asShown(roomLines())),
    },
    { path: 'docs/rules.md', text: rulesText((id) => games.find((one) => one.id === id)?.title ?? id) },
    { path: 'src/text/refusal-rules.ts', text: await refusalRulesText('hexfront', own, '../api') },
    ...games.flatMap(ownPapers),
    ...(await Promise.all(each.map(papersOf))).flat(),
  ];
};

export const writePaper = ({ path, text }: Paper): void => writeFileSync(new URL(path, ROOT), text);
