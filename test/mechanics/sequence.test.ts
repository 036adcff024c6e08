// The sequence of another game: a Soviet-like and a German-like player turn of fixed phases, two of combat round one of
// movement, one in which the other side acts, an end before the last turn; and an order of phases that is chosen.
import { endChoice } from '../../src/mechanics/end-choice.ts';
import { describe, expect, it } from '@jest/globals';
import type { Choice, Procedure } from '../../src/core/rule-set.ts';
import { refusal } from '../../src/core/rule-set.ts';
import {
  auto,
  fixedTurn,
  ordersUntilEnd,
  phaseOrders,
  phases,
  turnByTurn,
  WAITS,
} from '../../src/mechanics/sequence.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { ledger, table } from './table.ts';

type Own = Placed & { moved: string[]; crowded?: boolean; fallen?: boolean };

const ORDER = ['east-first', 'east-move', 'east-second', 'west-first', 'west-air', 'west-move'] as const;
type Name = (typeof ORDER)[number];

const PHASES = phases<Own, Name>({
  rule: 'tiny:5.2',
  sideOf: (phase) => (phase.startsWith('east') ? 'east' : 'west'),
  fresh: (own) => void (own.moved = []),
  before: (s) => (s.own.crowded === true ? 'crowd' : undefined),
});

const TURN = fixedTurn<Own, Name>({
  phases: PHASES,
  order: ORDER.map((phase) => ({
    phase,
    turnOf: phase.startsWith('east') ? 'east' : 'west',
    skip: (s) => phase === 'east-second' && s.clock.turn === 1,
  })),
  rule: 'tiny:5.1',
  opens: (ctx) => ctx.emit({ kind: 'turn.begins', rule: 'tiny:5.1', data: { turn: ctx.s.clock.turn } }),
  sudden: (s) => (s.own.fallen === true ? { winner: 'east', rule: 'tiny:4.2', reason: 'cities' } : undefined),
});

const played = (phase: Name): Procedure<Own> =>
  ordersUntilEnd<Own>('tiny:5.3', {
    question: () => ({ key: phase, params: {} }),
    // The other side acts in the middle of a player turn.
    ...(phase === 'west-air' && { by: () => 'east' }),
    choices: [
      {
        kind: 'listed',
        verb: 'choose',
        rule: 'tiny:5.3',
        list: () => [{ what: ['take'] }, { what: ['crowd'] }],
        take: (ctx, _, args) => {
          if (args['what']?.[0] === 'take') ctx.s.own.fallen = true;
          else ctx.s.own.crowded = true;
        },
      },
    ],
  });

const start = () =>
  table<Own>(
    {
      game: turnByTurn<Own>({
        begins: () => ({ kind: 'game.begins', rule: 'tiny:3.1', data: {} }),
        lastTurn: () => 2,
        final: () => ({ winner: 'west', rule: 'tiny:4.4', reason: 'held out' }),
      }),
      setUp: { over: auto(() => undefined) },
      turn: TURN,
      crowd: {
        ask: {
          kind: 'ask',
          rule: 'tiny:6.6',
          by: () => 'east',
          question: () => ({ key: 'crowd', params: {} }),
          choices: [endChoice<Own>('tiny:6.6', (ctx) => void delete ctx.s.own.crowded)],
        },
      },
      ...Object.fromEntries(ORDER.map((phase) => [phase, played(phase)])),
    },
    { ...ledger({}), moved: [] },
  );

