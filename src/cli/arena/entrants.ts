// Who plays in an arena, by name: players of this program, and other programs; and how it is said how far they have come.
import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { problem } from '../../core/problem.ts';
import type { Problem } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import type { Sitter } from '../../engine/arbiter.ts';
import type { Entrant } from '../../engine/arena.ts';
import { otherOpponent, ownOpponent } from '../../engine/engine-client.ts';
import { lineSource } from '../../plain/read-lines.ts';
import { isNamedLikeOwn, isOwnPlayer, OWN_PLAYERS, playerMaker } from '../../players/own-players.ts';
import { clip } from '../../text/ascii.ts';
import { say } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';
import { shelfOf } from '../commands/engine.ts';
import type { Io } from '../io.ts';
import type { Setting } from '../main.ts';

type Named = { readonly first: string; readonly second: string };

/** Two of one name are told apart by a number. */
export const entrantNames = ({ first, second }: Named): readonly [string, string] =>
  first === second ? [`${first} 1`, `${second} 2`] : [first, second];

/** What is named like a player of this program is no command. */
export const strangerIn = ({ first, second }: Named): Problem | undefined => {
  const typed = [first, second].find((name) => isNamedLikeOwn(name) && !isOwnPlayer(name));
  return typed === undefined ? undefined : problem('ARENA.NO-PLAYER', { typed, names: [...OWN_PLAYERS] });
};

/** A first word in which a shell reads nothing else than the name of a command. */
const PLAIN = /^[\w./@%+,:-]+$/;

/** A command that the shell does not know; what only a shell can read is not judged. */
export const unstartableIn = ({ first, second }: Named): Problem | undefined => {
  const command = [first, second].find((each) => {
    const [word = ''] = each.trim().split(/\s+/);
    if (isOwnPlayer(each) || !PLAIN.test(word)) return false;
    const { status } = spawnSync('sh', ['-c', 'command -v "$0"', word], { stdio: 'ignore' });
    return status !== null && status !== 0;
  });
  return command === undefined
    ? undefined
    : problem('ARENA.NO-COMMAND', { command, names: [...OWN_PLAYERS] });
};

/** Of a line that an engine complains with. */
const MOST_COMPLAINT = 500;

const passOn = async (io: Io, complaints: Readable): Promise<void> => {
  const lines = lineSource(complaints);
  for (let line = await lines.next(); line !== undefined; line = await lines.next())
    io.err(clip(line, MOST_COMPLAINT));
};

type Hall = { readonly setting: Setting; readonly game: Game };

export type EntrantOptions = Named & { readonly seconds: number; readonly data?: string };

/** The program's own random player, by the protocol that all others speak. */
const BY_PROTOCOL = 'random';

/** `stream`: parts two who share a seed. */
const sitterOf = async (
  game: Game,
  command: string,
  name: string,
  stream: number,
): Promise<(seed: number) => Sitter> => {
  const maker = await playerMaker(game, command);
  return (seed) => {
    const player = maker(seed, stream);
    return {
      name,
      next: async (seat) => Promise.resolve(seat.thinking(() => player(seat))),
      close: () => undefined,
    };
  };
};

/** `byProtocol`: who draws speaks the protocol too. */
export const entrantsOf = async (
  { setting, game }: Hall,
  options: EntrantOptions,
  byProtocol: boolean,
): Promise<readonly [Entrant, Entrant]> => {
  const { first, second, seconds, data } = options;
  const names = entrantNames(options);
  const entrant = async (command: string, stream: 0 | 1): Promise<Entrant> => {
    const name = names[stream];
    if (command === BY_PROTOCOL && byProtocol)
      return { name, open: () => ownOpponent(name, shelfOf(setting, data), seconds * 1000) };
    if (isOwnPlayer(command)) return { name, open: await sitterOf(game, command, name, stream) };
    return {
      name,
      open: () => otherOpponent(name, command, seconds * 1000, (lines) => void passOn(setting.io, lines)),
    };
  };
  return [await entrant(first, 0), await entrant(second, 1)];
};

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Programs that were started end with this one only where it ends in order: a signal alone would leave them running. */
export const endInOrder = ({ first, second }: Named): (() => void) => {
  // Where there are none, nothing is left behind.
  const signals = isOwnPlayer(first) && isOwnPlayer(second) ? [] : ENDS;
  const heard = (signal: NodeJS.Signals): void => process.exit(128 + constants.signals[signal]);
  for (const signal of signals) process.on(signal, heard);
  return () => {
    for (const signal of signals) process.off(signal, heard);
  };
};

/** Not oftener than this is it said how far they have come, in milliseconds. */
const PATIENCE = 30_000;

export const progress = (io: Io, voice: Voice, key: string, games: number): ((game: number) => void) => {
  let last = performance.now();
  return (game) => {
    if (performance.now() - last < PATIENCE) return;
    last = performance.now();
    for (const line of say(voice, { key, params: { game, games } })) io.err(line);
  };
};
