// Victory: cities in supply, the roll at Moscow, and the end.
import { describe } from '@jest/globals';
import { axisPoints } from '../../../../src/games/deathstruggle/victory/lines.ts';
import { finalVerdict } from '../../../../src/games/deathstruggle/victory/verdict.ts';
import { p, rule, stateOf } from './kit.ts';

/** Held by the Axis, with a rail head in each of those far away, so that they are in supply. */
const held = (...hexes: readonly string[]): string => hexes.map((hex) => `held ${hex} axis`).join('; ');
const heads = (...hexes: readonly string[]): string =>
  hexes.map((hex) => `marker railhead ${hex}`).join('; ');

const LENINGRAD = '1233';
const SMOLENSK = '3330';
const KIEV = '5034';
const ODESSA = '6634';
const ROSTOV = '6212';
const MOSCOW = '2820';
const SEVASTOPOL = '7326';
const VORONEZH = '4415';
const STALINGRAD = '5402';

/** Warsaw and Bucharest besides. */
const FIVE = [LENINGRAD, SMOLENSK, KIEV, ODESSA, ROSTOV] as const;
const HEADS = heads(...FIVE);

/** The end of the Russian turn. */
const end = (turn: number): string =>
  `phase russian-breakthrough; side russian; turn ${turn}; 8a@1200; 11ik@4054`;

const points = (text: string): number => axisPoints(p, stateOf(text)).total;

describe('points', () => {
  rule(
    ['deathstruggle:VIC.1', 'deathstruggle:VIC.5', 'deathstruggle:R64', 'deathstruggle:R124'],
    'one for each victory city that is held and in supply, Warsaw and Bucharest among them',
    ({ given, then }) => {
      given(end(5));
      then.means(points(end(5)), 2, 'deathstruggle:VIC.1');
      then.means(points(`${end(5)}; ${held(...FIVE)}; ${HEADS}`), 7, 'deathstruggle:VIC.5');
      // Out of supply.
      then.means(
        points(`${end(5)}; ${held(LENINGRAD, STALINGRAD)}; ${heads(LENINGRAD)}`),
        3,
        'deathstruggle:R124',
      );
      // In an enemy zone with nobody in it.
      then.means(points(`${end(5)}; ${held(KIEV)}; ${HEADS}; 12a@5033`), 2, 'deathstruggle:R124');
      then.means(points(`${end(5)}; ${held(KIEV)}; ${HEADS}; 12a@5033; 44ik@5034`), 3, 'deathstruggle:R124');
      then.means(points(`${end(5)}; held 7345 russian`), 1, 'deathstruggle:R64');
    },
  );

  rule('deathstruggle:VIC.3', 'Moscow counts two', ({ given, then }) => {
    given(end(5));
    then.means(points(`${end(5)}; ${held(MOSCOW)}; ${heads(MOSCOW)}`), 4);
  });
});

describe('the look of the Axis', () => {
  rule(
    ['deathstruggle:VIC.1', 'deathstruggle:VIC.2', 'deathstruggle:SEQ.B7'],
    'seven points, one of the three cities among them, win at once at the end of the Russian turn',
    ({ given, when, then }) => {
      given(`${end(8)}; ${held(...FIVE)}; ${HEADS}`);
      when('russian: end');
      then.decides('axis', 'axisVictory@ask');
      when('axis: claim');
      then.over('axis', 'deathstruggle:VIC.1');
      // Seven without any of the three; and six.
      given(
        `${end(8)}; ${held(SMOLENSK, KIEV, ODESSA, ROSTOV, SEVASTOPOL)}; ${heads(SMOLENSK, KIEV, ODESSA, ROSTOV, SEVASTOPOL)}`,
      );
      when('russian: end');
      then.means(
        points(
          `${end(8)}; ${held(SMOLENSK, KIEV, ODESSA, ROSTOV, SEVASTOPOL)}; ${heads(SMOLENSK, KIEV, ODESSA, ROSTOV, SEVASTOPOL)}`,
        ),
        7,
        'deathstruggle:VIC.2',
      );
      then.decides('axis', 'axis-administration@orders', 'deathstruggle:SEQ.B7');
    },
  );

  rule(
    ['deathstruggle:VIC.6', 'deathstruggle:R67', 'deathstruggle:VIC.7'],
    'he may wait for ten, is asked again in 1941, and not after',
    ({ given, when, then }) => {
      given(`${end(13)}; ${held(...FIVE)}; ${HEADS}`);
      when('russian: end', 'axis: pass');
      then.event('victory.waits', { side: 'axis' });
      then.decides('axis', 'axis-administration@orders');
      given(`${end(14)}; ${held(...FIVE)}; ${HEADS}`);
      when('russian: end');
      then.decides('axis', 'axis-administration@orders', 'deathstruggle:R67');
      // What is lost meanwhile no longer counts.
      given(`${end(15)}; ${held(SMOLENSK, KIEV)}; ${HEADS}`);
      when('russian: end');
      then.over('russian', 'deathstruggle:VIC.9', 'deathstruggle:VIC.7');
    },
  );

  rule('deathstruggle:R82', 'there is no second year: January II ends it', ({ given, when, then }) => {
    given(`${end(15)}; ${held(LENINGRAD, KIEV, ODESSA, ROSTOV)}; ${HEADS}`);
    when('russian: end');
    then.over('draw', 'deathstruggle:VIC.8');
    then.means(p.tables.victory.filter(({ when: at }) => at === 'end').length > 0, true);
  });

  const verdict = (...cities: readonly string[]) =>
    finalVerdict(p, stateOf(`${end(15)}; ${held(...cities)}; ${heads(...cities.slice(0, 5))}`));

  rule(
    [
      'deathstruggle:VIC.6',
      'deathstruggle:VIC.8',
      'deathstruggle:VIC.9',
      'deathstruggle:R65',
      'deathstruggle:R67',
    ],
    'at the end ten points win two games, seven with one of the three one, six are a draw, five lose',
    ({ given, then }) => {
      given(end(15));
      // Heads at Leningrad, Moscow, Kiev, Rostov and Sevastopol feed Smolensk, Voronezh and Odessa, too.
      const ten = [LENINGRAD, MOSCOW, KIEV, ROSTOV, SEVASTOPOL, SMOLENSK, VORONEZH, ODESSA];
      then.means(verdict(...ten), expectLine('smashing', 'axis', 2), 'deathstruggle:VIC.6');
      then.means(verdict(...FIVE), expectLine('seven-late', 'axis'), 'deathstruggle:R67');
      then.means(
        verdict(SMOLENSK, KIEV, ODESSA, ROSTOV, SEVASTOPOL),
        expectLine('seven-without', 'draw'),
        'deathstruggle:R65',
      );
      then.means(verdict(LENINGRAD, KIEV, ODESSA, ROSTOV), expectLine('six', 'draw'), 'deathstruggle:VIC.8');
      then.means(verdict(LENINGRAD, KIEV, ODESSA), expectLine('five', 'russian'), 'deathstruggle:VIC.9');
    },
  );
});

