// The question `why`: what is told of a hex, of a unit and of its way, to whom, and what is left unsaid.
import { describe, expect, it } from '@jest/globals';
import type { Message } from '../../../../src/core/types.ts';
import { barbarossa, p, stateOf } from '../rules/kit.ts';
import { at, facts } from '../desk.ts';

const MOVING = 'phase german-movement; turn 9; plan order move-fight; option fog=off';

const why = (text: string, who: string, hex: string): readonly Message[] =>
  (barbarossa.questions?.['why']?.(stateOf(text), who, { at: [hex] }) ?? []).filter(
    (told): told is Message => 'key' in told,
  );
const of = (told: readonly Message[], key: string): readonly Message['params'][] =>
  told.filter((one) => one.key === key).map(({ params }) => params);

describe('why, of a hex', () => {
  const DUE =
    'phase soviet-assault; turn 2; plan order fight-move; 3ra@2109; 24pz@2110; own phase.bound ["3ra"]';

  it('5.12a, 11.7a: names who must attack to the Soviets, under fog never to the Germans', () => {
    const due = (more: string, who: string) =>
      of(why(`${DUE}; ${more}`, who, '2109'), 'why.must-attack').length;
    expect(['german', 'soviet', 'both'].map((who) => due('option fog=on', who))).toEqual([0, 1, 1]);
    expect(['german', 'soviet', 'both'].map((who) => due('option fog=off', who))).toEqual([1, 1, 1]);
  });

  it('6.3: counts the stack against the limit, where there is one', () => {
    const told = why(`${MOVING}; 24pz@2110; 7inf@2110`, 'german', '2110');
    expect(of(told, 'why.stack')).toMatchObject([{ side: 'german', count: 2, limit: 5 }]);
    expect(of(why(`${MOVING}; 24pz@2110`, 'german', '2111'), 'why.stack')).toEqual([]);
  });

  it('names the zone of a hex that is in one', () => {
    const zoned = p.grid.ids.filter((hex) => p.isLand(hex) && p.zone(hex) === 'south');
    const [south = ''] = zoned;
    const [none = ''] = p.grid.ids.filter((hex) => p.isLand(hex) && p.zone(hex) === undefined);
    expect(of(why(MOVING, 'german', south), 'why.ground')).toMatchObject([{ hex: south, zone: 'south' }]);
    expect(Object.keys(of(why(MOVING, 'german', none), 'why.ground')[0] ?? {})).not.toContain('zone');
  });

  it('10.13: says of water that nobody enters it, and no more', () => {
    const told = why(`${MOVING}; 1inf@3108`, 'german', '3109');
    expect(told.map(({ key }) => key)).toEqual(['why.ground', 'why.water']);
  });

  it('10.4: says who enters it only by attack: the enemy of who asks, or of whose turn it is', () => {
    const barred = (phase: string, who: string, hex: string) =>
      of(
        why(`phase ${phase}; turn 9; plan order move-fight; 24pz@2110; 3ra@2107`, who, hex),
        'why.enemy',
      ).map(({ side }) => side);
    expect(barred('german-movement', 'german', '2107')).toEqual(['german']);
    expect(barred('german-movement', 'both', '2107')).toEqual(['german']);
    expect(barred('german-movement', 'both', '2110')).toEqual([]);
    expect(barred('soviet-movement', 'german', '2107')).toEqual(['german']);
    expect(barred('soviet-movement', 'both', '2107')).toEqual([]);
    expect(barred('soviet-movement', 'both', '2110')).toEqual(['soviet']);
  });
});

describe('why, of a unit', () => {
  it('10.2a: says what it has spent, when it has', () => {
    const there = at(`${MOVING}; 24pz@2110`);
    expect(facts(there.type('why 24pz'), 'why.spent')).toEqual([]);
    there.type('move 24pz 2010');
    expect(facts(there.type('why 24pz'), 'why.spent')).toMatchObject([{ unit: '24pz', spent: 1 }]);
  });

  it('says of a way first what keeps the unit from moving at all', () => {
    const stands = at(
      'phase german-movement; turn 14; plan order fight-move; 24pz@2501; own turn.stand ["24pz"]',
    );
    const reply = stands.type('why 24pz 2507');
    expect(facts(reply, 'why.no-move')).toMatchObject([{ rule: 'barbarossa:12.7a' }]);
    expect(reply.facts).toHaveLength(1);
  });

  it('tells how far it comes, hex by hex from the next', () => {
    const reply = at(`${MOVING}; 24pz@2110`).type('why 24pz 2501');
    const [way] = facts(reply, 'why.way-there');
    const path = way?.['path'] as readonly string[];
    expect(p.areAdjacent('2110', path[0] ?? '')).toBe(true);
    expect(facts(reply, 'why.too-far')).toMatchObject([
      { because: { key: 'MOVE.FAR', params: { goal: '2501', reached: path.at(-1) } } },
    ]);
    expect(path.length).toBeGreaterThan(2);
  });

  it('10.14b: names the strait beyond which a stack stops', () => {
    const ring = p
      .neighbours('3106')
      .filter((hex) => p.isLand(hex) && hex !== '3105')
      .map((hex, i) => `${i + 1}inf@${hex}`);
    const there = at(['phase soviet-movement; turn 9; plan order move-fight; 3ra@3106', ...ring].join('; '));
    const barred = there.type('why 3ra 3103');
    expect(facts(barred, 'why.barred')).toMatchObject([{ because: { key: 'MOVE.KERCH-STOP' } }]);
    expect(facts(there.type('why 3ra 3105'), 'why.can-go')).toMatchObject([{ path: ['3105'] }]);
  });
});
