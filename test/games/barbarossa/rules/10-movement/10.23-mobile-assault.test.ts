// Chapter 10: mobile assaults (10.23 to 10.33).
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
//   Smolensk 1810 is a city; a line runs through 1512; 2013 is marsh. Turn 4 is a month, turn 5 two of them.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { spentBy } from '../../../../../src/mechanics/movement/stack.ts';
import { ledger } from '../../../../../src/core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../../../src/core/ledger.ts';
import { assaultCost } from '../../../../../src/games/barbarossa/10-movement/10.23-mobile-assault.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-movement; turn 4; plan order move-fight; own turn.luftwaffe 9;';
const SOVIET =
  'phase soviet-movement; turn 26; plan order move-fight; own turn.luftwaffe 9; marker supplya 1706;';
/** Sixteen against three, one column off: 4:1. */
const PAIR = '24pz@1709; 46pz@1709 under; 3ra@1707;';
const STRIKE = 'assault 24pz 46pz 1708 1707';
/** Twelve against three, one column off: 3:1. */
const TANKS = '1gt@1706; 2gt@1706 under; 2lw@1707;';

const cost = (position: string, unit: string, from: string, target: string): Ledger => {
  const entries: LedgerEntry[] = [];
  assaultCost(p, stateOf(`${GERMAN} ${position}`), unit, from, target, (part) => void entries.push(part));
  return ledger('cost', entries);
};

rule('barbarossa:10.24a', 'the force goes to its enemy, pays and fights', ({ given, when, then }) => {
  given(`${GERMAN} ${PAIR} dice 1`);
  then.refused('assault 24pz 46pz 1708 1608', 'ASSAULT.NOBODY');
  when(STRIKE);
  then.event('assault.begins', { units: ['24pz', '46pz'], from: '1708', hex: '1707', cost: 3 });
});

rule('barbarossa:10.24b', 'two points more for a clear hex', ({ given, then }) => {
  given(`${GERMAN} ${PAIR}`);
  const sum = cost('24pz@1708; 3ra@1707', '24pz', '1708', '1707');
  then.entry(sum, 'cost.assault-clear', 2);
  then.means(sum.total, 3);
});

rule('barbarossa:10.24c', 'three points more for a city', ({ given, then }) => {
  given(`${GERMAN} ${PAIR}`);
  const sum = cost('24pz@1809; 3ra@1810', '24pz', '1809', '1810');
  then.entry(sum, 'cost.assault-city', 3);
  then.means(sum.total, 4);
});

rule('barbarossa:10.19b', 'three points more for an enemy line', ({ given, then }) => {
  given(`${GERMAN} ${PAIR}`);
  const sum = cost('24pz@1513; 3ra@1512', '24pz', '1513', '1512');
  then.entry(sum, 'cost.assault-fortified-line', 3);
});

rule(
  'barbarossa:R81',
  'the step and the extra add up, a city and a line in it cost three once',
  ({ given, then }) => {
    given(`${GERMAN} ${PAIR}`);
    // Minsk has a line; over the river it is two more.
    then.means(cost('24pz@1812; 3ra@1813', '24pz', '1812', '1813').total, 1 + 2 + 3);
    then.means(cost('24pz@1814; 3ra@1813', '24pz', '1814', '1813').total, 1 + 3);
  },
);

rule(
  'barbarossa:10.24d',
  'a German force may assault again while its points last',
  ({ given, when, then, state }) => {
    given(`${GERMAN} 24pz@1708; 46pz@1708 under; 5ra@1707; 4ra@1707 under; dice 5 5`);
    when('assault 24pz 46pz 1707');
    then.means(spentBy(moveLaw(p), state(), '24pz'), 3);
    when('assault 24pz 46pz 1707');
    then.means(spentBy(moveLaw(p), state(), '24pz'), 6);
    then.refused('assault 24pz 46pz 1707', 'ASSAULT.POINTS', 'barbarossa:10.25f');
  },
);

rule('barbarossa:10.24d', 'another force may assault the same hex', ({ given, when, then, state }) => {
  given(
    `${GERMAN} 24pz@1708; 46pz@1708 under; 47pz@1808; 57pz@1808 under; 5ra@1707; 4ra@1707 under; dice 5 1`,
  );
  when('assault 24pz 46pz 1707', 'assault 47pz 57pz 1707', 'retreat 4ra 5ra 1706');
  then.means(state().own.places['1707'], ['47pz', '57pz']);
});

rule(
  'barbarossa:10.24e',
  'a Soviet unit assaults once in a phase, a hex may be assaulted again by others',
  ({ given, when, then }) => {
    given(`${SOVIET} 1gt@1706; 2gt@1706 under; 3gt@1607; 4gt@1607 under; 2lw@1707; 3lw@1708; dice 6 1`);
    when('assault 1gt 2gt 1707', 'assault 3gt 4gt 1707');
    then.at('3gt', '1707');
    then.refused('assault 3gt 1708', 'ASSAULT.ONCE');
  },
);

