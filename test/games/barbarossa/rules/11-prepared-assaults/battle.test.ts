// Chapter 11: the course of a battle as its players live through it.
import { expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../../../src/core/dice.ts';
import { apply, decision, settle } from '../../../../../src/core/kernel.ts';
import { heard } from '../../../../../src/core/event-audience.ts';
import { copyJson } from '../../../../../src/core/canonical-json.ts';
import type { Event, Message, State } from '../../../../../src/core/types.ts';
import { seenBy } from '../../../../../src/api/game.ts';
import { nextOrder, seating } from '../../../../../src/players/player.ts';
import { randomPlayer } from '../../../../../src/players/random.ts';
import { messageProblems, tableProblems } from '../../../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../../../src/text/en/index.ts';
import { messageBook } from '../../../../../src/text/voice.ts';
import { combatMessages } from '../../../../../src/games/barbarossa/en/11-prepared-assaults.ts';
import { battleOdds } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { attacksAsked } from '../../../../../src/games/barbarossa/questions/targets.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const { rules } = barbarossa;
const GERMAN = 'phase german-assault; turn 9; plan order move-fight; own turn.luftwaffe 2';
const FIELD = `${GERMAN}; 24pz@1910; 46pz@1910 under; 3ra@1909`;

rule('barbarossa:11.26a', 'the die decides what is called next', ({ given, when, then }) => {
  given(`${GERMAN}; 34inf@1910; 1g@1909; 2g@1909; dice 6`);
  when('attack 1909 from 34inf');
  then.event('battle.result-AE', { die: 6, odds: '1:4' });
  then.at('34inf', 'dead');
  then.decides('german', 'assaults@orders');
});

rule('barbarossa:11.26b', 'a stalled attack changes nothing', ({ given, when, then }) => {
  given(`${GERMAN}; 24pz@1910; 3ra@1909; dice 5`);
  when('attack 1909 from 24pz');
  then.event('battle.result-AS', { die: 5, odds: '2:1', hex: '1909' });
  then.at('24pz', '1910');
  then.at('3ra', '1909');
});

rule('barbarossa:11.26c', 'eliminated defenders leave the hex to the attackers', ({ given, when, then }) => {
  given(`${FIELD}; dice 1`);
  when('attack 1909 from 24pz 46pz');
  then.event('battle.result-DE', { die: 1, odds: '5:1' });
  then.at('3ra', 'dead');
  then.decides('german', 'advance@choose');
});

rule('barbarossa:11.26d', 'a bloodbath is paid by both', ({ given, when, then }) => {
  given(`${FIELD}; dice 5`);
  when('attack 1909 from 24pz 46pz');
  then.event('battle.result-BB', { die: 5, odds: '5:1' });
  then.decides('german', 'losses@choose');
});

rule('barbarossa:11.26k', 'a retreat is the defender owner choice', ({ given, when, then }) => {
  given(`${FIELD}; dice 4`);
  when('attack 1909 from 24pz 46pz');
  then.event('battle.result-DR', { die: 4, odds: '5:1' });
  then.decides('soviet', 'retreat@choose');
});

rule('barbarossa:11.7f', 'both sides always know the points of the German', ({ given, then, state }) => {
  given(`base campaign; ${GERMAN}`);
  const points = rules.sides.map((side) => seenBy(barbarossa, state(), side).score);
  then.means(points[0], points[1]);
  expect(points[0]?.reduce((sum, line) => sum + line.points, 0)).toBe(14);
});

rule(
  'barbarossa:R39',
  'the die for Moscow falls before the second hex of an advance',
  ({ given, when, then, state }) => {
    given(`${GERMAN}; 24pz@1607; 46pz@1607 under; 47pz@1607 under; 29rc@1606; dice 1`);
    when('attack 1606 from 24pz 46pz 47pz', 'advance 24pz 1606');
    then.decides('german', 'advance@choose');
    // The attack needed none, so this one was for Moscow.
    then.means(state().drawn, 1);
    then.allowed('advance 24pz 1605');
  },
);

rule('barbarossa:11.11', 'odds and shifts are told before anything is rolled', ({ given, when, then }) => {
  given(`${GERMAN.replace('luftwaffe 2', 'luftwaffe 1')}; 24pz@1510; 3ra@1509`);
  when('attack 1509 from 24pz');
  then.event('battle.odds', { attack: 8, defence: 3, base: '2:1', odds: '1:1', automatic: false });
  then.decides('german', 'battle@support');
  when('luftwaffe');
  then.decides('german', 'battle@die');
});

const played = (text: string, seed: number): { state: State; events: readonly Event[]; asked: Message[] } => {
  const state: State = copyJson(stateOf(text));
  const dice = seeded(openSeed(String(seed)));
  const events: Event[] = [...settle(rules, state, dice)];
  const asked: Message[] = [];
  const seats = seating(rules);
  const players = { german: randomPlayer(seed, 0), soviet: randomPlayer(seed, 1) };
  for (let n = 0; n < 400; n++) {
    const now = decision(rules, state);
    if (now === undefined || !state.stack.some(({ proc }) => proc === 'assaults')) break;
    // As a desk asks it.
    asked.push({ key: now.question.key, params: { ...now.question.params, by: now.by } });
    const seat = seats(state);
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    if (order === undefined) break;
    const done = apply(rules, state, order, dice);
    if (!done.ok) throw new Error(`${order.verb} refused: ${done.refusal.code}`);
    events.push(...done.events);
    expect(rules.problems(state)).toEqual([]);
  }
  return { state, events, asked };
};

const PHASES = [
  'base campaign; phase german-assault; turn 1; plan order fight-move',
  'base campaign; phase soviet-assault; turn 1; plan order fight-move',
  'base campaign; phase soviet-assault; turn 3; plan order fight-move; option superiority=on',
  'base road-back; phase soviet-assault; turn 13',
  'base road-back; phase german-assault; turn 14; plan order fight-move',
];

it.each(PHASES)('random assaults go through to the end of %s', (text) => {
  const book = messageBook(PROGRAM_MESSAGES, barbarossa.messages);
  for (let seed = 1; seed <= 2; seed++) {
    const { state, events, asked } = played(text, seed);
    expect(state.stack.some(({ proc }) => proc === 'battle')).toBe(false);
    expect(events.filter(({ kind }) => kind === 'battle.declared').length).toBeGreaterThan(0);
    const said = rules.sides.flatMap((side) =>
      events.flatMap((event): Message[] => {
        const told = heard(event, side);
        return told === undefined ? [] : [{ key: told.kind, params: { ...told.data, rule: told.rule } }];
      }),
    );
    const mine = [...said, ...asked].filter(({ key }) => Object.hasOwn(combatMessages, key));
    expect(mine.length).toBeGreaterThan(0);
    expect([...new Set(mine.flatMap((one) => messageProblems(book, one)))]).toEqual([]);
  }
});

it('has nothing wrong with its sentences', () => {
  expect(tableProblems(combatMessages, {}, { ...PROGRAM_MESSAGES, ...barbarossa.messages })).toEqual([]);
});

it('has words for every entry of its sums', () => {
  const book = messageBook(PROGRAM_MESSAGES, barbarossa.messages);
  const problems = PHASES.flatMap((text) => {
    const s = stateOf(text);
    return rules.sides.flatMap((side) =>
      attacksAsked(p)
        .strikes(s, side as 'german' | 'soviet', 'both')
        .flatMap(({ hex, units }) => {
          const { attack, defence, odds } = battleOdds(p, s, {
            target: hex,
            attackers: units,
            kind: 'prepared',
          });
          return [attack, defence, odds].flatMap(({ entries }) =>
            entries.flatMap(({ why, params, n, rule: by }) =>
              messageProblems(book, { key: `sum.${why}`, params: { ...params, n, rule: by } }),
            ),
          );
        }),
    );
  });
  expect([...new Set(problems)]).toEqual([]);
});
