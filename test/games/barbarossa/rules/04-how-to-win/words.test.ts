// Chapters 4 and 12: everything that happens to points can be said, and what players ask of points, track and piles.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../../src/core/dice.ts';
import { decision } from '../../../../../src/core/kernel.ts';
import { give, matchFrom } from '../../../../../src/core/match.ts';
import type { Args, Event, Message, State } from '../../../../../src/core/types.ts';
import { pointsQuestions, scoreAnswer } from '../../../../../src/games/barbarossa/questions/score.ts';
import type { Answer } from '../../../../../src/mechanics/combat/questions/odds.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { victoryMessages } from '../../../../../src/games/barbarossa/en/04-how-to-win.ts';
import { seenBy } from '../../../../../src/api/game.ts';
import { sayLedger } from '../../../../../src/text/say-ledger.ts';
import { messageProblems, tableProblems } from '../../../../../src/text/lint-messages.ts';
import { viewNames } from '../../../../../src/text/view-names.ts';
import { PROGRAM_MESSAGES } from '../../../../../src/text/en/index.ts';
import { sayKey } from '../../../../../src/text/say.ts';
import { messageBook } from '../../../../../src/text/voice.ts';
import type { Voice } from '../../../../../src/text/voice.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { positionOf } from '../../../../kit/position.ts';
import { barbarossa, p, stateOf } from '../kit.ts';

const ask = (
  question: string,
  s: State<Own>,
  who: 'german' | 'soviet' | 'both' = 'both',
  args: Args = {},
): Answer => pointsQuestions(p)[question]?.(s, who, args) ?? [];

const book = messageBook(PROGRAM_MESSAGES, barbarossa.messages);

const voiceOf = (s: State): Voice => ({
  level: 'verbose',
  hexSpeech: 'pair',
  book,
  names: viewNames(barbarossa, seenBy(barbarossa, s, 'both')),
});

const BOX = '3pz@caucasus; 14pz@caucasus under; 49mtn@caucasus under';
const DEBITS = 'points 20 -3 points.baltic barbarossa:4.5a; points 20 -1 points.dnepr barbarossa:4.6a';
const PLAN = 'own plan.offensive {"turn":17,"gambit":false,"cities":["2023"]}';
const HELD = 'held 3103 german; held 2607 german; held 2804 german';
const LAUNCH =
  'phase german-movement; turn 11; plan order move-fight; own expedition "open"; 3pz@3203; 14pz@3203 under; 49mtn@3204';

