// Questions of a commander to his staff: how the game is won, how to do a thing, and how a turn begins.
import type { VerbSpec } from '../../api/verb-spec.ts';

const ask = (spec: Pick<VerbSpec, 'name' | 'help' | 'group'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  kind: 'question',
  slots: [],
  examples: [spec.name],
  seeAlso: [],
  ...spec,
});

/** What `brief` may be followed by: with it, it is the report of the staff. */
export const BRIEF_ME = 'me';

export const STAFF: readonly VerbSpec[] = [
  ask({
    name: 'goal',
    aliases: ['win', 'victory'],
    group: 'game',
    help: 'says how the game is won, how it stands, and what is worth something near you.',
    seeAlso: ['score', 'landmarks', 'briefing'],
  }),
  ask({
    name: 'briefing',
    group: 'game',
    help: 'reports in at most eight lines: front, gaps, chances, dangers, who arrives, what wins; so does brief me.',
    seeAlso: ['goal', 'status'],
  }),
  ask({
    name: 'how',
    group: 'read',
    slots: [{ name: 'question', kind: 'text', optional: true, says: 'do I, and what you want to do' }],
    help: 'answers how do I win, and of anything else which verb does it.',
    examples: ['how do i win', 'how do i move'],
    seeAlso: ['goal', 'help'],
  }),
];
