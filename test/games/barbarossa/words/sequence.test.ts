// The words of set-up and sequence: every template sound, every code and question with its sentence.
import { describe, expect, it } from '@jest/globals';
import { sequenceMessages } from '../../../../src/games/barbarossa/en/05-sequence.ts';
import { messages } from '../../../../src/games/barbarossa/en/index.ts';
import { PHASES } from '../../../../src/games/barbarossa/05-sequence/5.2-sequence.ts';
import { ORDERS } from '../../../../src/games/barbarossa/state.ts';
import { tableProblems } from '../../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../../src/text/en/index.ts';

const known = (key: string): boolean => messages[key] !== undefined;

describe('the sentences of set-up and sequence', () => {
  it('have nothing wrong with any template', () => {
    expect(tableProblems(sequenceMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('name every phase and every order of phases', () => {
    expect(PHASES.filter((phase) => !known(`word.phase.${phase}`))).toEqual([]);
    expect(ORDERS.filter((order) => !known(`word.order.${order}`))).toEqual([]);
  });
});
