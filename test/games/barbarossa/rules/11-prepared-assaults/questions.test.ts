// Chapter 11: the questions, and that they tell nobody what he may not see.
import { describe, expect, it } from '@jest/globals';
import { attackQuestions } from '../../../../../src/games/barbarossa/questions/odds.ts';
import { supposed } from '../../../../../src/games/barbarossa/questions/supposed-battle.ts';
import { questionsOf } from '../../../../../src/games/barbarossa/questions/index.ts';
import { attacksAsked } from '../../../../../src/games/barbarossa/questions/targets.ts';
import { supplyMaps } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-at-battle.ts';
import type { Message } from '../../../../../src/core/types.ts';
import type { Ledger } from '../../../../../src/core/ledger.ts';
import { messageProblems } from '../../../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../../../src/text/en/index.ts';
import { messageBook } from '../../../../../src/text/voice.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 9; plan order move-fight';
const isMessage = (said: Message | Ledger): said is Message => 'key' in said;
const keys = (said: readonly (Message | Ledger)[]): readonly string[] =>
  said.filter(isMessage).map(({ key }) => key);
const the = (said: readonly (Message | Ledger)[], key: string) =>
  said
    .filter(isMessage)
    .filter((one) => one.key === key)
    .map(({ params }) => params);

describe('odds', () => {
  const text = `${GERMAN}; 24pz@1910; 46pz@1910 under; 3ra@1909`;

  it('gives column, shifts, faces, retreat hexes and sums', () => {
    const said = attackQuestions(p).odds(stateOf(text), 'german', {
      target: ['1909'],
      from: ['24pz', '46pz'],
    });
    expect(the(said, 'odds.column')).toMatchObject([{ odds: '5:1', attack: 16, defence: 3, base: '5:1' }]);
    expect(the(said, 'odds.face-DE')).toMatchObject([{ faces: [1, 2, 3], chance: [3, 6] }]);
    expect(the(said, 'odds.lacks')).toEqual([{ count: 2 }]);
    expect(the(said, 'odds.retreat')).toMatchObject([
      { hexes: ['1809', '1908', '2009'], rule: 'barbarossa:11.27R.b' },
    ]);
    expect(said.filter((one) => !isMessage(one)).map((one) => ('of' in one ? one.of : ''))).toEqual([
      'combat.attack',
      'combat.defence',
      'combat.rungs',
    ]);
  });

  it('takes all that can attack when none are named, and says so', () => {
    const said = attackQuestions(p).odds(stateOf(text), 'german', { target: ['1909'] });
    expect(the(said, 'odds.prepared')).toMatchObject([{ units: ['24pz', '46pz'] }]);
  });

  it('finds the fewest for the best column', () => {
    const s = stateOf(`${GERMAN}; 24pz@1910; 34inf@1910 under; 38inf@1910 under; 1g@1909`);
    const told = { hex: '1909', attackers: ['24pz', '34inf', '38inf'], kind: 'prepared' } as const;
    expect(supposed(p).fewest(s, 'german', told, supplyMaps(p, s))).toEqual(['24pz', '38inf']);
    const said = attackQuestions(p).odds(s, 'german', { target: ['1909'], how: ['best'] });
    expect(the(said, 'odds.prepared')).toMatchObject([{ units: ['24pz', '38inf'] }]);
  });

  it('has nothing to gain beyond the table, and names the way onto it from below', () => {
    const many = `${GERMAN}; option fog=off; 24pz@1910; 46pz@1910 under; 47pz@1910 under; 1abc@1909`;
    const certain = attackQuestions(p).odds(stateOf(many), 'german', { target: ['1909'] });
    expect(keys(certain)).toContain('odds.automatic-DE');
    expect(keys(certain).filter((key) => key.startsWith('odds.lacks'))).toEqual([]);
    const few = 'phase soviet-assault; turn 9; plan order fight-move; 1abc@1909';
    const lost = attackQuestions(p).odds(
      stateOf(`${few}; ${many.slice(GERMAN.length + 2)}`.replace('1abc@1909', '29ra@1908')),
      'soviet',
      {
        target: ['1910'],
        from: ['1abc'],
      },
    );
    expect(keys(lost)).toContain('odds.automatic-AE');
    expect(keys(lost)).toContain('odds.lacks-table');
  });

  it('of a stack that is named takes those who strike on the move, and says who does not', () => {
    const s = stateOf('phase german-movement; turn 9; 24pz@1910; 38inf@1910 under; 3ra@1909');
    const mobile = (from: readonly string[]) =>
      attackQuestions(p).odds(s, 'german', { target: ['1909'], from, how: ['mobile'] });
    expect(the(mobile(['24pz', '38inf']), 'odds.mobile')).toMatchObject([{ units: ['24pz'] }]);
    expect(the(mobile(['24pz', '38inf']), 'odds.cannot')).toMatchObject([
      { because: { key: 'ASSAULT.NOT-MECH', params: { unit: '38inf' } }, rule: 'barbarossa:10.23a' },
    ]);
    expect(keys(mobile(['38inf']))).toEqual(['odds.no-mobile', 'odds.ask-prepared']);
  });

  it('counts a mobile assault from its launch hex', () => {
    const s = stateOf(`${text}; 47pz@1809`);
    const said = attackQuestions(p).odds(s, 'german', { target: ['1909'], from: ['24pz'], how: ['mobile'] });
    expect(the(said, 'odds.shift').map(({ n }) => n)).toEqual([-1]);
    const two = attackQuestions(p).odds(s, 'german', {
      target: ['1909'],
      from: ['24pz', '47pz'],
      how: ['mobile'],
    });
    expect(the(two, 'odds.no-mobile')).toMatchObject([{ rule: 'barbarossa:10.5a' }]);
  });

  it('says what the attacker could choose', () => {
    const s = stateOf('phase german-assault; turn 1; plan order move-fight; 24pz@1910; 3ra@1909');
    const said = attackQuestions(p).odds(s, 'german', { target: ['1909'] });
    expect(the(said, 'odds.choice')).toEqual([{ faces: [3, 4], code: 'DR', rule: 'barbarossa:5.14b' }]);
  });

  it('gives every column with its chance where a strength is still to be rolled', () => {
    const s = stateOf('phase german-assault; turn 31; plan order move-fight; wk2@1910; 3ra@1909');
    const said = attackQuestions(p).odds(s, 'german', { target: ['1909'] });
    expect(keys(said)).toContain('odds.unrolled');
    expect(the(said, 'odds.chance')).toEqual([
      { odds: '2:1', chance: [1, 6] },
      { odds: '1:1', chance: [3, 6] },
      { odds: '1:2', chance: [1, 6] },
      { odds: '1:3', chance: [1, 6] },
    ]);
  });
});