const PLAYS: readonly (readonly string[])[] = [
  ['phase turn-start; turn 3; 24pz@1911; 3ra@1810', 'choose pause'],
  ['phase turn-start; turn 17; held 2809 german; held 1214 german; 24pz@1911; 3ra@1909', 'choose gambit'],
  [`phase turn-start; turn 28; ${DEBITS}; 24pz@2218; 3ra@2201`, 'choose oder'],
  [`phase turn-start; turn 30; plan watch oder; ${DEBITS}; 24pz@2218; 3ra@2201`],
  [`phase german-movement; turn 30; plan order fight-move; plan watch oder; ${DEBITS}; 24pz@2218`, 'end'],
  [`phase turn-start; turn 11; ${HELD}; 2lw@1810`],
  [
    `${LAUNCH}; 3ra@1606; 4ra@1606 under; 5ra@1606 under; 6ra@1606 under`,
    'leave 3pz',
    'leave 14pz',
    'leave 49mtn',
    'choose 3ra',
  ],
  [
    `${LAUNCH}; 3ra@1606; 4ra@1606 under; 5ra@1606 under; 6ra@1606 under`,
    'leave 3pz',
    'leave 14pz',
    'leave 49mtn',
    'pass',
  ],
  [`${LAUNCH}; 3ra@1606`, 'leave 3pz', 'leave 14pz', 'leave 49mtn'],
  [`${LAUNCH}; 3ra@1606; 4ra@1606; 5ra@1606; 6ra@1606`, 'leave 3pz', 'leave 14pz', 'leave 49mtn', 'pass'],
  [`phase victory-check; turn 11; own expedition "out"; ${BOX}; dice 6 4`],
  [`phase victory-check; turn 11; own expedition "through"; ${BOX}`],
  [
    `phase soviet-movement; turn 12; plan order move-fight; own expedition "out"; ${BOX}; held 2804 german; 4ra@2803`,
    'move 4ra 2804',
  ],
  [`phase victory-check; turn 17; ${PLAN}; dice 5`],
  ['phase victory-check; turn 19; dice 5'],
  ['phase victory-check; turn 2; 3ra@1717'],
  ['phase victory-check; turn 3; option forgiveness=on'],
  ['phase victory-check; turn 32; option forgiveness=on; own forgiven -2'],
  [
    'phase german-movement; turn 10; plan order move-fight; 24pz@1607; marker hc 1606; dice 4',
    'move 24pz 1606',
  ],
  [
    'phase german-movement; turn 3; plan paulus no-pause; plan order move-fight; option kiev=on; 24pz@2412; dice 1 3',
    'roll 24pz',
    'move 24pz 2311',
  ],
  [
    'phase soviet-movement; turn 16; plan order move-fight; 3ra@3113; held 3113 soviet; marker fc 3114; dice 3',
    'move 3ra 3114',
  ],
  ['scenario road-back; phase turn-start; turn 14; 4inf@2501; held 2809 german; held 1214 german; 2lw@1111'],
  ['scenario road-back; phase victory-check; turn 15; held 2501 german; 2lw@1111'],
  [
    'scenario road-back; phase german-movement; turn 16; plan order move-fight; 2lw@1111; 42ra@1011',
    'move 2lw 1211',
  ],
];

const said = (play: readonly string[]): readonly Message[] => {
  const [position = '', ...lines] = play;
  const { state, dice } = positionOf(barbarossa, position);
  const match = matchFrom(barbarossa.rules, state, { dice: scripted([...dice]) });
  const messages: Message[] = [];
  const tell = (events: readonly Event[]): void => {
    for (const { kind, rule, data, veiled } of events) {
      messages.push({ key: kind, params: { ...data, rule } });
      if (veiled !== undefined) messages.push({ key: veiled.kind, params: { ...veiled.data, rule } });
    }
  };
  tell(match.opening);
  for (const line of lines) {
    const now = decision(barbarossa.rules, match.state);
    if (now !== undefined) {
      const { key, params } = now.question;
      messages.push({ key, params: { ...params, by: now.by } });
    }
    const done = give(match, [readOrder(barbarossa, match.state, line)]);
    if (!done.ok) throw new Error(`${line}: ${done.refusal.code}`);
    tell(done.entry.events);
  }
  return messages;
};

const spoken = (s: State<Own>, answer: Answer): readonly string[] =>
  answer.flatMap((part) =>
    'key' in part ? sayKey(voiceOf(s), part.key, part.params) : sayLedger(voiceOf(s), part),
  );

