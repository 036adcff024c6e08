// Lines that show how a verb is typed: a legal order where one is known, else the verb's own examples filled in.
import type { Board } from '../games/game.ts';
import type { Slot, VerbSpec } from './language.ts';
import type { VerbRegistry } from './registry.ts';
import type { Scene } from './scene.ts';
import { write } from './write.ts';

/** What the braces in an example stand for. */
type Filling = Readonly<Record<string, string>>;

const ANYWHERE: Filling = {
  unit: '24pz',
  hex: '2608',
  to: '2607',
  to2: '2606',
  row: '26',
  col: '8',
  place: 'dead pile',
  side: 'enemy',
};

const neighbours = ({ grid }: Board, hex: number): readonly number[] =>
  [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((to) => to >= 0);

const onMap = (board: Board, hex: number): Filling => {
  const { grid } = board;
  const to = neighbours(board, hex)[0] ?? hex;
  const to2 =
    neighbours(board, to).find((next) => next !== hex && !neighbours(board, hex).includes(next)) ?? hex;
  const [place] = Object.keys(board.places);
  return {
    ...ANYWHERE,
    hex: grid.id(hex),
    to: grid.id(to),
    to2: grid.id(to2),
    row: String(grid.rowNumber[hex]),
    col: String(grid.columnNumber[hex]),
    ...(place !== undefined && { place }),
  };
};

/** A unit that could use the verb now, else any of the side's own, best on the map. */
export const actor = (scene: Scene, verb: string): { id: string; hex: number } | undefined => {
  const able = new Set(scene.subjects?.(verb));
  const own = scene.view.units
    .filter(({ known, side }) => known && side === scene.by)
    .map(({ id, at }) => ({ id, hex: scene.board.grid.index(at) }));
  return own.find(({ id }) => able.has(id)) ?? own.find(({ hex }) => hex >= 0) ?? own[0];
};

/** A hex to show where something could be done: that of a unit which could. */
export const actorHex = (scene: Scene, verb: string): string | undefined => {
  const found = actor(scene, verb);
  return found === undefined || found.hex < 0 ? undefined : scene.board.grid.id(found.hex);
};

const fillingOf = (spec: VerbSpec, registry: VerbRegistry, scene: Scene | undefined): Filling => {
  const board = scene?.board ?? registry.board;
  const window =
    registry.named('standing')?.spec.slots.find(({ name }) => name === 'window')?.values?.[0] ?? 'reaction';
  if (board === undefined || board.grid.count === 0) return { ...ANYWHERE, window };
  const unit = scene === undefined ? undefined : actor(scene, spec.name);
  const hex = unit === undefined || unit.hex < 0 ? board.grid.count >> 1 : unit.hex;
  return { ...onMap(board, hex), window, ...(unit !== undefined && { unit: unit.id }) };
};

const fillIn = (example: string, filling: Filling): string =>
  example.replace(/\{(\w+)\}/g, (brace, name: string) => filling[name] ?? brace);

/** Examples of a verb, the best first. */
export const examplesOf = (
  spec: VerbSpec,
  registry: VerbRegistry,
  scene: Scene | undefined,
): readonly string[] => {
  const legal = spec.kind === 'order' ? scene?.legal?.(spec.name)?.[0] : undefined;
  const filling = spec.examples.some((example) => example.includes('{'))
    ? fillingOf(spec, registry, scene)
    : {};
  const made = spec.examples.map((example) => fillIn(example, filling));
  return legal === undefined
    ? made
    : [...new Set([write(registry, { verb: spec.name, args: legal }), ...made])];
};

export const ARTICLE: Readonly<Record<Slot['kind'], string>> = {
  unit: 'a unit',
  hex: 'a hex',
  place: 'a place',
  side: 'a side',
  number: 'a number',
  word: 'a word',
  text: 'a text',
  verb: 'a verb',
  fact: 'a fact',
  order: 'an order',
};

/** How help and refusals name what belongs in a slot. */
export const sayOf = ({ says, kind }: Slot): string => says ?? ARTICLE[kind];
