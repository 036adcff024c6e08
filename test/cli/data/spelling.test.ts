// Owners' files with names spelled as in other books, and with a line missing: what is wrong is said once, and nothing
// that is right.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { shapeFindings } from '../../../src/board/check/index.ts';
import type { MapFile } from '../../../src/board/data-types.ts';
import { BOARDS } from '../../../src/games/registry.ts';
import { shippedData } from '../../../src/paths.ts';
import { changed, newFolder, writeFiles } from '../../board/shelf.ts';
import { tinyFiles, tinyMap } from '../../board/tiny.ts';
import { newHome, run } from '../kit.ts';

const shippedMap = JSON.parse(readFileSync(join(shippedData(), 'barbarossa', 'map.json'), 'utf8')) as MapFile;

const [hex = ''] =
  Object.entries(shippedMap.hexes).find(([, { features }]) => features?.['city']?.name === 'Konigsberg') ??
  [];

const validated = async (name: string): Promise<readonly string[]> => {
  const folder = writeFiles(newFolder(), {
    'map.json': changed(shippedMap, ['hexes', hex, 'features', 'city', 'name'], name),
  });
  const { out } = await run(['validate', 'barbarossa', '--data', folder], newHome(), [], [], {
    boards: BOARDS,
  });
  return out.filter((line) => /berg/i.test(line));
};

describe('a city the book wants', () => {
  it.each(['K\u00f6nigsberg', 'Koenigsberg', 'KONIGSBERG'])('is there as %s', async (name) => {
    expect(await validated(name)).toEqual([]);
  });

  it('is missed where another stands in its place', async () => {
    expect(await validated('Kaliningrad')).toHaveLength(1);
  });
});

describe('a hex without a line', () => {
  it('is found once, and not again by what stands in it', () => {
    for (const missing of ['0202', '0303', '0302', '0103']) {
      const files = { ...tinyFiles, 'map.json': changed(tinyMap, ['hexes', missing], undefined) };
      expect(shapeFindings('tiny', files).map(({ code }) => code)).toEqual(['HEX.LACKING']);
    }
  });
});
