// Set-up: the ledger with which the game begins (SET.1 to SET.14, R110).
import type { Options } from '../../../core/rule-set.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { unitsAtStart } from '../../../mechanics/entry/groups.ts';
import { newGame } from '../../../mechanics/entry/new-game.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { newArmyLedger } from '../../../mechanics/formations/ledger.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
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

const ledgerOf = (p: Printed, places: Own['places'], scenario: string): Own => ({
  ...newArmyLedger<Who>(places),
  markers: markersAtStart(p, scenario),
  components: {},
  fed: [],
  downed: {},
  converted: [],
  loading: {},
  factors: 0,
  claimed: [],
  phase: freshPhase(),
  pulse: freshPulse(0),
  turn: freshTurn(),
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed): Own =>
  ledgerOf(p, { [OUT]: [...p.unitIds] }, Object.keys(p.set.scenarios)[0] ?? '');

/** R56: the parachute corps that comes in turn 8, and the one of Kiev. */
const LATE = { corps: '6para', early: '5para', turn: 8 } as const;

/** How the game stands before anybody has placed anything. */
export const freshOwn = (p: Printed, scenario: string, options: Options): Own => {
  const own = ledgerOf(p, unitsAtStart(p, scenario), scenario);
  if (options['late-corps'] !== 'fifth') return own;
  put(own, [LATE.corps], OUT);
  if (p.isHex(placeOf(own, LATE.early))) put(own, [LATE.early], trackBox(LATE.turn));
  return own;
};

export const setup = (p: Printed) =>
  newGame<Own>(p, {
    id: 'deathstruggle',
    version: VERSION,
    // R109
    first: 'russian',
    own: (scenario, options) => freshOwn(p, scenario, options),
  });
