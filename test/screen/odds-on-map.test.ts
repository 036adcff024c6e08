// What the map of the screen knows of attacks: the best odds on each enemy that can be attacked, and those to come.
import { describe, expect, it } from '@jest/globals';
import { newMatch } from '../../src/core/match.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { playedPicture } from '../../src/draw/text/game-map.ts';
import { tableOf } from '../../src/screen/view/map-source.ts';
import { overlayOf } from '../../src/screen/view/overlays.ts';
import { NO_ODDS } from '../../src/screen/view/hex-odds.ts';
import { nextOverlay } from '../../src/screen/view/overlay-names.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { ford } from '../games/ford/game.ts';
import { seat } from './kit.ts';
import type { Seated } from './kit.ts';

const deskAt = (fog: 'on' | 'off', ...lines: readonly string[]): Desk => {
  const dice = seeded(openSeed('77'));
  const desk = openDesk(barbarossa, newMatch(barbarossa.rules, 'campaign', { fog }, { dice }));
  for (const line of ['place default', 'end', ...lines]) take(desk, line);
  return desk;
};

const onMap = (desk: Desk): Seated => {
  const seated = seat(desk);
  seated.escape();
  return seated;
};

describe('odds at a glance', () => {
  it('are known for every enemy that can be attacked, with the chance to take the hex, and for nobody else', () => {
    const { odds, marks } = onMap(deskAt('off')).now();
    const targets = [...marks].filter(([, mark]) => mark === 'target').map(([hex]) => hex);
    expect(targets).toHaveLength(12);
    for (const hex of targets) {
      expect(odds(hex)?.odds).toMatch(/^\d+:\d+$/);
      expect(odds(hex)?.chance).toBeGreaterThanOrEqual(0);
      expect(odds(hex)?.chance).toBeLessThanOrEqual(1);
    }
    expect([odds('1816'), odds('2016')?.chance]).toEqual([{ odds: '19:1', chance: 1 }, 1]);
    expect([odds('2017'), odds('1000')]).toEqual([undefined, undefined]);
  });

  it('say what holds at worst where somebody may be covered', () => {
    const told = onMap(deskAt('on')).now().odds('2115');
    expect(told?.worst?.odds).toBe('3:1');
    expect(told?.worst?.chance).toBeLessThan(told?.chance ?? 0);
  });

  it('are those of the units in hand, once some are', () => {
    const seated = onMap(deskAt('off'));
    const all = seated.now().odds('2115')?.odds;
    seated.press('g2116\r');
    seated.press('\r');
    expect(seated.now().picked?.hex).toBe('2116');
    const some = seated.now().odds('2115')?.odds;
    expect(some).toMatch(/^\d+:\d+$/);
    expect(some).not.toBe(all);
  });

  it('stay in sight while the best attack on one of them is drafted', () => {
    const seated = onMap(deskAt('off'));
    const before = seated.now().odds('1816');
    seated.press('g2115\r');
    seated.press('\r');
    expect(seated.now().target?.hex).toBe('2115');
    expect(seated.now().odds('1816')).toEqual(before);
    expect(before?.odds).toBe('19:1');
  });

  it('are not worked out again for a step of the cursor', () => {
    const seated = onMap(deskAt('off'));
    const { odds } = seated.now();
    seated.press('d');
    expect(seated.now().odds).toBe(odds);
    expect(onMap(deskAt('off', 'end')).now().odds).toBe(NO_ODDS);
  });
});

describe('units that must still attack', () => {
  /** 5.12a: the Soviet assault phase of the first turn. */
  const bound = (fog: 'on' | 'off'): Desk => {
    const desk = deskAt(fog);
    for (let i = 0; i < 12 && seat(desk).now().due.size === 0; i++) take(desk, 'end');
    return desk;
  };

  it('have a sign of their own on the top of their stack', () => {
    const desk = bound('on');
    const { due, view } = onMap(desk).now();
    expect(due.size).toBeGreaterThan(0);
    if (view === undefined) throw new Error('Nothing is to be seen');
    const all = playedPicture(tableOf(barbarossa), view, 2, { due, isUnicode: true });
    const marked = [...all.stacks].filter(([, [top]]) => top?.mark?.text === 'must still attack');
    const places = new Set(view.units.flatMap(({ id, at }) => (due.has(id) ? [at] : [])));
    expect(new Set(marked.map(([hex]) => hex))).toEqual(places);
    const bare = playedPicture(tableOf(barbarossa), view, 2, { due });
    expect([...bare.stacks.values()].flat().flatMap(({ mark }) => mark?.sign ?? [])).toContain('@');
  });

  it('are nobody whom the German may know of', () => {
    const { match } = bound('on');
    expect(barbarossa.due?.(match.state, 'german')).toEqual([]);
    expect(barbarossa.due?.(match.state, 'soviet')).not.toEqual([]);
  });
});

describe('the overlay of threats', () => {
  it('has the best odds the other side could reach on each hex of mine', () => {
    const desk = deskAt('off', 'end', 'end');
    const signs = overlayOf(desk, 'threats');
    expect(signs.size).toBeGreaterThan(5);
    for (const { figure, role } of signs.values()) {
      expect(figure).toMatch(/^\d+:\d+$/);
      expect(role).toBe('target');
    }
  });

  it('comes where the game can tell them', () => {
    expect([nextOverlay(barbarossa, 'reach'), nextOverlay(ford, 'reach')]).toEqual(['threats', 'names']);
  });
});

describe('how the map is drawn', () => {
  it('is typed at the desk, and wrong words change nothing', () => {
    const desk = deskAt('off');
    const said = (line: string): string => {
      const reply = take(desk, line);
      return 'lines' in reply ? reply.lines.join(' ') : '';
    };
    expect(said('charset ascii')).toBe('The map screen is drawn with characters of the keyboard alone.');
    expect(said('colour 16')).toBe('Colours of the map screen: 16.');
    expect(said('theme safe')).toBe('Theme safe for the map screen.');
    expect(said('charset latin')).toContain('auto, ascii or unicode');
    expect(said('colour 17')).toContain('Nothing changed');
    const { charset, colour, theme } = desk.settings;
    expect([charset, colour, theme]).toEqual(['ascii', '16', 'safe']);
  });
});
