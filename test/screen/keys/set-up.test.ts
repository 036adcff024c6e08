// Units that wait beside the map at the keys: taken and left in a list, and placed together; and where one begins.
import { describe, expect, it } from '@jest/globals';
import { newMatch } from '../../../src/core/match.ts';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { openDesk } from '../../../src/session/session.ts';
import { take } from '../../../src/session/dispatch.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { frameMaker } from '../../../src/screen/view/layout.ts';
import { seat } from '../kit.ts';
import type { Seated } from '../kit.ts';

type Wish = { readonly lines?: readonly string[]; readonly twoPeople?: boolean };

const campaign = ({ lines = [], twoPeople = false }: Wish = {}): Seated => {
  const dice = seeded(openSeed('77'));
  const desk = openDesk(barbarossa, newMatch(barbarossa.rules, 'campaign', { fog: 'on' }, { dice }), {
    twoPeople,
  });
  for (const line of lines) take(desk, line);
  return seat(desk);
};

const placeOf = ({ now }: Seated, unit: string): string | undefined =>
  now().view?.units.find(({ id }) => id === unit)?.at;

const sideAt = ({ now }: Seated, hex: string | undefined): readonly string[] =>
  (now().view?.units ?? []).filter((unit) => unit.at === hex).map(({ side }) => side);

describe('units beside the map', () => {
  it('are taken and left by digits, and placed together where all of them may stand', () => {
    const seated = campaign();
    seated.escape();
    expect(seated.press('\t').question.slice(0, 3)).toEqual([
      'None of 44 in hand. Digits or Space take and leave; Tab goes to a fitting hex.',
      '1: > place default.',
      '2: 26th Infantry Corps, Set-up.',
    ]);
    expect(seated.now().hint).toMatch(/^1-9 take or leave {2}/);
    expect(seated.press('234').picked?.units).toEqual(['26inf', '1inf', '38inf']);
    expect(seated.press('3').picked?.units).toEqual(['26inf', '38inf']);
    const hex = seated.press('\t').cursor ?? '';
    expect(seated.now().marks.get(hex)).toBe('legal');
    expect(seated.press('\r').target?.line).toBe(`place 26inf 38inf at ${hex}`);
    seated.press('\r');
    expect(['26inf', '1inf', '38inf'].map((unit) => placeOf(seated, unit))).toEqual([hex, 'setup', hex]);
  });

  it('leave room for a refusal to be read in full, and then are all there again', () => {
    const seated = campaign();
    const draw = frameMaker(barbarossa);
    const shown = (): readonly string[] =>
      draw(seated.now(), { columns: 80, lines: 24 }).rows.map(({ text }) => text.trimEnd());
    seated.escape();
    shown();
    seated.press('\t');
    expect(shown().join(' ')).toContain('9: 10th Infantry Corps, Set-up.');
    const { log, fresh } = seated.press('t');
    const refused = shown();
    expect(log.slice(fresh).map(({ kind }) => kind)).toContain('refused');
    for (const { text } of log.slice(fresh))
      expect(refused).toContainEqual(expect.stringContaining(text.slice(0, 70)));
    seated.press('2');
    expect(shown().join(' ')).toContain('2: 26th Infantry Corps, Set-up, in hand.');
    expect(shown().join(' ')).toContain('9: 10th Infantry Corps, Set-up.');
  });

  it('are offered for the hex of the cursor, and stay in hand where they would be too many', () => {
    const seated = campaign();
    seated.escape();
    const hex = seated.now().cursor ?? '';
    const offered = seated.press('\r');
    expect(offered.question[0]).toMatch(/^None of \d+ in hand\./);
    expect(seated.press('1').picked?.units).toHaveLength(1);
    expect(seated.press('\r').target?.line).toMatch(new RegExp(`^place \\S+ ${hex}$`));
    seated.escape();
    const many = seated.press('234567').picked?.units ?? [];
    expect(many).toHaveLength(7);
    expect(seated.press('\r').log.at(-1)?.kind).toBe('refused');
    expect(seated.now().picked?.units).toEqual(many);
  });
});

describe('whoever sits down', () => {
  it('begins amid the hexes where the first unit that waits could come', () => {
    const { cursor, here, marks } = campaign().now();
    expect([cursor, here, marks.size]).toEqual(['1617', '1617', 0]);
  });

  it('begins among units that can do something, with what is there in the panel', () => {
    const seated = campaign({ lines: ['place default', 'end'] });
    expect(sideAt(seated, seated.now().cursor)).toContain('german');
    expect(seated.now().panel.length).toBeGreaterThan(2);
  });

  it('goes on where the last order led', () => {
    const seated = campaign({ lines: ['place default', 'end', 'attack 2115', 'look minsk'] });
    expect(seated.now().cursor).toBe(seated.desk.here);
    seated.desk.here = undefined;
    expect(seated.desk.match.entries.length).toBeGreaterThan(2);
    expect(seat(seated.desk).now().cursor).toBe('2115');
  });

  it('begins nowhere while the other side is waited for, and after that where it has something to do', () => {
    const seated = campaign({ lines: ['place default', 'end', 'end', 'end'], twoPeople: true });
    expect(seated.desk.waiting).toBe('soviet');
    expect(seated.now()).toMatchObject({ cursor: undefined, panel: [] });
    const { cursor, panel } = seated.press('ready\r');
    expect(sideAt(seated, cursor)).toContain('soviet');
    expect([seated.desk.here, panel.length > 0]).toEqual([cursor, true]);
  });
});

describe('Enter on an enemy with nothing in hand', () => {
  it('drafts the best attack on him', () => {
    const { desk } = at(
      'phase german-movement; turn 4; plan order move-fight; 24pz@1909; 3ra@1809',
      'normal',
    );
    const { press, escape } = seat(desk);
    press('look 1809\r');
    escape();
    const { target, battle } = press('\r');
    expect(target?.line).toBe('assault 24pz 1809');
    expect(battle).toMatchObject({ kind: 'draft', hex: '1809' });
  });

  it('says who could attack him where nobody can do it now', () => {
    const { desk } = at(
      'phase german-movement; turn 4; plan order move-fight; 7inf@1909; 3ra@1809',
      'normal',
    );
    const { press, escape } = seat(desk);
    press('look 1809\r');
    escape();
    const { log, target } = press('\r');
    expect(log.map(({ text }) => text)).toContain('> who 1809');
    expect(target).toBeUndefined();
  });
});

describe('a hand-over in the middle of a battle', () => {
  it('ends at the question, said once, with the news beside it', () => {
    const seated = campaign({ lines: ['place default', 'end', 'end', 'end', 'yes'], twoPeople: true });
    seated.press('ready\rattack 2216 from 14mc 4ra\r');
    expect(seated.desk.waiting).toBe('german');
    const { log, fresh, question, cursor } = seated.press('ready\r');
    expect(question.slice(-2)).toEqual(['0: No.', '1: Yes.']);
    expect(cursor).toBe('2216');
    const told = log.slice(fresh).map(({ text }) => text);
    expect(told).toEqual(['> ready', '1 thing was done to you. Type events to hear it.']);
  });
});
