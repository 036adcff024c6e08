// What the points of the overview mean: a block of each colour, or a letter where there are no colours, and what it stands for.
import { row } from '../styled-rows.ts';
import type { Colour, Row } from '../styled-rows.ts';
import type { Table } from '../text/board-map.ts';
import type { Picture } from '../text/map-model.ts';
import type { Bricks } from './brick-model.ts';

type Words = Pick<Table, 'board' | 'sides'>;

const blockRow = (colour: Colour, text: string): Row => ({
  text: `   ${text}`,
  patches: [
    { from: 0, to: 2, role: `fine ${colour} on ${colour}` },
    { from: 3, to: 3 + text.length, role: 'dim' },
  ],
});

const unitsOf = ({ sides }: Words): readonly string[] =>
  Object.values(sides).map(({ adjective }) => `${adjective} units`);

/** Terrains by the colour that stands for them, each colour once. */
const grounds = ({ palette }: Bricks, { board }: Words): readonly Row[] => {
  const named = new Map<Colour, string>();
  for (const { terrains } of board.hexes) {
    const [first] = terrains;
    if (first === undefined) continue;
    const colour = palette.ground(terrains);
    const name = terrains.map((key) => board.map.terrains[key]?.name ?? key).join(', ');
    if (!named.has(colour)) named.set(colour, name);
  }
  return [...named].map(([colour, name]) => blockRow(colour, name));
};

export const overviewLegend = (picture: Picture, words: Words): readonly Row[] => {
  const { bricks } = picture;
  const units = unitsOf(words);
  if (bricks === undefined || !picture.signs.isUnicode) {
    const letters = Object.values(words.sides).map(({ letter }, i) => `${letter} ${units[i] ?? ''}`);
    return [...letters, 'X the cursor', ': land', '~ water'].map((text) => row(text, 'dim'));
  }
  const { palette } = bricks;
  const isAnyGreat = words.board.hexes.some((_, hex) => bricks.surface(hex).isGreat);
  return [
    ...units.map((text, side) => blockRow(palette.side(side).ground, text)),
    blockRow(palette.cursor.ground, 'the cursor'),
    ...(isAnyGreat ? [blockRow(palette.city, 'great cities')] : []),
    ...grounds(bricks, words),
  ];
};
