// An opponent's turn on the screen: it is thought of while the screen lives, shown scene by scene, and then told.
import { describe, expect, it } from '@jest/globals';
import { seenBy } from '../../src/api/game.ts';
import type { View } from '../../src/api/view.ts';
import { hashOf } from '../../src/core/canonical-json.ts';
import { stateAfter } from '../../src/core/match.ts';
import { levelRival } from '../../src/players/rival.ts';
import type { Rival } from '../../src/players/rival.ts';
import { standing } from '../../src/screen/session-summary.ts';
import type { Sitting } from '../../src/screen/screen-state.ts';
import { modeWord } from '../../src/screen/view/mode-word.ts';
import { ford } from '../games/ford/game.ts';
import { openScreen } from '../../src/screen/open-screen.tsx';
import { clock, fakeTerminal, fordDesk, greetingOf, seat, until, untilSo } from './kit.ts';
import type { Clock, DeskWish, Seated } from './kit.ts';

const CTRL_C = '\x03';
const RIGHT = '\x1b[C';

const soldier = async (): Promise<Rival> => {
  const rival = await levelRival(ford, 'south', '1', 3);
  if (rival === undefined) throw new Error('There is no level 1');
  return rival;
};

type Dreamer = { readonly rival: Rival; wake(): void; readonly asked: () => number };

/** Thinks about its own orders, after the first few, until it is woken, or told to come to an end. */
const dreamer = async (first = 0): Promise<Dreamer> => {
  const rival = await soldier();
  let isAwake = false;
  let asked = 0;
  let go = (): void => undefined;
  return {
    asked: () => asked,
    wake: () => {
      isAwake = true;
      go();
    },
    rival: {
      ...rival,
      next: async (place, match) => {
        if (place.decision.by !== 'south') return undefined;
        asked += 1;
        if (!isAwake && asked > first) await new Promise<void>((resolve) => void (go = resolve));
        return rival.next(place, match);
      },
      hurry: () => {
        rival.hurry();
        go();
      },
    },
  };
};

type Sat = Seated & { readonly time: Clock };

const isIdle = ({ now }: Seated): boolean => now().busy === undefined;

const LINES = ['move n6 1205', 'move n3 1303', 'end', 'end'];

/** The south is the computer's. The north has moved and ends its turn. */
const sat = (opponent: Rival, wish: DeskWish = {}): Sat => {
  const desk = fordDesk({ scenario: 'crossing', fog: 'off', ...wish, opponent });
  const time = clock();
  const seated = seat(desk, {}, time.later);
  seated.press(LINES.map((line) => `${line}\r`).join(''));
  return { ...seated, time };
};

/** All of it has been thought of, and no more than the first scene was shown. */
const thought = async ({ now }: Sat): Promise<NonNullable<Sitting['film']>> => {
  await untilSo(() => now().film?.isWhole === true);
  return now().film!;
};

/** The first scene is shown whatever it says, then all that is left. */
const over = async (at: Sat): Promise<Sitting> => {
  await untilSo(() => {
    at.time.pass(60_000);
    return at.desk.match.state.clock.turn === 2 && isIdle(at);
  });
  return at.now();
};

