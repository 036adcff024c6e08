// Takes a typed line: reads it as an answer, an order or a question, and gives the reply.
import { check } from '../core/kernel.ts';
import type { Refusal } from '../core/types.ts';
import type { FrontQuestion } from '../api/questions.ts';
import type { Candidate, Understanding } from '../api/verb-spec.ts';
import type { Glimpse, Scene } from '../language/parse/scope.ts';
import { understand } from '../language/parse/line.ts';
import { say } from '../text/say.ts';
import { asksStanding, standing } from './verbs/game/standing.ts';
import { answerAsked, askWhich } from './confirm.ts';
import type { Desk } from './session.ts';
import type { Reply } from './reply.ts';
import { answer, answerWith } from './reply.ts';
import {
  NOTHING_DONE,
  isOpponents,
  levelOf,
  played,
  speaker,
  tell,
  verbOf,
  voiceOf,
  wholeView,
} from './session.ts';
import { giveTyped } from './end/end-phase.ts';
import { endTo, phaseMeant } from './end/end-to-phase.ts';
import { fightTold } from './verbs/game/odds.ts';
import { ableTo, canTakeBack, isTakenAsOne, legalArgs, refuse } from './give-orders.ts';
import { goOn } from './verbs/game/halt.ts';
import { first } from './verbs/handler.ts';
import { MAP_HANDLERS } from './verbs/map/index.ts';
import type { Handler } from './verbs/handler.ts';
import { leave } from './verbs/game/leave.ts';
import { NOT_IN_REPLAY, refuseIn } from './verbs/game/replay.ts';
import { spokenLine } from './order-to-type.ts';
import { canType, sampleOf } from './example-orders.ts';
import { topicOf } from './verbs/speech/verbosity.ts';
import { noted } from './transcript.ts';
import { confirmResign } from './verbs/game/resign.ts';
import { again } from './verbs/game/again.ts';
import { GAME_HANDLERS } from './verbs/game/index.ts';
import { KEEP_HANDLERS } from './verbs/keep/index.ts';
import { cut } from './verbs/speech/page.ts';
import { OPPONENT_HANDLERS } from './verbs/opponent/index.ts';
import { EAR_HANDLERS } from './verbs/ear/index.ts';
import { earStep, isEarStep } from './ear/step.ts';
import { isSpeedWalk, speedWalk } from './ear/speed-walk.ts';
import { keepSaid } from './ear/said.ts';
import { OWN_HANDLERS } from './verbs/own/index.ts';
import { linesMeant, takeAll } from './intent/own-words.ts';
import { INTENT_HANDLERS } from './verbs/intent/index.ts';
import { groupLine, withUnits } from './intent/group-line.ts';
import { foughtOn } from './intent/fight.ts';
import { formationMoved } from './intent/formation-move.ts';
import { withNearGroup } from './intent/near-group.ts';
import { toldToGroup } from './intent/group-again.ts';
import { inShortTold } from './verbs/staff/briefing.ts';
import { STAFF_HANDLERS } from './verbs/staff/index.ts';
import { SPEECH_HANDLERS } from './verbs/speech/index.ts';
import { askerOf } from './asker.ts';
import { fewChoices } from './pending.ts';
import { askAgain, numberTyped, pickedChoice } from './choices/number-choice.ts';

export const sceneOf = (desk: Desk): Scene => {
  const glimpse: Glimpse = {
    view: wholeView(desk),
    by: speaker(desk),
    here: desk.here,
    subjects: (verb) => ableTo(desk, verb) ?? [],
    legal: (verb) => legalArgs(desk, verb),
    asOne: (apart, whole) => isTakenAsOne(desk, apart, whole),
  };
  return desk.scene({
    ...glimpse,
    sample: (verb) => sampleOf(desk, verb),
    // An example that is tried out needs no examples.
    spoken: (line) => spokenLine(desk.game, voiceOf(desk), line),
    can: (line) => canType(desk, desk.scene(glimpse), line),
    safe: (line) => isSafe(desk, line, understand(desk.registry, desk.scene(glimpse), line)),
  });
};

/** What an answer says where it did not find what was named. */
const NOT_FOUND = /\.(?:unknown|several)$/;

