// Questions on the command line: one question to one position, answered once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { newMatch } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import { sceneOf } from '../../src/session/dispatch.ts';
import { examplesOf } from '../../src/language/examples.ts';
import { ford } from '../games/ford/game.ts';
import { newHome, run } from './kit.ts';

const DUEL = 'position 1\ngame ford\nscenario skirmish\nphase combat\nunit n1 1302\nunit s1 1402\n';

const file = (text: string, name = 'a.pos'): string => {
  const path = join(newHome(), name);
  writeFileSync(path, text);
  return path;
};

const duel = (): string => file(DUEL);

describe('a question to a position', () => {
  it('is answered as in play, but whole', async () => {
    const short = await run(['odds', duel(), '1402', 'from', 'n1'], newHome());
    expect(short).toMatchObject({ code: 0, err: [] });
    expect(short.out[0]).toBe('1 to 1 on 14 02.');
    const long = await run(['units', 'ford:crossing', 'south', '--level', 'brief'], newHome());
    expect(long.out.length).toBeGreaterThan(4);
    expect(long.out.join('\n')).not.toContain('more');
  });

  it('may come with the position in a file, in one line, on standard input, in a scenario or at the end of a record', async () => {
    const home = newHome();
    const path = duel();
    const hash = (await run(['hash', path], home)).out;
    expect(hash[0]).toMatch(/^Hash /);
    const [line = ''] = (await run(['position', file(DUEL.replace('phase', 'option fog=off\nphase'))], home))
      .out;
    expect(line).toMatch(/^ford\/.*hash=[0-9a-f]{8}\.$/);
    expect((await run(['look', line, '1402'], home)).out[0]).toBe('14 02. Clear. Southern held.');
    expect((await run(['hash', '-'], home, DUEL.split('\n'))).out).toEqual(hash);
    await run(['play', 'ford', '--name', 'g'], home, ['end', 'quit']);
    expect((await run(['status', 'g'], home)).out[0]).toContain('combat phase');
    expect((await run(['status', join(home, 'games', 'g.game')], home)).out[0]).toContain('combat phase');
    const status = await run(['status', 'ford'], home);
    expect(status.out[0]).toContain('movement phase');
    expect(status.out.join('\n')).not.toMatch(/saved/i);
  });

  it.each([
    ['a cut last line', (text: string) => text.slice(0, -5), /^Line 19, the last, was cut off in the middle/],
    [
      'a last line without its chain',
      (text: string) => text.replace(/[0-9a-f]{12} (.*\n)$/, '$1'),
      /^Line 19, the last, is damaged and is left out\.$/,
    ],
    [
      'an order without what came of it',
      (text: string) => text.slice(0, text.indexOf('\n', text.indexOf('> north end')) + 1),
      /^What came of line 16 of g is not in the record\.$/,
    ],
  ])('about a record with %s is answered, and that is said', async (_what, cut, said) => {
    const home = newHome();
    await run(['play', 'ford', '--name', 'g'], home, ['end', 'quit']);
    const path = join(home, 'games', 'g.game');
    writeFileSync(path, cut(readFileSync(path, 'utf8')));
    for (const argv of [
      ['status', 'g'],
      ['perft', path, '1'],
      ['show', path, '--hex', '1403'],
    ]) {
      const { code, out, err } = await run(argv, home);
      expect({ code, some: out.length > 0 }).toEqual({ code: 0, some: true });
      expect(err[0]).toMatch(said);
    }
  });

  it('is asked with the eyes of the side that decides, or of the one that is named', async () => {
    const home = newHome();
    const seen = async (...more: readonly string[]): Promise<string> =>
      (await run(['look', 'ford:crossing', '1403', ...more], home)).out.join(' ');
    expect(await seen()).toContain('Covered');
    expect(await seen('--as', 'south')).not.toContain('Covered');
  });

  it.each([
    ['', '14 02'],
    ['hexspeech = raw\n', '1402'],
    ['hexspeech = digits\n', '1 4 0 2'],
  ])('says hexes as they are set, %j, and programs get them whole', async (settings, said) => {
    const home = newHome();
    await run(['play', 'ford', '--name', 'g', '--option', 'fog=off'], home, ['move n3 1303', 'end']);
    writeFileSync(join(home, 'config.txt'), settings);
    const first = async (...argv: readonly string[]): Promise<string> => {
      const { code, out } = await run(argv, home);
      expect(code).toBe(0);
      return out[0] ?? '';
    };
    expect(await first('look', 'g', '1402')).toMatch(new RegExp(`^${said}\\. `));
    expect(await first('show', 'g', '--hex', '1402')).toMatch(new RegExp(`^${said}\\. `));
    const told = (await run(['replay', 'g'], home)).out.join('\n');
    expect(told).toContain(said.replace('4', '3').replace('2', '3'));
    expect(await first('look', 'g', '1402', '--json')).toContain('"1402. Clear.');
  });

  it('is answered at the level that is typed, else at the one that is set', async () => {
    const home = newHome();
    writeFileSync(join(home, 'config.txt'), 'level = brief\nnames = short\n');
    const told = async (...more: readonly string[]): Promise<readonly string[]> =>
      (await run(['look', 'ford:crossing', '1302', '--as', 'north', ...more], home)).out;
    expect((await told()).length).toBeLessThan((await told('--level', 'verbose')).length);
    expect((await told()).join(' ')).not.toContain('Northern Foot');
    expect((await told('--json')).join(' ')).toContain('Northern Foot');
  });

  it('can be had as JSON, with its facts', async () => {
    const { out } = await run(['odds', duel(), '1402', '--json'], newHome());
    expect(out).toHaveLength(1);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      v: 1,
      game: 'ford',
      question: 'odds 1402',
      kind: 'answer',
      facts: expect.arrayContaining([{ key: 'odds.column', params: { odds: '1:1', hex: '1402' } }]),
    });
  });

  it('may stand on another position beside its own', async () => {
    const home = newHome();
    writeFileSync(join(home, 'base.pos'), DUEL);
    writeFileSync(
      join(home, 'a.pos'),
      'position 1\ngame ford\nscenario skirmish\nbase base.pos\nphase combat\nunit s1 1403\n',
    );
    expect((await run(['look', join(home, 'a.pos'), '1302'], home)).out[0]).toContain('Northern held');
    writeFileSync(join(home, 'a.pos'), 'position 1\ngame ford\nbase ../base.pos\n');
    expect(await run(['look', join(home, 'a.pos'), '1302'], home)).toMatchObject({ code: 4 });
  });
});

