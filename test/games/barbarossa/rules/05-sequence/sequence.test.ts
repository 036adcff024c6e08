// Chapter 5: the sequence of a game turn, the Paulus Pause, and what the first turns forbid and demand.
import { expect } from '@jest/globals';
import { apply, decision, offers, sampled, settle } from '../../../../../src/core/kernel.ts';
import {
  boundUnits,
  dutyLaw,
  refuseBorder,
  refuseBorderAttack,
} from '../../../../../src/games/barbarossa/05-sequence/5.11-mandatory-attacks.ts';
import { dutiesLeft } from '../../../../../src/mechanics/combat/attack-duty.ts';
import {
  hasOption,
  isPause,
  losesPauseDie,
  openOrders,
} from '../../../../../src/games/barbarossa/05-sequence/5.4-phase-order.ts';
import { isSingleMonth } from '../../../../../src/games/barbarossa/state.ts';
import { driven, isOver, isPhase, isTurn, isTurnOf, phasesOf } from '../driving.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

/** No check ends the game at 24 points in 1942. */
const LEVEL = 'points 1 10 points.taken barbarossa:4.2a';

rule(
  'barbarossa:5.1a',
  'after the victory check the next turn begins with the mutual phase',
  ({ given, then, state }) => {
    given(`phase victory-check; turn 9; ${LEVEL}`);
    then.event('turn.begins', { turn: 10, label: 'Jul 1942' });
    expect(state().clock.turn).toBe(10);
    const kinds = driven(`phase turn-start; turn 10; ${LEVEL}`, isTurn(11))
      .filter(({ rule: by }) => by === 'barbarossa:5.1a')
      .map(({ data }) => data['side'] ?? data['turn']);
    then.means(kinds, [10, 'german', 'soviet']);
  },
);

rule('barbarossa:5.1b', 'a phase that is over is not taken up again', ({ given, then }) => {
  given('phase soviet-order; turn 9; 24pz@1812');
  const events = driven(`phase german-order; turn 10; ${LEVEL}`, isTurnOf('soviet'));
  then.means(
    events.filter(({ rule: by }) => by === 'barbarossa:5.1b').map(({ data }) => data['side']),
    ['german'],
  );
  then.refused('german: choose fight-move', 'ORDER.NOT-YOURS', 'barbarossa:5.4a');
});

rule('barbarossa:5.2a', 'the phases come in the order of the outline', ({ given, when, then, state }) => {
  given('phase german-order; turn 10; 24pz@1812');
  when('choose fight-move');
  then.means([state().clock.phase, state().clock.phasing], ['german-assault', 'german']);
  given('phase soviet-order; turn 10; 3ra@1812');
  when('choose fight-move');
  then.means([state().clock.phase, state().clock.phasing], ['soviet-rvgk', 'soviet']);
  given(`phase turn-start; turn 10; ${LEVEL}`);
  const turn = driven(`phase turn-start; turn 10; ${LEVEL}`, isTurn(11));
  then.means(phasesOf(turn), [
    'german-administration',
    'soviet-administration',
    'german-strategic',
    'german-movement',
    'german-assault',
    'soviet-rvgk',
    'soviet-movement',
    'soviet-assault',
    'victory-check',
  ]);
});

rule('barbarossa:5.2b', 'there is no RVGK Phase on turn 1', ({ given, then }) => {
  given('base campaign; phase soviet-order; turn 1');
  then.event('rvgk.none');
  then.means(phasesOf(driven('phase soviet-rvgk; turn 1', isPhase('soviet-movement'))), ['soviet-assault']);
  then.means(phasesOf(driven('phase soviet-rvgk; turn 2', isPhase('soviet-movement'))), [
    'soviet-rvgk',
    'soviet-assault',
  ]);
});

rule('barbarossa:5.3a', 'the German segment comes before the Soviet one', ({ given, then }) => {
  given(`phase german-administration; turn 10; ${LEVEL}`);
  const events = driven(`phase german-administration; turn 10; ${LEVEL}`, isTurnOf('german'));
  then.means(phasesOf(events), ['german-administration', 'soviet-administration']);
});

rule(
  'barbarossa:5.10b',
  'with the pause the German turn has one movement phase and no attack',
  ({ given, then }) => {
    given('phase german-order; turn 3; plan paulus pause; 24pz@1812');
    then.event('order.declared', { side: 'german', order: 'move' });
    const paused = 'phase german-order; turn 3; plan paulus pause; 24pz@1812';
    then.means(openOrders(p, stateOf(paused)), ['move']);
    then.means(isPause(p, stateOf(paused)), true);
    then.means(isPause(p, stateOf('phase german-order; turn 4; plan paulus pause')), false);
    then.means(phasesOf(driven(paused, isOver('german'))), ['german-movement']);
  },
);

