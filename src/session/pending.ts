// What the game asks now, said with its numbered choices when they are few.
import { listed, numbered, offers, subjects } from '../core/kernel.ts';
import type { Decision, Offer } from '../core/kernel.ts';
import { MOST_NUMBERED } from '../core/rule-set.ts';
import type { Message, Order, Params, Side } from '../core/types.ts';
import { rankOf, sayUpTo, templateOf } from '../text/say.ts';
import { namesIn } from '../text/template.ts';
import type { Voice } from '../text/voice.ts';
import { numbered as choiceList } from '../text/numbered-choices.ts';
import { labelsOf } from './choices/choice-labels.ts';
import { isHalted } from './opponent/seated.ts';
import type { Desk } from './session.ts';
import type { Told } from './reply.ts';
import { answerWith, message } from './reply.ts';
import { apart, deciding, isOpponents, played, tell, tellAll, voiceOf } from './session.ts';

/** The choices of the side that decides that have a number, if they are few. */
export const fewChoices = (desk: Desk): readonly Order[] | undefined => {
  const { state } = played(desk);
  const now = deciding(desk);
  if (now === undefined || now.kind === 'roll' || isOpponents(desk)) return undefined;
  const found: Order[] = now.kind === 'window' ? [{ by: now.by, verb: 'pass', args: {} }] : [];
  for (const offer of offers(desk.game.rules, state)) {
    if (offer.right) continue;
    const orders = numbered(state, offer);
    if (orders === undefined) return undefined;
    found.push(...orders);
    if (found.length > MOST_NUMBERED) return undefined;
  }
  // Declining is 0, whatever else is offered.
  return [...found.filter(({ verb }) => verb === 'pass'), ...found.filter(({ verb }) => verb !== 'pass')];
};

/** The number of the first choice: to decline is 0, and of numbers 0 is itself. */
export const numberedFrom = ([first]: readonly Order[]): number =>
  first !== undefined && (first.verb === 'pass' || Object.values(first.args).join() === '0') ? 0 : 1;

/** The choice a typed number stands for. */
export const choiceAt = (choices: readonly Order[], number: number): Order | undefined =>
  choices[number - numberedFrom(choices)];

/** The numbered choices, and the orders they stand for. */
export const choicesTold = (desk: Desk): readonly Told[] => {
  const orders = fewChoices(desk);
  if (orders === undefined || orders.length === 0) return [];
  const first = numberedFrom(orders);
  return [{ lines: choiceLines(desk), fact: message('choices', { first, orders }) }];
};

/** `isFresh`: nothing of it has been said since the last order. */
export const choiceLines = (
  desk: Desk,
  voice = voiceOf(desk),
  choices = fewChoices(desk),
  isFresh = false,
): readonly string[] => {
  if (choices === undefined) return [];
  const { head, labels } = labelsOf(desk, voice, choices, deciding(desk)?.question.key ?? '', isFresh);
  const lines = choiceList(labels, numberedFrom(choices));
  return [...head, ...(isFresh ? withoutKnown(desk, lines, choices) : lines)];
};

/** Choices that name nobody and nothing, such as to decline, are heard once under their numbers, and again beside new ones. */
const withoutKnown = (desk: Desk, lines: readonly string[], choices: readonly Order[]): readonly string[] => {
  const bare = new Set(lines.filter((_, i) => Object.keys(choices[i]?.args ?? {}).length === 0));
  const isKnown = [...bare].every((line) => desk.toldOnce.has(line));
  for (const line of bare) desk.toldOnce.add(line);
  return isKnown ? lines.filter((line) => !bare.has(line)) : lines;
};

/**
 * Says what is asked. `before`: what was asked last; the same question is not said twice. `isFresh`: what led to it has just
 * been told.
 */
export const questionLines = (
  desk: Desk,
  before?: Decision,
  isFresh = before !== undefined,
): readonly string[] => {
  if (isOpponents(desk)) return [];
  const now = deciding(desk);
  const voice = voiceOf(desk);
  if (now === undefined) return before === undefined ? tell(desk, 'turn.ended') : [];
  const choices = fewChoices(desk) ?? [];
  const same =
    before !== undefined &&
    before.at === now.at &&
    before.by === now.by &&
    before.question.key === now.question.key;
  // The orders of a phase go on until it is ended: that is not asked each time.
  const isPhase = openOffers(desk, now.by).some(({ verb, right }) => verb === 'end' && !right);
  if (same && choices.length === 0 && now.kind !== 'roll' && isPhase) return [];
  const isOrders = now.by === now.phasing && choices.length === 0;
  return [
    ...(isOrders ? phaseLines(desk, isFresh) : []),
    ...askedLines(desk, voice, askedParams(desk, now), isFresh),
    ...choiceLines(desk, voice, choices, isFresh && voice.level !== 'verbose'),
  ];
};

