// Chapter 12: what cav-mech groups, localities, the armour concentration and shock armies do in combat.
import { describe, expect, it } from '@jest/globals';
import { offers } from '../../../../src/core/kernel.ts';
import { waysFor } from '../../../../src/games/dagc/11-combat/11.17-retreat-hexes.ts';
import { refuseStack } from '../../../../src/games/dagc/06-stacking/6.1-stacking.ts';
import { zonesOf } from '../../../../src/games/dagc/08-zones-of-control.ts';
import { mayReplace } from '../../../../src/games/dagc/10-reinforcements/10.7-dead-pile.ts';
import { isSupplied } from '../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { oddsOn, reasons } from './combat-kit.ts';
import { leaversIn } from '../../../../src/games/dagc/12-unit-types/12.2-cav-mech.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

/** Germans behind 2716 and 2817, so that nobody there is supplied. */
const CUT = '26inf@2815; 27inf@2516; 43inf@2917';

describe('12.2: cav-mech groups go before combat', () => {
  const ALONE = 'phase german-pre-combat; turn 2; 39pz@2718; cmo@2717';

  rule(
    ['dagc:12.2a', 'dagc:12.2b', 'dagc:R100'],
    'once the attack is told in full, and before the die',
    ({ given, when, then, state }) => {
      given(ALONE);
      when('attack 2717 from 39pz');
      then.decides('german', 'battle@before');
      when('pass');
      then.decides('soviet', 'battle@withdraw');
      then.means(state().drawn, 0, 'dagc:12.2b');
      when('retreat cmo 2716');
      then.event('unit.retreated', { units: ['cmo'], hex: '2716' }, 'dagc:12.2a');
      then.means(state().drawn, 0, 'dagc:R100');
    },
  );

  rule(
    ['dagc:12.2c', 'dagc:R102'],
    'the attackers may advance, and have attacked',
    ({ given, when, then, state }) => {
      given(ALONE);
      when('attack 2717 from 39pz', 'pass', 'retreat cmo 2716');
      then.offered('advance', ['advance 39pz 2717']);
      // As after a DR.
      then.means(state().stack.at(-1)?.vars['result'], 'DR', 'dagc:12.2c');
      when('advance 39pz 2717');
      then.means(state().own.places['2717'], ['39pz'], 'dagc:12.2c');
      then.refused('attack 2716 from 39pz', 'ATTACK.HEX-AGAIN', 'dagc:11.3b');
      then.means(state().own.phase.attackers, ['39pz'], 'dagc:R102');
    },
  );

  rule('dagc:R132', 'it has been attacked, though nothing was rolled', ({ given, when, then, state }) => {
    given(ALONE);
    when('attack 2717 from 39pz', 'pass', 'retreat cmo 2716', 'pass');
    then.means([state().own.phase.defended, state().own.phase.retreated], [['cmo'], ['cmo']]);
  });

  rule(
    ['dagc:12.2d', 'dagc:R101'],
    'as a retreat would be, and only where there is one',
    ({ given, when, then, dice, state }) => {
      given(ALONE);
      when('attack 2717 from 39pz', 'pass');
      then.refused('retreat cmo 2618', 'RETREAT.NOT-BEFORE', 'dagc:12.2a');
      then.offered('retreat', ['retreat cmo 2716']);
      given(`${ALONE}; 5a@2617; 39a@2617; 11g@2716; 5gt@2716; 42a@2817; 67a@2817`);
      dice(3);
      when('attack 2717 from 39pz', 'pass');
      then.event('battle.result-AS', { die: 3 }, 'dagc:11.15');
      then.means(isSupplied(p, state(), 'cmo'), true, 'dagc:R101');
      const { open, fits } = waysFor(p, state(), 'soviet');
      then.means(
        open('cmo', '2717').filter((hex) => fits(hex, ['cmo'])),
        [],
        'dagc:12.2d',
      );
    },
  );

  rule('dagc:12.2a', 'alone, supplied, to turn 5, and none but they', ({ given, dice, when, then }) => {
    const stays = (position: string): void => {
      given(`phase german-pre-combat; ${position}`);
      dice(3);
      when('attack 2717 from 39pz', 'pass');
      then.decides('german', 'german-pre-combat@orders');
    };
    stays('turn 2; 39pz@2718; cmo@2717; cmp@2717 under; hits cmo 1; hits cmp 1');
    stays('turn 6; 39pz@2718; cmo@2717');
    stays('turn 2; 39pz@2718; 42a@2717');
    const leavers = (turn: number) =>
      leaversIn(p, stateOf(`phase german-pre-combat; turn ${turn}; 39pz@2718; cmo@2717`), {
        target: '2717',
        attackers: ['39pz'],
        supply: { cmo: 'overland' },
      });
    then.means([5, 6].map(leavers), [['cmo'], []]);
    given(ALONE);
    when('attack 2717 from 39pz', 'pass');
    then.offered('pass', ['pass']);
  });

  rule(
    'dagc:R93',
    'also out of a city, where a result would be converted',
    ({ given, when, then, state }) => {
      given('phase german-pre-combat; turn 2; 39pz@3314; cmo@3313');
      when('attack 3313 from 39pz', 'pass');
      then.decides('soviet', 'battle@withdraw');
      const [first] = offers(dagc.rules, state());
      then.means(first?.verb, 'retreat');
    },
  );
});

