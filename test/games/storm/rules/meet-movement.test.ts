// Where rules meet in movement, supply and entry: corridors and control, air and assaults, nations, flags of history. N1731 and
// the hexes round it are open ground; its neighbours are N1832 N1732 N1632 N1631 N1730 N1831.
import { describe } from '@jest/globals';
import { costSum } from '../../../../src/mechanics/movement/costs.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { linkedTo } from '../../../../src/games/storm/08-reinforcements/5.10-access.ts';
import { isOut } from '../../../../src/games/storm/07-supply/7.2-supply.ts';
import { moveLaw } from '../../../../src/games/storm/09-movement/9.1-move-law.ts';
import { p, rule, stateOf } from './kit.ts';

const law = moveLaw(p);
const soviet = 'phase soviet-movement; turn 2; own plan.order "fight-move"';
const german = 'phase german-movement; turn 2; own plan.order "move-fight"';
const RING = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'].join('; ');
const cost = (text: string, unit: string, ...path: readonly string[]): number =>
  costSum(law, stateOf(text), unit, path).total;

describe('corridors', () => {
  rule(
    ['storm:9.18e', 'storm:3.8c', 'storm:9.12b', 'storm:9.19a'],
    'foot takes the marsh of a corridor, and tanks follow at once',
    ({ given, when, then }) => {
      given(`${soviet}; 22td@N2335; 6rd@N2335 under; held N2236 german; 5inf@N1731`);
      then.refused('move 22td N2236', 'MOVE.MARSH', 'storm:9.12b');
      when('move 6rd N2236');
      then.event('hex.taken', { hex: 'N2236', side: 'soviet' }, 'storm:3.8c');
      then.allowed('move 22td N2236');
      when('move 22td N2236');
      then.event('units.moved', { units: ['22td'], cost: 1 }, 'storm:9.1b');
      then.means(cost(`${german}; 1cav@N2335`, '1cav', 'N2236'), 1);
      then.means(cost(`${german}; 5inf@N2335`, '5inf', 'N2236'), 2, 'storm:9.19a');
    },
  );

  rule(
    ['storm:9.18b', 'storm:11.2a', 'storm:9.15a'],
    'a corridor spares rivers, not airpower',
    ({ given, then }) => {
      given(`${soviet}; 22td@N2140; 5inf@N1731`);
      const air = 'own turn.air "german"; marker air N2041';
      then.means(cost(`${soviet}; 22td@N2140`, '22td', 'N2041'), 1);
      then.means(cost(`${soviet}; ${air}; 22td@N2140`, '22td', 'N2041'), 2, 'storm:11.2a');
      // The same step where the enemy holds the hex: ground, river and airpower.
      then.means(p.sideKinds('N2140', 'N2041').includes('river'), true, 'storm:9.15a');
      then.means(
        cost(`${soviet}; ${air}; 6rd@N2140; held N2041 german`, '6rd', 'N2041') >
          cost(`${soviet}; ${air}; 6rd@N2140`, '6rd', 'N2041'),
        true,
      );
    },
  );

  rule(
    ['storm:5.11f', 'storm:3.8c', 'storm:5.11e', 'storm:R90'],
    'a city on a broken corridor is entered as a city',
    ({ given, then }) => {
      const text = 'phase german-reinforcement; turn 3; 227inf@track-3; 9r@S1436; 6rd@N2334';
      given(`${text}; held S1622 soviet`);
      // Galatz lies on the corridor and is a city.
      then.allowed('place 227inf S2036');
      then.refused('place 227inf S1624', 'ENTRY.CORRIDOR');
      given(`${text}; held S1622 soviet; held S2036 german back`);
      then.refused('place 227inf S2036', 'ENTRY.FALLEN', 'storm:5.11e');
      given(`${text}; held S2036 german back`);
      then.allowed('place 227inf S2036');
      then.means(
        linkedTo(p, stateOf(`${text}; held S2036 german back`), 'danube-corridor', 'german').includes(
          'S2036',
        ),
        true,
        'storm:3.8c',
      );
      then.means(linkedTo(p, stateOf(`${text}; 2rd@S2220`), 'danube-corridor', 'german'), [], 'storm:R90');
    },
  );
});

