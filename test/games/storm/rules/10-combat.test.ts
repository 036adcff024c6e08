// Chapter 10: prepared assaults, their sums, results and what follows. N1731 and the hexes round it are open ground without
// rivers; its neighbours are N1832 N1732 N1632 N1631 N1730 N1831, clockwise from north-east.
import { describe } from '@jest/globals';
import { placeOf, unitsAt } from '../../../../src/mechanics/places.ts';
import { battleOdds } from '../../../../src/games/storm/10-prepared-assaults/10.8-odds.ts';
import { supplyAtBattle } from '../../../../src/games/storm/10-prepared-assaults/10.8-supply-at-battle.ts';
import type { Kind } from '../../../../src/games/storm/10-prepared-assaults/10.8-battle-frame.ts';
import { p, rule, stateOf } from './kit.ts';

const odds = (text: string, attackers: readonly string[], target = 'N1731', kind: Kind = 'prepared') => {
  const s = stateOf(text);
  const defenders = s.own.places[target] ?? [];
  const supply = supplyAtBattle(p, s, [...attackers, ...defenders]);
  return battleOdds(p, s, { target, kind, attackers, defenders, supply });
};
const soviet = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const german = 'phase german-combat; turn 2; own plan.order "move-fight"';

describe('10.1 to 10.6: who attacks whom', () => {
  rule(
    ['storm:10.1a', 'storm:10.1b', 'storm:10.1c'],
    'enemies side by side, whose phase it is, if he likes',
    ({ given, then }) => {
      given(`${soviet}; 1td@N1732; 6rd@N1534; 5inf@N1731`);
      then.refused('attack N1731 from 6rd', 'ATTACK.NOT-NEXT', 'storm:10.1a');
      then.refused('attack N1732 from 5inf', undefined, 'storm:10.1a');
      then.refused('attack N1731 from 5inf', undefined, 'storm:10.1c');
      then.allowed('end', 'attack N1731 from 1td');
      then.offered('end', ['end']);
      then.means(stateOf(soviet).own.phase.attackers, [], 'storm:10.1b');
    },
  );

  rule(
    ['storm:10.2', 'storm:10.3a', 'storm:10.3c', 'storm:10.6b'],
    'from any hexes round one hex, on all who are in it',
    ({ given, dice, when, then }) => {
      given(`${soviet}; 1td@N1732; 3td@N1632; 5inf@N1731; 6inf@N1731 under; 26inf@N1832`);
      dice(6);
      when('attack N1731 from 1td 3td');
      then.event('battle.declared', { hex: 'N1731', units: ['1td', '3td'] }, 'storm:10.5');
      then.event('battle.odds', { defence: 12, attack: 10 }, 'storm:10.8a');
      then.means(
        odds(`${soviet}; 1td@N1732; 5inf@N1731; 6inf@N1731 under`, ['1td']).defence.total,
        12,
        'storm:10.2',
      );
      then.means(
        odds(`${soviet}; 1td@N1732; 3td@N1632; 5inf@N1731`, ['1td', '3td']).attack.total,
        10,
        'storm:10.3a',
      );
      then.means(
        [p.areAdjacent('S2236', 'S2335'), p.areAdjacent('S2236', 'S2336')],
        [true, true],
        'storm:10.3c',
      );
      then.means(
        odds(`${soviet}; 1td@N1732; 5inf@N1731; 6inf@N1731 under`, ['1td']).defence.entries.length,
        2,
        'storm:10.6b',
      );
    },
  );

  rule(
    ['storm:10.4a', 'storm:10.4c', 'storm:10.4d', 'storm:10.6a', 'storm:10.5'],
    'once a phase, some here and some there',
    ({ given, dice, when, then, state }) => {
      given(
        `${soviet}; 1td@N1732; 3td@N1732 under; 2td@N1632; 5inf@N1731; 6inf@N1731 under; 26inf@N1832; 28inf@N1832 under`,
      );
      dice(1, 1);
      when('attack N1731 from 1td');
      for (let n = 0; n < 3 && state().stack.at(-1)?.step !== 'orders'; n++) when('lose 1td');
      then.refused('attack N1731 from 2td', 'ATTACK.HEX-AGAIN', 'storm:10.4d');
      then.allowed('attack N1832 from 3td');
      then.event('battle.declared', { hex: 'N1731' }, 'storm:10.5');
      then.means(state().own.phase.attackers, ['1td'], 'storm:10.4a');
      given(
        `${soviet}; 163md@N1732; 1td@N1732 under; 5inf@N1731; 6inf@N1731 under; 26inf@N1731 under; 28inf@N1832`,
      );
      dice(1);
      when('attack N1731 from 163md 1td', 'lose 163md');
      then.refused('attack N1832 from 1td', 'ATTACK.UNIT-AGAIN', 'storm:10.4c');
      then.means(state().own.phase.attackers, ['163md', '1td'], 'storm:10.6a');
    },
  );

  rule('storm:10.4b', 'nobody defends by halves', ({ given, then }) => {
    given(`${soviet}; 1td@N1732; 5inf@N1731; 6inf@N1731 under`);
    then.entry(
      odds(`${soviet}; 1td@N1732; 5inf@N1731; 6inf@N1731 under`, ['1td']).defence,
      'combat.unit',
      6,
      'storm:10.8a',
    );
    then.means(odds(`${soviet}; 1td@N1732; 5inf@N1731; 6inf@N1731 under`, ['1td']).defence.total, 12);
  });

  rule(['storm:5.8b', 'storm:7.8h'], 'nations do not attack together', ({ given, then }) => {
    given(`${german}; 5inf@S1725; 9r@S1826; 6rd@S1726`);
    then.refused('attack S1726 from 5inf 9r', 'ATTACK.NATIONS', 'storm:5.8b');
    then.allowed('attack S1726 from 5inf', 'attack S1726 from 9r');
    then.means(stateOf(german).own.plan.order, 'move-fight', 'storm:7.8h');
  });

  rule(['storm:7.1c', 'storm:R63'], 'allies attack in their own country', ({ given, then }) => {
    const [from = '', hex = ''] =
      p.grid.ids.flatMap((each) =>
        p.hex(each).country === 'romania'
          ? p
              .neighbours(each)
              .filter((next) => p.hex(next).country === 'ussr' && !p.sideKinds(each, next).includes('sea'))
              .map((next) => [each, next])
          : [],
      )[0] ?? [];
    given(`${german}; 9r@${from}; 6rd@${hex}`);
    then.refused(`attack ${hex} from 9r`, 'ATTACK.HOME', 'storm:7.1c');
    then.means(p.hex(hex).country, 'ussr', 'storm:R63');
  });

  rule(
    ['storm:10.10c', 'storm:10.10d', 'storm:R84'],
    'flak never attacks, sits by, and always defends',
    ({ given, then }) => {
      given(`${german}; 10flak@S2029; 5inf@S2029 under; 6rd@S2030`);
      then.refused('attack S2030 from 10flak', 'ATTACK.ZERO', 'storm:10.10c');
      then.allowed('attack S2030 from 5inf');
      then.means(odds(`${soviet}; 10flak@S2029; 6rd@S2030`, ['6rd'], 'S2029').defence.total, 4, 'storm:R84');
      then.means(stateOf(german).own.phase.attackers, [], 'storm:10.10d');
    },
  );

  rule('storm:10.15', 'nobody attacks over the sea', ({ given, then }) => {
    given(`${german}; 5inf@N3727; 6rd@N3728`);
    then.refused('attack N3728 from 5inf', 'ATTACK.WATER');
  });
});

