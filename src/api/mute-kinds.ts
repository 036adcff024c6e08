// What can be left unsaid, by kind: sentences that say again what is always the same. Never a question or a refusal.
export const MUTE_KINDS = {
  finished: { keys: ['thread.done'], says: 'that units can go on no more, since others have begun to move' },
  ways: { keys: ['note.move-other-ways'], says: 'that other ways would cost the same' },
  phases: {
    keys: [
      'phase.begins',
      'phase.passed',
      'phase.by-itself',
      'phase.named',
      'player-turn.begins',
      'player-turn.ends',
    ],
    says: 'which phase begins, and that one is over by itself',
  },
  gone: {
    keys: ['unit.out-for-good', 'army.to-dead-pile'],
    says: 'that a lost unit is out of play for good, or another came in its place',
  },
  attackers: { keys: ['note.all-attack'], says: 'that all who can attack do' },
  taken: { keys: ['hex.taken', 'hexes.taken'], says: 'which hexes are taken on the way' },
  saved: { keys: ['turn.kept', 'turn.unkept'], says: 'that the game is saved, or is not' },
  hints: { keys: ['turn.hints', 'plan.how'], says: 'what could be typed next' },
} as const satisfies Readonly<Record<string, { readonly keys: readonly string[]; readonly says: string }>>;

export type MuteKind = keyof typeof MUTE_KINDS;

export const MUTE_NAMES = Object.keys(MUTE_KINDS) as readonly MuteKind[];

export const isMuteKind = (word: string): word is MuteKind => Object.hasOwn(MUTE_KINDS, word);

export const mutedKeys = (kinds: readonly MuteKind[]): ReadonlySet<string> =>
  new Set(kinds.flatMap((kind) => MUTE_KINDS[kind].keys));
