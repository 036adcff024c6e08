// The desk: where a typed line becomes orders, questions and replies. Every front end sits at one.
import { mutedKeys } from '../api/mute-kinds.ts';
import type { Level } from '../api/settings.ts';
import { seenBy } from '../api/game.ts';
import type { Match } from '../core/match.ts';
import { decision } from '../core/kernel.ts';
import type { Decision } from '../core/kernel.ts';
import type { Args, Message, Params, Problem, Refusal, Side } from '../core/types.ts';
import type { View } from '../api/view.ts';
import type { Game } from '../api/game.ts';
import type { Topic } from '../api/verb-spec.ts';
import type { VerbRegistry } from '../language/verb-registry.ts';
import { registryFor } from '../language/verb-registry.ts';
import type { Glimpse, Scene } from '../language/parse/scope.ts';
import { sceneMaker } from '../language/parse/scope.ts';
import { writing } from './order-to-type.ts';
import { viewNames } from '../text/view-names.ts';
import { PROGRAM_MESSAGES } from '../text/en/index.ts';
import { say } from '../text/say.ts';
import type { Book, Voice } from '../text/voice.ts';
import { messageBook } from '../text/voice.ts';
import type { Asked } from './confirm.ts';
import type { OpenPhase } from './end/phase-over.ts';
import type { Replay } from './verbs/game/replay-position.ts';
import type { Papers } from '../record/files/player-files.ts';
import type { Transcript } from './transcript.ts';
import { DESK_MESSAGES } from '../text/en/play/session.ts';
import { newWalk } from './walk-cursor.ts';
import type { Walk } from './walk-cursor.ts';
import { newEar } from './ear/cursor.ts';
import type { Ear } from './ear/cursor.ts';
import { newIntent } from './intent/intent.ts';
import type { Intent } from './intent/intent.ts';
import type { Journal } from './journal.ts';
import { seatOpponent } from './opponent/seated.ts';
import type { SeatedOpponent } from './opponent/seated.ts';
import type { Adviser } from './opponent/adviser.ts';
import type { Errand } from './opponent/errand.ts';
import type { Rival } from '../players/rival.ts';
import type { Settings } from './settings.ts';
import { STANDARD } from './settings.ts';
import type { Tutor } from './tutor.ts';

export type Remember = (name: string, value: string | undefined) => Problem | undefined;

export type Desk = {
  readonly game: Game;
  readonly book: Book;
  readonly registry: VerbRegistry;
  readonly scene: (glimpse: Glimpse) => Scene;
  readonly journal: Journal | undefined;
  /** Where transcripts and exports go. */
  readonly papers: Papers | undefined;
  /** Two people take turns at it, and must not see each other's side. */
  readonly twoPeople: boolean;
  /** Who plays the other side by itself; whoever types here plays the one that is left. */
  opponent: SeatedOpponent | undefined;
  /** What a line began that takes time: whoever sits here runs it before the next line. */
  errand: Errand | undefined;
  /** Somebody types here who can be asked whether a turn is really over. */
  readonly confirmsEnd: boolean;
  /** Keeps a setting for other games too; no value: it is as if nothing had been said. */
  readonly remember: Remember | undefined;
  /** What starts this program at the shell. */
  readonly command: string;
  /** It answers a question and is left: nobody plays here. */
  readonly onlyAsked: boolean;
  /** Another one where a tutor goes on to the next lesson. */
  match: Match;
  readonly settings: Settings;
  tutor: Tutor | undefined;
  /** Where in the game so far a replay stands; nothing can be ordered while there is one. */
  replay: Replay | undefined;
  /** The transcript that is being written. */
  transcript: Transcript | undefined;
  /** What the line being answered is about. */
  topic: Topic | undefined;
  /** The level of the reply to the line being answered, where the line names one. */
  levelOnce: Level | undefined;
  /** A scratch copy that orders go to while it is there. */
  trial: Match | undefined;
  /** Whose trial it is: it shows nothing else than this side may see. */
  trialBy: Side | undefined;
  /** Who sits here now, where two people take turns. */
  seat: Side;
  /** Nothing is shown until this side is ready. */
  waiting: Side | undefined;
  /** The other side has broken in and its next order is awaited. */
  halted: Side | undefined;
  asked: Asked | undefined;
  /** The phase that somebody was last asked to end. */
  openPhase: OpenPhase | undefined;
  /** The hex that was last looked at or named. */
  here: string | undefined;
  readonly walk: Walk;
  /** What each side has yet to hear begins with this entry. */
  readonly heard: Record<Side, number>;
  refused: Refusal | undefined;
  /** What is the same each time, by its key, and has been heard. */
  readonly toldOnce: Set<string>;
  /** What came of the last order that was carried out, in full: its sums, rules and codes; and whether `more` has told it. */
  inFull: { readonly revision: number; readonly lines: readonly string[]; readonly isHeard: boolean };
  /** The phase that was last said to be on. */
  headTold: { readonly turn: number; readonly phasing: Side; readonly phase: string } | undefined;
  lastLines: readonly string[];
  /** Lines that a reply held back, for `more`. */
  heldBack: readonly string[];
  /** Whose odds on what were asked for last, and how far the game was then. */
  oddsAsked: { readonly revision: number; readonly args: Args } | undefined;
  /** What is gone through by ear, and what was said. */
  readonly ear: Ear;
  /** What is meant beyond the order of the moment: groups, a plan. */
  readonly intent: Intent;
  /** The last line that said anything, as it was meant, and whether it was a command. */
  last: { readonly line: string; readonly isCommand: boolean } | undefined;
  /** The verb of the line before, if it was an order that was carried out. */
  lastDone: string | undefined;
  /** Whoever gives hints, as long as he is asked for the same side. */
  adviser: Adviser | undefined;
  /** Called while an answer takes its time. */
  tick: (() => void) | undefined;
  /** The last view taken, and of what: many sentences ask for the same. */
  sight:
    { readonly of: string; readonly match: Match; readonly view: View; short: View | undefined } | undefined;
  /** The open question, until the game goes on: every name that is said asks who is looking. */
  decided:
    { readonly match: Match; readonly revision: number; readonly decision: Decision | undefined } | undefined;
};

