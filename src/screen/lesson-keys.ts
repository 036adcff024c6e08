// What to press on the map for a line of a lesson: found from what the line means, for lessons that do not say it.
import type { Args, Order } from '../core/types.ts';
import { choiceAt, fewChoices, numberedFrom } from '../session/pending.ts';
import { ableAt, endingVerb, isAsked, isLegal, hexSlot, openNow, unitSlot } from '../session/legal-ways.ts';
import { viewOf } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { sceneOf } from '../session/dispatch.ts';
import { understand } from '../language/parse/line.ts';

const isHex = (desk: Desk, id: string | undefined): id is string =>
  id !== undefined && desk.game.board.grid.index(id) >= 0;

const goTo = (hex: string): string => `g ${hex} Enter`;

/** Taken from the stack of a hex: all with Enter, some of it by their digits. */
const taken = (desk: Desk, hex: string, units: readonly string[], isFirst: boolean): readonly string[] => {
  const able = ableAt(desk, hex);
  const digits = units.map((unit) => able.indexOf(unit) + 1);
  const isAll = units.length === able.length;
  if (isFirst) return [goTo(hex), 'Enter', ...(isAll ? [] : digits.map(String))];
  return isAll ? [goTo(hex), 'Space'] : [];
};

/** Units, and the hex where the order ends; undefined where keys alone would take a list. */
const ordered = (desk: Desk, verb: string, args: Args): readonly string[] | undefined => {
  const [unit, hex] = [unitSlot(desk, verb)?.name, hexSlot(desk, verb)?.name];
  const units = unit === undefined ? [] : (args[unit] ?? []);
  const path = hex === undefined ? [] : (args[hex] ?? []);
  const end = path.at(-1);
  const others = Object.keys(args).filter((slot) => slot !== unit && slot !== hex);
  if (others.length > 0 || units.length === 0 || !isHex(desk, end)) return undefined;
  const places = new Map(viewOf(desk).units.map(({ id, at }) => [id, at]));
  const hexes = [...new Set(units.map((id) => places.get(id)))];
  if (!hexes.every((at) => isHex(desk, at)) || openNow(desk).every((offer) => offer.verb !== verb))
    return undefined;
  const picks = hexes.map((at, i) => {
    const here = units.filter((id) => places.get(id) === at);
    return taken(desk, at ?? '', here, i === 0);
  });
  if (picks.some(({ length }) => length === 0)) return undefined;
  const through = path.slice(0, -1).flatMap((at) => [goTo(at), 'Space']);
  return [...picks.flat(), ...through, goTo(end), 'Enter', 'Enter'];
};

/** Whatever the keys do not reach sooner is typed after a colon. */
const typed = (line: string): readonly string[] => [`: ${line} Enter`];

const isSame = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The digit that answers what is asked with this very order. */
const digitOf = (desk: Desk, { verb, args }: Order): string | undefined => {
  const choices = fewChoices(desk) ?? [];
  if (choices.length > 9 || !isAsked(desk)) return undefined;
  const at = choices.findIndex(
    (choice) =>
      choice.verb === verb &&
      [...new Set([...Object.keys(choice.args), ...Object.keys(args)])].every((slot) =>
        isSame(choice.args[slot], args[slot]),
      ),
  );
  return at < 0 ? undefined : String(at + numberedFrom(choices));
};

const keysOfMeaning = (desk: Desk, line: string): readonly string[] => {
  const number = /^\d+$/.test(line) ? Number(line) : undefined;
  if (number !== undefined) {
    const choices = fewChoices(desk) ?? [];
    return choiceAt(choices, number) !== undefined && choices.length <= 9 ? [line] : typed(line);
  }
  const meant = understand(desk.registry, sceneOf(desk), line);
  if (meant.kind === 'question' && meant.verb.name === 'look') {
    const [hex] = Object.values(meant.args).flat();
    return isHex(desk, hex) ? [`g ${hex} Enter`, 'i'] : typed(line);
  }
  const [order, second] = meant.kind === 'orders' ? meant.orders : [];
  if (order === undefined || second !== undefined) return typed(line);
  const digit = digitOf(desk, order);
  if (digit !== undefined) return [digit];
  if (order.verb === endingVerb(desk)) return ['t', 'Enter'];
  // What the rules will not take can only be tried by typing it.
  const isOpen = isLegal(desk, order.verb, order.args);
  return (isOpen ? ordered(desk, order.verb, order.args) : undefined) ?? typed(line);
};

/** As a pupil reads them: `g 1810 Enter, Enter, 1, g 1909 Enter, Enter, Enter`. */
export const lessonKeys = (desk: Desk, line: string): string => {
  const keys = keysOfMeaning(desk, line);
  // What was refused is still in hand.
  const isHeld = desk.refused !== undefined && keys.length > 1;
  return [...(isHeld ? ['Esc'] : []), ...keys].join(', ');
};
