// What a player turn begins and ends with, which phases pass by themselves, and what supply and victory look to. 2412 and 2413 touch;
// 2818 lies behind the Germans; Moscow is 1806, Voronezh 3402, Smolensk 2217.
import { describe } from '@jest/globals';
import { decision } from '../../../../src/core/kernel.ts';
import { isBarredTurn } from '../../../../src/games/moscow41/sequence/player-turns.ts';
import { isAttackBeforeMovement, PHASES } from '../../../../src/games/moscow41/sequence/phases.ts';
import { setUpOf } from '../../../../src/games/moscow41/set-up/deployment.ts';
import { isSupplied, supplyMap } from '../../../../src/games/moscow41/supply/lines.ts';
import { citiesOf } from '../../../../src/games/moscow41/victory/verdict.ts';
import { moscow41, p, rule, stateOf } from './kit.ts';

const FAR = '34ik@3719; 22a@3600';
const RING = '34ik@2717; 35ik@2917; 5ik@2817; 6ik@2819; 8ik@2718; 23ik@2918';

describe('a player turn', () => {
  rule(
    ['moscow41:INH.SEQ', 'moscow41:R182'],
    'of the Germans begins with a list of the Russians that are Disrupted then, red ones left out',
    ({ given, when, then, state }) => {
      given(
        `phase russian-supply; turn 3; own weather "mud"; ${FAR}; 16a@3601; 7grd@1806; own disrupted ["22a","16a","7grd"]`,
      );
      when('end');
      then.event('pulse.begins', { side: 'german' });
      then.means(state().clock.phasing, 'german');
      // The Russian has recovered in his own turn who has red factors.
      then.means(state().own.pulse.healing, ['22a'], 'moscow41:R182');
      given(`phase german-supply; turn 3; own weather "mud"; ${FAR}; 7grd@1806; own disrupted ["22a"]`);
      when('end');
      then.means([state().clock.phasing, state().own.pulse.healing], ['russian', []]);
    },
  );

  rule(
    'moscow41:INH.ARM',
    'of the Germans asks first which of two armies is inactive',
    ({ given, when, then, state }) => {
      given(`phase russian-supply; turn 3; own weather "mud"; 22a@3600; 9a@2412; 4a@2413`);
      when('end');
      then.decides('german', 'inactive@choose');
      then.means(state().clock.phase, 'german-administration');
      given(`phase german-supply; turn 3; own weather "mud"; 22a@3600; 9a@2412; 4a@2413`);
      when('end');
      then.decides('russian', 'russian-administration@orders');
    },
  );

  rule(
    ['moscow41:R166', 'moscow41:R136'],
    'that is the unhistorical first move knows no attack; attacks before movement are two phases of each side',
    ({ given, then }) => {
      given(`phase german-movement; turn 1; ${FAR}`);
      const barred = (phase: string, more = ''): boolean =>
        isBarredTurn(p, stateOf(`phase ${phase}; ${more}; ${FAR}`));
      const first = 'option first-move=russian';
      then.means(
        [
          barred('russian-movement; turn 1', first),
          barred('german-movement; turn 1', first),
          barred('russian-movement; turn 2', first),
          barred('russian-movement; turn 1'),
        ],
        [true, false, false, false],
        'moscow41:R166',
      );
      then.means(
        PHASES.filter(isAttackBeforeMovement),
        ['german-first-attacks', 'german-first-combat', 'russian-first-attacks', 'russian-first-combat'],
        'moscow41:R136',
      );
    },
  );

  rule(
    ['moscow41:R12', 'moscow41:INH.SEQ'],
    'passes by administration where nothing is left but to give up units or to gamble',
    ({ given, when, then }) => {
      given('phase german-supply; turn 2; 34ik@3719; 22a@2000; own entrenched ["22a"]; own pulse.number 1');
      when('end');
      then.decides('russian', 'russian-movement@orders');
      given('phase german-supply; turn 2; 34ik@3719; 22a@2000');
      when('end');
      then.decides('russian', 'russian-administration@orders');
      then.event('pulse.begins', { side: 'russian' }, 'moscow41:INH.SEQ');
      then.event('phase.begins', { phase: 'russian-administration' }, 'moscow41:INH.SEQ');
      then.means(moscow41.phases.rows[8], ['russian-administration'], 'moscow41:R12');
    },
  );

  rule('moscow41:INH.SEQ', 'says with its questions what there is to do', ({ given, then, state }) => {
    const params = () => decision(moscow41.rules, state())?.question.params;
    given(`phase russian-administration; turn 2; ${FAR}; 17rd@pool`);
    then.means(params(), {
      side: 'russian',
      credits: true,
      rifle: 9,
      tank: 3,
      siberian: 1,
    });
    given(
      `phase german-administration; turn 2; own weather "mud"; ${FAR}; 2fk@german-air; 8fk@german-air; 9a@2412`,
    );
    then.means(params(), { side: 'german', fliegerkorps: true });
    given(`phase german-administration; turn 1; ${FAR}; 2fk@german-air; 8fk@german-air; 9a@2412`);
    then.means(params(), { side: 'german' });
    given(`phase russian-movement; turn 1; ${FAR}; vatutin@track-1`);
    then.means(params(), { side: 'russian', count: 1, entrants: ['vatutin'] });
    given(`phase german-movement; turn 1; ${FAR}; vatutin@track-1`);
    then.means(params(), { side: 'german', count: 1 });
  });
});

