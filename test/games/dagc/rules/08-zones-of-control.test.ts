// Chapter 8: zones of control. 4403 and 4402 are German entrenchments, 4502 a Soviet one beyond a river.
import { describe } from '@jest/globals';
import { costSum } from '../../../../src/mechanics/movement/costs.ts';
import { isLine, refuseZoneToZone, zonesOf } from '../../../../src/games/dagc/08-zones-of-control.ts';
import { isSupplied } from '../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { moveLaw } from '../../../../src/games/dagc/09-movement/9.1-move-law.ts';
import { p, rule, stateOf } from './kit.ts';

const inZone = (text: string, hex: string, of: 'german' | 'soviet'): boolean =>
  zonesOf(p).inZone(stateOf(text), hex, of);
const costOf = (text: string, unit: string, ...path: readonly string[]) =>
  costSum(moveLaw(p), stateOf(text), unit, path);

describe('8.1, 8.2, 8.6: who has a zone of control, and where', () => {
  rule(
    'dagc:8.1a',
    'the six hexes around a unit are in its zone, its own is not',
    ({ given, then, state }) => {
      given('phase soviet-movement; turn 2; 6inf@4104');
      const { inZone: isIn } = zonesOf(p);
      const found = p.grid.ids.filter((hex) => isIn(state(), hex, 'german'));
      then.means(found.toSorted(), [...p.neighbours('4104')].toSorted());
    },
  );

  rule(['dagc:8.1b', 'dagc:R55'], 'it lies across rivers, lakes and the sea', ({ given, then }) => {
    given('phase soviet-movement; turn 2');
    then.means(inZone('phase soviet-movement; turn 2; 6inf@4104', '4105', 'german'), true, 'dagc:8.1b');
    then.means(inZone('phase soviet-movement; turn 2; 6inf@1403', '1502', 'german'), true, 'dagc:R55');
    then.means(inZone('phase soviet-movement; turn 2; 6inf@2825', '2826', 'german'), true, 'dagc:8.1b');
  });

  rule(
    ['dagc:8.1c', 'dagc:R7'],
    'units out of supply have one, and fortified localities',
    ({ given, then }) => {
      given('phase german-movement; turn 7');
      then.means(
        inZone('phase german-movement; turn 7; 5a@4104; hits 5a 1', '4105', 'soviet'),
        true,
        'dagc:8.1c',
      );
      then.means(inZone('phase soviet-movement; turn 2; fors@4104', '4105', 'german'), true, 'dagc:R7');
    },
  );

  rule(['dagc:8.1d', 'dagc:8.1e'], 'those of both sides lie in one hex, each as it is', ({ given, then }) => {
    const text = 'phase soviet-movement; turn 2; 5a@4105; 6inf@4103';
    given(text);
    then.means([inZone(text, '4104', 'german'), inZone(text, '4104', 'soviet')], [true, true], 'dagc:8.1e');
    then.entry(costOf(text, '5a', '4104'), 'cost.zone-in', 1, 'dagc:8.3a');
    then.entry(costOf(text, '6inf', '4104'), 'cost.zone-in', 1, 'dagc:8.3a');
    const zoneOf = (unit: string) =>
      costOf(text, unit, '4104').entries.find(({ why }) => why === 'cost.zone-in')?.n;
    then.means(zoneOf('5a'), zoneOf('6inf'), 'dagc:8.1d');
  });

  rule('dagc:8.2', 'a marker has none', ({ given, then, state }) => {
    given('phase soviet-movement; turn 1');
    const { inZone: isIn } = zonesOf(p);
    then.means(
      p.grid.ids.filter((hex) => isIn(state(), hex, 'soviet')),
      [],
    );
  });

  rule(['dagc:8.6', 'dagc:9.12b'], 'that of Germans lies in Soviet entrenchments too', ({ given, then }) => {
    given('phase soviet-movement; turn 2');
    const found = inZone('phase soviet-movement; turn 2; 6inf@4402', '4502', 'german');
    then.means([p.entrenchment('4502'), found], ['soviet', true], 'dagc:8.6');
    then.means(found, true, 'dagc:9.12b');
  });
});

