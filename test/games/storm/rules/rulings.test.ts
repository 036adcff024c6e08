// Rulings, and statements that several chapters share. N1731 and the hexes round it are open ground; its neighbours are
// N1832 N1732 N1632 N1631 N1730 N1831.
import { describe } from '@jest/globals';
import { check } from '../../../../src/core/kernel.ts';
import { scripted } from '../../../../src/core/dice.ts';
import { give, matchFrom, undoable } from '../../../../src/core/match.ts';
import { holder } from '../../../../src/mechanics/control.ts';
import { placeOf, unitsAt } from '../../../../src/mechanics/places.ts';
import { accessOf } from '../../../../src/games/storm/08-reinforcements/5.10-access.ts';
import { fateOf } from '../../../../src/games/storm/08-reinforcements/8.4-dead-pile.ts';
import { moveLaw } from '../../../../src/games/storm/09-movement/9.1-move-law.ts';
import { isOverland } from '../../../../src/games/storm/07-supply/7.4-tracing.ts';
import { PHASES } from '../../../../src/games/storm/05-sequence/5.2-phases.ts';
import { SUPPLY_STATES, supplyHere } from '../../../../src/games/storm/07-supply/7.2-supply.ts';
import { p, rule, stateOf, storm } from './kit.ts';

const soviet = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const german = 'phase german-combat; turn 2; own plan.order "move-fight"';
const movement = 'phase german-movement; turn 2; own plan.order "move-fight"';
const RING = [
  '31inf@N1832',
  '34inf@N1732',
  '45inf@N1632',
  '167inf@N1631',
  '255inf@N1730',
  '293inf@N1831',
].join('; ');

describe('set-up and sequence', () => {
  rule(
    ['storm:3.1a', 'storm:R95', 'storm:R96', 'storm:R5'],
    'the Soviets set up, then the Germans if they may',
    ({ given, when, then }) => {
      given('base campaign; option german-setup=free; turn 1; phase set-up');
      then.decides('soviet', 'setUp@soviet');
      then.means(
        p.area('soviet-set-up').every((hex) => p.hex(hex).country === 'ussr'),
        true,
        'storm:R96',
      );
      when('place default', 'end');
      then.decides('german', 'setUp@german');
      then.event('setup.done', { side: 'soviet' }, 'storm:3.4a');
      then.means(storm.rules.sides, ['german', 'soviet'], 'storm:3.1a');
      then.means(unitsAt(stateOf('start campaign').own, 'N3431'), ['1pz'], 'storm:R95');
      then.means(
        unitsAt(stateOf('base campaign; option german-setup=free; turn 1; phase set-up').own, 'N3431'),
        [],
        'storm:R5',
      );
    },
  );

  rule(
    [
      'storm:3.2c',
      'storm:5.13p',
      'storm:R24',
      'storm:R106',
      'storm:R81',
      'storm:R87',
      'storm:R10',
      'storm:R2',
      'storm:R18',
      'storm:R19',
    ],
    'what the data say',
    ({ given, then }) => {
      given(`${movement}; 1pz@N1731`);
      then.means(p.turn(3)?.label, 'I Jul', 'storm:3.2c');
      then.means(
        ['1td', '3td', '163md'].map((unit) => p.unit(unit).formation),
        ['1mc', '1mc', '1mc'],
        'storm:5.13p',
      );
      then.means(p.turn(1)?.label, 'I Jun', 'storm:R24');
      then.means(p.set.scenarios['campaign']?.track['10'], undefined, 'storm:R106');
      then.means(
        [p.grid.index('S4230') === p.grid.index('N1030'), p.grid.id(p.grid.index('N1030'))],
        [true, 'N1030'],
        'storm:R81',
      );
      then.means(
        Object.values(p.set.board.map.waters).every(({ kind }) => kind === 'sea'),
        true,
        'storm:R87',
      );
      then.means(p.area('soviet-sources').includes('S1844'), false, 'storm:R10');
      then.means(Object.keys(p.set.units.types).length, 14, 'storm:R2');
      then.means(
        ['S2227', 'S3033'].map((hex) => p.hex(hex).terrain),
        ['mountain', 'mountain'],
        'storm:R18',
      );
      then.means(
        ['N3530', 'N3031', 'N2038', 'S2837'].map((hex) => p.hex(hex).terrain),
        ['clear', 'forest', 'marsh', 'rough'],
        'storm:R19',
      );
    },
  );

  rule(['storm:5.1b', 'storm:R79'], 'a phase that is over is over', ({ given, when, then, state }) => {
    given(`phase soviet-movement; turn 2; own plan.order "fight-move"; 1td@N1134; 5inf@N1731`);
    when('move 1td N1135', 'end');
    then.means(state().clock.phase !== 'soviet-movement', true, 'storm:5.1b');
    // A move is taken back, a die and a stack that was seen are not.
    const match = matchFrom(
      storm.rules,
      stateOf(`${german}; 5inf@N1732; 26inf@N1931; 6rd@N1731; 13rd@N1731 under; 86rd@N1534`),
      { dice: scripted([6]) },
    );
    const order = { by: 'german', verb: 'attack', args: { target: ['N1731'], from: ['5inf'] } };
    then.means(give(match, [order]).ok, true, 'storm:5.1b');
    then.means(undoable(match), 0, 'storm:R79');
    const walk = matchFrom(storm.rules, stateOf(`${movement}; 1pz@N1731; 86rd@N1534`));
    give(walk, [{ by: 'german', verb: 'move', args: { units: ['1pz'], path: ['N1732'] } }]);
    then.means(undoable(walk), 1, 'storm:R79');
  });

  rule(
    ['storm:5.2a', 'storm:5.2d'],
    'the air first, the supply check after the Germans',
    ({ given, then }) => {
      given('phase air-superiority; turn 2; dice 3 3 3 3; 1td@N1134; 5inf@N1731');
      then.event('air.tied', {}, 'storm:5.3c');
      then.means(PHASES[1], 'air-superiority', 'storm:5.2a');
      then.means(PHASES.indexOf('terminal-supply') > PHASES.indexOf('german-combat'), true, 'storm:5.2d');
    },
  );
});

