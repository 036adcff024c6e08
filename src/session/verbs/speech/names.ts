// The verb `names`: units by their whole name or in short.
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell, viewOf } from '../../session.ts';

export const setNames = (desk: Desk, args: Args): Reply => {
  const style = args['style']?.[0];
  if (style === 'short' || style === 'long') desk.settings.names = style;
  const example = viewOf(desk).units.find(({ known }) => known)?.name ?? '';
  return answer(tell(desk, `names.${desk.settings.names}`, { example }));
};
