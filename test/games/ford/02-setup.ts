// Chapter 2: set-up.
import type { Options } from '../../../src/core/rule-set.ts';
import type { State } from '../../../src/core/types.ts';
import { printedHex, TOWNS } from './board.ts';
import { scenario, UNITS } from './data/index.ts';
import type { Who } from './data/index.ts';
import { entryBox, sideOf } from './state.ts';
import type { Own } from './state.ts';

export const VERSION = '1.0';

/** ford:2.1 */
const startPlaces = (id: string): Record<string, string[]> => {
  const { setup, entry } = scenario(id);
  const places: Record<string, string[]> = {};
  for (const [hex, units] of Object.entries(setup)) places[hex] = [...units];
  const placed = new Set(Object.values(setup).flat());
  for (const unit of Object.keys(UNITS).filter((name) => !placed.has(name))) {
    const box = entry[unit] === undefined ? 'away' : entryBox(sideOf(unit));
    places[box] = [...(places[box] ?? []), unit];
  }
  return places;
};

/** ford:2.2 */
const startHolders = (): Record<string, Who> =>
  Object.fromEntries(TOWNS.map((town) => [town, printedHex(town).held ?? 'north']));

const ledgerOf = (places: Own['places']): Own => ({
  places,
  held: startHolders(),
  moved: [],
  cut: [],
  reacted: [],
  fought: [],
  attacked: [],
  shown: [],
});

export const nobodyPlaced = (): Own => ledgerOf({ away: Object.keys(UNITS) });

export const setup = (id: string, options: Options): State<Own> => {
  const { fog = 'on' } = options;
  if (fog !== 'on' && fog !== 'off') throw new Error(`Fog is on or off, not ${JSON.stringify(fog)}`);
  return {
    format: 1,
    game: 'ford',
    rules: VERSION,
    scenario: id,
    options: { fog },
    clock: { turn: 1, phase: 'entry', phasing: 'north' },
    drawn: 0,
    standing: [],
    own: ledgerOf(startPlaces(id)),
    stack: [{ proc: 'game', step: 'begin', vars: {} }],
  };
};