describe('stacks and supply', () => {
  rule(
    ['storm:6.1a', 'storm:6.2b', 'storm:6.1d', 'storm:5.10c', 'storm:5.11b'],
    'limits count where something comes to rest',
    ({ given, when, then }) => {
      const full = ['5inf', '6inf', '26inf', '28inf', '35inf', '8inf', '161inf', '162inf'];
      given(
        `${movement}; 1pz@N1733; ${full.map((unit) => `${unit}@N1732 under`).join('; ')}; 16h@S3623; 12pz@S3622`,
      );
      then.refused('move 1pz N1732', 'STACK.FULL', 'storm:6.4');
      when('move 1pz N1732 N1731', 'move 12pz S3623 S3624');
      then.event('units.moved', { units: ['1pz'], hex: 'N1731' }, 'storm:9.1b');
      then.at('1pz', 'N1731');
      then.means(placeOf(stateOf(movement + '; 1pz@N1731').own, '1pz'), 'N1731', 'storm:6.1a');
      then.at('12pz', 'S3624');
      then.means(p.hex('S3623').country, 'hungary', 'storm:6.2b');
      const six = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd'];
      given(
        `phase soviet-reinforcement; turn 2; 98rd@track-2; 1ha@track-2; ${six.map((unit) => `${unit}@N4244 under`).join('; ')}; 5inf@N1731`,
      );
      then.refused('place 98rd N4244', 'STACK.FULL', 'storm:6.5a');
      when('place 1ha N4244');
      then.means(placeOf(stateOf(`${movement}; 1ha@N4244`).own, '1ha'), 'N4244', 'storm:6.1d');
      then.event('units.entered', { units: ['1ha'] }, 'storm:5.10d');
      then.means(six.length, p.tables.limits.find(({ id }) => id === 'stack-soviet')?.value, 'storm:5.10c');
      given('phase german-reinforcement; turn 4; 227inf@track-3; 6rd@N2334');
      then.allowed('place 227inf N2020');
      then.means(
        stateOf('phase german-reinforcement; turn 4; 227inf@track-3').own.places['track-3'],
        ['227inf'],
        'storm:5.11b',
      );
    },
  );

  rule(
    ['storm:7.5d', 'storm:R34', 'storm:R52'],
    'each battle looks anew',
    ({ given, dice, when, then, state }) => {
      // Cut off as it attacks, out of the pocket once it has won.
      given(
        `${soviet}; ${RING.replace('34inf@N1732', '221sec@N1732')}; 1td@N1731; 3td@N1731 under; 2td@N1731 under; 5td@N1731 under; 23td@N1731 under; 28td@N1731 under`,
      );
      dice(1);
      when('attack N1732 from 1td 23td 28td 2td 3td 5td');
      then.event('battle.odds', {}, 'storm:10.8a');
      then.means(isOverland(p, state(), 'N1731', 'soviet'), true, 'storm:R34');
      then.decides('soviet', 'advance@choose');
      when('advance 1td N1732');
      then.allowed('pass');
      then.means(
        state().stack.some(({ proc }) => proc === 'battle'),
        true,
        'storm:7.5d',
      );
      then.means(
        isOverland(p, stateOf(`${soviet}; ${RING}; 1ab@N1731`), 'N1731', 'soviet'),
        false,
        'storm:R52',
      );
    },
  );

  rule(
    ['storm:7.8g', 'storm:R88', 'storm:4.3c'],
    'there is no supply by sea, and Ploesti counts at once',
    ({ given, when, then, state }) => {
      given(`phase soviet-movement; turn 2; own plan.order "fight-move"; 6rd@S2030; 5inf@N1731`);
      then.means(SUPPLY_STATES, ['overland', 'aerial', 'attenuated', 'out'], 'storm:7.8g');
      const coast = p
        .neighbours('N3727')
        .filter((hex) => p.isLand(hex) && !p.sideKinds(hex, 'N3727').includes('sea'));
      const wall = coast
        .map((hex, i) => `${['2rd', '8rd', '13rd', '86rd', '113rd', '155rd'][i] ?? ''}@${hex}`)
        .join('; ');
      then.means(
        isOverland(p, stateOf(`${movement}; 1pz@N3727; ${wall}`), 'N3727', 'german'),
        false,
        'storm:R88',
      );
      when('move 6rd S2029');
      then.event('ploesti.lost', {}, 'storm:7.8a');
      then.means(supplyHere(p, state(), '5inf'), 'attenuated', 'storm:4.3c');
    },
  );

  rule('storm:R66', 'Ploesti takes units that have a line alone', ({ given, then }) => {
    const scene = { side: 'german', kind: 'release' } as const;
    const text = 'phase german-release; turn 2; own plan.order "move-fight"; 2pz@reserve';
    given(text);
    then.means(accessOf(p, stateOf(text), scene, '2pz').way('S2029'), 'storm:5.5d');
  });

  rule(['storm:R68', 'storm:R102'], 'supply of a hex is traced', ({ given, then }) => {
    const scene = { side: 'soviet', kind: 'arrival' } as const;
    const text = 'phase soviet-reinforcement; turn 1; 6rd@N2334; 5inf@N1731';
    given(text);
    then.means(accessOf(p, stateOf(text), scene, '98rd').way('N1231'), 'storm:5.10e', 'storm:R68');
    const ring = p
      .neighbours('N1231')
      .map((hex, i) => `${['31inf', '34inf', '45inf', '167inf', '255inf', '293inf'][i] ?? ''}@${hex}`)
      .join('; ');
    then.means(accessOf(p, stateOf(`${text}; ${ring}`), scene, '98rd').way('N1231'), undefined, 'storm:R102');
  });

  rule(
    ['storm:8.2a', 'storm:8.3', 'storm:R72', 'storm:R6'],
    'who has come acts like anybody',
    ({ given, when, then, state }) => {
      given('phase german-release; turn 2; own plan.order "fight-move"; 2pz@reserve; 13rd@N2728');
      when('place 2pz N2628');
      for (let n = 0; n < 3 && state().clock.phase !== 'german-combat'; n++) when('end');
      then.allowed('attack N2728 from 2pz');
      then.means(state().own.phase.moved, [], 'storm:8.3');
      then.means(state().own.phase.attackers, [], 'storm:8.2a');
      then.means(fateOf(p, 'slov', 'overland').rule, 'storm:8.4c', 'storm:R72');
      then.means(accessOf(p, state(), { side: 'german', kind: 'arrival' }, '9r').rule, 'storm:5.11d');
      then.means(
        [...accessOf(p, state(), { side: 'german', kind: 'arrival' }, '9r').hexes()].every(
          (hex) => p.hex(hex).country === 'romania',
        ),
        true,
        'storm:R6',
      );
    },
  );
});

