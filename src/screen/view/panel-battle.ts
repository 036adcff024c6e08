// The attack under way for the side panel: at what odds, what has come of it so far, what is asked now, and who fights.
import { wordKey } from '../../api/game-words.ts';
import { deciding, played } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { fightEvents } from '../../session/verbs/game/odds.ts';
import type { Voice } from '../../text/voice.ts';
import { facesOf } from './panel-odds.ts';
import { short, shortly } from './short-names.ts';
import type { Said } from '../screen-state.ts';

const lines = (kind: Said['kind'], text: string | undefined): readonly Said[] =>
  text === undefined ? [] : [{ kind, text }];

/** Nothing where no attack is under way. What is new stands first: where there is little room the rest is cut. */
export const fightLines = (desk: Desk, voice: Voice): readonly Said[] => {
  const fight = desk.game.fight?.(played(desk).state);
  const now = deciding(desk);
  if (fight === undefined || now === undefined) return [];
  const { hex, against, faces = [] } = fight;
  const [begun = [], ...rest] = fightEvents(desk).map(({ kind, rule, data }) =>
    lines('said', short(voice, wordKey('panel', kind), { ...data, rule })),
  );
  const others =
    against.length === 0 ? undefined : short(voice, 'word.panel.against', { units: [...against] });
  const { key, params } = now.question;
  // In a replay it has been answered long since.
  const [asked] =
    desk.replay === undefined ? shortly(desk, voice, { key, params: { ...params, by: now.by } }) : [];
  return [
    ...lines('title', short(voice, 'word.panel.fight', { hex })),
    ...rest.toReversed().flat(),
    ...lines('title', asked),
    ...faces
      .flatMap((each) => facesOf(voice, each) ?? [])
      .toSorted((a, b) => (a.face?.of ?? 0) - (b.face?.of ?? 0)),
    ...begun,
    ...lines('said', others),
  ];
};
