// The config file, the command that shows it, and a game that is said as it has it.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig, settingsOf, withSetting } from '../../src/cli/config-syntax.ts';
import { newHome, run } from './kit.ts';

const fileIn = (home: string): string => join(home, 'config.txt');

const withFile = (...lines: readonly string[]): string => {
  const home = newHome();
  mkdirSync(home, { recursive: true });
  writeFileSync(fileIn(home), `${lines.join('\n')}\n`);
  return home;
};

describe('the text of the config file', () => {
  it('has a setting a line, keys by what they do, and comments', () => {
    const { config, problems } = readConfig(
      '\ufeff# mine\r\nMode = plain\r\nhexspeech=digits # by ear\npage = 20\nkey.undo = u "page up"\n\n',
    );
    expect(problems).toEqual([]);
    expect(config).toEqual({
      mode: 'plain',
      hexspeech: 'digits',
      page: '20',
      keys: { undo: ['u', 'page up'] },
    });
    expect(settingsOf(config)).toEqual({ hexSpeech: 'digits', page: 20 });
  });

  it.each([
    ['rubbish', 'CONFIG.LINE'],
    ['fonts = big', 'CONFIG.UNKNOWN'],
    ['level = loud', 'CONFIG.VALUE'],
    ['page = 1', 'CONFIG.VALUE'],
    ['constructor = 1', 'CONFIG.UNKNOWN'],
    ['key.undo =', 'CONFIG.NO-KEYS'],
    ['key.up = \u00e9\u00e9', 'CONFIG.KEY'],
    ['key.up = w pageup', 'CONFIG.KEY'],
    ['key.up = \ud83d\ude00', 'CONFIG.KEY'],
  ])('tells that %s cannot be used, by its line, and uses the rest', (line, code) => {
    const { config, problems } = readConfig(`names = short\n${line}\nlevel = brief\n`);
    expect(problems).toMatchObject([{ code, params: { line: 2 } }]);
    expect(config).toMatchObject({ names: 'short', level: 'brief' });
  });

  it('tells where one key is given to two actions, or keys to one action twice; the last line holds', () => {
    const { config, problems } = readConfig(
      'key.up = w q\nkey.undo = q "page up"\nkey.down = \u00e9\nkey.down = j\n',
    );
    expect(config.keys).toEqual({ up: ['w'], undo: ['q', 'page up'], down: ['j'] });
    expect(problems).toEqual([
      { code: 'CONFIG.KEY-TAKEN', params: { line: 2, key: 'q', action: 'undo', other: 'up' } },
      { code: 'CONFIG.KEYS-TWICE', params: { line: 4, action: 'down' } },
    ]);
  });

  it('is changed in one place, and nowhere else', () => {
    expect(withSetting('# a\nmode = map\nrubbish\n', 'mode', 'plain')).toBe('# a\nmode = plain\nrubbish\n');
    expect(withSetting('# a\n', 'names', 'short')).toBe('# a\nnames = short\n');
    expect(withSetting('', 'mode', 'map')).toBe('mode = map\n');
  });
});

describe('the command config', () => {
  it('says where the file is, what holds, and which lines are not used', async () => {
    const home = withFile('mode = plain', 'names = tiny', 'key.undo = u');
    const { code, out } = await run(['config'], home);
    expect(code).toBe(0);
    expect(out).toEqual(
      expect.arrayContaining([
        `Config file: ${fileIn(home)}.`,
        'Line 2 of the config file is not used: names cannot be tiny.',
        'Mode is plain, from the config file.',
        'Keys for undo: u.',
        'Here games are played in plain text: input or output is not a terminal.',
      ]),
    );
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
  });

  it('says which action there is not, and that keys are changed in the file', async () => {
    const home = withFile('key.undoo = u', 'key.redo = \u00e9\u00e9');
    const { out } = await run(['config'], home);
    expect(out).toEqual(
      expect.arrayContaining([
        'Line 2 of the config file is not used: no key is called ee.',
        'The config file gives keys to undoo, which is nothing the map screen does.',
        'The nearest is undo.',
      ]),
    );
    for (const argv of [['key.up'], ['key.up', 'k']]) {
      const { code, err } = await run(['config', ...argv], home);
      expect(code).toBe(2);
      expect(err[0]).toBe('Nothing was set: keys are changed in the config file itself.');
      expect(err[1]).toMatch(/A line there may be key\.up = /);
    }
  });

  it('sets one, and a wrong one is a slip that leaves the file alone', async () => {
    const home = newHome();
    expect((await run(['config', 'hexspeech', 'nato'], home)).out).toEqual(['Hexspeech is now nato.']);
    expect((await run(['config', 'hexspeech', 'loud'], home)).code).toBe(2);
    expect((await run(['config', 'fonts', 'big'], home)).code).toBe(2);
    expect(readFileSync(fileIn(home), 'utf8')).toBe('hexspeech = nato\n');
    const { out } = await run(['config', '--json'], home);
    expect(JSON.parse(out.join(''))).toMatchObject({ config: { hexspeech: 'nato', level: 'normal' } });
  });
});

describe('a game', () => {
  it('is said as the config file has it, after what is wrong with that file, once', async () => {
    const home = withFile('level = brief', 'hexspeech = raw', 'rubbish');
    const { out } = await run(['play', 'ford', '--name', 'g'], home, ['look 1302']);
    expect(out[0]).toBe('Line 3 of the config file is not used: rubbish.');
    expect(out.filter((line) => line.startsWith('Line 3'))).toHaveLength(1);
    expect(out).toContainEqual(expect.stringMatching(/^1302\. Clear\. 1 Northern Foot/));
    const again = await run(['resume', 'g'], home, ['look 1302']);
    expect(again.out).toContainEqual(expect.stringMatching(/^1302\. Clear\. 1 Northern Foot/));
  });

  it('goes on without a config file that cannot be read', async () => {
    const home = withFile('level = brief');
    chmodSync(fileIn(home), 0o000);
    const { code } = await run(['play', 'ford', '--no-save'], home, ['quit']);
    chmodSync(fileIn(home), 0o600);
    expect(code).toBe(0);
  });
});

describe('words of one own at the shell', () => {
  it('are kept, told, and forgotten', async () => {
    const home = newHome();
    expect((await run(['config', 'alias.nx', 'next 5'], home)).out).toEqual(['Alias nx stands for: next 5.']);
    expect((await run(['config', 'alias.nx'], home)).out).toEqual(['Alias nx stands for: next 5.']);
    expect((await run(['config'], home)).out).toContain('Alias nx stands for: next 5.');
    expect((await run(['config', 'alias.nx', 'off'], home)).out).toEqual(['Alias nx is no more.']);
    expect(readFileSync(fileIn(home), 'utf8')).toBe('');
  });

  it.each([
    [['alias.look', 'end'], 'Nothing was set: look is a word of the game, and none may be hidden.'],
    [['macro.5', 'status'], 'Nothing was set: 5 cannot be a word of your own.'],
    [['alias.nx'], 'No alias is called nx.'],
  ])('are refused in words: %j', async (words, said) => {
    const { code, err } = await run(['config', ...words], newHome());
    expect(code).toBe(2);
    expect(err).toEqual([said]);
  });
});
