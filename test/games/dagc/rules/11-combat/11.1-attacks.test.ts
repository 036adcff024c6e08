// Chapter 11: who attacks whom, in which phases, and the attacks that must be made.
import { describe } from '@jest/globals';
import { check, complete, decision, offers } from '../../../../../src/core/kernel.ts';
import { dutiesOf } from '../../../../../src/games/dagc/11-combat/11.1-first-attacks.ts';
import { attacksOf, strongestFront } from '../../../../../src/games/dagc/11-combat/11.2-attacks.ts';
import { combatFactor } from '../../../../../src/games/dagc/11-combat/11.9-strengths.ts';
import { isCombat, ORDER } from '../../../../../src/games/dagc/05-sequence/5.2-phases.ts';
import { dagc, p, rule } from '../kit.ts';

/** The 6th Corps in open country, and two armies beside it: 6 and 5 against 3. */
const OPEN = 'turn 2; 5a@2716; 39a@2817; 6inf@2717';
const PRE = `phase soviet-pre-combat; ${OPEN}`;

describe('11.1: combat phases', () => {
  rule('dagc:11.1a', 'each player turn has two', ({ given, then }) => {
    given(PRE);
    then.means(
      ORDER.filter(({ phase }) => isCombat(phase)).map(({ phase }) => phase),
      ['soviet-pre-combat', 'soviet-post-combat', 'german-pre-combat', 'german-post-combat'],
    );
  });

  rule('dagc:11.1a', 'and each asks in its own words', ({ given, then, state }) => {
    for (const { phase } of ORDER.filter((each) => isCombat(each.phase))) {
      given(`phase ${phase}; ${OPEN}`);
      const hexes = phase.startsWith('soviet') ? ['2717'] : ['2716', '2817'];
      const side = phase.startsWith('soviet') ? 'soviet' : 'german';
      then.means(decision(dagc.rules, state())?.question, { key: `ask.${phase}`, params: { side, hexes } });
    }
  });

  rule('dagc:11.1b', 'the side whose phase it is attacks, or does not', ({ given, when, then }) => {
    given(PRE);
    then.refused('attack 2717 from 27inf', 'ATTACK.NOT-YOURS');
    then.allowed('attack 2717 from 5a', 'end');
    when('end');
    then.decides('soviet', 'soviet-movement@orders');
  });

  rule(
    ['dagc:11.1d', 'dagc:R136'],
    'a unit attacks once in each of them',
    ({ given, dice, when, then, state }) => {
      given(`phase soviet-pre-combat; ${OPEN}; 27inf@2718`);
      dice(1);
      when('attack 2717 from 5a', 'pass');
      then.refused('attack 2717 from 5a', 'ATTACK.HEX-AGAIN', 'dagc:11.3b');
      then.means(state().own.phase.attackers, ['5a'], 'dagc:11.1d');
      when('end', 'end');
      then.decides('soviet', 'soviet-post-combat@orders');
      then.allowed('attack 2717 from 5a');
      then.means(state().own.phase.attackers, [], 'dagc:R136');
    },
  );

  rule('dagc:R136', 'nobody attacks a second hex', ({ given, dice, when, then }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2716; 6inf@2717; 27inf@2617');
    dice(1);
    when('attack 2717 from 5a', 'pass');
    then.refused('attack 2617 from 5a', 'ATTACK.UNIT-AGAIN');
  });

  rule('dagc:11.1e', 'a fortified locality never attacks', ({ given, then }) => {
    given('phase german-pre-combat; turn 2; fvit@2717; 6inf@2717; 5a@2716');
    then.refused('attack 2716 from fvit', 'ATTACK.LOCALITY');
    then.allowed('attack 2716 from 6inf');
  });

  rule('dagc:11.1f', 'who has attacked moves all the same', ({ given, dice, when, then, state }) => {
    given(PRE);
    dice(1);
    when('attack 2717 from 5a', 'pass', 'end');
    then.allowed('move 5a 2715');
    then.means(state().own.phase.moved, []);
  });
});

