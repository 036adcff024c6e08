// The board that rules are tried on: the shipped one, with factors and Luftwaffe markers of its own where the printed ones are
// lost. What is reckoned in a test of a rule stays as it is when a value is reconstructed anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitLine } from '../../../../src/board/data-types.ts';
import type { TurnsFile } from '../../../../src/games/barbarossa/data/charts.ts';
import { makeGame } from '../../../../src/games/barbarossa/game.ts';
import { printedOf } from '../../../../src/games/barbarossa/data/sheet.ts';
import { shippedSet } from '../../../../tools/games/shipped-data.ts';

/** Ids of units by their factors, as `8-6`. */
const FACTORS = JSON.parse(readFileSync(join(import.meta.dirname, 'factors.json'), 'utf8')) as Readonly<
  Record<string, string>
>;

const factorsOf = new Map(
  Object.entries(FACTORS).flatMap(([factors, ids]) => {
    const [attack = 0, defence = 0] = factors.split('-').map(Number);
    return ids.split(' ').map((id) => [id, { attack, defence }] as const);
  }),
);

const withFactors = (unit: UnitLine): UnitLine => {
  const factors = factorsOf.get(unit.id);
  return factors === undefined ? unit : { ...unit, faces: [factors] };
};

/** Of each turn (11.23a). */
const MARKERS = [
  3, 3, 3, 3, 2, 1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
];

const withMarkers = (turns: TurnsFile): TurnsFile => ({
  ...turns,
  luftwaffe: turns.luftwaffe.map((line) =>
    line.condition === undefined ? { ...line, markers: MARKERS[line.turn - 1] ?? 0 } : line,
  ),
});

const shipped = shippedSet('barbarossa');

export const p = printedOf({
  ...shipped,
  units: { ...shipped.units, units: shipped.units.units.map(withFactors) },
  // The files were checked against their schemas before they came here.
  turns: withMarkers(shipped.turns as TurnsFile),
});
export const barbarossa = makeGame(p);
