// The boards that are shipped, in words: complete, and in lines that can be listened to.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { printBoard } from '../../src/board/board.ts';
import type { PrintedBoard } from '../../src/board/board.ts';
import { wholeMap, wholeUnits } from '../../src/board/board-files.ts';
import { openingOf } from '../../src/board/scenario.ts';
import type { ScenarioFile } from '../../src/board/data-types.ts';
import { boardWords } from '../../src/draw/describe/index.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { messageProblems } from '../../src/text/lint-messages.ts';
import { banksHeard, BOOK, sideKey, sidesHeard, spoken } from './describe-kit.ts';

const data = join(dirname(fileURLToPath(import.meta.url)), '../../data');
const GAMES = readdirSync(data).filter((game) => existsSync(join(data, game, 'map.json')));

const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(data, ...path), 'utf8'));

const boardOf = (game: string): PrintedBoard => {
  const map = wholeMap(read(game, 'map.json'));
  return printBoard(map, makeGrid(map.grid));
};

describe.each(GAMES)('the board of %s', (game) => {
  const board = boardOf(game);
  const units = wholeUnits(read(game, 'units.json'));
  const { map } = board;
  const whole = spoken(boardWords(board, units, undefined));

  it('has every hexside of every river in the order of its flow', () => {
    const said = banksHeard(whole);
    for (const name of new Set(Object.values(map.rivers).map((river) => river.name))) {
      const keys = Object.keys(map.rivers).filter((key) => map.rivers[key]?.name === name);
      const drawn = keys.map((key) =>
        map.hexsides
          .filter((side) => side.river === key)
          .map(({ between: [a, b] }) => sideKey(a, b))
          .join(' '),
      );
      const heard = said
        .filter((line) => line.name === name)
        .flatMap((line) => sidesHeard(board, line))
        .join(' ');
      for (const river of drawn) expect(heard).toContain(river);
    }
  });

  it('has each region and each objective once, by its name', () => {
    for (const { name } of Object.values(map.regions)) {
      const capital = name.charAt(0).toUpperCase() + name.slice(1);
      expect(whole.filter((line) => line.startsWith(`${capital}, in the `))).toHaveLength(1);
    }
    for (const [hex, { objective }] of board.hexes.entries()) {
      const id = board.grid.id(hex);
      if (objective !== undefined) expect(whole.filter((line) => line.startsWith(`${id} `))).toHaveLength(1);
    }
  });

  it('says nothing twice', () => {
    expect(whole.filter((line, i) => whole.indexOf(line) !== i)).toEqual([]);
  });

  it('has every scenario, and any hex, in printable lines that do not run long', () => {
    const folder = join(data, game, 'scenarios');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const openings = names.map((name) => {
      const scenario = read(game, 'scenarios', name) as ScenarioFile;
      const none = { format: 1, game, title: '' } as const;
      return openingOf(
        {
          board,
          units,
          tables: undefined,
          turns: undefined,
          options: [],
          scenarios: { [scenario.id]: scenario },
          rules: { ...none, rules: [] },
          rulings: { ...none, rulings: [] },
        },
        scenario.id,
      );
    });
    const asked = [undefined, ...board.grid.ids.filter((_, i) => i % 7 === 0)].map((at) => ({ at }));
    for (const opening of [undefined, ...openings])
      for (const options of asked) {
        const messages = boardWords(board, units, opening, options);
        expect(messages.flatMap((message) => messageProblems(BOOK, message))).toEqual([]);
        for (const line of spoken(messages)) {
          expect(line).toMatch(/^[A-Z0-9][\x20-\x7e]*\.$/);
          expect(line.length).toBeLessThanOrEqual(140);
        }
      }
  });
});
