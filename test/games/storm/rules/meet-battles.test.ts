// Where rules meet in battles: reductions, shifts, drops, losses, momentum. N1731 and the hexes round it are open ground without
// rivers; its neighbours are N1832 N1732 N1632 N1631 N1730 N1831.
import { describe } from '@jest/globals';
import { unitsAt } from '../../../../src/mechanics/places.ts';
import { battleOdds } from '../../../../src/games/storm/10-prepared-assaults/10.8-odds.ts';
import { supplyAtBattle } from '../../../../src/games/storm/10-prepared-assaults/10.8-supply-at-battle.ts';
import type { Kind } from '../../../../src/games/storm/10-prepared-assaults/10.8-battle-frame.ts';
import { p, rule, stateOf } from './kit.ts';

const soviet = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const german = 'phase german-combat; turn 2; own plan.order "move-fight"';
const moving = 'phase german-movement; turn 2; own plan.order "move-fight"';
const AIR = `${soviet}; own turn.air "soviet"`;
const RING = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'].join('; ');
const under = (hex: string, units: readonly string[]): string =>
  units.map((unit) => `${unit}@${hex} under`).join('; ');

type Asked = {
  readonly from: readonly string[];
  readonly target: string;
  readonly kind?: Kind;
  readonly drop?: readonly string[];
};

const odds = (text: string, { from, target, kind = 'prepared', drop = [] }: Asked) => {
  const s = stateOf(text);
  const defenders = s.own.places[target] ?? [];
  const attackers = [...from, ...drop];
  const supply = supplyAtBattle(p, s, [...attackers, ...defenders], drop);
  return battleOdds(p, s, { target, kind, attackers, drop, defenders, supply });
};
const shifts = (text: string, asked: Asked): readonly string[] =>
  odds(text, asked)
    .odds.entries.slice(1)
    .map(({ why, n }) => `${why.replace('shift.', '')} ${n}`);
const parts = (text: string, asked: Asked): readonly number[] =>
  odds(text, asked).attack.entries.map(({ n }) => n);

describe('factors', () => {
  rule(
    ['storm:11.8b', 'storm:10.14', 'storm:10.10b'],
    'tanks over a river against flak are halved twice, others once or not',
    ({ given, then }) => {
      // A river runs between S1929 and S2029, none between S2030 and S2029.
      const text = `${soviet}; 10flak@S2029; 1td@S2030; 3td@S2030 under; 6rd@S2030 under; 1tb@S1929; 4tb@S1929 under; 163md@S1929 under`;
      given(text);
      const target = 'S2029';
      then.means(parts(text, { from: ['1td', '3td', '6rd'], target }), [5, 5, -5, 3]);
      then.means(parts(text, { from: ['163md'], target }), [4, -2], 'storm:10.14');
      // Eight to four to two: added up before they are halved.
      then.means(
        parts(text, { from: ['1tb', '4tb', '163md'], target }),
        [4, 4, -4, -2, 4, -2],
        'storm:10.10b',
      );
    },
  );

  rule(
    ['storm:11.7b', 'storm:10.14', 'storm:R42'],
    'artillery is counted as printed, and halved with the others',
    ({ given, then }) => {
      const guns = ['1ha', '2ha', '3ha', '4ha'];
      const text = `${soviet}; 6rd@N2334; 42rd@N2334 under; ${under('N2334', guns)}; 5inf@N2333`;
      given(text);
      // Three for six over the river, but four guns are not more than six.
      then.allowed('attack N2333 from 1ha 2ha 3ha 42rd 4ha 6rd');
      then.refused('attack N2333 from 1ha 2ha 3ha 4ha 6rd', 'ATTACK.GUNS');
      then.means(odds(text, { from: ['6rd', ...guns], target: 'N2333' }).attack.total, 4, 'storm:10.14');
      then.means(
        odds(text, { from: ['6rd', '42rd', ...guns], target: 'N2333' }).attack.total,
        5,
        'storm:R42',
      );
    },
  );

  rule(
    ['storm:R53', 'storm:10.14', 'storm:10.20a', 'storm:11.10h'],
    'who drops crosses no river and comes from no side',
    ({ given, then }) => {
      const text = `${AIR}; 1ab@airborne; 2ab@airborne; 6rd@N2334; 5inf@N2333`;
      given(text);
      const asked = { from: ['6rd'], drop: ['1ab', '2ab'], target: 'N2333' };
      then.means(parts(text, asked), [3, -1, 2, 2]);
      then.means(shifts(text, asked), [], 'storm:10.20a');
      then.entry(odds(text, asked).attack, 'combat.river', -1, 'storm:10.14');
      // Automatically in supply, wherever the ground part is.
      then.means(
        supplyAtBattle(p, stateOf(`${text}; 31inf@N2435`), ['6rd', '1ab'], ['1ab'])['1ab'],
        'overland',
        'storm:11.10h',
      );
    },
  );
});