describe('under fog', () => {
  const stack = (under: string) => stateOf(`${GERMAN}; 24pz@1910; 3ra@1909; ${under}@1909 under; 6ora@rvgk`);

  it('a covered stack gives a range, the same whatever lies in it', () => {
    const weak = attackQuestions(p).odds(stack('29ra'), 'german', { target: ['1909'] });
    const strong = attackQuestions(p).odds(stack('30ra'), 'german', { target: ['1909'] });
    expect(weak).toEqual(strong);
    expect(the(weak, 'odds.covered')).toEqual([
      { units: ['3ra'], apart: [], rule: 'barbarossa:11.29a', least: 1, most: 4, hex: '1909' },
    ]);
    // One at least is covered: the other army or the oversized one, or both.
    expect(the(weak, 'odds.range')).toMatchObject([{ odds: '1:1', worst: '1:2' }]);
    expect(the(weak, 'odds.column')).toMatchObject([{ defence: 6, most: 12 }]);
  });

  it('says of every face what it brings at best and at worst', () => {
    const said = attackQuestions(p).odds(stack('29ra'), 'german', { target: ['1909'] });
    const faces = said
      .filter(isMessage)
      .filter(({ key }) => key.startsWith('odds.face-'))
      .map(({ params: { chance, worst } }) => [chance, worst] as [number[], number[]]);
    expect(faces.length).toBeGreaterThan(2);
    for (const of of [0, 1] as const)
      expect(faces.reduce((sum, chances) => sum + (chances[of][0] ?? 0), 0)).toBe(6);
    const book = messageBook(PROGRAM_MESSAGES, barbarossa.messages);
    expect(said.filter(isMessage).flatMap((one) => messageProblems(book, one))).toEqual([]);
  });

  it('its owner, and whoever sees both sides, get the odds as they are', () => {
    const asked = { target: ['1909'], from: ['24pz'] };
    for (const who of ['soviet', 'both'] as const)
      expect(the(attackQuestions(p).odds(stack('29ra'), who, asked), 'odds.column')).toMatchObject([
        { defence: 6 },
      ]);
  });

  it('a unit that may not be seen cannot be asked about', () => {
    const s = stateOf(
      'phase soviet-assault; turn 8; plan order move-fight; 3ra@1909; 1g@1909 under; 24pz@1910',
    );
    expect(keys(attackQuestions(p).odds(s, 'german', { target: ['1910'], from: ['1g'] }))).toEqual([
      'odds.no-attacker',
    ]);
    const all = attackQuestions(p).odds(s, 'german', { target: ['1910'] });
    expect(the(all, 'odds.prepared')).toMatchObject([{ units: ['3ra'] }]);
  });

  it('threats count only what is seen, and say that there may be more', () => {
    const s = stateOf('phase german-movement; turn 9; 3ra@1909; 1g@1909 under; 24pz@1910');
    const said = attacksAsked(p).threats(s, 'german', {});
    expect(the(said, 'threats.one')).toMatchObject([{ hex: '1910', units: ['3ra'], covered: 1 }]);
    expect(the(attacksAsked(p).threats(s, 'both', {}), 'threats.one')).toMatchObject([
      { units: ['1g', '3ra'] },
    ]);
    expect(JSON.stringify(said)).not.toContain('1g');
  });

  it('threats tell of mobile assaults in the coming turn, in their season, by who can come', () => {
    const near = 'phase soviet-movement; 24pz@1911; 46pz@1911 under; 1inf@1911 under; 3ra@1909';
    const said = attacksAsked(p).threats(stateOf(`${near}; turn 9`), 'soviet', {});
    expect(the(said, 'threats.mobile')).toMatchObject([{ hex: '1909', units: ['24pz', '46pz'] }]);
    expect(the(said, 'threats.count')).toMatchObject([{ turn: 10, count: 1, grave: 1 }]);
    expect(the(said, 'threats.one')).toEqual([]);
    expect(keys(attacksAsked(p).threats(stateOf(`${near}; turn 9`), 'soviet', { hex: ['1911'] }))).toEqual([
      'threats.none',
    ]);
  });

  it('threats keep to the seasons of mobile assaults, and say why there are none', () => {
    const near = 'phase german-assault; plan order fight-move; 24pz@1911; 1gt@1909; 2gt@1909 under';
    const threats = (turn: number) => attacksAsked(p).threats(stateOf(`${near}; turn ${turn}`), 'german', {});
    expect(the(threats(25), 'threats.mobile')).toMatchObject([{ hex: '1911', units: ['1gt'], covered: 1 }]);
    expect(JSON.stringify(threats(25))).not.toContain('2gt');
    expect(keys(threats(24))).toEqual(['threats.none', 'threats.no-mobile']);
    expect(the(threats(24), 'threats.no-mobile')).toMatchObject([{ rule: 'barbarossa:10.23c' }]);
  });

  it('threats tell of what is left of a player turn under way, else of the next one', () => {
    const near = '24pz@1911; 34inf@1910; 3ra@1909';
    const threats = (text: string) =>
      keys(attacksAsked(p).threats(stateOf(`${text}; ${near}`), 'soviet', {}));
    const both = ['threats.count', 'threats.mobile', 'threats.one'];
    expect(threats('phase german-movement; turn 9; plan order move-fight').toSorted()).toEqual(both);
    expect(threats('phase german-assault; turn 9; plan order fight-move').toSorted()).toEqual(both);
    expect(threats('phase german-movement; turn 9; plan order fight-move').toSorted()).toEqual(
      both.slice(0, 2),
    );
    expect(threats('phase german-assault; turn 9; plan order move-fight')).toEqual([
      'threats.count',
      'threats.one',
    ]);
    expect(threats('phase soviet-assault; turn 4; plan order fight-move').toSorted()).toEqual([
      'threats.count',
      'threats.no-mobile',
      'threats.one',
    ]);
    expect(threats('phase soviet-assault; turn 32; plan order fight-move')).toEqual(['threats.over']);
  });

  it('who says nothing of covered units', () => {
    const s = stateOf('phase german-movement; turn 9; 3ra@1909; 1g@1909 under; 24pz@1910');
    expect(the(attacksAsked(p).who(s, 'german', { hex: ['1910'] }), 'who.can')).toEqual([
      { units: ['3ra'], from: '1909' },
    ]);
    expect(the(attacksAsked(p).who(s, 'soviet', { hex: ['1910'] }), 'who.can')).toMatchObject([
      { units: expect.arrayContaining(['3ra', '1g']) },
    ]);
  });
});

