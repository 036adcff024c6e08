// The verbs `mute` and `unmute`: kinds of sentences that are left unsaid.
import type { Args, Message } from '../../../core/types.ts';
import { refuse } from '../../give-orders.ts';
import { isMuteKind, MUTE_KINDS, MUTE_NAMES } from '../../../api/mute-kinds.ts';
import type { MuteKind } from '../../../api/mute-kinds.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answerWith, message } from '../../reply.ts';
import { asRefusal } from '../../session.ts';

const kindTold = (kind: MuteKind): Message => message('mute.kind', { kind, what: MUTE_KINDS[kind].says });

const told = (desk: Desk): readonly Message[] => {
  const { muted } = desk.settings;
  return [
    muted.length === 0 ? message('mute.none') : message('mute.is', { kinds: [...muted] }),
    ...MUTE_NAMES.map(kindTold),
  ];
};

/** Written down where settings are kept. */
const set = (desk: Desk, muted: readonly MuteKind[], key: string, kinds: readonly MuteKind[]): Reply => {
  desk.settings.muted = muted;
  const unkept = desk.remember?.('mute', muted.length === 0 ? undefined : muted.join(' '));
  if (unkept !== undefined) return refuse(desk, asRefusal(unkept));
  return answerWith(desk, [message(key, { kinds: [...kinds] })]);
};

export const mute = (desk: Desk, args: Args): Reply => {
  const kinds = (args['kinds'] ?? []).filter(isMuteKind);
  if (kinds.length === 0) return answerWith(desk, told(desk));
  return set(desk, [...new Set([...desk.settings.muted, ...kinds])], 'mute.set', kinds);
};

/** Without a kind all of them are heard again. */
export const unmute = (desk: Desk, args: Args): Reply => {
  const { muted } = desk.settings;
  const named = (args['kinds'] ?? []).filter(isMuteKind);
  const kinds = (named.length === 0 ? muted : named).filter((kind) => muted.includes(kind));
  if (kinds.length === 0) return answerWith(desk, [message('mute.not', { kinds: [...named] })]);
  return set(
    desk,
    muted.filter((kind) => !kinds.includes(kind)),
    'mute.heard',
    kinds,
  );
};
