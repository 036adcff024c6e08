// All checks of a board in the order in which they build on each other.
import { makeGrid } from '../../hex/grid.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { boardParts } from '../board-files.ts';
import { ADDON } from '../file-names.ts';
import type { BoardFiles } from '../file-names.ts';
import { addonFindings } from './addon.ts';
import { coverFindings, schemeFindings } from './grid.ts';
import { keyFindings } from './references.ts';
import { landFindings } from './terrain.ts';
import { riverFindings } from './rivers.ts';
import { heldFindings, scenarioFindings } from './scenarios.ts';
import { sideFindings } from './hexsides.ts';
import { signFindings } from './signs.ts';
import { sourceFindings } from './provenance.ts';
import { unitFindings } from './units.ts';

/** Files of another game, put into the wrong folder. */
const gameFindings = (game: string, files: BoardFiles): readonly Finding[] =>
  Object.entries(files).flatMap(([name, file]) => {
    const of = typeof file === 'object' && file !== null && 'game' in file ? file.game : undefined;
    return of === game || typeof of !== 'string'
      ? []
      : [finding('FILE.OTHER-GAME', name, ['game'], { game: of, is: game })];
  });

/** What would keep the board from being put together and looked at; an owner may look at a map that is not finished. */
export const shapeFindings = (game: string, files: BoardFiles): readonly Finding[] => {
  const parts = boardParts(files);
  const before = [...gameFindings(game, files), ...schemeFindings(parts.map)];
  if (before.length > 0) return before;
  const grid = makeGrid(parts.map.grid);
  const gridded = { ...parts, grid };
  return [
    ...coverFindings(parts.map, grid),
    ...sideFindings(gridded),
    ...keyFindings(gridded),
    ...unitFindings(gridded),
    ...scenarioFindings(gridded),
  ];
};

/** All else that must hold of files whose grid can be built. */
export const senseFindings = (files: BoardFiles): readonly Finding[] => {
  const parts = boardParts(files);
  const gridded = { ...parts, grid: makeGrid(parts.map.grid) };
  return [
    ...signFindings(parts),
    ...landFindings(gridded),
    ...riverFindings(gridded),
    ...heldFindings(gridded),
    ...sourceFindings(parts),
    ...addonFindings(parts, files[ADDON]),
  ];
};