rule('barbarossa:5.10c', 'the Soviet turn of the pause goes its normal way', ({ given, then }) => {
  given('phase soviet-order; turn 3; plan paulus pause');
  then.means(phasesOf(driven('phase soviet-order; turn 3; plan paulus pause', isOver('soviet'))), [
    'soviet-rvgk',
    'soviet-assault',
    'soviet-movement',
  ]);
});

rule(
  'barbarossa:5.10i',
  'without the pause mechanized stacks lose a die of movement on turn 3',
  ({ given, then }) => {
    given('phase german-movement; turn 3; plan paulus no-pause; 24pz@1812');
    then.means(losesPauseDie(p, stateOf('phase german-movement; turn 3; plan paulus no-pause')), true);
    then.means(losesPauseDie(p, stateOf('phase german-movement; turn 3; plan paulus pause')), false);
    then.means(losesPauseDie(p, stateOf('phase german-movement; turn 4; plan paulus no-pause')), false);
    then.means(losesPauseDie(p, stateOf('phase soviet-movement; turn 3; plan paulus no-pause')), false);
  },
);

rule(
  'barbarossa:R58',
  'the German turn of the pause is one movement phase: there is no strategic movement before turn 9',
  ({ given, then }) => {
    given('phase german-strategic; turn 3; plan paulus pause');
    then.means(phasesOf(driven('phase german-strategic; turn 3; plan paulus pause', isOver('german'))), [
      'german-movement',
    ]);
  },
);

const first = stateOf('phase german-movement; turn 1');
const second = stateOf('phase german-movement; turn 2');

rule('barbarossa:5.11a', 'on turn 1 nobody leaves Romania, or attacks from it', ({ given, then }) => {
  given('phase german-order; turn 1');
  then.means(refuseBorder(p, first, 'german', '2913', '2912')?.rule, 'barbarossa:5.11a');
  then.means(refuseBorder(p, first, 'german', '2913', '3013'), undefined);
  then.means(refuseBorderAttack(p, first, 'german', '2913', '3013')?.rule, 'barbarossa:5.11a');
  then.means(refuseBorder(p, second, 'german', '2913', '2912'), undefined);
  then.means(refuseBorderAttack(p, second, 'german', '2913', '2912'), undefined);
});

rule('barbarossa:5.11b', 'on turn 1 nobody goes into or out of Hungary', ({ given, then }) => {
  given('phase german-order; turn 1');
  const [inside = '', outside = ''] = crossing('hungary', (country) => country === 'slovakia');
  then.means(refuseBorder(p, first, 'german', inside, outside)?.rule, 'barbarossa:5.11b');
  then.means(refuseBorder(p, first, 'german', outside, inside)?.rule, 'barbarossa:5.11b');
  then.means(refuseBorderAttack(p, first, 'german', inside, outside)?.rule, 'barbarossa:5.11b');
  then.means(refuseBorder(p, second, 'german', outside, inside), undefined);
});

rule('barbarossa:5.11c', 'on turn 1 no Soviet goes or strikes into Romania or Hungary', ({ given, then }) => {
  given('phase german-order; turn 1');
  for (const country of ['romania', 'hungary']) {
    const [inside = '', outside = ''] = crossing(country, (other) => other === 'ussr');
    then.means(refuseBorder(p, first, 'soviet', outside, inside)?.rule, 'barbarossa:5.11c');
    then.means(refuseBorderAttack(p, first, 'soviet', outside, inside)?.rule, 'barbarossa:5.11c');
    then.means(refuseBorder(p, second, 'soviet', outside, inside), undefined);
  }
});

rule('barbarossa:5.11d', 'turn 2 opens the borders', ({ given, then }) => {
  given('base campaign; phase turn-start; turn 2');
  then.event('borders.open');
  given('base campaign; phase turn-start; turn 3');
  then.noEvent('borders.open');
});

/** Two hexes that touch over the border of a country. */
const crossing = (country: string, isOther: (other: string) => boolean): readonly string[] => {
  for (const hex of p.grid.ids.filter((id) => p.hex(id).country === country))
    for (const next of p.neighbours(hex))
      if (p.isLand(next) && isOther(p.hex(next).country ?? '')) return [hex, next];
  return [];
};

const bound = (text: string) => boundUnits(p, stateOf(`phase soviet-assault; turn 1; ${text}`));

rule('barbarossa:5.12a', 'on turns 1 to 3 a Soviet unit next to the enemy must attack', ({ given, then }) => {
  given('phase soviet-assault; turn 2; 13ra@1909; 24pz@1910');
  then.event('attacks.due', { units: ['13ra'] });
  then.means(bound('13ra@1909; 24pz@1910'), ['13ra']);
  then.means(bound('13ra@1908; 24pz@1910'), []);
  then.means(boundUnits(p, stateOf('phase soviet-assault; turn 3; 13ra@1909; 24pz@1910')), ['13ra']);
  then.means(boundUnits(p, stateOf('phase soviet-assault; turn 4; 13ra@1909; 24pz@1910')), []);
});

