// The command `hexfront rule`: what it answers to every way of naming a rule, and to names that are none.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RuleLine, RulingLine } from '../../src/board/data-types.ts';
import { BOARDS } from '../../src/games/registry.ts';
import { changed, newFolder, tinyShelf, writeFiles } from '../board/shelf.ts';
import { tinyRules, tinyRulings } from '../board/tiny.ts';
import { newHome, run } from './kit.ts';
import type { Ran } from './kit.ts';

const line = (id: string, summary: string): RuleLine => ({
  id,
  title: `Title of ${id}`,
  kind: 'rule',
  phase: 'any',
  summary,
});

const rules = {
  ...tinyRules,
  rules: [
    line('ERR.U1', 'A misprint.'),
    ...tinyRules.rules,
    line('7.1a', 'First. Second, of 7.10. 3 is third.'),
    line('7.1b', 'Of 7.1.'),
    line('7.4', 'Alone.'),
    line('7.7a', 'Small a.'),
    line('7.7A.a', 'Inserted.'),
    line('7.10a', 'Ten a.'),
    line('7.10b', 'Ten b.'),
    line('7.22', 'The last.'),
    line('11.28a', 'Retreat.'),
    line('11.28A', 'No retreat.'),
  ],
};

const ruling = (id: string, ...touched: readonly string[]): RulingLine => ({
  id,
  title: `Title of ${id}`,
  rules: touched.map((rule): `tiny:${string}` => `tiny:${rule}`),
  issue: 'It is open. Quite.',
  ruling: 'It is closed.',
  reason: 'So it must be.',
});

const rulings = {
  ...tinyRulings,
  rulings: [
    ...tinyRulings.rulings,
    ruling('R2', '7.10b'),
    ruling('R12', '7.10b', '7.4'),
    ruling('R13', '7.1a'),
  ],
};

const shelf = tinyShelf();
writeFiles(join(shelf.shipped, 'tiny'), { 'rules.json': rules, 'rulings.json': rulings });

const ask = (...words: readonly string[]): Promise<Ran> => run(['rule', ...words], newHome(), [], [], shelf);
const heads = (ran: Ran): readonly string[] =>
  ran.out
    .filter((text) => /^Rul(e|ing) [^ ]+\. /.test(text))
    .map((text) => text.split('.').slice(0, -1).join('.'));

