// Chapter 4: what `score` tells besides the sum: the next check, and what could end the game before it; the dice it falls by.
import { expect } from '@jest/globals';
import { pointsQuestions, scoreAnswer } from '../../../../../src/games/barbarossa/questions/score.ts';
import type { Answer } from '../../../../../src/mechanics/combat/questions/odds.ts';
import { pointsLedger } from '../../../../../src/games/barbarossa/04-how-to-win/4.2-victory-points.ts';
import type { Args, Json, State } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';
import { played, thrown } from '../play.ts';

const ask = (
  question: string,
  s: State<Own>,
  who: 'german' | 'soviet' | 'both' = 'both',
  args: Args = {},
): Answer => pointsQuestions(p)[question]?.(s, who, args) ?? [];

type Said = readonly (readonly [string, Readonly<Record<string, Json>>])[];

const messages = (answer: Answer): Said =>
  answer.flatMap((part) => ('key' in part ? [[part.key, part.params] as const] : []));

/** What is said under a key. */
const said = (answer: Answer, key: string): readonly unknown[] =>
  messages(answer).flatMap(([each, params]) => (each === key ? [params] : []));

const score = (text: string, key: string): readonly unknown[] => said(scoreAnswer(p, stateOf(text)), key);

rule(
  'barbarossa:4.14a',
  'the next check is that of this turn, or of the first turn that has one',
  ({ given, then }) => {
    given('phase german-movement; turn 1; 24pz@1904');
    const next = (turn: number): readonly unknown[] =>
      score(`phase german-movement; turn ${turn}; 24pz@1904`, 'score.next');
    then.means(next(1), [{ turn: 3, german: 22, soviet: 13, rule: 'barbarossa:4.14a' }]);
    then.means(next(3), [{ turn: 3, german: 22, soviet: 13, rule: 'barbarossa:4.14a' }]);
    then.means(
      [3, 31].map((turn) => score(`phase german-movement; turn ${turn}; 24pz@1904`, 'score.last').length),
      [0, 0],
    );
  },
);

rule('barbarossa:4.1c', 'and that of turn 32 is the last, with no draw', ({ given, then }) => {
  const text = 'phase german-movement; turn 32; 24pz@1904';
  given(text);
  then.means(score(text, 'score.next'), [expect.objectContaining({ turn: 32, rule: 'barbarossa:4.1c' })]);
  then.means(score(text, 'score.last'), [{ rule: 'barbarossa:4.1c' }]);
});

rule('barbarossa:4.15a', 'Moscow could fall until its die has fallen', ({ given, then }) => {
  const text = 'phase german-movement; turn 9; 24pz@1904; held 1011 german';
  given(text);
  then.means(score(text, 'score.moscow'), [{ least: 5, add: 2, rule: 'barbarossa:4.15a' }]);
  then.means(score(`${text}; own moscowRolled true`, 'score.moscow'), []);
});

rule('barbarossa:4.13a', 'an expedition that is out throws for the oil', ({ given, then }) => {
  const text = 'phase german-movement; turn 12; 24pz@1904';
  given(text);
  then.means(score(`${text}; own expedition "out"`, 'score.expedition'), [
    { least: 6, rule: 'barbarossa:4.13a' },
  ]);
  // 4.13d: a point is added with Stalingrad held and in overland supply.
  const held = `${text}; own expedition "out"; held 2501 german; held 2607 german`;
  then.means(score(held, 'score.expedition'), [{ least: 5, rule: 'barbarossa:4.13a' }]);
  then.means(score(`${text}; own expedition "out"`, 'score.oil'), []);
  then.means(score(`${text}; own expedition "open"`, 'score.expedition'), []);
});

rule('barbarossa:4.13c', 'one that is through has it', ({ given, then }) => {
  const text = 'phase german-movement; turn 12; 24pz@1904';
  given(text);
  then.means(score(`${text}; own expedition "through"`, 'score.oil'), [{ rule: 'barbarossa:4.13c' }]);
  then.means(score(`${text}; own expedition "beaten"`, 'score.oil'), []);
});

rule('barbarossa:4.16b', 'a gambit decides the game on turn 20', ({ given, then }) => {
  const at = (turn: number, gambit: boolean): readonly unknown[] =>
    score(
      `phase german-movement; turn ${turn}; 24pz@1904; own plan.offensive ${JSON.stringify({ turn: 17, gambit, cities: [] })}`,
      'score.gambit',
    );
  given('phase german-movement; turn 18; 24pz@1904');
  then.means(at(18, true), [{ turn: 20, rule: 'barbarossa:4.16b' }]);
  then.means(at(20, true).length, 1);
  then.means([at(18, false), at(21, true)], [[], []]);
});