describe('12.2: cav-mech groups go on after combat', () => {
  const WON = 'phase soviet-pre-combat; turn 2; cmo@2716; 5a@2716; 11g@2817; 6inf@2717; hits 6inf 1; dice 6';
  const ATTACK = ['attack 2717 from 11g 5a cmo', 'pass'] as const;

  rule('dagc:12.2e', 'one hex more, at once', ({ given, when, then }) => {
    given(WON);
    when(...ATTACK, 'advance cmo 2717');
    then.decides('soviet', 'advance@choose');
    when('advance cmo 2718');
    then.event('unit.advanced-on', { units: ['cmo'], hex: '2718' });
    then.refused('advance cmo 2719', 'ADVANCE.DONE');
  });

  rule('dagc:12.2e', 'no others, and nobody from turn 6 on', ({ given, when, then }) => {
    given(WON);
    when(...ATTACK, 'advance 5a 2717');
    then.refused('advance 5a 2718', 'ADVANCE.NOT-CAV-MECH');
    given(WON.replace('turn 2', 'turn 6'));
    when(...ATTACK, 'advance cmo 2717');
    then.refused('advance cmo 2718', 'ADVANCE.TOO-LATE');
  });

  rule(
    ['dagc:12.2f', 'dagc:R103'],
    'any hex that it may enter, whoever has zones there',
    ({ given, when, then, state }) => {
      given(`${WON}; 27inf@2719; 26inf@2818`);
      when(...ATTACK, 'advance 5a cmo 2717');
      then.refused('advance cmo 2818', 'ADVANCE.ENEMY', 'dagc:12.2f');
      then.refused('advance cmo 2719', 'ADVANCE.NOT-NEXT', 'dagc:12.2f');
      when('advance cmo 2718');
      then.means([state().own.held['2717'], state().own.held['2718']], ['soviet', 'soviet'], 'dagc:R103');
    },
  );

  rule('dagc:12.2g', 'both of two', ({ given, when, then, state }) => {
    given('phase soviet-pre-combat; turn 2; cmo@2716; cmp@2716; 11g@2817; 6inf@2717; hits 6inf 1; dice 6');
    when(
      'attack 2717 from 11g cmo cmp',
      'pass',
      'advance cmo cmp 2717',
      'advance cmo 2718',
      'advance cmp 2618',
    );
    then.means([state().own.places['2718'], state().own.places['2618']], [['cmo'], ['cmp']]);
  });

  rule('dagc:R104', 'supplied as it was when the battle began', ({ given, when, then, state }) => {
    given(`${WON}; ${CUT}`);
    then.means(isSupplied(p, state(), 'cmo'), false);
    when(...ATTACK, 'advance cmo 2717');
    then.refused('advance cmo 2718', 'ADVANCE.NO-SUPPLY');
  });
});

