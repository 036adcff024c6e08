// What must hold of the package that people install; each thing that does not is a sentence.

export type PackFacts = {
  /** What `npm pack` puts in, and how large that is. */
  readonly files: readonly string[];
  readonly packed: number;
  readonly unpacked: number;
  readonly manifest: Readonly<Record<string, unknown>>;
  /** What the build writes, and what lies in the folders that are shipped whole. */
  readonly built: readonly string[];
  readonly data: readonly string[];
  readonly docs: readonly string[];
  readonly examples: readonly string[];
  /** Modules of Node that the built program asks for. */
  readonly modules: readonly string[];
  /** Packages of others in the built program. */
  readonly bundled: readonly { readonly name: string; readonly licence: string }[];
  readonly notice: string;
  /** Development packages that come with a script to be run when they are installed. */
  readonly scripted: readonly string[];
};

/** In bytes. A fifth more than it was with three games. */
export const LIMITS = { packed: 2_500_000, unpacked: 12_000_000 } as const;

const PAPERS = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'SECURITY.md', 'package.json'];
const PROGRAM = ['bin/hexfront.js', 'bin/old-node.js', 'dist/LICENSES.txt', 'man/hexfront.1'];

const DEPENDENCIES = /^(?:d|peerD|optionalD|bundle(?:d)?D)ependencies$/;
const WHEN_INSTALLED = ['preinstall', 'install', 'postinstall'];
const NETWORK = /^(?:node:)?(?:dgram|dns|http|http2|https|inspector|net|tls)(?:\/|$)/;

const without = (list: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others);
  return [...new Set(list)].filter((one) => !known.has(one)).toSorted();
};

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const fileProblems = ({ files, built, data, docs, examples }: PackFacts): readonly string[] => {
  const shipped = [...built.filter((file) => !file.endsWith('.map')), ...data, ...docs, ...examples];
  const wanted = [...PAPERS, ...PROGRAM, ...shipped];
  return [
    ...without(wanted, files).map((file) => `${file} is not in the package.`),
    ...without(files, wanted).map((file) => `${file} is in the package and should not be.`),
  ];
};

const sizeProblems = (facts: PackFacts): readonly string[] =>
  (['packed', 'unpacked'] as const)
    .filter((size) => facts[size] > LIMITS[size])
    .map((size) => `The package is larger than it may be: ${facts[size]} of ${LIMITS[size]} bytes ${size}.`);

const manifestProblems = ({ manifest, scripted }: PackFacts): readonly string[] => {
  const allowed = record(manifest['allowScripts']);
  return [
    ...Object.keys(manifest)
      .filter((key) => DEPENDENCIES.test(key))
      .map((key) => `package.json has ${key}: the program must need no other package.`),
    ...WHEN_INSTALLED.filter((name) => name in record(manifest['scripts'])).map(
      (name) => `package.json has the script ${name}: nothing may run when the program is installed.`,
    ),
    ...(typeof record(manifest['engines'])['node'] === 'string' ? [] : ['package.json has no engines.node.']),
    ...without(scripted, Object.keys(allowed)).map(
      (name) => `${name} has a script for its installation, and allowScripts says nothing of it.`,
    ),
    ...without(Object.keys(allowed), scripted).map(
      (name) => `allowScripts names ${name}, which has no script for its installation.`,
    ),
    ...Object.keys(allowed)
      .filter((name) => allowed[name] !== false)
      .map((name) => `allowScripts lets ${name} run a script when it is installed.`),
  ];
};

/** `MIT: one, other`, and lines that go on with it. */
const named = (notice: string): readonly string[] =>
  [...notice.matchAll(/^ {2}([A-Z][\w.-]*): (.*(?:\n {4}.*)*)/gm)].flatMap(([, licence = '', names = '']) =>
    names
      .split(/[,\s]+/)
      .map((name) => name.replace(/\.$/, ''))
      .filter((name) => name !== '')
      .map((name) => `${name} under ${licence}`),
  );

const noticeProblems = ({ bundled, notice }: PackFacts): readonly string[] => {
  const inside = bundled.map(({ name, licence }) => `${name} under ${licence}`);
  return [
    ...without(inside, named(notice)).map((one) => `NOTICE does not name ${one}.`),
    ...without(named(notice), inside).map((one) => `NOTICE names ${one}, which is not in the program.`),
  ];
};

export const packProblems = (facts: PackFacts): readonly string[] => [
  ...fileProblems(facts),
  ...sizeProblems(facts),
  ...manifestProblems(facts),
  ...noticeProblems(facts),
  ...facts.modules
    .filter((name) => NETWORK.test(name))
    .map((name) => `The program asks for ${name}: it must not reach the network.`),
];

/** What somebody who asks for the package wants to know of it. */
export const packLines = ({ files, packed, unpacked, bundled, scripted }: PackFacts): readonly string[] => {
  const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
  const licences = [...new Set(bundled.map(({ licence }) => licence))].toSorted();
  return [
    `Packed: ${kilobytes(packed)} of at most ${kilobytes(LIMITS.packed)}.`,
    `Unpacked: ${kilobytes(unpacked)} of at most ${kilobytes(LIMITS.unpacked)}.`,
    `Files: ${files.length}.`,
    'Packages it needs when it runs: 0.',
    `Packages bundled: ${new Set(bundled.map(({ name }) => name)).size}, under ${licences.join(', ')}.`,
    `Development packages with scripts of their own, none of which runs: ${scripted.join(', ')}.`,
  ];
};