describe('nations', () => {
  rule(
    ['storm:6.2a', 'storm:9.23e', 'storm:6.1c', 'storm:6.2b'],
    'through allies, but no assault out of their hex',
    ({ given, then }) => {
      given(`${german}; 1pz@S3622; 16h@S3623; 13rd@S3624; 6rd@N1534`);
      then.refused('move 1pz S3623', 'STACK.NATIONS');
      then.refused('assault 1pz S3623 S3624', 'STACK.NATIONS');
      then.allowed('move 1pz S3623 S3723');
      then.means(
        law.assault?.refuse(stateOf(`${german}; 1pz@S3622; 13rd@S3624`), ['1pz'], 'S3623', 'S3624'),
        undefined,
        'storm:9.23e',
      );
      then.means(p.areAdjacent('S3623', 'S3624'), true, 'storm:6.1c');
      then.event('phase.begins', { phase: 'german-movement' }, 'storm:5.1a');
      then.means(p.hex('S3623').country, 'hungary', 'storm:6.2b');
    },
  );

  rule(
    ['storm:7.1c', 'storm:11.7f', 'storm:5.8d'],
    'allies overrun artillery at home alone',
    ({ given, dice, when, then }) => {
      given(`${german}; 9r@S1725; 1ha@S1726; 2ha@S1826; 6rd@S1626; 13rd@N1534`);
      dice(1);
      then.refused('assault 9r S1626', 'ASSAULT.ALLY', 'storm:5.8d');
      when('assault 9r S1726');
      then.event('battle.no-die', { hex: 'S1726' }, 'storm:11.7f');
      then.event('assault.cleared', { units: ['9r'], hex: 'S1726' }, 'storm:9.28a');
      const [from = '', hex = ''] =
        p.grid.ids.flatMap((each) =>
          p.hex(each).country === 'romania'
            ? p
                .neighbours(each)
                .filter((next) => p.hex(next).country === 'ussr' && !p.sideKinds(each, next).includes('sea'))
                .map((next) => [each, next])
            : [],
        )[0] ?? [];
      given(`${german}; 9r@${from}; 1ha@${hex}; 13rd@N1534`);
      then.refused(`assault 9r ${hex}`, 'MOVE.HOME');
    },
  );
});

describe('assaults and supply', () => {
  rule(
    ['storm:7.9b', 'storm:9.25', 'storm:9.22a', 'storm:R33'],
    'units supplied by air assault out of their hex, and out of no other',
    ({ given, when, then }) => {
      const pocket =
        '6rd@N1832; 8rd@N1632; 13rd@N1631; 86rd@N1730; 113rd@N1831; 155rd@N1833; 16rd@N1733; 23rd@N1633';
      given(`${german}; own turn.air "german"; marker aerial N1731; 1pz@N1731; 5inf@N1731 under; ${pocket}`);
      then.allowed('assault 1pz N1631');
      then.refused('assault 5inf N1631', 'ASSAULT.KIND', 'storm:9.22a');
      then.refused('assault 1pz N1732 N1733', 'ASSAULT.SUPPLY', 'storm:9.25');
      when('move 1pz N1732');
      then.refused('assault 1pz N1733', 'ASSAULT.SUPPLY', 'storm:9.25');
      given(`${german}; 1pz@N1731; ${pocket}`);
      then.refused('assault 1pz N1631', 'ASSAULT.SHORT', 'storm:7.6b');
      then.means(isOut(p, stateOf(`${german}; 1pz@N1731; ${pocket}`), '1pz', 'N1731'), true, 'storm:R33');
      then.means(isOut(p, stateOf(`${german}; marker aerial N1731; 1pz@N1731; ${pocket}`), '1pz'), false);
    },
  );

  rule(
    ['storm:5.6b', 'storm:7.9b', 'storm:R38'],
    'supply by air opens no way into reserve',
    ({ given, then }) => {
      given(
        `phase german-creation; turn 2; own plan.order "move-fight"; own turn.air "german"; marker aerial N1731; 1pz@N1731; 3pz@N2020; ${RING}`,
      );
      then.refused('withdraw 1pz', 'WITHDRAW.SUPPLY');
      then.allowed('withdraw 3pz');
      const text = `phase german-creation; turn 2; marker aerial N1731; 1pz@N1731; ${RING}`;
      then.means(isOut(p, stateOf(text), '1pz'), false, 'storm:7.9b');
      then.means(isOut(p, stateOf(text), '1pz', 'N1732'), true, 'storm:R38');
    },
  );

  rule(
    ['storm:9.23c', 'storm:11.2a', 'storm:9.15a', 'storm:R28', 'storm:R40'],
    'each round pays for ground, river, airpower and itself',
    ({ given, then }) => {
      given(`${german}; 1pz@N2333; 6rd@N2334`);
      const price = (text: string): number => law.assault?.price(stateOf(text), '1pz', 'N2333', 'N2334') ?? 0;
      const text = `${german}; 1pz@N2333; 6rd@N2334`;
      const again = 'own phase.struck {"1pz":"N2333 N2334"}';
      const air = 'own turn.air "soviet"; marker air N2434';
      then.means([price(text), price(`${text}; ${again}`)], [3, 3]);
      then.means(price(`${text}; ${air}`), 4, 'storm:11.2a');
      then.means(price(`${text}; ${air}; option interdiction=twice`), 5, 'storm:R40');
      then.means(price(`${text}; ${air}; ${again}; option repeated-rounds=cheap`), 1, 'storm:R28');
      then.means(p.sideKinds('N2333', 'N2334').includes('river'), true, 'storm:9.15a');
    },
  );

  rule(
    ['storm:5.9a', 'storm:11.10k', 'storm:R52', 'storm:R13'],
    'brigades that hold a hex behind the front are gone with the turn, but for turn 1',
    ({ given, when, then, state }) => {
      const ring = '31inf@N1832; 34inf@N1732; 45inf@N1632; 167inf@N1631; 255inf@N1730; 293inf@N1831';
      const text = `phase german-combat; own plan.order "move-fight"; ${ring}; 1ab@N1731; 98rd@track-9; 25rd@N4242`;
      given(`${text}; turn 2`);
      when('end');
      then.event('supply.checked', { units: ['1ab'] }, 'storm:7.10a');
      then.means(state().own.lost.soviet, 2);
      given(`${text}; turn 1`);
      when('end');
      then.at('1ab', 'N1731');
      then.means(state().own.lost.soviet, 0, 'storm:R13');
      then.means(p.unit('1ab').type, 'airborne', 'storm:11.10k');
      then.means(isOut(p, stateOf(`${text}; turn 2`), '1ab'), true, 'storm:R52');
    },
  );
});

