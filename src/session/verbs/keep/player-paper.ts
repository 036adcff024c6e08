// A file a player asks for, by its name, once it is clear that nothing is lost by writing it.
import type { Problem } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { PaperKind, Papers } from '../../../record/files/player-files.ts';
import { askYes } from '../../confirm.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { asRefusal, tell } from '../../session.ts';
import { refuse } from '../../give-orders.ts';

export const wrong = (desk: Desk, problem: Problem): Reply => refuse(desk, asRefusal(problem));

/** The file by its name, once it is clear that nothing is lost by writing it. */
export const onPaper = (
  desk: Desk,
  kind: PaperKind,
  typed: string | undefined,
  write: (papers: Papers, path: string) => Reply,
): Reply => {
  const { papers } = desk;
  if (papers === undefined) return answer(tell(desk, 'papers.none'));
  const path = papers.file(kind, typed);
  if (!path.ok) return wrong(desk, path.error);
  if (!papers.isThere(path.value)) return write(papers, path.value);
  const asked = {
    kind: 'confirm',
    yes: () => write(papers, path.value),
    dropped: { key: 'papers.kept', params: {} },
  } as const;
  return askYes(desk, asked, tell(desk, 'confirm.replace', { file: path.value }));
};

export const hidden = (desk: Desk, kind: PaperKind): Reply =>
  refuse(desk, refusal('EXPORT.FOG', 'hexfront:export', { kind }));