describe('12.5: fortified localities', () => {
  rule('dagc:12.5a', 'they stack, have zones, and never come back', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 2; fvit@2717; 6inf@2717 under; 5a@2716');
    then.means(
      [
        refuseStack(p, state(), '2717', 'german', ['27inf'])?.code,
        zonesOf(p).inZone(state(), '2716', 'german'),
        mayReplace(p, 'fvit'),
      ],
      ['STACK.FULL', true, false],
    );
  });

  const RING = '5a@2716; 39a@2718; 11g@2818; 42a@2618; 67a@2617; 54a@2817';

  rule(['dagc:12.5c', 'dagc:R126'], 'whoever defends with one is supplied', ({ given, then, state }) => {
    given(`phase soviet-pre-combat; turn 2; ${RING}; 6inf@2717; fvit@2717 under`);
    then.means(isSupplied(p, state(), '6inf'), false, 'dagc:12.5c');
    then.means(reasons(oddsOn(state(), '2717', ['5a']))['defender-out-of-supply'], undefined, 'dagc:R126');
    given(`phase soviet-pre-combat; turn 2; ${RING}; 6inf@2717`);
    then.entry(oddsOn(state(), '2717', ['5a']).odds, 'shift.defender-out-of-supply', 1, 'dagc:7.4b');
  });

  rule('dagc:12.5d', 'but not in an attack', ({ given, then, state }) => {
    given(`phase german-pre-combat; turn 2; ${RING}; 6inf@2717; fvit@2717 under`);
    then.entry(oddsOn(state(), '2716', ['6inf']).odds, 'shift.attacker-out-of-supply', -1, 'dagc:7.4a');
    then.means(isSupplied(p, state(), '6inf'), false);
  });

  const PAIR = 'phase soviet-pre-combat; turn 2; 5a@2716; 11g@2817; 6inf@2717; fvit@2717 under';

  rule(
    ['dagc:12.5e', 'dagc:12.5f'],
    'a DR is the end of one; who is with it may go',
    ({ given, dice, when, then, state }) => {
      given(PAIR);
      dice(2);
      when('attack 2717 from 11g 5a', 'pass', 'retreat 6inf 2718');
      then.event('unit.eliminated', { unit: 'fvit' }, 'dagc:12.5e');
      then.means(state().own.places['2718'], ['6inf'], 'dagc:12.5f');
      then.decides('soviet', 'advance@choose');
    },
  );

  rule('dagc:12.5f', 'or suffers a DE where there is no way', ({ given, dice, when, then, state }) => {
    given(`${PAIR}; 39a@2718`);
    dice(3);
    when('attack 2717 from 11g 5a', 'pass');
    then.event('unit.eliminated', { unit: 'fvit' }, 'dagc:12.5e');
    then.event('unit.reduced', { unit: '6inf' }, 'dagc:11.17b');
    then.means(state().own.places['2717'], ['6inf']);
  });

  rule('dagc:R94', 'giving it up may save the corps', ({ given, dice, when, then, state }) => {
    given(`${PAIR}; hits 6inf 1`);
    dice(2);
    when('attack 2717 from 11g 5a', 'lower 1', 'pass');
    then.offered('stand', ['stand 6inf', 'stand fvit']);
    when('stand fvit');
    then.event('unit.eliminated', { unit: 'fvit' }, 'dagc:11.19b');
    then.means(state().own.places['2717'], ['6inf']);
    given('phase soviet-pre-combat; turn 2; 5a@2716; fvit@2717');
    dice(4);
    when('attack 2717 from 5a', 'pass');
    then.event('unit.eliminated', { unit: 'fvit' }, 'dagc:12.5e');
  });

  rule(['dagc:12.5g', 'dagc:12.5h'], 'they never attack, and hinder nobody', ({ given, then, state }) => {
    given('phase german-pre-combat; turn 2; 6inf@2717; fvit@2717 under; 5a@2716');
    then.refused('attack 2716 from fvit', 'ATTACK.LOCALITY', 'dagc:11.1e');
    then.refused('attack 2716 from 6inf fvit', 'ATTACK.LOCALITY', 'dagc:11.1e');
    then.allowed('attack 2716 from 6inf');
    then.means(p.unit('fvit').faces[0]?.['attack'], 0, 'dagc:12.5g');
    then.means(oddsOn(state(), '2716', ['6inf']).attack.total, 3, 'dagc:12.5h');
  });
});