export type DeskOptions = {
  readonly journal?: Journal | undefined;
  readonly papers?: Papers | undefined;
  readonly twoPeople?: boolean;
  readonly opponent?: Rival | undefined;
  readonly confirmsEnd?: boolean;
  readonly onlyAsked?: boolean;
  readonly command?: string;
  readonly remember?: Remember;
  readonly settings?: Partial<Settings>;
};

/** The entry after the last one by a side. */
const afterLast = (match: Match, side: Side): number =>
  match.entries.findLastIndex(({ orders }) => orders[0]?.by === side) + 1;

export const NOTHING_DONE = { revision: 0, lines: [], isHeard: true } as const;

/** The same, unless it has been taken back. */
export const fullNow = (desk: Desk): Desk['inFull'] =>
  desk.inFull.revision === played(desk).revision ? desk.inFull : NOTHING_DONE;

export const openDesk = (game: Game, match: Match, options: DeskOptions = {}): Desk => ({
  game,
  book: messageBook(PROGRAM_MESSAGES, DESK_MESSAGES, game.messages),
  registry: registryFor(game),
  scene: sceneMaker(game),
  journal: options.journal,
  papers: options.papers,
  twoPeople: options.twoPeople === true,
  opponent: options.opponent === undefined ? undefined : seatOpponent(game, match, options.opponent),
  errand: undefined,
  confirmsEnd: options.confirmsEnd === true,
  onlyAsked: options.onlyAsked === true,
  remember: options.remember,
  command: options.command ?? 'hexfront',
  match,
  tutor: undefined,
  settings: { ...STANDARD, ...options.settings },
  replay: undefined,
  transcript: undefined,
  topic: undefined,
  levelOnce: undefined,
  trial: undefined,
  trialBy: undefined,
  seat: decision(game.rules, match.state)?.by ?? match.state.clock.phasing,
  waiting: undefined,
  halted: undefined,
  asked: undefined,
  openPhase: undefined,
  here: undefined,
  walk: newWalk(),
  heard: Object.fromEntries(game.rules.sides.map((side) => [side, afterLast(match, side)])),
  refused: undefined,
  toldOnce: new Set(),
  inFull: NOTHING_DONE,
  headTold: undefined,
  lastLines: [],
  heldBack: [],
  oddsAsked: undefined,
  ear: newEar(),
  intent: newIntent(game, options.journal?.groups?.read()),
  last: undefined,
  lastDone: undefined,
  adviser: undefined,
  tick: undefined,
  sight: undefined,
  decided: undefined,
});

/** Another match at the same desk: all that was of the one before is forgotten, but not how things are said. */
export const playInstead = (desk: Desk, match: Match): void => {
  const { journal, twoPeople, confirmsEnd, command, settings, tutor, transcript } = desk;
  const { settings: _, ...fresh } = openDesk(desk.game, match, {
    journal,
    twoPeople,
    confirmsEnd,
    command,
    settings,
  });
  Object.assign(desk, fresh, { tutor, transcript });
};

/** The match that is looked at, and that orders go to: the scratch copy while one is there. */
export const played = (desk: Desk): Match => desk.replay?.match ?? desk.trial ?? desk.match;

export const deciding = (desk: Desk): Decision | undefined => {
  const match = played(desk);
  const { revision } = match;
  if (desk.decided?.match !== match || desk.decided.revision !== revision)
    desk.decided = { match, revision, decision: decision(desk.game.rules, match.state) };
  return desk.decided.decision;
};

/** The side of the person who plays against an opponent, always his; in a trial he tries out both sides. */
const person = ({ opponent, trial }: Desk): Side | undefined =>
  trial === undefined ? opponent?.person : undefined;

/**
 * Whose orders are awaited: those of the person who plays against an opponent, else of the side that broke in, else of the
 * side that decides, else of whose turn it was.
 */
