// The odds of an attack for the side panel: the sum, each shift with its rule, the faces of the die one to a line, where
// the defenders could retreat, and what one more column would take.
import { wordKey } from '../../api/game-words.ts';
import { BEST } from '../../api/questions.ts';
import type { Desk } from '../../session/session.ts';
import type { Fact } from '../../session/reply.ts';
import type { Json, Message } from '../../core/types.ts';
import { isKey, phrase } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';
import { factsOf, messageOf, short, shortly } from './short-names.ts';
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
const sumSaid = (text: string): Said => {
  const [first = text, ...more] = text.split(', ');
  return { kind: 'said', text, ...(more.length > 1 && { brief: `${first}, ${more.length} more` }) };
};

/** The sums first; the faces of the die together where the first of them stands. */
const oddsSaid = (desk: Desk, voice: Voice, facts: readonly Fact[]): readonly Said[] => {
  const faces = facts
    .flatMap((fact) => facesOf(voice, messageOf(fact)) ?? [])
    .toSorted((a, b) => (a.face?.of ?? 0) - (b.face?.of ?? 0));
  const titles: Said[] = [];
  const rest: Said[] = [];
  let die: readonly Said[] = faces;
  const sums = facts.filter((fact) => 'of' in fact);
  for (const fact of [...sums, ...facts.filter((one) => 'key' in one)]) {
    const message = messageOf(fact);
    const head = short(voice, wordKey('panel-title', message.key), message.params);
    if (head !== undefined) titles.push({ kind: 'title', text: head });
    if (facesOf(voice, message) === undefined) {
      const lines = shortly(desk, voice, fact);
      rest.push(...lines.map((text): Said => ('of' in fact ? sumSaid(text) : { kind: 'said', text })));
      continue;
    }
    rest.push(...die);
    die = [];
  }
  return [...titles, ...rest];
};

/** `from` absent: all who could attack. */
export const oddsLines = (
  desk: Desk,
  voice: Voice,
  target: string,
  from: readonly string[] | undefined,
): readonly Said[] =>
  oddsSaid(
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
