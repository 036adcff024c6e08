// The rights of the other side at every moment the rules name, its duties, and taking back across them.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../../src/core/dice.ts';
import { heard } from '../../../../../src/core/event-audience.ts';
import { check, decision } from '../../../../../src/core/kernel.ts';
import { barrier, give, matchFrom, undo, undoable } from '../../../../../src/core/match.ts';
import type { Match } from '../../../../../src/core/match.ts';
import type { Event, Order } from '../../../../../src/core/types.ts';
import { seenBy } from '../../../../../src/api/game.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { positionOf } from '../../../../kit/position.ts';
import { barbarossa, rule } from '../kit.ts';

const { rules } = barbarossa;

/** Markers of both sides at hand, an army in the box, a corps in the Crimea; no aircraft. */
const ALL =
  'marker hc hand; marker fc hand; marker aerial hand; held 3108 german; 5inf@3107; 16ra@rvgk; own turn.luftwaffe 9;';

const playing = (text: string, ...orders: readonly string[]): Match => {
  const { state, dice } = positionOf(barbarossa, text);
  const match = matchFrom(rules, state, { dice: scripted([...dice]), audit: true });
  for (const line of orders) gives(match, line);
  return match;
};

const gives = (match: Match, line: string): readonly Event[] => {
  const done = give(match, [readOrder(barbarossa, match.state, line)]);
  if (!done.ok) throw new Error(`${line}: ${done.refusal.code}`);
  return done.entry.events;
};

const answer = (match: Match, line: string): string => {
  const refused = check(rules, match.state, readOrder(barbarossa, match.state, line));
  return refused === undefined ? 'open' : `${refused.code} ${refused.rule.replace('barbarossa:', '')}`;
};

const asked = (match: Match): string => {
  const now = decision(rules, match.state);
  return `${now?.by ?? ''} ${now?.at ?? ''}`;
};

const FIELD = '24pz@1708; 46pz@1708; 3ra@1707;';
const at = (phase: string, more = ''): string =>
  `phase ${phase}; turn 17; plan order move-fight; ${ALL} ${FIELD} ${more}`;

/** A moment, the orders that lead to it, and whose question it is. */
const BETWEEN: readonly (readonly [string, string, ...string[]])[] = [
  ['german startOfTurnChoices@offensive', at('turn-start').replace('plan order move-fight;', '')],
  [
    'german germanAdministration@enter',
    at('german-administration', '1inf@dead').replace('plan order move-fight;', ''),
  ],
  [
    'soviet sovietAdministration@enter',
    at('soviet-administration', '5ra@dead').replace('plan order move-fight;', ''),
  ],
  ['german germanTurn@order', at('german-order').replace('plan order move-fight;', '')],
  ['german strategicMovement@orders', at('german-strategic', '1inf@2117')],
  ['german movement@orders', at('german-movement')],
  ['german movement@orders', at('german-movement', '1inf@1708'), 'move 1inf 1808'],
  ['german assaults@orders', at('german-assault')],
  ['german assaults@orders', at('german-assault', '5ra@1608; dice 5'), 'attack 1707 from 24pz'],
  ['soviet sovietTurn@order', at('soviet-order').replace('plan order move-fight;', '')],
  ['soviet supplyMarkers@place', at('soviet-markers', 'marker supplya hand')],
  ['soviet rvgk@orders', at('soviet-rvgk')],
  ['soviet movement@orders', at('soviet-movement')],
  ['soviet assaults@orders', at('soviet-assault')],
];

describe('barbarossa:9.1b, barbarossa:9.2c, barbarossa:7.7d: at any time between attacks and moves', () => {
  it.each(BETWEEN)('at %s', (moment, text, ...orders) => {
    const match = playing(text, ...orders);
    expect(asked(match)).toBe(moment);
    expect(answer(match, 'soviet: declare 1606')).toBe('open');
    expect(answer(match, 'german: declare 2117')).toBe('open');
    expect(answer(match, 'german: airlift 3107')).toBe('open');
  });
});