describe('history', () => {
  rule(
    ['storm:5.5c', 'storm:5.11e', 'storm:3.8c', 'storm:5.5e'],
    'a city that was Soviet for a moment takes nobody any more',
    ({ given, when, then, state }) => {
      given(`${soviet}; 6rd@N1821; 5inf@N1520; 2pz@reserve`);
      when('move 6rd N1721', 'move 6rd N1821', 'end');
      then.event('hex.taken', { hex: 'N1721', side: 'soviet' }, 'storm:3.8c');
      for (let n = 0; n < 4 && state().clock.phase !== 'german-release'; n++)
        when(state().stack.at(-1)?.step === 'germanOrder' ? 'choose move-fight' : 'end');
      then.refused('place 2pz N1721', 'ENTRY.FALLEN');
      then.allowed('place 2pz N2020');
      when('place 2pz N2020');
      then.event('units.entered', { units: ['2pz'] }, 'storm:5.5e');
      given('phase german-reinforcement; turn 3; 227inf@track-3; held N1721 german back; 6rd@N2334');
      then.refused('place 227inf N1721', 'ENTRY.FALLEN', 'storm:5.11e');
    },
  );

  rule(
    ['storm:9.3a', 'storm:11.2d', 'storm:5.13f', 'storm:9.14a'],
    'one hex for all there is, through airpower and halved',
    ({ given, when, then, state }) => {
      // Out of supply two points, and mountains on foot cost three.
      const text = 'phase german-movement; turn 1; own plan.order "move-fight"; 16h@S4026; 6rd@N1534';
      given(text);
      then.means(law.allowance(state(), '16h'), 3, 'storm:5.13f');
      const ring =
        '31inf@N1128; 34inf@N1129; 45inf@N1030; 167inf@S4129; 255inf@S4128; 293inf@N1127; 15inf@S4127; 46inf@N1027';
      const cut = `${soviet}; 6rd@N1029; ${ring}; own turn.air "german"; marker air N1028`;
      given(cut);
      then.means([law.allowance(state(), '6rd'), cost(cut, '6rd', 'N1028')], [2, 4], 'storm:9.14a');
      when('move 6rd N1028');
      then.means(placeOf(state().own, '6rd'), 'N1028', 'storm:11.2d');
      then.means(law.least?.rule, 'storm:9.3a');
    },
  );
});
