// Where a game's data come from: the folder an owner named, file by file, and else what was shipped.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataReader } from '../games/registry.ts';
import { shippedData } from '../paths.ts';
import { fileProblem, problem } from '../record/problems.ts';

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)?\.json$/;

export const dataReader =
  (game: string, folder: string | undefined): DataReader =>
  (name) => {
    if (!NAME.test(name)) return { ok: false, error: problem('FILE.MISSING', { file: name }) };
    const own = folder === undefined ? undefined : join(folder, name);
    const file = own !== undefined && existsSync(own) ? own : join(shippedData(), game, name);
    try {
      return { ok: true, value: readFileSync(file, 'utf8') };
    } catch (error) {
      return { ok: false, error: fileProblem('READ', error, { file }) };
    }
  };
