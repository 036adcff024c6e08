// A desk at a position of Barbarossa: see test/kit/desk.ts.
import { deskAt } from '../../kit/desk.ts';
import type { Asked } from '../../kit/desk.ts';
import { barbarossa } from './rules/kit.ts';

export type { Asked } from '../../kit/desk.ts';
export { facts } from '../../kit/desk.ts';

export const at = (text: string, level: 'normal' | 'verbose' = 'verbose'): Asked =>
  deskAt(barbarossa, text, level);
