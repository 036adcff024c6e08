// Chapter 4: the air drop of Manstein's Gambit, up to the odds.
import { expect } from '@jest/globals';
import { oddsAt, shiftsIn } from '../combat-kit.ts';
import { rule } from '../kit.ts';

const GAMBIT = 'own plan.offensive {"turn":17,"gambit":true,"cities":[]}';
const text = (more = '') =>
  `phase german-assault; turn 17; plan order move-fight; own turn.luftwaffe 2; ${GAMBIT}; 2para@airborne; 24pz@1910; 1g@1909${more}`;

rule('barbarossa:4.17d', 'paratroops drop in the first turn of the gambit alone', ({ given, then }) => {
  given(text());
  then.allowed('attack 1909 from 24pz drop 2para');
  given(text().replace('turn 17;', 'turn 18;'));
  then.refused('attack 1909 from 24pz drop 2para', 'DROP.NOT-NOW');
  given(text().replace('2para@airborne', '2para@1911'));
  then.refused('attack 1909 from 24pz drop 2para', 'DROP.NOT-NOW');
});

rule('barbarossa:4.17e', 'they add their defence factor to the attack', ({ given, when, then }) => {
  given(text('; dice 4'));
  then.refused('attack 1909 from 24pz drop 24pz', 'DROP.ONLY-PARATROOPS');
  const { attack } = oddsAt(text(), '1909', '24pz', { drop: '2para' });
  then.entry(attack, 'combat.by-air', 6);
  expect(attack.total).toBe(14);
  expect(oddsAt(text(), '1909', '24pz', { drop: '2para', kind: 'mobile', from: '1910' }).attack.total).toBe(
    14,
  );
  when('attack 1909 from 24pz drop 2para', 'lose 2para');
  then.at('1g', 'dead');
});

rule('barbarossa:4.17g', 'and are lost where the hex is not cleared', ({ given, when, then }) => {
  given(`${text()}; 2g@1909; 3g@1909; dice 5`);
  when('attack 1909 from 24pz drop 2para');
  then.event('unit.eliminated', { unit: '2para' });
  then.at('1g', '1909');
});

rule('barbarossa:R43', 'by air there is no river, no ring and no want of supply', ({ given, then }) => {
  // 1908 lies over the river from 1809 and from 1907.
  const river = text().replace('24pz@1910; 1g@1909', '24pz@1809; 1g@1908');
  given(text());
  then.means(shiftsIn(oddsAt(river, '1908', '24pz', { drop: '2para' })), { rough: -1, river: -1 });
  then.means(oddsAt(text(), '1909', '24pz', { drop: '2para' }).attack.entries.length, 2);
  then.allowed('attack 1909 from 24pz drop 2para');
});
