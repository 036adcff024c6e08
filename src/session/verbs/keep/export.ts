// The verb `export`: the record, the position, a transcript or a picture, written at once.
import type { Args } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { PAPER_KINDS } from '../../../record/files/player-files.ts';
import type { PaperKind } from '../../../record/files/player-files.ts';
import { atPhaseStart, writePosition } from '../../../record/position.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, done } from '../../reply.ts';
import { isOpenBook, maySeeAll, played, tell, viewOf } from '../../session.ts';
import { refuse } from '../../give-orders.ts';
import { pictureOf } from './export-svg.ts';
import { gameSoFar } from '../../transcript.ts';
import { wrong, onPaper, hidden } from './player-paper.ts';

const isKind = (word: string | undefined): word is PaperKind => PAPER_KINDS.some((kind) => kind === word);

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
