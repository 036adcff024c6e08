// The seed of sealed dice: in its private file and nowhere else until the game is over, then proof for anybody.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commitment } from '../../src/core/dice.ts';
import { give } from '../../src/core/match.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { writeCrash } from '../../src/record/files/crash-report.ts';
import type { KeptGame } from '../../src/record/recorded-game.ts';
import type { Pen } from '../../src/record/files/append.ts';
import { proofLines, proofOf } from '../../src/record/dice-proof.ts';
import { resumeGame } from '../../src/record/resume.ts';
import { newSeed } from '../../src/record/sealed-seed.ts';
import { startGame } from '../../src/record/new-game.ts';
import { SEED, TO_THE_END, begin, contents, inFolder, memoryDisk, play, put, textsOf } from './desk.ts';
import { order, tiny } from './tiny.ts';

const END = [...TO_THE_END, 'red end', 'blue end'] as const;

const filesUnder = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile());

const seedOf = (game: KeptGame): string => contents(game.files.seed).trim();

describe('a sealed seed', () => {
  it('is 256 random bits', () => {
    const seeds = new Set(Array.from({ length: 50 }, newSeed));
    expect(seeds.size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it(
    'is in a file only its owner can read, and fits what the record publishes',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      expect(statSync(game.files.seed).mode & 0o777).toBe(0o600);
      expect(textsOf(contents(game.files.record))).toContain(
        `dice seeded commit=${commitment(seedOf(game))}`,
      );
    }),
  );

  it(
    'is nowhere else: not in record, kept states, state, views, events, refusals or crash files',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      const seed = seedOf(game);
      play(game.match, 'red look', ...TO_THE_END);
      game.keeper.note('nothing here');
      const refused = give(game.match, [order('red add 9')]);
      const { match } = game;
      const shown = [
        match.state,
        match.entries,
        match.opening,
        refused,
        game.header,
        game.notices,
        ...(['red', 'blue', 'both'] as const).map((who) => match.rules.view(match.state, who)),
      ];
      expect(JSON.stringify(shown)).not.toContain(seed);
      const { HEXFRONT_HOME } = process.env;
      process.env['HEXFRONT_HOME'] = join(path, 'home');
      const crash = writeCrash(new Error(`the seed was ${seed}`), '0.1.0', new Date(0));
      if (HEXFRONT_HOME === undefined) delete process.env['HEXFRONT_HOME'];
      else process.env['HEXFRONT_HOME'] = HEXFRONT_HOME;
      expect(contents(crash ?? '')).toContain('the seed was (64 digits left out)');
      const others = filesUnder(path).filter((file) => file !== game.files.seed);
      expect(others.length).toBeGreaterThan(3);
      for (const file of others) expect(readFileSync(file, 'utf8')).not.toContain(seed);
    }),
  );

  it(
    'whose file is a folder is said of the seed, and dice are rolled by hand',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      game.close();
      rmSync(game.files.seed);
      mkdirSync(game.files.seed);
      const again = resumeGame(tiny(), { path: game.files.record });
      expect(again).toMatchObject({ ok: true, value: { notices: [{ code: 'SEED.FOLDER' }] } });
    }),
  );

  it(
    'is not shown before the end, nor where there is none',
    inFolder((path) => {
      const sealed = begin(join(path, 'a.game'), { dice: 'seeded' });
      play(sealed.match, 'red throw');
      expect(sealed.reveal()).toMatchObject({ ok: false, error: { code: 'SEED.NOT-OVER' } });
      const manual = begin(join(path, 'b.game'), { dice: 'manual' });
      expect(manual.reveal()).toMatchObject({ ok: false, error: { code: 'SEED.NOT-SEALED' } });
      expect(
        sealed.keeper.show(SEED, {
          ...sealed.match.state,
          over: { winner: 'draw', rule: 'tiny:9', reason: '' },
        }),
      ).toMatchObject({
        code: 'SEED.WRONG',
      });
    }),
  );

  it(
    'once shown is in the record, its file is gone, and nothing more is played',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      play(game.match, ...END);
      const seed = seedOf(game);
      expect(game.reveal()).toEqual({ ok: true, value: seed });
      expect(textsOf(contents(game.files.record)).at(-1)).toBe(`seed ${seed}`);
      expect(existsSync(game.files.seed)).toBe(false);
      expect(() => play(game.match, 'undo 1')).toThrow('RECORD.CLOSED');
      expect(game.keeper.note('a good game')).toMatchObject({ ok: true });
      game.close();
      const again = resumeGame(tiny(), { path: game.files.record });
      expect(again).toMatchObject({ ok: true, value: { notices: [] } });
      if (again.ok) expect(() => play(again.value.match, 'undo 1')).toThrow('RECORD.CLOSED');
    }),
  );

  it(
    'is in no file when the record cannot be begun',
    inFolder((path) => {
      const disk = memoryDisk();
      disk.full = 20;
      const begun = startGame(tiny(), {
        path: join(path, 'a.game'),
        scenario: 'plain',
        options: {},
        dice: 'seeded',
        pen: () => disk,
      });
      expect(begun).toMatchObject({ ok: false, error: [{ code: 'FILE.NO-SPACE' }] });
      expect(filesUnder(path)).toEqual([]);
    }),
  );
});

