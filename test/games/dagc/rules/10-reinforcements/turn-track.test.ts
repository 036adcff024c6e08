// What is asked of the turn track and of the dead pile, and what the end of a phase warns of.
import { describe, expect, it } from '@jest/globals';
import { settle } from '../../../../../src/core/kernel.ts';
import type { Args, Message, Side } from '../../../../../src/core/types.ts';
import { dagc, stateOf } from '../kit.ts';

const ask = (question: string, text: string, args: Args = {}, who: Side = 'german'): readonly Message[] =>
  (dagc.questions?.[question]?.(stateOf(text), who, args) ?? []) as readonly Message[];

/** A phase that waits for orders. */
const atOrders = (text: string): ReturnType<typeof stateOf> => {
  const s = stateOf(text);
  settle(dagc.rules, s);
  return s;
};

const told = (messages: readonly Message[], key: string): readonly Message['params'][] =>
  messages.filter((each) => each.key === key).map(({ params }) => params);

describe('calendar', () => {
  it('says steps, air armies and what holds in a turn', () => {
    const found = ask('calendar', 'base historical; phase soviet-movement; turn 2', { turn: ['6'] });
    expect(told(found, 'calendar.turn')).toEqual([{ turn: 6, label: '27 July-2 August 1944' }]);
    const rule = 'dagc:10.6c';
    expect(told(found, 'calendar.steps')).toEqual(
      expect.arrayContaining([
        { side: 'german', steps: 1, rule },
        { side: 'soviet', steps: 2, rule },
      ]),
    );
    expect(told(found, 'calendar.air-goes')).toMatchObject([
      { front: 'main front', count: 4 },
      { front: '1st Ukrainian Front', count: 1 },
    ]);
    expect(told(found, 'calendar.event').map((params) => params?.['rule'])).toEqual([
      'dagc:12.6a',
      'dagc:7.12a',
    ]);
  });

  it('tells of the parts that were agreed', () => {
    const rules = (text: string): readonly unknown[] =>
      told(ask('calendar', text, { turn: ['3'] }), 'calendar.event').map((params) => params?.['rule']);
    expect(rules('base bold-stroke; phase soviet-movement; turn 2')).toContain('dagc:3.6e');
    expect(rules('base historical; phase soviet-movement; turn 2')).not.toContain('dagc:3.6e');
    const steps = told(
      ask('calendar', 'base combined; phase soviet-movement; turn 2', { turn: ['3'] }),
      'calendar.steps',
    );
    expect(steps).toContainEqual({ side: 'german', steps: 3, rule: 'dagc:10.6c' });
  });

  it('knows no turn after the last', () => {
    const found = ask('calendar', 'base historical; phase soviet-movement; turn 2', { turn: ['10'] });
    expect(found).toMatchObject([{ key: 'calendar.none', params: { turn: 10, last: 9 } }]);
  });
});

describe('reinforcements', () => {
  it('names who waits, late or not, to both sides', () => {
    const text = 'phase soviet-movement; turn 3; 1pol@track-2; 2g@track-3; 24pz@track-3';
    for (const who of ['german', 'soviet'])
      expect(ask('reinforcements', text, {}, who)).toMatchObject([
        { key: 'reinforcements.late', params: { turn: 2, units: ['1pol'] } },
        { key: 'reinforcements.turn', params: { turn: 3, side: 'soviet', units: ['2g'] } },
        { key: 'reinforcements.turn', params: { turn: 3, side: 'german', units: ['24pz'] } },
      ]);
  });
});

describe('losses', () => {
  it('parts those who may come back from those who do not, and says when', () => {
    const found = ask(
      'losses',
      'base historical; phase soviet-movement; turn 2; 5a@dead; 6inf@dead; fmin@out',
    );
    expect(told(found, 'losses.dead')).toEqual(
      expect.arrayContaining([
        { side: 'soviet', units: ['5a'] },
        { side: 'german', units: ['6inf'] },
      ]),
    );
    // Those of other scenarios were never in play.
    expect(told(found, 'losses.gone')).toContainEqual({ side: 'german', units: ['fmin'] });
    expect(told(found, 'losses.steps')).toEqual(
      expect.arrayContaining([
        { side: 'soviet', turn: 3, steps: 3, rule: 'dagc:10.6c' },
        { side: 'german', turn: 2, steps: 1, rule: 'dagc:10.6c' },
      ]),
    );
  });

  it('counts what is left of this turn, and goes on to the next turn with steps', () => {
    const now = ask(
      'losses',
      'phase soviet-replacement; turn 2; 5a@dead; 39a@3400; own turn.replaced ["39a"]',
    );
    expect(told(now, 'losses.steps')).toEqual([{ side: 'soviet', turn: 2, steps: 2, rule: 'dagc:10.6c' }]);
    const later = ask('losses', 'phase german-movement; turn 2; 6inf@dead');
    expect(told(later, 'losses.steps')).toEqual([{ side: 'german', turn: 4, steps: 1, rule: 'dagc:10.6c' }]);
    expect(told(ask('losses', 'phase german-movement; turn 9; 6inf@dead'), 'losses.steps')).toEqual([]);
  });
});

describe('the end of a phase', () => {
  const left = (text: string): readonly string[] =>
    (dagc.leftOver?.(atOrders(text)) ?? []).map(({ key }) => key);
  const lost = (text: string): readonly Message[] => dagc.lostByEnd?.(atOrders(text)) ?? [];

  it('warns of those who could enter, in the phase in which they do', () => {
    expect(left('phase soviet-movement; turn 2; 1pol@track-2')).toEqual(['left.arrivals']);
    expect(left('phase soviet-movement; turn 2; 2g@track-3')).toEqual([]);
    expect(left('phase soviet-replacement; turn 2; 1pol@track-2')).toEqual([]);
    expect(left('phase soviet-replacement; turn 2; 1pol@track-2; option arrival=first')).toEqual([
      'left.arrivals',
    ]);
    // Nobody is there to be placed on.
    expect(left('phase german-movement; turn 2; skn@track-2')).toEqual([]);
  });

  it('warns of steps that somebody could take', () => {
    expect(lost('phase soviet-replacement; turn 2; 5a@dead')).toMatchObject([
      { key: 'left.steps', params: { steps: 3, units: ['5a'] } },
    ]);
    expect(lost('phase soviet-replacement; turn 2; 5a@3400')).toEqual([]);
    expect(lost('phase german-replacement; turn 3; 6inf@dead')).toEqual([]);
    expect(lost('phase soviet-movement; turn 2; 5a@dead')).toEqual([]);
  });
});