describe('hexfront rule', () => {
  it('says title, summary sentence by sentence, and which rulings touch it', async () => {
    const { code, out, err } = await ask('tiny', '7.10b');
    expect([code, err]).toEqual([0, []]);
    expect(out).toEqual(['Rule 7.10b. Title of 7.10b.', 'Ten b.', 'Rulings R2 and R12 touch it.']);
  });

  it('parts sentences at full stops and not at the points of numbers', async () => {
    const { out } = await ask('tiny', '7.1a');
    expect(out).toEqual([
      'Rule 7.1a. Title of 7.1a.',
      'First.',
      'Second, of 7.10.',
      '3 is third.',
      'Ruling R13 touches it.',
    ]);
  });

  it('answers a paragraph without a letter with all its statements, and with no other paragraph', async () => {
    expect((await ask('tiny', '7.1')).out.filter((text) => text.startsWith('Rule '))).toEqual([
      'Rule 7.1a. Title of 7.1a.',
      'Rule 7.1b. Title of 7.1b.',
    ]);
    expect(heads(await ask('tiny', '7.10')).length).toBe(2);
    expect(heads(await ask('tiny', '7.7')).length).toBe(2);
    expect(heads(await ask('tiny', 'err')).length).toBe(1);
  });

  it('says of a ruling the issue, the ruling, the reason and the rules', async () => {
    expect((await ask('tiny', 'R12')).out).toEqual([
      'Ruling R12. Title of R12.',
      'Issue: It is open.',
      'Quite.',
      'Ruling: It is closed.',
      'Reason: So it must be.',
      'It touches rules 7.10b and 7.4.',
    ]);
    expect((await ask('tiny', 'R2')).out.at(-1)).toBe('It touches rule 7.10b.');
  });

  it.each([
    ['tiny:7.10b', 'Rule 7.10b'],
    ['TINY:7.10B', 'Rule 7.10b'],
    [' 7.10b. ', 'Rule 7.10b'],
    ['r12', 'Ruling R12'],
    ['tiny:r12', 'Ruling R12'],
    ['err.u1', 'Rule ERR.U1'],
  ])('takes %j for %s', async (typed, head) => {
    const { code, out } = await ask('Tiny', typed);
    expect([code, out[0]?.startsWith(`${head}. `)]).toEqual([0, true]);
  });

  it('keeps apart what differs in case only, where it is typed so', async () => {
    expect((await ask('tiny', '11.28a')).out).toEqual(['Rule 11.28a. Title of 11.28a.', 'Retreat.']);
    expect((await ask('tiny', '11.28A')).out).toEqual(['Rule 11.28A. Title of 11.28A.', 'No retreat.']);
    expect((await ask('tiny', '7.7A')).out[0]).toBe('Rule 7.7A.a. Title of 7.7A.a.');
    expect((await ask('tiny', '7.7a')).out[0]).toBe('Rule 7.7a. Title of 7.7a.');
  });

  it.each([
    ['7.41', 'There is no rule 7.41 in Tiny. The nearest is 7.4.'],
    ['7.23', 'There is no rule 7.23 in Tiny. The nearest is 7.22.'],
    ['7.10z', 'There is no rule 7.10z in Tiny. The nearest is 7.10.'],
    ['12', 'There is no rule 12 in Tiny. The nearest is 11.28. There is a ruling R12.'],
    ['9', 'There is no rule 9 in Tiny. Type: hexfront rule tiny 1.1, or hexfront rule tiny R1.'],
    ['R14', 'There is no ruling R14 in Tiny. The nearest is R13.'],
    ['xyz', 'There is no rule xyz in Tiny. Type: hexfront rule tiny 1.1, or hexfront rule tiny R1.'],
    [
      'ford:7.4',
      'There is no rule ford:7.4 in Tiny. Type: hexfront rule tiny 1.1, or hexfront rule tiny R1.',
    ],
    ['', 'No rule was named. Type: hexfront rule tiny 1.1, or hexfront rule tiny R1.'],
    ['tiny:', 'No rule was named. Type: hexfront rule tiny 1.1, or hexfront rule tiny R1.'],
  ])('has nothing under %j, and suggests one id at most', async (typed, said) => {
    const { code, out, err } = await ask('tiny', typed);
    expect([code, out, err]).toEqual([2, [], [said]]);
  });

  it('finds the statements that mention a word, as in play', async () => {
    expect((await ask('tiny', 'Retreat')).out).toEqual([
      '2 rules mention Retreat.',
      '11.28a: Title of 11.28a.',
      '11.28A: Title of 11.28A.',
    ]);
    const json = JSON.parse((await ask('tiny', 'retreat', '--json')).out.join('')) as { rules: unknown[] };
    expect(json.rules).toHaveLength(2);
  });

  it('lists the paragraphs of a chapter, a line each, and gives programs all of it', async () => {
    const { code, out, err } = await ask('tiny', '7');
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toEqual([
      'Chapter 7: 6 paragraphs.',
      '7.1: Title of 7.1a, and 1 more statement.',
      '7.4: Title of 7.4.',
      '7.7: Title of 7.7a.',
      '7.7A: Title of 7.7A.a.',
      '7.10: Title of 7.10a, and 1 more statement.',
      '7.22: Title of 7.22.',
    ]);
    const json = JSON.parse((await ask('tiny', '11', '--json')).out[0] ?? '') as { readonly rules: object[] };
    expect(json.rules).toHaveLength(2);
  });

  it('does not read back more than it should of what was typed', async () => {
    const { code, err } = await ask('tiny', `7.${'9'.repeat(500)}`);
    expect(code).toBe(2);
    expect(err.join(' ').length).toBeLessThan(160);
  });

  it('says which boards there are where there is none of that name', async () => {
    const { code, out, err } = await ask('tinny', '7.4');
    expect([code, out, err]).toEqual([2, [], ['No board is called tinny.', 'Boards here: tiny.']]);
  });

  it('gives whole ids and the rulings that touch them to programs', async () => {
    const { code, out } = await ask('tiny', '7.10', '--json');
    expect([code, out.length]).toEqual([0, 1]);
    expect(JSON.parse(out[0] ?? '')).toEqual({
      v: 1,
      type: 'rule',
      ok: true,
      game: 'tiny',
      rules: [
        { ...line('tiny:7.10a', 'Ten a.'), title: 'Title of 7.10a', rulings: [] },
        { ...line('tiny:7.10b', 'Ten b.'), title: 'Title of 7.10b', rulings: ['tiny:R2', 'tiny:R12'] },
      ],
      rulings: [],
    });
    const found = JSON.parse((await ask('tiny', 'R2', '--json')).out[0] ?? '') as Record<string, unknown>;
    expect([found['rules'], found['rulings']]).toEqual([
      [],
      [{ ...ruling('tiny:R2', '7.10b'), title: 'Title of R2' }],
    ]);
  });

  it("answers from an owner's own book, and not from one that is broken", async () => {
    const good = writeFiles(newFolder(), {
      'rules.json': changed(rules, ['rules', 6, 'summary'], '\u00dcbersicht of our own.'),
    });
    expect((await ask('tiny', '7.4', '--data', good)).out[1]).toBe('Ubersicht of our own.');
    const broken = writeFiles(newFolder(), { 'rules.json': changed(rules, ['rules', 6, 'summary'], 7) });
    const { code, out, err } = await ask('tiny', '7.4', '--data', broken);
    expect([code, out]).toEqual([4, []]);
    expect(err.join(' ')).toContain('rules.json');
  });
});

