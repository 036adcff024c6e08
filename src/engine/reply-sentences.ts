// What an engine is told in sentences: of what it could not do, in the words of the game there is.
import type { Problem } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { PROGRAM_MESSAGES } from '../text/en/index.ts';
import { sayProblem, sayProblems } from '../text/say-refusal.ts';
import { templateOf } from '../text/say.ts';
import { namesIn } from '../text/template.ts';
import { messageBook } from '../text/voice.ts';
import type { Voice } from '../text/voice.ts';
import type { Reply } from './protocol.ts';
import { ENGINE_MESSAGES } from '../text/en/cli/engine-arena.ts';

export const engineVoice = (game: Game | undefined): Voice => ({
  level: 'normal',
  hexSpeech: 'raw',
  book: messageBook(PROGRAM_MESSAGES, ENGINE_MESSAGES, game?.messages ?? {}),
  names: { unit: () => undefined, side: () => undefined, place: () => undefined },
});

const saysWhere = ({ book }: Voice, code: string): boolean => namesIn(templateOf(book, code)).includes('at');

export const refusedReply = (game: Game | undefined, problems: readonly Problem[]): Reply => {
  const voice = engineVoice(game);
  const lines = sayProblems(voice, problems, (each) => [
    ...sayProblem(voice, each),
    ...(each.at === undefined || saysWhere(voice, each.code) ? [] : [`At ${each.at}.`]),
  ]);
  return { ok: false, code: problems[0]?.code ?? '', lines };
};
