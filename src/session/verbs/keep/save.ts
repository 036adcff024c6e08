// The verb `save`: says whether all is on disk, and under which name.
import type { Params } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Journal } from '../../journal.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { asRefusal, tell } from '../../session.ts';
import { unkeptKey } from './quit.ts';
import { refuse } from '../../give-orders.ts';

export const keptAs = ({ command }: Desk, { name, path = name }: Journal): Params => ({
  name,
  path,
  command,
});

export const save = (desk: Desk): Reply => {
  const { journal } = desk;
  if (journal === undefined) return answer(tell(desk, unkeptKey(desk)));
  journal.want?.();
  const wrong = journal.saved();
  return wrong === undefined
    ? answer(tell(desk, 'saved', keptAs(desk, journal)))
    : refuse(desk, asRefusal(wrong));
};
