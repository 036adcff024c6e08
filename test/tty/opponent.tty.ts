// A game against the computer at a real terminal: its turn as a film, looked at, skipped, stopped and left.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasTmux, openPane } from './pane.ts';
import type { Pane } from './pane.ts';

const HEXFRONT = 'node bin/hexfront.js';
const BARBAROSSA = `${HEXFRONT} play barbarossa --map --as soviet --level 1 --seed x --name g`;
const DAGC = `${HEXFRONT} play dagc --map --as german --level 1 --seed x --name g`;
const SCENE = /The \w+ opponent, scene (\d+)/;

const send = (pane: Pane, line: string): void => {
  pane.type(line);
  pane.press('Enter');
};

const sceneIn = (seen: readonly string[]): number => Number(SCENE.exec(seen.join('\n'))?.[1]);

(hasTmux ? describe : describe.skip)('against the computer', () => {
  let pane: Pane;
  beforeEach(async () => {
    pane = await openPane();
  });
  afterEach(() => pane.close());

  it('its turn is shown scene by scene, and then its digest and what is asked', async () => {
    send(pane, BARBAROSSA);
    const first = await pane.until(SCENE);
    expect(first.at(-1)).toBe('Space stop or on  Enter next  Esc skip all  1-5 speed  arrows look about');
    await pane.until(/Germans attack Lvov/);
    pane.press('>');
    await pane.until(/opponent, scene \d+ of \d+, fast\./);
    pane.press('Escape');
    const told = await pane.until(/^Soviets must still attack with 8 units/m);
    expect(told.join('\n')).not.toMatch(SCENE);
    send(pane, 'quit');
    await pane.until(/^Saved: g\.$/m);
    send(pane, `clear; ${HEXFRONT}`);
    await pane.until(/Plain text or map screen/);
    pane.press('Enter');
    await pane.until(/the computer plays the Germans,\s+level 1/);
  }, 120_000);

  it('it stands still for whoever looks elsewhere, follows the size, and takes any keys', async () => {
    send(pane, BARBAROSSA);
    await pane.until(SCENE);
    send(pane, 'look lvov');
    const still = sceneIn(await pane.until(/Stopped: Space goes on/));
    pane.resize(60, 18);
    expect(sceneIn(await pane.until(/^23 .*2310$/m))).toBe(still);
    pane.resize(80, 24);
    expect(sceneIn(await pane.until(/2415 Lvov/))).toBe(still);
    pane.press('Enter');
    await pane.until(new RegExp(`scene ${still + 1}\\b`));
    pane.type('x4+-.gvhtqw 12 ?');
    pane.press('Tab', 'Up', 'Down', 'Left', 'Enter', 'Escape', 'Escape', 'Escape', 'Escape');
    await pane.until(/^Soviets must still attack with 8 units/m);
    pane.press('q', 'Enter');
    await pane.until(/^Saved: g\.$/m);
  }, 120_000);

  it('asks in the middle, goes on after the answer, and Ctrl-C ends the film and not the game', async () => {
    send(pane, DAGC);
    await pane.until(SCENE);
    pane.press('C-c');
    await pane.until(/Germans must retreat from Vitebsk/);
    send(pane, '1');
    // All of it is known: Ctrl-C ends the film, and does not stop an opponent who is thinking.
    await pane.until(/opponent, scene \d+ of \d+[^]*^Space stop or on/m);
    pane.press('C-c');
    await pane.until(/Germans must retreat from \d\d \d\d/);
    pane.press('C-c');
    await pane.until(/Ctrl-C again to leave/);
    pane.press('C-c');
    await pane.untilShell();
  }, 120_000);

  it('can do without a film', async () => {
    send(pane, `${DAGC} --no-film`);
    const seen = await pane.until(/Germans must retreat from Vitebsk/);
    expect(seen.join('\n')).toMatch(/^die \[1 DR\]/m);
    send(pane, 'quit');
    await pane.until(/^Saved: g\.$/m);
  }, 120_000);
});
