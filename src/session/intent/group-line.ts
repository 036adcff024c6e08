// A typed line that names a group: the same line with its units in its place, and a verb where the group begins it.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { lex } from '../../language/parse/lex.ts';
import type { Word } from '../../language/parse/lex.ts';
import { UNIT_NOISE } from '../../language/verb-registry.ts';
import { ableTo } from '../give-orders.ts';
import type { Desk } from '../session.ts';
import { viewOf } from '../session.ts';
import { formationNamed, groupNamed, meantGroup } from './groups.ts';
import type { Group } from '../../record/groups.ts';

/** Verbs whose own words are names of groups. */
const NAMES: ReadonlySet<string> = new Set(['ungroup', 'help']);

const takesUnits = ({ slots, name }: VerbSpec): boolean =>
  !NAMES.has(name) &&
  slots.some(({ kind, many }) => kind === 'unit' && many === true) &&
  slots.at(-1)?.kind !== 'text';

/** Who of a group a line is about: of an order those who can give it, else those on the map, else all. */
const idsFor = (desk: Desk, { units }: Group, order?: string): readonly string[] => {
  const { grid } = desk.game.board;
  const able = new Set(order === undefined ? [] : ableTo(desk, order));
  const there = new Set(viewOf(desk).units.flatMap(({ id, at }) => (grid.index(at) >= 0 ? [id] : [])));
  const found = [able, there].map((set) => units.filter((id) => set.has(id)));
  return found.find((some) => some.length > 0) ?? units;
};

const orderOf = ({ kind, name }: VerbSpec): string | undefined => (kind === 'order' ? name : undefined);

/** A formation that the grammar knows by its counters is left to it: of such a one those are meant who can do it. */
const groupMeant = (desk: Desk, low: string): Group | undefined => {
  const own = groupNamed(desk, low);
  if (own !== undefined) return own;
  const formation = formationNamed(desk, low);
  if (formation === undefined) return undefined;
  return desk.scene({ view: viewOf(desk), by: '' }).formed(low).length > 0 ? undefined : formation;
};

/** It asks about one unit, or about the hex of one: of a group that is the first. */
const asksOfOne = ({ slots, kind, name }: VerbSpec): boolean =>
  kind !== 'order' &&
  !NAMES.has(name) &&
  slots.some((slot) => ['unit', 'hex', 'place'].includes(slot.kind)) &&
  slots.at(-1)?.kind !== 'text';

const inPlace = (desk: Desk, text: string, spec: VerbSpec, words: readonly Word[]): string => {
  let line = text;
  const [most, meant] = takesUnits(spec) ? [Infinity, groupMeant] : [1, meantGroup];
  for (const { low, quoted, start, end } of words.toReversed()) {
    const group = quoted ? undefined : meant(desk, low);
    if (group === undefined) continue;
    const ids = idsFor(desk, group, orderOf(spec)).slice(0, most);
    line = line.slice(0, start) + ids.join(' ') + line.slice(end);
  }
  return line;
};

const WHERE = /^\s*where\s+([\w-]+)[\s.]*$/i;

/** A line that begins with a group. */
export type GroupLine = {
  readonly group: Group;
  /** What it is told to do; empty: it is asked about. */
  readonly rest: string;
};

/** Undefined: a verb of the game, or no group. */
export const groupLine = (desk: Desk, typed: string): GroupLine | undefined => {
  // Where it is, is what it says of itself.
  const line =
    meantGroup(desk, WHERE.exec(typed)?.[1]?.toLowerCase() ?? '') === undefined
      ? typed
      : typed.replace(/^\s*\S+/, '');
  const [, name = '', rest = ''] = /^\s*(\w[\w-]*)(?:\s+(.*?))?[\s.]*$/s.exec(line) ?? [];
  if (name === '' || desk.registry.find(name.toLowerCase()) !== undefined) return undefined;
  const group = groupNamed(desk, name) ?? formationNamed(desk, name);
  return group === undefined ? undefined : { group, rest: rest.trim() };
};

/**
 * `to minsk`: it is sent there. `attack minsk`, `move minsk`: the verb with its units where they belong. Undefined: nothing
 * a group can be told.
 */
export const groupOrder = (desk: Desk, { group, rest }: GroupLine): string | undefined => {
  const [, word = '', more = ''] = /^(\S+)\s*(.*)$/s.exec(rest) ?? [];
  const low = word.toLowerCase();
  if (low === 'to') return `send ${idsFor(desk, group).join(' ')} to ${more}`;
  const said = [low.replace(/s$/, ''), low].flatMap((each) => desk.registry.find(each) ?? []);
  const verb = said.find(({ spec }) => takesUnits(spec));
  if (verb === undefined) return undefined;
  const { spec } = verb;
  const { after } = spec.slots.find(({ kind }) => kind === 'unit') ?? {};
  const ids = idsFor(desk, group, orderOf(spec)).join(' ');
  return after === undefined
    ? `${spec.name} ${ids} ${more}`.trimEnd()
    : `${spec.name} ${more} ${after} ${ids}`;
};

/** `line a to b` with the word that parts who from where. */
const withFrom = (desk: Desk, line: string): string => {
  const [, words = '', to = ''] = /^\s*line\s+(.*?)\s+to\s+(.*)$/is.exec(line) ?? [];
  if (words === '' || /(?:^|\s)from\s/i.test(words)) return line;
  const all = words.split(/\s+/);
  const isUnit = (word: string): boolean =>
    desk.scene({ view: viewOf(desk), by: '' }).unit(word) !== undefined;
  const first = all.findIndex((word) => !isUnit(word) && !UNIT_NOISE.has(word.toLowerCase()));
  return first < 0 ? line : ['line', ...all.slice(0, first), 'from', ...all.slice(first), 'to', to].join(' ');
};

/** `24pz to minsk`: units are sent as a group is. */
const sent = (desk: Desk, line: string): string | undefined => {
  const [, words = '', to = ''] = /^\s*(\S+(?:\s+\S+)*?)\s+to\s+(.*)$/is.exec(line) ?? [];
  const [first = '', ...more] = words.split(/\s+/);
  if (first === '' || desk.registry.find(first.toLowerCase()) !== undefined) return undefined;
  const scene = desk.scene({ view: viewOf(desk), by: '' });
  return [first, ...more].every((word) => scene.unit(word) !== undefined)
    ? `send ${words} to ${to}`
    : undefined;
};

/** A line with the units of each group that it names, and as the grammar has it. */
export const withUnits = (desk: Desk, typed: string): string => {
  const told = sent(desk, typed);
  if (told !== undefined) return told;
  const line = /^\s*group\s/i.test(typed) ? typed.replace(/\s*=\s*/, ' = ') : typed;
  const lexed = lex(line);
  if (!lexed.ok) return typed;
  const { text, parts } = lexed.value;
  const [words = []] = parts;
  const spec = desk.registry.find(words[0]?.low ?? '')?.spec;
  if (spec === undefined || parts.length > 1 || !(takesUnits(spec) || asksOfOne(spec))) return typed;
  const found = inPlace(desk, text, spec, words.slice(spec.name === 'group' ? 2 : 1));
  return spec.name === 'line' ? withFrom(desk, found) : found;
};