describe('8.3: zones of control and movement', () => {
  rule('dagc:8.3a', 'coming into one costs a point more', ({ given, then }) => {
    const text = 'phase soviet-movement; turn 2; 5a@4105; 6inf@4103';
    given(text);
    then.entry(costOf(text, '5a', '4104'), 'cost.zone-in', 1);
  });

  rule('dagc:8.3b', 'going out of one costs a point more', ({ given, when, then }) => {
    given('phase soviet-movement; turn 2; 49a@4104; 6inf@4103');
    when('move 49a 4105');
    // Over a river into clear ground that no German unit is beside.
    then.event('units.moved', { cost: 3, left: 4 }, 'dagc:9.2e');
    const text = 'phase soviet-movement; turn 2; 49a@4104; 6inf@4103';
    then.entry(costOf(text, '49a', '4105'), 'cost.zone-out', 1);
  });

  rule(
    ['dagc:8.3d', 'dagc:8.3c'],
    'from zone to zone both are paid, beside ground and river',
    ({ given, then }) => {
      const text = 'phase soviet-movement; turn 2; 49a@4104; 6inf@4103';
      given(text);
      const sum = costOf(text, '49a', '4004');
      then.means(sum.total, 4, 'dagc:8.3d');
      then.entry(sum, 'cost.forest', 2, 'dagc:9.5c');
      then.means(costOf(text, '49a', '4204').total, 4, 'dagc:8.3c');
      then.allowed('move 49a 4004');
    },
  );

  rule('dagc:8.3e', 'several enemies cost no more than one', ({ given, then }) => {
    const alone = 'phase soviet-movement; turn 2; 49a@4105; 6inf@4103';
    const many = `${alone}; 12inf@4003; 27inf@4203 under`;
    given(many);
    then.means(costOf(many, '49a', '4104').total, costOf(alone, '49a', '4104').total);
  });

  rule('dagc:8.3f', 'no Soviet unit goes from zone to zone into a German entrenchment', ({ given, then }) => {
    given('phase soviet-movement; turn 2; 5a@4502; 6inf@4402');
    then.refused('move 5a 4403', 'MOVE.ZONE-TO-ZONE');
    given('phase soviet-movement; turn 2; 5a@4502; 6inf@4302');
    then.allowed('move 5a 4403');
    // A zone that is left, and none that is entered.
    given('phase soviet-movement; turn 2; 5a@4502; 6inf@4602');
    then.allowed('move 5a 4403');
    given('phase german-movement; turn 2; 6inf@4404; 5a@4402; held 4402 soviet');
    then.allowed('move 6inf 4403');
  });

  rule('dagc:R25', 'nor into one that the Soviets hold, unless the players agreed', ({ given, then }) => {
    given('phase soviet-movement; turn 2; 5a@4502; 6inf@4402; held 4403 soviet');
    then.refused('move 5a 4403', 'MOVE.ZONE-TO-ZONE', 'dagc:8.3f');
    given(
      'option captured-entrenchments=off; phase soviet-movement; turn 2; 5a@4502; 6inf@4402; held 4403 soviet',
    );
    then.allowed('move 5a 4403');
    given('option captured-entrenchments=off; phase soviet-movement; turn 2; 5a@4502; 6inf@4402');
    then.refused('move 5a 4403', 'MOVE.ZONE-TO-ZONE', 'dagc:8.3f');
    const isClosed = (options: string) =>
      isLine(p, stateOf(`${options}phase soviet-movement; turn 2; held 4403 soviet`), '4403');
    then.means([isClosed(''), isClosed('option captured-entrenchments=off; ')], [true, false]);
  });

  rule(
    ['dagc:8.3g', 'dagc:5.4c', 'dagc:5.4d', 'dagc:R24'],
    'activated units go there on turn 1, at the usual cost',
    ({ given, then }) => {
      const text = 'phase soviet-movement; turn 1; 5a@4502; 6inf@4402';
      given(text);
      then.allowed('move 5a 4403');
      const sum = costOf(text, '5a', '4403');
      then.entry(sum, 'cost.zone-in', 1, 'dagc:8.3a');
      then.entry(sum, 'cost.zone-out', 1, 'dagc:8.3b');
      then.means(sum.total, 4, 'dagc:5.4d');
      given('phase soviet-movement; turn 2; 5a@4502; 6inf@4402; own turn.activated ["5a"]');
      then.refused('move 5a 4403', 'MOVE.ZONE-TO-ZONE', 'dagc:8.3f');
      const barAt = (turn: number) =>
        refuseZoneToZone(
          p,
          stateOf(`phase soviet-movement; turn ${turn}; 5a@4502; 6inf@4402; own turn.activated ["5a"]`),
          '5a',
          '4502',
          '4403',
        )?.rule;
      for (const id of ['dagc:8.3g', 'dagc:5.4c', 'dagc:R24'] as const)
        then.means([barAt(1), barAt(2)], [undefined, 'dagc:8.3f'], id);
    },
  );
});

describe('8.4: units of the other side in a zone of control', () => {
  rule('dagc:8.4a', 'make it nothing for supply and retreats', ({ given, then, state }) => {
    given('phase soviet-movement; turn 2; 5a@4104; 6inf@4103');
    const { inOpenZone } = zonesOf(p);
    then.means([inOpenZone(state(), '4104', 'german'), inOpenZone(state(), '4004', 'german')], [false, true]);
  });

  rule('dagc:8.4b', 'are no matter for what a move costs', ({ given, then }) => {
    const text = 'phase soviet-movement; turn 2; 49a@4105; 5a@4104; 6inf@4103';
    given(text);
    const sum = costOf(text, '49a', '4104');
    then.entry(sum, 'cost.zone-in', 1, 'dagc:8.3a');
    then.means(sum.total, 4);
  });

  rule('dagc:8.4d', 'a marker there changes nothing', ({ given, then, state }) => {
    given('phase soviet-movement; turn 1; 6inf@4003');
    then.means(zonesOf(p).inOpenZone(state(), '4004', 'german'), true);
  });

  rule(
    ['dagc:8.5', 'dagc:9.9d'],
    'nor anything for supply, as little as partisans',
    ({ given, then, state }) => {
      // 4205 lies in a partisan area; the zones of three Soviet units close all ways out but by the friend beside it.
      const ring = '5a@4304; 49a@4206; 50a@4104';
      given(`phase german-movement; turn 2; 6inf@4205; 12inf@4204; ${ring}`);
      then.means(isSupplied(p, state(), '6inf'), true, 'dagc:8.5');
      const alone = stateOf(`phase german-movement; turn 2; 6inf@4205; ${ring}`);
      const free = stateOf('phase german-movement; turn 2; 6inf@4205');
      then.means([isSupplied(p, alone, '6inf'), isSupplied(p, free, '6inf')], [false, true], 'dagc:9.9d');
    },
  );
});
