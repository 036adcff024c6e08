// Takes a typed line: reads it as an answer, an order or a question, and gives the reply.
import { check } from '../core/kernel.ts';
import type { Args, Order, Refusal } from '../core/types.ts';
import type { FrontQuestion } from '../api/questions.ts';
import type { Candidate, Understanding } from '../api/verb-spec.ts';
import type { Glimpse, Scene } from '../language/parse/scope.ts';
import { understand } from '../language/parse/line.ts';
import { helpFor } from '../language/help.ts';
import { say } from '../text/say.ts';
import * as ask from './verbs/game/status.ts';
import { answerAsked, askWhich, askYes } from './confirm.ts';
import { choiceAt, fewChoices, pendingLines, pendingTold } from './pending.ts';
import type { Desk, Reply } from './session.ts';
import {
  answer,
  answerWith,
  deciding,
  eyes,
  played,
  speaker,
  tell,
  verbOf,
  voiceOf,
  wholeView,
} from './session.ts';
import { giveTyped } from './end-phase.ts';
import { endTo, giveMeant, phaseMeant } from './end-to-phase.ts';
import { fightTold } from './verbs/game/odds.ts';
import { ableTo, canTakeBack, legalArgs, giveOrders, goOn, halt, ready, refuse } from './give-orders.ts';
import * as keep from './verbs/game/undo.ts';
import { going, PLACE_HANDLERS } from './verbs/map/index.ts';
import { changes } from './verbs/game/changes.ts';
import { exportFile, transcript } from './verbs/game/export.ts';
import { moves } from './verbs/map/moves.ts';
import { events, luck } from './verbs/game/events.ts';
import * as replaying from './verbs/game/replay.ts';
import { canType, sampleOf } from './example-orders.ts';
import * as speak from './verbs/game/settings.ts';
import { topicOf } from './verbs/game/settings.ts';
import { numbering } from './verbs/map/overview.ts';
import { noted } from './transcript.ts';

const first = (args: Args, slot: string): string | undefined => args[slot]?.[0];
const numberOf = (args: Args, slot: string, otherwise: number): number =>
  Number(first(args, slot) ?? otherwise);

