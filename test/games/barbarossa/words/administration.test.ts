// The words of chapters 8 and 9: every template sound.
import { describe, expect, it } from '@jest/globals';
import { adminMessages } from '../../../../src/games/barbarossa/en/08-reinforcements.ts';
import { tableProblems } from '../../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../../src/text/en/index.ts';

describe('the sentences of chapters 8 and 9', () => {
  it('have nothing wrong with any template', () => {
    const phrases = { 'word.mark.hc': 'Hero City' };
    expect(tableProblems({ ...phrases, ...adminMessages }, {}, PROGRAM_MESSAGES)).toEqual([]);
  });
});
