// Chapter 3: set-up. The ledger with which a scenario begins, out of its printed opening and what was agreed.
import { unitsAtStart } from '../../../mechanics/entry/groups.ts';
import { newGame } from '../../../mechanics/entry/new-game.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase, freshTurn } from '../state.ts';
import type { Own } from '../state.ts';
import { isAgreed, isBoldStroke } from './3.5-scenarios.ts';
import type { Agreed } from './3.5-scenarios.ts';

export const VERSION = '1.0';

/** Everything that is not on the map or in a box when a game begins, at its opening value: all units are whole (2.11e). */
const ledgerOf = (places: Own['places']): Own => ({
  places,
  held: {},
  hits: {},
  markers: {},
  phase: freshPhase(),
  turn: freshTurn(),
  shown: [],
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed): Own => ledgerOf({ [OUT]: [...p.unitIds] });

/** 3.6c: the armies with an asterisk. */
export const redeployed = (p: Printed): readonly string[] =>
  p.unitIds.filter((unit) => p.unit(unit).marks?.includes('asterisk') === true);

/** 3.1b: the hex on its counter. */
export const setupHex = (p: Printed, unit: string): string | undefined => {
  const { setup } = p.unit(unit);
  return setup !== undefined && 'hex' in setup ? setup.hex : undefined;
};

/** 3.1c: the box of the track that is on its counter. */
const dueBox = (p: Printed, unit: string): string => {
  const turn = p.unit(unit).entry?.[0]?.turn;
  return typeof turn === 'number' ? trackBox(turn) : OUT;
};

/** Where a unit begins that the parts of the scenario place (3.1e, 3.1f, 3.6e, 3.7a, 3.9a, R15). */
const placedByPart = (p: Printed, s: Agreed): ReadonlyMap<string, string> => {
  const isOf = (option: string): boolean => isAgreed(p, s, option);
  const comes = (kind: string, option: string): readonly (readonly [string, string])[] =>
    p.ofKind(kind).map((unit) => [unit, isOf(option) ? dueBox(p, unit) : OUT] as const);
  return new Map([
    ...comes('north-ukraine', 'north-ukraine'),
    ...comes('optional', 'late-corps'),
    ...p.ofKind('panzer-army').map((unit) => [unit, isOf('fifth-panzer') ? SETUP : OUT] as const),
    ...redeployed(p).map((unit) => [unit, isBoldStroke(p, s) ? SETUP : (setupHex(p, unit) ?? OUT)] as const),
  ]);
};

/** 3.1b, 3.1c: how a scenario stands before anybody has placed anything. */
export const freshOwn = (p: Printed, s: Agreed): Own => {
  const part = placedByPart(p, s);
  return ledgerOf(unitsAtStart(p, s.scenario, (unit, place) => part.get(unit) ?? place));
};

export const setup = (p: Printed) =>
  newGame<Own>(p, {
    id: 'dagc',
    version: VERSION,
    // 3.2a
    first: 'soviet',
    own: (scenario, options) => freshOwn(p, { scenario, options }),
  });