const askBook = (typed: string, game = 'barbarossa'): Promise<Ran> =>
  run(['rule', game, typed], newHome(), [], [], { boards: BOARDS });

describe('the shipped book', () => {
  it('answers a rule and its ruling', async () => {
    expect((await askBook('7.10b')).out).toEqual([
      'Rule 7.10b. Marker ranges.',
      'Marker A reaches 4 hexes, B 3 hexes, C 2 hexes.',
      'Ruling R38 touches it.',
    ]);
    expect((await askBook('7.14g')).out.at(-1)).toBe('Ruling R72 touches it.');
    expect((await askBook('R72')).out[0]).toBe('Ruling R72. German supply lines over Kerch.');
  });

  it('is searched for what players write short', async () => {
    const found = async (typed: string) => (await askBook(typed, 'dagc')).out.slice(1);
    expect(await found('ZOC')).toEqual(await found('zone of control'));
    expect((await found('zoc')).length).toBeGreaterThan(5);
  });

  it('has all statements of 7.10, and none of 7.41', async () => {
    expect(heads(await askBook('7.10')).map((head) => head.split('. ')[0])).toEqual([
      'Rule 7.10a',
      'Rule 7.10b',
      'Rule 7.10c',
      'Rule 7.10d',
    ]);
    const { code, err } = await askBook('7.41');
    expect([code, err]).toEqual([2, ['There is no rule 7.41 in Barbarossa. The nearest is 7.4.']]);
  });

  it('says every rule and every ruling in lines fit to be heard', async () => {
    const chapters = ['ERR', ...Array.from({ length: 12 }, (_, i) => String(i + 1))];
    const all = await Promise.all(
      chapters.flatMap((chapter) =>
        chapter === 'ERR' ? [askBook('ERR')] : [1, 2, 3].map((n) => askBook(`${chapter}.${n}`)),
      ),
    );
    const rulingLines = await Promise.all([1, 4, 8, 63, 129, 141, 152, 155].map((n) => askBook(`R${n}`)));
    const lines = [...all, ...rulingLines].flatMap(({ out }) => out);
    expect(lines.length).toBeGreaterThan(200);
    expect(
      lines.filter((text) => !/^[\x21-\x7e][\x20-\x7e]{1,159}$/.test(text) || !text.endsWith('.')),
    ).toEqual([]);
  });
});
