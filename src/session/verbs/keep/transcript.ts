// The verb `transcript`: writes down from now on all that is typed and said.
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, done } from '../../reply.ts';
import { isOpenBook, tell } from '../../session.ts';
import { gameSoFar } from '../../transcript.ts';
import { wrong, onPaper, hidden } from './player-paper.ts';

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
