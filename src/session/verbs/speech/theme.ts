// The verb `theme`: the colours of the map screen.
import { THEME_WISHES } from '../../../api/settings.ts';
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isOneOf, wrong } from './setting-value.ts';

export const setTheme = (desk: Desk, args: Args): Reply => {
  const theme = args['theme']?.[0];
  if (!isOneOf(THEME_WISHES, theme)) return wrong(desk, 'theme', THEME_WISHES, desk.settings.theme);
  desk.settings.theme = theme;
  return answer(tell(desk, theme === 'auto' ? 'theme.auto' : 'theme.set', { theme }));
};