describe('10.8 to 10.20: the column', () => {
  rule(
    ['storm:10.8a', 'storm:10.8b', 'storm:10.8c', 'storm:12.3h', 'storm:R82'],
    'attack less defence, read to the left',
    ({ given, then }) => {
      given(soviet);
      const text = `${soviet}; 1td@N1732; 3td@N1732 under; 2td@N1632; 5td@N1632 under; 23td@N1632 under; 28td@N1632 under; 221sec@N1731`;
      const six = ['1td', '3td', '2td', '5td', '23td', '28td'];
      then.means(
        [odds(text, six).attack.total, odds(text, six).defence.total, odds(text, six).column],
        [30, 2, '+25'],
        'storm:10.8b',
      );
      then.entry(odds(text, six).odds, 'combat.base', 9, 'storm:10.8a');
      then.means(
        odds(`${soviet}; 6rd@N1732; 5inf@N1731; 6inf@N1731 under`, ['6rd']).column,
        '0 or less',
        'storm:12.3h',
      );
      then.means(
        odds(
          `phase german-combat; turn 1; own plan.order "fight-move"; 5inf@N1732; 6rd@N1731; 8rd@N1731 under`,
          ['5inf'],
        ).column,
        '0 or less',
        'storm:R82',
      );
      const line = p.tables.columns.find(({ least = -99, most = 99 }) => least <= 19 && 19 <= most);
      then.means(line?.id, '+15', 'storm:10.8c');
    },
  );

  rule(
    ['storm:10.10a', 'storm:10.10b', 'storm:10.14', 'storm:R55'],
    'halved over rivers, all together, never to nothing',
    ({ given, then }) => {
      // The Bug runs between N2334 and N2333.
      const text = `${german}; 5inf@N2333; 6inf@N2333 under; 221sec@N2333 under; 6rd@N2334`;
      given(text);
      const three = odds(text, ['5inf', '6inf', '221sec'], 'N2334');
      then.entry(three.attack, 'combat.river', -5, 'storm:10.14');
      then.means(three.attack.total, 6, 'storm:10.10b');
      then.means(odds(text, ['221sec'], 'N2334').attack.total, 1, 'storm:10.10a');
      then.means(odds(`${text}; 26inf@N2435`, ['5inf', '26inf'], 'N2334').attack.total, 3 + 5, 'storm:R55');
    },
  );

  rule(
    ['storm:10.9', 'storm:10.11', 'storm:10.12', 'storm:10.13'],
    'shifts of the ground, added up',
    ({ given, then }) => {
      const at = (hex: string): string => {
        const from =
          p.neighbours(hex).find((each) => p.isLand(each) && p.sideKinds(each, hex).length === 0) ?? '';
        return `${soviet}; 1td@${from}; 5inf@${hex}`;
      };
      given(soviet);
      const entries = (hex: string) =>
        odds(at(hex), ['1td'], hex)
          .odds.entries.slice(1)
          .map(({ why, n }) => `${why} ${n}`);
      then.means([entries('N1731'), entries('N1140'), entries('N2240')], [[], [], []], 'storm:10.11');
      then.means(entries('N1029'), ['shift.rough -1'], 'storm:10.12');
      then.means(entries('N1028'), ['shift.mountain -2'], 'storm:10.13');
      then.means(
        odds(at('N1028').replace('"fight-move"', '"move-fight"'), ['1td'], 'N1028').odds.entries.length,
        3,
        'storm:10.9',
      );
    },
  );

  rule(
    ['storm:10.16', 'storm:10.17', 'storm:10.20a', 'storm:10.20b', 'storm:R54'],
    'cities and concentric assaults',
    ({ given, then }) => {
      given(soviet);
      const shifts = (text: string, units: readonly string[], hex: string) =>
        Object.fromEntries(
          odds(text, units, hex)
            .odds.entries.slice(1)
            .map(({ why, n }) => [why, n]),
        );
      then.means(
        shifts(`${soviet}; 1td@N2333; 5inf@N2334`, ['1td'], 'N2334')['shift.city'],
        -1,
        'storm:10.16',
      );
      const round = ['1td@N2728', '3td@N2627', '2td@N2629', '5td@N2528'].map((each) => each);
      const warsaw = `${soviet}; ${round.join('; ')}; 5inf@N2628`;
      then.means(
        shifts(warsaw, ['1td', '3td', '2td', '5td'], 'N2628')['shift.major-city'],
        -2,
        'storm:10.17',
      );
      then.means(
        shifts(warsaw, ['1td', '3td', '2td', '5td'], 'N2628')['shift.soviet-concentric'],
        undefined,
        'storm:10.17',
      );
      const opposite = `${soviet}; 1td@N1732; 3td@N1730; 5inf@N1731`;
      then.entry(odds(opposite, ['1td', '3td']).odds, 'shift.soviet-concentric', 1, 'storm:10.20b');
      then.means(
        shifts(`${soviet}; 1td@N1732; 3td@N1631; 2td@N1831; 5inf@N1731`, ['1td', '3td', '2td'], 'N1731')[
          'shift.soviet-concentric'
        ],
        1,
        'storm:10.20a',
      );
      then.means(
        shifts(`${soviet}; 1td@N1732; 3td@N1632; 2td@N1631; 5inf@N1731`, ['1td', '3td', '2td'], 'N1731')[
          'shift.soviet-concentric'
        ],
        undefined,
        'storm:R54',
      );
      then.entry(
        odds(`${german}; 1pz@N1732; 3pz@N1730; 6rd@N1731`, ['1pz', '3pz']).odds,
        'shift.german-concentric',
        2,
        'storm:10.20b',
      );
    },
  );

  rule('storm:R99', 'allies gain by them only by agreement', ({ given, then }) => {
    const text = `${german}; 9r@S1725; 10r@S1727; 6rd@S1726`;
    given(text);
    then.means(odds(text, ['9r', '10r'], 'S1726').odds.entries.length, 1);
    then.means(odds(`${text}; option ally-concentric=on`, ['9r', '10r'], 'S1726').odds.entries.length, 2);
  });

  const RING = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'].join(
    '; ',
  );

  rule(
    ['storm:7.5c', 'storm:7.6c', 'storm:7.6d', 'storm:7.6e', 'storm:R35', 'storm:10.19'],
    'two columns for want of supply',
    ({ given, then }) => {
      const cut = `${german}; ${RING}; 5inf@N1731; 6inf@N1733`;
      given(cut);
      then.entry(odds(cut, ['5inf'], 'N1732').odds, 'shift.attacker-oos', -2, 'storm:7.6c');
      then.entry(odds(cut, ['5inf', '6inf'], 'N1732').odds, 'shift.attacker-oos', -2, 'storm:7.6c');
      then.means(
        supplyAtBattle(p, stateOf(cut), ['5inf', '6inf']),
        { '5inf': 'out', '6inf': 'overland' },
        'storm:7.6e',
      );
      const ours = `${soviet}; ${RING}; 5inf@N1731`;
      then.entry(odds(ours, ['8rd']).odds, 'shift.defender-oos', 2, 'storm:7.6d');
      then.means(
        odds(ours.replace('soviet-combat', 'soviet-combat'), ['8rd'], 'N1731', 'mobile').odds.entries.some(
          ({ why }) => why === 'shift.defender-oos',
        ),
        true,
        'storm:R35',
      );
      then.means(supplyAtBattle(p, stateOf(ours), ['5inf'])['5inf'], 'out', 'storm:7.5c');
      then.means(
        odds(ours, ['8rd']).odds.total - odds(`${soviet}; 8rd@N1732; 5inf@N1731`, ['8rd']).odds.total,
        2,
        'storm:10.19',
      );
    },
  );

  rule(
    ['storm:7.8c', 'storm:7.8d', 'storm:7.8e', 'storm:R11'],
    'one for attenuated supply, never both',
    ({ given, then }) => {
      const lost = `${german}; held S2029 german back; 5inf@N1732; 6rd@N1731`;
      given(lost);
      then.entry(odds(lost, ['5inf']).odds, 'shift.attacker-attenuated', -1, 'storm:7.8c');
      const theirs = `${soviet}; held S2029 german back; 5inf@N1731; 6rd@N1732`;
      then.entry(odds(theirs, ['6rd']).odds, 'shift.defender-attenuated', 1, 'storm:7.8d');
      const mixed = `${german}; held S2029 german back; ${RING}; 5inf@N1731; 6inf@N1733`;
      then.means(
        odds(mixed, ['5inf', '6inf'], 'N1732').odds.entries.flatMap(({ why, n }) =>
          why.startsWith('shift.attacker') ? [n] : [],
        ),
        [-2],
        'storm:7.8e',
      );
      then.means(
        odds(mixed, ['6inf'], 'N1732')
          .odds.entries.slice(1)
          .map(({ n }) => n),
        [-1],
        'storm:R11',
      );
    },
  );

  rule(
    ['storm:11.3a', 'storm:11.3b', 'storm:11.3c', 'storm:11.1d', 'storm:11.1e', 'storm:10.18'],
    'a column for the air',
    ({ given, then }) => {
      const text = `${german}; own turn.air "german"; marker air N1832; 5inf@N1732; 6rd@N1731`;
      given(text);
      then.entry(odds(text, ['5inf']).odds, 'shift.air-attack', 1, 'storm:11.3a');
      then.entry(
        odds(text.replace('"german"', '"soviet"'), ['5inf']).odds,
        'shift.air-defence',
        -1,
        'storm:11.3b',
      );
      then.means(odds(`${text}; marker air N1731`, ['5inf']).odds.entries.length, 2, 'storm:11.3c');
      then.means(
        odds(text.replace('marker air N1832', 'marker air N1933'), ['5inf']).odds.entries.length,
        1,
        'storm:11.1d',
      );
      then.means(
        odds(`${text}; marker air N1731; marker air N1730`, ['5inf']).odds.total,
        odds(text, ['5inf']).odds.total,
        'storm:11.1e',
      );
      then.means(odds(text, ['5inf']).odds.entries.length, 2, 'storm:10.18');
    },
  );

  rule(['storm:12.3g', 'storm:R21', 'storm:10.21b'], 'the table as printed, or mended', ({ given, then }) => {
    given(soviet);
    const text = `${german}; 1pz@N1732; 6rd@N1731`;
    then.means([odds(text, ['1pz']).column, odds(text, ['1pz']).faces[5]], ['+5', '2/0'], 'storm:12.3g');
    then.means(odds(`${text}; option result-six-five=1-0`, ['1pz']).faces[5], '1/0', 'storm:R21');
    const cell = p.tables.crt.find(({ column, roll }) => column === '+20' && roll === 5);
    then.means(cell?.result, '1/2', 'storm:10.21b');
  });
});

