// Made by `npm run docs`: the rules each code refuses under, as the sources have them.
import type { RuleId } from '../../../core/types.ts';

export const REFUSAL_RULES: Readonly<Record<string, readonly RuleId[]>> = {};
