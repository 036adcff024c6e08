// How things are said at a desk, and how they are where nobody has said otherwise.
import type { FilmPace, HexNames, HexSpeech, Level, ThemeWish } from '../api/settings.ts';
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
  film: FilmPace;
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
  film: 'normal',
  topics: {},
};
