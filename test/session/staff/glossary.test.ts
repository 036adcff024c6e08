// The glossary: words of each game with their rules, as they are said, of several words too.
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../../src/api/game.ts';
import { registryFor } from '../../../src/language/verb-registry.ts';
import { deskAt } from '../../kit/desk.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { barbarossa } from '../../games/barbarossa/rules/kit.ts';
import { dagc } from '../../games/dagc/rules/kit.ts';

const SUMMER = 'turn 2; phase german-movement; side german; unit 24pz 1814; unit 4ra 1710';
const BORISOV = 'turn 2; side soviet; phase soviet-post-combat; unit 5a 3805; unit 27inf 3806';

describe.each<[string, Game, string]>([
  ['barbarossa', barbarossa, SUMMER],
  ['dagc', dagc, BORISOV],
])('the words of %s', (_, game, text) => {
  const { type } = deskAt(game, text, 'normal');
  const terms = Object.entries(game.terms ?? {});

  it('are each explained in a sentence, with rules there are', () => {
    expect(terms.length).toBeGreaterThan(30);
    for (const [term, rules] of terms) {
      expect([term, rules.length > 0]).toEqual([term, true]);
      expect(rules.filter((id) => !game.ruleIds.includes(id))).toEqual([]);
      const [means = '', more = ''] = type(`help ${term.replaceAll('-', ' ')}`).lines;
      const isVerb = registryFor(game).find(term) !== undefined;
      if (isVerb) expect(type(`help ${term} --verbose`).lines.join(' ')).toMatch(/ Rules? \d/);
      else {
        expect(means).toMatch(/^[A-Z].*\.$/);
        expect(means.length).toBeLessThan(161);
        expect(more).toMatch(/^Rules? \d/);
      }
    }
  });
});

describe('help', () => {
  const { type } = at(SUMMER, 'normal');

  it('knows abbreviations and words that belong together', () => {
    expect(type('help RVGK').lines).toEqual([
      'RVGK: the Soviet reserve of the high command. From turn 2 five units a turn go into its box or leave it.',
      'Rules 8.9a, 8.9c and 8.11a.',
    ]);
    expect(type('help administrative segment').lines[0]).toMatch(/^Administrative segment: /);
    expect(type('help administration').lines).toEqual(type('help administrative segment').lines);
    expect(type('help supply').lines[0]).toMatch(/^supply: /);
  });

  it.each([
    ['help rvkg', 'Did you mean: help rvgk.'],
    ['help quux', 'Unknown command: quux.'],
    ['help bloodbaht', 'Did you mean: help bloodbath.'],
  ])('proposes what was meant, and changes nothing: %s', (line, said) => {
    const { lines, kind } = type(line);
    expect(kind).toBe('refused');
    expect(lines.join(' ')).toContain(said);
    expect(lines.at(-1)).toBe('Nothing changed.');
  });
});
