// The mounted screen: what arrives at a terminal, key by key, from its opening to the normal screen again.
import { seenBy } from '../../src/api/game.ts';
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../src/core/dice.ts';
import type { Desk } from '../../src/session/session.ts';
import { speaker } from '../../src/session/session.ts';
import { write } from '../../src/language/canonical-write.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { drawMap } from '../../src/draw/text/game-map.ts';
import { tableOf } from '../../src/screen/view/map-source.ts';
import { openScreen } from '../../src/screen/open-screen.tsx';
import type { ScreenEnd } from '../../src/screen/open-screen.tsx';
import { ford } from '../games/ford/game.ts';
import { fakeTerminal, fordDesk, greetingOf, until, untilWritten, wait } from './kit.ts';
import type { FakeTerminal } from './kit.ts';

const ENTER = '\x1b[?1049h';
const LEAVE = '\x1b[?1049l';
// oxlint-disable-next-line no-control-regex
const CLEARS = /\x1b\[[23]?J|\x1bc/g;
// oxlint-disable-next-line no-control-regex
const FORGETS = /\x1b\[2J\x1b\[3J/;
const CTRL_C = '\x03';

type Opened = { readonly terminal: FakeTerminal; readonly ended: Promise<ScreenEnd> };

const opened = async (desk: Desk, terminal = fakeTerminal()): Promise<Opened> => {
  const ended = openScreen(desk, greetingOf(desk), terminal);
  // A test that fails before it waits for the end must not fail a second time.
  ended.catch(() => {});
  await until(terminal.screen, /^>/m);
  return { terminal, ended };
};

/** The map alone, without the numbers along its edges and the panel beside it. */
const mapIn = (lines: readonly string[], from: number, to: number): readonly string[] =>
  lines.slice(from + 2, to + 2).map((line) => line.slice(3, 54).trimEnd());

const mapOf = (desk: Desk, selected?: string): readonly string[] =>
  drawMap(tableOf(ford), seenBy(ford, desk.match.state, speaker(desk)), {
    left: 3,
    top: 0,
    columns: 60,
    lines: 16,
    selected,
  });

const HINT = '? help  quit to leave  Esc map  Tab complete  Up earlier line  Page Up log';

describe('the map screen', () => {
  it('shows the map, what is said and what is asked, with the cursor where one types', async () => {
    const desk = fordDesk({ scenario: 'crossing' });
    const { terminal, ended } = await opened(desk, fakeTerminal(100, 24));
    const lines = await terminal.screen.text();
    expect(lines[0]).toMatch(/^Ford, turn 1 of 6, Northerners, movement phase +N 3 S 3 {2}LINE$/);
    expect(mapIn(lines, 0, 12)).toEqual(mapOf(desk, desk.here).slice(0, 12));
    expect(lines).toContain('Ford, The crossing.');
    expect(lines.slice(-4)).toEqual([
      '6 units can move.',
      'Type move, a unit and where to, or type end.',
      '>',
      HINT,
    ]);
    expect(await terminal.screen.cursor()).toEqual({ line: 22, column: 2 });
    terminal.type('lok\x1b[D');
    await until(terminal.screen, /^> lok/m);
    expect(await terminal.screen.cursor()).toEqual({ line: 22, column: 4 });
    terminal.type(CTRL_C + CTRL_C);
    expect(await ended).toBe('interrupted');
  });

  it('takes questions and orders, and says why not', async () => {
    const desk = fordDesk({ scenario: 'crossing' });
    const { terminal, ended } = await opened(desk, fakeTerminal(100, 24));
    terminal.type('look brod\r');
    const looked = await until(terminal.screen, /> look brod/);
    expect(looked.join('\n')).toMatch(/\[N3 !\][^]*Brod, 12 03\. Clear/);
    terminal.type('move n6 1205\r');
    const moved = await until(terminal.screen, /moved to 12 05/);
    expect(mapIn(moved, 0, 12)).toEqual(mapOf(desk, '1205').slice(0, 12));
    expect(moved.join('\n')).toContain('[n6  ]');
    terminal.type('move n6 1206\r');
    expect((await until(terminal.screen, /has moved/)).join('\n')).toContain('Nothing changed.');
    expect(desk.match.entries).toHaveLength(1);
    terminal.type('quit\r');
    expect(await ended).toBe('left');
  });

  it('goes to the other screen and comes back, and says the last words there', async () => {
    const terminal = fakeTerminal();
    terminal.screen.write('before\n');
    const { ended } = await opened(fordDesk(), terminal);
    expect(terminal.raw()).toBe(true);
    expect(await terminal.screen.isOther()).toBe(true);
    terminal.type('quit\r');
    expect(await ended).toBe('left');
    expect(terminal.raw()).toBe(false);
    expect(await terminal.screen.isOther()).toBe(false);
    expect((await terminal.screen.text()).slice(0, 3)).toEqual([
      'before',
      'Left. This game was not saved.',
      '',
    ]);
    const written = terminal.written();
    expect(written.split(ENTER)).toHaveLength(2);
    expect(written.split(LEAVE)).toHaveLength(2);
    await wait(40);
    expect(terminal.written()).toBe('');
  });

  it('follows the size of the terminal, and clears it then and only then', async () => {
    const { terminal, ended } = await opened(fordDesk({ scenario: 'crossing' }));
    terminal.type('look 1700\r');
    await until(terminal.screen, /> look 1700/);
    expect(terminal.written()).not.toMatch(CLEARS);
    terminal.resize(48, 18);
    const small = await until(terminal.screen, /^-- no room for the panel, it takes 70 columns -+$/m);
    expect(small).toHaveLength(18);
    expect(small.join('\n')).toMatch(/\.1700/);
    terminal.resize(100, 40);
    const large = await until(terminal.screen, /^-{100}$/m);
    expect(large).toHaveLength(40);
    expect(large.slice(-2)).toEqual(['>', HINT]);
    expect(await terminal.screen.cursor()).toEqual({ line: 38, column: 2 });
    expect(terminal.written().match(CLEARS)).toHaveLength(2);
    terminal.type('\x04');
    expect(await ended).toBe('left');
  });

  it('plays a whole game, and always shows what there is to see', async () => {
    const desk = fordDesk({ scenario: 'crossing', dice: seeded(openSeed('whole game')) });
    const { terminal, ended } = await opened(desk, fakeTerminal(100, 40));
    const seats = seating(ford.rules);
    const players = { north: randomPlayer(5, 1), south: randomPlayer(5, 2) };
    let lines = 0;
    let halts = 0;
    for (;;) {
      const seat = seats(desk.match.state);
      const order = seat === undefined ? undefined : nextOrder(seat, ford.rules.sides, players);
      if (order === undefined) break;
      const breaksIn = order.by !== speaker(desk);
      // Standing orders are given in one's own time.
      if (breaksIn && order.verb === 'standing') continue;
      const before = desk.match.entries.length;
      if (breaksIn) {
        terminal.type('halt\r');
        halts++;
      }
      terminal.type(`${write(desk.registry, order)}\r`);
      expect(desk.match.entries.slice(before).map(({ orders }) => orders)).toEqual([[order]]);
      lines++;
      if (lines % 8 !== 0 || desk.match.state.over !== undefined) continue;
      terminal.type(`note ${lines}\r`);
      const shown = await until(terminal.screen, new RegExp(`> note ${lines}$`, 'm'));
      expect(mapIn(shown, 0, 16)).toEqual(mapOf(desk, desk.here));
    }
    expect(desk.match.state.over).toBeDefined();
    expect(lines).toBeGreaterThan(40);
    expect(halts).toBeGreaterThan(0);
    const last = await until(terminal.screen, /The game is over\. Type status/);
    expect(mapIn(last, 0, 16)).toEqual(mapOf(desk, desk.here));
    expect(terminal.written()).not.toMatch(CLEARS);
    terminal.type('quit\r');
    expect(await ended).toBe('left');
  });
});

describe('the terminal is given back', () => {
  const isBack = async ({ terminal }: Opened): Promise<void> => {
    expect(terminal.written().split(LEAVE)).toHaveLength(2);
    expect(terminal.raw()).toBe(false);
    expect(await terminal.screen.isOther()).toBe(false);
  };

  it.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT'] as const)(
    'at %s, which then does what it does',
    async (signal) => {
      const open = await opened(fordDesk());
      open.terminal.signal(signal);
      expect(await open.ended).toBe('interrupted');
      expect(open.terminal.died).toEqual([signal]);
      await isBack(open);
    },
  );

  it('as far as there still is one', async () => {
    const { terminal, ended } = await opened(fordDesk());
    Object.assign(terminal.input, {
      setRawMode: () => {
        throw new Error('setRawMode EIO');
      },
    });
    terminal.hangUp();
    expect(await ended).toBe('interrupted');
    expect(terminal.died).toEqual(['SIGHUP']);
  });

  it('when the program ends under it', async () => {
    const open = await opened(fordDesk());
    open.terminal.end();
    await isBack(open);
    open.terminal.type('quit\r');
    await open.ended;
    expect(open.terminal.written()).not.toContain(LEAVE);
  });

  it('when an order goes wrong, and the fault is handed on', async () => {
    let broken = false;
    const view: typeof ford.rules.view = (s, who) => {
      if (broken) throw new Error('No view today');
      return seenBy(ford, s, who);
    };
    const open = await opened(fordDesk({ game: { ...ford, rules: { ...ford.rules, view } } }));
    broken = true;
    open.terminal.type('move n1 1202\r');
    await expect(open.ended).rejects.toThrow('No view today');
    await isBack(open);
  });

  it('when something is thrown where nobody can catch it', async () => {
    const open = await opened(fordDesk());
    open.terminal.fail(new Error('Out of the blue'));
    await expect(open.ended).rejects.toThrow('Out of the blue');
    await isBack(open);
  });

  it('when the drawing goes wrong', async () => {
    let broken = false;
    const hex: typeof ford.board.hex = (id) => {
      if (broken) throw new Error('No map today');
      return ford.board.hex(id);
    };
    const open = await opened(fordDesk({ game: { ...ford, board: { ...ford.board, hex } } }));
    broken = true;
    open.terminal.type('move n1 1202\r');
    await expect(open.ended).rejects.toThrow('No map today');
    await isBack(open);
  });
});

describe('Ctrl-Z', () => {
  const CTRL_Z = '\x1a';

  it.each(['typed', 'from outside'] as const)(
    '%s leaves the screen while the program is stopped, and draws it again',
    async (how) => {
      const { terminal, ended } = await opened(fordDesk({ scenario: 'crossing' }));
      const before = await terminal.screen.text();
      terminal.written();
      if (how === 'typed') terminal.type(`lo${CTRL_Z}`);
      else terminal.stopFromOutside();
      expect(terminal.stopped()).toBe(true);
      expect(terminal.raw()).toBe(false);
      expect(await terminal.screen.isOther()).toBe(false);
      terminal.screen.write('$ ls\n');
      // What is still on its way when the program stops is not painted over the shell.
      await wait(40);
      expect(terminal.written().split(LEAVE)[1]).toBe('');
      terminal.goOn();
      expect(terminal.raw()).toBe(true);
      const after = await until(terminal.screen, how === 'typed' ? /^> lo$/m : /^>$/m);
      const isTyped = (line: string): boolean => line.startsWith('>');
      expect(after.filter((line) => !isTyped(line))).toEqual(before.filter((line) => !isTyped(line)));
      terminal.type(how === 'typed' ? 'ok brod\r' : 'look brod\r');
      await until(terminal.screen, /> look brod/);
      terminal.type('\x15quit\r');
      expect(await ended).toBe('left');
      expect(terminal.raw()).toBe(false);
    },
  );

  it('may come a second time', async () => {
    const { terminal, ended } = await opened(fordDesk());
    for (let times = 0; times < 2; times++) {
      terminal.type(CTRL_Z);
      expect(await terminal.screen.isOther()).toBe(false);
      terminal.goOn();
      await until(terminal.screen, /^>$/m);
    }
    terminal.type('\x04');
    await ended;
  });
});

describe('without a screen of its own', () => {
  it('what stood on the terminal can be scrolled back to, and the last frame stays', async () => {
    const terminal = fakeTerminal();
    terminal.screen.write('before\n');
    const desk = fordDesk();
    const ended = openScreen(desk, greetingOf(desk), terminal, { altScreen: false });
    await until(terminal.screen, /^>/m);
    terminal.type('quit\r');
    expect(await ended).toBe('left');
    expect(terminal.written()).not.toContain('1049');
    expect((await terminal.screen.history())[0]).toBe('before');
    expect((await terminal.screen.text()).slice(-3)).toEqual([HINT, 'Left. This game was not saved.', '']);
  });
});

describe('a hand-over between two people', () => {
  it('writes nothing of the side that is not ready, and clears what can be scrolled back to', async () => {
    const desk = fordDesk({ twoPeople: true, scenario: 'crossing' });
    const { terminal, ended } = await opened(desk);
    const [north, south] = [seenBy(ford, desk.match.state, 'north'), seenBy(ford, desk.match.state, 'south')];
    /** Units only one of them knows. */
    const secrets = (own: typeof north, other: typeof north): readonly string[] =>
      own.units
        .filter(({ id, known }) => known && other.units.find((unit) => unit.id === id)?.known !== true)
        .map(({ name }) => name);
    const says = (bytes: string, names: readonly string[]): readonly string[] =>
      names.filter((name) => bytes.includes(name));
    terminal.type('look 1302\r');
    await until(terminal.screen, /> look 1302/);
    const before = terminal.written();
    expect(says(before, secrets(south, north))).toEqual([]);
    expect(says(before, secrets(north, south))).not.toEqual([]);
    terminal.type('end\rend\r');
    await until(terminal.screen, /Hand over to the Southerners/);
    const meanwhile = await untilWritten(terminal, FORGETS);
    expect(says(meanwhile, [...secrets(south, north), ...secrets(north, south)])).toEqual([]);
    terminal.type('status\rlook\r\x1b[A\x1b[A\t');
    await until(terminal.screen, /^> look\n/m);
    expect(says(terminal.written(), [...secrets(south, north), ...secrets(north, south)])).toEqual([]);
    terminal.type('\x15ready\r');
    await until(terminal.screen, /Southerners to move/);
    terminal.type('look 1403\r');
    await until(terminal.screen, /> look 1403/);
    const after = await untilWritten(terminal, FORGETS);
    expect(says(after, secrets(north, south))).toEqual([]);
    expect(says(after, secrets(south, north))).not.toEqual([]);
    terminal.type('\x04');
    await ended;
  });
});

describe('any size', () => {
  it.each([
    [10, 3],
    [1, 1],
    [2, 40],
    [200, 2],
    [79, 23],
  ])(
    '%i columns by %i lines is drawn without a fault, and one can type and grow again',
    async (columns, rows) => {
      const desk = fordDesk({ scenario: 'crossing' });
      const { terminal, ended } = await opened(desk);
      terminal.resize(columns, rows);
      terminal.type('look brod\r');
      await untilWritten(terminal, CLEARS);
      terminal.resize(80, 24);
      await until(terminal.screen, /> look brod/);
      terminal.type('quit\r');
      expect(await ended).toBe('left');
    },
  );
});

describe('without a terminal', () => {
  it('nothing is written and nothing waited for', async () => {
    const terminal = fakeTerminal(80, 24, {}, false);
    expect(await openScreen(fordDesk(), [], terminal)).toBe('no terminal');
    expect(terminal.written()).toBe('');
  });
});
