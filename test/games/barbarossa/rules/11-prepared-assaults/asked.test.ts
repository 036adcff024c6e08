// Chapter 11: what is told of a battle before it is fought, by the rules that would decide it, and what could lie covered.
//
//   1909 is clear and dry on all sides: 1809 1908 2009 2010 1910 1810 lie round it.
import { expect } from '@jest/globals';
import type { Ledger } from '../../../../../src/core/ledger.ts';
import type { Message } from '../../../../../src/core/types.ts';
import { attackQuestions } from '../../../../../src/games/barbarossa/questions/odds.ts';
import { comingOf } from '../../../../../src/games/barbarossa/questions/next-attack-turn.ts';
import {
  attackSum,
  defenceSum,
} from '../../../../../src/games/barbarossa/11-prepared-assaults/11.12-factors.ts';
import { coveredRange } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.7-fog-of-war.ts';
import { unitsUnder } from '../../../../../src/games/barbarossa/questions/covered-units.ts';
import { lookAt } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-at-battle.ts';
import {
  attacksOf,
  mustJoin,
} from '../../../../../src/games/barbarossa/11-prepared-assaults/11.3-eligible-attackers.ts';
import { suppose } from '../../../../../src/games/barbarossa/questions/supposed-battle.ts';
import type { Seeing } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';
import { played } from '../play.ts';

const GERMAN = 'phase german-assault; turn 9; plan order move-fight';
const isMessage = (said: Message | Ledger): said is Message => 'key' in said;
const the = (said: readonly (Message | Ledger)[], key: string) =>
  said
    .filter(isMessage)
    .filter((one) => one.key === key)
    .map(({ params }) => params);
const keys = (said: readonly (Message | Ledger)[]): readonly string[] =>
  said.filter(isMessage).map(({ key }) => key);

rule('barbarossa:11.1a', 'the odds of an attack that cannot be made are its refusal', ({ given, then }) => {
  const text = `${GERMAN}; 24pz@1910; 34inf@1708; 3ra@1909; 4ra@2203`;
  given(text);
  const odds = (s: string, from?: readonly string[], hex = '1909') =>
    attackQuestions(p).odds(stateOf(s), 'german', { target: [hex], ...(from !== undefined && { from }) });
  // Not next to it, alone or beside one who is.
  then.means(keys(odds(text, ['34inf'])), ['odds.cannot']);
  then.means(keys(odds(text, ['24pz', '34inf'])).slice(0, 3), [
    'odds.column',
    'odds.prepared',
    'odds.cannot',
  ]);
  then.means(the(odds(text, ['24pz', '34inf']), 'odds.prepared')[0]?.['units'], ['24pz']);
  then.means(keys(odds(text, undefined, '2203')), ['odds.no-attacker']);
  // Attacked already in this phase: now it is refused, in another phase that says nothing.
  const again = `${GERMAN}; 24pz@1910; 3ra@1909; own phase.defended ["3ra"]`;
  then.means(keys(odds(again)), ['odds.cannot']);
  then.means(keys(odds(again.replace('german-assault', 'soviet-assault')))[1], 'odds.prepared');
});

rule('barbarossa:4.17e', 'paratroops count in the odds when they can drop', ({ given, then }) => {
  const drop = 'own plan.offensive {"turn":17,"gambit":true,"cities":[]}; 2para@airborne';
  const text = `phase german-assault; turn 17; plan order move-fight; ${drop}; 24pz@1910; 3ra@1909`;
  given(text);
  const attack = (s: string, more: Readonly<Record<string, readonly string[]>> = {}) =>
    the(attackQuestions(p).odds(stateOf(s), 'german', { target: ['1909'], ...more }), 'odds.column')[0]?.[
      'attack'
    ];
  then.means([attack(text), attack(text, { drop: ['2para'] })], [8, 14]);
  const none = text.replace('2para@airborne', '2para@dead');
  then.means(attack(none, { drop: ['2para'] }), 8);
  // R43: with no line of supply asked for.
  const battle = { target: '1909', attackers: ['24pz'], kind: 'prepared', drop: '2para' } as const;
  then.means(lookAt(p, stateOf(text), battle).supply, {
    '24pz': 'overland',
    '2para': 'overland',
    '3ra': 'overland',
  });
});

