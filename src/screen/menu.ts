// A list to choose from by digits: nine to a page, and 0 for the next page.
import type { Way } from '../desk/doable.ts';
import type { Args } from '../core/types.ts';
import { numbered } from '../words/choices.ts';

/** What choosing an item does. */
export type Choosing =
  | { readonly kind: 'toggle'; readonly unit: string }
  | { readonly kind: 'all' }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'verb'; readonly verb: string }
  | { readonly kind: 'group'; readonly group: string | undefined }
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'fill'; readonly verb: string; readonly args: Args };

export type Item = { readonly label: string; readonly does: Choosing };

export type Menu = {
  readonly head: string;
  readonly items: readonly Item[];
  readonly page: number;
  /** Another list behind the last page, as units are taken and left. */
  readonly more: string;
};

const ON_PAGE = 9;

const pages = ({ items }: Menu): number => Math.ceil(items.length / ON_PAGE);

const onPage = ({ items, page }: Menu): readonly Item[] => items.slice(page * ON_PAGE, (page + 1) * ON_PAGE);

export const menuLines = (menu: Menu): readonly string[] => [
  menu.head,
  ...numbered(onPage(menu).map(({ label }) => label.replace(/\.$/, ''))),
  ...(pages(menu) > 1 ? [menu.more] : []),
];

export const turned = (menu: Menu): Menu => ({ ...menu, page: (menu.page + 1) % Math.max(1, pages(menu)) });

/** The item a digit stands for. */
export const itemAt = (menu: Menu, digit: number): Item | undefined => onPage(menu)[digit - 1];

/** Units to be taken and left, rather than one thing to be chosen. */
export const isStack = ({ items }: Menu): boolean => items.some(({ does }) => does.kind === 'toggle');
