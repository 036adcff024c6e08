// Chapter 11: who attacks whom in a prepared assault phase, and in what order.
import { expect } from '@jest/globals';
import { check, decision, offers, sampled } from '../../../../../src/core/kernel.ts';
import type { Event } from '../../../../../src/core/types.ts';
import { liftFog } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.7-fog-of-war.ts';
import { attacksOf } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.3-eligible-attackers.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

// Both turns have two Luftwaffe markers; they are used up, so that nobody is asked for one.
const GERMAN = 'phase german-assault; turn 9; plan order move-fight; own turn.luftwaffe 2';
const SOVIET = 'phase soviet-assault; turn 8; plan order fight-move; own turn.luftwaffe 2';

rule(
  'barbarossa:11.1a',
  'an attack is made on an adjacent hex with enemies in it',
  ({ given, when, then }) => {
    given(`${GERMAN}; 24pz@1910; 3ra@1909; 4ra@1907`);
    then.refused('attack 1907 from 24pz', 'ATTACK.NOT-NEXT');
    then.refused('attack 1809 from 24pz', 'ATTACK.NOBODY');
    when('attack 1909 from 24pz');
    then.decides('german', 'battle@die');
  },
);

rule('barbarossa:11.1a', 'where no enemy is near there is nothing to attack', ({ given, then, state }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@1907`);
  then.refused('attack 1907 from 24pz', 'ATTACK.NOT-NEXT');
  then.means(attacksOf(p).targets(state()), []);
  then.means(attacksOf(p).targets(stateOf(`${GERMAN}; 24pz@1910; 3ra@1909; 4ra@1907`)), ['1909']);
});

rule('barbarossa:11.1b', 'nobody must attack', ({ given, when, then }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@1909`);
  when('end');
  then.event('assaults.ended', { side: 'german' });
});

rule(
  'barbarossa:11.1c',
  'the side whose phase it is attacks, with its own units',
  ({ given, when, then }) => {
    given(`${SOVIET}; 24pz@1910; 3ra@1909`);
    then.refused('attack 1910 from 24pz', 'ATTACK.NOT-YOURS');
    then.refused('attack 1909 from 24pz', 'ATTACK.OWN-HEX', 'barbarossa:11.1a');
    when('attack 1910 from 3ra');
    then.event('battle.declared', { side: 'soviet', hex: '1910', units: ['3ra'], kind: 'prepared' });
  },
);

rule(
  'barbarossa:11.3a',
  'units from all the hexes round it attack a hex together',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; 24pz@1910; 46pz@1809; 47pz@2009; 48pz@1911; 3ra@1909`);
    then.means(attacksOf(p).attackersOf(state(), '1909'), ['24pz', '46pz', '47pz']);
    then.refused('attack 1909', 'ATTACK.NO-ATTACKER');
    when('attack 1909 from 24pz 46pz 47pz');
    then.means(state().own.phase.attackers, ['24pz', '46pz', '47pz']);
  },
);

rule('barbarossa:11.3b', 'an attack has exactly one target', ({ given, then, state }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@1909; 4ra@1810`);
  const order = { by: 'german', verb: 'attack', args: { target: ['1909', '1810'], from: ['24pz'] } };
  then.means(check(barbarossa.rules, state(), order)?.code, 'ATTACK.ONE-HEX');
  then.refused('attack', 'ATTACK.ONE-HEX');
});

rule(
  'barbarossa:11.3a',
  'of words beside the hex and the units best alone is taken',
  ({ given, then, state }) => {
    given(`${GERMAN}; 24pz@1910; 3ra@1909`);
    const codeOf = (how: string) =>
      check(barbarossa.rules, state(), {
        by: 'german',
        verb: 'attack',
        args: { target: ['1909'], from: ['24pz'], how: [how] },
      })?.code;
    then.means(['best', 'worst'].map(codeOf), [undefined, 'ORDER.NOT-OFFERED']);
  },
);

rule(
  'barbarossa:11.3c',
  'a unit in 2709 does not attack 2609 and 2708 in one phase',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; 24pz@2709; 46pz@2709 under; 47pz@2709 under; 3ra@2609; 4ra@2708; dice 1`);
    when('attack 2609 from 24pz 46pz', 'pass');
    then.refused('attack 2708 from 24pz', 'ATTACK.UNIT-AGAIN', 'barbarossa:11.4b');
    then.means(attacksOf(p).attackersOf(state(), '2708'), ['47pz']);
  },
);

rule('barbarossa:11.4a', 'no unit counts twice in an attack', ({ given, then }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@1909`);
  then.refused('attack 1909 from 24pz 24pz', 'ATTACK.UNIT-TWICE');
});

