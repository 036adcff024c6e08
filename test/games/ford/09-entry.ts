// Chapter 9: entry of new units.
import type { ListedChoice, Procedure } from '../../../src/core/rule-set.ts';
import { refusal } from '../../../src/core/rule-set.ts';
import { hasRoom } from './03-stacking.ts';
import { sourcesOf } from './board.ts';
import { scenario } from './data/index.ts';
import { enter, entryBox, heldBy, opposing, phasing, unitsAt } from './state.ts';
import type { Own, Seeing } from './state.ts';

export const dueTurn = (scenarioId: string, unit: string): number => scenario(scenarioId).entry[unit] ?? 0;

/** ford:9.1 */
const arriving = (s: Seeing): readonly string[] =>
  unitsAt(s.own, entryBox(phasing(s)))
    .filter((unit) => dueTurn(s.scenario, unit) <= s.clock.turn)
    .toSorted();

/** ford:9.1 */
const openings = (s: Seeing): readonly string[] =>
  sourcesOf(phasing(s)).filter((hex) => heldBy(s.own, hex) !== opposing(s) && hasRoom(s.own, hex));

const placeOne: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'place',
  rule: 'ford:9.1',
  subjects: arriving,
  list: (s) => arriving(s).flatMap((unit) => openings(s).map((hex) => ({ units: [unit], at: [hex] }))),
  whyNot: (s, _, args) => {
    const [unit = ''] = args['units'] ?? [];
    const [hex = ''] = args['at'] ?? [];
    if (!arriving(s).includes(unit)) return refusal('PLACE.NOT-DUE', 'ford:9.1', { unit });
    const params = { unit, hex, hexes: [...openings(s)] };
    if (!sourcesOf(phasing(s)).includes(hex)) return refusal('PLACE.NO-SOURCE', 'ford:9.1', params);
    if (heldBy(s.own, hex) === opposing(s)) return refusal('PLACE.ENEMY', 'ford:3.1', params);
    return refusal('PLACE.FULL', 'ford:3.2', params);
  },
  take: (ctx, _, args) => {
    const [unit = ''] = args['units'] ?? [];
    const [hex = ''] = args['at'] ?? [];
    enter(ctx, unit, hex);
    ctx.emit({ kind: 'unit.entered', rule: 'ford:9.1', data: { unit, hex } });
    ctx.goto('next');
  },
};

export const entry: Procedure<Own> = {
  next: {
    kind: 'auto',
    run: (ctx) => {
      const waiting = arriving(ctx.s);
      if (waiting.length > 0 && openings(ctx.s).length > 0) return;
      for (const unit of waiting) ctx.emit({ kind: 'unit.waits', rule: 'ford:9.2', data: { unit } });
      ctx.done();
    },
  },
  place: {
    kind: 'ask',
    rule: 'ford:9.1',
    by: phasing,
    question: (s) => ({ key: 'ask.place', params: { side: phasing(s), units: [...arriving(s)] } }),
    choices: [placeOne],
  },
};