describe('targets and who', () => {
  const text = `${GERMAN}; 24pz@1910; 46pz@2309; 47pz@2309 under; r3@2309 under; 3ra@1909; 4ra@2209`;

  it('lists attacks by odds', () => {
    const said = attacksAsked(p).targets(stateOf(text), 'german', {});
    expect(the(said, 'targets.one').map(({ hex, odds }) => [hex, odds])).toEqual([
      ['2209', '6:1'],
      ['1909', '2:1'],
    ]);
    expect(
      the(attacksAsked(p).targets(stateOf(text), 'german', { unit: ['24pz'] }), 'targets.one'),
    ).toHaveLength(1);
    expect(
      attacksAsked(p)
        .strikes(stateOf(text), 'soviet', 'soviet')
        .map(({ odds }) => odds),
    ).toEqual(['1:6', '1:15']);
  });

  it('ranks them by what is sure at worst, where some are covered, and says so', () => {
    // Seen alone 2209 has as many as 1909; under it there may be more.
    const foggy = `${text.replace('47pz@2309 under; r3@2309 under;', '')}; 5ra@2209 under; 6ra@rvgk; 8ra@rvgk`;
    const said = attacksAsked(p).targets(stateOf(foggy), 'german', {});
    expect(the(said, 'targets.count')).toEqual([{ count: 2, covered: true }]);
    expect(the(said, 'targets.one').map(({ hex, odds, worst }) => [hex, odds, worst])).toEqual([
      ['1909', '2:1', undefined],
      ['2209', '1:1', '1:2'],
    ]);
  });

  it('says who could attack a hex, and why another could not', () => {
    const s = stateOf(`${GERMAN}; r3@2208; 1inf@2208 under; 3ra@2108`);
    const said = attacksAsked(p).who(s, 'german', { hex: ['2108'] });
    expect(the(said, 'who.can')).toEqual([{ units: ['1inf'], from: '2208' }]);
    expect(the(said, 'who.cannot')).toMatchObject([{ unit: 'r3', because: { key: 'ATTACK.NORTH' } }]);
  });

  it('has words for everything it says', () => {
    const book = messageBook(PROGRAM_MESSAGES, barbarossa.messages);
    const answers = questionsOf(p);
    const states = [
      text,
      `${text}; 1g@1909 under`,
      'phase german-assault; turn 31; wk2@1910; 3ra@1909',
      GERMAN,
    ].map(stateOf);
    const asked: readonly (readonly [string, Record<string, readonly string[]>])[] = [
      ['odds', { target: ['1909'] }],
      ['odds', { target: ['2209'], how: ['best'] }],
      ['odds', { target: ['1809'] }],
      ['targets', {}],
      ['threats', {}],
      ['who', { hex: ['1909'] }],
    ];
    const messages = states.flatMap((s) =>
      asked.flatMap(([name, args]) =>
        (['german', 'soviet', 'both'] as const).flatMap((who) =>
          (answers[name]?.(s, who, args) ?? []).filter(isMessage),
        ),
      ),
    );
    expect(messages.length).toBeGreaterThan(60);
    expect([...new Set(messages.flatMap((message) => messageProblems(book, message)))]).toEqual([]);
  });
});

