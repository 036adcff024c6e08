// Chapter 11: odds, the ladder, the ends of the table, and what the die brings.
import { expect } from '@jest/globals';
import { columnAt, ratioName, ratioRung } from '../../../../../src/mechanics/combat/columns.ts';
import { ladder } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { oddsAt } from '../combat-kit.ts';
import { p, rule } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 9; plan order move-fight';
const name = (attack: number, defence: number) => ratioName(ratioRung(attack, defence));

rule('barbarossa:11.8a', 'the attack is divided by the defence, rounded down', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1910; 3ra@1909`;
  given(text);
  const { odds, column } = oddsAt(text, '1909', '24pz');
  then.entry(odds, 'combat.base', 1);
  expect(column).toBe('2:1');
});

rule('barbarossa:11.8b', '26 against 7 is three to one', ({ given, then }) => {
  given(GERMAN);
  then.means(name(26, 7), '3:1');
});

rule('barbarossa:R5', 'and so is 27', ({ given, then }) => {
  given(GERMAN);
  then.means([name(26, 7), name(27, 7)], ['3:1', '3:1']);
});

rule('barbarossa:11.9a', 'a weaker attack is divided into the defence, rounded up', ({ given, then }) => {
  const text = `${GERMAN}; 34inf@1910; 1g@1909`;
  given(text);
  const { odds, column } = oddsAt(text, '1909', '34inf');
  then.entry(odds, 'combat.base', -1);
  expect(column).toBe('1:2');
});

rule('barbarossa:11.9b', '5 against 11 is one to three', ({ given, then }) => {
  given(GERMAN);
  then.means(name(5, 11), '1:3');
});

rule('barbarossa:R124', 'the ladder goes by whole rungs through 1:1', ({ given, then }) => {
  given(GERMAN);
  then.means(
    [name(7, 7), name(6, 7), name(13, 7), name(14, 7), name(1, 30)],
    ['1:1', '1:2', '1:1', '2:1', '1:30'],
  );
  then.means([-2, -1, 0, 1].map(ratioName), ['1:3', '1:2', '1:1', '2:1']);
});

rule('barbarossa:11.10a', 'the table goes from 1:6 to 7:1', ({ given, then }) => {
  given(GERMAN);
  then.means(
    [-6, -5, 6, 7].map((rung) => columnAt(p.tables, rung)?.id),
    ['below', '1:6', '7:1', 'above'],
  );
});

rule(
  'barbarossa:11.10b',
  'beyond 7:1 the defenders are eliminated without a die',
  ({ given, when, then }) => {
    const text = `${GERMAN}; own turn.luftwaffe 2; 24pz@1910; 29rc@1909`;
    given(text);
    const { automatic, faces, column } = oddsAt(text, '1909', '24pz');
    expect([automatic, column, faces]).toEqual([true, '8:1', Array(6).fill('DE')]);
    when('attack 1909 from 24pz');
    then.event('battle.no-die', { odds: '8:1' });
    then.noEvent('die');
    then.at('29rc', 'out');
  },
);

rule('barbarossa:11.10c', 'below 1:6 the attackers', ({ given, when, then }) => {
  const text =
    'phase soviet-assault; turn 3; plan order fight-move; own turn.luftwaffe 3; 29rc@1909; 24pz@1910; 46pz@1910';
  given(text);
  when('attack 1910 from 29rc');
  then.event('battle.no-die', { odds: '1:12' });
  then.noEvent('die');
});

rule('barbarossa:11.25a', 'after all shifts one die is rolled by the attacker', ({ given, when, then }) => {
  given(`${GERMAN}; own turn.luftwaffe 2; 24pz@1910; 3ra@1909; dice 5`);
  when('attack 1909 from 24pz');
  then.event('die', { result: 5, by: 'german', purpose: 'battle' });
  then.at('3ra', '1909');
});

rule('barbarossa:11.25b', '5 at 5:1 is a bloodbath', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1910; 46pz@1910; 3ra@1909`;
  given(text);
  const { column, faces } = oddsAt(text, '1909', '24pz 46pz');
  then.means([column, faces[4]], ['5:1', 'BB']);
});

rule(
  'barbarossa:11.25c',
  'shifts come before the end of the table: 20:1 less two is 18:1',
  ({ given, then }) => {
    given(GERMAN);
    then.means(
      [name(20, 1), ratioName(ratioRung(20, 1) - 2), columnAt(p.tables, ratioRung(20, 1) - 2)?.id],
      ['20:1', '18:1', 'above'],
    );
    // So it is in play: 11:1 with a column against it is 10:1, and no die is rolled.
    const text = `${GERMAN}; 24pz@1510; 34inf@1510; 29rc@1509`;
    const odds = oddsAt(text, '1509', '24pz 34inf');
    then.means([odds.odds.entries[0]?.params['odds'], odds.column, odds.automatic], ['11:1', '10:1', true]);
  },
);

rule('barbarossa:11.8a', 'the odds tell what one column more would take', ({ given, then }) => {
  given(GERMAN);
  for (let attack = 1; attack < 60; attack++)
    for (let defence = 1; defence < 20; defence++) {
      const next = ratioRung(attack, defence) + 1;
      const need = ladder(p).attackFor(next, defence);
      expect(ratioRung(need, defence)).toBeGreaterThanOrEqual(next);
      expect(ratioRung(need - 1, defence)).toBeLessThan(next);
    }
  then.means(oddsAt(`${GERMAN}; 24pz@1910; 3ra@1909`, '1909', '24pz').lacks, 1);
});
