// A game against the program at the shell: who is seated, what the record says of it, and that it plays on the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { GAMES } from '../../src/games/registry.ts';
import { newHome, run } from './kit.ts';

const MINUTES = 180_000;

const record = (home: string, name = 'g'): string =>
  readFileSync(join(home, 'games', `${name}.game`), 'utf8');

const ordersIn = (home: string, name = 'g'): readonly string[] =>
  record(home, name)
    .split('\n')
    .flatMap((line) => /^(?:\S+ )?> .*/.exec(line)?.[0] ?? []);

const hashOf = (out: readonly string[]): string | undefined => out.find((line) => line.startsWith('Hash '));

/** A whole turn and one order more. */
const LINES = ['move n3 1303', 'end', 'end', 'place n7 1003'];

const begin = (home: string, ...more: readonly string[]) =>
  run(['play', 'ford', '--name', 'g', '--seed', 'word', ...more], home, [...LINES, 'hash']);

describe('play --against', () => {
  it('seats an opponent that plays as soon as it is its turn', async () => {
    const home = newHome();
    const { code, out } = await begin(home, '--against', 'south');
    expect(code).toBe(0);
    expect(out.filter((line) => line === 'Nothing changed.')).toEqual([]);
    expect(out.filter((line) => line.startsWith('Please'))).toEqual([]);
    expect(record(home)).toMatch(/^\S* ?opponent south level \d+ seed 1$/m);
    expect((await run(['verify', 'g'], home)).code).toBe(0);
  });

  it('is the same game with the same dice and the same seed of the opponent', async () => {
    const [one, other] = [newHome(), newHome()];
    const first = await begin(one, '--against', 'south', '--opponent-seed', '4');
    const second = await begin(other, '--as', 'north', '--opponent-seed', '4');
    expect(hashOf(first.out)).toBeDefined();
    expect(hashOf(second.out)).toBe(hashOf(first.out));
    expect(record(one)).toContain('seed 4');
  });

  it('gives a sealed game an opponent whose choices nobody has seen before', async () => {
    const homes = [newHome(), newHome()];
    for (const home of homes)
      await run(['play', 'ford', '--name', 'g', '--against', 'south'], home, ['move n3 1303']);
    const seeds = homes.map((home) => /opponent south level \d+ seed (\d+)/.exec(record(home))?.[1]);
    expect(seeds[0]).toBeDefined();
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it.each([
    [['--against', 'west'], 'No side is called west.'],
    [['--against', 'south', '--as', 'south'], 'Nobody is seated: the Southerners cannot be yours'],
    [['--level', '1'], 'Nobody is seated: --level says how an opponent plays'],
    [['--opponent-seed', '1'], 'Nobody is seated: --opponent-seed says how an opponent plays'],
    [['--against', 'south', '--level', '99'], 'There is no level 99.'],
    [['--against', 'south', '--two'], 'Nobody is seated: there are two sides'],
  ])('refuses %p in a word', async (argv, said) => {
    const home = newHome();
    const { code, err } = await run(['play', 'ford', '--name', 'g', ...argv], home, ['quit']);
    expect(code).toBe(2);
    expect(err[0]).toContain(said);
    expect(() => record(home)).toThrow();
  });
});

describe('resume', () => {
  it('seats it again, and the game goes on as if nobody had left', async () => {
    const whole = newHome();
    await run(['play', 'ford', '--name', 'g', '--seed', 'word', '--against', 'south'], whole, [
      ...LINES,
      'end',
      'end',
      'hash',
    ]);
    const home = newHome();
    await begin(home, '--against', 'south');
    const { code, out } = await run(['resume', 'g'], home, ['opponent', 'end', 'end', 'hash']);
    expect(code).toBe(0);
    expect(out.join('\n')).toMatch(/Southerners: the opponent, level \d+ seed 1\./);
    expect(ordersIn(home)).toEqual(ordersIn(whole));
    expect(ordersIn(home).length).toBeGreaterThan(LINES.length);
  });

  it('has it play on where it was to decide', async () => {
    const home = newHome();
    await run(['play', 'ford', '--name', 'g', '--against', 'north', '--seed', 'a'], home, ['status']);
    const { out } = await run(['resume', 'g'], home, ['status']);
    expect(out.join('\n')).toContain('Southerners to move');
  });

  it('refuses two people in such a game', async () => {
    const home = newHome();
    await begin(home, '--against', 'south');
    const two = await run(['resume', 'g', '--two'], home, []);
    expect([two.code, two.err[0]]).toEqual([2, expect.stringContaining('Nobody is seated')]);
    expect((await run(['resume', 'g'], home, ['quit'])).code).toBe(0);
  });

  it('goes on from a practice copy with the same opponent', async () => {
    const home = newHome();
    await begin(home, '--against', 'south', '--opponent-seed', '7');
    const { out } = await run(['resume', 'g'], home, ['branch 2']);
    const [, name = ''] = /: (\S+)\.$/.exec(out.find((line) => line.startsWith('Practice copy')) ?? '') ?? [];
    expect(record(home, name)).toContain('opponent south level');
    const copy = await run(['resume', name], home, ['opponent', 'end', 'end', 'status']);
    expect(copy.out.join('\n')).toContain('seed 7.');
    expect(copy.out.join('\n')).toContain('turn 2 of');
    expect((await run(['verify', name], home)).code).toBe(0);
  });

  it('lists whom it is against', async () => {
    const home = newHome();
    await begin(home, '--against', 'south');
    const { out } = await run(['resume', '--list'], home);
    expect(out[0]).toContain('against south, level');
  });
});

describe.each([
  ['barbarossa', 'soviet', ['place default', ...Array<string>(12).fill('end')]],
  ['barbarossa', 'german', Array<string>(12).fill('pass')],
  ['dagc', 'soviet', Array<string>(12).fill('1')],
])('%s typed into a pipe against the %s side', (game, side, lines) => {
  it(
    'goes on from one process to the next, is whole on disk, and is said in readable lines',
    async () => {
      const home = newHome();
      const typed = [...lines, 'events', 'opponent why', 'hint', 'status'];
      const argv = ['play', game, '--name', 'g', '--against', side, '--seed', 'a', '--plain'];
      const first = await run(argv, home, typed, GAMES);
      expect([first.code, first.err]).toEqual([0, []]);
      const { length } = ordersIn(home);
      expect(ordersIn(home).filter((order) => order.includes(`> ${side} `)).length).toBeGreaterThan(0);
      const again = await run(['resume', 'g', '--plain'], home, ['status', 'opponent'], GAMES);
      expect(again.out.join('\n')).toMatch(/You play the [A-Z][a-z]+\. The opponent has the/);
      expect(ordersIn(home)).toHaveLength(length);
      for (const line of [...first.out, ...again.out]) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
      expect((await run(['verify', 'g'], home, [], GAMES)).code).toBe(0);
    },
    MINUTES,
  );
});
