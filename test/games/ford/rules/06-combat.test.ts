// Chapter 6: combat.
import { expect } from '@jest/globals';
import { oddsOf } from '../06-combat.ts';
import { rule } from './kit.ts';

rule('ford:6.1', 'units next to an enemy hex may attack it together, from any hexes', ({ given, then }) => {
  given('phase combat; n1@1302; n2@1303; n3@1203; s1@1403');
  then.offered('attack', ['attack 1403 from n1', 'attack 1403 from n2', 'attack 1403 from n1 n2']);
  then.refused('attack 1403 from n3', 'ATTACK.NOT-NEXT');
  then.refused('attack 1402 from n1', 'ATTACK.NOBODY');
  then.refused('attack 1403 from n2 n1', 'ATTACK.ORDER');
  then.refused('attack 1403', 'ATTACK.NO-ATTACKER');
  then.refused('attack 1403 from s1', 'UNIT.NOT-YOURS', 'ford:1.1');
});

rule('ford:6.1', 'with nobody next to an enemy there is nothing to attack', ({ given, then }) => {
  given('phase combat; n1@1203; s1@1403');
  then.refused('attack 1403 from n1', 'ATTACK.NOTHING');
});

rule('ford:6.2', 'a unit attacks once a phase', ({ given, when, then }) => {
  given('phase combat; n1@1302; n2@1302 under; s1@1402; s2@1403; dice 5');
  then.refused('attack 1402 from n1 n1', 'ATTACK.UNIT-TWICE');
  when('attack 1402 from n1', 'retreat s1 1501', 'pass');
  then.refused('attack 1403 from n1', 'ATTACK.UNIT-AGAIN');
  then.refused('attack 1403 from n1 n2', 'ATTACK.UNIT-AGAIN');
  then.allowed('attack 1403 from n2');
});

rule('ford:6.2', 'a hex is attacked once a phase', ({ given, when, then }) => {
  given('phase combat; n1@1302; n2@1302 under; s1@1402; s2@1403; dice 2');
  when('attack 1402 from n1', 'retreat n1 1202');
  then.refused('attack 1402 from n2', 'ATTACK.HEX-AGAIN');
  then.allowed('attack 1403 from n2');
});

rule(
  'ford:6.3',
  'factors are added up, and odds rounded in favour of the defender',
  ({ given, when, then, state }) => {
    given('phase combat; n1@1302; n3@1302 under; s1@1402; dice 2');
    const odds = oddsOf(state().own, '1402', ['n1', 'n3']);
    then.entry(odds.attack, 'odds.unit', 4);
    then.entry(odds.attack, 'odds.unit', 3);
    then.entry(odds.defence, 'odds.unit', 4);
    expect(odds).toMatchObject({ attack: { total: 7 }, defence: { total: 4 }, odds: '1:1' });
    when('attack 1402 from n1 n3');
    then.event('attack.declared', { hex: '1402', attack: 7, defence: 4, odds: '1:1' });
  },
);

rule(
  'ford:6.3',
  'each column begins at its own odds, the first has no floor and the last no ceiling',
  ({ given, then, state }) => {
    const column = (attackers: string, defenders: string): string => {
      const place = (ids: string, hex: string): string =>
        ids
          .split(' ')
          .map((id, i) => `${id}@${hex}${i > 0 ? ' under' : ''}`)
          .join('; ');
      given(`phase combat; ${place(attackers, '1302')}; ${place(defenders, '1402')}`);
      const odds = oddsOf(state().own, '1402', attackers.split(' '));
      then.entry(odds.attack, 'odds.unit', odds.attack.entries[0]?.n ?? 0);
      return odds.odds;
    };
    expect(column('n4', 's7 s2')).toBe('1:2');
    expect(column('n3', 's1')).toBe('1:2');
    expect(column('n1', 's1')).toBe('1:1');
    expect(column('n1 n2', 's1')).toBe('2:1');
    expect(column('n6', 's4')).toBe('3:1');
    expect(column('n1 n2', 's4')).toBe('4:1');
    expect(column('n6 n7', 's4')).toBe('4:1');
  },
);

rule('ford:6.4', 'one die is rolled and read on the column of the odds', ({ given, when, then }) => {
  given('phase combat; n1@1302; s1@1402; s2@1503; dice 1');
  when('attack 1402 from n1');
  then.event('die', { result: 1, purpose: 'attack', by: 'north' });
  then.event('attack.result-AE', { die: 1, odds: '1:1' });
  then.event('unit.lost', { unit: 'n1' });
  then.at('n1', 'dead');
  then.at('s1', '1402');
});

rule('ford:6.4', 'all defenders are eliminated by a good throw', ({ given, when, then }) => {
  given('phase combat; n6@1302; n7@1302 under; s4@1402; dice 6');
  when('attack 1402 from n6 n7');
  then.event('attack.result-DE', { die: 6, odds: '4:1' });
  then.event('unit.lost', { unit: 's4', hex: '1402' });
  then.decides('north', 'battle@advance');
});

rule('ford:6.5', 'defence is doubled in a wood', ({ given, then, state }) => {
  given('phase combat; n1@1402; s1@1403; s3@1403 under');
  const { defence } = oddsOf(state().own, '1403', ['n1']);
  then.entry(defence, 'odds.wood', 2);
  expect(defence.total).toBe(16);
});

rule('ford:6.6', 'attacks over the river are halved, over a ford they are not', ({ given, then, state }) => {
  given('phase combat; n1@1302; n3@1302 under; n6@1301; s1@1402');
  const { attack } = oddsOf(state().own, '1402', ['n1', 'n3', 'n6']);
  then.entry(attack, 'odds.river', -3);
  expect(attack.entries.filter(({ why }) => why === 'odds.river')).toHaveLength(1);
  expect(attack.total).toBe(10);
});

rule(
  'ford:6.7',
  'in an exchange each side loses one unit of its choice, the defender first',
  ({ given, when, then }) => {
    given('phase combat; n1@1302; n2@1302 under; s1@1402; s2@1402 under; dice 4');
    when('attack 1402 from n1 n2');
    then.decides('south', 'loss@choose');
    then.offered('choose', ['choose s1', 'choose s2']);
    then.refused('choose n1', 'LOSS.NOT-IN-BATTLE');
    when('choose s2');
    then.event('unit.lost', { unit: 's2' });
    then.decides('north', 'loss@choose');
    when('choose n1');
    then.event('unit.lost', { unit: 'n1' });
    then.decides('north', 'combat@orders');
    then.at('s1', '1402');
  },
);

rule('ford:6.7', 'a single unit is lost without asking', ({ given, when, then }) => {
  given('phase combat; n1@1302; s1@1402; dice 4');
  when('attack 1402 from n1');
  then.event('unit.lost', { unit: 's1' });
  then.event('unit.lost', { unit: 'n1' });
  then.decides('north', 'combat@orders');
});
