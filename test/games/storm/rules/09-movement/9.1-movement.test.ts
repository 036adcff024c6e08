// Chapter 9: movement. Costs of ground, corridors, passes, stacks that part.
import { describe } from '@jest/globals';
import { holder } from '../../../../../src/mechanics/control.ts';
import { costSum } from '../../../../../src/mechanics/movement/costs.ts';
import { reachOf } from '../../../../../src/mechanics/movement/ways.ts';
import { moveLaw } from '../../../../../src/games/storm/09-movement/9.1-move-law.ts';
import { p, rule, stateOf } from '../kit.ts';

const law = moveLaw(p);
const soviet = 'phase soviet-movement; turn 2';
const german = 'phase german-movement; turn 2; own plan.order "move-fight"';
const cost = (text: string, unit: string, ...path: readonly string[]) =>
  costSum(law, stateOf(text), unit, path);

describe('9.1 to 9.7: who moves, and how far', () => {
  rule(['storm:9.1b', 'storm:9.1c'], 'hex by hex, in the own phase', ({ given, then }) => {
    given(`${soviet}; 6rd@N1134; 1pz@N1731`);
    then.allowed('move 6rd N1135', 'move 6rd N1135 N1136');
    then.refused('move 6rd N1135 N1137', 'MOVE.NOT-NEXT', 'storm:9.1b');
    then.refused('move 1pz N1732', 'MOVE.NOT-YOURS', 'storm:9.1c');
  });

  rule(
    ['storm:9.1a', 'storm:9.2a', 'storm:9.2b'],
    'points are spent, and what is left is lost',
    ({ given, when, then, state }) => {
      given(`${soviet}; 6rd@N1134`);
      then.refused('move 6rd N1135 N1136 N1135 N1136 N1135 N1136', 'MOVE.FAR', 'storm:9.1a');
      when('move 6rd N1135');
      then.means(state().own.phase.spent['6rd'], 1, 'storm:9.2a');
      then.allowed('end');
      then.means(reachOf(law, state(), ['6rd']).length > 0, true, 'storm:9.2b');
    },
  );

  rule('storm:9.2c', 'the static unit never moves', ({ given, then }) => {
    given(`${german}; 10flak@S2029; 1pz@N1731`);
    then.refused('move 10flak S2030', 'MOVE.STATIC');
  });

  rule(
    ['storm:9.2d', 'storm:9.6a', 'storm:9.6b', 'storm:9.5b'],
    'a stack may part, until another sets out',
    ({ given, when, then }) => {
      given(`${soviet}; 1td@N1134; 3td@N1134 under; 163md@N1134 under; 2td@N1534`);
      when('move 1td 3td N1135');
      then.event('units.moved', { units: ['1td', '3td'] }, 'storm:9.5b');
      when('move 3td N1136');
      then.event('units.moved', { units: ['3td'] }, 'storm:9.6a');
      then.allowed('move 1td N1136');
      when('move 1td N1035');
      then.refused('move 3td N1137', 'MOVE.AGAIN', 'storm:9.2d');
      when('move 2td N1535');
      then.refused('move 1td N1136', 'MOVE.CLOSED', 'storm:9.6b');
      when(
        'move 2td N1534',
        'move 2td N1535',
        'move 2td N1534',
        'move 2td N1535',
        'move 2td N1534',
        'move 2td N1535',
        'move 2td N1534',
        'move 163md N1135',
      );
      then.refused('move 2td N1535', 'MOVE.AGAIN', 'storm:9.2d');
    },
  );

  rule('storm:9.5a', 'who began apart does not move as one', ({ given, then }) => {
    given(`${soviet}; 1td@N1134; 3td@N1135`);
    then.refused('move 1td 3td N1136', 'MOVE.NOT-TOGETHER');
  });

  rule('storm:9.7', 'as fast as the slowest', ({ given, then }) => {
    given(`${soviet}; 1td@N1134; 6rd@N1134 under`);
    then.refused('move 1td 6rd N1135 N1136 N1135 N1136 N1135 N1136', 'MOVE.SLOWEST');
    then.allowed('move 1td N1135 N1136 N1135 N1136 N1135 N1136');
  });

  rule(
    ['storm:9.3a', 'storm:9.3b'],
    'one hex for all there is, but into no closed ground',
    ({ given, when, then }) => {
      // Out of supply 6th Rifle has two points, and the forest beyond the river costs as much as it has and more.
      given(`${german}; own turn.air "soviet"; marker air N2032; 46inf@N2132`);
      then.allowed('move 46inf N2032');
      given('phase german-movement; turn 1; 1pz@N4034');
      then.refused('move 1pz N3933', 'MOVE.MARSH', 'storm:9.12b');
      then.means(law.least?.rule, 'storm:9.3a', 'storm:9.3a');
      then.means(law.refuseStep(stateOf(german), '1pz', 'N4034', 'N3933')?.code, 'MOVE.MARSH', 'storm:9.3b');
      when('end');
    },
  );

  rule('storm:9.4', 'no hex with an enemy is entered', ({ given, then }) => {
    given(`${soviet}; 6rd@N1134; 1pz@N1135`);
    then.refused('move 6rd N1135', 'MOVE.ENEMY', 'storm:9.4');
  });

  rule('storm:9.16', 'nobody crosses the sea', ({ given, then }) => {
    given(`${german}; 1pz@N3727`);
    then.means(
      law.refuseStep(stateOf(german), '1pz', 'N3727', 'N3728')?.code,
      'MOVE.WATER-SIDE',
      'storm:9.16',
    );
  });

  rule(
    ['storm:7.5a', 'storm:7.5b', 'storm:7.7'],
    'supply is judged as a unit sets out',
    ({ given, when, then, state }) => {
      const ring = ['31inf@N1832', '34inf@N1732', '45inf@N1632', '167inf@N1631', '255inf@N1730'].join('; ');
      given(`${soviet}; ${ring}; 293inf@N1932; 15inf@N1830; 46inf@N1831; 1td@N1731`);
      then.means(law.allowance(state(), '1td'), 4, 'storm:7.5a');
      given(`${soviet}; ${ring}; 1td@N1731; 3td@N1134`);
      // Free to the north-west, and free to go where it will be cut off.
      then.allowed('move 1td N1831');
      when('move 1td N1831');
      then.means(law.allowance(state(), '1td'), 8, 'storm:7.5b');
      then.means(state().own.phase.short, [], 'storm:7.7');
    },
  );
});