describe('every question of the registry', () => {
  const desk = openDesk(ford, newMatch(ford.rules, 'skirmish', { fog: 'off' }));
  const talk = new Set(['help', 'repeat', 'more', 'rule']);
  const questions = desk.registry.verbs.filter(({ kind, name }) => kind === 'question' && !talk.has(name));
  it.each(
    questions.map((spec) => [spec.name, examplesOf(spec, desk.registry, sceneOf(desk))[0] ?? ''] as const),
  )('can be put on the command line: %s', async (name, example) => {
    const words = example.split(' ').slice(1);
    const { code, out, err } = await run(
      [name, file(DUEL.replace('phase', 'option fog=off\nphase')), ...words],
      newHome(),
    );
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out.length).toBeGreaterThan(0);
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('a question without a position', () => {
  it.each([
    ['odds', /^Example: hexfront odds start\.pos \d{4}.*\.$/],
    ['legal', /^Example: hexfront legal start\.pos\.$/],
  ])('is given an example that says all of it: %s', async (word, example) => {
    const { code, err } = await run([word], newHome());
    expect([code, err[0]]).toEqual([2, `One more word is needed after hexfront ${word}: a position.`]);
    expect(err[1]).toMatch(example);
  });
});

describe('a question that cannot be answered', () => {
  it.each([
    ['without a position', ['odds'], 2, 'a position'],
    ['of no such name, with the nearest', ['ods', 'a.pos'], 2, 'hexfront odds'],
    ['to a file that is not there', ['odds', 'nowhere.pos', '1402'], 4, 'no such file'],
    ['to a folder', ['odds', '.', '1402'], 4, 'folder'],
    ['to text that is no position', ['look', file('nonsense\n'), '1402'], 4, 'position 1'],
    [
      'to a position that is damaged',
      ['look', 'ford/1.0; t1 north movement; hash=00000000', '1402'],
      4,
      'damaged',
    ],
    ['to a position with a wrong line', ['look', file(`${DUEL}unit n9 1302\n`), '1402'], 4, 'line 7'],
    ['to a scenario there is not', ['look', 'ford:winter', '1402'], 2, 'winter'],
    ['of a hex there is not', ['look', 'ford', '9999'], 2, '99 99'],
    ['that lacks a word', ['moves', 'ford'], 2, 'moves needs'],
    ['of several it could mean', ['unit', 'ford', 'foot'], 2, 'Which unit'],
    ['for a side there is not', ['look', 'ford', '1402', '--as', 'east'], 2, 'east'],
    ['that is an order', ['ask', 'ford', 'move', 'n1', '1402'], 2, 'no question'],
    ['that is talk', ['ask', 'ford', 'repeat'], 2, 'no question'],
    ['of control characters', ['look', 'ford', '14\u001b[2J02'], 2, 'U+001B'],
  ])('%s', async (_what, argv, exit, said) => {
    const { code, out, err } = await run(argv, newHome());
    expect({ code, out }).toEqual({ code: exit, out: [] });
    expect(err.join('\n')).toContain(said);
    expect(err.join('\n')).not.toContain('Nothing changed');
    for (const line of err) expect(line).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('show, of a position', () => {
  it('draws the map of the moment, or says what is in a hex', async () => {
    const path = duel();
    expect((await run(['show', path, '--hex', '1402'], newHome())).out[0]).toBe(
      '14 02. Clear. Southern held.',
    );
    const { code, out } = await run(['show', path, '--at', '1402', '--zoom', '2'], newHome());
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('1402');
    expect((await run(['map', path, '1402', '2'], newHome())).out).toEqual(out);
  });

  it('writes it as a picture, with the units where they stand, and over no other file', async () => {
    const home = newHome();
    const svg = join(home, 'duel.svg');
    const { code, out } = await run(['show', duel(), '--svg', svg], home);
    expect([code, out[0]]).toEqual([0, expect.stringMatching(/duel\.svg, \d+ bytes\.$/)]);
    const drawn = readFileSync(svg, 'utf8');
    expect(drawn).toMatch(/^<svg |^<\?xml/);
    expect((await run(['show', duel(), '--svg', '-'], home)).out.join('\n')).toBe(drawn.replace(/\n$/, ''));
    expect(await run(['show', duel(), '--svg', svg], home)).toMatchObject({ code: 4, out: [] });
  });

  it('takes the beginning of a scenario and a kept game as well', async () => {
    const home = newHome();
    await run(['play', 'ford', '--name', 'g', '--option', 'fog=off'], home, ['move n3 1303', 'quit']);
    const picture = async (position: string): Promise<string> => {
      const { code, out, err } = await run(['show', position, '--svg', '-'], home);
      expect({ code, err }).toEqual({ code: 0, err: [] });
      return out.join('\n');
    };
    const [begun, moved] = [await picture('ford:crossing'), await picture('g')];
    for (const drawn of [begun, moved]) expect(drawn).toMatch(/^<svg |^<\?xml/);
    expect(moved).not.toBe(begun);
    expect(moved).toBe(await picture(join(home, 'games', 'g.game')));
    expect((await run(['show', 'g', '--hex', '1303'], home)).out.join(' ')).toContain('3 Northern Foot');
    expect((await run(['show', 'ford:crossing', '--hex', '1303'], home)).code).toBe(0);
  });

  it.each([
    ['ford:winter', 2, 'winter'],
    ['nosuch', 2, 'No board is called nosuch'],
    ['no:such', 2, 'No board is called no:such'],
  ])('says what is wrong with %s', async (typed, exit, said) => {
    const { code, out, err } = await run(['show', typed], newHome());
    expect({ code, out }).toEqual({ code: exit, out: [] });
    expect(err.join(' ')).toContain(said);
  });

  it('does nothing with what is said for boards, and a board nothing with what is said for positions', async () => {
    const path = duel();
    expect(await run(['show', path, '--words'], newHome())).toMatchObject({ code: 2, out: [] });
    expect(await run(['show', path, '--hex', '1402', '--zoom', '2'], newHome())).toMatchObject({ code: 2 });
    expect(await run(['show', 'ford', '--hex', '1402'], newHome())).toMatchObject({ code: 2 });
  });
});