describe('columns', () => {
  rule(
    ['storm:11.9b', 'storm:9.23b', 'storm:10.12', 'storm:9.30b', 'storm:11.2a'],
    'T-34 alone in rough ground under their own airpower, assaulted on the move',
    ({ given, dice, when, then }) => {
      const text = `${moving}; own turn.air "soviet"; marker air N1029; 1pz@N1129; 3mot@N1129 under; 1tb@N1029; 86rd@N1534`;
      given(text);
      dice(2);
      when('assault 1pz 3mot N1029');
      // Two for rough ground, one for the air, one for the assault.
      then.event('assault.begins', { cost: 4 }, 'storm:9.23a');
      then.event('battle.odds', { attack: 14, defence: 3, base: '+10', odds: '+4' }, 'storm:10.8a');
      then.event('assault.cleared', { units: ['3mot'], hex: 'N1029' }, 'storm:9.28a');
      const { entries } = odds(text, { from: ['1pz', '3mot'], target: 'N1029', kind: 'mobile' }).odds;
      then.means(
        entries.slice(1).map(({ rule: id, n }) => `${id} ${n}`),
        ['storm:9.23b -1', 'storm:10.12 -1', 'storm:9.30b -1', 'storm:11.9b 1'],
      );
      for (const id of ['storm:9.23b', 'storm:10.12', 'storm:9.30b'] as const)
        then.means(entries.find((each) => each.rule === id)?.n, -1, id);
      then.means(p.tables.costs.find(({ id }) => id === 'interdiction')?.value, 1, 'storm:11.2a');
    },
  );

  rule(
    ['storm:7.8c', 'storm:5.7d', 'storm:10.25f'],
    'attenuated Germans who fight first come out even, in momentum attacks as well',
    ({ given, then }) => {
      const text = `${german.replace('move-fight', 'fight-move')}; held S2029 german back; 1pz@N1732; 6rd@N1731`;
      given(text);
      const asked = { from: ['1pz'], target: 'N1731' };
      then.means(shifts(text, asked), ['german-fight-move 1', 'attacker-attenuated -1']);
      then.means(shifts(text, { ...asked, kind: 'momentum' }), shifts(text, asked), 'storm:10.25f');
      then.means(
        shifts(text, { ...asked, kind: 'mobile' }),
        ['mobile -1', 'attacker-attenuated -1'],
        'storm:5.7d',
      );
    },
  );

  rule(
    ['storm:10.16', 'storm:10.20b', 'storm:11.3a'],
    'all round a city there is no concentric column, and the air helps all the same',
    ({ given, then }) => {
      const text = `${german}; own turn.air "german"; marker air N2834; 1pz@N2933; 3pz@N2734`;
      given(`${text}; 6rd@N2834`);
      const from = ['1pz', '3pz'];
      then.means(shifts(`${text}; 6rd@N2834`, { from, target: 'N2834' }), ['city -1', 'air-attack 1']);
      const open = `${german}; 1pz@N1831; 3pz@N1632; 6rd@N1731`;
      then.means(shifts(open, { from, target: 'N1731' }), ['german-concentric 2'], 'storm:10.20b');
      then.means(
        shifts(`${text.replace('"german"', '"soviet"')}; 6rd@N2834`, { from, target: 'N2834' }),
        ['city -1', 'air-defence -1'],
        'storm:11.3a',
      );
    },
  );

  rule(
    ['storm:5.13c', 'storm:5.8c', 'storm:R25'],
    'allies know no order of phases, and pay for turn 1',
    ({ given, then }) => {
      const text = 'own plan.order "fight-move"; phase german-combat; 9r@S1725; 6rd@S1726';
      given(`${text}; turn 1`);
      const asked = { from: ['9r'], target: 'S1726' };
      then.means(shifts(`${text}; turn 1`, asked), ['surprised -1']);
      then.means(shifts(`${text}; turn 2`, asked), [], 'storm:5.8c');
      then.means(odds(`${text}; turn 1`, asked).odds.total, -1, 'storm:R25');
    },
  );

  rule(
    ['storm:7.6d', 'storm:7.8d', 'storm:7.9b', 'storm:R11'],
    'aerial supply takes two columns away, and leaves one once Ploesti has fallen',
    ({ given, then }) => {
      const text = `${soviet}; own turn.air "german"; ${RING}; 5inf@N1731`;
      given(text);
      const asked = { from: ['8rd'], target: 'N1731' };
      then.means(shifts(text, asked), ['defender-oos 2']);
      then.means(shifts(`${text}; marker aerial N1731`, asked), [], 'storm:7.9b');
      const lost = `${text}; held S2029 german back`;
      then.means(shifts(`${lost}; marker aerial N1731`, asked), ['defender-attenuated 1'], 'storm:7.8d');
      then.means(shifts(lost, asked), ['defender-oos 2'], 'storm:R11');
    },
  );
});

