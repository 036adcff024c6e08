// Chapters 5 and 8: what is asked in the phases of entry, and why somebody does not come in.
import { describe } from '@jest/globals';
import { decision, settle } from '../../../../src/core/kernel.ts';
import type { Params } from '../../../../src/core/types.ts';
import { rule, stateOf, storm } from './kit.ts';

const SOVIET = 'phase soviet-reinforcement; turn 2; 98rd@track-2; 112rd@track-2; 145rd@track-3';
const GERMAN = 'phase german-reinforcement; turn 3; 5inf@N1731';

const asked = (text: string): { readonly key: string | undefined; readonly params: Params } => {
  const s = stateOf(text);
  settle(storm.rules, s);
  const { key, params = {} } = decision(storm.rules, s)?.question ?? {};
  return { key, params };
};

describe('what is asked', () => {
  rule(
    ['storm:5.2e', 'storm:5.2f'],
    'says who can come in, and of the lost who can come back',
    ({ given, then }) => {
      given(SOVIET);
      const soviet = asked(SOVIET);
      then.means(
        [soviet.key, soviet.params['units']],
        ['ask.soviet-reinforcement', ['112rd', '98rd']],
        'storm:5.2e',
      );
      const one = asked(`${GERMAN}; 227inf@track-3`);
      then.means(
        [one.key, one.params['units'], one.params['lost']],
        ['ask.german-reinforcement', ['227inf'], undefined],
        'storm:5.2f',
      );
      const lost = asked(`${GERMAN}; 1pz@dead; own fallen {"1pz":2}`);
      then.means(
        [lost.params['units'], lost.params['lost'], lost.params['all'], lost.params['mechanized']],
        [undefined, ['1pz'], 5, 2],
        'storm:5.2f',
      );
    },
  );
});

describe('who does not come in', () => {
  rule(
    ['storm:8.1a', 'storm:8.2b'],
    'is not of this side, is lost, or waits for a later turn',
    ({ given, then }) => {
      given(`${SOVIET}; 227inf@track-2; 6rd@dead; 1ab@airborne`);
      then.refused('place 227inf N4244', 'PLACE.NOT-YOURS', 'storm:5.10a');
      then.refused('place 6rd N4244', 'PLACE.DEAD', 'storm:5.10a');
      then.refused('place 145rd N4244', 'PLACE.NOT-YET', 'storm:5.10a');
      then.refused('place 1ab N4244', 'PLACE.AIRBORNE', 'storm:8.2b');
      then.allowed('place 98rd N4244');
      then.means(asked(SOVIET).key, 'ask.soviet-reinforcement', 'storm:8.1a');
    },
  );

  rule(
    ['storm:8.4d', 'storm:8.1b', 'storm:R75'],
    'is no German, is not lost, or was lost in this very turn',
    ({ given, then, when, state }) => {
      given(`${GERMAN}; 1pz@dead; 6inf@dead; 6rd@dead; own fallen {"1pz":3,"6inf":2}`);
      then.refused('replace 6rd N2020', 'REPLACE.NOT-YOURS', 'storm:8.1b');
      then.refused('replace 5inf N2020', 'REPLACE.NOT-DEAD', 'storm:8.4d');
      then.refused('replace 1pz N2020', 'REPLACE.NOT-YET', 'storm:8.4d');
      then.means(asked(`${GERMAN}; 1pz@dead; own fallen {"1pz":3}`).params['lost'], undefined, 'storm:R75');
      when('replace 6inf N2020');
      then.means(state().own.fallen, { '1pz': 3 });
    },
  );

  rule(
    ['storm:8.4b', 'storm:8.4d'],
    'is remembered by the turn in which he was lost',
    ({ given, dice, when, then, state }) => {
      given(
        'phase soviet-combat; turn 2; own plan.order "fight-move"; 1td@N1732; 3td@N1732 under; 2td@N1632; 5td@N1632 under; 5inf@N1731; 10flak@S2029; 24rd@N4244',
      );
      dice(1);
      when('attack N1731 from 1td 2td 3td 5td');
      then.means([state().own.fallen, state().own.places['dead']], [{ '5inf': 2 }, ['5inf']], 'storm:8.4d');
      then.means(state().own.lost.german, 1, 'storm:8.4b');
    },
  );
});
