// Values of data files as they are said: keys by the names there are for them, rules by their numbers.
import { fieldNames } from '../../board/key-names.ts';
import type { BoardSet } from '../../board/board.ts';
import { ruleNumber } from '../../core/strings.ts';
import type { Json } from '../../core/types.ts';
import { withoutStop } from './sentences.ts';

export type ValueText = (field: string, value: Json) => string;

/** `field`: where the value stands, which says what its keys are keys of. */
export const valueTexts = (set: BoardSet): ValueText => {
  const nameOf = fieldNames(set);
  const word = (field: string, text: string): string => {
    if (field === 'rules' || field === 'rule') return ruleNumber(text);
    return nameOf(field, text) ?? withoutStop(text);
  };
  const text: ValueText = (field, value) => {
    if (Array.isArray(value)) return value.map((each: Json) => text(field, each)).join(', ');
    if (typeof value !== 'object' || value === null) return word(field, String(value));
    return Object.entries(value)
      .map(([key, each]) => `${key} ${text(key, each)}`)
      .join(', ');
  };
  return text;
};
