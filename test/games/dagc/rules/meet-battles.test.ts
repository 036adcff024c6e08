// Where rules meet in a battle: localities and supply, two retreats in a phase, two fronts, Koenigsberg.
import { describe } from '@jest/globals';
import { oddsOn, reasons } from './combat-kit.ts';
import { p, rule } from './kit.ts';

/** No German line leads to the edge any more. */
const CUT_OFF = p
  .area('german-sources')
  .map((hex) => `held ${hex} soviet`)
  .join('; ');

describe('a locality and a corps that is cut off', () => {
  const both = '5a@4016; 11g@4018; 6inf@4017; fmin@4017 under';

  rule(
    ['dagc:12.5c', 'dagc:12.5b', 'dagc:R126'],
    'defend as if fed, and nobody comes at them from both sides',
    ({ given, then, state }) => {
      given(`phase soviet-pre-combat; turn 2; ${CUT_OFF}; ${both}`);
      then.means(reasons(oddsOn(state(), '4017', ['5a', '11g'])), {}, 'dagc:R126');
      given(`phase soviet-pre-combat; turn 2; ${CUT_OFF}; ${both.replace('; fmin@4017 under', '')}`);
      const alone = reasons(oddsOn(state(), '4017', ['5a', '11g']));
      then.means(alone['concentric'], 1, 'dagc:12.5b');
      then.means(alone['defender-out-of-supply'], 1, 'dagc:12.5c');
    },
  );

  rule(
    ['dagc:12.5d', 'dagc:7.4a', 'dagc:7.3a'],
    'attack and move as if it were not there',
    ({ given, then, state }) => {
      given(`phase german-pre-combat; turn 2; ${CUT_OFF}; ${both}`);
      then.means(reasons(oddsOn(state(), '4016', ['6inf'])), { 'attacker-out-of-supply': -1 }, 'dagc:12.5d');
      then.entry(oddsOn(state(), '4016', ['6inf']).odds, 'shift.attacker-out-of-supply', -1, 'dagc:7.4a');
      given(`phase german-movement; turn 2; ${CUT_OFF}; ${both}`);
      then.refused('move 6inf 4117', 'MOVE.DIE-FIRST', 'dagc:7.3a');
    },
  );

  rule(
    ['dagc:12.5e', 'dagc:11.17b'],
    'with no way out: the locality falls, and the corps pays and holds the hex',
    ({ given, dice, when, then }) => {
      given(
        'phase soviet-pre-combat; turn 2; 5a@2716; 11g@2716; 39a@2719; 42a@2619; 6inf@2717; fvit@2717 under; 50a@2819',
      );
      dice(3);
      when('attack 2717 from 11g 5a', 'pass');
      then.event('unit.eliminated', { unit: 'fvit' }, 'dagc:12.5e');
      then.event('unit.reduced', { unit: '6inf' }, 'dagc:11.17b');
      then.decides('soviet', 'soviet-pre-combat@orders');
      then.at('6inf', '2717');
    },
  );

  rule(
    ['dagc:11.19f', 'dagc:10.7a', 'dagc:11.19a'],
    'stand fast, and the locality may pay for it',
    ({ given, dice, when, then }) => {
      given(
        'option stand-fast=on; phase soviet-pre-combat; turn 2; 5a@2716; 11g@2716; 6inf@2717; fvit@2717 under',
      );
      dice(3);
      when('attack 2717 from 11g 5a', 'pass');
      then.refused('retreat 6inf 2718', 'RETREAT.STAND-FAST');
      when('stand fvit');
      then.event('unit.out-for-good', { unit: 'fvit' }, 'dagc:10.7a');
      then.event('battle.stands', { unit: 'fvit' }, 'dagc:11.19a');
      then.at('6inf', '2717');
    },
  );
});

