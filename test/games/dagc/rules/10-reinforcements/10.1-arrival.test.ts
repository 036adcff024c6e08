// Chapter 10: when and where new units come onto the map (10.1, 10.5).
import { describe, expect } from '@jest/globals';
import { check } from '../../../../../src/core/kernel.ts';
import { scripted } from '../../../../../src/core/dice.ts';
import { give, matchFrom } from '../../../../../src/core/match.ts';
import type { Event } from '../../../../../src/core/types.ts';
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { sceneOf } from '../../../../../src/games/dagc/10-reinforcements/10.1-access.ts';
import { entryHexes } from '../../../../../src/games/dagc/10-reinforcements/10.1-entry-hexes.ts';
import { placing } from '../../../../../src/games/dagc/10-reinforcements/10.1-reinforcements.ts';
import { dagc, endTo, p, rule, stateOf } from '../kit.ts';

const SOVIET = 'phase soviet-movement; turn 2; 1pol@track-2';
const GERMAN = 'phase german-movement; turn 6; option late-corps=on; 4sspz@track-6';

describe('10.1, 10.5: when', () => {
  rule(
    'dagc:10.1a',
    'in the movement phase of the owner, once the turn has come',
    ({ given, when, then, state }) => {
      given(SOVIET);
      then.refused('place 4sspz 1200', 'PLACE.NOT-YOURS');
      then.refused('place', 'PLACE.WHAT-WHERE');
      const nowhere = check(dagc.rules, state(), { by: 'soviet', verb: 'place', args: { units: ['1pol'] } });
      then.means([nowhere?.code, nowhere?.rule], ['PLACE.WHERE', 'dagc:10.1c']);
      const codeOf = (how: string) =>
        check(dagc.rules, state(), { by: 'soviet', verb: 'place', args: { how: [how] } })?.code;
      then.means(['default', 'anyhow'].map(codeOf), [undefined, 'ORDER.NOT-OFFERED']);
      then.means(
        nowhere?.params['hexes'],
        entryHexes(p).hexes(state(), sceneOf(p, state(), 'soviet'), '1pol'),
      );
      when('place 1pol 1200');
      then.refused('place 1pol 1300', 'PLACE.NOT-WAITING');
      then.at('1pol', '1200');
    },
  );

  rule(
    ['dagc:10.1a', 'dagc:10.1g'],
    'one by one, or as many together as a hex takes',
    ({ given, then, state }) => {
      given('phase soviet-movement; turn 3; 1pol@track-2; 2g@track-3; 51a@track-3');
      const choice = placing(p);
      const s = state();
      const frame = { proc: 'soviet-movement', step: 'orders', vars: {} };
      const counts = [...(choice.every?.(s, frame) ?? [])].map((args) => args?.['units']?.length ?? 0);
      then.means(Math.max(...counts), 2, 'dagc:10.1g');
      then.means(choice.subjects?.(s, frame), ['1pol', '2g', '51a'], 'dagc:10.1a');
    },
  );

  rule('dagc:10.1b', 'the 1st Polish Army from turn 2 on', ({ given, then }) => {
    given('base historical; phase soviet-movement; turn 2');
    then.sees('both', 'track-2', [{ id: '1pol' }, { id: 'skn' }, { id: 'hrt' }]);
    then.allowed('place 1pol 1200');
  });

  rule(
    'dagc:R17',
    'not in the first phase, or in that one alone where it was agreed',
    ({ given, when, then, state }) => {
      given('phase soviet-replacement; turn 2; 1pol@track-2');
      then.refused('place 1pol 1200', 'PLACE.PHASE');
      const order = { by: 'soviet', verb: 'place', args: { units: ['1pol'], at: ['1200'] } };
      then.means(check(dagc.rules, state(), order)?.params, { phase: 'movement' });
      given('phase soviet-replacement; turn 2; option arrival=first; 1pol@track-2');
      when('place 1pol 1200');
      then.at('1pol', '1200');
      given('phase soviet-movement; turn 2; option arrival=first; 1pol@track-2');
      then.refused('place 1pol 1200', 'PLACE.PHASE');
    },
  );

  rule('dagc:R18', 'too late to be interdicted, and with no die to roll', ({ given, when, then, state }) => {
    given('phase german-movement; turn 3; 24pz@track-3; option north-ukraine=on');
    when('place 24pz 5025', 'move 24pz 4924');
    then.at('24pz', '4924');
    then.means(state().own.turn.interdicted, {});
  });

  rule('dagc:10.5a', 'or on any later turn, one by one', ({ given, when, then, state }) => {
    given('phase soviet-movement; turn 2; 1pol@track-2; 5a@3400; 6inf@3601; 2g@track-2');
    when('place 2g 1200', 'end');
    endTo(when, state, 'soviet-movement');
    then.decides('soviet', 'soviet-movement@orders');
    then.means([state().clock.turn, placeOf(state().own, '1pol')], [3, 'track-2']);
    then.allowed('place 1pol 1200');
  });

  rule('dagc:10.5b', 'and on none before', ({ given, then }) => {
    given('phase soviet-movement; turn 2; 2g@track-3; 1pol@track-2');
    then.refused('place 2g 1200', 'PLACE.NOT-YET');
  });

  rule('dagc:R15', 'the late corps where it was agreed', ({ given, when, then }) => {
    given('base historical; option late-corps=on; phase german-movement; turn 6');
    when('place 4sspz 3628');
    then.at('4sspz', '3628');
    then.refused('place 40pz 3628', 'PLACE.NOT-YET', 'dagc:10.5b');
    given('base historical; phase german-movement; turn 6');
    then.refused('place 4sspz 3628', 'PLACE.NOT-WAITING', 'dagc:10.1a');
    then.means(p.isKind('4sspz', 'optional'), true);
  });
});

