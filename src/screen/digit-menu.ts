// A list to choose from by digits, or by moving in it: nine to a page, and 0 for the next page.
import type { Way } from '../session/legal-ways.ts';
import type { Args } from '../core/types.ts';
import { numbered } from '../text/numbered-choices.ts';

/** What choosing an item does. */
export type Choosing =
  | { readonly kind: 'toggle'; readonly unit: string }
  | { readonly kind: 'all' }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'verb'; readonly verb: string }
  | { readonly kind: 'group'; readonly group: string | undefined }
  | { readonly kind: 'way'; readonly way: Way }
  /** The best attack on it. */
  | { readonly kind: 'target'; readonly hex: string }
  | { readonly kind: 'fill'; readonly verb: string; readonly args: Args };

/** `brief`: the label where there is little room. */
export type Item = { readonly label: string; readonly brief?: string; readonly does: Choosing };

export type Menu = {
  readonly head: string;
  readonly items: readonly Item[];
  readonly page: number;
  /** Another list behind the last page, as units are taken and left. */
  readonly more: string;
  /** The item of the page that Enter takes; absent: none was moved to yet. */
  readonly lit?: number | undefined;
  /** Hexes that are marked can be chosen on the map as well: Enter is theirs until an item is moved to. */
  readonly onMap?: boolean;
  /** Units that wait beside the map: the arrows are the list's until a hex is gone to. */
  readonly isAway?: boolean;
};

const ON_PAGE = 9;

const pages = ({ items }: Menu): number => Math.ceil(items.length / ON_PAGE);

const onPage = ({ items, page }: Menu): readonly Item[] => items.slice(page * ON_PAGE, (page + 1) * ON_PAGE);

/** Units to be taken and left, rather than one thing to be chosen. */
export const isStack = ({ items }: Menu): boolean => items.some(({ does }) => does.kind === 'toggle');

/** A list that arrows move in: beside units on the map they move the cursor. */
export const isMovedIn = (menu: Menu): boolean => !isStack(menu) || menu.isAway === true;

/** All of a stack are on one page. */
export const isWhole = (menu: Menu): boolean => isStack(menu) && pages(menu) === 1;

/** A short stack takes no more than one of the few lines there are. */
const ONE_LINE = 100;
const closely = (choices: readonly string[]): readonly string[] => {
  const line = choices.join(' ');
  return line.length > ONE_LINE || line === '' ? choices : [line];
};

/** The items of a stack in as few letters as will do, where there are such. */
export const briefLines = (menu: Menu): readonly string[] => {
  if (!isStack(menu) || onPage(menu).some(({ brief }) => brief === undefined)) return [];
  const labels = onPage(menu).map(({ label, brief = label }) => brief.replace(/\.$/, ''));
  return [...numbered(labels), ...(pages(menu) > 1 ? [menu.more] : [])];
};

/** In a list to move in every item has a line. */
export const menuLines = (menu: Menu): readonly string[] => {
  const labels = onPage(menu).map(({ label }) => label.replace(/\.$/, ''));
  return [
    menu.head,
    ...(isStack(menu)
      ? closely(numbered(labels.map((label, i) => (i === menu.lit ? `> ${label}` : label))))
      : labels.flatMap((label, i) => numbered([label], i + 1))),
    ...(pages(menu) > 1 ? [menu.more] : []),
  ];
};

export const turned = (menu: Menu, by: 1 | -1 = 1): Menu => {
  const count = Math.max(1, pages(menu));
  return { ...menu, page: (menu.page + by + count) % count, lit: undefined };
};

/** The item a digit stands for. */
export const itemAt = (menu: Menu, digit: number): Item | undefined => onPage(menu)[digit - 1];

/** The item of the page that Enter takes; undefined: it has another meaning. */
export const litIn = (menu: Menu): number | undefined =>
  isStack(menu) ? menu.lit : (menu.lit ?? (menu.onMap === true ? undefined : 0));

/** The next item lit or the one before, on whatever page it is. */
export const litNext = (menu: Menu, by: 1 | -1): Menu => {
  const { items, page } = menu;
  const lit = litIn(menu);
  const before = lit === undefined ? (by === 1 ? -1 : 0) : lit;
  const index = (page * ON_PAGE + before + by + items.length) % Math.max(1, items.length);
  return { ...menu, page: Math.floor(index / ON_PAGE), lit: index % ON_PAGE };
};
