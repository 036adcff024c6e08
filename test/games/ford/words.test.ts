// The words of the test game: a sentence for whatever it can say, tried with what it says in play.
import { PROGRAM_MESSAGES } from '../../../src/text/en/index.ts';
import { seenBy } from '../../../src/api/game.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { apply, check, decision, settle } from '../../../src/core/kernel.ts';
import type { Event, Message, State } from '../../../src/core/types.ts';
import { nextOrder, seating } from '../../../src/players/player.ts';
import { randomPlayer } from '../../../src/players/random.ts';
import { heard } from '../../../src/core/event-audience.ts';
import { sayEvents } from '../../../src/text/say-events.ts';
import { sayLedger } from '../../../src/text/say-ledger.ts';
import { messageProblems, tableProblems } from '../../../src/text/lint-messages.ts';
import { viewNames } from '../../../src/text/view-names.ts';
import { sayRefusal } from '../../../src/text/say-refusal.ts';
import { messageBook } from '../../../src/text/voice.ts';
import type { Voice } from '../../../src/text/voice.ts';
import { costOf } from './04-movement.ts';
import { oddsOf } from './06-combat.ts';
import { ford } from './game.ts';
import type { Own } from './state.ts';
import { positionOf } from '../../kit/position.ts';

const here = dirname(fileURLToPath(import.meta.url));
const { rules } = ford;
const book = messageBook(PROGRAM_MESSAGES, ford.messages);

const voiceOf = (s: State, who: string): Voice => ({
  level: 'verbose',
  hexSpeech: 'pair',
  book,
  names: viewNames(ford, seenBy({ rules }, s, who)),
});

const code = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'words.ts')
  .map((name) => readFileSync(join(here, name), 'utf8'))
  .join('\n');

describe('the table of the test game', () => {
  it('has nothing wrong with any template', () => {
    expect(tableProblems(ford.messages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('has a sentence for every code', () => {
    const codes = [...code.matchAll(/'([A-Z]+\.[A-Z-]+)'/g)].map((found) => found[1] ?? '');
    expect(codes.length).toBeGreaterThan(40);
    expect(
      codes.filter((key) => ford.messages[key] === undefined && PROGRAM_MESSAGES[key] === undefined),
    ).toEqual([]);
  });
});

/** What is said in one random game: messages, and the lines both sides hear. */
const playOut = (seed: number): { messages: readonly Message[]; lines: readonly string[] } => {
  const messages: Message[] = [];
  const lines: string[] = [];
  const state = rules.setup('crossing', { fog: 'on' });
  const dice = seeded(openSeed(String(seed)));
  const seats = seating(rules);
  const players = { north: randomPlayer(seed, 0), south: randomPlayer(seed, 1) };
  const hear = (events: readonly Event[]): void => {
    for (const side of rules.sides) {
      lines.push(...sayEvents(voiceOf(state, side), events, side));
      for (const event of events) {
        const told = heard(event, side);
        if (told !== undefined) messages.push({ key: told.kind, params: { ...told.data, rule: told.rule } });
      }
    }
  };
  hear(settle(rules, state, dice));
  for (let n = 0; n < 2000; n++) {
    const seat = seats(state);
    const asked = decision(rules, state)?.question;
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    if (asked !== undefined) messages.push(asked);
    if (order === undefined) break;
    const done = apply(rules, state, order, dice);
    if (done.ok) hear(done.events);
  }
  return { messages, lines };
};

describe('in play', () => {
  const games = [1, 2, 3, 4, 5, 6].map(playOut);

  it('every event and every question has what its sentence needs', () => {
    const messages = games.flatMap((game) => game.messages);
    expect(messages.length).toBeGreaterThan(500);
    expect([...new Set(messages.flatMap((message) => messageProblems(book, message)))]).toEqual([]);
  });

  it('every side can name what it hears of', () => {
    const lines = games.flatMap((game) => game.lines);
    expect(lines.filter((line) => line.includes('unknown') || !line.endsWith('.'))).toEqual([]);
  });
});

describe('sentences', () => {
  const given = 'phase combat; n1@1302; n6@1302 under; s1@1403; s2@1403 under';
  const { state } = positionOf(ford, given);
  settle(rules, state);

  it('a refusal says what did not happen, why, and by which rule', () => {
    const refused = check(rules, state, {
      by: 'north',
      verb: 'attack',
      args: { target: ['1402'], from: ['n1'] },
    });
    expect(refused === undefined ? [] : sayRefusal(voiceOf(state, 'north'), refused)).toEqual([
      'No attack on 14 02: no enemy is there. Rule 6.1.',
      'Code ATTACK.NOBODY.',
      'Nothing changed.',
    ]);
  });

  it('the odds tell their sum', () => {
    const { attack, defence } = oddsOf(state.own as Own, '1403', ['n1', 'n6']);
    const [sum = ''] = sayLedger(voiceOf(state, 'both'), attack);
    expect(sum).toMatch(/^Attack 5: .*1 Northern Foot 4.*1 Northern Foot over the river minus 2/);
    expect(sayLedger(voiceOf(state, 'both'), defence)[0]).toMatch(/^Defence 16: .*wood times 2/);
  });

  it('the cost of a way tells its sum', () => {
    expect(sayLedger(voiceOf(state, 'both'), costOf(state.own as Own, 'n1', ['1301', '1401']))[0]).toMatch(
      /^Cost 4: 13 01 wood 2, 14 01 clear 1(,| and) over the river 1/,
    );
  });
});
