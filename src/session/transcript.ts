// The transcript: all that is typed and said, with the dice that fell, in a form that can be run again.
import type { HexSpeech } from '../api/settings.ts';
import { decision, settle } from '../core/kernel.ts';
import { doAgain, stateAfter } from '../core/match.ts';
import type { Entry } from '../core/match.ts';
import { hashOf } from '../core/canonical-json.ts';
import type { State } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import type { Sheet } from '../record/files/player-files.ts';
import { LONGEST_LINE, printable } from '../language/parse/lex.ts';
import { writeOrders } from '../language/canonical-write.ts';
import { ascii } from '../text/ascii.ts';
import { sayEvents } from '../text/say-events.ts';
import { viewNames } from '../text/view-names.ts';
import { sayProblem } from '../text/say-refusal.ts';
import { sayHex } from '../text/hexspeech.ts';
import type { Voice } from '../text/voice.ts';
import type { Desk } from './session.ts';
import type { Reply } from './reply.ts';
import { foggy, tell, verbOf, voiceOf } from './session.ts';

export type Transcript = {
  readonly sheet: Sheet;
  /** How many dice are in it: undone ones count, since they have been drawn. */
  dice: number;
  /** An end that is asked about only where a person types: it is in the file once it has been confirmed. */
  held: string | undefined;
};

const headLines = ({ game, match, journal }: Desk): readonly string[] => {
  const { scenario, options } = match.state;
  return [
    'transcript 1',
    `game ${game.id}`,
    `scenario ${scenario}`,
    ...Object.entries(options).flatMap(([name, value]) =>
      typeof value === 'string' ? [`option ${name}=${value}`] : [],
    ),
    `dice ${journal?.dice === 'manual' ? 'manual' : 'sealed'}`,
    '',
  ];
};

const diceLines = (dice: readonly number[], before: number): readonly string[] =>
  dice.map((face, i) => `# die ${before + i + 1} = ${face}`);

/** As somebody would have typed it: the other side breaks in after halt, and who resigns is asked. */
const typedLines = (desk: Desk, before: State, { orders }: Entry): readonly string[] => {
  const by = orders[0]?.by;
  const breaksIn = by !== decision(desk.game.rules, before)?.by;
  const resigns = orders.some(({ verb }) => verb === 'resign');
  const line = `> ${writeOrders(desk.registry, orders)}`;
  return [...(breaksIn ? ['> halt'] : []), line, ...(resigns ? ['> yes'] : [])];
};

/** Hexes as printed, and names as the game has them: a file is for everybody. */
const rawVoice = (desk: Desk): Voice => ({
  ...voiceOf(desk),
  hexSpeech: 'raw',
  hexNames: 'both',
  names: viewNames(desk.game, seenBy(desk.game, desk.match.state, 'both')),
});

export type Told = { readonly lines: readonly string[]; readonly dice: number; readonly runs: boolean };

/** The whole game so far, each order with what whoever gave it heard. `runs`: it began at the set-up of its scenario. */
export const gameSoFar = (desk: Desk): Told => {
  const { game, match } = desk;
  const state = stateAfter(match, 0);
  const { scenario, options } = match.state;
  const fresh = game.rules.setup(scenario, options);
  settle(game.rules, fresh);
  const runs = hashOf({ ...fresh, drawn: 0 }) === hashOf({ ...state, drawn: 0 });
  const voice = rawVoice(desk);
  const lines: string[] = [...headLines(desk)];
  let dice = 0;
  for (const entry of match.entries) {
    desk.tick?.();
    lines.push(...typedLines(desk, state, entry), ...diceLines(entry.dice, dice));
    lines.push(...sayEvents(voice, entry.events, foggy(desk) ? (entry.orders[0]?.by ?? 'both') : 'both'));
    dice += entry.dice.length;
    doAgain(game.rules, state, entry);
  }
  return { lines, dice, runs };
};

/** How hexes look in each manner of saying them; what is no hex of the map stays as it is. */
const SPOKEN: Readonly<Record<HexSpeech, RegExp | undefined>> = {
  pair: /\b(?:[A-Z] )?\d{1,2} \d\d\b/g,
  digits: /\b(?:[A-Z] )?\d(?: \d){2,4}\b/g,
  nato: /\b[a-z]+(?: [a-z]+){2,4}\b/gi,
  raw: undefined,
};

const rawHexes = ({ game, settings }: Desk, lines: readonly string[]): readonly string[] => {
  const pattern = SPOKEN[settings.hexSpeech];
  if (pattern === undefined) return lines;
  const ids = new Map(game.board.grid.ids.map((id) => [sayHex(id, settings.hexSpeech).toLowerCase(), id]));
  return lines.map((line) => line.replace(pattern, (said) => ids.get(said.toLowerCase()) ?? said));
};

