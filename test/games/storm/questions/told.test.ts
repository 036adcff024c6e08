// What is answered to questions about supply, ground, points, the desk and what is left over: each with its rule.
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../../../src/core/types.ts';
import type { View } from '../../../../src/api/view.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { p, stateOf, storm } from '../rules/kit.ts';

type Told = { readonly key?: string; readonly params?: Readonly<Record<string, unknown>> };

const COMBAT = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const GERMANS = 'phase german-combat; turn 2; own plan.order "move-fight"';
const MOVING = 'phase german-movement; turn 2; own plan.order "move-fight"';
const ROUND = ['N1832', 'N1732', 'N1632', 'N1631', 'N1730', 'N1831'];
const ring = (units: readonly string[]): string => units.map((unit, i) => `${unit}@${ROUND[i]}`).join('; ');
const SOVIETS = ring(['2rd', '8rd', '13rd', '86rd', '113rd', '155rd']);
const AXIS = ring(['31inf', '34inf', '45inf', '167inf', '255inf', '293inf']);

const listOf = (told: Told | undefined, name: string): readonly string[] =>
  (told?.params?.[name] ?? []) as readonly string[];
const hexesOf = (told: Told | undefined): readonly string[] => listOf(told, 'hexes');
const unitsOf = (told: Told | undefined): readonly string[] => listOf(told, 'units');

const asked = (question: string, text: string, args = {}, who = 'both'): readonly Told[] =>
  (storm.questions?.[question]?.(stateOf(text), who, args) ?? []) as readonly Told[];
const lines = (told: readonly Told[]): readonly string[] =>
  told.flatMap(({ key, params }) =>
    key === undefined
      ? []
      : [`${key} ${(params?.['rule'] as string | undefined)?.replace('storm:', '') ?? ''}`],
  );

