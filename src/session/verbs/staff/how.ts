// The verb `how`: how do I win, and which verb does what somebody asks about.
import { nearestWord } from '../../../language/parse/did-you-mean.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answerWith, message } from '../../reply.ts';
import { help } from '../game/help.ts';
import { goal } from './goal.ts';

/** Words that ask how the game is won. */
const WINNING: ReadonlySet<string> = new Set(['win', 'won', 'winning', 'victory', 'goal', 'lose', 'points']);

const wordsOf = (typed: string): readonly string[] => typed.toLowerCase().match(/[a-z-]+/g) ?? [];

/** What is called otherwise than by its verb. */
const CALLED: Readonly<Record<string, string>> = {
  set: 'place',
  setup: 'place',
  'set-up': 'place',
  deploy: 'place',
};

/** Words of a question that ask for nothing by themselves. */
const FILLING: ReadonlySet<string> = new Set(
  'do does can i we you one to a an the my your is it am are this that go about with of on in by'.split(' '),
);

export const how = (desk: Desk, typed: string): Reply => {
  const words = wordsOf(typed).filter((word) => !FILLING.has(word));
  if (words.some((word) => WINNING.has(word))) return answerWith(desk, goal(desk));
  if (words.length === 0) return answerWith(desk, [message('how.which')]);
  const verbs = desk.registry.verbs.map(({ name }) => name);
  const meant = (word: string): string | undefined =>
    desk.registry.find(word)?.spec.name ?? (word.length > 3 ? nearestWord(word, verbs) : undefined);
  const verb = words
    .map((word) => meant(word) ?? desk.registry.find(CALLED[word] ?? '')?.spec.name)
    .find((each) => each !== undefined);
  return verb === undefined
    ? answerWith(desk, [message('how.unknown', { typed })])
    : help(desk, { verb: [verb] });
};