rule('barbarossa:5.12b', 'who must attack is missed in the odds', ({ given, then }) => {
  const text =
    'phase soviet-assault; turn 2; plan order fight-move; own phase.bound ["3ra"]; 3ra@1908; 4ra@1809; 24pz@1909';
  given(text);
  const said = (from: readonly string[], s = text) =>
    the(attackQuestions(p).odds(stateOf(s), 'soviet', { target: ['1909'], from }), 'odds.must-join');
  then.means(said(['4ra']), [{ units: ['3ra'], hex: '1909', rule: 'barbarossa:5.12b' }]);
  then.means([said(['3ra']), said(['3ra', '4ra'])], [[], []]);
  then.means(said(['4ra'], text.replace('soviet-assault', 'soviet-movement')), []);
  then.means(mustJoin(p, stateOf(text), '1909'), ['3ra']);
  then.means(mustJoin(p, stateOf(text.replace('["3ra"]', '[]')), '1909'), []);
});

rule(
  'barbarossa:11.3a',
  'where nobody is named the reason is that of who stands there',
  ({ given, then }) => {
    const code = (text: string, from: readonly string[] = []): string | undefined =>
      attacksOf(p).refuse(stateOf(text), { target: ['1909'], from })?.code;
    given(`${GERMAN}; 24pz@1910; 3ra@1909`);
    then.means(code(`${GERMAN}; 24pz@1910; 3ra@1909`), 'ATTACK.NO-ATTACKER');
    then.means(code(`${GERMAN}; 24pz@1808; 3ra@1909`), 'ATTACK.NO-ATTACKER');
    then.means(code(`${GERMAN}; own phase.attackers ["24pz"]; 24pz@1910; 3ra@1909`), 'ATTACK.UNIT-AGAIN');
    const tired =
      'own phase.attackers ["24pz"]; own turn.stand ["46pz"]; 24pz@1910; 46pz@1910 under; 3ra@1909';
    then.means(code(`${GERMAN}; ${tired}`), 'ATTACK.STANDS-FAST');
  },
);

rule('barbarossa:11.20b', 'what becomes of each result is told with its rule', ({ given, then }) => {
  // A German city: a retreat is a stalled attack.
  const city =
    'phase soviet-assault; turn 14; plan order fight-move; marker supplya 1809; 3t@1809; 1t@1809 under; 2lw@1810';
  given(city);
  const said = attackQuestions(p).odds(stateOf(city), 'soviet', { target: ['1810'] });
  const [turned] = the(said, 'odds.turned');
  then.means([turned?.['from'], turned?.['to'], turned?.['rule']], ['DR', 'AS', 'barbarossa:11.20b']);
  expect(turned?.['faces']).toEqual(the(said, 'odds.turned').flatMap(({ faces }) => faces));
  // Nobody is made to retreat there, so nothing is said of where to.
  expect(keys(said)).not.toContain('odds.retreat');
  expect(keys(said)).not.toContain('odds.no-retreat');
  // Where a choice alone brings a retreat it is said.
  const first = 'phase german-assault; turn 1; plan order move-fight; 34inf@1910; 1g@1909';
  const course = attackQuestions(p).odds(stateOf(first), 'german', { target: ['1909'] });
  expect(keys(course)).toContain('odds.choice');
  expect(keys(course)).toContain('odds.retreat');
});

rule('barbarossa:11.28A', 'who could not retreat is told so', ({ given, then }) => {
  const ring = '34inf@1809; 38inf@1908; 7inf@2009; 8inf@2010; 9inf@1810';
  const text = `${GERMAN}; 24pz@1910; 3ra@1909; ${ring}`;
  given(text);
  const said = attackQuestions(p).odds(stateOf(text), 'german', { target: ['1909'], from: ['34inf'] });
  then.means(the(said, 'odds.no-retreat'), [{ rule: 'barbarossa:11.28A' }]);
});

/** As many as there is room for, strongest first. */
const strongestUnder = (s: Seeing, hex: string, known: readonly string[]): readonly string[] =>
  unitsUnder(p, s, { hex, known }, (unit) => Number(p.unit(unit).defense), coveredRange(p, 1, known))
    .strongest;