rule('barbarossa:11.4b', 'nobody attacks or is attacked twice in a phase', ({ given, when, then, state }) => {
  given(`${GERMAN}; 34inf@1910; 1inf@1908; 2inf@1910; 1g@1909; 2g@1909 under; 3ra@1809; 4ra@1911; dice 4`);
  when('attack 1909 from 34inf');
  then.refused('attack 1909 from 1inf', 'ATTACK.HEX-AGAIN');
  then.means(state().own.phase.defended, ['1g', '2g']);
  then.allowed('attack 1809 from 1inf');
  given(`${GERMAN}; 34inf@1910; 2inf@1910; 1g@1909; 2g@1909 under; 4ra@1911; dice 3`);
  when('attack 1909 from 2inf');
  then.at('2inf', '1910');
  then.refused('attack 1911 from 2inf', 'ATTACK.UNIT-AGAIN');
  then.allowed('attack 1911 from 34inf');
});

rule(
  'barbarossa:11.5',
  'one attack is over before the next, in any order',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; 24pz@1910; 46pz@2309; 47pz@2309 under; 3ra@1909; 4ra@2209; dice 1`);
    when('attack 2209 from 46pz 47pz');
    then.refused('attack 1909 from 24pz', 'ORDER.NOT-NOW', 'hexfront:orders');
    then.decides('german', 'advance@choose');
    when('pass');
    then.decides('german', 'assaults@orders');
    then.allowed('attack 1909 from 24pz');
    then.means(state().own.phase.attackers, ['46pz', '47pz']);
  },
);

rule(
  'barbarossa:11.6a',
  'of a stack some attack here, some there, some not at all',
  ({ given, when, then, state }) => {
    const early = GERMAN.replace('turn 9', 'turn 2');
    given(`${early}; 24pz@1910; 46pz@1910 under; 1inf@1910 under; 29rc@1909; 1abc@2010`);
    when('attack 1909 from 24pz', 'pass', 'attack 2010 from 46pz', 'pass');
    then.means(state().own.phase.attackers, ['24pz', '46pz']);
    when('end');
  },
);

rule('barbarossa:11.6b', 'the defender has nothing to say to an attack', ({ given, when, then, state }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@1909`);
  when('attack 1909 from 24pz');
  then.decides('german', 'battle@die');
  then.means(
    offers(barbarossa.rules, state()).filter(({ by }) => by === 'soviet'),
    [],
  );
});

rule(
  'barbarossa:11.7a',
  'the German sees what lies under the top when the odds are computed',
  ({ given, when, then }) => {
    given(`${GERMAN}; 24pz@1910; 3ra@1909; 1g@1909 under`);
    then.sees('german', '1909', [{ id: '3ra' }, { known: false }]);
    when('attack 1909 from 24pz');
    then.event('stack.shown', { hex: '1909', units: ['1g'] });
    then.sees('german', '1909', [{ id: '3ra' }, { id: '1g' }]);
  },
);

rule('barbarossa:11.7b', 'after that the attack is carried through', ({ given, when, then, state }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@1909; 1g@1909 under`);
  when('attack 1909 from 24pz');
  then.refused('end', 'ORDER.DIE-FIRST', 'barbarossa:11.25a');
  then.means(decision(barbarossa.rules, state())?.kind, 'roll');
});

rule('barbarossa:11.7c', 'the Soviet sees every German stack', ({ given, then }) => {
  given(`${GERMAN}; 24pz@1910; 46pz@1910 under`);
  then.sees('soviet', '1910', [{ id: '24pz' }, { id: '46pz' }]);
});

rule('barbarossa:11.7d', 'nobody but its owner looks into the RVGK box', ({ given, then }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@rvgk`);
  then.sees('german', 'rvgk', []);
  then.sees('soviet', 'rvgk', [{ id: '3ra' }]);
});

rule('barbarossa:11.7e', 'nor at what the other side expects on the track', ({ given, then }) => {
  given(`${GERMAN}; 24pz@track-12; 3ra@track-11`);
  then.sees('german', 'track-11', []);
  then.sees('soviet', 'track-11', [{ id: '3ra' }]);
  then.sees('soviet', 'track-12', []);
});

