// The real program is killed at calls to the system, the power fails, the system refuses: nothing answered for is lost.
// `npm run crash -- 500` does it at many more moments.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { theatre } from '../../tools/crash/deaths.ts';
import type { Told } from '../../tools/crash/deaths.ts';
import { playThrough, pretended } from '../../tools/crash/faults.ts';
import type { Fault } from '../../tools/crash/faults.ts';
import type { Death } from '../../tools/crash/kill.ts';
import { prepare } from '../../tools/crash/reference.ts';
import type { Story } from '../../tools/crash/story.ts';
import { PATIENCE, workshop } from '../package/checkout.ts';
import type { Workshop } from '../package/checkout.ts';

const STORY: Story = {
  title: 'a beginning',
  begin: ['barbarossa', 'campaign', '--option', 'fog=off'],
  seed: '7'.repeat(64),
  beats: [
    ['place default'],
    ['undo', 'redo'],
    ['end'],
    ['note a thought'],
    ['transcript on'],
    ['attack 1816 from 10inf 39pz 41pz 56pz 5inf 6inf 8inf'],
    ['branch 1'],
    ['export record twice', 'yes'],
    ['mark here'],
    ['quit'],
  ],
};

let shop: Workshop;
let program: readonly string[];

beforeAll(() => {
  shop = workshop();
  const checkout = shop.checkout();
  const built = shop.run(process.execPath, ['build.mjs'], checkout);
  expect(built).toEqual({ status: 0, out: '', err: '' });
  program = [join(checkout, 'bin/hexfront.js')];
}, PATIENCE);

afterAll(() => shop.done());

describe('a game whose program dies', () => {
  let told: Told;

  beforeAll(async () => {
    told = await theatre(STORY, join(shop.folder, 'deaths'), program);
  }, PATIENCE);

  it('is on the disk before anything is said of it', () => {
    expect(told.reference.unsafe).toEqual([]);
    expect(told.reference.calls).toBeGreaterThan(50);
  });

  /** Spread over all calls there are. */
  const at = (n: number): number => 1 + Math.floor((n * told.reference.calls) / 12);

  it.each(Array.from({ length: 12 }, (_, n) => [n] as const))(
    'at a call to the system has all that was answered for: %s of 12',
    async (n) => {
      const when = [{}, { half: true }, { after: true }][n % 3];
      const power = n % 2 === 0 ? {} : { power: n };
      const again = n % 4 === 1 ? { again: { at: 1 + n, ...when } } : {};
      const death: Death = { kind: 'call', kill: { at: at(n), ...when, ...power }, ...again };
      expect(await told.die(death)).toEqual([]);
    },
    PATIENCE,
  );

  it.each([
    [1, 'SIGKILL'],
    [2, 'SIGTERM'],
    [3, 'unread'],
  ] as const)(
    'at any moment has all that was answered for: %s of 3, %s',
    async (n, how) => {
      const said = Math.floor((told.reference.out.length * n) / 4);
      expect(await told.die({ kind: 'moment', said, micros: n * 300, how })).toEqual([]);
    },
    PATIENCE,
  );
});

describe('a game whose disk refuses', () => {
  it.each<[string, Fault, boolean]>([
    ['has no room', { op: ['write'], code: 'ENOSPC' }, true],
    ['has room for a part', { op: ['write'], code: 'ENOSPC', short: 40, times: 3 }, true],
    ['cannot flush, nor cut off again', { op: ['fsync', 'cut'], code: 'EIO' }, true],
    ['cannot remove anything', { op: ['remove'], code: 'EROFS' }, false],
    ['writes seven bytes at a time', { short: 7 }, false],
  ])(
    'says so at once, changes nothing, and goes on when it is over: it %s',
    async (_what, fault, isTold) => {
      const stage = { home: join(shop.folder, 'home'), program };
      rmSync(stage.home, { recursive: true, force: true });
      const [first, ...beats] = STORY.beats;
      const story = { ...STORY, before: first ?? [], beats };
      await prepare(story, stage);
      const { wrong, refused } = await playThrough(story, stage, pretended(fault));
      expect(wrong).toEqual([]);
      expect(refused.length > 0).toBe(isTold);
    },
    PATIENCE,
  );
});