describe('supply', () => {
  const supply = (text: string, hex = 'N1731', who = 'both') =>
    lines(asked('supply', text, { hex: [hex] }, who));
  const out = ['supply.means.slow 7.6a', 'supply.means.columns 7.6c'];

  it('storm:7.2a: is full with a line, whose source is named', () => {
    const full = asked('supply', `${MOVING}; 1pz@N1731`, { hex: ['N1731'] });
    expect(lines(full).slice(0, 2)).toEqual(['supply.is-overland 7.2a', 'supply.means.full 7.1a']);
    const [source] = full.filter(({ key }) => key === 'supply.over.source');
    expect(source?.params).toMatchObject({ rule: 'storm:7.3a' });
    expect(p.area('german-sources')).toEqual(expect.arrayContaining([...hexesOf(source)]));
    const soviet = asked('supply', `${COMBAT}; 6rd@N1740`, { hex: ['N1740'] });
    expect(lines(soviet)[0]).toBe('supply.is-overland 7.2b');
    const [theirs] = soviet.filter(({ key }) => key === 'supply.over.source');
    expect(theirs?.params).toMatchObject({ rule: 'storm:7.3b' });
    expect(p.area('soviet-sources')).toEqual(expect.arrayContaining([...hexesOf(theirs)]));
    expect(lines(soviet)).not.toContain('supply.bar.enemy 7.4d');
  });

  it('storm:7.1b: is no question for the minor allies', () => {
    expect(supply(`${MOVING}; 16h@S3822`, 'S3822').slice(0, 2)).toEqual([
      'supply.is-overland 7.1b',
      'supply.means.ally 7.1b',
    ]);
  });

  it('storm:7.8b, storm:7.8c: is attenuated once Ploesti has been lost', () => {
    expect(supply(`${MOVING}; 1pz@N1731; held S2029 german back`).slice(0, 3)).toEqual([
      'supply.is-attenuated 7.8a',
      'supply.means.attenuated 7.8b',
      'supply.means.column 7.8c',
    ]);
  });

  it('storm:7.6f, storm:7.10a: is none within a ring, which Germans live through and Soviets do not', () => {
    expect(supply(`${MOVING}; 1pz@N1731; ${SOVIETS}`)).toEqual([
      'supply.is-out 7.2a',
      ...out,
      'supply.means.stays 7.6f',
      'supply.bar.enemy 7.4d',
    ]);
    expect(supply(`${COMBAT}; 6rd@N1731; ${AXIS}`)).toEqual([
      'supply.is-out 7.2b',
      ...out,
      'supply.means.lost 7.10a',
      'supply.bar.enemy 7.4d',
    ]);
  });

  it('storm:7.9b, storm:5.13d: is by air, or automatic on turn 1, and the ring is told all the same', () => {
    const air = supply(`${MOVING}; 1pz@N1731; ${SOVIETS}; marker aerial N1731`);
    expect(air).toEqual(['supply.is-aerial 7.9b', 'supply.means.full 7.1a', 'supply.bar.enemy 7.4d']);
    const first = `phase german-movement; turn 1; 1pz@N1731`;
    expect(supply(`${first}; ${SOVIETS}`)).toContain('supply.automatic 5.13d');
    expect(supply(`${first}; ${SOVIETS}`)[0]).toBe('supply.is-overland 5.13d');
    expect(supply(`${MOVING}; 1pz@N1731`)).not.toContain('supply.automatic 5.13d');
  });

  it('storm:7.3a: does not come from sources of the other side, which are named where they are all there is', () => {
    const corner = [...p.neighbours('N4244')];
    const rifles = ['6rd', '8rd', '13rd'];
    const shut = corner.map((hex, i) => `${rifles[i]}@${hex}`).join('; ');
    expect(supply(`${MOVING}; 1pz@N4244; ${shut}`, 'N4244')).toContain('supply.bar.their-source 7.3a');
    expect(supply(`${MOVING}; 1pz@N1731; ${SOVIETS}`)).not.toContain('supply.bar.their-source 7.3a');
  });

  it('storm:7.4b, storm:7.4c: names sea and seam only where nothing else is in the way', () => {
    const bar = supply(`${MOVING}; option bulgaria=closed; 1pz@S1424`, 'S1424');
    expect(bar).toContain('supply.bar.bulgaria R86');
    expect(bar.filter((line) => line.includes('seam') || line.includes('sea'))).toEqual([]);
  });

  it('storm:R78: of a covered stack is for its own side, unless all stacks are open', () => {
    const text = '1pz@N1731; 3mot@N1731 under';
    const units = (option: string) =>
      asked('supply', `${MOVING}; ${option}${text}`, { hex: ['N1731'] }, 'soviet').map(
        ({ params }) => params?.['units'],
      )[0];
    expect(units('')).toBeUndefined();
    expect(units('option stacks=open; ')).toEqual(['1pz', '3mot']);
  });
});

describe('why, of a hex', () => {
  const why = (hex: string, more = ''): readonly Told[] =>
    asked('why', `${MOVING}; 1pz@N1731${more}`, { at: [hex] });
  const worth = (hex: string, more = '') =>
    why(hex, more).flatMap(({ key, params }) =>
      key === 'why.worth' || key === 'why.ploesti' ? [[key, params?.['amount']]] : [],
    );

  it('storm:4.2b, storm:4.3a: what the Soviets would have of it, and nothing where they have it', () => {
    expect([worth('S2029'), worth('N2628'), worth('N2030'), worth('N1731')]).toEqual([
      [['why.ploesti', undefined]],
      [['why.worth', 2]],
      [['why.worth', 1]],
      [],
    ]);
    expect(worth('N1231')).toEqual([]);
    expect(worth('S2029', '; held S2029 soviet')).toEqual([]);
  });

  it('storm:9.8: what it costs each kind that is on the map, and neither allies nor who never moves', () => {
    const kinds = (more: string) =>
      why('N1029', more).flatMap(({ key, params }) => (key === 'why.cost' ? [params?.['mobility']] : []));
    expect(kinds('')).toEqual(['mech']);
    expect(kinds('; 5inf@N1732; 1cav@N1832; 1mtn@N1632')).toEqual(['foot', 'mech', 'cavalry', 'mountain']);
    expect(kinds('; 10flak@S2029; 9r@S1436; rmc@S3332; rcc@S3334')).toEqual(['mech']);
  });
});

