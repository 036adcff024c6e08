// Aircraft laid on units before they move, in a phase of the other side's player turn: one on a unit, southern ones in the
// south alone, none on guards, and all back at the end.
import { describe, expect, it } from '@jest/globals';
import { check, decision, listed, offers, sampled } from '../../src/core/kernel.ts';
import { refusal } from '../../src/core/rule-set.ts';
import type { Procedure } from '../../src/core/rule-set.ts';
import { endChoice } from '../../src/mechanics/end-choice.ts';
import { markerMessages } from '../../src/mechanics/en/markers-on-units.ts';
import { liftMarkers, markerChoice } from '../../src/mechanics/markers-on-units.ts';
import type { MarkerLaw } from '../../src/mechanics/markers-on-units.ts';
import { onMap, placeOf } from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { tableProblems } from '../../src/text/lint-messages.ts';
import { ledger, p, table } from './table.ts';

type Own = Placed & { aloft: Record<string, string>; used: string[] };

const law: MarkerLaw<Own> = {
  verb: 'interdict',
  rules: { order: 'toy:13.3', one: 'toy:13.3' },
  by: () => 'west',
  // Who flew in the combat phases is not at hand.
  atHand: (s) =>
    ['air-1', 'air-2', 'south-air'].filter(
      (marker) => !s.own.used.includes(marker) && !Object.values(s.own.aloft).includes(marker),
    ),
  targets: (s) => onMap(p, s, 'east').filter((unit) => !p.isKind(unit, 'guard')),
  refuse: (s, marker, unit) => {
    const isSouth = p.hex(placeOf(s.own, unit)).zone === 'south';
    return (marker === 'south-air') === isSouth
      ? undefined
      : refusal('MARKER.NOT-THERE', 'toy:13.2', { marker, unit });
  },
  laid: (s) => s.own.aloft,
  lay: (own) => own.aloft,
};

const begun = (used: string[] = []) => {
  const own: Own = {
    ...ledger({ '0104': ['e1'], '0305': ['e3'], '0205': ['e2'], away: ['w1', 'w2', 'w3'] }),
    aloft: {},
    used,
  };
  const air: Procedure<Own> = {
    orders: {
      kind: 'ask',
      rule: 'toy:5.2',
      by: () => 'west',
      question: () => ({ key: 'air', params: {} }),
      choices: [markerChoice(law), endChoice<Own>('toy:5.2')],
    },
    moves: {
      kind: 'ask',
      rule: 'toy:9.1',
      by: () => 'east',
      question: () => ({ key: 'move', params: {} }),
      choices: [endChoice<Own>('toy:9.1')],
    },
    back: { kind: 'auto', run: (ctx) => liftMarkers(law, ctx, 'toy:13.5') },
    over: {
      kind: 'ask',
      rule: 'toy:9.1',
      by: () => 'east',
      question: () => ({ key: 'over', params: {} }),
      choices: [endChoice<Own>('toy:9.1')],
    },
  };
  return table<Own>({ air }, own, { phasing: 'east' });
};

describe('markers on units', () => {
  it('are laid one on a unit, where the law lets them, and lie there while it moves', () => {
    const { s, give, asked, events } = begun();
    expect([
      give('interdict', { which: ['south-air'], units: ['e1'] }),
      give('interdict', { which: ['air-1'], units: ['e2'] }),
      give('interdict', { which: ['air-9'], units: ['e1'] }),
      give('interdict', { units: [] }),
      give('interdict', { which: ['air-1'], units: ['e1'] }),
      give('interdict', { which: ['air-2'], units: ['e1'] }),
      give('interdict', { which: ['south-air'], units: ['e3'] }),
    ]).toEqual([
      'MARKER.NOT-THERE',
      'MARKER.NO-TARGET',
      'MARKER.NOT-AT-HAND',
      'MARKER.FORM',
      undefined,
      'MARKER.HAS-ONE',
      undefined,
    ]);
    expect(s.own.aloft).toEqual({ e1: 'air-1', e3: 'south-air' });
    expect([give('end'), asked(), s.own.aloft['e1']]).toEqual([undefined, 'east move', 'air-1']);
    give('end');
    expect([asked(), s.own.aloft]).toEqual(['east over', {}]);
    expect(events.at(-1)).toMatchObject({ kind: 'markers.back', data: { markers: ['air-1', 'south-air'] } });
  });

  it('are filled in where only a unit is named, drawn, and counted', () => {
    const { s, rules, give } = begun(['air-1']);
    const [offer] = offers(rules, s);
    expect(offer && sampled(s, offer, () => 0)).toMatchObject({ args: { which: ['air-2'], units: ['e1'] } });
    const { choice } = offer ?? {};
    expect((offer && listed(s, offer))?.map(({ args }) => args)).toEqual([
      { which: ['air-2'], units: ['e1'] },
      { which: ['south-air'], units: ['e3'] },
    ]);
    expect(choice?.complete?.(s, s.stack[0]!, { units: ['e3'] })).toEqual({
      args: { units: ['e3'], which: ['south-air'] },
    });
    give('interdict', { which: ['air-2'], units: ['e1'] });
    give('interdict', { which: ['south-air'], units: ['e3'] });
    // With nobody left to lay one on the order is not offered.
    expect(offers(rules, s).map(({ verb }) => verb)).toEqual(['end']);
    expect(decision(rules, s)?.by).toBe('west');
  });

  it('say how many lie already where there is none for one more', () => {
    const { s, rules, give } = begun(['air-1', 'south-air']);
    give('interdict', { which: ['air-2'], units: ['e1'] });
    const order = { by: 'west', verb: 'interdict', args: { which: ['air-1'], units: ['e3'] } };
    expect(check(rules, s, order)).toMatchObject({ code: 'MARKER.NOTHING', params: { count: 1 } });
  });

  it('say so when none is left', () => {
    const { give } = begun(['air-1', 'air-2', 'south-air']);
    expect(give('interdict', { which: ['air-1'], units: ['e1'] })).toBe('MARKER.NOTHING');
  });

  it('have sentences that are well formed', () => {
    expect(tableProblems(markerMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });
});
