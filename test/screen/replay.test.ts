// A replay on the screen: its keys are typed lines, and a bar says where it stands.
import { describe, expect, it } from '@jest/globals';
import type { Event } from '../../src/core/types.ts';
import type { Desk } from '../../src/session/session.ts';
import { replayAt } from '../../src/session/verbs/game/replay-position.ts';
import { take } from '../../src/session/dispatch.ts';
import { hexOfReplay } from '../../src/screen/focus.ts';
import { sceneMaker } from '../../src/screen/film/scenes.ts';
import { oddsShown } from '../../src/screen/view/hex-odds.ts';
import { ACTIONS } from '../../src/screen/keys/keymap.ts';
import { replayLine } from '../../src/screen/keys/replay.ts';
import { at } from '../games/barbarossa/desk.ts';
import { clock, fordDesk, seat } from './kit.ts';
import type { Seated } from './kit.ts';

/** Some orders of a game, both sides' and over two turns. */
const played = (fog: 'on' | 'off'): Desk => {
  const desk = fordDesk({ scenario: 'crossing', fog });
  for (const line of ['move n6 1205', 'move n3 1303', 'end', 'end', 'move s1 1402', 'end', 'end'])
    take(desk, line);
  expect(desk.match.entries.length).toBeGreaterThanOrEqual(6);
  return desk;
};

const REPLAY = ACTIONS.filter((action) => action.startsWith('replay-'));

describe('a replay on the screen', () => {
  it('is stepped through by keys, each of which is a line', () => {
    const desk = played('off');
    const { press, escape } = seat(desk);
    const orders = desk.match.entries.length;
    expect(press('replay\r').question).toEqual([
      expect.stringMatching(`^Replay, 1 of ${orders} \\([=.]{20}\\), turn 1, seen by both\\.$`),
    ]);
    expect(escape()).toMatchObject({ at: 'map' });
    expect(
      press('n')
        .log.map(({ text }) => text)
        .join(' '),
    ).toContain('Order 2 of');
    expect(desk.replay?.index).toBe(2);
    expect(
      press('n')
        .log.filter(({ kind }) => kind === 'typed')
        .at(-1)?.text,
    ).toBe('> next order');
    press('N');
    expect(desk.replay?.index).toBe(2);
    press('s');
    const phase = desk.replay?.index ?? 0;
    expect(phase).toBeGreaterThan(2);
    press('S');
    expect(desk.replay?.index).toBeLessThan(phase);
    press('r');
    press('R');
    expect(press('q').question.join(' ')).not.toContain('Replay');
    expect(desk.replay).toBeUndefined();
  });

  it('shows the position as it was, and gives the game back untouched', () => {
    const desk = played('off');
    const { press, escape } = seat(desk);
    const now = press('').view;
    press('replay\r');
    escape();
    const at = (view: typeof now): string | undefined => view?.units.find(({ id }) => id === 'n6')?.at;
    expect(at(press('N').view)).toBe('1104');
    expect(at(press('n').view)).toBe('1205');
    press('t\r\r');
    expect(desk.match.entries).toHaveLength(played('off').match.entries.length);
    expect(press('q').view?.units).toEqual(now?.units);
  });

  it("may be seen as either side where nothing is hidden, and only as one's own where something is", () => {
    const open = seat(played('off'));
    open.press('replay\r');
    open.escape();
    expect(open.press('b').question[0]).toContain('seen by the Northerners.');
    expect(open.press('b').question[0]).toContain('seen by the Southerners.');
    expect(open.press('b').question[0]).toContain('seen by both.');
    const desk = played('on');
    const foggy = seat(desk);
    foggy.press('replay\r');
    foggy.escape();
    const own = desk.replay?.who;
    expect(own).not.toBe('both');
    foggy.press('b');
    expect(desk.replay?.who).toBe(own);
  });

  it("goes where an order was about, one's own or what was told of another side's", () => {
    const desk = played('off');
    const { press } = seat(desk);
    press('replay\r');
    expect(press('next\r')).toMatchObject({ focus: '1303', cursor: '1303' });
    expect(press('prev\r')).toMatchObject({ focus: '1205', cursor: '1205' });
    press('replay as south\rgoto 1\r');
    expect(press('next\r').focus).toBe('1303');
  });

  it('has the keys at once when it was begun before the screen was', () => {
    const desk = played('off');
    take(desk, 'replay');
    const { press } = seat(desk);
    expect(press('n')).toMatchObject({ at: 'map' });
    expect(desk.replay?.index).toBe(2);
    expect(press('').hint.split('  ')).toHaveLength(6);
    expect(
      press('?')
        .log.map(({ text }) => text)
        .join(' '),
    ).toContain('The replay: n next order, N order back');
  });

  it('has no keys while there is none', () => {
    const desk = played('off');
    const { press, escape } = seat(desk);
    escape();
    const before = press('').log.length;
    expect(REPLAY.length).toBeGreaterThan(8);
    for (const action of REPLAY) expect(replayLine(desk, action)).toBeUndefined();
    for (const key of 'nNkKsSrRb') expect(press(key).log).toHaveLength(before);
  });
});