describe('10.1: where', () => {
  rule('dagc:10.1c', 'at any source of the edge that is its own', ({ given, when, then }) => {
    given(`${SOVIET}; 2g@track-2`);
    then.refused('place 1pol 2113', 'ENTRY.NOT-HELD', 'dagc:10.1d');
    then.refused('place 1pol 1305', 'ENTRY.NOT-THERE');
    // A source of the other side.
    then.refused('place 1pol 3628', 'ENTRY.NOT-THERE');
    when('place 1pol 1200', 'place 2g 2500');
    then.event('units.entered', { units: ['1pol'], hex: '1200', side: 'soviet' });
    then.at('2g', '2500');
  });

  rule('dagc:R65', 'that is in its hands and works', ({ given, then }) => {
    given(`${GERMAN}; held 3628 soviet; 5a@3527; 6inf@3727`);
    then.refused('place 4sspz 3628', 'ENTRY.NOT-HELD', 'dagc:10.1c');
    then.refused('place 4sspz 3428', 'ENTRY.NO-SOURCE');
    then.allowed('place 4sspz 3228', 'place 4sspz 3727');
    // Next to a German, with nobody in it.
    given(`${SOVIET}; 6inf@3401`);
    then.refused('place 1pol 3400', 'ENTRY.NO-SOURCE');
    then.allowed('place 1pol 3600');
  });

  rule('dagc:10.1d', 'or in a city with supply over land and no enemy beside it', ({ given, when, then }) => {
    given(`${GERMAN}; 5a@3116`);
    then.refused('place 4sspz 3116', 'ENTRY.NOT-HELD');
    given(GERMAN);
    when('place 4sspz 3313');
    then.at('4sspz', '3313');
    then.event('units.entered', { hex: '3313' });
    const [next = ''] = p.neighbours('3313');
    given(`${GERMAN}; 5a@${next}`);
    then.refused('place 4sspz 3313', 'ENTRY.BESET');
  });

  rule('dagc:10.1d', 'not in one that is cut off', ({ given, then }) => {
    const around = p.neighbours('3908').flatMap((hex) => p.neighbours(hex));
    const ring = [...new Set(around)].filter((hex) => hex !== '3908' && !p.areAdjacent(hex, '3908'));
    const held = ['5a', '39a', '33a', '31a', '11g', '49a', '50a', '5gt', '3a', '48a', '65a', '28a'];
    const units = ring.flatMap((hex, i) => (held[i] === undefined ? [] : [`${held[i]}@${hex}`]));
    given(`${GERMAN}; ${units.join('; ')}`);
    then.refused('place 4sspz 3908', 'ENTRY.CUT-OFF');
  });

  rule('dagc:R66', 'the Soviets in cities they have taken, never in towns', ({ given, when, then }) => {
    const way = ['3900', '3901', '3902', '3903', '3904', '3905', '3906', '3907', '3908'];
    given(`${SOVIET}; ${way.map((hex) => `held ${hex} soviet`).join('; ')}; held 3801 soviet`);
    then.refused('place 1pol 3801', 'ENTRY.NOT-THERE', 'dagc:10.1c');
    when('place 1pol 3908');
    then.at('1pol', '3908');
    then.means(p.feature('3801', 'town') === undefined, false);
  });

  rule('dagc:R51', 'with supply of the hex, whatever turn it is', ({ given, when, then }) => {
    given('phase soviet-movement; turn 7; 1pol@track-2; held 3908 soviet');
    when('place 1pol 3908');
    then.at('1pol', '3908');
    then.means(p.turns.spans.find(({ id }) => id === 'soviet-out-of-supply')?.first, 6);
  });

  rule('dagc:10.1e', 'the Germans at Koenigsberg with enemies beside it', ({ given, when, then }) => {
    const [next = ''] = p.neighbours('2825').filter((hex) => p.isLand(hex));
    given(`${GERMAN}; 5a@${next}`);
    when('place 4sspz 2825');
    then.at('4sspz', '2825');
    then.means(p.feature('2825', 'city')?.name, 'Koenigsberg');
    then.event('units.entered', { hex: '2825' });
  });

  rule('dagc:R67', 'and cut off', ({ given, when, then }) => {
    const around = p.neighbours('2825').filter((hex) => p.isLand(hex));
    const units = ['5a', '39a', '33a', '31a', '11g', '49a'];
    given(`${GERMAN}; ${around.map((hex, i) => `${units[i] ?? ''}@${hex}`).join('; ')}`);
    when('place 4sspz 2825');
    then.at('4sspz', '2825');
    then.means(around.length <= units.length, true);
  });

  rule('dagc:10.1f', 'and in no other port', ({ given, then }) => {
    given(GERMAN);
    then.refused('place 4sspz 2113', 'ENTRY.PORT');
    // A port that is a town is no city.
    then.refused('place 4sspz 2422', 'ENTRY.NOT-THERE', 'dagc:10.1c');
  });

  rule('dagc:R128', 'unless it was agreed; the Soviets in those they have taken', ({ given, then }) => {
    given(`${GERMAN}; option port-cities=nobody`);
    then.allowed('place 4sspz 2113');
    const taken = 'phase soviet-movement; turn 7; 1pol@track-2; held 2113 soviet';
    given(taken);
    then.allowed('place 1pol 2113');
    given(`${taken}; option port-cities=both`);
    then.refused('place 1pol 2113', 'ENTRY.PORT', 'dagc:10.1f');
    then.means(p.feature('2113', 'port') === undefined, false);
  });

  rule('dagc:10.1g', 'never more than two in a hex', ({ given, when, then }) => {
    given('phase soviet-movement; turn 4; 1pol@track-2; 2g@track-3; 51a@track-3; 4sh@1200');
    then.refused('place 1pol 2g 1200', 'STACK.FULL');
    when('place 1pol 2g 1300');
    then.refused('place 51a 1300', 'STACK.FULL');
    when('place default');
    then.refused('place 51a 1200', 'PLACE.NOT-WAITING', 'dagc:10.1a');
  });

  rule('dagc:10.1h', 'with all of their movement left', ({ given, when, then }) => {
    given(SOVIET);
    when('place 1pol 2400');
    expect(p.hex('2401').terrain).toBeDefined();
    then.sees('both', '2400', [{ id: '1pol', facts: { movement: 7 } }] as never);
    when('move 1pol 2401');
    then.at('1pol', '2401');
  });

  rule('dagc:6.8b', 'the German does not learn who came in under another', ({ given, when, then, state }) => {
    const text = 'phase soviet-movement; turn 4; 1pol@track-2; 2g@track-3';
    given(text);
    when('place 1pol 2g 1200');
    then.sees('german', '1200', [{ id: '1pol' }, { known: false }]);
    then.means(state().own.places['1200'], ['1pol', '2g']);
    const entered = (...units: readonly string[]): Event | undefined => {
      const match = matchFrom(dagc.rules, stateOf(text), { dice: scripted([]) });
      const done = give(match, [{ by: 'soviet', verb: 'place', args: { units, at: ['1200'] } }]);
      return done.ok ? done.entry.events.find(({ kind }) => kind === 'units.entered') : undefined;
    };
    expect(entered('1pol', '2g')).toMatchObject({
      to: ['soviet'],
      veiled: { kind: 'units.entered-covered', data: { unit: '1pol', hex: '1200' } },
    });
    expect(entered('1pol')?.to).toBeUndefined();
  });
});