describe('11.1: the attacks of the first turn', () => {
  const FIRST = 'base historical; phase soviet-pre-combat';

  rule(
    'dagc:11.1c',
    'the phase does not end before all activated units have attacked',
    ({ given, then, state }) => {
      given(FIRST);
      then.refused('end', 'ATTACK.DUE');
      // An attack that could be made is shown.
      given('phase soviet-pre-combat; turn 1; 11g@3800; 5gt@3800 under; 27inf@3700');
      const instead = check(dagc.rules, state(), { by: 'soviet', verb: 'end', args: {} })?.instead;
      then.means(instead, {
        by: 'soviet',
        verb: 'attack',
        args: { target: ['3700'], from: ['11g', '5gt'] },
      });
      then.allowed('attack 3700 from 11g 5gt');
    },
  );

  rule('dagc:11.1c', 'who has nobody beside him is excused', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 1; 11g@3800; 5gt@3800 under; 27inf@3700; 5a@3702');
    then.means(
      dutiesOf(p, state()).map(({ unit }) => unit),
      ['11g', '5gt'],
    );
  });

  rule('dagc:R22', 'in the historical scenario alone, and before movement', ({ given, then, state }) => {
    given('scenario no-bomb-plot; phase soviet-pre-combat; turn 1; 11g@3800; 27inf@3700');
    then.means(dutiesOf(p, state()), []);
    then.allowed('end');
    given('phase soviet-post-combat; turn 1; 11g@3800; 27inf@3700');
    then.means(dutiesOf(p, state()), []);
    then.allowed('end');
  });

  rule('dagc:R21', 'for whom an attack is the last, he is in it', ({ given, dice, when, then }) => {
    given('phase soviet-pre-combat; turn 1; 11g@3800; 5gt@3800 under; 27inf@3700; 5a@3600');
    then.refused('attack 3700 from 11g', 'ATTACK.MUST-JOIN');
    then.allowed('attack 3700 from 11g 5a 5gt');
    dice(6);
    when('attack 3700 from 11g 5a 5gt', 'pass');
    then.allowed('end');
  });
});

