// A position as lines: what differs from what it is based on, nothing or a scenario.
import { ledgerLines } from '../../../mechanics/position/ledger-facts.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import { unitLines } from '../../../mechanics/position/unit-lines.ts';
import { copyJson } from '../../../core/canonical-json.ts';
import type { Seen } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import type { PositionForm } from '../../../api/game.ts';
import { emptyOwn } from '../03-set-up/3.3-setup.ts';
import { placeDefault } from '../03-set-up/3.7-deployment.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export const openingHolder = (
  p: Printed,
  { scenario }: Pick<State, 'scenario'>,
  hex: string,
): string | undefined => p.opening(scenario).control.get(hex);

/** What stands before the lines are read: as the reader has it. */
const baseOwn = (p: Printed, s: Seeing, base: Seen<unknown> | undefined): Own => {
  if (base === undefined) return emptyOwn(p);
  const begun = copyJson(base) as State<Own>;
  if (s.clock.phase !== 'set-up')
    for (const side of ['soviet', 'german'] as const) placeDefault(p, begun, side);
  return begun.own;
};

const heldLines = (p: Printed, s: Seeing, base: Own): readonly string[] => {
  const now = s.own.held;
  const hexes = [...new Set([...Object.keys(now), ...Object.keys(base.held)])].toSorted();
  return hexes.flatMap((hex) => {
    const opening = openingHolder(p, s, hex) ?? '';
    const side = now[hex];
    if (side === base.held[hex]) return [];
    return [
      side === undefined ? `held ${hex} ${opening}` : `held ${hex} ${side}${side === opening ? ' back' : ''}`,
    ];
  });
};

const pointLine = ({ turn, amount, why, rule, hex }: Own['points'][number]): string =>
  ['points', turn, amount, why, rule, hex ?? ''].join(' ').trim();

const markerLines = (s: Seeing, base: Own): readonly string[] =>
  Object.entries(s.own.markers).flatMap(([marker, places]) =>
    places.join() === base.markers[marker]?.join() ? [] : places.map((place) => `marker ${marker} ${place}`),
  );

export const write =
  (p: Printed, ledger: ReadonlyMap<string, LedgerFact>): PositionForm['write'] =>
  (state, from) => {
    const s = state as Seeing;
    const base = baseOwn(p, s, from);
    const points = s.own.points.map(pointLine);
    const before = base.points.map(pointLine);
    const remembered = ledgerLines(ledger, s.own, base);
    // Points are only ever added to those of the base.
    if (remembered === undefined || before.some((line, i) => line !== points[i])) return undefined;
    return [
      ...unitLines(s.own, base),
      ...heldLines(p, s, base),
      ...points.slice(before.length),
      ...markerLines(s, base),
      ...(s.own.plan.order === 'fight-fight' && s.own.phase.number === 2 ? ['half second'] : []),
      ...remembered,
    ];
  };