describe('9.8 to 9.16: what the ground costs', () => {
  rule(
    ['storm:9.10a', 'storm:9.10b', 'storm:9.17b'],
    'clear ground costs one, cities too',
    ({ given, then }) => {
      given(soviet);
      const text = `${soviet}; 1td@N2435; 6rd@N2435 under`;
      then.entry(cost(`${soviet}; 6rd@N1134`, '6rd', 'N1135'), 'cost.clear', 1, 'storm:9.10a');
      then.means(cost(text, '6rd', 'N2334').total, 1, 'storm:9.10b');
      then.means(cost(text, '1td', 'N2334').total, 1, 'storm:9.17b');
    },
  );

  rule(['storm:9.11', 'storm:2.11b'], 'forest two for mechanized units but cavalry', ({ given, then }) => {
    given(soviet);
    const text = `${soviet}; 1td@N1241; 6rd@N1241 under; 6cc@N1241 under`;
    then.entry(cost(text, '1td', 'N1140'), 'cost.forest', 2);
    then.means(cost(text, '1td', 'N1140').total > 1, true, 'storm:2.11b');
    then.means(
      ['6rd', '6cc'].map((unit) => cost(text, unit, 'N1140').total),
      [1, 1],
    );
  });

  rule(
    ['storm:9.12a', 'storm:9.12b'],
    'marsh two on foot, one for cavalry, closed to others',
    ({ given, then }) => {
      given(`${soviet}; 1td@N2140; 6rd@N2140 under; 6cc@N2140 under`);
      const text = `${soviet}; 1td@N2140; 6rd@N2140 under; 6cc@N2140 under`;
      then.means(
        ['6rd', '6cc'].map((unit) => cost(text, unit, 'N2240').total),
        [2, 1],
        'storm:9.12a',
      );
      then.refused('move 1td N2240', 'MOVE.MARSH', 'storm:9.12b');
    },
  );

  rule('storm:9.13', 'rough two, one for cavalry and mountain troops', ({ given, then }) => {
    given(soviet);
    const text = `${soviet}; 1td@N1129; 6rd@N1129 under; 6cc@N1129 under; 72mrd@N1129 under`;
    then.means(
      ['1td', '6rd', '6cc', '72mrd'].map((unit) => cost(text, unit, 'N1029').total),
      [2, 2, 1, 1],
    );
  });

  rule(
    ['storm:9.14a', 'storm:9.14b', 'storm:9.14c', 'storm:R108', 'storm:R61'],
    'mountains by class, and over passes',
    ({ given, then }) => {
      const text = `${soviet}; 1td@N1128; 6rd@N1128 under; 6cc@N1128 under; 72mrd@N1128 under`;
      given(text);
      // Over the Uzhok Pass.
      then.means(
        ['1td', '6rd', '6cc', '72mrd'].map((unit) => cost(text, unit, 'N1028').total),
        [1, 1, 2, 1],
        'storm:9.14c',
      );
      then.means(cost(text, '6cc', 'N1028').total, 2, 'storm:R108');
      then.means(cost(`${soviet}; 6rd@N1027`, '6rd', 'N1028').total, 1, 'storm:R61');
      const side = p.neighbours('N1028').find((hex) => p.isLand(hex) && !p.joins('pass', hex, 'N1028')) ?? '';
      const from = `${soviet}; 1td@${side}; 6rd@${side} under; 6cc@${side} under; 72mrd@${side} under`;
      const plain = p.sideKinds(side, 'N1028').includes('river') ? 1 : 0;
      then.means(
        ['6rd', '6cc', '72mrd'].map((unit) => cost(from, unit, 'N1028').total - plain),
        [3, 2, 1],
        'storm:9.14a',
      );
      then.means(law.refuseStep(stateOf(from), '1td', side, 'N1028')?.code, 'MOVE.MOUNTAIN', 'storm:9.14b');
    },
  );

  rule(
    ['storm:9.15a', 'storm:9.15b', 'storm:9.20a', 'storm:9.20b'],
    'a river costs one more, and is never closed',
    ({ given, then }) => {
      const text = `${soviet}; 6rd@N2334; 22td@N2334 under`;
      given(text);
      then.entry(cost(text, '6rd', 'N2333'), 'cost.river', 1, 'storm:9.15a');
      then.allowed('move 6rd N2333');
      then.means(cost(text, '22td', 'N2333').total, 2, 'storm:9.15b');
      then.entry(cost(text, '6rd', 'N2333'), 'cost.added', 0, 'storm:9.20a');
      const rough = p.grid.ids.flatMap((hex) =>
        p.hex(hex).terrain === 'rough'
          ? p
              .neighbours(hex)
              .filter((from) => p.isLand(from) && p.sideKinds(from, hex).join() === 'river')
              .map((from) => [from, hex] as const)
          : [],
      )[0] ?? ['', ''];
      then.means(cost(`${soviet}; 22td@${rough[0]}`, '22td', rough[1]).total, 3, 'storm:9.20b');
    },
  );
});

