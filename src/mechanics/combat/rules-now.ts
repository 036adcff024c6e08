// Rules by which a thing is done or refused, where some of them hang on the side or the phase.

import { perSheet } from '../per-sheet.ts';

/** `rulesNow`: those that are not as `rules` has them; the same record where they are the same, since units ask one by one. */
export type Ruled<S, R extends object> = { readonly rules: R; rulesNow?(s: S): Partial<R> };

const joined = perSheet((rules: object) => perSheet((now: object) => ({ ...rules, ...now })));

export const rulesOn = <S, R extends object>(law: Ruled<S, R>, s: S): R =>
  law.rulesNow === undefined ? law.rules : (joined(law.rules)(law.rulesNow(s)) as R);
