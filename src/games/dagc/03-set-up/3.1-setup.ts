// Chapter 3: set-up. The ledger with which a scenario begins, out of its printed opening and what was agreed.
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Options } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import { hasOption, freshPhase, freshTurn } from '../state.ts';
import type { Own } from '../state.ts';
import { isBoldStroke, partsOf } from './3.5-scenarios.ts';
import type { Agreed } from './3.5-scenarios.ts';

export const VERSION = '1.0';

/** 2.12: the marker of the centre of gravity. */
export const CENTRE = 'bagration';

/** Everything that is not on the map or in a box when a game begins, at its opening value. */
const ledgerOf = (places: Own['places'], centre: string): Own => ({
  places,
  held: {},
  markers: { [CENTRE]: [centre] },
  phase: freshPhase(),
  turn: freshTurn(),
  shown: [],
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed, s: Agreed): Own =>
  ledgerOf({ [OUT]: [...p.unitIds] }, partsOf(p, s).centre);

/** 3.6c: the armies with an asterisk. */
export const redeployed = (p: Printed): readonly string[] =>
  p.unitIds.filter((unit) => p.unit(unit).marks?.includes('asterisk') === true);

/** 3.1c: the turn of the track on which a unit is due. */
const dueTurn = (p: Printed, unit: string): number | undefined => {
  const turn = p.unit(unit).entry?.[0]?.turn;
  return typeof turn === 'number' ? turn : undefined;
};

/** Where a unit is before anybody has placed anything. */
const startOf = (p: Printed, s: Agreed & Pick<State, 'options'>, unit: string): string => {
  const parts = partsOf(p, s);
  const due = dueTurn(p, unit);
  const onTrack = due === undefined ? OUT : trackBox(due);
  // 3.1e, 3.6e
  if (p.isKind(unit, 'north-ukraine')) return parts.northUkraine ? onTrack : OUT;
  // 3.1f, 3.7b
  if (p.isKind(unit, 'panzer-army')) return parts.fifthPanzer ? SETUP : OUT;
  // R15
  if (p.isKind(unit, 'optional')) return hasOption(s, 'late-corps') ? onTrack : OUT;
  const { setup } = p.unit(unit);
  // 3.1b
  return setup !== undefined && 'hex' in setup ? setup.hex : onTrack;
};

/** How a scenario stands before anybody has placed anything. */
export const freshOwn = (p: Printed, s: Agreed & Pick<State, 'options'>): Own => {
  const own = emptyOwn(p, s);
  // Who is named first lies on top.
  for (const unit of p.unitIds.toReversed()) put(own, [unit], startOf(p, s, unit));
  return own;
};
