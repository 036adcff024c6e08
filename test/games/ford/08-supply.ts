// Chapter 8: supply.
import type { SupplySight } from '../../../src/api/game.ts';
import { grid, search, sourcesOf } from './board.ts';
import { printed } from './data/index.ts';
import type { Who } from './data/index.ts';
import { heldBy, isNextToEnemy, onMap, other, placeOf, sideOf } from './state.ts';
import type { Doing, Ledgered, Seeing } from './state.ts';

/** ford:8.1 A hex through which supply may pass. */
const isOpen = (own: Ledgered, hex: string, side: Who): boolean => {
  const holder = heldBy(own, hex);
  return holder === side || (holder !== other(side) && !isNextToEnemy(own, hex, side));
};

/** ford:8.1 The hexes in supply, as a question that stays good while nothing moves. */
export const supplyOf = (own: Ledgered, side: Who): ((hex: string) => boolean) => {
  const open = Uint8Array.from(grid.ids, (hex) => (isOpen(own, hex, side) ? 1 : 0));
  const sources = sourcesOf(side)
    .map(grid.index)
    .filter((hex) => open[hex] === 1);
  const { has } = search.reach({ sources, open: (_, to) => open[to] === 1 });
  const supplied = has.slice();
  return (hex) => supplied[grid.index(hex)] === 1;
};

export const isSupplied = (own: Ledgered, unit: string): boolean =>
  supplyOf(own, sideOf(unit))(placeOf(own, unit));

/** ford:8.3 Looked at once, when a movement phase begins. */
export const noteCutOff = (ctx: Doing, side: Who): void => {
  const { own } = ctx.s;
  const supplied = supplyOf(own, side);
  own.cut = onMap(own, side).filter((unit) => !supplied(placeOf(own, unit)));
  if (own.cut.length === 0) return;
  ctx.emit({
    kind: 'supply.cut',
    rule: 'ford:8.3',
    data: { side, units: [...own.cut], count: own.cut.length },
    to: [side],
    veiled: { kind: 'supply.cut-veiled', data: { side, count: own.cut.length } },
  });
};

export const allowance = (own: Ledgered, unit: string): number =>
  own.cut.includes(unit) ? Math.ceil(printed(unit).move / 2) : printed(unit).move;

/** ford:8.1 As the map shows it. */
export const supplySight = (s: Seeing, who: string): SupplySight => {
  const side = (who === 'both' ? s.clock.phasing : who) as Who;
  const supplied = supplyOf(s.own, side);
  return {
    side,
    fed: new Set(grid.ids.filter(supplied)),
    stacks: new Map(
      onMap(s.own, side).map((unit) => {
        const hex = placeOf(s.own, unit);
        const isCut = !supplied(hex);
        const says = { key: `word.supply.${isCut ? 'cut' : 'supplied'}`, params: {} };
        return [hex, { says, isCut, ...(isCut && { letter: '?' }) }];
      }),
    ),
  };
};