describe('movement', () => {
  rule(['storm:9.21', 'storm:R89', 'storm:9.31'], 'one map, with an edge', ({ given, when, then, state }) => {
    given(`${movement}; 1pz@N1030; held N1030 german; 3pz@N2020`);
    when('move 1pz S4130');
    then.means(placeOf(state().own, '1pz'), 'S4130', 'storm:R89');
    then.means(p.neighbours('N2020').length < 6, true, 'storm:9.21');
    then.means(
      p.grid.ids.some((hex) => p.neighbours(hex).some((next) => p.sideKinds(hex, next).includes('border'))),
      true,
      'storm:9.31',
    );
  });

  rule(
    ['storm:9.23f', 'storm:R29'],
    'stacks are counted apart in the hex assaulted',
    ({ given, dice, when, then, state }) => {
      const seven = ['1pz', '3pz', '4pz', '6pz', '7pz', '8pz', '11pz', '12pz'];
      const six = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd'];
      given(
        `${movement}; ${seven.map((unit) => `${unit}@N1732 under`).join('; ')}; ${six.map((unit) => `${unit}@N1731 under`).join('; ')}; 13rd@N2334`,
      );
      dice(1);
      then.allowed(`assault ${seven.toSorted().join(' ')} N1731`);
      when(`assault ${seven.toSorted().join(' ')} N1731`);
      then.event('assault.cleared', { hex: 'N1731' }, 'storm:9.28a');
      then.means(unitsAt(state().own, 'N1731').length, 8, 'storm:9.23f');
      then.means(moveLaw(p).least?.rule === moveLaw(p).assault?.rules.payment, false, 'storm:R29');
    },
  );

  rule(
    ['storm:11.2d', 'storm:R41'],
    'airpower forbids no hex, and touches moves alone',
    ({ given, dice, when, then, state }) => {
      given(
        `phase soviet-movement; turn 2; own plan.order "fight-move"; own turn.air "german"; marker air N1135; 6rd@N1134; 5inf@N1731`,
      );
      when('move 6rd N1135');
      then.means(placeOf(state().own, '6rd'), 'N1135', 'storm:11.2d');
      given(
        `${german}; own turn.air "soviet"; marker air N1731; 1pz@N1732; 3pz@N1732 under; 4pz@N1732 under; 6rd@N1731; 13rd@N1534`,
      );
      dice(1);
      when('attack N1731 from 1pz 3pz 4pz', 'advance 1pz N1731');
      then.event('unit.advanced', { units: ['1pz'] }, 'storm:10.24a');
      then.means(state().own.phase.spent, {}, 'storm:R41');
    },
  );

  rule(
    'storm:R104',
    'tanks follow foot into the marsh of a corridor',
    ({ given, dice, when, then, state }) => {
      given(
        `${soviet}; 1td@N2335; 3td@N2335 under; 2td@N2335 under; 6rd@N2335 under; 42rd@N2335 under; 221sec@N2236; 5inf@N1731`,
      );
      dice(1);
      when('attack N2236 from 1td 2td 3td 42rd 6rd');
      then.refused('advance 1td N2236', 'AFTER.BARRED', 'storm:10.24b');
      // Named with foot they are told who goes first.
      const args = { units: ['1td', '6rd'], to: ['N2236'] };
      const mixed = check(storm.rules, state(), { by: 'soviet', verb: 'advance', args });
      then.means(mixed?.instead?.args, { units: ['6rd'], to: ['N2236'] });
      when('advance 6rd N2236');
      then.allowed('advance 1td N2236');
      then.means(p.isOn('pripyet-corridor', 'N2236'), true);
    },
  );
});