rule(
  'barbarossa:10.24f',
  'the launch hex is the last one before the enemy',
  ({ given, when, then, state }) => {
    given(`${GERMAN} ${PAIR} 4ra@1707 under; dice 5`);
    then.refused('assault 24pz 1707', 'ASSAULT.NOT-NEXT');
    when(STRIKE);
    then.means(state().own.places['1708'], ['24pz', '46pz']);
  },
);

rule('barbarossa:6.3', 'the launch hex has to have room (10.24f)', ({ given, then }) => {
  const four = '7inf@1708; 8inf@1708 under; 9inf@1708 under; 10inf@1708 under';
  given(`${GERMAN} ${PAIR} ${four}`);
  then.refused('assault 24pz 46pz 1708 1707', 'STACK.FULL');
  then.allowed('assault 24pz 1708 1707');
});

rule(
  'barbarossa:10.24g',
  'in the assaulted hex each side has its own limit',
  ({ given, when, then, state }) => {
    const five = '5ra@1707; 4ra@1707 under; 6ra@1707 under; 8ra@1707 under; 3ra@1707';
    given(
      `${GERMAN} 24pz@1708; 46pz@1708 under; 47pz@1708 under; 57pz@1708 under; 41pz@1708 under; ${five}; dice 6`,
    );
    when('assault 24pz 41pz 46pz 47pz 57pz 1707');
    then.means(state().own.phase.spent['24pz'], 3);
  },
);

rule('barbarossa:10.28a', 'what leaves anybody in the hex is a failure', ({ given, when, then, state }) => {
  given(`${GERMAN} ${PAIR} dice 6`);
  given(`${GERMAN} 24pz@1709; 46pz@1709 under; 3ra@1707; 4ra@1707 under; dice 5`);
  when(STRIKE);
  then.means(state().own.places['1708'], ['24pz', '46pz']);
  then.means(state().own.held['1707'], undefined);
});

rule(
  'barbarossa:10.28b',
  'Soviets who fail stay in the launch hex for the phase',
  ({ given, when, then }) => {
    given(`${SOVIET} ${TANKS} dice 6`);
    when('assault 1gt 2gt 1707');
    then.event('assault.failed', { units: ['1gt', '2gt'], hex: '1706', target: '1707' });
    then.refused('move 1gt 1606', 'MOVE.REPULSED');
    then.at('1gt', '1706');
  },
);

rule(
  'barbarossa:10.28c',
  'they may still make a prepared assault after it',
  ({ given, when, then, state }) => {
    given(`${SOVIET} ${TANKS} dice 6`);
    when('assault 1gt 2gt 1707', 'end');
    then.allowed('attack 1707 from 1gt 2gt');
    then.means(state().clock.phase, 'soviet-assault');
  },
);

rule('barbarossa:10.28d', 'Germans who fail may move on from the launch hex', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1709; 46pz@1709 under; 3ra@1707; 4ra@1707 under; dice 5`);
  when(STRIKE);
  then.event('assault.failed', { units: ['24pz', '46pz'], hex: '1708', target: '1707' });
  then.allowed('move 24pz 46pz 1808', 'assault 24pz 46pz 1707', 'assault 24pz 1707');
  when('move 24pz 1808 1807');
  then.at('24pz', '1807');
});

rule('barbarossa:10.28e', 'and they may make a prepared assault after it', ({ given, when, then, state }) => {
  given(`${GERMAN} 24pz@1709; 46pz@1709 under; 3ra@1707; 4ra@1707 under; dice 5`);
  when(STRIKE, 'end');
  then.allowed('attack 1707 from 24pz 46pz');
  then.means(state().clock.phase, 'german-assault');
});

rule('barbarossa:10.29a', 'Germans who clear the hex are in it and go on', ({ given, when, then }) => {
  given(`${GERMAN} ${PAIR} 4ra@1706; dice 1 1`);
  when(STRIKE);
  then.event('assault.cleared', { units: ['24pz', '46pz'], hex: '1707' });
  then.at('24pz', '1707');
  when('assault 24pz 46pz 1706');
  then.at('46pz', '1706');
});

rule('barbarossa:10.29b', 'there is no advance after it', ({ given, when, then, state }) => {
  given(`${GERMAN} 24pz@1708; 46pz@1708 under; 47pz@1708 under; 3ra@1707; dice 1`);
  when('assault 24pz 46pz 1707');
  then.decides('german', 'movement@orders');
  then.means(state().own.places['1708'], ['47pz']);
  then.refused('advance 47pz 1707', 'ORDER.NOT-NOW', 'hexfront:orders');
});

rule('barbarossa:10.29c', 'Soviets who clear the hex go on, but assault no more', ({ given, when, then }) => {
  given(`${SOVIET} ${TANKS} 3lw@1708; dice 1`);
  when('assault 1gt 2gt 1707');
  then.event('assault.cleared', { units: ['1gt', '2gt'], hex: '1707' });
  then.refused('assault 1gt 2gt 1708', 'ASSAULT.ONCE', 'barbarossa:10.24e');
  when('move 1gt 1807');
  then.at('1gt', '1807');
});

rule(
  'barbarossa:10.29d',
  'who cleared a hex may make a prepared assault after it',
  ({ given, when, then, state }) => {
    given(`${GERMAN} ${PAIR} 4ra@1706; dice 1`);
    when(STRIKE, 'end');
    then.allowed('attack 1706 from 24pz 46pz');
    then.means(state().clock.phase, 'german-assault');
  },
);

rule('barbarossa:10.30a', 'it is open in either order of phases', ({ given, when, then, state }) => {
  given(
    `phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708 under; 3ra@1707; 4ra@1706; dice 1 1`,
  );
  when('attack 1707 from 24pz 46pz', 'advance 24pz 46pz 1707', 'pass', 'end');
  then.means(state().clock.phase, 'german-movement');
  when('assault 24pz 46pz 1706');
  then.at('24pz', '1706');
});

rule('barbarossa:10.30b', 'nothing it comes to bars a prepared assault', ({ given, when, then, state }) => {
  given(`${GERMAN} 24pz@1709; 46pz@1709 under; 3ra@1707; 4ra@1707 under; dice 5 5`);
  when(STRIKE, STRIKE.replace('1708 ', ''), 'end');
  then.allowed('attack 1707 from 24pz 46pz');
  then.means(state().own.phase.attackers, []);
});

rule(
  'barbarossa:10.31',
  'who retreated from one defends against the next like anybody',
  ({ given, when, then, state }) => {
    given(`${GERMAN} ${PAIR} 47pz@1607; 57pz@1607 under; 4ra@1706; dice 4 3`);
    when(STRIKE, 'retreat 3ra 1706');
    then.means(state().own.phase.retreated, []);
    when('assault 47pz 57pz 1706');
    then.decides('german', 'losses@choose');
    then.means(state().stack.at(-1)?.vars['defenders'], ['3ra', '4ra']);
  },
);

rule('barbarossa:10.31A', 'nobody retreats into the launch hex', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1706; 46pz@1706 under; 3ra@1707; dice 4`);
  when('assault 24pz 46pz 1707');
  then.refused('retreat 3ra 1706', 'RETREAT.LAUNCH-HEX');
  then.allowed('retreat 3ra 1607', 'retreat 3ra 1807');
});

