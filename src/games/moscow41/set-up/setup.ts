// Set-up: the ledger with which the game begins (INH.SET, R18).
import type { Options } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { newLedger } from '../../../mechanics/formations/ledger.ts';
import { statesAtStart, unitsAtStart } from '../../../mechanics/entry/groups.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshPhase, freshPulse } from '../state.ts';
import type { Own } from '../state.ts';

export const VERSION = '1.0';

const ledgerOf = (places: Own['places']): Own => ({
  ...newLedger<Who>(places),
  phase: freshPhase(),
  pulse: freshPulse(0),
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed): Own => ledgerOf({ [OUT]: [...p.unitIds] });

/** How the game stands before anybody has placed anything. */
export const freshOwn = (p: Printed, scenario: string): Own => ({
  ...ledgerOf(unitsAtStart(p, scenario)),
  entrenched: statesAtStart(p, scenario, 'entrenched'),
});

export const setup =
  (p: Printed) =>
  (scenario: string, options: Options): State<Own> => ({
    format: 1,
    game: 'moscow41',
    rules: VERSION,
    scenario,
    options: { ...options },
    clock: { turn: p.set.scenarios[scenario]?.turns.first ?? 1, phase: 'set-up', phasing: 'russian' },
    drawn: 0,
    standing: [],
    own: freshOwn(p, scenario),
    stack: [{ proc: 'game', step: 'begin', vars: {} }],
  });
