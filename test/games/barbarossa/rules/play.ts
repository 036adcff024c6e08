// A position played a little way: see test/kit/play.ts.
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import type { Played as PlayedFrom } from '../../../kit/play.ts';
import { playOf } from '../../../kit/play.ts';
import { barbarossa } from './kit.ts';

export type Played = PlayedFrom<State<Own>>;

export const { played, hearing, ofKind, thrown, endings, users, reach, filled, listedAs, verbs, asking } =
  playOf<State<Own>, 'german' | 'soviet'>(barbarossa);
