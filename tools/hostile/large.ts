// Files as large as they may be, each of one thing over and over: what takes time or memory by the square shows here.
import fs from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { dataFiles, records } from './corpus.ts';
import { chainedLines } from './kinds/records.ts';
import type { Odd } from './odd.ts';
import { FIRST } from './seeds.ts';

/** A line of a record and a record of these lengths are still read. */
const LINE = 99_000;
const LINES = 45_000;
/** Bytes of a position, a script, a data file. */
const BYTES = { position: 1_000_000, script: 4_000_000, data: 1_000_000 } as const;

const { id, hostile } = FIRST;
const HEAD = `${hostile.position.join('\n')}\n`;
const ONE_LINE = hostile.oneLine;
const NEW = `new ${id}\n`;

const filled = (bytes: number, text: string): string => text.repeat(Math.floor(bytes / text.length));

const numbered = (bytes: number, text: (n: number) => string): string => {
  let all = '';
  for (let n = 0; all.length < bytes; n++) all += text(n);
  return all;
};

const POSITIONS: Readonly<Record<string, string>> = {
  'lines that are no facts': HEAD + filled(BYTES.position - HEAD.length, 'a\n'),
  'the same unit': HEAD + filled(BYTES.position - HEAD.length, `${hostile.fact}\n`),
  'options without a value': HEAD + filled(BYTES.position - HEAD.length, 'option a\n'),
  'a base with a long name': HEAD.replace(/^scenario .*$/m, `base ${'x'.repeat(900_000)}`),
  'facts on one line': ONE_LINE + filled(BYTES.position - 100, `unit a ${hostile.hex}; `),
  'one fact of many': `${ONE_LINE}unit ${filled(BYTES.position - 100, `a ${hostile.hex}, `)}`,
  'one long word of many': `${ONE_LINE}${'x'.repeat(500_000)} ${filled(400_000, 'a, ')}`,
  'nothing on one line': ONE_LINE + filled(BYTES.position - 100, '; '),
};

const SCRIPTS: Readonly<Record<string, string>> = {
  'dice line by line': NEW + filled(49_000 * 7, 'dice 1\n'),
  'dice in long lines': NEW + filled(BYTES.script - 100, `dice ${'1 '.repeat(900)}\n`),
  snapshots: NEW + numbered(500_000, (n) => `snapshot a${n}\n`),
  'positions without facts': filled(49_000 * 6, 'position 1\n.\n'),
  'short lines': NEW + filled(BYTES.script - 100, 'a\n'),
  'checks that fail': NEW + filled(49_000 * 14, 'expect turn 9\n'),
};

const recordOf = (...more: readonly string[]): string =>
  `${chainedLines([...(records()[0] ?? []), ...more]).join('\n')}\n`;

const many = (line: (n: number) => string): readonly string[] =>
  Array.from({ length: LINES }, (_, n) => line(n));

const RECORDS: Readonly<Record<string, string>> = {
  'an event of colons': recordOf(` = x ${':'.repeat(LINE)} y`),
  'a die of colons': recordOf(` = die 1 3/6 ${hostile.die.replace(/ \S+$/, '')} ${':'.repeat(LINE)} y`),
  'a question of @': recordOf(` ? a ${'@'.repeat(LINE)} y`),
  'a question of colons': recordOf(` ? a a@b ${':'.repeat(LINE)} y`),
  notes: recordOf(...many(() => 'note x')),
  marks: recordOf(...many((n) => `mark m${n}`)),
  'results that are none': recordOf(...many(() => ' = x')),
};

const unitsWith = (more: string): string =>
  (dataFiles().find(({ name }) => name === `${id}/units.json`)?.text ?? '')
    .trimEnd()
    .replace(/\}$/, `,${more}}`);

const DATA: Readonly<Record<string, string>> = {
  'keys nobody knows': unitsWith(numbered(700_000, (n) => `"k${n}":1,`).slice(0, -1)),
  'units that are none': `{"format":1,"units":[${filled(BYTES.data - 100, '1,')}1]}`,
  'lists in lists': filled(BYTES.data, '['),
  'records in records': filled(BYTES.data, '{"a":'),
};

type Files = Readonly<Record<string, string>>;

export const largeFiles = ({ folder }: Bench): readonly Odd[] => {
  const each = (file: string, files: Files, ...commands: readonly (readonly string[])[]): readonly Odd[] =>
    Object.entries(files).flatMap(([name, text]) =>
      commands.map(([command = '', ...rest]): Odd => {
        const path = join(folder, file);
        const lay = (to: string): void => fs.writeFileSync(to, text);
        return { name: `${command}, ${name}`, argv: [command, path, ...rest], lay: [path, lay] };
      }),
    );
  const data = Object.entries(DATA).map(([name, text]): Odd => {
    const own = join(folder, 'own');
    const lay = (to: string): void => fs.writeFileSync(to, text);
    return {
      name: `validate, ${name}`,
      argv: ['validate', id, '--data', own],
      lay: [join(own, 'units.json'), lay],
    };
  });
  return [
    ...each('large.pos', POSITIONS, ['ask', 'status'], ['show']),
    ...each('large.hxf', SCRIPTS, ['run']),
    ...each('large.game', RECORDS, ['verify'], ['replay'], ['ask', 'status'], ['resume']),
    ...data,
  ];
};
