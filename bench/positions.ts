// Positions written and parsed, against JSON of the same content; and, only told, the whole way between text and a
// state in the test game, where reading also places every unit and looks for broken rules, which JSON does not.
import { settle } from '../src/core/kernel.ts';
import { readPosition, writePosition } from '../src/record/position.ts';
import { parsePosition, positionLines } from '../src/record/format/position-text.ts';
import { ford } from '../test/games/ford/game.ts';
import { compare, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

type Unit = { readonly at: string; readonly strength: string };

const head = {
  header: {
    game: 'bench',
    rules: '1',
    scenario: 'campaign',
    base: 'none',
    turn: '7',
    side: 'north',
    phase: 'movement',
    data: '77ab19c0',
  },
  options: { fog: 'on', weather: 'fixed' },
} as const;

const textRows = (): BenchRow[] => {
  const units: Record<string, Unit> = {};
  for (let i = 0; i < 300; i++)
    units[`${i}inf`] = { at: String(1000 + i * 7), strength: i % 3 === 0 ? 'reduced' : 'full' };
  const facts = (): string[] =>
    Object.entries(units).map(([id, { at, strength }]) => `unit ${id} ${at} ${strength}`);
  const text = positionLines(head, facts());
  const json = JSON.stringify({ ...head, units });
  const read = parsePosition(text);
  if (!read.ok || read.value.facts.length !== 300) throw new Error('The bench cannot read its own position');
  const write = compare(
    () => positionLines(head, facts()),
    () => JSON.stringify({ ...head, units }),
  );
  const parse = compare(
    () => parsePosition(text),
    () => JSON.parse(json) as unknown,
  );
  return [
    rowOf('position of 300 units, written', 'us', 'JSON of the same content', write, '<= 2'),
    rowOf('position of 300 units, parsed', 'us', 'JSON of the same content', parse, '<= 2'),
  ];
};

const wholeRows = (): BenchRow[] => {
  const state = ford.rules.setup(ford.scenarios[0]?.id ?? '', {});
  settle(ford.rules, state);
  const text = writePosition(ford, state);
  if (!readPosition(ford, text).ok) throw new Error('The bench cannot read its own position');
  const json = JSON.stringify(state);
  const write = compare(
    () => writePosition(ford, state),
    () => JSON.stringify(state),
  );
  const parse = compare(
    () => readPosition(ford, text),
    () => JSON.parse(json) as unknown,
  );
  return [
    rowOf(`position of ${ford.title}, from state to text`, 'us', 'JSON of the state', write),
    rowOf(`position of ${ford.title}, from text to a checked state`, 'us', 'JSON of the state', parse),
  ];
};

export const rows = (): Promise<BenchRow[]> => Promise.resolve([...textRows(), ...wholeRows()]);