describe('11.2 to 11.6: who attacks what', () => {
  rule('dagc:11.2', 'only what is next to him', ({ given, then }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2716; 39a@2715; 6inf@2717');
    then.refused('attack 2717 from 39a', 'ATTACK.NOT-NEXT');
    then.refused('attack 2716 from 5a', 'ATTACK.OWN-HEX');
    then.refused('attack 2718 from 5a', 'ATTACK.NOBODY');
    then.allowed('end');
  });

  rule('dagc:R60', 'nobody attacks over a side of sea, unless it was agreed', ({ given, then }) => {
    const over = 'phase german-pre-combat; turn 2; 6inf@2825; 5a@2826';
    given(over);
    then.refused('attack 2826 from 6inf', 'ATTACK.WATER');
    given(`option attacks-across-water=on; ${over}`);
    then.allowed('attack 2826 from 6inf');
  });

  rule('dagc:11.3a', 'one hex at a time', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2716; 6inf@2717; 27inf@2617');
    const order = { by: 'soviet', verb: 'attack', args: { target: ['2717', '2617'], from: ['5a'] } };
    then.means(check(dagc.rules, state(), order)?.code, 'ATTACK.ONE-HEX');
    then.refused('attack', 'ATTACK.ONE-HEX');
  });

  rule(
    'dagc:11.4',
    'of words beside the hex and the attackers best alone is taken',
    ({ given, then, state }) => {
      given(PRE);
      const s = state();
      const orderWith = (...how: readonly string[]) => ({
        by: 'soviet',
        verb: 'attack',
        args: { target: ['2717'], from: ['5a'], how },
      });
      const refused = [['best'], ['worst'], ['best', 'best'], ['best', 'worst']].map((how) => {
        const found = check(dagc.rules, s, orderWith(...how));
        return found && [found.code, found.rule];
      });
      const strange = ['ORDER.NOT-OFFERED', 'dagc:11.4'];
      then.means(refused, [undefined, strange, strange, strange]);
      // Nor is it left out unsaid as the order is filled up.
      then.means(complete(dagc.rules, s, orderWith('worst')), { ok: true, order: orderWith('worst') });
    },
  );

  rule('dagc:11.3b', 'nobody is attacked twice in a phase', ({ given, dice, when, then }) => {
    given(PRE);
    dice(1);
    when('attack 2717 from 5a', 'pass');
    then.refused('attack 2717 from 39a', 'ATTACK.HEX-AGAIN');
  });

  rule(
    'dagc:11.4',
    'as many as stand round it, or all who can where nobody is named',
    ({ given, then, state }) => {
      given(`${PRE}; 11g@2617; 5gt@2617 under`);
      then.means(attacksOf(p).attackersOf(state(), '2717'), ['11g', '39a', '5a', '5gt']);
      then.allowed('attack 2717 from 11g 39a 5a 5gt');
      then.refused('attack 2717', 'ATTACK.NO-ATTACKER');
    },
  );

  rule('dagc:11.5b', 'nobody is in an attack twice', ({ given, then, state }) => {
    given(PRE);
    const order = { by: 'soviet', verb: 'attack', args: { target: ['2717'], from: ['5a', '5a'] } };
    then.means(check(dagc.rules, state(), order)?.code, 'ATTACK.UNIT-TWICE');
  });

  rule('dagc:11.6', 'of a stack one may attack here and one there', ({ given, dice, when, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2716; cmo@2716 under; 6inf@2717; 27inf@2617');
    dice(1);
    when('attack 2717 from 5a', 'pass');
    then.allowed('attack 2617 from cmo', 'end');
    then.means(attacksOf(p).targets(state()), ['2617']);
  });

  rule(
    ['dagc:11.7a', 'dagc:11.7b'],
    'one attack is over before the next is told',
    ({ given, dice, when, then, state }) => {
      given('phase soviet-pre-combat; turn 2; 5a@2716; cmo@2716 under; 6inf@2717; 27inf@2617');
      dice(1, 1);
      when('attack 2717 from 5a');
      then.event('battle.declared', { hex: '2717', units: ['5a'] }, 'dagc:11.7a');
      then.means(
        offers(dagc.rules, state()).some(({ verb }) => verb === 'attack'),
        false,
        'dagc:11.7b',
      );
      when('pass', 'attack 2617 from cmo');
      then.event('battle.declared', { hex: '2617', units: ['cmo'] }, 'dagc:11.7a');
    },
  );

  rule('dagc:11.8d', 'the attacker says when he has enough', ({ given, dice, when, then, state }) => {
    given(PRE);
    dice(1);
    when('attack 2717 from 5a', 'pass');
    then.decides('soviet', 'soviet-pre-combat@orders');
    when('end');
    then.means(state().clock.phase, 'soviet-movement');
  });

  rule(
    ['dagc:11.24', 'dagc:6.10c'],
    'units of two fronts never attack together',
    ({ given, then, state }) => {
      given('phase soviet-pre-combat; turn 5; option ukrainian-front=free; 5a@2716; 13a@2817; 6inf@2717');
      then.refused('attack 2717 from 13a 5a', 'ATTACK.FRONTS', 'dagc:11.24');
      const order = { by: 'soviet', verb: 'attack', args: { target: ['2717'], from: ['13a', '5a'] } };
      then.means(
        check(dagc.rules, state(), order)?.instead?.args,
        { target: ['2717'], from: ['5a'] },
        'dagc:6.10c',
      );
      then.allowed('attack 2717 from 5a', 'attack 2717 from 13a');
      // Where neither is the stronger it is the main front, whoever is named first.
      const even =
        p
          .ofKind('main-front')
          .find((unit) => combatFactor(p, state(), unit) === combatFactor(p, state(), '13a')) ?? '';
      for (const units of [
        ['13a', even],
        [even, '13a'],
      ])
        then.means(strongestFront(p, state(), units), [even], 'dagc:6.10c');
    },
  );

  rule(
    ['dagc:10.2c', 'dagc:R70'],
    'the 1st Ukrainian Front attacks into its area alone',
    ({ given, then, state }) => {
      given('phase soviet-pre-combat; turn 5; 13a@4822; 6inf@4722; 27inf@4823');
      then.refused('attack 4722 from 13a', 'ATTACK.BOUND', 'dagc:10.2c');
      then.allowed('attack 4823 from 13a');
      given('phase soviet-pre-combat; turn 5; option ukrainian-front=free; 13a@4822; 6inf@4722');
      then.means(attacksOf(p).targets(state()), ['4722'], 'dagc:R70');
    },
  );

  rule(['dagc:11.10c', 'dagc:R124'], 'no German attacks a Soviet entrenchment', ({ given, then, state }) => {
    given('phase german-pre-combat; turn 2; 27inf@3700; 11g@3800; 5a@3701');
    then.refused('attack 3800 from 27inf', 'ATTACK.ENTRENCHED', 'dagc:11.10c');
    then.means(attacksOf(p).targets(state()), ['3701'], 'dagc:R124');
  });

  rule('dagc:R60', 'nobody attacks across water, unless it was agreed', ({ given, then }) => {
    given('phase soviet-pre-combat; turn 2; 8a@1502; 43inf@1403');
    then.refused('attack 1403 from 8a', 'ATTACK.WATER');
    given('phase soviet-pre-combat; turn 2; option attacks-across-water=on; 8a@1502; 43inf@1403');
    then.allowed('attack 1403 from 8a');
  });
});