export const speaker = (desk: Desk): Side =>
  (desk.replay === undefined || desk.replay.who === 'both' ? undefined : desk.replay.who) ??
  person(desk) ??
  desk.halted ??
  deciding(desk)?.by ??
  played(desk).state.clock.phasing;

/** Whether the opponent is to decide, and nobody at the keyboard; dice that are rolled by hand are typed for it. */
export const isOpponents = (desk: Desk): boolean => {
  if (desk.opponent === undefined || desk.trial !== undefined || desk.replay !== undefined) return false;
  const now = deciding(desk);
  return now !== undefined && now.kind !== 'roll' && now.by === desk.opponent.rival.side;
};

/** Where nothing is hidden, everybody sees all. */
export const foggy = (desk: Desk): boolean => desk.game.rules.hides?.(played(desk).state) === true;

/**
 * Where something is hidden a hand-over is final, also before the one who took over has done anything; and what an opponent
 * has done is not the person's to take back.
 */
export const isHandedOver = (desk: Desk): boolean => {
  const last = played(desk).entries.at(-1)?.orders[0]?.by;
  return (foggy(desk) || person(desk) !== undefined) && last !== undefined && last !== speaker(desk);
};

/** Two who hide nothing from each other any more, or never did, may both read what one has kept. */
export const isOpenBook = ({ twoPeople, opponent, match, game }: Desk): boolean =>
  (!twoPeople && opponent === undefined) ||
  match.state.over !== undefined ||
  game.rules.hides?.(match.state) !== true;

/** A position shows everything: to one person who plays both sides, or where nothing is hidden. Who only asks may be anybody. */
export const maySeeAll = (desk: Desk): boolean => !foggy(desk) || (!desk.onlyAsked && isOpenBook(desk));

/** Two people with something to hide from each other. */
export const apart = (desk: Desk): boolean => desk.twoPeople && foggy(desk);

/** Whose view is shown: of a replay, of whoever tries something, else of who speaks; `both` where nothing is hidden. */
export const viewerOf = (desk: Desk): Side | 'both' => {
  if (desk.replay !== undefined) return desk.replay.who;
  if (!foggy(desk)) return 'both';
  return desk.trial === undefined ? speaker(desk) : (desk.trialBy ?? speaker(desk));
};

/** What is seen, with every unit by its whole name: names are typed as they are printed. */
export const wholeView = (desk: Desk): View => {
  const match = played(desk);
  const who = viewerOf(desk);
  const of = `${who} ${match.revision}`;
  if (desk.sight?.of === of && desk.sight.match === match) return desk.sight.view;
  const view = seenBy(desk.game, match.state, who);
  desk.sight = { of, match, view, short: undefined };
  return view;
};

/** What is seen, with units called as the listener wants it. */
export const viewOf = (desk: Desk): View => {
  const view = wholeView(desk);
  if (desk.sight === undefined) return view;
  if (desk.settings.names === 'long') return view;
  desk.sight.short ??= named(desk, view);
  return desk.sight.short;
};

/** A view with its units called as the listener wants it. */
export const named = ({ settings }: { readonly settings: Pick<Settings, 'names'> }, view: View): View =>
  settings.names === 'long'
    ? view
    : { ...view, units: view.units.map((unit) => (unit.known ? { ...unit, name: unit.id } : unit)) };

/** The level of what is talked about now. */
export const levelOf = ({ settings, topic, levelOnce }: Desk): Level =>
  levelOnce ?? (topic === undefined ? undefined : settings.topics[topic]) ?? settings.level;

/** The view is taken when something in it is first named: most messages name nothing. */
const lateView = (desk: Desk): Pick<View, 'units' | 'places'> => ({
  get units() {
    return viewOf(desk).units;
  },
  get places() {
    return viewOf(desk).places;
  },
});

export const voiceOf = (desk: Desk, view: Pick<View, 'units' | 'places'> = lateView(desk)): Voice =>
  writing(desk, {
    level: levelOf(desk),
    hexSpeech: desk.settings.hexSpeech,
    hexNames: desk.settings.hexNames,
    book: desk.book,
    names: viewNames(desk.game, view),
    ...(desk.game.retell !== undefined && { retell: desk.game.retell }),
    ...(desk.settings.muted.length > 0 && { mute: mutedKeys(desk.settings.muted) }),
  });

/** One message as lines at this desk's level and hex speech. */
export const tell = (desk: Desk, key: string, params: Params = {}, voice = voiceOf(desk)): string[] =>
  say(voice, { key, params });

export const tellAll = (desk: Desk, messages: readonly Message[], voice = voiceOf(desk)): string[] =>
  messages.flatMap((message) => say(voice, message));

/** The verb a line begins with, if it is one. */
export const verbOf = (desk: Desk, line: string): string | undefined => {
  const [word = ''] = line
    .trim()
    .toLowerCase()
    .split(/[\s.,;]/, 1);
  return desk.registry.find(word)?.spec.name;
};

/** A problem with a file in the middle of play, as a refusal of what was typed. */
export const asRefusal = (problem: Problem): Refusal => ({
  code: problem.code,
  rule: 'hexfront:record',
  params: problem.params,
});