describe('odds', () => {
  const odds = (text: string, args: object) => asked('odds', text, { target: ['N1731'], ...args });
  const SIX = '6rd@N1732; 1ha@N1732 under; 2ha@N1732 under; 3ha@N1732 under; 4ha@N1732 under';

  it('storm:11.7b, storm:5.8b: say who stays behind, and by which rule', () => {
    const guns = odds(`${COMBAT}; ${SIX}; 5inf@N1731`, { from: ['6rd', '1ha', '2ha', '3ha', '4ha'] });
    expect(guns.find(({ key }) => key === 'odds.apart')?.params).toEqual({
      units: ['1ha'],
      rule: 'storm:11.7b',
    });
    const mixed = asked('odds', `${GERMANS}; 9r@S1725; 5inf@S1727; 6rd@S1726`, {
      target: ['S1726'],
      from: ['9r', '5inf'],
    });
    expect(mixed.find(({ key }) => key === 'odds.apart')?.params).toEqual({
      units: ['9r'],
      rule: 'storm:5.8b',
    });
    expect(lines(odds(`${COMBAT}; 6rd@N1732; 5inf@N1731`, {}))).not.toContain('odds.apart 5.8b');
  });

  it('storm:10.1a, storm:10.4d: say why somebody cannot, and why nobody may', () => {
    expect(lines(odds(`${COMBAT}; 6rd@N1740; 5inf@N1731`, { from: ['6rd'] }))).toEqual(['odds.cannot 10.1a']);
    expect(lines(odds(`${COMBAT}; 6rd@N1740; 5inf@N1731`, {}))).toEqual(['odds.no-attacker ']);
    expect(lines(odds(`${COMBAT}; 6rd@N1732; 5inf@N1731; own phase.defended ["5inf"]`, {}))).toEqual([
      'odds.cannot 10.4d',
    ]);
  });

  it('storm:10.3a: best is the fewest that lose no column', () => {
    const text = `${COMBAT}; 1td@N1732; 3td@N1732 under; 6rd@N1732 under; 8rd@N1732 under; 221sec@N1731`;
    const withWhom = (args: object): number =>
      unitsOf(odds(text, args).find(({ key }) => key === 'odds.with')).length;
    // Thirteen against two is in the column of sixteen against two.
    expect([withWhom({}), withWhom({ how: ['best'] })]).toEqual([4, 3]);
  });

  it('storm:10.23, storm:11.7h: a hex is taken when the last who is no artillery is lost', () => {
    const takes = (text: string) =>
      odds(`${GERMANS}; 1pz@N1732; 3pz@N1732 under; ${text}; 86rd@N4242`, {})[0]?.params?.['takes'];
    // Column +10: one defender on six faces, two on three, three on two.
    expect(takes('6rd@N1731')).toEqual([6, 6]);
    expect(takes('6rd@N1731; 1ha@N1731 under')).toEqual([6, 6]);
    expect(takes('6rd@N1731; 8rd@N1731 under; option stacks=open')).toEqual(
      takes('6rd@N1731; 8rd@N1731 under; 1ha@N1731 under; option stacks=open'),
    );
    expect(takes('1ha@N1731')).toEqual([6, 6]);
  });
});

