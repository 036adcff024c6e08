// Chapter 11: artillery, flak, T-34 brigades, airborne brigades. Airpower is tried with movement, combat and the sequence.
import { describe } from '@jest/globals';
import { placeOf, unitsAt } from '../../../../src/mechanics/places.ts';
import { battleOdds } from '../../../../src/games/storm/10-prepared-assaults/10.8-odds.ts';
import { supplyAtBattle } from '../../../../src/games/storm/10-prepared-assaults/10.8-supply-at-battle.ts';
import { p, rule, stateOf } from './kit.ts';

const odds = (text: string, attackers: readonly string[], target = 'N1731', drop: readonly string[] = []) => {
  const s = stateOf(text);
  const defenders = s.own.places[target] ?? [];
  const all = [...attackers, ...drop];
  const supply = supplyAtBattle(p, s, [...all, ...defenders], drop);
  return battleOdds(p, s, { target, kind: 'prepared', attackers: all, drop, defenders, supply });
};
const soviet = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const combat = 'phase german-combat; turn 2; own plan.order "move-fight"';
const movement = 'phase german-movement; turn 2; own plan.order "fight-move"';

describe('11.7: artillery', () => {
  rule(['storm:11.7b', 'storm:R42', 'storm:11.7a'], 'no more of it than of the others', ({ given, then }) => {
    given(`${soviet}; 1ha@N1732; 2ha@N1732 under; 3ha@N1732 under; 25rd@N1630; 5inf@N1731`);
    then.refused('attack N1731 from 1ha', 'ATTACK.GUNS', 'storm:11.7b');
    const four = `${soviet}; 1ha@N1732; 2ha@N1732 under; 3ha@N1732 under; 4ha@N1732 under; 25rd@N1732 under; 5inf@N1731`;
    given(four);
    then.refused('attack N1731 from 1ha 25rd 2ha 3ha 4ha', 'ATTACK.GUNS', 'storm:11.7b');
    then.allowed('attack N1731 from 1ha 25rd 2ha 3ha');
    then.entry(odds(four, ['25rd', '1ha']).attack, 'combat.unit', 1, 'storm:10.8a');
    then.means(odds(four, ['25rd', '1ha', '2ha', '3ha']).attack.total, 6, 'storm:11.7a');
    then.means(p.unit('25rd').faces[0]?.['attack'], 3, 'storm:R42');
  });

  rule(
    ['storm:11.7c', 'storm:11.7d', 'storm:11.4'],
    'not out of supply, nor under German airpower',
    ({ given, then }) => {
      given(`${soviet}; own turn.air "german"; marker air N1833; 1ha@N1732; 25rd@N1732 under; 5inf@N1731`);
      then.refused('attack N1731 from 1ha 25rd', 'ATTACK.GUNS-AIR', 'storm:11.4');
      then.allowed('attack N1731 from 25rd');
      const ring = [
        '31inf@N1832',
        '34inf@N1732',
        '45inf@N1632',
        '167inf@N1631',
        '255inf@N1730',
        '293inf@N1831',
      ].join('; ');
      given(`${soviet}; ${ring}; 1ha@N1731; 25rd@N1731 under`);
      then.refused('attack N1732 from 1ha 25rd', 'ATTACK.GUNS-SUPPLY', 'storm:11.7c');
      then.means(p.unit('1ha').type, 'heavy-artillery', 'storm:11.7d');
    },
  );

  rule(
    ['storm:11.7e', 'storm:10.23', 'storm:R84'],
    'alone it is lost to any attack',
    ({ given, when, then, state }) => {
      given(`${combat}; 221sec@N1732; 1ha@N1731; 2ha@N1731 under; 13rd@N1534`);
      when('attack N1731 from 221sec');
      then.event('battle.no-die', { hex: 'N1731' }, 'storm:11.7e');
      then.event('battle.result-DE', {}, 'storm:10.23');
      then.means(unitsAt(state().own, 'out').includes('2ha'), true, 'storm:R84');
      then.means(state().drawn, 0, 'storm:11.7e');
    },
  );

  rule(
    ['storm:11.7f', 'storm:11.7g', 'storm:R45'],
    'or to anybody who comes by',
    ({ given, when, then, state }) => {
      given(`${movement}; 5inf@N1733; 1ha@N1731; 13rd@N1534`);
      when('assault 5inf N1732 N1731');
      then.event('battle.no-die', { hex: 'N1731' }, 'storm:11.7f');
      then.means(placeOf(state().own, '5inf'), 'N1731', 'storm:11.7g');
      then.means(state().own.phase.spent['5inf'], 4, 'storm:R45');
    },
  );

  rule(
    ['storm:11.7f', 'storm:R78', 'storm:10.7b'],
    'what only looked like it stops whoever could do no more',
    ({ given, when, then, state }) => {
      given(`${movement}; 5inf@N1733; 1ha@N1731; 6rd@N1731 under; 13rd@N1534`);
      when('assault 5inf N1732 N1731');
      then.event('overrun.stopped', { hex: 'N1731' }, 'storm:11.7f');
      then.means(placeOf(state().own, '5inf'), 'N1732', 'storm:R78');
      then.at('6rd', 'N1731');
      then.decides('german', 'german-movement@orders');
      then.means(state().drawn, 0, 'storm:10.7b');
    },
  );

  rule(
    ['storm:11.7h', 'storm:11.7i', 'storm:R46'],
    'it shares the fate of the last other unit',
    ({ given, dice, when, then }) => {
      const text = `${combat}; 1pz@N1732; 3pz@N1732 under; 6rd@N1731; 1ha@N1731 under; 13rd@N1534`;
      given(text);
      then.means(odds(text, ['1pz', '3pz']).defence.total, 3, 'storm:11.7i');
      dice(1);
      when('attack N1731 from 1pz 3pz');
      then.event('unit.eliminated', { unit: '1ha' }, 'storm:11.7h');
      then.means(odds(text.replace('6rd@N1731', '1ab@N1731'), ['1pz']).automatic, false, 'storm:R46');
    },
  );

  rule('storm:R43', 'artillery that attacks is tied to its hex', ({ given, dice, when, then }) => {
    given(
      `${soviet}; 25rd@N1732; 1ha@N1732 under; 73rd@N1632; 2ha@N1632 under; 5inf@N1731; 6inf@N1731 under`,
    );
    dice(1);
    when('attack N1731 from 1ha 25rd 2ha 73rd', 'lose 25rd');
    then.event('unit.eliminated', { unit: '1ha' }, 'storm:11.7h');
    then.at('2ha', 'N1632');
    then.means(p.isUnit('2ha'), true);
  });

  rule('storm:11.7j', 'it never advances', ({ given, dice, when, then }) => {
    const six = ['1td', '3td', '2td', '5td', '23td', '28td'];
    given(
      `${soviet}; ${six.map((unit) => `${unit}@N1732 under`).join('; ')}; 1ha@N1732 under; 221sec@N1731; 5inf@N1534`,
    );
    dice(1);
    when(`attack N1731 from 1ha ${six.toSorted().join(' ')}`);
    then.refused('advance 1ha N1731', 'ADVANCE.ARTILLERY');
  });
});