rule('barbarossa:4.18e', 'the Oder on turn 30', ({ given, then }) => {
  const at = (turn: number, watch: string): readonly unknown[] =>
    score(`phase german-movement; turn ${turn}; 24pz@1904; plan watch ${watch}`, 'score.oder');
  given('phase german-movement; turn 30; 24pz@1904; plan watch oder');
  then.means(at(30, 'oder'), [{ rule: 'barbarossa:4.18e' }]);
  then.means([at(30, 'rhine'), at(29, 'oder')], [[], []]);
});

rule('barbarossa:4.20d', 'points that were forgiven are told', ({ given, then }) => {
  const text = 'phase german-movement; turn 6; 24pz@1904';
  given(text);
  then.means(score(`${text}; own forgiven 2`, 'score.forgiven'), [{ points: 2, rule: 'barbarossa:4.20d' }]);
  then.means(score(text, 'score.forgiven'), []);
});

rule('barbarossa:12.3a', 'each scenario begins with its own points', ({ given, then }) => {
  const text = 'base road-back; phase soviet-assault; turn 13';
  given(text);
  const first = pointsLedger(p, stateOf(text)).entries[0];
  then.means(first?.rule, 'barbarossa:12.3a');
});

rule('barbarossa:3.2b', 'the campaign with fourteen', ({ given, then }) => {
  given('phase german-movement; turn 1; 24pz@1904');
  then.entry(pointsLedger(p, stateOf('phase german-movement; turn 1; 24pz@1904')), 'points.start', 14);
});

rule('barbarossa:5.1a', 'an event of the calendar is one clause, with no full stop', ({ given, then }) => {
  given('phase german-movement; turn 1; 24pz@1904');
  const events = Array.from({ length: 32 }, (_, i) => i + 1).flatMap((turn) =>
    said(
      ask('calendar', stateOf(`phase german-movement; turn 1; 24pz@1904`), 'both', { turn: [String(turn)] }),
      'calendar.event',
    ),
  ) as readonly { readonly text: string; readonly if?: string }[];
  expect(events.length).toBeGreaterThan(20);
  const texts = new Set(p.tables.events.map(({ text }) => text));
  then.means(
    events.filter(({ text }) => !texts.has(`${text}.`) && !texts.has(text)),
    [],
  );
  expect(events.filter(({ text }) => text.endsWith('.'))).toEqual([]);
  // Nobody knows yet whether it will be the Oder, and nothing else is in doubt.
  const doubtful = new Set(
    p.tables.events.flatMap(({ text, condition }) => (condition === 'oder' ? [text] : [])),
  );
  expect(events.filter((event) => (event.if !== undefined) !== doubtful.has(`${event.text}.`))).toEqual([]);
});

rule(
  'barbarossa:11.7e',
  'who should have come earlier is told as late, who is due now is not',
  ({ given, then }) => {
    const text = 'phase german-movement; turn 6; 24pz@track-6; 41pz@track-5; 46pz@track-7';
    given(text);
    const answer = ask('reinforcements', stateOf(text), 'german');
    then.means(
      [said(answer, 'reinforcements.late'), said(answer, 'reinforcements.turn')],
      [
        [{ turn: 5, side: 'german', units: ['41pz'] }],
        [
          { turn: 6, side: 'german', units: ['24pz'] },
          { turn: 7, side: 'german', units: ['46pz'] },
        ],
      ],
    );
  },
);

rule(
  'barbarossa:8.12a',
  'replacements come in the segment of a side, this turn or the next',
  ({ given, then }) => {
    const next = (phase: string, turn: number): readonly unknown[] =>
      said(
        ask('losses', stateOf(`phase ${phase}; turn ${turn}; 24pz@dead; 16ra@dead`), 'both'),
        'losses.steps',
      ).map((params) => {
        const { side, turn: when } = params as { readonly side: string; readonly turn: number };
        return `${side} ${when}`;
      });
    given('phase german-movement; turn 8; 24pz@dead; 16ra@dead');
    then.means(next('turn-start', 8), ['german 8', 'soviet 8']);
    then.means(next('set-up', 1), ['german 1', 'soviet 1']);
    then.means(next('german-administration', 8), ['german 8', 'soviet 8']);
    then.means(next('soviet-administration', 8), ['german 9', 'soviet 8']);
    then.means(next('german-movement', 8), ['german 9', 'soviet 9']);
    then.means(next('german-movement', 31), ['german 32', 'soviet 32']);
    then.means(next('german-movement', 32), []);
  },
);

