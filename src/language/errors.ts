// Everything that can be wrong with the words of a line: stable codes, each with the params of its sentence.
import { refusal } from '../core/rule-set.ts';
import type { Params, Problem, Refusal } from '../core/types.ts';
import { RULE_LANGUAGE } from '../api/verb-spec.ts';

/** Code and the names of its params; those in the second list may be absent. `typed` is what the player wrote. */
export const LANGUAGE_CODES = {
  'LINE.LONG': [['count', 'limit'], []],
  'LINE.QUOTE': [[], []],
  'LINE.MIXED': [['verb'], []],
  'TEXT.CONTROL': [['char', 'at'], []],
  'TEXT.KEY': [['at'], []],
  'TEXT.LETTER': [['char', 'at'], []],
  'VERB.UNKNOWN': [['typed'], ['line', 'name']],
  'VERB.NOT-IN-GAME': [['verb'], []],
  'WORD.MISSING': [
    ['verb', 'needs'],
    ['after', 'example', 'part', 'taken'],
  ],
  'WORD.ORDER': [
    ['verb', 'typed', 'first', 'then'],
    ['after', 'example'],
  ],
  'WORD.TOO-MANY': [
    ['verb', 'typed'],
    ['example', 'line', 'name', 'part', 'taken'],
  ],
  'WORD.NOT-ONE-OF': [
    ['verb', 'typed', 'values'],
    ['line', 'name'],
  ],
  'WORD.NOT-AN-ORDER': [['verb'], []],
  'WORD.ONE-ORDER': [['verb', 'count'], []],
  'OPTION.UNKNOWN': [['verb', 'option'], ['options']],
  'OPTION.VALUE': [['verb', 'option', 'typed'], ['values']],
  'NUMBER.BAD': [
    ['verb', 'typed', 'says'],
    ['least', 'most', 'example'],
  ],
  'SIDE.UNKNOWN': [['typed', 'sides'], []],
  'HEX.NOT-ON-MAP': [['hex', 'rowFirst', 'rowLast', 'columnFirst', 'columnLast'], []],
  'HEX.LEFT-OUT': [['hex', 'row', 'columnFirst', 'columnLast'], []],
  'PLACE.UNKNOWN': [['typed'], ['covered', 'example', 'line', 'name']],
  'PLACE.AMBIGUOUS': [['typed', 'count'], []],
  'PLACE.NO-NUMBER': [['verb', 'number', 'count', 'hexes', 'example'], []],
  'PLACE.INDEX': [['verb', 'typed', 'line'], []],
  'PLACE.OFF-MAP': [['verb', 'place'], ['example']],
  'UNIT.UNKNOWN': [['typed'], ['covered', 'example', 'line', 'name']],
  'UNIT.AMBIGUOUS': [['typed', 'count'], []],
  'UNIT.ALL': [['typed', 'verb'], ['example']],
  'UNIT.UNABLE': [['typed', 'verb', 'count'], []],
  'UNIT.OFF-MAP': [['verb', 'name', 'place'], ['example']],
  'UNIT.NONE-HERE': [['verb', 'place'], ['example']],
  'UNIT.INDEX': [['place', 'number', 'count'], []],
  'UNIT.COVERED': [['place', 'number'], []],
  'HERE.NONE': [[], []],
  'STEP.OFF-MAP': [['hex', 'direction'], []],
  'STEP.NO-SIDE': [['typed', 'wind', 'between'], []],
  'STEP.NO-START': [['typed'], []],
} as const satisfies Readonly<Record<string, readonly [readonly string[], readonly string[]]>>;

export type LanguageCode = keyof typeof LANGUAGE_CODES;

/** Params that are undefined are left out. */
export const wrong = (
  code: LanguageCode,
  params: Record<string, Params[string] | undefined> = {},
): Refusal => {
  const told = Object.entries(params).filter(
    (pair): pair is [string, Params[string]] => pair[1] !== undefined,
  );
  return refusal(code, RULE_LANGUAGE, Object.fromEntries(told));
};

/** The same for those who read files: a problem, not a refusal. */
export const asProblem = ({ code, params }: Refusal): Problem => ({ code, params });