describe('beginning a game', () => {
  it(
    'does not take the place of another',
    inFolder((path) => {
      const file = join(path, 'a.game');
      const wish = { path: file, scenario: 'plain', options: {}, dice: 'seeded' } as const;
      const first = begin(file, { dice: 'seeded' });
      const text = contents(file);
      const seed = seedOf(first);
      expect(startGame(tiny(), wish)).toMatchObject({
        ok: false,
        error: [{ code: 'FILE.EXISTS', params: { file } }],
      });
      expect([contents(file), seedOf(first)]).toEqual([text, seed]);
    }),
  );

  it(
    'with a scenario that is not there begins nothing',
    inFolder((path) => {
      const wish = { path: join(path, 'a.game'), scenario: 'grand', options: {}, dice: 'seeded' } as const;
      expect(startGame(tiny(), wish)).toMatchObject({ ok: false, error: [{ code: 'SCENARIO.UNKNOWN' }] });
      expect(filesUnder(path)).toEqual([]);
    }),
  );

  it(
    'leaves no file, closed or open, when the rules fail over setting it up',
    inFolder((path) => {
      const disk = memoryDisk();
      let closed = 0;
      const pen = (): Pen => ({ ...disk, close: () => void (closed += 1) });
      const wish = {
        path: join(path, 'a.game'),
        scenario: 'plain',
        options: {},
        dice: 'seeded',
        pen,
      } as const;
      expect(() => startGame(tiny({ faultAt: 0 }), wish)).toThrow('Tiny has a fault');
      expect(closed).toBe(1);
      expect(filesUnder(path)).toEqual([]);
    }),
  );

  it(
    'leaves no seed behind when the record cannot be made',
    inFolder((path) => {
      const pen = (): never => {
        throw Object.assign(new Error('denied'), { code: 'EACCES' });
      };
      const wish = {
        path: join(path, 'a.game'),
        scenario: 'plain',
        options: {},
        dice: 'seeded',
        pen,
      } as const;
      expect(startGame(tiny(), wish)).toMatchObject({ ok: false, error: [{ code: 'FILE.READ-ONLY' }] });
      expect(filesUnder(path)).toEqual([]);
    }),
  );

  it(
    'leaves nothing behind when its opening cannot be written',
    inFolder((path) => {
      const disk = memoryDisk();
      const { sync } = disk;
      // Room for the head of the record, and no more.
      disk.sync = () => {
        sync();
        disk.full = disk.size();
      };
      const wish = { path: join(path, 'a.game'), scenario: 'plain', options: {}, dice: 'seeded' } as const;
      const begun = startGame(tiny(), { ...wish, pen: () => disk });
      expect(disk.size()).toBeGreaterThan(200);
      expect(begun).toMatchObject({ ok: false, error: [{ code: 'FILE.NO-SPACE' }] });
      expect(filesUnder(path)).toEqual([]);
    }),
  );

  it(
    'where no folder can be made is a problem',
    inFolder((path) => {
      put(join(path, 'file'), '');
      const wish = {
        path: join(path, 'file', 'a.game'),
        scenario: 'plain',
        options: {},
        dice: 'seeded',
      } as const;
      expect(startGame(tiny(), wish)).toMatchObject({ ok: false });
    }),
  );

  it(
    'with scripted dice takes them in turn, and waits for a die when they run out',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'scripted', source: (n) => [2, 9][n - 1] });
      play(game.match, 'red throw', 'blue answer no', 'red throw', 'red die 1 1');
      expect(game.match.state.own).toMatchObject({ total: 13 });
      game.close();
      expect(resumeGame(tiny(), { path: game.files.record })).toMatchObject({
        ok: true,
        value: { notices: [] },
      });
    }),
  );
});

const hasTool = ((): boolean => {
  try {
    execFileSync('sha256sum', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

describe('the proof', () => {
  const proofText = (file: string): readonly string[] => {
    const record = readRecord(contents(file));
    const proof = record.ok ? proofOf(record.value) : undefined;
    return proof === undefined ? [] : proofLines(proof);
  };

  it(
    'is there once the seed is, and from the start when it is open',
    inFolder((path) => {
      const sealed = begin(join(path, 'a.game'), { dice: 'seeded' });
      play(sealed.match, ...END);
      expect(proofText(sealed.files.record)).toEqual([]);
      sealed.reveal();
      expect(proofText(sealed.files.record).join('\n')).toMatch(
        /published before the first die: [0-9a-f]{64}/,
      );
      const open = begin(join(path, 'b.game'));
      expect(proofText(open.files.record)).toEqual([`seed=${SEED}`]);
      for (const line of proofText(sealed.files.record)) expect(line).toMatch(/^[ -~]{1,160}$/);
    }),
  );

  (hasTool ? it : it.skip)(
    'can be typed into a shell, and gives the commitment and every die',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'), { dice: 'seeded' });
      for (let i = 0; i < 20; i++) play(game.match, 'red throw', 'blue answer no');
      for (const side of ['red', 'blue', 'red', 'blue', 'red', 'blue']) play(game.match, `${side} end`);
      const seed = seedOf(game);
      game.reveal();
      const out = execFileSync('sh', ['-c', proofText(game.files.record).join('\n')], { encoding: 'utf8' });
      const [commit, ...dice] = out.trim().split('\n');
      expect(commit?.split(' ')[0]).toBe(commitment(seed));
      const record = readRecord(contents(game.files.record));
      const thrown = record.ok
        ? record.value.blocks.flatMap(({ events }) => events.filter(({ kind }) => kind === 'die'))
        : [];
      expect(thrown).toHaveLength(40);
      for (const { data } of thrown) {
        expect(dice).toContain(
          `die ${Number(data['n'])} of ${Number(data['sides'])}: ${Number(data['result'])}`,
        );
      }
    }),
  );
});
