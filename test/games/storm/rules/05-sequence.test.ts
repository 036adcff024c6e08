// Chapter 5: the sequence of play, and turn 1.
import { describe } from '@jest/globals';
import { battleOdds } from '../../../../src/games/storm/10-prepared-assaults/10.8-odds.ts';
import { supplyAtBattle } from '../../../../src/games/storm/10-prepared-assaults/10.8-supply-at-battle.ts';
import { p, rule, stateOf } from './kit.ts';

const diceDrawn = ({ drawn }: { readonly drawn: number }): number => drawn;

const odds = (text: string, attackers: readonly string[], target: string) => {
  const s = stateOf(text);
  const defenders = s.own.places[target] ?? [];
  return battleOdds(p, s, {
    target,
    kind: 'prepared',
    attackers,
    defenders,
    supply: supplyAtBattle(p, s, [...attackers, ...defenders]),
  });
};

/** A Soviet stack and a German division side by side on open ground; 1st Tank has the stronger attack. */
const FIELD = '1td@N1731; 3td@N1731 under; 5inf@N1732; 98rd@track-9; 227inf@track-9; 24rd@N4244';

describe('5.1, 5.2: the phases of a turn', () => {
  rule(
    ['storm:5.2b', 'storm:5.2c', 'storm:5.2e', 'storm:5.2f', 'storm:5.2g', 'storm:5.1a'],
    'one after the other',
    ({ given, dice, when, then, state }) => {
      given(
        `phase air-superiority; turn 2; dice 3 3 3 3; ${FIELD}; 98rd@track-2; 227inf@track-2; 2pz@reserve`.replace(
          '98rd@track-9; 227inf@track-9; ',
          '',
        ),
      );
      then.event('air.tied', { soviet: 6, german: 6 }, 'storm:5.3c');
      then.decides('soviet', 'turn@sovietOrder');
      when('choose move-fight');
      const seen: string[] = [];
      dice(1, 1, 1, 1);
      for (let n = 0; n < 20 && state().clock.turn === 2; n++) {
        if (seen.at(-1) !== state().clock.phase) seen.push(state().clock.phase);
        when(state().stack.at(-1)?.step === 'germanOrder' ? 'choose fight-move' : 'end');
      }
      const at = (phase: string): number => seen.indexOf(phase);
      then.means(seen[0], 'soviet-movement', 'storm:5.2b');
      then.means(
        at('german-release') < at('german-creation') && at('german-creation') < at('german-combat'),
        true,
        'storm:5.2c',
      );
      then.means(at('german-combat') < at('german-movement'), true, 'storm:5.1a');
      then.means(at('german-movement') < at('soviet-reinforcement'), true, 'storm:5.2e');
      then.means(at('soviet-reinforcement') < at('german-reinforcement'), true, 'storm:5.2f');
      then.event('phase.begins', { phase: 'air-superiority' }, 'storm:5.1a');
      then.event('phase.begins', { phase: 'terminal-supply' }, 'storm:5.1a');
      then.means(state().clock.turn, 3, 'storm:5.2g');
      then.event('turn.begins', { turn: 3 }, 'storm:5.1a');
    },
  );
});