describe("a replay of the other side's turn, in fog", () => {
  /** The Soviets have attacked Vyazma, and the Germans are asked whether the Luftwaffe is to come. */
  const attacked = (): Seated => {
    const seated = seat(
      at(
        'phase soviet-assault; turn 4; plan order fight-move; option fog=on; 3ra@1707; 4ra@1707 under; 24pz@1708; 46pz@1709; dice 3 3',
        'normal',
      ).desk,
    );
    seated.press('attack 1708 best\r');
    seated.press('look 2009\r');
    return seated;
  };

  it('goes to the hex that is told, and has the attack in the box', () => {
    const { press } = attacked();
    expect(press('')).toMatchObject({ cursor: '2009' });
    const shown = press('replay\r');
    expect(shown).toMatchObject({ cursor: '1708', focus: '1708' });
    expect(shown.log.map(({ text }) => text)).toContain('Order 1 of 1. Soviets attack Vyazma.');
    expect(shown.battle?.title).toBe('Attack on Vyazma, 1708');
  });

  it('goes nowhere for what only the other side was told', () => {
    const desk = played('on');
    const [first] = desk.match.entries;
    if (first === undefined) throw new Error('Nothing was played');
    const event = {
      kind: 'moved',
      rule: 'ford:5.1',
      data: { unit: 'n6', hex: '1205' },
      to: ['north'],
    } as const;
    const seenAs = (who: 'north' | 'south', veiled?: Event['veiled']): string | undefined =>
      hexOfReplay({
        ...desk,
        match: { ...desk.match, entries: [{ ...first, events: [{ ...event, ...(veiled && { veiled }) }] }] },
        replay: replayAt(desk.match, 1, { who, widest: who }),
      });
    expect(seenAs('north')).toBe('1205');
    expect(seenAs('south')).toBeUndefined();
    expect(seenAs('south', { kind: 'stirred', data: {} })).toBeUndefined();
    expect(seenAs('south', { kind: 'stirred', data: { hex: '1204' } })).toBe('1204');
  });

  it('asks for no answer: no digit, no mark, no list of orders is offered for it', () => {
    const { desk, press, escape, now } = attacked();
    press('replay\r');
    escape();
    expect(now().hint).toBe('Space run  n next order  N order back  k attack  s phase  r turn');
    expect(now().marks.size).toBe(0);
    expect(
      now()
        .panel.map(({ text }) => text)
        .join(' '),
    ).not.toContain('or pass');
    for (const key of ['0', '1', '\r']) press(key);
    expect(now().log.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(press('c').question.join(' ')).not.toContain('luftwaffe');
    escape();
    press('q');
    expect(desk.match.entries).toHaveLength(1);
    expect(now().hint).toMatch(/^0-1 answer/);
  });

  it('says at the key for another view why there is none', () => {
    const { press, escape, now } = attacked();
    press('replay\r');
    escape();
    press('b');
    const { log, fresh } = now();
    expect(log.slice(fresh).map(({ text }) => text)).toEqual([
      '> replay as soviet',
      'No other view while the game goes on: you see what the Germans saw.',
      'A replay begun while the other side is to move shows what that side saw.',
      'Nothing changed.',
    ]);
  });
});

describe('a replay that runs by itself', () => {
  it('goes on order by order with Space, follows both sides, and stands where it is stopped', () => {
    const desk = played('off');
    const time = clock();
    const { press, escape, now } = seat(desk, {}, time.later);
    const orders = desk.match.entries.length;
    press('replay\r');
    escape();
    const first = press(' ');
    expect(first.film).toMatchObject({ kind: 'replay', at: 0, isPaused: false });
    expect(first.question[0]).toMatch(/^The replay runs, order \d of \d, normal\.$/);
    const seen = [first.cursor];
    for (let i = 0; i < 3; i++) {
      time.pass(1200);
      seen.push(now().cursor);
    }
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(press(' ').film?.isPaused).toBe(true);
    time.pass(100_000);
    const { index } = desk.replay ?? { index: 0 };
    expect(index).toBeLessThan(orders);
    expect(escape()).toMatchObject({ film: undefined });
    expect(desk.replay?.index).toBe(index);
    expect(now().question[0]).toMatch(/^Replay, /);
    expect(desk.match.entries).toHaveLength(orders);
  });

  it('runs by Space on the empty command line as well', () => {
    const { press } = seat(played('off'));
    press('replay\r');
    expect(press('x ').film).toBeUndefined();
    press('\x15');
    expect(press(' ')).toMatchObject({ at: 'line', film: { kind: 'replay' }, typing: { text: '' } });
  });

  it('marks what was attacked, and not who attacked, whoever looks on; it says no odds there', () => {
    const { desk } = at(
      'phase german-assault; turn 4; plan order fight-move; option fog=on; 24pz@1708; 3ra@1707; dice 1',
      'normal',
    );
    take(desk, 'attack 1707');
    const [entry] = desk.match.entries;
    if (entry === undefined) throw new Error('Nothing was attacked');
    const marks = sceneMaker(desk, 0, 'german')(entry)?.marks ?? new Map();
    expect([...marks]).toEqual([
      ['1708', 'legal'],
      ['1707', 'target'],
    ]);
    desk.replay = replayAt(desk.match, 1, { who: 'german', widest: 'german' });
    expect(oddsShown(desk, { marks, picked: undefined })('1707')).toBeUndefined();
  });

  it('ends with the last order, and any step of the replay ends it', () => {
    const desk = played('off');
    const time = clock();
    const { press, escape, now } = seat(desk, {}, time.later);
    press('replay\r');
    escape();
    press(' 5');
    expect(now().question[0]).toContain('fastest');
    time.pass(60_000);
    expect(now().film).toBeUndefined();
    expect(desk.replay).toBeDefined();
    press('N ');
    expect(press('N').film).toBeUndefined();
    expect(desk.replay).toBeDefined();
  });
});

describe('after a hand-over', () => {
  const handed = (film: 'on' | 'off') => {
    const desk = fordDesk({ scenario: 'crossing', fog: 'on', twoPeople: true });
    if (film === 'off') desk.settings.film = 'off';
    const time = clock();
    const seated = seat(desk, {}, time.later);
    seated.press(
      ['move n6 1205', 'move n3 1303', 'end', 'yes', 'end', 'yes', 'ready']
        .map((line) => `${line}\r`)
        .join(''),
    );
    return { ...seated, time };
  };

  it('what was done to whoever sits down is a film, which Esc skips', () => {
    const { now, escape, desk, press } = handed('on');
    expect(desk.waiting).toBeUndefined();
    expect(now().film).toMatchObject({ kind: 'news' });
    expect(now().question[0]).toMatch(/^What was done to you, order /);
    const { length } = desk.match.entries;
    expect(escape()).toMatchObject({ film: undefined });
    expect(desk.replay).toBeUndefined();
    expect(now().question.join(' ')).toContain('can move');
    expect(desk.match.entries).toHaveLength(length);
    press('move s1 1402\r');
    expect(desk.match.entries).toHaveLength(length + 1);
  });

  it('an order that is typed ends it', () => {
    const { press, desk } = handed('on');
    const { length } = desk.match.entries;
    expect(press('move s1 1402\r').film).toBeUndefined();
    expect(desk.match.entries).toHaveLength(length + 1);
  });

  it('ends by itself, and film off does without it', () => {
    const { now, time } = handed('on');
    time.pass(100_000);
    expect(now().film).toBeUndefined();
    expect(handed('off').now().film).toBeUndefined();
  });
});
