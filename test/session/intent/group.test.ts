// Groups: made and looked at, refused where a name means something else, and one side's own.
import { describe, expect, it } from '@jest/globals';
import { groupsIn, keepGroupsIn, readGroups, writtenGroups } from '../../../src/record/groups.ts';
import type { Group } from '../../../src/record/groups.ts';
import { openDesk } from '../../../src/session/session.ts';
import { take } from '../../../src/session/dispatch.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../games/barbarossa/desk.ts';
import { barbarossa } from '../../games/barbarossa/rules/kit.ts';
import { journal, seated } from '../kit.ts';
import { begun } from './kit.ts';

const SUMMER =
  'turn 2; phase german-movement; side german; unit 24pz 1814; unit 46pz 1814; unit 47pz 1815; unit 4ra 1710';

describe('a group', () => {
  it('is made, told, added to and dropped from', () => {
    const { type } = at(SUMMER, 'normal');
    expect(type('group guderian = 24pz 46pz').lines).toEqual([
      expect.stringMatching(/^Guderian: 24.*46.* Panzer Corps, all in Oshmyany\b.*\.$/),
    ]);
    expect(type('guderian').lines).toEqual(type('group guderian').lines);
    expect(type('group guderian add 47pz').lines[0]).toMatch(/47(?:th)? Panzer Corps, in /);
    expect(type('group guderian drop 24pz 46pz').lines).toEqual([
      expect.stringMatching(/^Guderian: 47(?:th)? Panzer Corps, in .*\.$/),
    ]);
    expect(type('groups').lines[0]).toBe('1 group.');
    expect(type('ungroup guderian').lines[0]).toMatch(/^Guderian is no group any more/);
    expect(type('groups').lines[0]).toBe('You have no groups.');
  });

  it('can be typed without blanks, from hexes, and out of other groups', () => {
    const { type } = at(SUMMER, 'normal');
    expect(type('group a2=24pz 46pz').kind).toBe('answer');
    expect(type('group b2 = a2 47pz').lines[0]).toMatch(/^B2: 24.*46.*47.* Panzer/);
  });

  it('stands for its units wherever several can stand', () => {
    const { type } = at(SUMMER, 'normal');
    type('group guderian = 24pz 46pz');
    expect(type('move guderian 1713').lines.join(' ')).toMatch(/24.*46.* Panzer Corps/);
    expect(type('undo').kind).toBe('done');
    expect(type('guderian moves 1713').lines.join(' ')).toMatch(/24.*46.* Panzer Corps/);
    expect(type('note guderian is here').lines.join(' ')).not.toContain('24pz');
  });

  it.each([
    ['group minsk = 24pz', 'that is a place already'],
    ['group attack = 24pz', 'that is a verb already'],
    ['group 24pz = 46pz', 'No group can be called 24pz'],
    ['group ne = 24pz', 'already'],
    ['group again = 24pz', 'already'],
    ['group german = 24pz', 'that is a side already'],
    ['group agc = 24pz', 'that is a formation already'],
    ['group x = 24pz', 'No group can be called x'],
    ['group guderian = 4ra', 'Rifle Army is not one of the Germans'],
    ['group guderian = 99zz', '99zz'],
    ['group guderian', 'No group is called guderian'],
    ['group guderian add 24pz', 'No group is called guderian'],
    ['ungroup guderian', 'No group is called guderian'],
  ])('is refused in words: %s', (line, said) => {
    const { kind, lines } = at(SUMMER, 'normal').type(line);
    expect(kind).toBe('refused');
    expect(lines.join(' ')).toContain(said);
    expect(lines.at(-1)).toBe('Nothing changed.');
  });

  it('stands in questions about one unit or one hex for the first of its units', () => {
    const { type } = at(SUMMER, 'normal');
    type('group guderian = 24pz 46pz');
    expect(type('where guderian').lines[0]).toMatch(/^Guderian: 24.*46.* Panzer Corps, all in /);
    expect(type('why guderian moscow').lines[0]).toMatch(/24.* Panzer Corps/);
    for (const line of ['unit guderian', 'dist guderian minsk', 'go guderian', 'look guderian'])
      expect([line, type(line).kind]).toEqual([line, 'answer']);
  });

  it.each([
    ['guderain to minsk', 'Did you mean: guderian to minsk.'],
    ['move guderain 1713', 'Did you mean: move guderian 1713.'],
    ['where guderain', 'Did you mean: where guderian.'],
    ['guderain attacks minsk', 'Did you mean guderian?'],
  ])('is found where its name is mistyped, and nothing that commits is proposed: %s', (line, said) => {
    const { type } = at(SUMMER, 'normal');
    type('group guderian = 24pz 46pz');
    expect(type(line).lines[0]).toContain(said);
  });

  it('is not emptied, and cannot be told what it cannot do', () => {
    const { type } = at(SUMMER, 'normal');
    type('group guderian = 24pz');
    expect(type('group guderian drop 24pz').lines[0]).toMatch(/^Not done: nobody would be left/);
    for (const line of ['guderian flies home', 'guderian status', 'guderian to'])
      expect([line, type(line).kind]).toEqual([line, 'refused']);
    expect(type('guderian again').lines[0]).toMatch(/^Guderian has been told nothing yet/);
  });

  it('is known by a formation where the game has one', () => {
    const desk = begun(barbarossa);
    take(desk, 'place default');
    expect(take(desk, 'groups').lines.join('\n')).toMatch(
      /Army Group Centre, typed agc: 17 units on the map/,
    );
    expect(take(desk, 'agc').lines[0]).toMatch(/^Army Group Centre: /);
  });
});

