// What is to be drawn, whatever it comes from: the ground of every hex, what runs along its sides, what stands on it.
import type { Grid } from '../../hex/grid.ts';
import type { Role } from '../styled-rows.ts';
import type { Bricks } from '../bricks/brick-model.ts';
import type { SideShape, Signs } from './signs.ts';

/** A line of the legend: a sign and what it means. Lower orders come first. */
export type Meaning = {
  readonly order: number;
  readonly sign: string;
  readonly text: string;
  /** The sign is not to be looked for in the drawing: it is a word for what is seen there. */
  readonly isAlways?: boolean;
};

/** The parts of a hex in which its signs stand. */
export type GroundPart = 'pair' | 'wide' | 'first' | 'badge' | 'text' | 'fill' | 'signs';

/** Absent parts: its sign is looked for in the whole drawing. */
export type GroundMeaning = Meaning & { readonly parts?: readonly GroundPart[] };

/** A hex as printed, or as a layer colours it. */
export type Ground = {
  /** Two characters, of a hex with nobody in it. */
  readonly pair: string;
  /** The same where there is room for four. */
  readonly wide: string;
  /** One character that is still seen where somebody stands. */
  readonly first: string;
  /** City or other point of interest beside a counter, else a blank. */
  readonly badge: string;
  readonly role?: Role;
  /** For the largest zoom: what is written in the hex, what covers the rest of it, and up to three small signs. */
  readonly name?: string;
  /** A short name that stands where somebody is, in place of the number; where there is no room for the whole. */
  readonly called?: string;
  readonly text?: string;
  readonly fill: string;
  /** What covers every other place, in a hex of two terrains. */
  readonly fillOther?: string;
  readonly signs: string;
  /** Open water: no sides are drawn between two such hexes. */
  readonly isOpen: boolean;
  readonly meanings: readonly GroundMeaning[];
};

/** One thing that runs along a side. */
export type SideSign = { readonly shape: SideShape; readonly role?: Role; readonly meaning?: Meaning };

export type Counter = {
  /** One capital letter. */
  readonly letter: string;
  readonly role: Role;
  /** As said: a number, a name of a die, or nothing. */
  readonly strength: string;
  /** The factors printed on it, from the first to the last. */
  readonly factors?: string;
  /** Short name, for the largest zoom. */
  readonly label: string;
  /** Done for this phase, or weak: drawn small. */
  readonly isSpent: boolean;
  /** Something stands there, its identity is covered. */
  readonly isCovered: boolean;
  /** What is to be seen on it besides: of its states the one that counts for most, or that it is reduced. */
  readonly mark?: Meaning;
};

export type Mark = 'legal' | 'target' | 'in hand' | 'out-of-supply' | 'reached';

/** What stands west and east of a hex that is marked: unlike all that stands in hexes and along their sides. */
export const MARKS: Readonly<
  Record<Mark, { readonly west: string; readonly east: string; readonly role: Role }>
> = {
  legal: { west: '(', east: ')', role: 'legal' },
  target: { west: '>', east: '<', role: 'target' },
  'in hand': { west: '{', east: '}', role: 'target' },
  'out-of-supply': { west: '&', east: '&', role: 'out-of-supply' },
  reached: { west: '`', east: '`', role: 'legal' },
};

/** As it is explained. */
export const markSign = (mark: Mark): string => {
  const { west, east } = MARKS[mark];
  return west === east ? west : `${west} ${east}`;
};

/** Of an attack that could be made: the odds as said, and from 0 to 1 how likely it takes the hex. */
export type HexOdds = {
  readonly odds: string;
  readonly chance?: number;
  /** The same where somebody may be covered. */
  readonly worst?: { readonly odds: string; readonly chance?: number };
};

/** The odds that hold in the worst case, `?` where somebody may be covered. */
export const oddsText = ({ odds, worst }: HexOdds): string => {
  const [said = ''] = (worst?.odds ?? odds).split(' ');
  return worst === undefined || worst.odds === odds ? said : `${said}?`;
};

/** Behind the odds, for those who see no colours: the hex is taken as likely as not, or surely. */
export const LIKELY = '+';
export const SURE = 'v';

export const chanceOf = ({ chance, worst }: HexOdds): number | undefined => worst?.chance ?? chance;

/** By id of the hex; undefined: it cannot be attacked. Worked out when it is first asked for. */
export type OddsAt = (hex: string) => HexOdds | undefined;

export type Picture = {
  readonly grid: Grid;
  readonly signs: Signs;
  /** By number of the hex, at the zoom the picture is made for. */
  readonly ground: (hex: number) => Ground;
  /** The most important first: where there is room for one, it is that. */
  readonly sides: (hex: number, direction: number) => readonly SideSign[];
  /** By id of the hex, as they lie from the top. */
  readonly stacks: ReadonlyMap<string, readonly Counter[]>;
  readonly marks?: ReadonlyMap<string, Mark>;
  /** What stands under an enemy that can be attacked. */
  readonly odds?: OddsAt;
  /** By id of the hex: what stands in it in the place of its number, such as odds. */
  readonly figure?: (hex: string) => string | undefined;
  /** Where hexes can be drawn as bricks. */
  readonly bricks?: Bricks;
};

const strengthOf = ({ isCovered, strength }: Counter): string => {
  if (isCovered) return '?';
  if (/^\d\d/.test(strength)) return '+';
  return strength.charAt(0) || ' ';
};

/** Side letter, small when spent, and strength: `+` over 9, `?` covered. */
export const counterPair = (counter: Counter): string =>
  (counter.isSpent ? counter.letter.toLowerCase() : counter.letter) + strengthOf(counter);
