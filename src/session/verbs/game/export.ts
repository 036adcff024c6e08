// Files a player asks for: a transcript that goes on, and the record, the position or a transcript written at once.
import type { Args, Problem } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { PAPER_KINDS } from '../../../record/files/player-files.ts';
import type { PaperKind, Papers } from '../../../record/files/player-files.ts';
import { atPhaseStart, writePosition } from '../../../record/position.ts';
import { askYes } from '../../confirm.ts';
import type { Desk, Reply } from '../../session.ts';
import { answer, asRefusal, done, isOpenBook, maySeeAll, played, tell, viewOf } from '../../session.ts';
import { refuse } from '../../give-orders.ts';
import { pictureOf } from './export-svg.ts';
import { gameSoFar } from '../../transcript.ts';

const isKind = (word: string | undefined): word is PaperKind => PAPER_KINDS.some((kind) => kind === word);

const wrong = (desk: Desk, problem: Problem): Reply => refuse(desk, asRefusal(problem));

/** The file by its name, once it is clear that nothing is lost by writing it. */
const onPaper = (
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

const written = (
  desk: Desk,
  kind: PaperKind,
  typed: string | undefined,
  text: () => string,
  more: readonly string[] = [],
): Reply =>
  onPaper(desk, kind, typed, (papers, file) => {
    const problem = papers.write(file, text());
    return problem === undefined
      ? done([...tell(desk, 'papers.written', { kind, file }), ...more])
      : wrong(desk, problem);
  });

const hidden = (desk: Desk, kind: PaperKind): Reply =>
  refuse(desk, refusal('EXPORT.FOG', 'hexfront:export', { kind }));

const exportRecord = (desk: Desk, name: string | undefined): Reply => {
  const text = desk.journal?.text();
  if (text === undefined) return answer(tell(desk, 'unkept.verb', { verb: 'export' }));
  return text.ok ? written(desk, 'record', name, () => text.value) : wrong(desk, text.error);
};

const exportPosition = (desk: Desk, name: string | undefined): Reply => {
  const { state } = played(desk);
  if (!maySeeAll(desk) && state.over === undefined)
    return refuse(desk, refusal('POSITION.FOG', 'hexfront:position', {}));
  if (!atPhaseStart(desk.game, state))
    return refuse(desk, refusal('POSITION.MIDDLE', 'hexfront:position', {}));
  return written(desk, 'position', name, () => writePosition(desk.game, state));
};

const exportTranscript = (desk: Desk, name: string | undefined): Reply => {
  const { lines, runs } = gameSoFar(desk);
  const more = runs ? [] : tell(desk, 'transcript.middle');
  return written(desk, 'transcript', name, () => `${lines.join('\n')}\n`, more);
};

/** A copy holds all there is, so two people get it only when they have nothing to hide from each other. */
export const exportFile = (desk: Desk, args: Args): Reply => {
  const [kind] = args['what'] ?? [];
  const [name] = args['name'] ?? [];
  if (!isKind(kind)) throw new Error(`Nothing of the kind ${kind} can be exported`);
  if (kind === 'picture') return written(desk, kind, name, () => pictureOf(desk.game, viewOf(desk)));
  if (kind === 'position') return exportPosition(desk, name);
  if (!isOpenBook(desk)) return hidden(desk, kind);
  return kind === 'record' ? exportRecord(desk, name) : exportTranscript(desk, name);
};

const turnOn = (desk: Desk, name: string | undefined): Reply => {
  if (!isOpenBook(desk)) return hidden(desk, 'transcript');
  return onPaper(desk, 'transcript', name, (papers, file) => {
    const { lines, dice, runs } = gameSoFar(desk);
    const problem = papers.write(file, `${lines.join('\n')}\n`);
    if (problem !== undefined) return wrong(desk, problem);
    desk.transcript = { sheet: papers.sheet(file), dice, held: undefined };
    return done([...tell(desk, 'transcript.on', { file }), ...(runs ? [] : tell(desk, 'transcript.middle'))]);
  });
};

export const transcript = (desk: Desk, args: Args): Reply => {
  const [how] = args['how'] ?? [];
  const [name] = args['name'] ?? [];
  const file = desk.transcript?.sheet.path;
  if (how === 'on' || (how === undefined && name !== undefined)) return turnOn(desk, name);
  if (how === undefined)
    return answer(file === undefined ? tell(desk, 'transcript.none') : tell(desk, 'transcript.on', { file }));
  desk.transcript = undefined;
  return answer(file === undefined ? tell(desk, 'transcript.none') : tell(desk, 'transcript.off', { file }));
};