describe('the weather die', () => {
  rule('moscow41:WEA.17', 'is the German one', ({ given, when, then, dice }) => {
    given(`phase russian-supply; turn 1; ${FAR}`);
    dice(5);
    when('end');
    then.event('die', { by: 'german', purpose: 'weather', result: 5 });
  });
});

describe('supply', () => {
  rule('moscow41:SUP.12', 'is told of those who have none, and of nobody else', ({ given, when, then }) => {
    given(`phase russian-supply; turn 1; 7grd@2818; 22a@3600; ${RING}`);
    when('end');
    then.event('supply.out', { side: 'russian', units: ['7grd'], count: 1 });
    given(`phase russian-supply; turn 1; 22a@3600; 34ik@3719`);
    when('end');
    then.noEvent('supply.out');
  });

  rule(
    ['moscow41:SUP.2', 'moscow41:SUP.3'],
    'comes for Russians from Moscow, for Germans from armies that act',
    ({ given, then }) => {
      const text = 'phase german-movement; turn 4; own weather "mud"';
      given(`${text}; ${FAR}`);
      // In the middle of Germans a Russian is fed in Moscow, and nowhere else.
      const ringed = (hex: string): boolean => {
        const ring = ['35ik', '5ik', '6ik', '8ik', '23ik', '27ik'].map(
          (unit, i) => `${unit}@${p.neighbours(hex)[i] ?? ''}`,
        );
        return isSupplied(p, stateOf(`${text}; 7grd@${hex}; ${ring.join('; ')}`), '7grd');
      };
      then.means([ringed('1806'), ringed('2818')], [true, false], 'moscow41:SUP.2');
      // Hexes from which the line of an army feeds others that would have none.
      const fed = (units: string, side: 'german' | 'russian'): number =>
        supplyMap(p, stateOf(`${text}; ${units}`), side).fed.reduce((sum, each) => sum + each, 0);
      const open = p.grid.ids.filter((hex) =>
        supplyMap(p, stateOf(`${text}; 34ik@3719`), 'german').overland(hex),
      );
      const hex = open.find((one) => fed(`9a@${one}`, 'german') > fed(`35ik@${one}`, 'german')) ?? '';
      then.means(p.isHex(hex), true, 'moscow41:SUP.3');
      then.means(
        fed(`9a@${hex}; own inactive ["9a"]`, 'german'),
        fed(`35ik@${hex}`, 'german'),
        'moscow41:SUP.3',
      );
      // No Russian army is a source.
      const behind = p.grid.ids.find((one) => supplyMap(p, stateOf(text), 'russian').overland(one)) ?? '';
      then.means(fed(`22a@${behind}`, 'russian'), fed(`7grd@${behind}`, 'russian'), 'moscow41:SUP.3');
      then.means(isSupplied(p, stateOf(`${text}; 22a@1806`), '22a'), true, 'moscow41:SUP.2');
    },
  );
});

describe('victory', () => {
  rule('moscow41:R163', 'is the German one where both have what they need', ({ given, then }) => {
    // The Germans in Moscow are fed from the air, the paratroops in Smolensk always.
    const both =
      'phase german-movement; turn 4; own weather "mud"; 24pz@1806; 5para@2217; held 1806 german; held 2217 russian; own turn.resupplied ["1806"]';
    given(both);
    const s = stateOf(both);
    then.means(citiesOf(p).verdictNow(s)?.winner, 'german');
    then.means(citiesOf(p).verdictNow(s, ['russian'])?.winner, 'russian');
    const one = stateOf(both.replace('held 1806 german', 'held 1806 russian').replace('24pz@1806; ', ''));
    then.means(citiesOf(p).verdictNow(one)?.winner, 'russian');
  });

  rule(
    'moscow41:R160',
    'a fliegerkorps that leaves is out of play at once, shot down or not',
    ({ given, when, then, state }) => {
      given(
        `phase russian-movement; turn 2; own weather "good"; ${FAR}; 2fk@shot-down; own downed {"2fk":3}`,
      );
      when('end', 'pass');
      then.at('2fk', 'out');
      then.means(state().own.downed, {});
    },
  );
});

describe('the set-up', () => {
  rule(
    'moscow41:INH.SET',
    'leaves no hex of the start line without Germans or their zones',
    ({ given, when, then, state }) => {
      given('base campaign; turn 1; phase set-up');
      when('place default', 'end', 'place default');
      then.means(setUpOf(p).bare(state()), []);
      then.allowed('end');
      // Everybody about it is sent away from the middle of the line.
      const line = p.area('german-start-line');
      for (const unit of setUpOf(p).settable('german')) {
        const at = Object.entries(state().own.places).find(([, units]) => units.includes(unit))?.[0] ?? '';
        if (!line.slice(10, 16).some((hex) => hex === at || p.areAdjacent(hex, at))) continue;
        const home = setUpOf(p)
          .hexes(state(), unit)
          .find((hex) => !line.slice(8, 18).some((one) => one === hex || p.areAdjacent(one, hex)));
        if (home !== undefined && p.unit(unit).size === 'corps')
          state().own.places[at] = state().own.places[at]?.filter((one) => one !== unit) ?? [];
        if (home !== undefined && p.unit(unit).size === 'corps')
          state().own.places[home] = [...(state().own.places[home] ?? []), unit];
      }
      then.refused('end', 'SETUP.BARE');
    },
  );
});
