// The script that the README shows runs as it stands.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { GAMES } from '../../src/games/registry.ts';
import { newFolder } from '../board/shelf.ts';
import { newHome, run } from './kit.ts';

it('the script in the README passes', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, script = ''] = /```\n(new barbarossa[\s\S]*?)```/.exec(readme) ?? [];
  const file = join(newFolder(), 'readme.hxf');
  writeFileSync(file, script);
  const { out, code } = await run(['run', file], newHome(), [], GAMES);
  expect([out.at(-1), code]).toEqual(['3 passed, 0 failed', 0]);
});