const FOG = 'phase german-assault; turn 13; plan order move-fight; 24pz@1910; 3ra@1909';

rule(
  'barbarossa:11.7a',
  'a covered stack is as strong as the strongest that could lie in it',
  ({ given, then }) => {
    const text = `${FOG}; 4ra@1909 under; 1g@2203; 2g@2203 under`;
    given(text);
    const s = stateOf(text);
    const told = { hex: '1909', attackers: ['24pz'], kind: 'prepared' } as const;
    const german = suppose(p, s, 'german', told);
    then.means([german.seen, german.covered?.least, german.covered?.most], [['3ra'], 1, 4]);
    // At best the weakest of those who may lie there, at worst all of them.
    then.means(german.best.battle.defenders, ['3ra', '4ra']);
    then.means(german.covered?.worst.battle.defenders, ['3ra', '2g', '4ra']);
    // Strongest in defence first, and never the one that is seen elsewhere.
    then.means(strongestUnder(s, '1909', ['3ra']), ['2g', '4ra']);
    then.means(suppose(p, s, 'soviet', told).covered, undefined);
    // Whoever has been attacked already does not count, covered or not.
    const again = suppose(p, stateOf(`${text}; own phase.defended ["3ra"]`), 'soviet', told);
    then.means(again.seen, ['4ra']);
  },
);

rule('barbarossa:6.3', 'no more than five lie in a hex', ({ given, then }) => {
  const more = '4ra@2203 under; 5ra@2203 under; 6ra@2203 under; 8ra@2203 under; 9ra@2204 under; 10ra@2204';
  const text = `${FOG}; 2g@2203; ${more}; 13ra@1909 under`;
  given(text);
  const s = stateOf(text);
  then.means(strongestUnder(s, '1909', ['3ra']).length, 4);
  then.means(strongestUnder(s, '1909', ['3ra', '13ra']).length, 3);
});

rule('barbarossa:6.4a', 'nor two satellites, nor the Coastal Army away from its ports', ({ given, then }) => {
  const text =
    'phase german-assault; turn 20; plan order move-fight; 24pz@1910; 3ra@1909; 4ra@1909 under; 5ra@2203; pol@2203 under; 1b@2203 under; 6ra@2911; ica@2911 under';
  given(text);
  const s = stateOf(text);
  then.means(strongestUnder(s, '1909', ['3ra']), ['1b', '4ra']);
  then.means(strongestUnder(s, '2911', ['6ra']), ['ica', '1b', '4ra']);
  then.means(strongestUnder(s, '1909', ['pol']), ['4ra']);
});

rule(
  'barbarossa:1.3d',
  'units reduced together are named together, one alone by its name',
  ({ given, then }) => {
    given(`${GERMAN}; 24pz@1910; 3ra@1909`);
    const s = stateOf(
      'phase german-assault; turn 9; plan order move-fight; 24pz@2015; 46pz@2015 under; 3ra@2014',
    );
    const sum = (units: readonly string[]) =>
      attackSum(p, s, { target: '2014', attackers: units, kind: 'prepared' }).entries;
    const both = sum(['24pz', '46pz']);
    expect(both.find(({ why }) => why === 'combat.marsh-mech')?.params).toEqual({ units: ['24pz', '46pz'] });
    then.means(both.find(({ why }) => why === 'combat.together')?.n, 1);
    const alone = sum(['24pz']);
    then.means(alone.find(({ why }) => why === 'combat.marsh-mech')?.params, {
      units: ['24pz'],
      unit: '24pz',
    });
    // Eight halves evenly: nothing is rounded.
    then.means(
      alone.some(({ why }) => why === 'combat.rounded-down' || why === 'combat.at-least-one'),
      false,
    );
    // Nothing is reduced, nothing is put together.
    const plain = attackSum(p, stateOf(`${GERMAN}; 24pz@1910; 46pz@1910; 3ra@1909`), {
      target: '1909',
      attackers: ['24pz', '46pz'],
      kind: 'prepared',
    });
    then.means(
      plain.entries.map(({ why }) => why),
      ['combat.unit', 'combat.unit'],
    );
  },
);

