// The verb `again`: the very last line once more, said before it is done.
import { groupLine } from '../../intent/group-line.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell, verbOf } from '../../session.ts';

/** The verb of a line, or of one of the orders joined in it, that cannot be called off. */
export const committing = (desk: Desk, line: string): string | undefined => {
  const said = groupLine(desk, line);
  if (said !== undefined) return committing(desk, said.rest);
  const specs = line.split(';').map((part) => desk.registry.named(verbOf(desk, part) ?? '')?.spec);
  if (specs[0]?.kind === 'program') return specs[0].commits === true ? specs[0].name : undefined;
  return specs[0]?.kind === 'order' ? specs.find((spec) => spec?.commits === true)?.name : undefined;
};

/** The very last line, said before it is done; what is no command, or cannot be called off, is not done by it. */
export const again = (desk: Desk, read: (line: string) => Reply): Reply => {
  const { last } = desk;
  if (last === undefined) return answer(tell(desk, 'again.nothing'));
  const { line, isCommand } = last;
  if (!isCommand) return answer(tell(desk, 'again.no-command', { line }));
  const verb = committing(desk, line);
  if (verb !== undefined) return answer(tell(desk, 'again.commits', { verb, line }));
  const opening = tell(desk, 'again.is', { line });
  const reply = read(line);
  return { ...reply, lines: [...opening, ...reply.lines], opening: opening.length + (reply.opening ?? 0) };
};
