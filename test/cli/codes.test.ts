// hexfront codes: every code there is, and the rules it refuses under.
import { describe, expect, it } from '@jest/globals';
import type { CodeInfo } from '../../src/cli/commands/codes.ts';
import { GAMES } from '../../src/games/registry.ts';
import { LANGUAGE_CODES } from '../../src/language/errors.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { at } from '../games/barbarossa/desk.ts';
import { newHome, run } from './kit.ts';

const listed = async (...args: readonly string[]): Promise<readonly CodeInfo[]> => {
  const { code, out } = await run(['codes', ...args, '--json'], newHome(), [], GAMES);
  expect(code).toBe(0);
  return (JSON.parse(out.join('')) as { readonly codes: readonly CodeInfo[] }).codes;
};

const rulesOf = (all: readonly CodeInfo[], code: string): readonly string[] | undefined =>
  all.find((each) => each.code === code)?.rules;

describe('hexfront codes', () => {
  it('lists those of a game, of the kernel and of the language, each with its rules', async () => {
    const all = await listed('barbarossa');
    expect(rulesOf(all, 'MOVE.CLOSED')).toEqual(expect.arrayContaining(['barbarossa:10.6b']));
    expect(rulesOf(all, 'AERIAL.AWAY')).toEqual(['barbarossa:7.7a', 'barbarossa:7.7g']);
    expect(rulesOf(all, 'ORDER.NOT-NOW')).toEqual([expect.stringMatching(/^hexfront:/)]);
    for (const code of Object.keys(LANGUAGE_CODES)) expect(rulesOf(all, code)).toEqual(['hexfront:language']);
    for (const { rules, of } of all)
      if (of === 'barbarossa') for (const rule of rules) expect(barbarossa.ruleWords(rule)).toBeDefined();
    for (const { form } of all) expect(form).toMatch(/\S/);
  });

  it('has the rule of what is refused in play', async () => {
    const all = await listed();
    const desk = at(
      'phase german-movement; turn 4; plan paulus no-pause; plan order move-fight; 24pz@1708; 3ra@1607',
    );
    for (const line of [
      'move 24pz 1607',
      'move 3ra 1606',
      'move 24pz 2500',
      'attack 1607 from 24pz',
      'move 24pzz 1709',
      'end to nowhere',
    ]) {
      const { refusal } = desk.type(line);
      expect([line, rulesOf(all, refusal?.code ?? '')]).toEqual([
        line,
        expect.arrayContaining([refusal?.rule]),
      ]);
    }
  });

  it('says them a line each, with what is filled in between < and >', async () => {
    const { out } = await run(['codes', 'barbarossa'], newHome(), [], GAMES);
    expect(out[0]).toMatch(/^\d+ codes of barbarossa\.$/);
    expect(out).toContain(
      'AERIAL.PLACED, rule 7.7d: The aerial supply marker has been used in this turn, in <hex>.',
    );
  });

  it('of a game there is not are refused', async () => {
    const { code, err } = await run(['codes', 'chess'], newHome(), [], GAMES);
    expect([code, err[0]]).toEqual([2, 'No game is called chess.']);
  });
});
