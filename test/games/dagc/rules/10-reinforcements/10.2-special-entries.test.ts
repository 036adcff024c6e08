// Chapter 10: those with an entry of their own: 1st Ukrainian Front (10.2), Army Group North Ukraine (3.6, 10.3), and 5th
// Panzer Army, which has none (R127).
import { describe, expect } from '@jest/globals';
import { agreed } from '../../../../../src/games/dagc/03-set-up/3.5-scenarios.ts';
import { holder } from '../../../../../src/mechanics/control.ts';
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { endTo, p, rule, stateOf } from '../kit.ts';

const FRONT = ['3g', '13a', '1gt', 'cmb', 'cms'] as const;
const UF = 'phase soviet-movement; turn 4; 3g@track-4; 13a@track-4; 2t@track-4';
const NU = 'phase german-movement; turn 3; option north-ukraine=on; 24pz@track-3; 46pz@track-3';

describe('10.2: 1st Ukrainian Front', () => {
  rule('dagc:10.2a', 'five units, off the map to the south', ({ given, then }) => {
    given('start historical');
    then.means(p.ofKind('ukrainian-front').toSorted(), FRONT.toSorted());
  });

  rule('dagc:R72', 'on turn 4', ({ given, then, state }) => {
    given('start historical');
    then.means(
      FRONT.map((unit) => placeOf(state().own, unit)),
      FRONT.map(() => 'track-4'),
    );
  });

  rule('dagc:10.2b', 'enters by the marsh on the south edge alone', ({ given, when, then }) => {
    for (const scenario of ['historical', 'bold-stroke']) {
      given(`scenario ${scenario}; ${UF}; held 5016 german`);
      then.refused('place 3g 5010', 'ENTRY.NOT-THERE');
      then.refused('place 3g 5019', 'ENTRY.NOT-THERE');
      then.refused('place 3g 5016', 'ENTRY.NOT-THERE');
      then.allowed('place 2t 5010', 'place 3g 5012');
      when('place 3g 5018');
      then.event('units.entered', { units: ['3g'], hex: '5018' });
    }
  });

  rule('dagc:R69', 'not where the main front stands', ({ given, when, then }) => {
    given(`${UF}; 2g@5017; cms@5018`);
    then.refused('place 3g 5017', 'STACK.FRONTS');
    when('place 3g 5018');
    then.refused('place 13a 5018', 'STACK.FULL', 'dagc:10.1g');
  });

  rule('dagc:R33', 'unless these have left', ({ given, when, then }) => {
    given(`${UF}; 2g@5017`);
    then.refused('place 3g 5017', 'STACK.FRONTS', 'dagc:R69');
    when('move 2g 5016', 'place 3g 5017');
    then.means(p.isKind('2g', 'main-front'), true);
    then.at('3g', '5017');
  });

  rule('dagc:3.6d', 'in Bold Stroke it goes anywhere from there', ({ given, when, then }) => {
    given(`scenario bold-stroke; ${UF}; 6inf@3628`);
    then.refused('place 3g 5019', 'ENTRY.NOT-THERE', 'dagc:10.2b');
    when('place 3g 5018', 'move 3g 4917');
    then.at('3g', '4917');
    given('scenario bold-stroke; phase soviet-movement; turn 5; 13a@4720');
    then.allowed('move 13a 4620');
    then.means(agreed(p, stateOf('base bold-stroke; phase set-up; turn 1'), 'ukrainian-front'), 'free');
  });

  rule(['dagc:10.2f', 'dagc:R71'], 'its air armies interdict in its area alone', ({ given, then }) => {
    for (const scenario of ['historical', 'd-day-defeated']) {
      given(`scenario ${scenario}; phase soviet-interdiction; turn 4; 6inf@3810; 56pz@4919`);
      then.refused('interdict 6inf by ukrainian-front', 'AIR.AREA', 'dagc:13.2c');
      then.allowed('interdict 56pz by ukrainian-front');
    }
    then.means(p.inArea('uf-area', '4919'), true, 'dagc:10.2f');
    then.means(p.inArea('uf-area', '3810'), false, 'dagc:R71');
  });

  rule('dagc:10.8f', 'and again when it comes back', ({ given, when, then, state }) => {
    given('phase soviet-replacement; turn 5; 3g@dead; 69a@5019');
    when('replace 3g');
    endTo(when, state, 'soviet-movement');
    then.refused('place 3g 5010', 'ENTRY.NOT-THERE', 'dagc:10.2b');
    when('place 3g 5014');
    then.at('3g', '5014');
    given('phase german-replacement; turn 5; option north-ukraine=on; 24pz@dead; 6inf@3628');
    when('replace 24pz');
    endTo(when, state, 'german-movement');
    then.refused('place 24pz 3628', 'ENTRY.NOT-THERE', 'dagc:3.6f');
    when('place 24pz 5023');
    then.event('unit.reclaimed', { unit: '24pz' }, 'dagc:10.8a');
    then.at('24pz', '5023');
    then.means(p.unit('24pz').entry?.[0]?.area, 'nu-entry');
  });
});

