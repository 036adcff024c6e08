// Victory: who has won in the determination of a side, and at the end (INH.VIC, R17, R160, R163, R164, R197).
import type { Ctx } from '../../../core/rule-set.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { cities } from '../../../mechanics/victory/cities.ts';
import type { Cities } from '../../../mechanics/victory/cities.ts';
import type { KeepLaw } from '../../../mechanics/victory/kept-air.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied, supplyMap } from '../supply/lines.ts';

export const citiesOf = perSheet((p: Printed): Cities<Seeing> =>
  cities<Seeing>({
    lines: p.tables.victory,
    // R163
    sides: ['german', 'russian'],
    hexOf: (place) => p.placeNamed(place),
    isOccupied: (s, hex, side) =>
      unitsAt(s.own, hex).some((unit) => p.sideOf(unit) === side && isSupplied(p, s, unit)),
    // R197: control and supply, whoever stands there.
    isHeld: (s, hex, side) => isHeldBy(p, s, hex, side) && supplyMap(p, s, side as Who).overland(hex),
    isSupposed: (s, condition) => {
      if (condition === 'russian-first-move') return s.options['first-move'] === 'russian';
      // R160
      return (s.own.air === 'kept') === (condition === 'fliegerkorps-kept');
    },
    holdingFrom: p.limit('holding-from'),
    lastTurn: (s) => p.set.scenarios[s.scenario]?.turns.last ?? 0,
    holder: 'russian',
    isTaken: (s) => s.own.fallen.includes(p.placeNamed('Moscow')),
    draw: 'moscow41:R164',
  }),
);

/** R12: in the player turn of a side its enemy looks whether he has won; R164: the Russian, whether he still holds. */
export const determineVictory = (p: Printed, ctx: Ctx<Own>, side: Who): void => {
  const { turn } = ctx.s.clock;
  const winner = p.other(side);
  if (winner === 'russian' && citiesOf(p).lapses(ctx.seen)) {
    ctx.s.own.lapsed = turn;
    ctx.emit({ kind: 'holding.lapsed', rule: 'moscow41:R164', data: { turn } });
  }
  const verdict = citiesOf(p).verdictNow(ctx.seen, [winner]);
  if (verdict !== undefined) ctx.over(verdict);
};

/** R17, R160: at the end of turn 2. */
export const fliegerkorps = perSheet((p: Printed): KeepLaw => ({
  unit: '2fk',
  side: 'german',
  rules: { leaves: 'moscow41:INH.VIC', keeps: 'moscow41:R160' },
  turn: p.limit('fliegerkorps-leaves'),
  die: lineOf(p.tables.dice, 'fliegerkorps').die,
  most: p.limit('fliegerkorps-stays'),
  forget: (ctx: Ctx<Own>) => {
    delete ctx.s.own.downed['2fk'];
  },
}));