describe("an opponent's turn", () => {
  it('is shown order by order, the map where it happens and the way marked, and then told', async () => {
    const at = sat(await soldier());
    const { scenes } = await thought(at);
    expect(scenes.length).toBeGreaterThan(1);
    let moves = 0;
    for (const [i, scene] of scenes.entries()) {
      const { question, view, marks, focus, cursor, log } = at.now();
      expect(question).toEqual([
        `The Southern opponent, scene ${i + 1} of ${scenes.length}, normal.`,
        scene.line,
      ]);
      expect(log.map(({ text }) => text)).not.toContain(scene.line);
      expect(at.desk.replay?.index).toBe(scene.order);
      const [order] = at.desk.match.entries[scene.order - 1]?.orders ?? [];
      if (order?.verb === 'move') {
        moves += 1;
        expect([focus, cursor]).toEqual([scene.hex, scene.hex]);
        expect(marks.get(scene.hex ?? '')).toBe('legal');
        expect(view?.units.some(({ side, at: hex }) => side === 'south' && hex === scene.hex)).toBe(true);
      }
      at.time.pass(1200);
    }
    expect(moves).toBeGreaterThan(0);
    expect(isIdle(at)).toBe(true);
    const { film, question, log, fresh, view, scroll } = at.now();
    expect([film, at.desk.replay]).toEqual([undefined, undefined]);
    expect(view).toEqual(standing(at.desk).view);
    expect(question[0]).toBe('Northerners place new units: 7 Northern Guard.');
    expect(log.length - fresh).toBeGreaterThan(0);
    expect(log.length - fresh).toBeLessThanOrEqual(8);
    expect(scroll).toEqual({ from: fresh });
  });

  it('leaves everything as it is without a film', async () => {
    const plain = sat(await soldier(), { settings: { film: 'off' } });
    const without = await over(plain);
    const at = sat(await soldier());
    await thought(at);
    at.time.pass(100_000);
    expect(isIdle(at)).toBe(true);
    const { idleAt, ...shown } = at.now();
    expect({ ...shown, idleAt }).toEqual(without);
    expect([at.desk.here, at.desk.match.state]).toEqual([plain.desk.here, plain.desk.match.state]);
  });

  it('leaves a whole game as it is, with all that is asked in between', async () => {
    /** Whoever is asked takes the first choice, else ends the phase. */
    const game = async (film: 'off' | 'fast'): Promise<readonly unknown[]> => {
      const at = sat(await soldier(), { fog: 'on', settings: { film } });
      await over(at);
      for (let lines = 0; lines < 24 && at.desk.match.state.over === undefined; lines++) {
        const isListed = at.now().question.some((text) => text.startsWith('1: '));
        at.press(`${isListed ? '1' : 'end'}\r`);
        // It has been told what came of it once nothing has changed for a while.
        let still = 0;
        await untilSo(() => {
          const before = at.now();
          at.time.pass(60_000);
          const isStill = isIdle(at) && at.desk.opponent?.state === 'waits' && at.now() === before;
          still = isStill ? still + 1 : 0;
          return still > 3;
        });
      }
      const { log, question, cursor, focus } = at.now();
      const { heard, match } = at.desk;
      return [log, question, cursor, focus, heard, hashOf(match.state), match.entries.length];
    };
    const [shown, plain] = [await game('fast'), await game('off')];
    expect(shown).toEqual(plain);
    expect(shown.at(-1)).toBeGreaterThan(20);
  });

  it('shows of what is hidden no more than the side that looks on may know', async () => {
    const at = sat(await soldier(), { fog: 'on' });
    const { scenes, who } = await thought(at);
    expect(who).toBe('north');
    const names = seenBy(ford, at.desk.match.state, 'both').units.map(({ name }) => name);
    const known = (view: View | undefined): readonly string[] =>
      view?.units.flatMap((unit) => (unit.known ? [unit.name] : [])) ?? [];
    let before = known(seenBy(ford, stateAfter(at.desk.match, (scenes[0].order ?? 1) - 1), 'north'));
    for (const scene of scenes) {
      const { view } = at.now();
      expect(view?.who).toBe('north');
      const hidden = names.filter((name) => !before.includes(name) && !known(view).includes(name));
      expect(hidden.length).toBeGreaterThan(0);
      expect(hidden.filter((name) => scene.line.includes(name))).toEqual([]);
      before = known(view);
      at.press('\r');
    }
  });
});

