import { describe, expect, it } from '@jest/globals';
import { ACTIONS, KEY_GROUPS } from '../../../src/screen/keys/keymap.ts';
import { frameMaker } from '../../../src/screen/view/layout.ts';
import { ford } from '../../games/ford/game.ts';
import { fordDesk, seat } from '../kit.ts';

describe('the keys of the map', () => {
  it('have nothing to do with what is typed until Esc on an empty line', () => {
    const { press, escape } = seat(fordDesk());
    expect(press('w').typing.text).toBe('w');
    expect(escape()).toMatchObject({ at: 'line', typing: { text: '' } });
    expect(escape().at).toBe('map');
    expect(press('w').typing.text).toBe('');
  });

  it.each([':', '/'])('give them back to the line at %s for one line, and at two for good', (key) => {
    const { press, escape } = seat(fordDesk());
    escape();
    expect(press(key)).toMatchObject({ at: 'line', typing: { text: '' } });
    expect(press('look').typing.text).toBe('look');
    expect(press('\r').at).toBe('map');
    expect(press(`${key}${key}look\r`).at).toBe('line');
  });

  it.each([':', '/'])(
    '%s says nothing to a line that is empty, and is a sign like others in one that is not',
    (key) => {
      const { press } = seat(fordDesk());
      expect(press(key).typing.text).toBe('');
      expect(press(`${key}look`).typing.text).toBe('look');
      expect(press(key).typing.text).toBe(`look${key}`);
    },
  );

  it('of zooming say so where there is no further zoom', () => {
    const { press, escape } = seat(fordDesk());
    escape();
    expect(press('++')).toMatchObject({
      zoom: 3,
      log: expect.arrayContaining([{ kind: 'said', text: 'Zoom 3 is the largest.' }]),
    });
    expect(press('---')).toMatchObject({
      zoom: 1,
      log: expect.arrayContaining([{ kind: 'said', text: 'Zoom 1 is the smallest.' }]),
    });
  });

  it('do nothing at Esc where there is no step to take back', () => {
    const { press, escape } = seat(fordDesk());
    const before = escape();
    expect(escape()).toEqual(before);
    expect(press('c').menu).toBeDefined();
  });

  it('leave the game with q and Enter, and not before', () => {
    const { press, escape } = seat(fordDesk());
    escape();
    expect(press('q')).toMatchObject({ target: { line: 'quit' }, typing: { text: 'quit' } });
    expect(escape()).toMatchObject({ at: 'map', target: undefined, typing: { text: '' } });
    expect(press('q\r').end?.how).toBe('left');
  });

  it('begin at the hex looked at last', () => {
    const { press, escape } = seat(fordDesk());
    press('look 1106\r');
    expect(escape().cursor).toBe('1106');
  });

  it('begin among the units of the side on move when nothing was looked at', () => {
    const desk = fordDesk();
    const { view, cursor } = seat(desk).escape();
    expect(view?.units.filter(({ at }) => at === cursor).map(({ side }) => side)).toContain('north');
    expect(desk.here).toBe(cursor);
  });
});

describe('the cursor', () => {
  it.each([
    ['d', '1302'],
    ['\x1b[C', '1302'],
    ['6', '1302'],
    ['a', '1304'],
    ['e', '1203'],
    ['w', '1204'],
    ['z', '1404'],
    ['x', '1403'],
    ['\x1b[A\x1b[A', '1103'],
    ['\x1b[B\x1b[B', '1503'],
  ])('goes from 1303 by %j to %s', (keys, hex) => {
    const { press, escape } = seat(fordDesk());
    press('look 1303\r');
    escape();
    expect(press(keys)).toMatchObject({ cursor: hex, here: hex, focus: hex });
  });

  it('stays where the map ends', () => {
    const { press, escape } = seat(fordDesk());
    press('look 1303\r');
    escape();
    const edge = press('a'.repeat(30)).cursor;
    expect(press('a').cursor).toBe(edge);
  });
});

