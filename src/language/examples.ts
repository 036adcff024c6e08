// Lines that show how a verb is typed: a legal order where one is known, else the verb's own examples filled in.
import type { Args } from '../core/types.ts';
import type { Board } from '../api/game.ts';
import { directionAt, directions } from '../hex/directions.ts';
import type { Slot, VerbSpec } from '../api/verb-spec.ts';
import type { VerbRegistry } from './verb-registry.ts';
import type { Scene } from './parse/scope.ts';
import { write } from './canonical-write.ts';

/** What the braces in an example stand for. */
type Filling = Readonly<Record<string, string>>;

const ANYWHERE: Filling = {
  unit: '24pz',
  standing: '24pz',
  window: 'reaction',
  phase: 'combat',
  order: 'move 24pz 2607',
  hex: '2608',
  to: '2607',
  target: '2607',
  way: 'ne',
  to2: '2606',
  row: '26',
  col: '8',
  place: 'dead pile',
  rule: '4.1',
  town: 'brest',
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
    target: grid.id(to),
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

/** What stands for the braces where nothing is known of the moment: what the game shows, else the middle of the map. */
const opening = (registry: VerbRegistry): Filling => {
  const { board, samples } = registry;
  const anywhere =
    board === undefined || board.grid.count === 0 ? ANYWHERE : onMap(board, board.grid.count >> 1);
  return { ...anywhere, ...samples?.words };
};

/** What can be said of a hex: its number, its row and column, a way that leads on from it. */
const ofHex = ({ grid }: Board, hex: number): Filling => {
  const dir = directions.findIndex((_, i) => (grid.neighbours[hex * 6 + i] ?? -1) >= 0);
  return {
    hex: grid.id(hex),
    row: String(grid.rowNumber[hex]),
    col: String(grid.columnNumber[hex]),
    way: directionAt(Math.max(0, dir)),
  };
};

/** The hexes next to a hex, those with an enemy first. */
const towards = ({ board, by, view }: Scene, hex: number): readonly string[] => {
  const held = new Set(view.units.filter(({ side }) => side !== by).map(({ at }) => at));
  const ids = neighbours(board, hex).map((to) => board.grid.id(to));
  return [...ids.filter((id) => held.has(id)), ...ids.filter((id) => !held.has(id))];
};

/** What an order holds: who, from where, where to. */
const fromOrder = (registry: VerbRegistry, scene: Scene, verb: string, args: Args): Filling => {
  const { grid } = scene.board;
  const slots = registry.named(verb)?.spec.slots ?? [];
  const firstOf = (kinds: readonly Slot['kind'][]): readonly string[] =>
    slots.filter(({ kind }) => kinds.includes(kind)).flatMap(({ name }) => args[name] ?? []);
  const unit = firstOf(['unit'])[0];
  const to = firstOf(['hex', 'place']).at(-1);
  const from = grid.index(unit === undefined ? '' : (scene.unit(unit)?.at ?? ''));
  return {
    ...(unit !== undefined && { unit }),
    ...(from >= 0 && { ...ofHex(scene.board, from), standing: unit ?? '' }),
    ...(to !== undefined && { to, target: to }),
  };
};

/** What can be seen on the map: a unit of the side's own that touches an enemy, else any, else anybody's. */
const fromView = (scene: Scene, verb: string): Filling => {
  const { board, by, view } = scene;
  const own = actor(scene, verb);
  const standing = view.units
    .filter(({ known }) => known)
    .map(({ id, at, side }) => ({ id, side, hex: board.grid.index(at) }))
    .filter(({ hex }) => hex >= 0);
  const held = new Set(view.units.filter(({ side }) => side !== by).map(({ at }) => at));
  const mine = standing.filter(({ side }) => side === by);
  const facing = mine.find(({ hex }) => towards(scene, hex).some((id) => held.has(id)));
  const actors = own === undefined || own.hex < 0 ? undefined : mine.find(({ id }) => id === own.id);
  const chosen = facing ?? actors ?? mine[0] ?? standing[0];
  const isMine = chosen?.side === by;
  const beside = chosen === undefined ? [] : towards(scene, chosen.hex);
  return {
    ...(own !== undefined && { unit: isMine ? (chosen?.id ?? own.id) : own.id }),
    ...(chosen !== undefined && { ...ofHex(board, chosen.hex), standing: chosen.id }),
    ...(chosen !== undefined && isMine && { to: beside[0] ?? '' }),
    ...(isMine && held.has(beside[0] ?? '') && { target: beside[0] ?? '' }),
  };
};

/** Of an order, of one that a question is about, else of what is seen. */
const ofTheMoment = (spec: VerbSpec, registry: VerbRegistry, scene: Scene): Filling => {
  const sampled = (verbs: readonly string[]): Filling | undefined => {
    for (const verb of verbs) {
      const args = registry.named(verb)?.spec.kind === 'order' ? scene.sample?.(verb) : undefined;
      const filling = args === undefined ? {} : fromOrder(registry, scene, verb, args);
      if (filling['unit'] !== undefined) return { ...fromView(scene, verb), ...filling };
    }
    return undefined;
  };
  if (spec.kind === 'order') return sampled([spec.name]) ?? fromView(scene, spec.name);
  const near = sampled(spec.seeAlso);
  if (near !== undefined) return near;
  // Who could do anything at all is worth asking about; where that leads to is another matter.
  const { unit } = sampled(registry.verbs.map(({ name }) => name)) ?? {};
  const seen = fromView(scene, spec.name);
  return unit === undefined || seen['target'] !== undefined ? seen : { ...seen, unit };
};

const commonWords = ({ board, samples, named: verb }: VerbRegistry): Filling => {
  const window = verb('standing')?.spec.slots.find(({ name }) => name === 'window')?.values?.[0];
  const named = Object.entries(board?.places ?? {}).map(([name, id]) => ({
    name,
    hex: board?.grid.index(id) ?? 0,
  }));
  const words: Record<string, string | undefined> = {
    window,
    place: samples?.words['place'] ?? named.find(({ hex }) => hex < 0)?.name,
    town: samples?.words['town'] ?? named.find(({ hex }) => hex >= 0)?.name.toLowerCase(),
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([word, text]) => (text === undefined ? [] : [[word, text]])),
  );
};

