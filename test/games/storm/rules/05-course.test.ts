// Chapter 5: what is told of the course of a turn and remembered through it, and what is asked in the phases of the reserve.
import { describe } from '@jest/globals';
import { check, decision, settle } from '../../../../src/core/kernel.ts';
import type { Args, Params } from '../../../../src/core/types.ts';
import { MUTUAL, PHASE_ROWS, PHASES } from '../../../../src/games/storm/05-sequence/5.2-phases.ts';
import { linkedTo } from '../../../../src/games/storm/08-reinforcements/5.10-access.ts';
import { p, rule, stateOf, storm } from './kit.ts';

const FIELD = '1td@N1731; 5inf@N1733; 24rd@N4244; 98rd@track-2; 227inf@track-2; 2pz@reserve';
const CREATION = 'phase german-creation; turn 2; own plan.order "move-fight"';

const askedAt = (text: string): { readonly key: string | undefined; readonly params: Params } => {
  const s = stateOf(text);
  settle(storm.rules, s);
  const { key, params = {} } = decision(storm.rules, s)?.question ?? {};
  return { key, params };
};

const refusedAt = (text: string, verb: string, args: Args) => {
  const s = stateOf(text);
  settle(storm.rules, s);
  return check(storm.rules, s, { by: decision(storm.rules, s)?.by ?? '', verb, args });
};

describe('the course of a turn', () => {
  rule(
    ['storm:5.2b', 'storm:5.2c', 'storm:5.2a', 'storm:5.2g'],
    'is told side by side, and mutual phases as nobody’s',
    ({ given, dice, when, then, state }) => {
      given(`phase air-superiority; turn 2; dice 3 3 3 3; ${FIELD}`);
      dice(1, 1, 1, 1);
      when('choose fight-move');
      then.event('player-turn.begins', { side: 'soviet' }, 'storm:5.2b');
      then.means(state().own.plan.order, 'fight-move');
      while (state().clock.phasing === 'soviet') when('end');
      then.event('player-turn.ends', { side: 'soviet' }, 'storm:5.2b');
      then.event('player-turn.begins', { side: 'german' }, 'storm:5.2c');
      then.means([state().own.plan.order, state().clock.phase], [undefined, 'german-order']);
      when('choose move-fight', 'place 2pz N2628');
      then.means(state().own.turn.released, ['2pz']);
      while (!state().clock.phase.endsWith('-reinforcement')) when('end');
      then.event('player-turn.ends', { side: 'german' }, 'storm:5.2c');
      then.means(state().own.plan.order, undefined);
      while (state().clock.turn === 2) when('end');
      then.event('phase.begins', { phase: 'administration' }, 'storm:5.1a');
      then.means(state().own.turn.released, []);
      // Nobody has used it.
      then.means(state().own.markers['aerial'], ['hand']);
      then.means(
        [storm.phases.mutual, [...MUTUAL]],
        [
          ['air-superiority', 'administration'],
          ['air-superiority', 'administration'],
        ],
        'storm:5.2g',
      );
      then.means(PHASE_ROWS.flat(), PHASES.slice(1), 'storm:5.2a');
    },
  );

  rule('storm:5.3b', 'ten markers are as many as there are', ({ given, then }) => {
    given(`phase air-superiority; turn 2; dice 6 6 1 1; ${FIELD}`);
    then.event('air.won', { side: 'soviet', count: 10 }, 'storm:5.3b');
  });

  rule('storm:4.11c', 'by agreement the air is German whatever they roll', ({ given, then, state }) => {
    given(`phase air-superiority; turn 2; option pro-luftwaffe=on; dice 1 2; ${FIELD}`);
    then.event('air.won', { side: 'german', count: 3 });
    then.means(state().own.turn.air, 'german');
    then.decides('german', 'air-superiority@place');
  });

  rule('storm:5.9a', 'the check of supply takes them for want of it', ({ given, when, then }) => {
    const ring = p
      .neighbours('N2334')
      .map((hex, i) => `${['5inf', '6inf', '26inf', '28inf', '35inf', '8inf'][i] ?? ''}@${hex}`);
    given(
      `phase german-combat; turn 2; own plan.order "move-fight"; 6rd@N2334; ${ring.join('; ')}; 24rd@N4244`,
    );
    when('end');
    then.event('unit.eliminated', { unit: '6rd', cause: 'supply' }, 'storm:7.10a');
    then.means(stateOf(CREATION).own.lost.soviet, 0, 'storm:5.9a');
  });

  rule(
    'storm:R90',
    'a corridor whose end is lost leads nowhere, and a whole one to its end',
    ({ given, then }) => {
      given(`phase soviet-reinforcement; turn 2; ${FIELD}`);
      const from = (text: string) => linkedTo(p, stateOf(text), 'danube-corridor', 'german');
      then.means(from(`phase german-reinforcement; turn 2; ${FIELD}; 6rd@S2220`), [], 'storm:R90');
      const second = p.routes('danube-corridor')[0]?.[1] ?? '';
      then.means(from(`phase german-reinforcement; turn 2; ${FIELD}; held ${second} soviet`), ['S2220']);
    },
  );
});

