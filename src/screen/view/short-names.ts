// Short words for the heading and the panel: numbers of hexes as printed, units by the names they are typed by.
import { wordKey } from '../../api/game-words.ts';
import type { FrontAsked } from '../../api/questions.ts';
import type { Message, Params } from '../../core/types.ts';
import { played, tellAll, viewerOf, viewOf, voiceOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import type { Fact } from '../../session/reply.ts';
import { sayLedger } from '../../text/say-ledger.ts';
import { isKey, phrase } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';

export const shortVoice = (desk: Desk): Voice => {
  const voice = voiceOf(desk);
  const { units } = viewOf(desk);
  const names = { ...voice.names, unit: (id: string) => units.find((unit) => unit.id === id)?.id };
  return { ...voice, level: 'brief', hexSpeech: 'raw', hexNames: 'both', names };
};

/** The same with hexes called as they are spoken of elsewhere, for where there is room. */
export const namedVoice = (desk: Desk): Voice => ({
  ...shortVoice(desk),
  hexSpeech: desk.settings.hexSpeech,
  hexNames: desk.settings.hexNames,
});

/** Undefined where the table has no such phrase, or it has nothing to say. */
export const short = (voice: Voice, key: string, params: Params = {}): string | undefined => {
  if (!isKey(voice.book, key)) return undefined;
  const said = phrase(voice, key, params)?.trim();
  return said === '' ? undefined : said;
};

export const shortOf = (voice: Voice, { key, params }: Message): string | undefined =>
  short(voice, key, params);

/** What a question of the game answers for whoever looks at the screen; nothing where the game has no such question. */
export const factsOf = (desk: Desk, { verb, args }: FrontAsked): readonly Fact[] =>
  desk.game.questions?.[verb]?.(played(desk).state, viewerOf(desk), args) ?? [];

export const messageOf = (fact: Fact): Message =>
  'key' in fact ? fact : { key: fact.of, params: { total: fact.total } };

/** As a phrase of the panel if there is one for it, silent if that says nothing, else the sentence. */
export const shortly = (desk: Desk, voice: Voice, fact: Fact): readonly string[] => {
  const { key, params } = messageOf(fact);
  const name = wordKey('panel', key);
  if (isKey(voice.book, name)) {
    const said = short(voice, name, params);
    return said === undefined ? [] : [said];
  }
  return 'key' in fact ? tellAll(desk, [fact], voice) : sayLedger(voice, fact);
};
