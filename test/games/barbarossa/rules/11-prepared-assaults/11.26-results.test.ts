// Chapter 11: what the results of a battle take from either side (11.26, R126, R127).
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
//   On turn 4 the German who fights first gains a column.
import { rule } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const LATE =
  'phase soviet-assault; turn 14; plan order fight-move; own turn.luftwaffe 9; marker supplya 1706;';
/** Two panzer corps and one with a dot against six: 4:1, a bloodbath on 5. */
const DOTTED = '24pz@1708; 46pz@1708 under; ho@1708 under; 3ra@1707; 4ra@1707 under; dice 5';

rule('barbarossa:11.26a', 'AE: all who attacked are eliminated', ({ given, when, then }) => {
  given(
    `${GERMAN} 34inf@1708; 35inf@1808; 8inf@1708 under; 3ra@1707; 4ra@1707 under; 5ra@1707 under; dice 6`,
  );
  when('attack 1707 from 34inf 35inf');
  then.event('unit.eliminated', { unit: '34inf', from: '1708' });
  then.event('unit.eliminated', { unit: '35inf', from: '1808' });
  then.at('8inf', '1708');
  then.at('3ra', '1707');
});

rule('barbarossa:11.26b', 'AS: nothing is lost and nobody moves', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1708; 3ra@1707; 4ra@1707 under; dice 5`);
  when('attack 1707 from 24pz');
  then.event('battle.result-AS', { hex: '1707' });
  then.noEvent('unit.eliminated');
  then.noEvent('unit.retreated');
  then.decides('german', 'assaults@orders');
});

rule(
  'barbarossa:11.26c',
  'DE: all who defended are eliminated, attackers may advance',
  ({ given, when, then }) => {
    given(`${GERMAN} 24pz@1708; 46pz@1708 under; 3ra@1707; dice 1`);
    when('attack 1707 from 24pz 46pz');
    then.event('unit.eliminated', { unit: '3ra', from: '1707' });
    then.at('24pz', '1708');
    then.decides('german', 'advance@choose');
  },
);

rule('barbarossa:11.26d', 'BB: all who defended are eliminated first', ({ given, when, then, state }) => {
  given(`${GERMAN} ${DOTTED}`);
  when('attack 1707 from 24pz 46pz ho', 'lose 24pz ho');
  then.event('unit.eliminated', { unit: '3ra' });
  then.event('unit.eliminated', { unit: '4ra' });
  if (state().own.turn.eliminated.join() !== '3ra,4ra,24pz,ho') throw new Error('Not in that order');
});

rule('barbarossa:11.26e', 'BB: the attacker then gives up at least as much', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1708; 46pz@1708 under; 34inf@1708 under; 3ra@1707; 4ra@1707 under; dice 5`);
  when('attack 1707 from 24pz 34inf 46pz');
  then.decides('german', 'losses@choose');
  then.offered('lose', ['lose 24pz', 'lose 46pz']);
  then.refused('lose 34inf', 'LOSE.TOO-LITTLE');
  then.refused('lose 3ra', 'LOSE.NOT-IN-BATTLE');
  then.refused('lose 24pz 24pz', 'LOSE.NOT-IN-BATTLE');
  when('lose 46pz');
  then.event('losses.paid', { units: ['46pz'], has: 8, need: 6 });
  then.event('unit.eliminated', { unit: '46pz', from: '1708' });
  then.at('24pz', '1708');
});

