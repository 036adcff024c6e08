// Steps: two faces of a counter are two steps, the first loss turns it over, the last takes it away.
import { describe, expect, it } from '@jest/globals';
import type { Ctx } from '../../src/core/rule-set.ts';
import type { Event, State } from '../../src/core/types.ts';
import { put } from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { faceUp, isReduced, steps, stepsIn, stepsOf } from '../../src/mechanics/steps.ts';
import { tinySet } from '../board/tiny.ts';
import { ledger } from './table.ts';

const printed = tinySet();
const p = sheetOf({
  ...printed,
  units: {
    ...printed.units,
    units: printed.units.units.map((unit) =>
      unit.id === 'w1' ? { ...unit, faces: [{ attack: 3 }, { attack: 2 }] } : unit,
    ),
  },
});

const law = steps<Placed>(p, {
  eliminate: (ctx, unit, rule) => {
    put(ctx.s.own, [unit], 'dead');
    ctx.emit({ kind: 'unit.eliminated', rule, data: { unit } });
  },
});

const begin = () => {
  const events: Event[] = [];
  const s = { own: ledger({ '0202': ['w1', 'w2'] }) } as State<Placed>;
  const ctx = { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Placed>;
  return { ctx, own: s.own, told: () => events.map(({ kind }) => kind) };
};

describe('steps', () => {
  it('are the faces of a counter, and the face that is up has its factors', () => {
    const { own } = begin();
    expect([stepsOf(p, own, 'w1'), stepsOf(p, own, 'w2'), stepsIn(p, own, ['w1', 'w2'])]).toEqual([2, 1, 3]);
    expect([faceUp(p, own, 'w1'), isReduced(own, 'w1')]).toEqual([{ attack: 3 }, false]);
  });

  it('are lost one by one: reduced first, then gone, and whole in the pile', () => {
    const { ctx, own, told } = begin();
    law.lose(ctx, 'w1', 1, 'tiny:2.11');
    expect([stepsOf(p, own, 'w1'), faceUp(p, own, 'w1'), own.hits]).toEqual([1, { attack: 2 }, { w1: 1 }]);
    law.lose(ctx, 'w1', 1, 'tiny:2.11');
    expect([own.places['dead'], own.hits, told()]).toEqual([['w1'], {}, ['unit.reduced', 'unit.eliminated']]);
  });

  it('are lost all at once where as many are asked for', () => {
    const { ctx, own, told } = begin();
    law.lose(ctx, 'w1', 2, 'tiny:2.11');
    law.lose(ctx, 'w2', 1, 'tiny:2.11');
    expect([own.places['dead'], told()]).toEqual([
      ['w2', 'w1'],
      ['unit.eliminated', 'unit.eliminated'],
    ]);
  });

  it('come back up to what there was', () => {
    const { ctx, own, told } = begin();
    law.lose(ctx, 'w1', 1, 'tiny:2.11');
    law.regain(ctx, 'w1', 5, 'tiny:10.8');
    law.regain(ctx, 'w2', 1, 'tiny:10.8');
    expect([stepsOf(p, own, 'w1'), own.hits, told()]).toEqual([2, {}, ['unit.reduced', 'unit.rebuilt']]);
  });
});