export const sceneOf = (desk: Desk): Scene => {
  const glimpse: Glimpse = {
    view: wholeView(desk),
    by: speaker(desk),
    here: desk.here,
    subjects: (verb) => ableTo(desk, verb) ?? [],
    legal: (verb) => legalArgs(desk, verb),
  };
  return desk.scene({
    ...glimpse,
    sample: (verb) => sampleOf(desk, verb),
    // An example that is tried out needs no examples.
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
  'repeat',
]);

/** Verbs that speak of rows and columns. */
const NUMBERED: ReadonlySet<string> = new Set(['map', 'row', 'col']);

type Handler = (desk: Desk, args: Args, orders: readonly Order[]) => Reply;

/** Questions and verbs of the program, by name. Orders need no entry: the rules carry them out. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  status: (desk) => answerWith(desk, ask.status(desk)),
  score: (desk) => answerWith(desk, ask.score(desk)),
  legal: (desk, args) => answerWith(desk, ask.legalFor(desk, first(args, 'verb'), first(args, 'unit'))),
  pending: (desk) => answerWith(desk, pendingTold(desk)),
  events: (desk) => answerWith(desk, events(desk)),
  changes: (desk) => answerWith(desk, changes(desk)),
  luck: (desk) => answerWith(desk, luck(desk)),
  history: (desk, args) => answerWith(desk, ask.history(desk, numberOf(args, 'count', 5))),
  why: (desk) => answerWith(desk, ask.why(desk)),
  rule: (desk, args) => answerWith(desk, ask.rule(desk, first(args, 'about') ?? '')),
  moves: (desk, args) => answerWith(desk, moves(desk, first(args, 'unit') ?? '')),
  help: (desk, args) => {
    const verb = first(args, 'verb');
    // Examples are made of what a side can do now: while one is waited for, that is its secret.
    const told = helpFor(desk.registry, desk.waiting === undefined ? sceneOf(desk) : undefined, verb);
    const about = NUMBERED.has(verb ?? '') ? numbering(desk, desk.settings.hexSpeech) : [];
    const more = verb === 'standing' ? ask.occasions(desk) : [];
    const whole = [...told.slice(0, 1), ...about, ...told.slice(1), ...more];
    return answer(whole.flatMap((m) => say(voiceOf(desk), m)));
  },
  ...PLACE_HANDLERS,
  repeat: speak.repeat,
  more: (desk) => answer(speak.more(desk)),
  dice: keep.dice,
  hash: keep.hash,
  position: keep.position,
  marks: keep.marks,
  halt: (desk) => halt(desk),
  ready,
  undo: (desk, args) =>
    keep.takeBack(desk, { anyway: first(args, 'how') === 'anyway', count: numberOf(args, 'count', 1) }),
  redo: (desk, args) => keep.giveAgain(desk, numberOf(args, 'count', 1)),
  try: (desk, args, orders) => {
    if (first(args, 'how') === 'off') return keep.tryOff(desk);
    const fresh = desk.trial === undefined;
    if (orders.length === 0) return fresh ? keep.tryOn(desk) : answer(tell(desk, 'trial.on'));
    if (fresh) keep.tryOn(desk);
    const tried = giveMeant(desk, orders);
    // A trial that began with a refusal has not begun.
    if (fresh && tried.kind === 'refused') keep.tryOff(desk);
    return tried;
  },
  branch: (desk, args) => keep.branch(desk, numberOf(args, 'line', 0)),
  note: (desk, args) => keep.note(desk, first(args, 'text') ?? ''),
  mark: (desk, args) => keep.mark(desk, first(args, 'text') ?? ''),
  replay: replaying.replay,
  next: (desk, args) =>
    replaying.isMeant(desk, args) ? replaying.step(desk, args, 1) : going(1)(desk, args),
  prev: (desk, args) =>
    replaying.isMeant(desk, args) ? replaying.step(desk, args, -1) : going(-1)(desk, args),
  goto: replaying.goto,
  leave: replaying.leave,
  transcript,
  export: exportFile,
  save: keep.save,
  resume: (desk) => answer(tell(desk, 'resume.here')),
  yes: (desk) => answer(tell(desk, 'yes.nothing', { word: 'yes' })),
  no: (desk) => answer(tell(desk, 'yes.nothing', { word: 'no' })),
  quit: keep.quit,
  hint: (desk) => desk.tutor?.hint() ?? answer(tell(desk, 'lesson.none')),
  lesson: (desk, args) => desk.tutor?.lesson(first(args, 'which') ?? '') ?? answer(tell(desk, 'lesson.none')),
  brief: (desk) => speak.setLevel(desk, 'brief'),
  normal: (desk) => speak.setLevel(desk, 'normal'),
  verbose: (desk) => speak.setLevel(desk, 'verbose'),
  hexspeech: speak.setHexSpeech,
  prompt: speak.setPrompt,
  theme: speak.setTheme,
  page: speak.setPage,
  names: speak.setNames,
  verbosity: speak.setVerbosity,
};

/** Of an attack under way they are not asked any more. */
const ODDS: FrontQuestion = 'odds';

/** A question of the game's own: sums become sentences like any other answer. */
const gameQuestion = (desk: Desk, verb: string): Handler | undefined => {
  const question = desk.game.questions?.[verb];
  if (question === undefined) return undefined;
  return (_desk, args, orders) => {
    const fight = verb === ODDS ? fightTold(desk, first(args, 'target') ?? '') : undefined;
    if (verb === ODDS) desk.weighed = { revision: desk.match.revision, args };
    if (fight !== undefined) return fight;
    const told = question(played(desk).state, eyes(desk), args);
    return told === undefined ? (HANDLERS[verb]?.(desk, args, orders) ?? answer([])) : answerWith(desk, told);
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

/** The other side is asked: whose turn it is wants to hear that, not what its words would mean to the other. */
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
      return answer(/^\s*[;,.]/.test(line) ? tell(desk, 'line.nothing') : []);
    case 'refused':
      return desk.waiting === undefined
        ? refuse(desk, (isOthers(desk) ? notNow(desk, line) : undefined) ?? meant.refusal)
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
      if (desk.replay !== undefined) return replaying.refuseIn(desk, meant.orders[0]?.verb ?? '');
      desk.topic = topicOf(desk.registry.named(meant.orders[0]?.verb ?? '')?.spec);
      if (ask.asksStanding(meant.orders)) return answerWith(desk, ask.standing(desk));
      if (meant.orders.some((order) => order.verb === 'resign')) return confirmResign(desk, meant.orders);
      const to = phaseMeant(meant.orders);
      return to === undefined ? giveTyped(desk, meant.orders) : endTo(desk, to);
    }
    case 'question':
    case 'program': {
      const verb = meant.verb.name;
      if (desk.waiting !== undefined && !WHILE_WAITING.has(verb)) return waitingReply(desk);
      if (desk.replay !== undefined && replaying.NOT_IN_REPLAY.has(verb))
        return replaying.refuseIn(desk, verb);
      desk.topic = topicOf(meant.verb);
      if (verb === 'again') return again(desk);
      // A game that answers a question of the program itself knows more of it.
      const handler = gameQuestion(desk, verb) ?? HANDLERS[verb];
      if (handler === undefined) throw new Error(`The verb ${verb} has no answer at the desk`);
      return handler(desk, meant.args, meant.kind === 'program' ? (meant.orders ?? []) : []);
    }
  }
};

