// The verb `hexspeech`: how hexes are said.
import { HEX_NAMES, HEX_SPEECHES } from '../../../api/settings.ts';
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isOneOf, wrong } from './setting-value.ts';

export const setHexSpeech = (desk: Desk, args: Args): Reply => {
  const style = args['style']?.[0];
  const { settings } = desk;
  if (isOneOf(HEX_NAMES, style)) settings.hexNames = style;
  else if (isOneOf(HEX_SPEECHES, style)) settings.hexSpeech = style;
  else
    return wrong(
      desk,
      'hexspeech',
      [...HEX_NAMES, ...HEX_SPEECHES],
      `${settings.hexNames}, ${settings.hexSpeech}`,
    );
  const example = desk.here ?? desk.game.board.grid.ids[0] ?? '';
  return answer(tell(desk, `hexspeech.${style}`, { example }));
};
