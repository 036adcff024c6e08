// What questions tell, to the last of it: points, threats, duties, steps to come, lines to a port, air armies.
import { describe, expect, it } from '@jest/globals';
import { seenBy } from '../../../../src/api/game.ts';
import { settle } from '../../../../src/core/kernel.ts';
import type { Args } from '../../../../src/core/types.ts';
import { leftOver } from '../../../../src/games/dagc/end-warnings.ts';
import { scoreAnswer } from '../../../../src/games/dagc/questions/score.ts';
import { supplyPath } from '../../../../src/games/dagc/questions/supply.ts';
import { CUT_OFF, fallen } from '../rules/07-supply/positions.ts';
import { dagc, p, stateOf } from '../rules/kit.ts';

type Told = { readonly key?: string; readonly params?: Readonly<Record<string, unknown>> };

const ask = (
  verb: 'why' | 'odds' | 'threats' | 'losses' | 'calendar',
  text: string,
  who: string,
  args: Args = {},
) => (dagc.questions?.[verb]?.(stateOf(text), who, args) ?? []) as readonly Told[];
const said = (told: readonly Told[], key: string): readonly Told['params'][] =>
  told.filter((one) => one.key === key).map(({ params }) => params);

const GERMAN = 'phase german-movement; turn 3';
const SOVIET = 'phase soviet-movement; turn 3';
const FACING = 'option fog=off; 5a@4104; held 4104 soviet; 6inf@4105';

describe('the score', () => {
  const coast = `${SOVIET}; held 2021 soviet`;

  it('dagc:4.3i: has what counts now, what would count at the end, and what is needed', () => {
    const told = scoreAnswer(p, stateOf(coast));
    expect(told.map((part) => ('of' in part ? [part.of, part.total] : part.key))).toEqual([
      ['points', 1],
      ['bonus', 10],
      'score.needs',
    ]);
    expect(
      scoreAnswer(p, stateOf(`${SOVIET}; held 2606 soviet`)).map((part) => ('of' in part ? part.of : '')),
    ).toEqual(['points', '']);
  });

  it('dagc:4.3: is the points alone once the game is over', () => {
    const over = { winner: 'soviet', rule: 'dagc:4.2', reason: 'koenigsberg' } as const;
    expect(scoreAnswer(p, { ...stateOf(coast), over })).toHaveLength(1);
  });

  it('dagc:4.3c: a city is worth four', () => {
    expect(said(ask('why', SOVIET, 'both', { at: ['3908'] }), 'why.worth')).toEqual([
      { amount: 4, rule: 'dagc:4.3c' },
    ]);
  });

  it('dagc:R32: stands in a view with the air armies, which are open to all', () => {
    const { places, score } = seenBy(dagc, stateOf(SOVIET), 'german');
    expect(places.filter(({ id }) => id === 'air')).toEqual([
      { id: 'air', name: 'Air armies at hand', facts: { 'main-front': 8, 'ukrainian-front': 0 } },
    ]);
    expect(score).toEqual([{ side: 'soviet', points: 0, rule: 'dagc:4.3b', why: 'points' }]);
  });
});

describe('threats', () => {
  const turns = (phase: string, turn: number, who: string): readonly unknown[] => {
    const [first] = ask('threats', `phase ${phase}; turn ${turn}; ${FACING}`, who);
    return [first?.key, first?.params?.['turn']];
  };

  it.each([
    ['of the combat phase under way', 'soviet-post-combat', 3, 'german', ['threats.count', 3]],
    ['of the one still to come in the same turn', 'soviet-pre-combat', 9, 'german', ['threats.count', 9]],
    [
      'of the next turn, when those of this one are over',
      'german-movement',
      3,
      'german',
      ['threats.count', 4],
    ],
    ['no more after the last turn', 'german-movement', 9, 'german', ['threats.over', undefined]],
    ['of the player turn that follows', 'soviet-post-combat', 3, 'soviet', ['threats.count', 3]],
  ])('dagc:5.2: are those %s', (_what, phase, turn, who, told) => {
    expect(turns(phase, turn, who)).toEqual(told);
  });

  it('dagc:R136: come from nobody who has attacked in this phase', () => {
    const done = `phase soviet-post-combat; turn 3; ${FACING}; own phase.attackers ["5a"]`;
    expect(ask('threats', done, 'german')).toEqual([
      { key: 'threats.none', params: { side: 'german', turn: 3 } },
    ]);
  });
});

