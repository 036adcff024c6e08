// Units in a list: those of one kind share its name, by their numbers: "24th, 46th and 47th Panzer Corps, 12th Infantry Corps".
import { joinWords } from './number-words.ts';
import type { ListStyle } from './number-words.ts';

const NUMBERED = /^(\d+)(?:st|nd|rd|th) (\S.*)$/;

type Kind = {
  readonly name: string;
  readonly units: { readonly number: number; readonly ordinal: string }[];
};

/** A name that is a number and a kind: "24th" and "Panzer Corps". */
export const ordinalOf = (name: string): { readonly ordinal: string; readonly kind: string } | undefined => {
  const kind = NUMBERED.exec(name)?.[2];
  return kind === undefined ? undefined : { ordinal: name.slice(0, name.indexOf(' ')), kind };
};

const inKinds = (names: readonly string[]): readonly (string | Kind)[] => {
  const kinds = new Map<string, Kind>();
  return names.flatMap((name): readonly (string | Kind)[] => {
    const found = ordinalOf(name);
    if (found === undefined) return [name];
    const unit = { number: Number.parseInt(found.ordinal, 10), ordinal: found.ordinal };
    const kind = kinds.get(found.kind);
    if (kind !== undefined) {
      kind.units.push(unit);
      return [];
    }
    const first = { name: found.kind, units: [unit] };
    kinds.set(found.kind, first);
    return [first];
  });
};

const sayKind = ({ name, units }: Kind, style: ListStyle): string => {
  const ordinals = units.toSorted((a, b) => a.number - b.number).map(({ ordinal }) => ordinal);
  return `${joinWords(ordinals, style === 'or' ? 'or' : 'and')} ${name}`;
};

/** A list inside a sentence is cut where the line would grow too long to be listened to. */
const UNITS_BUDGET = 98;

const whole = (names: readonly string[], style: ListStyle): string =>
  joinWords(
    inKinds(names).map((part) => (typeof part === 'string' ? part : sayKind(part, style))),
    style,
    Infinity,
  );

/** Kinds in the order in which they come up, the units of a kind by their numbers; cut as any other list is. */
export const joinUnits = (names: readonly string[], style: ListStyle = 'list'): string => {
  const all = whole(names, style);
  if (all.length <= UNITS_BUDGET) return all;
  let fit = names.length - 1;
  while (fit > 1 && whole(names.slice(0, fit), 'list').length > UNITS_BUDGET) fit--;
  return `${whole(names.slice(0, fit), 'list')} and ${names.length - fit} more`;
};
