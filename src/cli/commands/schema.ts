// The command `hexfront schema`: the JSON Schemas of replies and of data files, which lie beside the program.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { shippedData } from '../../paths.ts';
import { problem } from '../../core/problem.ts';
import { sayKey } from '../../text/say.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';

export type SchemaOptions = { readonly name?: string | undefined; readonly json?: boolean };

const ENDING = '.schema.json';

/** Where each kind lies under the shipped data. */
const FOLDERS = { reply: join('schema', 'replies'), data: 'schema' } as const;

type Listed = {
  readonly name: string;
  readonly of: keyof typeof FOLDERS;
  readonly title: string;
  readonly path: string;
};

const listed = (): readonly Listed[] =>
  (['reply', 'data'] as const).flatMap((of) => {
    const folder = join(shippedData(), FOLDERS[of]);
    const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
    return files.toSorted().map((file) => {
      const path = join(folder, file);
      const { title = '' } = JSON.parse(readFileSync(path, 'utf8')) as { readonly title?: string };
      return { name: file.slice(0, -ENDING.length), of, title, path };
    });
  });

export const schemaNames = (): readonly string[] => listed().map(({ name }) => name);

export const schema = ({ io }: Setting, { name, json }: SchemaOptions): Exit => {
  const schemas = listed();
  if (name === undefined) {
    if (json === true) io.out(jsonReply('schema', { schemas }));
    else
      for (const each of schemas) for (const line of sayKey(programVoice, 'schema.one', each)) io.out(line);
    return EXIT.fine;
  }
  const found = schemas.find((each) => each.name === name.toLowerCase());
  if (found === undefined) {
    const names = schemas.map((each) => each.name);
    const near = nearestWord(name.toLowerCase(), names);
    complain(io, [problem('SCHEMA.NONE', { typed: name, ...(near !== undefined && { near }) })]);
    return EXIT.usage;
  }
  const text = readFileSync(found.path, 'utf8');
  if (json === true) io.out(jsonReply('schema', { ...found, schema: JSON.parse(text) as object }));
  else io.write(text);
  return EXIT.fine;
};
