// Set-up: the ledger with which the game begins.
import { newGame } from '../../../mechanics/entry/new-game.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { newLedger } from '../../../mechanics/formations/ledger.ts';
import { statesAtStart, unitsAtStart } from '../../../mechanics/entry/groups.ts';
import { COMPONENTS } from '../boxes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';

export const VERSION = '1.0';

const ledgerOf = (places: Own['places']): Own => ({
  ...newLedger<Who>(places),
  unsupplied: [],
  phase: freshPhase(),
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed): Own => {
  // RES.X.7: divisions wait for their corps to break up, whoever else is there.
  const parts = new Set(p.tables.breakdown.flatMap(({ divisions }) => divisions));
  return ledgerOf({
    [OUT]: p.unitIds.filter((unit) => !parts.has(unit)),
    [COMPONENTS]: p.unitIds.filter((unit) => parts.has(unit)),
  });
};

/** SET.2, SET.4, SET.6: how the game stands before anybody has placed anything. */
export const freshOwn = (p: Printed, scenario: string): Own => ({
  ...ledgerOf(unitsAtStart(p, scenario)),
  entrenched: statesAtStart(p, scenario, 'entrenched'),
});

export const setup = (p: Printed) =>
  newGame<Own>(p, {
    id: 'typhoon',
    version: VERSION,
    // SET.2
    first: 'russian',
    own: (scenario) => freshOwn(p, scenario),
  });
