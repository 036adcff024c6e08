// What is asked of movement: why a unit cannot go where it should, what a hex costs and does, whose zones lie there, who is
// left to move.
import { describe, expect, it } from '@jest/globals';
import { settle } from '../../../../src/core/kernel.ts';
import type { Args } from '../../../../src/core/types.ts';
import { leftOver } from '../../../../src/games/dagc/end-warnings.ts';
import { p } from '../../../../tools/games/dagc/shipped.ts';
import { dagc, stateOf } from '../rules/kit.ts';

type Told = { readonly key?: string; readonly params?: Readonly<Record<string, unknown>> };

const why = (text: string, args: Args, who = 'both'): readonly Told[] =>
  (dagc.questions?.why?.(stateOf(text), who, args) ?? []) as readonly Told[];
const said = (told: readonly Told[], key: string): readonly (Told['params'] | undefined)[] =>
  told.filter((one) => one.key === key).map(({ params }) => params);

const SOVIET = 'phase soviet-movement; turn 2; 5a@4104; held 4104 soviet';

describe('why', () => {
  it('says by which rule a unit goes no further, and how far it comes', () => {
    const told = why(`${SOVIET}; 6inf@4106`, { unit: ['5a'], at: ['4114'] });
    expect(said(told, 'why.too-far')).toMatchObject([{ rule: 'dagc:9.3', because: { key: 'MOVE.FAR' } }]);
    expect(said(told, 'why.way-there')).toHaveLength(1);
  });

  it('says what a way costs', () => {
    const told = why(SOVIET, { unit: ['5a'], at: ['4106'] });
    expect(said(told, 'why.can-go')).toMatchObject([{ cost: 3, left: 7, path: ['4105', '4106'] }]);
  });

  it('says what a die is owed for', () => {
    const ring = '5a@4103; 49a@4005; 50a@4205';
    const told = why(`phase german-movement; turn 2; 6inf@4104; ${ring}`, { unit: ['6inf'] });
    expect(said(told, 'why.no-move')).toMatchObject([{ rule: 'dagc:7.3a' }]);
  });

  it('says what a hex costs cav-mech groups and all others, and what it does in a battle', () => {
    const told = why(`${SOVIET}; cmo@4206; 6inf@4304`, { at: ['4305'] });
    expect(said(told, 'why.cost').map((params) => [params?.['mobility'], params?.['n']])).toEqual([
      ['all', 2],
      ['cav-mech', 1],
    ]);
    expect(said(told, 'why.zone')).toMatchObject([{ side: 'soviet' }, { side: 'german' }]);
    expect(said(told, 'why.defence')).toMatchObject([{ n: 1, rule: 'dagc:11.9a' }]);
  });

  it('says what Koenigsberg and a city are worth, and that its defenders stay', () => {
    expect(said(why(SOVIET, { at: ['2825'] }), 'why.ends')).toHaveLength(1);
    expect(said(why(SOVIET, { at: ['2825'] }), 'why.turned')).toMatchObject([{ rule: 'dagc:11.18' }]);
    expect(said(why(SOVIET, { at: ['2606'] }), 'why.worth')).toMatchObject([
      { amount: 1, rule: 'dagc:4.3b' },
    ]);
    expect(said(why(`${SOVIET}; held 2606 soviet`, { at: ['2606'] }), 'why.worth')).toEqual([]);
  });

  it('tells the German nothing of who lies covered', () => {
    const text = `${SOVIET}; 49a@4104 under`;
    expect(why(text, { unit: ['49a'] }, 'german')).toEqual([]);
    expect(why(text, { unit: ['49a'] }, 'soviet')).not.toEqual([]);
  });
});

describe('the front ends', () => {
  it('hear whose zones lie where', () => {
    const zones = dagc.zones?.(stateOf(SOVIET), 'german');
    expect([...(zones?.get('soviet') ?? [])].toSorted()).toEqual([...p.neighbours('4104')].toSorted());
    expect(zones?.get('german')?.size).toBe(0);
  });

  it('hear who is left to move', () => {
    const s = stateOf(`${SOVIET}; 49a@4104 under; 6inf@4106`);
    settle(dagc.rules, s);
    const told = leftOver(p, s);
    expect(told).toEqual([{ key: 'left.movement', params: { side: 'soviet', count: 2, stacks: 1 } }]);
  });

  it('pick units by what they have done and are', () => {
    const s = stateOf(
      'phase german-movement; turn 2; 6inf@4104; fors@4113; own turn.interdicted {"6inf":"main-front"}',
    );
    const picks = (word: string) => ['6inf', 'fors'].filter((unit) => dagc.picks?.[word]?.(s, 'both')(unit));
    expect([picks('interdicted'), picks('fortified-locality'), picks('moved')]).toEqual([
      ['6inf'],
      ['fors'],
      [],
    ]);
  });
});