describe('points and the desk', () => {
  const text = `${COMBAT}; 16h@S3822; own lost {"german":7,"soviet":9}`;

  it('storm:10.7d: the score is of points, cities, losses and what is needed', () => {
    expect(asked('score', text)).toMatchObject([
      { of: 'points', total: 0 },
      { key: 'score.cities', params: { points: 11, need: 23, rule: 'storm:4.2a' } },
      { key: 'score.losses', params: { german: 7, soviet: 9, rule: 'storm:4.7a' } },
      { key: 'score.needs', params: { points: 4, turn: 10, rule: 'storm:4.11a' } },
    ]);
  });

  it('storm:4.11a: the goal is all that can be had, by what was agreed', () => {
    expect(asked('goal', text)).toEqual([
      { key: 'goal.stands', params: { total: 0, points: 4, german: 2, turn: 10, rule: 'storm:4.11a' } },
      { key: 'goal.cities', params: { worth: 1, need: 23, points: 11, rule: 'storm:4.2a' } },
      { key: 'goal.ploesti', params: { hex: 'S2029', worth: 2, rule: 'storm:4.3a' } },
      { key: 'goal.points', params: { worth: 1, rule: 'storm:4.4' } },
      { key: 'goal.german-losses', params: { worth: 1, need: 150, lost: 7, rule: 'storm:4.7a' } },
      { key: 'goal.soviet-losses', params: { worth: 1, need: 200, lost: 9, rule: 'storm:4.8a' } },
      { key: 'goal.edges', params: { worth: 1, rule: 'storm:4.9' } },
    ]);
    const [stands] = asked('goal', `${COMBAT}; option pro-luftwaffe=on; 16h@S3822`);
    expect(stands?.params).toMatchObject({ points: 1, german: -1 });
  });

  it('storm:4.11a: a game that is over needs nothing more', () => {
    const over = { winner: 'german', rule: 'storm:4.11a', reason: 'points', final: true } as const;
    const s = { ...stateOf(text), over };
    const score = (storm.questions?.['score']?.(s, 'both', {}) ?? []) as readonly Told[];
    expect(score.map(({ key }) => key)).not.toContain('score.needs');
    expect(storm.questions?.['goal']?.(s, 'both', {})).toEqual([{ key: 'goal.over', params: { total: 0 } }]);
    expect(storm.heading?.(s, 'both').score).toHaveLength(1);
  });

  it('storm:4.11a: the heading has the points between the two needs', () => {
    const { score = [], scale } = storm.heading?.(stateOf(text), 'both') ?? {};
    expect(score.map(({ whole }) => whole.key)).toEqual(['word.head.points', 'word.head.score.needs']);
    expect(scale).toEqual({
      now: 0,
      below: { side: 'german', points: 2 },
      above: { side: 'soviet', points: 4 },
    });
  });

  it('storm:5.3b, storm:7.9a, storm:10.7c: at hand is what a side may know of', () => {
    const atHand = (more: string, who: string) =>
      (storm.atHand?.(stateOf(`${COMBAT}; ${more}`), who) ?? []).map(({ key, params }) =>
        [
          key.replace('word.at-hand.', ''),
          params['side'] as string | undefined,
          params['count'] as number | undefined,
        ]
          .filter((part) => part !== undefined)
          .join(' '),
      );
    const all = '1ab@airborne; 2pz@reserve; own turn.air "soviet"';
    expect(atHand(`${all}; marker air N1731; 98rd@track-3`, 'soviet')).toEqual([
      'air soviet 1',
      'airborne 1',
      'arrivals soviet 1',
    ]);
    expect(atHand(all, 'german')).toEqual(['superiority soviet', 'reserve 1', 'aerial']);
    expect(atHand('marker aerial spent; 6rd@N1731', 'german')).toEqual([]);
  });
});

describe('losses', () => {
  it('storm:8.4f: say how many Germans can come back, if any', () => {
    const losses = (more: string) =>
      asked('losses', `phase german-reinforcement; turn 3; 5inf@dead; own fallen {"5inf":1}${more}`).find(
        ({ key }) => key === 'losses.back',
      )?.params;
    expect(losses('')).toEqual({ all: 5, mechanized: 2, rule: 'storm:8.4f' });
    expect(losses('; own replaced 39')).toMatchObject({ all: 1 });
    expect(losses('; own replaced 40')).toBeUndefined();
  });
});

