// Which signs of a hex are seen in a drawing: each meaning knows in which parts of the hex its sign stands, and loses
// those that something else is written over.
import type { Zoom } from '../viewport.ts';
import type { Ground, GroundMeaning, GroundPart, Meaning } from './map-model.ts';

const PARTS: readonly GroundPart[] = ['pair', 'wide', 'first', 'badge', 'text', 'fill', 'signs'];

type Written = Readonly<Partial<Record<GroundPart, string>>>;

/** A sign of two like characters is often seen as one, beside a counter or among others. */
export const single = (sign: string): string =>
  sign === sign.charAt(0).repeat(sign.length) ? sign.charAt(0) : sign;

/**
 * Meanings with the parts in which their signs stand, unless they say themselves in which. Only signs may be written
 * there, no names.
 */
export const standing = (meanings: readonly GroundMeaning[], written: Written): readonly GroundMeaning[] =>
  meanings.map((meaning) =>
    meaning.parts !== undefined || meaning.isAlways === true
      ? meaning
      : {
          ...meaning,
          parts: PARTS.filter((part) => written[part]?.includes(single(meaning.sign)) === true),
        },
  );

/** The same once other things are written over some parts. */
export const without = (
  meanings: readonly GroundMeaning[],
  over: readonly GroundPart[],
): readonly GroundMeaning[] =>
  meanings.map((meaning) =>
    meaning.parts === undefined
      ? meaning
      : { ...meaning, parts: meaning.parts.filter((part) => !over.includes(part)) },
  );

/** At the largest zoom ground is seen where a line of the hex has nothing to say. */
const largeParts = ({ name, text, signs }: Ground, counters: number): readonly GroundPart[] => {
  const lines = counters === 0 ? [name, text] : [name, counters > 1 ? 'two' : undefined, 'one'];
  const isFull = lines.filter((line) => line !== undefined).length > 1;
  return [
    'badge',
    ...(counters === 0 ? (['text'] as const) : []),
    ...(signs.trim() === '' ? [] : (['signs'] as const)),
    ...(isFull && signs.trim() !== '' ? [] : (['fill'] as const)),
  ];
};

const drawnParts = (zoom: Zoom, ground: Ground, counters: number): readonly GroundPart[] => {
  if (zoom === 1) return counters === 0 ? ['pair'] : [];
  if (zoom === 2) return counters === 0 ? ['wide', 'first'] : ['badge', 'first'];
  return largeParts(ground, counters);
};

/** What is seen of a hex with so many counters in it. */
export const seenMeanings = (zoom: Zoom, ground: Ground, counters: number): readonly Meaning[] => {
  const drawn = drawnParts(zoom, ground, counters);
  return ground.meanings.filter(
    ({ parts }) => parts === undefined || parts.some((part) => drawn.includes(part)),
  );
};