/** Whether a line does no harm to whoever sends it as it stands. */
const isSafe = (desk: Desk, line: string, meant: Understanding): boolean => {
  if (desk.waiting !== undefined || desk.replay !== undefined) return meant.kind !== 'refused';
  if (meant.kind === 'orders') return canTakeBack(desk, meant.orders);
  if (meant.kind !== 'question' || !meant.verb.slots.some(({ kind }) => kind === 'text'))
    return meant.kind === 'program' || meant.kind === 'question';
  const { topic } = desk;
  const { facts = [] } = carryOut(desk, line, meant);
  desk.topic = topic;
  return !facts.some((fact) => 'key' in fact && NOT_FOUND.test(fact.key));
};

/** Everything said while a hand-over waits would be said to the wrong person. */
const WHILE_WAITING: ReadonlySet<string> = new Set([
  'ready',
  'save',
  'quit',
  'help',
  'brief',
  'normal',
  'verbose',
  'hexspeech',
  'prompt',
  'theme',
  'charset',
  'colour',
  'repeat',
]);

/** Questions and verbs of the program, by name. Orders need no entry: the rules carry them out. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  ...GAME_HANDLERS,
  ...MAP_HANDLERS,
  ...KEEP_HANDLERS,
  ...SPEECH_HANDLERS,
  ...OPPONENT_HANDLERS,
  ...STAFF_HANDLERS,
  ...INTENT_HANDLERS,
  ...OWN_HANDLERS,
  ...EAR_HANDLERS,
};

/** Asked of an attack that is under way, the desk tells what has come of it, and the game is not asked. */
const ODDS: FrontQuestion = 'odds';

/** The first lines of odds: which odds, who attacks, and the sums. They do not count to the page, so that it has the faces of the die. */
const ODDS_WHO_SUM = 3;

/** A question of the game's own: sums become sentences like any other answer. */
const gameQuestion = (desk: Desk, verb: string): Handler | undefined => {
  const question = desk.game.questions?.[verb];
  if (question === undefined) return undefined;
  return (_desk, args, orders) => {
    const fight = verb === ODDS ? fightTold(desk, first(args, 'target') ?? '') : undefined;
    if (verb === ODDS) desk.oddsAsked = { revision: desk.match.revision, args };
    if (fight !== undefined) return fight;
    const told = question(played(desk).state, askerOf(desk, verb), args);
    if (told === undefined) return HANDLERS[verb]?.(desk, args, orders) ?? answer([]);
    const isBrief = levelOf(desk) === 'brief' && Object.keys(args).length === 0;
    const short = isBrief ? inShortTold(desk, verb) : undefined;
    if (short !== undefined) return { ...answerWith(desk, [short, ...told]), headline: true };
    const reply = answerWith(desk, told);
    if (verb !== ODDS) return reply;
    return levelOf(desk) === 'brief' ? { ...reply, headline: true } : { ...reply, opening: ODDS_WHO_SUM };
  };
};

/** Verbs with an answer at this desk; a test holds it against the registry. */
export const HANDLED: ReadonlySet<string> = new Set([...Object.keys(HANDLERS), 'again']);

/** Of several that could be meant, those that stand on the map come first. */
const onMapFirst = ({ game }: Desk, candidates: readonly Candidate[]): readonly Candidate[] => {
  const isOnMap = ({ label }: Candidate): boolean => {
    const { at } = label.params;
    return typeof at !== 'string' || game.board.grid.index(at) >= 0;
  };
  return [...candidates.filter(isOnMap), ...candidates.filter((each) => !isOnMap(each))];
};

/** Whether the side is asked whose turn it is not. An order that is refused is then told first that it is not its time. */
const isOthers = (desk: Desk): boolean =>
  desk.halted === undefined && speaker(desk) !== played(desk).state.clock.phasing;

/** An order that cannot be given now, whatever it says. */
const notNow = (desk: Desk, line: string): Refusal | undefined => {
  const verb = desk.registry.named(verbOf(desk, line) ?? '')?.spec;
  if (verb?.kind !== 'order') return undefined;
  const refused = check(desk.game.rules, played(desk).state, {
    by: speaker(desk),
    verb: verb.name,
    args: {},
  });
  return refused?.code === 'ORDER.NOT-NOW' ? refused : undefined;
};