const BATTLES: readonly (readonly [string, string, ...string[]])[] = [
  [
    'german battle@support',
    at('german-assault', 'own turn.luftwaffe 0').replace('own turn.luftwaffe 9;', ''),
    'attack 1707 from 24pz',
  ],
  ['german losses@choose', at('german-assault', 'dice 5'), 'attack 1707 from 24pz 46pz'],
  ['soviet retreat@choose', at('german-assault', 'dice 4'), 'attack 1707 from 24pz 46pz'],
  ['german advance@choose', at('german-assault', 'dice 1'), 'attack 1707 from 24pz 46pz'],
  [
    'german battle@support',
    at('soviet-assault', '5ra@1707; 6ra@1707; 8ra@1707; 9ra@1707; own turn.luftwaffe 0').replace(
      'own turn.luftwaffe 9;',
      '',
    ),
    'attack 1708 from 3ra 5ra 6ra 8ra 9ra',
  ],
  [
    'german retreat@choose',
    at('soviet-assault', '1g@1807; 2g@1807; 3g@1807; 47pz@1808; marker supplya 1807; dice 1'),
    'attack 1808 from 1g 2g 3g',
  ],
  [
    'soviet battle@wish',
    at('soviet-assault', 'h2@2308; 1g@2309; 2g@2309; marker supplya 2309; dice 5'),
    'attack 2308 from 1g 2g',
  ],
];

describe('barbarossa:9.7a, barbarossa:R88: not while an attack is under way', () => {
  it.each(BATTLES)('at %s', (moment, text, ...orders) => {
    const match = playing(text, ...orders);
    expect(asked(match)).toBe(moment);
    for (const line of ['soviet: declare 1606', 'german: declare 2117', 'german: airlift 3107'])
      expect(answer(match, line)).toMatch(/^(DECLARE.ATTACK 9.7a|AERIAL.RESULT R88|ORDER.NOT-(YOURS|NOW) )/);
  });
});

describe('barbarossa:8.11a: emergency deployment', () => {
  const PLACE = 'soviet: place 16ra 1606';

  it('is open at every question of a German movement phase', () => {
    const match = playing(at('german-movement', '1inf@1708'));
    expect(answer(match, PLACE)).toBe('open');
    gives(match, 'move 1inf 1808');
    expect(answer(match, PLACE)).toBe('open');
  });

  it.each(
    BETWEEN.filter(([moment]) => moment !== 'german movement@orders' && moment !== 'soviet rvgk@orders'),
  )('and not at %s', (_, text, ...orders) => {
    expect(answer(playing(text, ...orders), PLACE)).not.toBe('open');
  });

  it('is asked for before a mobile assault, and the assault goes on without it', () => {
    const match = playing(
      at('german-movement', 'dice 1'),
      'soviet: standing ask if emergency',
      'assault 24pz 46pz 1707',
    );
    expect(asked(match)).toBe('soviet move@emergency');
    expect(answer(match, PLACE)).toBe('open');
    expect(answer(match, 'soviet: declare 1606')).toBe('DECLARE.ATTACK 9.7a');
    gives(match, 'pass');
    expect(match.state.own).toMatchObject({ places: { '1707': ['24pz', '46pz'] } });
  });
});

/** A kept order: what to do when its window opens. */
const keeps = (
  match: Match,
  by: string,
  window: string,
  then: string,
  args: Record<string, readonly string[]>,
): void => {
  const later = Object.fromEntries(Object.entries(args).map(([slot, values]) => [`then.${slot}`, values]));
  const order: Order = {
    by,
    verb: 'standing',
    args: { do: ['add'], window: [window], then: [then], ...later },
  };
  const done = give(match, [order]);
  if (!done.ok) throw new Error(done.refusal.code);
};