/** A refusal that comes only of who sits here would not come when it is run again. */
const isOnlyHere = ({ refusal }: Reply): boolean => refusal?.rule === 'hexfront:undo';

const THROUGH = /^\s*end\s+[a-z]/i;

/** How far `end to` goes depends on who is asked on the way: its ends are written one by one. */
const throughLines = (
  desk: Desk,
  transcript: Transcript,
  typed: string,
  entries: readonly Entry[],
): readonly string[] => {
  const lines: string[] = [];
  for (const { orders, dice } of entries) {
    lines.push(`> ${writeOrders(desk.registry, orders)}`, ...diceLines(dice, transcript.dice));
    transcript.dice += dice.length;
  }
  const { asked } = desk;
  const isAsked = asked?.kind === 'confirm' && asked.atKeyboard === true;
  transcript.held = isAsked && THROUGH.test(typed) ? 'end' : undefined;
  return [...lines, `# ${ascii(typed).trim()}`];
};

/** What goes into the file for one line; `> ` stands before what is to be done again. */
const writtenLines = (desk: Desk, transcript: Transcript, typed: string, reply: Reply): readonly string[] => {
  const said = rawHexes(desk, reply.lines);
  const { asked } = desk;
  const clean = printable(typed);
  const words = (clean.ok ? clean.value : ascii(typed)).trim().replace(/\s+/g, ' ');
  // What is done again is written out: run again, the line before it may be another.
  const isAgain = verbOf(desk, words) === 'again';
  const line = isAgain && reply.opening !== undefined ? (desk.last?.line ?? words) : words;
  const { held } = transcript;
  transcript.held = undefined;
  if (asked?.kind === 'confirm' && asked.atKeyboard === true) {
    transcript.held = asked.line ?? line;
    return [`# ${line}`, ...said];
  }
  if (held !== undefined && /^yes\.?$/i.test(line)) return [`> ${held}`, ...said];
  const verb = desk.registry.named(verbOf(desk, line) ?? '')?.spec;
  // What commits is no answer, and is not carried out either.
  const drops =
    verb?.name === 'again' ||
    (held !== undefined && (verb === undefined || verb.name === 'no' || verb.commits === true));
  // What was no line at all may be one without what was strange in it.
  const isNone = line === '' || !clean.ok || line.length > LONGEST_LINE;
  return [isNone || drops || isOnlyHere(reply) ? `# ${line}`.trimEnd() : `> ${line}`, ...said];
};

const singleLines = (
  desk: Desk,
  transcript: Transcript,
  typed: string,
  reply: Reply,
  entries: readonly Entry[],
): readonly string[] => {
  const dice = entries.flatMap((entry) => entry.dice);
  const [first = '', ...rest] = writtenLines(desk, transcript, typed, reply);
  const numbered = diceLines(dice, transcript.dice);
  transcript.dice += dice.length;
  return [first, ...numbered, ...rest];
};

/** Writes a line and its reply down; the reply, with what is wrong if that cannot be done any more. */
export const noted = (desk: Desk, typed: string, reply: Reply, before: number): Reply => {
  const transcript = desk.transcript;
  if (transcript === undefined) return reply;
  const entries = desk.match.entries.slice(before);
  const byOrders = reply.byOrders === true && entries.length > 0;
  const lines =
    THROUGH.test(typed) || byOrders
      ? [...throughLines(desk, transcript, typed, entries), ...rawHexes(desk, reply.lines)]
      : singleLines(desk, transcript, typed, reply, entries);
  return kept(desk, transcript, lines, reply);
};

const kept = (desk: Desk, { sheet }: Transcript, lines: readonly string[], reply: Reply): Reply => {
  const wrong = sheet.add(lines);
  if (wrong === undefined) return reply;
  desk.transcript = undefined;
  return {
    ...reply,
    lines: [...reply.lines, ...tell(desk, 'transcript.stopped'), ...sayProblem(voiceOf(desk), wrong)],
  };
};

/** The orders of an opponent that were given since, as somebody would have typed them, and what was said of them. */
export const notedTurn = (desk: Desk, since: number, reply: Reply): Reply => {
  const { transcript, match, game } = desk;
  if (transcript === undefined || match.entries.length === since) return reply;
  const state = stateAfter(match, since);
  const lines: string[] = [];
  for (const entry of match.entries.slice(since)) {
    lines.push(...typedLines(desk, state, entry), ...diceLines(entry.dice, transcript.dice));
    transcript.dice += entry.dice.length;
    doAgain(game.rules, state, entry);
  }
  return kept(desk, transcript, [...lines, ...rawHexes(desk, reply.lines)], reply);
};