describe('what is left over at the end of a phase', () => {
  const left = (text: string): readonly Told[] => {
    const s: State<Own> = stateOf(text);
    const stack = [...s.stack, { proc: s.clock.phase, step: 'orders', vars: {} }];
    return storm.leftOver?.({ ...s, stack }) ?? [];
  };

  it('storm:9.2b, storm:10.1b: moves and attacks, each in its phase', () => {
    expect(left('phase soviet-movement; turn 2; 6rd@N1731; 8rd@N1732')).toEqual([
      { key: 'left.movement', params: { side: 'soviet', count: 2, stacks: 2 } },
    ]);
    expect(left(`${COMBAT}; 6rd@N1731; 5inf@N1732`)).toEqual([
      { key: 'left.attacks', params: { side: 'soviet', hexes: ['N1732'] } },
    ]);
  });

  it('storm:5.10b, storm:5.11b: who could enter, Germans that were lost among them', () => {
    expect(left('phase soviet-reinforcement; turn 3; 98rd@track-2')).toEqual([
      { key: 'left.arrivals', params: { side: 'soviet', units: ['98rd'] } },
    ]);
    expect(
      left('phase german-reinforcement; turn 3; 5inf@dead; 227inf@track-3; own fallen {"5inf":1}'),
    ).toEqual([{ key: 'left.arrivals', params: { side: 'german', units: ['227inf', '5inf'] } }]);
    expect(left('phase german-reinforcement; turn 3; 1pz@N2020')).toEqual([]);
  });

  it('storm:5.5a: nothing in other phases', () => {
    expect(left('phase german-release; turn 3; 2pz@reserve; 6rd@N1731')).toEqual([]);
  });
});

describe('the view', () => {
  const viewed = (text: string, who = 'soviet'): View => storm.rules.view(stateOf(text), who) as View;
  const unit = (view: View, id: string) => view.units.find((each) => each.id === id);

  it('storm:11.7: marks artillery, as its counter does', () => {
    const view = viewed(`${COMBAT}; 1ha@N1732; 6rd@N1732 under`);
    expect([unit(view, '1ha')?.facts['artillery'], unit(view, '6rd')?.facts['artillery']]).toEqual([
      true,
      undefined,
    ]);
  });

  it('storm:7.2b: marks who is out of supply on the map, and nobody in a box', () => {
    const view = viewed(`${COMBAT}; 6rd@N1731; ${AXIS}; 8rd@N1740; 98rd@track-3`);
    expect(['6rd', '8rd', '98rd'].map((id) => unit(view, id)?.states)).toEqual([
      ['oos'],
      undefined,
      undefined,
    ]);
  });

  it('storm:10.7d, storm:4.1c: has losses and points for all to see', () => {
    const { places, score } = viewed(`${COMBAT}; 16h@S3822; own lost {"german":3,"soviet":4}`);
    expect(places.at(-1)).toEqual({ id: 'lost', name: 'Units lost', facts: { german: 3, soviet: 4 } });
    expect(score).toEqual([{ side: 'soviet', points: 0, rule: 'storm:4.1c', why: 'points' }]);
  });
});

describe('what must be true of a state', () => {
  const over = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
  const seven = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd', '16rd'].map((id) => `${id}@N1731 under`);
  const found = (proc: string, step: string): readonly string[] => {
    const s = stateOf(`${over}; ${seven.join('; ')}`);
    const stack = [{ proc, step, vars: {} }];
    return (storm.rules.problems?.({ ...s, stack }) ?? []).map(({ code }) => code);
  };

  it('storm:6.6a: no hex is over its limit, but while somebody is under way or is asked about it', () => {
    for (const proc of ['overstack', 'move', 'assault', 'battle', 'losses', 'advance'])
      expect([proc, found(proc, 'ask')]).toEqual([proc, []]);
    expect(found('soviet-combat', 'orders')).toEqual(['STATE.STACK']);
  });

  it('storm:R44: a position that was read in may be, as its phase begins', () => {
    expect(found('turn', 'play-german-release')).toEqual([]);
    expect(found('turn', 'sovietFirst')).toEqual([]);
    expect(found('turn', 'over')).toEqual(['STATE.STACK']);
  });
});