rule('barbarossa:R12', 'only success changes who holds the hex', ({ given, when, then, state }) => {
  given(`${GERMAN} 24pz@1709; 46pz@1709 under; 3ra@1707; 4ra@1707 under; dice 5 1`);
  when(STRIKE);
  then.means(state().own.held['1707'], undefined);
  when('assault 24pz 46pz 1707', 'retreat 3ra 4ra 1706');
  then.means(state().own.held['1707'], 'german');
});

rule('barbarossa:10.32a', 'it is fought like any battle', ({ given, when, then, state }) => {
  given(`${GERMAN} ${PAIR} dice 5`);
  when(STRIKE);
  const frame = state().stack.at(-2);
  then.means([frame?.proc, frame?.vars['kind'], frame?.vars['from']], ['battle', 'mobile', '1708']);
});

rule('barbarossa:10.33', 'the Luftwaffe may support it', ({ given, when, then, state }) => {
  given(`${GERMAN.replace('own turn.luftwaffe 9;', '')} ${PAIR} dice 5`);
  when(STRIKE);
  then.decides('german', 'battle@support');
  when('luftwaffe');
  then.means(state().own.turn.luftwaffe, 1);
});

rule(
  'barbarossa:10.27',
  'only who began the phase together assaults together',
  ({ given, when, then, state }) => {
    given(`${GERMAN} 24pz@1709; 46pz@1708; 3ra@1707`);
    when('move 24pz 1708');
    then.refused('assault 24pz 46pz 1707', 'MOVE.NOT-TOGETHER');
    then.means(state().own.phase.origins, { '24pz': '1709' });
  },
);

rule(
  'barbarossa:R71',
  'five attackers who fail stand in the launch hex as before',
  ({ given, when, then, state }) => {
    const five = '24pz@1708; 46pz@1708 under; 47pz@1708 under; 57pz@1708 under; 41pz@1708 under';
    given(`${GERMAN} ${five}; 5ora@1707; 6ora@1707 under; 9ora@1707 under; dice 3`);
    when('assault 24pz 41pz 46pz 47pz 57pz 1707');
    then.means(state().own.places['1708'], ['24pz', '46pz', '47pz', '57pz', '41pz']);
  },
);

rule(
  'barbarossa:4.17f',
  'paratroops may come to it by air, and stay where it cleared',
  ({ given, when, then, state }) => {
    given(
      `${GERMAN.replace('turn 4', 'turn 17')} own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne; 24pz@1708; 46pz@1708 under; 3ra@1707; dice 1`,
    );
    when('assault 24pz 46pz 1707 drop 2para');
    then.event('drop.landed', { unit: '2para', hex: '1707' });
    then.means(state().own.places['1707'], ['24pz', '46pz', '2para']);
  },
);
