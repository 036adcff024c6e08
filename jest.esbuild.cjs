// Turns TypeScript into JavaScript for Jest with the same tool that builds the product.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const self = readFileSync(__filename);

module.exports = {
  getCacheKey: (source, file, options) =>
    createHash('sha1')
      .update(version)
      .update(self)
      .update(file)
      .update('\0')
      .update(source)
      .update('\0')
      .update(options.configString)
      .update(String(options.supportsStaticESM))
      .digest('hex'),
  process: (source, file, options) => ({
    code: transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: options.supportsStaticESM ? 'esm' : 'cjs',
      target: 'node20.19',
      jsx: 'automatic',
      sourcemap: 'inline',
      sourcesContent: false,
      sourcefile: file,
    }).code,
  }),
};
