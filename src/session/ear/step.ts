// One step on or back in what somebody goes through by ear: n, p, or an empty line after such a step.
import { bearing, bearingWords, directionIndex, directions } from '../../hex/directions.ts';
import { crossed, hexMessage } from '../hex-sentence.ts';
import { standAt } from '../verbs/map/go.ts';
import { sightOf } from '../side-view.ts';
import type { Desk } from '../session.ts';
import type { Reply, Told } from '../reply.ts';
import { answerWith, message } from '../reply.ts';
import type { Cursor } from './cursor.ts';
import { itemsOf } from './rotors.ts';

/** The cursor there, and that the next empty line goes on with it. */
const hold = (desk: Desk, cursor: Cursor): void => {
  desk.ear.cursor = cursor;
  desk.ear.isHeld = true;
};

/** `isNew`: what is gone through is said as well. */
export const rotorAt = (
  desk: Desk,
  what: (Cursor & { kind: 'rotor' })['what'],
  at: number,
  isNew = false,
): Reply => {
  const items = itemsOf(desk, what);
  const { length } = items;
  if (length === 0) return answerWith(desk, [message('rotor.none', { what })]);
  const place = ((at % length) + length) % length;
  const item = items[place];
  hold(desk, { kind: 'rotor', what, at: place });
  if (item?.hex !== undefined) standAt(desk, item.hex);
  const told: Told[] = isNew ? [message('rotor.head', { what, count: length })] : [];
  if (item !== undefined) told.push(message('rotor.item', { number: place + 1, what: { ...item.told } }));
  if (place !== at) told.push(message('walk.round', { from: at < 0 ? 's' : 'n' }));
  return { ...answerWith(desk, told), whole: true };
};

/** The way of a step between two hexes side by side. */
const wayBetween = (desk: Desk, from: string, to: string): number => {
  const { grid } = desk.game.board;
  const index = grid.index(from);
  return directions.findIndex((way) => grid.neighbours[index * 6 + directionIndex(way)] === grid.index(to));
};

export const rayAt = (desk: Desk, cursor: Cursor & { kind: 'ray' | 'ring' }, at: number): Reply => {
  const { hexes, from, kind } = cursor;
  const hex = hexes[at];
  if (hex === undefined) {
    hold(desk, { ...cursor, at: Math.max(0, Math.min(at, hexes.length - 1)) });
    return answerWith(desk, [message(at < 0 ? 'ray.start' : `${kind}.end`, { hex: hexes.at(-1) ?? from })]);
  }
  hold(desk, { ...cursor, at });
  const sight = sightOf(desk);
  if (kind === 'ray') {
    const before = hexes[at - 1] ?? from;
    standAt(desk, hex);
    return answerWith(desk, [hexMessage(sight, hex, crossed(sight, before, wayBetween(desk, before, hex)))]);
  }
  const { grid } = desk.game.board;
  const way = bearing(grid, grid.index(from), grid.index(hex));
  return answerWith(desk, [
    message('ring.item', {
      number: at + 1,
      count: hexes.length,
      ...(way !== undefined && { way: bearingWords(way) }),
      what: { ...hexMessage(sight, hex) },
    }),
  ]);
};

const stepBy = (desk: Desk, cursor: Cursor, by: 1 | -1): Reply =>
  cursor.kind === 'rotor' ? rotorAt(desk, cursor.what, cursor.at + by) : rayAt(desk, cursor, cursor.at + by);

const STEP = /^([np])\.?$/i;

export const isEarStep = (words: string): boolean => STEP.test(words);

/** Undefined: the line is none of these, or nothing is gone through. */
export const earStep = (desk: Desk, words: string, isFree: boolean): Reply | undefined => {
  const { cursor, wasHeld } = desk.ear;
  if (cursor === undefined) return undefined;
  if (words === '') return wasHeld && isFree ? stepBy(desk, cursor, 1) : undefined;
  const [, word = ''] = STEP.exec(words) ?? [];
  return word === '' ? undefined : stepBy(desk, cursor, word.toLowerCase() === 'n' ? 1 : -1);
};
