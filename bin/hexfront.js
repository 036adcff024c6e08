#!/usr/bin/env node
// Starts the built program; from a checkout without a build, the source.
import { existsSync } from 'node:fs';

const built = new URL('../dist/cli.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  const { fileURLToPath } = await import('node:url');
  process.env['TSX_TSCONFIG_PATH'] = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const tsx = await import('tsx/esm/api').catch(() => undefined);
  if (tsx === undefined) {
    console.error(
      'This checkout of hexfront is not built and cannot run its source. Type npm ci in its folder.',
    );
    process.exitCode = 4;
  } else {
    tsx.register();
    await import(new URL('../src/cli.ts', import.meta.url).href);
  }
}
