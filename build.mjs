// `npm run build`: bundles src into dist, on a Node that can. What an old one cannot read stands behind the check.
import { oldNode } from './bin/old-node.js';

const old = oldNode(process.versions.node);
if (old === undefined) void import('./tools/bundle.mjs');
else {
  console.error(old);
  process.exitCode = 4;
}
