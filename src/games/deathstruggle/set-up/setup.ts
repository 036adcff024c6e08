// Set-up: the ledger with which the game begins (SET.1 to SET.14, R110).
import type { Options } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { unitsAtStart } from '../../../mechanics/entry/groups.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import { newAir } from '../air/ledger.ts';
import type { Printed } from '../data/sheet.ts';
import { newLogistics } from '../logistics.ts';
import { freshPhase, freshPulse, freshTurn } from '../state.ts';
import type { Own } from '../state.ts';

export const VERSION = '1.0';

/** The turn marker is the clock. */
const TURN_MARKER = 'turn';

const markersAtStart = (p: Printed, scenario: string): Own['markers'] =>
  Object.fromEntries(
    Object.entries(p.set.scenarios[scenario]?.markers ?? {})
      .filter(([marker]) => marker !== TURN_MARKER)
      .map(([marker, places]) => [marker, [...places]]),
  );

const ledgerOf = (places: Own['places'], markers: Own['markers']): Own => ({
  places,
  held: {},
  markers,
  hits: {},
  disrupted: [],
  entrenched: [],
  strong: [],
  components: {},
  ...newLogistics(),
  ...newAir(),
  phase: freshPhase(),
  pulse: freshPulse(0),
  turn: freshTurn(),
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed): Own =>
  ledgerOf({ [OUT]: [...p.unitIds] }, markersAtStart(p, Object.keys(p.set.scenarios)[0] ?? ''));

/** R56: the parachute corps that comes in turn 8, and the one of Kiev. */
const LATE = { corps: '6para', early: '5para', turn: 8 } as const;

/** How the game stands before anybody has placed anything. */
export const freshOwn = (p: Printed, scenario: string, options: Options): Own => {
  const own = ledgerOf(unitsAtStart(p, scenario), markersAtStart(p, scenario));
  if (options['late-corps'] !== 'fifth') return own;
  put(own, [LATE.corps], OUT);
  if (p.isHex(placeOf(own, LATE.early))) put(own, [LATE.early], trackBox(LATE.turn));
  return own;
};

export const setup =
  (p: Printed) =>
  (scenario: string, options: Options): State<Own> => ({
    format: 1,
    game: 'deathstruggle',
    rules: VERSION,
    scenario,
    options: { ...options },
    clock: { turn: p.set.scenarios[scenario]?.turns.first ?? 1, phase: 'set-up', phasing: 'russian' },
    drawn: 0,
    standing: [],
    own: freshOwn(p, scenario, options),
    stack: [{ proc: 'game', step: 'begin', vars: {} }],
  });