describe('the reserve', () => {
  rule(
    ['storm:5.6a', 'storm:5.5a'],
    'is asked for by its phases, for one hex once somebody has gone',
    ({ given, when, then, state }) => {
      given(`${CREATION}; 1pz@N1731; 3pz@N1731 under; 5inf@N1733; 24rd@N4244; 2pz@reserve; 6rd@N1534`);
      then.means(
        askedAt(`${CREATION}; 1pz@N1731; 24rd@N4244`),
        { key: 'ask.german-creation', params: { side: 'german' } },
        'storm:5.6a',
      );
      const release = askedAt('phase german-release; turn 2; 2pz@reserve; 24rd@N4244');
      then.means([release.key, release.params['units']], ['ask.german-release', ['2pz']], 'storm:5.5a');
      then.refused('withdraw 6rd', 'WITHDRAW.NOT-YOURS', 'storm:5.6a');
      then.refused('withdraw 2pz', 'WITHDRAW.OFF-MAP', 'storm:5.6a');
      then.means(
        refusedAt(`${CREATION}; 1pz@N1731; 24rd@N4244`, 'withdraw', { units: ['1pz', '1pz'] })?.code,
        'WITHDRAW.WHO',
      );
      when('withdraw 1pz');
      then.means(decision(storm.rules, state())?.question.params?.['hex'], 'N1731');
    },
  );
});

describe('what a refusal names', () => {
  rule(
    ['storm:8.1b', 'storm:8.4d', 'storm:11.10a', 'storm:11.10f'],
    'is the side, the turn, and how many',
    ({ given, then }) => {
      const back =
        'phase german-reinforcement; turn 3; 5inf@N1731; 1pz@dead; 6rd@dead; own fallen {"1pz":3}; 227inf@track-3';
      given(back);
      then.means(
        refusedAt(back, 'replace', { units: ['6rd'], at: ['N2020'] })?.params['side'],
        'german',
        'storm:8.1b',
      );
      then.means(
        refusedAt(back, 'replace', { units: ['1pz'], at: ['N2020'] })?.params['turn'],
        4,
        'storm:8.4d',
      );
      const mixed = `${back}; hmc@track-2`;
      then.means(
        refusedAt(mixed, 'place', { units: ['227inf', 'hmc'], at: ['reserve'] })?.params['unit'],
        'hmc',
      );
      const six = ['1ab', '2ab', '3ab', '4ab', '5ab', '6ab'];
      const german = 'phase german-combat; turn 2; 1pz@N1732; 6rd@N1731; 24rd@N4244; 1ab@airborne';
      const attack = { target: ['N1731'], from: ['1pz'] };
      then.means(refusedAt(german, 'attack', { ...attack, drop: ['1ab'] })?.code, 'DROP.WHO', 'storm:11.10a');
      const soviet = `phase soviet-combat; turn 2; own turn.air "soviet"; 1td@N1732; 5inf@N1731; 24rd@N4244; ${six.map((unit) => `${unit}@airborne`).join('; ')}`;
      then.means(
        refusedAt(soviet, 'attack', { target: ['N1731'], from: ['1td'], drop: six }),
        undefined,
        'storm:11.10f',
      );
    },
  );
});
