// The verb `charset`: the characters the map screen is drawn with.
import { CHARSET_WISHES } from '../../../api/settings.ts';
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isOneOf, wrong } from './setting-value.ts';

export const setCharset = (desk: Desk, args: Args): Reply => {
  const charset = args['charset']?.[0];
  if (!isOneOf(CHARSET_WISHES, charset)) return wrong(desk, 'charset', CHARSET_WISHES, desk.settings.charset);
  desk.settings.charset = charset;
  return answer(tell(desk, `charset.${charset}`));
};
