// Every `--json` reply against its shipped schema: nothing else, nothing missing, and failures too.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { commandTree } from '../../src/cli/tree/index.ts';
import { processIo } from '../../src/cli/io.ts';
import { shippedData } from '../../src/paths.ts';
import { tinyShelf } from '../board/shelf.ts';
import { fordEntry } from '../games/ford/game.ts';
import { newHome, run } from './kit.ts';
import type { Ran } from './kit.ts';

const FOLDER = join(shippedData(), 'schema', 'replies');
const NAMES = readdirSync(FOLDER).map((file) => file.replace('.schema.json', ''));

type Schema = { [key: string]: unknown };

/** As shipped a reader may pass over what it does not know; here a field that no schema names is a fault. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema as Schema).map(([key, value]) => [key, strict(value)]),
  );
  return 'required' in inner && 'properties' in inner && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner;
};

const read = (name: string): Schema =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), 'utf8')) as Schema;

const checker = (make: (schema: unknown) => unknown): Ajv2020 => {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
  for (const name of NAMES) ajv.addSchema(make(read(name)) as Schema);
  return ajv;
};

const [shipped, narrow] = [checker((schema) => schema), checker(strict)];

const wrongWith = (name: string, line: string): unknown => {
  const value = JSON.parse(line) as unknown;
  for (const ajv of [shipped, narrow]) {
    const check = ajv.getSchema(`${name}.schema.json`);
    if (check === undefined) return `no schema ${name}`;
    if (check(value) !== true) return { value, errors: check.errors };
  }
  return undefined;
};

const shelf = tinyShelf();
const home = newHome();
const file = (name: string, text: string): string => {
  writeFileSync(join(home, name), text);
  return join(home, name);
};
const ask = (...argv: readonly string[]): Promise<Ran> =>
  run([...argv, '--json'], home, [], [fordEntry], shelf);

const SCRIPT = 'new ford crossing fog=off\nexpect turn 1\nexpect turn 2\nend\nstatus\nmove n1 9999\n';
const SOUND = 'new ford crossing fog=off\nskip-if turn 1\n';

beforeAll(async () => {
  const lines = ['move n3 1303', 'undo', 'redo', 'note x', 'mark y', 'end', 'attack 1403 from n1 n2', 'quit'];
  await run(['play', 'ford', '--name', 'g', '--option', 'fog=off'], home, lines);
  await run(['play', 'ford', '--name', 'h', '--two'], home, ['end', 'resign', 'yes', 'quit']);
  writeFileSync(join(home, 'games', 'bad.game'), 'nothing\n');
  file('a.hxf', SCRIPT);
  file('b.hxf', SOUND);
});

const replies = (type: string, argv: readonly string[], code = 0) => ({ type, argv, code });

const GOOD = [
  replies('ask', ['ask', 'g', 'status']),
  replies('ask', ['odds', 'ford:skirmish', '1402']),
  replies('show', ['show', 'g', '--hex', '1302']),
  replies('show', ['show', 'g']),
  replies('show', ['show', 'ford:skirmish']),
  replies('schema', ['schema']),
  replies('schema', ['schema', 'ask']),
  replies('ask', ['look', 'ford', '9999'], 2),
  replies('verify', ['verify', 'g']),
  replies('replay', ['replay', 'g']),
  replies('replay', ['replay', 'h']),
  replies('run', ['run', join(home, 'a.hxf')], 2),
  replies('run', ['run', join(home, 'a.hxf'), join(home, 'b.hxf'), join(home, 'none.hxf')], 4),
  replies('fuzz', ['fuzz', 'ford', '--games', '2', '--seed', '5']),
  replies('arena', ['arena', 'random', 'random', '--games', '1', '--option', 'fog=off', '--orders', '40']),
  replies('perft', ['perft', 'ford:skirmish', '1']),
  replies('perft', ['perft', 'ford:skirmish', '1', '--divide']),
  replies('show', ['show', 'tiny']),
  replies('show', ['show', 'tiny', '--at', '0202', '--scenario', 'meeting']),
  replies('show', ['show', 'tiny', '--words']),
  ...['map', 'units', 'tables', 'turns', 'scenarios', 'rules', 'rulings'].map((part) =>
    replies('data', ['data', 'tiny', part]),
  ),
  replies('data', ['data', 'tiny', 'map', '--hex', '0202']),
  replies('data', ['data', 'tiny', 'units', '--unit', 'w1']),
  replies('data', ['data', 'tiny', 'tables', 'crt']),
  replies('rule', ['rule', 'tiny', '1.1']),
  replies('rule', ['rule', 'tiny', 'R1']),
  replies('validate', ['validate', 'tiny']),
  replies('config', ['config']),
  replies('config', ['config', 'level', 'verbose']),
  replies('config', ['config', 'level']),
  replies('games', ['games']),
  replies('codes', ['codes', 'ford']),
  replies('codes', ['codes', 'fort'], 2),
  replies('resume', ['resume', '--list']),
];

const FAILURES = [
  replies('ask', ['ask', 'nope.pos', 'legal'], 4),
  replies('ask', ['ask', 'g', 'move', 'n1', '1402'], 2),
  replies('ask', ['look', 'ford', '1402', '--as', 'east'], 2),
  replies('ask', ['ask', 'ford:winter', 'status'], 2),
  replies('verify', ['verify', 'nosuch'], 4),
  replies('verify', ['verify', 'bad'], 4),
  replies('verify', ['verify'], 2),
  replies('replay', ['replay', 'nosuch'], 4),
  replies('replay', ['replay', 'g', '--upto', '99'], 2),
  replies('run', ['run', '--tap', 'a.hxf'], 2),
  replies('fuzz', ['fuzz', 'ford', '--scenario', 'winter'], 2),
  replies('arena', ['arena', 'random', 'random', '--from', 'nope.pos'], 4),
  replies('perft', ['perft', 'ford', 'deep'], 2),
  replies('show', ['show', 'nosuch'], 2),
  replies('show', ['show', 'tiny', '--svg', '-'], 2),
  replies('data', ['data', 'tiny', 'map', '--hex', '9999'], 2),
  replies('rule', ['rule', 'tiny', '99.9'], 2),
  replies('validate', ['validate', 'tiny', '--data', '/nosuch'], 4),
  replies('config', ['config', 'fonts', 'big'], 2),
  replies('resume', ['resume', 'nosuch'], 4),
  replies('schema', ['schema', 'nosuch'], 2),
];

describe('a reply for programs', () => {
  it.each(GOOD)('of $argv has the form of $type', async ({ type, argv, code }) => {
    const ran = await ask(...argv);
    expect(ran.code).toBe(code);
    expect(ran.out.length).toBeGreaterThan(0);
    for (const line of ran.out) expect(wrongWith(type, line)).toBeUndefined();
    if (ran.out.length > 1 || type === 'run') return;
    expect(JSON.parse(ran.out[0] ?? '')).toMatchObject({ ok: code === 0 });
  });

  it.each(FAILURES)('of $argv, which fails, has the form of $type', async ({ type, argv, code }) => {
    const ran = await ask(...argv);
    expect(ran).toMatchObject({ code, out: { length: 1 } });
    expect(wrongWith(type, ran.out[0] ?? '')).toBeUndefined();
    const { errors } = JSON.parse(ran.out[0] ?? '') as { errors: readonly { message: string }[] };
    expect(JSON.parse(ran.out[0] ?? '')).toMatchObject({ v: 1, type, ok: false });
    // What programs are told is what people are told.
    expect(errors.map(({ message }) => message).join(' ')).toBe(ran.err.join(' '));
  });

  it('has a damaged record say where, on both streams', async () => {
    const path = join(home, 'games', 'g.game');
    const copy = file('copy.game', readFileSync(path, 'utf8').replace('> north end', '> north and'));
    const ran = await ask('verify', copy);
    expect(ran).toMatchObject({ code: 1, out: { length: 1 } });
    expect(wrongWith('verify', ran.out[0] ?? '')).toBeUndefined();
    const told = await ask('replay', copy);
    expect(told.code).not.toBe(0);
    expect(JSON.parse(told.out.at(-1) ?? '')).toMatchObject({ ok: false });
    for (const line of told.out) expect(wrongWith('replay', line)).toBeUndefined();
  });

  it('counts its lines where there are many', async () => {
    const { out } = await ask('replay', 'g');
    const numbers = out.map((line) => (JSON.parse(line) as { seq: number }).seq);
    expect(numbers).toEqual(out.map((_line, i) => i + 1));
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ type: 'end', ok: true });
  });

  it('of a word that is no command is an envelope too', async () => {
    const { code, out } = await ask('plya');
    expect([code, out.length]).toEqual([2, 1]);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ type: 'hexfront', ok: false });
  });
});

describe('the schemas', () => {
  it('are there for every command that takes --json, and tried above', () => {
    const setting = { io: processIo(), games: [], boards: [], shipped: shippedData() };
    const tree = commandTree(
      setting,
      () => undefined,
      () => undefined,
    );
    const taking = tree.commands.filter(({ options }) => options.some(({ long }) => long === '--json'));
    const names = taking.map((command) => command.name());
    expect(NAMES.toSorted()).toEqual([...names, 'reply'].toSorted());
    const tried = new Set([...GOOD, ...FAILURES].map(({ type }) => type));
    expect([...tried].toSorted()).toEqual(names.toSorted());
  });

  it('are called by the names of their files, so that they hold wherever they lie', () => {
    for (const name of NAMES)
      expect(read(name)).toMatchObject({
        $id: `${name}.schema.json`,
        $schema: 'https://json-schema.org/draft/2020-12/schema',
      });
  });

  it('are listed and printed', async () => {
    const told = (argv: readonly string[]): Promise<Ran> => run(argv, home);
    const { code, out } = await told(['schema']);
    expect([code, out.find((line) => line.startsWith('ask: '))]).toEqual([
      0,
      `ask: The reply of hexfront ask --json, in ${join(FOLDER, 'ask.schema.json')}.`,
    ]);
    expect(out.some((line) => line.startsWith('map: '))).toBe(true);
    expect(JSON.parse((await told(['schema', 'Ask'])).out.join('\n'))).toEqual(read('ask'));
    const list = (await told(['schema', '--json'])).out;
    expect(wrongWith('schema', list.join(''))).toBeUndefined();
    const none = await told(['schema', 'aks']);
    expect([none.code, none.err]).toEqual([
      2,
      [
        'No schema is called aks.',
        'The nearest is ask: hexfront schema ask.',
        'Type hexfront schema for what there is.',
      ],
    ]);
  });
});