describe('9.18, 9.19: corridors', () => {
  rule(
    ['storm:9.18a', 'storm:9.18b', 'storm:9.18e'],
    'one a hex along the own part of the Danube, rivers or not',
    ({ given, then }) => {
      const text = `${german}; 1pz@S1624`;
      given(text);
      then.entry(cost(text, '1pz', 'S1524'), 'cost.danube-corridor', 1, 'storm:9.18a');
      then.means(cost(text, '1pz', 'S1524', 'S1525').total, 2, 'storm:9.18b');
      then.means(cost(`${text}; held S1525 soviet`, '1pz', 'S1524', 'S1525').total > 2, true, 'storm:9.18e');
    },
  );

  rule(
    ['storm:9.18c', 'storm:R59', 'storm:9.19a'],
    'tanks in the marsh, along what is held',
    ({ given, then }) => {
      given(`${soviet}; 22td@N2335`);
      then.allowed('move 22td N2236');
      then.means(cost(`${soviet}; 22td@N2335`, '22td', 'N2236').total, 1, 'storm:9.19a');
      then.means(
        law.refuseStep(stateOf(`${soviet}; 22td@N2335; held N2236 german`), '22td', 'N2335', 'N2236')?.code,
        'MOVE.MARSH',
        'storm:R59',
      );
      then.means(
        law.refuseStep(stateOf(`${german}; 1pz@N2335`), '1pz', 'N2335', 'N2236')?.code,
        'MOVE.MARSH',
        'storm:9.18c',
      );
    },
  );

  rule(['storm:R60', 'storm:R20'], 'Romanians use the Danube, Hungarians nothing', ({ given, then }) => {
    const text = `${german}; 9r@S1524`;
    given(text);
    then.means(cost(text, '9r', 'S1525').total, 1, 'storm:R20');
    then.means(law.price(stateOf(`${german}; 16h@S1524`), '16h', 'S1524', 'S1525') > 1, true, 'storm:R60');
  });
});