describe('a cav-mech group that has gone before combat', () => {
  const GONE = 'phase german-pre-combat; turn 2; 1sspz@2718; 2sspz@2617; cmo@2717';

  rule(
    ['dagc:12.2a', 'dagc:11.3b', 'dagc:11.22a'],
    'is safe in an empty hex, and the attackers may follow',
    ({ given, when, then }) => {
      given(GONE);
      when('attack 2717 from 1sspz', 'pass', 'retreat cmo 2817', 'advance 1sspz 2717');
      then.event('unit.retreated', { units: ['cmo'], hex: '2817' });
      then.noEvent('die');
      then.event('unit.advanced', { units: ['1sspz'], hex: '2717' }, 'dagc:11.22a');
      then.refused('attack 2817 from 1sspz', 'ATTACK.HEX-AGAIN', 'dagc:11.3b');
    },
  );

  rule(
    ['dagc:11.21b', 'dagc:11.8a', 'dagc:6.8b'],
    'adds nothing to a stack that is attacked, does not go again, and its step is paid for',
    ({ given, dice, when, then }) => {
      given(`${GONE}; 42a@2716`);
      dice(3);
      when('attack 2717 from 1sspz', 'pass', 'retreat cmo 2716', 'pass', 'attack 2716 from 2sspz');
      then.event('stack.shown', { units: ['42a'] }, 'dagc:6.8b');
      then.event('battle.odds', { hex: '2716', attack: 7, defence: 4 }, 'dagc:11.8a');
      when('pass');
      then.event('unit.reduced', { unit: 'cmo' }, 'dagc:11.21a');
      then.event('losses.owed', { steps: 2 });
    },
  );

  rule('dagc:12.2a', 'has gone out of a city, where a DR is none', ({ given, when, then }) => {
    given('phase german-pre-combat; turn 3; cmo@3908; 1sspz@3909');
    when('attack 3908 from 1sspz', 'pass');
    then.decides('soviet', 'battle@withdraw');
    then.offered('retreat', ['retreat cmo 3808', 'retreat cmo 3907', 'retreat cmo 4008']);
  });
});

describe('the 1st Ukrainian Front in a battle', () => {
  const BEATEN = 'phase german-pre-combat; turn 5; 3g@4822; 56pz@4922; 3pz@4823; 24pz@4921';

  rule(
    ['dagc:11.17b', 'dagc:10.2d', 'dagc:11.17g'],
    'is struck where only hexes out of its area are open, unless it is free',
    ({ given, dice, when, then }) => {
      given(BEATEN);
      dice(4);
      when('attack 4822 from 3pz 56pz', 'pass');
      then.event('unit.reduced', { unit: '3g' });
      given(`scenario bold-stroke; ${BEATEN}`);
      dice(4);
      when('attack 4822 from 3pz 56pz', 'pass');
      then.offered('retreat', ['retreat 3g 4721']);
      when('retreat 3g 4721');
      then.event('unit.retreated', { hex: '4721' }, 'dagc:11.17g');
      then.means(p.inArea('uf-area', '4721'), false, 'dagc:10.2d');
    },
  );

  rule(
    ['dagc:12.2e', 'dagc:10.2c'],
    'goes on in its area alone, and with its cav-mech groups',
    ({ given, dice, when, then }) => {
      given('phase soviet-post-combat; turn 5; cms@4919; skn@4820');
      dice(6);
      when('attack 4820 from cms', 'pass', 'advance cms 4820');
      then.offered('advance', ['advance cms 4919', 'advance cms 4920']);
      then.refused('advance cms 4719', 'MOVE.FRONT-AREA', 'dagc:10.2c');
      when('advance cms 4920');
      then.event('unit.advanced-on', { units: ['cms'], hex: '4920' });
    },
  );
});

describe('Koenigsberg', () => {
  rule(
    ['dagc:4.2', 'dagc:12.2e'],
    'falls to the second hex of a cav-mech group, at once',
    ({ given, dice, when, then }) => {
      given('phase soviet-post-combat; turn 3; cmo@2823; 11g@2823; skn@2824');
      dice(6);
      when('attack 2824 from 11g cmo', 'pass', 'advance cmo 2824', 'advance cmo 2825');
      then.event('unit.advanced-on', { units: ['cmo'], hex: '2825' }, 'dagc:12.2e');
      then.over('soviet');
    },
  );

  rule(
    ['dagc:7.9n', 'dagc:12.6c', 'dagc:10.1e'],
    'takes new units and feeds them while it is beset, but calls no armour',
    ({ given, when, then, state }) => {
      const BESET = `${CUT_OFF}; 5a@2724; 8a@2824; 42a@2924`;
      given(`option late-corps=on; phase german-movement; turn 7; ${BESET}; 4sspz@track-6`);
      when('place 4sspz 2825');
      then.event('units.entered', { hex: '2825' }, 'dagc:10.1e');
      given(`phase german-pre-combat; turn 7; ${BESET}; 4sspz@2825`);
      then.means(
        reasons(oddsOn(state(), '2824', ['4sspz']))['attacker-out-of-supply'],
        undefined,
        'dagc:7.9n',
      );
      when('attack 2824 from 4sspz');
      then.refused('armour', 'ARMOUR.SUPPLY', 'dagc:12.6c');
    },
  );
});
