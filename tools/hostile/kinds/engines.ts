// Lines of the engine protocol, both ways: what an engine is told, and what an engine in the arena says.
import { matchFrom } from '../../../src/core/match.ts';
import { playMatch } from '../../../src/engine/arena.ts';
import { newEar } from '../../../src/engine/reply-reader.ts';
import type { Opponent } from '../../../src/engine/engine-client.ts';
import { ENGINE_MESSAGES } from '../../../src/text/en/cli/engine-arena.ts';
import { registryFor } from '../../../src/language/verb-registry.ts';
import { programVoice } from '../../../src/cli/load/game.ts';
import { PROGRAM_MESSAGES } from '../../../src/text/en/index.ts';
import { say } from '../../../src/text/say.ts';
import { messageBook } from '../../../src/text/voice.ts';
import { nasty, nastyWord, oneOf, seldom, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import type { Bench, Heard } from '../bench.ts';
import { engineTalks, positionSpare, typedLines } from '../corpus.ts';
import { asFile, mutatedBytes, mutatedLines } from '../mutate.ts';
import { FIRST } from '../seeds.ts';
import type { Kind } from './kind.ts';

const COMMANDS = [
  'protocol_version',
  'name',
  'version',
  'list_commands',
  'known_command',
  'games',
  'position',
  'record',
  'side',
  'level',
  'option seed',
  'time',
  'legal',
  'genorder',
  'genphase',
  'choose',
  `play ${FIRST.hostile.die.split(' ')[0] ?? ''}`,
  'result',
  'undo',
  'evaluate',
  'explain',
  'hash',
  'perft',
  'stop',
] as const;

const encoder = new TextEncoder();

const wildCommand = (draw: Draw): string => {
  const words = Array.from({ length: upTo(draw, 2) }, () => nastyWord(draw));
  return [...(seldom(draw, 4) ? [nastyWord(draw)] : []), oneOf(draw, COMMANDS), ...words].join(' ');
};

const madeCommands = (draw: Draw): Uint8Array => {
  const lines = oneOf(draw, engineTalks());
  if (seldom(draw, 10))
    return mutatedBytes(draw, encoder.encode(lines.join('\n')), encoder.encode(nasty(draw)));
  const more = Array.from({ length: 1 + upTo(draw, 3) }, () => wildCommand(draw));
  const changed = mutatedLines(draw, lines, [...positionSpare(), ...typedLines()]);
  const at = upTo(draw, changed.length);
  return asFile(draw, [...changed.slice(0, at), ...more, ...changed.slice(at)]);
};

/** What takes as long as its caller wants is stopped at once: that must be heard. */
const stopped = (bytes: Uint8Array): Uint8Array => {
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(
    text.replaceAll(/^.*\b(?:legal|perft|genphase)\b.*$/gim, (line) => `${line}\nstop`),
    'latin1',
  );
};

export const ENGINE: Kind = {
  id: 'engine',
  ending: 'txt',
  share: 8,
  make: madeCommands,
  ways: [{ name: 'engine', go: async (bench, bytes) => bench.run(['engine'], { input: stopped(bytes) }) }],
};

const REPLY = [
  '= 1',
  '=',
  '= 02302ccb',
  '= end',
  '= place default',
  '? NO no',
  '= none',
  '= 1\nmore',
  '=7 x',
  '= move n3 1303',
] as const;

const madeReplies = (draw: Draw): Uint8Array => {
  const all = Array.from({ length: 3 + upTo(draw, 5) }, () => `${oneOf(draw, REPLY)}\n`);
  const changed = mutatedLines(draw, all, [...REPLY, ''], 3);
  const spaced = seldom(draw, 3) ? changed.map((line) => `${line}${nasty(draw, true)}\n`) : changed;
  return encoder.encode(spaced.join('\n'));
};

/** In milliseconds. All that is said is said at once, so nobody has to wait long to hear that there is no more. */
const PATIENCE = 20;

/** Says what it was given, a piece for every command, and goes on to its end whatever it is asked. */
const parrot = (bytes: Uint8Array, pieces: number): Opponent => {
  const ear = newEar();
  const text = new TextDecoder().decode(bytes);
  const length = Math.ceil(text.length / pieces);
  let at = 0;
  return {
    name: text.slice(0, 30),
    ask: async () => {
      const reply = ear.reply(PATIENCE);
      if (at >= text.length) ear.deaf(7);
      else ear.hear(text.slice(at, (at += length)));
      return reply;
    },
    close: () => undefined,
  };
};

const arena = async ({ games }: Bench, bytes: Uint8Array, fog: string, pieces: number): Promise<Heard> => {
  const loaded = await games[0]?.load(() => ({ ok: true, value: '' }));
  if (loaded?.ok !== true) throw new Error('The small game cannot be loaded');
  const game = loaded.value;
  const { state } = matchFrom(game.rules, game.rules.setup('skirmish', { fog }));
  const entrant = { name: 'hostile', open: () => parrot(bytes, pieces) };
  const { faults } = await playMatch(
    { game, registry: registryFor(game), state },
    { entrants: [entrant, entrant], games: 2, seed: 1, seconds: 1, mostOrders: 60 },
  );
  const voice = { ...programVoice, book: messageBook(PROGRAM_MESSAGES, ENGINE_MESSAGES) };
  return {
    text: faults
      .flat()
      .flatMap((message) => say(voice, message))
      .join('\n'),
  };
};

export const REPLIES: Kind = {
  id: 'reply',
  ending: 'txt',
  share: 6,
  make: madeReplies,
  ways: [
    { name: 'arena, open', go: async (bench, bytes) => arena(bench, bytes, 'off', 8) },
    { name: 'arena, hidden', go: async (bench, bytes) => arena(bench, bytes, 'on', 3) },
    { name: 'arena, bit by bit', go: async (bench, bytes) => arena(bench, bytes, 'off', 2000) },
  ],
};
