// Puts what every game loads into one file: splitting leaves it in some sixty, and each costs a start half a millisecond.
import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';

/** Entries that every game goes through. The games themselves are files of their own: one at a time is played. */
const CORE = /^src\/cli\/(?:main|commands\/(?:play|resume))\.ts$/;

const STATIC = 'import-statement';

/** What is loaded together with these files. */
const closure = (outputs, names) => {
  const found = new Set(names);
  for (const name of found)
    for (const { path, kind } of outputs[name].imports)
      if (kind === STATIC && outputs[path] !== undefined) found.add(path);
  return found;
};

const withoutMapLine = (text) => text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '');

const inlined = (text, map) =>
  `${withoutMapLine(text)}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}\n`;

/** `built`: what esbuild gave with splitting; gives the same with one file in place of many, and names that lead to it. */
export const merged = async (esbuild, built, root, options) => {
  const { outputs } = built.metafile;
  const all = Object.keys(outputs);
  const start = all.filter((name) => basename(name) === 'cli.js');
  const entries = all.filter((name) => CORE.test(outputs[name].entryPoint ?? '') && !start.includes(name));
  // What the start itself loads, or has to say the version, stays outside.
  const own = start.flatMap((name) => outputs[name].imports.map(({ path }) => path));
  const early = closure(outputs, [
    ...start,
    ...own.filter((path) => outputs[path] !== undefined && !entries.includes(path)),
  ]);
  const inside = [...closure(outputs, entries)].filter((name) => !early.has(name));
  if (inside.length < 2) return built;
  const members = new Map(inside.map((name) => [basename(name), name]));
  // Only these are asked for by what stays outside, or begin something.
  const asked = new Set([
    ...entries,
    ...all
      .filter((name) => !inside.includes(name))
      .flatMap((name) => outputs[name].imports.map(({ path }) => path)),
  ]);
  const doors = inside.filter((name) => asked.has(name) || outputs[name].entryPoint !== undefined);
  const texts = new Map(built.outputFiles.map(({ path, text }) => [path, text]));
  const at = (name) => resolve(root, name);
  const named = doors.flatMap((name, i) =>
    outputs[name].exports.map((exported) => ({ name, exported, as: `_${i}_${exported}` })),
  );
  const fromEach = (line) =>
    doors.map((name) => {
      const own = named.filter((each) => each.name === name);
      return line(name, own);
    });
  const one = await esbuild.build({
    ...options,
    splitting: false,
    metafile: false,
    entryPoints: undefined,
    stdin: {
      contents: fromEach(
        (name, own) =>
          `export{${own.map(({ exported, as }) => `${exported} as ${as}`).join(',')}}from"./${basename(name)}";`,
      ).join('\n'),
      resolveDir: at(options.outdir),
    },
    outdir: undefined,
    outfile: join(at(options.outdir), 'core.js'),
    plugins: [
      {
        name: 'members',
        setup(build) {
          build.onResolve({ filter: /^\.\// }, ({ path, kind }) => {
            const member = kind === STATIC ? members.get(basename(path)) : undefined;
            return member === undefined ? { path, external: true } : { path: at(member) };
          });
          build.onLoad({ filter: /\.js$/ }, ({ path }) => ({
            contents: inlined(texts.get(path), texts.get(`${path}.map`)),
          }));
        },
      },
    ],
  });
  const [map, core] = one.outputFiles.toSorted((a, b) => Number(a.path < b.path));
  const stamp = createHash('sha256').update(core.text).digest('hex').slice(0, 8).toUpperCase();
  const name = join(options.outdir, `core-${stamp}.js`);
  const file = (path, text) => ({ path: at(path), text, contents: Buffer.from(text) });
  const gone = new Set(inside.flatMap((member) => [at(member), at(`${member}.map`)]));
  return {
    outputFiles: [
      ...built.outputFiles.filter(({ path }) => !gone.has(path)),
      file(`${name}.map`, map.text),
      file(name, `${withoutMapLine(core.text)}\n//# sourceMappingURL=${basename(name)}.map\n`),
      ...fromEach((member, own) =>
        file(
          member,
          `export{${own.map(({ exported, as }) => `${as} as ${exported}`).join(',')}}from"./${basename(name)}";\n`,
        ),
      ),
    ],
    metafile: { ...built.metafile, outputs: mergedOutputs(outputs, inside, doors, name) },
  };
};

/** esbuild's account of what is in which file and what it loads, as if it had put it there itself. */
const mergedOutputs = (outputs, inside, doors, name) => {
  const members = new Set(inside);
  const kept = Object.entries(outputs).filter(
    ([path]) => !members.has(path) && !members.has(path.replace(/\.map$/, '')),
  );
  const stubs = doors.map((member) => {
    const { entryPoint, exports } = outputs[member];
    const imports = [{ path: name, kind: STATIC }];
    return [member, { ...(entryPoint === undefined ? {} : { entryPoint }), imports, exports, inputs: {} }];
  });
  const core = {
    imports: inside
      .flatMap((member) => outputs[member].imports)
      .filter(({ path, kind }) => kind !== STATIC || !members.has(path)),
    exports: [],
    inputs: Object.assign({}, ...inside.map((member) => outputs[member].inputs)),
  };
  return Object.fromEntries([
    ...kept,
    ...stubs,
    [name, core],
    [`${name}.map`, { imports: [], exports: [], inputs: {} }],
  ]);
};