rule(
  'barbarossa:11.12c',
  'who has no attack factor joins no attack, and hinders nobody',
  ({ given, then, state }) => {
    given(`${SOVIET}; ica@2911; 3ra@2911 under; 1inf@2811`);
    then.refused('attack 2811 from 3ra ica', 'ATTACK.NO-FACTOR', 'barbarossa:10.34g');
    then.allowed('attack 2811 from 3ra');
    then.means(attacksOf(p).attackersOf(state(), '2811'), ['3ra']);
  },
);

rule('barbarossa:11.17a', 'foot attacks across Kerch', ({ given, then, state }) => {
  given(`${SOVIET}; 3ra@3105; 1inf@3106`);
  then.allowed('attack 3106 from 3ra');
  then.means(attacksOf(p).targets(state()), ['3106']);
  given(`${GERMAN}; 3ra@3105; 1inf@3106`);
  then.allowed('attack 3105 from 1inf');
});

rule('barbarossa:11.17b', 'nobody mechanized attacks across Kerch', ({ given, then }) => {
  given(`${SOVIET}; 1g@3105; 3ra@3105 under; 1inf@3106`);
  then.refused('attack 3106 from 1g', 'ATTACK.KERCH');
});

rule('barbarossa:11.18a', 'Soviet foot attacks across the Sivash from turn 7 on', ({ given, then }) => {
  const at = (turn: number) => `phase soviet-assault; turn ${turn}; 3ra@2907; 4ra@2306; 1inf@3008; 2inf@2206`;
  given(at(6));
  then.refused('attack 3008 from 3ra', 'ATTACK.SIVASH-EARLY');
  given(at(7));
  then.allowed('attack 3008 from 3ra');
});

rule('barbarossa:11.18b', 'Soviet tanks and the German side never do', ({ given, then }) => {
  given('phase soviet-assault; turn 9; 1g@2907; 3ra@2907 under; 1inf@3008');
  then.refused('attack 3008 from 1g', 'ATTACK.SIVASH');
  given(`${GERMAN}; 1inf@3008; 3ra@2907; 2inf@1910; 4ra@1909`);
  then.refused('attack 2907 from 1inf', 'ATTACK.SIVASH');
});

rule('barbarossa:11.19', 'nobody attacks across a lake', ({ given, then }) => {
  given(`${GERMAN}; 1inf@1213; 3ra@1112; 2inf@1910; 4ra@1909`);
  then.refused('attack 1112 from 1inf', 'ATTACK.LAKE');
});

rule(
  'barbarossa:11.3a',
  'what is drawn at random is legal and not mad where better can be had',
  ({ given, then, state }) => {
    given(`${GERMAN}; 24pz@1910; 46pz@1910 under; 34inf@2410; 3ra@1909; 1g@2309; 2g@2309 under`);
    const [offer] = offers(barbarossa.rules, state()).filter(({ verb }) => verb === 'attack');
    if (offer === undefined) throw new Error('No attack is offered');
    let at = 0;
    const drawn = Array.from({ length: 40 }, () => sampled(state(), offer, (n) => (at += 7) % n));
    for (const order of drawn)
      expect(order === undefined ? 'none' : check(barbarossa.rules, state(), order)).toBeUndefined();
    const good = drawn.filter((order) => order?.args['target']?.[0] === '1909').length;
    then.means(good > 30, true);
  },
);

rule(
  'barbarossa:11.7a',
  'attackers that were covered are not said to stand in the target',
  ({ given, then }) => {
    const position = 'phase soviet-assault; turn 8; 3ra@2115; 4ra@2115 under; 12inf@2116';
    given(position);
    const events: Event[] = [];
    const hears = (event: Event): void => void events.push(event);
    const silent = (): never => {
      throw new Error('Lifting the fog does nothing else');
    };
    const handsOn = (s: ReturnType<typeof stateOf>) => ({ s, seen: s, vars: {} });
    const ctx = {
      ...handsOn(stateOf(position)),
      emit: hears,
      reveal: hears,
      goto: silent,
      call: silent,
      done: silent,
      over: silent,
    };
    liftFog(p, ctx, ['3ra', '4ra', '12inf'], '2116', 'soviet');
    then.means(
      events.map(({ data }) => data),
      [{ units: ['4ra'] }],
    );
    // What a German attacker learns is no way back for him (11.7b); what a Soviet one shows binds nobody.
    const learned: string[] = [];
    const note = (how: string) => (): void => void learned.push(how);
    for (const attacker of ['german', 'soviet'] as const)
      liftFog(
        p,
        { ...ctx, ...handsOn(stateOf(position)), emit: note('told'), reveal: note('learned') },
        ['3ra', '4ra', '12inf'],
        '2115',
        attacker,
      );
    then.means(learned, ['learned', 'told']);
  },
);