describe('11.8, 11.9: flak and T-34 brigades', () => {
  rule(['storm:11.8a', 'storm:11.8b'], 'flak halves Soviet tanks while it is supplied', ({ given, then }) => {
    given(soviet);
    const [from = ''] = p
      .neighbours('S2029')
      .filter((hex) => p.isLand(hex) && p.sideKinds(hex, 'S2029').length === 0);
    const text = `${soviet}; 10flak@S2029; 1td@${from}; 3td@${from} under; 6rd@${from} under`;
    then.entry(odds(text, ['1td', '3td', '6rd'], 'S2029').attack, 'combat.flak', -5, 'storm:11.8b');
    then.means(odds(text, ['1td', '3td', '6rd'], 'S2029').attack.total, 5 + 3, 'storm:11.8b');
    then.means(odds(text, ['6rd'], 'S2029').defence.total, 4, 'storm:11.8a');
    const ring = p
      .neighbours('S2029')
      .filter((hex) => p.isLand(hex) && hex !== from)
      .map((hex, i) => `${['2rd', '8rd', '13rd', '86rd', '113rd'][i] ?? ''}@${hex}`)
      .join('; ');
    then.means(odds(`${text}; ${ring}`, ['1td', '3td', '6rd'], 'S2029').attack.total, 13, 'storm:11.8b');
  });

  rule(['storm:11.9a', 'storm:11.9b', 'storm:R48'], 'T-34 brigades want company', ({ given, then }) => {
    given(`${soviet}; 1tb@N1732; 4tb@N1732 under; 1ha@N1732 under; 5inf@N1731`);
    then.refused('attack N1731 from 1tb', 'ATTACK.T34', 'storm:11.9a');
    given(`${soviet}; 1tb@N1732; 25rd@N1732 under; 5inf@N1731`);
    then.allowed('attack N1731 from 1tb');
    const text = `${combat}; 1pz@N1732; 1tb@N1731; 1ha@N1731 under`;
    then.entry(odds(text, ['1pz']).odds, 'shift.t34-alone', 1, 'storm:11.9b');
    then.means(odds(`${text}; 25rd@N1731 under`, ['1pz']).odds.entries.length, 1, 'storm:R48');
  });
});