describe('keys while it is shown', () => {
  it('Enter shows the next at once, Space stops it and lets it go on, and Esc skips the rest', async () => {
    const at = sat(await soldier());
    await thought(at);
    expect(at.press('\r').film?.at).toBe(1);
    expect(at.press(' ').film).toMatchObject({ at: 1, isPaused: true });
    at.time.pass(100_000);
    expect(at.press(' ').film).toMatchObject({ at: 1, isPaused: false });
    at.time.pass(1200);
    expect(at.now().film?.at).toBe(2);
    expect(at.escape()).toMatchObject({ film: undefined, busy: undefined });
    expect(at.desk.replay).toBeUndefined();
  });

  it('those that were to skip it do nothing to what comes after', async () => {
    const at = sat(await soldier());
    await thought(at);
    at.escape();
    expect(at.escape().at).toBe('map');
    expect(at.press('\r \r').target).toBeUndefined();
    at.time.pass(1000);
    expect(at.press('\r').target?.line).toMatch(/^place/);
  });

  it('make it slower and faster, as far as there is a pace, and it stays so', async () => {
    const at = sat(await soldier());
    await thought(at);
    expect(at.press('>').question[0]).toMatch(/, fast\.$/);
    expect(at.press('5').question[0]).toMatch(/, fastest\.$/);
    expect(at.press('>').question[0]).toMatch(/, fastest\.$/);
    expect(at.press('4').question[0]).toMatch(/, fast\.$/);
    at.press('\r');
    at.time.pass(400);
    expect(at.now().film?.at).toBe(2);
    expect(at.press('<<<<<').question[0]).toMatch(/, step\.$/);
    at.press('\r');
    at.time.pass(100_000);
    expect(at.now().film?.at).toBe(3);
    expect(at.desk.settings.film).toBe('step');
  });

  it('film off ends it, and no other is shown', async () => {
    const at = sat(await soldier());
    await thought(at);
    at.press('film off\r');
    expect(at.now().log.at(-1)?.text).toBe("The map screen no longer shows an opponent's turns.");
    expect(at.press('\r')).toMatchObject({ film: undefined, busy: undefined });
  });

  it('others do what they do in a replay, and it stands still until it is to go on', async () => {
    const at = sat(await soldier());
    await thought(at);
    at.press('look 1303\r');
    expect(at.now().question[0]).toContain('Stopped: Space goes on.');
    at.time.pass(100_000);
    expect(at.now().film?.at).toBe(0);
    at.press('move n6 1204\r');
    expect(at.now().log.at(-1)).toMatchObject({
      kind: 'refused',
      text: 'No move now: the opponent plays. Esc skips what is shown, halt stops the opponent. Nothing changed.',
    });
    at.press('6\r');
    const last = at
      .now()
      .log.slice(-2)
      .map(({ text }) => text);
    expect(last).toEqual(['> 6', expect.stringMatching(/^No 6 now: the opponent plays\./)]);
    expect(at.press('\r').film).toMatchObject({ at: 1, isPaused: false });
  });

  it('arrows and zoom look about from the command line too, while nothing is typed there', async () => {
    const at = sat(await soldier());
    await thought(at);
    const { cursor } = at.now();
    const now = at.press(`${RIGHT}+`);
    expect(now).toMatchObject({ at: 'line', zoom: 3, film: { isPaused: true } });
    expect(now.cursor).not.toBe(cursor);
    expect(at.press('look 13').typing.text).toBe('look 13');
    expect(at.press('+').typing.text).toBe('look 13+');
  });

  it('any keys at all leave the game as it is', async () => {
    const at = sat(await soldier());
    await thought(at);
    const before = JSON.stringify(at.desk.match.state);
    at.press('\x1b[A\x1b[Bqwe0123+-nNkKsSrRbBhutP\tv.g:?ilmMoOfFcpxyz\r\r\r');
    await over(at);
    expect(JSON.stringify(at.desk.match.state)).toBe(before);
  });

  it('are said by the word in the heading, on the command line too until a word is begun there', async () => {
    const at = sat(await soldier());
    await thought(at);
    expect([at.now().at, modeWord(at.now())]).toEqual(['line', 'FILM']);
    at.press('l');
    expect(modeWord(at.now())).toBe('LINE');
  });

  it('are said in the hint, and by ?', async () => {
    const at = sat(await soldier());
    await thought(at);
    expect(at.now().hint).toBe('Space stop or on  Enter next  Esc skip all  1-5 speed  arrows look about');
    at.press(':?\r');
    at.press('\r');
    expect(isIdle(at)).toBe(false);
  });
});

