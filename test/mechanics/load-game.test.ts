// A game out of its data files, on the tiny board: what it says of itself, what is hashed, and what a broken file is told.
import { describe, expect, it } from '@jest/globals';
import { dataFiles } from '../../src/board/file-names.ts';
import type { Game } from '../../src/api/game.ts';
import type { DataReader } from '../../src/api/game-entry.ts';
import { fingerprintOf, gameLoader } from '../../src/mechanics/load-game.ts';
import type { GameMaker } from '../../src/mechanics/load-game.ts';
import { printedGame } from '../../src/mechanics/printed-game.ts';
import { tinyFiles } from '../board/tiny.ts';

const FILES = dataFiles('tiny', ['meeting']);
const files: Readonly<Record<string, unknown>> = tinyFiles;

const reader =
  (change: Readonly<Record<string, string>> = {}): DataReader =>
  (name) => ({ ok: true, value: change[name] ?? JSON.stringify(files[name]) });

const maker: GameMaker = {
  make: (set, dataHash) => {
    const info = { id: 'tiny', title: 'Tiny', notices: [], options: [], optionRule: 'tiny:1.1' } as const;
    return { ...printedGame(info, set), dataHash } as unknown as Game;
  },
};

const load = gameLoader(maker);
const loaded = (read: DataReader, from = load): Game => {
  const found = from(FILES, read);
  if (!found.ok) throw new Error(found.error.map(({ code }) => code).join());
  return found.value;
};

describe('the files of a game', () => {
  it('are listed once, charts under a schema of their own', () => {
    expect(FILES.map(({ name, schema }) => `${name} ${schema}`)).toEqual([
      'map.json map',
      'units.json units',
      'tables.json tables-tiny',
      'turns.json turns-tiny',
      'scenarios/meeting.json scenario',
      'rules.json rules',
      'rulings.json rulings',
    ]);
  });

  it('say what a game is called by, what may be chosen and which rules it has', () => {
    const game = loaded(reader());
    expect([game.id, Object.keys(game.sideWords).length, game.scenarios.map(({ id }) => id)]).toEqual([
      'tiny',
      2,
      ['meeting'],
    ]);
    expect(game.ruleIds.every((id) => id.startsWith('tiny:') && game.ruleWords(id) !== undefined)).toBe(true);
    expect(game.options.map(({ id, rule }) => [id, rule.startsWith('tiny:')])).toEqual(
      game.options.map(({ id }) => [id, true]),
    );
  });

  it('have a hash of what is played by: not of the layout, not of words about the rules', () => {
    const { dataHash } = loaded(reader());
    const scenario = 'scenarios/meeting.json';
    const laidOut = JSON.stringify(files[scenario], null, 2);
    expect(loaded(reader({ [scenario]: laidOut })).dataHash).toBe(dataHash);
    const rulings = JSON.stringify(files['rulings.json']).replace('"ruling":"', '"ruling":"Now ');
    expect(loaded(reader({ 'rulings.json': rulings })).dataHash).toBe(dataHash);
    const colour = JSON.stringify(files['units.json']).replace('"letter":', '"fill":"#112233","letter":');
    expect(colour).toContain('#112233');
    expect(loaded(reader({ 'units.json': colour })).dataHash).toBe(dataHash);
    const other = JSON.stringify(files[scenario]).replace('"last":', '"last":1');
    expect(loaded(reader({ [scenario]: other })).dataHash).not.toBe(dataHash);
  });

  it('have the hash of the shipped ones without working it out', () => {
    const text = (name: string): string => JSON.stringify(files[name]);
    const shipped = { files: fingerprintOf(FILES, text), values: 'known' };
    const known = gameLoader({ ...maker, shipped });
    expect(loaded(reader(), known).dataHash).toBe('known');
    expect(loaded(reader({ 'map.json': `${text('map.json')}\n` }), known).dataHash).toBe(
      loaded(reader()).dataHash,
    );
  });

  it('are all told at once where they cannot be read', () => {
    const missing = { code: 'FILE.MISSING', params: { file: 'rules.json' } };
    const found = load(FILES, (name) => {
      if (name === 'rules.json') return { ok: false, error: missing };
      return { ok: true, value: name === 'units.json' ? '{\n"format": 1,\n' : JSON.stringify(files[name]) };
    });
    expect(found.ok ? [] : found.error).toEqual([
      expect.objectContaining({
        code: 'JSON.BROKEN',
        params: expect.objectContaining({ file: 'units.json', line: 3 }),
      }),
      missing,
    ]);
  });
});
