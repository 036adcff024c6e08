// Stands in for @jest/globals where the tests run in one bundle: describe, it, their `each`, and what runs before each.
import { expect } from 'expect';

type Run = () => unknown;
export type Found = { readonly name: string; readonly run: Run };

const tests = new Map<string, Found[]>();
let path: readonly string[] = [];
let before: readonly Run[] = [];
let file = '';

export const inFile = (name: string): void => {
  file = name;
  tests.set(name, []);
  path = [];
  before = [];
};
/** Those of a file, in its order. */
export const found = (name: string): readonly Found[] => tests.get(name) ?? [];

const rows = (name: string, row: readonly unknown[]): string =>
  row.reduce<string>(
    (text, value) =>
      text.replace(/%[a-z]/, () => (typeof value === 'string' ? value : JSON.stringify(value))),
    name,
  );

const eachOf =
  (one: (name: string, run: Run) => void) =>
  (table: readonly unknown[]) =>
  (name: string, run: (...args: readonly unknown[]) => unknown): void => {
    table.forEach((line, i) => {
      const row = Array.isArray(line) ? line : [line];
      one(`${rows(name, row)} #${i}`, () => run(...row));
    });
  };

const addTest = (name: string, run: Run): void => {
  const all = before;
  tests.get(file)?.push({
    name: [...path, name].join(' '),
    run: () => {
      for (const first of all) first();
      return run();
    },
  });
};
const addGroup = (name: string, run: Run): void => {
  const [was, had] = [path, before];
  path = [...path, name];
  run();
  [path, before] = [was, had];
};

export const it = Object.assign(addTest, { each: eachOf(addTest) });
export const test = it;
export const describe = Object.assign(addGroup, { each: eachOf(addGroup) });
export const beforeEach = (run: Run): void => {
  before = [...before, run];
};
export { expect };
