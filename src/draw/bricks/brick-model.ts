// What is drawn in a brick: the ground of a hex with its own colour, and what stands in it.
import type { MapPalette, Tint } from '../colour/map-palette.ts';
import type { Meaning } from '../text/map-model.ts';
import type { SideShape } from '../text/signs.ts';
import type { EdgeLook } from './brick-edges.ts';

/** What stands in the middle, such as a city, and what it is called; without a sign it is a name alone. */
export type Place = {
  readonly sign: string;
  readonly name: string;
  readonly isWorth: boolean;
  /** Worth something, or printed in capitals. */
  readonly isGreat: boolean;
};

export type BrickGround = {
  readonly terrains: readonly string[];
  /** Up to two signs that are scattered over it, each of a terrain; none where it is clear. */
  readonly pattern: readonly { readonly sign: string; readonly terrain: string }[];
  readonly isWater: boolean;
  readonly place?: Place;
  /** Works, ports and markers. */
  readonly beside: readonly string[];
  /** A road or railway with its sign, and the sides it crosses. */
  readonly routes: readonly {
    readonly network: string;
    readonly sign: string;
    readonly to: readonly number[];
  }[];
  readonly meanings: readonly Meaning[];
};

/** What lies over a hex for a while. */
export type BrickLaid = {
  readonly tint?: Tint | undefined;
  /** One character. */
  readonly letter?: string | undefined;
  /** What stands in the hex itself, such as a cost. */
  readonly figure?: string | undefined;
  /** Names of all places are to be seen, not of cities alone. */
  readonly isNamed?: boolean;
  /** Where the legend of the map is to tell them. */
  readonly meanings?: readonly Meaning[] | undefined;
};

export type Bricks = {
  readonly palette: MapPalette;
  /** By number of the hex. */
  ground(hex: number): BrickGround;
  /** What a small map has of it: much less work where the whole board is looked at. */
  surface(hex: number): Pick<BrickGround, 'terrains'> & Pick<Place, 'isGreat'>;
  /** How what runs along a side looks. */
  edge(shape: SideShape): EdgeLook;
  /** By id of the hex. */
  laid(hex: string): BrickLaid | undefined;
};
