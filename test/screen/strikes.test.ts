// Keys into an enemy while a side moves: an assault is said to be one, and is sent by nothing but Enter on its line.
import { describe, expect, it } from '@jest/globals';
import { at } from '../barbarossa/asking-kit.ts';
import { seat } from './kit.ts';
import type { Seated } from './kit.ts';

const MOVE = 'phase german-movement; turn 4; plan order move-fight; option fog=off; own turn.luftwaffe 9;';

const onMap = (rest: string, hex: string): Seated => {
  const seated = seat(at(`${MOVE} ${rest}`, 'normal').desk);
  seated.escape();
  seated.press(`g${hex}\r`);
  return seated;
};

describe('a unit in hand, and Enter on an enemy', () => {
  it('is an assault by name, shown before it is done', () => {
    const { desk, press } = onMap('24pz@1909; 3ra@1809; dice 3', '1909');
    expect(press('\r').marks.get('1809')).toBe('target');
    expect(press('g1809\r\r')).toMatchObject({ menu: undefined, target: { line: 'assault 24pz 1809' } });
    expect(desk.match.entries).toHaveLength(0);
    press('\r');
    expect(desk.match.entries.map(({ orders }) => orders[0]?.verb)).toEqual(['assault']);
  });

  it('that cannot assault is refused, and stays in hand', () => {
    const { desk, press } = onMap('7inf@1909; 3ra@1809', '1909');
    press('\r');
    const { log, picked, target } = press('g1809\r\r');
    expect(log.map(({ text }) => text)).toContain(
      '7 Infantry Corps cannot go to Yelnya, 18 09: an enemy is in it, rule 10.4.',
    );
    expect(picked?.units).toEqual(['7inf']);
    expect(target).toBeUndefined();
    expect(desk.match.entries).toHaveLength(0);
  });

  it('with the order to move chosen first says what to choose instead', () => {
    const { desk, press } = onMap('24pz@1909; 3ra@1809; dice 3', '1909');
    press('\r');
    const { menu } = press('c');
    const items = menu?.items.map(({ label }) => label) ?? [];
    expect(items.filter((label) => /^(move|assault)\b/.test(label))).toHaveLength(2);
    press(String(1 + items.findIndex((label) => label.startsWith('move'))));
    const { log, target } = press('g1809\r\r');
    expect(log.map(({ text }) => text)).toContain('To attack on the move type: assault 24pz 1809.');
    expect(target).toBeUndefined();
    expect(desk.match.entries).toHaveLength(0);
  });
});