const confirmResign = (desk: Desk, orders: readonly Order[]): Reply => {
  const side = speaker(desk);
  const dropped = { key: 'resign.not', params: { side } };
  return askYes(
    desk,
    { kind: 'confirm', yes: () => giveOrders(desk, orders), dropped },
    tell(desk, 'confirm.resign', { side }),
  );
};

const waitingReply = (desk: Desk): Reply => answer(tell(desk, 'handover.wait', { side: desk.waiting ?? '' }));

/** The verb of a line, or of one of the orders joined in it, that cannot be called off. */
const committing = (desk: Desk, line: string): string | undefined => {
  const specs = line.split(';').map((part) => desk.registry.named(verbOf(desk, part) ?? '')?.spec);
  return specs[0]?.kind === 'order' ? specs.find((spec) => spec?.commits === true)?.name : undefined;
};

/** The very last line, said before it is done; what is no command, or cannot be called off, is not done by it. */
const again = (desk: Desk): Reply => {
  const { last } = desk;
  if (last === undefined) return answer(tell(desk, 'again.nothing'));
  const { line, isCommand } = last;
  if (!isCommand) return answer(tell(desk, 'again.no-command', { line }));
  const verb = committing(desk, line);
  if (verb !== undefined) return answer(tell(desk, 'again.commits', { verb, line }));
  const opening = tell(desk, 'again.is', { line });
  const reply = read(desk, line);
  return { ...reply, lines: [...opening, ...reply.lines], opening: opening.length };
};

const read = (desk: Desk, line: string): Reply => {
  const words = line.trim();
  // A game may have a verb of that name.
  if (desk.replay !== undefined && /^leave\.?$/i.test(words)) return replaying.leave(desk);
  if (desk.waiting === undefined && desk.halted !== undefined && /^(pass|halt)\.?$/i.test(words))
    return goOn(desk);
  const number =
    desk.waiting === undefined && desk.replay === undefined ? numberTyped(desk, words) : undefined;
  const picked = number === undefined ? undefined : pickedChoice(desk, number);
  if (picked !== undefined) return picked;
  const meant = understand(desk.registry, sceneOf(desk), line);
  desk.levelOnce = meant.level;
  return carryOut(desk, line, meant);
};

/** Verbs that only answer. */
const ANSWERS: ReadonlySet<string> = new Set(['yes', 'no']);

/** What `again` is about: a line with nothing in it leaves the one before. An answer such as 1 or yes is no command. */
const remembered = (desk: Desk, line: string): Desk['last'] => {
  const words = line.trim();
  const verb = verbOf(desk, words);
  if (verb === 'again' || verb === 'ready' || words === '' || words.startsWith('#')) return desk.last;
  return { line: words, isCommand: verb !== undefined && !ANSWERS.has(verb) };
};

/** By itself, or after `choose` where there are numbers to choose from. */
const numberTyped = (desk: Desk, words: string): number | undefined => {
  const [, choose, digits = ''] = /^(choose\s+)?(\d{1,2})\.?$/i.exec(words) ?? [];
  if (digits === '' || (choose !== undefined && (fewChoices(desk) ?? []).length === 0)) return undefined;
  return Number.parseInt(digits, 10);
};

