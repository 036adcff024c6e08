#!/usr/bin/env node
// Starts the built program; from a checkout without a build, the source. What an old Node cannot read stands behind the check.
import { oldNode } from './old-node.js';

const start = async () => {
  const { existsSync } = await import('node:fs');
  if (existsSync(new URL('../dist/cli.js', import.meta.url))) return import('../dist/cli.js');
  const { fileURLToPath } = await import('node:url');
  process.env['TSX_TSCONFIG_PATH'] = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const tsx = await import('tsx/esm/api').catch(() => undefined);
  if (tsx === undefined) {
    console.error(
      'This checkout of hexfront is not built and cannot run its source. Type npm ci in its folder.',
    );
    process.exitCode = 4;
    return undefined;
  }
  tsx.register();
  return import(new URL('../src/cli.ts', import.meta.url).href);
};

const old = oldNode(process.versions.node);
if (old === undefined) void start();
else {
  console.error(old);
  process.exitCode = 4;
}
