// Play from any turn: what of a position drawn at random is this game's: who is where by then, behind which front.
import type { Options, Pick } from '../../core/rule-set.ts';
import type { State } from '../../core/types.ts';
import { handOver } from '../../mechanics/control.ts';
import { DEAD, OUT } from '../../mechanics/entry/dead-pile.ts';
import { trackTurn } from '../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../mechanics/places.ts';
import { addUnit, anyTurn as anyTurnBy, MAP } from '../../mechanics/random-start/any-turn.ts';
import type { Ground } from '../../mechanics/random-start/any-turn.ts';
import { oneIn } from '../../mechanics/random-start/front.ts';
import { setup, setupHex } from './03-set-up/3.1-setup.ts';
import { placeDefault } from './03-set-up/3.6-deployment.ts';
import { KOENIGSBERG } from './04-victory/4.2-sudden-death.ts';
import { refuseStack } from './06-stacking/6.1-stacking.ts';
import { mayReplace } from './10-reinforcements/10.7-dead-pile.ts';
import type { Printed, Who } from './data/sheet.ts';
import type { Own } from './state.ts';

/** By game turn; columns count from the east. */
const HISTORY = [
  [1, 1],
  [2, 4],
  [3, 9],
  [4, 12],
  [5, 15],
  [6, 19],
  [9, 21],
] as const;

/** Land that nobody goes to. */
const ISLANDS = ['estonian-islands', 'gotland'];

const begin = (p: Printed, scenario: string, options: Options): State<Own> => {
  const s = setup(p)(scenario, options);
  for (const side of p.sides) placeDefault(p, s, side);
  return s;
};

/** 10.7a */
const lost = (p: Printed, unit: string): string => (mayReplace(p, unit) ? DEAD : OUT);

/** 10.5a: who could have come may wait still. */
const drawRoster = (p: Printed, { own, clock }: State<Own>, pick: Pick): ReadonlyMap<string, string> => {
  const losses: Readonly<Record<Who, number>> = { german: 3 + pick(8), soviet: 4 + pick(12) };
  const fate = (unit: string): string => {
    const from = placeOf(own, unit);
    const due = trackTurn(from);
    if (from === OUT || (due !== undefined && (due >= clock.turn || oneIn(pick, 8)))) return from;
    return oneIn(pick, losses[p.sideOf(unit)]) ? lost(p, unit) : MAP;
  };
  return new Map(p.unitIds.map((unit) => [unit, fate(unit)]));
};

/** What ports are for: a Soviet corridor to the coast, north of Koenigsberg. */
const cutOff = (p: Printed, front: Map<string, Who>, pick: Pick): void => {
  const first = p.grid.rowNumber[p.grid.index('2200')] ?? 0;
  const from = first + pick(6);
  for (const hex of front.keys()) {
    const row = p.grid.rowNumber[p.grid.index(hex)] ?? 0;
    if (row >= from && row <= from + 1) front.set(hex, 'soviet');
  }
};

/** 9.12a: the Soviet line never falls; 4.2: nor has Koenigsberg. A fortified locality is where it was, or gone (2.10c). */
const settleFront = (
  p: Printed,
  { own, front, pick }: Ground<Own, Who>,
  units: readonly string[],
): readonly string[] => {
  if (oneIn(pick, 4)) cutOff(p, front, pick);
  for (const hex of p.withFeature('entrenchment'))
    if (p.entrenchment(hex) === 'soviet') front.set(hex, 'soviet');
  front.set(KOENIGSBERG, 'german');
  const localities = units.filter((unit) => p.isKind(unit, 'locality'));
  for (const unit of localities) {
    const hex = setupHex(p, unit) ?? '';
    addUnit(own, unit, front.get(hex) === 'german' ? hex : OUT);
  }
  return units.filter((unit) => !localities.includes(unit));
};

/** What lasts: the narrows once crossed (9.8a), ports that have fallen and were retaken (7.9m). */
const drawPast = (p: Printed, own: Own, pick: Pick): void => {
  if (oneIn(pick, 4)) own.narrows = true;
  const fallen = oneIn(pick, 3) ? 2 : 12;
  for (const port of p.withFeature('port'))
    if (own.held[port] === undefined && port !== KOENIGSBERG && oneIn(pick, fallen))
      handOver(own, port, 'german');
};

export const anyTurn = (p: Printed): ((scenario: string, options: Options, pick: Pick) => State<Own>) =>
  anyTurnBy<Own, Who>(p, {
    begin: (scenario, options) => begin(p, scenario, options),
    phase: 'turn-start',
    phasing: 'german',
    front: { across: 'columns', beyond: 'german', history: HISTORY },
    roster: (s, pick) => drawRoster(p, s, pick),
    apart: (ground, units) => settleFront(p, ground, units),
    // 10.2c: where it may be in every scenario.
    only: (unit) =>
      p.isKind(unit, 'ukrainian-front') ? [...p.area('uf-entry'), ...p.area('uf-area')] : undefined,
    hasRoom: (own, unit, hex) =>
      !ISLANDS.some((area) => p.inArea(area, hex)) &&
      refuseStack(p, { own }, hex, p.sideOf(unit), [unit]) === undefined,
    lost: (unit) => lost(p, unit),
    reduced: 3,
    rest: ({ own }, pick) => drawPast(p, own, pick),
  });
