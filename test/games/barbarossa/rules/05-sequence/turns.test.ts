// Chapter 5: one turn after the other: what is wiped clean, what is told as it begins, and which phases there are.
import { expect } from '@jest/globals';
import { heard } from '../../../../../src/core/event-audience.ts';
import { boundUnits } from '../../../../../src/games/barbarossa/05-sequence/5.11-mandatory-attacks.ts';
import { PHASES } from '../../../../../src/games/barbarossa/05-sequence/5.2-sequence.ts';
import { driven, isOver, isTurn, phasesOf } from '../driving.ts';
import { p, rule, stateOf } from '../kit.ts';
import { ofKind, played, thrown } from '../play.ts';

/** In the middle of the chart of turn 10, at the end of that turn. */
const CHECK =
  'phase victory-check; points 3 12 points.taken barbarossa:4.2c; 24pz@1904; 3ra@1606; held 2607 german;';

rule('barbarossa:5.1a', 'a turn begins with nothing done in it', ({ given, then, state }) => {
  given(
    `${CHECK} turn 10; own turn.eliminated ["16ra"]; own turn.sailed ["30inf"]; own turn.fought ["24pz"]; own turn.rvgk 3`,
  );
  then.event('turn.begins', { turn: 11 });
  const { eliminated, sailed, fought, rvgk } = state().own.turn;
  then.means([eliminated, sailed, fought, rvgk], [[], [], [], 0]);
  then.means([state().own.shipping, state().own.plan.order], [undefined, undefined]);
});

rule('barbarossa:1.7a', 'the last turn is told as it begins, no other', ({ given, then }) => {
  const told = (turn: number): readonly unknown[] =>
    ofKind(
      played(`${CHECK.replace('3 12', '3 -2')} turn ${turn}; points 25 -6 points.lost barbarossa:4.2c`),
      'turn.last',
    ).map(({ data }) => data);
  given(`${CHECK} turn 10`);
  then.means(told(31), [{ turn: 32 }]);
  then.means(ofKind(played(`${CHECK} turn 10`), 'turn.last'), []);
});

rule('barbarossa:5.2c', 'a turn is played in this order, to the check at its end', ({ given, then }) => {
  given('phase german-administration; turn 10; 24pz@1904; 3ra@1606; held 2607 german');
  const events = driven(
    'phase german-administration; turn 10; points 3 12 points.taken barbarossa:4.2c; 24pz@1904; 3ra@1606; 16ra@rvgk; held 2607 german; held 2809 german',
    isTurn(11),
  );
  const phases = phasesOf(events);
  expect(phases.indexOf('soviet-administration')).toBeLessThan(phases.indexOf('german-movement'));
  then.means(
    phases.slice(-4),
    ['soviet-rvgk', 'soviet-movement', 'soviet-assault', 'victory-check'].filter((phase) =>
      phases.includes(phase),
    ),
  );
  then.means(
    events.filter(({ kind }) => kind === 'check').map(({ data }) => data['total']),
    [26],
  );
});

rule('barbarossa:5.1b', 'the order of a player turn ends with it', ({ given, when, then, state }) => {
  given('phase german-assault; turn 9; plan order move-fight; 24pz@1904; 3ra@1606');
  when('end');
  then.event('player-turn.ends', { side: 'german' });
  then.decides('soviet', 'sovietTurn@order');
  then.means(state().own.plan.order, undefined);
});

rule('barbarossa:5.1a', 'nor does a new player turn inherit one', ({ given, then, state }) => {
  given('phase soviet-order; turn 9; plan order fight-move; 24pz@1904; 3ra@1606');
  then.decides('soviet', 'sovietTurn@order');
  then.event('player-turn.begins', { side: 'soviet', turn: 9 });
  then.means(state().own.plan.order, undefined);
});

rule(
  'barbarossa:3.1a',
  'the game begins with who stands on the map and who is still to be placed',
  ({ given, then, state }) => {
    given('start campaign');
    const onMap = Object.entries(state().own.places)
      .filter(([place]) => p.isHex(place))
      .reduce((sum, [, units]) => sum + units.length, 0);
    const [begins] = ofKind(played('start campaign'), 'game.begins');
    then.means(begins?.data, {
      scenario: 'campaign',
      units: onMap,
      open: state().own.places['setup']?.length ?? 0,
    });
    // 11.7a: under fog the German does not count what lies covered.
    then.means(begins === undefined ? undefined : heard(begins, 'german'), {
      kind: 'game.begins-covered',
      rule: 'barbarossa:3.1a',
      data: { scenario: 'campaign', open: 44 },
    });
  },
);

