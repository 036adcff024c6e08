// Chapter 1: halving and rounding, as battles do it.
import { oddsAt } from './combat-kit.ts';
import { accountedAttack } from '../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { p, rule, stateOf } from './kit.ts';

// 2210 is ringed by Soviet units: a German there is out of supply.
const RING = '1g@2209; 2g@2310; 3g@2309; 4g@2211; 5g@2109; 6g@2110';
const POCKET = `phase german-assault; turn 9; plan order move-fight; ${RING}`;

rule('barbarossa:1.3a', 'what is left over is dropped', ({ given, then }) => {
  given(`${POCKET}; 56pz@2210`);
  const { attack } = oddsAt(`${POCKET}; 56pz@2210`, '2209', '56pz');
  then.entry(attack, 'combat.rounded-down', -0.5);
  then.means(attack.total, 3);
});

rule('barbarossa:1.3b', 'half of three is one, half of two is one', ({ given, then }) => {
  given(`${POCKET}; h1@2210`);
  const half = (unit: string) => oddsAt(`${POCKET}; ${unit}@2210`, '2209', unit).attack.total;
  then.means(half('r3'), 1);
  then.means(half('h1'), 1);
});

rule('barbarossa:1.3c', 'a unit alone never has less than 1', ({ given, then }) => {
  const text =
    'phase soviet-assault; turn 3; 29rc@2210; 1inf@2209; 2inf@2310; 4inf@2309; 5inf@2211; 6inf@2109; 7inf@2110';
  given(text);
  const { attack } = oddsAt(text, '2209', '29rc');
  then.entry(attack, 'combat.at-least-one', 1);
  then.means(attack.total, 1);
});

rule('barbarossa:1.3d', 'factors that are halved are added first and halved once', ({ given, then }) => {
  const text = `${POCKET}; 56pz@2210; 34inf@2210`;
  given(text);
  const { attack } = oddsAt(text, '2209', '56pz 34inf');
  then.entry(attack, 'combat.together', 1);
  then.means(attack.total, 5);
  const battle = { target: '2209', attackers: ['56pz', '34inf'], kind: 'prepared' } as const;
  then.means(accountedAttack(p, stateOf(text), battle, ['56pz']), 3);
  then.means(accountedAttack(p, stateOf(text), battle, ['34inf']), 1);
});