describe('3.6, 10.3: Army Group North Ukraine', () => {
  rule('dagc:10.3a', 'in Bold Stroke alone', ({ given, when, then, state }) => {
    given('base historical; phase german-movement; turn 3');
    then.refused('place 24pz 5023', 'PLACE.NOT-WAITING', 'dagc:10.1a');
    then.means(placeOf(state().own, '24pz'), 'out');
    given('base bold-stroke; phase german-movement; turn 3');
    when('place 24pz 5023');
    then.at('24pz', '5023');
  });

  rule('dagc:10.3b', '56th Panzer Corps is none of its corps', ({ given, then }) => {
    given('start historical');
    then.at('56pz', '4919');
    then.means(p.isKind('56pz', 'north-ukraine'), false);
  });

  rule('dagc:3.6f', 'by the edge from 4428 to 5021', ({ given, when, then }) => {
    given(NU);
    then.refused('place 24pz 5020', 'ENTRY.NOT-THERE');
    then.refused('place 24pz 4327', 'ENTRY.NOT-THERE');
    // No city, for whose edge is its own (10.3a).
    then.refused('place 24pz 3313', 'ENTRY.NOT-THERE');
    then.allowed('place 24pz 5021');
    when('place 24pz 4428');
    then.event('units.entered', { units: ['24pz'], hex: '4428' });
  });

  rule('dagc:3.6g', 'which costs it nothing', ({ given, when, then, state }) => {
    given(NU);
    when('place 24pz 5023');
    then.means(state().own.phase.spent, {});
    then.sees('both', '5023', [{ id: '24pz', facts: { movement: 7 } }] as never);
    expect(p.tables.costs.find(({ id }) => id === 'arrival')?.value).toBe(0);
  });

  rule('dagc:3.6h', 'each on turn 3 or later', ({ given, when, then }) => {
    given('phase german-movement; turn 2; option north-ukraine=on; 24pz@track-3; 6inf@3628');
    then.refused('place 24pz 5023', 'PLACE.NOT-YET', 'dagc:10.5b');
    given(NU.replace('turn 3', 'turn 6'));
    when('place 46pz 5023');
    then.at('24pz', 'track-3');
    then.allowed('place 24pz 5023', 'end');
    then.means(p.turns.spans.find(({ id }) => id === 'north-ukraine')?.first, 3);
  });

  rule('dagc:3.6i', 'and then goes where it likes, with whom it likes', ({ given, when, then }) => {
    given(`${NU}; 6inf@4923`);
    when('place 24pz 5023', 'move 24pz 4923', 'move 24pz 4823');
    then.at('24pz', '4823');
    then.means(p.areAdjacent('4923', '4823'), true);
  });

  rule(
    'dagc:R68',
    'into a hex the Soviets hold too, where none of them stands',
    ({ given, when, then, state }) => {
      given(`${NU}; held 5023 soviet; held 5024 soviet; 5a@5024`);
      then.refused('place 24pz 5024', 'ENTRY.NOT-THERE', 'dagc:3.6f');
      when('place 24pz 5023');
      then.means(holder(p, state(), '5023'), 'german');
      then.event('hex.taken', { hex: '5023', side: 'german' }, 'dagc:3.3d');
    },
  );
});

describe('5th Panzer Army', () => {
  rule('dagc:3.7c', 'moves as fast anywhere', ({ given, then }) => {
    given('phase german-movement; turn 3; 47pz@3810');
    then.sees('german', '3810', [{ id: '47pz', facts: { movement: 10 } }] as never);
    then.allowed('move 47pz 3811');
  });

  rule('dagc:R127', 'comes back by the general ways', ({ given, when, then, state }) => {
    given('phase german-replacement; turn 4; option fifth-panzer=on; 47pz@dead; 6inf@3810');
    when('replace 47pz');
    endTo(when, state, 'german-movement');
    then.allowed('place 47pz 3313', 'place 47pz 5023');
    then.refused('place 47pz 4400', 'ENTRY.NOT-THERE', 'dagc:10.1c');
    when('place 47pz 3628');
    then.sees('german', '3628', [{ id: '47pz', facts: { movement: 10, steps: 1 } }] as never);
  });
});