rule(
  'barbarossa:12.2a',
  'the first turn of The Road Back has one phase, by a rule of its own',
  ({ given, then }) => {
    given('start road-back');
    then.event('order.declared', { side: 'soviet', order: 'fight' });
    then.noEvent('markers.placed');
    then.noEvent('rvgk.none');
  },
);

rule('barbarossa:12.8a', 'and no supply markers, nor the RVGK box', ({ given, then }) => {
  given('start road-back');
  then.decides('soviet', 'assaults@orders');
  const now = played('start road-back');
  then.means(
    now.events.filter(({ kind, data }) => kind === 'phase.begins' && data['phase'] !== 'soviet-assault'),
    [],
  );
});

rule('barbarossa:5.4c', 'one order alone is declared by the rule that leaves no other', ({ given, then }) => {
  given('base campaign; phase german-order; turn 1');
  then.event('order.declared', { side: 'german', order: 'fight-move' });
  given('phase german-order; turn 9; held 2607 german; 24pz@1904');
  then.noEvent('order.declared');
});

rule('barbarossa:5.4d', 'so for the Soviet', ({ given, then }) => {
  given('phase soviet-order; turn 5');
  then.event('order.declared', { side: 'soviet', order: 'fight-move' });
});

rule('barbarossa:5.4a', 'one of two orders is declared by the right to choose', ({ given, when, then }) => {
  given('phase soviet-order; turn 9; 3ra@1606; 24pz@1904');
  when('choose fight-move');
  then.event('order.declared', { side: 'soviet', order: 'fight-move' });
});

rule('barbarossa:5.2b', 'the RVGK Phase is left out on turn 1, and said to be', ({ given, then }) => {
  const none = (turn: number): number =>
    driven(`phase soviet-order; turn ${turn}; 16ra@1606; 18ra@rvgk; 1inf@2117`, isOver('soviet')).filter(
      ({ kind }) => kind === 'rvgk.none',
    ).length;
  given('phase soviet-order; turn 1; 16ra@1606; 18ra@rvgk; 1inf@2117');
  then.event('rvgk.none');
  then.means([none(1), none(2)], [1, 0]);
});

const BOUND = 'phase soviet-assault; turn 2; plan order fight-move; 13ra@1908; 24pz@1909';

rule('barbarossa:5.12a', 'who must attack the Soviet hears, and nobody else', ({ given, then }) => {
  given(BOUND);
  const units = boundUnits(p, stateOf(BOUND));
  then.means(units, ['13ra']);
  const due = ofKind(played(BOUND), 'attacks.due');
  then.means(
    due.map((event) => [heard(event, 'soviet')?.data, heard(event, 'german')]),
    [[{ units: ['13ra'] }, undefined]],
  );
  // Nobody bound, nothing told.
  then.means(ofKind(played(BOUND.replace('24pz@1909', '24pz@1904')), 'attacks.due'), []);
});

rule(
  'barbarossa:5.10i',
  'the die of the pause is German, of six sides, and taken from the hex it falls for',
  ({ given, then }) => {
    const text =
      'phase german-movement; turn 3; plan order move-fight; plan paulus no-pause; 24pz@1904; held 2607 german; dice 3';
    given(text);
    const now = played(text, 'roll 24pz');
    then.means(thrown(now), ['german pause 5.10i d6']);
    then.means(now.s.own.phase.die, { '1904': 3 });
  },
);

rule(
  'barbarossa:11.21d',
  'lines in which Soviet units stand as a turn begins are gone',
  ({ given, then, state }) => {
    const line = p.grid.ids.find((hex) => p.hex(hex).fortified === 'german') ?? '';
    given(`${CHECK} turn 10; 16ra@${line}; held ${line} soviet`);
    then.event('turn.begins', { turn: 11 }, 'barbarossa:5.1a');
    then.means(state().own.destroyed, [line]);
  },
);

rule(
  'barbarossa:5.2c',
  'a position may stand at the start of any of the fourteen phases',
  ({ given, then }) => {
    given('phase german-movement; turn 9; 24pz@1904');
    const stood = PHASES.map(
      (phase) => stateOf(`${phase === 'set-up' ? 'base campaign; ' : ''}phase ${phase}`).clock.phase,
    );
    then.means(stood, [
      'set-up',
      'turn-start',
      'german-administration',
      'soviet-administration',
      'german-order',
      'german-strategic',
      'german-movement',
      'german-assault',
      'soviet-order',
      'soviet-markers',
      'soviet-rvgk',
      'soviet-movement',
      'soviet-assault',
      'victory-check',
    ]);
  },
);

rule('barbarossa:5.6b', 'the zone is named in the phase of the German order', ({ given, then, state }) => {
  given('phase german-order; turn 9; 24pz@1812; 3ra@1810');
  then.decides('german', 'germanTurn@zone');
  then.means([state().clock.phase, state().clock.phasing], ['german-order', 'german']);
});
