// The game as it is loaded from its files: its options, names and notices, and what a broken file is told.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../src/core/types.ts';
import { dataFiles } from '../../../src/board/file-names.ts';
import { maker } from '../../../src/games/barbarossa/game.ts';
import { GAMES } from '../../../src/games/registry.ts';
import { knownHash } from '../../../src/mechanics/load-game.ts';
import { SHIPPED } from '../../../src/games/barbarossa/data/shipped-hash.ts';
import { registryFor } from '../../../src/language/verb-registry.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';

const shipped = (name: string): Result<string> => ({
  ok: true,
  value: readFileSync(new URL(`../../../data/barbarossa/${name}`, import.meta.url), 'utf8'),
});

const entry = GAMES.find(({ id }) => id === 'barbarossa')!;
const FILES = dataFiles('barbarossa', ['campaign', 'road-back']);

describe('the game', () => {
  it('is loaded from the shipped files, the same as any other way', async () => {
    const loaded = await entry.load(shipped);
    expect(loaded.ok && loaded.value.dataHash).toBe(barbarossa.dataHash);
    expect(
      loaded.ok && loaded.value.scenarios.map(({ id, title, meaning }) => [`${id}: ${title}`, meaning]),
    ).toEqual([
      ['campaign: the Campaign Game', 'Turns 1 to 32, Jun 1941 to Apr/May 1945.'],
      ['road-back: The Road Back', 'Turns 13 to 32, Oct/Nov 1942 to Apr/May 1945.'],
    ]);
  });

  it('means the city where a town of the map spells its name another way', () => {
    const { places } = barbarossa.board;
    expect([places['Dnepropetrovsk'], places['Dnepro-Petrovsk'], places['Vyazma']]).toEqual([
      '2607',
      '2607',
      '1708',
    ]);
  });

  it('signs cities and other objectives on the map, and no town', () => {
    const signs = ['1606', '2419', '1708'].map((hex) => barbarossa.board.hex(hex).sign);
    expect(signs).toEqual(['O', '*', undefined]);
  });

  it('has another hash for other data', async () => {
    const loaded = await entry.load((name) => {
      const file = shipped(name);
      return file.ok && name === 'scenarios/campaign.json'
        ? { ok: true, value: file.value.replace('"points": 14', '"points": 15') }
        : file;
    });
    expect(loaded.ok && loaded.value.dataHash).not.toBe(barbarossa.dataHash);
  });

  it.each<[string, string, string, string]>([
    ['a colour', 'map.json', '"fill": "#d3b98c"', '"fill": "#d3b98d"'],
    ['the colour of a side', 'units.json', '"fill": "#af0000"', '"fill": "#00af00"'],
    ['the name of a terrain', 'map.json', '"name": "rough"', '"name": "broken ground"'],
    ['the mark of a size', 'units.json', '"mark": "xxxx"', '"mark": "army"'],
    ['what the turn track prints', 'turns.json', '"label": "repl."', '"label": "back"'],
  ])('has the same hash with another look: %s', async (_, changed, from, to) => {
    const loaded = await entry.load((name) => {
      const file = shipped(name);
      if (!file.ok || name !== changed) return file;
      expect(file.value).toContain(from);
      return { ok: true, value: file.value.replace(from, to) };
    });
    expect(loaded.ok && loaded.value.dataHash).toBe(barbarossa.dataHash);
  });

  it.each<[string, string, string, string]>([
    ['a terrain', 'map.json', '"2013": {"terrain": "marsh"', '"2013": {"terrain": "clear"'],
    [
      'a factor',
      'units.json',
      '"faces": [{"attack": 4, "defence": 5}]',
      '"faces": [{"attack": 5, "defence": 5}]',
    ],
    ['a source', 'map.json', 'Hills 0, forest 71', 'Hills 1, forest 71'],
  ])('has another hash with another value: %s', async (_, changed, from, to) => {
    const loaded = await entry.load((name) => {
      const file = shipped(name);
      if (!file.ok || name !== changed) return file;
      expect(file.value).toContain(from);
      return { ok: true, value: file.value.replace(from, to) };
    });
    expect(loaded.ok && loaded.value.dataHash).not.toBe(barbarossa.dataHash);
  });

  it('has the same hash for the same data laid out otherwise, though it has to be worked out', async () => {
    const loaded = await entry.load((name) => {
      const file = shipped(name);
      return file.ok ? { ok: true, value: JSON.stringify(JSON.parse(file.value)) } : file;
    });
    expect(loaded.ok && loaded.value.dataHash).toBe(barbarossa.dataHash);
    expect(SHIPPED.values).toBe(barbarossa.dataHash);
    const text = (name: string): string => {
      const file = shipped(name);
      return file.ok ? file.value : '';
    };
    expect(knownHash(maker, FILES, text)).toBe(barbarossa.dataHash);
    expect(knownHash(maker, FILES, (name) => `${text(name)}\n`)).toBeUndefined();
  });

  it('tells every file that is missing or broken, and where', async () => {
    const loaded = await entry.load((name) => {
      if (name === 'rules.json')
        return { ok: false, error: { code: 'FILE.MISSING', params: { file: name } } };
      return name === 'units.json' ? { ok: true, value: '{\n  "format": 1,\n' } : shipped(name);
    });
    expect(loaded.ok ? [] : loaded.error).toEqual([
      expect.objectContaining({ code: 'JSON.BROKEN' }),
      { code: 'FILE.MISSING', params: { file: 'rules.json' } },
    ]);
    expect(loaded.ok ? {} : loaded.error[0]?.params).toMatchObject({ file: 'units.json', line: 3 });
  });

  it('offers fog of war and the optional rules of the book', () => {
    expect(barbarossa.options.map(({ id, standard }) => `${id} ${standard}`)).toEqual([
      'fog on',
      'lithuania off',
      'forgiveness off',
      'kiev off',
      'preparedness off',
      'superiority off',
    ]);
    expect(barbarossa.options.filter(({ rule }) => barbarossa.ruleWords(rule) === undefined)).toEqual([]);
  });

  it('answers rules and rulings by their ids', () => {
    expect(barbarossa.ruleWords('barbarossa:5.12a')?.title).toBe('Soviet mandatory attacks');
    expect(barbarossa.ruleWords('barbarossa:R72')?.summary).toContain('Crimea-supply lines');
    expect(barbarossa.ruleWords('barbarossa:99.9')).toBeUndefined();
  });

  it('has a typed language without a clash', () => {
    expect(() => registryFor(barbarossa)).not.toThrow();
  });

  it('names cities and boxes as places', () => {
    expect(barbarossa.board.places['Kiev']).toBe('2311');
    expect(barbarossa.board.places['rvgk box']).toBe('rvgk');
    expect(barbarossa.board.hex('2607')).toMatchObject({ name: 'Dnepro-Petrovsk', terrain: 'clear' });
    expect(barbarossa.board.sides('3105')).toContainEqual(
      expect.objectContaining({ kind: 'strait', name: 'Kerch Strait' }),
    );
  });
});
