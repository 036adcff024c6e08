// Chapter 5: the order of phases, and who may fight twice.
import { expect } from '@jest/globals';
import { openOrders } from '../../../../../src/games/barbarossa/05-sequence/5.4-phase-order.ts';
import { isSingleMonth } from '../../../../../src/games/barbarossa/state.ts';
import { driven, isOver, phasesOf } from '../driving.ts';
import { p, rule, stateOf } from '../kit.ts';

const orders = (text: string) => openOrders(p, stateOf(text));

rule(
  'barbarossa:5.4a',
  'whose turn it is declares the order of his phases first',
  ({ given, when, then }) => {
    given('phase soviet-order; turn 9');
    then.decides('soviet', 'sovietTurn@order');
    then.offered('choose', ['choose move-fight', 'choose fight-move']);
    when('choose move-fight');
    then.event('order.declared', { side: 'soviet', order: 'move-fight' });
  },
);

rule(
  'barbarossa:5.4b',
  'one declaration holds for all units in the whole player turn',
  ({ given, when, then, state }) => {
    given('phase soviet-order; turn 6; 3ra@1810; 4ra@2010');
    when('choose move-fight');
    then.means(state().own.plan.order, 'move-fight');
    expect(state().clock.phasing).toBe('soviet');
  },
);

rule('barbarossa:5.4c', 'the German fights first and then moves on turn 1', ({ given, then }) => {
  given('base campaign; phase german-order; turn 1');
  then.event('order.declared', { side: 'german', order: 'fight-move' });
  then.means(orders('phase german-order; turn 1'), ['fight-move']);
  then.means(orders('phase german-order; turn 2'), ['move-fight', 'fight-move']);
});

rule('barbarossa:5.4d', 'the Soviet fights first and then moves on turns 1 to 5', ({ given, then }) => {
  given('phase soviet-order; turn 5');
  then.event('order.declared', { side: 'soviet', order: 'fight-move' });
  for (const turn of [1, 2, 3, 4, 5]) then.means(orders(`phase soviet-order; turn ${turn}`), ['fight-move']);
  then.means(orders('phase soviet-order; turn 6'), ['move-fight', 'fight-move']);
});

rule('barbarossa:5.4e', 'nobody moves twice in a player turn', ({ given, then }) => {
  given('phase german-order; turn 2; plan paulus no-pause');
  then.offered('choose', ['choose move-fight', 'choose fight-move']);
  then.refused('choose move-move', 'ORDER.NOT-OFFERED', 'barbarossa:5.4a');
  const turns = Array.from({ length: 32 }, (_, i) => i + 1);
  const all = turns.flatMap((turn) => [
    ...orders(`phase german-order; turn ${turn}; plan watch oder`),
    ...orders(`phase soviet-order; turn ${turn}`),
  ]);
  then.means([...new Set(all)].toSorted(), ['fight-fight', 'fight-move', 'move-fight']);
});

rule('barbarossa:5.4f', 'a player turn has one movement and one assault phase', ({ given, then }) => {
  given('phase german-order; turn 2');
  then.refused('choose move', 'SEQUENCE.NO-FIGHT');
  then.refused('choose fight', 'SEQUENCE.NO-MOVE');
  const phases = phasesOf(driven('phase german-order; turn 2', isOver('german')));
  then.means(
    phases.filter((phase) => /^german-(move|ass)/.test(phase)),
    ['german-movement', 'german-assault'],
  );
});

rule(
  'barbarossa:5.5a',
  'once in the summer of 1942 the German fights twice',
  ({ given, when, then, state }) => {
    given('phase german-order; turn 10');
    then.allowed('choose fight-fight');
    for (const turn of [9, 10, 11, 12])
      then.means(orders(`phase german-order; turn ${turn}`).includes('fight-fight'), true);
    when('choose fight-fight');
    then.means(state().own.plan.fightFight, [{ side: 'german', turn: 10 }]);
    given('phase german-order; turn 12; own plan.fightFight [{"side":"german","turn":10}]');
    then.refused('choose fight-fight', 'SEQUENCE.USED');
    given('phase german-order; turn 13');
    then.refused('choose fight-fight', 'SEQUENCE.NO-SUMMER');
    given('phase german-order; turn 4');
    then.refused('choose fight-fight', 'SEQUENCE.NO-SUMMER');
  },
);