describe('the sentences of chapters 4 and 12', () => {
  it('have nothing wrong with them', () => {
    expect(tableProblems(victoryMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('say whatever happens', () => {
    const messages = PLAYS.flatMap(said);
    expect(messages.flatMap((message) => messageProblems(book, message))).toEqual([]);
    const kinds = new Set(messages.map(({ key }) => key));
    expect(
      Object.keys(victoryMessages).filter(
        (key) => /^(watch|offensive|gambit|expedition|response|stand|oder)\./.test(key) && !kinds.has(key),
      ),
    ).toEqual([]);
  });
});

describe('the score', () => {
  it('says where every point comes from, when it is checked, and what could end the game', () => {
    const s = stateOf(
      'phase german-movement; turn 4; plan order move-fight; 24pz@1911; held 2311 german; points 3 1 points.taken barbarossa:4.2c 2311',
    );
    const lines = spoken(s, scoreAnswer(p, s));
    expect(lines[0]).toBe('Points 15: at the start 14, plus 1 for Kiev, 23 11 taken on turn 3.');
    expect(lines.join(' ')).toContain('Next check at the end of turn 4: German victory at 23, Soviet at 15.');
    expect(lines.join(' ')).toContain('5 or more with 1 added ends the game');
  });
});

describe('the calendar', () => {
  it('tells this turn and the next', () => {
    const s = stateOf('phase german-movement; turn 2; plan order fight-move; 24pz@1911');
    const lines = spoken(s, ask('calendar', s, 'both', {}));
    expect(lines[0]).toBe('Turn 2, July 1941, a single month.');
    expect(lines.some((line) => line.startsWith('Turn 3, August 1941'))).toBe(true);
    expect(lines.some((line) => line.startsWith('Turn 4'))).toBe(false);
  });

  it('does not tell whether it will be the Oder', () => {
    const at = (watch: string, turn: number): readonly string[] => {
      const s = stateOf(
        `phase soviet-movement; turn ${turn}; plan order fight-move; plan watch ${watch}; 24pz@1911`,
      );
      return spoken(s, ask('calendar', s, 'both', { turn: ['30'] }));
    };
    expect(at('oder', 29)).toEqual(at('rhine', 29));
    expect(at('oder', 29).join(' ')).toContain('With the Oder: ');
    expect(at('oder', 30)).not.toEqual(at('rhine', 30));
  });

  it('has no turn 33', () => {
    const s = stateOf('phase german-movement; turn 2; plan order fight-move; 24pz@1911');
    expect(spoken(s, ask('calendar', s, 'both', { turn: ['33'] }))).toEqual(['No turn 33: the last is 32.']);
  });
});

describe('reinforcements and losses', () => {
  const s = stateOf(
    'phase german-movement; turn 4; plan order fight-move; 24pz@track-6; 3ra@track-6; 4ra@dead; 5ra@out; own turn.eliminated ["4ra"]',
  );

  it('tells a side only its own reinforcements', () => {
    expect(spoken(s, ask('reinforcements', s, 'german'))).toEqual(['Turn 6, Germans: 24th Panzer Corps.']);
    expect(spoken(s, ask('reinforcements', s, 'soviet'))).toEqual(['Turn 6, Soviets: 3rd Rifle Army.']);
    expect(ask('reinforcements', s, 'both')).toHaveLength(2);
  });

  it('tells who was lost now, who can come back, when, and who cannot', () => {
    const lines = spoken(s, ask('losses', s, 'both'));
    expect(lines).toContain('Soviets lost 1 unit in this turn: 4th Rifle Army.');
    expect(lines).toContain('Soviet dead pile, may come back: 1 unit: 4th Rifle Army.');
    const steps = p.turns.replacements.find(({ turn, side }) => turn === 5 && side === 'soviet');
    expect(lines[lines.findIndex((line) => line.startsWith('Soviet dead pile')) + 1]).toMatch(
      new RegExp(`^Next in turn 5: ${steps?.mech} mechanized units? and ${steps?.nonMech} other units? may`),
    );
    expect(lines).toContain('Soviet units gone for good: 1 unit: 5th Rifle Army.');
    expect(lines).toContain('German dead pile, may come back: 0 units.');
    const early = stateOf('phase german-administration; turn 4; 4ra@dead');
    expect(spoken(early, ask('losses', early, 'both')).join(' ')).toContain('Next in turn 4: ');
  });

  it('tells nothing of counters that are not in the game, and of a Romanian army when it comes back', () => {
    const road = stateOf('base road-back; turn 14; phase german-order');
    expect(spoken(road, ask('losses', road, 'both'))).toContain('Soviet units gone for good: 0 units.');
    const rom = stateOf('phase german-order; turn 14; r3@track-16; own plan.returned ["r3"]');
    expect(spoken(rom, ask('losses', rom, 'both'))).toContain('3rd Romanian Army comes back in turn 16.');
  });
});
