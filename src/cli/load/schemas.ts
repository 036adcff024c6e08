// Checks data files against the shipped JSON Schemas. Loaded only where somebody's own files are read or all are checked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Finding } from '../../board/finding.ts';
import { schemaFindings } from '../../board/schema-findings.ts';
import type { Json } from '../../core/types.ts';
import { shippedData } from '../../paths.ts';

export type SchemaCheck = (file: string, schema: string, value: Json) => readonly Finding[];

const COMMON = 'common';

/** Of a file that is wrong all through, what is wrong at its beginning says enough. */
const MOST_ERRORS = 10_000;

const schemaPath = (name: string): string => join(shippedData(), 'schema', `${name}.schema.json`);

const readSchema = (name: string): object => JSON.parse(readFileSync(schemaPath(name), 'utf8')) as object;

export const schemaChecker = (): SchemaCheck => {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false, strictTuples: false });
  ajv.addSchema(readSchema(COMMON));
  return (file, name, value) => {
    const check = ajv.getSchema(`${name}.schema.json`) ?? ajv.compile(readSchema(name));
    return check(value) === true
      ? []
      : schemaFindings(file, value, (check.errors ?? []).slice(0, MOST_ERRORS));
  };
};
