// Every code that a refusal or a problem can have, out of the tables of messages, with the form of its sentence.
import { isPiece, isSlot } from './template.ts';
import type { Part, Slot } from './template.ts';
import type { MessageTable } from '../api/message-table.ts';
import { templateOf } from './say.ts';
import { messageBook } from './voice.ts';

const CODE = /^[A-Z][A-Z0-9-]*(\.[A-Z0-9-]+)+$/;

export const isCode = (key: string): boolean => CODE.test(key);

export type CodeLine = {
  readonly code: string;
  /** What is said at the briefest: `<name>` stands for what is filled in, brackets for what may be left out. */
  readonly form: string;
};

/** Of words for one and for many, those for many. */
const slotForm = ({ name, format, args }: Slot): string => {
  const many = args[1] ?? '';
  if (format.name === 'plural') return many;
  return format.name === 'count' ? `<${name}> ${many}` : `<${name}>`;
};

const partForm = (part: Part): string => {
  if (typeof part === 'string') return part;
  if (isSlot(part)) return slotForm(part);
  return isPiece(part) ? `[${part.parts.map(partForm).join('')}]` : '';
};

export const codesOf = (table: MessageTable): readonly CodeLine[] => {
  const book = messageBook(table);
  return Object.keys(table)
    .filter(isCode)
    .toSorted()
    .map((code) => ({ code, form: templateOf(book, code)?.lines[0]?.parts.map(partForm).join('') ?? '' }));
};
