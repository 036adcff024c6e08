import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { beginChoosing } from '../../src/start-menu/menu.ts';
import type { Chosen, Shelf } from '../../src/start-menu/menu-state.ts';
import { choosePlain } from '../../src/plain/start-menu.ts';
import { lineSource } from '../../src/plain/read-lines.ts';
import { ford } from '../games/ford/game.ts';
import { manyKept, shelf, TUTORIAL } from '../start-menu/kit.ts';

const run = async (
  on: Shelf,
  typed: readonly string[],
): Promise<{ readonly chosen: Chosen; readonly out: readonly string[] }> => {
  const out: string[] = [];
  const io = {
    inputIsTerminal: true,
    out: (line: string) => void out.push(line),
    write: (text: string) => void out.push(text),
  };
  const chosen = await choosePlain(
    beginChoosing(on),
    io,
    lineSource(Readable.from(typed.map((line) => `${line}\n`))),
  );
  return { chosen, out };
};

describe('the questions before a game, in plain lines', () => {
  it('are numbered, one choice a line, and ask again where the answer is none', async () => {
    const { chosen, out } = await run(shelf(), ['7', 'new', '1', '5', 'fog', '', '4']);
    expect(out).toEqual([
      'Hexfront. Choose what to do.',
      '1: New game.',
      '2: Quit.',
      'Type a number. Enter alone means 1.',
      '> ',
      '7 is not one of the choices.',
      'Type a number. Enter alone means 1.',
      '> ',
      'Ford. Choose a scenario.',
      '1: The crossing.',
      '2: Skirmish at the ford.',
      'Type a number. Enter alone means 1. Type back for one step back.',
      '> ',
      'The crossing. Choose who plays.',
      '1: You play the Northerners, the computer the Southerners.',
      '2: You play the Southerners, the computer the Northerners.',
      '3: One person, for both sides.',
      '4: Two people, taking turns at this keyboard. Where a rule hides something, nothing of a side is shown until it types ready.',
      '5: Optional rules. All 1 as usual.',
      'Type a number. Enter alone means 1. Type back for one step back.',
      '> ',
      'The crossing. Optional rules: choose one to change it.',
      '1: Done: play by these rules.',
      '2: Hidden stacks: on. Of a stack of the other side you see the top unit only.',
      'Type a number. Enter alone means 1. Type back for one step back.',
      '> ',
      'Hidden stacks: off. Of a stack of the other side you see the top unit only.',
      '> ',
      'The crossing. Choose who plays.',
      '1: You play the Northerners, the computer the Southerners.',
      '2: You play the Southerners, the computer the Northerners.',
      '3: One person, for both sides.',
      '4: Two people, taking turns at this keyboard. Where a rule hides something, nothing of a side is shown until it types ready.',
      '5: Optional rules. 1 of 1 changed.',
      'Type a number. Enter alone means 1. Type back for one step back.',
      '> ',
    ]);
    expect(chosen).toMatchObject({ do: 'new', values: { fog: 'off' }, two: true });
  });

  it('name many rules only, and say of each what it means when it is asked for or changed', async () => {
    const [rule] = ford.options;
    if (rule === undefined) throw new Error('No rule');
    const options = Array.from({ length: 17 }, (_, i) => ({ ...rule, id: `r${i}`, title: `Rule ${i}` }));
    const typed = ['new', '1', 'options', 'help 3', '3', '?'];
    const { out } = await run(shelf({ games: [{ ...ford, options }] }), typed);
    expect(out).toContain('17: Rule 15: on.');
    expect(out).toContain(
      'Type a number. Enter alone means 1. Type back for one step back. Type help and a number for what it means.',
    );
    expect(out).toContain(`Rule 1: on. ${rule.meaning}`);
    expect(out).toContain(`Rule 1: off. ${rule.meaning}`);
    expect(out.filter((line) => line === '3: Rule 1: off.')).toHaveLength(1);
  });

  it('quit at the end of input', async () => {
    expect((await run(shelf(), [])).chosen).toEqual({ do: 'quit' });
  });

  it('keep to lines that can be heard', async () => {
    const { out } = await run(shelf({ kept: manyKept(20), tutorials: TUTORIAL }), [
      'load',
      '9',
      '9',
      'back',
      '?',
    ]);
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]{1,160}$/);
  });
});
