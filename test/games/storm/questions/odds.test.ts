// What is asked of attacks before they are made: mobile assaults and overruns with their cost, drops with their brigades.
import { describe, expect, it } from '@jest/globals';
import type { Args } from '../../../../src/core/types.ts';
import { storm, stateOf } from '../rules/kit.ts';

type Told = { readonly key?: string; readonly params?: Readonly<Record<string, unknown>> };

const asked = (question: 'odds' | 'targets', text: string, args: Args, who = 'both'): readonly Told[] =>
  (storm.questions?.[question]?.(stateOf(text), who, args) ?? []) as readonly Told[];
const said = (told: readonly Told[], key: string): readonly Told['params'][] =>
  told.filter((one) => one.key === key).map(({ params }) => params);

const MOVING = 'phase german-movement; turn 2; own plan.order "move-fight"';
const FIELD = '1pz@N1733; 3mot@N1733 under; 5inf@N1732; 6rd@N1731; 86rd@N4242';

describe('odds while the Germans may strike on the move', () => {
  const at = { target: ['N1731'] };

  it('storm:9.23a: are those of a mobile assault, with its launch hex and all it costs', () => {
    const told = asked('odds', `${MOVING}; ${FIELD}`, at);
    expect(said(told, 'odds.mobile')).toEqual([
      {
        hex: 'N1731',
        units: ['1pz', '3mot'],
        from: 'N1732',
        cost: 4,
        left: 10,
        rule: 'storm:9.23a',
      },
    ]);
    // Fourteen against three is +10, and one column off.
    expect(told[0]?.params).toMatchObject({ hex: 'N1731', odds: '+5' });
  });

  it('storm:9.22b: keep the panzers, however few would do', () => {
    const told = asked('odds', `${MOVING}; ${FIELD}`, { ...at, how: ['best'] });
    expect(said(told, 'odds.mobile')[0]?.['units']).toContain('1pz');
  });

  it('storm:9.22a: say why nobody strikes, and how to ask for more', () => {
    const told = asked('odds', `${MOVING}; ${FIELD}`, { ...at, from: ['5inf'] });
    expect(said(told, 'odds.no-mobile')).toMatchObject([{ rule: 'storm:9.22a' }]);
    expect(said(told, 'odds.ask-prepared')).toHaveLength(1);
  });

  it('storm:5.7e: are those of a prepared assault where they are asked for, or the order is the other', () => {
    const prepared = asked('odds', `${MOVING}; ${FIELD}`, { ...at, how: ['prepared'] });
    expect([said(prepared, 'odds.with').length, said(prepared, 'odds.mobile').length]).toEqual([1, 0]);
    const other = asked('odds', `${MOVING.replace('move-fight', 'fight-move')}; ${FIELD}`, at);
    expect(said(other, 'odds.with')).toHaveLength(1);
  });

  it('storm:11.7f: of artillery alone are sure, whoever comes, in either order', () => {
    for (const order of ['move-fight', 'fight-move']) {
      const text = `${MOVING.replace('move-fight', order)}; 5inf@N1733; 1ha@N1731; 86rd@N4242`;
      const told = asked('odds', text, at);
      expect(said(told, 'odds.mobile')).toMatchObject([{ units: ['5inf'], cost: 4 }]);
      expect(told[0]?.params).toMatchObject({ takes: [6, 6] });
    }
  });

  it('storm:9.23d: targets are all that could be struck, the best column first', () => {
    const told = asked('targets', `${MOVING}; ${FIELD}; 1ha@N1630`, {});
    expect(said(told, 'targets.mobile').map((params) => params?.['hex'])).toEqual([
      'N1731',
      'N1630',
      'N1630',
    ]);
    expect(said(asked('targets', `${MOVING}; ${FIELD}`, { how: ['prepared'] }), 'targets.one')).toHaveLength(
      1,
    );
  });
});

describe('odds with a drop', () => {
  const AIR =
    'phase soviet-combat; turn 2; own plan.order "fight-move"; own turn.air "soviet"; 1ab@airborne; 2ab@airborne; 1td@N1732; 5inf@N1731';
  const at = { target: ['N1731'], from: ['1td'] };

  it('storm:11.10h: count the brigades', () => {
    const told = asked('odds', AIR, { ...at, drop: ['1ab', '2ab'] });
    expect(told[0]?.params).toMatchObject({ odds: '+3' });
    expect(said(told, 'odds.with')).toMatchObject([{ units: ['1td', '1ab', '2ab'] }]);
  });

  it('storm:11.10b: say why nobody can be dropped, and leave them out', () => {
    const told = asked('odds', AIR.replace('"soviet"', '"german"'), { ...at, drop: ['1ab'] });
    expect(said(told, 'odds.cannot')).toMatchObject([{ rule: 'storm:11.10b' }]);
    expect(told[0]?.params).toMatchObject({ odds: '0 or less' });
  });
});