describe('losses', () => {
  rule(
    ['storm:10.22f', 'storm:10.22e', 'storm:9.27b', 'storm:9.22b'],
    'a panzer first, then whom he likes; without one there is no other round',
    ({ given, dice, when, then }) => {
      const six = ['6rd', '8rd', '13rd', '86rd', '113rd', '155rd'];
      given(`${moving}; 1pz@N1732; 3mot@N1732 under; 10mot@N1732 under; ${under('N1731', six)}`);
      dice(3);
      when('assault 10mot 1pz 3mot N1731');
      then.event('unit.eliminated', { unit: '1pz' }, 'storm:9.24g');
      then.decides('german', 'stepLosses@choose');
      when('lose 10mot');
      then.event('unit.eliminated', { unit: '10mot' }, 'storm:10.22e');
      then.refused('assault 3mot N1731', 'ASSAULT.PANZER', 'storm:9.22b');
      then.allowed('move 3mot N1733');
      then.means(p.unit('1pz').type, 'panzer');
      then.event('assault.failed', { units: ['3mot'] }, 'storm:9.27a');
      then.means(p.tables.costs.find(({ id }) => id === 'mobile-assault')?.value, 1, 'storm:9.27b');
    },
  );

  rule(
    ['storm:11.10i', 'storm:11.7h', 'storm:10.22c'],
    'brigades that dropped go before all others, artillery with the last of its hex',
    ({ given, dice, when, then }) => {
      given(`${AIR}; 1ab@airborne; 25rd@N1732; 1ha@N1732 under; 5inf@N1731; 6inf@N1731 under`);
      dice(6);
      when('attack N1731 from 1ha 25rd drop 1ab');
      then.event('unit.eliminated', { unit: '1ab', cause: 'battle' });
      then.event('unit.eliminated', { unit: '25rd' }, 'storm:10.22e');
      then.event('unit.eliminated', { unit: '1ha' }, 'storm:11.7h');
      then.noEvent('unit.advanced');
      then.at('5inf', 'N1731');
      then.means(p.tables.results.find(({ id }) => id === '3/0')?.attackers, 3, 'storm:10.22c');
    },
  );

  rule(
    ['storm:11.10i', 'storm:10.22e'],
    'nobody is asked which brigades go where all of them must',
    ({ given, dice, when, then }) => {
      given(
        `${AIR}; 1ab@airborne; 2ab@airborne; ${under('N1732', ['25rd', '73rd'])}; ${under('N1731', ['5inf', '6inf', '26inf'])}`,
      );
      dice(4);
      when('attack N1731 from 25rd 73rd drop 1ab 2ab');
      then.event('unit.eliminated', { unit: '1ab', cause: 'battle' });
      then.event('unit.eliminated', { unit: '2ab', cause: 'battle' });
      then.decides('soviet', 'stepLosses@choose');
      then.allowed('lose 25rd', 'lose 73rd');
      then.refused('lose 1ab', 'LOSE.NOT-IN-BATTLE', 'storm:10.22e');
    },
  );

  rule(
    ['storm:11.10j', 'storm:R97', 'storm:7.8a', 'storm:R73'],
    'a drop on Ploesti that fails does not take it',
    ({ given, dice, when, then, state }) => {
      given(`${AIR}; 1ab@airborne; 2ab@airborne; 6rd@S2030; 5inf@S2029; 6inf@S2029 under; 26inf@S2029 under`);
      dice(1);
      when('attack S2029 from 6rd drop 1ab 2ab', 'lose 1ab');
      then.event('unit.eliminated', { unit: '2ab', cause: 'drop' });
      then.noEvent('ploesti.lost');
      then.means(state().own.held['S2029'], undefined, 'storm:R97');
      then.means(supplyAtBattle(p, state(), ['5inf'])['5inf'], 'overland', 'storm:7.8a');
      then.means(state().own.lost.soviet, 2, 'storm:R73');
    },
  );

  rule(
    ['storm:11.10k', 'storm:7.8a', 'storm:4.3c', 'storm:7.8d'],
    'one that succeeds does, and the next battle knows it',
    ({ given, dice, when, then, state }) => {
      given(`${AIR}; 1ab@airborne; 1td@S2030; 3td@S2030 under; 221sec@S2029; 5inf@N1731; 25rd@N1732`);
      dice(1, 1);
      when('attack S2029 from 1td 3td drop 1ab', 'pass');
      then.event('ploesti.lost', { hex: 'S2029' }, 'storm:7.8a');
      then.means(unitsAt(state().own, 'S2029'), ['1ab']);
      then.means(supplyAtBattle(p, state(), ['5inf'])['5inf'], 'attenuated', 'storm:4.3c');
      when('attack N1731 from 25rd');
      then.event('battle.odds', { hex: 'N1731', base: '0 or less', odds: '+1' }, 'storm:10.8a');
      then.means(p.tables.shifts.find(({ id }) => id === 'defender-attenuated')?.columns, 1, 'storm:7.8d');
    },
  );

  rule(
    ['storm:8.4a', 'storm:8.4b', 'storm:4.7c', 'storm:R39'],
    'lost out of supply counts twice, by air once, and neither comes back',
    ({ given, dice, when, then, state }) => {
      const text = `${soviet}; own turn.air "german"; ${RING}; 1td@N1732 under; 3td@N1732 under; 221sec@N1731; 5inf@N1534`;
      given(text);
      dice(1);
      when('attack N1731 from 13rd 1td 2rd 3td 8rd');
      then.event('unit.out-for-good', { unit: '221sec' });
      then.means(state().own.lost.german, 2, 'storm:4.7c');
      given(`${text}; marker aerial N1731`);
      dice(1);
      when('attack N1731 from 13rd 1td 2rd 3td 8rd');
      then.event('unit.out-for-good', { unit: '221sec' }, 'storm:8.4b');
      then.means([state().own.lost.german, state().own.airLost], [1, ['221sec']], 'storm:R39');
    },
  );
});

