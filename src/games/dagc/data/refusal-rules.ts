// Made by `npm run docs`: the rules each code refuses under, as the sources have them.
import type { RuleId } from '../../../core/types.ts';

export const REFUSAL_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  'SEQUENCE.NOT-ACTIVATED': ['dagc:5.4a'],
  'SETUP.ALL-PLACED': ['dagc:3.1a'],
  'SETUP.DEFAULT-ALONE': ['dagc:3.1a'],
  'SETUP.FULL': ['dagc:6.1', 'dagc:R10'],
  'SETUP.LEFT': ['dagc:3.7a', 'dagc:R134'],
  'SETUP.THERE': ['dagc:3.1a'],
  'SETUP.TWICE': ['dagc:2.2a'],
  'SETUP.WHAT-WHERE': ['dagc:3.1a'],
  'STACK.FRONTS': ['dagc:6.10a'],
  'STACK.FULL': ['dagc:6.1'],
  'STATE.STACK': ['dagc:6.1'],
  'TOP.ALREADY': ['dagc:R29'],
  'TOP.NOBODY': ['dagc:R29'],
  'TOP.NOT-YOURS': ['dagc:R29'],
  'TOP.OFF-MAP': ['dagc:R29'],
  'TOP.ONE': ['dagc:R29'],
};