describe('countries, stacks and air', () => {
  rule(['storm:7.1c', 'storm:R63'], 'Hungarians and Romanians stay at home', ({ given, then }) => {
    given(`${german}; 16h@S3621; rcc@S2437`);
    const out = p.neighbours('S2437').find((hex) => p.hex(hex).country === 'ussr') ?? '';
    then.refused(`move rcc ${out}`, 'MOVE.HOME', 'storm:7.1c');
    then.means(
      law.classOf(stateOf(german), 'rcc').key === law.classOf(stateOf(german), '1cav').key,
      false,
      'storm:R63',
    );
  });

  rule(
    ['storm:6.4', 'storm:6.3', 'storm:6.2a'],
    'a move ends where there is room, and passes through any stack',
    ({ given, then }) => {
      const full = ['5inf', '6inf', '26inf', '28inf', '35inf', '8inf', '161inf', '162inf'];
      given(
        `${german}; 1pz@N1731; ${full.map((unit) => `${unit}@N1732 under`).join('; ')}; 16h@S3623; 17h@S3723; 18h@S3723 under; 19h@S3723 under; 12pz@S3622`,
      );
      then.refused('move 1pz N1732', 'STACK.FULL', 'storm:6.4');
      then.allowed('move 1pz N1732 N1733');
      then.refused('move 16h S3723', 'STACK.FULL', 'storm:6.3');
      then.refused('move 12pz S3623', 'STACK.NATIONS', 'storm:6.2a');
      then.allowed('move 12pz S3623 S3624');
    },
  );

  rule('storm:6.5a', 'six Soviet units, and six guns beside them', ({ given, then }) => {
    const full = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd'];
    given(`${soviet}; 6rd@N1134; 1ha@N1134 under; ${full.map((unit) => `${unit}@N1135 under`).join('; ')}`);
    then.refused('move 6rd N1135', 'STACK.FULL');
    then.allowed('move 1ha N1135');
  });

  rule(
    ['storm:11.2a', 'storm:11.2b', 'storm:11.2c', 'storm:R40'],
    'enemy airpower costs a point a hex',
    ({ given, then }) => {
      const text = `${soviet}; own turn.air "german"; marker air N1135; 6rd@N1134; 22td@N2041`;
      given(text);
      then.entry(cost(text, '6rd', 'N1135'), 'cost.interdiction', 1, 'storm:11.2a');
      then.allowed('move 6rd N1135');
      then.means(cost(text.replace('"german"', '"soviet"'), '6rd', 'N1135').total, 1, 'storm:11.2c');
      const river = `${soviet}; own turn.air "german"; marker air N2140; 22td@N2140`;
      then.means(
        [cost(river, '22td', 'N2041').total, cost(`${soviet}; 22td@N2140`, '22td', 'N2041').total],
        [2, 1],
        'storm:11.2b',
      );
      then.means(cost(`${river}; option interdiction=twice`, '22td', 'N2041').total, 3, 'storm:R40');
    },
  );

  rule(
    ['storm:5.13j', 'storm:R64'],
    'on turn 1 the Hungarian border costs Soviets a point',
    ({ given, then }) => {
      const text = 'phase soviet-movement; turn 1; 6rd@S4028';
      given(text);
      then.entry(cost(text, '6rd', 'S4027'), 'cost.hungarian-border', 1, 'storm:5.13j');
      then.means(
        cost(`${soviet}; 6rd@S4028`, '6rd', 'S4027').total,
        cost(text, '6rd', 'S4027').total - 1,
        'storm:R64',
      );
    },
  );

  rule(
    ['storm:3.8c', 'storm:R80'],
    'every hex of the way changes hands at once',
    ({ given, when, then, state }) => {
      given(`${german}; 1pz@N1134; held N1134 german`);
      when('move 1pz N1135 N1136');
      then.event('hex.taken', { hex: 'N1135', side: 'german' }, 'storm:3.8c');
      then.means(holder(p, state(), 'N1136'), 'german', 'storm:R80');
    },
  );

  rule('storm:7.8a', 'Ploesti is told when it falls', ({ given, when, then }) => {
    given(`${soviet}; 6rd@S2030`);
    when('move 6rd S2029');
    then.event('ploesti.lost', { hex: 'S2029' }, 'storm:7.8a');
  });

  rule('storm:R86', 'by agreement nobody enters Bulgaria', ({ given, then }) => {
    const text = 'option bulgaria=closed; phase soviet-movement; turn 2';
    given(text);
    const [hex = ''] = p.grid.ids.filter((each) => p.hex(each).country === 'bulgaria' && p.isLand(each));
    const from = p.neighbours(hex).find((each) => p.isLand(each) && p.hex(each).terrain !== 'mountain') ?? '';
    then.means(law.refuseStep(stateOf(text), '6rd', from, hex)?.rule, 'storm:R86');
  });
});