/**
 * What a question says. Where its sentence names the words that can be used, those; where it names one of them, how many could
 * use it, or 1 of an order about nobody.
 */
const askedParams = (desk: Desk, { by, question: { key, params } }: Decision): Params => {
  const names = namesIn(templateOf(desk.book, key));
  const { state } = played(desk);
  const open = openOffers(desk, by).filter(({ verb, right }) => !right && verb !== 'end');
  const counted = open.flatMap((offer): readonly (readonly [string, number])[] => {
    if (!names.includes(offer.verb)) return [];
    const count = offer.choice.subjects === undefined ? 1 : subjects(state, offer).length;
    return count > 0 ? [[offer.verb, count]] : [];
  });
  return {
    ...Object.fromEntries(counted),
    ...params,
    by,
    ...(names.includes('open') && open.length > 0 && { open: [...new Set(open.map(({ verb }) => verb))] }),
  };
};

/** Which phase it is, where it has not been said since it began. */
const phaseLines = (desk: Desk, isFresh: boolean): readonly string[] => {
  const { turn, phasing, phase } = played(desk).state.clock;
  const before = desk.headTold;
  desk.headTold = { turn, phasing, phase };
  if (!isFresh || before?.turn !== turn || before.phasing !== phasing) return headLines(desk);
  return before.phase === phase ? [] : tell(desk, 'phase.named', { side: phasing, phase });
};

/** What is asked; after an order, how it is answered is said once, and what is asked again is asked in few words. */
const askedLines = (desk: Desk, voice: Voice, params: Params, isFresh: boolean): readonly string[] => {
  const key = deciding(desk)?.question.key ?? '';
  const isShort = isFresh && voice.level !== 'verbose';
  const fresh = isFresh && { fresh: isShort && desk.toldOnce.has(key) ? 'again' : 'first' };
  const said = sayUpTo(voice, key, { ...params, ...fresh }, rankOf(voice.level));
  const heard = said.filter(({ text, isHint }) => isHint !== true || !isShort || !desk.toldOnce.has(text));
  for (const told of [key, ...said.flatMap(({ text, isHint }) => (isHint === true ? text : []))])
    desk.toldOnce.add(told);
  return heard.map(({ text }) => text);
};

/** What a side that breaks in can do; which rights are open may be its secret. */
export const haltTold = (desk: Desk, owner: Side): Message => {
  const verbs = apart(desk) ? [] : openOffers(desk, owner).map(({ verb }) => verb);
  return message('right.halt', { owner, phasing: played(desk).state.clock.phasing, verbs });
};

/** It is the opponent that is to play on. */
const opponentMoves = ({ opponent, match }: Desk): Message =>
  message('opponent.moves', {
    side: opponent?.rival.side ?? '',
    halted: opponent !== undefined && isHalted(opponent, match),
  });

/** The open question by itself. */
export const pendingTold = (desk: Desk): readonly Told[] => {
  const { replay, match } = desk;
  if (replay !== undefined)
    return [message('replay.here', { order: replay.index, orders: match.entries.length })];
  if (desk.halted !== undefined) return [haltTold(desk, desk.halted)];
  if (isOpponents(desk)) return [opponentMoves(desk)];
  const now = deciding(desk);
  if (now === undefined) return [message('turn.ended')];
  const { key } = now.question;
  return [message(key, askedParams(desk, now)), ...choicesTold(desk)];
};

export const pendingLines = (desk: Desk): readonly string[] => answerWith(desk, pendingTold(desk)).lines;

export const headTold = (desk: Desk): Message => {
  const { clock, scenario } = played(desk).state;
  const turns = desk.game.turnsOf(scenario);
  const side = desk.game.phases.mutual?.includes(clock.phase) === true ? {} : { side: clock.phasing };
  return message('turn.head', { ...side, turn: clock.turn, turns, phase: clock.phase });
};

export const headLines = (desk: Desk): string[] => tellAll(desk, [headTold(desk)]);

/** What a side can do now; verbs whose list is empty are left out. */
export const openOffers = (desk: Desk, by: string): readonly Offer[] => {
  const { state } = played(desk);
  return offers(desk.game.rules, state).filter(
    (offer) => offer.by === by && (offer.choice.kind === 'open' || (listed(state, offer) ?? []).length > 0),
  );
};