describe('barbarossa:R112, barbarossa:R137: standing orders', () => {
  it('deploy an army before the assault without a question', () => {
    const match = playing(at('german-movement', '5ra@1810; 47pz@1811; held 1811 german; dice 6'));
    keeps(match, 'soviet', 'emergency', 'place', { units: ['16ra'], at: ['1810'] });
    const events = gives(match, 'assault 24pz 46pz 1707');
    expect(events.map(({ kind }) => kind)).toContain('rvgk.deployed');
    expect(asked(match)).toMatch(/^german/);
  });

  it('declare a city before the first attack without a question', () => {
    const match = playing(at('german-movement', '5ra@1810; 47pz@1811; held 1811 german'));
    keeps(match, 'soviet', 'before-assaults', 'declare', { at: ['1810'] });
    const events = gives(match, 'end');
    expect(events.map(({ kind }) => kind)).toContain('city.hc');
    expect(asked(match)).toBe('german assaults@orders');
    expect(answer(match, 'attack 1810 from 47pz')).toBe('open');
  });

  it('fly supply in when an attack is declared, before its odds', () => {
    const ring = ['1607', '1706', '1807', '1808', '1608', '1708'].map((hex, i) =>
      `${i + 3}ra@${hex}`.replace('7ra', '12ra'),
    );
    const match = playing(
      `phase soviet-assault; turn 17; plan order fight-move; marker aerial hand; 24pz@1707; ${ring.join('; ')}; own turn.luftwaffe 9; dice 5`,
    );
    keeps(match, 'german', 'air-supply', 'airlift', { at: ['1707'] });
    const events = gives(match, 'attack 1707 from 3ra 4ra');
    expect(events.find(({ kind }) => kind === 'aerial.in-battle')?.rule).toBe('barbarossa:7.7A.b');
    expect(events.find(({ kind }) => kind === 'battle.odds')?.data).toMatchObject({ defence: 6 });
  });

  it('asked and passed, nothing is different', () => {
    const match = playing(
      at('german-movement', '5ra@1810'),
      'soviet: standing ask if before-assaults',
      'end',
    );
    expect(asked(match)).toBe('soviet assaults@opening');
    gives(match, 'pass');
    expect(asked(match)).toBe('german assaults@orders');
    expect(match.state.own).toMatchObject({ places: { '1810': ['5ra'] } });
  });
});

rule(
  ['barbarossa:7.7A.b', 'barbarossa:11.11'],
  'supply from the air that comes after the declaration counts when the battle is looked at',
  ({ given, when, then }) => {
    const ring = '3ra@1607; 4ra@1706; 5ra@1807; 6ra@1808; 8ra@1608; 9ra@1708';
    const text = `phase soviet-assault; turn 17; plan order fight-move; marker aerial hand; 24pz@1707; ${ring}; own turn.luftwaffe 9; dice 5`;
    given(text);
    when('attack 1707 from 3ra 4ra');
    then.event('battle.odds', { defence: 3 }, 'barbarossa:11.11');
    given(text);
    when('german: standing ask if air-supply', 'attack 1707 from 3ra 4ra');
    then.decides('german', 'battle@airSupply');
    when('airlift 1707');
    then.event('aerial.in-battle', { hex: '1707' });
    then.event('battle.odds', { defence: 6 }, 'barbarossa:11.11');
  },
);

