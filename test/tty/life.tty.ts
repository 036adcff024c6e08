// The map screen at a real terminal: started, chosen at, resized, stopped, killed. After each the terminal is as it was.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasTmux, isRunning, openPane } from './pane.ts';
import type { Pane } from './pane.ts';

const HEXFRONT = 'node bin/hexfront.js';
const PLAY = `${HEXFRONT} play barbarossa --map --name g`;
const READY = /44 units to place[^]*\n> *(?:\n|$)/;

if (!hasTmux) process.stderr.write('No tmux here: the tests at a real terminal are skipped.\n');
const atTerminal = hasTmux ? describe : describe.skip;

const send = (pane: Pane, line: string): void => {
  pane.type(line);
  pane.press('Enter');
};

const gone = async (pid: number): Promise<void> => {
  for (let tries = 0; tries < 200 && isRunning(pid); tries++)
    await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(isRunning(pid)).toBe(false);
};

atTerminal('at a real terminal', () => {
  let pane: Pane;
  let modes = '';

  beforeEach(async () => {
    pane = await openPane();
    modes = await pane.modes();
    send(pane, 'clear; echo before');
    await pane.until(/^before$/m);
  }, 60_000);

  afterEach(() => pane.close());

  /** The shell is back, with what stood there before, the modes it had, and a line that can be typed into. */
  const isBack = async (said?: RegExp): Promise<void> => {
    const seen = (await pane.untilShell()).join('\n');
    expect(pane.isAlternate()).toBe(false);
    expect(seen).toMatch(/^before$/m);
    if (said !== undefined) expect(seen).toMatch(said);
    expect(await pane.modes()).toBe(modes);
    send(pane, 'echo still $((40 + 2))');
    await pane.until(/^still 42$/m);
  };

  const play = async (command = PLAY): Promise<readonly string[]> => {
    send(pane, command);
    return pane.until(READY);
  };

  it('asks once how to play and then what, and goes on from there the next time', async () => {
    send(pane, HEXFRONT);
    await pane.until(/Plain text or map screen/);
    expect(pane.isAlternate()).toBe(false);
    pane.press('Enter');
    const first = await pane.until(/^> 1 {2}New game/m);
    expect(first[0]).toBe('Hexfront. Choose what to do.');
    expect(first.join('\n')).not.toContain('Continue');
    expect(pane.isAlternate()).toBe(true);
    expect(pane.cursor()).toEqual({ line: 2, column: 0 });
    pane.press('Enter');
    await pane.until(/^> 1 {2}Barbarossa/m);
    pane.press('Enter');
    await pane.until(/Choose a scenario/);
    pane.press('Down', 'Enter');
    await pane.until(/^The Road Back\. Choose who plays/m);
    pane.press('Escape');
    await pane.until(/^> 2 {2}The Road Back/m);
    pane.press('Up', 'Enter');
    await pane.until(/^The Campaign Game\. Choose who plays/m);
    pane.press('o');
    await pane.until(/^The Campaign Game\. Optional rules/m);
    pane.press('2');
    await pane.until(/^> 2 {2}Fog of war: off/m);
    pane.press('1');
    await pane.until(/1 of \d+ changed/);
    pane.press('3');
    await pane.until(READY);
    send(pane, 'note x');
    send(pane, 'quit');
    await pane.until(/^Saved: /m);
    expect(pane.isAlternate()).toBe(false);
    send(pane, `clear; ${HEXFRONT}`);
    await pane.until(/^> 1 {2}Continue barbarossa-\S+, turn 1, Germans to move/m);
    pane.press('Enter');
    await pane.until(/^> *$/m);
    send(pane, 'quit');
    await pane.until(/^Saved: /m);
    expect(await pane.modes()).toBe(modes);
  }, 120_000);

  it('comes back from the tutorial to the question what to play', async () => {
    send(pane, `${HEXFRONT} --map`);
    await pane.until(/^> 1 {2}New game/m);
    pane.press('t');
    await pane.until(/Lesson 1 of 8/);
    send(pane, 'quit');
    await pane.until(/^> 1 {2}New game/m);
    expect(pane.isAlternate()).toBe(true);
    pane.press('q');
    await isBack(/^Your place is kept: /m);
  }, 120_000);

  it('leaves with quit, with Ctrl-C twice and with Ctrl-D', async () => {
    await play();
    send(pane, 'quit');
    await isBack(/^Saved: g\.$/m);
    send(pane, 'clear; echo before');
    await play(`${PLAY}2`);
    pane.press('C-c');
    await pane.until(/Ctrl-C again/);
    pane.press('C-c');
    await isBack();
    send(pane, 'clear; echo before');
    await play(`${PLAY}3`);
    pane.press('C-d');
    await isBack(/^Saved: g3\.$/m);
  }, 120_000);

  it('follows the size of the terminal, down to where hardly anything can be shown', async () => {
    await play();
    for (const [columns, lines] of [
      [40, 12],
      [10, 3],
      [2, 1],
      [140, 50],
      [80, 24],
    ] as const) {
      pane.resize(columns, lines);
      await new Promise((resolve) => void setTimeout(resolve, 300));
      expect(isRunning(pane.program())).toBe(true);
      expect(pane.seen().length).toBeLessThanOrEqual(lines);
    }
    await pane.until(READY);
    send(pane, 'quit');
    await isBack(/^Saved: g\.$/m);
  }, 120_000);

  it('tells a terminal that is too small that it is, and goes on when it grows', async () => {
    await play();
    pane.resize(18, 5);
    await pane.until(/small/i);
    pane.resize(80, 24);
    await pane.until(READY);
    send(pane, 'quit');
    await isBack();
  }, 120_000);

  it('writes no colour where none is wanted, and some where it is', async () => {
    const styled = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`);
    await play(`NO_COLOR=1 ${PLAY}`);
    send(pane, 'look minsk');
    await pane.until(/> look minsk/);
    expect(pane.coloured()).not.toMatch(styled);
    send(pane, 'quit');
    await pane.untilShell();
    await play(`NO_COLOR=1 ${PLAY}2 --color always`);
    expect(pane.coloured()).toMatch(styled);
    send(pane, 'quit');
    await pane.untilShell();
    await play(`${PLAY}3 --color never`);
    expect(pane.coloured()).not.toMatch(styled);
    send(pane, 'quit');
    await isBack();
  }, 120_000);

  it('draws also where an environment of tests is claimed, if the map is asked for', async () => {
    await play(`CI=true ${PLAY}`);
    send(pane, 'quit');
    await isBack(/^Saved: g\.$/m);
  }, 120_000);

  it('can do without a screen of its own', async () => {
    await play(`${PLAY} --no-alt-screen`);
    expect(pane.isAlternate()).toBe(false);
    send(pane, 'quit');
    await pane.until(/^Saved: g\.$/m);
    await pane.untilShell();
    expect(await pane.modes()).toBe(modes);
  }, 120_000);

  it('stops with Ctrl-Z and goes on with fg', async () => {
    await play();
    pane.type('look min');
    await pane.until(/> look min$/m);
    for (let times = 0; times < 2; times++) {
      pane.press('C-z');
      await isBack(/Stopped/);
      send(pane, 'clear; echo before; fg');
      await pane.until(/> look min$/m);
      expect(pane.isAlternate()).toBe(true);
    }
    send(pane, 'sk');
    await pane.until(/^> look minsk/m);
    send(pane, 'quit');
    await isBack(/^Saved: g\.$/m);
  }, 120_000);

  it('stops with all that npm has started, too', async () => {
    send(pane, 'npm start -s -- play barbarossa --map --name g');
    await pane.until(READY);
    pane.press('C-z');
    await isBack(/Stopped/);
    send(pane, 'fg');
    await pane.until(READY);
    send(pane, 'quit');
    await pane.until(/^Saved: g\.$/m);
    await pane.untilShell();
  }, 120_000);

  it('gives the terminal back when it is ended from outside', async () => {
    await play();
    process.kill(pane.program(), 'SIGTERM');
    await isBack(/Terminated/);
    send(pane, 'clear; echo before');
    await play(`${PLAY}2`);
    process.kill(pane.program(), 'SIGHUP');
    await isBack();
  }, 120_000);

  it('loses nothing when it is killed', async () => {
    await play();
    send(pane, 'place default');
    await pane.until(/^> place default$/m);
    await pane.until(/to place|set up/);
    const kept = (): string =>
      readFileSync(
        join(
          pane.home,
          'games',
          readdirSync(join(pane.home, 'games')).find((file) => file === 'g.game') ?? '',
        ),
        'utf8',
      );
    const before = kept();
    expect(before).toContain('> german place default');
    process.kill(pane.program(), 'SIGKILL');
    await pane.until(/Killed/);
    send(pane, `${HEXFRONT} resume g --map`);
    await pane.until(/Last order: place default/);
    expect(kept()).toBe(before);
    send(pane, 'quit');
    await pane.until(/^Saved: g\.$/m);
    expect(pane.isAlternate()).toBe(false);
    expect(await pane.modes()).toBe(modes);
  }, 120_000);

  it('ends when its terminal is closed', async () => {
    await play();
    const pid = pane.program();
    pane.close();
    await gone(pid);
  }, 120_000);
});
