// Lists to choose from: moved in by arrows, taken by Enter, and let go by Esc.
import { describe, expect, it } from '@jest/globals';
import { itemAt, litIn, litNext, turned } from '../../../src/screen/digit-menu.ts';
import type { Menu } from '../../../src/screen/digit-menu.ts';
import { fordDesk, seat } from '../kit.ts';
import type { Seated } from '../kit.ts';

const UP = '\x1b[A';
const DOWN = '\x1b[B';
const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';

const listOf = (count: number): Menu => ({
  head: 'Which?',
  items: Array.from({ length: count }, (_, i) => ({
    label: `item ${i}`,
    does: { kind: 'verb', verb: String(i) },
  })),
  page: 0,
  more: '0: more.',
});

const labelOf = (menu: Menu): string | undefined => itemAt(menu, (litIn(menu) ?? -1) + 1)?.label;

describe('a list', () => {
  it('has its first item lit, and is moved in round and round, over its pages', () => {
    const all = listOf(11);
    expect(labelOf(all)).toBe('item 0');
    expect(labelOf(litNext(all, 1))).toBe('item 1');
    expect(labelOf(litNext(all, -1))).toBe('item 10');
    expect(litNext(all, -1).page).toBe(1);
    const ninth = Array.from({ length: 9 }).reduce<Menu>((menu) => litNext(menu, 1), all);
    expect([ninth.page, labelOf(ninth), labelOf(litNext(ninth, -1))]).toEqual([1, 'item 9', 'item 8']);
    expect(labelOf(turned(all))).toBe('item 9');
    expect(turned(all, -1).page).toBe(1);
  });

  it('beside hexes that can be chosen has none lit until it is moved in', () => {
    const beside: Menu = { ...listOf(3), onMap: true };
    expect(litIn(beside)).toBeUndefined();
    expect(labelOf(litNext(beside, 1))).toBe('item 0');
    expect(labelOf(litNext(beside, -1))).toBe('item 2');
  });
});

const onMap = (): Seated => {
  const seated = seat(fordDesk());
  seated.escape();
  return seated;
};

describe('the list of orders', () => {
  it('is moved in by Up and Down, and Enter takes what is lit; the cursor on the map stays', () => {
    const { press } = onMap();
    const { cursor, menu } = press('c');
    const labels = menu?.items.map(({ label }) => label) ?? [];
    expect(labels.length).toBeGreaterThan(2);
    const last = press(UP);
    expect(last).toMatchObject({ cursor, menu: { lit: labels.length - 1 } });
    expect(press(DOWN + DOWN)).toMatchObject({ cursor, menu: { lit: 1 } });
    expect(press(LEFT + RIGHT)).toMatchObject({ cursor, menu: { page: 0 } });
    expect(press(UP + '\r').question[0]).toBe('Questions and the rest.');
  });

  it('is let go by Esc, and its hint names its keys', () => {
    const { press, escape } = onMap();
    const before = press('').cursor;
    expect(press('c').hint).toMatch(/^1-\d choose {2}Up Down move {2}Enter take it {2}Esc not this/);
    expect(escape()).toMatchObject({ menu: undefined, at: 'map', cursor: before });
  });

  it('beside units to be chosen on the map leaves Enter to the hex, until an item is moved to', () => {
    const { press } = onMap();
    const { menu, marks } = press('c1');
    expect(menu).toMatchObject({ head: 'Which units? Digits choose.', onMap: true });
    const [hex = ''] = [...marks.keys()];
    expect(press(`g${hex}\r`).menu).toMatchObject({ onMap: true });
    expect(press(DOWN).menu).toMatchObject({ lit: 0 });
    const first = menu?.items[0]?.does;
    const { picked } = press('\r');
    expect(first?.kind === 'unit' && picked?.units).toEqual(
      first?.kind === 'unit' ? [first.unit] : undefined,
    );
  });
});