rule('barbarossa:5.12b', 'one of the enemy hexes is enough', ({ given, then }) => {
  given('phase soviet-assault; turn 2; 13ra@1909; 24pz@1910; 39pz@1809');
  const s = stateOf(
    'phase soviet-assault; turn 2; 13ra@1909; 24pz@1910; 39pz@1809; own phase.bound ["13ra"]',
  );
  then.means(
    dutiesLeft(dutyLaw(p), s).map(({ unit }) => unit),
    ['13ra'],
  );
  s.own.phase.attackers.push('13ra');
  then.means(dutiesLeft(dutyLaw(p), s), []);
});

rule('barbarossa:5.12c', 'cities and Soviet fortified lines excuse', ({ given, then }) => {
  given('phase soviet-assault; turn 2; 13ra@1813');
  expect(p.hex('1813').city).toBe('Minsk');
  then.means(bound('13ra@1813; 24pz@1814'), []);
  const line =
    p.grid.ids.find(
      (hex) =>
        p.hex(hex).fortified === 'soviet' &&
        p.neighbours(hex).some((next) => p.isLand(next) && p.sideKinds(hex, next).length === 0),
    ) ?? '';
  const beside =
    p.neighbours(line).find((next) => p.isLand(next) && p.sideKinds(line, next).length === 0) ?? '';
  then.means(bound(`13ra@${line}; 24pz@${beside}`), []);
});

rule('barbarossa:5.12d', 'nobody must attack over a river', ({ given, then }) => {
  given('phase soviet-assault; turn 2; 13ra@2010');
  const [here = '', there = ''] = sideOf('river');
  then.means(bound(`13ra@${here}; 24pz@${there}`), []);
});

/** Two hexes of open land in the USSR with something between them. */
const sideOf = (kind: string): readonly string[] => {
  const isOpen = (id: string): boolean =>
    p.isLand(id) &&
    p.hex(id).country === 'ussr' &&
    p.hex(id).city === undefined &&
    p.hex(id).fortified === undefined;
  for (const hex of p.grid.ids.filter(isOpen))
    for (const next of p.neighbours(hex).filter(isOpen))
      if (p.sideKinds(hex, next).some((side) => side === kind)) return [hex, next];
  return [];
};

rule('barbarossa:R60', 'where the borders forbid an attack nobody is bound to it', ({ given, then }) => {
  given('phase soviet-assault; turn 1; 13ra@2010');
  const pair = dryCrossing('romania');
  const text = `18ra@${pair[1]}; 30inf@${pair[0]}`;
  then.means(bound(text), []);
  then.means(boundUnits(p, stateOf(`phase soviet-assault; turn 2; ${text}`)), ['18ra']);
});

const dryCrossing = (country: string): readonly [string, string] => {
  for (const hex of p.grid.ids.filter((id) => p.hex(id).country === country))
    for (const next of p.neighbours(hex)) {
      const { country: other, city, fortified } = p.hex(next);
      if (
        other === 'ussr' &&
        city === undefined &&
        fortified === undefined &&
        p.sideKinds(hex, next).length === 0
      )
        return [hex, next];
    }
  throw new Error(`No dry border of ${country}`);
};

rule(
  'barbarossa:R62',
  'units that cannot attack are not bound, and a duty without an attack is none',
  ({ given, then }) => {
    given('phase soviet-assault; turn 2; 13ra@2010');
    then.means(bound('ica@1909; 24pz@1910'), []);
    const s = stateOf('phase soviet-assault; turn 2; 13ra@1909; 24pz@1910; own phase.bound ["13ra"]');
    then.means(dutiesLeft(dutyLaw(p), s).length, 1);
    then.means(
      dutiesLeft(dutyLaw(p), s, () => false),
      [],
    );
    s.own.phase.defended.push('24pz');
    then.means(dutiesLeft(dutyLaw(p), s), []);
  },
);

rule('barbarossa:5.12a', 'the phase does not end while a duty is left', ({ given, when, then }) => {
  given('phase soviet-assault; turn 2; 13ra@1909; 3ra@1909; 24pz@1910; dice 4');
  then.refused('end', 'ATTACK.DUE');
  when('attack 1910 from 13ra 3ra', 'pass');
  then.decides('soviet', 'assaults@orders');
  then.allowed('end');
});

rule('barbarossa:5.12e', 'whoever is excused may attack all the same', ({ given, then }) => {
  given('phase soviet-assault; turn 2; 13ra@1813; 24pz@1814');
  then.allowed('end', 'attack 1814 from 13ra');
  then.means(bound('13ra@1813; 24pz@1814'), []);
});

