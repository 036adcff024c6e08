// What a typed line is with a player's own words in it: the line an alias stands for, or the lines of a macro.
import type { Reply } from '../reply.ts';
import { answer } from '../reply.ts';
import type { Desk } from '../session.ts';
import { tell } from '../session.ts';

const found = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** A verb goes before an alias of its name, as a game may bring one. An alias is not looked for in what another stands for. */
const asAlias = ({ settings, registry }: Desk, line: string): string => {
  const [, word = '', rest = ''] = /^\s*([A-Za-z][\w-]*)(.*)$/s.exec(line) ?? [];
  const low = word.toLowerCase();
  const text = registry.find(low) === undefined ? found(settings.aliases, low) : undefined;
  return text === undefined ? line : text + rest;
};

/** The lines that a typed one is carried out as. */
export const linesMeant = (desk: Desk, line: string): readonly string[] => {
  const word = line.trim().toLowerCase().replace(/\.$/, '');
  const { macros } = desk.settings;
  const lines = desk.registry.find(word) === undefined ? found(macros, word) : undefined;
  return (lines ?? [line]).map((each) => asAlias(desk, each));
};

/** What a line that comes before others must not leave open. */
const isHeld = (desk: Desk, { kind }: Reply): boolean =>
  kind === 'refused' ||
  kind === 'asks' ||
  kind === 'left' ||
  desk.asked !== undefined ||
  desk.errand !== undefined;

/** One after the other, until one is refused, asks something, or takes its time. */
export const takeAll = (desk: Desk, lines: readonly string[], takeOne: (line: string) => Reply): Reply => {
  const said: string[] = [];
  for (const [i, line] of lines.entries()) {
    const reply = takeOne(line);
    said.push(...reply.lines);
    const isLast = i === lines.length - 1;
    if (!isLast && !isHeld(desk, reply)) continue;
    const params = { line: i + 1, count: lines.length, text: line };
    desk.lastLines = isLast ? said : [...said, ...tell(desk, 'macro.stopped', params)];
    return { ...reply, lines: desk.lastLines };
  }
  return answer(said);
};