describe('a turn of fixed phases', () => {
  it('plays them side after side, one of them by the other side, and leaves out what skips itself', () => {
    const { asked, give, events, s } = start();
    const seen: (string | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      seen.push(asked());
      give('end');
    }
    expect(seen).toEqual([
      'east east-first',
      'east east-move',
      'west west-first',
      'east west-air',
      'west west-move',
    ]);
    expect([s.clock.turn, asked()]).toEqual([2, 'east east-first']);
    const told = events.map(
      ({ kind, data }) => `${kind} ${JSON.stringify(data['side'] ?? data['turn'] ?? '')}`,
    );
    expect(told.slice(0, 4)).toEqual([
      'game.begins ""',
      'turn.begins 1',
      'player-turn.begins "east"',
      'phase.begins "east"',
    ]);
    expect(told.filter((each) => each.startsWith('player-turn.ends'))).toEqual([
      'player-turn.ends "east"',
      'player-turn.ends "west"',
    ]);
  });

  it('stays in a phase until it is ended, and ends the game between two phases', () => {
    const { asked, give, s } = start();
    give('choose', { what: ['take'] });
    expect([asked(), s.over]).toEqual(['east east-first', undefined]);
    give('end');
    expect(s.over).toMatchObject({ winner: 'east', rule: 'tiny:4.2' });
  });

  it('does not end a phase while its law is against it', () => {
    const { orders } = ordersUntilEnd<Own>('tiny:5.3', {
      question: () => ({ key: 'x', params: {} }),
      choices: [],
      closed: (s) => (s.own.crowded === true ? refusal('TINY.CROWDED', 'tiny:6.1') : undefined),
    });
    const [end] = orders?.kind === 'ask' ? orders.choices : [];
    const { s } = start();
    const frame = { proc: 'x', step: 'orders', vars: {} };
    expect(end?.closed?.(s, frame)).toBeUndefined();
    s.own.crowded = true;
    expect(end?.closed?.(s, frame)?.code).toBe('TINY.CROWDED');
  });

  describe('in which nothing can be done', () => {
    const busy = (verb: string, subjects: readonly string[]): Choice<Own> => ({
      kind: 'listed',
      verb,
      rule: 'tiny:5.3',
      idle: () => (subjects.length > 0 ? undefined : refusal('TINY.NOBODY', 'tiny:5.3')),
      subjects: () => subjects,
      list: () => [{}],
      take: () => undefined,
    });
    const begun = (
      units: readonly string[],
      waits = false,
      closed = false,
    ): readonly (string | undefined)[] => {
      const ended: string[] = [];
      const phase = ordersUntilEnd<Own>('tiny:5.3', {
        question: () => ({ key: 'x', params: {} }),
        choices: [busy('move', units), busy('lay', ['w1'])],
        closed: () => (closed ? refusal('TINY.CROWDED', 'tiny:6.1') : undefined),
        ends: () => void ended.push('ended'),
        aside: ['lay'],
      });
      const turn: Procedure<Own> = {
        play: auto((ctx) => ctx.call('phase', waits ? { [WAITS]: true } : {}, 'after')),
        after: { ...played('west-move')['orders']!, question: () => ({ key: 'after', params: {} }) } as never,
      };
      return [table<Own>({ turn, phase }, { ...ledger({}), moved: [] }).asked(), ...ended];
    };

    it('is over as it begins, and what ends with it has ended', () => {
      expect(begun([])).toEqual(['west after', 'ended']);
    });

    it('waits for its end where something can be done, where it cannot end, and where a position stands at it', () => {
      expect(begun(['w1'])).toEqual(['west x']);
      expect(begun([], false, true)).toEqual(['west x']);
      expect(begun([], true)).toEqual(['west x']);
    });
  });

  it('has a winner when the last turn is over', () => {
    const { give, s } = start();
    for (let i = 0; i < 11; i++) give('end');
    expect(s.over).toMatchObject({ winner: 'west', reason: 'held out' });
  });

  it('asks what comes before a phase, once, and then goes on with it', () => {
    const { asked, give, events } = start();
    give('choose', { what: ['crowd'] });
    give('end');
    expect(asked()).toBe('east crowd');
    const begun = () => events.filter(({ data }) => data['phase'] === 'east-move').length;
    give('end');
    expect([asked(), begun()]).toEqual(['east east-move', 1]);
  });
});

describe('an order of phases', () => {
  const begin = (barred: readonly string[]) => {
    const declared: string[] = [];
    const names = ['move-fight', 'fight-move'] as const;
    const law = phaseOrders<Own, (typeof names)[number]>({
      rule: 'tiny:5.4',
      orders: names,
      open: () => names.filter((order) => !barred.includes(order)),
      by: () => 'east',
      refuse: (_, order) => (barred.includes(order) ? refusal('SEQUENCE.NO', 'tiny:5.5') : undefined),
      declare: (_, order) => void declared.push(order),
    });
    const procedure: Procedure<Own> = {
      only: law.only('over'),
      ask: law.ask,
      over: auto(() => undefined),
    };
    return { ...table<Own>({ turn: procedure }, { ...ledger({}), moved: [] }), declared };
  };

  it('is asked where there are several, and refused by its rule', () => {
    const { asked, give, declared } = begin([]);
    expect([asked(), give('choose', { what: ['fight-fight'] })]).toEqual([
      'east ask.order',
      'ORDER.NOT-OFFERED',
    ]);
    expect([give('choose', { what: ['fight-move'] }), declared]).toEqual([undefined, ['fight-move']]);
  });

  it('is declared unasked where there is one', () => {
    const { asked, declared } = begin(['move-fight']);
    expect([asked(), declared]).toEqual([undefined, ['fight-move']]);
  });
});