rule('barbarossa:5.10b', 'in the pause no mobile assault is made', ({ given, then }) => {
  given('phase german-movement; turn 3; plan paulus pause; 24pz@1910; 13ra@1909');
  then.refused('assault 24pz 1909');
});

rule('barbarossa:5.10h', 'there are no German mobile assaults on turn 5', ({ given, then }) => {
  given('phase german-movement; turn 5; 24pz@1910; 13ra@1909');
  then.refused('assault 24pz 1909', 'ASSAULT.SEASON-GERMAN', 'barbarossa:10.23b');
  then.means(isSingleMonth(p, 5), false);
});

rule(
  'barbarossa:5.10j',
  'a hex of mechanized units rolls once, before the first of them moves',
  ({ given, dice, when, then, state }) => {
    given('phase german-movement; turn 3; plan paulus no-pause; 24pz@1910; 46pz@1910; 1inf@1910; 47pz@1806');
    dice(2, 3);
    then.refused('move 24pz 1909', 'MOVE.DIE-FIRST', 'barbarossa:5.10i');
    when('roll 24pz');
    then.event('pause.die', { hex: '1910', die: 2 });
    when('move 24pz 1909', 'move 46pz 1810');
    expect(state().own.phase.die).toEqual({ 1910: 2 });
    when('move 1inf 1911');
    expect(state().own.phase.die).toEqual({ 1910: 2 });
    when('roll 47pz');
    then.event('pause.die', { hex: '1806', die: 3 });
  },
);

/** The questions of a segment, in order, as one who ends them all is asked them. */
const questionsIn = (text: string): readonly string[] => {
  const s = stateOf(text);
  const asked: string[] = [];
  settle(barbarossa.rules, s);
  for (let n = 0; n < 30; n++) {
    const now = decision(barbarossa.rules, s);
    if (now === undefined || !now.at.includes('Administration')) break;
    if (asked.at(-1) !== now.at) asked.push(now.at);
    const own = offers(barbarossa.rules, s).filter(({ right }) => !right);
    const offer = own.find(({ ends }) => ends) ?? own[0];
    const order = offer === undefined ? undefined : sampled(s, offer, () => 0);
    if (order === undefined || !apply(barbarossa.rules, s, order).ok) break;
  }
  return asked.map((at) => at.slice(at.indexOf('@') + 1));
};

const GERMANS = 'phase german-administration; turn 19; 2sspz@2120; 1inf@2423; 27inf@track-19';
const SOVIETS = 'phase soviet-administration; turn 6; 13ra@1701; 2sh@track-6; 52ra@track-6';

rule('barbarossa:5.2c', 'both segments have entries before withdrawals', ({ given, then }) => {
  given(GERMANS);
  then.means([questionsIn(GERMANS).at(0), questionsIn(GERMANS).at(-1)], ['enter', 'withdraw']);
  then.means([questionsIn(SOVIETS).at(0), questionsIn(SOVIETS).at(-1)], ['enter', 'withdraw']);
});

rule('barbarossa:5.3b', 'the German enters his units, then withdraws those called for', ({ given, then }) => {
  given(GERMANS);
  then.decides('german', 'germanAdministration@enter');
  then.means(
    questionsIn(GERMANS).filter((step) => step !== 'build'),
    ['enter', 'withdraw'],
  );
});

rule(
  'barbarossa:5.3c',
  'the Soviet converts units after entries and before withdrawals',
  ({ given, then }) => {
    given(SOVIETS);
    then.decides('soviet', 'sovietAdministration@enter');
    then.means(questionsIn(SOVIETS), ['enter', 'convert', 'withdraw']);
  },
);

rule(
  'barbarossa:5.10a',
  'at the very start of turn 3 the German says whether he pauses',
  ({ given, when, then, state }) => {
    given(`base campaign; phase turn-start; turn 3; ${LEVEL}`);
    then.decides('german', 'startOfTurnChoices@pause');
    then.offered('choose', ['choose pause', 'choose no-pause']);
    when('choose pause');
    then.event('pause.decided', { paulus: 'pause' });
    expect(state().own.plan.paulus).toBe('pause');
    given(`base campaign; phase turn-start; turn 4; ${LEVEL}`);
    then.means(
      state().stack.some(({ proc }) => proc === 'startOfTurnChoices'),
      false,
    );
  },
);

rule('barbarossa:5.15a', 'each of the two rules of balance is agreed on by itself', ({ given, then }) => {
  given('phase soviet-order; turn 9');
  const on = (text: string) => {
    const s = stateOf(`phase german-order; turn 9; ${text}`);
    return [hasOption(s, 'preparedness'), hasOption(s, 'superiority')];
  };
  then.means(
    [on(''), on('option preparedness=on'), on('option superiority=on')],
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  );
});
