// The engine at work: reads commands, works on them in slices so that it can be stopped, and replies one by one.
import type { Message, Problem } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { problem } from '../core/problem.ts';
import { say } from '../text/say.ts';
import { VERBS } from './commands.ts';
import type { Answer, Shelf, Verb } from './commands.ts';
import { BLOCK_END, readCommand, replyLines } from './protocol.ts';
import type { Command, Reply } from './protocol.ts';
import { engineVoice, refusedReply } from './reply-sentences.ts';
import { newSession } from './engine-state.ts';
import type { Session } from './engine-state.ts';
import type { Thinking } from './search-tasks.ts';

export type Lines = { next(): Promise<string | undefined> };

/** Milliseconds of work before it looks up. */
const SLICE = 15;
const MOST_BLOCK = 4 * 1024 * 1024;
/** Lines and characters read ahead; `stop` is heard among these. */
const AHEAD = { lines: 10_000, characters: 16 * 1024 * 1024 } as const;

/** What has been typed and not been taken yet. */
type Inbox = {
  readonly lines: string[];
  characters: number;
  ended: boolean;
  /** Called when something comes, or when there is room again. */
  wake: () => void;
};

const soon = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const woken = async (inbox: Inbox): Promise<void> =>
  new Promise((resolve) => {
    const before = inbox.wake;
    inbox.wake = () => {
      before();
      resolve();
    };
  });

const ring = (inbox: Inbox): void => {
  const { wake } = inbox;
  inbox.wake = () => undefined;
  wake();
};

const isFull = ({ lines, characters }: Inbox): boolean =>
  lines.length > AHEAD.lines || characters > AHEAD.characters;

const fill = async (inbox: Inbox, lines: Lines): Promise<void> => {
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    inbox.lines.push(line);
    inbox.characters += line.length;
    ring(inbox);
    while (isFull(inbox)) await woken(inbox);
  }
  inbox.ended = true;
  ring(inbox);
};

const nextLine = async (inbox: Inbox): Promise<string | undefined> => {
  while (inbox.lines.length === 0 && !inbox.ended) await woken(inbox);
  const wasFull = isFull(inbox);
  const line = inbox.lines.shift();
  inbox.characters -= line?.length ?? 0;
  if (wasFull && !isFull(inbox)) ring(inbox);
  return line;
};

const STOPS = /^\s*(\d{1,9}\s+)?stop\s*$/i;

/** It stops what stands before it, and nothing that was asked for earlier. */
const isStopped = ({ lines: [next = ''] }: Inbox): boolean => STOPS.test(next);

const gameOf = ({ table }: Session): Game | undefined => table?.game;

const refused = (session: Session, problems: readonly Problem[]): Reply =>
  refusedReply(gameOf(session), problems);

/** Lines. */
const EXPLAINED = 5;

const replyOf = (session: Session, answer: Answer): Reply => {
  if ('ok' in answer) return answer;
  if ('said' in answer) {
    const lines = answer.said.flatMap((each: Message) => say(engineVoice(gameOf(session)), each));
    return { ok: true, lines: lines.slice(0, EXPLAINED) };
  }
  return refused(session, 'code' in answer ? [answer] : answer);
};

const thought = async (thinking: Thinking, inbox: Inbox): Promise<Reply | Problem> => {
  let since = performance.now();
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE) continue;
    // Twice: once for what has come in to be read, once for it to be handed on.
    await soon();
    await soon();
    if (isStopped(inbox)) return problem('ENGINE.STOPPED');
    since = performance.now();
  }
};

const isThinking = (work: object): work is Thinking => Symbol.iterator in work && 'next' in work;

const blockFor = async (inbox: Inbox, verb: Verb, { rest }: Command): Promise<string | Problem> => {
  if (verb.block !== true) return '';
  if (rest !== '') return rest;
  const lines: string[] = [];
  let size = 0;
  for (let line = await nextLine(inbox); line?.trim() !== BLOCK_END; line = await nextLine(inbox)) {
    if (line === undefined) return problem('ENGINE.BLOCK-OPEN');
    size += line.length + 1;
    // What is too long is still read to its end, or it would be taken for commands.
    if (size <= MOST_BLOCK) lines.push(line);
  }
  return size > MOST_BLOCK ? problem('ENGINE.BLOCK-SIZE', { most: MOST_BLOCK }) : lines.join('\n');
};

const carryOut = async (session: Session, inbox: Inbox, command: Command, shelf: Shelf): Promise<Reply> => {
  const verb = Object.hasOwn(VERBS, command.name) ? VERBS[command.name] : undefined;
  if (verb === undefined) return refused(session, [problem('ENGINE.UNKNOWN', { typed: command.name })]);
  const block = await blockFor(inbox, verb, command);
  if (typeof block !== 'string') return refused(session, [block]);
  const work = await verb.run(session, command, block, shelf);
  return replyOf(session, isThinking(work) ? await thought(work, inbox) : work);
};

/** Until `quit` or the end of what is typed. Every command has exactly one reply, in the order they came. */
export const serve = async (
  lines: Lines,
  out: (line: string) => void,
  shelf: Shelf,
  session = newSession(),
): Promise<void> => {
  const inbox: Inbox = { lines: [], characters: 0, ended: false, wake: () => undefined };
  void fill(inbox, lines);
  for (let line = await nextLine(inbox); line !== undefined; line = await nextLine(inbox)) {
    const command = readCommand(line);
    if (command.ok && command.value === undefined) continue;
    const number = command.ok ? command.value?.number : undefined;
    const reply =
      command.ok && command.value !== undefined
        ? await carryOut(session, inbox, command.value, shelf)
        : refused(session, command.ok ? [] : [command.error]);
    for (const said of replyLines(number, reply)) out(said);
    if (command.ok && command.value?.name === 'quit') return;
  }
};