describe('11.10: airborne brigades', () => {
  const AIR = `${soviet}; own turn.air "soviet"`;
  const READY = `${AIR}; 1ab@airborne; 2ab@airborne; 3ab@airborne; 4ab@airborne; 5ab@airborne; 6ab@airborne; 7ab@airborne; 1td@N1732; 5inf@N1731`;

  rule(
    ['storm:11.10a', 'storm:11.10b', 'storm:11.10c', 'storm:11.2e'],
    'by air, in a Soviet sky',
    ({ given, then }) => {
      given(READY);
      then.allowed('attack N1731 from 1td drop 1ab 2ab', 'attack N1731 from 1td');
      then.refused('attack N1731 from 1td drop 25rd', 'DROP.WHO', 'storm:11.10a');
      given(READY.replace('"soviet"', '"german"'));
      then.refused('attack N1731 from 1td drop 1ab', 'DROP.AIR', 'storm:11.10b');
      given(READY.replace('; own turn.air "soviet"', ''));
      then.refused('attack N1731 from 1td drop 1ab', 'DROP.AIR', 'storm:11.10c');
      then.means(stateOf(READY).own.turn.air, 'soviet', 'storm:11.2e');
    },
  );

  rule(
    ['storm:11.10d', 'storm:11.10e', 'storm:11.10f', 'storm:R49'],
    'on no flak, beside a supplied attack, six at most',
    ({ given, then }) => {
      given(READY);
      then.refused('attack N1731 from 1td drop 1ab 2ab 3ab 4ab 5ab 6ab 7ab', 'DROP.SIZE', 'storm:11.10f');
      const [from = ''] = p.neighbours('S2029').filter((hex) => p.isLand(hex));
      given(`${AIR}; 1ab@airborne; 1td@${from}; 10flak@S2029; 5inf@N1731`);
      then.refused('attack S2029 from 1td drop 1ab', 'DROP.FLAK', 'storm:11.10d');
      given(`${AIR}; 1ab@airborne; 1ha@N1732; 5inf@N1731`);
      then.refused('attack N1731 from 1ha drop 1ab', 'DROP.GROUND', 'storm:11.10e');
      const ring = [
        '31inf@N1832',
        '34inf@N1732',
        '45inf@N1632',
        '167inf@N1631',
        '255inf@N1730',
        '293inf@N1831',
      ].join('; ');
      given(`${AIR}; 1ab@airborne; ${ring}; 1td@N1731`);
      then.refused('attack N1732 from 1td drop 1ab', 'DROP.SUPPLY', 'storm:11.10c');
      then.means(
        supplyAtBattle(p, stateOf(`${AIR}; ${ring}; 1td@N1731`), ['1td'])['1td'],
        'out',
        'storm:R49',
      );
    },
  );

  rule(['storm:11.10g', 'storm:R50'], 'on two hexes a phase', ({ given, dice, when, then }) => {
    given(
      `${AIR}; 1ab@airborne; 2ab@airborne; 3ab@airborne; 1td@N1732; 3td@N1736; 5td@N1534; 221sec@N1731; 281sec@N1735; 285sec@N1635`,
    );
    dice(6, 6);
    when('attack N1731 from 1td drop 1ab');
    then.event('drop.landed', { units: ['1ab'], hex: 'N1731' }, 'storm:11.10h');
    for (let n = 0; n < 3; n++) tryPass(when);
    when('attack N1735 from 3td drop 2ab');
    for (let n = 0; n < 3; n++) tryPass(when);
    then.refused('attack N1635 from 5td drop 3ab', 'DROP.TWICE', 'storm:11.10g');
    then.means(p.tables.limits.find(({ id }) => id === 'drops')?.value, 2, 'storm:R50');
  });

  rule(
    ['storm:11.10h', 'storm:11.10i', 'storm:11.10j', 'storm:R53'],
    'on top of the defenders, and first to be lost',
    ({ given, dice, when, then, state }) => {
      given(`${AIR}; 1ab@airborne; 2ab@airborne; 1td@N1732; 5inf@N1731; 6inf@N1731 under`);
      then.means(odds(stateText(), ['1td'], 'N1731', ['1ab', '2ab']).attack.total > 5, true, 'storm:R53');
      dice(1);
      when('attack N1731 from 1td drop 1ab 2ab');
      then.event('drop.landed', { units: ['1ab', '2ab'] }, 'storm:11.10h');
      then.decides('soviet', 'stepLosses@choose');
      then.refused('lose 1td', 'LOSE.DOTTED-FIRST', 'storm:11.10i');
      when('lose 1ab');
      then.event('unit.eliminated', { unit: '2ab', cause: 'drop' }, 'storm:11.10j');
      then.means(state().own.lost.soviet, 2, 'storm:11.10j');
    },
  );

  rule(
    ['storm:11.10k', 'storm:11.10l', 'storm:11.10m', 'storm:R107'],
    'who clears a hex holds it, and presses no further',
    ({ given, dice, when, then, state }) => {
      const six = ['1td', '3td', '2td', '5td', '23td', '28td'];
      given(
        `${AIR}; 1ab@airborne; 2ab@airborne; ${six.map((unit) => `${unit}@N1732 under`).join('; ')}; 221sec@N1731; 281sec@N1730; 5inf@N1534`,
      );
      dice(1);
      when(`attack N1731 from ${six.toSorted().join(' ')} drop 1ab 2ab`);
      then.means(placeOf(state().own, '1ab'), 'N1731', 'storm:11.10k');
      then.event('hex.taken', { hex: 'N1731', side: 'soviet' }, 'storm:3.8c');
      when('advance 1td N1731', 'pass');
      then.means(unitsAt(state().own, 'N1731').length, 3, 'storm:11.10l');
      then.refused('attack N1730 from 1ab', 'MOMENTUM.NOT-THIS', 'storm:11.10m');
      then.allowed('attack N1730 from 1td');
      then.means(state().own.phase.drops, ['N1731'], 'storm:11.10g');
      then.means(p.unit('1ab').type, 'airborne', 'storm:R107');
    },
  );
});

/** Whatever an advance or a momentum attack asks is passed. */
const tryPass = (when: (order: string) => void): void => {
  try {
    when('pass');
  } catch {
    // Nothing is asked.
  }
};

const stateText = (): string => `${soviet}; 1td@N1732; 5inf@N1731; 1ab@airborne; 2ab@airborne`;
