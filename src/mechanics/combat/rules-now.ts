// Rules by which a thing is done or refused, where some of them hang on the side or the phase.

/** `rulesNow`: those that are not as `rules` has them. */
export type Ruled<S, R extends object> = { readonly rules: R; rulesNow?(s: S): Partial<R> };

export const rulesOn = <S, R extends object>(law: Ruled<S, R>, s: S): R =>
  law.rulesNow === undefined ? law.rules : { ...law.rules, ...law.rulesNow(s) };