rule('barbarossa:5.5b', 'and once more in the summer of 1943', ({ given, then }) => {
  given('phase german-order; turn 18; own plan.fightFight [{"side":"german","turn":10}]');
  then.allowed('choose fight-fight');
  given('phase german-order; turn 20; own plan.fightFight [{"side":"german","turn":17}]');
  then.refused('choose fight-fight', 'SEQUENCE.USED');
});

rule('barbarossa:5.5c', 'on turn 30 only with Watch on the Oder', ({ given, then }) => {
  given('phase german-order; turn 30; plan watch rhine');
  then.refused('choose fight-fight', 'SEQUENCE.NO-ODER');
  given('phase german-order; turn 30');
  then.refused('choose fight-fight', 'SEQUENCE.NO-ODER');
  given('phase german-order; turn 30; plan watch oder');
  then.allowed('choose fight-fight');
});

rule('barbarossa:5.5d', 'the Soviet fights twice once, on turn 31 or 32', ({ given, when, then, state }) => {
  given('phase soviet-order; turn 30');
  then.refused('choose fight-fight', 'SEQUENCE.NOT-YET');
  given('phase soviet-order; turn 32; own plan.fightFight [{"side":"soviet","turn":31}]');
  then.refused('choose fight-fight', 'SEQUENCE.USED');
  given('phase soviet-order; turn 32; own plan.fightFight [{"side":"german","turn":30}]');
  then.allowed('choose fight-fight');
  given('phase soviet-order; turn 31');
  when('choose fight-fight');
  then.means(state().own.plan.fightFight, [{ side: 'soviet', turn: 31 }]);
});

rule(
  'barbarossa:5.6b',
  'at the start of his turn 9 the German names the zone of his bonus',
  ({ given, when, then, state }) => {
    given('phase german-order; turn 9');
    then.decides('german', 'germanTurn@zone');
    then.offered('choose', ['choose north', 'choose south']);
    when('choose north');
    then.event('zone.declared', { zone: 'north' });
    then.decides('german', 'germanTurn@order');
    expect(state().own.plan.bonusZone).toBe('north');
    given('phase german-order; turn 9');
    when('choose south');
    expect(state().own.plan.bonusZone).toBe('south');
    given('phase german-order; turn 10; plan bonusZone north');
    then.decides('german', 'germanTurn@order');
  },
);

rule('barbarossa:5.8c', 'the season of a turn is on the track', ({ given, then }) => {
  given('phase german-order; turn 10');
  const single = Array.from({ length: 32 }, (_, i) => i + 1).filter((turn) => isSingleMonth(p, turn));
  then.means(single, [1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28]);
});

rule('barbarossa:5.9', 'December and January belong to the old year', ({ given, then }) => {
  given('phase german-order; turn 10');
  then.means(
    [5, 6, 7, 13, 14, 15, 30, 31].map((turn) => p.turn(turn)?.ruleYear),
    [1941, 1941, 1942, 1942, 1942, 1943, 1944, 1945],
  );
});

rule(
  'barbarossa:R53',
  'the order is declared before strategic movement and supply markers',
  ({ given, when, then }) => {
    given('phase german-order; turn 10');
    then.decides('german', 'germanTurn@order');
    then.means(phasesOf(driven('phase german-order; turn 10', isOver('german'))).slice(0, 1), [
      'german-strategic',
    ]);
    given('phase soviet-order; turn 10');
    when('choose fight-move');
    then.means(stateOf('phase soviet-order; turn 10').own.plan.order, undefined);
  },
);

rule('barbarossa:R54', 'who fights twice still has strategic movement', ({ given, when, then }) => {
  given('phase german-order; turn 10');
  when('choose fight-fight');
  then.means(phasesOf(driven('phase german-strategic; turn 10; plan order fight-fight', isOver('german'))), [
    'german-strategic',
    'german-assault',
    'german-assault',
  ]);
});
