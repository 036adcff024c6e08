// Templates: reads a line of the message table into pieces once, and fills it in as often as it is said.
import type { Json, Params } from '../core/types.ts';
import { ascii } from './ascii.ts';
import { FORMATS } from './slot-formats.ts';
import type { Format, Phrase } from './slot-formats.ts';
import { capital } from '../core/strings.ts';
import type { MessageLines } from '../api/message-table.ts';
import type { Voice } from './voice.ts';

export type Slot = {
  readonly name: string;
  readonly format: Format;
  readonly args: readonly string[];
};

type Condition = { readonly name: string; readonly not: boolean; readonly value: string | undefined };

export type Piece = {
  readonly if: Condition | undefined;
  readonly parts: readonly (string | Slot)[];
};

export type Part = string | Slot | Piece;

export type Line = {
  /** 0 at every level, 1 from normal on, 2 at verbose only. */
  readonly level: number;
  /** It is the same each time, and need not be heard again. */
  readonly isHint: boolean;
  readonly parts: readonly Part[];
};

export type Template = {
  readonly lines: readonly Line[];
  /** What is wrong with how it is written; none in a sound table. */
  readonly problems: readonly string[];
};

/** A line said, and the level from which on it is. */
export type Said = { readonly level: number; readonly text: string; readonly isHint?: true };

const SLOT = /^([A-Za-z][\w-]*)(?::([a-z]+)(?::(.+))?)?$/;
const CONDITION = /^([?!])([A-Za-z][\w-]*)(?:=([^:{}]*))?:/;

export const isSlot = (part: Part): part is Slot => typeof part !== 'string' && 'format' in part;
export const isPiece = (part: Part): part is Piece => typeof part !== 'string' && 'parts' in part;

/** Every slot of a line, those in pieces too. */
export const slotsOf = (line: Line): readonly Slot[] =>
  line.parts.flatMap((part) => (isSlot(part) ? [part] : isPiece(part) ? part.parts.filter(isSlot) : []));

/** Everything its lines may speak of. */
export const namesIn = (template: Template | undefined): readonly string[] =>
  (template?.lines ?? []).flatMap((line) => [
    ...slotsOf(line).map(({ name }) => name),
    ...line.parts.flatMap((part) => (isPiece(part) && part.if !== undefined ? [part.if.name] : [])),
  ]);

export const mentions = (template: Template | undefined, slot: string): boolean =>
  template?.lines.some((line) => slotsOf(line).some(({ name }) => name === slot)) === true;

const readSlot = (text: string, problems: string[]): string | Slot => {
  const found = SLOT.exec(text);
  const format = FORMATS.get(found?.[2] ?? 'text');
  if (found === null || format === undefined) {
    problems.push(`no such slot or format: {${text}}`);
    return '';
  }
  const args = found[3]?.split('|') ?? [];
  const wrong = format.wrongArgs(args);
  if (wrong !== undefined) problems.push(`{${text}}: ${wrong}`);
  return { name: found[1]!, format, args };
};

const readCondition = (text: string): { condition: Condition | undefined; rest: string } => {
  const found = CONDITION.exec(text);
  if (found === null) return { condition: undefined, rest: text };
  const condition = { name: found[2]!, not: found[1] === '!', value: found[3] };
  return { condition, rest: text.slice(found[0].length) };
};

const readFlat = (text: string, problems: string[]): (string | Slot)[] => {
  const parts: (string | Slot)[] = [];
  for (const [token] of text.matchAll(/\{[^{}]*\}|[^{}]+|[{}]/g)) {
    if (token === '{' || token === '}') problems.push(`a ${token} without its other half`);
    else parts.push(token.startsWith('{') ? readSlot(token.slice(1, -1), problems) : token);
  }
  return parts;
};

const readPiece = (text: string, problems: string[]): Piece => {
  const { condition, rest } = readCondition(text);
  if (condition === undefined && /^[?!]/.test(text))
    problems.push(`a condition without its colon: [${text}]`);
  const parts = readFlat(rest, problems);
  if (condition === undefined && !parts.some(isSlot)) problems.push(`a piece that never vanishes: [${text}]`);
  return { if: condition, parts };
};

const readParts = (text: string, problems: string[]): Part[] => {
  const parts: Part[] = [];
  for (const [token] of text.matchAll(/\[[^[\]]*\]|[^[\]]+|[[\]]/g)) {
    if (token === '[' || token === ']') problems.push(`a ${token} without its other half`);
    else if (token.startsWith('[')) parts.push(readPiece(token.slice(1, -1), problems));
    else parts.push(...readFlat(token, problems));
  }
  return parts;
};

const readLine = (text: string, problems: string[]): Line => {
  const level = text.startsWith('++') ? 2 : text.startsWith('+') ? 1 : 0;
  const isHint = text.startsWith('~', level);
  return { level, isHint, parts: readParts(text.slice(isHint ? level + 1 : level), problems) };
};

export const readTemplate = (lines: MessageLines): Template => {
  const problems: string[] = [];
  const list = typeof lines === 'string' ? [lines] : lines;
  return { lines: list.map((line) => readLine(line, problems)), problems };
};

export const isAbsent = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Said where a slot has nothing to say, which only a faulty message brings about. */
const UNKNOWN = 'unknown';

const holds = (condition: Condition, params: Params): boolean => {
  const value = params[condition.name];
  if (condition.value === undefined) return isAbsent(value) === condition.not;
  const told = Array.isArray(value) ? String(value.length) : typeof value === 'object' ? '' : String(value);
  return (told === condition.value) !== condition.not;
};

/** What a template is filled in with; one record, so that filling makes no closures. */
export type Filling = {
  readonly params: Params;
  readonly voice: Voice;
  readonly phrase: Phrase;
  /** It is a phrase, to be said inside a sentence. */
  readonly inside: boolean;
};

const opensSentence = (before: string, inside: boolean): boolean =>
  before === '' ? !inside : before.endsWith('. ');

const fillSlot = (slot: Slot, filling: Filling, before: string): string => {
  const value = filling.params[slot.name];
  const said =
    value === undefined || value === null
      ? undefined
      : slot.format.say(value, filling.voice, slot.args, filling.phrase);
  const text = said ?? UNKNOWN;
  return slot.format.capitals && opensSentence(before, filling.inside) ? capital(text) : text;
};

const vanishes = (piece: Piece, params: Params): boolean => {
  if (piece.if !== undefined && !holds(piece.if, params)) return true;
  return piece.parts.some((part) => typeof part !== 'string' && isAbsent(params[part.name]));
};

const fillParts = (parts: readonly Part[], filling: Filling, start: string): string => {
  let out = start;
  for (const part of parts) {
    if (typeof part === 'string') out += part;
    else if (isSlot(part)) out += fillSlot(part, filling, out);
    else if (!vanishes(part, filling.params)) out = fillParts(part.parts, filling, out);
  }
  return out;
};

/** The lines up to a level; a line all of whose pieces vanished is not said. */
export const fill = (template: Template, filling: Filling, upTo: number): Said[] => {
  const said: Said[] = [];
  for (const line of template.lines) {
    if (line.level > upTo) break;
    const text = ascii(fillParts(line.parts, filling, '')).trim();
    if (text !== '') said.push({ level: line.level, text, ...(line.isHint && { isHint: true as const }) });
  }
  return said;
};