describe('advance and momentum', () => {
  rule(
    ['storm:10.24b', 'storm:11.10l', 'storm:6.1b', 'storm:6.5a'],
    'brigades and victors fill a hex together',
    ({ given, dice, when, then, state }) => {
      const brigades = ['1ab', '2ab', '3ab', '4ab', '5ab'];
      given(
        `${AIR}; ${brigades.map((unit) => `${unit}@airborne`).join('; ')}; ${under('N1732', ['1td', '3td', '2td', '1ha'])}; 221sec@N1731; 5inf@N1534`,
      );
      dice(1);
      when('attack N1731 from 1ha 1td 2td 3td drop 1ab 2ab 3ab 4ab 5ab');
      then.refused('advance 1td 2td N1731', 'ADVANCE.FULL');
      when('advance 1td N1731');
      then.event('unit.advanced', { units: ['1td'] }, 'storm:10.24a');
      then.means(unitsAt(state().own, 'N1731').length, 6, 'storm:6.5a');
      then.means(unitsAt(state().own, 'N1731').includes('1td'), true, 'storm:11.10l');
      // Nobody else finds room, so nobody is asked.
      then.means(state().stack.at(-1)?.proc === 'advance', false, 'storm:6.1b');
    },
  );

  rule(
    ['storm:11.9a', 'storm:10.25a', 'storm:R48'],
    'T-34 brigades press on in company alone',
    ({ given, dice, when, then }) => {
      const text = `${soviet}; ${under('N1732', ['1tb', '4tb', '25rd', '73rd'])}; 221sec@N1731; 281sec@N1730; 5inf@N1534`;
      given(text);
      dice(1);
      when('attack N1731 from 1tb 25rd 4tb 73rd', 'advance 1tb 4tb N1731', 'pass');
      // Nobody may, so nobody is asked.
      then.decides('soviet', 'soviet-combat@orders');
      then.refused('attack N1730 from 1tb', 'ATTACK.UNIT-AGAIN', 'storm:10.25c');
      given(text);
      dice(1);
      when('attack N1731 from 1tb 25rd 4tb 73rd', 'advance 1tb 25rd 4tb N1731', 'pass');
      then.decides('soviet', 'battle@press');
      then.allowed('attack N1730 from 1tb 4tb', 'attack N1730 from 1tb 25rd 4tb');
      given(`${soviet}; 1tb@N1732; 1ha@N1732 under; 281sec@N1731`);
      then.refused('attack N1731 from 1tb', 'ATTACK.T34');
      then.means(p.unit('1tb').type, 't34', 'storm:10.25a');
      then.refused('attack N1731 from 1ha 1tb', 'ATTACK.T34', 'storm:11.9a');
      then.means(p.unit('1ha').type, 'heavy-artillery', 'storm:R48');
    },
  );

  rule(
    ['storm:11.7e', 'storm:10.25d', 'storm:10.4d'],
    'artillery that was left alone falls to a momentum attack without a die',
    ({ given, dice, when, then, state }) => {
      given(`${german}; 1pz@N1732; 3pz@N1732 under; 6rd@N1731; 1ha@N1730; 2ha@N1730 under; 86rd@N1534`);
      dice(1);
      when('attack N1731 from 1pz 3pz', 'advance 1pz N1731', 'pass', 'attack N1730 from 1pz');
      then.event('battle.no-die', { hex: 'N1730' });
      then.means(state().drawn, 1, 'storm:10.25d');
      then.means(unitsAt(state().own, 'N1730'), []);
      then.means(state().own.phase.defended.includes('1ha'), false, 'storm:10.4d');
    },
  );

  rule(
    ['storm:10.25a', 'storm:7.6c', 'storm:5.13d'],
    'out of supply nobody presses on, but on turn 1',
    ({ given, dice, when, then }) => {
      // Cut off in N1731 as well as in N1732, which they win.
      const ring = `31inf@N1832; 221sec@N1732; 45inf@N1632; 167inf@N1631; 255inf@N1730; 293inf@N1831; 15inf@N1833; 46inf@N1733; 52inf@N1633`;
      const six = ['1td', '3td', '2td', '5td', '23td', '28td'];
      const text = `${soviet}; ${ring}; ${under('N1731', six)}; 25rd@N4242`;
      given(text);
      dice(1);
      when('attack N1732 from 1td 23td 28td 2td 3td 5td', 'advance 1td N1732', 'pass');
      then.event('battle.odds', { base: '+25', odds: '+15' }, 'storm:10.8a');
      then.decides('soviet', 'soviet-combat@orders');
      then.refused('attack N1733 from 1td', 'ATTACK.UNIT-AGAIN');
      given(text.replace('turn 2', 'turn 1'));
      dice(1);
      when('attack N1732 from 1td 23td 28td 2td 3td 5td', 'advance 1td N1732', 'pass');
      then.decides('soviet', 'battle@press');
      then.allowed('attack N1733 from 1td');
      then.means(p.tables.shifts.find(({ id }) => id === 'attacker-oos')?.columns, -2, 'storm:7.6c');
      then.event('battle.odds', { base: '+25', odds: '+35' }, 'storm:10.8a');
      then.means(p.turns.spans.find(({ id }) => id === 'supplied')?.last, 1, 'storm:5.13d');
    },
  );
});