/** A number answers the question that is open, when its choices were numbered. */
const pickedChoice = (desk: Desk, number: number): Reply | undefined => {
  const now = deciding(desk);
  if (now?.kind === 'roll' && now.dice?.length === 1) {
    return giveOrders(desk, [{ by: now.by, verb: 'die', args: { values: [String(number)] } }]);
  }
  const choices = fewChoices(desk);
  if (choices === undefined || choices.length === 0) {
    const told = now === undefined ? [] : tell(desk, 'choice.no-numbers', { typed: String(number) });
    return told.length === 0 ? undefined : { kind: 'asks', lines: [...told, ...pendingLines(desk)] };
  }
  const order = choiceAt(choices, number);
  if (order !== undefined) return giveOrders(desk, [order]);
  return {
    kind: 'asks',
    lines: [...tell(desk, 'choice.bad', { typed: String(number) }), ...pendingLines(desk)],
    closing: 0,
  };
};

/** Answers that the level cuts, and choices where they are too many for one piece; what came of an order is never cut. */
const cut = (desk: Desk, reply: Reply): Reply => {
  if (reply.whole === true) return reply;
  const { opening, ...rest } = reply;
  if (opening !== undefined) {
    const shown = cut(desk, { ...rest, lines: reply.lines.slice(opening) });
    return { ...shown, lines: [...reply.lines.slice(0, opening), ...shown.lines], opening };
  }
  if (reply.kind === 'answer') return { ...reply, lines: speak.page(desk, reply.lines) };
  return reply.closing === undefined && reply.kind !== 'done'
    ? reply
    : { ...reply, lines: speak.pageOrder(desk, reply) };
};

/** A teacher's word takes nothing away from what the desk has to say. */
const BESIDE: ReadonlySet<string> = new Set(['hint', 'lesson']);

/** Whether what is held back can still be asked for after a reply that holds back nothing of its own. */
const staysHeld = (desk: Desk, { kind, lines }: Reply): boolean =>
  lines.length === 0 || kind === 'refused' || (desk.restIsAsked && kind === 'answer');

const NOT_REMEMBERED = /^\s*(repeat|more)\b/i;

const answerTo = (desk: Desk, line: string): Reply => {
  const before = desk.rest;
  const { match, asked } = desk;
  desk.topic = undefined;
  desk.levelOnce = undefined;
  let meant = '';
  const hear = (text: string): Reply => {
    meant = text;
    return read(desk, text);
  };
  const answered = answerAsked(desk, line, hear) ?? hear(line);
  // What the other person typed last is not the next one's to do again.
  desk.last = desk.waiting === undefined ? remembered(desk, meant === '' ? line : meant) : undefined;
  if (desk.asked?.kind === 'confirm' && desk.asked !== asked)
    desk.asked = { ...desk.asked, line: desk.last?.line ?? line };
  desk.lastDone = answered.kind === 'done' ? verbOf(desk, meant) : undefined;
  if (NOT_REMEMBERED.test(line) && answered.kind !== 'asks') return answered;
  desk.rest = [];
  const reply = cut(desk, answered);
  // Held back choices can be asked for until the game goes on; nothing that one has heard is kept for the other.
  const isBeside = desk.match === match && BESIDE.has(verbOf(desk, meant) ?? '');
  if (desk.rest.length === 0 && desk.waiting === undefined && (isBeside || staysHeld(desk, answered)))
    desk.rest = before;
  else desk.restIsAsked = answered.kind === 'done' || answered.kind === 'asks';
  // What one has heard is not for the other to hear again.
  if (desk.waiting !== undefined) desk.lastLines = waitingReply(desk).lines;
  else if (reply.lines.length > 0) desk.lastLines = reply.lines;
  return reply;
};

/** One line in, one reply out. Nothing in here throws for anything a person can type. */
export const take = (desk: Desk, line: string): Reply => {
  const { length } = desk.match.entries;
  const heard = (text: string): Reply => answerTo(desk, text);
  const reply = desk.tutor === undefined ? heard(line) : desk.tutor.hear(line, heard);
  return noted(desk, line, reply, length);
};

/** What stands before the typing point. */
export const promptOf = (desk: Desk): string => {
  if (desk.settings.prompt === 'off') return '';
  if (desk.settings.prompt === 'short') return '> ';
  const { clock } = played(desk).state;
  const side = desk.game.sideWords[speaker(desk)]?.name ?? speaker(desk);
  return `${side}, turn ${clock.turn}, ${clock.phase}> `;
};