describe('while the opponent thinks', () => {
  const thinking = async (first = 0): Promise<Sat & Dreamer> => {
    const dream = await dreamer(first);
    const at = sat(dream.rival);
    await untilSo(() => dream.asked() > first);
    at.time.pass(200);
    return { ...at, ...dream };
  };

  it('it is said, and the map can be moved about', async () => {
    const at = await thinking();
    expect(at.now().question).toEqual(['The Southern opponent is thinking. Ctrl-C or halt stops it.']);
    at.escape();
    const { cursor } = at.now();
    expect(at.press(RIGHT).cursor).not.toBe(cursor);
    expect(at.press('-').zoom).toBe(1);
    at.wake();
    await thought(at);
  });

  it('orders are refused, and nothing else is told than what was to be seen before', async () => {
    const at = await thinking();
    const entries = at.desk.match.entries.length;
    const now = at.press('end\r');
    expect(now.log.at(-1)?.text).toMatch(/^No end now: the opponent plays\./);
    expect(at.desk.match.entries).toHaveLength(entries);
    expect(at.desk.replay?.index).toBe(entries);
    expect(now.question[0]).toContain('is thinking');
  });

  it.each([
    ['Ctrl-C', CTRL_C],
    ['halt', 'halt\r'],
  ])('%s stops it at once, and leaves nothing half done', async (_, keys) => {
    const at = await thinking();
    const entries = at.desk.match.entries.length;
    at.press(keys);
    await untilSo(() => isIdle(at));
    expect(at.desk.match.entries).toHaveLength(entries);
    expect(at.desk.replay).toBeUndefined();
    expect(at.now().end).toBeUndefined();
    expect(at.now().question.join(' ')).toMatch(/opponent/);
  });

  it('Ctrl-C skips what is shown first, says that it still thinks, and stops it when pressed again', async () => {
    const at = await thinking(1);
    expect(at.now().film).toBeDefined();
    expect(at.press(CTRL_C)).toMatchObject({
      film: undefined,
      busy: 'turn',
      question: ['The Southern opponent is thinking. Ctrl-C or halt stops it.'],
    });
    expect(at.desk.opponent?.state).toBe('plays');
    at.press(CTRL_C);
    await untilSo(() => isIdle(at));
    expect(at.now().question.join(' ')).toMatch(/opponent/);
    expect(at.now().end).toBeUndefined();
  });

  it('halt stops what is shown and who thinks at once', async () => {
    const at = await thinking(1);
    at.press('halt\r');
    expect(at.now().film).toBeUndefined();
    await untilSo(() => isIdle(at));
    expect(at.desk.opponent?.state).toBe('waits');
  });

  it('once stopped it plays on when Enter is pressed, on the line and on the map', async () => {
    for (const isOnMap of [false, true]) {
      const at = await thinking();
      at.press(CTRL_C);
      await untilSo(() => isIdle(at));
      const entries = at.desk.match.entries.length;
      if (isOnMap) expect(at.escape().hint).toBe('Enter let them play on  u undo  ? keys  q leave');
      at.wake();
      at.press('\r');
      await thought(at);
      expect(at.desk.match.entries.length).toBeGreaterThan(entries);
    }
  });

  it('leaving leaves, and nothing is done any more', async () => {
    const at = await thinking();
    const entries = at.desk.match.entries.length;
    at.press('quit\r');
    expect(at.now().end?.how).toBe('left');
    await new Promise((resolve) => void setTimeout(resolve, 50));
    expect(at.desk.match.entries).toHaveLength(entries);
  });
});

describe('lines typed ahead', () => {
  it('wait until the opponent has let its chance go by, and Ctrl-C drops them', async () => {
    const rival = await soldier();
    let go = (): void => undefined;
    const slow: Rival = {
      ...rival,
      next: () => new Promise((resolve) => void (go = () => resolve(undefined))),
      hurry: () => go(),
    };
    const desk = fordDesk({ scenario: 'crossing', fog: 'off', opponent: slow });
    const time = clock();
    const at = seat(desk, {}, time.later);
    at.press('move n6 1205\rmove n3 1303\r');
    expect(desk.match.entries).toHaveLength(0);
    time.pass(200);
    expect(at.now().question).toEqual(['The Southern opponent is thinking. Ctrl-C or halt stops it.']);
    go();
    await untilSo(() => desk.match.entries.length === 1);
    expect(at.now().question[0]).toMatch(/units can move/);
    at.press(CTRL_C);
    await untilSo(() => desk.opponent?.state === 'waits');
    expect(at.press('x').typing.text).toBe('x');
    expect(desk.match.entries).toHaveLength(1);
    expect(at.now().log.filter(({ kind }) => kind === 'typed')).toHaveLength(1);
  });
});

describe('on a terminal', () => {
  it('the film is drawn without clearing the screen, follows its size, and ends by itself', async () => {
    const desk = fordDesk({ scenario: 'crossing', fog: 'off', opponent: await soldier() });
    desk.settings.film = 'fast';
    const terminal = fakeTerminal(80, 24);
    const ended = openScreen(desk, greetingOf(desk), terminal);
    await until(terminal.screen, /^>/m);
    terminal.written();
    for (const line of LINES) terminal.type(`${line}\r`);
    const first = await until(terminal.screen, /opponent, scene 1/);
    expect(first.join('\n')).toContain('(..  )');
    expect(first.at(-1)).toBe('Space stop or on  Enter next  Esc skip all  1-5 speed  arrows look about');
    await until(terminal.screen, /opponent, scene 2/);
    // oxlint-disable-next-line no-control-regex
    expect(terminal.written()).not.toMatch(/\x1b\[[23]?J|\x1bc/);
    terminal.resize(40, 12);
    await until(terminal.screen, /opponent, scene 3/);
    terminal.resize(80, 24);
    await until(terminal.screen, /place new units/);
    terminal.type('quit\r');
    expect(await ended).toBe('left');
  });
});
