// The odds of an attack for the box of the battle: the sums, each shift with its rule, the faces of the die, where the
// defenders could retreat, and what one more column would take.
import { wordKey } from '../../api/game-words.ts';
import { BEST } from '../../api/questions.ts';
import type { Desk } from '../../session/session.ts';
import type { Fact } from '../../session/reply.ts';
import type { Json, Message } from '../../core/types.ts';
import { isKey, phrase } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';
import { factsOf, messageOf, namedVoice, short, shortly, shortVoice } from './short-names.ts';
import type { BattleParts } from '../battle.ts';
import type { Said } from '../screen-state.ts';

const isNumbers = (value: Json | undefined): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const areIds = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** A result of the die, face by face; undefined: the fact is none. */
export const facesOf = (voice: Voice, { key, params }: Message): readonly Said[] | undefined => {
  const name = wordKey('panel', key);
  const faces = params['faces'];
  if (!isNumbers(faces) || !isKey(voice.book, name)) return undefined;
  const { worsts } = params;
  return faces.map((of, i) => {
    // What the face brings at worst, where that is something else.
    const low = Array.isArray(worsts) ? worsts[i] : undefined;
    const isElse = typeof low === 'string' && !key.endsWith(low);
    const brings = phrase(voice, name, isElse ? { ...params, low } : params) ?? '';
    return { kind: 'said', text: `${of} ${brings}`, face: { of, brings } };
  });
};

/** Of a sum its first part, and how many more there are. */
export const briefly = (told: string): Said => {
  const text = told.replace(/\.$/, '');
  const [first = text, ...more] = text.split(', ');
  return { kind: 'said', text, ...(more.length > 1 && { brief: `${first}, ${more.length} more` }) };
};

/** With hexes by their names where there is room, else by their numbers. */
const phrasesOf = (desk: Desk, fact: Fact): readonly Said[] => {
  const brief = shortly(desk, shortVoice(desk), fact);
  return shortly(desk, namedVoice(desk), fact).map((told, i) => {
    const [text, less = text] = [told, brief[i] ?? told].map((one) => one.replace(/\.$/, ''));
    return { kind: 'said', text: text ?? told, ...(less !== text && { brief: less }) };
  });
};

/** On how many faces of how many the hex is taken; undefined where the game does not say. */
const takesOf = (
  facts: readonly Message[],
  key: 'takes' | 'takesAtWorst',
): readonly [number, number] | undefined => {
  const takes = facts.map(({ params }) => params[key]).find(isNumbers);
  const [count, of] = takes ?? [];
  return count === undefined || of === undefined ? undefined : [count, of];
};

/** Of an attack, from what the question of its odds has answered; undefined: there is none. */
const partsOf = (desk: Desk, voice: Voice, facts: readonly Fact[]): BattleParts | undefined => {
  const messages = facts.map(messageOf);
  const titles = messages.flatMap(
    ({ key, params }) => short(voice, wordKey('panel-title', key), params) ?? [],
  );
  const [title] = titles;
  if (title === undefined) return undefined;
  const faces = messages
    .flatMap((fact) => facesOf(voice, fact) ?? [])
    .flatMap(({ face }) => face ?? [])
    .toSorted((a, b) => a.of - b.of);
  const sums = facts.filter((fact) => 'of' in fact);
  const others = facts.filter((fact) => 'key' in fact && facesOf(voice, fact) === undefined);
  return {
    title,
    lines: [
      ...sums.flatMap((fact) => shortly(desk, voice, fact).map(briefly)),
      ...others.flatMap((fact) => phrasesOf(desk, fact)),
    ],
    faces,
    takes: takesOf(messages, 'takes'),
    takesAtWorst: takesOf(messages, 'takesAtWorst'),
    news: [],
  };
};

/** `from` absent: all who could attack. */
export const oddsParts = (
  desk: Desk,
  voice: Voice,
  target: string,
  from: readonly string[] | undefined,
): BattleParts | undefined =>
  partsOf(
    desk,
    voice,
    factsOf(desk, { verb: 'odds', args: { target: [target], ...(from !== undefined && { from }) } }),
  );

/** Those whom the odds of the best attack on a hex are about. */
export const oddsUnits = (desk: Desk, target: string): readonly string[] => {
  const facts = factsOf(desk, { verb: 'odds', args: { target: [target], how: [BEST] } }).map(messageOf);
  const units = facts.map(({ params }) => params['units']).find(areIds);
  return units ?? [];
};