describe('10.21 to 10.23: what the die brings', () => {
  rule(
    ['storm:10.21a', 'storm:10.22a', 'storm:10.22c', 'storm:10.22e', 'storm:10.22b'],
    'the defender loses first, each chooses',
    ({ given, dice, when, then, state }) => {
      given(`${soviet}; 1td@N1732; 3td@N1732 under; 5inf@N1731; 6inf@N1731 under; 13rd@N1632`);
      dice(1);
      // +1 by eight factors less... ten against twelve is 0 or less: with 13th Rifle one more column.
      when('attack N1731 from 13rd 1td 3td');
      then.event('battle.result-1/1', { die: 1 }, 'storm:10.22a');
      then.decides('german', 'stepLosses@choose');
      then.refused('lose 1td', 'LOSE.NOT-IN-BATTLE', 'storm:10.22e');
      when('lose 6inf');
      then.decides('soviet', 'stepLosses@choose');
      then.event('unit.eliminated', { unit: '6inf' }, 'storm:10.22e');
      when('lose 13rd');
      then.means(unitsAt(state().own, 'dead'), ['6inf'], 'storm:10.22c');
      then.means(state().own.lost, { german: 1, soviet: 1 }, 'storm:10.22b');
      then.means(state().drawn, 1, 'storm:10.21a');
    },
  );

  rule(
    ['storm:10.22d', 'storm:8.4d'],
    'losses beyond the force are nothing',
    ({ given, dice, when, then, state }) => {
      given(`${german}; 1pz@N1732; 3pz@N1732 under; 6rd@N1731; 13rd@N1534`);
      dice(1);
      when('attack N1731 from 1pz 3pz');
      then.event('battle.result-0/4', {}, 'storm:10.22a');
      then.at('6rd', 'out');
      then.means(state().own.lost.soviet, 1, 'storm:10.22d');
      then.means(Object.keys(state().own.fallen), [], 'storm:8.4d');
    },
  );

  rule(
    ['storm:10.23', 'storm:4.7a', 'storm:4.7b', 'storm:4.7c'],
    'all of them, and what counts as a loss',
    ({ given, dice, when, then, state }) => {
      const six = ['1td', '3td', '2td', '5td', '23td', '28td'];
      const more = ['22td', '30td', '4td', '7td', '29td', '33td'];
      given(
        `${soviet}; ${six.map((unit) => `${unit}@N1732 under`).join('; ')}; ${more.map((unit) => `${unit}@N1632 under`).join('; ')}; 221sec@N1731; 5inf@N1534`,
      );
      dice(1);
      when(`attack N1731 from ${[...six, ...more].toSorted().join(' ')}`);
      then.event('battle.result-DE', {}, 'storm:10.23');
      then.means(state().own.lost.german, 1, 'storm:4.7a');
      given(`${soviet}; 1td@S1725; 3td@S1725 under; 2td@S1727; 9r@S1726; 5inf@N1534`);
      dice(1);
      when('attack S1726 from 1td 2td 3td');
      then.at('9r', 'out');
      then.means(state().own.lost.german, 0, 'storm:4.7b');
      const ring = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'];
      given(`${soviet}; ${ring.join('; ')}; 1td@N1732 under; 3td@N1732 under; 221sec@N1731; 5inf@N1534`);
      dice(1);
      when('attack N1731 from 13rd 1td 2rd 3td 8rd');
      then.means(state().own.lost.german, 2, 'storm:4.7c');
    },
  );
});