describe('5.3: air superiority', () => {
  rule(
    ['storm:5.3a', 'storm:5.3b', 'storm:5.3d', 'storm:2.1b'],
    'two dice each, the difference in markers',
    ({ given, then, state }) => {
      given(`phase air-superiority; turn 2; dice 6 4 1 2; ${FIELD}`);
      then.event('air.won', { side: 'soviet', count: 7, soviet: 10, german: 3 }, 'storm:5.3b');
      then.decides('soviet', 'air-superiority@place');
      then.means(diceDrawn(state()), 4, 'storm:5.3a');
      then.means(
        p.tables.dice.every(({ die }) => die === 6),
        true,
        'storm:2.1b',
      );
      then.event('air.won', { count: 7 }, 'storm:5.3b');
      then.means(p.tables.dice.find(({ id }) => id === 'air-soviet')?.count, 2, 'storm:5.3d');
    },
  );

  rule(
    ['storm:5.3e', 'storm:11.1a', 'storm:11.1b', 'storm:11.1c', 'storm:R92'],
    'all are laid at once, anywhere, one to a hex',
    ({ given, when, then, state }) => {
      given(`phase air-superiority; turn 2; dice 1 1 2 3; ${FIELD}`);
      when('air N1731');
      then.event('air.placed', { hex: 'N1731', side: 'german' }, 'storm:5.3e');
      then.refused('air N1731', 'AIR.TAKEN', 'storm:11.1b');
      const sea = p.grid.ids.find((hex) => !p.isLand(hex)) ?? '';
      when(`air ${sea}`);
      then.means(state().own.markers['air']?.includes(sea), true, 'storm:R92');
      then.decides('german', 'air-superiority@place');
      when('air default');
      then.means(state().own.markers['air']?.filter(p.isHex).length, 3, 'storm:11.1c');
      then.means(state().own.markers['air']?.length, 10, 'storm:11.1a');
    },
  );

  rule(
    ['storm:11.5', 'storm:R101'],
    'one German die once Ploesti was lost, ten markers at most',
    ({ given, then, state }) => {
      given(`phase air-superiority; turn 2; dice 6 6 1; ${FIELD}; held S2029 german back`);
      then.event('air.won', { side: 'soviet', count: 10, soviet: 12, german: 1 }, 'storm:R101');
      then.means(state().drawn, 3, 'storm:11.5');
    },
  );

  rule(
    ['storm:4.11c', 'storm:R77'],
    'the pro-Luftwaffe option gives it to the Germans',
    ({ given, then, state }) => {
      given(`option pro-luftwaffe=on; phase air-superiority; turn 2; dice 6 5; ${FIELD}`);
      then.event('air.won', { side: 'german', count: 10 }, 'storm:4.11c');
      then.means(state().drawn, 2, 'storm:R77');
    },
  );
});

describe('5.4, 5.7: the order of phases', () => {
  rule(
    ['storm:5.4a', 'storm:5.4b', 'storm:5.4c', 'storm:5.4f'],
    'the Soviets declare theirs',
    ({ given, when, then, state }) => {
      given(`phase soviet-order; turn 2; ${FIELD}`);
      then.offered('choose', ['choose fight-move', 'choose move-fight']);
      when('choose move-fight');
      then.event('order.declared', { side: 'soviet', order: 'move-fight' }, 'storm:5.4a');
      then.decides('soviet', 'soviet-movement@orders');
      when('move 1td N1730', 'move 1td N1731', 'end');
      then.decides('soviet', 'soviet-combat@orders');
      then.allowed('attack N1732 from 1td');
      then.means(state().own.phase.attackers, [], 'storm:5.4b');
      then.means(state().own.plan.order, 'move-fight', 'storm:5.4c');
      when('end');
      then.decides('german', 'turn@germanOrder');
      then.means(state().own.plan.order, undefined, 'storm:5.4f');
    },
  );

  rule(['storm:5.4d', 'storm:5.4e'], 'to move first costs the Soviets a column', ({ given, then }) => {
    const text = `phase soviet-combat; turn 2; ${FIELD}`;
    given(text);
    const after = odds(`${text}; own plan.order "move-fight"`, ['1td'], 'N1732');
    then.entry(after.odds, 'shift.soviet-move-fight', -1, 'storm:5.4d');
    then.means(
      odds(`${text}; own plan.order "fight-move"`, ['1td'], 'N1732').odds.entries.length,
      1,
      'storm:5.4e',
    );
  });

  rule(
    ['storm:5.7a', 'storm:5.7b', 'storm:5.7c', 'storm:5.7f', 'storm:5.8a'],
    'and the Germans theirs, for all of the Axis',
    ({ given, when, then, state }) => {
      given(`phase german-order; turn 2; ${FIELD}; 9r@S1436`);
      then.decides('german', 'turn@germanOrder');
      when('choose fight-move');
      then.event('order.declared', { side: 'german', order: 'fight-move' }, 'storm:5.7a');
      for (let n = 0; n < 3 && !state().clock.phase.endsWith('combat'); n++) when('end');
      then.allowed('attack N1731 from 5inf');
      when('end');
      then.decides('german', 'german-movement@orders');
      then.allowed(
        'move 5inf N1733',
        'move 9r S1435'.replace(
          'S1435',
          p.neighbours('S1436').find((hex) => p.hex(hex).country === 'romania' && p.isLand(hex)) ?? '',
        ),
      );
      then.means(state().own.plan.order, 'fight-move', 'storm:5.7b');
      then.means(state().clock.phasing, 'german', 'storm:5.7c');
      when('end');
      then.means(
        state().clock.phase.startsWith('german-m') || state().clock.phase.startsWith('german-c'),
        false,
        'storm:5.7f',
      );
      then.event('phase.begins', { phase: 'german-movement' }, 'storm:5.1a');
      then.means(state().own.places['S1436'], ['9r'], 'storm:5.8a');
    },
  );

  rule(
    ['storm:5.7d', 'storm:5.8c'],
    'to fight first gains Germans a column, not their allies',
    ({ given, then }) => {
      const text = `phase german-combat; turn 2; own plan.order "fight-move"; ${FIELD}; 9r@S1725; 2rd@S1726`;
      given(text);
      then.entry(odds(text, ['5inf'], 'N1731').odds, 'shift.german-fight-move', 1, 'storm:5.7d');
      then.means(odds(text, ['9r'], 'S1726').odds.entries.length, 1, 'storm:5.8c');
    },
  );

  rule('storm:5.7e', 'to move first allows mobile assaults', ({ given, then }) => {
    const text = `turn 2; 1pz@N1732; 2rd@N1731; phase german-movement`;
    given(`${text}; own plan.order "move-fight"`);
    then.allowed('assault 1pz N1731');
    then.means(odds(`${text}; own plan.order "move-fight"`, ['1pz'], 'N1731').odds.entries.length, 1);
  });
});

