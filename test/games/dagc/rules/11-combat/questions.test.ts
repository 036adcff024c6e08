// Chapter 11: what players hear of attacks before they make them: odds, targets, threats, who, and doubts.
import { describe, expect, it } from '@jest/globals';
import { decision } from '../../../../../src/core/kernel.ts';
import type { Args, Message, State } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/dagc/state.ts';
import { playOf } from '../../../../kit/play.ts';
import { dagc, rule, stateOf } from '../kit.ts';

const { played } = playOf<State<Own>, string>(dagc);

type Said = { readonly key: string; readonly params: Message['params'] };

const ask = (text: string, question: string, who: string, args: Args): readonly Said[] =>
  ((dagc.questions?.[question]?.(stateOf(text), who, args) ?? []) as readonly object[]).filter(
    (line): line is Said => 'key' in line,
  );
const keys = (lines: readonly Said[]): readonly string[] => lines.map(({ key }) => key);
const one = (lines: readonly Said[], key: string): Said['params'] | undefined =>
  lines.find((line) => line.key === key)?.params;

const OPEN = 'phase soviet-pre-combat; turn 2; 5a@2716; 39a@2817; 6inf@2717';
/** A Soviet stack of two, of which the Germans see one. */
const FOG = 'phase german-pre-combat; turn 2; 39pz@2718; 42a@2717; 11g@2717 under; cmo@3702; 67a@3702 under';

describe('odds', () => {
  it('says the column, what each face brings, and where they would go', () => {
    const said = ask(OPEN, 'odds', 'soviet', { target: ['2717'], from: ['5a'] });
    expect(one(said, 'odds.column')).toMatchObject({ odds: '+3 or +4', hex: '2717' });
    expect(one(said, 'odds.face-DR')).toMatchObject({ faces: [4, 5] });
    expect(one(said, 'odds.retreat')).toMatchObject({ hexes: ['2718'] });
    expect(one(said, 'odds.lacks')).toMatchObject({ count: 2 });
  });

  it('of all who can, or of the fewest that are as good', () => {
    const all = ask(OPEN, 'odds', 'soviet', { target: ['2717'] });
    expect(one(all, 'odds.with')).toMatchObject({ units: ['39a', '5a'] });
    const strong = `${OPEN}; 11g@2716`;
    const best = ask(strong, 'odds', 'soviet', { target: ['2717'], how: ['best'] });
    expect(one(best, 'odds.with')).toMatchObject({ units: { length: 2 } });
  });

  it('of a hex that has been attacked says so, and of who cannot, without a word of nobody', () => {
    const again = `${OPEN}; own phase.defended ["6inf"]`;
    const said = ask(again, 'odds', 'soviet', { target: ['2717'] });
    expect(said).toHaveLength(1);
    expect(one(said, 'odds.cannot')).toMatchObject({ rule: 'dagc:11.3b' });
    const far = ask(`${OPEN}; 11g@2614`, 'odds', 'soviet', { target: ['2717'], from: ['11g'] });
    expect(keys(far)).toEqual(['odds.cannot']);
  });

  rule('dagc:6.8b', 'of what lies covered the best and the worst is told', ({ given, then }) => {
    given(FOG);
    const said = ask(FOG, 'odds', 'german', { target: ['2717'] });
    // The weakest and the strongest of those who cannot be placed: 67th and 11th Guards.
    then.means(one(said, 'odds.range'), {
      odds: '-3 or less',
      worst: '-3 or less',
      hex: '2717',
      kind: 'attack',
      beaten: [0, 6],
      least: [0, 6],
      takes: [0, 6],
      takesAtWorst: [0, 6],
    });
    then.means(one(said, 'odds.covered')?.['least'], 1);
    expect(keys(ask(FOG, 'odds', 'soviet', { target: ['2717'] }))).not.toContain('odds.covered');
  });

  it('says who is left out, and why', () => {
    const fronts =
      'phase soviet-pre-combat; turn 5; option ukrainian-front=free; 5a@2716; 13a@2817; 6inf@2717';
    expect(one(ask(fronts, 'odds', 'soviet', { target: ['2717'] }), 'odds.fronts')).toMatchObject({
      unit: '13a',
    });
    const far = ask(OPEN, 'odds', 'soviet', { target: ['2717'], from: ['6inf', '5a'] });
    expect(one(far, 'odds.same-side')).toMatchObject({ units: ['6inf'] });
    expect(keys(ask(OPEN, 'odds', 'soviet', { target: ['3500'] }))).toEqual(['odds.nobody']);
  });

  it('names a cav-mech group that may go before combat', () => {
    const alone = 'phase german-pre-combat; turn 2; 39pz@2718; cmo@2717';
    const said = (text: string) => one(ask(text, 'odds', 'german', { target: ['2717'] }), 'odds.withdraw');
    expect(said(alone)).toEqual({ unit: 'cmo', rule: 'dagc:12.2a' });
    expect(said(`${alone}; 5a@2717 under`)).toBeUndefined();
    expect(said(alone.replace('turn 2', 'turn 6'))).toBeUndefined();
  });

  it('names who must be in it', () => {
    const due = 'phase soviet-pre-combat; turn 1; 11g@3800; 5gt@3800 under; 27inf@3700';
    expect(
      one(ask(due, 'odds', 'soviet', { target: ['3700'], from: ['11g'] }), 'odds.must-join'),
    ).toMatchObject({
      units: ['5gt'],
    });
  });
});

