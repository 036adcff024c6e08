// DAGC before the suite.
import { settle } from '../../src/core/kernel.ts';
import { scramble } from '../games/dagc/fog/secrets.ts';
import { CUT_OFF, LIEPAJA, SIX } from '../games/dagc/rules/07-supply/positions.ts';
import { dagc, stateOf } from '../games/dagc/rules/kit.ts';
import type { Small } from '../battery/small.ts';
import type { Conforming } from './suite.ts';

const open = (name: string, units: string, hexes: string, text: string): Small => ({
  name,
  state: () => {
    const state = stateOf(text);
    settle(dagc.rules, state);
    return state;
  },
  universe: {
    units: units.split(' '),
    hexes: hexes.split(' '),
    places: ['dead', 'track-2', 'track-4'],
    words: ['default', 'best'],
    path: 2,
  },
});

const drawn = dagc.options.map(({ id }) => id);
// Armies that move part, and few lie covered: what is hidden is changed wherever it can be.
const checks = { offers: 20, secrets: 3, redeal: 9, reading: 30, text: 30, undo: 30 };

export const dagcConforms: Conforming = {
  game: dagc,
  code: 'src/games/dagc',
  runs: [
    { title: 'the Historical Scenario', games: 1, seed: 41, drawn, checks },
    { title: 'Bold Stroke', scenario: 'bold-stroke', games: 1, seed: 42, drawn, checks },
    {
      title: 'past victory, from any turn',
      games: 1,
      seed: 44,
      drawn,
      anyTurn: true,
      playOn: true,
      checks,
    },
    { title: 'both together', scenario: 'combined', games: 1, seed: 43, drawn, playOn: true, checks },
  ],
  scramble,
  small: [],
  open: [
    open(
      'armies before Vitebsk and Orsha',
      '5a cmo 11g 6inf 27inf',
      '3400 3500 3501 3600 3601 3602 3700',
      'phase soviet-movement; turn 2; 5a@3600; cmo@3600 under; 11g@3501; 6inf@3601; 27inf@3700',
    ),
    open(
      'corps that counter-attack',
      '5a cmo 6inf 27inf 39pz',
      '3500 3501 3600 3601 3602 3700',
      'phase german-pre-combat; turn 3; 5a@3600; cmo@3600 under; 6inf@3601; 27inf@3700; 39pz@3601 under; hits 6inf 1',
    ),
    open(
      'a bloodbath, a retreat and a group that may go on',
      'cmo cmp 11g 5a 6inf 27inf skn',
      '2615 2616 2617 2715 2716 2717 2718 2817',
      'phase soviet-pre-combat; turn 2; cmo@2716; cmp@2716 under; 11g@2817; 5a@2617; 6inf@2717; 27inf@2718; skn@2718 under',
    ),
    open(
      'a garrison in its city, and zeal',
      '5a 39a 11g 6inf fvil 1gt cmb',
      '3311 3312 3313 3314 3213 3412 3413 3414',
      'phase soviet-post-combat; turn 4; 5a@3314; 39a@3314 under; 11g@3213; 6inf@3313; fvil@3313 under; 1gt@3413; cmb@3412',
    ),
    open(
      'a counter-attack with armour on a group that may give way',
      'cmo 5a 39pz 6inf 27inf 1sspz',
      '3312 3313 3314 3413 3414 3213 3212',
      'phase german-post-combat; turn 3; cmo@3313; 39pz@3314; 6inf@3314 under; 27inf@3413; 1sspz@3213; 5a@3212',
    ),
    open(
      'air armies over the roads',
      '5a cmo 6inf 27inf 39pz',
      '3500 3600 3601 3700 3702',
      'phase soviet-interdiction; turn 2; 5a@3600; cmo@3600 under; 6inf@3601; 27inf@3700; 39pz@3702; own turn.flown {"main-front":5,"ukrainian-front":0}',
    ),
    open(
      'corps that roll for what they have',
      '5a 6inf 27inf 39pz 26inf',
      '3500 3600 3601 3602 3603 3701 3702',
      'phase german-movement; turn 2; 5a@3600; 6inf@3603; 27inf@3603 under; 39pz@3702; 26inf@3702 under; ' +
        'own turn.interdicted {"6inf":"main-front","39pz":"main-front"}',
    ),
    open(
      'replacements, and arrivals at once',
      '5a 1pol 11g cmo 39a',
      '3400 3500 3600 3601 4500 5000',
      'phase soviet-replacement; turn 2; option arrival=first; 5a@3400; 11g@3600; cmo@dead; 39a@dead; hits 5a 1; hits 11g 1; 1pol@track-2',
    ),
    open(
      'a group that comes on top of a corps, and the reserves of the south',
      '6inf skn hrt 24pz 27inf 5a',
      '3908 4009 4428 4627 5021 5020 3710',
      'phase german-movement; turn 3; option north-ukraine=on; 6inf@4009; 27inf@3908; skn@track-2; hrt@track-2; 24pz@track-3; 5a@4005',
    ),
    open(
      'the 1st Ukrainian Front as it comes',
      '3g 1gt cmb 13a 69a 56pz',
      '5012 5013 5018 5019 4919 4818 4720',
      'phase soviet-movement; turn 4; 3g@track-4; 1gt@track-4; cmb@track-4; 13a@5019; 69a@4818; 56pz@4919',
    ),
    open(
      'ports that cannot feed all, as a turn begins',
      '26inf 43inf 28inf 38inf 2inf 5a',
      '2021 2020 2120 2119 2022 2825',
      `phase german-post-combat; turn 3${CUT_OFF}${LIEPAJA}; ${SIX}`,
    ),
    open(
      'a stack too high',
      '5a cmo 11g 39a 6inf',
      '3500 3600 3601 3700',
      'phase soviet-movement; turn 2; 5a@3600; cmo@3600 under; 11g@3600 under; 39a@3500; 6inf@3601',
    ),
    open(
      'armies that are redeployed',
      '5gt cmo 11g 6g 6inf',
      '4715 4718 4720 4818 4819 4919',
      'base bold-stroke; turn 1; phase set-up',
    ),
    open(
      'an army that came from the west',
      '1sspz 2sspz 47pz 6inf',
      '2825 2826 3908 3909 4010 3500 3601',
      'base d-day-defeated; turn 1; phase set-up',
    ),
  ],
};
