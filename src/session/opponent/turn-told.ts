// What the person is told of what the opponent has done since: all of it where that is little, else a digest.
import type { Entry } from '../../core/match.ts';
import { seenBy } from '../../api/game.ts';
import { sayEvents } from '../../text/say-events.ts';
import { sayProblem, sayRefusal } from '../../text/say-refusal.ts';
import { voiceBetween, voicesSince } from '../known-names.ts';
import type { Spoken } from '../known-names.ts';
import type { Voice } from '../../text/voice.ts';
import { questionLines } from '../pending.ts';
import type { Desk } from '../session.ts';
import { foggy, tell, viewerOf, voiceOf } from '../session.ts';
import { answer, done } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { verdictSaid } from '../end/verdict-said.ts';
import { deeds, inShort, tidings } from '../verbs/game/events.ts';
import { digest, isResult } from './digest.ts';
import { cutOff } from './threats.ts';
import { HIGHEST_LEVEL } from '../../players/level-names.ts';
import { isHalted } from './seated.ts';
import type { SeatedOpponent, Since } from './seated.ts';

/** More lines are a digest. */
export const MOST_LINES = 8;
/** So many orders are soon told one by one. */
const FEW_ORDERS = 12;

/** What is to be compared with once it has played. */
export const sinceNow = (desk: Desk, { person }: SeatedOpponent): Since => ({
  entries: desk.match.entries.length,
  was: seenBy(desk.game, desk.match.state, viewerOf(desk)),
  cut: cutOff(desk, person),
});

/** Orders that are told together: an attack, with all that came of it up to its result. */
const runsOf = (desk: Desk, spoken: readonly Spoken[]): readonly (readonly Spoken[])[] => {
  const { toll } = desk.game;
  const runs: Spoken[][] = [];
  let isOpen = false;
  for (const one of spoken) {
    const { events } = one.entry;
    const isAttack = events.some(({ kind }) => toll?.attacks.includes(kind));
    if (isOpen && !isAttack) runs.at(-1)?.push(one);
    else runs.push([one]);
    isOpen = (isOpen || isAttack) && !events.some(isResult);
  }
  return runs;
};

/** Whoever had a name in one of them has it in all. */
const voiceOfRun = (run: readonly Spoken[]): Voice | undefined =>
  run
    .map(({ voice }) => voice)
    .reduce<Voice | undefined>(
      (before, voice) => (before === undefined ? voice : voiceBetween(before, voice)),
      undefined,
    );

/** Undefined: there are too many for that. */
const oneByOne = (desk: Desk, from: number): readonly string[] | undefined => {
  if (desk.match.entries.length - from > FEW_ORDERS) return undefined;
  const who = viewerOf(desk);
  const lines = runsOf(desk, voicesSince(desk, who, from)).flatMap((run) => {
    const voice = voiceOfRun(run);
    const events = run.flatMap(({ entry }) => deeds(desk, entry.events));
    return voice === undefined ? [] : sayEvents(inShort(voice), events, who);
  });
  return lines.length > MOST_LINES ? undefined : lines;
};

/** All that has come of orders since, with its sums and rules. */
export const inFullSince = (desk: Desk, from: number): readonly string[] => {
  const who = viewerOf(desk);
  return runsOf(desk, voicesSince(desk, who, from)).flatMap((run) => {
    const voice = voiceOfRun(run);
    const events = run.flatMap(({ entry }) => entry.events);
    return voice === undefined ? [] : sayEvents({ ...voice, level: 'verbose' }, events, who);
  });
};

const faultLines = (desk: Desk, { fault, rival }: SeatedOpponent): readonly string[] => {
  if (fault === undefined) return [];
  const { code, params } = fault;
  const said =
    'rule' in fault
      ? sayRefusal(voiceOf(desk), { code, params, rule: fault.rule })
      : sayProblem(voiceOf(desk), { code, params });
  return [...tell(desk, 'opponent.failed', { side: rival.side }), ...said];
};

const overLines = (desk: Desk): readonly string[] => {
  const { over } = desk.match.state;
  if (over === undefined) return [];
  return tell(desk, 'game.over', verdictSaid(over));
};

/** Another program that fails may be replaced. */
const haltedLines = (desk: Desk, opponent: SeatedOpponent): readonly string[] => {
  const { rival, fault } = opponent;
  const isReplaced = fault !== undefined && rival.think === undefined;
  return [
    ...faultLines(desk, opponent),
    ...tell(desk, 'opponent.halted', { side: rival.side }),
    ...(isReplaced ? tell(desk, 'opponent.or-instead', { level: HIGHEST_LEVEL }) : []),
  ];
};

export const turnTold = async (desk: Desk, opponent: SeatedOpponent, since: Since): Promise<Reply> => {
  const stopped = isHalted(opponent, desk.match) ? haltedLines(desk, opponent) : [];
  const fresh: readonly Entry[] = desk.match.entries.slice(since.entries);
  if (fresh.length === 0) return stopped.length === 0 ? answer([]) : done(stopped);
  const all = oneByOne(desk, since.entries);
  const told = all ?? (await digest(desk, opponent, since));
  const rest = all === undefined ? tell(desk, 'opponent.told.rest') : [];
  const quiet =
    told.length === 0 ? tell(desk, 'opponent.quiet', { side: opponent.rival.side, fog: foggy(desk) }) : told;
  const fateful = tidings(desk, since.entries).filter((line) => !quiet.includes(line));
  // Where all is told one by one, how the game ended is among it.
  const over = overLines(desk).filter((line) => !quiet.includes(line));
  return done(
    [...quiet, ...fateful, ...over, ...rest, ...stopped],
    questionLines(desk, undefined, all !== undefined),
  );
};