describe('odds', () => {
  const strong = { from: ['6inf', '39pz', '56pz'] };
  const battle = (phase: string, target: string, args: Args = {}): readonly Told[] =>
    ask('odds', `phase ${phase}; turn 3; ${FACING}; 39a@4103; 39pz@4205; 56pz@4005`, 'both', {
      target: [target],
      ...args,
    });

  it('dagc:11.17f, dagc:11.17g: a side retreats by its own rule', () => {
    const rules = [battle('soviet-post-combat', '4105'), battle('german-post-combat', '4104', strong)].map(
      (told) => said(told, 'odds.retreat')[0]?.['rule'],
    );
    expect(rules).toEqual(['dagc:11.17f', 'dagc:11.17g']);
  });

  it('dagc:13.1h: air support is reckoned where it is asked about', () => {
    const shifts = (args: Args): readonly unknown[] =>
      said(battle('soviet-post-combat', '4105', args), 'odds.shift').map((params) => params?.['rule']);
    expect(shifts({})).not.toContain('dagc:13.1h');
    expect(shifts({ with: ['air'] })).toContain('dagc:13.1h');
    const german = battle('german-post-combat', '4104', { with: ['air'] });
    expect(said(german, 'odds.cannot').map((params) => params?.['rule'])).toEqual([
      expect.stringMatching(/^dagc:13/),
    ]);
    expect(said(battle('german-post-combat', '4104'), 'odds.cannot')).toEqual([]);
  });
});

describe('the line to a port', () => {
  it('dagc:7.9k: is cut by the loss of a hex that no other line goes round', () => {
    const path = (more: string, unit: string) => supplyPath(p, stateOf(`${GERMAN}${CUT_OFF}${more}`), unit);
    const lone = path(`${fallen('1718', '2113', '2422')}; 26inf@2018`, '26inf');
    expect([lone.hexes, lone.cutBy]).toEqual([
      ['2018', '2019', '2020', '2021'],
      ['2020', '2021'],
    ]);
    expect(path(`${fallen('1718')}; 26inf@2019`, '26inf').cutBy).toEqual([]);
  });

  it('dagc:7.9n: is none for the garrison of Koenigsberg, which is fed all the same', () => {
    const { state, rule, hexes, cutBy } = supplyPath(p, stateOf(`${GERMAN}${CUT_OFF}; 26inf@2825`), '26inf');
    expect([state, rule, hexes, cutBy]).toEqual(['port', 'dagc:7.9n', [], []]);
  });

  it('is told of the unit that is asked about, and of the hex', () => {
    const text = `${GERMAN}; 26inf@3908`;
    expect(said(ask('why', text, 'both', { unit: ['26inf'] }), 'supply.means.full')).toHaveLength(1);
    expect(said(ask('why', text, 'both', { at: ['3908'] }), 'supply.means.full')).toEqual([]);
  });
});

describe('duties of the first turn', () => {
  const first = 'phase soviet-pre-combat; turn 1; base historical; option fog=off';
  const units = (who: string, args: Args): readonly unknown[] =>
    said(ask('why', first, who, args), 'why.must-attack').map((params) => params?.['unit']);

  it('dagc:11.1c: are told of a unit and of a hex, to its own side alone', () => {
    for (const who of ['soviet', 'both']) {
      expect(units(who, { unit: ['5a'] })).toEqual(['5a']);
      expect(units(who, { at: ['3600'] })).toEqual(['5a', 'cmo']);
    }
    expect(units('german', { unit: ['5a'] })).toEqual([]);
    expect(units('german', { at: ['3600'] })).toEqual([]);
  });

  it('dagc:R21: can be picked out by the Soviet alone', () => {
    const picked = (who: string) =>
      p.unitIds.filter((unit) => dagc.picks?.['must']?.(stateOf(first), who)(unit));
    expect(picked('soviet')).toEqual(expect.arrayContaining(['5a', 'cmo']));
    expect(picked('german')).toEqual([]);
  });
});

describe('what is to come', () => {
  it('dagc:10.6c: steps of the last turn too, as long as its phase is not over', () => {
    const steps = (phase: string, turn: number): readonly unknown[] =>
      said(ask('losses', `phase ${phase}; turn ${turn}; 6inf@dead; 5a@dead`, 'both'), 'losses.steps').map(
        (params) => `${String(params?.['side'])} ${String(params?.['turn'])}`,
      );
    expect(steps('soviet-movement', 8)).toEqual(['soviet 9', 'german 8']);
    expect(steps('soviet-movement', 9)).toEqual(['german 9']);
    expect(steps('german-movement', 9)).toEqual([]);
  });

  it('dagc:13.2a: the air armies of the 1st Ukrainian Front wait for it', () => {
    const comes = (turn: number) =>
      said(ask('calendar', SOVIET, 'both', { turn: [String(turn)] }), 'calendar.air-comes');
    expect(comes(1)).toEqual([expect.not.objectContaining({ waits: true })]);
    expect(comes(4)).toEqual([expect.objectContaining({ count: 2, waits: true })]);
  });

  it('dagc:11.1b: attacks that a side has left as it ends its phase, and none where it is no combat phase', () => {
    const left = (phase: string) => {
      const s = stateOf(`phase ${phase}; turn 3; ${FACING}`);
      settle(dagc.rules, s);
      return leftOver(p, s);
    };
    expect(left('soviet-post-combat')).toEqual([
      { key: 'left.attacks', params: { side: 'soviet', hexes: ['4105'] } },
    ]);
    expect(left('soviet-interdiction')).toEqual([]);
  });
});