describe('10.24, 10.25: advance and momentum', () => {
  const WON = `${german}; 1pz@N1732; 3pz@N1732 under; 6rd@N1731; 13rd@N1730; 86rd@N1534`;

  rule(
    ['storm:10.24a', 'storm:10.24c', 'storm:10.24d'],
    'into the hex that was won, at once, or not',
    ({ given, dice, when, then, state }) => {
      given(WON);
      dice(1);
      when('attack N1731 from 1pz 3pz');
      then.decides('german', 'advance@choose');
      then.allowed('pass', 'advance 1pz N1731', 'advance 1pz 3pz N1731');
      when('advance 1pz N1731', 'pass');
      then.event('unit.advanced', { units: ['1pz'], hex: 'N1731' }, 'storm:10.24a');
      then.means(placeOf(state().own, '3pz'), 'N1732', 'storm:10.24c');
      then.decides('german', 'battle@press');
      given(WON);
      dice(1);
      when('attack N1731 from 1pz 3pz', 'pass');
      then.event('advance.declined', {}, 'storm:10.24c');
      then.means(placeOf(state().own, '13rd'), 'N1730', 'storm:10.24d');
    },
  );

  rule(
    ['storm:10.24b', 'storm:R58', 'storm:6.1b'],
    'by ground and stacks like a move',
    ({ given, dice, when, then }) => {
      // Tanks may attack into the marsh, but not go there.
      given(`${german}; 1pz@N2140; 3pz@N2140 under; 5inf@N2140 under; 6rd@N2240; 86rd@N1534`);
      dice(1);
      when('attack N2240 from 1pz 3pz 5inf');
      then.refused('advance 1pz N2240', 'AFTER.BARRED');
      then.allowed('advance 5inf N2240');
      then.event('battle.declared', { hex: 'N2240' }, 'storm:10.5');
      then.means(odds(`${german}; 1pz@N2140; 6rd@N2240`, ['1pz'], 'N2240').attack.total, 8, 'storm:R58');
      then.means(stateOf(german).own.phase.attackers, [], 'storm:6.1b');
    },
  );

  rule(
    ['storm:10.25a', 'storm:10.25c', 'storm:10.25d', 'storm:10.25e', 'storm:R103'],
    'and on against the next, as often as it goes',
    ({ given, dice, when, then, state }) => {
      given(`${WON}; 2rd@N1630`);
      dice(1, 1);
      when('attack N1731 from 1pz 3pz', 'advance 1pz 3pz N1731');
      then.decides('german', 'battle@press');
      then.refused('attack N1630 from 1pz', 'ATTACK.NOT-NEXT', 'storm:10.1a');
      when('attack N1730 from 1pz 3pz');
      then.event('battle.declared', { hex: 'N1730', kind: 'momentum' }, 'storm:10.5');
      when('advance 1pz 3pz N1730');
      then.decides('german', 'battle@press');
      then.allowed('attack N1630 from 1pz', 'pass');
      then.means(state().own.phase.attackers, ['1pz', '3pz'], 'storm:R103');
      then.means(state().own.phase.defended.includes('13rd'), false, 'storm:10.25d');
      then.means(state().stack.filter(({ proc }) => proc === 'battle').length, 2, 'storm:10.25e');
      when('pass');
      then.decides('german', 'german-combat@orders');
      then.means(placeOf(state().own, '1pz'), 'N1730', 'storm:10.25a');
      // Their moment is over.
      then.refused('attack N1630 from 1pz', 'ATTACK.UNIT-AGAIN', 'storm:10.25c');
    },
  );

  rule(['storm:10.25f', 'storm:R56'], 'with all shifts but the concentric one', ({ given, then }) => {
    const text = `${german.replace('move-fight', 'fight-move')}; 1pz@N1732; 6rd@N1731`;
    given(text);
    then.entry(odds(text, ['1pz'], 'N1731', 'momentum').odds, 'shift.german-fight-move', 1, 'storm:5.7d');
    then.means(
      odds(text, ['1pz'], 'N1731', 'momentum').odds.total,
      odds(text, ['1pz']).odds.total,
      'storm:10.25f',
    );
    const round = `${german}; 1pz@N1732; 3pz@N1730; 6rd@N1731`;
    then.means(odds(round, ['1pz', '3pz'], 'N1731', 'momentum').odds.entries.length, 1, 'storm:R56');
  });

  rule('storm:5.13g', 'no Axis momentum on turn 1', ({ given, dice, when, then }) => {
    given(WON.replace('turn 2', 'turn 1'));
    dice(1);
    when('attack N1731 from 1pz 3pz', 'lose 3pz', 'advance 1pz N1731');
    then.decides('german', 'german-combat@orders');
    then.refused('attack N1730 from 1pz', 'ATTACK.UNIT-AGAIN');
    given(WON.replace('turn 2', 'turn 1').replace('german-combat', 'german-movement'));
    then.refused('assault 1pz N1731', 'ASSAULT.TURN', 'storm:9.29b');
  });
});