rule('barbarossa:11.26e', 'a force that is too small goes whole, unasked', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1708; 3ra@1707; 4ra@1707 under; 5ra@1707 under; dice 3`);
  when('attack 1707 from 24pz');
  then.event('losses.paid', { units: ['24pz'], has: 8, need: 9 });
  then.decides('german', 'assaults@orders');
});

rule('barbarossa:11.26f', 'who lives through a bloodbath may advance', ({ given, when, then }) => {
  given(`${GERMAN} ${DOTTED}`);
  when('attack 1707 from 24pz 46pz ho', 'lose 24pz ho');
  then.offered('advance', ['advance 46pz 1707']);
  when('advance 46pz 1707');
  then.event('unit.advanced', { units: ['46pz'], hex: '1707' });
});

rule('barbarossa:11.26g', 'units with a dot go before any other', ({ given, when, then }) => {
  given(`${GERMAN} ${DOTTED}`);
  when('attack 1707 from 24pz 46pz ho');
  then.refused('lose 24pz', 'LOSE.DOTTED-FIRST');
  then.refused('lose 24pz 46pz', 'LOSE.DOTTED-FIRST');
  then.refused('lose ho', 'LOSE.TOO-LITTLE', 'barbarossa:11.26e');
  then.offered('lose', ['lose 24pz ho', 'lose 46pz ho']);
});

rule('barbarossa:R167', 'more than is owed may go, dotted units first', ({ given, when, then }) => {
  given(`${GERMAN} ${DOTTED}`);
  when('attack 1707 from 24pz 46pz ho');
  then.refused('lose 24pz 46pz', 'LOSE.DOTTED-FIRST', 'barbarossa:11.26g');
  when('lose 24pz 46pz ho');
  then.event('losses.paid', { units: ['24pz', '46pz', 'ho'], need: 6 });
  then.at('46pz', 'dead');
});

rule('barbarossa:R167', 'where one would do, it is asked all the same', ({ given, when, then }) => {
  given(`${GERMAN} ho@1708; 24pz@1708 under; 3ra@1707; dice 5`);
  when('attack 1707 from 24pz ho');
  then.decides('german', 'losses@choose');
  then.offered('lose', ['lose ho']);
  when('lose 24pz ho');
  then.event('losses.paid', { units: ['24pz', 'ho'], need: 3 });
  then.at('24pz', 'dead');
});

rule('barbarossa:R126', 'where dots are enough, one of them will do', ({ given, when, then, state }) => {
  given(`${GERMAN} ho@1708; lk@1708 under; 24pz@1708 under; 3ra@1707; dice 5`);
  when('attack 1707 from 24pz ho lk');
  then.offered('lose', ['lose ho', 'lose lk']);
  then.allowed('lose ho lk', 'lose 24pz ho lk');
  when('lose ho');
  then.means(state().own.places['out']?.includes('ho'), true);
});

rule(
  'barbarossa:R127',
  'a dot goes first even where it is worth more than is due',
  ({ given, when, then }) => {
    given(`${GERMAN} army12@1708; ho@1708 under; 34inf@1708 under; 3ra@1707; dice 5`);
    when('attack 1707 from 34inf army12 ho');
    then.offered('lose', ['lose army12', 'lose ho']);
    then.refused('lose 34inf', 'LOSE.DOTTED-FIRST');
  },
);

rule('barbarossa:11.26h', 'a doubled shock army counts double', ({ given, when, then }) => {
  given(`${LATE} 1sh@1706; 1t@1706 under; 2t@1706 under; 7inf@1707; dice 3`);
  when('attack 1707 from 1sh 1t 2t');
  then.offered('lose', ['lose 1sh', 'lose 1t 2t']);
  when('lose 1sh');
  then.event('losses.paid', { units: ['1sh'], has: 6, need: 6 });
});

rule(
  'barbarossa:11.26j',
  'panzers at a city pay with the factor they attacked with',
  ({ given, when, then }) => {
    given(
      `${GERMAN} 24pz@1909; 46pz@1909 under; 47pz@1909 under; 48pz@1909 under; 3ra@1810; 4ra@1810 under; dice 5`,
    );
    when('attack 1810 from 24pz 46pz 47pz 48pz', 'lose 24pz');
    then.event('losses.paid', { units: ['24pz'], has: 6, need: 6 });
  },
);

rule('barbarossa:11.26k', 'DR: the defenders retreat, the attackers do not', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1708; 46pz@1708 under; 3ra@1707; dice 5`);
  when('attack 1707 from 24pz 46pz');
  then.event('battle.result-DR', { hex: '1707' });
  then.decides('soviet', 'retreat@choose');
});

rule(
  'barbarossa:8.14',
  "supply is that of the battle's start, though the losses open a way (R140)",
  ({ given, when, then }) => {
    const ring = '3ra@1709; 4ra@1608; 5ra@1707; 6ra@1808; 8ra@1809; 9ra@1609';
    given(
      `phase german-assault; turn 28; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708 under; ${ring}; dice 3`,
    );
    when('attack 1709 from 24pz 46pz', 'lose 24pz');
    then.event('unit.out-for-good', { unit: '24pz' });
    then.at('24pz', 'out');
  },
);

const GAMBIT =
  'phase german-assault; turn 17; plan order fight-move; own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne; 24pz@1708; 46pz@1708 under;';

rule(
  'barbarossa:4.17f',
  'paratroops live in a hex that was cleared, and advances come on top',
  ({ given, when, then, state }) => {
    given(`${GAMBIT} 3ra@1707; 4ra@1707 under; dice 1`);
    when('attack 1707 from 24pz 46pz drop 2para');
    then.event('drop.landed', { unit: '2para', hex: '1707' });
    then.at('2para', '1707');
    then.means(state().own.held['1707'], 'german');
    when('advance 24pz 46pz 1707');
    then.at('24pz', '1707');
  },
);

rule('barbarossa:4.17f', 'they count six for a bloodbath, and have a dot', ({ given, when, then, state }) => {
  given(`${GAMBIT} 3ra@1707; 4ra@1707 under; 5ra@1707 under; dice 4`);
  when('attack 1707 from 24pz 46pz drop 2para');
  then.decides('german', 'losses@choose');
  then.refused('lose 24pz', 'LOSE.DOTTED-FIRST', 'barbarossa:11.26g');
  when('lose 24pz 2para');
  then.means(state().own.turn.eliminated, ['3ra', '4ra', '5ra', '24pz', '2para']);
  then.at('2para', 'out');
  then.noEvent('drop.landed');
});

rule('barbarossa:4.17g', 'they die where the hex is not cleared', ({ given, when, then }) => {
  given(`${GAMBIT} 3ra@1707; 4ra@1707 under; 5ra@1707 under; 6ra@1707 under; dice 5`);
  when('attack 1707 from 24pz 46pz drop 2para');
  then.event('unit.eliminated', { unit: '2para' });
  then.at('24pz', '1708');
});

rule(
  'barbarossa:R140',
  'who falls is judged by his supply when the battle began',
  ({ given, when, then, state }) => {
    const ring = '3ra@1709; 4ra@1608; 5ra@1707; 6ra@1808; 8ra@1809; 9ra@1609';
    given(
      `phase german-assault; turn 28; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708 under; ${ring}; dice 3`,
    );
    when('attack 1709 from 24pz 46pz');
    then.means(state().stack.at(-1)?.vars['supply'], { '24pz': 'none', '46pz': 'none', '3ra': 'overland' });
    when('lose 46pz');
    then.at('46pz', 'out');
  },
);
