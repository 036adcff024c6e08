// The verb `prompt`: what stands before the typing point.
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell, played, speaker } from '../../session.ts';
import { isOneOf, wrong } from './setting-value.ts';

const PROMPTS = ['short', 'long', 'off'] as const;

export const setPrompt = (desk: Desk, args: Args): Reply => {
  const how = args['style']?.[0] === 'on' ? 'short' : args['style']?.[0];
  if (!isOneOf(PROMPTS, how)) return wrong(desk, 'prompt', ['on', 'long', 'off'], desk.settings.prompt);
  desk.settings.prompt = how;
  return answer(tell(desk, how === 'short' ? 'prompt.on' : `prompt.${how}`));
};

/** What stands before the typing point. */
export const promptOf = (desk: Desk): string => {
  if (desk.settings.prompt === 'off') return '';
  if (desk.settings.prompt === 'short') return '> ';
  const { clock } = played(desk).state;
  const side = desk.game.sideWords[speaker(desk)]?.name ?? speaker(desk);
  return `${side}, turn ${clock.turn}, ${clock.phase}> `;
};
