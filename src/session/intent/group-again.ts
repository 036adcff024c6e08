// A line that begins with a group, carried out; what the group was last told, to be told again.
import { refusal } from '../../core/rule-set.ts';
import { refuse } from '../give-orders.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { answer, answerWith } from '../reply.ts';
import { tell } from '../session.ts';
import { committing } from '../verbs/game/again.ts';
import { GROUP_RULE } from './group-names.ts';
import { groupNamed, groupTold, keepGroups, titleOf, withGroup } from './groups.ts';
import { groupLine, groupOrder } from './group-line.ts';
import type { GroupLine } from './group-line.ts';
import type { Group } from '../../record/groups.ts';

/** Of a formation nothing is kept. What it could not be kept of is told when the group is next made. */
const rememberLast = (desk: Desk, { name }: Group, last: string): void => {
  const group = groupNamed(desk, name);
  if (group !== undefined && group.last !== last) keepGroups(desk, withGroup(desk, { ...group, last }));
};

/** Its last order said, and done; what cannot be called off is typed out. */
const groupAgain = (desk: Desk, group: Group, read: (line: string) => Reply): Reply => {
  const { last } = group;
  const name = titleOf(desk, group);
  if (last === undefined) return answer(tell(desk, 'group.again-none', { name }));
  const line = `${group.name} ${last}`;
  const verb = committing(desk, last);
  if (verb !== undefined) return answer(tell(desk, 'again.commits', { verb, line }));
  const opening = tell(desk, 'group.again', { name, line: last });
  const reply = read(line);
  return { ...reply, lines: [...opening, ...reply.lines], opening: opening.length + (reply.opening ?? 0) };
};

const refuseGroupLine = (desk: Desk, { group, rest }: GroupLine): Reply =>
  refuse(
    desk,
    refusal('GROUP.LINE', GROUP_RULE, { name: titleOf(desk, group), word: group.name, typed: rest }),
  );

/** Undefined: the line begins with no group. */
export const toldToGroup = (desk: Desk, words: string, read: (line: string) => Reply): Reply | undefined => {
  const said = groupLine(desk, words);
  if (said === undefined) return undefined;
  const { group, rest } = said;
  if (rest === '') return answerWith(desk, [groupTold(desk, group)]);
  if (/^(?:again|g)$/i.test(rest)) return groupAgain(desk, group, read);
  const line = groupOrder(desk, said);
  if (line === undefined) return refuseGroupLine(desk, said);
  const reply = read(line);
  if (reply.kind !== 'refused') rememberLast(desk, group, rest);
  return { ...reply, byOrders: true };
};