rule(
  'barbarossa:R131',
  'of a Soviet stack the German knows the top unit until a battle shows it',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; own turn.luftwaffe 2; 24pz@1910; 3ra@1909; 1g@1909 under`);
    then.means(
      the(attackQuestions(p).odds(state(), 'german', { target: ['1909'] }), 'odds.covered').length,
      1,
    );
    when('attack 1909 from 24pz');
    then.means(state().own.shown.toSorted(), ['1g', '3ra']);
    then.sees('german', '1909', [{ id: '3ra' }, { id: '1g' }]);
  },
);

rule(
  'barbarossa:11.29a',
  'who was attacked and lies on top does not defend again, and whoever is covered still does',
  ({ given, then }) => {
    const text = `${GERMAN}; own shown ["11mc"]; own phase.defended ["11mc"]; 24pz@1910; 46pz@1910 under; 7inf@1910 under; 11mc@1909; 3mc@1909 under; 4ra@rvgk; 5ra@rvgk`;
    given(text);
    const said = attackQuestions(p).odds(stateOf(text), 'german', { target: ['1909'] });
    then.means(the(said, 'odds.covered'), [
      { units: [], apart: ['11mc'], rule: 'barbarossa:11.29a', least: 1, most: 4, hex: '1909' },
    ]);
    // Twenty-one against three, and against nine.
    then.means(the(said, 'odds.column')[0]?.['defence'], 3);
    then.means(the(said, 'odds.column')[0]?.['most'], 9);
    then.means(
      the(said, 'odds.range').map(({ odds, worst }) => [odds, worst]),
      [['7:1', '2:1']],
    );
    const told = { hex: '1909', attackers: ['24pz', '46pz', '7inf'], kind: 'prepared' } as const;
    then.means(
      supposed(p).fewest(stateOf(text), 'german', told, supplyMaps(p, stateOf(text))).length > 1,
      true,
    );
  },
);