describe('12.6: the armour concentration', () => {
  const at = (turn: number, more = ''): string =>
    `phase german-pre-combat; turn ${turn}; 39pz@2718; 6inf@2618; 5a@2717; 42a@2617${more}`;

  rule('dagc:12.6a', 'from turn 2 on', ({ given, when, then }) => {
    given(at(1));
    when('attack 2717 from 39pz');
    then.refused('armour', 'ARMOUR.EARLY');
    given(at(2));
    when('attack 2717 from 39pz');
    then.offered('armour', ['armour']);
  });

  rule('dagc:12.6b', 'for German attacks, and for nothing else', ({ given, when, then }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2717; 39pz@2718');
    when('attack 2718 from 5a');
    then.refused('armour', 'ARMOUR.GERMAN');
  });

  rule(
    ['dagc:12.6d', 'dagc:12.6g'],
    'before turn 6 it comes on 1 to 4, for a column',
    ({ given, dice, when, then, state }) => {
      given(at(5));
      dice(4);
      when('attack 2717 from 39pz', 'armour');
      then.event('armour.came', { die: 4, odds: '0' }, 'dagc:12.6d');
      then.event('die', { purpose: 'armour', by: 'german', result: 4 }, 'dagc:12.6d');
      then.entry(oddsOn(state(), '2717', ['39pz'], { armour: true }).odds, 'shift.armour', 1, 'dagc:12.6g');
      then.means(state().own.turn.concentration, 'came', 'dagc:12.6d');
      then.decides('german', 'battle@before');
      given(at(5));
      dice(5);
      when('attack 2717 from 39pz', 'armour');
      then.event('armour.failed', { die: 5, odds: '-2 or -1' }, 'dagc:12.6d');
      then.decides('german', 'battle@before');
    },
  );

  rule('dagc:12.6e', 'from turn 6 on 1 to 5', ({ given, dice, when, then }) => {
    given(at(6));
    dice(5);
    when('attack 2717 from 39pz', 'armour');
    then.event('armour.came', { die: 5 });
    given(at(6));
    dice(6);
    when('attack 2717 from 39pz', 'armour');
    then.event('armour.failed', { die: 6 });
  });

  rule(
    ['dagc:12.6f', 'dagc:R106'],
    'once in a turn, whether it comes or not',
    ({ given, dice, when, then }) => {
      given(at(2));
      dice(6, 3);
      when('attack 2717 from 39pz', 'armour');
      then.refused('armour', 'ARMOUR.FAILED', 'dagc:12.6f');
      when('pass', 'attack 2617 from 6inf');
      then.refused('armour', 'ARMOUR.FAILED', 'dagc:12.6f');
      given(at(2));
      dice(1, 3);
      when('attack 2717 from 39pz', 'armour', 'pass', 'attack 2617 from 6inf');
      then.refused('armour', 'ARMOUR.USED', 'dagc:R106');
    },
  );

  rule(
    ['dagc:12.6c', 'dagc:R107'],
    'with an attacker supplied over land, of whatever type',
    ({ given, when, then }) => {
      given('phase german-pre-combat; turn 2; 6inf@2717; 5a@2716; 39a@2718; 11g@2818; 42a@2618');
      when('attack 2716 from 6inf');
      then.refused('armour', 'ARMOUR.SUPPLY', 'dagc:12.6c');
      given(at(2));
      when('attack 2617 from 6inf');
      then.allowed('armour');
      then.means(p.unit('6inf').type, 'infantry', 'dagc:R107');
    },
  );

  rule(
    'dagc:R108',
    'before a column is given up; the attack is made in any case',
    ({ given, dice, when, then }) => {
      given(at(2));
      when('attack 2617 from 6inf', 'lower 1');
      then.refused('armour', 'ARMOUR.LATE');
      given(at(2));
      dice(6, 3);
      when('attack 2617 from 6inf', 'armour', 'pass');
      then.event('battle.result-AS', {}, 'dagc:11.15');
    },
  );

  rule('dagc:12.6h', 'it is no unit, and gone with the battle', ({ given, dice, when, then, state }) => {
    given(at(2));
    dice(1, 1);
    when('attack 2717 from 39pz', 'armour', 'pass');
    then.event('unit.reduced', { unit: '39pz' }, 'dagc:11.16b');
    then.means([state().own.markers, state().stack.length], [{}, 3]);
  });
});

describe('12.7: shock armies', () => {
  const at = (turn: number, more = ''): string =>
    `phase soviet-post-combat; turn ${turn}; 3sh@2716; 5a@2716; 4sh@2817; 6inf@2717${more}`;

  rule('dagc:12.7a', 'a column to the right, whole and with all in supply', ({ given, then, state }) => {
    given(at(2));
    then.entry(oddsOn(state(), '2717', ['3sh', '5a']).odds, 'shift.shock', 1);
    then.means(reasons(oddsOn(state(), '2717', ['5a']))['shock'], undefined);
    given(at(2, '; hits 3sh 1'));
    then.means(reasons(oddsOn(state(), '2717', ['3sh', '5a']))['shock'], undefined);
    given(at(2, `; ${CUT}`));
    then.means(reasons(oddsOn(state(), '2717', ['3sh', '4sh']))['shock'], undefined);
    given(at(1));
    then.means(reasons(oddsOn(state(), '2717', ['3sh']))['shock'], undefined);
  });

  rule('dagc:12.7b', 'one for all of them', ({ given, then, state }) => {
    given(at(2));
    then.entry(oddsOn(state(), '2717', ['3sh', '4sh']).odds, 'shift.shock', 1, 'dagc:12.7a');
    then.means(
      oddsOn(state(), '2717', ['3sh', '4sh']).odds.entries.filter(({ why }) => why === 'shift.shock').length,
      1,
    );
  });

  rule('dagc:12.7c', 'to turn 5', ({ given, then, state }) => {
    given(at(5));
    then.means(reasons(oddsOn(state(), '2717', ['3sh']))['shock'], 1);
    given(at(6));
    then.means(reasons(oddsOn(state(), '2717', ['3sh']))['shock'], undefined);
  });

  rule('dagc:R109', 'whatever comes from the air as well', ({ given, then, state }) => {
    given(at(2));
    then.means(reasons(oddsOn(state(), '2717', ['3sh'], { air: 'main-front' })), { shock: 1, air: 1 });
  });

  it('German units have nothing of it', () => {
    expect(p.unitIds.filter((unit) => p.unit(unit).type === 'shock' && p.sideOf(unit) === 'german')).toEqual(
      [],
    );
  });
});