rule('barbarossa:8.4d', 'the die of an emergency corps is its factor in defence', ({ given, then }) => {
  const text = 'phase soviet-assault; turn 31; plan order move-fight; 1gt@1908; wk2@1909; 2lw@1909 under';
  given(text);
  const sum = defenceSum(p, stateOf(text), {
    target: '1909',
    attackers: ['1gt'],
    kind: 'prepared',
    rolled: { wk2: 4 },
  });
  then.entry(sum, 'combat.rolled', 4);
  then.entry(sum, 'combat.unit', 3, 'barbarossa:11.8a');
});

const order = (clock: string, rest = ''): string => `${clock}; 24pz@1910; 3ra@1909; ${rest}`;

rule('barbarossa:5.1a', 'the next attacks of a side are those of its next player turn', ({ given, then }) => {
  given(order('phase german-order; turn 9'));
  const turn = (clock: string, attacker: 'german' | 'soviet'): number | undefined =>
    comingOf(p, stateOf(order(clock)), attacker, attacker)?.turn;
  then.means(
    [
      turn('phase soviet-movement; turn 9; plan order move-fight', 'german'),
      turn('phase soviet-administration; turn 9', 'german'),
      turn('phase german-order; turn 9', 'soviet'),
      turn('phase victory-check; turn 9', 'soviet'),
      turn('phase victory-check; turn 9', 'german'),
    ],
    [10, 9, 9, 10, 10],
  );
  // After the last turn there is none; in it there is.
  then.means(
    [turn('phase victory-check; turn 32', 'german'), turn('phase german-order; turn 32', 'soviet')],
    [undefined, 32],
  );
});

rule('barbarossa:5.4e', 'of its own turn the phases that are left', ({ given, then }) => {
  given(order('phase german-order; turn 9'));
  const parts = (clock: string) => {
    const found = comingOf(p, stateOf(order(clock)), 'german', 'german');
    return [found?.prepared?.clock.phase, found?.mobile?.clock.phase];
  };
  const [assault, movement] = ['german-assault', 'german-movement'];
  then.means(parts('phase german-assault; turn 9; plan order fight-move'), [assault, movement]);
  then.means(parts('phase german-movement; turn 9; plan order fight-move; own phase.number 2'), [
    undefined,
    movement,
  ]);
  then.means(parts('phase german-movement; turn 9; plan order move-fight'), [assault, movement]);
  then.means(parts('phase german-assault; turn 9; plan order move-fight; own phase.number 2'), [
    assault,
    undefined,
  ]);
  // Nothing chosen yet, or the other side to move: from the beginning.
  then.means(parts('phase german-order; turn 9'), [assault, movement]);
  const next = comingOf(
    p,
    stateOf(order('phase soviet-movement; turn 9; plan order move-fight', 'own turn.fought ["24pz"]')),
    'german',
    'german',
  );
  then.means([next?.prepared?.own.plan.order, next?.prepared?.own.turn.fought], ['fight-move', []]);
});

rule(
  'barbarossa:5.4e',
  'who has fought first and moves now has no prepared assault to come',
  ({ given, then }) => {
    const text = order('phase german-assault; turn 9; plan order fight-move');
    given(text);
    const { s } = played(text, 'end');
    then.decides('german', 'assaults@orders');
    const found = comingOf(p, s, 'german', 'german');
    then.means(
      [s.clock.phase, found?.prepared, found?.mobile?.clock.phase],
      ['german-movement', undefined, 'german-movement'],
    );
  },
);

rule(
  'barbarossa:4.18b',
  'what he has chosen before the last turns no answer tells the other side',
  ({ given, then }) => {
    given(order('phase german-order; turn 29'));
    const watch = (turn: number, who: 'german' | 'soviet') =>
      comingOf(p, stateOf(order(`phase german-order; turn ${turn}`, 'plan watch oder')), 'german', who)
        ?.prepared?.own.plan.watch;
    then.means([watch(29, 'german'), watch(29, 'soviet'), watch(30, 'soviet')], ['oder', undefined, 'oder']);
  },
);
