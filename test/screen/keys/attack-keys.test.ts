// Keys into an enemy while a side moves: an assault is said to be one, and is sent by nothing but Enter on its line.
import { describe, expect, it } from '@jest/globals';
import { at } from '../../games/barbarossa/desk.ts';
import { seat } from '../kit.ts';
import type { Seated } from '../kit.ts';

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
      '7th Infantry Corps cannot go to Yelnya: an enemy is in it, rule 10.4.',
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
    expect(log.map(({ text }) => text)).toContain('To attack on the move type: assault 24pz yelnya.');
    expect(target).toBeUndefined();
    expect(desk.match.entries).toHaveLength(0);
  });
});

describe('P on an enemy', () => {
  const ASSAULT =
    'phase german-assault; turn 4; plan order fight-move; option fog=off; own turn.luftwaffe 9;';
  const WEAK = '24pz@1708; 46pz@1708 under; 47pz@1607; 56pz@1607 under; 3ra@1707; dice 3';

  const drafted = (place: string, hex: string): Seated => {
    const seated = seat(at(place, 'normal').desk);
    seated.escape();
    seated.press(`g${hex}\rP`);
    return seated;
  };

  it('drafts the very attack whose odds it tells, and the box has the odds of that line', () => {
    const { desk, now, press } = drafted(`${ASSAULT} ${WEAK}`, '1707');
    expect(now()).toMatchObject({ target: { line: 'attack 1707 best', hex: '1707' }, cursor: '1707' });
    const title = now().battle?.title;
    press('\r');
    const from = desk.match.entries.flatMap(({ orders }) => orders[0]?.args['from'] ?? []);
    expect(from.length).toBeGreaterThan(0);
    expect(from.length).toBeLessThan(4);
    const again = drafted(`${ASSAULT} ${WEAK}`, '1707');
    again.press(`:`);
    for (let i = 0; i < 20; i++) again.press('\x7f');
    const odds = again.press(`odds 1707 from ${from.join(' ')}\r`).log.map(({ text }) => text);
    expect(odds.some((text) => text.includes(title?.replace(/ on .*/, '') ?? '?'))).toBe(true);
  });

  it('drafts an assault of those it tells of while the side moves', () => {
    const { now } = drafted(`${MOVE} 24pz@1909; 3ra@1809; dice 3`, '1809');
    expect(now().target?.line).toBe('assault 24pz 1809');
  });

  it('drafts nothing where nobody could attack, and says why', () => {
    const { now } = drafted(`${MOVE} 7inf@1909; 3ra@1809`, '1809');
    expect(now().target).toBeUndefined();
    expect(now().log.length).toBeGreaterThan(now().fresh + 1);
  });
});

describe('p with several units in hand', () => {
  it('asks in a line that ends with the last of them', () => {
    const place =
      'phase german-assault; turn 4; plan order fight-move; option fog=off; 24pz@1708; 46pz@1708 under; 3ra@1707';
    const seated = seat(at(place, 'normal').desk);
    seated.escape();
    seated.press('g1708\r\r');
    const { log, fresh } = seated.press('g1707\rp');
    expect(log[fresh]?.text).toMatch(/^> odds 1707 from (24pz 46pz|46pz 24pz)$/);
    expect(log.slice(fresh).map(({ kind }) => kind)).not.toContain('refused');
  });
});

describe('p while an attack is under way', () => {
  it('tells of that attack, wherever the cursor is', () => {
    const { type, desk } = at(
      'phase german-assault; turn 4; plan order fight-move; option fog=off; own turn.luftwaffe 9; 24pz@1708; 46pz@1708 under; 3ra@1707; dice 3',
      'normal',
    );
    type('attack 1707');
    const { escape, press } = seat(desk);
    escape();
    const { log, fresh } = press('g1909\rp');
    expect(log[fresh]?.text).toBe('> odds 1707');
    expect(log[fresh + 1]?.text).toBe('The attack on Medyn is under way.');
  });
});

describe('P with no enemy under the cursor', () => {
  it('lists the attacks that are open, and the one that is chosen is drafted', () => {
    const place =
      'phase german-assault; turn 4; plan order fight-move; option fog=off; 24pz@1708; 46pz@1708 under; 3ra@1707; 4ra@1808';
    const seated = seat(at(place, 'normal').desk);
    seated.escape();
    const { menu } = seated.press('g1909\rP');
    expect(menu?.items.map(({ does }) => does)).toEqual([
      { kind: 'target', hex: expect.stringMatching(/^1[78]0[78]$/) },
      { kind: 'target', hex: expect.stringMatching(/^1[78]0[78]$/) },
    ]);
    const second = menu?.items[1]?.does;
    const { target, cursor } = seated.press('\x1b[B\r');
    expect(second).toEqual({ kind: 'target', hex: cursor });
    expect(target?.line).toBe(`attack ${cursor} best`);
  });
});

describe('while units are in hand', () => {
  it('the panel says what they may spend, and what it costs to go to the hex of the cursor', () => {
    const place = 'phase german-movement; turn 4; plan order move-fight; option fog=off; 24pz@1909';
    const seated = seat(at(place, 'normal').desk);
    seated.escape();
    const panel = (keys: string): readonly string[] => seated.press(keys).panel.map(({ text }) => text);
    expect(panel('g1909\r').join('\n')).toMatch(/24pz .*moves \d+/);
    expect(panel('\ra')[0]).toMatch(/^1910: cost \d+ of \d+$/);
    expect(panel('a\r')[0]).toMatch(/^1911: cost \d+ of \d+, by 1910, 1911$/);
  });
});

describe('a box', () => {
  const PLACE =
    'phase german-assault; turn 4; plan order fight-move; option fog=off; 24pz@1708; 46pz@1708 under; 47pz@1607; 56pz@1910; 3ra@1707';
  const onMap = (): Seated => {
    const seated = seat(at(PLACE, 'normal').desk);
    seated.escape();
    return seated;
  };

  it('takes all who can act between two corners, and they are aimed as one', () => {
    const { press, now } = onMap();
    press('g1607\rB');
    expect(now().log.at(-1)?.text).toMatch(/^A box: /);
    const { picked } = press('g1708\r\r');
    expect(picked?.units.toSorted()).toEqual(['24pz', '46pz', '47pz']);
    const { target } = press('g1707\r\r');
    expect(target?.line).toMatch(/^attack 1707 from /);
    for (const unit of ['24pz', '46pz', '47pz']) expect(target?.line).toContain(unit);
  });

  it('with nobody in it says so, and Esc lets it be', () => {
    const { press, escape, now } = onMap();
    expect(press('g1202\rBB').log.at(-1)?.text).toBe('Nobody between these corners can act now.');
    press('B');
    expect(now().box).toBe('1202');
    expect(escape().box).toBeUndefined();
  });
});