describe('5.13: turn 1', () => {
  rule(
    ['storm:5.13b', 'storm:5.13a', 'storm:5.13c', 'storm:R25'],
    'two columns for the Soviets, one off for the Axis',
    ({ given, then }) => {
      const soviet = `phase soviet-combat; turn 1; own plan.order "fight-move"; ${FIELD}`;
      given(soviet);
      then.entry(odds(soviet, ['1td'], 'N1732').odds, 'shift.surprise', 2, 'storm:5.13b');
      const german = `phase german-combat; turn 1; own plan.order "fight-move"; ${FIELD}; 9r@S1725; 2rd@S1726`;
      then.entry(odds(german, ['5inf'], 'N1731').odds, 'shift.surprised', -1, 'storm:5.13c');
      then.means(odds(german, ['5inf'], 'N1731').odds.entries.length, 2, 'storm:5.13a');
      then.entry(odds(german, ['9r'], 'S1726').odds, 'shift.surprised', -1, 'storm:5.13c');
      then.means(
        odds(german, ['9r'], 'S1726').odds.total,
        -1 + odds(german.replace('turn 1', 'turn 2'), ['9r'], 'S1726').odds.total,
        'storm:R25',
      );
    },
  );

  rule(
    ['storm:5.13e', 'storm:5.13k'],
    'the Soviets fight first, and say what the Germans do',
    ({ given, when, then }) => {
      given(`phase soviet-order; turn 1; ${FIELD}`);
      then.event('order.declared', { side: 'soviet', order: 'fight-move' }, 'storm:5.13k');
      then.decides('soviet', 'soviet-combat@orders');
      when('end', 'end');
      then.decides('soviet', 'turn@germanOrder');
      when('choose fight-move');
      then.event('order.declared', { side: 'german', order: 'fight-move' }, 'storm:5.13e');
    },
  );

  rule(
    ['storm:5.13h', 'storm:5.13i', 'storm:R65'],
    'no markers, and the air is Soviet',
    ({ given, when, then, state }) => {
      given('start campaign');
      when('place default', 'end');
      then.event('air.granted', { side: 'soviet' }, 'storm:5.13i');
      then.means(state().own.markers['air']?.filter(p.isHex), [], 'storm:5.13h');
      then.means(state().own.turn.air, 'soviet', 'storm:R65');
    },
  );
});

describe('5.3 in a position', () => {
  rule('storm:5.3e', 'the markers may still be to lay', ({ given, when, then }) => {
    given(
      `phase air-superiority; turn 2; own turn.air "german"; own turn.awarded 2; marker air N1731; ${FIELD}`,
    );
    then.decides('german', 'air-superiority@place');
    when('air N1733');
    then.event('air.placed', { hex: 'N1733' });
    then.decides('soviet', 'turn@sovietOrder');
  });
});
