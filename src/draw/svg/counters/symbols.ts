// Signs inside the type box of a counter, put together from the words of the type's key as armies combine them.
import { el } from '../xml.ts';

/** The box in counter units, its middle at the origin. */
export const BOX = { width: 27, height: 18 } as const;

const W = BOX.width / 2;
const H = BOX.height / 2;

const PARTS: Readonly<Record<string, string>> = {
  cross: `M${-W} ${-H}L${W} ${H}M${-W} ${H}L${W} ${-H}`,
  slash: `M${-W} ${H}L${W} ${-H}`,
  oval: `M-6.5 -5.2H6.5A5.2 5.2 0 0 1 6.5 5.2H-6.5A5.2 5.2 0 0 1 -6.5 -5.2Z`,
  wings: 'M-7 5.5Q-3.5 2 0 5.8Q3.5 2 7 5.5',
  anchor: 'M0 -6.5V6M-3 -3.8H3M-5 2Q-4 6.4 0 6.4Q4 6.4 5 2',
};
const SOLID: Readonly<Record<string, string>> = {
  hill: `M-5.5 ${H}L0 1L5.5 ${H}Z`,
  band: `M${-W} ${-H}H${-W + 5}V${H}H${-W}Z`,
  star: 'M0 -7.4L1.8 -2.4L7.1 -2.3L2.9 .9L4.4 6L0 3L-4.4 6L-2.9 .9L-7.1 -2.3L-1.8 -2.4Z',
  plane: 'M-1 -7.5Q0 -9 1 -7.5V-2.6L8 1V3L1 1.2V4.8L3.4 6.6V8L0 7.2L-3.4 8V6.6L-1 4.8V1.2L-8 3V1L-1 -2.6Z',
  rockets: 'M-7 6L-3 -6H-1L-5 6ZM-1 6L3 -6H5L1 6Z',
  gun: 'M-3.6 0A3.6 3.6 0 1 0 3.6 0A3.6 3.6 0 1 0 -3.6 0Z',
};

/** Words of a type's key, and the signs that they stand for. */
const WORDS: readonly (readonly [word: RegExp, parts: readonly string[]])[] = [
  [/^(infantry|rifle|grenadiers?|wehrkreis|security|garrison|militia)$/, ['cross']],
  [/^(panzer|tanks?|t34|armou?r(ed)?)$/, ['oval']],
  [/^(mech|mechani[sz]ed|motori[sz]ed)$/, ['cross', 'oval']],
  [/^(mountain|mtn|jaeger)$/, ['cross', 'hill']],
  [/^(parachute|paratroops?|para|airborne|airlanding)$/, ['wings']],
  [/^(cavalry|horse)$/, ['slash']],
  [/^(naval|marines?|coastal)$/, ['cross', 'anchor']],
  [/^shock$/, ['cross', 'band']],
  [/^guards?$/, ['star']],
  [/^(aircraft|air|fliegerkorps|aviation|bombers?|fighters?)$/, ['plane']],
  [/^katyushas?$/, ['rockets']],
  [/^(artillery|guns?|flak)$/, ['gun']],
];

/** Names of the signs for a type; none if no word of its key is known. */
export function signsOf(type: string): string[] {
  const found = new Set<string>();
  for (const word of type.toLowerCase().split(/[^a-z\d]+/))
    for (const [pattern, parts] of WORDS) if (pattern.test(word)) for (const part of parts) found.add(part);
  // Airborne troops without armour are infantry with wings, and a star or wings alone need something to stand on.
  if (found.has('wings') && !found.has('oval')) found.add('cross');
  if (found.has('star') && found.size === 1) found.add('cross').add('oval');
  if (found.has('star') && found.has('oval') && !found.has('cross')) found.delete('star');
  return [...found];
}

export const typeSign = (type: string, ink: string, ground: string): string => {
  const parts = signsOf(type);
  const lines = parts.flatMap((part) => PARTS[part] ?? []).join('');
  const solid = parts.flatMap((part) => SOLID[part] ?? []).join('');
  return [
    lines === '' ? '' : el('path', { d: lines, fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
    solid === '' ? '' : el('path', { d: solid, fill: ink, stroke: ground, 'stroke-width': 0.8 }),
  ].join('');
};