describe('whose a group is', () => {
  it('it belongs to the side that made it, and the other hears nothing of it', () => {
    const { type } = seated({ fog: 'on', twoPeople: true });
    type('group reserve = n1 n2');
    expect(type('groups').lines[0]).toBe('1 group.');
    type('end', 'end', 'ready');
    expect(type('status').lines[0]).toMatch(/^Southerners/);
    expect(type('groups').lines[0]).toBe('You have no groups.');
    expect(type('group reserve').lines[0]).toBe('No group is called reserve.');
    expect(type('reserve').lines[0]).toMatch(/^Unknown command: reserve/);
    expect(type('group reserve = s1').kind).toBe('answer');
    expect(type('reserve').lines[0]).toMatch(/^Reserve: 1 Southern Foot/);
  });

  it('nothing is told of it while a hand-over waits', () => {
    const { type, desk } = seated({ fog: 'on', twoPeople: true });
    type('group reserve = n1', 'end', 'end');
    expect(desk.waiting).toBe('south');
    for (const line of ['reserve', 'groups', 'reserve to 1403'])
      expect(type(line).lines[0]).toMatch(/^Hand over/);
  });
});

describe('groups beside the game', () => {
  const all: readonly Group[] = [
    { name: 'guderian', side: 'german', units: ['24pz', '46pz'], last: 'to minsk' },
    { name: 'reserve', side: 'soviet', units: ['4ra'] },
  ];

  it('come back from their file as they were', () => {
    expect(readGroups(writtenGroups(all))).toEqual(all);
    const folder = mkdtempSync(join(tmpdir(), 'groups-'));
    const path = join(folder, 'g.groups');
    expect(groupsIn(path)).toEqual([]);
    expect(keepGroupsIn(path, all)).toBeUndefined();
    expect(groupsIn(path)).toEqual(all);
    rmSync(folder, { recursive: true });
  });

  it('lines that say nothing are passed over', () => {
    expect(readGroups('group german\nlast german x = to minsk\n\ngroup german a = 1inf\nnonsense')).toEqual([
      { name: 'a', side: 'german', units: ['1inf'] },
    ]);
  });

  it('are there again when the game is gone on with, with the units there are', () => {
    let kept: readonly Group[] = [{ name: 'old', side: 'north', units: ['n1', 'nobody'] }];
    const groups = { read: () => kept, write: (fresh: readonly Group[]) => void (kept = fresh) };
    const { desk, type } = seated({ journal: { ...journal().journal, groups } });
    expect(type('old').lines[0]).toMatch(/^Old: /);
    expect(type('old').lines[0]).not.toContain('unknown');
    type('group reserve = n2', 'reserve to 1403');
    const again = openDesk(desk.game, desk.match, { journal: { ...journal().journal, groups } });
    expect(take(again, 'reserve').lines).toEqual(type('reserve').lines);
  });
});
