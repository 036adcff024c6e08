// Finds an order by keys alone: out of the lists of the screen, and on its map.
import { complete } from '../../../src/core/kernel.ts';
import type { Args, Order } from '../../../src/core/types.ts';
import { hexSlot, unitSlot } from '../../../src/session/legal-ways.ts';
import { played, viewOf } from '../../../src/session/session.ts';
import { sceneOf } from '../../../src/session/dispatch.ts';
import { understand } from '../../../src/language/parse/line.ts';
import type { Choosing, Item } from '../../../src/screen/digit-menu.ts';
import type { Seated } from '../kit.ts';

const MOST_STEPS = 14;
const ON_PAGE = 9;

const isSame = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The same but for the hexes between. */
const agree = ({ desk }: Seated, verb: string, a: Args, b: Args): boolean => {
  const path = hexSlot(desk, verb)?.name;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((slot) =>
    slot === path ? a[slot]?.at(-1) === b[slot]?.at(-1) : isSame(a[slot], b[slot]),
  );
};

const orderOn = ({ desk }: Seated, line: string): Order | undefined => {
  const meant = understand(desk.registry, sceneOf(desk), line);
  const order = meant.kind === 'orders' ? meant.orders[0] : undefined;
  if (order === undefined) return undefined;
  const full = complete(desk.game.rules, played(desk).state, order);
  return full.ok ? full.order : undefined;
};

const pressItem = (seated: Seated, items: readonly Item[], index: number): void => {
  const { page = 0 } = seated.now().menu ?? {};
  const pages = Math.ceil(items.length / ON_PAGE);
  const turns = (Math.floor(index / ON_PAGE) - page + pages) % pages;
  seated.press('0'.repeat(turns) + String((index % ON_PAGE) + 1));
};

const unitsOf = ({ desk }: Seated, { verb, args }: Order): readonly string[] =>
  args[unitSlot(desk, verb)?.name ?? ''] ?? [];

const isAway = ({ desk }: Seated, unit: string): boolean =>
  viewOf(desk).units.some(({ id, at }) => id === unit && desk.game.board.grid.index(at) < 0);

const isIn = (seated: Seated, unit: string): boolean => seated.now().picked?.units.includes(unit) === true;

/** Whether an item of a list leads on to the order. */
const leadsTo = (seated: Seated, order: Order, does: Choosing): boolean => {
  switch (does.kind) {
    case 'verb':
      return does.verb === order.verb;
    case 'way':
      return Object.entries(does.way.args).every(([slot, ids]) =>
        agree(seated, order.verb, { [slot]: ids }, { [slot]: order.args[slot] ?? [] }),
      );
    case 'fill':
      return Object.entries(does.args).every(([slot, ids]) => isSame(ids, order.args[slot]));
    case 'unit':
      return isSame([does.unit], unitsOf(seated, order));
    case 'toggle':
      // Units that wait beside the map are taken from the list, wherever the cursor is.
      return (
        isAway(seated, does.unit) && isIn(seated, does.unit) !== unitsOf(seated, order).includes(does.unit)
      );
    default:
      return false;
  }
};

const goTo = (seated: Seated, hex: string): void => void seated.press(`g${hex}\r`);

/** Takes the units in hand, hex by hex, and no others. */
const takeUnits = (seated: Seated, units: readonly string[]): void => {
  const { desk } = seated;
  const places = new Map(viewOf(desk).units.map(({ id, at }) => [id, at]));
  const hexes = [...new Set(units.map((unit) => places.get(unit) ?? ''))];
  for (const [i, hex] of hexes.entries()) {
    goTo(seated, hex);
    seated.press(i === 0 ? '\r' : ' ');
    for (let n = 0; n < 20; n++) {
      const { menu, picked } = seated.now();
      const items = menu?.items ?? [];
      const wrong = items.findIndex(
        ({ does }) =>
          does.kind === 'toggle' &&
          places.get(does.unit) === hex &&
          units.includes(does.unit) !== (picked?.units.includes(does.unit) === true),
      );
      const single = items.findIndex(({ does }) => does.kind === 'unit' && isSame(units, [does.unit]));
      if (wrong < 0 && single < 0) break;
      // Beside a whole stack a digit means that one alone.
      const stack = items.filter(({ does }) => does.kind === 'toggle');
      const isWhole = stack.length > 1 && picked?.units.length === stack.length;
      const wanted = items.findIndex(({ does }) => does.kind === 'toggle' && units.includes(does.unit));
      if (isWhole && wanted >= 0) {
        pressItem(seated, items, wanted);
        continue;
      }
      pressItem(seated, items, wrong < 0 ? single : wrong);
    }
  }
};

const step = (seated: Seated, order: Order): void => {
  const { menu, picked, making } = seated.now();
  const items = menu?.items ?? [];
  const found = items.findIndex(({ does }) => leadsTo(seated, order, does));
  if (found >= 0) return pressItem(seated, items, found);
  const units = unitsOf(seated, order);
  if (
    !isSame(picked?.units, units) &&
    making.args[unitSlot(seated.desk, order.verb)?.name ?? ''] === undefined
  )
    return takeUnits(seated, units);
  const hexes = order.args[hexSlot(seated.desk, order.verb)?.name ?? ''] ?? [];
  const end = hexes.at(-1);
  if (end !== undefined) goTo(seated, end);
  seated.press('\r');
};

/** Whether keys bring the order onto the line; Enter would send it. */
export const findsByKeys = (seated: Seated, order: Order): boolean => {
  seated.press('c');
  for (let n = 0; n < MOST_STEPS; n++) {
    const { target } = seated.now();
    const got = target === undefined ? undefined : orderOn(seated, target.line);
    if (got !== undefined && got.verb === order.verb) {
      if (agree(seated, order.verb, got.args, order.args)) return true;
      // What it may have besides is added to it when it is whole.
      seated.press('c');
      const items = seated.now().menu?.items ?? [];
      const more = items.findIndex(
        ({ does }) => does.kind === 'way' && agree(seated, order.verb, does.way.args, order.args),
      );
      if (more >= 0) {
        pressItem(seated, items, more);
        continue;
      }
      for (let k = 0; k < 4; k++) seated.escape();
      if (seated.now().at === 'line') seated.escape();
      seated.press('c');
      const verbs = seated.now().menu?.items ?? [];
      pressItem(
        seated,
        verbs,
        verbs.findIndex(({ does }) => does.kind === 'verb' && does.verb === order.verb),
      );
      takeUnits(seated, unitsOf(seated, order));
    }
    step(seated, order);
  }
  return false;
};
