// docs/codes.md: every code of a refusal or a problem, with the form of its sentence and its rules.
import { gameCodes, programCodes, rulesSaid } from '../../src/cli/commands/codes.ts';
import type { CodeInfo } from '../../src/cli/commands/codes.ts';
import type { Game } from '../../src/api/game.ts';
import type { CodeRules } from './refusal-rules.ts';

const line = (info: CodeInfo): string => {
  const rules = rulesSaid(info);
  return `- \`${info.code}\`: ${info.form.replaceAll('<', '\\<').replaceAll('*', '\\*').replaceAll('_', '\\_')}${rules === '' ? '' : ` Rule ${rules}.`}`;
};

type GameRules = { readonly game: Game; readonly rules: CodeRules };

export const codesText = (games: readonly GameRules[], own: CodeRules): string =>
  [
    '# Codes',
    '',
    'Each refusal and each problem has a code that stays the same when its sentence changes. This file is made by',
    '`npm run docs` out of the program; `hexfront codes` says the same, with `--json` for programs. What stands between',
    '\\< and > is filled in, what stands in brackets may be left out. A code without a rule is of a problem',
    'with a file, or its rule depends on where it is refused.',
    '',
    ...games.flatMap(({ game, rules }) => [`## ${game.title}`, '', ...gameCodes(game, rules).map(line), '']),
    '## The program itself',
    '',
    ...programCodes(own).map(line),
    '',
  ].join('\n');
