// Tank factories: where they stand and work, and what becomes of them on the way to Siberia (REP.4, REP.5, STR.13, R27).
import type { Ctx } from '../../../core/rule-set.ts';
import type { Side } from '../../../core/types.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { WORKS } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export type Factory = {
  /** Of its marker. */
  readonly id: string;
  /** REP.5: attack of the best brigade it builds. */
  readonly strength: number;
};

export const factories = perSheet((p: Printed): readonly Factory[] =>
  p.set.units.markers.flatMap(({ id, kind, values }) =>
    kind === 'factory' ? [{ id, strength: Number(values?.['attack'] ?? 1) }] : [],
  ),
);

/** A hex or a box. */
export const factoryAt = ({ own }: Pick<Seeing, 'own'>, id: string): string => own.markers[id]?.[0] ?? OUT;

export const moveFactory = (own: Own, id: string, place: string): void => {
  own.markers[id] = [place];
};

/** Factories that build now: in Siberia, or in a Russian city and not being loaded (R123). */
export const working = (p: Printed, s: Seeing): readonly Factory[] =>
  factories(p).filter(({ id }) => {
    const place = factoryAt(s, id);
    return (
      place === WORKS ||
      (p.isHex(place) && s.own.loading[id] === undefined && isHeldBy(p, s, place, 'russian'))
    );
  });

export const factoryIn = (p: Printed, s: Seeing, hex: string): string | undefined =>
  factories(p).find(({ id }) => factoryAt(s, id) === hex)?.id;

/** As the Russian player turn begins: factories whose turn has come work in Siberia. */
export const reopenFactories = (p: Printed, ctx: Ctx<Own>): void => {
  for (const { id } of factories(p)) {
    const turn = trackTurn(factoryAt(ctx.seen, id));
    if (turn === undefined || turn > ctx.seen.clock.turn) continue;
    moveFactory(ctx.s.own, id, WORKS);
    ctx.emit({ kind: 'factory.works', rule: 'deathstruggle:STR.13', data: { factory: id } });
  }
};

/** R27: a factory that is loading when its city is taken is lost. */
export const cityTaken = (p: Printed, ctx: Ctx<Own>, hex: string, by: Side): void => {
  const id = by === 'axis' ? factoryIn(p, ctx.seen, hex) : undefined;
  if (id === undefined || ctx.seen.own.loading[id] === undefined) return;
  delete ctx.s.own.loading[id];
  moveFactory(ctx.s.own, id, OUT);
  ctx.emit({ kind: 'factory.lost', rule: 'deathstruggle:R27', data: { factory: id, hex } });
};