describe('targets, threats and who', () => {
  it('lists attacks, the surest first', () => {
    const said = ask(`${OPEN}; 27inf@2818`, 'targets', 'soviet', {});
    expect(said.filter(({ key }) => key === 'targets.one').map(({ params }) => params['hex'])).toEqual([
      '2717',
      '2818',
    ]);
  });

  it('says what the other side could do in its next combat phase', () => {
    const said = ask(
      'phase soviet-movement; turn 2; 5a@2716; 6inf@2717; 27inf@2718',
      'threats',
      'soviet',
      {},
    );
    expect(one(said, 'threats.count')).toMatchObject({ turn: 2, count: 1 });
    const late = ask('phase german-post-combat; turn 9; 5a@2716; 6inf@2717', 'threats', 'german', {});
    expect(keys(late)).toEqual(['threats.over']);
    const next = ask('phase german-movement; turn 2; 5a@2716; 6inf@2717', 'threats', 'german', {});
    expect(one(next, 'threats.count')).toMatchObject({ turn: 3 });
  });

  it('says who could attack a hex, and why others could not', () => {
    const said = ask(
      'phase german-pre-combat; turn 2; 6inf@2717; fvit@2717 under; 5a@2716',
      'who',
      'german',
      {
        hex: ['2716'],
      },
    );
    expect(one(said, 'who.can')).toMatchObject({ units: ['6inf'] });
    expect(one(said, 'who.cannot')).toMatchObject({ unit: 'fvit', rule: 'dagc:11.1e' });
  });
});

describe('doubts about an attack that was ordered in short', () => {
  const doubts = (text: string, args: Args): readonly string[] =>
    (dagc.doubts?.(stateOf(text), { by: 'soviet', verb: 'attack', args }) ?? []).map(({ key }) => key);

  it('is it too weak, or are some of no use?', () => {
    expect(
      doubts('phase soviet-pre-combat; turn 2; cmo@2716; 27inf@2717; 6inf@2717', { target: ['2717'] }),
    ).toEqual(['doubt.odds']);
    expect(doubts(`${OPEN}; 11g@2716; 5gt@2817`, { target: ['2717'] })).toEqual(['doubt.spare']);
    expect(doubts(OPEN, { target: ['2717'], from: ['5a'] })).toEqual([]);
  });
});

describe('the attack under way', () => {
  it('is told with who defends, and what each face brings', () => {
    const { s } = played(OPEN, 'attack 2717 from 5a');
    expect(dagc.fight?.(s)).toMatchObject({ hex: '2717', against: ['6inf'] });
    expect(dagc.fight?.(s)?.faces?.map(({ key }) => key)).toEqual([
      'odds.face-DE',
      'odds.face-DR',
      'odds.face-BB',
      'odds.face-AS',
    ]);
    expect(dagc.fight?.(stateOf(OPEN))).toBeUndefined();
  });
});

describe('what is told as a battle asks', () => {
  const asked = (text: string, ...lines: readonly string[]): Message['params'] | undefined =>
    decision(dagc.rules, played(text, ...lines).s)?.question.params;

  it('dagc:11.14a, dagc:13.1h: that the last column is reached, which air support cannot better', () => {
    const attack = (from: string): Message['params'] | undefined =>
      asked('phase soviet-pre-combat; turn 2; 5a@2716; 11g@2716; 6inf@2717', `attack 2717 from ${from}`);
    expect(attack('11g 5a')).toMatchObject({ air: true, last: true, lower: true });
    expect(attack('5a')).toMatchObject({ air: true });
    expect(attack('5a')).not.toHaveProperty('last');
  });

  it('dagc:12.5e: which locality is lost if they retreat, unless nobody may', () => {
    const beaten = (defenders: string): Message['params'] | undefined =>
      asked(
        `phase soviet-pre-combat; turn 2; 5a@2716; 11g@2817; ${defenders}; dice 2`,
        'attack 2717 from 11g 5a',
        'pass',
      );
    expect(beaten('6inf@2717; fvit@2717 under')).toMatchObject({ lost: ['fvit'] });
    expect(beaten('6inf@2717; 27inf@2717 under')).not.toHaveProperty('lost');
    expect(beaten('6inf@2717; fvit@2717 under; option stand-fast=on')).not.toHaveProperty('lost');
  });
});