const expectLine = (id: string, winner: string, games?: number): object => {
  const line = p.tables.victory.find((each) => each.id === id);
  return { winner, rule: line?.rules[0], reason: id, ...(games !== undefined && { games }), final: true };
};

describe('Moscow', () => {
  const near = `phase axis-movement; turn 8; side axis; 11ik@2821; 8a@1200; ${heads('3027')}`;

  rule(
    ['deathstruggle:VIC.4', 'deathstruggle:R66'],
    'the instant it is taken in supply the Axis may roll once, and wins with 1 or 2',
    ({ given, when, dice, then, state }) => {
      given(near);
      when('axis: move 11ik 2820');
      then.decides('axis', 'collapse@ask');
      dice(2);
      when('axis: demand');
      then.event('collapse.rolled', { won: true }, 'deathstruggle:VIC.4');
      then.over('axis', 'deathstruggle:VIC.4');
      given(near);
      when('axis: move 11ik 2820');
      dice(3);
      when('axis: demand');
      then.event('collapse.rolled', { won: false }, 'deathstruggle:VIC.4');
      then.decides('axis', 'axis-movement@orders');
      then.means(state().own.collapse, 'rolled', 'deathstruggle:R66');
      // Forgone for good.
      given(near);
      when('axis: move 11ik 2820', 'axis: pass');
      then.means(state().own.collapse, 'waived', 'deathstruggle:VIC.4');
      // Nobody rolls out of supply.
      given('phase axis-movement; turn 8; side axis; 11ik@2821; 8a@1200');
      when('axis: move 11ik 2820');
      then.decides('axis', 'axis-movement@orders');
    },
  );
});

describe('the look of the Russians', () => {
  const russian = (turn: number, more: string): string =>
    `phase russian-breakthrough; side russian; turn ${turn}; 11ik@7658; ${more}`;

  rule(
    ['deathstruggle:VIC.10', 'deathstruggle:R32', 'deathstruggle:R68', 'deathstruggle:SEQ.A7'],
    'Warsaw, or Bucharest and Ploesti, held in supply through the next German turn win two games',
    ({ given, when, then, state }) => {
      given(russian(5, '8a@4054'));
      when('russian: end');
      then.event('victory.claimed', { id: 'warsaw' }, 'deathstruggle:VIC.10');
      then.means(state().own.claimed, ['warsaw'], 'deathstruggle:R32');
      given(`phase axis-breakthrough; side axis; turn 6; 11ik@7658; 8a@4054; own claimed ["warsaw"]`);
      when('axis: end');
      then.over('russian', 'deathstruggle:VIC.10', 'deathstruggle:SEQ.A7');
      // Lost again in the German turn; and Bucharest alone.
      given(`phase axis-breakthrough; side axis; turn 6; 11ik@4054; 8a@4053; own claimed ["warsaw"]`);
      when('axis: end');
      then.decides('russian', 'russian-administration@orders');
      given(russian(5, '8a@7345'));
      when('russian: end');
      then.noEvent('victory.claimed', 'deathstruggle:R68');
      given(russian(5, '8a@7345; 3a@7145'));
      when('russian: end');
      then.event('victory.claimed', { id: 'rumania' }, 'deathstruggle:VIC.10');
    },
  );
});
