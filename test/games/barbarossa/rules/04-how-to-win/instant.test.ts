// Chapters 4 and 5: what follows at once, seen from a little farther off: what a check told, who is asked once more, how a
// turn begins.
import { expect } from '@jest/globals';
import type { Ctx } from '../../../../../src/core/rule-set.ts';
import type { Heard } from '../../../../../src/core/event-audience.ts';
import type { Event } from '../../../../../src/core/types.ts';
import { award } from '../../../../../src/games/barbarossa/04-how-to-win/4.2-victory-points.ts';
import { checkFirst } from '../../../../../src/games/barbarossa/04-how-to-win/4.20-victory-check-told.ts';
import { dutyLaw } from '../../../../../src/games/barbarossa/05-sequence/5.11-mandatory-attacks.ts';
import { dutiesLeft, refuseEndInDuty } from '../../../../../src/mechanics/combat/attack-duty.ts';
import { overstacks } from '../../../../../src/games/barbarossa/06-stacking.ts';
import { attacksOf } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.3-eligible-attackers.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';
import { asking } from '../play.ts';
import { played } from '../play.ts';

const CHECK: Heard = {
  kind: 'check',
  rule: 'barbarossa:4.14a',
  data: { total: 22, german: 22, soviet: 13 },
};
const toldOf = (total: number, ...others: readonly string[]): unknown => {
  const events = [
    ...others.map((kind) => ({ ...CHECK, kind, data: {} })),
    { ...CHECK, data: { ...CHECK.data, total } },
  ];
  return checkFirst(events).find(({ kind }) => kind === 'check')?.data['winner'];
};

rule(
  'barbarossa:4.14b',
  'a check is told with who has won by it, on the bound or beyond',
  ({ given, then }) => {
    given('phase victory-check; turn 3');
    then.means(
      [23, 22, 21, 14, 13, 12].map((total) => toldOf(total)),
      ['german', 'german', undefined, undefined, 'soviet', 'soviet'],
    );
    then.means(toldOf(23, 'turn.begins'), 'german');
  },
);

rule('barbarossa:4.20a', 'and what was forgiven has won nothing', ({ given, then }) => {
  given('phase victory-check; turn 3');
  then.means([toldOf(22, 'forgiven'), toldOf(13, 'forgiven'), toldOf(13)], [undefined, undefined, 'soviet']);
});

rule('barbarossa:4.2c', 'of no points nothing is noted and nothing told', ({ given, then }) => {
  given('phase german-movement; turn 4');
  const s = stateOf('phase german-movement; turn 4');
  const before = s.own.points.length;
  const events: Event[] = [];
  const ctx = { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>;
  for (const amount of [0, 1]) award(p, ctx, amount, 'points.taken', 'barbarossa:4.2c');
  then.means([s.own.points.length - before, events.map(({ data }) => data['amount'])], [1, [1]]);
});

const LAUNCH =
  'phase german-movement; turn 11; plan order move-fight; own expedition "open"; 3pz@3203; 14pz@3203 under; 49mtn@3204; held 3103 german; held 2607 german; held 2804 german';

rule('barbarossa:4.12a', 'with four armies and no more it is all of them', ({ given, when, then }) => {
  given(`${LAUNCH}; 3ra@1606; 4ra@1606 under; 5ra@1606 under; 6ra@1606 under`);
  when('leave 3pz', 'leave 14pz', 'leave 49mtn', 'choose 3ra', 'choose 4ra', 'choose 5ra');
  then.decides('soviet', 'caucasusResponse@army');
  when('choose 6ra');
  then.event('response.sent', { unit: '6ra', left: 0 });
});

const REGIONS = 'held 2809 german; held 1214 german;';

rule('barbarossa:8.24a', 'what is next to Bucharest alone is not next to Poland', ({ given, when, then }) => {
  given(
    `phase soviet-movement; plan order move-fight; turn 16; ${REGIONS} 3ra@3112; held 3112 soviet; held 3113 german; r3@2921; r4@dead`,
  );
  when('move 3ra 3113');
  then.event('romania.left', {}, 'barbarossa:8.25a');
  then.noEvent('army.appears');
  given(`phase soviet-movement; plan order move-fight; turn 16; ${REGIONS} 3ra@2214; held 2215 german`);
  when('move 3ra 2215');
  then.event('army.appears');
});

rule(
  'barbarossa:11.21d',
  'works that Soviet units stand in are gone as the first turn begins in which they count',
  ({ given, then }) => {
    const [line = ''] = p.lines.forts.german;
    given(`phase turn-start; turn 5; 3ra@${line}`);
    then.event('line.destroyed', { hex: line });
    given(`phase turn-start; turn 4; 3ra@${line}`);
    then.noEvent('line.destroyed');
  },
);

rule('barbarossa:5.12a', 'a few who must attack are named, many on demand', ({ given, then }) => {
  const few = (units: readonly string[]): unknown => {
    const there = units.map((unit) => `${unit}@1909`).join('; ');
    const text = `phase soviet-assault; turn 2; plan order fight-move; 24pz@1910; ${there}; own phase.bound ${JSON.stringify(units)}`;
    const s = stateOf(text);
    return refuseEndInDuty('barbarossa:5.12a', dutiesLeft(dutyLaw(p), s), s, attacksOf(p))?.params['few'];
  };
  given('phase soviet-assault; turn 2; plan order fight-move; 24pz@1910; 3ra@1909');
  then.refused('end', 'ATTACK.DUE');
  then.means(
    [few(['3ra']), few(['3ra', '4ra', '8ra', '13ra']), few(['3ra', '4ra', '8ra', '13ra', '16ra'])],
    [true, true, undefined],
  );
});

rule('barbarossa:5.1b', 'with a player turn its order of phases is over', ({ given, when, then, state }) => {
  given('phase soviet-movement; turn 2; plan order fight-move; 24pz@1904; 3ra@1606');
  when('end');
  then.event('player-turn.ends', { side: 'soviet' });
  // Asked before anything else in turn 3.
  then.decides('german', 'startOfTurnChoices@pause');
  expect(state().own.plan.order).toBeUndefined();
  expect(state().clock).toEqual({ turn: 3, phase: 'turn-start', phasing: 'german' });
});

rule('barbarossa:12.8a', 'from turn 14 markers are placed again, not before', ({ given, then }) => {
  const text = (turn: number) =>
    `base road-back; phase soviet-order; turn ${turn}; marker supplya hand; marker supplyb hand; marker supplyc hand`;
  given(text(14));
  const asked = (turn: number) => {
    const now = played(text(turn));
    return asking(now)?.key === 'ask.order'
      ? asking(played(text(turn), 'choose move-fight'))?.key
      : asking(now)?.key;
  };
  then.means([asked(13), asked(14)], ['ask.assaults', 'ask.markers']);
});

rule(
  'barbarossa:6.2c',
  'of several hexes that are too full the first on the map comes first',
  ({ given, then }) => {
    const s = stateOf('phase german-movement; turn 9; h1@2310; h2@2411; r3@1903; r4@1804');
    given('phase german-movement; turn 9; h1@2310');
    s.own.places['2310'] = ['h1', 'h2'];
    s.own.places['1903'] = ['r3', 'r4'];
    delete s.own.places['2411'];
    delete s.own.places['1804'];
    then.means(
      overstacks(p, s).map(({ hex }) => hex),
      ['1903', '2310'],
    );
  },
);