describe('zoom and overlay', () => {
  it('go round or stop at their ends', () => {
    const { press, escape } = seat(fordDesk());
    escape();
    expect(press('+').zoom).toBe(3);
    expect(press('++').zoom).toBe(3);
    expect(press('---').zoom).toBe(1);
    expect(press('v').overlay).toBe('supply');
    // No zones on this map.
    expect(press('vvvv').overlay).toBe('none');
  });
});

describe('overlays and folding', () => {
  const onMap = () => {
    const seated = seat(fordDesk());
    seated.escape();
    return seated;
  };

  it('go through the overlays in both directions, and off at once', () => {
    const { press } = onMap();
    expect(press('V').overlay).toBe('names');
    expect(press('v').overlay).toBe('none');
    expect(press('vv').overlay).toBe('control');
    expect(press(',').overlay).toBe('none');
  });

  const heights = (lines: readonly string[]): number => lines.findIndex((line) => line.startsWith('--'));

  it('fold the panel and the log away and bring them back, and the map has their room', () => {
    const { press } = onMap();
    const draw = frameMaker(ford);
    const shown = (): readonly string[] =>
      draw(press(''), { columns: 80, lines: 24 }).rows.map(({ text }) => text);
    const usual = shown();
    press(']');
    expect(shown().join('\n')).not.toMatch(/ \| /);
    press('[');
    expect(heights(shown())).toBeGreaterThan(heights(usual));
    press('[]');
    expect(heights(shown())).toBe(heights(usual));
    expect(shown().join('\n')).toMatch(/ \| /);
  });

  it('show the whole map with A, at whatever zoom, and go back to what was seen', () => {
    const { press } = onMap();
    const draw = frameMaker(ford);
    const shown = (): string =>
      draw(press(''), { columns: 80, lines: 24 })
        .rows.map(({ text }) => text)
        .join('\n');
    const usual = shown();
    press('A');
    for (const column of ['06', '03', '00']) expect(shown().split('\n')[1]).toContain(column);
    for (const line of ['10', '13', '17']) expect(shown()).toMatch(new RegExp(`^${line} `, 'm'));
    press('A');
    expect(shown()).toBe(usual);
  });
});

describe('the word for what the keys are for', () => {
  it('stands in the heading, whatever they are for', () => {
    const { press, escape, now } = seat(fordDesk({ fog: 'off' }));
    const draw = frameMaker(ford);
    const word = (): string | undefined =>
      /(\S+( HAND| IT\?)?)\s*$/.exec(draw(now(), { columns: 80, lines: 24 }).rows[0]?.text ?? '')?.[1];
    expect(word()).toBe('LINE');
    escape();
    expect(word()).toBe('MAP');
    press('g1302\r\r');
    expect(word()).toBe('IN HAND');
    press('a\r');
    expect(word()).toBe('DO IT?');
    escape();
    escape();
    press('c');
    expect(word()).toBe('LIST');
    escape();
    press('l');
    expect(word()).toBe('LOG');
    escape();
    press(':');
    expect(word()).toBe('LINE');
  });
});

describe('the list of keys', () => {
  it('has every action in one group', () => {
    expect(Object.values(KEY_GROUPS).flat().toSorted()).toEqual([...ACTIONS].toSorted());
  });
});

describe('a line that is shown', () => {
  it.each(['n', 'c', 'h'])('is dropped by %s, which does nothing else and says so', (key) => {
    const { press, escape } = seat(fordDesk());
    escape();
    press('q');
    expect(press(key)).toMatchObject({
      target: undefined,
      typing: { text: '' },
      menu: undefined,
      log: expect.arrayContaining([
        { kind: 'said', text: 'Not this: quit is dropped, and nothing was done.' },
      ]),
    });
    expect(press('\r').end).toBeUndefined();
  });
});
