// How things are said at a desk, and how they are where nobody has said otherwise.
import type {
  CharsetWish,
  ColourWish,
  FilmPace,
  HexNames,
  HexSpeech,
  Level,
  ThemeWish,
} from '../api/settings.ts';
import type { MuteKind } from '../api/mute-kinds.ts';
import type { Topic } from '../api/verb-spec.ts';

export type Settings = {
  level: Level;
  hexSpeech: HexSpeech;
  hexNames: HexNames;
  prompt: 'short' | 'long' | 'off';
  /** Lines of a reply that come at once; `level`: as many as the level has. */
  page: number | 'off' | 'level';
  names: 'short' | 'long';
  /** Of the map screen. */
  theme: ThemeWish;
  charset: CharsetWish;
  colour: ColourWish;
  film: FilmPace;
  /** Words of one's own: each for a line, or for the beginning of one. */
  aliases: Readonly<Record<string, string>>;
  /** Each for several lines, one after the other. */
  macros: Readonly<Record<string, readonly string[]>>;
  /** Kinds of sentences that are left unsaid. */
  muted: readonly MuteKind[];
  /** Topics that have a level of their own. */
  topics: Readonly<Partial<Record<Topic, Level>>>;
};

export const STANDARD: Settings = {
  level: 'normal',
  hexSpeech: 'pair',
  hexNames: 'mixed',
  prompt: 'short',
  page: 'level',
  names: 'long',
  theme: 'auto',
  charset: 'auto',
  colour: 'auto',
  film: 'normal',
  aliases: {},
  macros: {},
  muted: [],
  topics: {},
};