describe('duties are put to the side that has them', () => {
  it.each([
    ['barbarossa:11.27a: the defender retreats', 'dice 4', 'soviet retreat@choose'],
    ['barbarossa:11.26e: the attacker pays', 'dice 5', 'german losses@choose'],
    ['barbarossa:11.30c: the attacker advances', 'dice 1', 'german advance@choose'],
  ])('%s', (_, dice, moment) => {
    expect(asked(playing(at('german-assault', dice), 'attack 1707 from 24pz 46pz'))).toBe(moment);
  });

  it('barbarossa:5.14b: the attacker may make a retreat of his bloodbath on turn 1, and the defender makes it', () => {
    const match = playing(
      'phase german-assault; turn 1; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708; 5ora@1707; dice 5',
      'attack 1707 from 24pz 46pz',
    );
    expect(asked(match)).toBe('german battle@wish');
    gives(match, 'choose DR');
    expect(asked(match)).toBe('soviet retreat@choose');
  });

  it('barbarossa:4.12a: the armies for the Caucasus are the Soviet choice, in the German phase', () => {
    const match = playing(
      'phase german-movement; turn 11; plan order move-fight; own expedition "open"; 3pz@3203; 14pz@3203; 49mtn@3204; 3ra@1606; 4ra@1606; 5ra@1606; 6ra@1606; 8ra@1606',
      'leave 3pz',
      'leave 14pz',
      'leave 49mtn',
    );
    expect(asked(match)).toBe('soviet caucasusResponse@army');
    expect(match.state.clock.phasing).toBe('german');
  });
});

describe('taking back', () => {
  it('does not stop at a right that nobody used', () => {
    const match = playing(at('german-movement', '1inf@1708'), 'move 1inf 1808', 'move 1inf 1908');
    expect(undoable(match)).toBe(2);
    expect(undo(match, 2).ok).toBe(true);
    expect(match.state.own).toMatchObject({ phase: { moved: [] } });
  });

  it('stops where the other side broke in', () => {
    const match = playing(
      at('german-movement', '1inf@1708'),
      'move 1inf 1808',
      'soviet: place 16ra 1606',
      'move 1inf 1908',
    );
    expect(undoable(match)).toBe(1);
    expect(undo(match).ok).toBe(true);
    gives(match, 'move 1inf 1908');
    expect(match.state.own).toMatchObject({ places: { '1606': ['16ra'] } });
  });

  it('stops where it was asked, and passed', () => {
    const match = playing(
      at('german-movement', '1inf@1708'),
      'soviet: standing ask if emergency',
      'move 1inf 1808',
      'pass',
    );
    expect(barrier(match)?.code).toBe('UNDO.REVEALED');
  });

  it('stops where a covered army was shown, and not where all had been seen', () => {
    const base = at('german-assault').replace('own turn.luftwaffe 9;', 'own turn.luftwaffe 0;');
    const covered = playing(base.replace('3ra@1707;', '3ra@1707; 4ra@1707 under;'), 'attack 1707 from 24pz');
    expect(barrier(covered)?.code).toBe('UNDO.REVEALED');
    const plain = playing(base, 'attack 1707 from 24pz');
    expect(asked(plain)).toBe('german battle@support');
    expect(undo(plain).ok).toBe(true);
  });

  it('takes back a declaration of one own, and nothing of the other side before it', () => {
    const match = playing(at('german-movement', '1inf@1708'), 'move 1inf 1808', 'soviet: declare 1606');
    expect(undo(match).ok).toBe(true);
    expect(answer(match, 'soviet: declare 1606')).toBe('open');
  });
});

describe('barbarossa:11.7d: fog over what is done by right', () => {
  it('the German hears that an army came, not which', () => {
    const match = playing(at('german-movement', '5ra@1606'));
    const events = gives(match, 'soviet: place 16ra 1606');
    const told = events.map((event) => heard(event, 'german'));
    expect(told.map((one) => one?.kind)).toContain('rvgk.deployed-veiled');
    expect(JSON.stringify(told)).not.toContain('16ra');
  });

  it('nor does he see a kept order of the Soviet', () => {
    const match = playing(at('german-movement'));
    keeps(match, 'soviet', 'emergency', 'place', { units: ['16ra'], at: ['1810'] });
    const last = match.entries.at(-1);
    expect(last?.events.map((event) => heard(event, 'german'))).toEqual([undefined]);
    expect(JSON.stringify(seenBy(barbarossa, match.state, 'german'))).not.toContain('16ra');
  });
});