const carryOut = (desk: Desk, line: string, meant: Understanding): Reply => {
  switch (meant.kind) {
    case 'nothing':
      if (/^\s*[;,.]/.test(line)) return answer(tell(desk, 'line.nothing'));
      return line.trim() === '' ? askAgain(desk) : answer([]);
    case 'refused':
      return desk.waiting === undefined
        ? refuse(
            desk,
            (isOthers(desk) ? notNow(desk, line) : undefined) ?? withNearGroup(desk, line, meant.refusal),
          )
        : waitingReply(desk);
    case 'which': {
      if (desk.waiting !== undefined) return waitingReply(desk);
      const never = desk.replay === undefined ? notNow(desk, line) : undefined;
      if (never !== undefined) return refuse(desk, never);
      const voice = voiceOf(desk);
      const head = say(voice, { key: meant.refusal.code, params: meant.refusal.params });
      const possible = onMapFirst(desk, meant.candidates).map(({ word, line: whole, label }) => ({
        word,
        line: whole,
        label: (say(voice, label)[0] ?? word).replace(/\.$/, ''),
      }));
      return askWhich(desk, head, possible);
    }
    case 'orders': {
      if (desk.waiting !== undefined) return waitingReply(desk);
      if (desk.replay !== undefined) return refuseIn(desk, meant.orders[0]?.verb ?? '');
      desk.topic = topicOf(desk.registry.named(meant.orders[0]?.verb ?? '')?.spec);
      if (asksStanding(meant.orders)) return answerWith(desk, standing(desk));
      if (meant.orders.some((order) => order.verb === 'resign')) return confirmResign(desk, meant.orders);
      const to = phaseMeant(meant.orders);
      return to === undefined ? giveTyped(desk, meant.orders) : endTo(desk, to);
    }
    case 'question':
    case 'program': {
      const verb = meant.verb.name;
      if (desk.waiting !== undefined && !WHILE_WAITING.has(verb)) return waitingReply(desk);
      if (desk.replay !== undefined && NOT_IN_REPLAY.has(verb)) return refuseIn(desk, verb);
      desk.topic = topicOf(meant.verb);
      if (verb === 'again') return again(desk, (text) => read(desk, text));
      // A game that answers a question of the program itself knows more of it; the staff asks the game by itself.
      const handler = STAFF_HANDLERS[verb] ?? gameQuestion(desk, verb) ?? HANDLERS[verb];
      if (handler === undefined) throw new Error(`The verb ${verb} has no answer at the desk`);
      return handler(desk, meant.args, meant.kind === 'program' ? (meant.orders ?? []) : []);
    }
  }
};

const waitingReply = (desk: Desk): Reply => answer(tell(desk, 'handover.wait', { side: desk.waiting ?? '' }));

/** An empty line lets an opponent play on, and why with a number is about what it did. */
const forOpponent = (desk: Desk, words: string): string | undefined => {
  if (words === '' && isOpponents(desk)) return 'opponent';
  const [, number] = /^why\s+(\d{1,3})\.?$/i.exec(words) ?? [];
  return number === undefined ? undefined : `opponent why ${number}`;
};

/** A step in what is gone through, or several on the map; where something is asked an empty line is about that. */
const byEar = (desk: Desk, words: string): Reply | undefined =>
  isSpeedWalk(words)
    ? speedWalk(desk, words)
    : earStep(desk, words, desk.replay !== undefined || (fewChoices(desk) ?? []).length === 0);

export const read = (desk: Desk, line: string, known?: Understanding): Reply => {
  const words = line.trim();
  // Read before any verb: a game may have one called `leave`.
  if (desk.replay !== undefined && /^leave\.?$/i.test(words)) return leave(desk);
  if (desk.waiting === undefined && desk.halted !== undefined && /^(pass|halt)\.?$/i.test(words))
    return goOn(desk);
  const stepped = desk.waiting === undefined ? byEar(desk, words) : undefined;
  if (stepped !== undefined) return stepped;
  const shorthand = desk.opponent === undefined ? undefined : forOpponent(desk, words);
  if (shorthand !== undefined) return read(desk, shorthand);
  const number =
    desk.waiting === undefined && desk.replay === undefined ? numberTyped(desk, words) : undefined;
  const picked = number === undefined ? undefined : pickedChoice(desk, number);
  if (picked !== undefined) return picked;
  const forGroup =
    desk.waiting === undefined ? toldToGroup(desk, words, (text) => read(desk, text)) : undefined;
  if (forGroup !== undefined) return forGroup;
  const full = withUnits(desk, line);
  const meant = full === line && known !== undefined ? known : understand(desk.registry, sceneOf(desk), full);
  desk.levelOnce = meant.level;
  const asWhole =
    meant.kind === 'orders' && desk.waiting === undefined
      ? formationMoved(desk, full, meant.orders)
      : undefined;
  return asWhole ?? carryOut(desk, line, meant);
};