rule(
  'barbarossa:8.15b',
  'Romanians on their way back are told once, with the German losses',
  ({ given, then }) => {
    const text = 'phase german-movement; turn 14; r3@track-16; own plan.returned ["r3"]';
    given(text);
    const answer = messages(ask('losses', stateOf(text), 'both')).map(([key, { side }]) =>
      typeof side === 'string' ? `${key} ${side}` : key,
    );
    then.means(
      answer.filter((line) => /returns|gone/.test(line)),
      ['losses.returns', 'losses.gone german', 'losses.gone soviet'],
    );
  },
);

/** In the middle of the chart's range of turn 11. */
const CHECK = 'phase victory-check; turn 11; points 3 12 points.taken barbarossa:4.2c;';
const BOX = '3pz@caucasus; 14pz@caucasus under; 49mtn@caucasus under; 3ra@caucasus under;';

rule(
  'barbarossa:4.13b',
  'the German throws for the oil, once to get there and once for its worth',
  ({ given, then }) => {
    const text = `${CHECK} own expedition "out"; ${BOX} dice 6 4`;
    given(text);
    then.means(thrown(played(text)), ['german expedition 4.13a d6', 'german oil 4.13b d6']);
  },
);

rule('barbarossa:4.13a', 'failed, it throws no second time in that check', ({ given, then }) => {
  const text = `${CHECK} own expedition "out"; ${BOX} dice 5`;
  given(text);
  const now = played(text);
  then.means(thrown(now), ['german expedition 4.13a d6']);
  then.means(now.s.own.expedition, 'out');
});

rule(
  'barbarossa:4.21a',
  'the die of Kiev is German, and the point of the hex is not counted besides',
  ({ given, then }) => {
    const text =
      'phase german-movement; plan order move-fight; 24pz@2412; turn 3; option kiev=on; plan paulus no-pause; dice 6 6';
    given(text);
    const now = played(text, 'roll 24pz', 'move 24pz 2311');
    then.means(thrown(now).slice(1), ['german kiev 4.21a d6']);
    then.means(
      now.s.own.points.map(({ amount }) => amount),
      [5],
    );
  },
);

const SOVIET = 'phase soviet-movement; turn 20; plan order move-fight; held 2809 german; held 1214 german;';

rule('barbarossa:4.7a', 'the die of Bucharest is German, and is all its fall costs', ({ given, then }) => {
  const text = `${SOVIET} 3ra@3113; held 3113 soviet; held 3114 german; dice 3`;
  given(text);
  const now = played(text, 'move 3ra 3114');
  then.means(thrown(now), ['german bucharest 4.7a d6']);
  then.means(
    now.s.own.points.map(({ amount, hex }) => [amount, hex]),
    [[-3, '3114']],
  );
});

rule('barbarossa:4.8a', 'that of Ploesti has its own', ({ given, then }) => {
  const text = `${SOVIET} 3ra@3014; held 3014 soviet; dice 5`;
  given(text);
  then.means(thrown(played(text, 'move 3ra 3015')), ['german ploesti 4.8a d6']);
});

rule(
  'barbarossa:R28',
  'a city that was Soviet for a while only for gain falls first all the same',
  ({ given, then }) => {
    // Points the German won there are no fall.
    const text = `${SOVIET} 3ra@3113; held 3113 soviet; points 15 1 points.taken barbarossa:4.2c 3114; dice 3`;
    given(text);
    then.means(thrown(played(text, 'move 3ra 3114')), ['german bucharest 4.7a d6']);
  },
);

rule('barbarossa:4.15a', 'the die of Moscow is German and falls once', ({ given, then }) => {
  const text = 'phase german-movement; turn 10; plan order move-fight; 24pz@1607; dice 4';
  given(text);
  const now = played(text, 'move 24pz 1606');
  then.means(thrown(now), ['german moscow 4.15a d6']);
  then.means(now.s.own.moscowRolled, true);
});

rule(
  'barbarossa:4.15a',
  'six on the die, and more with what is added, ends the war too',
  ({ given, when, then }) => {
    given('phase german-movement; turn 10; plan order move-fight; 24pz@1607; dice 6');
    when('move 24pz 1606');
    then.over('german');
    given(
      'phase german-movement; turn 10; plan order move-fight; 24pz@1607; held 1011 german; held 2311 german; dice 6',
    );
    when('move 24pz 1606');
    then.event('moscow.rolled', { final: 9, surrender: true });
  },
);