const isWhole = (line: string): boolean => !line.includes('{');

const fillIn = (example: string, filling: Filling): string =>
  example.replace(/\{(\w+)\}/g, (brace, name: string) => filling[name] ?? brace);

/** The second hex of a way is any next to the first with which the line can be given. */
const withSecond = (example: string, filling: Filling, scene: Scene): string => {
  if (!example.includes('{to2}')) return fillIn(example, filling);
  const hex = scene.board.grid.index(filling['to'] ?? filling['hex'] ?? '');
  const further = hex < 0 ? [] : neighbours(scene.board, hex).map((to2) => scene.board.grid.id(to2));
  const lines = further
    .filter((to2) => to2 !== filling['hex'])
    .map((to2) => fillIn(example, { ...filling, to2 }));
  return lines.find((line) => scene.can?.(line) !== false) ?? example;
};

/** Some order of another verb, to show one inside a line. */
const anyOrder = (registry: VerbRegistry, scene: Scene): Filling => {
  for (const { name, kind, slots } of registry.verbs) {
    const args = kind === 'order' && slots.length > 0 ? scene.sample?.(name) : undefined;
    if (args !== undefined && Object.keys(args).length > 0)
      return { order: write(registry, { verb: name, args }) };
  }
  return {};
};

/** Lines that could be typed now. */
const doable = (spec: VerbSpec, registry: VerbRegistry, scene: Scene): readonly string[] => {
  const args = spec.kind === 'order' ? scene.sample?.(spec.name) : undefined;
  const filling = {
    ...commonWords(registry),
    ...ofTheMoment(spec, registry, scene),
    ...(spec.examples.some((example) => example.includes('{order}')) && anyOrder(registry, scene)),
  };
  const lines = spec.examples
    .map((example) => withSecond(example, filling, scene))
    .filter((line) => isWhole(line) && scene.can?.(line) !== false);
  const order = args === undefined ? [] : [write(registry, { verb: spec.name, args })];
  return lines.length > 0 ? [...new Set(lines)] : order;
};

/** Examples of a verb, the best first: what can be done now, else what could be at some moment of the game. */
export const examplesOf = (
  spec: VerbSpec,
  registry: VerbRegistry,
  scene: Scene | undefined,
): readonly string[] => {
  const now = scene === undefined ? [] : doable(spec, registry, scene);
  if (now.length > 0) return now;
  const filling = { ...opening(registry), ...commonWords(registry) };
  return registry.samples?.lines[spec.name] ?? spec.examples.map((example) => fillIn(example, filling));
};

/** An example as it is shown to whoever listens. */
export const spoken = (scene: Scene | undefined, line: string): string => scene?.spoken?.(line) ?? line;

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