/** Verbs that only answer a question; `again` does not repeat them. */
const ANSWERS: ReadonlySet<string> = new Set(['yes', 'no']);

/** What `again` is about: a line with nothing in it leaves the one before. An answer such as 1 or yes is no command. */
const remembered = (desk: Desk, line: string): Desk['last'] => {
  const words = line.trim();
  const verb = verbOf(desk, words);
  if (verb === 'again' || verb === 'ready' || words === '' || words.startsWith('#')) return desk.last;
  const isOwn = groupLine(desk, words) !== undefined || isSpeedWalk(words) || isEarStep(words);
  const isCommand = verb === undefined || isEarStep(words) ? isOwn : !ANSWERS.has(verb);
  return { line: words, isCommand };
};

/** Words to the tutor: after them `more` still goes on with what the desk had held back. */
const BESIDE: ReadonlySet<string> = new Set(['hint', 'lesson']);

/** Whether what is held back can still be asked for after a reply that holds back nothing of its own. */
const staysHeld = ({ kind, lines }: Reply): boolean =>
  lines.length === 0 || kind === 'refused' || kind === 'answer';

/** What is only said again is not kept once more. */
const SAYS_AGAIN = /^\s*said\b/i;

const NOT_REMEMBERED = /^\s*(repeat|more)\b/i;

const answerTo = (desk: Desk, line: string, known?: Understanding): Reply => {
  const before = desk.heldBack;
  const { match, asked, halted, refused } = desk;
  const looked = played(desk);
  desk.topic = undefined;
  desk.levelOnce = undefined;
  desk.ear.wasHeld = desk.ear.isHeld;
  desk.ear.isHeld = false;
  let meant = '';
  const hear = (text: string): Reply => {
    meant = text;
    // An answer to a question back is another line than the one that was typed.
    return read(desk, text, text === line ? known : undefined);
  };
  const answered = foughtOn(desk, answerAsked(desk, line, hear) ?? hear(line));
  // What was refused before something was done is not what happened last.
  const isElsewhere = played(desk) !== looked || desk.halted !== halted;
  if (desk.refused === refused && (answered.kind === 'done' || isElsewhere)) desk.refused = undefined;
  // What the other person typed last is not the next one's to do again.
  desk.last = desk.waiting === undefined ? remembered(desk, meant === '' ? line : meant) : undefined;
  if (desk.asked?.kind === 'confirm' && desk.asked !== asked)
    desk.asked = { ...desk.asked, line: desk.last?.line ?? line };
  desk.lastDone = answered.kind === 'done' ? verbOf(desk, meant) : undefined;
  if (NOT_REMEMBERED.test(line) && answered.kind !== 'asks') return answered;
  desk.heldBack = [];
  const reply = cut(desk, answered);
  // Held back choices can be asked for until the game goes on; nothing that one has heard is kept for the other.
  const isBeside = desk.match === match && BESIDE.has(verbOf(desk, meant) ?? '');
  if (desk.heldBack.length === 0 && desk.waiting === undefined && (isBeside || staysHeld(answered)))
    desk.heldBack = before;
  // What one has heard is not for the other to hear again.
  if (desk.waiting !== undefined) {
    desk.lastLines = waitingReply(desk).lines;
    desk.inFull = NOTHING_DONE;
  } else if (reply.lines.length > 0) desk.lastLines = reply.lines;
  keepSaid(desk, reply.lines, SAYS_AGAIN.test(meant));
  return reply;
};

const takeOne = (desk: Desk, line: string, known?: Understanding): Reply => {
  const { length } = desk.match.entries;
  const reply =
    desk.tutor === undefined
      ? answerTo(desk, line, known)
      : desk.tutor.hear(line, (text) => answerTo(desk, text));
  return noted(desk, line, reply, length);
};

/**
 * One line in, one reply out. Nothing in here throws for anything a person can type. `known`: what the line means, where
 * whoever sends it has had it understood.
 */
export const take = (desk: Desk, typed: string, known?: Understanding): Reply => {
  const lines = linesMeant(desk, typed);
  const [line = typed] = lines;
  return lines.length > 1
    ? takeAll(desk, lines, (each) => takeOne(desk, each))
    : takeOne(desk, line, line === typed ? known : undefined);
};