describe('10.7: fog of war', () => {
  rule(['storm:10.7a', 'storm:R78'], 'the top unit, and that there are more', ({ given, then }) => {
    given(
      `${german}; 5inf@N1732; 6inf@N1732 under; 26inf@N1732 under; 6rd@N1731; 13rd@N1731 under; 86rd@N1731 under`,
    );
    then.sees('german', 'N1731', [{ id: '6rd', known: true }, { known: false }]);
    then.sees('soviet', 'N1732', [{ id: '5inf' }, { known: false }]);
    then.sees('german', 'N1732', [{ id: '5inf' }, { id: '6inf' }, { id: '26inf' }]);
    then.means(p.tables.options.find(({ id }) => id === 'stacks')?.standard, 'hidden', 'storm:R78');
  });

  rule('storm:R78', 'all of them by agreement', ({ given, then }) => {
    given(`option stacks=open; ${german}; 5inf@N1732; 6rd@N1731; 13rd@N1731 under`);
    then.sees('german', 'N1731', [{ id: '6rd' }, { id: '13rd' }]);
  });

  rule('storm:10.7b', 'an attack shows them, and is fought', ({ given, dice, when, then, state }) => {
    given(`${german}; 5inf@N1732; 6rd@N1731; 13rd@N1731 under; 86rd@N1534`);
    dice(4);
    when('attack N1731 from 5inf');
    then.event('stack.shown', { hex: 'N1731', units: ['13rd'] }, 'storm:10.7a');
    then.means(state().own.shown, []);
  });

  rule('storm:10.7c', 'boxes of the turn track are closed', ({ given, then }) => {
    given(`${german}; 98rd@track-3; 5inf@N1732; 6rd@N1731`);
    then.sees('german', 'track-3', []);
    then.sees('soviet', 'track-3', [{ id: '98rd' }]);
  });

  rule('storm:10.7c', 'where stacks are open as well', ({ given, then }) => {
    given(`option stacks=open; ${german}; 98rd@track-3; 227inf@track-3; 5inf@N1732; 6rd@N1731`);
    then.sees('german', 'track-3', [{ id: '227inf' }]);
    then.sees('soviet', 'track-3', [{ id: '98rd' }]);
    then.sees('both', 'track-3', [{ id: '98rd' }, { id: '227inf' }]);
  });

  rule('storm:10.7d', 'losses and points are open', ({ given, then, state }) => {
    given(`${german}; own lost {"german":3,"soviet":7}; 5inf@N1732; 6rd@N1731`);
    then.means(state().own.lost, { german: 3, soviet: 7 });
  });
});
