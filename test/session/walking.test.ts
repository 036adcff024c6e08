// Walking over the map: the line of a hex and the look at it agree on who is beside it.
import { expect, it } from '@jest/globals';
import { seated } from './kit.ts';

it('names the same neighbours as look, on every hex', () => {
  const { desk, type } = seated();
  for (const hex of desk.game.board.grid.ids) {
    const beside = new Set(
      type(`look ${hex} --verbose`).lines.flatMap((line) => /^\w+(?= next door)/.exec(line) ?? []),
    );
    const [walked = ''] = type(`go ${hex}`).lines;
    expect([hex, new Set(/\w+(?= next door)/.exec(walked) ?? [])]).toEqual([hex, beside]);
  }
});