describe('combat', () => {
  rule(
    ['storm:10.3b', 'storm:10.25b', 'storm:R57', 'storm:R51'],
    'one hex at a time, in a momentum attack from one hex',
    ({ given, dice, when, then, state }) => {
      given(
        `${german}; 1pz@N1732; 3pz@N1732 under; 4pz@N1732 under; 6rd@N1731; 13rd@N1730; 2rd@N1730 under; 8rd@N1630; 5inf@N1830; 86rd@N1534`,
      );
      dice(5, 1, 1);
      when('attack N1730 from 5inf');
      for (let n = 0; n < 2 && state().stack.at(-1)?.step !== 'orders'; n++) when('lose 13rd');
      when('attack N1731 from 1pz 3pz 4pz', 'advance 1pz 3pz 4pz N1731');
      then.decides('german', 'battle@press');
      then.refused('attack N1730 from 5inf', undefined, 'storm:10.25b');
      then.allowed('attack N1730 from 1pz 3pz 4pz');
      then.means(state().own.phase.defended.length > 0, true, 'storm:R57');
      then.event('battle.declared', { hex: 'N1731' }, 'storm:10.5');
      then.means(state().stack.at(-1)?.vars['target'], 'N1731', 'storm:10.25b');
      then.means(state().own.phase.attackers.includes('1pz'), true, 'storm:10.3b');
      then.means(p.unit('1ab').type, 'airborne', 'storm:R51');
    },
  );

  rule(
    ['storm:R83', 'storm:R91'],
    'in one order, with dice for both to see',
    ({ given, dice, when, then, state }) => {
      given(`${soviet}; 1td@N1732; 3td@N1732 under; 13rd@N1632; 5inf@N1731; 6inf@N1731 under`);
      dice(1);
      when('attack N1731 from 13rd 1td 3td', 'lose 6inf', 'lose 13rd');
      then.event('battle.result-1/1', { die: 1 }, 'storm:10.22a');
      then.means(state().drawn, 1, 'storm:R91');
      then.means(holder(p, state(), 'N1731'), 'german', 'storm:R83');
    },
  );

  rule('storm:R76', 'forty is a limit: see the later ruling', ({ given, then }) => {
    given(`${german}; own replaced 40; 1pz@N1731`);
    then.means(p.tables.limits.find(({ id }) => id === 'replaced')?.value, 40);
  });
});
