// docs/rules.md: every statement of each rulebook, and where it stands in the code and in the tests, by file and line.
import { GAME_IDS } from '../games.ts';
import { bookOf, citedIn, codeFolder, sourcesIn, testFolder, testedIn } from '../citations.ts';
import type { Places } from '../citations.ts';

/** `07-supply/7.20-tracing.ts:12, 40; 09-cities.ts:7`, without the folder that all of them share. */
const placesText = (places: Places, id: string, folder: string): string => {
  const files = new Map<string, number[]>();
  for (const { file, line } of places.get(id) ?? []) files.set(file, [...(files.get(file) ?? []), line]);
  return [...files]
    .map(([file, lines]) => `\`${file.slice(folder.length + 1)}:${lines.join(',')}\``)
    .join(' ');
};

type Statement = { readonly id: string; readonly title: string };

const escaped = (text: string): string => text.replaceAll(/[\\<>*_`]/g, '\\$&');

const sectionsOf = (game: string): readonly string[] => {
  const { rules, rulings } = bookOf(game);
  const [code, test] = [codeFolder(game), testFolder(game)];
  const cited = citedIn(game, sourcesIn(code));
  const tested = testedIn(game, sourcesIn(test, '.test.ts'));
  const line = ({ id, title }: Statement): string => {
    const [inCode, inTests] = [placesText(cited, id, code), placesText(tested, id, test)];
    const where = [inCode && `code ${inCode}`, inTests && `tests ${inTests}`].filter(Boolean).join('; ');
    return `- **${id}** ${escaped(title)}${where === '' ? '' : `: ${where}`}`;
  };
  const chapterOf = (id: string): string => id.split('.')[0] ?? '';
  const chapters = [...new Set(rules.map(({ id }) => chapterOf(id)))];
  return [
    `Code stands in \`${code}\`, tests in \`${test}\`.`,
    '',
    ...chapters.flatMap((chapter) => [
      /^\d/.test(chapter) ? `### Chapter ${chapter}` : '### Sheets and errata',
      '',
      ...rules.filter(({ id }) => chapterOf(id) === chapter).map(line),
      '',
    ]),
    '### Rulings',
    '',
    ...rulings.map(line),
    '',
  ];
};

/** `title`: of a game by its id. */
export const rulesText = (title: (game: string) => string): string =>
  [
    '# Where each rule stands',
    '',
    'Every statement of each rulebook and every ruling, with the lines of the code that cite it and of the tests that name',
    'it. This file is made by `npm run docs` out of the sources. `hexfront rule GAME 7.10` says what a rule is about;',
    '`npm run coverage:rules -- GAME` counts. A statement without code is a fact of the sheets, advice or a note.',
    '',
    ...GAME_IDS.flatMap((game) => [`## ${title(game)}`, '', ...sectionsOf(game)]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
