// What a rulebook itself says of a board, and the data have otherwise.
import type { RuleId } from '../../core/types.ts';
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';

export type Wants = (
  rule: string,
  file: string,
  path: Path,
  expected: string | number,
  found: string | number | undefined,
) => readonly Finding[];

export const bookWants =
  (game: string): Wants =>
  (rule, file, path, expected, found) => {
    const id: RuleId = `${game}:${rule}`;
    return [finding('BOOK.WANTS', file, path, { rule: id, expected, found: found ?? 'nothing' })];
  };
